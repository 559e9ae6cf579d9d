"""Claims about the softmax over blocks of keys: its states, how they merge, and that any blocks give the plain form.

The state of a block is (count, m, l, acc): how many keys, the largest score, the formula's denominator and numerator
with the scores taken relative to m.  The state of no keys is (0, 0, 0, 0).
"""

from itertools import product

from derive.catalogue import attention as formulas
from derive.catalogue.claims import attention
from derive.catalogue.claims.attention import KEYS, e, i, j, output, u, v
from derive.claims import Claim
from derive.logic import (
    Bag,
    Big,
    Eq,
    Inhabited,
    Integer,
    Max,
    Mul,
    Plus,
    Range,
    SameBag,
    Select,
    Sigma,
    Tangent,
    arith,
    array,
    cases,
    drop_void,
    exp,
    index,
    instantiate,
    inv,
    ln,
    real,
    rebag,
    split,
    substitute,
    sum_void,
    sym,
    trans,
)
from derive.logic.normal import norm
from derive.logic.sequents import (
    HOLE,
    Sequent,
    auto,
    derivative,
    in_sums,
    inside,
    le,
    lt,
    nonnegative_sum,
    only,
    positive_sum,
    settle,
    supply,
    transform,
)
from derive.logic.tactics import equal, side

BLOCKWISE = formulas.blockwise_softmax
s = array("s")
A, B = Bag("A"), Bag("B")


def plain(read):
    """The formula over all keys."""
    return output(read, BLOCKWISE)


def sums(o, dom, shift=0):
    """The denominator and the numerator of the formula over a bag of keys, with the scores s - shift."""
    bottom = only(inv, o).args[0]
    top = next(f for f in Mul.make_args(o) if isinstance(f, Sigma))
    shifted = {s: ((i, j), s[i, j] - shift)}
    return tuple(Sigma(substitute(x.at(u), shifted), u, dom) for x in (bottom, top))


def state_of(o, dom):
    """The state of a block of keys."""
    count = Sigma(Integer(1), u, dom)
    m = Select(count, Big(s[i, u], u, dom), 0)
    return count, m, *sums(o, dom, m)


def merge(first, second):
    """The state of two blocks together: both brought to the larger maximum, then added."""
    (n1, m1, *sums1), (n2, m2, *sums2) = first, second
    m = Select(n1, Select(n2, Max(m1, m2), m1), m2)
    factors = Select(n1, exp(m1 - m), 0), Select(n2, exp(m2 - m), 0)
    return n1 + n2, m, *(factors[0] * x + factors[1] * y for x, y in zip(sums1, sums2, strict=True))


def unknown(name):
    """Any state."""
    return real(f"n_{name} m_{name} l_{name} acc_{name}")


def legal(*states):
    """A count is not negative, and a state that counts nothing is exactly zero."""
    counts = [le(0, st[0]) for st in states]
    return [*counts, *(Eq(Select(st[0], 0, x), 0) for st in states for x in st[1:])]


NOTHING = (Integer(0),) * 4


def equations(hypotheses, left, right):
    return tuple(Sequent(hypotheses, Eq(a, b)) for a, b in zip(left, right, strict=True))


def commutative(read):
    a, b = unknown("a"), unknown("b")
    return equations(legal(a, b), merge(a, b), merge(b, a))


def associative(read):
    a, b, c = unknown("a"), unknown("b"), unknown("c")
    return equations(legal(a, b, c), merge(merge(a, b), c), merge(a, merge(b, c)))


def unit(read):
    a = unknown("a")
    return equations(legal(a), merge(NOTHING, a), a)


def closed(read):
    """Blocks have legal states, and merging keeps states legal."""
    a, b = unknown("a"), unknown("b")
    merged = tuple(Sequent(legal(a, b), p) for p in legal(merge(a, b)))
    return *merged, *(Sequent([], p) for p in legal(state_of(plain(read), A)))


def commutative_without_zero(read):
    """Without the condition that an empty state is exactly zero."""
    a, b = unknown("a"), unknown("b")
    return equations([le(0, a[0]), le(0, b[0])], merge(a, b), merge(b, a))


def homomorphism(read):
    return both_blocks(plain(read))


