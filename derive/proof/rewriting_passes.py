"""Untrusted.  The passes that rewrite a program: each output keeps its value.  The certificates give the factors."""

from sympy import Indexed, Integer, exp

from derive.errors import Rejected
from derive.formula import Entry
from derive.logic import All, Rel, all_intro, arith, cut, inv, refl, sym
from derive.logic.steps import chain, changes, side
from derive.logic.tactics import equal, names
from derive.proof.asked import asked_of_all
from derive.proof.equations import Equation, Rewriter
from derive.proof.meaning import variable
from derive.proof.program_side import Side
from derive.proof.relate import Relation
from derive.proof.world import constraints_of


def equations_of(scope):
    """{array: Equation} of all definitions of a scope."""
    return {
        scope.meaning.array(d.name): Equation.assumed(scope.meaning.equation(d), tuple(map(variable, d.indices)))
        for d in scope.definitions
    }


def with_rows(theorem, facts, obligation):
    """A theorem with signs of row values from "this row sees something"."""
    for h in obligation.remaining(theorem):
        shown = row_sees(h, facts)
        if shown is not None:
            theorem = cut(shown, theorem)
    return theorem


def row_sees(h, facts):
    """0 < z, for one row or for all of a range, from the count of what the row sees; None for anything else."""
    if isinstance(h, All):
        k = next(names(h))
        inner = row_sees(h.at(k), facts)
        return None if inner is None else all_intro(asked_of_all(inner, k, h.dom), k=k, A=h.dom)
    if not (isinstance(h, Rel) and h.op in ("<", "!=") and 0 in (h.a, h.b)):
        return None
    try:
        shown = facts.positive_row(h.b if h.op == "<" else h.a)
    except Rejected:
        return None
    return shown if shown.concl == h else arith(shown, goal=h)


def stabilise_factors(scopes):
    """plain = stable * exp(sum of degree * constant): the certificate of stabilise."""
    factors = {}
    for old, degrees, _ in scopes.record.stabilised.steps:
        factor = Integer(1)
        for constant, n in degrees.items():
            factor = factor * exp(n * scopes.stable.meaning.term(constant))
        factors[old.name] = factor
    return factors


def relate(scopes, left, right, factors=None, extra=None, simplified=refl):
    """The relation of two scopes, all shared names proved."""
    outside = {} if left.under is None else equations_of(left.under)
    if left.under is not None:
        for d, statement in left.under.finiteness(right).items():
            head = left.under.meaning.finiteness(Entry(d, *left.under.program.axes(d)))
            outside[head.base] = Equation.assumed(statement, left.under.indices(d))
    relation = Relation(
        Side(left.program.definitions, left.meaning, extra or {}),
        Side(
            right.program.definitions, right.meaning, inputs=[right.meaning.array(e.name) for e in right.program.inputs]
        ),
        factors,
        constraints_of(scopes.record.formula),
        outside,
        simplified,
    )
    relation.prove()
    return relation


def save_rules(scopes):
    """{array: Equation  row value = its value in terms of what is stored}, perhaps under 0 < z."""
    base, found = scopes.base, {}
    known = equations_of(base)
    for name, (indices, value) in scopes.record.saved.rule.items():
        left = base.meaning.at(name, map(variable, indices))
        if (rule := _rule(base, known, left, base.meaning.term(value))) is not None:
            found[base.meaning.array(name)] = Equation(tuple(map(variable, indices)), rule)
    return found


def _rule(base, known, left, value):
    """|- left = value, by the definitions of the outputs that value reads; then by those of row values under them."""
    if left == value:
        return None
    fresh = names(left, value)
    outputs = {a: known[a] for a in map(base.meaning.array, base.program.outputs) if a != left.base}
    stored = Rewriter(outputs, fresh).all(value)
    if not changes(stored):
        rows = {
            base.meaning.array(d.name): known[base.meaning.array(d.name)] for d in base.definitions if d.reduce is None
        }
        stored = Rewriter({a: e for a, e in rows.items() if a != left.base}, fresh).once(value)
    return chain(_solved(left, side(stored)), sym(stored))


def _solved(left, value):
    """|- left = value, denominators taken not to be 0."""
    if left == value:
        return refl(left)
    zs = sorted((z for z in {x.args[0] for x in value.atoms(inv)} if z.has(Indexed)), key=str)
    try:
        return equal(left, value, hyps=tuple(Rel("!=", z, 0) for z in zs))
    except Rejected:
        return equal(left, value, hyps=tuple(Rel("<", 0, z) for z in zs))


def save_factors(scopes):
    """value before = exp(-n * logsumexp) * value after, for the names that lost that factor."""
    saved, factors = scopes.record.saved, {}
    for output, scale, program in saved.middle:
        for name, (n, positions) in scale.items():
            d = program[name]
            row = [variable(d.indices[p]) for p in positions]
            lost = exp(-n * scopes.base.meaning.at(output, row))
            factors[name] = factors.get(name, Integer(1)) * lost
    return factors
