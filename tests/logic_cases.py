"""Uses of every rule of the logic, and abuses that must be refused.

Both are functions of the logic's package `L`, so that the same cases run against a copy of it with one side condition
taken out.  A use comes with values for a point at which the theorem would be false if one of its hypotheses were
missing, where random points would hardly find one.
"""

from functools import partial
from types import SimpleNamespace

from sympy import (
    Add,
    Basic,
    Expr,
    Function,
    Integer,
    KroneckerDelta,
    Max,
    Min,
    Rational,
    Symbol,
    exp,
    oo,
    sin,
    sqrt,
    tanh,
)


def variables(L):
    """The names that the cases use."""
    i, j, k, n, m, N, u, w = L.index("i j k n m N u w")
    x, y, z = L.real("x y z")
    f, g, s, ds = L.array("f g s ds")
    return SimpleNamespace(
        i=i, j=j, k=k, n=n, m=m, N=N, u=u, w=w, x=x, y=y, z=z, f=f, g=g, s=s, ds=ds, pi=L.index_map("pi"),
        A=L.Bag("A"), B=L.Bag("B"), h=Symbol("hole", real=True),
    )  # fmt: skip


def zero_on(L, array, A, k):
    """{for all k in A: array[k] = 0, k in A} |- array[k] = 0."""
    return L.all_elim(L.assume(L.all_of(L.Eq(array[k], 0), k, A)), k=k)


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
    s, ds, f, g, x, j, A = v.s, v.ds, v.f, v.g, v.x, v.j, v.A
    at_0 = {"s": lambda k: 0, "ds": lambda k: 1}
    below = {"s": lambda k: -2, "ds": lambda k: 1}
    smooth = (
        s[0] * s[1] * x + s[0] ** 3,
        exp(s[0]) * f[0],
        tanh(s[0]) + sin(s[1]),
        L.total(exp(s[j]) * f[j], j, A),
        L.Select(x, s[0] * f[0], exp(s[1])),
        Max(s[0], s[1] * x),
        L.largest(f[j], j, A) * s[0],
    )
    for t in smooth:
        yield "differentiate", partial(L.differentiate, t, s=s, ds=ds), {}
    yield "differentiate", lambda: L.differentiate(L.inv(s[0]), s=s, ds=ds), at_0
    yield "differentiate", lambda: L.differentiate(L.ln(s[0]), s=s, ds=ds), below
    for t in (exp(Max(s[0], 0)), Max(exp(Max(s[0], 0)), s[1] - 3)):
        yield "differentiate", partial(L.differentiate, t, s=s, ds=ds), at_0
    for t, sign in ((L.Select(x, L.inv(s[0]) ** 2, 0), 1), (L.Select(x, 0, L.inv(s[0]) ** 2), -1)):
        yield "differentiate", partial(L.differentiate, t, s=s, ds=ds), {**at_0, "x": sign}
    yield "differentiate", lambda: L.differentiate(Max(s[0], 0), s=s, ds=ds), at_0
    yield "differentiate", lambda: L.differentiate(exp(L.inv(s[0])) * L.Select(x, L.inv(s[1]), 0), s=s, ds=ds), at_0
    yield "differentiate", lambda: L.differentiate(L.Select(x, 0, L.inv(s[1])), s=s, ds=ds), {**at_0, "x": -1}
    yield "differentiate", lambda: L.differentiate(L.inv(s[0]) ** 2, s=s, ds=ds), at_0
    yield (
        "differentiate",
        lambda: L.differentiate(L.inv(s[0] - 2) + 1, s=s, ds=ds),
        {"s": lambda k: 2, "ds": lambda k: 1},
    )
    yield "differentiate", lambda: L.differentiate(L.total(L.inv(s[j]), j, A), s=s, ds=ds), {**at_0, "A": [0]}
    for t in (f[0] + x * g[1], L.total(f[j] * x, j, A), x * f[0] * g[0], x * g[0]):
        yield "mean_linear", partial(L.mean_linear, L.Mean(t, f)), {}
    pointwise = L.arith(goal=L.Eq((f[0] + x) ** 2, f[0] ** 2 + 2 * x * f[0] + x**2))
    yield "under_array", lambda: L.under_array(pointwise, wrap=L.Mean(f[0], f)), {}
    yield "under_array", lambda: L.under_array(pointwise, wrap=L.Tangent(f[0], f, g)), {}
    known = L.leibniz(L.assume(L.Eq(x, v.y)), holes=(v.h,), template=v.h * f[0])
    yield "under_array", lambda: L.under_array(known, wrap=L.Mean(f[0], f)), {"x": 1, "y": 0}


