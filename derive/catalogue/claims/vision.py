"""Claims about CBAM: its two gates, what each of them does not see, and that the whole is one after the other."""

from derive.catalogue import vision
from derive.catalogue.claims import lemmas
from derive.catalogue.claims.kit import moved
from derive.catalogue.claims.pixels import any_order, prove_any_order
from derive.claims import Claim
from derive.logic import (
    Abs,
    Bound,
    Eq,
    In,
    Max,
    Mul,
    Perm,
    Range,
    Reduce,
    Sigma,
    Symbol,
    arith,
    array,
    assume,
    cut,
    exp,
    free,
    index,
    index_map,
    instantiate,
    inv,
    max_attained,
    refl,
    substitute,
    sym,
    trans,
)
from derive.logic.sequents import HOLE, Sequent, inside, le, lt, permuted, settle, transform
from derive.logic.tactics import equal, side

c, y, x, r, k = index("c y x r k")
C, Y, X, R, K = index("C Y X R K")
image, level = array("image level")
factor, entry = Symbol("factor", real=True), Symbol("entry", real=True)
w1, b1, w2, b2, kernel = array("w1 b1 w2 b2 kernel")
pi = index_map("pi")
CHANNELS, ROWS, COLUMNS = Range(0, C), Range(0, Y), Range(0, X)
CHANNEL, SPATIAL, BOTH = vision.channel_attention, vision.spatial_attention, vision.cbam
THREE_BY_THREE = (Eq(K, 3), Eq(index("TWO"), 2))
HERE = (In(c, CHANNELS), In(y, ROWS), In(x, COLUMNS))


def output(read, formula):
    return read(formula()).value("o", c, y, x)


def bounds(gate):
    return Sequent([], lt(0, gate)), Sequent([], lt(gate, 1))


def gates_of(formula):
    """The factors of an output, each with its places."""
    named = {"gate": (c,), "m": (y, x)}
    own = [let.name for let in formula().lets]
    return [(name, places) for name, places in named.items() if name in own]


def between_zero_and_one(formula):
    def states(read):
        gates = [read(formula()).value(name, *places) for name, places in gates_of(formula)]
        return tuple(s for gate in gates for s in bounds(gate))

    return states


def shrinks(formula):
    """No larger than the image, and of its sign."""

    def states(read):
        o, own = output(read, formula), image[c, y, x]
        return Sequent([], le(Abs(o), Abs(own))), Sequent([], le(0, o * own))

    return states


def prove_shrinks(goals):
    """From 0 < gate < 1, with the gates as the second statement has them: SymPy respells what is in |...|."""
    size, sign = goals
    gates = gates_in(sign.conclusion.b)
    law = arith(goal=le(Abs(factor * entry), Abs(entry)), hyps=(lt(0, factor), lt(factor, 1)))
    facts = [arith(goal=p.conclusion) for gate in gates for p in bounds(gate)]
    law = instantiate(law, m={factor: Mul(*gates), entry: image[c, y, x]})
    for p in bounds(Mul(*gates)):
        law = cut(arith(*facts, goal=p.conclusion), law)
    return settle(law, size), arith(*facts, goal=sign.conclusion)


def gates_in(term):
    """The factors 1 / (1 + exp(...)) of a term, in a fixed order."""
    found = (g for g in term.atoms(inv) if g.args[0].has(exp))
    return sorted((g for g in found if not any(isinstance(v, Bound) for v in free(g))), key=str)


def of_permuted_channels(term, formula):
    return substitute(term, moved(formula(), "C", pi))


def channel_order(formula):
    def states(read):
        o = output(read, formula)
        return (Sequent([Perm(pi, CHANNELS)], Eq(of_permuted_channels(o, formula), substitute(o, {c: pi[c]}))),)

    return states


def prove_channel_order(goals):
    return tuple(settle(sym(permuted(g.conclusion.b, pi, CHANNELS)), g) for g in goals)


def channels_unseen(read):
    m = read(SPATIAL()).value("m", y, x)
    return (Sequent([Perm(pi, CHANNELS)], Eq(of_permuted_channels(m, SPATIAL), m)),)


def pixels_in_any_order(read):
    return any_order(read(CHANNEL()).value("gate", c), lt(0, Y), lt(0, X))


def network(z):
    """w2 relu(w1 z + b1) + b2 at the channel c."""
    hidden = Max(0, Sigma(w1[r, k] * z[k], k, CHANNELS) + b1[r])
    return Sigma(w2[c, r] * hidden, r, Range(0, R)) + b2[c]


def constant_channels(read):
    gate = read(CHANNEL()).value("gate", c)
    flat = substitute(gate, {image: ((c, y, x), level[c])})
    return (Sequent([lt(0, Y), lt(0, X)], Eq(flat, inv(1 + exp(-2 * network(level))))),)


