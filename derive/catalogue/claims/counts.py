"""How many pairs bands, prefixes and documents have, for as many keys as queries."""

from derive.catalogue.claims.counting import grown, i, j, k, n, pairs, turned, u
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
    all_of,
    arith,
    assume,
    cases,
    cut,
    index,
    index_map,
    induction,
    instantiate,
    substitute,
    sym,
    trans,
    under,
    zero,
)
from derive.logic.sequents import HOLE, Sequent, at, inside, le, lt, same, settle
from derive.logic.tactics import equal, side

N, T = index("N T")
lower, upper, prefix = index("band_lower band_upper prefix")
place = index("place")


def nothing(body, *hyps):
    """|- sum_{k < n} body = 0, for a body that a judge shows to be 0 there."""
    at = arith(goal=Eq(body, 0), hyps=[In(k, Range(0, n)), *hyps])
    return trans(under(at, red=Sigma, k=k, A=Range(0, n)), zero(j=k, A=Range(0, n)))


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
