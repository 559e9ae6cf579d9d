"""Integer expressions over positions, sizes and integer tensors -> text."""

import sympy as sp

from derive.checks import is_whole
from derive.emit.text import ATOM, UNARY, Text, addition, product
from derive.formula import Entry, Index

MOST_TIMES = 2**8  # a position times no more than that fits into 32 bits


def is_short(e):
    """Whether 32 bits hold an integer expression when they hold its parts: no two positions are multiplied, and none by
    a large number.
    """
    return not e.atoms(sp.Pow) and all(_is_short_product(x.args) for x in e.atoms(sp.Mul))


def _is_short_product(factors):
    numbers = [f for f in factors if f.is_Number]
    return len(factors) - len(numbers) < 2 and all(abs(f) <= MOST_TIMES for f in numbers)


class Integers:
    """The part of the walk over expressions that keeps to integers."""

    def integer(self, e, want):
        have = self.axes_in(e, want)
        return self.dialect.align(self.integer_at(e, have), have, want)

    def integer_at(self, e, axes):
        if isinstance(e, Index):
            return self.index(e)
        if isinstance(e, Entry):
            text, have = self.leaf(e, axes)
            return self.dialect.align(text, have, axes)
        if e.is_Integer:
            return Text(str(e), ATOM if e >= 0 else UNARY)
        if e.is_Symbol:
            return Text(self.names.size(e))
        if e.is_Add:
            whole, groups = self.by_axes(e.args, axes)
            numbers = [a for a in whole if not a.atoms(Entry, Index)]
            terms = [a for a in whole if a not in numbers] + [sp.Add(*parts) for parts in groups.values()]
            terms += [sp.Add(*numbers)] if numbers and axes and len(numbers) > 1 else numbers
            return addition([self.signed_integer(a, axes) for a in terms])
        if e.is_Mul and all(map(is_whole, e.args)):
            if is_short(e):
                return product([self.integer(a, axes) for a in e.args])
            first, *rest = [self.integer(a, axes) for a in sorted(e.args, key=lambda a: a.is_Number)]
            return product([self.dialect.long(first), *rest])
        if e.is_Pow and e.exp.is_Integer and e.exp.is_positive:
            base = self.dialect.long(self.integer(e.base, axes))
            return product([Text(self.assign("apart", base, axes))] * int(e.exp))
        if isinstance(e, sp.Mod):
            return self.dialect.modulo(*(self.integer(a, axes) for a in e.args))
        if isinstance(e, (sp.floor, sp.ceiling)):
            return self.rounded(e, axes)
        if isinstance(e, (sp.Max, sp.Min)):
            return self.dialect.integer_extreme(e, [self.integer(a, axes) for a in e.args])
        if isinstance(e, sp.Abs):
            return self.function("Abs", self.integer(e.args[0], axes))
        raise self.unknown(e)

    def signed_integer(self, term, axes):
        negative = term.could_extract_minus_sign() and not term.is_Add
        return negative, self.integer(-term if negative else term, axes)

    def rounded(self, e, axes):
        """floor(a / b) and ceiling(a / b) over integers; nothing to do where b is 1."""
        above, below = sp.fraction(sp.together(e.args[0]))
        if isinstance(e, sp.ceiling):
            above = above + below - 1
        top = self.integer(sp.expand(above), axes)
        return top if below == 1 else self.dialect.floor_divide(top, self.integer(below, axes))
