"""Trusted.  What each pass of a derivation owes: theorems, each with its conclusion and with what it may rest on.

A theorem may rest on definitions, rebuilt here from the programs of the derivation, and on side hypotheses of a few
kinds: an index is in range, a size is not negative, the formula's own equation between sizes, blocks and tile end
points, the shape of a tree, "this row sees something", a condition that the statement names.  Nothing else.
"""

import itertools
from dataclasses import dataclass, replace

import sympy as sp

from derive.errors import NoMeaning, NoSizes
from derive.formula import Entry, Index, Size
from derive.logic import (
    All,
    Eq,
    In,
    Inhabited,
    Integer,
    Max,
    Min,
    Range,
    Rel,
    Select,
    Sub,
    all_of,
    arrays,
    inv,
    ln,
    root,
    substitute,
)
from derive.logic.rules_calculus import no_ties
from derive.program import is_length
from derive.proof.meaning import Meaning, conjuncts, domain, variable
from derive.proof.scopes import Scopes
from derive.proof.tile_meaning import TILES, TileMeaning
from derive.proof.tree_meaning import Tree, U


@dataclass(frozen=True)
class Obligation:
    """One theorem that a pass owes.

    definitions: statements that define arrays.  sides: other hypotheses that may be used.  rows: statements of the
    kind "this row sees something" that may be used; indices: pairs (variable, domain) of the rows' indices.
    """

    conclusion: object
    definitions: frozenset
    sides: frozenset = frozenset()
    rows: frozenset = frozenset()
    indices: tuple = ()

    def fault(self, theorem):
        """Why a theorem does not meet the obligation, or ''."""
        if theorem.concl != self.conclusion:
            return f"it states {theorem.concl}, not {self.conclusion}"
        if rest := self.remaining(theorem):
            return "it needs also: " + "; ".join(map(str, rest))
        return ""

    def remaining(self, theorem):
        """The hypotheses that are not allowed."""
        rest = theorem.hyps - self.definitions - self.sides
        return sorted((h for h in rest if not self.is_row(h)), key=str)

    def conditions(self, theorem):
        """What the theorem needs of rows: that this one, or each of a range, sees something."""
        rest = theorem.hyps - self.definitions - self.sides
        return sorted((h for h in rest if self.is_row(h)), key=str)

    def is_row(self, h):
        """ "This row sees something", at the row's own indices or for all values of some of them."""
        if not isinstance(h, All):
            return h in self.rows
        return any(self.is_row(h.at(k)) for k, dom in self.indices if dom == h.dom)


class World:
    """The programs and tile programs of one derivation, in the logic."""

    def __init__(self, record):
        check_symbols(record)
        self.record, self.scopes = record, Scopes(record)
        s = self.scopes
        self.tiles = TileMeaning("tile", record.forward_tiles)
        if s.has_backward:
            rename = s.back_visible.meaning.rename
            inputs = {e.name: rename[e.name] for e in record.backward_tiles.inputs if e.name in rename}
            self.back_tiles = TileMeaning("back_tile", record.backward_tiles, inputs)
        self.constraints = constraints_of(record.formula)
        self.own_outputs = tuple(record.plain.outputs)

    def sides(self, program, axes=()):
        """In range, sizes not negative, the formula's equations between sizes."""
        exprs = [x.size for d in program.definitions for x in d.space] + [x.size for x in axes]
        exprs += [e for d in program.definitions for e in (d.body, d.where)]
        symbols = {s for e in exprs for s in sp.sympify(e).atoms(Size)}
        out = {In(variable(x), domain(x)) for x in axes} | {Rel("<=", 0, variable(s)) for s in symbols}
        return frozenset(out | set(self.constraints))


def check_symbols(record):
    """Raise NoMeaning where an axis and a size, or two sizes, have one name: they would be one variable."""
    read = list(record.formula.constraints)
    read += [x for step in record.steps for d in step.program.definitions for x in (*d.space, d.body, d.where)]
    axes = {x for e in read for x in e.atoms(Index)}
    sizes = {s for e in (*read, *(sp.sympify(x.size) for x in axes)) for s in e.atoms(Size)}
    names = [*{x.name for x in axes}, *(s.name for s in sizes)]
    if twice := sorted({n for n in names if names.count(n) > 1}):
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


def rows_of(*scopes):
    """{rows, indices}: "this row sees something", for each sum over a length: its count is positive, or the length is
    not 0."""
    rows, indices = set(), set()
    for scope in scopes:
        for d in (*scope.definitions, *scope.outside):
            if d.reduce is not None and any(map(is_length, d.over)) and d.at is None:
                rows.add(Rel("<", Integer(0), scope.meaning.seen(d)))
                rows |= {Inhabited(domain(x)) for x in d.over}
                indices |= {(variable(x), domain(x)) for x in d.indices}
    return {"rows": frozenset(rows), "indices": tuple(sorted(indices, key=str))}


