"""Products of matrices among row-level stages: which a C++ kernel computes itself, and the values they multiply."""

from dataclasses import dataclass, replace

import sympy as sp

from derive.formula import Entry, Index
from derive.program import Definition, indices_of, is_leading, is_length, leading
from derive.rewriting.algebra import plain_indices


@dataclass(frozen=True)
class Matrices:
    """name[row, column] = sum over depth of left * right, each an entry of two of the three axes.

    The columns go along the lanes of vectors; with a length among the axes of the result, the rows are that.
    """

    row: Index
    column: Index
    depth: Index
    left: Entry
    right: Entry

    @property
    def sweeps(self):
        """Whether the sum is over a length: tasks share that out, and the parts are added up."""
        return is_length(self.depth)


def with_row_factors(tiles, double=()):
    """(the TileProgram whose products multiply entries, name -> Matrices of those that kernels compute).

    Only among stages that follow one another and sum products over a length; what they multiply gets a name there, and
    others that compute the same read it.  double: names of values in float64, of which there are no products.
    """
    stages, found, run = [], {}, []
    names = {e.name for e in tiles.inputs} | {d.name for d in tiles.definitions}
    other = {*double, *(name for name, kind in tiles.kinds if kind in ("integer", "bool"))}
    for stage in (*tiles.stages, None):
        if isinstance(stage, Definition):
            run.append(stage)
            continue
        stages += _named(run, found, names, other)
        run = []
        stages += [stage] if stage is not None else []
    return replace(tiles, stages=tuple(stages)), found


def _named(run, found, names, other):
    """The definitions of a run, with those of the factors in front of their first reader; other: what is not real."""
    split = {d.name: parts for d in run if not other & {e.name for e in d.body.atoms(Entry)} and (parts := _split(d))}
    if not any(is_length(depth) for _, _, depth, _, _ in split.values()):
        return run
    factors = {}  # (expression, condition) -> entry
    for d in run:
        if d.name not in split:
            continue
        row, column, depth, *sides = split[d.name]
        entries = [_entry(side, d, axes, factors, names) for side, axes in zip(sides, (row, column), strict=True)]
        found[d.name] = Matrices(row, column, depth, *entries)
    return _read(run, found, {entry: key for key, entry in factors.items()})


def _split(d):
    """(row, column, depth, left, right) of a product of two matrices; None for anything else."""
    own = [x for x in d.indices if not is_leading(x)]
    if d.reduce != "sum" or d.at or len(own) != 2 or len(d.over) != 1 or is_leading(d.over[0]):
        return None
    if not all(map(plain_indices, d.entries)) or not d.where.atoms(Index) <= {*leading(d.indices), *d.over}:
        return None
    row, column = reversed(own) if is_length(own[1]) and not is_length(own[0]) else own
    depth, sides = d.over[0], {row: [], column: []}
    if is_length(column) or is_length(row) == is_length(depth):
        return None
    for factor in sp.Mul.make_args(d.body):
        axes = {x for x in indices_of(factor) if not is_leading(x)}
        if axes >= {row, column}:
            return None
        sides[column if column in axes else row].append(factor)
    sides = {x: sp.Mul(*factors) for x, factors in sides.items()}
    if any({z for z in indices_of(e) if not is_leading(z)} != {x, depth} for x, e in sides.items()):
        return None
    return row, column, depth, sides[row], sides[column]


def _entry(side, d, axis, factors, names):
    """The entry that a product reads for a factor: a new value unless it is one already."""
    if isinstance(side, Entry) and d.where == sp.true:
        return side
    if (side, d.where) not in factors:
        axes = _in_order(side, {axis, *d.over})
        n = next(n for n in range(1, len(names) + 2) if f"f{n}" not in names)
        names.add(f"f{n}")
        factors[side, d.where] = Entry(f"f{n}", *leading(sorted(indices_of(side, d.where), key=str)), *axes)
    return factors[side, d.where]


def _in_order(side, axes):
    """The axes of a factor as the entries in it have them."""
    entries = [e for e in sorted(side.atoms(Entry), key=str) if axes <= set(e.indices)]
    if entries:
        return [x for x in entries[0].indices if x in axes]
    return sorted(axes, key=lambda x: (not is_length(x), x.name))


def _read(run, found, factors):
    """The run with the factors in it, read by all that compute the same."""
    same = {e: entry for entry, (e, where) in factors.items() if where == sp.true and not e.is_Mul}
    out, there = [], set()
    for d in run:
        if d.name in found:
            m = found[d.name]
            new = replace(d, body=m.left * m.right, where=sp.true)
        else:
            new = replace(d, body=d.body.xreplace(same))
        for entry in sorted(new.entries & set(factors), key=str):
            if entry.name not in there:
                there.add(entry.name)
                e, where = factors[entry]
                out.append(Definition(entry.name, entry.indices, e, where=where))
        out.append(new)
    return out
