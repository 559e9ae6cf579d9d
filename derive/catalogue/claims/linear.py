"""Claims about linear attention: sums change places, blocks go through a state, weights sum to one, the cost."""

from derive.catalogue import linear
from derive.catalogue.claims import lemmas
from derive.catalogue.claims.attention import FEATURES, KEYS, QUERIES, D, M, N, d, e, i, k, q, u, v
from derive.claims import Claim
from derive.logic import (
    Eq,
    In,
    Inhabited,
    Integer,
    Max,
    Mul,
    Nat,
    Range,
    Select,
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
    instantiate,
    inv,
    range_split,
    real,
    split,
    substitute,
    sum_member,
    sum_pos,
    sum_void,
    sym,
    trans,
    under,
)
from derive.logic.sequents import HOLE, Sequent, at, auto, fresh_index, inside, le, lt, only, settle, transform
from derive.logic.tactics import equal, side

E, t, p = index("E t p")
tile = index_map("tile")
state, norm = array("state norm")
x = real("x")
CAUSAL = {"visibility": "causal_lower_right"}


def output(read, **options):
    return read(linear.linear_attention(**options)).value("o", i, e)


def feature(z):
    """elu(z) + 1"""
    return exp(z - Max(0, z)) + Max(0, z)


def key_sums(dom):
    """The state of some keys at (d, e), and the sum of their features at d."""
    return Sigma(feature(k[u, d]) * v[u, e], u, dom), Sigma(feature(k[u, d]), u, dom)


def with_query(z):
    """sum over d of phi(q_id) z_d"""
    return Sigma(feature(q[i, d]) * z, d, FEATURES)


def sums_first(read):
    top, bottom = map(with_query, key_sums(KEYS))
    return (Sequent([], Eq(output(read), top * inv(bottom))),)


def ones(term):
    return substitute(term, {v: ((u, e), Integer(1))})


def weights(read):
    seen = [In(i, QUERIES), le(0, i + M - N), lt(0, D)]
    return (
        Sequent([Inhabited(KEYS), lt(0, D)], Eq(ones(output(read)), 1)),
        Sequent(seen, Eq(ones(output(read, **CAUSAL)), 1)),
    )


def prove_weights(goals):
    every, causal = goals
    total = only(inv, every.conclusion.a).args[0]
    key = fresh_index(total)
    positive = sum_pos(positive_weight(total.at(key)), k=key, A=KEYS)
    total = only(inv, causal.conclusion.a).args[0]
    key = fresh_index(total)
    weight = next(iter(total.at(key).atoms(Select))).args[1]
    each = arith(positive_weight(weight), goal=le(0, total.at(key)))
    first = arith(goal=In(Integer(0), KEYS), hyps=causal.hypotheses[:2])
    member = cut(first, sum_member(each, k=key, A=KEYS, m=Integer(0)))
    shown = positive_weight(substitute(weight, {key: Integer(0)}))
    some = arith(member, shown, goal=lt(0, total), hyps=causal.hypotheses[1:2])
    return tuple(
        settle(cut(seen, arith(goal=goal.conclusion, hyps=[seen.concl])), goal)
        for seen, goal in ((positive, every), (some, causal))
    )


def positive_weight(weight):
    """Inhabited(widths) |- 0 < sum over d of phi(q) phi(k)."""
    width = fresh_index(weight)
    parts = [arith(goal=lt(0, f)) for f in Mul.make_args(weight.at(width))]
    return sum_pos(arith(*parts, goal=lt(0, weight.at(width))), k=width, A=weight.dom)


def recurrence():
    """The hypotheses: blocks of keys from 0 upwards, states of nothing, each block added to the states."""
    added = key_sums(Range(tile[p], tile[p + 1]))
    steps = [
        all_of(all_of(Eq(now, before + more), d, FEATURES), p, Nat)
        for (before, now), more in zip(states_at(p), added, strict=True)
    ]
    start = [all_of(Eq(before, 0), d, FEATURES) for before, _ in states_at(Integer(0))]
    return [le(0, t), Eq(tile[0], 0), all_of(le(tile[p], tile[p + 1]), p, Nat), *start, *steps]


def states_at(n):
    """Pairs (after n blocks, after one more)."""
    return (state[n, d, e], state[n + 1, d, e]), (norm[n, d], norm[n + 1, d])


def top_and_bottom(o):
    bottom = only(inv, o).args[0]
    return next(f for f in Mul.make_args(o) if isinstance(f, Sigma)), bottom


def blocks(read):
    """What t blocks of any sizes leave behind; and the causal form from them, the later keys one by one."""
    hypotheses = recurrence()
    folded = [
        Sequent([In(d, FEATURES), *hypotheses], Eq(now, total))
        for (now, _), total in zip(states_at(t), key_sums(Range(0, tile[t])), strict=True)
    ]
    o = output(read, **CAUSAL)
    later = [Sigma(z.at(u), u, Range(tile[t], M)) for z in top_and_bottom(o)]
    top, bottom = (with_query(now) + rest for (now, _), rest in zip(states_at(t), later, strict=True))
    seen = [In(i, QUERIES), le(tile[t], i + M - N + 1)]
    return (*folded, Sequent([*seen, *hypotheses], Eq(o, top * inv(bottom))))


