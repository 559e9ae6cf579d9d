"""Derivatives along a direction, and expectations.

A derivative holds where the function has one: the rule returns what must not vanish as hypotheses.  An expectation is
linear; the moments that occur are assumed to exist.
"""

from itertools import combinations

from sympy import Abs, Add, Indexed, Integer, Max, Mul, Pow, cos, exp, sin, tanh

from derive.errors import Rejected
from derive.logic.kernel import equation, rule
from derive.logic.polynomial import ring_expand
from derive.logic.statements import All, Eq, Rel, all_of
from derive.logic.symbols import Select, inv, ln, root
from derive.logic.terms import Big, Mean, Sigma, Tangent, arrays, free
from derive.logic.wellformed import need

CHAIN = {
    exp: (lambda x: exp(x), lambda x: set()),
    inv: (lambda x: -(inv(x) ** 2), lambda x: {Rel("!=", x, 0)}),
    ln: (lambda x: inv(x), lambda x: {Rel("<", 0, x)}),
    root: (lambda x: inv(2 * root(x)), lambda x: {Rel("<", 0, x)}),
    tanh: (lambda x: 1 - tanh(x) ** 2, lambda x: set()),
    sin: (lambda x: cos(x), lambda x: set()),
    cos: (lambda x: -sin(x), lambda x: set()),
}


def tangent(t, s, ds):
    """(derivative of t along ds, statements under which it is one)."""
    if s not in arrays(t):
        return Integer(0), set()
    if isinstance(t, Indexed):
        need(all(s not in arrays(place) for place in t.indices), "the place of an entry moves: {}", t)
        return ds[t.indices], set()
    if isinstance(t, Sigma):
        return _tangent_of_sum(t, s, ds)
    if isinstance(t, Big):
        return _tangent_of_largest(t, s, ds)
    if isinstance(t, Select):
        return _tangent_of_select(t, s, ds)
    if isinstance(t, Pow):
        inner, side = tangent(t.base, s, ds)
        return t.exp * t.base ** (t.exp - 1) * inner, side
    if isinstance(t, (Add, Mul, Max)):
        return _tangent_of_many(t, s, ds)
    if t.func in CHAIN:
        x = t.args[0]
        inner, side = tangent(x, s, ds)
        outer, needs = CHAIN[t.func]
        return outer(x) * inner, side | needs(x)
    raise Rejected(f"no derivative of {t.func.__name__}: {t}")


def _tangent_of_sum(t, s, ds):
    need(s not in arrays(t.dom), "the domain moves")
    v, body = t.open()
    inner, side = tangent(body, s, ds)
    return Sigma(inner, v, t.dom), _for_all(side, v, t.dom)


def _for_all(side, v, dom):
    return {all_of(p, v, dom) if v in free(p) else p for p in side}


def _tangent_of_largest(t, s, ds):
    """Of the maximum of f over A, over B, ...: the mean of the derivatives of the largest, if at most one is largest.

    Let every f(i, j, ...) have a derivative, and n <= 1 of them equal the maximum at the point.  The bags are finite
    and do not move.  If n = 1, then the others lie below; with derivatives they are continuous along the direction, so
    they stay below for small steps, and the maximum moves as that one does.  A value that a bag holds twice counts
    twice, so that n = 1 says that it is there once.  If n = 0, then some bag is void, for otherwise the maximum is
    attained: no bag depends on the index of another, so that nothing is compared at all; the maximum is the one
    unspecified real, whatever the arrays hold, and its derivative is 0, as the sum is.
    """
    over, body = _opened_largest(t)
    need(all(s not in arrays(dom) for _, dom in over), "a domain moves")
    inner, side = tangent(body, s, ds)
    moved = _where_equal(body, t, inner)
    for v, dom in reversed(over):
        moved, side = Sigma(moved, v, dom), _for_all(side, v, dom)
    return inv(maximisers(t)) * moved, side | {no_ties(t)}


def _opened_largest(t):
    """([(index, domain), ...], body) of maxima over independent domains."""
    over, body = [], t
    while isinstance(body, Big):
        dom = body.dom
        need(free(dom).isdisjoint(v for v, _ in over), "a domain depends on the index of another: {}", dom)
        v, body = body.open()
        over.append((v, dom))
    return over, body


