"""The statistics on a tile: the maxima with this tile in them, and the corrections of what was summed before."""

import sympy as sp

from derive.emit.masked_walker import OLD, MaskedWalker
from derive.emit.text import Text, addition, product
from derive.formula import Entry
from derive.passes.certificates import RankCorrection
from derive.program import widths_in


class StatisticsWalker(MaskedWalker):
    """The walk over the statistics of a kernel."""

    def statistics(self, states):
        """The maxima with this tile in them, what is derived from them, and the corrections of the sums so far."""
        kernel, new = self.kernel, {}
        used = dict.fromkeys(c for _, cs in kernel.corrections for c in cs)
        for d in kernel.statistics:
            self.note(d)
            new[d.name] = self.moved_maximum(d, Text(states[d.name]))
        old = self.old_values(states, used)
        for d in kernel.statistics:
            self.values[d.name] = Text(new[d.name]), self.own_axes(d.indices)
        for d in kernel.derived:
            self.row_value(d)
        for c in used:
            self.correction(c, states, old)
        for d in kernel.sums:
            self.move_moments(d, states)
        for d in kernel.statistics:
            axes = self.own_axes(d.indices)
            self.put(states[d.name], Text(new[d.name]), axes)
            self.values[d.name] = Text(states[d.name]), axes

    def moved_maximum(self, d, state):
        """The name of a maximum with this tile in it; one with widths is gone through along these."""
        hint, keeps_nan = f"{self.hint(d.name)}_new", d.name in self.escaping()
        inner, widths = widths_in(d.over), widths_in(d.indices)
        if not inner and not widths:
            top = self.dialect.row_max(self.dialect.spread(self.visible_body(d), d.body, self.tile), keeps_nan)
            return self.assign(hint, self.function("maximum", state, top), self.row)
        name = self.assign(hint, self.dialect.copied(state), self.own_axes(d.indices))
        with self.dialect.width_loop((*inner, *widths)) as extra:
            axes = (*self.tile, *extra)
            body = self.dialect.spread(self.masked(d, axes, "visible"), d.body, axes)
            body = self.dialect.inner_max(body, extra, inner)
            if widths:
                self.dialect.raise_column(name, widths, body, keeps_nan)
            else:
                top = self.dialect.row_max(body, keeps_nan)
                self.put(name, self.function("maximum", Text(name), top), self.row)
        return name

    def visible_body(self, d):
        """The body of a maximum, -inf where it is not seen; named where it is a value of its own."""
        text = self.select(d.where, self.number(d.body, self.tile), self.dialect.minus_infinity, self.tile, "visible")
        if isinstance(d.body, Entry) and d.where != sp.true and d.body.name in self.values:
            if not text.text.isidentifier():
                text = Text(self.assign("visible", text, self.tile))
            self.visible[d.body.name], self.seen_by[d.body.name] = text.text, d.where
            self.unmasked[d.body.name] = self.values[d.body.name][0].text
        return text

    def old_values(self, states, used):
        """The derived values before this tile, of those that a correction compares with."""
        wanted = {c.statistic.name for c in used}
        for d in self.kernel.statistics:
            self.values[d.name] = Text(states[d.name]), self.own_axes(d.indices)
        old = {d.name: self.values[d.name][0] for d in self.kernel.statistics}
        for d in self.kernel.derived:
            if d.name in wanted or any(d.name in {e.name for e in x.entries} for x in self.kernel.derived):
                axes = self.own_axes(d.indices)
                name = self.assign(f"old_{self.hint(d.name)}", self.real(d.body, axes), axes)
                self.values[d.name] = Text(name), axes
                old[d.name] = Text(name)
        return old

    def correction(self, c, states, old):
        """The factor that moves a sum to the new statistic; 0 while the row has seen nothing."""
        self.comment(f"what was summed with the old {self.hint(c.statistic.name)} moves to the new one")
        axes = self.own_axes(c.statistic.indices)
        self.values[OLD] = old[c.statistic.name], axes
        table = {c.old: Entry(OLD, *c.statistic.indices)}
        started = Text(f"{self.started(c.statistic.name, states, axes)} > {self.dialect.minus_infinity}", 1)
        if isinstance(c, RankCorrection):
            table[c.new] = c.statistic
        parts = list(c.matrix) if isinstance(c, RankCorrection) else [c.factor]
        texts = [self.real(part.xreplace(table), axes) for part in parts]
        selected = [self.dialect.always_select(started, text, "0.0") for text in texts]
        names = [
            text.text if part == 0 else self.assign("correction", text, axes)
            for part, text in zip(parts, selected, strict=True)
        ]
        self.corrections[c] = names if isinstance(c, RankCorrection) else names[0]

    def move_moments(self, d, states):
        """Sums that move together: each becomes a combination of all of them."""
        names = self.kernel.moments_of(d.name)
        if not names:
            return
        (c,) = self.kernel.corrections_of(d.name)
        widths, have = widths_in(d.indices), self.own_axes(c.statistic.indices)
        matrix = [self.dialect.align(Text(t), have, (*self.row, *widths)) for t in self.corrections[c]]
        rank = len(names)
        moved = []
        for r in range(rank):
            terms = [
                (False, product([matrix[r * rank + t], Text(states[n])]))
                for t, n in enumerate(names)
                if c.matrix[r, t] != 0
            ]
            moved.append(self.assign("moved", addition(terms), (*self.row, *widths)))
        for name, text in zip(names, moved, strict=True):
            self.put(states[name], Text(text), (*self.row, *widths))

    def started(self, name, states, axes):
        """The running maximum (the largest, if there are several) under a statistic."""
        found, todo = [], [name]
        while todo:
            name = todo.pop(0)
            if name in states and name not in found:
                found.append(name)
            elif name in self.definitions:
                todo += sorted(e.name for e in self.definitions[name].entries)
        first, *others = [
            self.dialect.align(Text(states[n]), self.own_axes(self.definitions[n].indices), axes) for n in found
        ]
        for other in others:
            first = self.function("maximum", first, other)
        return first

    def escaping(self):
        """The statistics that leave the kernel without a sum of what they are the maximum of: NaN must stay in them."""
        kernel = self.kernel
        sums = {d.name for d in kernel.sums}
        out, inner = set(kernel.stores), {d.name for d in kernel.statistics}
        for d in (*kernel.derived, *kernel.epilogue):
            names = {e.name for e in d.entries}
            if names & inner and (not names & sums or d.name in out):
                inner.add(d.name)
                if d.name in out and not names & sums:
                    out |= names
        return out & {d.name for d in kernel.statistics}
