"""Claims about retention: one sum over pairs, a recurrence over places, or a state carried over blocks of any size."""

from derive.catalogue import linear as formulas
from derive.catalogue.claims import carried, causal, gates
from derive.catalogue.claims.attention import d, e, i, k, q, u, v
from derive.catalogue.claims.causal import PLACES
from derive.claims import Claim
from derive.logic import Eq, In, Integer, array, real, substitute
from derive.logic.sequents import Sequent

x = real("x")
rate, other = array("rate v2")


def output(read):
    return read(formulas.retention()).value("o", i, e)


def gamma(place):
    return rate[0]


def bounds(read):
    return gates.bounds(carried.decay_of(output(read)))


def powers(read):
    return gates.product_of_gates(carried.decay_of(output(read)), gamma)


def recurrence(read):
    return gates.recurrence(output(read), gamma)


def blocks(read):
    o = output(read)
    return carried.blocks(o, (PLACES, i + 1), q[i, d], (gates.KEY,), carried.decay_of(o))


def no_later(read):
    return causal.sees_no_later(output(read), (k[u, d], v[u, e]))


def linear(read):
    """v + x v2 in place of v."""
    o = output(read)
    mixed, alone = (substitute(o, {v: ((u, e), y)}) for y in (v[u, e] + x * other[u, e], other[u, e]))
    return (Sequent([], Eq(mixed, o + x * alone)),)


def ones(read):
    return (Sequent([In(i, PLACES)], Eq(substitute(output(read), {v: ((u, e), Integer(1))}), 1)),)


CLAIMS = {
    "retention": (
        Claim("decay-lies-between-zero-and-one", "0 < γ^(i−j) ≤ 1 for j ≤ i", bounds, gates.prove_bounds),
        Claim(
            "decay-is-a-power-of-gamma",
            "γ^(i−j) = γ^(i−u) γ^(u−j), and γ = σ(rate)",
            powers,
            gates.prove_product_of_gates,
        ),
        Claim(
            "is-a-recurrence",
            "S_i = γ S_(i−1) + k_i v_iᵀ and o_i = q_i S_i",
            recurrence,
            gates.prove_recurrence,
        ),
        Claim(
            "blocks-of-any-size-agree",
            "S ← γ^size S + Σ_block γ^(end−1−j) k vᵀ over any blocks gives the decayed sum over their keys, and the "
            "output is read off it and the later keys: one block is the sum over pairs, blocks of one a recurrence",
            blocks,
            carried.prove_blocks,
        ),
        Claim(
            "sees-no-later-key",
            "o_i depends on the keys j ≤ i only: changing later keys and values changes nothing",
            no_later,
            causal.prove_sees_no_later,
        ),
        Claim("output-is-linear-in-the-values", "o(v + x v′) = o(v) + x o(v′)", linear),
        Claim(
            "weights-sum-to-one",
            "o = 1 where every value is 1",
            ones,
            expected=False,
            points=({"L": 1, "D": 1, "i": 0, "q": [[1]], "k": [[2]], "rate": [0]},),
        ),
    )
}
