"""Claims about integrated gradients as sums over the pieces of a path: complete up to a bound that goes to 0.

The integral of a derivative is the one number that all sums over pieces come close to as the pieces get short, wherever
in its piece the derivative is taken.  That number is the difference of the ends: the bound says so without an integral.
"""

from functools import cache

from derive.catalogue.claims import path_steps
from derive.catalogue.claims.attention import KEYS, e, i, u, v
from derive.catalogue.claims.interpretability import (
    along_path,
    average,
    ds,
    nodes,
    s,
)
from derive.catalogue.claims.lemmas import f, telescope
from derive.catalogue.claims.lemmas import n as count
from derive.claims import Claim
from derive.logic import (
    Add,
    Eq,
    In,
    Inhabited,
    Integer,
    Range,
    Sigma,
    all_intro,
    all_of,
    arith,
    array,
    assume,
    cut,
    exchange,
    exp,
    index,
    instantiate,
    inv,
    real,
    substitute,
    sum_le,
    trans,
)
from derive.logic.sequents import HOLE, Sequent, at, inside, le, lt, settle, supply
from derive.logic.tactics import equal, side

cuts = array("cuts")
m, pieces = index("m PIECES")
h, reach, lo, hi = real("h reach lo hi")
PIECES = Range(0, pieces)
START, END, NODE = cuts[m], cuts[m + 1], nodes[m]
LENGTH = END - START
SIZE = reach**2 * (hi - lo)

ENDS = (Eq(cuts[0], 0), Eq(cuts[pieces], 1))
INSIDE = (all_of(le(START, NODE), m, PIECES), all_of(le(NODE, END), m, PIECES))
SHORT = all_of(le(LENGTH, h), m, PIECES)
STEPS = (all_of(le(-reach, ds[i, u]), u, KEYS), all_of(le(ds[i, u], reach), u, KEYS))
VALUES = (all_of(le(lo, v[u, e]), u, KEYS), all_of(le(v[u, e], hi), u, KEYS))
PATH = (Inhabited(KEYS), le(0, pieces), *ENDS, *INSIDE, SHORT, *STEPS, *VALUES, le(2 * reach * h, 1))


def defect(read):
    """What the attributions of all keys are away from the gain."""
    gain = average(read, lambda place: s[i, place] + ds[i, place]) - average(read)
    attribution = Sigma(LENGTH * along_path(read, NODE)(u), m, PIECES)
    return Sigma(attribution, u, KEYS) - gain


def nearly_complete(read):
    bound = 8 * SIZE * h
    return Sequent(PATH, le(defect(read), bound)), Sequent(PATH, le(-bound, defect(read)))


def weights_at(time):
    return (u,), exp(s[i, u] + time * ds[i, u])


ROW = {path_steps.d: ((u,), ds[i, u]), path_steps.v: ((u,), v[u, e]), "A": ([], KEYS)}
ROW |= {path_steps.lo: lo, path_steps.hi: hi}


def output_at(time):
    """o at a time of the path, as the average of the values under the weights there."""
    return substitute(path_steps.MEAN, {**ROW, path_steps.w: weights_at(time)})


RATE = substitute(path_steps.RATE, {**ROW, path_steps.w: weights_at(NODE)})


def some_key():
    """In a row that has a key: 0 <= reach, and lo <= hi."""
    first = cut(arith(goal=In(0, KEYS), hyps=[Inhabited(KEYS)]), assume(In(0, KEYS)))
    steps, values = ([cut(first, at(p, Integer(0))) for p in bounds] for bounds in (STEPS, VALUES))
    return arith(*steps, goal=le(0, reach)), arith(*values, goal=le(lo, hi))


def from_node(time, gap):
    """|defect| <= 8 (reach gap)^2 (hi - lo) of the step from a node to a time, the gap being its length."""
    y, near = time - NODE, reach * gap
    table = {path_steps.w: weights_at(NODE), path_steps.later: weights_at(time), path_steps.y: y, path_steps.c: near}
    inside_, short = [at(p, m) for p in INSIDE], at(SHORT, m)
    low, high = (at(p, u) for p in STEPS)
    positive, _ = some_key()
    bounds = [
        all_intro(arith(low, high, *inside_, goal=goal), k=u, A=KEYS)
        for goal in (le(-near, y * ds[i, u]), le(y * ds[i, u], near))
    ]
    product = arith(positive, short, *inside_, goal=le(0, reach * (h - gap)))
    half = arith(product, goal=le(near, path_steps.HALF), hyps=[le(2 * reach * h, 1)])
    found = (supply(instantiate(th, m={**ROW, **table}), *bounds, half) for th in path_steps.short_step())
    return [settle(th, Sequent((In(m, PIECES), *PATH), th.concl)) for th in found]


