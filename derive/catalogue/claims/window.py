"""How many pairs a window has: the exact count, for every length and every reach."""

from derive.catalogue.claims.counting import grown, i, j, k, n, pairs, turned, u
from derive.catalogue.claims.lemmas import empty_sum, last_term
from derive.claims import Claim
from derive.logic import (
    Abs,
    Eq,
    In,
    Integer,
    Min,
    Range,
    Select,
    Sigma,
    arith,
    assume,
    cases,
    index,
    induction,
    instantiate,
    sym,
    trans,
)
from derive.logic.sequents import HOLE, Sequent, inside, le, lt, settle
from derive.logic.tactics import side

N, w = index("N w")


def near(row, column):
    """1 where a row and a column are at most w apart."""
    return Select(w + 1 - Abs(row - column), 1, 0)


def closed(length):
    """N (2 u + 1) - u (u + 1) with u = min(w, N - 1)"""
    reach = Min(w, length - 1)
    return length * (2 * reach + 1) - reach * (reach + 1)


def exact_count(_):
    return (Sequent([le(0, w), le(1, N)], Eq(pairs(near, N), closed(N))),)


def within_reach():
    """0 <= w, 0 <= n |- sum_{k < n} [k < w] = min(w, n), by induction."""
    body = Select(w - k, 1, 0)
    goal = Eq(Sigma(body, k, Range(0, n)), Min(w, n))
    base = trans(empty_sum(body, k), arith(goal=Eq(0, Min(w, 0)), hyps=[le(0, w)]))
    step = trans(last_term(body, k, n), inside(HOLE[0] + Select(w - n, 1, 0), assume(goal)))
    step = trans(step, arith(goal=Eq(side(step), Min(w, n + 1))))
    return induction(base, step, n=n, p=goal)


def beside(body):
    """0 <= w, 0 <= n |- sum_{k < n} body(k) = min(w, n), for the places before n that are within reach of n."""
    simple = arith(goal=Eq(body(n - 1 - u), Select(w - u, 1, 0)), hyps=[In(u, Range(0, n))])
    return trans(turned(body, simple), within_reach())


def one_more():
    """0 <= w, 0 <= n |- pairs(n + 1) = pairs(n) + 2 min(w, n) + 1"""
    here = arith(goal=Eq(near(n, n), 1), hyps=[le(0, w)])
    whole = grown(near, beside(lambda row: near(row, n)), beside(lambda column: near(n, column)), here)
    return trans(whole, arith(goal=Eq(side(whole), pairs(near, n) + 2 * Min(w, n) + 1)))


def prove_exact_count(goals):
    """By induction on N - 1."""
    (goal,) = goals
    statement = Eq(pairs(near, n + 1), closed(n + 1))
    first = instantiate(one_more(), m={n: Integer(0)})
    base = trans(first, inside(HOLE[0] + 2 * Min(w, 0) + 1, empty_sum(Sigma(near(i, j), j, Range(0, 0)), i)))
    base = trans(base, arith(goal=Eq(side(base), closed(Integer(1))), hyps=[le(0, w)]))
    step = trans(instantiate(one_more(), m={n: n + 1}), inside(HOLE[0] + 2 * Min(w, n + 1) + 1, assume(statement)))
    step = settle(trans(step, widened()), Sequent([statement, le(0, n), le(0, w)], step.concl))
    whole = induction(settle(base, Sequent([le(0, w)], base.concl)), step, n=n, p=statement)
    return (settle(instantiate(whole, m={n: N - 1}), goal),)


def widened():
    """closed(n + 1) + 2 min(w, n + 1) + 1 = closed(n + 2): either both minima are w, or they are n and n + 1."""
    inner, outer = Min(w, n), Min(w, n + 1)

    def where(values, condition):
        equations = [arith(goal=Eq(m, v), hyps=[condition]) for m, v in zip((inner, outer), values, strict=True)]
        a, b = HOLE[:2]
        left = inside((n + 1) * (2 * a + 1) - a * (a + 1) + 2 * b + 1, *equations)
        right = inside((n + 2) * (2 * a + 1) - a * (a + 1), equations[1])
        return trans(trans(left, arith(goal=Eq(side(left), side(right)))), sym(right))

    return cases(where((w, w), le(w, n)), where((n, n + 1), lt(n, w)), p=le(w, n))


CLAIMS = {
    "window_attention": (
        Claim(
            "pairs-of-a-window",
            "|{(i, j) : |i − j| ≤ w}| = N (2u + 1) − u (u + 1) with u = min(w, N − 1), for N = M ≥ 1",
            exact_count,
            prove_exact_count,
        ),
    ),
}
