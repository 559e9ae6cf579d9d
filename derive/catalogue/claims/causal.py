"""Sums over the keys of one sequence, in causal order: only what is not later than the query counts."""

from derive.catalogue.claims.attention import FEATURES, QUERIES, d, i, u
from derive.catalogue.claims.carried import sums_of
from derive.catalogue.claims.masks import without_hidden
from derive.logic import (
    All,
    Eq,
    In,
    Indexed,
    Mul,
    Range,
    Rejected,
    Select,
    Sigma,
    all_of,
    arith,
    array,
    arrays,
    assume,
    cases,
    cut,
    index,
    range_split,
    split,
    substitute,
    sum_pos,
    trans,
)
from derive.logic.sequents import HOLE, Sequent, fresh_index, inside, le, lt, settle, transform
from derive.logic.tactics import instance, side

L = index("L")
PLACES = Range(0, L)


def opened(o, end):
    """0 <= end <= keys |- an output = the same over the first `end` keys, where these are what its sums see."""
    return transform(o, {z: open_sum(z, end) for z in sums_of(o)}.get)


def open_sum(z, end):
    """0 <= end <= n |- sum_{u < n} [u < end] f(u) = sum_{u < end} f(u)."""
    first, rest = Range(0, end), Range(end, z.dom.args[1])
    parts = range_split(z, b=end)
    parts = trans(parts, split(side(parts), A=first, B=rest))
    two = without_hidden(parts, z.at(u), (assume(In(u, first)), first), (assume(In(u, rest)), rest))
    return trans(two, arith(goal=Eq(side(two), Sigma(z.at(u).args[1], u, first))))


def positive(x, known=None):
    """|- 0 < x, for products of sums of positive terms whose bags have members.

    known: array -> for all its places, 0 < it; the other entries must be positive as they stand.
    """
    if isinstance(x, Sigma):
        place = fresh_index(x)
        th = positive(x.at(place), known)
        for h in [h for h in th.hyps if isinstance(h, In) and h.k == place and h.dom != x.dom]:
            th = cut(arith(goal=h, hyps=[In(place, x.dom), In(i, QUERIES)]), th)
        return sum_pos(th, k=place, A=x.dom)
    if isinstance(x, Mul):
        return arith(*(positive(f, known) for f in x.args), goal=lt(0, x))
    if isinstance(x, Indexed) and known and x.base in known:
        return instance(assume(known[x.base]), x.indices)
    return arith(goal=lt(0, x))


def prove_weights_sum(goals):
    (goal,) = goals
    return (sum_of_weights(opened(goal.conclusion.a, i + 1), goal),)


def sum_of_weights(seen, goal, known=None):
    """The goal that an output is 1 where every value is 1, from output = s / s with a positive sum s."""
    total = sums_of(side(seen))[0]
    one = trans(seen, arith(goal=Eq(side(seen), 1), hyps=[lt(0, total)]))
    return settle(cut(positive(total, known), one), goal)


def sees_no_later(o, entries):
    """Other values at later places of the tensors that have these entries at place u: the same output."""
    table, hypotheses = {}, []
    for x in entries:
        table[x.base] = array(f"{x.base.label.name}2")
        agree = Eq(table[x.base][x.indices], x)
        agree = all_of(agree, d, FEATURES) if x.has(d) else agree
        hypotheses.append(all_of(agree, u, Range(0, i + 1)))
    return (Sequent(hypotheses, Eq(substitute(o, table), o)),)


def prove_sees_no_later(goals):
    (goal,) = goals
    table = {entry(h).base: h for h in goal.hypotheses}
    return (settle(transform(goal.conclusion.a, agreeing(table, ())), goal),)


def entry(statement):
    """The entry on the left of an equation for all places."""
    while isinstance(statement, All):
        statement = statement.prop
    return statement.a


def agreeing(table, known):
    """Replaces the entries of the arrays of a table, below conditions that keep their places within its domains."""

    def change(x):
        if isinstance(x, Indexed) and x.base in table:
            return instance(assume(table[x.base]), x.indices)
        if isinstance(x, Select) and not arrays(x).isdisjoint(table):
            return where_seen(x, table, known)
        return None

    return change


def where_seen(x, table, known):
    """|- Select(c, f, 0) = Select(c, g, 0), from f = g where c > 0 and all of `known` hold."""
    condition, value, other = x.args
    seen = transform(value, agreeing(table, (*known, lt(0, condition))))
    seen = inside(Select(condition, HOLE[0], other), seen)
    domains = {h.dom for h in table.values()}
    for h in sorted((h for h in seen.hyps if isinstance(h, In) and h.dom in domains), key=str):
        seen = cut(within(h, x, known), seen)
    unseen = arith(goal=seen.concl, hyps=[le(condition, 0)])
    return cases(seen, unseen, p=lt(0, condition))


def within(h, x, known):
    """In(place, domain), from the condition of a select, the range of the place and, if needed, what is known."""
    own = [lt(0, x.args[0]), In(h.k, PLACES)]
    try:
        return arith(goal=h, hyps=own)
    except Rejected:
        return arith(goal=h, hyps=[*own, *known])
