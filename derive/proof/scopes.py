"""Trusted.  The programs of a derivation side by side: each has its own arrays in the logic, inputs are common to all.

`plain.o` is the output as the formula says it, `base.o` after the normalisers were named, `stable.o` after stabilise,
and so on; a backward program reads the values that the forward stored as `base.lse`.
"""

from dataclasses import dataclass
from functools import cached_property

from derive.formula import IsFinite
from derive.proof.meaning import Meaning, domain, variable


@dataclass(frozen=True)
class Scope:
    """The definitions of one program that are its own, and how its names become arrays.

    outside: definitions that are the same in the scope `under`, which also defines the inputs that it has the names of.
    """

    name: str
    program: object
    definitions: tuple
    meaning: Meaning
    outside: tuple = ()
    under: object = None

    @classmethod
    def of(cls, name, program, under=None):
        """A program's scope; under: the scope that defines the inputs and definitions which it shares by name."""
        shared = {d.name: f"{under.name}.{d.name}" for d in under.definitions} if under else {}
        inputs = {e.name for e in program.inputs}
        own = _own(program, under.program.by_name if under else {})
        outside = tuple(d for d in program.definitions if d not in own)
        rename = {n: shared[n] for n in inputs | {d.name for d in outside} if n in shared}
        rename |= {d.name: f"{name}.{d.name}" for d in own}
        by_name = {**(under.program.by_name if under else {}), **program.by_name}
        return cls(name, program, own, Meaning(program.kinds, rename, by_name), outside, under)

    @cached_property
    def _statements(self):
        return {d.name: self.meaning.equation(d) for d in self.definitions}

    def statements(self):
        """{name: what its definition says}."""
        return self._statements

    def finiteness(self, reader):
        """What "is finite" says of the logarithms of this program that another program asks for."""
        asked = set()
        for d in reader.definitions:
            for e in d.where.atoms(IsFinite) if d.where not in (True, False) else ():
                asked.add(getattr(e.args[0], "name", None))
        return {d.name: self.meaning.finiteness_equation(d) for d in self.definitions if d.name in asked}

    def entry(self, name):
        """A value at its own indices."""
        return self.meaning.at(name, self.indices(name))

    def indices(self, name):
        return tuple(map(variable, self.program.axes(name)))

    def domains(self, name):
        return tuple(map(domain, self.program.axes(name)))


def _own(program, known):
    """The definitions that are not the same in another program, everything that they read being the same too."""
    own, names = [], set()
    for d in program.definitions:
        if known.get(d.name) != d or any(e.name in names for e in d.entries):
            own.append(d)
            names.add(d.name)
    return tuple(own)


class Scopes:
    """All scopes of a derivation."""

    def __init__(self, record):
        self.record = record
        self.plain = Scope.of("plain", record.plain)
        self.base = Scope.of("base", record.forward0)
        self.stable = Scope.of("stable", record.stabilised.program)
        self.named = Scope.of("named", record.forward)
        self.visible = Scope.of("visible", record.forward_visible)
        self.has_backward = record.backward is not None
        self.has_factored = record.factored is not None
        if self.has_factored:
            self.factored = Scope.of("factored", record.factored.forward)
        if self.has_backward:
            self.adjoint = Scope.of("adjoint", record.differentiated.program, self.base)
            self.saved = Scope.of("saved", record.saved.backward, self.base)
            self.back_named = Scope.of("back_named", record.backward, self.base)
            self.back_visible = Scope.of("back_visible", record.backward_visible, self.base)
            if self.has_factored:
                self.back_factored = Scope.of("back_factored", record.factored.backward, self.base)
