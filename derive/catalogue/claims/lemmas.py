"""Lemmas that several claims use, about sums over ranges and bags: theorems with arrays in place of terms."""

from derive.logic import (
    Bag,
    Big,
    Eq,
    In,
    Integer,
    Max,
    Range,
    Sigma,
    Void,
    all_of,
    arith,
    array,
    assume,
    cut,
    exp,
    index,
    induction,
    inhabited_in,
    instantiate,
    inv,
    max_upper,
    range_one,
    range_reindex,
    range_split,
    real,
    singleton,
    split,
    substitute,
    sum_le,
    sum_member,
    sum_void,
    sym,
    trans,
    under,
    zero,
)
from derive.logic.sequents import HOLE, at, inside, le, lt, positive_sum, rewrite, same
from derive.logic.tactics import equal, side

j, k, m, n, u, N = index("j k m n u N")
a, f, v, w = array("a f v w")
x = real("x")
KEYS = Bag("A")
NAMES = {"j": j, "k": k, "x": x}


def last_term(body, k, n):
    """0 <= n |- sum_{k < n + 1} body = sum_{k < n} body + body(n)."""
    whole = Sigma(body, k, Range(0, n + 1))
    parts = cut(arith(goal=le(n, n + 1)), range_split(whole, b=n))
    two = split(side(parts), A=Range(0, n), B=Range(n, n + 1))
    last = range_one(Sigma(body, k, Range(n, n + 1)), a=n)
    last = trans(last, singleton(side(last)))
    return trans(trans(parts, two), inside(Sigma(body, k, Range(0, n)) + HOLE[0], last))


def empty_sum(body, k):
    """|- sum_{k < 0} body = 0."""
    return cut(arith(goal=Void(Range(0, 0))), sum_void(Sigma(body, k, Range(0, 0))))


def cardinality():
    """0 <= n |- sum_{k < n} 1 = n."""
    goal = Eq(Sigma(Integer(1), k, Range(0, n)), n)
    step = trans(last_term(Integer(1), k, n), inside(HOLE[0] + 1, assume(goal)))
    return induction(empty_sum(Integer(1), k), step, n=n, p=goal)


def telescope():
    """0 <= n |- sum_{k < n} (f(k + 1) - f(k)) = f(n) - f(0), by induction."""
    step = f[k + 1] - f[k]
    goal = Eq(Sigma(step, k, Range(0, n)), f[n] - f[0])
    base = trans(empty_sum(step, k), arith(goal=Eq(0, f[0] - f[0])))
    more = trans(last_term(step, k, n), inside(HOLE[0] + f[n + 1] - f[n], assume(goal)))
    return induction(base, trans(more, arith(goal=Eq(side(more), f[n + 1] - f[0]))), n=n, p=goal)


def pick():
    """0 <= k < N |- sum_{u < N} [u = k] f(u) = f(k)."""

    def nothing(dom):
        absent = arith(goal=Eq(same(u, k) * f[u], 0), hyps=[In(u, dom)])
        return trans(under(absent, red=Sigma, k=u, A=dom), zero(j=u, A=dom))

    whole = Sigma(same(u, k) * f[u], u, Range(0, N))
    before, after = Range(0, k), Range(k, N)
    parts = range_split(whole, b=k)
    two = split(side(parts), A=before, B=after)
    here = range_split(Sigma(same(u, k) * f[u], u, after), b=k + 1)
    here = trans(here, split(side(here), A=Range(k, k + 1), B=Range(k + 1, N)))
    one = range_one(Sigma(same(u, k) * f[u], u, Range(k, k + 1)), a=k)
    one = trans(one, singleton(side(one)))
    one = trans(one, arith(goal=Eq(side(one), f[k])))
    here = trans(here, inside(HOLE[0] + HOLE[1], one, nothing(Range(k + 1, N))))
    th = trans(trans(parts, two), inside(HOLE[0] + HOLE[1], nothing(before), here))
    for h in sorted(th.hyps, key=str):
        th = cut(arith(goal=h, hyps=[In(k, Range(0, N))]), th)
    return th


def average(weights, values, dom, k):
    """sum w v / sum w, for functions of an index."""
    return Sigma(weights(k) * values(k), k, dom) * inv(Sigma(weights(k), k, dom))


def average_at_most():
    """w >= 0, 0 < sum w |- sum w v / sum w <= max v."""
    top = Big(v[k], k, KEYS)
    total = Sigma(w[k], k, KEYS)
    nonneg = at(all_of(le(0, w[k]), k, KEYS), k)
    each = sum_le(arith(nonneg, max_upper(top, k=k), goal=le(w[k] * v[k], w[k] * top)), k=k, A=KEYS)
    each = rewrite(each, right=equal(Sigma(w[k] * top, k, KEYS), top * total))
    return arith(each, goal=le(average(lambda a: w[a], lambda a: v[a], KEYS, k), top), hyps=[lt(0, total)])


def average_at_least():
    """w >= 0, 0 < sum w |- min v <= sum w v / sum w, the minimum written -max(-v)."""
    upper = instantiate(average_at_most(), m={v: ((u,), -v[u])})
    flipped = equal(Sigma(-w[k] * v[k], k, KEYS), -Sigma(w[k] * v[k], k, KEYS))
    return arith(upper, flipped, goal=le(-Big(-v[k], k, KEYS), average(lambda a: w[a], lambda a: v[a], KEYS, k)))


def softmax(scores, dom, place):
    """exp(a_place) / sum exp(a), for scores given as a function of the place."""
    return exp(scores(place)) * inv(Sigma(exp(scores(k)), k, dom))