def abuses(L):
    """(name, call) of what must be refused: in each case an accepted call would give or lead to a falsehood."""
    v = variables(L)
    yield from abuses_of_equality(L, v)
    yield from abuses_of_induction(L, v)
    yield from abuses_of_reductions(L, v)
    yield from abuses_of_ranges(L, v)
    yield from abuses_of_order_and_calculus(L, v)
    yield from abuses_of_the_language(L, v)
    yield from abuses_of_binders(L, v)
    yield from exploits(L, v)


def abuses_of_equality(L, v):
    x, y, z, f, i, k, A = v.x, v.y, v.z, v.f, v.i, v.k, v.A

    def same(a, b):
        return L.assume(L.Eq(a, b))

    yield "trans over different middles", lambda: L.trans(same(x, y), same(z, x))
    yield (
        "leibniz: not the left instance",
        lambda: L.leibniz(same(x, y), L.arith(goal=L.Rel("<", 0, exp(z))), holes=(v.h,), template=L.Rel("<", 0, v.h)),
    )
    yield "leibniz: fewer equations than holes", lambda: L.leibniz(same(x, y), holes=(v.h, z), template=v.h + z)
    yield "an inequality as an equation", lambda: L.sym(L.assume(L.Rel("<=", x, y)))
    yield "a statement without sides as an equation", lambda: L.sym(L.assume(L.Inhabited(A)))
    yield "cases of different conclusions", lambda: L.cases(same(x, 0), L.assume(L.Rel("!=", x, 0)), p=L.Eq(x, 0))
    yield "arith proves a falsehood", lambda: L.arith(goal=L.Eq(Integer(0), 1))
    yield "arith: x / x = 1", lambda: L.arith(goal=L.Eq(x * L.inv(x), 1))
    yield "arith: exp(ln x) = x", lambda: L.arith(goal=L.Eq(exp(L.ln(x)), x))
    yield (
        "arith: over the integers, stated for reals",
        lambda: L.arith(goal=L.Rel("<=", 1, x), hyps=(L.Rel("<", 0, x),)),
    )
    whole = L.arith(goal=L.Rel("<=", 1, i), hyps=(L.Rel("<", 0, i),))
    yield "an integer becomes a fraction", lambda: L.instantiate(whole, {i: x})
    entry = L.arith(goal=L.Rel("<=", 1, v.pi[i]), hyps=(L.Rel("<", 0, v.pi[i]),))
    yield "an index map becomes a real array", lambda: L.instantiate(entry, {v.pi: f})
    yield "an index map becomes a real term", lambda: L.instantiate(entry, {v.pi: ([k], x)})
    yield "a finite bag becomes the naturals", lambda: L.instantiate(L.assume(L.Inhabited(A)), {"A": ([], L.Nat)})
    yield "an array gets the wrong number of indices", lambda: L.instantiate(L.refl(f[i]), {f: ([i, k], x)})
    yield "for-all over a variable of a hypothesis", lambda: L.all_intro(same(f[k], 0), k=k, A=A)
    yield "for-all over a range that mentions its index", lambda: L.all_intro(L.refl(f[k]), k=k, A=L.Range(0, k))
    yield "for-all over a real variable", lambda: L.all_intro(L.refl(x), k=x, A=A)
    yield "for-all eliminated where there is none", lambda: L.all_elim(L.assume(L.Inhabited(A)), k=k)
    yield "for-all eliminated at a fraction", lambda: L.all_elim(L.assume(L.all_of(L.Eq(x, 0), k, A)), k=Rational(1, 2))
    yield "more parameters than the rule has", lambda: L.refl(x, y)


