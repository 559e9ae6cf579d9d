"""Untrusted.  A row that sees nothing: what is 0 there is replaced by 0, in outputs and in gradients."""

from sympy import Add, Indexed

from derive.errors import Rejected
from derive.logic.rules_equality import arith, refl, trans
from derive.logic.statements import In, Rel
from derive.logic.steps import changes, congruence, side
from derive.logic.terms import Reduce
from derive.proof.equations import Equation
from derive.proof.gradient_meaning import Derivatives
from derive.proof.meaning import variable
from derive.proof.rewriting_passes import equations_of
from derive.proof.vanishing import Vanishing


def empty_rows(scopes, obligations, pairing=None):
    """{value: theorem  value = what it is there}; pairing: where there is a backward."""
    known = {**equations_of(scopes.plain), **equations_of(scopes.base)}
    if pairing is not None:
        known |= {**equations_of(scopes.adjoint), **_no_cotangent(pairing)}
    return {name: _shown(obligation, known) for name, obligation in obligations.items()}


def _shown(obligation, known):
    return _zero(obligation, known) if obligation.conclusion.b == 0 else _left(obligation, known)


def _left(obligation, known):
    """What is left of a value where all that is 0 is replaced by 0."""
    vanishings = [Vanishing(count, definitions=known) for count in _counts(obligation)]
    return arith(_emptied(obligation.conclusion.a, vanishings, known), goal=obligation.conclusion)


def _emptied(x, vanishings, known):
    """|- x = x with what vanishes replaced by 0, in the definitions of its entries too."""
    for vanishing in vanishings:
        if (found := vanishing.zero(x)) is not None:
            return found
    if isinstance(x, Indexed):
        if x.base not in known:
            return refl(x)
        unfolded = known[x.base].at(x.indices)
        return trans(unfolded, _emptied(side(unfolded), vanishings, known))
    if not x.args or isinstance(x, Reduce):
        return refl(x)
    parts = [_emptied(a, vanishings, known) for a in x.args]
    return congruence(x, parts) if any(map(changes, parts)) else refl(x)


def _counts(obligation):
    found = (h.a for h in obligation.sides if isinstance(h, Rel) and h.b == 0 and h.op == "<=")
    return sorted(found, key=str)


def _no_cotangent(pairing):
    """{array: Equation  the cotangent of an added output = 0}."""
    out = {}
    for o, statement in Derivatives(pairing).no_cotangent().items():
        out[pairing.cotangent(o).base] = Equation.assumed(statement, tuple(map(variable, pairing.axes[o])))
    return out


def _zero(obligation, known):
    counts = _counts(obligation)
    place = sorted((h for h in obligation.sides if isinstance(h, In)), key=str)
    for count in counts:
        vanishing = Vanishing(count, definitions=known)
        context = tuple(t for h in place for t in vanishing.member(h.k, h.dom))
        found = vanishing.zero(obligation.conclusion.a, context)
        if found is not None:
            return found
        for h in place:
            found = vanishing.of_no_member(obligation.conclusion.a, h.k, h.dom)
            if found is not None:
                return found
    return _zero_by_terms(obligation.conclusion.a, counts, known)


def _zero_by_terms(x, counts, known):
    """A sum whose terms are 0 for different reasons."""
    equation = known[x.base].at(x.indices)
    parts = []
    for a in side(equation).args if isinstance(side(equation), Add) else ():
        found = (Vanishing(count, definitions=known).zero(a) for count in counts)
        parts.append(next((t for t in found if t is not None), None))
    if not parts or None in parts:
        raise Rejected(f"not shown to be 0 where a row sees nothing: {x}")
    return trans(equation, congruence(side(equation), parts))
