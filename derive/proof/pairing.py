"""Untrusted.  Differentiation: <cotangent, D output> = <gradient, D input>, definition by definition.

Every value y has a tangent dot.y, defined by the derivative of its body along the tangents of what it reads.  The
sweep's certificate says, for each definition, its adjoint and the shares of what it reads; the pairing of adjoint and
tangent is handed on from the outputs to the inputs.
"""

import sympy as sp
from sympy import Add

from derive.errors import Rejected
from derive.logic import (
    arrays,
    leibniz,
    refl,
    sym,
)
from derive.logic.steps import chain, changes, hole, side
from derive.logic.tactics import Stuck, equal, names
from derive.proof.allowed import places_read
from derive.proof.deltas import Deltas
from derive.proof.equations import Equation, Rewriter
from derive.proof.gradient_meaning import Tangents, dot
from derive.proof.meaning import domain, variable
from derive.proof.places import Places
from derive.proof.world import constraints_of


class Pairing(Tangents):
    """The proof of the pairing of one derivation, along the certificate of the sweep."""

    def __init__(self, scopes):
        super().__init__(scopes)
        self.sweep = scopes.record.differentiated.sweep
        self.constraints = constraints_of(scopes.record.formula)
        self.deltas = Deltas(self.constraints)
        domains = {dot(name): tuple(map(domain, axes)) for name, axes in self.axes.items() if axes}
        self.still = self._still()
        self.places = Places(domains, (*self.constraints, *places_read(scopes.base, self.axes)))

    def _still(self):
        """{dot.y: its definition} of the values that no input with a gradient has a part in: these tangents are 0."""
        moving = self.base.program.depending_on(self.gradients)
        read = self.read()
        return {dot(d.name): self._tangent(d) for d in self.base.definitions if d.name not in moving and d.name in read}

    def _tangent(self, d):
        """The definition of the tangent of a value."""
        return Equation.assumed(self.tangent_statement(d), tuple(map(variable, d.indices)))

    def prove(self):
        equations = self._equations()
        pending = {(o, "cotangent"): self.pair(self.cotangent(o), o) for o in self.cotangents}
        theorem = refl(Add(*pending.values()))
        for d, bar, shares in self.sweep:
            mine = [k for k in pending if k[0] == d.name]
            step, new = self._step(d, bar, shares, Add(*[pending[k] for k in mine]), equations)
            for k in mine:
                del pending[k]
            rest = Add(*pending.values())
            theorem = chain(theorem, leibniz(step, holes=(hole(0),), template=rest + hole(0)))
            pending.update(new)
        return theorem

    def _equations(self):
        meaning = self.adjoint.meaning
        return {
            meaning.array(d.name): Equation.assumed(meaning.equation(d), tuple(map(variable, d.indices)))
            for d in self.adjoint.definitions
        }

    def _step(self, d, bar, shares, left, equations):
        """(|- the pairings that wait for d = those of what it reads, these)."""
        name = d.name
        if getattr(d, "reduce", None) == "max":
            bar = sp.fraction(bar)[0]
        target = self.pair(self.adjoint.meaning.term(bar), name)
        step = self._gathered(left, target, equations)
        if shares is None:
            return step, {(name, "input"): target}
        new = {
            (e.name, f"{name}.{n}"): self.pair(
                self.adjoint.meaning.guarded(where, self.adjoint.meaning.term(value)), e.name
            )
            for n, (e, where, value) in enumerate(shares)
        }
        return chain(step, self._handed_on(d, target, Add(*new.values()), equations)), new

    def _gathered(self, left, target, equations):
        """|- the pairings that wait for a value = <its adjoint, its tangent>."""
        if left == target:
            return refl(left)
        kept = arrays(left)
        some = {a: e for a, e in equations.items() if a not in kept}
        for table in (some, equations):
            unfolded = self._rewritten(target, table)
            before = self._rewritten(left, {} if table is some else table)
            try:
                middle = equal(side(before), side(unfolded))
            except Rejected as error:
                last = error
                continue
            return chain(before, middle, _back(unfolded))
        raise Stuck(f"the shares do not add up to the adjoint: {str(last)[:600]}")

    def _handed_on(self, d, target, right, equations):
        """|- <adjoint of d, its tangent> = the sum of <share, tangent> over what d reads."""
        tangents = self.still | {dot(d.name): self._tangent(d)}
        kept = arrays(target)
        left = self._rewritten(target, tangents)
        shares = self._rewritten(right, {a: e for a, e in equations.items() if a not in kept})
        shares = chain(shares, self.deltas.collapsed(side(shares)))
        try:
            middle = self._equal(side(left), side(shares))
        except Rejected as error:
            left = chain(left, self._rewritten(side(left), equations))
            shares = chain(shares, self._rewritten(side(shares), equations))
            try:
                middle = self._equal(side(left), side(shares))
            except Rejected:
                raise Stuck(f"the shares of {d}:\n{str(error)[:900]}") from None
        return chain(left, middle, _back(shares))

    def _equal(self, a, b):
        """|- a = b, perhaps with the tangents read at indices of sums."""
        try:
            return equal(a, b)
        except Rejected:
            left, right = self.places.plain(a), self.places.plain(b)
            if not changes(left) and not changes(right):
                raise
            return chain(left, equal(side(left), side(right)), _back(right))

    def _rewritten(self, t, table):
        return Rewriter(table, names(t, *[e.theorem.concl for e in table.values()])).all(t)


def _back(equation):
    return sym(equation) if changes(equation) else refl(side(equation))