def abuses_of_induction(L, v):
    n, m, f, x = v.n, v.m, v.f, v.x
    zero_claim = L.Eq(f[n], 0)
    yield "induction without a base", lambda: L.induction(L.refl(x), L.assume(L.Eq(f[n + 1], 0)), n=n, p=zero_claim)
    base = L.assume(L.Eq(f[0], 0))
    stays = L.all_of(L.Eq(f[m + 1], f[m]), m, L.Nat)
    natural = L.arith(goal=L.In(n, L.Nat), hyps=(L.Rel("<=", 0, n),))
    same_step = L.trans(L.cut(natural, L.all_elim(L.assume(stays), k=n)), L.assume(zero_claim))
    yield "induction from another base", lambda: L.induction(L.refl(x), same_step, n=n, p=zero_claim)
    yield "induction without a step", lambda: L.induction(base, L.assume(zero_claim), n=n, p=zero_claim)
    yield (
        "induction with n in a hypothesis of the step",
        lambda: L.induction(base, L.assume(L.Eq(f[n + 1], 0)), n=n, p=zero_claim),
    )
    trivial = L.refl(x)
    yield "induction over a real variable", lambda: L.induction(trivial, trivial, n=x, p=L.Eq(v.y, v.y))
    real_claim = L.Eq(v.z, v.z)
    yield "induction over the reals", lambda: L.induction(L.refl(v.z), L.refl(v.z), n=x, p=real_claim)
    yield "strong induction: another step", lambda: L.strong_induction(L.refl(x), n=n, m=m, p=zero_claim)
    yield (
        "strong induction with n in a hypothesis",
        lambda: L.strong_induction(L.assume(zero_claim), n=n, m=m, p=zero_claim),
    )
    claim = L.Rel("<", n, m)
    below = L.all_of(L.Rel("<", m, m), m, L.Range(0, n))
    first = L.all_elim(L.assume(below), k=Integer(0))
    late = L.arith(first, goal=claim)
    late = L.cut(L.arith(goal=L.In(0, L.Range(0, n)), hyps=(L.Rel("<", 0, n),)), late)
    early = L.arith(goal=claim, hyps=(L.Rel("<=", n, 0), L.Rel("<", 0, m)))
    step = L.cases(early, late, p=L.Rel("<=", n, 0))
    yield "strong induction with m in the claim", lambda: L.strong_induction(step, n=n, m=m, p=claim)


def abuses_of_reductions(L, v):
    f, g, s, x, i, j, k, N, A, B = v.f, v.g, v.s, v.x, v.i, v.j, v.k, v.N, v.A, v.B
    depends = L.total(L.total(f[i, j], j, L.Range(0, i + 1)), i, L.Range(0, N))
    yield "exchange with a dependent bound", lambda: L.exchange(depends)
    yield "exchange of a sum and a maximum", lambda: L.exchange(L.total(L.largest(f[i, j], j, B), i, A))
    yield "linear maximum", lambda: L.linear(L.largest(f[j] + g[j], j, A))
    yield "a negative factor out of a maximum", lambda: L.pull(L.largest(-f[j], j, A), c=Integer(-1), rest=f[k], k=k)
    yield "pull out a non-constant", lambda: L.pull(L.total(s[j] * f[j], j, A), c=s[j], rest=f[j], k=j)
    yield "pull out another factor", lambda: L.pull(L.total(s[j] * f[j], j, A), c=x, rest=f[j], k=j)
    yield "pull with a bound name", lambda: L.pull(L.total(s[j] * f[j], j, A), c=s[L.bound(0)], rest=f[k], k=k)
    yield "split over other bags", lambda: L.split(L.total(f[j], j, A), A=A, B=A)
    yield "drop a bag that is not there", lambda: L.drop_void(L.total(f[j], j, A), A=A, B=B)
    yield "an empty maximum is not 0", lambda: L.sum_void(L.largest(f[j], j, A))
    yield "the maximum over nothing is not 0", lambda: L.sum_void(L.largest(f[j], j, L.Nil))
    yield "singleton of a longer range", lambda: L.singleton(L.total(f[j], j, L.Range(0, N)))
    yield "singleton of a union", lambda: L.singleton(L.total(f[j], j, L.Plus(L.One(0), L.One(1))))
    yield "range_one of a longer range", lambda: L.range_one(L.total(f[j], j, L.Range(0, N)), a=Integer(0))
    yield "range_split of a bag", lambda: L.range_split(L.total(f[j], j, A), b=k)
    yield "sub_select of a maximum", lambda: L.sub_select(L.largest(f[j], j, L.Sub(g[k], k, A)))
    yield "sub_select without a sub-bag", lambda: L.sub_select(L.total(f[j], j, A))
    yield "delta in a maximum", lambda: L.delta(L.largest(KroneckerDelta(j, i) * f[j], j, A), k=i)
    yield "delta of another index", lambda: L.delta(L.total(KroneckerDelta(j, k) * f[j], j, A), k=i)
    yield (
        "congruence with its index in a hypothesis",
        lambda: L.under(L.assume(L.Eq(s[k], f[k])), red=L.Sigma, k=k, A=A),
    )
    yield "congruence over a real variable", lambda: L.under(L.refl(x), red=L.Sigma, k=x, A=A)
    yield "a sum over the naturals", lambda: L.total(s[j], j, L.Nat)
    yield "a sum over a union with the naturals", lambda: L.refl(L.total(s[j], j, L.Plus(L.Nat, A)))


