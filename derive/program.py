"""Programs: a formula as a list of definitions in index notation, each reduction with a name; legality; a builder.

    Definition   name[indices] = reduce_{over} where(condition) body
    Program      inputs, definitions, outputs

A body is element-wise over entries, sizes and indices.  Where the condition does not hold, the value is 0 (no
reduction, sum) or -inf (max), whatever the body holds there.
"""

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

import sympy as sp

from derive.errors import IllegalProgram
from derive.formula import Entry, Index, Size

FIRST, LAST = sp.symbols("first last", integer=True)  # the first and the last row of a block, in the bounds of a loop


def indices_of(*exprs):
    """The indices that occur in expressions."""
    return set().union(*map(_indices_of, exprs))


@lru_cache(maxsize=1 << 16)
def _indices_of(e):
    return frozenset(e.atoms(Index))


def ordered(indices):
    """Indices in the one order of axes: leading axes, pixels, lengths, widths; then by name."""
    return tuple(sorted(indices, key=lambda x: x.order))


def is_length(index):
    return index.role == "length"


def is_leading(index):
    return index.role == "batch"


def lengths(indices):
    return tuple(x for x in indices if is_length(x))


def widths_in(indices):
    return tuple(x for x in indices if x.role == "width")


def leading(indices):
    return ordered({x for x in indices if is_leading(x)})


@dataclass(frozen=True)
class Definition:
    """name[indices] = reduce over `over` of body where `where`; with `at`, a scatter: name[at] += body over `over`."""

    name: str
    indices: tuple
    body: sp.Expr
    reduce: str | None = None
    over: tuple = ()
    where: object = sp.true
    at: tuple | None = None

    def __str__(self):
        left = f"{self.name}[{', '.join(map(str, self.at or self.indices))}]"
        reduction = f" {self.reduce}_{{{', '.join(map(str, self.over))}}}" if self.reduce else ""
        condition = "" if self.where == sp.true else f" where({self.where})"
        return f"{left} {'+=' if self.at else '='}{reduction}{condition} {self.body}"

    @property
    def space(self):
        """The axes at which the body is evaluated."""
        return self.over if self.at else (*self.indices, *self.over)

    @cached_property
    def entries(self):
        return self.body.atoms(Entry) | (set() if self.where == sp.true else self.where.atoms(Entry))

    @property
    def is_pair(self):
        """A value of pairs: two lengths among its own axes, so that it must never be held for all of them at once."""
        return self.at is None and len(lengths(self.indices)) == 2

    def lengths(self):
        return lengths(self.space)

    def reading(self, names):
        """The same definition over values of other names: old name -> new name."""
        if not names:
            return self

        def read(e):
            return Entry(names.get(e.name, e.name), *e.indices)

        where = self.where if self.where == sp.true else map_entries(self.where, read)
        return replace(self, body=map_entries(self.body, read), where=where)


@dataclass(frozen=True)
class Program:
    """inputs: entries with canonical indices; outputs: names; kinds: (name, kind) of the inputs that are not real."""

    inputs: tuple
    definitions: tuple
    outputs: tuple
    kinds: tuple = ()

    def __getitem__(self, name):
        for d in self.definitions:
            if d.name == name:
                return d
        raise KeyError(name)

    def __str__(self):
        return "\n".join(map(str, self.definitions))

    @property
    def by_name(self):
        return {d.name: d for d in self.definitions}

    @property
    def names(self):
        return {d.name for d in self.definitions}

    def axes(self, name):
        """The canonical axes of an input or a definition."""
        return next((e.indices for e in self.inputs if e.name == name), None) or (
            self[name].indices if name in self.names else ()
        )

    def kind(self, name):
        return dict(self.kinds).get(name, "real")

    def depending_on(self, names):
        """These names, and those of the definitions whose values they have a part in."""
        found = set(names)
        for d in self.definitions:
            if any(e.name in found for e in d.body.atoms(Entry)):
                found.add(d.name)
        return found

    def live(self):
        """Without the definitions and inputs that no output needs."""
        needed, kept = set(self.outputs), []
        for d in reversed(self.definitions):
            if d.name in needed:
                kept.append(d)
                needed |= {e.name for e in d.entries}
        inputs = tuple(e for e in self.inputs if e.name in needed)
        kinds = tuple((n, k) for n, k in self.kinds if n in needed)
        return replace(self, definitions=tuple(reversed(kept)), inputs=inputs, kinds=kinds)

    def check(self):
        """The program itself if it is legal, else IllegalProgram."""
        known = {e.name: len(e.indices) for e in self.inputs}
        for d in self.definitions:
            _check_definition(d, known)
            known[d.name] = len(d.indices)
        for name in self.outputs:
            if name not in known:
                raise IllegalProgram(name, "an output that nothing defines")
        return self


