"""Untrusted.  With the row's maximum as its constant every exponent is at most 0."""

import sympy as sp

from derive.errors import Rejected
from derive.formula import Entry
from derive.logic import In, Indexed, Reduce, Rel, Sub, arith, cut, in_sub, max_upper
from derive.logic.steps import side
from derive.proof.facts import Facts
from derive.proof.meaning import conjuncts, domain, variable
from derive.proof.owed_values import shifted_exponents
from derive.proof.rewriting_passes import equations_of


def exponents(scopes):
    """{exponent: theorem  it is <= 0}, for the exponentials that have a row constant."""
    scope = scopes.stable
    proofs = Exponents(scope, equations_of(scope), {c.name for c in scopes.record.stabilised.constants})
    return {item: proofs.prove(d, exponent) for item, d, exponent in shifted_exponents(scopes)}


class Exponents:
    """Proofs for the exponentials of a stable program."""

    def __init__(self, scope, equations, constants):
        self.scope, self.facts = scope, Facts(equations)
        self.equations, self.constants = equations, constants

    def prove(self, d, exponent):
        """|- exponent <= 0 where the definition d evaluates it."""
        meaning = self.scope.meaning
        visible = tuple(Rel("<", 0, meaning.condition(c)) for c in conjuncts(d.where))
        context = (*visible, *(In(variable(x), domain(x)) for x in d.space))
        facts = []
        for e in sorted(exponent.atoms(Entry), key=str):
            if e.name in self.constants:
                facts += self._constant(e, context)
        goal = Rel("<=", meaning.term(exponent), 0)
        try:
            return arith(*facts, goal=goal, hyps=visible)
        except Rejected:
            return arith(*facts, *self._values(goal, facts), goal=goal, hyps=visible)

    def _values(self, goal, facts):
        """What the element-wise values of pairs are that the goal and the facts name."""
        plain = {
            self.scope.meaning.array(d.name)
            for d in self.scope.definitions
            if d.is_pair and d.reduce is None and d.where == sp.true
        }
        todo, found = [goal, *(f.concl for f in facts)], {}
        while todo:
            statement = todo.pop()
            for e in sorted(_outside_of_reductions(statement.a) | _outside_of_reductions(statement.b), key=str):
                if e.base in plain and e not in found:
                    found[e] = self.equations[e.base].at(e.indices)
                    todo.append(found[e].concl)
        return list(found.values())

    def _constant(self, e, context):
        """What a constant is, and that its maximum is not below what is visible."""
        definition = self.scope.program[e.name]
        facts = [self._at(e)]
        for m in sorted(definition.body.atoms(Entry), key=str):
            inner = self.scope.program.by_name.get(m.name)
            if inner is None or inner.reduce != "max":
                continue
            moved = dict(zip(definition.indices, e.indices, strict=True))
            top = self._at(m.xreplace(moved))
            facts.append(top)
            facts += self._not_below(side(top), inner, context)
        return facts

    def _at(self, e):
        entry = self.scope.meaning.term(e)
        return self.equations[entry.base].at(entry.indices)

    def _not_below(self, top, d, context):
        """f(k) <= the maximum for each k that is visible to it; the row has a visible element.

        Two indices may have one range: that of the row may be visible too.
        """
        whole = top.dom.dom if isinstance(top.dom, Sub) else top.dom
        facts = []
        for h in context:
            if not isinstance(h, In) or h.dom != whole:
                continue
            try:
                facts += [self._member(top, h.k, context), self._counted(d, top, h.k, context)]
            except Rejected:
                continue
        return facts

    def _member(self, top, k, context):
        upper = max_upper(top, k=k)
        if isinstance(top.dom, Sub):
            holds = arith(goal=Rel("<", 0, top.dom.at(k)), hyps=tuple(h for h in context if isinstance(h, Rel)))
            upper = cut(cut(holds, in_sub(k, top.dom)), upper)
        return upper

    def _counted(self, d, top, k, context):
        """0 < the number of what the maximum sees."""
        return self.facts.positive(self.scope.meaning.seen(d), context)


def _outside_of_reductions(t):
    """The entries of a term that stand under no sum or maximum."""
    if isinstance(t, Indexed):
        return {t}
    return set() if isinstance(t, Reduce) else set().union(*map(_outside_of_reductions, t.args))
