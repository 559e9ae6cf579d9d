"""Untrusted.  A TileProgram computes what the program that it was made from says, stage by stage."""

from derive.errors import Rejected
from derive.logic import (
    Eq,
    In,
    Min,
    Range,
    Rel,
    Select,
    Sigma,
    all_intro,
    arith,
    assume,
    cases,
    cut,
    instantiate,
    leibniz,
    refl,
    substitute,
    sym,
    trans,
    under,
)
from derive.logic.normal import chain, changes, hole, side
from derive.logic.tactics import Stuck, equal, names
from derive.program import Definition
from derive.proof import lemmas as general
from derive.proof.equations import C, Equation, Rewriter, X
from derive.proof.facts import guards_of
from derive.proof.loop_frame import LoopFrame, hidden, members
from derive.proof.loops import LoopProof
from derive.proof.meaning import domain, variable
from derive.proof.rows import Row


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
        inside, body, _ = side(theorem).args
        value = self._static(loop).all(body, tuple(In(variable(x), domain(x)) for x in d.indices))
        target = self.target[self.scope.meaning.array(d.name)].at(self.indices(d))
        value = chain(value, equal(side(value), side(target)))
        theorem = chain(theorem, leibniz(value, holes=(hole(0),), template=Select(inside, hole(0), 0)))
        theorem = trans(theorem, self._only_visited(inside, side(target), loop.row, d))
        theorem = chain(theorem, sym(target))
        self.known[theorem.concl.a.base] = Equation(self.indices(d), theorem)

    def _static(self, loop):
        """The kernel's values, at any number of tiles, by the program's."""
        return loop.rewriter({**self.known, **loop.static, **loop.moving})

    def _only_visited(self, inside, body, row, d):
        """|- Select(the loop comes here, body, 0) = body."""
        here = instantiate(arith(goal=Eq(Select(C, X, 0), X), hyps=(Rel("<", 0, C),)), m={C: inside, X: body})
        no = Rel("<=", inside, 0)
        context = (no, *(In(variable(x), domain(x)) for x in d.indices))
        conditions, inner = guards_of(body)
        if conditions:
            fails = row.sure(Rel("<=", Min(*conditions), 0), [assume(h) for h in context])
            pattern = X
            for c in reversed(conditions):
                pattern = Select(c, pattern, 0)
            nothing = cut(fails, instantiate(arith(goal=Eq(pattern, 0), hyps=(fails.concl,)), m={X: inner}))
            gone = instantiate(arith(goal=Eq(Select(C, X, 0), 0), hyps=(Rel("<=", C, 0),)), m={C: inside, X: body})
            there = trans(gone, sym(nothing))
        else:
            there = row.sure(Eq(Select(inside, body, 0), body), [assume(h) for h in context])
        return cases(here, there, p=Rel("<", 0, inside))

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
        table = {**self.known, **loop.static, **loop.moving}
        fresh = names(t, *context, *[e.theorem.concl for e in table.values()])

        def supply(h, known):
            try:
                if isinstance(h, Rel):
                    return row.bound(h)
                return row.in_range(h, known)
            except Rejected:
                return None

        body = Rewriter(table, fresh, supply).all(t, context)
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


class _AtRow(LoopFrame):
    """The bounds of a loop at a row that is not its own variables."""

    def __init__(self, row):
        self.loop, self.row, self.kernel = row.loop, row, row.loop.kernel

    def visited_sum(self, guard, body):
        whole = self.row.whole
        m = {general.F: ((general.J,), body), **self.bounds()}
        proofs = self.within_bounds(guard)
        if guard is not None:
            m[general.GUARD] = ((general.J,), guard)
            proofs.append(all_intro(hidden(guard, body), k=general.J, A=whole))
        lemma = general.lemmas(guard is not None).visited_sum
        out = instantiate(lemma, m=m)
        for proof in proofs:
            if proof.concl in out.hyps:
                out = cut(proof, out)
        return out

    def within_bounds(self, guard):
        row, k = self.row, general.K
        whole, visited = row.whole, Range(row.lower, row.upper)
        inside = all_intro(row.sure(In(k, whole), [assume(In(k, visited))]), k=k, A=visited)
        if guard is None:
            return [all_intro(row.sure(In(k, visited), [assume(In(k, whole))]), k=k, A=whole), inside]
        bag = substitute(general.lemmas(True).visible.bag(whole), {general.GUARD: ((general.J,), guard)})
        return [all_intro(row.sure(In(k, visited), members(k, bag)), k=k, A=bag), inside]
