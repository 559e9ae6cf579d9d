"""Untrusted.  Sums that are equal up to their conditions: a condition goes on where the value is 0 without it."""

from derive.errors import Rejected
from derive.logic import Eq, Rel, Select, Sigma, arith, cases, instantiate, refl, sym, trans, under
from derive.logic.steps import chain, changes, side
from derive.logic.tactics import Stuck, equal, names
from derive.proof.equations import C, X, guarded
from derive.proof.guards import guards_of
from derive.proof.vanishing import Vanishing


class Guarding:
    """definitions: {array: Equation} that may be unfolded to see that a value vanishes."""

    def __init__(self, definitions):
        self.definitions = definitions

    def with_guards_of(self, a, b):
        """|- a = a with the conditions of b that it lacks, where a vanishes if they do not hold.

        This comes before anything else is put in: a value that holds only where something is visible may then be used.
        """
        if isinstance(a, Sigma) and isinstance(b, Sigma) and a.dom == b.dom:
            k = next(names(a, b))
            inner = self.with_guards_of(a.at(k), b.at(k))
            return under(inner, red=Sigma, k=k, A=a.dom) if changes(inner) else refl(a)
        out, ours = refl(a), guards_of(a)[0]
        for c in reversed([c for c in guards_of(b)[0] if c not in ours]):
            try:
                out = chain(out, self.guard(side(out), c))
            except Rejected:
                continue
        return out

    def equal(self, a, b, fresh):
        """|- a = b by normal forms; else the same sum on both sides, with guards on one side only put on the other."""
        if a == b:
            return refl(a)
        try:
            return equal(a, b)
        except Rejected as error:
            first = error
        if isinstance(a, Sigma) and isinstance(b, Sigma) and a.dom == b.dom:
            k = next(fresh)
            return under(self.equal(a.at(k), b.at(k), fresh), red=Sigma, k=k, A=a.dom)
        ours, theirs = guards_of(a)[0], guards_of(b)[0]
        more = [c for c in theirs if c not in ours]
        less = [c for c in ours if c not in theirs]
        if more or less:
            return self._with_guards(a, b, more, less, fresh)
        if ours and set(ours) == set(theirs):
            return self._inside_guards(a, b, fresh)
        raise first

    def _with_guards(self, a, b, more, less, fresh):
        """a = Select(c, a, 0) for the conditions c that only b has, and the other way round."""
        left, right = refl(a), refl(b)
        for c in more:
            left = chain(left, self.guard(side(left), c))
        for c in less:
            right = chain(right, self.guard(side(right), c))
        return chain(left, equal(side(left), side(right)), sym(right) if changes(right) else refl(side(right)))

    def guard(self, x, c):
        """|- x = Select(c, x, 0): where c does not hold, x is 0."""
        hidden = Vanishing(c, definitions=self.definitions).zero(x)
        if hidden is None:
            raise Stuck(f"not shown to vanish where the condition {c} does not hold: {x}")
        nothing = instantiate(arith(goal=Eq(Select(C, X, 0), 0), hyps=(Rel("<=", C, 0),)), m={C: c, X: x})
        yes = instantiate(arith(goal=Eq(X, Select(C, X, 0)), hyps=(Rel("<", 0, C),)), m={C: c, X: x})
        return cases(yes, trans(hidden, sym(nothing)), p=Rel("<", 0, c))

    def _inside_guards(self, a, b, fresh):
        """Equal bodies under the same conditions, in the order of a."""
        (guards, x), (_, y) = guards_of(a), guards_of(b)
        out = self.equal(x, y, fresh)
        for c in reversed(guards):
            out = guarded(c, out)
        return chain(out, equal(side(out), b))
