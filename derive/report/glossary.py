"""What the letters of claims stand for that no formula explains, by chapter; some stand for the same anywhere."""

ANYWHERE = {
    "pi": "a permutation", "rho": "another permutation", "k2": "other keys", "v2": "other values",
    "ds": "any change of s", "dv": "any change of v", "db": "any change of the bias", "eps": "any bound",
    "do": "any gradient with respect to o", "dlse": "any gradient with respect to the logsumexp",
    "finite.mask": "positive where the mask is not −∞", "tile": "where each tile begins",
}  # fmt: skip
OF_CHAPTER = {
    "finite_mask_value": {
        "M": "the number of keys", "i": "a query", "e": "a feature of the values", "s": "the scores, query by key",
        "v": "the values", "mask": "positive where a query may see a key",
    },
    "equivariance_limits": {
        "N": "the number of positions", "C": "the width of the input", "D": "the width of queries and keys",
        "E": "the width of the values", "X": "the input, one row a position", "Wq": "the projection to queries",
        "Wk": "the projection to keys", "Wv": "the projection to values", "scale": "the factor of the scores",
        "bias": "one number for each distance", "slope": "how much a step takes off a score", "i": "a position",
        "e": "a feature of the output", "pi": "a permutation of the positions",
    },
    "interpretability": {
        "M": "the number of keys", "i": "a query", "j": "a key", "k": "a key", "w": "the key with the largest score",
        "e": "a feature of the values", "s": "the scores, query by key", "other": "other scores",
        "v": "the values", "v2": "other values", "null": "any vector with one number for each key",
        "g": "the gap between the largest score and the others", "ds": "the change of the scores along a path, Δ",
        "dv": "a change of the values", "time": "the place t on the path from s to s + Δ, as an array of one entry",
        "one": "the speed at which t moves, as an array of one entry",
        "NODES": "how many points a rule of integration has", "nodes": "the points of the rule, between 0 and 1",
        "parts": "the weight of each of these points", "E": "the number of features of the values",
        "PIECES": "how many pieces the path is cut into", "cuts": "where each piece begins",
        "h": "a bound of the length of a piece", "reach": "a bound r of the change of a score",
        "lo": "a lower bound a of the values", "hi": "an upper bound b of the values",
        "vectors": "the vectors of each stage of the elimination", "left": "how many vectors a stage has",
        "product": "the products of the vectors of a stage with the column that it kills",
        "pivot": "the vector of a stage that is subtracted from the others",
        "own": "a place of each vector where all others of its stage are 0",
    },
    "cost_model": {
        "N": "the number of queries", "M": "the number of keys", "D": "the width of queries and keys",
        "E": "the width of the values", "R": "the rows of a block", "B": "the number of blocks",
        "c": "any factor",
    },
    "additive_score": {"W": "the two projections side by side", "kq": "a key with a query behind it"},
    "alibi": {"n": "by how many places all moves"},
    "bahdanau_decoder": {
        "layer": "the two parts of w side by side", "both": "each encoder output with the hidden state behind it",
    },
    "blockwise_softmax": {
        **{
            f"{letter}_{name}": f"{what} in the {which} state"
            for name, which in (("a", "first"), ("b", "second"), ("c", "third"))
            for letter, what in (
                ("n", "how many keys are"), ("m", "the maximum"), ("l", "the sum of weights"),
                ("acc", "the sum of weighted values"),
            )
        },
        "count": "how many keys are in each state", "m": "the maximum in each state",
        "l": "the sum of weights in each state", "acc": "the sum of weighted values in each state",
        "t": "how many tiles were seen", "A": "some keys", "B": "other keys",
        "block": "the keys of each node of a tree",
        "leaves": "how many nodes of the tree are blocks", "root": "the last node",
        "left": "the first part of each node", "right": "its second part", "mask": "positive where a key counts",
    },
    "channel_attention": {"level": "the value of each constant channel"},
    "dilated_attention": {
        "w": "the reach of the window", "r": "the dilation", "T": "how many multiples of r the window reaches",
    },
    "document_attention": {"document": "the document of each position", "K": "the number of documents"},
    "dot_score": {"other": "other queries or keys", "x": "any factor", "y": "another factor"},
    "general_score": {"other": "other queries or keys", "x": "any factor", "y": "another factor"},
    "linear_attention": {
        "state": "the sum of φ(k) vᵀ after each block", "norm": "the sum of φ(k) after each block",
        "t": "how many blocks were seen",
    },
    "multi_head_attention": {"joined": "the outputs of all heads side by side", "w_flat": "Wo with one row for each"},
    "prefix_lm_attention": {"prefix": "the length of the prefix"},
    "relative_bias_attention": {"n": "by how many places all moves"},
    "relative_bias_attention_t5": {"n": "by how many places all moves"},
    "rotary_attention": {"n": "by how many places all moves"},
    "rotary_encoding": {"z": "another input", "r": "another position", "row": "one row of features"},
    "scaled_dot_attention": {
        "KT": "the keys, transposed", "S": "the scores", "P": "the weights", "A": "the keys that are kept",
        "B": "the keys that are masked",
    },
    "scaled_dot_score": {
        "g": "the gap between the largest score and the others", "w": "the key with the largest score",
    },
    "sinusoidal_encoding": {
        "H": "half the width, D = 2 H", "n": "by how many places the positions move", "r": "another position",
        "t": "the number of a pair of columns",
    },
    "softmax": {
        "x": "any number", "m": "a bound of the scores", "T": "the temperature",
        "g": "the gap between the largest score and the others",
    },
    "spatial_attention": {"level": "the value of each constant channel"},
    "squeeze_excitation": {"flat": "the image with its pixels in one row", "brightness": "the value of all pixels"},
    "strided_attention": {"r": "the stride", "T": "how many multiples of r there are up to N"},
    "window_attention": {"w": "the reach of the window"},
}  # fmt: skip
