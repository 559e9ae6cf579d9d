"""Untrusted.  What the proofs about one loop share: its statements at a row, rewriting, instances of the lemmas."""

from sympy import Abs, Dummy, Integer

from derive.errors import Rejected
from derive.logic import (
    Eq,
    In,
    Min,
    Nat,
    Range,
    Rel,
    Select,
    Sigma,
    Sub,
    Symbol,
    all_elim,
    all_intro,
    arith,
    assume,
    cases,
    cut,
    free,
    instantiate,
    leibniz,
    sub_holds,
    sub_in,
    substitute,
    sym,
    trans,
    under,
    zero,
)
from derive.logic.steps import chain, side
from derive.logic.tactics import equal, names
from derive.logic.terms import Prop
from derive.proof import lemmas as general
from derive.proof.equations import C, Equation, Rewriter, X, at_indices
from derive.proof.facts import Facts
from derive.proof.guards import guards_of
from derive.proof.meaning import domain, variable
from derive.proof.rows import Row
from derive.proof.tile_meaning import TILES


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

    # ------------------------------------------------------------------------------------------------------ statistics
    def visited_maximum(self, d, m):
        guard = self.loop.guard(d)
        lemma = general.lemmas(guard is not None)
        return self.instance(lemma.visited_maximum, {**m, **self.bounds()}, self.within_bounds(guard))

    def bounds(self):
        row = self.row
        start, size = row.own.args
        return {general.LOW: row.lower, general.HIGH: row.upper, general.START: start, general.SIZE: size}

    def within_bounds(self, guard):
        """[everything visible of the loop's own columns is visited, everything visited is one of them]."""
        row, k = self.row, general.K
        whole, visited = row.own, Range(row.lower, row.upper)
        inside = all_intro(row.sure(In(k, whole), [assume(In(k, visited))]), k=k, A=visited)
        if guard is None:
            return [all_intro(row.sure(In(k, visited), [assume(In(k, whole))]), k=k, A=whole), inside]
        bag = general.lemmas(True).visible.bag(whole)
        bag = substitute(bag, {general.GUARD: ((general.J,), substitute(guard, {self.loop.j: general.J}))})
        return [all_intro(self.sure_of_member(In(k, visited), k, bag), k=k, A=bag), inside]

    def visited_sum(self, guard, body):
        """|- the sum over all the loop's own j of a guarded body, given at the lemmas' j, = that over the visited j."""
        whole = self.row.own
        m = {general.F: ((general.J,), body), **self.bounds()}
        proofs = self.within_bounds(guard)
        if guard is not None:
            guard = substitute(guard, {self.loop.j: general.J})
            m[general.GUARD] = ((general.J,), guard)
            proofs.append(all_intro(hidden(guard, body), k=general.J, A=whole))
        return self.instance(general.lemmas(guard is not None).visited_sum, m, proofs)

    def bound_theorem(self, statement):
        """A statement about all streamed indices of a kind, from what is known of the block."""
        k = next(names(statement))
        goal = statement.at(k)
        if isinstance(statement.dom, Sub):
            return all_intro(self.sure_of_member(goal, k, statement.dom), k=k, A=statement.dom)
        return all_intro(self.row.sure(goal, [assume(In(k, statement.dom))]), k=k, A=statement.dom)

    def sure_of_member(self, goal, k, bag):
        """The goal for a member of a sub-bag; first from the limits among its conditions, the others only confuse."""
        try:
            return self.row.sure(goal, limits(k, bag))
        except Rejected:
            return self.row.sure(goal, members(k, bag))


class AtSteps(Equation):
    """An equation of a state after all steps: its first index is the number of steps of the row."""

    def __init__(self, indices, theorem):
        super().__init__((Dummy(integer=True), *indices), theorem)

    def at(self, places):
        moved = {x: p for x, p in zip(self.indices[1:], places[1:], strict=True) if x != p}
        return instantiate(self.theorem, m=moved) if moved else self.theorem


def members(k, bag):
    """[k in the domain, the condition holds], for a member of a sub-bag."""
    return [sub_in(k, bag), sub_holds(k, bag)]


def limits(k, bag):
    """[k in the domain, each affine condition holds], for a member of a sub-bag."""
    holds = sub_holds(k, bag)
    conditions = sorted(Min.make_args(holds.concl.b), key=str)
    affine = [c for c in conditions if c.is_polynomial() and not c.atoms(Abs, Select)]
    return [sub_in(k, bag), *[arith(holds, goal=Rel("<", 0, c)) for c in affine]]


def _map_terms(p, f):
    """A statement with every term changed by f."""
    return p.map(lambda t: _map_terms(t, f)) if isinstance(p, Prop) else f(p)


def condition_of(body, j):
    """The conditions of a summand, all at once, at j instead of the lemmas' index; None if there are none."""
    conditions = []
    while isinstance(body, (Sigma, Select)):
        if isinstance(body, Select):
            found, body = guards_of(body)
            if not found:
                break
            conditions += found
        else:
            body = body.at(Symbol("summed", integer=True))
    free_of_sums = [c for c in conditions if Symbol("summed", integer=True) not in free(c)]
    return substitute(Min(*free_of_sums), {general.J: j}) if free_of_sums else None


def hidden(guard, body):
    """|- Select(guard, body, 0) = body, for a body that is 0 where the guard does not hold."""
    if not isinstance(body, Sigma):
        conditions, inner = guards_of(body)
        pattern = X
        for c in reversed(conditions):
            pattern = Select(c, pattern, 0)
        return instantiate(arith(goal=Eq(Select(guard, pattern, 0), pattern)), m={X: inner})
    yes = instantiate(arith(goal=Eq(Select(C, X, 0), X), hyps=(Rel("<", 0, C),)), m={C: guard, X: body})
    no = instantiate(arith(goal=Eq(Select(C, X, 0), 0), hyps=(Rel("<=", C, 0),)), m={C: guard, X: body})
    return cases(yes, trans(no, sym(_nothing(guard, body))), p=Rel("<", 0, guard))


def _nothing(guard, body):
    """guard <= 0 |- body = 0."""
    if isinstance(body, Sigma):
        k = next(names(guard, body))
        inner = _nothing(guard, body.at(k))
        return trans(under(inner, red=Sigma, k=k, A=body.dom), zero(j=k, A=body.dom))
    shown = hidden(guard, body)
    no = instantiate(arith(goal=Eq(Select(C, X, 0), 0), hyps=(Rel("<=", C, 0),)), m={C: guard, X: body})
    return trans(sym(shown), no)
