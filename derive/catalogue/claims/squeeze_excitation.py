"""Claims about squeeze-and-excitation: its gate, what the gate does not see, and that it is no attention."""

from derive.catalogue import vision
from derive.catalogue.claims.kit import moved
from derive.catalogue.claims.pixels import any_order, prove_any_order
from derive.claims import Claim
from derive.logic import (
    Big,
    Eq,
    In,
    Perm,
    Range,
    array,
    index,
    index_map,
    real,
    substitute,
    sym,
)
from derive.logic.sequents import (
    Sequent,
    le,
    lt,
    permuted,
    settle,
)

c, y, x, u, r = index("c y x u r")
C, Y, X = index("C Y X")
image = array("image")
brightness = real("brightness")
pi = index_map("pi")
CHANNELS = Range(0, C)
SIZES = (lt(0, X), lt(0, Y), lt(0, index("R")))


def value(read, name, *places):
    return read(vision.squeeze_excitation()).value(name, *places)


def gate_bounds(read):
    gate = value(read, "gate", c)
    return Sequent([], lt(0, gate)), Sequent([], lt(gate, 1))


def pixel_order(read):
    return any_order(value(read, "gate", c), le(0, Y), le(0, X))


def channel_order(read):
    o = value(read, "o", c, y, x)
    changed = substitute(o, moved(vision.squeeze_excitation(), "C", pi))
    return (Sequent([Perm(pi, CHANNELS)], Eq(changed, substitute(o, {c: pi[c]}))),)


def prove_channel_order(goals):
    (goal,) = goals
    return (settle(sym(permuted(goal.conclusion.b, pi, CHANNELS)), goal),)


def constant_image(read):
    return substitute(value(read, "o", c, y, x), {image: ((c, y, x), brightness)})


def dims_constant(read):
    return (Sequent([lt(0, brightness)], lt(constant_image(read), brightness)),)


def keeps_constant(read):
    """What a convex combination of equal channels would give back."""
    return (Sequent([In(c, CHANNELS), *SIZES], Eq(constant_image(read), brightness)),)


def between_channels(read):
    o = value(read, "o", c, y, x)
    smallest = -Big(-image[u, y, x], u, CHANNELS)
    pixel = [In(y, Range(0, Y)), In(x, Range(0, X))]
    return (Sequent([In(c, CHANNELS), *pixel, *SIZES], le(smallest, o)),)


CLAIMS = {
    "squeeze_excitation": (
        Claim("gate-between-zero-and-one", "0 < s_c < 1", gate_bounds),
        Claim(
            "pixel-order-invariance",
            "the gate is the same for every permutation of the pixels",
            pixel_order,
            prove_any_order,
        ),
        Claim(
            "channel-equivariance",
            "a permutation of the channels of F, W₁, W₂ and b₂ permutes the output",
            channel_order,
            prove_channel_order,
        ),
        Claim("dims-a-constant-image", "F = a > 0 gives s_c a < a", dims_constant),
        Claim(
            "is-self-attention-over-channels",
            "SE gives a constant image back, as every convex combination of the channels does",
            keeps_constant,
            expected=False,
        ),
        Claim(
            "output-between-channels",
            "min_c F_cyx ≤ o_cyx, as for a convex combination of the channels",
            between_channels,
            expected=False,
        ),
    )
}
