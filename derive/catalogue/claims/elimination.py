"""Elimination: the vectors n with n . [V | 1] = 0, for any numbers of keys and features.

Stage 0 has the M unit vectors.  A stage kills one column of [1 | V].  Of its vectors, the one with the largest product
with the column is the pivot: it is subtracted from the others, so that their products are 0, and left out.  Where all
products are 0 already, every vector stays; so the vectors that are left at last are M less the rank of [V | 1].  Each
vector has an entry of its own, which is not 0 in it and 0 in all others of its stage: none of them is 0.
"""

from functools import cache

from derive.catalogue.claims.attention import KEYS, M, v
from derive.catalogue.claims.kit import everywhere
from derive.logic import (
    Abs,
    All,
    Eq,
    In,
    Integer,
    Range,
    Rel,
    Select,
    Sigma,
    all_intro,
    all_of,
    arith,
    array,
    assume,
    cases,
    cut,
    index,
    index_map,
    induction,
    leibniz,
    sym,
    trans,
    under,
)
from derive.logic.sequents import HOLE, at, inside, le, lt, same
from derive.logic.tactics import equal, side

E, k, q, r, s, t, place = index("E k q r s t place")
vectors, product = array("vectors product")
pivot, own, left = index_map("pivot own left")
COLUMNS = E + 1


def column(stage):
    """The ones, then the features."""
    return Select(stage, v[k, stage - 1], 1)


def against(stage, row, killed):
    """The product of a vector of a stage with a column."""
    return Sigma(vectors[stage, row, k] * column(killed), k, KEYS)


PIVOTED = product[t, pivot[t]]  # if this is 0 then the column is killed already, and all vectors stay


def kept(row):
    """The place in stage t of a vector of the next stage: the last one takes the place of the pivot."""
    return Select(PIVOTED**2, Select(1 - Abs(row - pivot[t]), left[t] - 1, row), row)


def eliminated(row):
    """An entry of a vector of the next stage."""
    subtracted = PIVOTED * vectors[t, kept(row), k] - product[t, kept(row)] * vectors[t, pivot[t], k]
    return Select(PIVOTED**2, subtracted, vectors[t, kept(row), k])


ROWS, NEXT, STAGE = (r, left[t]), (r, left[t + 1]), (t, COLUMNS)
FIRST = everywhere(Eq(vectors[0, r, k], same(r, k)), (r, M), (k, M))
FIRST_OWN = everywhere(Eq(own[0, r], r), (r, M))
ALL_ROWS = Eq(left[0], M)
PRODUCTS = everywhere(Eq(product[t, r], against(t, r, t)), STAGE, ROWS)
PIVOT = everywhere(In(pivot[t], Range(0, left[t])), STAGE)
LARGEST = everywhere(le(Abs(product[t, r]), Abs(PIVOTED)), STAGE, ROWS)
FEWER = everywhere(Eq(left[t + 1], left[t] - Select(PIVOTED**2, 1, 0)), STAGE)
AFTER = everywhere(Eq(vectors[t + 1, r, k], eliminated(r)), STAGE, NEXT, (k, M))
AFTER_OWN = everywhere(Eq(own[t + 1, r], own[t, kept(r)]), STAGE, NEXT)
COUNTS = (ALL_ROWS, FEWER)
ELIMINATION = (FIRST, FIRST_OWN, ALL_ROWS, PRODUCTS, PIVOT, LARGEST, FEWER, AFTER, AFTER_OWN)


def rows_left(stage):
    """How many vectors a stage has; none after the last one."""
    return Select(COLUMNS - stage + 1, left[stage], 0)


def is_row(row, stage):
    return In(row, Range(0, rows_left(stage)))


def of_rows(statement, stage, *rows):
    return everywhere(statement, *((row, rows_left(stage)) for row in rows))


def step_facts(hyps):
    """Where the pivot of stage t is, and how many vectors the next stage has."""
    return [read(PIVOT, t, hyps=hyps), read(FEWER, t, hyps=hyps)]


def read(statement, *places, hyps=(), facts=()):
    """The for-all statement at these places, which the hypotheses and the facts show to be in their ranges."""
    th = at(statement, *places)
    for h in sorted((h for h in th.hyps if isinstance(h, In) and h not in hyps), key=str):
        th = cut(arith(*facts, goal=h, hyps=[p for p in hyps if not isinstance(p, All)]), th)
    return th


