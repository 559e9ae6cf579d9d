"""That the order of the pixels does not matter, for every permutation of all of them: sums and maxima over an image."""

from derive.catalogue.claims import lemmas
from derive.logic import (
    Eq,
    Indexed,
    Perm,
    Range,
    Reduce,
    Sigma,
    array,
    exchange,
    index,
    index_map,
    instantiate,
    perm_reindex,
    substitute,
    sym,
    trans,
)
from derive.logic.sequents import Sequent, settle, transform
from derive.logic.tactics import side

c, y, x, u = index("c y x u")
Y, X = index("Y X")
image, flat = array("image flat")
pi = index_map("pi")


def with_pixels(term, pixel):
    """The image given as one row of pixels a channel, pixel (y, x) at place y X + x."""
    return substitute(term, {image: ((c, y, x), flat[c, pixel(y * X + x)])})


def any_order(gate, *sizes):
    """A gate of the image is the same for every permutation of its pixels."""
    moved = with_pixels(gate, lambda pixel: pi[pixel])
    return (Sequent([*sizes, Perm(pi, Range(0, Y * X))], Eq(moved, with_pixels(gate, lambda pixel: pixel))),)


def prove_any_order(goals):
    """Both sides are sums and maxima over one row of pixels; there the permutation re-indexes one into the other."""
    (goal,) = goals
    left, right = transform(goal.conclusion.a, flattened), transform(goal.conclusion.b, flattened)
    right = trans(right, transform(side(right), reordered))
    return (settle(trans(left, sym(right)), goal),)


def flattened(t):
    """sum_x sum_y f(y X + x), at one channel, is the sum of f over all pixels; so is the maximum."""
    if not isinstance(t, Reduce) or t.dom != Range(0, X) or not isinstance(t.body, t.func):
        return None
    channel = next(a for a in t.atoms(Indexed) if a.base == flat).indices[0]
    pixels = flat[channel, pi[u]] if t.has(pi) else flat[channel, u]
    lemma = lemmas.row_major() if isinstance(t, Sigma) else lemmas.row_major_largest()
    lemma = instantiate(lemma, m={lemmas.f: ((u,), pixels), lemmas.N: Y, lemmas.m: X})
    return trans(exchange(t), sym(lemma))


def reordered(t):
    whole = isinstance(t, Reduce) and t.dom == Range(0, Y * X) and not t.has(pi)
    return perm_reindex(t, pi) if whole else None
