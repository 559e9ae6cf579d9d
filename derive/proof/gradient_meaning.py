"""Trusted.  What it means that a backward program computes gradients.

Every value y has a tangent dot.y, defined by the derivative of its body along the tangents of what it reads; the
tangents of the inputs are anything.  The pairing says <cotangents, tangents of the outputs> = <gradients, tangents of
the inputs>.  The link replaces tangents by derivatives of the formula: for one input and any direction of it, the
derivative of each output's meaning, a term over the inputs, along that direction.
"""

from functools import cached_property

import sympy as sp
from sympy import Add, Integer, Symbol

from derive.formula import Entry
from derive.logic import Eq, Tangent, array, arrays, inv, substitute
from derive.logic.rules_calculus import tangent
from derive.proof.meaning import for_all, summed, variable


def dot(name):
    """The array of the tangent of a value."""
    return array(f"dot.{name}")


class Tangents:
    """The statements of the pairing; base: the scope of the forward, adjoint: that of the backward."""

    def __init__(self, scopes):
        self.scopes, self.base, self.adjoint = scopes, scopes.base, scopes.adjoint
        found = scopes.record.differentiated
        self.cotangents, self.gradients = dict(found.cotangents), dict(found.gradients)
        program = self.base.program
        self.axes = {e.name: e.indices for e in program.inputs} | {d.name: d.indices for d in program.definitions}
        names = (*self.gradients, *(d.name for d in self.base.definitions))
        self.active = {self.base.meaning.array(n): dot(n) for n in names}

    def parameters(self, name):
        """The indices of a value as variables; a value without indices is read at one position."""
        return tuple(map(variable, self.axes[name])) or (Integer(0),)

    def tangent_at(self, name):
        """dot.name at its own indices."""
        return dot(name)[self.parameters(name)]

    def tangent_body(self, d):
        """The derivative of a definition, as a term over the tangents of what it reads.

        Of a maximum: the mean of the tangents of the largest, which is what its gradient is shared by.
        """
        meaning = self.base.meaning
        if d.reduce != "max":
            return self._moved(meaning.body(d))
        largest = sp.And(d.where, sp.Eq(d.body, Entry(d.name, *d.indices)))
        count = summed(meaning.guarded(largest, Integer(1)), d.over)
        return inv(count) * summed(meaning.guarded(largest, self._moved(meaning.term(d.body))), d.over)

    def _moved(self, body):
        return Add(*[tangent(body, a, t)[0] for a, t in self.active.items() if a in arrays(body)])

    def tangent_statement(self, d):
        """For all indices: dot.y = the derivative of the body of y."""
        return for_all(Eq(self.tangent_at(d.name), self.tangent_body(d)), d.indices)

    def statements(self):
        """{label: definition} of all tangents."""
        return {d.name: self.tangent_statement(d) for d in self.base.definitions if d.name in self.read()}

    def read(self):
        """The names of the values that some output depends on, down from the outputs with a cotangent."""
        needed = set(self.cotangents)
        for d in reversed(self.base.definitions):
            if d.name in needed:
                needed |= {e.name for e in d.body.atoms(Entry)}
        return needed

    def pair(self, x, name):
        """<x, dot.name>: the sum over all indices."""
        return summed(x * self.tangent_at(name), self.axes[name])

    def cotangent(self, o):
        """The cotangent of an output at its own indices."""
        return self.adjoint.meaning.at(self.cotangents[o], map(variable, self.axes[o]))

    def gradient(self, n):
        """The gradient of an input at its own indices."""
        return self.adjoint.meaning.at(self.gradients[n], map(variable, self.axes[n]))

    def conclusion(self):
        """<cotangents, tangents of the outputs> = <gradients, tangents of the inputs>."""
        left = [self.pair(self.cotangent(o), o) for o in self.cotangents]
        right = [self.pair(self.gradient(n), n) for n in self.gradients]
        return Eq(Add(*left), Add(*right))


class Derivatives:
    """The statements of the link: the cotangents of outputs that a pass has added are 0."""

    def __init__(self, tangents):
        self.pairing, self.base = tangents, tangents.base
        self.added = set(tangents.cotangents) - set(tangents.scopes.record.plain.outputs)

    @cached_property
    def values(self):
        """{array: (index variables, term over the inputs)} of every value of the forward."""
        return meanings(self.base)

    def value(self, name):
        """The meaning of a value at its own indices, a term over the inputs."""
        return self.values[self.base.meaning.array(name)][1]

    def direction(self, x):
        """The array of a direction of an input."""
        return array(f"delta.{x}")

    def no_cotangent(self):
        """{output: its cotangent is 0} for the outputs that were added."""
        axes = self.pairing.axes
        return {
            o: for_all(Eq(self.pairing.cotangent(o), 0), axes[o]) for o in self.pairing.cotangents if o in self.added
        }

    def derivative_of_output(self, o, x):
        """<cotangent of an output, its derivative along a direction of x>."""
        along = Tangent(self.value(o), self.base.meaning.array(x), self.direction(x))
        return summed(self.pairing.cotangent(o) * along, self.pairing.axes[o])

    def conclusion(self, x):
        """sum over the formula's outputs <cotangent, derivative along a direction> = <gradient of x, direction>."""
        own = [o for o in self.pairing.cotangents if o not in self.added]
        left = Add(*[self.derivative_of_output(o, x) for o in own])
        right = self.pairing.gradient(x) * self.direction(x)[self.pairing.parameters(x)]
        return Eq(left, summed(right, self.pairing.axes[x]))


def meanings(scope):
    """{array: (index variables, term over the inputs)} of every definition."""
    out = {}
    for d in scope.definitions:
        at = tuple(map(variable, d.indices)) or (Symbol("position", integer=True),)
        out[scope.meaning.array(d.name)] = (at, substitute(scope.meaning.body(d), out))
    return out
