"""Damaged passes and damaged programs are noticed by the comparison with the interpreter: no test passes by itself."""

import importlib
from dataclasses import replace

import numpy as np
import pytest
import sympy as sp
from passes_catalogue import BY_NAME, d, i, j, k, q, total
from passes_pipeline import assert_meaning, passed, passed_formula

from derive.errors import DeriveError
from derive.formula import Entry, Formula, largest
from derive.interpret import run
from derive.lower import lower
from derive.passes import differentiate
from derive.rewriting.algebra import conjuncts


def module(name):
    """A module of the passes; the package's attribute of that name may be the pass itself."""
    folder = "rewriting" if name in ("pull_out", "inherited") else "passes"
    return importlib.import_module(f"derive.{folder}.{name}")


def damage_degree(monkeypatch):
    real = module("stabilise").degree
    monkeypatch.setattr(module("stabilise"), "degree", lambda b, y: (f := real(b, y)) and (f[0] + (f[0] < 0), f[1]))


def damage_derivative(monkeypatch):
    real = module("differentiate").derivative
    monkeypatch.setattr(module("differentiate"), "derivative", lambda body, e: 2 * real(body, e))


def damage_shares(monkeypatch):
    sweep = module("differentiate")._Sweep
    real = sweep.adjoint

    def adjoint(self, name):
        self.shares[name] = self.shares.get(name, [])[:1]
        return real(self, name)

    monkeypatch.setattr(sweep, "adjoint", adjoint)


def damage_cotangents(monkeypatch):
    sweep = module("differentiate")._Sweep
    real = sweep.adjoint

    def adjoint(self, name):
        cotangent = self.cotangent if name == self.plain.outputs[0] else {}
        kept, self.cotangent = self.cotangent, cotangent
        try:
            return real(self, name)
        finally:
            self.cotangent = kept

    monkeypatch.setattr(sweep, "adjoint", adjoint)


def damage_support(monkeypatch):
    monkeypatch.setattr(module("differentiate"), "support", lambda expr, known: {sp.Lt(j, i)})


def damage_inheritance(monkeypatch):
    monkeypatch.setattr(module("inherited"), "support", lambda expr, known: {sp.Lt(j, i)})


def damage_pull_out(monkeypatch):
    real = module("pull_out")._fold

    def fold(body, scale, output, terms):
        return real(body, {n: (2 * m, where) for n, (m, where) in scale.items()}, output, terms)

    monkeypatch.setattr(module("pull_out"), "_fold", fold)


def damage_rule(monkeypatch):
    saving = module("save")._Saving
    real = saving.add_rule
    monkeypatch.setattr(saving, "add_rule", lambda self, e, value, zs: real(self, e, 2 * value, zs))


def damage_levelling(monkeypatch):
    elimination = module("stabilise")._Elimination
    real = elimination.levelled

    def levelled(self, d, body, u):
        found = real(self, d, body, u)
        return found and (found[0], found[1].xreplace({sp.exp(-self.groups.by_u[u].constant): sp.S.One}))

    monkeypatch.setattr(elimination, "levelled", levelled)


def damage_merging(monkeypatch):
    real = module("normalisers")._merged

    def merged(d, logs, program):
        new = real(d, logs, program)
        return new if new == d else replace(new, body=new.body * sp.S.Half)

    monkeypatch.setattr(module("normalisers"), "_merged", merged)


def damage_gather(monkeypatch):
    real = module("differentiate").as_gather

    def gather(*args):
        found = real(*args)
        return found and (found[0], sp.true, found[2])

    monkeypatch.setattr(module("differentiate"), "as_gather", gather)


DAMAGES = {
    damage_degree: ["lower_right", "logsumexp_output"],
    damage_derivative: ["softcap", "entropy"],
    damage_shares: ["lower_right", "entropy", "weights"],
    damage_cotangents: ["logsumexp_output", "entropy"],
    damage_support: ["lower_right", "entropy"],
    damage_inheritance: ["lower_right", "entropy"],
    damage_pull_out: ["lower_right", "mean_centred"],
    damage_rule: ["lower_right", "sink", "mean_centred"],
    damage_levelling: ["one_plus"],
    damage_merging: ["softmax_over_queries"],
    damage_gather: ["shifted"],
}


