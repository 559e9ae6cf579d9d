"""Uses of every rule of the logic.

They are functions of the logic's package `L`, so that the same cases run against a copy of it with one side condition
taken out.  A use comes with values for a point at which the theorem would be false if one of its hypotheses were
missing, where random points would hardly find one.
"""

from functools import partial

from logic_names import variables, zero_on
from sympy import (
    KroneckerDelta,
    Max,
    exp,
    sin,
    tanh,
)


def uses(L):
    """(rule, call, values) of every rule."""
    yield from uses_of_equality(L, variables(L))
    yield from uses_of_induction(L, variables(L))
    yield from uses_of_bags(L, variables(L))
    yield from uses_of_reductions(L, variables(L))
    yield from uses_of_ranges(L, variables(L))
    yield from uses_of_order(L, variables(L))
    yield from uses_of_calculus(L, variables(L))


def uses_of_equality(L, v):
    x, y, z, h = v.x, v.y, v.z, v.h

    def below(a, b):
        return L.assume(L.Rel("<=", a, b))

    def same(a, b):
        return L.assume(L.Eq(a, b))

    yield "refl", lambda: L.refl(x), {}
    yield "sym", lambda: L.sym(same(x, y)), {}
    yield "trans", lambda: L.trans(same(x, y), same(y, z)), {"x": 1, "y": 1, "z": 2}
    yield "trans", lambda: L.trans(same(x, y), same(y, z)), {"x": 2, "y": 1, "z": 1}
    yield "leibniz", lambda: L.leibniz(same(x, y), holes=(h,), template=h * z + exp(h)), {"x": 0, "y": 1, "z": 0}
    yield (
        "leibniz",
        lambda: L.leibniz(same(x, y), same(z, x), holes=(h,), template=L.Eq(z, h)),
        {"x": 1, "y": 1, "z": 2},
    )
    yield (
        "leibniz",
        lambda: L.leibniz(same(x, y), same(z, x), holes=(h,), template=L.Eq(z, h)),
        {"x": 1, "y": 2, "z": 1},
    )
    for call in (
        lambda: L.leibniz(same(x, y), holes=(h,), template=h * z + exp(h)),
        lambda: L.leibniz(same(x, y), same(z, x), holes=(h,), template=L.Eq(z, h)),
    ):
        yield "leibniz", call, {"x": 1, "y": 1, "z": 1, "hole": 3}
    yield "assume", lambda: L.assume(L.Rel("<", 0, x)), {"x": 0}
    yield "weaken", lambda: L.weaken(same(x, y), L.Rel("<", 0, z)), {"x": 0, "y": 1, "z": 1}
    yield "cut", lambda: L.cut(L.sym(same(y, x)), L.trans(same(x, y), same(y, z))), {"x": 0, "y": 0, "z": 1}
    yield "cut", lambda: L.cut(L.sym(same(y, x)), L.trans(same(x, y), same(y, z))), {"x": 0, "y": 1, "z": 1}
    yield "instantiate", lambda: L.instantiate(L.sym(same(x, y)), {x: z}), {"x": 1, "y": 1, "z": 2}
    yield "instantiate", lambda: L.instantiate(same(v.f[v.i], x), {v.f: ([v.i], v.g[v.i + 1])}), {}
    yield "instantiate", lambda: L.instantiate(L.assume(L.Inhabited(v.A)), {"A": ([], L.Range(v.i, v.j))}), {}

    product = L.Rel("<=", 0, x * z)
    low = L.arith(below(z, 0), below(x, 0), goal=product)
    high = L.arith(L.assume(L.Rel("<", 0, x)), below(y, z), below(0, y), goal=product)
    yield "cases", lambda: L.cases(low, high, p=L.Rel("<=", x, 0)), {"x": -1, "y": 0, "z": 1}
    yield "cases", lambda: L.cases(low, high, p=L.Rel("<=", x, 0)), {"x": 1, "y": 0, "z": -1}
    nothing, something = L.sum_void(L.total(v.f[v.j], v.j, v.A)), L.assume(L.Eq(L.total(v.f[v.j], v.j, v.A), 0))
    yield "cases", lambda: L.cases(L.weaken(something, L.Inhabited(v.A)), nothing, p=L.Inhabited(v.A)), {}
    for op in ("=", "!=", "<", "<="):
        p = L.Rel(op, x, 0)
        no = {"=": L.Rel("!=", x, 0), "!=": L.Eq(x, 0), "<": L.Rel("<=", 0, x), "<=": L.Rel("<", 0, x)}[op]
        yes = L.weaken(same(y, z), p)
        yield "cases", partial(L.cases, yes, L.weaken(same(y, z), no), p=p), {}
    yield "inv_zero", lambda: L.inv_zero(a=x), {"x": 1}
    yield (
        "arith",
        lambda: L.arith(below(x, y), goal=L.Rel("<=", x, z), hyps=(L.Rel("<=", y, z),)),
        {"x": 1, "y": 0, "z": 0},
    )
    yield (
        "arith",
        lambda: L.arith(below(x, y), goal=L.Rel("<=", x, z), hyps=(L.Rel("<=", y, z),)),
        {"x": 1, "y": 1, "z": 0},
    )
    yield "arith", lambda: L.arith(goal=L.Eq(tanh(x), (exp(2 * x) - 1) * L.inv(exp(2 * x) + 1))), {}
    yield "all_intro", lambda: L.all_intro(zero_on(L, v.f, v.A, v.k), k=v.k, A=v.A), {}
    yield "all_elim", lambda: L.all_elim(L.assume(L.all_of(L.Eq(v.f[v.j], 0), v.j, v.A)), k=v.i), {}
    nested = L.all_of(L.all_of(L.Eq(v.f[v.i, v.j], 0), v.j, L.Range(0, v.i)), v.i, L.Range(0, v.n))
    yield "all_elim", lambda: L.all_elim(L.all_elim(L.assume(nested), k=v.n - 1), k=v.k), {}


