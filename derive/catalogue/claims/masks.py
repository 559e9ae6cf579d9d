"""Claims about masks: what a query does not see has no influence, whatever it holds."""

from derive.catalogue import sparse
from derive.catalogue.attention import scaled_dot_attention
from derive.catalogue.claims import lemmas
from derive.catalogue.claims.attention import (
    FEATURES,
    KEYS,
    QUERIES,
    M,
    N,
    d,
    e,
    i,
    j,
    k,
    output,
    u,
    v,
)
from derive.catalogue.claims.kit import over
from derive.claims import Claim
from derive.logic import (
    Bag,
    Eq,
    In,
    Integer,
    Min,
    Mul,
    Plus,
    Range,
    SameBag,
    Select,
    Sigma,
    Sub,
    all_of,
    arith,
    array,
    assume,
    cases,
    cut,
    in_sub,
    index_map,
    instantiate,
    range_split,
    rebag,
    split,
    substitute,
    trans,
    under,
)
from derive.logic.sequents import HOLE, Sequent, at, in_sums, inside, le, lt, same, settle, transform, vanishing
from derive.logic.tactics import side

UPPER_LEFT = {"visibility": "causal_upper_left"}
BOOLEAN = {"mask": "bool"}
FLOAT = {"mask": "float"}
A, B = Bag("A"), Bag("B")
mask, other_k, other_v = array("mask k2 v2")
length = index_map("key_lengths")[0]


def removed(read):
    seen, hidden = all_of(lt(0, mask[i, u]), u, A), all_of(le(mask[i, u], 0), u, B)
    hypotheses = [SameBag(KEYS, Plus(A, B)), seen, hidden]
    return (Sequent(hypotheses, Eq(output(read, **BOOLEAN), over(output(read), KEYS, A))),)


def shortened(read):
    hypotheses = [le(0, length), le(length, M)]
    return (Sequent(hypotheses, Eq(output(read, sparse.padding_mask), substitute(output(read), {M: length}))),)


def one_key_more(read):
    """False: the key at the length is the first that is not seen."""
    hypotheses = [le(0, length), lt(length, M)]
    longer = substitute(output(read), {M: length + 1})
    return (Sequent(hypotheses, Eq(output(read, sparse.padding_mask), longer)),)


def empty_sequence(read):
    return (Sequent([Eq(length, 0)], Eq(output(read, sparse.padding_mask), 0)),)


def weight(read, key, **options):
    """The weight of a key: the output where its value is 1 and all others are 0."""
    return substitute(output(read, **options), {v: ((u, e), same(u, key))})


def zero_weight(read):
    return (Sequent([In(j, KEYS), le(mask[i, j], 0)], Eq(weight(read, j, **BOOLEAN), 0)),)


def empty_row(read):
    return (Sequent([all_of(le(mask[i, u], 0), u, KEYS)], Eq(output(read, **BOOLEAN), 0)),)


def agreeing(dom):
    """k2 and v2 are k and v on a domain of keys."""
    return (
        all_of(all_of(Eq(other_k[u, d], k[u, d]), d, FEATURES), u, dom),
        all_of(Eq(other_v[u, e], v[u, e]), u, dom),
    )


def no_influence(options, dom, formula=scaled_dot_attention):
    """Other keys and values where the query sees nothing: the same output."""

    def states(read):
        o = output(read, formula, **options)
        return (Sequent(agreeing(dom), Eq(substitute(o, {k: other_k, v: other_v}), o)),)

    return states


VISIBLE = Sub(mask[i, u], u, KEYS)
NOT_INFINITE = Sub(array("finite.mask")[i, u], u, KEYS)
PAST = Range(0, i + M - N + 1)
PAST_UPPER_LEFT = Range(0, Min(i + 1, M))  # where N > M the last rows lie beyond the keys


def rows_before_the_first_key(read):
    """With more queries than keys, the first N - M of them see nothing."""
    return (Sequent([lt(i + M - N, 0)], Eq(output(read, sparse.causal_mask), 0)),)


def alignments_agree(read):
    lower, upper = (substitute(output(read, sparse.causal_mask, **options), {M: N}) for options in ({}, UPPER_LEFT))
    return (Sequent([], Eq(lower, upper)),)


def alignments_always_agree(read):
    lower, upper = (output(read, sparse.causal_mask, **options) for options in ({}, UPPER_LEFT))
    return (Sequent([In(i, QUERIES)], Eq(lower, upper)),)


