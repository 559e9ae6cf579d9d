"""False variants of the claims, each one small step from the truth: {(formula id, claim, what is wrong): Variant}."""

from claims_near_misses_heads import NEAR_MISSES_OF_HEADS
from claims_variants import Variant, assuming, left, right, without

from derive.catalogue.claims import (
    additive,
    attention,
    blockwise,
    cost_model,
    folding,
    linear,
    masks,
    moments,
    relative_bias,
    score_memory,
    sinusoidal,
    softmax,
    spread,
    squeeze_excitation,
    temperature,
)
from derive.catalogue.claims.kit import moved, over
from derive.catalogue.sparse import causal_mask
from derive.catalogue.vision import squeeze_excitation as squeeze_formula
from derive.logic import Big, Eq, Range, Rational, Sub, array, index, ln, sin, substitute
from derive.logic.sequents import Sequent, le, lt

T5 = relative_bias.T5


def shift_by_place(read):
    offset = array("offset")
    moved_scores = softmax.weight(read, scores=lambda a: softmax.s[a] - offset[a])
    return (Sequent([softmax.HERE], Eq(moved_scores, softmax.weight(read))),)


def hotter(read):
    (goal,) = temperature.uniform_limit(read)
    m, eps, t = temperature.m, temperature.eps, temperature.T
    weaker = [h for h in goal.hypotheses if h != le(2 * m * (1 + eps), eps * t)]
    return (Sequent([*weaker, le(m * (1 + eps), eps * t)], goal.conclusion),)


def colder(read):
    (goal,) = temperature.maximisers_limit(read)
    g, eps, t = temperature.g, temperature.eps, temperature.T
    weaker = [h for h in goal.hypotheses if h != le(softmax.N * t, g * eps)]
    return (Sequent([*weaker, le(t, g * eps)], goal.conclusion),)


def unmoved_bias(read):
    """A channel permutation that forgets the bias of the last layer."""
    o = squeeze_excitation.value(read, "o", *index("c y x"))
    table = moved(squeeze_formula(), "C", squeeze_excitation.pi)
    del table[array("b2")]
    c = index("c")
    moved_c = substitute(o, {c: squeeze_excitation.pi[c]})
    return (Sequent(squeeze_excitation.channel_order(read)[0].hypotheses, Eq(substitute(o, table), moved_c)),)


def without_b(read):
    """The concatenated form without the bias inside the tanh."""
    (goal,) = additive.concatenated(read)
    b = array("b")
    return (
        Sequent(goal.hypotheses, Eq(goal.conclusion.a, substitute(goal.conclusion.b, {b: ((index("a"),), 0 * b[0])}))),
    )


def logarithms_added(read):
    total, output = blockwise.logsumexp_merge(read)
    inner = total.conclusion.b.args[0]
    wrong = ln(sum(x.args[0] for x in inner.args))
    return Sequent(total.hypotheses, Eq(total.conclusion.a, wrong)), output


def one_key_more(read):
    length = masks.length
    goal = masks.shortened(read)[0]
    longer = substitute(attention.output(read), {attention.M: length + 1})
    return (Sequent(goal.hypotheses, Eq(goal.conclusion.a, longer)),)


def shifted_range(formula):
    def states(read):
        (goal,) = relative_bias.translation(formula)(read)
        n, m = index("n"), attention.M
        return (
            Sequent(
                goal.hypotheses, Eq(over(goal.conclusion.a, Range(n, m + n), Range(n + 1, m + n)), goal.conclusion.b)
            ),
        )

    return states


def next_entry(name):
    """An array read one place further."""
    x, t = array(name), index("t")
    return lambda term: substitute(term, {x: ((t,), x[t + 1])})


def negated(name, *places):
    x, where = array(name), index(" ".join(places))
    where = where if isinstance(where, tuple) else (where,)
    return lambda term: substitute(term, {x: (where, -x[where])})


def distance_as_bias(formula):
    def states(read):
        t, bias = index("t"), array("bias")
        o = substitute(attention.output(read, formula), {bias: ((t,), 1 * t)})
        return (Sequent([], Eq(o, attention.output(read))),)

    return states