def places_read(scope, axes):
    """The fixed places that a program reads lie within their arrays: c < size."""
    found = set()
    for d in scope.definitions:
        for e in d.entries:
            read = zip(e.indices, axes[e.name], strict=True)
            found |= {Rel("<", c, domain(x).args[1]) for c, x in read if sp.sympify(c).is_Integer and c >= 0}
    return frozenset(found)


def definitions_of(*scopes):
    """The definitions of some scopes, and what they ask of the scopes under them."""
    out = set()
    for scope in scopes:
        out |= set(scope.statements().values())
        if scope.under is not None:
            out |= set(scope.under.statements().values()) | set(scope.under.finiteness(scope).values())
    return frozenset(out)


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


def bounds(world, meaning):
    """{item: everything visible lies within the bounds of the loop} and {item: in FULL tiles everything is visible}.

    Where sums are carried: what is visible and not in their shares; and in the shares everything is visible.
    """
    out = {}
    for loop in meaning.loops:
        end_points = set(loop.end_points().values())
        axes = loop.rows
        sides = world.sides(meaning.tiles, axes) | end_points
        visible = {d.where: d.name for d in reversed((*loop.kernel.statistics, *loop.kernel.sums, *loop.kernel.kept))}
        for where, name in visible.items():
            out[f"{loop.number}.{name} bounds"] = Obligation(_within(loop, where), frozenset(), sides)
        if loop.carrying:
            for d in loop.kernel.sums:
                for n, c in enumerate(_of_pairs(loop, d.where)):
                    out[f"{loop.number}.{d.name} share {n}"] = Obligation(_shared(loop, c), frozenset(), sides)
        full = {d.where: d.name for d in reversed(loop.kernel.guarded) if d.where != sp.true}
        for where, name in full.items():
            for n, c in enumerate(conjuncts(where)):
                out[f"{loop.number}.{name} full {n}"] = Obligation(_full(loop, c), frozenset(), sides)
    return out


def _within(loop, where):
    """For all visible j of the loop's own columns: lower <= j < upper."""
    whole = loop.own
    readable = [c for c in conjuncts(where) if not any(e.name in loop.states for e in c.atoms(Entry))]
    conditions = [loop.whole.condition(c) for c in readable]
    dom = Sub(Min(*conditions), loop.j, whole) if conditions else whole
    return all_of(In(loop.j, loop.visited()), loop.j, dom)


def _of_pairs(loop, where):
    """The conditions on pairs: those on a row alone or on a column alone hold for a whole share, or in its states."""
    return [c for c in conjuncts(where) if {loop.kernel.parallel, loop.kernel.streamed} <= c.atoms(Index)]


def _shared(loop, c):
    """For all columns of the share: the condition holds."""
    return all_of(Rel("<", 0, loop.whole.condition(c)), loop.j, loop.shared)


def _full(loop, c):
    """For all j between the full bounds: the condition holds."""
    full = loop.kernel.full
    return all_of(Rel("<", 0, loop.whole.condition(c)), loop.j, Range(loop.bound(full.lower), loop.bound(full.upper)))


def with_constants(stabilised, d):
    """The exponentials with row constants in a definition, but those that stand for exp(constant) itself."""
    constants = {c.name for c in stabilised.constants}
    found = sorted(d.body.atoms(sp.exp) - set(stabilised.explicit), key=str)
    return [x for x in found if any(e.name in constants for e in x.atoms(Entry))]


def exponents(world):
    """{exponent: it is <= 0 where it is visible}, for the exponentials that have a row constant."""
    scope, out = world.scopes.stable, {}
    for d in scope.definitions:
        for x in with_constants(world.record.stabilised, d):
            conclusion = Rel("<=", scope.meaning.term(x.args[0]), 0)
            visible = {Rel("<", 0, scope.meaning.condition(c)) for c in conjuncts(d.where)}
            sides = world.sides(scope.program, d.space) | visible
            out[f"{d.name}: {x.args[0]}"] = Obligation(conclusion, definitions_of(scope), sides)
    return out


def pairing(world, statements):
    """The pairing of gradients and tangents; statements: the definitions of the tangents."""
    s = world.scopes
    definitions = definitions_of(s.base, s.adjoint) | set(statements.statements().values())
    rows = places_read(s.base, statements.axes)
    return {"pairing": Obligation(statements.conclusion(), definitions, world.sides(s.adjoint.program), rows)}


def links(world, link):
    """{input: <cotangents, derivatives along a direction> = <its gradient, the direction>}."""
    s = world.scopes
    sides = world.sides(s.adjoint.program) | set(link.no_cotangent().values())
    definitions = definitions_of(s.base, s.adjoint)
    rows = rows_and_smoothness(s.base, link)
    return {x: Obligation(link.conclusion(x), definitions, sides, **rows) for x in link.pairing.gradients}


