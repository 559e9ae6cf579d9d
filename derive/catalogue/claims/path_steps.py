"""How far a weighted average moves along a path of its scores, against its rate at one time: a bound without calculus.

The weights are w at one time and w exp(y d) at another, y later; o is the average of v under w, and V = hi - lo bounds
how far the values lie from it.  With |y d_k| <= c <= 1/2,  |o(later) - o - y sum_k d_k p_k (v_k - o)| <= 8 c^2 V.
"""

from functools import cache

from derive.catalogue.claims.lemmas import KEYS, k, v, w
from derive.logic import (
    Eq,
    Rational,
    Sigma,
    all_of,
    arith,
    array,
    assume,
    exp,
    instantiate,
    inv,
    real,
    sum_le,
    sum_pos,
    sym,
    trans,
    under,
)
from derive.logic.sequents import HOLE, at, inside, le, lt, rewrite, supply
from derive.logic.tactics import equal, side

d, later = array("d later")
a, b, c, e, hi, lo, t, x, y, z = real("a b c e hi lo t x y z")
HALF = Rational(1, 2)

MOVES = all_of(Eq(later[k], w[k] * exp(y * d[k])), k, KEYS)
POSITIVE = all_of(lt(0, w[k]), k, KEYS)
SMALL = (all_of(le(-c, y * d[k]), k, KEYS), all_of(le(y * d[k], c), k, KEYS), le(c, HALF))
VALUES = (all_of(le(lo, v[k]), k, KEYS), all_of(le(v[k], hi), k, KEYS))


def over(body):
    return Sigma(body, k, KEYS)


GROWN = over(w[k] * exp(y * d[k]))
TOTAL, LATER = over(w[k]), over(later[k])
MEAN = over(w[k] * v[k]) * inv(TOTAL)
LATER_MEAN = over(later[k] * v[k]) * inv(LATER)
RATE = over(d[k] * w[k] * inv(TOTAL) * (v[k] - MEAN))


@cache
def growth():
    """-c <= x <= c <= 1/2 |- 0 <= exp(x) - 1 - x, and that <= 2 c^2."""
    low = arith(goal=le(0, exp(x) - 1 - x))
    back = instantiate(low, m={x: -x})
    known = [le(-c, x), le(x, c), le(c, HALF)]
    inverse = arith(back, goal=le(exp(x) * (1 - x), 1), hyps=known)
    high = arith(low, inverse, goal=le(exp(x) - 1 - x, 2 * c**2), hyps=known)
    return low, high


WEIGHT, RISE = at(POSITIVE, k), y * d[k]
REST = exp(RISE) - 1 - RISE  # what the exponential has beyond its tangent
AWAY, RANGE = v[k] - MEAN, hi - lo


def total_is_positive():
    """A inhabited |- 0 < sum w"""
    return sum_pos(WEIGHT, k=k, A=KEYS)


@cache
def scaled():
    """a <= b, 0 <= x |- x a <= b x"""
    return arith(goal=le(x * a, b * x), hyps=[le(a, b), le(0, x)])


@cache
def products():
    """|x| <= a, |y| <= b |- x y <= a b, and -a b <= x y."""
    known = [le(-a, x), le(x, a), le(-b, y), le(y, b)]
    return arith(goal=le(x * y, a * b), hyps=known), arith(goal=le(-x * y, a * b), hyps=known)


def at_most(fact):
    """body_k <= factor gives sum_k w_k body_k <= factor sum_k w_k."""
    body, factor = fact.concl.a, fact.concl.b
    each = supply(instantiate(scaled(), m={a: body, b: factor, x: w[k]}), fact, arith(WEIGHT, goal=le(0, w[k])))
    whole = sum_le(each, k=k, A=KEYS)
    return rewrite(whole, right=equal(whole.concl.b, factor * TOTAL))


def both(fact, other):
    """body_k <= factor and -body_k <= factor give -factor sum w <= sum w body <= factor sum w."""
    high, low = at_most(fact), at_most(other)
    whole = high.concl.a
    low = rewrite(low, left=equal(low.concl.a, -whole))
    return arith(low, goal=le(-high.concl.b, whole)), high


@cache
def mean_in_range():
    """A inhabited |- lo <= mean, and mean <= hi."""
    low, high = (at(p, k) for p in VALUES)
    below, above = at_most(arith(low, goal=le(-v[k], -lo))), at_most(high)
    below = rewrite(below, left=equal(below.concl.a, -over(w[k] * v[k])))
    total = total_is_positive()
    return arith(total, below, goal=le(lo, MEAN)), arith(total, above, goal=le(MEAN, hi))


def product_of(first, first_size, second, second_size, *facts):
    """|first| <= its size and |second| <= its size bound the product from both sides."""
    values = {x: first, y: second, a: first_size, b: second_size}
    return (supply(instantiate(law, m=values), *facts) for law in products())


