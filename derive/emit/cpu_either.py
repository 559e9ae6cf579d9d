"""`either` in C++: factors are computed once for a block's lanes or a tile's rows, and so is whether they are in range.

A loop over pairs asks nothing: it is printed once and compiled twice, for tiles all of whose factors are in range, and
for the others.
"""

from dataclasses import dataclass

import sympy as sp

from derive.emit.cpu_lines import Block
from derive.emit.text import Text, product
from derive.errors import NotApplicable
from derive.functions import either
from derive.program import Definition, widths_in
from derive.tiles import TileProgram


@dataclass(frozen=True)
class Factored(TileProgram):
    """A TileProgram whose kernels compute the factors of `either` themselves; factors: their definitions."""

    factors: tuple = ()

    def axes(self, name):
        return next((d.indices for d in self.factors if d.name == name), None) or super().axes(name)


def with_pair_factors(program):
    """The TileProgram with the factors that its kernels read in them, and not among its stages."""
    names = {
        e.name
        for s in program.stages
        if hasattr(s, "streamed")
        for d in s.definitions
        for x in d.body.atoms(either)
        for e in x.args[2:]
    }
    factors = tuple(s for s in program.stages if isinstance(s, Definition) and s.name in names)
    if not factors:
        return program
    stages = tuple(s for s in program.stages if s not in factors)
    return Factored(program.inputs, stages, program.outputs, program.kinds, factors)


class EitherWalker:
    """For walkers over pairs: `either`, and the factors that it reads."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.factors = {d.name: d for d in getattr(self.program, "factors", ())}

    def on_tile(self, states):
        """The factors first: what is asked of the rows of a tile stands before the loops over its pairs."""
        found = {x for d in self.kernel.definitions for x in d.body.atoms(either)} if self.factors else ()
        for x in sorted(found, key=str):
            self.near(tuple(self.factor(f)[2] for f in x.args[2:]))
        super().on_tile(states)

    def leaf(self, entry, want):
        return self.factor(entry)[:2] if entry.name in self.factors else super().leaf(entry, want)

    def composed(self, e, axes):
        return self.either(e, axes) if isinstance(e, either) else super().composed(e, axes)

    def either(self, e, axes):
        """The text of what a loop takes: the first where its factors are in range, else the other one."""
        inside, other, *factors = e.args
        near = self.near(tuple(self.factor(f)[2] for f in factors))
        above, below = sp.fraction(inside)
        first = product(
            [*([self.real(above, axes)] if above != 1 else []), Text(f"reciprocal({self.real(below, axes)})")]
        )
        shared, self.shared = self.shared, frozenset()  # nothing of it is named outside of the choice
        asked = " & ".join(f"within({self.real(f, axes)})" for f in factors)  # by pairs: no pair decides for another
        text = Text(f"({near} ? {first} : select({asked}, {first}, {self.real(other, axes)}))")
        self.shared = shared
        return text

    def factor(self, entry):
        """(text, axes, the name of whether it is in range) of a factor of a block's lanes, or of a tile's rows."""
        key = "factor", entry
        if key not in self.loaded:
            d = self.factors[entry.name]
            pair = [x for x in entry.indices if x in (self.parallel, self.streamed)]
            axes = (*pair, *widths_in(entry.indices))
            if len(pair) != 1 or len(axes) > 2:
                raise NotApplicable(f"{entry}, a factor of a pair", "use the blockwise backend for this formula")
            kept = self.lines, self.outer, self.scope, self.named, self.shared
            self.lines = self.inside if self.streamed in axes else self.before
            self.outer, self.scope, self.named, self.shared = None, (), {}, frozenset()
            body = d.body.xreplace(dict(zip(d.indices, entry.indices, strict=True)))
            name = self.assign("factor", self.real(body, axes), axes)
            near = self.names.fresh("in_reach")
            self.lines.append(Block([f"const bool {near} = {self.dialect.in_range(name, axes)};"], {near}))
            self.lines, self.outer, self.scope, self.named, self.shared = kept
            self.loaded[key] = Text(name), axes, near
        return self.loaded[key]

    def near(self, names):
        """The name of whether all factors of a tile are in range."""
        key = "near", names
        if key not in self.loaded:
            name = self.names.fresh("near")
            self.inside.append(Block([f"const bool {name} = {' && '.join(names)};"], {name}))
            self.dialect.choices.add(name)
            self.loaded[key] = name
        return self.loaded[key]
