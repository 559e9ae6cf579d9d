"""How many pairs windows have: exactly, for two different reaches; and at most, for any numbers of queries and keys."""

from derive.catalogue.claims import counts
from derive.catalogue.claims.attention import M, N, u
from derive.catalogue.claims.counting import i, j, k, n, pairs
from derive.catalogue.claims.lemmas import cardinality, empty_sum, last_term
from derive.catalogue.claims.sparse import BAND, WINDOW, left, lower, right, upper, width
from derive.claims import Claim
from derive.logic import (
    Eq,
    In,
    Integer,
    Max,
    Min,
    Range,
    Select,
    Sigma,
    arith,
    assume,
    index,
    induction,
    instantiate,
    substitute,
    sum_le,
    trans,
    under,
)
from derive.logic.sequents import HOLE, Sequent, inside, le, lt, rewrite, settle
from derive.logic.tactics import equal, side

a, b = index("a b")
ROWS = Range(0, N)
REACHES = (le(0, left), le(0, right))


def visible(condition, table=None):
    """1 where the condition of a pattern holds of a query and a key, for as many keys as queries; else 0."""
    seen = Select(condition, 1, 0)
    return lambda query, key: substitute(seen, {M: N, i: query, u: key, **(table or {})})


in_window, around = visible(WINDOW), visible(BAND)
sliding = visible(WINDOW, {left: width - 1, right: Integer(0)})


def two_reaches_of(back, ahead):
    """2 N (l + r + 1) - l (l + 1) - r (r + 1)"""
    return 2 * N * (back + ahead + 1) - back * (back + 1) - ahead * (ahead + 1)


def closed(back, ahead):
    """The same with l = min(back, N - 1) and r = min(ahead, N - 1)."""
    return two_reaches_of(Min(back, N - 1), Min(ahead, N - 1))


def two_reaches(_):
    return (Sequent([*REACHES, le(1, N)], Eq(2 * pairs(in_window, N), closed(left, right))),)


def out_of_reach(reach):
    """1 where the key lies more than `reach` before the query: a band that nothing ends."""
    return lambda query, key: substitute(counts.in_band(query, key), {counts.lower: reach, counts.upper: reach + N})


def pairs_out_of_reach(reach):
    """0 <= reach, 1 <= N |- 2 pairs = (N - 1 - l) (N - l), l = min(reach, N - 1)."""
    (found,) = counts.prove_band(counts.states_band(None))
    found = instantiate(found, m={counts.lower: reach, counts.upper: reach + N})
    last = arith(goal=Eq(Min(reach + N, N - 1), N - 1), hyps=[le(0, reach), le(1, N)])
    near = Min(reach, N - 1)
    found = trans(found, inside((HOLE[0] - near) * (2 * N - 1 - HOLE[0] - near), last))
    known = [le(0, reach), le(1, N)]
    return settle(found, Sequent(known, found.concl))


def prove_two_reaches(goals):
    """Of all N N pairs, those that lie too far back and those that lie too far ahead are taken away."""
    (goal,) = goals
    back, ahead = out_of_reach(left), out_of_reach(right)
    apart = Eq(in_window(i, j), 1 - back(i, j) - ahead(j, i))
    inner = under(arith(goal=apart, hyps=[*REACHES, In(i, ROWS), In(j, ROWS)]), red=Sigma, k=j, A=ROWS)
    whole = under(inner, red=Sigma, k=i, A=ROWS)
    rest = pairs(back, N) + pairs(ahead, N)
    whole = trans(whole, equal(side(whole), Sigma(1, j, ROWS) ** 2 - rest))
    whole = trans(whole, inside(HOLE[0] ** 2 - rest, instantiate(cardinality(), m={n: N})))
    found = arith(whole, pairs_out_of_reach(left), pairs_out_of_reach(right), goal=goal.conclusion)
    return (settle(found, goal),)


def sliding_count(_):
    near = Min(width, N)
    return (Sequent([le(1, width), le(1, N)], Eq(2 * pairs(sliding, N), near * (2 * N - near + 1))),)


def prove_sliding_count(goals):
    """The window of reaches W - 1 and 0."""
    (goal,) = goals
    (found,) = prove_two_reaches(two_reaches(None))
    found = instantiate(found, m={left: width - 1, right: Integer(0)})
    found = trans(found, inside(two_reaches_of(HOLE[0], HOLE[1]), *(
        arith(goal=Eq(Min(x, N - 1), value), hyps=goal.hypotheses)
        for x, value in ((width - 1, Min(width, N) - 1), (Integer(0), 0))
    )))  # fmt: skip
    return (settle(trans(found, arith(goal=Eq(side(found), goal.conclusion.b))), goal),)


def around_the_diagonal(_):
    hypotheses = [lt(lower, 0), le(0, upper), le(1, N)]
    return (Sequent(hypotheses, Eq(2 * pairs(around, N), closed(upper, -lower - 1))),)


