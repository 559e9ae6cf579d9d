"""How many pairs dilated windows and strides have, for as many keys as queries: distances that a step r divides."""

from derive.catalogue.claims.counting import grown, i, j, k, n, pairs, turned, u
from derive.catalogue.claims.counts import N, T, nothing
from derive.catalogue.claims.divisors import (
    STEP,
    multiple,
    multiples,
    multiples_counted,
    next_multiple,
    quotient_at_most,
    r,
    w,
    whole,
    whole_part_at,
)
from derive.catalogue.claims.lemmas import empty_sum
from derive.catalogue.claims.window import w as WIDTH
from derive.catalogue.claims.window import within_reach
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
    Symbol,
    Void,
    arith,
    assume,
    cases,
    cut,
    index,
    induction,
    instantiate,
    leibniz,
    linear,
    range_reindex,
    substitute,
    sum_void,
    sym,
    trans,
    under,
)
from derive.logic.sequents import HOLE, Sequent, inside, le, lt, settle
from derive.logic.tactics import side

place = index("place")


# Dilated windows: |i - j| <= w and r divides i - j.

REACH = le(0, w)


def dilated(query, key):
    distance = Max(query - key, key - query)
    return Min(Select(w + 1 - distance, 1, 0), multiple(distance))


def dilated_count(size, steps):
    """N (2 T + 1) - r T (T + 1), with T = floor(min(w, N - 1) / r)"""
    return size * (2 * steps + 1) - r * steps * (steps + 1)


def states_dilated(_):
    reach = Min(w, N - 1)
    hypotheses = [REACH, STEP, le(1, N), le(r * T, reach), lt(reach, r * T + r)]
    return (Sequent(hypotheses, Eq(pairs(dilated, N), dilated_count(N, T))),)


def by_distance(body, distance):
    """|- sum_{k < n} body(k) = multiples(n, w), with |distance| = u + 1 at k = n - 1 - u."""
    length, count = Range(0, n), multiples(n, w)
    flipped = range_reindex(Sigma(body(k), k, length), k=u, new=length, image=n - 1 - u, back=n - 1 - j, j=j)
    size = arith(goal=Eq(Max(distance, -distance), u + 1), hyps=[In(u, length)])
    same = leibniz(size, holes=(place,), template=Min(Select(w + 1 - place, 1, 0), multiple(place)))
    same = trans(same, arith(goal=Eq(side(same), count.at(u))))
    return trans(flipped, under(same, red=Sigma, k=u, A=length))


def corner(value, *hyps):
    """|- value = 1, for one that reads whether 0 is a multiple."""
    (steps,) = {x for x in value.atoms(Sigma) if x.dom == Range(0, 0)}
    none = cut(arith(goal=Void(Range(0, 0))), sum_void(steps))
    return arith(none, goal=Eq(value, 1), hyps=hyps)


def more_multiples(before, after_, bound=None):
    """|- before(H, H') = after(H'), H and H' the numbers of multiples up to n and n + 1, by cases.

    Both are polynomials; where H' = H + 1, n + 1 = r (H + 1).
    """
    count = multiples(n, bound)
    exact, one, none = next_multiple(bound)
    term = count.at(n)

    def step(equation, *facts):
        left, right = inside(before(count, HOLE[0]), equation), inside(after_(HOLE[0]), equation)
        middle = arith(*facts, goal=Eq(side(left), side(right)))
        return trans(trans(left, middle), sym(right))

    return cases(step(one, exact), step(none), p=lt(0, term))


def prove_dilated(goals):
    (goal,) = goals
    count = multiples(n, w)
    column = by_distance(lambda x: dilated(x, n), -u - 1)
    growth = grown(dilated, column, by_distance(lambda x: dilated(n, x), u + 1), corner(dilated(n, n), REACH))

    def value(n, count):
        return dilated_count(n + 1, count)

    statement = Eq(pairs(dilated, n + 1), value(n, count))
    first = instantiate(growth, m={n: Integer(0)})
    none = empty_sum(count.at(k), k)
    empty = empty_sum(Sigma(dilated(i, j), j, Range(0, Integer(0))), i)
    base = trans(first, arith(none, empty, goal=Eq(side(first), 1)))
    last = inside(value(Integer(0), HOLE[0]), none)
    base = trans(trans(base, arith(goal=Eq(1, side(last)))), sym(last))
    longer = instantiate(growth, m={n: n + 1})
    more = more_multiples(lambda h, new: value(n, h) + 2 * new + 1, lambda new: value(n + 1, new), w)
    step = arith(longer, assume(statement), more, goal=Eq(pairs(dilated, n + 2), value(n + 1, multiples(n + 1, w))))
    known = [REACH, STEP]
    base, step = (
        settle(base, Sequent(known, base.concl)),
        settle(step, Sequent([statement, le(0, n), *known], step.concl)),
    )
    found = instantiate(induction(base, step, n=n, p=statement), m={n: N - 1})
    steps = the_same(T, instantiate(multiples_counted(w), m={n: N - 1}), multiples(N - 1, w), Min(w, N - 1), goal)
    return (settle(trans(found, inside(dilated_count(N, HOLE[0]), steps)), goal),)


def the_same(quotient, counted, count, whole, goal):
    """|- count = quotient: both are the whole part of `whole` by r."""
    known = [*goal.hypotheses, counted.concl]
    both = (quotient_at_most(count, quotient, whole, hyps=known), quotient_at_most(quotient, count, whole, hyps=known))
    return arith(*(cut(counted, th) for th in both), goal=Eq(count, quotient))