def both_blocks(o):
    """The state of A + B is the merged one."""
    return equations([], state_of(o, Plus(A, B)), merge(state_of(o, A), state_of(o, B)))


def read_out(state):
    return state[3] * inv(state[2])


def fold_gives_output(read):
    return (Sequent([Inhabited(KEYS)], Eq(read_out(state_of(plain(read), KEYS)), plain(read))),)


def two_blocks(read):
    o = plain(read)
    hypotheses = [Inhabited(Plus(A, B)), SameBag(KEYS, Plus(A, B))]
    return (Sequent(hypotheses, Eq(o, read_out(merge(state_of(o, A), state_of(o, B))))),)


def logsumexp_merge(read):
    """Partial outputs and their logsumexp are enough to merge: split-k and ring."""
    (bottom1, top1), (bottom2, top2), (bottom, top) = (sums(plain(read), dom) for dom in (A, B, Plus(A, B)))
    lse1, lse2 = ln(bottom1), ln(bottom2)
    lse = ln(exp(lse1) + exp(lse2))
    merged = exp(lse1 - lse) * top1 * inv(bottom1) + exp(lse2 - lse) * top2 * inv(bottom2)
    hypotheses = [Inhabited(A), Inhabited(B)]
    return Sequent(hypotheses, Eq(ln(bottom), lse)), Sequent(hypotheses, Eq(top * inv(bottom), merged))


def backward(read):
    """dS = P (dP - rowsum(dO O) + dlse), dP = dO V^T, for the loss sum dO O + dlse log sum exp(s)."""
    ds, do, dlse = array("ds do dlse")
    o, values = plain(read), Range(0, index("E"))
    bottom = only(inv, o).args[0]
    loss = Sigma(do[i, e] * o, e, values) + dlse[i] * ln(bottom)
    weight = bottom.at(j) * inv(bottom)
    slope = Sigma(do[i, e] * v[j, e], e, values) - Sigma(do[i, e] * o, e, values) + dlse[i]
    return (Sequent([Inhabited(KEYS)], Eq(Tangent(loss, s, ds), Sigma(ds[i, j] * weight * slope, j, KEYS))),)


def prove_backward(goals):
    (goal,) = goals
    return (settle(derivative(goal.conclusion.a, goal.conclusion.b), goal),)


def prove_homomorphism(goals):
    """Four cases: each block is empty or not."""
    count, *rest = goals
    counted = split(count.conclusion.a, A=A, B=B)
    maximum = Big(s[i, u], u, Plus(A, B))
    either = {
        (True, True): split(maximum, A=A, B=B),
        (False, True): drop_void(maximum, A=A, B=B),
        (True, False): drop_void(maximum, A=B, B=A),
    }
    proofs = [settle(counted, count)]
    for goal in rest:
        in_case = {}
        for case in product((True, False), repeat=2):
            facts = [
                counted,
                *(fact for full, dom in zip(case, (A, B), strict=True) for fact in block_facts(goal, full, dom)),
            ]
            facts += [either[case]] if case in either else []
            left, right = norm(goal.conclusion.a), norm(goal.conclusion.b)
            middle = arith(*facts, goal=Eq(side(left), side(right)))
            in_case[case] = trans(trans(left, middle), sym(right))
        full = cases(in_case[True, True], in_case[True, False], p=Inhabited(B))
        empty = cases(in_case[False, True], in_case[False, False], p=Inhabited(B))
        proofs.append(settle(cases(full, empty, p=Inhabited(A)), goal))
    return tuple(proofs)


def block_facts(goal, full, dom):
    """An inhabited block counts something; the sums over an empty one vanish."""
    if full:
        return [positive_sum(Sigma(Integer(1), u, dom))]
    bodies = {Integer(1), exp(s[i, u]), exp(s[i, u]) * v[u, e]}
    return [sum_void(Sigma(body, u, dom)) for body in sorted(bodies, key=str)]


