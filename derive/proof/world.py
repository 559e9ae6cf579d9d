"""Trusted.  The programs and tile programs of one derivation in the logic, and what is known of their sizes."""

import itertools

import sympy as sp

from derive.errors import NoMeaning, NoSizes
from derive.formula import Size
from derive.logic.statements import Eq, In, Rel
from derive.proof.meaning import Meaning, clashes, domain, variable
from derive.proof.scopes import Scopes
from derive.proof.tile_meaning import TileMeaning


class World:
    """The programs and tile programs of one derivation, in the logic."""

    def __init__(self, record):
        check_symbols(record)
        self.record, self.scopes = record, Scopes(record)
        s = self.scopes
        self.tiles = TileMeaning("tile", record.forward_tiles)
        if s.has_backward:
            self.back_tiles = backward_tiles("back_tile", record.backward_tiles, s.back_visible)
        if s.has_factored:
            self.factored_tiles = TileMeaning("factored_tile", record.factored.forward_tiles)
            if s.has_backward:
                tiles = record.factored.backward_tiles
                self.back_factored_tiles = backward_tiles("back_factored_tile", tiles, s.back_factored)
        self.constraints = constraints_of(record.formula)
        self.own_outputs = tuple(record.plain.outputs)

    def sides(self, program, axes=()):
        """In range, sizes not negative, the formula's equations between sizes."""
        exprs = [x.size for d in program.definitions for x in d.space] + [x.size for x in axes]
        exprs += [e for d in program.definitions for e in (d.body, d.where)]
        symbols = {s for e in exprs for s in sp.sympify(e).atoms(Size)}
        out = {In(variable(x), domain(x)) for x in axes} | {Rel("<=", 0, variable(s)) for s in symbols}
        return frozenset(out | set(self.constraints))


def backward_tiles(name, tiles, scope):
    """The meaning of a TileProgram that reads what the forward stored; scope: that of the program before it."""
    rename = scope.meaning.rename
    return TileMeaning(name, tiles, {e.name: rename[e.name] for e in tiles.inputs if e.name in rename})


def check_symbols(record):
    """Raise NoMeaning where an axis and a size, or two sizes, have one name: they would be one variable."""
    read = list(record.formula.constraints)
    read += [x for step in record.steps for d in step.program.definitions for x in (*d.space, d.body, d.where)]
    if twice := clashes(read):
        raise NoMeaning(", ".join(twice), "an axis and a size, or two sizes, of one name")


def constraints_of(formula):
    """The equations between sizes that a caller of the formula keeps; some sizes must meet them."""
    meaning = Meaning()
    for c in formula.constraints:
        if not isinstance(c, sp.Eq):
            raise NoMeaning(c, "a constraint that is no equation")
    _check_some_sizes_meet(formula.constraints)
    return tuple(Eq(meaning.term(c.lhs), meaning.term(c.rhs)) for c in formula.constraints)


def _check_some_sizes_meet(constraints):
    """Raise NoSizes unless some positive sizes meet all constraints: found by trying, and evaluated exactly."""
    sizes = sorted({s for c in constraints for s in c.atoms(Size)}, key=str)
    largest = {0: 1, 1: 4096, 2: 64, 3: 16, 4: 8}.get(len(sizes), 3)
    tried = sorted(itertools.product(range(1, largest + 1), repeat=len(sizes)), key=sum) if constraints else [()]
    gaps = [c.lhs - c.rhs for c in constraints]
    points = (dict(zip(sizes, map(sp.Integer, values), strict=True)) for values in tried)
    if not any(all(gap.xreplace(point) == 0 for gap in gaps) for point in points):
        raise NoSizes(constraints, largest)