def _check_definition(d, known):
    for e in d.entries:
        if e.name not in known:
            raise IllegalProgram(d, f"{e} is read before it is defined")
        if known[e.name] != len(e.indices):
            raise IllegalProgram(d, f"{e} has {len(e.indices)} indices, its definition {known[e.name]}")
    if d.name in known:
        raise IllegalProgram(d, "the name is defined twice")
    if stray := indices_of(d.body, d.where) - set(d.space):
        raise IllegalProgram(d, f"no axis or reduction binds {', '.join(map(str, ordered(stray)))}")
    if set(d.over) & set(d.indices) and not d.at:
        raise IllegalProgram(d, "an axis is reduced and kept")
    if d.reduce not in (None, "sum", "max") or (d.reduce is None) != (not d.over):
        raise IllegalProgram(d, "a reduction and its indices go together")
    if len(set(d.indices)) != len(d.indices):
        raise IllegalProgram(d, "an axis stands twice")


def in_order(definitions, known):
    """The definitions in an order in which each name is defined before it is read; otherwise as given."""
    left, out, have = list(definitions), [], set(known)
    while left:
        d = next(d for d in left if {e.name for e in d.entries} <= have)
        left.remove(d)
        out.append(d)
        have.add(d.name)
    return tuple(out)


def fresh_index(index, taken):
    """An index of the same size whose name no index in `taken` has."""
    names = {x.name for x in taken}
    stem, n = index.name.rstrip("0123456789").rstrip("_"), 0
    while f"{stem}_{n}" in names:
        n += 1
    return Index(f"{stem}_{n}", index.size)


def rename(mapping, *exprs):
    """Simultaneous renaming of indices; whatever else carries a target's name is moved out of the way first.

    Returns the whole mapping and the renamed expressions.
    """
    mapping = {a: b for a, b in mapping.items() if a != b}
    here = indices_of(*exprs)
    taken = here | set(mapping) | set(mapping.values())
    full = dict(mapping)
    for x in ordered((here & set(mapping.values())) - set(mapping)):
        full[x] = fresh_index(x, taken)
        taken.add(full[x])
    return full, tuple(e.xreplace(full) for e in exprs)


def map_entries(expr, function):
    return expr.xreplace({e: function(e) for e in expr.atoms(Entry)})


def at_indices(definition, indices, expr):
    """An expression over a definition's own axes, read at other places."""
    return expr if expr == sp.true else expr.xreplace(dict(zip(definition.indices, indices, strict=True)))


def _alpha_key(indices, body, over, where, reduce):
    """Bound and free indices by place: definitions that differ in the names of their axes only have equal keys."""
    axes = (*indices, *over)
    table = {x: Index(f"_{n}", x.size) for n, x in enumerate(axes) if not is_leading(x)}
    where = where if where == sp.true else where.xreplace(table)
    return tuple(x.size for x in axes), len(indices), body.xreplace(table), where, reduce


class Builder:
    """Collects definitions, one name a value: equal definitions are made once."""

    def __init__(self, program=None, prefix="t", reserved=()):
        self.inputs = list(program.inputs) if program else []
        self.definitions = list(program.definitions) if program else []
        self.kinds = program.kinds if program else ()
        self.prefix, self.count = prefix, 0
        self.reserved = set(reserved) | {e.name for e in self.inputs} | {d.name for d in self.definitions}
        for thing in (*self.inputs, *(x for d in self.definitions for x in d.space)):
            symbols = thing.indices if isinstance(thing, Entry) else (thing,)
            self.reserved |= {s.name for x in symbols for s in (*x.atoms(Index), *x.atoms(Size))}
        self.leading = leading(x for e in self.inputs for x in e.indices if isinstance(x, Index))
        self._memo, self._alpha = {}, {}

    def fresh_name(self):
        while True:
            self.count += 1
            name = f"{self.prefix}{self.count}"
            if name not in self.reserved:
                self.reserved.add(name)
                return name

    def define(self, body, over=(), where=sp.true, reduce=None, name=None, at=None, indices=None):
        """An entry for the value; a value of pairs gets the leading axes that it lacks: one program has it."""
        over = ordered(over)
        reduce = None if reduce == "sum" and not over else reduce
        if indices is None:
            indices = ordered(indices_of(body, where) - set(over))
            if name is None and at is None and len(lengths((*indices, *over))) == 2 and not leading(over):
                own = {x.size for x in indices if is_leading(x)}
                indices = ordered({*indices, *(x for x in self.leading if x.size not in own)})
        indices = tuple(indices)
        key = (body, over, where, reduce, at, indices)
        if name is None and key in self._memo:
            return self._memo[key]
        alpha = _alpha_key(indices, body, over, where, reduce) if at is None and over else None
        if name is None and alpha in self._alpha:
            return Entry(self._alpha[alpha], *indices)
        name = name or self.fresh_name()
        self.reserved.add(name)
        self.definitions.append(Definition(name, indices, body, reduce, over, where, at))
        if alpha is not None:
            self._alpha.setdefault(alpha, name)
        return self._memo.setdefault(key, Entry(name, *indices))

    def sum(self, body, over, where=sp.true, name=None):
        """The sum over `over`, constants pulled out; an exponential stays in a sum over rows, with its normaliser."""
        rows = any(map(is_length, over))
        factors = sp.Mul.make_args(body)
        outside = [f for f in factors if not indices_of(f) & set(over) and not (rows and f.has(sp.exp))]
        inside = [f for f in factors if f not in outside]
        return sp.Mul(*outside) * self.define(sp.Mul(*inside), over, where, "sum", name)

    def program(self, outputs):
        return Program(tuple(self.inputs), tuple(self.definitions), tuple(outputs), self.kinds).live().check()
