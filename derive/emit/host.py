"""Numbers that are computed once, outside of all loops: expressions over sizes as Python text."""

import sympy as sp

from derive.emit.text import ATOM, PRODUCT, UNARY, Text, addition, product
from derive.errors import NoEntry
from derive.formula import Entry, Index

FUNCTIONS = {name: f"math.{name}" for name in ("sqrt", "exp", "sin", "cos", "tanh")}


def number(e, size, entry=None, nested=None):
    """Python text of an expression over sizes; `size` names a size, `entry` an entry.  x / 0 is 0, log 0 is -inf.

    nested: names of functions of two arguments in place of Python's own (minimum, maximum, division rounded down).
    """
    return _Host(size, entry, nested).walk(sp.sympify(e))


class _Host:
    def __init__(self, size, entry, nested):
        self.size, self.entry, self.nested = size, entry, nested

    def walk(self, e):
        if e.is_Integer:
            return Text(str(e), ATOM if e >= 0 else UNARY)
        if e.is_Rational:
            return Text(f"{e.p} / {e.q}", PRODUCT)
        if e.is_Number:
            return Text(repr(float(e)), ATOM if e >= 0 else UNARY)
        if isinstance(e, Entry) and self.entry:
            return self.entry(e)
        if e.is_Symbol and not isinstance(e, Index):
            return Text(self.size(e))
        if e.is_Add:
            return addition([self.signed(a) for a in e.args])
        if e.is_Mul:
            return self.quotient(e)
        if e.is_Pow:
            return self.power(e)
        if isinstance(e, (sp.Max, sp.Min)):
            return self.extreme(isinstance(e, sp.Max), [str(self.walk(a)) for a in _fixed_order(e.args)])
        if isinstance(e, (sp.floor, sp.ceiling)):
            return self.rounded(e)
        if isinstance(e, sp.Mod):
            return Text(f"{self.walk(e.args[0]).at(PRODUCT)} % {self.walk(e.args[1]).at(UNARY)}", PRODUCT)
        if isinstance(e, sp.log):
            text = self.walk(e.args[0])
            return Text(f"(math.log({text}) if {text.at(PRODUCT)} > 0 else -math.inf)")
        if type(e).__name__ in FUNCTIONS:
            return Text(f"{FUNCTIONS[type(e).__name__]}({self.walk(e.args[0])})")
        if e in (sp.pi, sp.E):
            return Text(f"math.{'pi' if e == sp.pi else 'e'}")
        if e.is_number and e.is_real:
            return Text(repr(float(e)), ATOM if e >= 0 else UNARY)
        raise NoEntry("Python", type(e).__name__, e)

    def extreme(self, largest, parts):
        if self.nested is None:
            return Text(f"{'max' if largest else 'min'}({', '.join(parts)})")
        text = parts[0]
        for part in parts[1:]:
            text = f"{self.nested[largest]}({text}, {part})"
        return Text(text)

    def signed(self, term):
        negative = term.could_extract_minus_sign() and not term.is_Add
        return negative, self.walk(-term if negative else term)

    def quotient(self, e):
        above, below = sp.fraction(e)
        if below == 1:
            parts = [self.walk(a) for a in above.args] if above.is_Mul else [self.walk(above)]
            return product(parts)
        return self.divided(self.walk(above), below)

    def divided(self, above, below):
        text = f"{above.at(PRODUCT)} / {self.walk(below).at(UNARY)}"
        if below.is_positive:
            return Text(text, PRODUCT)
        zero = below.base if below.is_Pow and below.exp.is_positive else below
        return Text(f"{text} if {self.walk(zero)} else 0.0", 0)

    def power(self, e):
        if e.exp.is_negative:
            return self.divided(Text("1"), e.base**-e.exp)
        if e.exp == sp.Rational(1, 2):
            return Text(f"math.sqrt({self.walk(e.base)})")
        return Text(f"{self.walk(e.base).at(ATOM)} ** {self.walk(e.exp).at(ATOM)}", UNARY)

    def rounded(self, e):
        above, below = sp.fraction(sp.together(e.args[0]))
        if isinstance(e, sp.ceiling):
            above = sp.expand(above + below - 1)
        top = self.walk(sp.expand(above))
        if below != 1 and self.nested is not None:
            return Text(f"{self.nested[2]}({top}, {self.walk(below)})")
        return top if below == 1 else Text(f"{top.at(PRODUCT)} // {self.walk(below).at(UNARY)}", PRODUCT)


def _fixed_order(args):
    """Plain numbers first, then by their text: SymPy's own order of Max and Min is not the same in every process."""
    return sorted(args, key=lambda a: (not a.is_Number, len(a.free_symbols), str(a)))


class Constants:
    """The real numbers of the sizes that a function's loops read, each computed once at its head."""

    def __init__(self, names):
        self.names, self.table = names, {}

    def __call__(self, e):
        if e not in self.table:
            self.table[e] = self.names.fresh_in_all("factor")
        return self.table[e]

    def lines(self):
        return [f"{name} = {number(e, self.names.size)}" for e, name in self.table.items()]
