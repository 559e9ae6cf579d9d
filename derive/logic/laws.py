"""Untrusted.  Laws of element-wise functions that are proved once and instantiated where they are needed."""

from functools import cache

from sympy import Symbol, exp

from derive.logic.rules_equality import arith, assume, cases, cut, instantiate, inv_zero, sym, trans
from derive.logic.statements import Eq, Rel
from derive.logic.symbols import Select, inv, ln

X, Y, C = (Symbol(n, real=True) for n in ("schema_x", "schema_y", "schema_c"))


def law(name, **values):
    """An instance of one of the laws below."""
    place = {"x": X, "y": Y, "c": C}
    return instantiate(_law(name), m={place[k]: v for k, v in values.items()})


@cache
def _law(name):
    return LAWS[name]()


def _select_is_factor():
    """Select(c, x, 0) = Select(c, 1, 0) x."""
    return arith(goal=Eq(Select(C, X, 0), Select(C, 1, 0) * X))


def _indicator_squared():
    """Select(c, 1, 0)^2 = Select(c, 1, 0)."""
    return arith(goal=Eq(Select(C, 1, 0) ** 2, Select(C, 1, 0)))


def _inverse_of_product():
    """inv(x y) = inv(x) inv(y), at 0 too."""
    goal = Eq(inv(X * Y), inv(X) * inv(Y))

    def at_zero(a):
        product = cut(arith(goal=Eq(X * Y, 0), hyps=(Eq(a, 0),)), inv_zero(a=X * Y))
        return arith(product, inv_zero(a=a), goal=goal, hyps=(Eq(a, 0),))

    away = arith(goal=goal, hyps=(Rel("!=", X, 0), Rel("!=", Y, 0)))
    return cases(at_zero(X), cases(at_zero(Y), away, p=Eq(Y, 0)), p=Eq(X, 0))


def _inverse_of_exp():
    """inv(exp(x)) = exp(-x)."""
    return arith(goal=Eq(inv(exp(X)), exp(-X)))


def _inverse_of_inverse():
    """inv(inv(x)) = x, at 0 too."""
    at_zero = trans(cut(inv_zero(a=X), inv_zero(a=inv(X))), sym(assume(Eq(X, 0))))
    return cases(at_zero, arith(goal=Eq(inv(inv(X)), X), hyps=(Rel("!=", X, 0),)), p=Eq(X, 0))


def _logarithm_of_scaled():
    """0 < x |- ln(x exp(c)) = ln(x) + c."""
    raised = arith(goal=Eq(exp(ln(X * exp(C))), exp(ln(X) + C)), hyps=(Rel("<", 0, X),))
    return arith(raised, goal=Eq(ln(X * exp(C)), ln(X) + C))


def _exp_of_logarithm():
    """0 < x |- x = exp(ln(x))."""
    return arith(goal=Eq(X, exp(ln(X))), hyps=(Rel("<", 0, X),))


def _inverse_cancels():
    """0 < x |- x inv(x) = 1."""
    return arith(goal=Eq(X * inv(X), 1), hyps=(Rel("<", 0, X),))


def _share_of_sum():
    """0 < x + y |- x inv(x + y) = 1 - y inv(x + y)."""
    return arith(goal=Eq(X * inv(X + Y), 1 - Y * inv(X + Y)), hyps=(Rel("<", 0, X + Y),))


LAWS = {
    "select": _select_is_factor,
    "idem": _indicator_squared,
    "inv_mul": _inverse_of_product,
    "inv_exp": _inverse_of_exp,
    "inv_inv": _inverse_of_inverse,
    "ln_scale": _logarithm_of_scaled,
    "exp_ln": _exp_of_logarithm,
    "inv_cancel": _inverse_cancels,
    "share": _share_of_sum,
}
