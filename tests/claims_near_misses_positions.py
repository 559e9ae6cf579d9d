"""False variants of the claims about positions, limits and the decoder, each one small step from the truth."""

from claims_near_misses import HALF, Variant, left, right, without

from derive.catalogue.claims import (
    alibi,
    decoder,
    decoder_lengths,
    finite_mask,
    integrated_gradients,
    interpretability,
    limits,
    other_weights,
    rotary,
)
from derive.logic import index, substitute

ONE_UNIT = decoder_lengths.ONE_OF_TWO | {"S": 1, "encoder_outputs": [[1], [0]]}
TWO_PIECES = {"M": 2, "PIECES": 2, "i": 0, "e": 0, "s": [[0, 0]], "v": [[0], [1]], "lo": 0, "hi": 1, "reach": 0}
# One key and no feature: the ones kill its only vector; what is read as the first that is left may be anything.
ONE_KEY = {"E": 0, "M": 1, "i": 0, "j": 0, "s": [[0]], "v": [[]], "left": [1, 0], "own": [[0], [0]]}
ONE_KEY |= {"vectors": [[[1]], [[1]]], "product": [[1]], "pivot": [0]}
NEAR_MISSES_POSITIONS = {
    ("rotary_encoding", "keeps-norms", "half of it"): Variant(right(rotary.keeps_norms, lambda b: b * HALF)),
    ("rotary_encoding", "product-depends-on-the-distance", "the distance turned round"): Variant(
        right(rotary.depends_on_the_distance, lambda b: substitute(b, {rotary.p: 2 * rotary.r - rotary.p}))
    ),
    ("rotary_attention", "score-depends-on-the-distance", "twice the score"): Variant(
        right(rotary.toeplitz, lambda b: b * 2)
    ),
    ("alibi", "bias-takes-off", "any slope"): Variant(without(alibi.takes_off, 0)),
    ("alibi", "is-a-relative-bias", "half the slope"): Variant(
        right(
            alibi.is_a_relative_bias,
            lambda b: substitute(b, {alibi.slope: ((index("t"),), HALF * alibi.slope[index("t")])}),
        ),
        points=(
            {"N": 1, "M": 2, "D": 0, "i": 0, "e": 0, "q": [[]], "k": [[], []], "v": [[0], [1]]}
            | {"slope": [1], "scale": [1]},
        ),
    ),
    ("finite_mask_value", "all-masked-row-becomes-uniform", "a key is seen"): Variant(
        without(finite_mask.uniform, 1),
        points=({"M": 2, "i": 0, "e": 0, "s": [[0, 0]], "mask": [[1, 0]], "v": [[1], [3]]},),
    ),
    ("equivariance_limits", "plain-self-attention-is-equivariant", "no permutation"): Variant(
        without(limits.plain, 1), sizes=limits.FEW
    ),
    ("interpretability", "other-weights-give-the-same-output", "any vector"): Variant(
        without(interpretability.not_unique, 1)
    ),
    ("interpretability", "winner-takes-all", "twice the bound"): Variant(
        left(interpretability.winner_takes_all, lambda a: 2 * a)
    ),
    ("interpretability", "integrated-gradients-are-complete", "any rule of integration"): Variant(
        without(interpretability.complete, 0),
        points=(
            {"M": 2, "NODES": 0, "i": 0, "e": 0, "s": [[0, 0]], "ds": [[0, 1]], "v": [[0], [1]]}
            | {"nodes": [], "parts": []},
        ),
    ),
    ("interpretability", "more-keys-than-the-rank-have-other-weights", "no vector left"): Variant(
        without(other_weights.other_weights, 1), points=(ONE_KEY,)
    ),
    ("interpretability", "rank-at-most-features-and-one", "a column that kills two"): Variant(
        without(other_weights.some_left, 2), points=({"E": 0, "M": 2, "left": [2, 0]},)
    ),
    ("interpretability", "integrated-gradients-by-midpoints", "steps larger than said"): Variant(
        without(integrated_gradients.midpoints, 2), points=(TWO_PIECES | {"ds": [[0, 9]]},)
    ),
    ("bahdanau_decoder", "weights-up-to-the-length-sum-to-one", "no step at all"): Variant(
        without(decoder_lengths.weights_sum, 1), points=(decoder_lengths.ONE_OF_TWO | {"key_lengths": [0]},)
    ),
    ("bahdanau_decoder", "padded-is-shortened", "a length beyond the end"): Variant(
        without(decoder_lengths.shortened, 1), points=(ONE_UNIT | {"key_lengths": [2]},)
    ),
    ("bahdanau_decoder", "weights-sum-to-one", "no step"): Variant(without(decoder.weights_sum, 0)),
    ("bahdanau_decoder", "context-is-the-average", "half of it"): Variant(
        right(decoder.context_is_the_average, lambda b: b * HALF)
    ),
}
