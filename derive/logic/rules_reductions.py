"""Rules of sums and maxima over bags.  A sum over nothing is 0; a maximum over nothing is one unspecified real."""

from sympy import Add, KroneckerDelta, Max, Mul

from derive.logic.domains import Nil, One, Plus, Range
from derive.logic.kernel import eigen, equation, rule
from derive.logic.statements import Distinct, Eq, In, Inhabited, Perm, Rel, SameBag, Void
from derive.logic.symbols import Select
from derive.logic.terms import Reduce, Sigma, free, substitute
from derive.logic.wellformed import need


def opened(t, kind=Reduce):
    """(fresh index, body) of a reduction of this kind."""
    need(isinstance(t, kind), "not a {}: {}", kind.__name__, t)
    return t.open()


@rule
def under(t, red, k, A):
    """k in A, H |- f = g gives H |- red_A f = red_A g.  k not free in H and A."""
    f, g = equation(t)
    hyps = t.hyps - {In(k, A)}
    eigen(k, hyps)
    return hyps, Eq(red(f, k, A), red(g, k, A))


@rule
def linear(t):
    """The sum of a + b + ... is the sum of a, plus the sum of b, ..."""
    v, body = opened(t, Sigma)
    return [], Eq(t, Add(*[Sigma(x, v, t.dom) for x in Add.make_args(body)]))


@rule
def pull(t, c, rest, k):
    """sum_k c rest(k) = c sum_k rest(k): t is the left side, the index is not free in c."""
    eigen(k, [], c)
    need(Sigma(c * rest, k, t.dom) == t, "{} is not the sum of ({}) * ({})", t, c, rest)
    return [], Eq(t, c * Sigma(rest, k, t.dom))


@rule
def split(t, A, B):
    """The reduction over A + B from those over A and B; both inhabited for a maximum."""
    v, body = opened(t)
    need(Plus(A, B) == t.dom, "{} is not over {} + {}", t, A, B)
    x, y = t.func(body, v, A), t.func(body, v, B)
    if isinstance(t, Sigma):
        return [], Eq(t, x + y)
    return [Inhabited(A), Inhabited(B)], Eq(t, Max(x, y))


@rule
def drop_void(t, A, B):
    """A void |- red_{A+B} f = red_B f."""
    v, body = opened(t)
    need(Plus(A, B) == t.dom, "{} is not over {} + {}", t, A, B)
    return [Void(A)], Eq(t, t.func(body, v, B))


@rule
def sum_void(t):
    """A void |- sum_A f = 0."""
    opened(t, Sigma)
    return ([] if t.dom == Nil else [Void(t.dom)]), Eq(t, 0)


@rule
def zero(j, A):
    """sum_A 0 = 0."""
    return [], Eq(Sigma(0, j, A), 0)


@rule
def singleton(t):
    """red_{k} f = f(k)."""
    need(isinstance(t.dom, One), "{} is not over one element", t)
    return [], Eq(t, t.at(t.dom.args[0]))


@rule
def range_split(t, b):
    """a <= b <= c |- red_[a, c) f = red_([a, b) + [b, c)) f."""
    v, body = opened(t)
    a, c = t.dom.args
    return [Rel("<=", a, b), Rel("<=", b, c)], Eq(t, t.func(body, v, Plus(Range(a, b), Range(b, c))))


@rule
def range_one(t, a):
    """red_[a, a + 1) f = red_{a} f."""
    v, body = opened(t)
    need(t.dom == Range(a, a + 1), "{} is not one step from {}", t.dom, a)
    return [], Eq(t, t.func(body, v, One(a)))


@rule
def exchange(t):
    """red_A red_B f = red_B red_A f for independent domains."""
    i, inner = opened(t)
    j, body = opened(inner, t.func)
    need(i not in free(inner.dom), "the inner domain {} depends on the outer index", inner.dom)
    return [], Eq(t, t.func(t.func(body, i, t.dom), j, inner.dom))


@rule
def perm_reindex(t, pi):
    """pi a permutation of A |- red_A f = red_A f(pi)."""
    v, _ = opened(t)
    return [Perm(pi, t.dom)], Eq(t, t.func(t.at(pi[v]), v, t.dom))


@rule
def sub_select(t):
    """The sum of f over {k in A : 0 < c(k)} is the sum over A of Select(c, f, 0)."""
    v, body = opened(t, Sigma)
    return [], Eq(t, Sigma(Select(t.dom.at(v), body, 0), v, t.dom.dom))


@rule
def rebag(t, B):
    """A and B the same bag |- red_A f = red_B f."""
    v, body = opened(t)
    return [SameBag(t.dom, B)], Eq(t, t.func(body, v, B))


@rule
def delta(t, k):
    """k in A, A without repetition |- sum_j delta(j, k) f(j) = f(k)."""
    v, body = opened(t, Sigma)
    picked = KroneckerDelta(v, k)
    factors = list(Mul.make_args(body))
    factors.remove(picked)
    return [In(k, t.dom), Distinct(t.dom)], Eq(t, substitute(Mul(*factors), {v: k}))


REDUCTIONS = (
    under,
    linear,
    pull,
    split,
    drop_void,
    sum_void,
    zero,
    singleton,
    range_split,
    range_one,
    exchange,
    perm_reindex,
    sub_select,
    rebag,
    delta,
)