@cache
def piece():
    """m a piece |- |o(end) - o(start) - length rate| <= 8 reach^2 (hi - lo) h length"""
    (after_high, after_low), (before_high, before_low) = from_node(END, END - NODE), from_node(START, NODE - START)
    squares = arith(
        at(SHORT, m), *(at(p, m) for p in INSIDE), goal=le((END - NODE) ** 2 + (NODE - START) ** 2, h * LENGTH)
    )
    size = arith(*some_key(), goal=le(0, SIZE))
    law = path_steps.scaled()
    law = instantiate(law, m={path_steps.a: squares.concl.a, path_steps.b: squares.concl.b, path_steps.x: SIZE})
    law = supply(law, squares, size)
    change = output_at(END) - output_at(START) - LENGTH * RATE
    bound = 8 * SIZE * h * LENGTH
    return (
        arith(after_high, before_low, law, goal=le(change, bound)),
        arith(after_low, before_high, law, goal=le(-bound, change)),
    )


def gain_of_pieces():
    """|- sum_m (o(end) - o(start)) = o(1) - o(0), and sum_m length = 1: what lies between the pieces cancels."""
    found = []
    for function in (output_at, lambda time: time):
        th = instantiate(telescope(), m={f: ((m,), function(cuts[m])), count: pieces})
        ends = inside(function(HOLE[0]) - function(HOLE[1]), *(assume(p) for p in reversed(ENDS)))
        found.append(trans(th, ends))
    return found


@cache
def short_pieces():
    """|- |o(1) - o(0) - sum_m length rate| <= 8 reach^2 (hi - lo) h: the pieces add up, and so do their bounds."""
    changes, lengths = gain_of_pieces()
    rates, bound = Sigma(LENGTH * RATE, m, PIECES), 8 * SIZE * h
    above, below = (sum_le(th, k=m, A=PIECES) for th in piece())
    change, most, least = above.concl.a, above.concl.b, below.concl.a
    facts = (
        changes,
        lengths,
        equal(change, changes.concl.a - rates),
        equal(most, bound * lengths.concl.a),
        equal(least, -bound * lengths.concl.a),
    )
    away = side(changes) - rates
    return arith(above, *facts, goal=le(away, bound)), arith(below, *facts, goal=le(-bound, away))


def prove_nearly_complete(goals, table=None):
    """The sums over keys and over pieces change places."""
    high, low = goals
    above, below = (instantiate(th, m=table or {}) for th in short_pieces())
    turned = exchange(next(t for t in high.conclusion.a.args if isinstance(t, Sigma)))
    rates = next(t for t in Add.make_args(-above.concl.a) if isinstance(t, Sigma))
    turned = trans(turned, equal(side(turned), rates))
    return (
        settle(arith(below, turned, goal=high.conclusion), high),
        settle(arith(above, turned, goal=low.conclusion), low),
    )


# n equal pieces, the derivative taken in the middle of each.
MIDPOINTS = {
    cuts: ((m,), m * inv(pieces)),
    nodes: ((m,), (m + path_steps.HALF) * inv(pieces)),
    h: inv(pieces),
}


def midpoints(read):
    hypotheses = (Inhabited(KEYS), *STEPS, *VALUES, lt(0, pieces), le(2 * reach, pieces))
    return tuple(Sequent(hypotheses, substitute(goal.conclusion, MIDPOINTS)) for goal in nearly_complete(read))


def prove_midpoints(goals):
    return prove_nearly_complete(goals, MIDPOINTS)


CLAIMS = {
    "interpretability": (
        Claim(
            "integrated-gradients-come-close-to-completeness",
            "for every division of the path into pieces of length ≤ h, the derivative taken anywhere in each: "
            "|Σₖ IGₖ − (o(s + Δ) − o(s))| ≤ 8 r² (b − a) h, where |Δₖ| ≤ r, a ≤ vₖ ≤ b and 2 r h ≤ 1: so "
            "the integral, which these sums go to, has Σₖ IGₖ = o(s + Δ) − o(s)",
            nearly_complete,
            prove_nearly_complete,
        ),
        Claim(
            "integrated-gradients-by-midpoints",
            "n equal pieces, n ≥ 2 r, the derivative in the middle of each: "
            "|Σₖ IGₖ − (o(s + Δ) − o(s))| ≤ 8 r² (b − a) / n",
            midpoints,
            prove_midpoints,
        ),
    )
}
