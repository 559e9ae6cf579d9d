"""Claims about the entropy of the weights: it lies between 0 and the logarithm of how many keys are seen."""

from derive.catalogue import alternatives
from derive.catalogue.claims import lemmas
from derive.catalogue.claims.attention import KEYS, QUERIES, M, N, i, j, output, score_of, u
from derive.catalogue.claims.causal import open_sum
from derive.catalogue.claims.lemmas import a, k, x
from derive.catalogue.claims.linear import CAUSAL
from derive.claims import Claim
from derive.logic import (
    Eq,
    In,
    Inhabited,
    Integer,
    Range,
    Select,
    Sigma,
    Sub,
    all_of,
    arith,
    array,
    cut,
    exp,
    in_sub,
    inhabited_in,
    instantiate,
    inv,
    ln,
    real,
    refl,
    sub_select,
    sum_le,
    sum_member,
    sym,
    trans,
    under,
)
from derive.logic.sequents import HOLE, Sequent, at, in_sums, inside, le, lt, positive_sum, rewrite, settle, supply
from derive.logic.tactics import equal, side

BAG = lemmas.KEYS
TOTAL, WEIGHTED = Sigma(exp(a[k]), k, BAG), Sigma(exp(a[k]) * a[k], k, BAG)
ENTROPY = ln(TOTAL) - WEIGHTED * inv(TOTAL)
COUNT = Sigma(Integer(1), k, BAG)
y = real("y")
mask = array("mask")
END = i + M - N + 1
VISIBLE = Sub(mask[i, u], u, KEYS)
FORMS: tuple = (  # options, that a key is seen, the keys that are seen, how many these are
    ({}, [Inhabited(KEYS)], KEYS, M),
    (CAUSAL, [In(i, QUERIES), lt(0, END)], Range(0, END), END),
    ({"mask": "bool"}, [In(j, KEYS), lt(0, mask[i, j])], VISIBLE, Sigma(Select(mask[i, u], 1, 0), u, KEYS)),
)


def entropy(read, **options):
    return read(alternatives.entropy_attention(**options)).value("entropy", i)


def bounds(read):
    found = []
    for options, seen, _, number in FORMS:
        h = entropy(read, **options)
        found += [Sequent(seen, le(0, h)), Sequent(seen, le(h, ln(number)))]
    return tuple(found)


def uniform(read):
    """All scores that are seen are one number."""
    s = score_of(output(read))
    return tuple(
        Sequent([*seen, all_of(Eq(s(u), x), u, keys)], Eq(entropy(read, **options), ln(number)))
        for options, seen, keys, number in FORMS
    )


def below_one(read):
    """False: it is no share but grows with the number of keys."""
    return (Sequent([Inhabited(KEYS)], le(entropy(read), 1)),)


def at_least_zero():
    """A inhabited |- 0 <= ln(sum exp(a)) - sum exp(a) a / sum exp(a): no score exceeds the logarithm of the sum."""
    positive = positive_sum(TOTAL)
    member = sum_member(arith(goal=le(0, exp(a[k]))), k=k, A=BAG, m=k)
    below = arith(member, goal=le(a[k], ln(TOTAL)), hyps=[positive.concl])
    each = sum_le(arith(below, goal=le(exp(a[k]) * a[k], exp(a[k]) * ln(TOTAL))), k=k, A=BAG)
    each = rewrite(each, right=equal(each.concl.b, TOTAL * ln(TOTAL)))
    return cut(positive, arith(each, goal=le(0, ENTROPY), hyps=[positive.concl]))


def at_most_that_of_equal_scores():
    """A inhabited |- ln(sum exp(a)) - sum exp(a) a / sum exp(a) <= ln(sum 1), by exp(y) >= 1 + y at each member."""
    total, number = ln(TOTAL), ln(COUNT)
    tangent = arith(goal=le(exp(x) * (1 + y), exp(x + y)))
    each = sum_le(instantiate(tangent, m={x: a[k], y: total - a[k] - number}), k=k, A=BAG)
    spread = equal(each.concl.a, TOTAL * (1 + total - number) - WEIGHTED)
    each = rewrite(each, left=spread, right=equal(each.concl.b, exp(total - number) * COUNT))
    positive = positive_sum(TOTAL), positive_sum(COUNT)
    known = [th.concl for th in positive]
    whole = arith(goal=Eq(exp(total - number) * COUNT, TOTAL), hyps=known)
    bounded = arith(rewrite(each, right=whole), goal=le(ENTROPY, number), hyps=known)
    return cut(positive[1], cut(positive[0], bounded))


