"""Trusted.  What is owed for values: each pass keeps them, loops and trees hold sums, exponents are at most 0."""

import sympy as sp

from derive.formula import Entry
from derive.logic.statements import Eq, Rel
from derive.proof.allowed import definitions_of, rows_of
from derive.proof.meaning import conjuncts, variable
from derive.proof.obligation import Obligation
from derive.proof.running import TILES
from derive.proof.tree_meaning import Tree, U


def same_values(world, left, right, names):
    """{name: left.name = right.name at the name's own indices}."""
    out = {}
    for name in names:
        axes = right.program.axes(name)
        places = [variable(x) for x in axes]
        conclusion = Eq(left.meaning.at(name, places), right.meaning.at(name, places))
        sides = world.sides(right.program, axes)
        out[name] = Obligation(conclusion, definitions_of(left, right), sides, **rows_of(left, right))
    return out


def _outside_of_exponentials(e):
    """The entries of an expression that stand in no exponential of it."""
    return e.xreplace(dict.fromkeys(e.atoms(sp.exp), sp.S.One)).atoms(Entry)


def shifted_exponents(scopes):
    """(item, definition, exponent) of the exponentials with a row constant, but not exp(constant) itself."""
    stabilised = scopes.record.stabilised
    constants = {c.name for c in stabilised.constants}
    for d in scopes.stable.definitions:
        for x in sorted(d.body.atoms(sp.exp) - set(stabilised.explicit), key=str):
            if any(e.name in constants for e in _outside_of_exponentials(x.args[0])):
                yield f"{d.name}: {x.args[0]}", d, x.args[0]


def exponents(world):
    """{exponent: it is <= 0 where it is visible}, for the exponentials that have a row constant."""
    scope, out = world.scopes.stable, {}
    for item, d, exponent in shifted_exponents(world.scopes):
        visible = {Rel("<", 0, scope.meaning.condition(c)) for c in conjuncts(d.where)}
        sides = world.sides(scope.program, d.space) | visible
        out[item] = Obligation(Rel("<=", scope.meaning.term(exponent), 0), definitions_of(scope), sides)
    return out


def tile_values(world, meaning, scope):
    """{output: what the TileProgram holds = what the program says}."""
    out = {}
    for name in meaning.tiles.outputs:
        axes = scope.program.axes(name)
        places = [variable(x) for x in axes]
        conclusion = Eq(meaning.at(name, places), scope.meaning.at(name, places))
        definitions = definitions_of(scope) | set(meaning.statements().values())
        sides = world.sides(scope.program, axes) | set(meaning.end_points().values())
        out[name] = Obligation(conclusion, definitions, sides, **rows_of(scope))
    return out


def loops(world, meaning, scope):
    """{sum: what a loop holds after n tiles = the sum over these tiles}, for any end points.

    scope: the program of the tiles, whose definitions may be used on the way.
    """
    out = {}
    for loop in meaning.loops:
        for d in loop.kernel.sums:
            conclusion = Eq(loop.after(TILES).head(d), loop.closed(d, TILES))
            sides = world.sides(meaning.tiles, d.indices) | set(meaning.end_points().values()) | {Rel("<=", 0, TILES)}
            definitions = definitions_of(scope) | set(meaning.statements().values())
            out[f"{loop.number}.{d.name}"] = Obligation(conclusion, definitions, sides)
    return out


def trees(world, meaning):
    """{sum: what a node of any tree holds = the sum over its keys}, for the sums that are corrected."""
    out = {}
    for loop in meaning.loops:
        for d in loop.kernel.sums:
            if loop.kernel.corrections_of(d.name) or loop.moved_together(d):
                tree = Tree(loop, d)
                sides = world.sides(meaning.tiles, d.indices) | set(tree.structure().values()) | {Rel("<=", 0, U)}
                definitions = frozenset(tree.statements().values())
                out[f"{loop.number}.{d.name}"] = Obligation(tree.conclusion(), definitions, sides)
    return out


def end_to_end_forward(world):
    """{output: what the TileProgram holds = what the formula says}."""
    s, out = world.scopes, {}
    chain = (s.plain, s.base, s.stable, s.named, s.visible)
    for name in world.own_outputs:
        axes = s.plain.program.axes(name)
        places = [variable(x) for x in axes]
        conclusion = Eq(world.tiles.at(name, places), s.plain.meaning.at(name, places))
        definitions = definitions_of(*chain) | set(world.tiles.statements().values())
        sides = world.sides(s.visible.program, axes) | set(world.tiles.end_points().values())
        out[name] = Obligation(conclusion, definitions, sides, **rows_of(*chain))
    return out
