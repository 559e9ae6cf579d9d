"""How many pairs a pattern has: bands, dilated windows, strides and prefixes, for as many keys as queries."""

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
from derive.catalogue.claims.lemmas import N as pick_size
from derive.catalogue.claims.lemmas import empty_sum, last_term, pick
from derive.catalogue.claims.lemmas import f as pick_values
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
    all_of,
    arith,
    assume,
    cases,
    cut,
    index,
    index_map,
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
    zero,
)
from derive.logic.sequents import HOLE, Sequent, at, inside, le, lt, same, settle
from derive.logic.tactics import equal, side

N, i, j, k, n, u, T = index("N i j k n u T")
lower, upper, prefix = index("band_lower band_upper prefix")
place = index("place")


def pairs(near, size):
    """The number of pairs among as many queries as keys; near(i, j) is 1 where key j is visible to query i, else 0."""
    return Sigma(Sigma(near(i, j), j, Range(0, size)), i, Range(0, size))


def grown(near, column, row, here):
    """0 <= n |- pairs(n + 1) = pairs(n) + what the theorems say of the new column, the new row and the new corner."""
    rows = under(last_term(near(i, j), j, n), red=Sigma, k=i, A=Range(0, n))
    rows = trans(rows, linear(side(rows)))
    rows = trans(rows, inside(pairs(near, n) + HOLE[0], column))
    last = trans(last_term(near(n, j), j, n), inside(HOLE[0] + HOLE[1], row, here))
    whole = last_term(Sigma(near(i, j), j, Range(0, n + 1)), i, n)
    return trans(whole, inside(HOLE[0] + HOLE[1], rows, last))


def nothing(body, *hyps):
    """|- sum_{k < n} body = 0, for a body that a judge shows to be 0 there."""
    at = arith(goal=Eq(body, 0), hyps=[In(k, Range(0, n)), *hyps])
    return trans(under(at, red=Sigma, k=k, A=Range(0, n)), zero(j=k, A=Range(0, n)))


def turned(body, simple):
    """|- sum_{k < n} body(k) = sum_{u < n} simple: by the distance u + 1 from n; |- body(n - 1 - u) = simple."""
    flipped = range_reindex(Sigma(body(k), k, Range(0, n)), k=u, new=Range(0, n), image=n - 1 - u, back=n - 1 - j, j=j)
    return trans(flipped, under(simple, red=Sigma, k=u, A=Range(0, n)))


# Bands: lower < i - j <= upper with 0 <= lower <= upper.


def in_band(query, key):
    return Select(Min(query - key - lower, upper - (query - key) + 1), 1, 0)


BAND = [le(0, lower), le(lower, upper)]


def ends(n):
    """u = min(upper, n - 1) and l = min(lower, n - 1), for n >= 1"""
    return Min(upper, n - 1), Min(lower, n - 1)


def band_count(size):
    """(u - l) (2 N - 1 - u - l)"""
    high, low = ends(size)
    return (high - low) * (2 * size - 1 - high - low)


def states_band(_):
    return (Sequent([*BAND, le(1, N)], Eq(2 * pairs(in_band, N), band_count(N))),)


def band_row():
    """0 <= n |- sum_{u < n} [lower <= u < upper] = min(upper, n) - min(lower, n)"""
    body = Select(Min(u - lower + 1, upper - u), 1, 0)
    goal = Eq(Sigma(body, u, Range(0, n)), Min(upper, n) - Min(lower, n))
    base = trans(empty_sum(body, u), arith(goal=Eq(0, Min(upper, 0) - Min(lower, 0)), hyps=BAND))
    more = trans(last_term(body, u, n), inside(HOLE[0] + body.subs(u, n), assume(goal)))
    step = trans(more, arith(goal=Eq(side(more), Min(upper, n + 1) - Min(lower, n + 1)), hyps=BAND))
    return induction(base, step, n=n, p=goal)


def prove_band(goals):
    (goal,) = goals
    simple = arith(goal=Eq(in_band(n, n - 1 - u), Select(Min(u - lower + 1, upper - u), 1, 0)))
    row = trans(turned(lambda key: in_band(n, key), simple), band_row())
    here = arith(goal=Eq(in_band(n, n), 0), hyps=BAND)
    growth = grown(in_band, nothing(in_band(k, n), *BAND), row, here)
    statement = Eq(2 * pairs(in_band, n + 1), band_count(n + 1))
    first = instantiate(growth, m={n: Integer(0)})
    empty = empty_sum(Sigma(in_band(i, j), j, Range(0, Integer(0))), i)
    base = arith(first, empty, goal=Eq(2 * pairs(in_band, Integer(1)), band_count(Integer(1))), hyps=BAND)
    next_ = instantiate(growth, m={n: n + 1})
    step = arith(
        next_, assume(statement), band_widened(), goal=Eq(2 * pairs(in_band, n + 2), band_count(n + 2)), hyps=BAND
    )
    whole = induction(
        settle(base, Sequent(BAND, base.concl)),
        settle(step, Sequent([statement, le(0, n), *BAND], step.concl)),
        n=n,
        p=statement,
    )
    return (settle(instantiate(whole, m={n: N - 1}), goal),)


