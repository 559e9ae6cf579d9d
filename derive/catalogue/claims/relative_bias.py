"""Claims about attention with a relative position bias, in both forms: inside the scaling, and after it (T5)."""

from derive.catalogue import attention as formulas
from derive.catalogue.claims import attention, lemmas
from derive.catalogue.claims.attention import (
    FEATURES,
    KEYS,
    QUERIES,
    M,
    N,
    d,
    e,
    i,
    j,
    k,
    output,
    q,
    scale,
    score_of,
    u,
    v,
)
from derive.catalogue.claims.kit import over
from derive.claims import Claim
from derive.logic import (
    Eq,
    In,
    Integer,
    Mul,
    Range,
    Sigma,
    Tangent,
    all_of,
    arith,
    array,
    cut,
    index,
    instantiate,
    inv,
    range_reindex,
    substitute,
    sym,
    trans,
    under,
)
from derive.logic.sequents import HOLE, Sequent, at, derivative, in_sums, inside, lt, only, same, settle, transform
from derive.logic.tactics import equal, side

t, n, w, E = index("t n w E")
bias, db, do = array("bias db do")
SCALED, T5 = formulas.relative_bias_attention, formulas.relative_bias_attention_t5
DISTANCES = Range(0, N + M - 1)
VALUES = Range(0, E)


def toeplitz(formula):
    """Equal rows of q and of k, a shift apart: equal scores."""

    def states(read):
        score = score_of(output(read, formula))(j)
        shifted = substitute(substitute(score, {i: w}), {j: u})
        shifted = substitute(shifted, {w: i + n, u: j + n})
        equal_rows = (
            all_of(Eq(q[i + n, d], q[i, d]), d, FEATURES),
            all_of(Eq(k[j + n, d], k[j, d]), d, FEATURES),
        )
        return (Sequent(equal_rows, Eq(shifted, score)),)

    return states


def prove_toeplitz(goals):
    (goal,) = goals
    rows_ = [at(h, d) for h in goal.hypotheses]
    product = Sigma(q[i + n, d] * k[j + n, d], d, FEATURES)
    moved = under(inside(HOLE[0] * HOLE[1], *rows_), red=Sigma, k=d, A=FEATURES)
    th = transform(goal.conclusion.a, lambda x: moved if x == product else None)
    return (settle(trans(th, equal(side(th), goal.conclusion.b)), goal),)


def translation(formula):
    """All queries, keys and values n places later, the keys being n, ..., n + M - 1: the same output n places later."""

    def states(read):
        o = output(read, formula)
        later = {a: ((w, d), a[w - n, d]) for a in (q, k, v)}
        moved = over(substitute(substitute(o, later), {i: i + n}), KEYS, Range(n, M + n))
        return (Sequent([], Eq(moved, o)),)

    return states


def prove_translation(goals):
    (goal,) = goals
    later = Range(n, M + n)

    def back(x):
        return range_reindex(x, k=u, new=KEYS, image=u + n, back=w - n, j=w)

    th = in_sums(goal.conclusion.a, later, back)
    return (settle(trans(th, equal(side(th), goal.conclusion.b)), goal),)


def without_bias(formula):
    def states(read):
        o = substitute(output(read, formula), {bias: ((t,), Integer(0))})
        return (Sequent([], Eq(o, output(read))),)

    return states


def variants_agree(read):
    return (Sequent([In(i, QUERIES)], Eq(output(read, SCALED), output(read, T5))),)


def variants_related(read):
    rescaled = substitute(output(read, T5), {bias: ((t,), scale[0] * bias[t])})
    return (Sequent([], Eq(output(read, SCALED), rescaled)),)