def abuses_of_ranges(L, v):
    f, i, j, k, u, w, N, A, B = v.f, v.i, v.j, v.k, v.u, v.w, v.N, v.A, v.B
    R = L.Range(0, N)
    row = L.total(f[j], j, R)
    plain = L.total(L.total(f[i, j], j, L.Range(0, 2)), i, L.Range(0, 2))
    two = {"outer": L.Range(0, 2), "inner": L.Range(0, 2)}
    triangle = L.total(L.total(f[i, j], j, L.Range(0, i + 1)), i, R)
    yield "wrong region", lambda: L.range_region(triangle, outer=R, inner=L.Range(0, w + 1), j=w, i=u)
    yield (
        "region of maxima",
        lambda: L.range_region(L.largest(L.largest(f[i, j], j, L.Range(0, 2)), i, L.Range(0, 2)), **two, j=w, i=u),
    )
    yield (
        "region of a maximum of sums",
        lambda: L.range_region(L.largest(L.total(f[i, j], j, L.Range(0, 2)), i, L.Range(0, 2)), **two, j=w, i=u),
    )
    yield (
        "region of a sum of maxima",
        lambda: L.range_region(L.total(L.largest(f[i, j], j, L.Range(0, 2)), i, L.Range(0, 2)), **two, j=w, i=u),
    )
    yield "region of bags", lambda: L.range_region(L.total(L.total(f[i, j], j, B), i, A), outer=B, inner=A, j=w, i=u)
    used_i = L.total(L.total(f[i, j, u], j, L.Range(0, 2)), i, L.Range(0, 2))
    yield "region: the outer name is free in the sum", lambda: L.range_region(used_i, **two, j=w, i=u)
    used_j = L.total(L.total(f[i, j, w], j, L.Range(0, 2)), i, L.Range(0, 2))
    yield "region: the inner name is free in the sum", lambda: L.range_region(used_j, **two, j=w, i=u)
    below = L.total(L.total(f[i, j], j, L.Range(0, i)), i, R)
    yield (
        "region: the outer range mentions the inner index",
        lambda: L.range_region(below, outer=L.Range(0, u), inner=R, j=w, i=u),
    )
    yield "region: one name for two indices", lambda: L.range_region(plain, **two, j=u, i=u)
    yield "reindex by 2k", lambda: L.range_reindex(row, k=k, new=R, image=2 * k, back=j, j=j)
    yield "reindex by k + 1, same range", lambda: L.range_reindex(row, k=k, new=R, image=k + 1, back=j - 1, j=j)
    yield "reindex by N - k, off by one", lambda: L.range_reindex(row, k=k, new=R, image=N - k, back=N - j, j=j)
    half = {"image": Rational(1, 2) * k, "back": 2 * j}
    yield "reindex by k / 2", lambda: L.range_reindex(row, k=k, new=L.Range(0, 2 * N), **half, j=j)
    yield (
        "reindex shown at one index only",
        lambda: L.range_reindex(
            L.total(f[j], j, L.Range(0, 5)), k=k, new=L.Range(0, 1), image=k, back=Integer(0), j=Integer(0)
        ),
    )
    yield "reindex of a bag", lambda: L.range_reindex(L.total(f[j], j, A), k=k, new=R, image=k, back=j, j=j)
    yield "reindex onto a bag", lambda: L.range_reindex(row, k=k, new=A, image=k, back=j, j=j)
    yield "reindex of a bag onto itself", lambda: L.range_reindex(L.total(f[j], j, A), k=k, new=A, image=k, back=j, j=j)
    yield "reindex of a sub-bag", lambda: L.range_reindex(L.Sub(f[j], j, R), k=k, new=R, image=k, back=j, j=j)
    same = {"image": k, "back": j}
    used = L.total(f[j, k], j, R)
    yield "reindex: the new name is free in the sum", lambda: L.range_reindex(used, k=k, new=R, **same, j=j)
    mentions_j = L.total(f[i, j], i, R)
    yield "reindex: the old name is free in the sum", lambda: L.range_reindex(mentions_j, k=k, new=R, **same, j=j)
    yield "reindex: one name for two indices", lambda: L.range_reindex(row, k=k, new=R, image=k, back=k, j=k)
    clipped = L.Range(Max(j, 0), Min(j + 1, 2))
    yield (
        "reindex: the new range mentions the old index",
        lambda: L.range_reindex(L.total(f[i], i, L.Range(0, 2)), k=k, new=clipped, **same, j=j),
    )
    yield (
        "reindex: the image mentions the old index",
        lambda: L.range_reindex(
            L.total(f[i], i, L.Range(0, 2)), k=k, new=L.Range(0, 1), image=Max(0, Min(j, 1)), back=Integer(0), j=j
        ),
    )
    yield (
        "reindex: the inverse mentions the new index",
        lambda: L.range_reindex(
            L.total(f[i], i, L.Range(0, 1)), k=k, new=L.Range(0, 2), image=Integer(0), back=Max(0, Min(k, 1)), j=j
        ),
    )
    yield (
        "reindex: the new range mentions the new index",
        lambda: L.range_reindex(
            L.total(f[i], i, L.Range(0, 2)), k=k, new=L.Range(Max(k, 0), Min(k + 1, 2)), **same, j=j
        ),
    )


