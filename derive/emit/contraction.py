"""Which sums are matrix products: the factors of a product, sorted by the side of the contraction they belong to."""

from dataclasses import dataclass

import sympy as sp

from derive.formula import Entry
from derive.program import indices_of, is_leading


@dataclass(frozen=True)
class Contraction:
    """outside * sum over the contracted axis of left * right."""

    outside: sp.Expr
    left: sp.Expr
    right: sp.Expr


def contraction(body, over, left_axes, right_axes):
    """The Contraction of a product over `over`; None if some factor varies on both sides.

    left_axes, right_axes: the free axes of either side.  What varies over `over` only goes to the right, which must
    have something else besides.
    """
    outside, left, right, both = [], [], [], []
    for factor in sp.Mul.make_args(body):
        axes = {x for x in indices_of(factor) if not is_leading(x)}
        if not axes & set(over):
            outside.append(factor)
        elif axes <= set(over):
            both.append(factor)
        elif axes <= {*over, *left_axes}:
            left.append(factor)
        elif axes <= {*over, *right_axes}:
            right.append(factor)
        else:
            return None
    if not right:
        return None
    return Contraction(sp.Mul(*outside), sp.Mul(*left), sp.Mul(*right, *both))


def contractions(body, over, left_axes, right_axes):
    """The Contractions of a sum of products; None if one of its terms is none."""
    terms = [contraction(term, over, left_axes, right_axes) for term in sp.Add.make_args(body)]
    return None if None in terms else terms


def is_bare(e):
    """An entry by itself: an operand that can be handed over in the dtype it is stored in."""
    return isinstance(e, Entry)