def softmax_bounds():
    """j in A |- 0 < softmax(a)_j, and j in A |- softmax(a)_j <= 1."""
    p = softmax(lambda place: a[place], KEYS, j)
    bottom = Sigma(exp(a[k]), k, KEYS)
    positive = cut(inhabited_in(k=j, A=KEYS), positive_sum(bottom))
    member = sum_member(arith(goal=le(0, exp(a[k]))), k=k, A=KEYS, m=j)
    return arith(positive, goal=lt(0, p)), arith(positive, member, goal=le(p, 1))


def softmax_total():
    """A inhabited |- sum_j softmax(a)_j = 1."""
    total = Sigma(softmax(lambda place: a[place], KEYS, j), j, KEYS)
    positive = positive_sum(Sigma(exp(a[k]), k, KEYS))
    return cut(positive, equal(total, Integer(1), hyps=[positive.concl]))


def softmax_shift():
    """A inhabited |- softmax(a - x)_j = softmax(a)_j."""
    moved = softmax(lambda place: a[place] - x, KEYS, j)
    positive = positive_sum(Sigma(exp(a[k]), k, KEYS))
    return cut(positive, equal(moved, softmax(lambda place: a[place], KEYS, j), hyps=[positive.concl]))


def flat(red, rows):
    """The reduction of f over all places of an array of so many rows of m entries."""
    return red(f[u], u, Range(0, rows * m))


def nested(red, rows):
    """The same row by row."""
    return red(red(f[j * m + k], k, Range(0, m)), j, Range(0, rows))


def together(red, a, b):
    """The sum, or the maximum, of two values."""
    return a + b if red is Sigma else Max(a, b)


def one_row_more(red):
    """|- flat(N + 1) = flat(N) and the row N together."""
    longer = Range(0, N * m + m)
    same_range = range_reindex(flat(red, N + 1), k=n, new=longer, image=n, back=u, j=u)
    parts = range_split(side(same_range), b=N * m)
    two = split(side(parts), A=Range(0, N * m), B=Range(N * m, N * m + m))
    last = red(f[u], u, Range(N * m, N * m + m))
    last = range_reindex(last, k=k, new=Range(0, m), image=N * m + k, back=u - N * m, j=u)
    joined = inside(together(red, flat(red, N), HOLE[0]), last)
    return trans(trans(trans(same_range, parts), two), joined)


def row_major():
    """0 <= N, 0 <= m |- sum_{u < N m} f(u) = sum_{j < N} sum_{k < m} f(j m + k), by induction on N."""
    goal = Eq(flat(Sigma, N), nested(Sigma, N))
    nothing = cut(arith(goal=Void(Range(0, 0))), sum_void(flat(Sigma, Integer(0))))
    base = trans(nothing, sym(empty_sum(Sigma(f[j * m + k], k, Range(0, m)), j)))
    more = one_row_more(Sigma)
    more = trans(more, inside(HOLE[0] + last_row(Sigma), assume(goal)))
    right = instantiate(last_term(Sigma(f[j * m + k], k, Range(0, m)), j, n), m={n: N})
    step = known(trans(more, sym(right)), goal, le(0, N), le(0, m))
    return induction(base, step, n=N, p=goal)


def last_row(red):
    return red(f[N * m + k], k, Range(0, m))


def row_major_largest():
    """1 <= N, 1 <= m |- max_{u < N m} f(u) = max_{j < N} max_{k < m} f(j m + k), by induction on N - 1."""
    row = Big(f[j * m + k], k, Range(0, m))
    single = range_one(nested(Big, Integer(1)), a=Integer(0))
    base = sym(trans(single, singleton(side(single))))
    whole = nested(Big, N + 1)
    parts = range_split(whole, b=N)
    two = split(side(parts), A=Range(0, N), B=Range(N, N + 1))
    last = range_one(Big(row, j, Range(N, N + 1)), a=N)
    last = trans(last, singleton(side(last)))
    right = trans(trans(parts, two), inside(Max(nested(Big, N), HOLE[0]), last))
    goal = Eq(flat(Big, N), nested(Big, N))
    more = trans(one_row_more(Big), inside(Max(HOLE[0], last_row(Big)), assume(goal)))
    step = known(trans(more, sym(right)), goal, le(1, N), le(1, m))
    before = substitute(goal, {N: n + 1})
    step = known(instantiate(step, m={N: n + 1}), before, le(0, n), le(1, m))
    return instantiate(induction(base, step, n=n, p=before), m={n: N - 1})


def known(th, *given):
    """The theorem with what follows from these statements left out of its hypotheses."""
    for h in sorted(th.hyps - set(given), key=str):
        th = cut(arith(goal=h, hyps=[p for p in given if h != p]), th)
    return th


def pairs():
    """0 <= n |- sum_{u < 2 n} f(u) = sum_{j < n} (f(2 j) + f(2 j + 1)), by induction."""
    goal = Eq(Sigma(f[u], u, Range(0, 2 * n)), Sigma(f[2 * j] + f[2 * j + 1], j, Range(0, n)))
    base = trans(empty_sum(f[u], u), sym(empty_sum(f[2 * j] + f[2 * j + 1], j)))
    even = instantiate(last_term(f[u], u, n), m={n: 2 * n})
    odd = instantiate(last_term(f[u], u, n), m={n: 2 * n + 1})
    left = trans(odd, inside(HOLE[0] + f[2 * n + 1], trans(even, inside(HOLE[0] + f[2 * n], assume(goal)))))
    right = last_term(f[2 * j] + f[2 * j + 1], j, n)
    step = trans(left, trans(arith(goal=Eq(side(left), side(right))), sym(right)))
    for h in sorted(step.hyps - {goal, le(0, n)}, key=str):
        step = cut(arith(goal=h, hyps=[le(0, n)]), step)
    return induction(base, step, n=n, p=goal)