def rows_and_smoothness(scope, link):
    """What `rows_of` says, and that the formula has a derivative: each at a place or at all places.

    No ties: the parts of a maximum differ, and at most one element is the largest of a row.  What a condition compares
    is not equal.  A denominator is not
    0, or its sum sees nothing; the argument of a logarithm or of a root is positive.
    """
    found = rows_of(scope)
    rows = set(found["rows"]) | places_read(scope, link.pairing.axes)
    moving = {scope.meaning.array(x) for x in link.pairing.gradients}
    seen = {link.value(d.name): scope.meaning.seen(d) for d in scope.definitions if d.reduce == "sum" and d.at is None}
    for d in scope.definitions:
        body = substitute(scope.meaning.term(d.body), link.values)
        rows |= {Rel("!=", a, b) for top in body.atoms(Max) for a in top.args for b in top.args if a != b}
        conditions = {substitute(scope.meaning.condition(c), link.values) for c in conjuncts(d.where)}
        conditions |= {t.args[0] for t in body.atoms(Select)}
        rows |= {Rel("!=", c, 0) for c in conditions if arrays(c) & moving}
        rows |= {Rel("<", 0, t.args[0]) for t in body.atoms(ln, root)}
        for z in (t.args[0] for t in body.atoms(inv)):
            rows.add(Rel("!=", z, 0))
            if z in seen:
                rows.add(Rel("!=", Select(seen[z], z, 1), 0))
    rows |= {no_ties(link.value(d.name)) for d in scope.definitions if d.reduce == "max"}
    bound = {(variable(x), domain(x)) for d in scope.definitions for x in (*d.over, *d.indices)}
    return {"rows": frozenset(rows), "indices": tuple(sorted(bound, key=str))}


def empty_rows(world, link):
    """{value: it is 0 in a row that sees nothing}, for outputs without a logarithm and for gradients of the row."""
    s, out = world.scopes, {}
    for o in world.own_outputs:
        counts = _counts(s.plain, s.plain.program.axes(o))
        if counts and not _may_be_infinite(s.plain.program, o):
            out[o] = _zero(world, s.plain, o, counts)
    if link is not None:
        for x, gradient in link.pairing.gradients.items():
            counts = _counts(s.base, s.base.program.axes(x))
            if counts:
                found = _zero(world, s.adjoint, gradient, counts)
                out[gradient] = replace(found, sides=found.sides | set(link.no_cotangent().values()))
    return out


def _counts(scope, axes):
    """The numbers of what a row with these axes sees, for its sums over a length; all of them are 0 in an empty row."""
    found = {}
    for d in scope.definitions:
        columns = [x for x in d.over if is_length(x)]
        rows = [x for x in d.indices if is_length(x)]
        if d.reduce == "sum" and d.at is None and columns and rows and set(d.indices) <= set(axes):
            found.setdefault(scope.meaning.seen(d))
    return tuple(found)


def _zero(world, scope, name, counts):
    places = [variable(x) for x in scope.program.axes(name)]
    nothing = {Rel("<=", count, 0) for count in counts}
    sides = world.sides(scope.program, scope.program.axes(name)) | nothing
    return Obligation(Eq(scope.meaning.at(name, places), 0), definitions_of(scope), sides)


def _may_be_infinite(program, name):
    """Whether a value is a maximum, or a logarithm lies under it: a row that sees nothing has no finite value then."""
    d = program.by_name.get(name)
    if d is None:
        return False
    if d.reduce is None and isinstance(d.body, Entry):
        return _may_be_infinite(program, d.body.name)
    return d.reduce == "max" or _has_logarithm(program, d)


def _has_logarithm(program, d):
    inner = [program.by_name[e.name] for e in d.entries if e.name in program.names]
    return d.body.has(sp.log) or any(_has_logarithm(program, x) for x in inner)


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


def end_to_end_backward(world, link):
    """{input: <cotangents, derivatives along a direction> = <what the TileProgram holds, the direction>}."""
    s, out = world.scopes, {}
    chain = (s.base, s.adjoint, s.saved, s.back_named, s.back_visible)
    for x, gradient in link.pairing.gradients.items():
        plain, ours = s.adjoint.meaning.array(gradient), world.back_tiles.array(gradient)
        wanted = link.conclusion(x)
        conclusion = Eq(wanted.a, substitute(wanted.b, {plain: ours}))
        definitions = definitions_of(*chain) | set(world.back_tiles.statements().values())
        sides = world.sides(s.back_visible.program) | world.sides(s.adjoint.program)
        sides |= set(world.back_tiles.end_points().values()) | set(link.no_cotangent().values())
        rows = rows_and_smoothness(s.base, link)
        rows = {k: type(rows[k])((*rows[k], *v)) for k, v in rows_of(*chain).items()}
        out[x] = Obligation(conclusion, definitions, sides, **rows)
    return out
