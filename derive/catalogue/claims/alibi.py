"""Claims about attention with linear biases."""

from derive.catalogue import attention as formulas
from derive.catalogue import positions
from derive.catalogue.claims import attention
from derive.catalogue.claims.attention import M, N, i, j, output, score_of
from derive.catalogue.claims.relative_bias import bias, prove_toeplitz, prove_translation, t, toeplitz, translation
from derive.claims import Claim
from derive.logic import Abs, Eq, In, Integer, array, substitute
from derive.logic.sequents import Sequent, le, lt

slope = array("slope")
ALIBI = positions.alibi


def score(read):
    return score_of(output(read, ALIBI))(j)


def without(term):
    return substitute(term, {slope: ((t,), Integer(0))})


def is_a_relative_bias(read):
    """Place t of the table holds the distance position(i) - j = t - (N - 1)."""
    t5 = output(read, formulas.relative_bias_attention_t5)
    return (Sequent([], Eq(output(read, ALIBI), substitute(t5, {bias: ((t,), -slope[0] * Abs(t - N + 1))}))),)


def takes_off(read):
    """A slope that is not negative: the bias is at most 0, and 0 at the query's own position."""
    s = score(read)
    return (
        Sequent([le(0, slope[0])], le(s, without(s))),
        Sequent([], Eq(substitute(s, {i: j + N - M}), substitute(without(s), {i: j + N - M}))),
    )


def plain(read):
    return (Sequent([], Eq(without(output(read, ALIBI)), output(read))),)


def rewards_distance(read):
    s = score(read)
    return (Sequent([lt(0, slope[0]), In(i, attention.QUERIES), In(j, attention.KEYS)], le(without(s), s)),)


CLAIMS = {
    "alibi": (
        Claim(
            "score-depends-on-the-distance",
            "equal rows of q and k give s_(i+n)(j+n) = s_ij",
            toeplitz(ALIBI),
            prove_toeplitz,
        ),
        Claim("is-a-relative-bias", "B_t = −slope |t − (N − 1)| in T5's form is ALiBi", is_a_relative_bias),
        Claim(
            "translation-invariance",
            "o_(i+n) of all tensors n places later is o_i",
            translation(ALIBI),
            prove_translation,
        ),
        Claim("bias-takes-off", "slope ≥ 0: s_ij ≤ scale q·k, and s_ij = scale q·k at distance 0", takes_off),
        Claim("no-slope-is-plain-attention", "slope = 0 gives scaled dot-product attention", plain),
        Claim(
            "far-keys-are-rewarded",
            "slope > 0: scale q·k ≤ s_ij",
            rewards_distance,
            expected=False,
            sizes={"N": 1, "M": 2, "D": 1},
        ),
        *attention.averaging(ALIBI),
    )
}