def triangle_with_diagonal(read):
    """Dropping j >= i, as an upper triangle with its diagonal does: keep j < i."""
    return substitute(output(read, **BOOLEAN), {mask: ((i, j), i - j)})


def first_row_is_empty(read):
    return (Sequent([], Eq(substitute(triangle_with_diagonal(read), {i: Integer(0)}), 0)),)


def triangle_is_causal(read):
    causal = substitute(output(read, sparse.causal_mask), {M: N})
    return (Sequent([In(i, QUERIES)], Eq(substitute(triangle_with_diagonal(read), {M: N}), causal)),)


def float_mask_is_a_bias(read):
    added = substitute(output(read, bias=True), {array("bias"): mask})
    hypothesis = all_of(lt(0, array("finite.mask")[i, u]), u, KEYS)
    return (Sequent([hypothesis], Eq(output(read, **FLOAT), added)),)


def prove_removed(goals):
    (goal,) = goals
    _, seen, hidden = goal.hypotheses

    def shrink(x):
        apart = rebag(x, B=Plus(A, B))
        body = x.at(u)
        kept, gone = at(seen, u), at(hidden, u)
        return without_hidden(trans(apart, split(side(apart), A=A, B=B)), body, (kept, A), (gone, B))

    return (settle(in_sums(goal.conclusion.a, KEYS, shrink), goal),)


def prove_shortened(goals):
    (goal,) = goals
    return (settle(in_sums(goal.conclusion.a, KEYS, first_keys), goal),)


def first_keys(x):
    """0 <= length <= size |- sum_{u < size} (f(u) where u < length, else 0) = sum_{u < length} f(u)."""
    _, size = x.dom.args
    first, rest = Range(0, length), Range(length, size)
    apart = range_split(x, b=length)
    kept, gone = assume(In(u, first)), assume(In(u, rest))
    apart = trans(apart, split(side(apart), A=first, B=rest))
    return without_hidden(apart, x.at(u), (kept, first), (gone, rest))


def without_hidden(apart, body, seen, hidden):
    """A sum of selects over two domains: what is selected in the first, where the condition holds; 0 in the second."""
    fact, first = seen
    kept = under(arith(fact, goal=Eq(body, body.args[1])), red=Sigma, k=u, A=first)
    fact, second = hidden
    gone = vanishing(arith(fact, goal=Eq(body, 0)), u, second)
    return trans(apart, inside(HOLE[0] + HOLE[1], kept, gone))


def prove_zero_weight(goals):
    (goal,) = goals
    top = next(f for f in goal.conclusion.a.args if isinstance(f, Sigma))
    condition, value, _ = top.at(u).args
    value = Mul(*(f for f in value.args if f != same(u, j)))
    chosen = instantiate(lemmas.pick(), m={lemmas.f: ((u,), Select(condition, value, 0)), lemmas.N: M, lemmas.k: j})
    ordered = arith(goal=Eq(top.at(u), chosen.concl.a.at(u)))
    nothing = trans(under(ordered, red=Sigma, k=u, A=KEYS), chosen)
    nothing = trans(nothing, arith(goal=Eq(side(nothing), 0), hyps=[le(mask[i, j], 0)]))
    return (settle(transform(goal.conclusion.a, {top: nothing}.get), goal),)


def prove_empty_row(goals):
    (goal,) = goals
    hidden = at(goal.hypotheses[0], u)
    th = in_sums(goal.conclusion.a, KEYS, lambda x: vanishing(arith(hidden, goal=Eq(x.at(u), 0)), u, KEYS))
    return (settle(th, goal),)


def prove_nothing_seen(goals):
    """Every key is outside the condition."""
    (goal,) = goals
    known = [In(u, KEYS), *goal.hypotheses]
    th = in_sums(goal.conclusion.a, KEYS, lambda x: vanishing(arith(goal=Eq(x.at(u), 0), hyps=known), u, KEYS))
    return (settle(th, goal),)


def prove_no_influence(goals):
    (goal,) = goals
    same_k, same_v = goal.hypotheses
    row = under(inside(HOLE[0] * array("q")[i, d], at(same_k, u, d)), red=Sigma, k=d, A=FEATURES)
    equations = {th.concl.a: th for th in (row, at(same_v, u))}

    def agree(x):
        body = x.at(u)
        condition = body.args[0]
        seen = cut(membership(same_k.dom, condition), transform(body, equations.get))
        unseen = arith(goal=Eq(body, side(seen)), hyps=[le(condition, 0)])
        return under(cases(seen, unseen, p=lt(0, condition)), red=Sigma, k=u, A=KEYS)

    return (settle(in_sums(goal.conclusion.a, KEYS, agree), goal),)


