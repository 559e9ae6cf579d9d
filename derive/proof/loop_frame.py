"""Untrusted.  What the proofs about one loop share: its statements at a row, rewriting, instances of the lemmas."""

from sympy import Dummy, Integer

from derive.errors import Rejected
from derive.logic import (
    In,
    Nat,
    Rel,
    Symbol,
    all_elim,
    all_intro,
    arith,
    cut,
    instantiate,
    leibniz,
    sym,
)
from derive.logic.steps import chain, side
from derive.logic.tactics import equal, names
from derive.logic.terms import Prop
from derive.proof import lemmas as general
from derive.proof.equations import Equation, Rewriter, at_indices
from derive.proof.facts import Facts
from derive.proof.meaning import domain, variable
from derive.proof.rows import Row
from derive.proof.running import TILES


class LoopFrame:
    """One kernel, its statements, and its values of pairs in the program's terms.

    loop: its meaning; scope: the program that it must agree with; known: {array: Equation  tile value = program value}
    of the earlier stages; target: the equations of the program.
    """

    def __init__(self, loop, scope, known, target):
        self.loop, self.scope, self.known, self.target = loop, scope, dict(known), target
        self.kernel, self.row = loop.kernel, Row(loop)
        self.statements = loop.statements()
        self.moves = self._moving()
        self.static, self.moving, self.sums = {}, {}, {}
        for d in self.kernel.values:
            self._pair_value(d)

    def _moving(self):
        """Names of the kernel's values that change with the statistics."""
        moving = {d.name for d in (*self.kernel.statistics, *self.kernel.derived)}
        for d in self.kernel.values:
            if any(e.name in moving for e in d.entries):
                moving.add(d.name)
        return moving

    def array(self, name):
        """The array of the state or value of that name, its first index the number of tiles."""
        return self.loop.after(TILES).at(name, [Integer(0)]).base

    def indices(self, d):
        return tuple(map(variable, d.indices))

    def place(self, d):
        return tuple(In(variable(x), domain(x)) for x in d.indices)

    def at_row(self, label, d):
        """One of the kernel's statements at the free indices of its definition."""
        return at_indices(self.statements[label], self.indices(d))

    def state(self, d):
        """The equation of a value after n tiles, at free n and indices."""
        theorem = self.at_row(f"{self.loop.prefix}.{d.name}", d)
        return Equation((TILES, *self.indices(d)), cut(self.row.natural(TILES), all_elim(theorem, k=TILES)))

    def stored(self, d):
        """tile value = the state after all steps."""
        return self.at_row(d.name, d)

    def program(self, d):
        """program value = its body, at its own indices."""
        return self.target[self.scope.meaning.array(d.name)].at(self.indices(d))

    def rewriter(self, table, *terms, n=None):
        fresh = names(*terms, *[e.theorem.concl for e in table.values()])

        def supply(h, context):
            if isinstance(h, In):
                try:
                    return self.row.in_range(h, context, n)
                except Rejected:
                    return None
            if isinstance(h, Rel) and h.op == "<=" and h.a == 0:
                return self.row.bound(h)
            if isinstance(h, Rel) and h.op == "<" and h.a == 0:
                try:
                    return Facts(self.target).positive(h.b, context)
                except Rejected:
                    return None
            return None

        return Rewriter(table, fresh, supply)

    def _pair_value(self, d):
        """A value that does not move is the program's; another one is unfolded where it is read."""
        equation = self.state(d)
        if d.name in self.moves:
            self.moving[self.array(d.name)] = equation
            return
        theorem = equation.theorem
        body = self.rewriter({**self.known, **self.static}, side(theorem)).all(side(theorem), self.place(d))
        target = self.program(d)
        theorem = chain(theorem, body, equal(side(body), side(target)), sym(target))
        self.static[self.array(d.name)] = Equation(equation.indices, theorem)

    def in_program(self, t, n=None, context=()):
        """|- t = t with what does not move by the program's values, and the rest unfolded down to the statistics."""
        return self.rewriter({**self.known, **self.static, **self.moving}, t, n=n).all(t, context)

    def for_all_tiles(self, theorem):
        """0 <= n |- p(n)  gives  for all n: p(n)."""
        natural = arith(goal=Rel("<=", 0, TILES), hyps=(In(TILES, Nat),))
        return all_intro(cut(natural, theorem), k=TILES, A=Nat)

    def frame(self):
        """What the names of the lemmas stand for in this kernel."""
        return {general.END: ((general.N,), self.loop.end(general.N)), general.N: TILES}

    def instance(self, lemma, m, proofs):
        """An instance of a lemma, with its hypotheses proved where they are the conclusions of `proofs`."""
        out = instantiate(lemma, m={**self.frame(), **m})
        for proof in (*proofs, self.row.fact("grow")):
            if proof.concl in out.hyps:
                out = cut(proof, out)
        return out

    def at_end(self, theorem):
        """A theorem for n tiles, after all steps, with the end points that the loop has."""
        theorem = cut(self.row.fact("steps"), instantiate(theorem, m={TILES: self.row.steps}))
        start, stop = Symbol("hole.start", integer=True), Symbol("hole.stop", integer=True)
        ends = {self.row.end(Integer(0)): start, self.row.end(self.row.steps): stop}
        template = _map_terms(theorem.concl, lambda t: t.xreplace(ends))
        return leibniz(self.row.fact("start"), self.row.fact("stop"), theorem, holes=(start, stop), template=template)


class AtSteps(Equation):
    """An equation of a state after all steps: its first index is the number of steps of the row."""

    def __init__(self, indices, theorem):
        super().__init__((Dummy(integer=True), *indices), theorem)

    def at(self, places):
        moved = {x: p for x, p in zip(self.indices[1:], places[1:], strict=True) if x != p}
        return instantiate(self.theorem, m=moved) if moved else self.theorem


def _map_terms(p, f):
    """A statement with every term changed by f."""
    return p.map(lambda t: _map_terms(t, f)) if isinstance(p, Prop) else f(p)
