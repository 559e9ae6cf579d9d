"""The walk over a pair kernel: what is written before the loop over tiles, on each tile, and after it.

The order on a tile: values that no statistic touches, the statistics with what is derived from them, the corrections,
the other values, the sums.  A dialect brings the spelling: how a tile is loaded, aligned, contracted, reduced, stored.
"""

import sympy as sp

from derive.emit.contraction import contractions
from derive.emit.expressions import repeated
from derive.emit.layout import comment
from derive.emit.text import Text, addition, product
from derive.emit.tile_walker import TileWalker
from derive.emit.vanishing import vanishes
from derive.errors import WidthCondition
from derive.formula import Entry, Index, finite
from derive.passes.certificates import RankCorrection
from derive.program import indices_of, is_leading

OLD = "old value"  # no tensor can be called so


class KernelWalker(TileWalker):
    """The walk over a pair kernel."""

    def __init__(self, kernel, *arguments):
        super().__init__(kernel, *arguments)
        self.tile = (*self.row, self.streamed)
        self.masks, self.selections, self.corrections = {}, {}, {}
        self.visible, self.seen_by, self.unmasked = {}, {}, {}
        self.running = {d.name for d in (*kernel.statistics, *kernel.derived)}

    def real_at(self, e, axes):
        """What depends on the block alone is computed before the loop."""
        moved = self.lines in (self.inside,) or self.outer is not None
        if moved and self.hoistable(e, axes):
            if (e, axes) not in self.loaded:
                here, self.lines, outer, self.outer = self.lines, self.before, self.outer, None
                self.loaded[e, axes] = Text(self.assign("row", super().real_at(e, axes), axes))
                self.lines, self.outer = here, outer
            return self.loaded[e, axes]
        return super().real_at(e, axes)

    def hoistable(self, e, axes):
        if isinstance(e, (Entry, Index)) or not e.atoms(Entry) or set(axes) - set(self.row):
            return False
        names = {x.name for x in e.atoms(Entry)}
        if indices_of(e) & set(self.scope) or self.streamed in indices_of(e):
            return False
        return self.parallel in axes and not names & (self.running | set(self.definitions) | {OLD})

    # Masks

    def seen(self, condition, axes):
        """The name of a mask on this tile."""
        if stray := {x for x in indices_of(condition) if x.role == "width"} - set(axes):
            raise WidthCondition(condition, sorted(stray, key=str))
        key = condition, axes
        if key not in self.masks:
            self.masks[key] = self.dialect.mask(condition, axes)
        return self.masks[key]

    def select(self, condition, text, other, axes, hint):
        """The text where the condition holds, `other` elsewhere; as it stands where there is nothing to mask."""
        condition = self.dialect.guard(condition, axes)
        if condition == sp.true:
            return text
        if indices_of(condition) & set(self.scope):
            return self.dialect.always_select(self.condition(condition, axes), text, other)
        if self.scope:  # a name that is given inside a loop over a width means nothing after it
            return self.dialect.select(self.seen(condition, axes), text, other, hint)
        key = condition, str(text), other
        if key not in self.selections:
            self.selections[key] = self.dialect.select(self.seen(condition, axes), text, other, hint)
        return self.selections[key]

    def is_masked(self, body, condition):
        """Whether a body is 0 by itself wherever a condition, and the place of the tile, do not hold."""
        return condition != sp.true and vanishes(body, condition, self.zeros)

    def reads_inputs(self, e):
        """Whether an expression reads what a caller gives, which may be anything where nothing is seen."""
        given = {x.name for x in self.program.inputs}
        return any(x.name in given for x in e.atoms(Entry))

    def has_own(self, d, widths):
        """Whether each place of these widths has a condition of its own, which no matrix product can follow."""
        return bool(indices_of(d.where) & set(widths))

    def masked(self, d, axes, hint):
        """The body of a definition, 0 where its condition does not hold."""
        text = self.real(d.body, axes)
        return text if self.is_masked(d.body, d.where) else self.select(d.where, text, "0.0", axes, hint)

    # The parts of the walk

    def walk(self):
        kernel, dialect = self.kernel, self.dialect
        states = {}
        for d in kernel.state:
            states[d.name] = self.names.fresh(self.hint(d.name))
            axes = self.own_axes(d.indices)
            self.lines.append(f"{states[d.name]} = {self.initial(d, axes)}")
        self.lines = self.inside
        self.on_tile(states)
        self.lines = self.after
        self.named, self.shared = {}, repeated([d.body for d in kernel.epilogue])
        self.values = {d.name: (Text(states[d.name]), self.own_axes(d.indices)) for d in kernel.state}
        for d in (*kernel.derived, *kernel.epilogue):
            self.row_value(d)
        for name in kernel.stores:
            dialect.store(name, *self.values[name])
        return self

    def initial(self, d, axes):
        """What a statistic or a sum is before the first tile."""
        return self.dialect.full(axes, self.dialect.minus_infinity if d.reduce == "max" else "0.0")

    def condition_at(self, c, axes):
        """The place of a maximum is found by comparing; sums that a loop computes anew are compared up to rounding."""
        place = isinstance(c, sp.Eq) and all(side.atoms(Entry) for side in c.args)
        if place and any(self.is_summed(e.name) for e in c.atoms(Entry)):
            return self.function("nearly_equal", *(self.real(side, axes) for side in c.args))
        return super().condition_at(c, axes)

    def is_summed(self, name):
        """Whether a value of this kernel is a sum, or is made of one."""
        d = self.definitions.get(name)
        return d is not None and (d.reduce == "sum" or any(self.is_summed(e.name) for e in d.entries))

    def on_tile(self, states):
        kernel = self.kernel
        self.shared = repeated([d.body for d in (*kernel.values, *kernel.statistics, *kernel.sums, *kernel.scatters)])
        late = self.late_values()
        for d in kernel.values:
            if d.name not in late:
                self.pair_value(d)
        self.statistics(states)
        for d in kernel.values:
            if d.name in late:
                self.pair_value(d)
        self.sums(states)
        for d in kernel.scatters:
            self.note(d)
            self.dialect.scatter(d, self.masked(d, self.tile, self.hint(d.name)))
        for d in kernel.kept:
            self.kept(d)

    def kept(self, d):
        """A value of pairs that is an output; one that is summed over leading axes is added up where it is stored."""
        if not any(map(is_leading, d.over)):
            self.dialect.store_tile(d, self.values[d.name][0])
            return
        self.note(d)
        text = self.masked(d, self.tile, self.hint(d.name))
        self.dialect.add_tile(d, self.dialect.spread(text, d.body, self.tile))

    def late_values(self):
        """The values of pairs that a statistic of this kernel has a part in."""
        late = set()
        for d in self.kernel.values:
            if {e.name for e in d.entries} & (self.running | late):
                late.add(d.name)
        return late

    def pair_value(self, d):
        """A value of pairs on this tile, zero where its condition does not hold."""
        self.note(d)
        hint = self.hint(d.name)
        masked = self.masked_exponent(d)
        if masked is not None:
            self.values[masked] = Text(self.visible[masked]), self.tile
        text = self.real(d.body, self.tile) if d.reduce is None else self.width_sum(d, hint)
        if masked is not None:
            self.values[masked] = Text(self.unmasked[masked]), self.tile
        elif (
            d.name in self.needing
            and not self.has_own(d, d.over)
            and not (d.reduce is None and self.is_masked(d.body, d.where))
        ):
            text = self.select(d.where, text, "0.0", self.tile, hint)
        name = text.text if text.text in self.names.taken else self.assign(hint, text, self.tile)
        self.values[d.name] = Text(name), self.tile

    def masked_exponent(self, d):
        """The value f of an exponential exp(f - finite(max of f)) over what the maximum sees; None for anything else.

        With f = -inf where it is not seen, the exponential is 0 there by itself: one mask does for both.
        """
        if not isinstance(d.body, sp.exp):
            return None
        for name in self.visible:
            rest = sp.expand(d.body.args[0] - Entry(name, *self.definitions[name].indices))
            shift = self.definitions.get(getattr(-rest, "name", None))
            if shift in self.kernel.derived and isinstance(shift.body, finite) and d.where == self.seen_by[name]:
                return name
        return None

    def width_sum(self, d, hint):
        """A sum over widths: a matrix product, or a loop over the width."""
        found = contractions(d.body, d.over, (self.parallel,), (self.streamed,))
        if found and not self.has_own(d, d.over) and all(c.left != 1 for c in found):
            return self.products(d, found, hint)
        name = self.assign(hint, self.dialect.full(self.tile, "0.0"), self.tile)
        with self.dialect.width_loop(d.over) as extra:
            axes = (*self.tile, *extra)
            text = self.masked(d, axes, "visible") if self.has_own(d, d.over) else self.real(d.body, axes)
            text = self.dialect.chunk_sum(self.dialect.spread(text, d.body, (*self.tile, *extra)), extra)
            self.lines.append(f"{name} = {name} + {text.text}")
        return Text(name)

    def products(self, d, found, hint):
        """A sum of matrix products over widths; where these take one width at a time, the others are looped over."""
        *outer, width = d.over
        if not outer or self.dialect.many_widths:
            terms = [self.scaled(c.outside, self.dialect.contract(c, d.over), self.tile) for c in found]
            return addition([(False, t) for t in terms])
        name = self.assign(hint, self.dialect.full(self.tile, "0.0"), self.tile)
        with self.dialect.width_loop(outer):
            terms = [self.scaled(c.outside, self.dialect.contract(c, (width,)), self.tile) for c in found]
            self.lines.append(f"{name} = {addition([(False, Text(name)), *((False, t) for t in terms)])}")
        return Text(name)

    def scaled(self, outside, text, axes):
        return text if outside == 1 else product([self.real(outside, axes), text])

    def statistics(self, states):
        """The maxima with this tile in them, what is derived from them, and the corrections of the sums so far."""
        kernel, new = self.kernel, {}
        used = dict.fromkeys(c for _, cs in kernel.corrections for c in cs)
        for d in kernel.statistics:
            self.note(d)
            hint = self.hint(d.name)
            body = self.visible_body(d)
            top = self.dialect.row_max(self.dialect.spread(body, d.body, self.tile), d.name in self.escaping())
            new[d.name] = self.assign(f"{hint}_new", self.function("maximum", Text(states[d.name]), top), self.row)
        old = self.old_values(states, used)
        for d in kernel.statistics:
            self.values[d.name] = Text(new[d.name]), self.row
        for d in kernel.derived:
            self.row_value(d)
        for c in used:
            self.correction(c, states, old)
        for d in kernel.sums:
            self.move_moments(d, states)
        for d in kernel.statistics:
            self.lines.append(f"{states[d.name]} = {new[d.name]}")
            self.values[d.name] = Text(states[d.name]), self.row

    def visible_body(self, d):
        """The body of a maximum, -inf where it is not seen; named where it is a value of its own."""
        text = self.select(d.where, self.real(d.body, self.tile), self.dialect.minus_infinity, self.tile, "visible")
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
            self.values[d.name] = Text(states[d.name]), self.row
        old = {d.name: self.values[d.name][0] for d in self.kernel.statistics}
        for d in self.kernel.derived:
            if d.name in wanted or any(d.name in {e.name for e in x.entries} for x in self.kernel.derived):
                name = self.assign(f"old_{self.hint(d.name)}", self.real(d.body, self.row), self.row)
                self.values[d.name] = old[d.name] = Text(name), self.row
                old[d.name] = Text(name)
        return old

    def correction(self, c, states, old):
        """The factor that moves a sum to the new statistic; 0 while the row has seen nothing."""
        self.lines += comment(f"what was summed with the old {self.hint(c.statistic.name)} moves to the new one", 2)
        self.values[OLD] = old[c.statistic.name], self.row
        table = {c.old: Entry(OLD, *c.statistic.indices)}
        started = Text(f"{self.started(c.statistic.name, states)} > {self.dialect.minus_infinity}", 1)
        if isinstance(c, RankCorrection):
            table[c.new] = c.statistic
        parts = list(c.matrix) if isinstance(c, RankCorrection) else [c.factor]
        texts = [self.real(part.xreplace(table), self.row) for part in parts]
        selected = [self.dialect.always_select(started, text, "0.0") for text in texts]
        names = [
            text.text if part == 0 else self.assign("correction", text, self.row)
            for part, text in zip(parts, selected, strict=True)
        ]
        self.corrections[c] = names if isinstance(c, RankCorrection) else names[0]

    def move_moments(self, d, states):
        """Sums that move together: each becomes a combination of all of them."""
        names = self.kernel.moments_of(d.name)
        if not names:
            return
        (c,) = self.kernel.corrections_of(d.name)
        widths = tuple(x for x in d.indices if x.role == "width")
        matrix = [self.dialect.align(Text(t), self.row, (*self.row, *widths)) for t in self.corrections[c]]
        rank = len(names)
        moved = []
        for r in range(rank):
            terms = [
                (False, product([matrix[r * rank + t], Text(states[n])]))
                for t, n in enumerate(names)
                if c.matrix[r, t] != 0
            ]
            moved.append(self.assign("moved", addition(terms), (*self.row, *widths)))
        self.lines += [f"{states[name]} = {text}" for name, text in zip(names, moved, strict=True)]

    def started(self, name, states):
        """The running maximum (the largest, if there are several) under a statistic."""
        found, todo = [], [name]
        while todo:
            name = todo.pop(0)
            if name in states and states[name] not in found:
                found.append(states[name])
            elif name in self.definitions:
                todo += sorted(e.name for e in self.definitions[name].entries)
        text = Text(found[0])
        for other in found[1:]:
            text = self.function("maximum", text, Text(other))
        return text

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

    def sums(self, states):
        """Everything that is added up over the streamed index; loops over one width are shared."""
        loops = {}
        for d in self.kernel.sums:
            widths = tuple(x for x in d.indices if x.role == "width")
            found = contractions(d.body, (self.streamed,), (self.parallel,), widths) if widths else None
            if widths and (not found or self.has_own(d, widths)):
                loops.setdefault(widths, []).append(d)
                continue
            self.note(d)
            state = states[d.name]
            kept = product([Text(state), *self.corrections_of(d, widths)])
            if widths:
                self.column_totals(d, found, widths, state, kept)
            else:
                self.lines.append(f"{state} = {addition([(False, kept), (False, self.row_total(d))])}")
        for widths, ds in loops.items():
            self.looped_sums(widths, ds, states)

    def corrections_of(self, d, widths):
        single = [c for c in self.kernel.corrections_of(d.name) if not isinstance(c, RankCorrection)]
        texts = [Text(self.corrections[c]) for c in single]
        return [self.dialect.align(t, self.row, (*self.row, *widths)) for t in texts]

    def row_total(self, d):
        """The sum of a tile along each row."""
        body = self.real(d.body, self.tile)
        if not self.is_masked(d.body, d.where):
            body = self.select(d.where, body, "0.0", self.tile, "visible")
        return self.dialect.row_sum(self.dialect.spread(body, d.body, self.tile))

    def column_totals(self, d, found, widths, state, kept):
        """The matrix products of a tile with what streams past, added to what was kept."""
        condition = self.dialect.guard(d.where, self.tile)
        for c in found:
            self.dialect.add_product(state, kept, c, widths, condition, self.is_masked(c.left, d.where))
            kept = Text(state)

    def looped_sums(self, widths, ds, states):
        """Sums whose bodies are no products: one loop over the width for all of them."""
        for d in ds:
            self.note(d)
            corrections = self.corrections_of(d, widths)
            if corrections:
                self.lines.append(f"{states[d.name]} = {product([Text(states[d.name]), *corrections])}")
        with self.dialect.width_loop(widths) as extra:
            axes = (*self.tile, *extra)
            for d in ds:
                body = self.masked(d, axes, "visible")
                self.dialect.add_column(states[d.name], widths, self.dialect.spread(body, d.body, axes), extra)
