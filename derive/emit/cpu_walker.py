"""The walk over a pair kernel for C++: it leaves statements that know their axes where the other walks leave lines."""

import sympy as sp

from derive.emit.contraction import contractions
from derive.emit.cpu_either import EitherWalker
from derive.emit.cpu_lines import Let, Note, words
from derive.emit.expressions import RELATIONS
from derive.emit.masked_walker import OLD
from derive.emit.text import ATOM, UNARY, Text
from derive.emit.walker import KernelWalker
from derive.formula import Entry, IsFinite
from derive.program import indices_of, widths_in


class CppStatements:
    """For walkers: statements in the place of lines.  kinds: name -> what kind of values it has."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.kinds, self.put_already, self.asking = {}, set(), None

    def note_kind(self, name, kind):
        self.kinds[name] = kind
        self.put_already.add(name)

    def put(self, name, text, axes):
        if name not in self.put_already and self.dialect.is_rows(axes):
            self.dialect.rows_here(name, text, next(x for x in axes if x != self.dialect.row))
            kind = "real"
        else:
            kind = self.kinds.get(name) or getattr(text, "kind", None) or self.kind_of(text)
            self.lines.append(Let(name, str(text), tuple(axes), kind, new=name not in self.put_already))
        self.note_kind(name, kind)

    def kind_of(self, text):
        """What kind of values a text has that is made of named ones."""
        kinds = {self.kinds.get(word) for word in words(text) if word in self.kinds}
        return "integer" if kinds == {"integer"} and "_w" not in str(text) and "real(" not in str(text) else "real"

    def real(self, e, want):
        return self.dialect.once_a_width(super().real(e, want), self.axes_in(e, want), want)

    def comment(self, text):
        self.lines.append(Note(text))

    def constant(self, e):
        if e in (sp.oo, -sp.oo):
            return Text("infinity") if e == sp.oo else Text("-infinity", UNARY)
        if e.is_Number:
            text = str(e) if e.is_Integer else repr(float(e))
            return Text(f"{text}_w", ATOM if e >= 0 else UNARY)
        if e.is_Symbol:
            return Text(f"real({self.names.size(e)})")
        return super().constant(e)

    def condition_at(self, c, axes):
        text = super().condition_at(c, axes)
        compared = isinstance(c, IsFinite) or type(c) in RELATIONS
        return Text(f"as_mask({text})") if compared and not str(text).startswith("nearly_equal") else text


class CppWalker(EitherWalker, CppStatements, KernelWalker):
    """The walk over a pair kernel."""

    def on_tile(self, states):
        super().on_tile(states)
        for d in getattr(self.kernel, "crossed", ()):
            self.note(d)
            (width,) = widths_in(d.indices)
            condition = self.dialect.guard(d.where, self.tile)
            for c in contractions(d.body, (self.parallel,), (self.streamed,), (width,)):
                self.dialect.cross(d, c, width, condition, self.is_masked(c.left, d.where))

    def hoistable(self, e, axes):
        """A value of the block's lanes, perhaps with widths, that nothing on a tile changes."""
        if isinstance(e, Entry) and self.parallel not in axes:
            return False
        names = {x.name for x in e.atoms(Entry)}
        if not names or self.streamed in axes or self.streamed in indices_of(e):
            return False
        if indices_of(e) & set(self.scope) or names & (self.running | set(self.definitions) | {OLD}):
            return False
        return self.parallel in axes and not isinstance(e, Entry)
