"""False variants of the claims about scores, heads, sparse patterns and other normalisers."""

from claims_variants import Variant, right, without

from derive.catalogue import alternatives as formulas
from derive.catalogue import sparse as patterns
from derive.catalogue.claims import (
    alternatives,
    attention,
    counts,
    counts_of_multiples,
    head_layout,
    heads,
    scores,
    sparse,
    window_counts,
)
from derive.logic import Integer, Rational, substitute
from derive.logic.sequents import Sequent

SMALL = {"N": 2, "D": 1, "MODEL": 1, "SOURCE": 1, "E": 1}
SAME, MASK = "output-is-plain-attention", "equals-dense-attention-with-the-mask"


def squared(bilinear):
    return right(bilinear, lambda b: substitute(b, {scores.x: scores.x**2}))


def twice(states):
    return Variant(right(states, lambda b: 2 * b))


def next_size(size):
    return lambda term: substitute(term, {size: size + 1})


ONE_HEAD = {"HEADS": 1, "N": 1, "D": 1, "E": 1, "MODEL": 1, "batch": 0, "i": 0, "n": 0, "scale": [1], "x": [[[1]]]}
ONE_HEAD |= {key: [[[1]]] for key in ("w_query", "w_key", "w_value", "w_out")}
WHOLE = {**ONE_HEAD, "w_query": [[[0]]], "all_queries": [[0]], "all_keys": [[1]], "all_values": [[1]], "joined": [1]}
NEAR_MISSES_OF_HEADS = {
    ("dot_score", "score-is-bilinear", "x squared"): Variant(squared(scores.bilinear(scores.dot))),
    ("general_score", "score-is-bilinear", "x squared"): Variant(squared(scores.bilinear(scores.general))),
    ("self_attention", "permutation-equivariance", "no permutation"): Variant(
        without(heads.row_order(heads.heads.self_attention), 1), sizes=SMALL
    ),
    ("cross_attention", "order-of-the-second-sequence-does-not-matter", "no permutation"): Variant(
        without(heads.source_order, 0), sizes=SMALL | {"M": 2}
    ),
    ("multi_head_attention", "one-head-is-self-attention", "twice the output"): Variant(
        right(heads.single_head, lambda b: 2 * b), points=(ONE_HEAD,)
    ),
    ("multi_head_attention", "equals-the-layer-of-whole-matrices", "any output matrix"): Variant(
        without(head_layout.whole_matrices, 6),
        points=(WHOLE | {"w_flat": [[2]]},),
    ),
    ("window_attention", MASK, "one key further"): Variant(
        right(sparse.dense(patterns.window_attention), next_size(sparse.left)),
        points=(sparse.ONE_ROW | {"window_left": 0, "window_right": 0},),
    ),
    ("banded_attention", MASK, "one key further"): Variant(
        right(sparse.dense(patterns.banded_attention), next_size(sparse.upper)),
        points=(sparse.ONE_ROW | {"band_lower": -1, "band_upper": 0},),
    ),
    ("dilated_attention", MASK, "the next dilation"): Variant(
        right(
            sparse.dense(patterns.dilated_attention), lambda b: substitute(b, {sparse.dilation: sparse.dilation + 1})
        ),
        points=(sparse.ONE_ROW | {"window_left": 1, "window_right": 0, "dilation": 1},),
    ),
    ("strided_attention", MASK, "the next stride"): Variant(
        right(sparse.dense(patterns.strided_attention), next_size(sparse.stride)),
        points=(sparse.ONE_ROW | {"M": 4, "k": [[]] * 4, "v": [[0], [1], [0], [0]], "stride": 2},),
    ),
    ("prefix_lm_attention", "no-prefix-is-causal", "a prefix of one key"): Variant(
        sparse.equal_where(patterns.prefix_lm_attention, sparse.prefix_of(Integer(1)), patterns.causal_mask),
        points=(sparse.ONE_ROW | {"N": 3, "q": [[]] * 3},),
    ),
    ("document_attention", "one-document-is-dense", "several documents"): Variant(
        without(sparse.one_document, 0), points=(sparse.ONE_ROW | {"query_documents": [0], "key_documents": [0, 1]},)
    ),
    ("window_attention", "pairs-of-a-window-of-two-reaches", "a reach of less than nothing"): Variant(
        without(window_counts.two_reaches, 1), points=({"N": 3, "window_left": 0, "window_right": -3},)
    ),
    ("window_attention", "pairs-of-a-sliding-window", "the key before the window"): Variant(
        right(window_counts.sliding_count, next_size(sparse.width)), points=({"N": 2, "sliding_window": 1},)
    ),
    ("window_attention", "pairs-of-a-window-at-most", "a row less"): Variant(
        right(window_counts.at_most, lambda b: b - sparse.left - sparse.right - 1),
        points=({"N": 1, "M": 1, "window_left": 0, "window_right": 0},),
    ),
    ("banded_attention", "pairs-of-a-band-around-the-diagonal", "a band ahead of it"): Variant(
        without(window_counts.around_the_diagonal, 1), points=({"N": 3, "band_lower": -4, "band_upper": -3},)
    ),
    ("banded_attention", "pairs-of-a-band", "keys ahead"): Variant(
        without(counts.states_band, 0), points=({"N": 1, "band_lower": -2, "band_upper": 0},)
    ),
    ("dilated_attention", "pairs-of-a-dilated-window", "one step more"): Variant(
        right(counts_of_multiples.states_dilated, next_size(counts_of_multiples.T)),
        points=({"N": 2, "w": 1, "r": 1, "T": 1},),
    ),
    ("strided_attention", "pairs-of-a-stride", "one multiple less"): Variant(
        without(counts_of_multiples.states_strided, 3), points=({"N": 2, "r": 1, "T": 0},)
    ),
    ("prefix_lm_attention", "pairs-of-a-prefix", "a longer prefix"): Variant(
        without(counts.states_prefix, 1), points=({"N": 1, "prefix": 2},)
    ),
    ("document_attention", "pairs-of-documents", "a number too many"): Variant(
        without(counts.states_documents, 1), points=({"N": 1, "K": 0, "document": [0]},)
    ),
    ("softcap_attention", "score-is-bounded", "half the cap"): Variant(
        right(alternatives.cap_bounds, lambda b: b * Rational(1, 2))
    ),
    ("sink_attention", "weights-sum-to-less-than-one", "below one half"): Variant(
        right(alternatives.sum_below_one(formulas.sink_attention), lambda b: b * Rational(1, 2))
    ),
    ("off_by_one_attention", "weights-sum-to-less-than-one", "below one half"): Variant(
        right(alternatives.sum_below_one(formulas.off_by_one_attention), lambda b: b * Rational(1, 2))
    ),
    ("sigmoid_attention", "weights-between-zero-and-one", "below one half"): Variant(
        right(alternatives.sigmoid_bounds, lambda b: b * Rational(1, 2))
    ),
    ("relu_attention", "weights-are-not-negative", "at least one"): Variant(
        lambda read: (
            Sequent(goal.hypotheses, type(goal.conclusion)("<=", Integer(1), goal.conclusion.b))
            for goal in alternatives.relu_bounds(read)
        )
    ),
    ("general_attention", "query-equivariance", "twice the output"): twice(
        attention.query_order(formulas.general_attention)
    ),
    ("logsumexp_attention", "weights-from-the-logsumexp", "twice the output"): twice(
        alternatives.weights_from_logsumexp
    ),
    ("entropy_attention", SAME, "twice the output"): twice(alternatives.same_output(formulas.entropy_attention)),
}