def abuses_of_order_and_calculus(L, v):
    f, g, s, ds, x, y, j, k, A = v.f, v.g, v.s, v.ds, v.x, v.y, v.j, v.k, v.A

    def each(p):
        return L.all_elim(L.assume(L.all_of(p, k, A)), k=k)

    yield (
        "a sum of inequalities with the index in a hypothesis",
        lambda: L.sum_le(L.assume(L.Rel("<=", f[k], g[k])), k=k, A=A),
    )
    yield "a sum of unequal terms", lambda: L.sum_le(each(L.Rel("!=", f[k], g[k])), k=k, A=A)
    yield "a strict sum of weak inequalities", lambda: L.sum_pos(each(L.Rel("<=", 0, f[k])), k=k, A=A)
    yield "a positive sum of terms above -1", lambda: L.sum_pos(each(L.Rel("<", -1, f[k])), k=k, A=A)
    yield "a member of a sum of terms above -1", lambda: L.sum_member(each(L.Rel("<=", -1, f[k])), k=k, A=A, m=j)
    yield "a member of a sum of terms that are not 0", lambda: L.sum_member(each(L.Rel("!=", 0, f[k])), k=k, A=A, m=j)
    yield "inequality without sides", lambda: L.sum_le(L.assume(L.Inhabited(A)), k=k, A=A)
    yield "each term is at most the sum", lambda: L.max_upper(L.total(f[j], j, A), k=k)
    yield "a bound that depends on the index", lambda: L.max_least(L.arith(goal=L.Rel("<=", f[k], f[k] + 1)), k=k, A=A)
    top = L.largest(s[j], j, A)
    yield "the place of the maximum in the conclusion", lambda: L.max_attained(L.assume(L.Eq(top, s[j])), m=top, k=j)
    place = v.pi[0]
    yield "the place of the maximum is known", lambda: L.max_attained(L.assume(L.Eq(top, s[place])), m=top, k=place)
    yield (
        "the place of the maximum in a hypothesis",
        lambda: L.max_attained(L.arith(L.assume(L.Eq(f[k], 1)), goal=L.Rel("<", 0, x * x + 1)), m=top, k=k),
    )
    count = L.total(Integer(1), j, A)
    yield "a sum is attained", lambda: L.max_attained(L.assume(L.Eq(count, 1)), m=count, k=k)
    diagonal = L.largest(f[j, k], j, A)
    never = L.all_of(L.Rel("!=", diagonal, f[k, k]), k, A)
    clash = L.arith(L.all_elim(L.assume(never), k=k), L.assume(L.Eq(diagonal, f[k, k])), goal=L.Eq(Integer(0), 1))
    yield "a maximum that depends on its place", lambda: L.max_attained(clash, m=diagonal, k=k)
    for t in (top, Max(x, y, s[0]), Min(x, s[0]), L.Select(s[0], 1, 0), L.root(s[0]), Max(s[0], s[1], s[2])):
        yield f"derivative of {t}", partial(L.differentiate, t, s=s, ds=ds)
    moving = L.total(Integer(1), j, L.Sub(s[j], j, A))
    yield "derivative of a count", lambda: L.differentiate(moving, s=s, ds=ds)
    yield "derivative along itself", lambda: L.differentiate(s[0], s=s, ds=s)
    yield "derivative by an index map", lambda: L.differentiate(v.pi[0] * x, s=v.pi, ds=L.index_map("dpi"))
    yield "expectation of a derivative's kind", lambda: L.mean_linear(L.Tangent(s[0] + x, s, ds))
    random_map = L.index_map("R")
    inside = L.Mean(L.total(Integer(1), j, L.Range(0, random_map[0])), random_map)
    yield "expectation moved inside random bounds", lambda: L.mean_linear(inside)
    known = L.assume(L.Eq(f[0], x))
    yield "expectation under a hypothesis on the random array", lambda: L.under_array(known, wrap=L.Mean(f[0], f))
    yield "derivative under a hypothesis on the array", lambda: L.under_array(known, wrap=L.Tangent(f[0], f, g))
    yield "expectation of no array", lambda: L.under_array(known, wrap=L.total(f[j], j, A))


