"""What the walks over kernels share: where lines go, what an entry is, values of rows."""

import sympy as sp

from derive.emit.describe import why_two_parts
from derive.emit.expressions import Expressions
from derive.emit.layout import comment
from derive.emit.text import Text
from derive.emit.vanishing import vanishes
from derive.emit.zeros import needing_zeros
from derive.formula import Entry
from derive.program import indices_of
from derive.rewriting.algebra import plain_indices

PARTS = "two parts"


class TileWalker(Expressions):
    """Collects the lines of one kernel; `lines` is where the next one goes.

    values: name -> (text, axes) of what has been computed; lacking: name -> those of its axes along which it is the
    same, and has one place only; describe: definition -> its comment.
    """

    def __init__(self, kernel, dialect, names, constants, program, roles, describe):
        super().__init__(dialect, names, constants, dialect.function.double)
        self.kernel, self.program, self.roles, self.describe = kernel, program, roles, describe
        self.parallel, self.streamed = kernel.parallel, kernel.streamed
        self.lead = dialect.lead(kernel)
        self.row = (*self.lead, self.parallel)
        self.definitions = {d.name: d for d in kernel.definitions}
        self.needing = needing_zeros(kernel.definitions, kernel.outputs)
        self.zeros = {name: d for name, d in self.definitions.items() if name in self.needing}
        self.before, self.inside, self.after = [], [], []
        self.lines, self.outer, self.scope = self.before, None, ()
        self.values, self.loaded, self.lacking = {}, {}, {}
        dialect.walker = self

    # Where lines and names go

    def hint(self, name):
        """What a value is called; never the name of the tensor that it is stored in."""
        if name in self.kernel.outputs:
            return f"{name}_{self.parallel.name}"
        return self.roles.get(name, name).replace(" ", "_")

    def note(self, d, later=False):
        """The comment of a definition; later: whether its mask is left to what reads it."""
        self.comment(self.describe(d, later=later))

    def comment(self, text):
        self.lines += comment(text, 2)

    def assign(self, hint, text, axes):
        name = self.names.fresh(hint)
        self.put(name, text, axes)
        return name

    def put(self, name, text, axes):
        """Write `name = text`, at some axes."""
        self.lines.append(f"{name} = {text}")

    def place_of(self, axes):
        """Where a line goes that needs only these axes: as far out as it can."""
        if self.lines is self.before or self.lines is self.after:
            return self.lines
        if self.streamed not in axes and not set(axes) & set(self.scope):
            return self.before
        if self.outer is not None and not set(axes) & set(self.scope):
            return self.outer
        return self.lines

    # Leaves

    def leaf(self, entry, want):
        if entry.name in self.values:
            text, axes = self.values[entry.name]
            text = self.dialect.to_wide(text) if entry.name in self.double else text
            return self.in_loop(entry, text, axes) if set(axes) & set(self.scope) else (text, axes)
        if not plain_indices(entry):
            return self.dialect.gather(entry, want)
        key = self.loading(entry)
        if (*key, PARTS) in self.loaded:
            high, _, axes = self.loaded[*key, PARTS]
            return high, axes
        if key not in self.loaded:
            self.loaded[key] = self.dialect.load(entry, self.place_of(entry.indices))
        return self.loaded[key]

    def in_loop(self, entry, text, axes):
        """What a loop over a width reads of a row value that has this width."""
        key = entry, text.text
        if key not in self.loaded:
            part, have = self.dialect.columns_of(text, axes)
            self.loaded[key] = Text(self.assign(f"{self.hint(entry.name)}_part", part, have)), have
        return self.loaded[key]

    def loading(self, entry):
        """What a loaded entry is remembered under."""
        return entry, self.scope if set(entry.indices) & set(self.scope) else ()

    def two_parts(self, entry):
        key = (*self.loading(entry), PARTS)
        if key not in self.loaded:
            text, axes = self.leaf(entry, entry.indices)
            tensor = self.dialect.function.names.tensor(entry.name)
            parts = [self.names.fresh(f"{tensor}_{part}") for part in ("high", "low")]
            here = self.lines
            self.lines = here if entry.name in self.values else self.place_of(entry.indices)
            self.comment(why_two_parts(tensor))
            self.dialect.take_apart(parts, self.dialect.as_stored(text), axes)
            self.lines = here
            self.loaded[key] = *map(Text, parts), axes
        return self.loaded[key]

    def index(self, x):
        return self.dialect.index_vector(x)

    def axes_in(self, e, want):
        """A value has the axes it was computed with, whatever the names of the indices it is read at."""
        here = indices_of(e)
        return tuple(x for x in want if x in here)

    def varying(self, e):
        """The indices that an expression varies over as it is computed here."""
        table = {x: sp.Dummy() for x in e.atoms(Entry)}
        entries = (indices_of(x) - self.lacking.get(x.name, set()) for x in table)
        return indices_of(e.xreplace(table)).union(*entries)

    def own_axes(self, indices):
        """The axes of a value of this kernel: the leading ones as far as the dialect keeps them, then its own."""
        return (*self.lead, *(x for x in indices if not self.dialect.outside(x)))

    def row_value(self, d, hint=None):
        """A value of the block's rows, computed where the state is."""
        axes = self.own_axes(d.indices)
        self.note(d, later=d.name not in self.needing)
        text = self.value(d, axes)
        if d.where != sp.true and d.name in self.needing and not vanishes(d.body, d.where, self.zeros):
            text = self.dialect.always_select(self.condition(d.where, axes), text, "0.0")
        name = self.assign(hint or self.hint(d.name), self.dialect.filled(text, d, axes), axes)
        self.values[d.name] = Text(name), axes
