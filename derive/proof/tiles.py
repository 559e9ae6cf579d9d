"""Untrusted.  A TileProgram computes what the program that it was made from says, stage by stage."""

from derive.errors import Rejected
from derive.logic import (
    Eq,
    In,
    Min,
    Rel,
    Select,
    Sigma,
    arith,
    assume,
    cases,
    cut,
    instantiate,
    leibniz,
    refl,
    sym,
    trans,
    under,
    zero,
)
from derive.logic.steps import chain, changes, hole, side
from derive.logic.tactics import Stuck, equal, names
from derive.program import Definition
from derive.proof import lemmas as general
from derive.proof.equations import C, Equation, Rewriter, X
from derive.proof.guards import guards_of
from derive.proof.loops import LoopProof
from derive.proof.meaning import domain, variable
from derive.proof.rows import Row
from derive.proof.visited import Visited
from derive.tiles import StateKernel


class TilesProof:
    """known: {array: Equation  tile value = program value}, after `prove` for all that is stored.

    meaning: the meaning of the TileProgram; scope: the program's; target: the equations of the program's definitions.
    """

    def __init__(self, meaning, scope, target):
        self.meaning, self.scope, self.target = meaning, scope, target
        self.statements = meaning.statements()
        self.known, self.loops = {}, {}

    def prove(self):
        number = 0
        for stage in self.meaning.tiles.stages:
            if isinstance(stage, Definition):
                self.row_value(stage)
                continue
            if isinstance(stage, StateKernel):
                continue
            loop = LoopProof(self.meaning.loops[number], self.scope, self.known, self.target)
            self.loops[number] = loop
            self.known = loop.finish()
            for d in stage.scatters:
                self.scatter(d, loop)
            for d in stage.kept:
                self.kept(d, loop)
            for d in stage.epilogue:
                self.row_value(d)
            number += 1
        return self.known

    def indices(self, d):
        return tuple(map(variable, d.indices))

    def row_value(self, d):
        """A stage of tensor operations, or a row value of a finished state: the same body."""
        theorem = Equation.assumed(self.statements[d.name], self.indices(d)).theorem
        target = self.target[self.scope.meaning.array(d.name)].at(self.indices(d))
        place = tuple(In(variable(x), domain(x)) for x in d.indices)
        fresh = names(theorem.concl, target.concl, *[e.theorem.concl for e in self.known.values()])
        body = Rewriter(self.known, fresh).all(side(theorem), place)
        theorem = chain(theorem, body, equal(side(body), side(target)), sym(target))
        self.known[theorem.concl.a.base] = Equation(self.indices(d), theorem)

    def kept(self, d, loop):
        """A stored value of pairs: where no tile comes it is 0, as in the program."""
        theorem = Equation.assumed(self.statements[d.name], self.indices(d)).theorem
        target = self.target[self.scope.meaning.array(d.name)].at(self.indices(d))
        place = tuple(In(variable(x), domain(x)) for x in d.indices)
        outer = [variable(x) for x in d.over if x in loop.loop.rows]
        body = self._kept_sum(side(theorem), loop, place, dict.fromkeys(outer))
        theorem = chain(theorem, body, equal(side(body), side(target)), sym(target))
        self.known[theorem.concl.a.base] = Equation(self.indices(d), theorem)

    def _kept_sum(self, t, loop, context, rows):
        """|- the sum over rows of what their tiles add = that of the values themselves."""
        waiting = next((v for v, k in rows.items() if k is None), None)
        if waiting is not None:
            k = next(names(t, *context))
            inner = self._kept_sum(t.at(k), loop, (*context, In(k, t.dom)), {**rows, waiting: k})
            return under(inner, red=Sigma, k=k, A=t.dom)
        inside, body, _ = t.args
        row = Row(loop.loop, [rows.get(x, x) for x in loop.loop.places])
        value = self._at_row(body, loop, row, context)
        kept = leibniz(value, holes=(hole(0),), template=Select(inside, hole(0), 0))
        return chain(kept, self._only_visited(inside, side(value), row, context))

    def _at_row(self, t, loop, row, context):
        """|- t = t with the kernel's values, after all steps of a row, by the program's."""
        table = {**self.known, **loop.static, **loop.moving}
        fresh = names(t, *context, *[e.theorem.concl for e in table.values()])

        def supply(h, known):
            try:
                return row.bound(h) if isinstance(h, Rel) else row.in_range(h, known)
            except Rejected:
                return None

        return Rewriter(table, fresh, supply).all(t, context)

    def _only_visited(self, inside, body, row, context):
        """|- Select(the loop comes here, body, 0) = body."""
        here = instantiate(arith(goal=Eq(Select(C, X, 0), X), hyps=(Rel("<", 0, C),)), m={C: inside, X: body})
        away = [assume(h) for h in (Rel("<=", inside, 0), *context)]
        gone = instantiate(arith(goal=Eq(Select(C, X, 0), 0), hyps=(Rel("<=", C, 0),)), m={C: inside, X: body})
        there = trans(gone, sym(self._nothing(body, row, away)))
        return cases(here, there, p=Rel("<", 0, inside))

    def _nothing(self, body, row, away):
        """|- body = 0 where no tile comes: a condition fails, or there is no such place."""
        conditions, inner = guards_of(body)
        if not conditions and isinstance(body, Sigma):
            k = next(names(body, *[t.concl for t in away]))
            below = under(self._nothing(body.at(k), row, away), red=Sigma, k=k, A=body.dom)
            return trans(below, zero(j=k, A=body.dom))
        if not conditions:
            return row.sure(Eq(body, 0), away)
        fails = row.sure(Rel("<=", Min(*conditions), 0), away)
        pattern = X
        for c in reversed(conditions):
            pattern = Select(c, pattern, 0)
        return cut(fails, instantiate(arith(goal=Eq(pattern, 0), hyps=(fails.concl,)), m={X: inner}))

    def scatter(self, d, loop):
        """value[place] += body over the visited pairs = over all pairs."""
        theorem = Equation.assumed(self.statements[d.name], self.indices(d)).theorem
        target = self.target[self.scope.meaning.array(d.name)].at(self.indices(d))
        place = tuple(In(variable(x), domain(x)) for x in d.indices)
        body = self._scattered(side(theorem), loop, place, {})
        found = equal(side(body), side(target))
        theorem = chain(theorem, body, found, sym(target))
        self.known[theorem.concl.a.base] = Equation(self.indices(d), theorem)

    def _scattered(self, t, loop, context, row_at):
        """Down through the sums over rows to the sum over the streamed index, which becomes the sum over all of it."""
        order = list(loop.loop.rows)
        if not isinstance(t, Sigma):
            raise Stuck(f"a scatter that is not a sum: {t}")
        k = next(names(t, *context))
        if len(row_at) < len(order):
            row_at = {**row_at, variable(order[len(row_at)]): k}
            inner = self._scattered(t.at(k), loop, (*context, In(k, t.dom)), row_at)
            return under(inner, red=Sigma, k=k, A=t.dom)
        places = [row_at[x] for x in loop.loop.places]
        row = Row(loop.loop, places)
        body = self._at_row(t, loop, row, context)
        whole = _visited_sum(row, side(body).at(general.J))
        return chain(body, sym(whole))