def by_stages(states, base, step, *rows):
    """A statement of all vectors of a stage, by induction on the stage."""
    goal = of_rows(states(t), t, *rows)

    def introduced(th, stage):
        for row in reversed(rows):
            th = all_intro(th, k=row, A=Range(0, rows_left(stage)))
        return th

    return induction(introduced(base, Integer(0)), introduced(step, t + 1), n=t, p=goal)


def known_rows(stage, *rows):
    """What is known in a step of the induction: these are vectors of that stage."""
    return [ALL_ROWS, le(0, t), *(is_row(row, stage) for row in rows)]


def taken(theorem, *places, hyps=(), facts=()):
    """A theorem about all rows, at these."""
    return cut(theorem, read(theorem.concl, *places, hyps=hyps, facts=facts))


@cache
def own_in_range():
    """|- own[t, r] in [0, M)"""
    goal = of_rows(In(own[t, r], KEYS), t, r)
    start, now = known_rows(Integer(0), r), known_rows(t + 1, r)
    first = sym(read(FIRST_OWN, r, hyps=start))
    base = leibniz(first, arith(goal=In(r, KEYS), hyps=start), holes=(place,), template=In(place, KEYS))
    before = read(goal, kept(r), hyps=now, facts=step_facts(now))
    step = leibniz(sym(read(AFTER_OWN, t, r, hyps=now)), before, holes=(place,), template=In(place, KEYS))
    return by_stages(lambda stage: In(own[stage, r], KEYS), base, step, r)


def next_entry(row, owner, hyps, zero):
    """|- what the owner's own entry is in a vector of the next stage; zero() says that the pivot has 0 there."""
    facts = step_facts(hyps)
    mine = own[t, kept(owner)]
    in_range = taken(own_in_range(), kept(owner), hyps=hyps, facts=facts)
    found = leibniz(read(AFTER_OWN, t, owner, hyps=hyps), holes=(place,), template=vectors[t + 1, row, place])
    found = trans(found, read(AFTER, t, row, mine, hyps=hyps, facts=[in_range, *facts]))
    entry, differs = vectors[t, kept(row), mine], Rel("!=", PIVOTED, 0)
    goal = Eq(side(found), Select(PIVOTED**2, PIVOTED * entry, entry))
    yes = inside(Select(PIVOTED**2, PIVOTED * entry - product[t, kept(row)] * HOLE[0], entry), zero(differs))
    yes = trans(yes, arith(goal=Eq(side(yes), goal.b)))
    return trans(found, cases(yes, arith(goal=goal, hyps=[Eq(PIVOTED, 0)]), p=differs))


def apart(stage, row, owner):
    """The entry of a vector that is another one's own is 0."""
    return Eq(Select(Abs(row - owner), vectors[stage, row, own[stage, owner]], 0), 0)


@cache
def others_are_zero():
    """|- vectors[t, q, own[t, r]] = 0 for q != r"""
    start, now = known_rows(Integer(0), r, q), known_rows(t + 1, r, q)
    first = leibniz(read(FIRST_OWN, r, hyps=start), holes=(place,), template=vectors[0, q, place])
    first = trans(first, read(FIRST, q, r, hyps=start))
    base = arith(first, goal=apart(Integer(0), q, r))
    goal, after = of_rows(apart(t, q, r), t, r, q), apart(t + 1, q, r)
    differ = Rel("!=", q, r)

    def zero(row, *hyps):
        return zero_at(goal, kept(r), row, [*now, differ, *hyps], step_facts(now))

    found = next_entry(q, r, now, lambda *hyps: zero(pivot[t], *hyps))
    found = trans(found, inside(Select(PIVOTED**2, PIVOTED * HOLE[0], HOLE[0]), zero(kept(q))))
    step = cases(arith(found, goal=after), arith(goal=after, hyps=[Eq(q, r)]), p=differ)
    return by_stages(lambda stage: apart(stage, q, r), base, step, r, q)


def zero_at(goal, owner, row, hyps, facts):
    """|- the entry of that row that is the owner's own is 0, by the statement for all rows."""
    th = read(goal, owner, row, hyps=hyps, facts=facts)
    return arith(th, *facts, goal=Eq(vectors[t, row, own[t, owner]], 0), hyps=hyps)


