"""Order laws of sums and maxima."""

from derive.logic.kernel import eigen, inequality, rule
from derive.logic.statements import Eq, In, Inhabited, Rel
from derive.logic.terms import Big, Sigma
from derive.logic.wellformed import need


def _without_member(t, k, A, *others):
    """The hypotheses of t but `k in A`; k is free in none of them, nor in the others."""
    hyps = t.hyps - {In(k, A)}
    eigen(k, hyps, *others)
    return hyps


@rule
def sum_le(t, k, A):
    """k in A |- f <= g gives sum_A f <= sum_A g."""
    f, g = inequality(t, "<=")
    return _without_member(t, k, A), Rel("<=", Sigma(f, k, A), Sigma(g, k, A))


@rule
def sum_pos(t, k, A):
    """k in A |- 0 < f gives A inhabited |- 0 < sum_A f."""
    nothing, f = inequality(t, "<")
    need(nothing == 0, "not 0 < f: {}", t.concl)
    return _without_member(t, k, A) | {Inhabited(A)}, Rel("<", 0, Sigma(f, k, A))


@rule
def sum_member(t, k, A, m):
    """k in A |- 0 <= f(k) gives m in A |- f(m) <= sum_A f."""
    nothing, f = inequality(t, "<=")
    need(nothing == 0, "not 0 <= f: {}", t.concl)
    whole = Sigma(f, k, A)
    return _without_member(t, k, A) | {In(m, A)}, Rel("<=", whole.at(m), whole)


@rule
def max_upper(t, k):
    """k in A |- f(k) <= max_A f."""
    need(isinstance(t, Big), "not a maximum")
    return [In(k, t.dom)], Rel("<=", t.at(k), t)


@rule
def max_least(t, k, A):
    """k in A, H |- f <= c gives H, A inhabited |- max_A f <= c.  k not free in H, A and c."""
    f, c = inequality(t, "<=")
    return _without_member(t, k, A, c) | {Inhabited(A)}, Rel("<=", Big(f, k, A), c)


@rule
def max_attained(t, m, k):
    """k in A, max_A f = f(k), H |- c gives H, A inhabited |- c.  k not free in H, c and the maximum."""
    need(isinstance(m, Big), "not a maximum")
    hyps = t.hyps - {In(k, m.dom), Eq(m, m.at(k))}
    eigen(k, hyps, t.concl, m)
    return hyps | {Inhabited(m.dom)}, t.concl


ORDER = (sum_le, sum_pos, sum_member, max_upper, max_least, max_attained)