def uses_of_induction(L, v):
    n, m, p, f, x = v.n, v.m, v.k, v.f, v.x
    natural = L.arith(goal=L.In(n, L.Nat), hyps=(L.Rel("<=", 0, n),))
    stays = L.all_of(L.Eq(f[p + 1], f[p]), p, L.Nat)
    claim = L.Eq(f[n], x)
    step = L.trans(L.cut(natural, L.all_elim(L.assume(stays), k=n)), L.assume(claim))

    def call():
        return L.induction(L.assume(L.Eq(f[0], x)), step, n=n, p=claim)

    yield "induction", call, {"f": lambda k: 0 if k >= 0 else 5, "n": -1, "x": 0}
    yield "induction", call, {"f": lambda k: 1, "n": 1, "x": 0}
    yield "induction", call, {"f": lambda k: k, "n": 1, "x": 0}

    sums = L.all_of(L.Eq(f[p], L.total(f[m], m, L.Range(0, p))), p, L.Nat)
    below = L.assume(L.all_of(L.Eq(f[m], 0), m, L.Range(0, n)))
    vanish = L.trans(L.under(L.all_elim(below, k=m), red=L.Sigma, k=m, A=L.Range(0, n)), L.zero(m, L.Range(0, n)))
    whole = L.trans(L.cut(natural, L.all_elim(L.assume(sums), k=n)), vanish)

    def call():
        return L.strong_induction(whole, n=n, m=m, p=L.Eq(f[n], 0))

    yield "strong_induction", call, {"f": lambda k: 0 if k >= 0 else 5, "n": -1}
    yield "strong_induction", call, {"f": lambda k: 1, "n": 1}


def uses_of_bags(L, v):
    S = L.Sub(v.f[v.k], v.k, v.A)
    yield "perm_in", lambda: L.perm_in(v.k, v.pi, v.A), {}
    yield "in_plus", lambda: L.in_plus(v.k, v.A, v.B), {}
    yield "inhabited_in", lambda: L.inhabited_in(v.k, v.A), {}
    yield "inhabited_plus", lambda: L.inhabited_plus(v.A, v.B), {}
    yield "distinct_range", lambda: L.distinct_range(v.i, v.j), {}
    yield "in_sub", lambda: L.in_sub(v.j, S), {"A": [1], "f": lambda k: 1, "j": 2}
    yield "in_sub", lambda: L.in_sub(v.j, S), {"A": [1], "f": lambda k: 0, "j": 1}
    yield "sub_in", lambda: L.sub_in(v.j, S), {}
    yield "sub_holds", lambda: L.sub_holds(v.j, S), {}