# Strides: 0 <= i - j, and this below r or a multiple of r.


def strided(query, key):
    distance = query - key
    return Min(Select(distance + 1, 1, 0), Max(Select(r - distance, 1, 0), multiple(distance)))


def strided_count(size, steps):
    """2 N (u + Q) - u (u - 1) - r Q (Q + 1), with u = min(r, N) and Q = floor(N / r)"""
    near = Min(r, size)
    return 2 * size * (near + steps) - near * (near - 1) - r * steps * (steps + 1)


def states_strided(_):
    hypotheses = [STEP, le(0, N), le(r * T, N), lt(N, r * T + r)]
    return (Sequent(hypotheses, Eq(2 * pairs(strided, N), strided_count(N, T))),)


def strided_row():
    """0 <= n |- sum_{k < n} strided(n, k) = min(r - 1, n) + multiples(n)"""
    length, near = Range(0, n), Select(r - 1 - u, 1, 0)
    low, high = whole_part_at(u + 1)
    steps = whole(u + 1)
    known = [STEP, In(u, length)]
    split_ = Eq(strided(n, n - 1 - u), near + multiple(u + 1))
    some = arith(goal=le(0, r * (steps - 1)), hyps=[STEP, le(1, steps)])
    yes = arith(some, low, high, goal=split_, hyps=[*known, le(1, steps)])
    none = arith(goal=le(0, -r * steps), hyps=[STEP, lt(steps, 1)])
    no = arith(none, low, high, goal=split_, hyps=[*known, lt(steps, 1)])
    simple = cases(yes, no, p=le(1, steps))
    simple = cut(arith(goal=le(0, u + 1), hyps=[In(u, length)]), simple)
    row = turned(lambda key: strided(n, key), simple)
    row = trans(row, linear(side(row)))
    before = instantiate(within_reach(), m={WIDTH: r - 1})
    return trans(row, inside(HOLE[0] + multiples(n), before))


def prove_strided(goals):
    (goal,) = goals
    growth = grown(strided, nothing(strided(k, n)), strided_row(), corner(strided(n, n), STEP))
    count = multiples(n)
    statement = Eq(2 * pairs(strided, n), strided_count(n, count))
    empty = empty_sum(Sigma(strided(i, j), j, Range(0, Integer(0))), i)
    base = inside(2 * HOLE[0], empty)
    last = inside(strided_count(Integer(0), HOLE[0]), empty_sum(count.at(k), k))
    base = trans(trans(base, arith(goal=Eq(side(base), side(last)), hyps=[STEP])), sym(last))
    step = arith(growth, assume(statement), strided_widened(), goal=substitute(statement, {n: n + 1}))
    base, step = (
        settle(base, Sequent([STEP], base.concl)),
        settle(step, Sequent([statement, le(0, n), STEP], step.concl)),
    )
    found = instantiate(induction(base, step, n=n, p=statement), m={n: N})
    steps = the_same(T, instantiate(multiples_counted(), m={n: N}), multiples(N), N, goal)
    return (settle(trans(found, inside(strided_count(N, HOLE[0]), steps)), goal),)


def strided_widened():
    """|- strided_count(n, F) + 2 (min(r - 1, n) + F + 1) = strided_count(n + 1, F'), F and F' those of n and n + 1."""

    def where(near, after_, ahead, *hyps):
        """min(r, n), min(r, n + 1) and min(r - 1, n) in a case."""
        terms = {Min(r, n): near, Min(r, n + 1): after_, Min(r - 1, n): ahead}
        equations = [arith(goal=Eq(m, v), hyps=[STEP, *hyps]) for m, v in terms.items()]
        a, b, c = (Symbol(f"near{x}", integer=True) for x in range(3))

        def old(h):
            return 2 * n * (a + h) - a * (a - 1) - r * h * (h + 1) + 2 * (c + h + 1)

        def new(h):
            return 2 * (n + 1) * (b + h) - b * (b - 1) - r * h * (h + 1)

        values = {a: near, b: after_, c: ahead}
        found = more_multiples(lambda h, _: old(h).xreplace(values), lambda h: new(h).xreplace(values))
        left = leibniz(*equations, holes=(a, b, c), template=old(multiples(n)))
        right = leibniz(equations[1], holes=(b,), template=new(multiples(n + 1)))
        return trans(trans(left, found), sym(right))

    return cases(where(r, r, r - 1, le(r, n)), where(n, n + 1, n, lt(n, r)), p=le(r, n))


CLAIMS = {
    "dilated_attention": (
        Claim(
            "pairs-of-a-dilated-window",
            "|{(i, j) : |i − j| ≤ w, r divides i − j}| = N (2T + 1) − r T (T + 1) with T = ⌊min(w, N − 1) / r⌋, for "
            "N = M ≥ 1",
            states_dilated,
            prove_dilated,
        ),
    ),
    "strided_attention": (
        Claim(
            "pairs-of-a-stride",
            "2 |{(i, j) : j ≤ i, and i − j < r or r divides i − j}| = 2N (u + Q) − u (u − 1) − r Q (Q + 1) with "
            "u = min(r, N) and Q = ⌊N / r⌋, for N = M",
            states_strided,
            prove_strided,
        ),
    ),
}
