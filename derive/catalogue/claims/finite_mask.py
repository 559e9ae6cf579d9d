"""Claims about a finite mask value: filling the masked scores with -1e9 is not excluding the keys."""

from derive.catalogue import attention as formulas
from derive.catalogue.claims import lemmas
from derive.catalogue.claims.attention import KEYS, M, e, i, j, output, u, v
from derive.claims import Claim
from derive.logic import (
    Eq,
    Inhabited,
    Integer,
    Rational,
    Select,
    Sigma,
    all_of,
    arith,
    array,
    exp,
    instantiate,
    inv,
    refl,
    substitute,
    trans,
    under,
)
from derive.logic.normal import norm
from derive.logic.sequents import HOLE, Sequent, at, in_sums, inside, le, only, settle, transform
from derive.logic.tactics import side

s, mask = array("s mask")
FILL = Integer(-(10**9))
LARGEST_HALF = (2 - Rational(1, 2**10)) * 2**15


def excluded(read):
    """The scores as they are, the masked keys excluded."""
    return output(read, formulas.blockwise_softmax, mask="bool")


def filled(read):
    """The masked scores replaced by -1e9, no key excluded."""
    return substitute(output(read, formulas.blockwise_softmax), {s: ((i, j), Select(mask[i, j], s[i, j], FILL))})


def excludes(read):
    return (Sequent([Inhabited(KEYS)], Eq(filled(read), excluded(read))),)


def all_masked():
    return all_of(le(mask[i, u], 0), u, KEYS)


def excludes_all(read):
    return (Sequent([Inhabited(KEYS), all_masked()], Eq(filled(read), excluded(read))),)


def uniform(read):
    """A row that is all masked: the mean of all values."""
    mean = inv(M) * Sigma(v[u, e], u, KEYS)
    return (Sequent([Inhabited(KEYS), all_masked()], Eq(filled(read), mean)),)


def half_precision(read):
    """The largest finite number with 5 bits of exponent and 10 of fraction is (2 - 2^-10) 2^15 = 65504."""
    return (Sequent([], le(-LARGEST_HALF, FILL)),)


def prove_uniform(goals):
    (goal,) = goals

    def fill(x):
        body = x.at(u)
        value = body.xreplace(dict.fromkeys(body.atoms(Select), FILL))
        masked = inside(HOLE[0], arith(at(goal.hypotheses[1], u), goal=Eq(only(Select, only(exp, body)), FILL)))
        replaced = transform(body, {masked.concl.a: masked}.get)
        return under(trans(replaced, refl(value)), red=Sigma, k=u, A=KEYS)

    same_scores = in_sums(goal.conclusion.a, KEYS, fill)
    normal = norm(side(same_scores))
    count = instantiate(lemmas.cardinality(), m={lemmas.n: M})
    counted = transform(side(normal), {count.concl.a: count}.get)
    return (settle(trans(trans(same_scores, normal), counted), goal),)


CLAIMS = {
    "finite_mask_value": (
        Claim(
            "minus-1e9-excludes-a-key",
            "filling masked scores with −10⁹ equals excluding the keys",
            excludes,
            expected=False,
            points=({"M": 2, "i": 0, "e": 0, "s": [["-2000000000", 0]], "mask": [[1, 0]], "v": [[1], [0]]},),
        ),
        Claim(
            "minus-1e9-excludes-every-key",
            "the same for a row whose keys are all masked",
            excludes_all,
            expected=False,
            points=({"M": 2, "i": 0, "e": 0, "s": [[0, 0]], "mask": [[0, 0]], "v": [[1], [3]]},),
        ),
        Claim(
            "all-masked-row-becomes-uniform",
            "with −10⁹ for every score of a row, o_ie is the mean of v_je over all keys",
            uniform,
            prove_uniform,
        ),
        Claim(
            "minus-1e9-is-a-half-precision-number",
            "−10⁹ lies among the numbers of fp16, of which none is below −65504: −65504 ≤ −10⁹",
            half_precision,
            expected=False,
        ),
    )
}