def uses_of_reductions(L, v):
    f, g, x, i, j, k, A, B = v.f, v.g, v.x, v.i, v.j, v.k, v.A, v.B

    def sum_of(body, dom=A):
        return L.total(body, j, dom)

    union, two = L.Plus(A, B), L.total(L.total(f[i, j], j, B), i, A)
    equal = L.trans(zero_on(L, f, A, k), L.sym(zero_on(L, g, A, k)))
    for red in (L.Sigma, L.Big):
        yield "under", partial(L.under, equal, red=red, k=k, A=A), {}
        yield "split", partial(L.split, red(f[j], j, union), A=A, B=B), {"A": [], "B": [0], "f": lambda k: -50}
        yield "split", partial(L.split, red(f[j], j, union), A=A, B=B), {"A": [0], "B": [], "f": lambda k: -50}
        yield "drop_void", partial(L.drop_void, red(f[j], j, union), A=A, B=B), {}
        yield "singleton", partial(L.singleton, red(f[j, i], j, L.One(i + 1))), {}
        yield "range_split", partial(L.range_split, red(f[j], j, L.Range(0, i)), b=k), {"i": 2, "k": -1}
        yield "range_split", partial(L.range_split, red(f[j], j, L.Range(0, i)), b=k), {"i": 2, "k": 3}
        yield "range_one", partial(L.range_one, red(f[j], j, L.Range(i, i + 1)), a=i), {}
        yield "exchange", partial(L.exchange, red(red(f[i, j], j, B), i, A)), {}
        yield "exchange", partial(L.exchange, red(red(f[i, j], j, B), i, A)), {"A": [], "B": [1]}
        yield "perm_reindex", partial(L.perm_reindex, red(f[j], j, A), v.pi), {}
        yield "rebag", partial(L.rebag, red(f[j], j, A), B), {}
    yield "exchange", lambda: L.exchange(two), {}
    yield "linear", lambda: L.linear(sum_of(f[j] + x * g[j] + 2)), {}
    yield "pull", lambda: L.pull(sum_of(x * f[j]), c=x, rest=f[k], k=k), {}
    yield "sum_void", lambda: L.sum_void(sum_of(f[j])), {"A": [0], "f": lambda k: 1}
    yield "sum_void", lambda: L.sum_void(sum_of(f[j], L.Nil)), {}
    yield "zero", lambda: L.zero(j, A), {}
    yield "sub_select", lambda: L.sub_select(sum_of(f[j], L.Sub(g[k], k, A))), {}
    yield "delta", lambda: L.delta(sum_of(KroneckerDelta(j, i) * f[j]), k=i), {"A": [0], "i": 1, "f": lambda k: 1}
    yield "delta", lambda: L.delta(sum_of(KroneckerDelta(j, i) * f[j]), k=i), {"A": [0, 0], "i": 0, "f": lambda k: 1}


def uses_of_ranges(L, v):
    f, i, j, k, u, w, N = v.f, v.i, v.j, v.k, v.u, v.w, v.N
    triangle = L.total(L.total(f[i, j], j, L.Range(0, i + 1)), i, L.Range(0, N))

    def swap():
        return L.range_region(triangle, outer=L.Range(0, N), inner=L.Range(w, N), j=w, i=u)

    yield "range_region", swap, {"N": 3}
    square = L.total(L.total(f[i, j], j, L.Range(0, i)), i, L.Range(0, N))

    def none():
        return L.range_region(square, L.Range(0, 0), L.Range(0, 0), j=w, i=u, hyps=(L.Rel("<=", N, 1),))

    yield "range_region", none, {"N": 3, "f": lambda a, b: 1}
    shifted = L.Range(1, N + 1)

    def move(red):
        return L.range_reindex(red(f[j], j, L.Range(0, N)), k=k, new=shifted, image=k - 1, back=j + 1, j=j)

    yield "range_reindex", partial(move, L.Sigma), {"N": 3}
    yield "range_reindex", partial(move, L.Big), {"N": 0}

    def void():
        return L.range_reindex(
            L.total(f[j], j, L.Range(0, N)), k=k, new=L.Range(0, 0), image=k, back=j, j=j, hyps=(L.Rel("<=", N, 0),)
        )

    yield "range_reindex", void, {"N": 1, "f": lambda a: 1}


