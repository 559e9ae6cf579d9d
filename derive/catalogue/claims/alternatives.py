"""Claims about soft caps, sinks, sigmoid and relu weights, and about outputs besides the average."""

from derive.catalogue import alternatives
from derive.catalogue.claims.attention import KEYS, M, common, e, i, j, output, score_of, u, v
from derive.claims import Claim
from derive.logic import Eq, In, Inhabited, Integer, Max, Sigma, all_of, arith, array, exp, inv, real, substitute
from derive.logic.sequents import Sequent, le, lt, nonnegative_sum, settle

cap, sink, mask, finite_mask = array("cap sink mask finite.mask")
x = real("x")
FLOAT = {"mask": "float"}
ONE_KEY = {"N": 1, "M": 1, "D": 0, "i": 0, "j": 0, "e": 0, "q": [[]], "k": [[]], "v": [[1]], "scale": [1]}


def ones(term):
    """A term where every value is 1: an output becomes the sum of its weights."""
    return substitute(term, {v: ((u, e), Integer(1))})


def total_weight(formula):
    return lambda read, **options: ones(output(read, formula, **options))


def weight(formula):
    """read -> the weight of key j, of an output that is a sum of weights times values."""

    def weight_of(read):
        o = total_weight(formula)(read)
        (row,) = (f for f in ([o] if isinstance(o, Sigma) else o.args) if isinstance(f, Sigma))
        return o.subs(row, 1) * row.at(j) if o != row else row.at(j)

    return weight_of


def plain_score(read):
    return score_of(output(read))(j)


def capped(read):
    return score_of(output(read, alternatives.softcap_attention))(j)


def cap_bounds(read):
    s = capped(read)
    return tuple(Sequent([lt(0, cap[0])], p) for p in (le(-cap[0], s), le(s, cap[0])))


def cap_leaves_small_scores(read):
    """False: a score below the cap changes too."""
    s = plain_score(read)
    return (Sequent([lt(0, cap[0]), lt(-cap[0], s), lt(s, cap[0])], Eq(capped(read), s)),)


def sum_below_one(formula):
    def states(read):
        total = total_weight(formula)(read)
        return Sequent([], le(0, total)), Sequent([], lt(total, 1))

    return states


def prove_sum_below_one(goals):
    lower, upper = goals
    row = next(f for f in upper.conclusion.a.args if isinstance(f, Sigma))
    return tuple(settle(arith(nonnegative_sum(row), goal=g.conclusion), g) for g in (lower, upper))


def sink_of_zero(read):
    with_sink = substitute(output(read, alternatives.sink_attention), {sink: ((u,), Integer(0))})
    return (Sequent([], Eq(with_sink, output(read, alternatives.off_by_one_attention))),)


def common_shift(formula):
    """The same number added to every score by a float mask."""

    def states(read):
        o = output(read, formula, **FLOAT)
        seen = all_of(lt(0, finite_mask[i, u]), u, KEYS)
        moved, still = (substitute(o, {mask: ((i, j), value)}) for value in (x, Integer(0)))
        return (Sequent([seen, In(j, KEYS)], Eq(moved, still)),)

    return states


def sums_to_one(formula):
    return lambda read: (Sequent([Inhabited(KEYS)], Eq(total_weight(formula)(read), 1)),)


def sigmoid_bounds(read):
    w = weight(alternatives.sigmoid_attention)(read)
    return Sequent([], lt(0, w)), Sequent([], lt(w, 1))


def relu_bounds(read):
    return (Sequent([In(j, KEYS)], le(0, weight(alternatives.relu_attention)(read))),)


def prove_relu_bounds(goals):
    (goal,) = goals
    count = arith(goal=le(0, inv(M)), hyps=goal.hypotheses)
    positive_part = next(f for f in goal.conclusion.b.args if isinstance(f, Max))
    return (arith(count, arith(goal=le(0, positive_part)), goal=goal.conclusion),)


def weights_from_logsumexp(read):
    """o from the scores and lse alone."""
    lse = read(alternatives.logsumexp_attention()).value("lse", i)
    s = score_of(output(read))
    weighted = Sigma(exp(s(u) - lse) * v[u, e], u, KEYS)
    return (Sequent([Inhabited(KEYS)], Eq(output(read, alternatives.logsumexp_attention), weighted)),)


def same_output(formula):
    return lambda read: (Sequent([], Eq(output(read, formula), output(read))),)


PLAIN = "output-is-plain-attention", "o is that of scaled dot-product attention"
SHIFT = "scores-shifted-alike", "o does not change when the same number is added to every score"
SUM = "weights-sum-to-one", "o = 1 where every value is 1"
BELOW = "weights-sum-to-less-than-one", "0 ≤ o < 1 where every value is 1: the rest of the weight is dropped"


def sinks(formula, **point):
    points = ({**ONE_KEY, "mask": [[0]], "finite.mask": [[1]], "x": 1, **point},)
    return (
        Claim(*BELOW, sum_below_one(formula), prove_sum_below_one),
        Claim(*SHIFT, common_shift(formula), expected=False, points=points),
    )


CLAIMS = {
    "softcap_attention": (
        Claim("score-is-bounded", "−cap ≤ cap tanh(s/cap) ≤ cap, for a cap > 0", cap_bounds),
        Claim(
            "small-scores-stay",
            "cap tanh(s/cap) = s where |s| < cap",
            cap_leaves_small_scores,
            expected=False,
            points=({**ONE_KEY, "D": 1, "q": [[1]], "k": [[1]], "cap": [2]},),
        ),
        *common(alternatives.softcap_attention),
    ),
    "sink_attention": sinks(alternatives.sink_attention, sink=[0]),
    "off_by_one_attention": (
        Claim("is-a-sink-of-zero", "equals the attention whose sink has the score 0", sink_of_zero),
        *sinks(alternatives.off_by_one_attention),
    ),
    "sigmoid_attention": (
        Claim("weights-between-zero-and-one", "0 < p_ij < 1", sigmoid_bounds),
        Claim(*SUM, sums_to_one(alternatives.sigmoid_attention), expected=False, points=({**ONE_KEY, "shift": [0]},)),
    ),
    "relu_attention": (
        Claim("weights-are-not-negative", "0 ≤ p_ij", relu_bounds, prove_relu_bounds),
        Claim(*SUM, sums_to_one(alternatives.relu_attention), expected=False, points=(ONE_KEY,)),
    ),
    "general_attention": common(alternatives.general_attention),
    "logsumexp_attention": (
        Claim("weights-from-the-logsumexp", "o_ie = Σⱼ exp(s_ij − lse_i) v_je", weights_from_logsumexp),
        Claim(
            *PLAIN,
            same_output(alternatives.logsumexp_attention),
        ),
    ),
    "entropy_attention": (
        Claim(
            *PLAIN,
            same_output(alternatives.entropy_attention),
        ),
    ),
}