def over_maximum(term, old, new):
    """A maximum over one domain taken over another."""
    if not isinstance(term, Big) or term.dom != old:
        return term
    place, body = term.open()
    return Big(body, place, new)


HALF = Rational(1, 2)
ONE_PAIR = {"N": 1, "M": 1, "D": 1, "E": 1, "i": 0, "j": 0, "e": 0, "scale": [2], "bias": [0, 0]}
TWO_KEYS = {**ONE_PAIR, "M": 2, "q": [[0]], "k": [[0], [0]], "v": [[0], [1]], "do": [[1]], "db": [1, 0, 0]}
ATTENTION = "scaled_dot_attention"
NEAR_MISSES = {
    **NEAR_MISSES_OF_HEADS,
    ("linear_attention", "weights-sum-to-one", "sum to two"): Variant(right(linear.weights, lambda b: 2 * b)),
    ("cost_model", "products-of-blockwise-attention", "too few blocks"): Variant(
        without(cost_model.blockwise_products, 6), points=({"N": 2, "M": 1, "D": 1, "E": 0, "R": 1, "B": 1},)
    ),
    ("cost_model", "scores-of-length-1024", "half the bytes"): Variant(
        right(score_memory.takes(1024, 4 * score_memory.MIB), lambda b: b * HALF), points=({"N": 1024, "M": 1024},)
    ),
    ("cost_model", "scores-held-in-full", "half of them"): Variant(right(cost_model.scores, lambda b: b * HALF)),
    ("softmax", "weights-between-zero-and-one", "below one half"): Variant(right(softmax.between, lambda b: b * HALF)),
    ("softmax", "weights-sum-to-one", "an empty row"): Variant(without(softmax.sums_to_one, 0)),
    ("softmax", "shift-invariance", "a shift that depends on the place"): Variant(shift_by_place),
    ("softmax", "permutation-equivariance", "no permutation"): Variant(without(softmax.permutation, 1)),
    ("softmax", "jacobian", "the sign"): Variant(right(softmax.jacobian, lambda b: -b)),
    ("softmax", "jacobian", "any direction"): Variant(without(softmax.jacobian, 2)),
    ("softmax", "jacobian-sums-to-zero", "any direction"): Variant(without(softmax.jacobian_sums, 1)),
    ("softmax", "gradient-of-logsumexp", "half of it"): Variant(right(softmax.logsumexp_gradient, lambda b: b * HALF)),
    ("softmax", "gradient-size", "half of it"): Variant(right(spread.sensitivity, lambda b: b * HALF)),
    ("softmax", "hot-limit-is-uniform", "half the temperature"): Variant(
        hotter, points=({"N": 5, "j": 0, "s": [1, -1, -1, -1, -1], "m": 1, "T": 2, "eps": 1},)
    ),
    ("softmax", "cold-limit-is-uniform-over-the-maximisers", "a temperature that forgets N"): Variant(
        colder, points=({"N": 10, "j": 0, "s": [0] + [-1] * 9, "g": 1, "T": "1/2", "eps": "1/2"},)
    ),
    ("stable_softmax", "exponents-not-positive", "below -1"): Variant(right(softmax.exponents, lambda b: b - 1)),
    ("stable_softmax", "denominator-at-least-one", "at least 2"): Variant(left(softmax.at_least_one, lambda a: a + 1)),
    (ATTENTION, "equals-the-matrix-form", "the weights of another row"): Variant(without(attention.matrix_form, 3)),
    (ATTENTION, "output-is-a-convex-combination", "the first key left out of the maximum"): Variant(
        right(
            attention.convex(attention.attention.scaled_dot_attention),
            lambda b: over_maximum(b, attention.KEYS, Range(1, attention.M)),
        ),
        points=({**ONE_PAIR, "M": 2, "q": [[0]], "k": [[0], [0]], "v": [[1], [0]]},),
    ),
    (ATTENTION, "key-order-invariance", "no permutation"): Variant(
        without(attention.key_order(attention.attention.scaled_dot_attention), 0)
    ),
    (ATTENTION, "query-equivariance", "keys of the permuted queries"): Variant(
        right(attention.query_order(attention.attention.scaled_dot_attention), lambda b: b * 2)
    ),
    ("scaled_dot_score", "dot-product-variance", "correlated queries"): Variant(
        without(moments.dot_variance, 0), refuted=False
    ),
    ("scaled_dot_score", "score-variance-one", "keys that are not centred"): Variant(
        without(moments.score_variance, 3), refuted=False
    ),
    ("scaled_dot_score", "largest-weight", "one key less"): Variant(
        left(spread.winner, lambda a: substitute(a, {softmax.N: softmax.N - 1}))
    ),
    ("scaled_dot_score", "gradient-vanishes-with-the-gap", "twice the gap"): Variant(
        right(spread.vanishing, lambda b: substitute(b, {spread.g: 2 * spread.g})),
        points=({"N": 2, "w": 0, "j": 1, "s": [1, 0], "g": 1},),
    ),
    (ATTENTION, "masked-is-removed", "keys that are not masked"): Variant(
        without(masks.removed, 2),
        points=(
            {
                "M": 2,
                "D": 0,
                "i": 0,
                "e": 0,
                "v": [[0], [1]],
                "A": [0],
                "B": [1],
                "mask": [[1, 1]],
                "q": [[]],
                "k": [[], []],
                "scale": [0],
            },
        ),
    ),
    ("padding_mask", "padded-is-shortened", "one key more"): Variant(one_key_more),
    (ATTENTION, "masked-weight-is-zero", "a visible key"): Variant(without(masks.zero_weight, 1)),
    (ATTENTION, "row-that-sees-nothing-is-zero", "a row that sees something"): Variant(without(masks.empty_row, 0)),
    (ATTENTION, "masked-keys-have-no-influence", "the last visible key changed"): Variant(
        masks.no_influence(
            masks.BOOLEAN, Sub(array("mask")[index("i"), index("u")], index("u"), Range(0, attention.M - 1))
        )
    ),
    ("causal_mask", "causal-prefix", "the key at the position itself changed"): Variant(
        masks.no_influence({}, Range(0, attention.i + attention.M - attention.N), causal_mask),
        sizes={"N": 1, "M": 1, "D": 1, "i": 0},
    ),
    ("causal_mask", "causal-prefix-upper-left", "the key at the position itself changed"): Variant(
        masks.no_influence(masks.UPPER_LEFT, Range(0, attention.i), causal_mask),
        sizes={"N": 1, "M": 1, "D": 1, "i": 0},
    ),
    ("causal_mask", "causal-rows-before-the-first-key-are-zero", "the row of the first key"): Variant(
        assuming(masks.rows_before_the_first_key, 0, le(attention.i + attention.M - attention.N, 0))
    ),
    (ATTENTION, "float-mask-is-a-bias", "a mask with -inf"): Variant(without(masks.float_mask_is_a_bias, 0)),
    ("causal_mask", "triangle-with-diagonal-hides-the-first-row", "the second row"): Variant(
        lambda read: (
            Sequent([], Eq(substitute(masks.triangle_with_diagonal(read), {index("i"): index("i") * 0 + 1}), 0)),
        )
    ),
    ("additive_attention", "query-equivariance", "twice the output"): Variant(
        right(attention.query_order(additive.ADDITIVE), lambda b: b * 2)
    ),
    ("additive_score", "equals-the-concatenated-form", "no bias in one"): Variant(without_b),
    ("additive_score", "score-is-bounded", "the sum without absolute values"): Variant(
        right(additive.bounded, lambda b: b - 1)
    ),
    ("relative_bias_attention", "score-depends-on-the-distance", "other queries"): Variant(
        without(relative_bias.toeplitz(relative_bias.SCALED), 0),
        points=({**ONE_PAIR, "n": 1, "M": 2, "q": [[0], [1]], "k": [[1], [1]]},),
    ),
    ("relative_bias_attention", "translation-invariance", "a key lost"): Variant(shifted_range(relative_bias.SCALED)),
    ("relative_bias_attention", "gradient-of-the-bias", "the next diagonal"): Variant(
        right(relative_bias.bias_gradient(relative_bias.SCALED), next_entry("db")), points=(TWO_KEYS,)
    ),
    ("relative_bias_attention_t5", "gradient-of-the-bias", "the scale of the other form"): Variant(
        right(relative_bias.bias_gradient(T5), lambda b: b * array("scale")[0]), points=(TWO_KEYS,)
    ),
    ("relative_bias_attention_t5", "no-bias-is-plain-attention", "the distance as a bias"): Variant(
        distance_as_bias(T5)
    ),
    ("blockwise_softmax", "merge-is-associative", "states that are not legal"): Variant(
        without(blockwise.associative, *range(12))
    ),
    ("blockwise_softmax", "empty-state-is-the-unit", "a state that is not legal"): Variant(
        without(blockwise.unit, *range(4))
    ),
    ("blockwise_softmax", "states-are-legal", "merging states that are not"): Variant(
        without(blockwise.closed, *range(8))
    ),
    ("blockwise_softmax", "lift-is-a-homomorphism", "one block twice"): Variant(
        left(blockwise.homomorphism, lambda a: substitute(a, {"B": ((), blockwise.A)}))
    ),
    ("blockwise_softmax", "two-blocks-give-the-formula", "blocks of other keys"): Variant(
        without(blockwise.two_blocks, 1)
    ),
    ("blockwise_softmax", "merging-by-logsumexp", "logarithms added"): Variant(logarithms_added),
    ("blockwise_softmax", "backward", "the sign of dlse"): Variant(right(blockwise.backward, negated("dlse", "i"))),
    ("blockwise_softmax", "masked-block-changes-nothing", "a block that is kept"): Variant(
        without(folding.masked_block, 1)
    ),
    ("blockwise_softmax", "any-tiles-give-the-formula", "tiles that start anywhere"): Variant(
        without(folding.any_tiles, 1), refuted=False
    ),
    ("blockwise_softmax", "any-tree-gives-the-formula", "nodes that lose keys"): Variant(
        without(folding.any_tree, 1), refuted=False
    ),
    ("squeeze_excitation", "gate-between-zero-and-one", "below one half"): Variant(
        right(squeeze_excitation.gate_bounds, lambda b: b * HALF)
    ),
    ("squeeze_excitation", "pixel-order-invariance", "no permutation"): Variant(
        without(squeeze_excitation.pixel_order, 2)
    ),
    ("squeeze_excitation", "channel-equivariance", "a bias that is not permuted"): Variant(unmoved_bias),
    ("squeeze_excitation", "dims-a-constant-image", "a dark image"): Variant(
        without(squeeze_excitation.dims_constant, 0)
    ),
    ("sinusoidal_encoding", "columns", "the next frequency"): Variant(
        right(sinusoidal.columns, lambda b: substitute(b, {sinusoidal.t: sinusoidal.t + 1}))
    ),
    ("sinusoidal_encoding", "shift-is-a-rotation", "the other direction"): Variant(
        right(sinusoidal.rotation, lambda b: b.xreplace({x: -x for x in b.atoms(sin) if x.has(sinusoidal.n)}))
    ),
    ("sinusoidal_encoding", "product-depends-on-the-distance", "one position moved"): Variant(
        lambda read: (
            Sequent(
                [le(0, sinusoidal.H)],
                Eq(
                    sinusoidal.product(read, sinusoidal.p + sinusoidal.n, sinusoidal.r, 2 * sinusoidal.H),
                    sinusoidal.product(read, sinusoidal.p, sinusoidal.r, 2 * sinusoidal.H),
                ),
            ),
        )
    ),
    ("sinusoidal_encoding", "norm", "D instead of D/2"): Variant(right(sinusoidal.norm_of_row, lambda b: 2 * b)),
    ("sinusoidal_encoding", "odd-width-ends-in-a-sine", "the column before it"): Variant(
        lambda read: (
            Sequent(
                [lt(0, sinusoidal.t)],
                Eq(
                    sinusoidal.encoding(read, sinusoidal.p, 2 * sinusoidal.t - 1, 2 * sinusoidal.t + 1),
                    sin(sinusoidal.angle(sinusoidal.p, sinusoidal.t - 1, 2 * sinusoidal.t + 1)),
                ),
            ),
        )
    ),
}
