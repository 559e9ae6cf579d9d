"""Claims about a decay from key to query: its bounds, that it is a product, and the state that it recurs by."""

from derive.catalogue.claims import lemmas
from derive.catalogue.claims.attention import FEATURES, d, e, i, j, k, q, u, v
from derive.catalogue.claims.carried import decay_of
from derive.catalogue.claims.causal import PLACES, L, open_sum, opened
from derive.logic import (
    Abs,
    Eq,
    In,
    Integer,
    Range,
    Select,
    Sigma,
    all_of,
    arith,
    array,
    arrays,
    assume,
    cases,
    cut,
    exp,
    index,
    induction,
    instantiate,
    inv,
    substitute,
    sum_le,
    sym,
    trans,
    under,
)
from derive.logic.sequents import HOLE, Sequent, at, inside, le, lt, same, settle, transform
from derive.logic.tactics import equal, side

t, p = index("t p")
state = array("state")
KEY = k[u, d] * v[u, e]  # what key u adds to the state at width d


def sigmoid(z):
    return inv(1 + exp(-z))


def bounds(decay):
    """0 < decay(i, j) <= 1 for a key that is not later."""
    return Sequent([], lt(0, decay(i, j))), Sequent([le(j, i)], le(decay(i, j), 1))


def prove_bounds(goals):
    lower, upper = goals
    falls = exponent_not_positive(upper.conclusion.a.args[0], upper)
    return arith(goal=lower.conclusion), settle(arith(falls, goal=upper.conclusion), upper)


def exponent_not_positive(x, goal):
    """j <= i |- the logarithm of a decay is not positive: prefix sums of what is not positive fall."""
    sums = sorted(x.atoms(Sigma), key=lambda z: z.has(i))
    if not sums:
        return arith(goal=le(x, 0), hyps=goal.hypotheses)
    key, query = sums
    each = sum_le(arith(goal=le(query.at(u), key.at(u)), hyps=goal.hypotheses), k=u, A=PLACES)
    return arith(each, goal=le(x, 0))


def product_of_gates(decay, gate):
    """decay(i, j) = decay(i, u) decay(u, j), and it is a gate over one place."""
    return (
        Sequent([], Eq(decay(i, j), decay(i, u) * decay(u, j))),
        Sequent([In(i, PLACES)], Eq(decay(i, i - 1), sigmoid(gate(i)))),
    )


def prove_product_of_gates(goals):
    split, one = goals
    return arith(goal=split.conclusion), settle(one_gate(one.conclusion), one)


def one_gate(goal):
    """0 <= i < L |- a decay over one place is the gate there: its logarithm is one term of the prefix sum more."""
    sums = sorted(goal.a.args[0].atoms(Sigma), key=lambda z: z.at(u).args[0] == i - u + 1)
    if not sums:
        return arith(goal=goal)
    before, after = sums
    value = after.at(u).args[1]
    each = arith(goal=Eq(after.at(u), before.at(u) + same(u, i) * value))
    chosen = instantiate(lemmas.pick(), m={lemmas.f: ((u,), value), lemmas.N: L, lemmas.k: i})
    more = under(each, red=Sigma, k=u, A=PLACES)
    more = trans(more, equal(side(more), before + chosen.concl.a))
    logarithm = arith(trans(more, inside(before + HOLE[0], chosen)), goal=Eq(goal.a.args[0], side(chosen)))
    return trans(inside(exp(HOLE[0]), logarithm), arith(goal=Eq(exp(side(chosen)), goal.b)))


def recurrence(o, gate):
    """The causal output from a state that each key is added to after its gate."""
    start = all_of(Eq(state[0, d, e], 0), d, FEATURES)
    step = Eq(state[p + 1, d, e], sigmoid(gate(p)) * state[p, d, e] + substitute(KEY, {u: p}))
    seen = [In(i, PLACES), start, all_of(all_of(step, d, FEATURES), p, PLACES)]
    return (Sequent(seen, Eq(o, Sigma(q[i, d] * state[i + 1, d, e], d, FEATURES))),)


def prove_recurrence(goals):
    (goal,) = goals
    _, start, step = goal.hypotheses
    o, decay = goal.conclusion.a, decay_of(goal.conclusion.a)
    (own,) = arrays(start)
    after = instantiate(state_after(own, decay, start, step), m={t: i + 1})
    after = arith(after, goal=Eq(own[i + 1, d, e], total(decay, i + 1)), hyps=[In(i, PLACES)])
    states = under(inside(q[i, d] * HOLE[0], after), red=Sigma, k=d, A=FEATURES)
    seen = opened(o, i + 1)
    seen = trans(seen, equal(side(seen), side(states)))
    return (settle(trans(seen, sym(states)), goal),)


def total(decay, n):
    """What the first n keys add, decayed to the last of them."""
    return Sigma(decay(n - 1, u) * KEY, u, Range(0, n))


def state_after(state, decay, start, step):
    """0 <= t |- the state after t keys is their sum, if there are t keys: by induction on t."""
    here = Eq(Select(L - t + 1, state[t, d, e] - total(decay, t), 0), 0)
    following, room = substitute(here, {t: t + 1}), lt(0, L - t)
    empty = lemmas.empty_sum(decay(-1, u) * KEY, u)
    base = arith(at(start, d), empty, goal=substitute(here, {t: Integer(0)}))
    known = arith(assume(here), goal=Eq(state[t, d, e], total(decay, t)), hyps=[room])
    one = at(step, t, d)
    gate = next(f for f in one.concl.b.atoms(inv))
    gate = sym(instantiate(one_gate(Eq(decay(i, i - 1), substitute(gate, {t: i}))), m={i: t}))
    one = trans(one, inside(HOLE[0] * HOLE[1] + substitute(KEY, {u: t}), gate, known))
    last = lemmas.last_term(decay(t, u) * KEY, u, t)
    grown = trans(last, equal(side(last), side(one)))
    grown = arith(trans(one, sym(grown)), goal=following)
    grown = cut(arith(goal=In(t, PLACES), hyps=[le(0, t), room]), grown)
    return induction(base, cases(grown, arith(goal=following, hyps=[le(L - t, 0)]), p=room), n=t, p=here)


def prove_equal_gates(goals):
    """0 <= i < L |- an output whose gates are all one number = an output by distances: prefix sums count places."""
    (goal,) = goals
    left, right = (opened(o, i + 1) for o in (goal.conclusion.a, goal.conclusion.b))
    left, right = (trans(th, transform(side(th), by_distance)) for th in (left, right))
    return (settle(trans(trans(left, equal(side(left), side(right))), sym(right)), goal),)


def by_distance(x):
    """0 <= i < L, u <= i |- a prefix sum of one number up to i or u is that many times it; |i - u| = i - u."""
    if isinstance(x, Abs):
        (key,) = x.free_symbols - {i}
        return arith(goal=Eq(x, i - key), hyps=[In(key, Range(0, i + 1))])
    if not isinstance(x, Sigma) or x.dom != PLACES:
        return None
    condition, number, _ = x.at(u).args
    count = condition + u
    parts = open_sum(x, count)
    ones = instantiate(lemmas.cardinality(), m={lemmas.n: count})
    found = trans(parts, equal(side(parts), number * ones.concl.a))
    found = trans(found, inside(number * HOLE[0], ones))
    for h in sorted(found.hyps, key=str):
        found = cut(arith(goal=h, hyps=[In(count - 1, Range(0, i + 1)), In(i, PLACES)]), found)
    return found