def band_widened():
    """band_count(n + 1) + 2 (min(upper, n + 1) - min(lower, n + 1)) = band_count(n + 2)"""
    terms = (Min(upper, n), Min(lower, n), Min(upper, n + 1), Min(lower, n + 1))

    def where(values, *hyps):
        equations = [arith(goal=Eq(m, v), hyps=[*BAND, *hyps]) for m, v in zip(terms, values, strict=True)]
        high, low, new_high, new_low = HOLE[:4]
        old = (high - low) * (2 * n + 1 - high - low) + 2 * (new_high - new_low)
        left = inside(old, *equations)
        right = inside((high - low) * (2 * n + 3 - high - low), *equations[2:])
        return trans(trans(left, arith(goal=Eq(side(left), side(right)))), sym(right))

    beyond = where((n, n, n + 1, n + 1), lt(n, upper), lt(n, lower))
    between = where((n, lower, n + 1, lower), lt(n, upper), le(lower, n))
    past = where((upper, lower, upper, lower), le(upper, n))
    return cases(past, cases(between, beyond, p=le(lower, n)), p=le(upper, n))


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


# Prefixes: j < prefix or j <= i, with 0 <= prefix <= N.


def behind_prefix(query, key):
    return Select(Max(prefix - key, query - key + 1), 1, 0)


PREFIX = [le(0, prefix), le(prefix, N)]


def states_prefix(_):
    return (Sequent(PREFIX, Eq(2 * pairs(behind_prefix, N), N * (N + 1) + prefix * (prefix - 1))),)


def prove_prefix(goals):
    """A row sees max(prefix, i + 1) keys; their sum over i < n, by induction."""
    (goal,) = goals
    length = Range(0, N)
    seen = Max(prefix, i + 1)
    row = arith(goal=Eq(behind_prefix(i, k), Select(seen - k, 1, 0)))
    row = trans(under(row, red=Sigma, k=k, A=length), instantiate(within_reach(), m={WIDTH: seen, n: N}))
    row = cut(arith(goal=le(0, seen), hyps=PREFIX[:1]), row)
    row = arith(row, goal=Eq(Sigma(behind_prefix(i, j), j, length), seen), hyps=[*PREFIX, In(i, length)])
    rows = under(row, red=Sigma, k=i, A=length)
    total = Sigma(seen, i, Range(0, n))
    near = Min(prefix, n)
    statement = Eq(2 * total, 2 * near * prefix + n * (n + 1) - near * (near + 1))
    base = arith(empty_sum(seen, i), goal=substitute(statement, {n: Integer(0)}), hyps=PREFIX[:1])
    more = last_term(seen, i, n)
    step = cases(
        arith(more, goal=substitute(statement, {n: n + 1}), hyps=[statement, le(0, prefix), le(prefix, n)]),
        arith(more, goal=substitute(statement, {n: n + 1}), hyps=[statement, le(0, prefix), lt(n, prefix)]),
        p=le(prefix, n),
    )
    found = instantiate(induction(base, step, n=n, p=statement), m={n: N})
    found = trans(inside(2 * HOLE[0], rows), found)
    least = arith(goal=Eq(Min(prefix, N), prefix), hyps=PREFIX)
    last = inside(2 * HOLE[0] * prefix + N * (N + 1) - HOLE[0] * (HOLE[0] + 1), least)
    found = trans(found, last)
    return (settle(trans(found, arith(goal=Eq(side(found), goal.conclusion.b))), goal),)


# Documents, numbered 0, ..., K - 1.

K, number = index("K number")
document = index_map("document")
NUMBERED = [all_of(p, i, Range(0, N)) for p in (le(0, document[i]), lt(document[i], K))]


def of_one_document(query, key):
    return same(document[query], document[key])


def length_of(number):
    return Sigma(same(document[i], number), i, Range(0, N))


def states_documents(_):
    return (Sequent(NUMBERED, Eq(pairs(of_one_document, N), Sigma(length_of(number) ** 2, number, Range(0, K)))),)


def prove_documents(goals):
    """[a = b] = sum over the numbers of [a = number] [b = number]; then the sums change places."""
    (goal,) = goals
    length = Range(0, N)
    found = instantiate(pick(), m={pick_size: K, k: document[i], pick_values: ((u,), same(u, document[j]))})
    for h in sorted(found.hyps, key=str):
        found = cut(arith(*[at(p, i) for p in NUMBERED], goal=h), found)
    found = under(under(sym(found), red=Sigma, k=j, A=length), red=Sigma, k=i, A=length)
    found = trans(equal(goal.conclusion.a, found.concl.a), found)
    return (settle(trans(found, equal(side(found), goal.conclusion.b)), goal),)


def without_the_ends(_):
    """The count of a band that reaches beyond the sequence, as if it did not."""
    return (Sequent([*BAND, le(1, N)], Eq(2 * pairs(in_band, N), (upper - lower) * (2 * N - 1 - upper - lower))),)


CLAIMS = {
    "banded_attention": (
        Claim(
            "pairs-of-a-band",
            "2 |{(i, j) : lower < i − j ≤ upper}| = (u − l) (2N − 1 − u − l) with u = min(upper, N − 1) and "
            "l = min(lower, N − 1), for N = M ≥ 1 and 0 ≤ lower ≤ upper",
            states_band,
            prove_band,
        ),
        Claim(
            "pairs-of-a-band-of-any-reach",
            "2 |{(i, j) : lower < i − j ≤ upper}| = (upper − lower) (2N − 1 − upper − lower) whatever N is",
            without_the_ends,
            expected=False,
            points=({"N": 1, "band_lower": 0, "band_upper": 2},),
        ),
    ),
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
    "prefix_lm_attention": (
        Claim(
            "pairs-of-a-prefix",
            "2 |{(i, j) : j < p or j ≤ i}| = N (N + 1) + p (p − 1), for N = M and 0 ≤ p ≤ N",
            states_prefix,
            prove_prefix,
        ),
    ),
    "document_attention": (
        Claim(
            "pairs-of-documents",
            "|{(i, j) : document of i = document of j}| is the sum of the squares of the documents' lengths",
            states_documents,
            prove_documents,
        ),
    ),
}