@cache
def sizes():
    """|- bounds of the sums of w x (v - o), of w (exp(x) - 1 - x) (v - o) and of w (exp(x) - 1), x = y d_k."""
    steps, half = [at(p, k) for p in SMALL[:2]], assume(SMALL[2])
    low, high = mean_in_range()
    values = [at(p, k) for p in VALUES]
    away = arith(low, values[1], goal=le(AWAY, RANGE)), arith(high, values[0], goal=le(-RANGE, AWAY))
    above, below = (supply(instantiate(th, m={x: RISE}), *steps, half) for th in reversed(growth()))
    near = arith(below, above, goal=le(-2 * c**2, REST))
    first = both(*product_of(RISE, c, AWAY, RANGE, *steps, *away))
    second = both(*product_of(REST, 2 * c**2, AWAY, RANGE, above, near, *away))
    up = arith(above, *steps, half, goal=le(exp(RISE) - 1, 2 * c))
    down = arith(below, *steps, goal=le(-(exp(RISE) - 1), c))
    return first, second, (at_most(down), at_most(up))


@cache
def quotient():
    """-a t <= z e <= a t, t <= 2 e, 0 < t |- z <= 2 a, and -2 a <= z."""
    known = [le(-a * t, z * e), le(z * e, a * t), le(t, 2 * e), lt(0, t)]
    return arith(goal=le(z, 2 * a), hyps=known), arith(goal=le(-2 * a, z), hyps=known)


@cache
def shared():
    """-a t <= x <= a t, |y| <= b t, 0 < t |- |x y / t| <= a b t"""
    known = [le(-a * t, x), le(x, a * t), le(-b * t, y), le(y, b * t)]
    high, low = (instantiate(law, m={a: a * t, b: b * t}) for law in products())
    high = arith(high, goal=le(x * y * inv(t), a * b * t), hyps=[*known, lt(0, t)])
    return high, arith(low, goal=le(-a * b * t, x * y * inv(t)), hyps=[*known, lt(0, t)])


def grown_total():
    """|- T <= 2 E, |T - E| <= 2 c T, for E = sum w exp(x) and T = sum w."""
    *_, (down, up) = sizes()
    total, change = total_is_positive(), GROWN - TOTAL
    up = rewrite(up, left=equal(up.concl.a, change))
    down = rewrite(down, left=equal(down.concl.a, -change))
    half = arith(down, total, assume(SMALL[2]), goal=le(TOTAL, 2 * GROWN))
    low = arith(up, goal=le(-2 * c * TOTAL, TOTAL - GROWN))
    return half, low, arith(down, up, total, goal=le(TOTAL - GROWN, 2 * c * TOTAL))


def defect_of(first, rest):
    """|- defect = Q, and E Q = R + B (T - E) / T."""
    moved = at(MOVES, k)
    values, plain = over(w[k] * exp(RISE) * v[k]), over(w[k] * v[k])
    total = total_is_positive()
    half = grown_total()[0]
    new = under(inside(HOLE[0] * v[k], moved), red=Sigma, k=k, A=KEYS), under(moved, red=Sigma, k=k, A=KEYS)
    found = inside(HOLE[0] * inv(HOLE[1]) - MEAN - HOLE[2], *new, equal(y * RATE, first * inv(TOTAL)))
    over_mean = arith(total, half, goal=Eq(side(found), (values - MEAN * GROWN) * inv(GROWN) - first * inv(TOTAL)))
    apart = equal(values - MEAN * GROWN, plain - MEAN * TOTAL + first + rest)
    apart = trans(apart, arith(total, goal=Eq(side(apart), first + rest)))
    found = trans(trans(found, over_mean), inside(HOLE[0] * inv(GROWN) - first * inv(TOTAL), apart))
    times = Eq(side(found) * GROWN, rest + first * (TOTAL - GROWN) * inv(TOTAL))
    return found, arith(total, half, goal=times)


@cache
def short_step():
    """A inhabited |- defect <= 8 c^2 (hi - lo), and -8 c^2 (hi - lo) <= defect.

    With E = sum w exp(x), B = sum w x (v - o), R = sum w (exp(x) - 1 - x) (v - o):  E defect = R + B (T - E) / T.
    """
    (first_low, first_high), (rest_low, rest_high), _ = sizes()
    first, rest = first_high.concl.a, rest_high.concl.a
    half, low, high = grown_total()
    total = total_is_positive()
    values = {t: TOTAL, x: first, y: TOTAL - GROWN, a: c * RANGE, b: 2 * c}
    parts = (supply(instantiate(th, m=values), first_low, first_high, low, high, total) for th in shared())
    found, times = defect_of(first, rest)
    part_high, part_low = parts
    size = 4 * c**2 * RANGE
    above = arith(times, rest_high, part_high, goal=le(side(found) * GROWN, size * TOTAL))
    below = arith(times, rest_low, part_low, goal=le(-size * TOTAL, side(found) * GROWN))
    bounds = (instantiate(th, m={z: side(found), e: GROWN, t: TOTAL, a: size}) for th in quotient())
    up, down = (supply(th, above, below, half, total) for th in bounds)
    return rewrite(up, left=sym(found)), rewrite(down, right=sym(found))
