"""Values at the anchor row of a block, and what the sums of a pair kernel have from states before the first tile."""

import sympy as sp

from derive.checks import is_whole
from derive.emit.expressions import repeated
from derive.emit.integers import is_short
from derive.emit.text import Text, addition, product
from derive.emit.walker import KernelWalker
from derive.formula import Entry, Index
from derive.program import FIRST, LAST, indices_of
from derive.tiles import OLD, StateKernel

PLACES = (FIRST, LAST, OLD)
COLUMNS_STOP = sp.Symbol("columns_stop", integer=True)  # where the columns of a tile end that has places for more


def states_of(tiles):
    """The names of the states of a TileProgram."""
    return frozenset(name for stage in tiles.stages if isinstance(stage, StateKernel) for name in stage.outputs)


def widths_of(entry):
    """The widths that a state is read at."""
    return tuple(x for x in entry.indices if isinstance(x, Index) and x.role == "width")


class Anchored:
    """For walkers: entries and positions at FIRST, LAST and OLD, each read once a block."""

    def real(self, e, want):
        return super().real(self.anchored(e), want)

    def anchored(self, e):
        """The expression with entries at an anchor as values of the block."""
        table = {}
        for entry in sorted(e.atoms(Entry), key=str):
            place = next((x for x in entry.indices if x in PLACES), None)
            if place is not None and entry.name not in self.dialect.states:
                table[entry] = self.at_anchor(entry, place)
        return e.xreplace(table)

    def at_anchor(self, entry, place):
        n = entry.indices.index(place)
        rest = entry.indices[:n] + entry.indices[n + 1 :]
        name = f"{entry.name} at {place} by {', '.join(map(str, rest))}"  # no tensor can be called so
        if name not in self.values:
            axes = tuple(x for x in rest if not self.dialect.outside(x) or x in self.lead)
            hint = f"{self.dialect.function.names.tensor(entry.name)}_{'before' if place is OLD else 'anchor'}"
            here, self.lines = self.lines, self.block_lines()
            self.values[name] = Text(self.assign(hint, self.dialect.at_place(entry, n, self.place(place)), axes)), axes
            self.lines = here
        return Entry(name, *rest)

    def block_lines(self):
        """Where a line goes that is written once a block."""
        return self.before

    def constant(self, e):
        """How far apart two anchors are is a number, but none that the whole function shares."""
        if not e.free_symbols & set(PLACES):
            return super().constant(e)
        if is_whole(e) and is_short(e):
            return self.dialect.place_to_real(self.integer_at(e, ()))
        if e.is_Add:
            return addition([self.signed(term, ()) for term in e.args])
        if e.is_Mul:
            return product([self.constant(factor) for factor in e.args])
        if e.is_Pow:
            return self.power(e, ())
        parts = [self.dialect.place_value(self.constant(part), part) for part in e.args]
        return self.function(type(e).__name__, *parts)

    def integer_at(self, e, axes):
        if e == COLUMNS_STOP:
            return self.dialect.columns_stop()
        return self.place(e) if e in PLACES else super().integer_at(e, axes)

    def place(self, symbol):
        """The text of an anchor's position."""
        return self.dialect.anchor(symbol)

    def with_state(self, body, over, widths, state, order):
        """sum over `over` of a body that is a product with a state; its axes: the rows and `widths`.

        state: its name; order: its widths as the body reads them.  The matrix product comes first.
        """
        rows = (*self.row, *widths)
        factors = list(sp.Mul.make_args(body))
        if not over:
            text = self.dialect.align(Text(state), (*self.lead, *order), rows)
            return self.times(sp.Mul(*factors), rows, text)
        first = over[0]
        inner = [f for f in factors if first in indices_of(f)]
        rest = [f for f in factors if f not in inner]
        kept = tuple(x for x in order if x != first)
        text = self.product_with(sp.Mul(*inner), first, state, order, (*self.row, *kept))
        if len(over) == 1:
            return self.times(sp.Mul(*rest), rows, text)
        (second,) = over[1:]
        last = [f for f in rest if second in indices_of(f)]
        text = self.times(sp.Mul(*last), (*self.row, second), text)
        return self.times(sp.Mul(*(f for f in rest if f not in last)), rows, self.dialect.last_sum(text, second))

    def product_with(self, left, width, state, order, axes):
        """The name of sum over a width of left * state: shares that have it in common compute it once."""
        key = "product", left, width, state, order
        if key not in self.loaded:
            text = self.dialect.state_product(left, width, state, order, axes)
            self.loaded[key] = Text(self.assign("carried", text, axes))
        return self.loaded[key]

    def times(self, e, axes, text):
        return text if e == 1 else product([self.real(e, axes), text])


class CarriedWalker(Anchored, KernelWalker):
    """The walk over a pair kernel whose sums start from carried states."""

    def walk(self):
        bodies = [self.anchored(body) for c in self.kernel.carried for body, _ in c.terms]
        self.shared = repeated(bodies)
        return super().walk()

    def initial(self, d, axes):
        share = next((c for c in self.kernel.carried if c.name == d.name), None)
        if share is None:
            return super().initial(d, axes)
        self.note(d)
        widths = tuple(x for x in d.indices if x.role == "width")
        terms = []
        for body, over in share.terms:
            (entry,) = [e for e in body.atoms(Entry) if e.name in self.dialect.states]
            order = widths_of(entry)
            state = self.state(entry)
            left = sp.Mul(*(f for f in sp.Mul.make_args(body) if f != entry))
            text = self.with_state(left, over, widths, state, order)
            terms.append((False, self.term(text, axes) if len(share.terms) > 1 else text))
        text = self.dialect.spread(addition(terms), sp.Add(*(body for body, _ in share.terms)), axes)
        if share.where != sp.true:
            text = self.dialect.always_select(self.condition(share.where, axes), text, "0.0")
        return self.dialect.where_columns(*self.share_bound(), text, axes)

    def term(self, text, axes):
        """One of several terms of a share."""
        return Text(self.assign("share", text, axes))

    def share_bound(self):
        """(a bound, whether it is the upper one): a share has columns if it is not their own first or last place."""
        visible = self.kernel.visible
        descending = any(LAST in body.free_symbols for c in self.kernel.carried for body, _ in c.terms)
        return (visible.upper, True) if descending else (visible.lower, False)

    def state(self, entry):
        """The name of the state at this block's anchor."""
        name = f"{entry.name} of the block"
        if name not in self.values:
            text = self.dialect.state_of_block(entry)
            self.values[name] = Text(self.assign(f"{entry.name}_here", text, ())), ()
        return self.values[name][0].text