def membership(dom, condition):
    """u in KEYS, 0 < condition |- u in dom."""
    if isinstance(dom, Sub):
        return in_sub(k=u, S=dom)
    return arith(goal=In(u, dom), hyps=[In(u, KEYS), lt(0, condition)])


def prove_float_mask_is_a_bias(goals):
    (goal,) = goals
    seen = at(goal.hypotheses[0], u)

    def visible(x):
        body = x.at(u)
        return under(arith(seen, goal=Eq(body, body.args[1])), red=Sigma, k=u, A=KEYS)

    return (settle(in_sums(goal.conclusion.a, KEYS, visible), goal),)


CLAIMS = {
    "scaled_dot_attention": (
        Claim("masked-is-removed", "a boolean mask gives attention over the kept keys alone", removed, prove_removed),
        Claim("masked-weight-is-zero", "the weight of a masked key is exactly 0", zero_weight, prove_zero_weight),
        Claim(
            "row-that-sees-nothing-is-zero", "o_ie = 0 where every key of row i is masked", empty_row, prove_empty_row
        ),
        Claim(
            "masked-keys-have-no-influence",
            "k and v of masked keys may be anything: the output is the same",
            no_influence(BOOLEAN, VISIBLE),
            prove_no_influence,
        ),
        Claim(
            "keys-at-minus-infinity-have-no-influence",
            "k and v where the float mask is −∞ may be anything: the output is the same",
            no_influence(FLOAT, NOT_INFINITE),
            prove_no_influence,
        ),
        Claim(
            "float-mask-is-a-bias",
            "a float mask without −∞ is an additive bias",
            float_mask_is_a_bias,
            prove_float_mask_is_a_bias,
        ),
    ),
    "padding_mask": (
        Claim("padded-is-shortened", "key lengths give attention over the first len keys", shortened, prove_shortened),
        Claim(
            "padded-keys-have-no-influence",
            "k and v behind the length may be anything: the output is the same",
            no_influence({}, Range(0, length), sparse.padding_mask),
            prove_no_influence,
        ),
        Claim("empty-sequence-gives-zero", "o_ie = 0 for the length 0", empty_sequence, prove_nothing_seen),
        Claim(
            "the-key-at-the-length-is-seen",
            "keys j ≤ len are seen: attention over the first len + 1 keys",
            one_key_more,
            expected=False,
            points=(
                {"N": 1, "M": 2, "D": 0, "i": 0, "e": 0, "q": [[]], "k": [[], []], "v": [[0], [1]]}
                | {"scale": [1], "key_lengths": [1]},
            ),
        ),
    ),
    "causal_mask": (
        Claim(
            "causal-prefix",
            "o_i depends on the keys j ≤ i + M − N only: changing the future changes nothing",
            no_influence({}, PAST, sparse.causal_mask),
            prove_no_influence,
        ),
        Claim(
            "causal-prefix-upper-left",
            "with the mask j ≤ i, o_i depends on the keys j ≤ i only, for any N and M",
            no_influence(UPPER_LEFT, PAST_UPPER_LEFT, sparse.causal_mask),
            prove_no_influence,
        ),
        Claim(
            "causal-rows-before-the-first-key-are-zero",
            "o_ie = 0 for i + M − N < 0: such a query sees no key",
            rows_before_the_first_key,
            prove_nothing_seen,
        ),
        Claim(
            "causal-alignments-agree-for-equal-lengths",
            "j ≤ i + M − N and j ≤ i are one mask for M = N",
            alignments_agree,
        ),
        Claim(
            "causal-alignments-agree",
            "j ≤ i + M − N and j ≤ i are one mask",
            alignments_always_agree,
            expected=False,
            points=(
                {"N": 1, "M": 2, "D": 1, "i": 0, "e": 0, "q": [[0]], "k": [[0], [0]], "v": [[0], [1]], "scale": [1]},
            ),
        ),
        Claim(
            "triangle-with-diagonal-hides-the-first-row",
            "dropping j ≥ i leaves row 0 without a key: o_0 = 0",
            first_row_is_empty,
            prove_nothing_seen,
        ),
        Claim(
            "triangle-with-diagonal-is-causal",
            "dropping an upper triangle with its diagonal is the causal mask",
            triangle_is_causal,
            expected=False,
            points=({"N": 1, "M": 1, "D": 1, "i": 0, "e": 0, "q": [[0]], "k": [[0]], "v": [[1]], "scale": [1]},),
        ),
    ),
}
