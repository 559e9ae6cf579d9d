"""False variants of the claims about channel and spatial attention and CBAM, each one small step from the truth."""

from claims_variants import Variant, right, without

from derive.catalogue.claims import vision
from derive.logic import Rational

ONE = {"C": 1, "R": 1, "Y": 1, "X": 1, "K": 1, "TWO": 2}
WEIGHTS = {"w1": [[1]], "b1": [0], "w2": [[1]], "b2": [0]}

NEAR_MISSES_VISION = {
    ("channel_attention", "constant-channels", "half the gate"): Variant(
        right(vision.constant_channels, lambda b: b * Rational(1, 2)), sizes=ONE
    ),
    ("channel_attention", "pixel-order-invariance", "no permutation"): Variant(
        without(vision.pixels_in_any_order, 2),
        points=(ONE | {"X": 2, "c": 0, "pi": [0, 0], "flat": [[0, 1]]} | WEIGHTS,),
    ),
    ("spatial_attention", "channel-invariance", "no permutation"): Variant(
        without(vision.channels_unseen, 0), sizes=ONE | {"C": 2}
    ),
    ("spatial_attention", "a-kernel-of-zeros-halves", "a quarter"): Variant(
        right(vision.without_kernel, lambda b: b * Rational(1, 2)), sizes=ONE
    ),
    ("cbam", "composition", "half of it"): Variant(right(vision.composition, lambda b: b * Rational(1, 2)), sizes=ONE),
}