@cache
def own_is_not_zero():
    """|- vectors[t, r, own[t, r]] != 0"""
    start, now = known_rows(Integer(0), r), known_rows(t + 1, r)
    first = leibniz(read(FIRST_OWN, r, hyps=start), holes=(place,), template=vectors[0, r, place])
    first = trans(first, read(FIRST, r, r, hyps=start))
    base = arith(first, goal=Rel("!=", vectors[0, r, own[0, r]], 0))
    others = others_are_zero()

    def zero(*hyps):
        return cut(others, zero_at(others.concl, kept(r), pivot[t], [*now, *hyps], step_facts(now)))

    goal = of_rows(Rel("!=", vectors[t, r, own[t, r]], 0), t, r)
    before = read(goal, kept(r), hyps=now, facts=step_facts(now))
    step = arith(next_entry(r, r, now, zero), before, goal=Rel("!=", vectors[t + 1, r, own[t + 1, r]], 0))
    return by_stages(lambda stage: Rel("!=", vectors[stage, r, own[stage, r]], 0), base, step, r)


@cache
def columns_are_killed():
    """|- the product of vectors[t, r] with column s is 0, for s < t"""

    def statement(stage):
        return all_of(Eq(against(stage, r, s), 0), s, Range(0, stage))

    never = arith(goal=Eq(against(Integer(0), r, s), 0), hyps=[In(s, Range(0, 0))])
    base = all_intro(never, k=s, A=Range(0, 0))
    now = [*known_rows(t + 1, r), In(s, Range(0, t + 1))]
    earlier = product_after(now, lambda row, facts: killed_before(statement, row, now, facts))
    last = product_after(now, lambda row, facts: killed_now(row, now, facts))
    last = cut(arith(goal=Eq(s, t), hyps=[*now, le(t, s)]), last)
    step = cases(earlier, last, p=lt(s, t))
    return by_stages(statement, base, all_intro(step, k=s, A=Range(0, t + 1)), r)


def killed_before(statement, row, now, facts):
    """|- the product of a vector with an earlier column is 0, as all stages before say."""
    return read(of_rows(statement(t), t, r), row, s, hyps=[*now, lt(s, t)], facts=facts)


def killed_now(row, now, facts):
    """|- the product of a vector with column s = t"""
    moved = leibniz(assume(Eq(s, t)), holes=(place,), template=against(t, row, place))
    return trans(moved, sym(read(PRODUCTS, t, row, hyps=now, facts=facts)))


def product_after(now, value):
    """|- the product of vectors[t + 1, r] with column s is 0, from the products of those of stage t."""
    facts = step_facts(now)
    row = kept(r)
    of_row, of_pivot = value(row, facts), value(pivot[t], facts)
    entry = inside(HOLE[0] * column(s), read(AFTER, t, r, k, hyps=[*now, In(k, KEYS)]))
    found = under(entry, red=Sigma, k=k, A=KEYS)
    subtracted = PIVOTED * vectors[t, row, k] - product[t, row] * vectors[t, pivot[t], k]

    def as_sum(entries, closed, *given):
        body = arith(goal=Eq(eliminated(r) * column(s), entries * column(s)), hyps=given)
        return trans(
            found, trans(under(body, red=Sigma, k=k, A=KEYS), equal(Sigma(entries * column(s), k, KEYS), closed))
        )

    differs, zero = Rel("!=", PIVOTED, 0), Eq(PIVOTED, 0)
    yes = as_sum(subtracted, PIVOTED * of_row.concl.a - product[t, row] * of_pivot.concl.a, differs)
    yes = trans(yes, inside(PIVOTED * HOLE[0] - product[t, row] * HOLE[1], of_row, of_pivot))
    yes = trans(yes, arith(goal=Eq(side(yes), 0)))
    most = read(LARGEST, t, row, hyps=now, facts=facts)
    no = trans(as_sum(vectors[t, row, k], of_row.concl.a, zero), of_row)
    no = trans(no, arith(most, goal=Eq(side(no), 0), hyps=[zero]))
    return cases(yes, no, p=differs)


@cache
def few_are_left_out():
    """|- M - t <= left[t], for the stages that there are"""

    def statement(stage):
        return le(M - stage, Select(COLUMNS - stage + 1, left[stage], M))

    base = arith(goal=statement(Integer(0)), hyps=[ALL_ROWS])
    there = lt(t, COLUMNS)
    fewer = read(FEWER, t, hyps=[le(0, t), there])
    yes = arith(fewer, goal=statement(t + 1), hyps=[statement(t), le(0, t), there])
    no = arith(goal=statement(t + 1), hyps=[le(0, t), le(COLUMNS, t)])
    return induction(base, cases(yes, no, p=there), n=t, p=statement(t))