@pytest.mark.parametrize(("damage", "name"), [(f, n) for f, names in DAMAGES.items() for n in names])
def test_a_damaged_pass_is_noticed(damage, name, monkeypatch):
    case = BY_NAME[name]
    assert_meaning(passed_formula(case.formula), case)
    damage(monkeypatch)
    with pytest.raises((AssertionError, DeriveError)):
        assert_meaning(passed_formula(case.formula), case)


MUTATED = [
    "lower_right",
    "sink",
    "one_plus",
    "entropy",
    "relative_bias",
    "grouped",
    "softmax_over_queries",
    "row_entropy",
]


def mutants_of(definition):
    """(what was done, definition) for each wrong form of a definition."""
    body = definition.body
    yield "doubled", replace(definition, body=2 * body)
    if body.is_Add:
        for n, term in enumerate(body.args):
            yield f"without {term}", replace(definition, body=sp.Add(*body.args[:n], *body.args[n + 1 :]))
            yield f"with -({term})", replace(definition, body=body - 2 * term)
    for x in sorted(body.atoms(sp.exp), key=str):
        if x.args[0].is_Add:
            for term in x.args[0].args:
                yield f"{x} with -({term})", replace(definition, body=body.xreplace({x: sp.exp(x.args[0] - 2 * term)}))
    if body.is_Mul:
        for f in body.args:
            if isinstance(f, Entry) and set(f.indices) <= set().union(*(g.free_symbols for g in body.args if g != f)):
                yield f"without the factor {f}", replace(definition, body=sp.Mul(*(g for g in body.args if g != f)))
    for c in sorted(conjuncts(definition.where), key=str):
        if isinstance(c, sp.Ge | sp.Le) and not c.atoms(Entry):
            narrow = conjuncts(definition.where) - {c} | {sp.Gt(c.gts, c.lts)}
            yield f"narrower {c}", replace(definition, where=sp.And(*narrow))


def is_row_constant(definition):
    """The statements about a row constant: the theorem is that its value does not matter."""
    return definition.reduce == "max" or "finite(" in str(definition.body)


@pytest.mark.parametrize("direction", ["forward", "backward"])
@pytest.mark.parametrize("name", MUTATED)
def test_every_damaged_definition_is_noticed(name, direction):
    p, case, survivors = passed(name), BY_NAME[name], []
    program = getattr(p, direction)
    for n, definition in enumerate(program.definitions):
        if is_row_constant(definition):
            continue
        for what, mutant in mutants_of(definition):
            definitions = (*program.definitions[:n], mutant, *program.definitions[n + 1 :])
            damaged = replace(p, **{direction: replace(program, definitions=definitions)})
            try:
                assert_meaning(damaged, case, N=4)
            except (AssertionError, DeriveError):
                continue
            survivors.append(f"{definition}: {what}")
    assert not survivors


@pytest.mark.parametrize("name", ["lower_right", "sink", "one_plus", "mean_centred"])
def test_any_row_constant_gives_the_same_values(name):
    p, case = passed(name), BY_NAME[name]
    for n, constant in enumerate(p.forward.definitions):
        if constant.reduce is None and is_row_constant(constant):
            other = replace(constant, body=constant.body + sp.Rational(3, 2))
            definitions = (*p.forward.definitions[:n], other, *p.forward.definitions[n + 1 :])
            assert_meaning(replace(p, forward=replace(p.forward, definitions=definitions)), case)


def test_the_gradient_of_a_tied_maximum_is_shared_evenly():
    formula = Formula("top", [q, k], {"o": largest(total(q[i, d] * k[j, d], d), j)})
    program = lower(formula)
    backward = differentiate(program, ("k",))
    inputs = {"q": np.ones((1, 1, 2, 1)), "k": np.array([3.0, 1.0, 3.0, 3.0]).reshape(1, 1, 4, 1)}
    (gradient,) = run(backward.program, inputs | {"d_o": np.array([[[1.0, 10.0]]])})
    assert np.allclose(gradient.ravel(), [11 / 3, 0, 11 / 3, 11 / 3])
