"""Claims about squeeze-and-excitation: its gate, what the gate does not see, and that it is no attention."""

from derive.catalogue import vision
from derive.catalogue.claims import lemmas
from derive.catalogue.claims.kit import moved
from derive.claims import Claim
from derive.logic import (
    Big,
    Eq,
    In,
    Indexed,
    Perm,
    Range,
    Sigma,
    array,
    exchange,
    index,
    index_map,
    instantiate,
    perm_reindex,
    real,
    substitute,
    sym,
    trans,
)
from derive.logic.sequents import (
    Sequent,
    le,
    lt,
    permuted,
    settle,
    transform,
)
from derive.logic.tactics import side

c, y, x, u, r = index("c y x u r")
C, Y, X = index("C Y X")
image, flat = array("image flat")
brightness = real("brightness")
pi = index_map("pi")
CHANNELS = Range(0, C)
SIZES = (lt(0, X), lt(0, Y), lt(0, index("R")))


def value(read, name, *places):
    return read(vision.squeeze_excitation()).value(name, *places)


def with_pixels(term, pixel):
    """The image given as one row of pixels a channel, pixel (y, x) at place y X + x."""
    return substitute(term, {image: ((c, y, x), flat[c, pixel(y * X + x)])})


def gate_bounds(read):
    gate = value(read, "gate", c)
    return Sequent([], lt(0, gate)), Sequent([], lt(gate, 1))


def pixel_order(read):
    gate = value(read, "gate", c)
    hypotheses = [le(0, Y), le(0, X), Perm(pi, Range(0, Y * X))]
    moved_pixels = with_pixels(gate, lambda pixel: pi[pixel])
    return (Sequent(hypotheses, Eq(moved_pixels, with_pixels(gate, lambda pixel: pixel))),)


def prove_pixel_order(goals):
    (goal,) = goals

    def flatten(t):
        """sum_x sum_y f(y X + x), at one channel, is the sum of f over all pixels."""
        if not isinstance(t, Sigma) or t.dom != Range(0, X) or not isinstance(t.body, Sigma):
            return None
        channel = next(a for a in t.atoms(Indexed) if a.base == flat).indices[0]
        through = pi if t.has(pi) else None
        pixels = (lambda place: flat[channel, pi[place]]) if through else (lambda place: flat[channel, place])
        nested = exchange(t)
        lemma = instantiate(lemmas.row_major(), m={lemmas.f: ((u,), pixels(u)), lemmas.N: Y, index("m"): X})
        return trans(nested, sym(lemma))

    def reorder(t):
        whole = isinstance(t, Sigma) and t.dom == Range(0, Y * X) and not t.has(pi)
        return perm_reindex(t, pi) if whole else None

    left = transform(goal.conclusion.a, flatten)
    right = transform(goal.conclusion.b, flatten)
    right = trans(right, transform(side(right), reorder))
    return (settle(trans(left, sym(right)), goal),)


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
            prove_pixel_order,
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
