"""Sums over the keys that a query sees, read off states that are carried from block to block, with a decay or none.

A state of some keys is the sum of what each adds, decayed from its place to the last of them; blocks may have any size.
"""

from derive.catalogue.claims.attention import FEATURES, d, e, i, u
from derive.logic import (
    Eq,
    In,
    Integer,
    Mul,
    Nat,
    Range,
    Sigma,
    Void,
    all_of,
    arith,
    array,
    assume,
    cut,
    exp,
    index,
    index_map,
    induction,
    inv,
    range_split,
    split,
    substitute,
    sum_void,
    sym,
    trans,
    under,
)
from derive.logic.sequents import HOLE, Sequent, at, inside, le, only, settle, transform
from derive.logic.tactics import equal, side

t, p = index("t p")
tile = index_map("tile")
state, norm = array("state norm")


def states_at(n):
    """The states after n blocks: of the values, and of the normaliser."""
    return state[n, d, e], norm[n, d]


def undecayed(later, earlier):
    return Integer(1)


def decay_of(o):
    """The decay from a key to the query in a causal sum over keys, as a function of the two places."""
    body = sums_of(o)[0].at(u).args[1]
    found = decays(body) or decays(next(x for x in body.args if isinstance(x, Sigma)).at(d))
    (decay,) = found
    return lambda later, earlier: substitute(decay, {i: later, u: earlier})


def decays(product):
    """The exponentials among the factors of a product."""
    return [x for x in Mul.make_args(product) if isinstance(x, exp)]


def sums_of(o):
    """The sums over keys of an output: the numerator and the denominator, or one without a normaliser."""
    if isinstance(o, Sigma):
        return (o,)
    bottom = only(inv, o).args[0]
    return next(f for f in Mul.make_args(o) if isinstance(f, Sigma)), bottom


def joined(parts):
    """An output from its sums."""
    top, *bottom = parts
    return top * inv(bottom[0]) if bottom else top


def apart(o, count):
    """The parts that `joined` has joined."""
    if count == 1:
        return (o,)
    bottom = only(inv, o)
    return Mul(*(f for f in Mul.make_args(o) if f != bottom)), bottom.args[0]


def summed(keys, decay, start, end):
    """What the keys from start to end add, decayed to the last of them."""
    return [Sigma(decay(end - 1, u) * key, u, Range(start, end)) for key in keys]


def recurrence(keys, decay):
    """The hypotheses: blocks of keys from 0 upwards, states of nothing, each state decayed and added to."""
    passed, added = decay(tile[p + 1] - 1, tile[p] - 1), summed(keys, decay, tile[p], tile[p + 1])
    steps = [
        all_of(all_of(Eq(now, passed * before + more), d, FEATURES), p, Nat)
        for now, before, more in zip(states_at(p + 1), states_at(p), added, strict=False)
    ]
    start = [all_of(Eq(before, 0), d, FEATURES) for before, _ in zip(states_at(Integer(0)), keys, strict=False)]
    return [le(0, t), Eq(tile[0], 0), all_of(le(tile[p], tile[p + 1]), p, Nat), *start, *steps]


def blocks(o, seen, query, keys, decay=undecayed):
    """What t blocks of any sizes leave behind; and the causal output from them, the later keys one by one.

    seen: (the range of the queries, how many keys query i sees); query: what it multiplies the state with at width d;
    keys: what key u adds to each state at width d; decay: from the second place to the first.
    """
    queries, end = seen
    hypotheses = recurrence(keys, decay)
    totals = summed(keys, decay, Integer(0), tile[t])
    folded = [Sequent([In(d, FEATURES), *hypotheses], Eq(*x)) for x in zip(states_at(t), totals, strict=False)]
    read = [Sigma(query * decay(i, tile[t] - 1) * now, d, FEATURES) for now, _ in zip(states_at(t), keys, strict=False)]
    later = [Sigma(z.at(u), u, Range(tile[t], z.dom.args[1])) for z in sums_of(o)]
    parts = [now + rest for now, rest in zip(read, later, strict=True)]
    return (*folded, Sequent([In(i, queries), le(tile[t], end), *hypotheses], Eq(o, joined(parts))))


def prove_blocks(goals):
    *folded, final = goals
    proofs = [one_state(goal, n, len(folded)) for n, goal in enumerate(folded)]
    sums, parts = sums_of(final.conclusion.a), apart(final.conclusion.b, len(folded))
    parts = [whole_sum(*x, final) for x in zip(sums, parts, proofs, strict=True)]
    through = inside(joined(HOLE[: len(parts)]), *parts)
    return (*(settle(th, goal) for th, goal in zip(proofs, folded, strict=True)), settle(through, final))


def in_two(z):
    """A sum over keys = the sum before tile[t] + the sum from there on."""
    parts = range_split(z, b=tile[t])
    start, end = z.dom.args
    return trans(parts, split(side(parts), A=Range(start, tile[t]), B=Range(tile[t], end)))


def natural():
    return arith(goal=In(t, Nat), hyps=[le(0, t)])


def one_state(goal, n, count):
    """The n-th of some states after t blocks, by induction on t."""
    hypotheses = goal.hypotheses[1:]
    step = cut(natural(), at(hypotheses[3 + count + n], t, d))
    step = trans(step, transform(side(step), {goal.conclusion.a: assume(goal.conclusion)}.get))
    grown = substitute(goal.conclusion.b, {t: t + 1})
    parts = in_two(grown)
    step = trans(step, equal(side(step), side(parts)))
    step = trans(step, sym(parts))
    step = cut(start_not_negative(hypotheses), cut(cut(natural(), at(hypotheses[2], t)), step))
    empty = cut(
        arith(assume(hypotheses[1]), goal=Void(Range(0, tile[0]))),
        sum_void(substitute(goal.conclusion.b, {t: Integer(0)})),
    )
    start = trans(at(hypotheses[3 + n], d), sym(empty))
    return induction(start, step, n=t, p=goal.conclusion)


def start_not_negative(hypotheses):
    """0 <= t |- 0 <= tile[t]."""
    grows = cut(natural(), at(hypotheses[2], t))
    base = arith(assume(hypotheses[1]), goal=le(0, tile[0]))
    return induction(base, arith(assume(le(0, tile[t])), grows, goal=le(0, tile[t + 1])), n=t, p=le(0, tile[t]))


def whole_sum(z, part, proof, final):
    """A causal sum over all keys = what is read off the state + the sum over the later keys."""
    seen = final.hypotheses[:2]
    parts = in_two(z)
    before = Range(0, tile[t])
    first = next(s for s in side(parts).args if s.dom == before)
    open_ = arith(goal=Eq(first.at(u), first.at(u).args[1]), hyps=[In(u, before), seen[1]])
    open_ = under(open_, red=Sigma, k=u, A=before)
    reading = next(s for s in part.args if s.dom == FEATURES).at(d)
    states = under(transform(reading, {proof.concl.a: proof}.get), red=Sigma, k=d, A=FEATURES)
    first = trans(open_, equal(side(open_), side(states)))
    first = trans(first, sym(states))
    out = trans(parts, transform(side(parts), {first.concl.a: first}.get))
    end = arith(goal=le(tile[t], z.dom.args[1]), hyps=seen)
    return cut(start_not_negative(final.hypotheses[2:]), cut(end, out))