def prove_closed(goals):
    merged, blocks = goals[:4], goals[4:]
    count = Sigma(Integer(1), u, A)
    proofs = []
    for goal in blocks:
        emptied = [sum_void(x) for x in goal.conclusion.a.args if isinstance(x, Sigma)]
        full = arith(positive_sum(count), goal=goal.conclusion)
        empty = arith(nonnegative_sum(count), *emptied, goal=goal.conclusion)
        proofs.append(settle(cases(full, empty, p=Inhabited(A)), goal))
    return (*map(auto, merged), *proofs)


def reads_out(o, dom):
    """dom inhabited |- acc / l of its state is the formula over dom."""
    bottom, top = sums(o, A)
    lemma = auto(Sequent([Inhabited(A)], Eq(read_out(state_of(o, A)), top * inv(bottom))))
    return instantiate(lemma, m={"A": ([], dom)})


def prove_two_blocks(goals):
    (goal,) = goals
    o, union = goal.conclusion.a, Plus(A, B)
    regrouped = in_sums(o, KEYS, lambda x: rebag(x, B=union))
    merged = prove_homomorphism(both_blocks(o))
    through = inside(HOLE[0] * inv(HOLE[1]), merged[3], merged[2])
    return (settle(trans(regrouped, trans(sym(reads_out(o, union)), through)), goal),)


def exp_of_ln(x):
    """exp(ln x) = x for a sum of exponentials."""
    return arith(positive_sum(x), goal=Eq(exp(ln(x)), x))


def prove_logsumexp_merge(goals):
    total, output_ = goals
    l1, l2 = (only(ln, a.args[0]).args[0] for a in only(ln, total.conclusion.b).args[0].args)
    inner = {th.concl.a: th for th in map(exp_of_ln, (l1, l2))}
    parts = split(total.conclusion.a.args[0], A=A, B=B)
    first = trans(transform(total.conclusion.b, inner.get), sym(inside(ln(HOLE[0]), parts)))
    x, y = real("x y")
    ratio = arith(goal=Eq(exp(ln(x) - ln(y)), x * inv(y)), hyps=[lt(0, x), lt(0, y)])
    positive = positive_sum(l1), positive_sum(l2), arith(positive_sum(l1), positive_sum(l2), goal=lt(0, l1 + l2))
    weights = [supply(instantiate(ratio, m={x: part, y: l1 + l2}), *positive) for part in (l1, l2)]
    weights = {th.concl.a: th for th in weights}
    merged = transform(output_.conclusion.b, inner.get)
    merged = trans(merged, transform(side(merged), weights.get))
    rest = supply(equal(side(merged), output_.conclusion.a, hyps=[p.concl for p in positive]), *positive)
    return settle(sym(first), total), settle(sym(trans(merged, rest)), output_)


CLAIMS = {
    "blockwise_softmax": (
        Claim("merge-is-commutative", "x ∘ y = y ∘ x for legal states", commutative),
        Claim("merge-is-associative", "(x ∘ y) ∘ z = x ∘ (y ∘ z) for legal states", associative),
        Claim("empty-state-is-the-unit", "0 ∘ x = x for a legal state", unit),
        Claim(
            "states-are-legal", "the state of a block is legal, and merging keeps states legal", closed, prove_closed
        ),
        Claim(
            "merge-is-commutative-for-any-states",
            "x ∘ y = y ∘ x even where an empty state is not exactly zero",
            commutative_without_zero,
            expected=False,
        ),
        Claim(
            "lift-is-a-homomorphism",
            "lift(A + B) = lift(A) ∘ lift(B), empty blocks included",
            homomorphism,
            prove_homomorphism,
        ),
        Claim("state-gives-the-formula", "acc/l of the state of all keys is the formula", fold_gives_output),
        Claim(
            "two-blocks-give-the-formula",
            "acc/l of lift(A) ∘ lift(B) is the formula over A + B",
            two_blocks,
            prove_two_blocks,
        ),
        Claim(
            "merging-by-logsumexp",
            "lse = log(exp lse₁ + exp lse₂), o = exp(lse₁ − lse) o₁ + exp(lse₂ − lse) o₂",
            logsumexp_merge,
            prove_logsumexp_merge,
        ),
        Claim("backward", "dS = P (dP − rowsum(dO O) + dlse), dP = dO Vᵀ", backward, prove_backward),
        *attention.common(BLOCKWISE),
    )
}
