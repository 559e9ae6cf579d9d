"""Claims about gated linear attention: retention whose decay depends on the input, with a normaliser or without."""

from derive.catalogue import linear as formulas
from derive.catalogue.claims import carried, causal, gates, linear, retention
from derive.catalogue.claims.attention import FEATURES, D, d, e, i, k, q, u, v
from derive.catalogue.claims.causal import PLACES, L
from derive.claims import Claim
from derive.logic import Eq, In, Integer, Sigma, array, index, substitute
from derive.logic.sequents import Sequent, lt

c = index("c")
gate = array("gate")
FORMS: tuple = ({}, {"per_width": True})
OF_WIDTHS = dict(zip(array("gate gate2 state norm"), array("gates gates2 states norms"), strict=True))


def output(read, **options):
    return read(formulas.gated_linear_attention(**options)).value("o", i, e)


def gates_of(form):
    """The gate of a place, at width d if each has its own."""
    return (lambda place: gate[place, d]) if form else (lambda place: gate[place])


def for_each_form(states):
    """The statements about the plain form, then about that with a gate for each width, whose arrays are its own."""

    def both(read):
        plain, by_width = (states(read, form) for form in FORMS)
        return (*plain, *map(by_width_names, by_width))

    return both


def by_width_names(sequent):
    hypotheses = [substitute(h, OF_WIDTHS) for h in sequent.hypotheses]
    return Sequent(hypotheses, substitute(sequent.conclusion, OF_WIDTHS))


def for_each(prove):
    """A script for each half of the statements."""

    def script(goals):
        half = len(goals) // 2
        return (*prove(goals[:half]), *prove(goals[half:]))

    return script


@for_each_form
def bounds(read, form):
    return gates.bounds(carried.decay_of(output(read, **form)))


@for_each_form
def product_of_gates(read, form):
    return gates.product_of_gates(carried.decay_of(output(read, **form)), gates_of(form))


@for_each_form
def recurrence(read, form):
    return gates.recurrence(output(read, **form), gates_of(form))


@for_each_form
def blocks(read, form):
    o = output(read, **form)
    return carried.blocks(o, (PLACES, i + 1), q[i, d], (gates.KEY,), carried.decay_of(o))


@for_each_form
def normalised_blocks(read, form):
    o, decay = output(read, normalised=True, **form), carried.decay_of(output(read, **form))
    feature = linear.elu_plus_one(k[u, d])
    return carried.blocks(o, (PLACES, i + 1), linear.elu_plus_one(q[i, d]), (feature * v[u, e], feature), decay)


@for_each_form
def no_later(read, form):
    return causal.sees_no_later(output(read, **form), (k[u, d], v[u, e], gates_of(form)(u)))


def is_retention(read):
    o = substitute(output(read), {gate: ((u,), array("rate")[0])})
    return (Sequent([In(i, PLACES)], Eq(o, retention.output(read))),)


@for_each_form
def weights(read, form):
    return (Sequent([In(i, PLACES), lt(0, D)], Eq(linear.ones(output(read, normalised=True, **form)), 1)),)


def one_gate_for_all_widths(read):
    """With a normaliser and without."""
    return tuple(
        Sequent([], Eq(substitute(output(read, per_width=True, **o), {gate: ((u, c), gate[u])}), output(read, **o)))
        for o in ({}, {"normalised": True})
    )


def own_key_is_gated(read):
    """False: no gate stands between a key and a query at its place."""
    first = Sigma(q[0, d] * k[0, d], d, FEATURES) * v[0, e]
    return (Sequent([lt(0, L)], Eq(substitute(output(read), {i: Integer(0)}), gates.sigmoid(gate[0]) * first)),)


CLAIMS = {
    "gated_linear_attention": (
        Claim(
            "decay-lies-between-zero-and-one",
            "0 < Π_{j<u≤i} σ(gate_u) ≤ 1 for j ≤ i, one gate a place or one for each width",
            bounds,
            for_each(gates.prove_bounds),
        ),
        Claim(
            "decay-is-the-product-of-the-gates-between",
            "decay(i, j) = decay(i, u) decay(u, j), and decay(i, i − 1) = σ(gate_i)",
            product_of_gates,
            for_each(gates.prove_product_of_gates),
        ),
        Claim(
            "is-a-recurrence",
            "S_i = σ(gate_i) S_(i−1) + k_i v_iᵀ and o_i = q_i S_i, one gate a place or one for each width",
            recurrence,
            for_each(gates.prove_recurrence),
        ),
        Claim(
            "blocks-of-any-size-agree",
            "S ← decay(end, start) S + Σ_block decay(end, j) k vᵀ over any blocks gives the decayed sum over the keys, "
            "and the output is read off it and the later keys, one gate a place or one for each width",
            blocks,
            for_each(carried.prove_blocks),
        ),
        Claim(
            "normalised-blocks-of-any-size-agree",
            "with φ(q), φ(k) and a normaliser: over any blocks the sum of φ(k) is carried like that of φ(k) vᵀ, "
            "and the output is read off both and the later keys",
            normalised_blocks,
            for_each(carried.prove_blocks),
        ),
        Claim(
            "sees-no-later-key-or-gate",
            "o_i depends on the keys and gates j ≤ i only: changing later keys, values and gates changes nothing",
            no_later,
            for_each(causal.prove_sees_no_later),
        ),
        Claim(
            "one-gate-for-all-places-is-retention",
            "gate_u = rate for all u gives retention with γ = σ(rate)",
            is_retention,
            gates.prove_equal_gates,
        ),
        Claim(
            "one-gate-for-all-widths-is-the-plain-form",
            "gate_ud = gate_u for all d gives the form with one gate a place, normalised or not",
            one_gate_for_all_widths,
        ),
        Claim(
            "normalised-weights-sum-to-one",
            "o = 1 where every value is 1, in the normalised forms",
            weights,
            for_each(causal.prove_weights_sum),
        ),
        Claim(
            "the-own-gate-dims-the-own-key",
            "o_0 = σ(gate_0) (q_0·k_0) v_0, as if the gate of a place stood before its key",
            own_key_is_gated,
            expected=False,
            points=({"L": 1, "D": 1, "e": 0, "q": [[1]], "k": [[1]], "v": [[1]], "gate": [0]},),
        ),
    )
}
