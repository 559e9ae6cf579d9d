"""Untrusted.  What is known of one row's loop: its block, its tile end points, and which streamed indices it visits."""

from sympy import Integer, sympify

from derive.errors import Rejected
from derive.formula import Size
from derive.logic import (
    In,
    Nat,
    Range,
    Rel,
    all_elim,
    arith,
    assume,
    cut,
    induction,
    instantiate,
    substitute,
)
from derive.proof.equations import at_indices
from derive.proof.meaning import variable
from derive.proof.running import TILES


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
        k = self.loop.kernel
        exprs = (k.parallel.size, k.streamed.size, k.visible.lower, k.visible.upper, k.full.lower, k.full.upper)
        exprs += tuple(d.where for d in k.guarded)
        symbols = {s for x in exprs for s in sympify(x).atoms(Size)}
        return tuple(Rel("<=", 0, variable(s)) for s in sorted(symbols, key=str))

    def at(self, t):
        """A term of the loop's own row, at this row."""
        return substitute(t, self.move)

    def fact(self, name):
        """One of the end point facts for this row."""
        return at_indices(self.given[name], self.places)

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
    def own(self):
        """The columns that are the loop's, those of carried shares being left out."""
        return Range(*map(self.at, self.loop.own.args))

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

    def bound(self, h):
        """0 <= n for a number of tiles."""
        for facts, hyps in (([self.fact("steps")], ()), ([], (Rel("<=", 0, TILES),))):
            try:
                return arith(*facts, goal=h, hyps=hyps)
            except Rejected:
                continue
        return None

    def in_range(self, h, context, n=None):
        """k in A from what the row visits; n: the tile whose end points matter, or None for the whole loop."""
        facts = [self.fact("start")]
        if n is not None:
            facts += [self.not_before_start(n), self.after("within", n + 1)]
        return self.sure(h, facts, tuple(p for p in context if isinstance(p, (In, Rel))))

    def in_done(self, h, context):
        """The same for the first n tiles."""
        facts = [self.fact("start"), self.after("within", TILES)]
        return self.sure(h, facts, tuple(p for p in context if isinstance(p, (In, Rel))))

    def sure(self, goal, facts, hyps=()):
        """The goal from these facts; with what is known of the block; with sizes not negative."""
        for more, sizes in (((), ()), (self.block, ()), (self.block, self.sizes)):
            try:
                return arith(*facts, *more, goal=goal, hyps=(*hyps, *sizes))
            except Rejected as error:
                last = error
        raise last