def uses_of_order(L, v):
    f, g, x, i, j, k, A = v.f, v.g, v.x, v.i, v.j, v.k, v.A

    def under(p):
        return L.all_elim(L.assume(L.all_of(p, k, A)), k=k)

    top = L.largest(f[j], j, A)
    yield "sum_le", lambda: L.sum_le(under(L.Rel("<=", f[k], g[k])), k=k, A=A), {}
    yield "sum_pos", lambda: L.sum_pos(under(L.Rel("<", 0, f[k])), k=k, A=A), {"A": [0], "f": lambda k: -1}
    yield "sum_pos", lambda: L.sum_pos(under(L.Rel("<", 0, f[k])), k=k, A=A), {"A": []}

    def member():
        return L.sum_member(under(L.Rel("<=", 0, f[k])), k=k, A=A, m=i)

    yield "sum_member", member, {"A": [0, 1], "f": lambda k: -1, "i": 0}
    yield "sum_member", member, {"A": [0], "f": lambda k: k, "i": 1}
    yield "max_upper", lambda: L.max_upper(top, k=i), {"A": [0], "f": lambda k: k, "i": 1}

    def least():
        return L.max_least(under(L.Rel("<=", f[k], x)), k=k, A=A)

    yield "max_least", least, {"A": [], "x": -50}
    yield "max_least", least, {"A": [0], "x": -50}
    reached = L.arith(L.assume(L.Eq(top, f[k])), under(L.Rel("<=", f[k], x)), goal=L.Rel("<=", top, x))

    def attained():
        return L.max_attained(reached, m=top, k=k)

    yield "max_attained", attained, {"A": [], "x": -50}
    yield "max_attained", attained, {"A": [0], "x": -50}


def uses_of_calculus(L, v):
    s, ds, f, g, x, i, j, A = v.s, v.ds, v.f, v.g, v.x, v.i, v.j, v.A
    at_0 = {"s": lambda k: 0, "ds": lambda k: 1}
    below = {"s": lambda k: -2, "ds": lambda k: 1}
    smooth = (
        s[0] * s[1] * x + s[0] ** 3,
        exp(s[0]) * f[0],
        tanh(s[0]) + sin(s[1]),
        L.total(exp(s[j]) * f[j], j, A),
        L.Select(x, s[0] * f[0], exp(s[1])),
        Max(s[0], s[1] * x),
        Max(x, s[1], s[0]),
        Max(s[0], s[1], s[2] * f[0]) ** 2,
        L.Select(s[0], s[1], f[0]),
        L.Select(Max(s[0], s[1]), exp(s[0]), s[2]),
        L.largest(Max(s[j], s[0], f[j]), j, A),
        L.total(L.Select(s[j], s[j] * f[j], 0), j, A),
        L.largest(f[j], j, A) * s[0],
        L.largest(s[j], j, A),
        L.largest(s[j] * f[j] + s[0], j, A) ** 2,
        L.largest(s[j] * x, j, L.Sub(f[j], j, A)),
        L.largest(L.largest(s[i, j] * f[j], j, A), i, L.Range(0, v.N)),
        L.largest(L.total(s[i, j], j, A), i, L.Range(0, v.N)),
        L.total(L.largest(s[i + j], j, A), i, L.Range(0, 2)),
    )
    for t in smooth:
        yield "differentiate", partial(L.differentiate, t, s=s, ds=ds), {}
    yield "differentiate", lambda: L.differentiate(L.inv(s[0]), s=s, ds=ds), at_0
    yield "differentiate", lambda: L.differentiate(L.ln(s[0]), s=s, ds=ds), below
    yield "differentiate", lambda: L.differentiate(L.root(s[0]), s=s, ds=ds), below
    for t in (exp(Max(s[0], 0)), Max(exp(Max(s[0], 0)), s[1] - 3)):
        yield "differentiate", partial(L.differentiate, t, s=s, ds=ds), at_0
    for t, sign in ((L.Select(x, L.inv(s[0]) ** 2, 0), 1), (L.Select(x, 0, L.inv(s[0]) ** 2), -1)):
        yield "differentiate", partial(L.differentiate, t, s=s, ds=ds), {**at_0, "x": sign}
    for t in (
        Max(s[0], 0),
        L.Select(s[0], 1, 0),
        Max(s[0], s[1], 0),
        L.largest(L.Select(s[j], 1, 0), j, L.Range(0, 1)),
    ):
        yield "differentiate", partial(L.differentiate, t, s=s, ds=ds), at_0
    jumps = L.Select(L.Select(s[0], 1, -1), s[1], f[0])
    yield "differentiate", lambda: L.differentiate(jumps, s=s, ds=ds), {**at_0, "f": lambda k: 3}
    yield "differentiate", lambda: L.differentiate(exp(L.inv(s[0])) * L.Select(x, L.inv(s[1]), 0), s=s, ds=ds), at_0
    yield "differentiate", lambda: L.differentiate(L.Select(x, 0, L.inv(s[1])), s=s, ds=ds), {**at_0, "x": -1}
    yield "differentiate", lambda: L.differentiate(L.inv(s[0]) ** 2, s=s, ds=ds), at_0
    yield (
        "differentiate",
        lambda: L.differentiate(L.inv(s[0] - 2) + 1, s=s, ds=ds),
        {"s": lambda k: 2, "ds": lambda k: 1},
    )
    yield "differentiate", lambda: L.differentiate(L.total(L.inv(s[j]), j, A), s=s, ds=ds), {**at_0, "A": [0]}
    yield from uses_of_derivatives_of_maxima(L, v)
    for t in (f[0] + x * g[1], L.total(f[j] * x, j, A), x * f[0] * g[0], x * g[0]):
        yield "mean_linear", partial(L.mean_linear, L.Mean(t, f)), {}
    pointwise = L.arith(goal=L.Eq((f[0] + x) ** 2, f[0] ** 2 + 2 * x * f[0] + x**2))
    yield "under_array", lambda: L.under_array(pointwise, wrap=L.Mean(f[0], f)), {}
    yield "under_array", lambda: L.under_array(pointwise, wrap=L.Tangent(f[0], f, g)), {}
    known = L.leibniz(L.assume(L.Eq(x, v.y)), holes=(v.h,), template=v.h * f[0])
    yield "under_array", lambda: L.under_array(known, wrap=L.Mean(f[0], f)), {"x": 1, "y": 0}