def _visited_sum(row, body):
    """|- the sum over all j of a body = that over the visited j; conditions may be factors of the body."""
    normal = _guards_first(body)
    conditions, _ = guards_of(side(normal))
    guard = Min(*conditions) if conditions else None
    proof = _AtRow(row)
    whole = proof.visited_sum(guard, side(normal))
    k = general.J
    left, right = (under(normal, red=Sigma, k=k, A=t.dom) for t in (whole.concl.a, whole.concl.b))
    return chain(left, whole, sym(right)) if changes(normal) else whole


def _guards_first(body):
    """|- a product with selects = selects of the product."""
    factors = body.args if body.is_Mul else (body,)
    found = [f for f in factors if isinstance(f, Select) and f.args[2] == 0]
    if not found or isinstance(body, Select):
        return refl(body)
    conditions, inner = guards_of(found[0])
    rest = body / found[0]
    pattern, plain = X, C * X
    for c in reversed(conditions):
        pattern, plain = Select(c, pattern, 0), Select(c, plain, 0)
    law = arith(goal=Eq(C * pattern, plain))
    return instantiate(law, m={C: rest, X: inner})


class _AtRow(Visited):
    """The bounds of a loop at a row that is not its own variables."""

    def __init__(self, row):
        self.loop, self.row, self.kernel = row.loop, row, row.loop.kernel

    def frame(self):
        return {}  # no statement of this kind speaks of a number of tiles
