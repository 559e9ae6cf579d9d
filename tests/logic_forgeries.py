"""Terms, statements and theorems outside the language of the logic, and attempts to forge them: all must be refused."""

from functools import partial

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
    sqrt,
)


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
    yield "a variable with a line break in its name", lambda: L.refl(Symbol("x\ny", real=True))
    yield "an array with a blank in its name", lambda: L.refl(L.IndexedBase("f g", real=True)[0])
    yield "a bag whose name is a query", lambda: L.assume(L.Inhabited(L.Bag("A\n(assert false)\n;")))
    yield "a bag without letters in its name", lambda: L.assume(L.Inhabited(L.Bag("")))
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
