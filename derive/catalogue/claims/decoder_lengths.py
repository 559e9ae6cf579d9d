"""Claims about the attention of a decoder over a padded encoder: the steps beyond its length are not there."""

from derive.catalogue import decoder
from derive.catalogue.claims.decoder import STEPS, S, c, j, u, value
from derive.catalogue.claims.masks import first_keys, length
from derive.claims import Claim
from derive.logic import Eq, In, Integer, Range, Sigma, arith, cut, inv, substitute, sum_member, trans
from derive.logic.normal import norm
from derive.logic.sequents import Sequent, in_sums, le, lt, only, plain, rewrite, settle
from derive.logic.tactics import equal, side

SHORT = (le(0, length), le(length, S))


def masked(read, name, at_index):
    return read(decoder.bahdanau_decoder(key_lengths=True)).value(name, at_index)


def weight_beyond(read):
    return (Sequent([le(length, j)], Eq(masked(read, "weights", j), 0)),)


def prove_weight_beyond(goals):
    (goal,) = goals
    return (arith(goal=goal.conclusion, hyps=goal.hypotheses),)


def weights_sum(read):
    total = Sigma(masked(read, "weights", j), j, STEPS)
    return (Sequent([le(1, S), le(1, length)], Eq(total, 1)),)


def prove_weights_sum(goals):
    """The first step is seen, so that the denominator is positive."""
    (goal,) = goals
    whole = only(inv, goal.conclusion.a.at(u).args[1]).args[0]
    first = sum_member(arith(goal=le(0, whole.at(u))), k=u, A=STEPS, m=Integer(0))
    positive = rewrite(arith(first, goal=lt(0, whole), hyps=goal.hypotheses), right=norm(whole))
    return (settle(cut(positive, equal(goal.conclusion.a, Integer(1), hyps=[positive.concl])), goal),)


def shortened(read):
    """The decoder on the first `length` outputs of the encoder."""
    context, weight = (substitute(value(read, *named), {S: length}) for named in (("context", c), ("weights", j)))
    return (
        Sequent(SHORT, Eq(masked(read, "context", c), context)),
        Sequent([*SHORT, In(j, Range(0, length))], Eq(masked(read, "weights", j), weight)),
    )


def prove_shortened(goals):
    theorems = []
    for goal in goals:
        th = in_sums(goal.conclusion.a, STEPS, first_keys)
        end = arith(goal=Eq(side(th), goal.conclusion.b), hyps=plain(goal.hypotheses))
        theorems.append(settle(trans(th, end), goal))
    return tuple(theorems)


def one_step_more(read):
    """False: the step at the length is the first that is not seen."""
    hypotheses = [le(0, length), lt(length, S)]
    return (
        Sequent(hypotheses, Eq(masked(read, "context", c), substitute(value(read, "context", c), {S: length + 1}))),
    )


# One feature, two outputs 0 and 1 of the encoder, one of them seen; the network gives 0 for each.
ONE_OF_TWO = {"H": 1, "S": 2, "c": 0, "key_lengths": [1], "encoder_outputs": [[0], [1]], "decoder_hidden": [0]}
ONE_OF_TWO |= {"w": [[[0], [0]]], "b": [0], "v": [0]}

CLAIMS = {
    "bahdanau_decoder": (
        Claim("weight-beyond-the-length-is-zero", "weights_j = 0 for j ≥ len", weight_beyond, prove_weight_beyond),
        Claim(
            "weights-up-to-the-length-sum-to-one",
            "Σⱼ weights_j = 1 for len ≥ 1, over all S steps",
            weights_sum,
            prove_weights_sum,
        ),
        Claim(
            "padded-is-shortened",
            "a length gives the context and the weights of the first len outputs of the encoder",
            shortened,
            prove_shortened,
        ),
        Claim(
            "the-step-at-the-length-is-seen",
            "steps j ≤ len are seen: the context of the first len + 1 outputs",
            one_step_more,
            expected=False,
            points=(ONE_OF_TWO,),
        ),
    )
}