def bias_gradient(formula):
    """The loss sum do o: its derivative by B[t] is the sum of dS over the diagonal i - j + M - 1 = t."""

    def states(read):
        o = output(read, formula)
        loss = Sigma(Sigma(do[i, e] * o, e, VALUES), i, QUERIES)
        diagonal = Sigma(Sigma(same(t, i - j + M - 1) * slope(o, formula), j, KEYS), i, QUERIES)
        return (Sequent([lt(0, M)], Eq(Tangent(loss, bias, db), Sigma(db[t] * diagonal, t, DISTANCES))),)

    return states


def slope(o, formula):
    """dS_ij = P_ij (sum_e do_ie v_je - sum_e do_ie o_ie), times the scale where the bias stands inside the scaling."""
    bottom = only(inv, o).args[0]
    weight = bottom.at(j) * inv(bottom)
    factor = scale[0] if formula is SCALED else Integer(1)
    return factor * weight * Sigma(do[i, e] * (v[j, e] - o), e, VALUES)


def diagonals():
    """sum_t db[t] sum_ij [t = i - j + M - 1] S_ij = sum_ij db[i - j + M - 1] S_ij."""
    slopes = array("S")
    place = i - j + M - 1
    pairs = Sigma(Sigma(same(t, place) * slopes[i, j], j, KEYS), i, QUERIES)
    chosen = instantiate(lemmas.pick(), m={lemmas.f: ((t,), db[t]), lemmas.k: place, lemmas.N: N + M - 1})
    chosen = cut(arith(goal=In(place, DISTANCES), hyps=[In(i, QUERIES), In(j, KEYS)]), chosen)
    each = inside(HOLE[0] * slopes[i, j], chosen)
    each = under(under(each, red=Sigma, k=j, A=KEYS), red=Sigma, k=i, A=QUERIES)
    return trans(equal(Sigma(db[t] * pairs, t, DISTANCES), each.concl.a), each)


def prove_bias_gradient(goals):
    (goal,) = goals
    slopes = only_slope(goal.conclusion.b)
    folded = instantiate(diagonals(), m={array("S"): ((i, j), slopes)})
    along = derivative(goal.conclusion.a, side(folded))
    return (settle(trans(along, sym(folded)), goal),)


def only_slope(term):
    """The factor beside the indicator in sum_t db[t] sum_i sum_j [t = i - j + M - 1] S_ij, as a term in i and j."""
    pairs = only(Sigma, term.at(t))
    body = pairs.at(i).at(j)
    return Mul(*(f for f in body.args if f != same(t, i - j + M - 1)))


def claims(formula):
    """The claims of both forms."""
    return (
        Claim(
            "score-depends-on-the-distance",
            "equal rows of q and k give s_(i+n)(j+n) = s_ij: the bias is Toeplitz",
            toeplitz(formula),
            prove_toeplitz,
        ),
        Claim(
            "translation-invariance",
            "o_(i+n) of all tensors n places later is o_i",
            translation(formula),
            prove_translation,
        ),
        Claim("no-bias-is-plain-attention", "B = 0 gives scaled dot-product attention", without_bias(formula)),
        Claim(
            "gradient-of-the-bias",
            "∂ Σ dO·O / ∂B_t = Σ_{i−j+M−1=t} dS_ij, the sum of a diagonal",
            bias_gradient(formula),
            prove_bias_gradient,
        ),
        *attention.averaging(formula),
    )


RELATED = Claim(
    "forms-differ-by-the-scale-of-the-bias",
    "B inside the scaling is T5's form with the bias scale · B",
    variants_related,
)
AGREE = Claim(
    "both-forms-agree",
    "scale (q·k + B) and scale q·k + B give the same output",
    variants_agree,
    expected=False,
    points=(
        {
            "N": 1,
            "M": 2,
            "D": 0,
            "i": 0,
            "e": 0,
            "q": [[]],
            "k": [[], []],
            "v": [[0], [1]],
            "bias": [0, 1],
            "scale": [2],
        },
    ),
)

CLAIMS = {
    "relative_bias_attention": (*claims(SCALED), RELATED, AGREE),
    "relative_bias_attention_t5": claims(T5),
}