def of_equal_scores():
    """A inhabited, a = x on A |- ln(sum exp(a)) - sum exp(a) a / sum exp(a) = ln(sum 1)."""
    same = at(all_of(Eq(a[k], x), k, BAG), k)
    total = under(inside(exp(HOLE[0]), same), red=Sigma, k=k, A=BAG)
    total = trans(total, equal(side(total), exp(x) * COUNT))
    weighted = under(inside(exp(HOLE[0]) * HOLE[0], same), red=Sigma, k=k, A=BAG)
    weighted = trans(weighted, equal(side(weighted), exp(x) * x * COUNT))
    both = inside(ln(HOLE[0]) - HOLE[1] * inv(HOLE[0]), total, weighted)
    positive = positive_sum(COUNT)
    return cut(positive, trans(both, equal(side(both), ln(COUNT), hyps=[positive.concl])))


def over_seen(h, keys):
    """|- the entropy as sums over the keys that are seen."""
    if keys == KEYS:
        return refl(h)
    if isinstance(keys, Range):
        return in_sums(h, KEYS, lambda z: open_sum(z, END))
    return in_sums(h, KEYS, lambda z: sym(sub_select(Sigma(z.at(u).args[1], u, keys))))


def number_of(keys):
    """|- the sum of 1 over these keys = how many they are."""
    if isinstance(keys, Sub):
        return sub_select(Sigma(Integer(1), u, keys))
    return instantiate(lemmas.cardinality(), m={lemmas.n: keys.args[1]})


def about(h, keys, lemma):
    """(the instance of a lemma for the scores of an entropy and its keys, that entropy = its sums over these keys)."""
    seen = over_seen(h, keys)
    return instantiate(lemma, m={a: ((u,), score_of(side(seen))(u)), "A": ([], keys)}), seen


def prove_bounds(goals):
    lower, upper = at_least_zero(), at_most_that_of_equal_scores()
    proofs = []
    for (_, _, keys, _), low, high in zip(FORMS, goals[::2], goals[1::2], strict=True):
        th, seen = about(low.conclusion.b, keys, lower)
        proofs.append(settled(rewrite(th, right=sym(seen)), low))
        th, seen = about(high.conclusion.a, keys, upper)
        th = rewrite(th, left=sym(seen), right=inside(ln(HOLE[0]), number_of(keys)))
        proofs.append(settled(th, high))
    return tuple(proofs)


def prove_uniform(goals):
    lemma, proofs = of_equal_scores(), []
    for (_, _, keys, _), goal in zip(FORMS, goals, strict=True):
        th, seen = about(goal.conclusion.a, keys, lemma)
        proofs.append(settled(trans(trans(seen, th), inside(ln(HOLE[0]), number_of(keys))), goal))
    return tuple(proofs)


def settled(th, goal):
    """A key that the mask keeps is a member of those that are seen."""
    member = cut(in_sub(k=j, S=VISIBLE), inhabited_in(k=j, A=VISIBLE))
    return settle(supply(th, member), goal)


CLAIMS = {
    "entropy_attention": (
        Claim(
            "entropy-lies-between-zero-and-that-of-equal-weights",
            "0 ≤ H_i ≤ log n for n ≥ 1 keys that are seen: all M, the first i + M − N + 1 in causal order, or those of "
            "a boolean mask",
            bounds,
            prove_bounds,
        ),
        Claim(
            "equal-scores-have-the-largest-entropy",
            "H_i = log n where the scores of all n keys that are seen are equal",
            uniform,
            prove_uniform,
        ),
        Claim(
            "entropy-is-at-most-one",
            "H_i ≤ 1",
            below_one,
            expected=False,
            points=({"M": 3, "D": 1, "i": 0, "q": [[0]], "k": [[0]] * 3, "scale": [1]},),
        ),
    )
}
