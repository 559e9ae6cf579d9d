"""Claims about forgetting attention: an average over the keys that are not later, whose scores fall by the gates."""

from derive.catalogue import linear as formulas
from derive.catalogue import positions
from derive.catalogue.claims import attention, causal, gates
from derive.catalogue.claims.attention import M, N, d, e, i, k, pi, u, v
from derive.catalogue.claims.causal import PLACES, L
from derive.catalogue.claims.linear import CAUSAL, ones
from derive.claims import Claim
from derive.logic import Big, Eq, In, Perm, Range, array, exp, inv, ln, real, substitute, sym
from derive.logic.sequents import Sequent, le, only, rewrite, settle
from derive.logic.tactics import side

x = real("x")
gate, slope = array("gate slope")
SEEN = Range(0, i + 1)
HERE = In(i, PLACES)


def output(read):
    return read(formulas.forgetting_attention()).value("o", i, e)


def convex(read):
    o, largest, smallest = output(read), Big(v[u, e], u, SEEN), -Big(-v[u, e], u, SEEN)
    return Sequent([HERE], le(smallest, o)), Sequent([HERE], le(o, largest))


def prove_convex(goals):
    lower, upper = goals
    seen = causal.opened(upper.conclusion.a, i + 1)
    least, most = attention.between_extremes(only(inv, side(seen)).args[0])
    return settle(rewrite(least, right=sym(seen)), lower), settle(rewrite(most, left=sym(seen)), upper)


def weights(read):
    return (Sequent([HERE], Eq(ones(output(read)), 1)),)


def is_alibi(read):
    """One gate for all places, and ALiBi in causal order with -log sigmoid(gate) as its slope."""
    o = substitute(output(read), {gate: ((u,), x)})
    biased = attention.output(read, positions.alibi, **CAUSAL)
    return (Sequent([HERE], Eq(o, substitute(biased, {M: L, N: L, slope: ((u,), ln(1 + exp(-x)))}))),)


def no_later(read):
    return causal.sees_no_later(output(read), (k[u, d], v[u, e], gate[u]))


def key_order(read):
    """False: a gate takes off at all keys before it, and the order of the keys decides which are seen."""
    moved = {k: ((u, d), k[pi[u], d]), v: ((u, e), v[pi[u], e]), gate: ((u,), gate[pi[u]])}
    o = output(read)
    return (Sequent([HERE, Perm(pi, PLACES)], Eq(substitute(o, moved), o)),)


CLAIMS = {
    "forgetting_attention": (
        Claim(
            "output-is-a-convex-combination",
            "min_{j≤i} v_je ≤ o_ie ≤ max_{j≤i} v_je",
            convex,
            prove_convex,
        ),
        Claim("weights-sum-to-one", "o = 1 where every value is 1", weights, causal.prove_weights_sum),
        Claim(
            "one-gate-for-all-places-is-alibi",
            "gate_u = x for all u gives causal attention with linear biases, the slope −log σ(x)",
            is_alibi,
            gates.prove_equal_gates,
        ),
        Claim(
            "sees-no-later-key-or-gate",
            "o_i depends on the keys and gates j ≤ i only: changing later keys, values and gates changes nothing",
            no_later,
            causal.prove_sees_no_later,
        ),
        Claim(
            "key-order-invariance",
            "o does not change when k, v and the gates are permuted alike",
            key_order,
            expected=False,
            points=(
                {"L": 2, "D": 1, "i": 1, "e": 0, "pi": [1, 0], "gate": [0, 0], "scale": [1]}
                | {"q": [[0], [0]], "k": [[0], [0]], "v": [[0], [1]]},
            ),
        ),
    )
}
