"""Untrusted.  One of two programs that are related: its definitions as equations."""

from dataclasses import dataclass, field

from derive.proof.equations import Equation
from derive.proof.meaning import variable


@dataclass
class Side:
    """One of the two programs: its definitions, how they are read, what else is known of its arrays, its inputs."""

    definitions: tuple
    meaning: object
    extra: dict = field(default_factory=dict)
    inputs: tuple = ()

    def __post_init__(self):
        self.by_name = {d.name: d for d in self.definitions}
        self.equations = {
            self.meaning.array(d.name): Equation.assumed(self.meaning.equation(d), self.indices(d))
            for d in self.definitions
        }

    def indices(self, d):
        return tuple(map(variable, d.indices))

    def equation(self, name):
        return self.equations[self.meaning.array(name)]