def abuses_of_the_language(L, v):
    x, y, f, s, ds, i, j, k, A = v.x, v.y, v.f, v.s, v.ds, v.i, v.j, v.k, v.A
    yield "infinity", lambda: L.refl(x + oo)
    yield "a division that SymPy cancels", lambda: L.refl(x * y**-1)
    yield "a square root of SymPy", lambda: L.refl(sqrt(x))
    yield "a power of 10^9", lambda: L.refl(x ** (10**9))
    yield "a symbolic power", lambda: L.refl(x**i)
    yield "a number with too many digits", lambda: L.refl(x + Integer(10) ** 401)
    yield "an unknown function", lambda: L.refl(Function("mystery")(x))
    yield "a range with a real end", lambda: L.refl(L.total(Integer(1), j, L.Range(0, x)))
    yield "a member that is a fraction", lambda: L.refl(L.total(f[j], j, L.One(Rational(1, 2))))
    yield "an entry at a real position", lambda: L.refl(f[x])
    yield "a delta of reals", lambda: L.refl(KroneckerDelta(x, y))
    yield "a delta with a range", lambda: L.refl(KroneckerDelta(i, j, (1, 3)))
    yield "a bag of a family at a real place", lambda: L.refl(L.total(f[j], j, L.Bag("F", x)))
    yield "membership of a real", lambda: L.assume(L.In(x, A))
    yield "membership in a term", lambda: L.assume(L.In(i, x))
    yield "the same bag as a term", lambda: L.assume(L.SameBag(A, x))
    yield "a relation between bags", lambda: L.assume(L.Rel("=", A, A))
    yield "a relation with a bag on the right", lambda: L.assume(L.Rel("=", x, A))
    yield "a relation between arrays", lambda: L.assume(L.Rel("=", f, s))
    yield "a permutation by a real array", lambda: L.assume(L.Perm(f, A))
    yield "a permutation by a term", lambda: L.assume(L.Perm(v.pi[0], A))
    yield "a for-all of a term", lambda: L.assume(L.All(x, L.bound(1000), A))
    yield "a for-all with a name out of order", lambda: L.assume(L.All(L.Eq(x, 0), L.bound(7), A))
    yield "a for-all with a free name as its index", lambda: L.assume(L.All(L.Eq(f[k], 0), k, A))
    yield (
        "a for-all whose range mentions its index",
        lambda: L.assume(L.All(L.Eq(x, 0), L.bound(1000), L.Range(0, L.bound(1000)))),
    )
    yield "a statement with a text as a part", lambda: L.assume(L.Inhabited("A"))
    yield "a symbol declared positive", lambda: L.refl(Symbol("x", real=True, positive=True))
    yield "a complex symbol", lambda: L.refl(Symbol("x"))
    yield "an array with a shape", lambda: L.refl(L.IndexedBase("f", shape=(3,), real=True)[0])
    yield "a positive array", lambda: L.refl(L.IndexedBase("f", real=True, positive=True)[0])
    yield "a bag inside a sum of terms", lambda: L.refl(Expr.__new__(Add, x, A))
    yield "a bag as the argument of a function", lambda: L.refl(L.Select(A, x, y))
    yield (
        "a union that is not flat",
        lambda: L.refl(L.total(f[j], j, Basic.__new__(L.Plus, Basic.__new__(L.Plus, A, v.B), A))),
    )
    yield "a union with a term", lambda: L.refl(L.total(f[j], j, Basic.__new__(L.Plus, *sorted((A, x), key=str))))
    yield "a bag without a name", lambda: L.refl(L.total(f[j], j, Basic.__new__(L.Bag, x)))
    yield "a sum over a term", lambda: L.refl(Expr.__new__(L.Sigma, x, L.bound(0), y))
    yield "a sum of a bag", lambda: L.refl(Expr.__new__(L.Sigma, A, L.bound(0), A))
    yield "a sum over the naturals, forged", lambda: L.refl(Expr.__new__(L.Sigma, x, L.bound(0), L.Nat))
    yield "a sum with a name out of order", lambda: L.refl(Expr.__new__(L.Sigma, f[L.bound(3)], L.bound(3), A))
    yield "a sum with a free index, forged", lambda: L.refl(Expr.__new__(L.Sigma, f[k], k, A))
    yield (
        "a sum whose range mentions its index, forged",
        lambda: L.refl(Expr.__new__(L.Sigma, f[L.bound(0)], L.bound(0), L.Range(0, L.bound(0)))),
    )
    yield "an expectation over nothing", lambda: L.refl(L.Mean(x))
    yield "an expectation over a term", lambda: L.refl(L.Mean(x, f[0]))
    yield "an expectation over one array twice", lambda: L.refl(L.Mean(f[0], f, f))
    yield "an expectation, arrays out of order", lambda: L.refl(Expr.__new__(L.Mean, x, s, f))
    yield "an expectation of a bag", lambda: L.refl(Expr.__new__(L.Mean, A, f))
    yield "a direction that is the array itself", lambda: L.refl(L.Tangent(s[0], s, s))
    yield "a direction of an index map", lambda: L.refl(L.Tangent(x, v.pi, L.index_map("dpi")))
    yield "a derivative with four parts", lambda: L.refl(Expr.__new__(L.Tangent, x, s, ds, f))
    yield "an entry of a term", lambda: L.refl(Expr.__new__(L.Indexed, x, Integer(0)))
    yield "a function of two arguments", lambda: L.refl(Expr.__new__(exp, x, y))
    answers = [Integer(0), Integer(1)]
    yield "a foreign reduction", lambda: L.under(L.refl(x), red=lambda body, index, dom: answers.pop(), k=k, A=A)
    yield "an unknown relation", lambda: L.assume(L.Rel("~", x, y))
    yield "a relation that is no text", lambda: L.assume(L.Rel(type("Word", (str,), {})("<="), x, y))
    yield "a foreign parameter", lambda: L.under(L.refl(x), red=max, k=k, A=A)


