"""Claims about the attention of a recurrent decoder: it is additive attention, by broadcasting or by concatenation."""

from derive.catalogue import attention as formulas
from derive.catalogue import decoder
from derive.claims import Claim
from derive.logic import (
    Eq,
    In,
    Inhabited,
    Integer,
    Range,
    Sigma,
    all_of,
    array,
    exp,
    index,
    inv,
    range_reindex,
    range_split,
    split,
    substitute,
    tanh,
    trans,
    under,
)
from derive.logic.sequents import HOLE, Sequent, at, inside, le, only, settle, transform
from derive.logic.tactics import equal, side

i, j, u, a, c, d, m, n = index("i j u a c d m n")
H, S = index("H S")
q, k, w_query, w_key, w_score, b, v, w = array("q k w_query w_key w_score b v w")
hidden, encoder, layer, both = array("decoder_hidden encoder_outputs layer both")
STEPS, FEATURES = Range(0, S), Range(0, H)


def value(read, name, at_index):
    return read(decoder.bahdanau_decoder()).value(name, at_index)


def is_additive_attention(read):
    """One query, the decoder's state; keys and values are the encoder's outputs; all widths are H."""
    o = read(formulas.additive_attention()).value("o", i, c)
    o = substitute(o, {
        q: ((n, d), hidden[d]), k: encoder, array("v"): encoder, w_score: v,
        w_query: ((a, d), w[a, 1, d]), w_key: ((a, d), w[a, 0, d]),
        index("A"): H, index("D"): H, index("Dk"): H, index("M"): S, index("N"): Integer(1),
    })  # fmt: skip
    return (Sequent([], Eq(value(read, "context", c), o)),)


def score(read):
    return only(exp, value(read, "weights", j)).args[0]


def concatenated_score(step):
    """v . tanh(Linear([encoder_j; hidden])), the state repeated for every step."""
    inner = Sigma(layer[a, d] * both[step, d], d, Range(0, 2 * H))
    return Sigma(v[a] * tanh(inner + b[a]), a, FEATURES)


def is_the_concatenated_code(read):
    hypotheses = (
        le(0, H),
        all_of(all_of(Eq(layer[a, d], w[a, 0, d]), d, FEATURES), a, FEATURES),
        all_of(all_of(Eq(layer[a, H + d], w[a, 1, d]), d, FEATURES), a, FEATURES),
        all_of(all_of(Eq(both[j, d], encoder[j, d]), d, FEATURES), j, STEPS),
        all_of(all_of(Eq(both[j, H + d], hidden[d]), d, FEATURES), j, STEPS),
    )
    weight = exp(concatenated_score(j)) * inv(Sigma(exp(concatenated_score(u)), u, STEPS))
    context = Sigma(weight * encoder[j, c], j, STEPS)
    return (
        Sequent([In(j, STEPS), *hypotheses], Eq(weight, value(read, "weights", j))),
        Sequent(hypotheses, Eq(context, value(read, "context", c))),
    )


def prove_concatenated_code(goals):
    return tuple(map(without_concatenation, goals))


def without_concatenation(goal):
    """Each sum over the 2 H features is cut in two, and each half is rewritten by what it holds."""
    left_w, right_w, left_x, right_x = goal.hypotheses[-4:]

    def halves(x):
        if not isinstance(x, Sigma) or x.dom != Range(0, 2 * H):
            return None
        step, row = places(x.at(d))
        parts = range_split(x, b=H)
        second = range_reindex(Sigma(x.at(d), d, Range(H, 2 * H)), k=n, new=FEATURES, image=H + n, back=m - H, j=m)
        apart = trans(parts, split(side(parts), A=FEATURES, B=Range(H, 2 * H)))
        apart = trans(apart, inside(Sigma(x.at(d), d, FEATURES) + HOLE[0], second))
        first = inside(HOLE[0] * HOLE[1], at(left_w, row, d), at(left_x, step, d))
        last = inside(HOLE[0] * HOLE[1], at(right_w, row, d), at(right_x, step, d))
        sums = (under(each, red=Sigma, k=d, A=FEATURES) for each in (first, last))
        return trans(apart, inside(HOLE[0] + HOLE[1], *sums))

    th = transform(goal.conclusion.a, halves)
    return settle(trans(th, equal(side(th), goal.conclusion.b)), goal)


def places(body):
    """(step, row) at which the body of a sum reads the concatenation and the layer."""
    read = {f.base: f.indices[0] for f in body.args}
    return read[both], read[layer]


def weights_sum(read):
    return (Sequent([Inhabited(STEPS)], Eq(Sigma(value(read, "weights", j), j, STEPS), 1)),)


def context_is_the_average(read):
    average = Sigma(value(read, "weights", j) * encoder[j, c], j, STEPS)
    return (Sequent([], Eq(value(read, "context", c), average)),)


CLAIMS = {
    "bahdanau_decoder": (
        Claim(
            "is-additive-attention",
            "context = additive attention of one query, with keys and values from the encoder",
            is_additive_attention,
        ),
        Claim(
            "is-the-repeat-and-concatenate-code",
            "softmax(v · tanh(W [encoder; repeated hidden] + b)) and its context are what is computed",
            is_the_concatenated_code,
            prove_concatenated_code,
        ),
        Claim("weights-sum-to-one", "Σⱼ weights_j = 1", weights_sum),
        Claim("context-is-the-average", "context = Σⱼ weights_j encoder_j", context_is_the_average),
    )
}
