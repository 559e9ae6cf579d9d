"""Definitions over whole tensors, as torch statements: the reference, and what no kernel does."""

import sympy as sp

from derive.emit.describe import describe_condition, why_two_parts
from derive.emit.expressions import Expressions, repeated
from derive.emit.layout import comment
from derive.emit.places import is_exponential, is_place, reads
from derive.emit.scatter import diagonal_of
from derive.emit.text import ATOM, Text, addition, product
from derive.emit.torch_dialect import TorchDialect, einsum_spec, inside
from derive.emit.vanishing import vanishes
from derive.emit.zeros import needing_zeros
from derive.formula import Entry, Index
from derive.program import indices_of, ordered
from derive.rewriting.algebra import plain_indices


class Rows(Expressions):
    """Writes one statement (or a few) for each definition; tensors carry all of their axes.

    narrow: names of tensors in another dtype than the accumulation's, brought into it where they are read; double:
    names of values in float64.
    """

    def __init__(self, names, constants, program, roles, narrow=(), double=()):
        super().__init__(TorchDialect(), names, constants, double)
        self.program, self.roles, self.narrow = program, roles, set(narrow)
        self.lines, self.widened, self.masks, self.parts = [], {}, {}, {}
        self.by_name = {d.name: d for d in program.definitions}
        self.needing = needing_zeros(program.definitions, program.outputs)
        self.zeros = {d.name: d for d in program.definitions if d.name in self.needing}

    def assign(self, hint, text, axes):
        name = self.names.fresh(hint)
        self.lines.append(f"{name} = {text}")
        return name

    def index(self, x):
        name = self.names.index(x)
        if x not in self.named:
            self.named[x] = name
            self.lines.append(f"{name} = torch.arange({self.names.size(x.size)}, device=device)")
        return Text(name)

    def forget(self, indices):
        """A loop has given the names of these indices to places of its tiles: the next statement writes them anew."""
        for x in indices:
            self.named.pop(x, None)

    def tensor(self, name):
        """A tensor as a value: what has the dtype of the inputs is widened once."""
        text = self.names.tensor(name)
        if name not in self.narrow:
            return text
        if name in self.parts:
            return self.parts[name][0]
        if name not in self.widened:
            self.widened[name] = self.names.fresh(f"{text}_wide")
            self.lines.append(f"{self.widened[name]} = {text}.to(wide)")
        return self.widened[name]

    def two_parts(self, entry):
        tensor = self.names.tensor(entry.name)
        if entry.name not in self.parts:
            high, low = self.parts[entry.name] = [self.names.fresh(f"{tensor}_{part}") for part in ("high", "low")]
            self.lines += [*comment(why_two_parts(tensor), 1), f"{high}, {low} = two_parts({tensor}, wide)"]
        return *map(Text, self.parts[entry.name]), entry.indices

    def leaf(self, entry, want):
        name = self.tensor(entry.name)
        if plain_indices(entry):
            return Text(name), entry.indices
        *plain, last = entry.indices
        if all(isinstance(x, Index) for x in plain) and not set(plain) & indices_of(last):
            axes = self.axes_in(last, want)
            return Text(f"take({name}, {self.integer(last, axes)})"), (*plain, *axes)
        axes = self.axes_in(entry, want)
        sizes = [x.size for x in self.program.axes(entry.name)]
        places = zip(map(sp.sympify, entry.indices), map(self.names.size, sizes), strict=True)
        return Text(f"{name}[{', '.join(inside(x, self.integer(x, axes), size) for x, size in places)}]"), axes

    def definition(self, d):
        """The statements that define a value."""
        self.lines = []
        self.shared = repeated([d.body])
        target = self.names.tensor(d.name)
        if d.at:
            self.scatter(d, target)
        elif d.reduce == "sum":
            self.lines.append(f"{target} = {self.sum(d)}")
        elif d.reduce == "max":
            text, axes = self.selected(d, (*d.indices, *d.over)), (*d.indices, *d.over)
            text = self.expanded(text, axes, indices_of(d.body, d.where))
            self.lines.append(f"{target} = largest({text}, {self.places(d.over, axes)})")
        else:
            text = self.expanded(self.selected(d, d.indices), d.indices, indices_of(d.body, d.where))
            self.lines.append(f"{target} = {text}")
        return self.lines

    def selected(self, d, axes):
        """The body at some axes, with the identity of the reduction where the condition does not hold."""
        body = self.value(d, axes)
        if not indices_of(d.body):
            dtype = "torch.float64" if d.name in self.double else "wide"
            body = Text(f"torch.as_tensor({body}, dtype={dtype}, device=device)")
        if d.where == sp.true or self.masks_later(d):
            return body
        if d.reduce != "max" and vanishes(d.body, d.where, self.zeros):
            return body
        other = self.dialect.minus_infinity if d.reduce == "max" else "0.0"
        return Text(f"torch.where({self.mask(d.where, axes)}, {body}, {other})")

    def masks_later(self, d):
        """Whether the mask of a value is left to what reads it."""
        return d.reduce is None and d.at is None and d.name not in self.needing

    def condition_at(self, c, axes):
        """The place of a maximum: every value is computed as the forward does, but for exponentials."""
        if is_place(c) and reads(c, self.by_name, is_exponential):
            return self.function("nearly_equal", *(self.real(side, axes) for side in c.args))
        return super().condition_at(c, axes)

    def mask(self, condition, axes):
        """A condition as a named tensor, made once for all definitions, spread to some axes."""
        have = self.axes_in(condition, axes)
        if (condition, have) not in self.masks:
            text = self.condition(condition, have)
            self.lines += comment(f"seen: {describe_condition(condition, self.roles)}", 1)
            self.masks[condition, have] = self.assign("seen", text, have)
        return self.dialect.align(Text(self.masks[condition, have]), have, axes)

    def expanded(self, text, axes, have):
        """With every axis at its full size, those included that the text does not depend on."""
        if set(axes) <= set(have):
            return text
        return Text(f"{text.at(ATOM)}.expand({', '.join(self.names.size(x.size) for x in axes)})")

    def places(self, over, axes):
        places = [str(axes.index(x) - len(axes)) for x in over]
        return places[0] if len(places) == 1 else f"({', '.join(places)})"

    def sum(self, d):
        """A contraction where the body is a product, otherwise everything is spread and added."""
        terms = [self.contraction(d, term) for term in sp.Add.make_args(d.body)]
        if all(terms):
            return addition([(False, t) for t in terms])
        axes = (*d.indices, *d.over)
        text = self.expanded(self.selected(d, axes), axes, indices_of(d.body, d.where))
        return Text(f"{text.at(ATOM)}.sum({self.places(d.over, axes)})")

    def contraction(self, d, term):
        """The sum of one product as an einsum; None where it is none, or where no factor has the axes of the mask."""
        free, groups = [], {}
        for factor in sp.Mul.make_args(term):
            axes = ordered(indices_of(factor))
            if axes:
                groups.setdefault(axes, []).append(factor)
            else:
                free.append(factor)
        seen = indices_of(d.where)
        left = next((axes for axes in groups if seen <= set(axes)), None)
        if set().union(*groups) != {*d.indices, *d.over} or left is None:
            return None
        operands = [left, *(axes for axes in groups if axes != left)]
        if len(operands) == 1 or (seen and len(operands) > 2):
            return None
        texts, axes = zip(*(self.operand(sp.Mul(*groups[axes]), axes) for axes in operands), strict=True)
        spec = einsum_spec(axes, d.indices)
        if d.where == sp.true:
            text = Text(f'torch.einsum("{spec}", {", ".join(map(str, texts))})')
        else:
            seen = self.mask(d.where, axes[0])
            zero = vanishes(sp.Mul(*groups[left]), d.where, self.zeros)
            first = texts[0] if zero else f"torch.where({seen}, {texts[0]}, 0.0)"
            text = Text(f'masked_einsum("{spec}", {seen}, {first}, {texts[1]})')
        return product([*(self.constant_factor(f) for f in free), text])

    def constant_factor(self, factor):
        return self.real(factor, ())

    def operand(self, factor, axes):
        """(text, axes) of a factor of a contraction; an entry keeps its stored order."""
        if isinstance(factor, Entry) and not self.is_counted(factor):
            return self.leaf(factor, axes)
        return self.real(factor, axes), axes

    def scatter(self, d, target):
        """The sums along the diagonals of the pairs, put where they belong."""
        line = diagonal_of(d)
        axes = (*line.kept, *line.summed, line.row, line.column)
        text = self.expanded(self.selected(d, axes), axes, indices_of(d.body, d.where))
        if line.summed:
            text = Text(f"{text.at(ATOM)}.sum({self.places(line.summed, axes)})")
        flips = [str(p) for p, sign in ((-2, line.row_sign), (-1, line.column_sign)) if sign < 0]
        if flips:
            text = Text(f"{text.at(ATOM)}.flip({', '.join(flips)})")
        sizes = ", ".join(self.names.size(x.size) for x in d.indices)
        start = self.integer(line.start(line.row.size, line.column.size), ())
        self.lines += [
            f"{target} = torch.zeros(({sizes},), dtype=wide, device=device)",
            f"add_at({target}, {start}, antidiagonal_sums({text}))",
        ]