def abuses_of_binders(L, v):
    x, y, f, s, ds, j, k, A = v.x, v.y, v.f, v.s, v.ds, v.j, v.k, v.A
    yield "a free bound name beside a sum", lambda: L.refl(L.total(f[j] * x, j, A) + f[L.bound(0)])
    yield "a free bound name in a statement", lambda: L.assume(L.Eq(f[L.bound(0)], 0))
    yield "a constructor that would capture", lambda: L.total(f[L.bound(0)] * f[j], j, A)
    yield "a sum whose range mentions its index", lambda: L.total(f[j], j, L.Range(0, j))
    yield "a sum over a real variable", lambda: L.total(x, x, A)
    yield "a for-all over a real variable, built", lambda: L.all_of(L.Eq(x, 0), x, A)
    yield "a for-all whose range mentions its index, built", lambda: L.all_of(L.Eq(f[j], 0), j, L.Range(0, j))
    yield "SymPy's subs under a binder", lambda: L.total(f[j] * x, j, A).subs(x, f[j])
    yield "SymPy's diff of a binder", lambda: L.total(f[j] * x, j, A).diff(x)
    yield (
        "a variable becomes a bound name",
        lambda: L.instantiate(L.assume(L.all_of(L.Eq(f[j, k], 0), k, A)), {j: L.bound(1000)}),
    )
    yield "a random array brought into its expectation", lambda: L.instantiate(L.refl(L.Mean(y * f[0], f)), {y: f[0]})
    yield "a random array replaced in its expectation", lambda: L.instantiate(L.refl(L.Mean(f[0], f)), {f: s})
    yield (
        "an array brought into its derivative",
        lambda: L.instantiate(L.differentiate(y * s[0], s=s, ds=ds), {y: s[0]}),
    )
    yield (
        "an equation at one value, under an expectation",
        lambda: L.leibniz(L.assume(L.Eq(f[0], 0)), holes=(v.h,), template=L.Mean(v.h, f)),
    )
    yield "a permutation replaced by a term", lambda: L.instantiate(L.assume(L.Perm(v.pi, A)), {v.pi: ([k], k + 1)})


