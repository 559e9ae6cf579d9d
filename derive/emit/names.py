"""Identifiers of generated code: one table, so that no two things share a name and none hides what the code uses.

A formula may call its tensors, indices and sizes `lambda`, `sum`, `torch`, `x0` or `tl`.  Everything that is printed,
the own temporaries of the printers included, asks for its name here; a name that cannot be had gets an underscore or a
number.
"""

import builtins
import keyword

LAUNCH_OPTIONS = ("grid", "warmup", "stream", "num_warps", "num_stages", "num_ctas", "maxnreg", "enable_fp_fusion")
MODULES = ("torch", "triton", "tl", "math", "forward", "backward", "SIGNATURE", "allow_tf32", "_")
TORCH_LOCALS = ("wide", "dtype", "device", "like", "full", "block_rows", "block_columns")
TRITON_LOCALS = (
    *(*TORCH_LOCALS, "partial", "step", "program", "blocks", "group", "groups", "before", "after", "lower", "rows"),
    *("columns", "warps", "stages", "precision", "ROWS", "COLUMNS", "WIDE", "NARROW", "PRECISION", "LOG2E", "TYPES"),
    *("OPEN", "LIGHT", "LOADED", "MEDIUM", "HEAVY", "SMALL", "SLICE", "STATE_PRECISION", "slices", "block", "edge"),
    "reached",
)
RESERVED = frozenset([*keyword.kwlist, *keyword.softkwlist, *dir(builtins), *LAUNCH_OPTIONS, *MODULES])


class Names:
    """key -> identifier.  A key is anything hashable; the same key always gets the same name."""

    def __init__(self, reserved=(), parent=None):
        self.reserved = RESERVED | set(reserved) if parent is None else parent.reserved
        self.taken = set(parent.taken) if parent else set()
        self.table = dict(parent.table) if parent else {}
        self.scopes = []

    def scope(self):
        """A table for one function: it knows all names of this one, and keeps its own to itself."""
        self.scopes.append(Names(parent=self))
        return self.scopes[-1]

    def __call__(self, key, wanted=None):
        """The identifier of a key; the first call says what it should look like."""
        if key not in self.table:
            self.table[key] = self.fresh(wanted)
        return self.table[key]

    def fresh(self, wanted):
        """An identifier that nothing has, as close to the wanted one as can be."""
        return self._free_in([self], wanted)

    def fresh_in_all(self, wanted):
        """An identifier that nothing has in any scope of this table either: for what is read in all of them."""
        return self._free_in([*self._with_scopes()], wanted)

    def _with_scopes(self):
        yield self
        for scope in self.scopes:
            yield from scope._with_scopes()

    def _free_in(self, tables, wanted):
        stem = name = wanted + "_" if wanted in self.reserved else wanted
        n = 1
        while name in self.reserved or any(name in table.taken for table in tables):
            n += 1
            name = f"{stem}_{n}"
        for table in tables:
            table.taken.add(name)
        return name

    def tensor(self, name, wanted=None):
        return self(("tensor", name), wanted or name)

    def size(self, symbol):
        return self(("size", symbol.name), symbol.name)

    def index(self, symbol):
        return self(("index", symbol.name, symbol.size.name), symbol.name)
