"""Untrusted.  A loop visits all that is visible: sums and maxima over everything are those over what it visits."""

from sympy import Abs, Min, Symbol

from derive.errors import Rejected
from derive.logic import (
    Eq,
    In,
    Range,
    Rel,
    Select,
    Sigma,
    Sub,
    all_intro,
    arith,
    assume,
    cases,
    free,
    instantiate,
    sub_holds,
    sub_in,
    substitute,
    sym,
    trans,
    under,
    zero,
)
from derive.logic.tactics import names
from derive.proof import lemmas as general
from derive.proof.equations import C, X
from derive.proof.guards import guards_of
from derive.proof.loop_frame import LoopFrame


class Visited(LoopFrame):
    """The bounds of one loop, in its proofs."""

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


def members(k, bag):
    """[k in the domain, the condition holds], for a member of a sub-bag."""
    return [sub_in(k, bag), sub_holds(k, bag)]


def limits(k, bag):
    """[k in the domain, each affine condition holds], for a member of a sub-bag."""
    holds = sub_holds(k, bag)
    conditions = sorted(Min.make_args(holds.concl.b), key=str)
    affine = [c for c in conditions if c.is_polynomial() and not c.atoms(Abs, Select)]
    return [sub_in(k, bag), *[arith(holds, goal=Rel("<", 0, c)) for c in affine]]


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