def exploits(L, v):
    x, y, z, f, i, j, u, w, A = v.x, v.y, v.z, v.f, v.i, v.j, v.u, v.w, v.A

    def region_hypotheses():
        square = L.total(L.total(f[i, j], j, L.Range(0, 3)), i, L.Range(0, 3))
        one = L.range_region(square, L.Range(0, 1), L.Range(0, 1), j=w, i=u, hyps=(L.Eq(w, 0), L.Eq(u, 0)))
        return L.cut(L.refl(Integer(0)), L.instantiate(one, {w: Integer(0), u: Integer(0)}))

    def region_hypothesis_on(name):
        square = L.total(L.total(f[i, j], j, L.Range(0, 3)), i, L.Range(0, 3))
        inner = {w: (L.Range(0, 1), L.Range(0, 3)), u: (L.Range(0, 3), L.Range(0, 1))}[name]
        return L.range_region(square, *inner, j=w, i=u, hyps=(L.Eq(name, 0),))

    def reindex_hypothesis_on(name):
        row, clipped = L.total(f[i], i, L.Range(0, 3)), L.Range(0, 1)
        return L.range_reindex(row, k=u, new=clipped, image=u, back=w, j=w, hyps=(L.Eq(name, 0),))

    def reindex_hypothesis_on_the_image():
        row = L.total(f[i], i, L.Range(0, 1))
        back = Max(0, Min(w, 0))
        return L.range_reindex(row, k=u, new=L.Range(0, 3), image=Integer(0), back=back, j=w, hyps=(L.Eq(u, 0),))

    yield "region: hypotheses on the bound names", region_hypotheses
    yield "region: a hypothesis on the outer name", partial(region_hypothesis_on, w)
    yield "region: a hypothesis on the inner name", partial(region_hypothesis_on, u)
    yield "reindex: a hypothesis on the old name", partial(reindex_hypothesis_on, w)
    yield "reindex: a hypothesis on the new name", reindex_hypothesis_on_the_image

    def positive_index():
        positive = Symbol("k", integer=True, positive=True)
        t = L.instantiate(L.arith(goal=L.Eq(Max(x, 0), L.Select(x, x, 0))), {x: positive})
        return L.instantiate(L.under(t, red=L.Sigma, k=positive, A=A), {"A": ([], L.One(Integer(-1)))})

    yield "an index declared positive, summed over any bag", positive_index

    class Fickle(Function):
        calls = [0]

        @classmethod
        def eval(cls, argument):
            if argument == z:
                return None
            cls.calls[0] += 1
            return Integer(cls.calls[0] % 2)

    yield (
        "a template that answers differently each time",
        lambda: L.leibniz(L.arith(goal=L.Eq(x + y - y, x)), holes=(z,), template=Fickle(z)),
    )

    class Liar(L.Rel):
        def __eq__(self, other):
            return True

        def __hash__(self):
            return hash(L.Rel("=", self.a, self.b))

    yield (
        "a statement that equals everything",
        lambda: L.cut(L.refl(x), L.weaken(L.assume(L.Eq(0, 1)), Liar("=", 0, 1))),
    )

    class AnyBag(L.Inhabited):
        def __eq__(self, other):
            return True

        def __hash__(self):
            return hash(L.Eq(0, 1))

    yield "an inhabited bag that equals everything", lambda: L.cut(L.assume(AnyBag(A)), L.assume(L.Eq(0, 1)))

    def liar_inside():
        L.refl(exp(x))
        twin = type("Twin", (Symbol,), {"__eq__": lambda self, other: True, "__hash__": lambda self: hash(x)})
        return L.refl(Expr.__new__(exp, twin("x", real=True)))

    yield "a variable that equals everything", liar_inside

    def forged():
        t = object.__new__(L.Theorem)
        for slot, value in (("hyps", frozenset()), ("concl", L.Eq(0, 1)), ("rule", "refl"), ("premises", ()),
                            ("params", {}), ("answers", ())):  # fmt: skip
            object.__setattr__(t, slot, value)
        return L.sym(t)

    yield "a theorem forged beside its constructor", forged
    yield "a theorem by its constructor", lambda: L.Theorem(None, frozenset(), L.Eq(0, 1), "", (), {}, ())
    yield "a changed theorem", lambda: setattr(L.refl(x), "concl", L.Eq(0, 1))
    yield "a premise given as a parameter", lambda: L.weaken(L.refl(x), p=L.refl(x))
    yield "a rule that returns no statement", lambda: L.weaken(L.refl(x), p=x)