def maximisers(t):
    """How many elements are equal to their maximum t."""
    over, body = _opened_largest(t)
    count = _where_equal(body, t, Integer(1))
    for v, dom in reversed(over):
        count = Sigma(count, v, dom)
    return count


def no_ties(t):
    """At most one element is equal to the maximum t."""
    return Rel("<=", maximisers(t), 1)


def _where_equal(a, b, x):
    """x where the reals a and b are equal, else 0."""
    return Select(1 - Select(Abs(a - b), 1, 0), x, 0)


def _tangent_of_select(t, s, ds):
    """A condition that has a derivative is continuous: where it is not 0 its sign stays, and so does the branch."""
    condition, x, y = t.args
    moves = s in arrays(condition)
    decided = tangent(condition, s, ds)[1] | {Rel("!=", condition, 0)} if moves else set()
    (dx, side_x), (dy, side_y) = tangent(x, s, ds), tangent(y, s, ds)
    side_x = {_asked_where(p, lambda n: Select(condition, n, 0)) for p in side_x}
    side_y = {_asked_where(p, lambda n: Select(condition, 0, n)) for p in side_y}
    return Select(condition, dx, dy), side_x | side_y | decided


def _asked_where(p, seen):
    """That a maximum has no ties, asked only where its branch is taken: n <= 1 becomes seen(n) <= 1.

    A branch that is not taken does not count, for the branch stays the same.  What must not vanish is asked of both.
    """
    if isinstance(p, All):
        v, inner = p.open()
        return all_of(_asked_where(inner, seen), v, p.dom)
    return Rel("<=", seen(p.a), p.b) if p.op == "<=" else p


def _tangent_of_many(t, s, ds):
    parts = [tangent(a, s, ds) for a in t.args]
    side = set().union(*[p[1] for p in parts])
    inner = [p[0] for p in parts]
    if isinstance(t, Add):
        return Add(*inner), side
    if isinstance(t, Mul):
        return Add(*[Mul(*t.args[:n], d, *t.args[n + 1 :]) for n, d in enumerate(inner)]), side
    return _tangent_of_max(t.args, inner), side | {Rel("!=", a, b) for a, b in combinations(t.args, 2)}


def _tangent_of_max(terms, tangents):
    """The derivative of the largest of some terms that all differ: for each, (1 + [x > y] - [y > x]) / 2 times its
    own, y the largest of the others.  (Where two are equal this is no derivative; it gives each its even share.)
    """
    out = []
    for n, (x, dx) in enumerate(zip(terms, tangents, strict=True)):
        above = ring_expand(x - Max(*terms[:n], *terms[n + 1 :]))
        out.append((1 + Select(above, 1, 0) - Select(ring_expand(-above), 1, 0)) / 2 * dx)
    return Add(*out)


@rule
def differentiate(t, s, ds):
    """|- the derivative of t along the direction ds of the array s, under what must not vanish."""
    derivative, side = tangent(t, s, ds)
    return side, Eq(Tangent(t, s, ds), derivative)


@rule
def mean_linear(t):
    """An expectation is linear: over +, over a sum, and factors without a random array come out."""
    need(isinstance(t, Mean), "not an expectation")
    x, noise = t.args[0], t.args[1:]
    if isinstance(x, Add):
        return [], Eq(t, Add(*[Mean(a, *noise) for a in x.args]))
    if isinstance(x, Sigma):
        v, body = x.open()
        need(t.held.isdisjoint(arrays(x.dom)), "random bounds")
        return [], Eq(t, Sigma(Mean(body, *noise), v, x.dom))
    factors = Mul.make_args(x)
    out = [f for f in factors if t.held.isdisjoint(arrays(f))]
    rest = [f for f in factors if not t.held.isdisjoint(arrays(f))]
    return [], Eq(t, Mul(*out) * (Mean(Mul(*rest), *noise) if rest else 1))


@rule
def under_array(t, wrap):
    """H |- a = b gives H |- Mean(a) = Mean(b), or the same of a Tangent: H must not speak of the held arrays."""
    a, b = equation(t)
    for h in t.hyps:
        need(wrap.held.isdisjoint(arrays(h)), "a held array occurs in {}", h)
    return t.hyps, Eq(*[wrap.func(x, *wrap.args[1:]) for x in (a, b)])


CALCULUS = (differentiate, mean_linear, under_array)