def uses_of_derivatives_of_maxima(L, v):
    s, ds, x, i, j, A, B = v.s, v.ds, v.x, v.i, v.j, v.A, v.B

    def use(t, **values):
        return "differentiate", partial(L.differentiate, t, s=s, ds=ds), values

    top = L.largest(s[j], j, A)
    tied = {"A": [0, 1], "s": lambda *k: 0, "ds": lambda *k: k[-1]}
    apart = {"s": lambda *k: sum(k), "ds": lambda *k: k[-1] - 3}
    yield use(top, **apart, A=[0, 1, 2])
    yield use(top, **apart, A=[0, 1, 1])
    yield use(top, **apart, A=[])
    yield use(top, **tied)
    yield use(top**2 + x * top, **{**tied, "s": lambda k: 1})
    for t in (L.Select(x, top, s[0]), L.Select(x, s[0], top)):
        for sign in (1, -1):
            yield use(t, **tied, x=sign)
    for order in ((1, -1), (-1, 1)):
        nested = L.Select(x, L.Select(v.y, top, s[0]), s[1])
        yield use(nested, **tied, x=order[0], y=order[1])
    border = L.total(L.Select(i, L.largest(s[i - 1, j], j, A), 0), i, L.Range(0, 3))
    yield use(border, A=[0, 1], s=lambda i, j: 0 if i < 0 else j, ds=lambda i, j: i + j)
    yield use(border, A=[0, 1], s=lambda i, j: 0 if i == 1 else j, ds=lambda i, j: i + j)
    square = L.largest(L.largest(s[i, j], j, B), i, A)
    yield use(square, A=[0, 1], B=[0, 1], s=lambda i, j: i + j, ds=lambda i, j: i - 2 * j)
    yield use(square, A=[0, 1], B=[0, 1], s=lambda i, j: i, ds=lambda i, j: j)
    yield use(square, A=[0, 1], B=[0, 1], s=lambda i, j: j, ds=lambda i, j: i)
    yield use(square, A=[0, 1], B=[], s=lambda i, j: j, ds=lambda i, j: i)
    kinked = L.largest(L.inv(s[j]), j, A)
    yield use(kinked, A=[0, 1], s=lambda k: 0 if k else -1, ds=lambda k: 1)
    yield use(L.largest(Max(s[j], 0), j, A), A=[0, 1], s=lambda k: k - 1, ds=lambda k: -1)
    rows = L.largest(L.total(L.largest(s[i, j], j, B), i, L.Range(0, 2)) * x, i, A)
    yield use(rows, A=[0], B=[0, 1], s=lambda i, j: 0, ds=lambda i, j: j, x=1)
    dependent = L.largest(L.total(L.largest(s[i, j], j, L.Range(0, i)), i, L.Range(0, 3)), i, A)
    yield use(dependent, A=[0], s=lambda i, j: i + j, ds=lambda i, j: i - j)