def prove_constant_channels(goals):
    (goal,) = goals

    def one(t):
        """sum_yx a = Y X a and max_yx a = a."""
        if not isinstance(t, Reduce) or t.dom not in (ROWS, COLUMNS):
            return None
        if isinstance(t, Sigma):
            counted = instantiate(lemmas.cardinality(), m={lemmas.n: t.dom.args[1]})
            whole = equal(t, t.at(k) * counted.concl.a)
            return trans(whole, inside(t.at(k) * HOLE[0], counted))
        return max_attained(assume(Eq(t, t.at(k))), m=t, k=k)

    def innermost(t):
        return None if not isinstance(t, Reduce) or isinstance(t.at(k), Reduce) else one(t)

    th = transform(goal.conclusion.a, innermost)
    th = trans(th, transform(side(th), innermost))
    th = trans(th, transform(side(th), without_counts))
    th = trans(th, equal(side(th), goal.conclusion.b))
    return (settle(th, goal),)


def without_counts(t):
    """Y / Y = X / X = 1, where they are factors."""
    counts = {X, Y, inv(X), inv(Y)}
    if not counts <= set(Mul.make_args(t)):
        return None
    return equal(t, Mul(*(f for f in t.args if f not in counts)), hyps=(lt(0, Y), lt(0, X)))


def composition(read):
    first, second = output(read, CHANNEL), output(read, SPATIAL)
    return (Sequent([], Eq(output(read, BOTH), substitute(second, {image: ((c, y, x), first)}))),)


def prove_composition(goals):
    return tuple(refl(goal.conclusion.a) for goal in goals)


def order_of_gates(read):
    first, second = output(read, SPATIAL), output(read, CHANNEL)
    return (Sequent([*THREE_BY_THREE, *HERE], Eq(output(read, BOTH), substitute(second, {image: ((c, y, x), first)}))),)


def without_kernel(read):
    o = substitute(output(read, SPATIAL), {kernel: ((k, y, x), 0 * k)})
    return (Sequent([], Eq(2 * o, image[c, y, x])),)


def constant_gate(read):
    m = substitute(read(SPATIAL()).value("m", y, x), {image: ((c, y, x), level[c])})
    there = substitute(m, {x: x + 1})
    return (Sequent([*THREE_BY_THREE, lt(0, C), In(y, ROWS), In(x, COLUMNS), In(x + 1, COLUMNS)], Eq(there, m)),)


def pixel_order(read):
    m = read(SPATIAL()).value("m", y, x)
    shuffled = substitute(m, {image: ((c, y, x), image[c, y, pi[x]])})
    return (Sequent([*THREE_BY_THREE, Perm(pi, COLUMNS), *HERE], Eq(shuffled, substitute(m, {x: pi[x]}))),)


def gate_claims(formula, gate):
    return (
        Claim("gate-between-zero-and-one", gate, between_zero_and_one(formula)),
        Claim(
            "shrinks-every-entry",
            "|o_cyx| ≤ |x_cyx|, and o_cyx has the sign of x_cyx",
            shrinks(formula),
            prove_shrinks,
        ),
    )


CLAIMS = {
    "channel_attention": (
        *gate_claims(CHANNEL, "0 < s_c < 1"),
        Claim(
            "pixel-order-invariance",
            "the gate is the same for every permutation of the pixels",
            pixels_in_any_order,
            prove_any_order,
        ),
        Claim(
            "channel-equivariance",
            "a permutation of the channels of F, W₁, W₂ and b₂ permutes the output",
            channel_order(CHANNEL),
            prove_channel_order,
        ),
        Claim(
            "constant-channels",
            "F_cyx = a_c gives s = σ(2 MLP(a)): mean and maximum are the same",
            constant_channels,
            prove_constant_channels,
        ),
    ),
    "spatial_attention": (
        *gate_claims(SPATIAL, "0 < m_yx < 1"),
        Claim(
            "channel-invariance",
            "a permutation of the channels leaves m unchanged",
            channels_unseen,
            prove_channel_order,
        ),
        Claim(
            "channel-equivariance",
            "a permutation of the channels permutes the output",
            channel_order(SPATIAL),
            prove_channel_order,
        ),
        Claim("a-kernel-of-zeros-halves", "k = 0 gives o = F / 2", without_kernel),
        Claim(
            "constant-image-constant-gate",
            "where every channel is constant, neighbours have the same m (they have not, at the border)",
            constant_gate,
            expected=False,
            sizes={"C": 1, "Y": 1, "X": 2, "K": 3, "TWO": 2},
        ),
        Claim(
            "pixel-equivariance",
            "a permutation of the columns of pixels permutes m",
            pixel_order,
            expected=False,
            sizes={"C": 1, "Y": 1, "X": 3, "K": 3, "TWO": 2},
        ),
    ),
    "cbam": (
        *gate_claims(BOTH, "0 < s_c < 1, 0 < m_yx < 1"),
        Claim(
            "composition",
            "CBAM is spatial attention of the output of channel attention",
            composition,
            prove_composition,
        ),
        Claim(
            "channel-equivariance",
            "a permutation of the channels of F, W₁, W₂ and b₂ permutes the output",
            channel_order(BOTH),
            prove_channel_order,
        ),
        Claim(
            "either-order",
            "spatial attention first, then channel attention, gives the same",
            order_of_gates,
            expected=False,
            sizes={"C": 1, "Y": 1, "X": 1, "R": 1, "K": 3, "TWO": 2},
        ),
    ),
}
