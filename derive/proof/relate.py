"""Untrusted.  The one tactic of the rewriting passes: two programs that share names, definition by definition.

For each name of both programs:  left.name[i] = factor * right.name[i],  factor 1 unless a certificate says otherwise.
Names of one program only are unfolded by their definitions.
"""

import sympy as sp
from sympy import Integer

from derive.errors import Rejected
from derive.formula import Entry
from derive.logic import (
    All,
    Eq,
    In,
    Indexed,
    Rel,
    Select,
    Sigma,
    all_intro,
    arith,
    arrays,
    assume,
    cases,
    cut,
    free,
    instantiate,
    inv_zero,
    leibniz,
    refl,
    sym,
    trans,
    under,
)
from derive.logic.steps import chain, changes, hole, side
from derive.logic.tactics import Stuck, equal, names
from derive.program import is_length
from derive.proof.equations import C, Equation, Rewriter, X, Z, guarded, is_condition, supply_position
from derive.proof.facts import Facts
from derive.proof.guarding import Guarding
from derive.proof.guards import guards_of
from derive.proof.meaning import domain, variable
from derive.proof.roots import constants_out_of_roots
from derive.proof.vanishing import Vanishing

MOST_CASES = 3  # conditions of one definition that are decided one after the other


class Relation:
    """The equations found so far, and how the next is found.

    simplified: |- t = t in another form, of a term that is about to be compared.
    """

    def __init__(self, left, right, factors=None, constraints=(), outside=None, simplified=refl):
        self.left, self.right, self.factors = left, right, factors or {}
        self.constraints, self.simplified = tuple(constraints), simplified
        both = set(left.by_name) & set(right.by_name)
        self.shared = {n for n in both if left.meaning.array(n) != right.meaning.array(n)}
        self.same = {left.meaning.array(n) for n in both - self.shared} | set(right.inputs)
        self.found = {}
        known = {**(outside or {}), **left.equations, **right.equations}
        self.facts, self.guarding = Facts(known), Guarding(known)
        self.kept = kept = set().union(*[arrays(f) for f in self.factors.values()]) if self.factors else set()
        self.left_table = self._alone(left, set()) | left.extra
        self.right_table = self._alone(right, kept) | right.extra
        self.aliases = self._aliases()

    def _alone(self, side_, kept):
        """The definitions of names that only one program has."""
        own = {side_.meaning.array(n): n for n in side_.by_name if n not in self.shared}
        return {a: side_.equations[a] for a in own if a not in kept and a not in self.same}

    def _aliases(self):
        """Output name -> the name that only the left program has and that the output repeats."""
        out = {}
        for d in self.left.definitions:
            alias = d.reduce is None and d.at is None and d.where == sp.true and isinstance(d.body, Entry)
            if d.name in self.shared and alias and d.body.indices == d.indices:
                out[d.name] = d.body.name
        return out

    def prove(self):
        """{name: Equation  left.name[i] = factor * right.name[i]} for every shared name."""
        for d in self.right.definitions:
            if d.name in self.shared:
                self.found[d.name] = self.related(d)
                self.left_table[self.left.meaning.array(d.name)] = self.found[d.name]
                if d.name in self.aliases:
                    self._alias(d)
        return self.found

    def _alias(self, d):
        """left.t = left.o = factor * right.o, for o that repeats t."""
        name = self.aliases[d.name]
        if name in self.shared or name not in self.left.by_name:
            return
        found = self.found[d.name]
        theorem = trans(sym(self.left.equation(d.name).at(found.indices)), found.theorem)
        self.left_table[self.left.meaning.array(name)] = Equation(found.indices, theorem)

    def related(self, d, assumed=()):
        """The equation of one name, perhaps by cases on the conditions that only some of its terms have."""
        try:
            return self._related(d, assumed)
        except Rejected as error:
            decided = {x for case in assumed for x in (case.a, case.b)}
            open_ = [c for c in self._inner_conditions(d) if c not in decided]
            if not open_ or len(assumed) == MOST_CASES:
                raise
            c = open_[0]
            try:
                yes = self.related(d, (*assumed, Rel("<", 0, c)))
                no = self.related(d, (*assumed, Rel("<=", c, 0)))
            except Rejected:
                raise error from None
            return Equation(yes.indices, cases(yes.theorem, no.theorem, p=Rel("<", 0, c)))

    def _inner_conditions(self, d):
        """The conditions of the right side's terms, its own values written out."""
        idx = tuple(map(variable, d.indices))
        b = side(self._plain(self.right_table, side(self.right.equation(d.name).at(idx)), ()))
        inner = {t.args[0] for t in b.atoms(Select)} - set(guards_of(b)[0])
        return sorted((c for c in inner if free(c) <= free(b)), key=str)

    def _decided(self, t, case):
        """|- t = t with the selections that the case decides; where it does not hold, without what vanishes."""
        c, holds = (case.b, Rel("<", 0, C)) if case.op == "<" else (case.a, Rel("<=", C, 0))
        out = refl(t)
        for s in sorted((s for s in t.atoms(Select) if s.args[0] == c), key=str):
            table = {C: c, X: s.args[1], Z: s.args[2]}
            chosen = arith(goal=Eq(Select(C, X, Z), X if case.op == "<" else Z), hyps=(holds,))
            out = chain(out, _replaced_in(side(out), instantiate(chosen, m=table)))
        if case.op == "<=":
            out = chain(out, Vanishing(c, definitions=self.facts.definitions).reduced(side(out)))
        return out

    def _related(self, d, assumed):
        idx = tuple(map(variable, d.indices))
        left, right = self.left.equation(d.name).at(idx), self.right.equation(d.name).at(idx)
        fresh = names(left.concl, right.concl, *idx, *[e.theorem.concl for e in self.left_table.values()])
        place = tuple(In(variable(x), domain(x)) for x in d.indices)
        if assumed:
            right = chain(right, self._plain(self.right_table, side(right), place))
        for case in assumed:
            left, right = (chain(x, self._decided(side(x), case)) for x in (left, right))
        place = (*place, *assumed)
        right = chain(right, self.without_implied(side(right), side(left), place))
        left = chain(left, self.guarding.with_guards_of(side(left), side(right)))
        a = chain(left, Rewriter(self.left_table, fresh, self._supply).all(side(left), place))
        a = chain(a, constants_out_of_roots(side(a), self.facts))
        b = chain(right, Rewriter(self.right_table, fresh, self._supply).all(side(right), place))
        a, b = (chain(x, self.simplified(side(x))) for x in (a, b))
        factor = self.factors.get(d.name, Integer(1))
        wanted = leibniz(b, holes=(hole(0),), template=factor * hole(0)) if factor != 1 else b
        try:
            middle = self.guarding.equal(side(a), side(wanted), fresh)
        except Rejected as error:
            middle = self._written_out(side(a), side(wanted), fresh)
            if middle is None:
                raise Stuck(f"{d.name}: {d}\n{error}") from None
        theorem = trans(chain(a, middle), sym(wanted)) if changes(wanted) else chain(a, middle)
        theorem = self.tidied(theorem)
        for h in sorted((h for h in theorem.hyps if is_nonzero(h, idx)), key=str):
            theorem = self.without_denominator(theorem, h, place)
        return Equation(idx, theorem)

    def without_denominator(self, theorem, h, place):
        """Without z != 0, where both sides are equal for z = 0 too, 1/0 being 0; unchanged if that is not shown.

        By equations without conditions, else by those under a condition of another value that the theorem has too.
        """
        for of in (None, h.a):
            zero = self._zero_of(theorem.concl, h.a, place, of)
            if zero is not None and (of is None or zero.hyps <= {*theorem.hyps, Eq(h.a, 0)}):
                return cases(theorem, zero, p=h)
        return theorem

    def _zero_of(self, goal, z, place, of):
        """z = 0 |- the goal, or None."""
        name = {self.left.meaning.array(n): n for n in self.shared}[goal.a.base]
        try:
            left = self._at_zero(self.left.equation(name).at(goal.a.indices), self.left_table, z, place, of)
            factor, right = self.factors.get(name, Integer(1)), self.right.equation(name).at(goal.a.indices)
            right = self._at_zero(right, self.right_table, z, place, of)
            right = leibniz(right, holes=(hole(0),), template=factor * hole(0))
            zero = trans(chain(left, equal(side(left), side(right))), sym(right))
        except Rejected:
            return None
        return zero if zero.concl == goal else None

    def _at_zero(self, equation, table, z, place, of):
        """z = 0 |- the left side of an equation = its right side, by equations without conditions, with 1/z = 0."""
        nothing = assume(Eq(z, 0))
        out, zeros = chain(equation, self._plain(table, side(equation), place, of)), [nothing]
        for one in (self.left_table, self.right_table):
            same = self._plain(one, z, place, of)
            zeros += [trans(sym(same), nothing)] if changes(same) else []
        for zero in (*zeros, cut(refl(Integer(0)), inv_zero(a=Integer(0)))):
            out = chain(out, _replaced_in(side(out), zero))
        return out

    def _plain(self, table, t, place, of=None):
        """|- t = t with what equations without conditions say (`of`: without conditions on this value)."""
        plain = {a: e for a, e in table.items() if not any(speaks_of_signs(h, of) for h in e.theorem.hyps)}
        fresh = names(t, *[e.theorem.concl for e in plain.values()])
        return Rewriter(plain, fresh, self._supply).all(t, place)

    def without_implied(self, b, a, context):
        """|- b = b without the conditions that a lacks and that hold anyway for what is summed over."""
        if isinstance(b, Sigma):
            k = next(names(a, b))
            below = a.at(k) if isinstance(a, Sigma) and a.dom == b.dom else a
            inner = self.without_implied(b.at(k), below, (*context, In(k, b.dom)))
            return under(inner, red=Sigma, k=k, A=b.dom) if changes(inner) else refl(b)
        if not isinstance(b, Select) or b.args[2] != 0:
            return refl(b)
        c, x, _ = b.args
        if c not in guards_of(a)[0]:
            holds = self._supply(Rel("<", 0, c), context)
            if holds is not None:
                out = instantiate(arith(goal=Eq(Select(C, X, 0), X), hyps=(Rel("<", 0, C),)), m={C: c, X: x})
                return chain(cut(holds, out), self.without_implied(x, a, context))
        inner = self.without_implied(x, a, (*context, Rel("<", 0, c)))
        return guarded(c, inner) if changes(inner) else refl(b)

    def _written_out(self, a, b, fresh):
        """|- a = b with the element-wise values of the right program by their definitions, then with its sums over
        widths too (one that the left program makes twice), or None.
        """
        values = [d for d in self.right.definitions if d.reduce is None and d.at is None]
        sums = [d for d in self.right.definitions if d.reduce == "sum" and not any(map(is_length, d.over))]
        return self._by_definitions(a, b, values, fresh) or self._by_definitions(a, b, values + sums, fresh)

    def _by_definitions(self, a, b, definitions, fresh):
        flat = {self.right.meaning.array(d.name): self.right.equation(d.name) for d in definitions if d.at is None}
        rewriter = Rewriter({k: v for k, v in flat.items() if k not in self.kept}, fresh, self._supply)
        x, y = rewriter.all(a), rewriter.all(b)
        if not changes(x) and not changes(y):
            return None
        try:
            middle = self.guarding.equal(side(x), side(y), fresh)
        except Rejected:
            return None
        return chain(x, middle, sym(y) if changes(y) else refl(side(y)))

    def tidied(self, theorem):
        """Without hypotheses about affine places."""
        context = [h for h in theorem.hyps if isinstance(h, In) and not is_condition(h)]
        for h in sorted((h for h in theorem.hyps if is_condition(h)), key=str):
            proof = self._supply(h, (*context, *self.constraints))
            if proof is not None:
                theorem = cut(proof, theorem)
        return theorem

    def _supply(self, h, context):
        """A condition from what is known at a place; of a condition for all of a range, at any member of it."""
        if isinstance(h, All):
            k = next(names(h, *context))
            inner = self._supply(h.at(k), (*context, In(k, h.dom)))
            if inner is None or any(k in free(p) for p in inner.hyps - {In(k, h.dom)}):
                return None
            return all_intro(inner, k=k, A=h.dom)
        if isinstance(h, Rel) and h.op in ("<", "!="):
            x = h.b if h.op == "<" else h.a
            try:
                shown = self.facts.positive(x, context)
                return shown if h.op == "<" else arith(shown, goal=h)
            except Rejected:
                return None
        return supply_position(h, (*context, *self.constraints))


def is_nonzero(h, indices):
    """z != 0 of a row value at the row's own indices."""
    return isinstance(h, Rel) and h.op == "!=" and isinstance(h.a, Indexed) and h.b == 0 and free(h.a) <= set(indices)


def speaks_of_signs(h, of=None):
    """Whether a hypothesis is about the sign of something (`of`: of this value), at a place or for all places."""
    while isinstance(h, All):
        h = h.prop
    return isinstance(h, Rel) and h.op in ("<", "!=") and (of is None or bool(arrays(h) & arrays(of)))


def _replaced_in(t, equation):
    """|- t = t with the left side of an equation replaced by its right side."""
    x = equation.concl.a
    return leibniz(equation, holes=(hole(0),), template=t.xreplace({x: hole(0)})) if t.has(x) else refl(t)
