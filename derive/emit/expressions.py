"""Expressions over entries, indices and sizes -> text, each part computed where it varies, then spread."""

from collections import Counter

import sympy as sp

from derive.checks import is_whole
from derive.emit.integers import Integers, is_short
from derive.emit.text import ATOM, UNARY, Text, addition, comparison, joined, product
from derive.errors import NoEntry
from derive.formula import Entry, Index, IsFinite, finite, uniform
from derive.program import indices_of
from derive.rewriting.algebra import plain_indices

RELATIONS = {sp.Le: "<=", sp.Lt: "<", sp.Ge: ">=", sp.Gt: ">", sp.Eq: "==", sp.Ne: "!="}


class Expressions(Integers):
    """The walk over expressions.  A subclass says what an entry is (`leaf`), where lines go, and brings a dialect.

    `want` is a tuple of axes in the order of the tile; a text "at" some axes has exactly these.  `shared` holds the
    expressions that are worth a name because they occur twice; `double` the names of the values in float64.
    """

    def __init__(self, dialect, names, constants, double=()):
        self.dialect, self.names, self.constants = dialect, names, constants
        self.shared, self.named, self.double = frozenset(), {}, frozenset(double)

    def leaf(self, entry, want):
        """(text, axes) of an entry; its axes in the order in which it is stored."""
        raise NotImplementedError

    def two_parts(self, entry):
        """(text, text, axes) of a value in float64: a large and a small part, in the accumulation dtype."""
        raise NotImplementedError

    def assign(self, hint, text, axes):
        """Write `name = text` and return the name."""
        raise NotImplementedError

    def index(self, x):
        """The text of an index: a vector along its axis, or a number."""
        return Text(self.names.index(x))

    def unknown(self, e):
        return NoEntry(self.dialect.name, type(e).__name__, e, self.dialect.functions)

    def real(self, e, want):
        """A real expression, spread to `want`."""
        have = self.axes_in(e, want)
        return self.dialect.align(self.real_at(e, have), have, want)

    def axes_in(self, e, want):
        here = indices_of(e)
        return tuple(x for x in want if x in here)

    def real_at(self, e, axes):
        if not e.atoms(Entry, Index):
            return self.constant(e)
        if isinstance(e, Entry):
            text, have = self.leaf(e, axes)
            text = self.dialect.to_real(text) if self.is_counted(e) else text
            return self.dialect.align(text, have, axes)
        if is_whole(e) and is_short(e) and not e.atoms(Entry):
            return self.dialect.to_real(self.integer(e, axes))
        if (e, axes) in self.named:
            return self.named[e, axes]
        text = self.composed(e, axes)
        if e in self.shared:
            text = self.named[e, axes] = Text(self.assign(hint_of(e), text, axes))
        return text

    def composed(self, e, axes):
        if e.is_Add:
            return self.sum_of(e, axes)
        if e.is_Mul:
            return self.product_of(e, axes)
        if e.is_Pow:
            return self.power(e, axes)
        if isinstance(e, (sp.Max, sp.Min)):
            return self.extreme(e, axes)
        if isinstance(e, sp.Mod) and all(self.program.kind(x.name) == "integer" for x in e.atoms(Entry)):
            return self.dialect.to_real(self.integer(e, axes))
        if isinstance(e, finite) and isinstance(e.args[0], sp.Max) and any(a.is_Number for a in e.args[0].args):
            return self.real_at(e.args[0], axes)  # never -inf
        if isinstance(e, uniform):
            seed, *places = (self.integer(a, axes) for a in e.args)
            return self.dialect.uniform(seed, places)
        if isinstance(e, sp.exp) or type(e).__name__ in self.dialect.functions:
            return self.function(type(e).__name__, *(self.real(a, axes) for a in e.args))
        raise self.unknown(e)

    def function(self, name, *arguments):
        if name not in self.dialect.functions:
            raise NoEntry(self.dialect.name, name, f"{name}({', '.join(map(str, arguments))})", self.dialect.functions)
        template, level = self.dialect.functions[name]
        return Text(template.format(*(a.at(level) for a in arguments)))

    def constant(self, e):
        """A number, or a value of the sizes that is computed once, outside of all loops."""
        if e.is_Integer:
            return Text(str(e), ATOM if e >= 0 else UNARY)
        if e in (sp.oo, -sp.oo):
            return Text("float('inf')") if e == sp.oo else Text("-float('inf')", UNARY)
        if e.is_Number:
            return Text(repr(float(e)), ATOM if e >= 0 else UNARY)
        if e.is_Symbol:
            return Text(self.names.size(e))
        return Text(self.constants(e))

    def by_axes(self, parts, axes):
        """(the parts that have all axes or are numbers, the others in groups of equal axes)"""
        whole, groups = [], {}
        for part in parts:
            have = self.axes_in(part, axes)
            if have == axes or not part.atoms(Entry, Index):
                whole.append(part)
            else:
                groups.setdefault(have, []).append(part)
        return whole, groups

    def sum_of(self, e, axes):
        double = [term for term in e.args if self.is_double(term)]
        whole, groups = self.by_axes([term for term in e.args if term not in double], axes)
        terms = whole + [sp.Add(*parts) for _, parts in sorted(groups.items(), key=lambda item: len(item[0]))]
        texts = [self.signed(term, axes) for term in terms]
        return self.with_parts(texts, double, axes) if double else addition(texts)

    def is_double(self, term):
        """Whether a term is a number times a value in float64."""
        entry = term.as_coeff_Mul()[1]
        return isinstance(entry, Entry) and entry.name in self.double and plain_indices(entry)

    def with_parts(self, terms, double, axes):
        """terms + double: first what is large, where most digits cancel exactly, then what the rounding left over."""
        large, small = [], []
        for term in double:
            factor, entry = term.as_coeff_Mul()
            *parts, have = self.two_parts(entry)
            for found, part in zip((large, small), parts, strict=True):
                part = self.dialect.align(part, have, axes)
                part = part if abs(factor) == 1 else product([self.constant(abs(factor)), part])
                found.append((factor.is_negative, part))
        return addition([(False, Text(f"({addition([*terms, *large])})")), *small])

    def value(self, d, axes):
        """The body of a definition; one in float64 adds its terms there."""
        return self.double_sum(d.body, axes) if d.name in self.double else self.real(d.body, axes)

    def double_sum(self, e, axes):
        terms = []
        for term in sp.Add.make_args(e):
            negative, text = self.signed(term, axes)
            tensor = any(self.program.kind(x.name) != "scalar" for x in term.atoms(Entry))
            terms.append((negative, self.dialect.to_double(text) if tensor else text))
        return addition(terms)

    def signed(self, term, axes):
        """(is it written with a minus sign, its absolute text)"""
        negative = term.could_extract_minus_sign() and not term.is_Add
        return negative, self.real(-term if negative else term, axes)

    def product_of(self, e, axes):
        fixed = [a for a in e.args if not a.atoms(Entry, Index)]
        whole, groups = self.by_axes([a for a in e.args if a not in fixed], axes)
        number = sp.Mul(*fixed)
        parts = [] if number in (1, -1) else [self.constant(number)]
        parts += [self.real(sp.Mul(*ps), axes) for _, ps in sorted(groups.items(), key=lambda item: len(item[0]))]
        parts += [self.real_at(a, axes) for a in whole]
        text = product(parts)
        return Text(f"-{text.at(UNARY)}", UNARY) if number == -1 else text

    def power(self, e, axes):
        base, exponent = e.base, e.exp
        if base.is_Number and base.is_positive:
            return self.real_at(sp.exp(sp.log(base) * exponent), axes)
        if exponent.is_negative:
            return self.function("inverse", self.real_at(base**-exponent, axes))
        if exponent.is_Integer:
            text = self.atom(base, axes)
            return product([text] * int(exponent))
        if (2 * exponent).is_Integer:
            root = self.function("sqrt", self.real_at(base, axes))
            return product([root, self.real_at(base ** (exponent - sp.Rational(1, 2)), axes)]) if exponent > 1 else root
        raise self.unknown(e)

    def atom(self, e, axes):
        """An expression as a name, so that it may be repeated."""
        text = self.real_at(e, axes)
        if not text.text.isidentifier():
            text = self.named[e, axes] = Text(self.assign(hint_of(e), text, axes))
        return text

    def extreme(self, e, axes):
        name = "maximum" if isinstance(e, sp.Max) else "minimum"
        numbers = [a for a in e.args if not a.atoms(Entry, Index)]
        first, *rest = [a for a in e.args if a not in numbers]
        text = self.real(first, axes)
        for a in rest:
            text = self.function(name, text, self.real(a, axes))
        for a in numbers:
            text = self.function(name + "_number", text, self.constant(a))
        return text

    def condition(self, c, want):
        """A condition, spread to `want`."""
        have = self.axes_in(c, want)
        text = self.condition_at(c, have)
        if not have and not c.atoms(Entry):
            text = self.dialect.size_condition(text)
        elif want and not have:
            text = self.dialect.scalar_condition(text)
        return self.dialect.align(text, have, want)

    def condition_at(self, c, axes):
        if isinstance(c, (sp.And, sp.Or)):
            parts = sorted(c.args, key=lambda a: (len(a.atoms(Entry)), str(a)))
            return joined("&" if isinstance(c, sp.And) else "|", [self.condition(a, axes) for a in parts])
        if isinstance(c, sp.Not):
            return Text(f"~{self.condition(c.args[0], axes).at(ATOM)}", UNARY)
        if isinstance(c, IsFinite):
            return comparison(self.real(c.args[0], axes), "!=", Text(self.dialect.minus_infinity))
        if type(c) in RELATIONS:
            side = self.integer if is_whole(c.lhs) and is_whole(c.rhs) else self.side
            return comparison(side(c.lhs, axes), RELATIONS[type(c)], side(c.rhs, axes))
        raise self.unknown(c)

    def side(self, e, axes):
        """One side of a relation, compared in its own type."""
        counted = {x: sp.Dummy(integer=True) for x in e.atoms(Entry) if self.is_counted(x)}
        return self.integer(e, axes) if is_whole(e.xreplace(counted)) else self.real(e, axes)

    def is_counted(self, entry):
        """Whether an entry is an integer or a boolean: a number of the accumulation dtype only where it is made one."""
        return self.program.kind(entry.name) in ("integer", "bool")


HINTS = {"exp": "exponential", "log": "logarithm", "tanh": "tanh", "sigmoid": "gate", "sqrt": "root", "either": "ratio"}


def hint_of(e):
    """What a named part of an expression is called."""
    return HINTS.get(type(e).__name__, "value")


def repeated(expressions):
    """The function calls that occur more than once in some expressions, worth a name each."""
    count = Counter()
    for e in expressions:
        for x in sp.preorder_traversal(e):
            call = isinstance(x, (sp.Function, sp.Max, sp.Min)) and not isinstance(x, (sp.floor, sp.ceiling, sp.Mod))
            if call and x.atoms(Entry):
                count[x] += 1
    return frozenset(x for x, n in count.items() if n > 1)