def prove_blocks(goals):
    *folded, final = goals
    proofs = [one_state(goal, n) for n, goal in enumerate(folded)]
    parts = [whole_sum(z, final, proof) for z, proof in zip(top_and_bottom(final.conclusion.a), proofs, strict=True)]
    through = inside(HOLE[0] * inv(HOLE[1]), *parts)
    return (*(settle(th, goal) for th, goal in zip(proofs, folded, strict=True)), settle(through, final))


def in_two(z):
    """A sum over keys = the sum before tile[t] + the sum from there on."""
    parts = range_split(z, b=tile[t])
    start, end = z.dom.args
    return trans(parts, split(side(parts), A=Range(start, tile[t]), B=Range(tile[t], end)))


def natural():
    return arith(goal=In(t, Nat), hyps=[le(0, t)])


def one_state(goal, n):
    """The n-th state after t blocks, by induction on t."""
    hypotheses = goal.hypotheses[1:]
    step = cut(natural(), at(hypotheses[5 + n], t, d))
    step = trans(step, transform(side(step), {goal.conclusion.a: assume(goal.conclusion)}.get))
    grown = substitute(goal.conclusion.b, {t: t + 1})
    parts = in_two(grown)
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


def whole_sum(z, final, proof):
    """A causal sum over all keys = sum over d of phi(q) state + the sum over the later keys."""
    parts = in_two(z)
    before = Range(0, tile[t])
    first = next(s for s in side(parts).args if s.dom == before)
    place = [In(u, before), le(tile[t], i + M - N + 1)]
    open_ = under(arith(goal=Eq(first.at(u), unguarded(first.at(u))), hyps=place), red=Sigma, k=u, A=before)
    states = under(inside(feature(q[i, d]) * HOLE[0], proof), red=Sigma, k=d, A=FEATURES)
    first = trans(open_, equal(side(open_), side(states)))
    first = trans(first, sym(states))
    out = trans(parts, transform(side(parts), {first.concl.a: first}.get))
    grows = start_not_negative(final.hypotheses[2:])
    end = arith(goal=le(tile[t], M), hyps=[le(tile[t], i + M - N + 1), *inside_of(i, N)])
    return cut(grows, cut(end, out))


def inside_of(place, size):
    return [le(0, place), lt(place, size)]


def unguarded(term):
    """A guarded term without its guard."""
    guard = next(s for s in term.atoms(Select))
    return term.xreplace({guard: guard.args[1]})


def operations(read):
    """A product of two numbers that is added to a third counts as two; a column of ones goes along with the values."""
    one = Integer(2)
    a, b, c = index("a b c")
    scores = Sigma(Sigma(Sigma(one, c, FEATURES) + Sigma(one, c, Range(0, E)), b, KEYS), a, QUERIES)
    column = Sigma(Sigma(one, b, FEATURES), c, Range(0, E + 1))
    states, reads = Sigma(column, a, KEYS), Sigma(column, a, QUERIES)
    sizes = [le(0, z) for z in (N, M, D, E)]
    return (
        Sequent(sizes, Eq(scores, 2 * N * M * (D + E))),
        Sequent(sizes, Eq(states + reads, 2 * (N + M) * D * (E + 1))),
    )


def prove_operations(goals):
    return tuple(
        auto(goal, using=[instantiate(lemmas.cardinality(), m={lemmas.n: z}) for z in (N, M, D, E, E + 1)])
        for goal in goals
    )


def shifted(read):
    """All weights greater by the same number, which a softmax would not see in its scores."""
    _, bottom = top_and_bottom(output(read))
    weight = bottom.at(u)
    new = Sigma((weight + x) * v[u, e], u, KEYS) * inv(Sigma(weight + x, u, KEYS))
    return (Sequent([In(i, QUERIES), Inhabited(KEYS), lt(0, D), lt(0, x)], Eq(new, output(read))),)


CLAIMS = {
    "linear_attention": (
        Claim("sums-change-places", "(φ(Q) φ(K)ᵀ) V = φ(Q) (φ(K)ᵀ V), and alike for the normaliser", sums_first),
        Claim(
            "weights-sum-to-one",
            "o = 1 where every value is 1, with all keys and in causal order",
            weights,
            prove_weights,
        ),
        Claim(
            "blocks-of-any-size-agree",
            "S ← S + Σ_block φ(k) vᵀ over any blocks of keys gives the sum over all of them, and the causal output is "
            "read off it and the later keys: one block is the quadratic form, blocks of one key the recurrence",
            blocks,
            prove_blocks,
        ),
        Claim(
            "operations",
            "2 N M (D + E) for all pairs; 2 (N + M) D (E + 1) when the sums over keys come first",
            operations,
            prove_operations,
        ),
        Claim(
            "is-invariant-to-a-shift-of-the-scores",
            "o does not change when the same number is added to every weight, as for a softmax's scores",
            shifted,
            expected=False,
        ),
    )
}