def prove_around_the_diagonal(goals):
    """The window of reaches upper and -lower - 1."""
    (goal,) = goals
    (found,) = prove_two_reaches(two_reaches(None))
    return (settle(instantiate(found, m={left: upper, right: -lower - 1}), goal),)


def the_whole_window(_):
    """False: the rows at the ends see less."""
    return (Sequent([*REACHES, le(1, N)], Eq(pairs(in_window, N), N * (left + right + 1))),)


# For any numbers of queries and keys.

SIZES = (le(0, N), le(0, M))


def counted(condition):
    """The pairs of which the condition of a pattern holds."""
    return Sigma(Sigma(Select(condition, 1, 0), u, Range(0, M)), i, ROWS)


def at_most(_):
    return (Sequent([*SIZES, le(-1, left + right)], le(counted(WINDOW), N * (left + right + 1))),)


def band_at_most(_):
    return (Sequent([*SIZES, le(lower, upper)], le(counted(BAND), N * (upper - lower))),)


def between_places():
    """a <= b, 0 <= n |- sum_{k < n} [a <= k < b] = max(0, min(b, n) - max(a, 0)), by induction."""
    body = Select(Min(k - a + 1, b - k), 1, 0)

    def count(n):
        return Max(0, Min(b, n) - Max(a, 0))

    goal = Eq(Sigma(body, k, Range(0, n)), count(n))
    base = trans(empty_sum(body, k), arith(goal=Eq(0, count(Integer(0))), hyps=[le(a, b)]))
    step = trans(last_term(body, k, n), inside(HOLE[0] + body.subs(k, n), assume(goal)))
    step = trans(step, arith(goal=Eq(side(step), count(n + 1)), hyps=[le(a, b), le(0, n)]))
    return induction(base, step, n=n, p=goal)


def prove_at_most(goals):
    """A row sees left + right + 1 keys at most."""
    (goal,) = goals
    place, most = i + M - N, left + right + 1
    row = instantiate(between_places(), m={a: place - left, b: place + right + 1, n: M})
    row = arith(row, goal=le(goal.conclusion.a.at(i), most), hyps=goal.hypotheses)
    whole = sum_le(settle(row, goal), k=i, A=ROWS)
    number = instantiate(cardinality(), m={n: N})
    total = trans(equal(whole.concl.b, most * number.concl.a), inside(most * HOLE[0], number))
    total = trans(total, arith(goal=Eq(side(total), goal.conclusion.b)))
    return (settle(rewrite(whole, right=total), goal),)


def prove_band_at_most(goals):
    """A band is the window of reaches upper and -lower - 1."""
    (goal,) = goals
    (found,) = prove_at_most(at_most(None))
    return (settle(instantiate(found, m={left: upper, right: -lower - 1}), goal),)


CLAIMS = {
    "window_attention": (
        Claim(
            "pairs-of-a-window-of-two-reaches",
            "2 |{(i, j) : −left ≤ j − i ≤ right}| = 2N (l + r + 1) − l (l + 1) − r (r + 1) with l = min(left, N − 1) "
            "and r = min(right, N − 1), for N = M ≥ 1 and left, right ≥ 0",
            two_reaches,
            prove_two_reaches,
        ),
        Claim(
            "pairs-of-a-sliding-window",
            "2 |{(i, j) : i − W < j ≤ i}| = u (2N − u + 1) with u = min(W, N), for N = M ≥ 1 and W ≥ 1",
            sliding_count,
            prove_sliding_count,
        ),
        Claim(
            "pairs-of-a-window-at-most",
            "|{(i, j) : −left ≤ j − (i + M − N) ≤ right}| ≤ N (left + right + 1) for any N and M: O(N w)",
            at_most,
            prove_at_most,
        ),
        Claim(
            "every-row-sees-the-whole-window",
            "|{(i, j) : −left ≤ j − i ≤ right}| = N (left + right + 1): rows at the ends see as much as the others",
            the_whole_window,
            expected=False,
            points=({"N": 1, "window_left": 0, "window_right": 1},),
        ),
    ),
    "banded_attention": (
        Claim(
            "pairs-of-a-band-around-the-diagonal",
            "2 |{(i, j) : lower < i − j ≤ upper}| = 2N (l + r + 1) − l (l + 1) − r (r + 1) with l = min(upper, N − 1) "
            "and r = min(−lower − 1, N − 1), for N = M ≥ 1 and lower < 0 ≤ upper",
            around_the_diagonal,
            prove_around_the_diagonal,
        ),
        Claim(
            "pairs-of-a-band-at-most",
            "|{(i, j) : lower < i + M − N − j ≤ upper}| ≤ N (upper − lower) for any N and M",
            band_at_most,
            prove_band_at_most,
        ),
    ),
}
