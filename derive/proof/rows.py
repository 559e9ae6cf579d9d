"""Untrusted.  What is known of one row's loop: its block, its tile end points, and which streamed indices it visits."""

from sympy import Integer, Min, sympify

from derive.errors import Rejected
from derive.logic import (
    Eq,
    In,
    Nat,
    Range,
    Rel,
    Select,
    Sigma,
    Void,
    all_elim,
    arith,
    assume,
    cases,
    cut,
    induction,
    instantiate,
    leibniz,
    range_split,
    refl,
    split,
    substitute,
    sum_void,
    sym,
    trans,
    under,
    zero,
)
from derive.logic.normal import chain, hole
from derive.logic.tactics import names
from derive.proof.equations import X
from derive.proof.facts import guards_of
from derive.proof.meaning import domain
from derive.proof.tile_meaning import TILES


class Row:
    """Facts about one row of a loop, at the given places (its own index variables unless said otherwise)."""

    def __init__(self, loop, places=None):
        self.loop = loop
        self.places = tuple(places or loop.places)
        self.move = {x: p for x, p in zip(loop.places, self.places, strict=True) if x != p}
        self.given = {name.removeprefix(loop.prefix + "."): p for name, p in loop.end_points().items()}
        self.whole = Range(0, loop.whole.term(loop.kernel.streamed.size))
        self.block = [self.fact(x) for x in ("first", "from", "to", "last")]
        self.steps = self.at(loop.of_row("steps"))
        self.sizes = self._sizes()

    def _sizes(self):
        """Sizes are not negative."""
        from derive.proof.meaning import variable

        k = self.loop.kernel
        symbols = {s for x in (k.parallel, k.streamed) for s in sympify(x.size).free_symbols}
        return tuple(Rel("<=", 0, variable(s)) for s in sorted(symbols, key=str))

    def at(self, t):
        """A term of the loop's own row, at this row."""
        return substitute(t, self.move)

    def fact(self, name):
        """One of the end point facts for this row."""
        theorem = assume(self.given[name])
        for p in self.places:
            theorem = all_elim(theorem, k=p)
        return theorem

    def natural(self, n):
        """0 <= n |- n is a natural number."""
        if n == TILES + 1:
            return arith(goal=In(n, Nat), hyps=(Rel("<=", 0, TILES),))
        if n == self.steps:
            return arith(self.fact("steps"), goal=In(n, Nat))
        return arith(goal=In(n, Nat), hyps=() if n.is_Integer else (Rel("<=", 0, n),))

    def after(self, name, n):
        """A fact for all n, at one n."""
        return cut(self.natural(n), all_elim(self.fact(name), k=n))

    def end(self, n):
        return self.at(self.loop.end(n))

    @property
    def lower(self):
        return self.at(self.loop.lower)

    @property
    def upper(self):
        return self.at(self.loop.upper)

    def not_before_start(self, n):
        """0 <= n |- end[0] <= end[n], by induction."""
        p = Rel("<=", self.end(Integer(0)), self.end(TILES))
        base = arith(goal=Rel("<=", self.end(Integer(0)), self.end(Integer(0))))
        step = arith(assume(p), self.after("grow", TILES), goal=Rel("<=", self.end(Integer(0)), self.end(TILES + 1)))
        out = induction(base, step, n=TILES, p=p)
        if n == TILES:
            return out
        moved = instantiate(out, m={TILES: n})
        bound = Rel("<=", 0, n)
        return cut(self._bound(n), moved) if bound in moved.hyps else moved

    def _bound(self, n):
        if n == self.steps:
            return self.fact("steps")
        return arith(goal=Rel("<=", 0, n), hyps=(Rel("<=", 0, TILES),))

    def in_range(self, h, context, n=None):
        """k in A from what the row visits; n: the tile whose end points matter, or None for the whole loop."""
        facts = [*self.block, self.fact("start")]
        if n is not None:
            facts += [self.not_before_start(n), self.after("within", n + 1)]
        hyps = tuple(p for p in context if isinstance(p, (In, Rel)))
        try:
            return arith(*facts, goal=h, hyps=hyps)
        except Rejected:
            return arith(*facts, goal=h, hyps=(*hyps, *self.sizes))

    def visits_all(self, body, j):
        """|- the sum of a guarded body over all j = its sum over the visited j: elsewhere some condition fails."""
        whole, visited = Sigma(body, j, self.whole), Sigma(body, j, Range(self.lower, self.upper))
        if whole == visited:
            return refl(whole)
        low, high = Range(self.whole.args[0], self.lower), Range(self.upper, self.whole.args[1])
        ok = (Rel("<=", self.lower, self.whole.args[1]), Rel("<=", self.upper, self.whole.args[1]))
        first = self._cut_at(whole, self.lower, ok)
        second = self._cut_at(Sigma(body, j, Range(self.lower, self.whole.args[1])), self.upper, ok)
        below, above = (self._nothing(body, j, r, ok) for r in (low, high))
        good = chain(first, leibniz(below, second, holes=(hole(0), hole(1)), template=hole(0) + hole(1)))
        good = chain(good, leibniz(above, holes=(hole(0),), template=visited + hole(0)))
        return self._or_beyond(good, whole, visited, body, j, ok)

    def _or_beyond(self, good, whole, visited, body, j, ok):
        """If the loop starts or ends beyond the last index then nothing is visited, and nothing is visible."""
        out = good
        for p in ok:
            if p not in out.hyps:
                continue
            no = Rel("<", p.b, p.a)
            void = self._arith(Void(Range(self.lower, self.upper)), (no,))
            nothing = self._nothing(body, j, self.whole, (no,))
            out = cases(out, trans(nothing, sym(cut(void, sum_void(visited)))), p=p)
        return out

    def _cut_at(self, t, b, ok):
        """|- the sum = the sum below b + the sum from b on."""
        out = range_split(t, b=b)
        for h in sorted(out.hyps, key=str):
            out = cut(self._arith(h, ok), out)
        a, c = t.dom.args
        return trans(out, split(out.concl.b, A=Range(a, b), B=Range(b, c)))

    def _arith(self, goal, hyps):
        try:
            return arith(*self.block, goal=goal, hyps=hyps)
        except Rejected:
            return arith(*self.block, goal=goal, hyps=(*hyps, *self.sizes))

    def _nothing(self, body, j, dom, ok):
        """|- the sum over a range that the loop leaves out is 0."""
        t = Sigma(body, j, dom)
        try:
            return cut(self._arith(Void(dom), ok), sum_void(t))
        except Rejected:
            pass
        k = next(names(t, *ok, *[f.concl for f in self.block]))
        hidden = self.hidden(t.at(k), (In(k, dom), *ok))
        return trans(under(hidden, red=Sigma, k=k, A=dom), zero(j=k, A=dom))

    def hidden(self, body, context):
        """|- a guarded body is 0 at an index that the loop leaves out."""
        guards, inner = guards_of(body)
        whole = [c for c in guards if c.is_integer is True]
        fails = self._arith(Rel("<=", Min(*whole), 0) if whole else Eq(Integer(0), 1), tuple(context))
        pattern = X
        for c in reversed(guards):
            pattern = Select(c, pattern, 0)
        nothing = arith(goal=Eq(pattern, 0), hyps=(fails.concl,))
        return cut(fails, instantiate(nothing, m={X: inner}))


