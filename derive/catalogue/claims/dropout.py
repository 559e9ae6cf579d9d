"""Claims about dropout on the weights: the average over what may be dropped is the output without it."""

from derive.catalogue.attention import scaled_dot_attention
from derive.catalogue.claims.attention import KEYS, e, i, output, u
from derive.catalogue.claims.linear import CAUSAL, ones
from derive.claims import Claim
from derive.logic import (
    Eq,
    Inhabited,
    Integer,
    Mean,
    Select,
    Sigma,
    all_of,
    arith,
    array,
    arrays,
    index,
    mean_linear,
    substitute,
    trans,
    under,
    under_array,
)
from derive.logic.sequents import HOLE, Sequent, at, inside, le, lt, settle, transform
from derive.logic.symbols import is_definite
from derive.logic.tactics import equal, side

noise, rate = array("noise"), array("dropout")[0]
FORMS: tuple = ({}, CAUSAL)


def dropped(read, name="o", places=(i, e), **options):
    """A value of the attention with dropout, the numbers of its pairs given as an array: any, or a random one."""
    value = read(scaled_dot_attention(dropout=True, **options)).value(name, *places)
    (uniform,) = (x for x in arrays(value) if is_definite(x.label.name))
    a, b, c = index("a b c")
    return substitute(value, {uniform: ((a, b, c), noise[b, c])})


def unbiased(read):
    """Each pair is kept with the probability 1 - rate; that they are independent is not needed."""
    kept = dropped(read, "kept", (i, u))
    chance = all_of(Eq(Mean(kept, noise), 1 - rate), u, KEYS)
    return tuple(
        Sequent([lt(rate, 1), chance], Eq(Mean(dropped(read, **form), noise), output(read, **form))) for form in FORMS
    )


def prove_unbiased(goals):
    return tuple(map(average, goals))


def average(goal):
    """The expectation goes through the sum over keys, where it meets nothing random but what is kept."""
    mean, chance = goal.conclusion.a, at(goal.hypotheses[1], u)
    outside = mean_linear(mean)
    (inner,) = (f for f in side(outside).args if isinstance(f, Mean))
    whole = inner.args[0]
    kept = chance.concl.a.args[0]
    weighted = whole.at(u).xreplace({kept: Integer(1)})
    factored = under(arith(goal=Eq(whole.at(u), weighted * kept)), red=Sigma, k=u, A=KEYS)
    spread = under_array(factored, wrap=mean)
    spread = trans(spread, mean_linear(side(spread)))
    each = mean_linear(side(spread).at(u))
    each = trans(each, inside(weighted * HOLE[0], chance))
    spread = trans(spread, under(each, red=Sigma, k=u, A=KEYS))
    th = trans(outside, inside(side(outside).xreplace({inner: HOLE[0]}), spread))
    return settle(trans(th, equal(side(th), goal.conclusion.b, hyps=[lt(0, 1 - rate)])), goal)


def no_rate(read):
    """The numbers of the pairs, which lie in [0, 1), are not negative."""
    still = substitute(dropped(read), {array("dropout"): ((u,), Integer(0))})
    return (Sequent([all_of(le(0, noise[i, u]), u, KEYS)], Eq(still, output(read))),)


def prove_no_rate(goals):
    (goal,) = goals

    def not_dropped(x):
        if not isinstance(x, Select) or noise not in arrays(x):
            return None
        number = at(goal.hypotheses[0], (-x.args[0]).indices[1])
        return arith(number, goal=Eq(x, 0))

    th = transform(goal.conclusion.a, not_dropped)
    return (settle(trans(th, equal(side(th), goal.conclusion.b)), goal),)


def still_one(read):
    """False: only on average."""
    return (Sequent([Inhabited(KEYS), le(0, rate), lt(rate, 1)], Eq(ones(dropped(read)), 1)),)


CLAIMS = {
    "scaled_dot_attention": (
        Claim(
            "dropout-is-unbiased",
            "pairs kept with the probability 1 − p each, independent or not, give E[o with dropout] = o, with all keys "
            "or in causal order",
            unbiased,
            prove_unbiased,
        ),
        Claim(
            "dropout-at-the-rate-zero-is-none", "p = 0 gives o for numbers of pairs in [0, 1)", no_rate, prove_no_rate
        ),
        Claim(
            "weights-after-dropout-sum-to-one",
            "o = 1 where every value is 1, whichever pairs are dropped",
            still_one,
            expected=False,
            points=(
                {"M": 2, "D": 1, "i": 0, "q": [[0]], "k": [[0], [0]], "scale": [1]}
                | {"dropout": ["1/4"], "noise": [["0", "1/2"]]},
            ),
        ),
    )
}
