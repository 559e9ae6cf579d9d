"""Expressions of formulas and programs as boxes, in the order in which a person writes them."""

from contextlib import contextmanager

import sympy as sp
from sympy.core.function import Application

from derive.formula import Entry, Index, IsFinite, Largest, Size, Total, Where
from derive.program import is_leading
from derive.report import boxes as b

SUM, PRODUCT, POWER, ATOM = range(4)  # how tightly a box binds

RELATIONS = {sp.Le: "≤", sp.Ge: "≥", sp.Lt: "<", sp.Gt: ">", sp.Eq: "=", sp.Ne: "≠"}
FUNCTIONS = {"sigmoid": "σ", "logsigmoid": "log σ", "asin": "arcsin"}
PLACES = {"first": "first row", "last": "last row"}


class Layout:
    """Makes boxes.  Leading axes are not shown but where something runs over them.

    names: what a value is called, by its name in the program; symbols: boxes of symbols that stand for something.
    """

    def __init__(self, names=None, symbols=None):
        self.names, self.symbols = names or {}, symbols or {}
        self.bound_leading = set()

    def box(self, expr, tight=SUM):
        """The box of an expression, in brackets if it binds less than `tight`."""
        made, binds = self._made(sp.sympify(expr))
        return made if binds >= tight else b.fenced(made)

    def _made(self, x):
        if isinstance(x, sp.Symbol):
            return self._symbol(x), ATOM
        for kind, method in (
            (Entry, self._entry), (Total, self._reduction), (Largest, self._reduction), (Where, self._where),
            (sp.Add, self._sum), (sp.Mul, self._product), (sp.Pow, self._power),
            (sp.Rational, self._number), (sp.logic.boolalg.Boolean, self._condition),
        ):  # fmt: skip
            if isinstance(x, kind):
                return method(x)
        if isinstance(x, Application):
            return self._function(x)
        return b.name(str(x)), ATOM

    def name(self, text):
        return b.name(self.names.get(text, text))

    def _symbol(self, x):
        if x in self.symbols:
            return self.symbols[x]
        if hasattr(x, "indices"):
            return self._subscripted(self.name(x.name), x.indices)
        if x.name.startswith("old_"):
            return b.superscript(self.name(x.name.removeprefix("old_")), b.words("old"))
        if x.name in PLACES and not isinstance(x, (Index, Size)):
            return b.words(PLACES[x.name])
        return b.name(x.name)

    def _subscripted(self, base, indices):
        own = [x for x in indices if not self._hidden(x)]
        if not own:
            return base
        shown = [self.box(x) for x in own]
        short = all(isinstance(x, (Index, sp.Integer)) and len(str(x)) == 1 for x in own)
        return b.subscript(base, b.row(*shown) if short else b.joined(shown))

    def _hidden(self, x):
        return isinstance(x, Index) and is_leading(x) and x not in self.bound_leading

    def _entry(self, x):
        return self._subscripted(self.name(x.name), x.indices), ATOM

    def _reduction(self, x):
        value, condition, *over = x.args
        head = "∑" if isinstance(x, Total) else "max"
        with self.shown(over):
            return b.row(self.below(head, over, condition), self.box(value, PRODUCT)), PRODUCT

    @contextmanager
    def shown(self, over):
        """Leading axes are shown where something runs over them."""
        before = self.bound_leading
        self.bound_leading = before | {x for x in over if isinstance(x, Index) and is_leading(x)}
        yield
        self.bound_leading = before

    def below(self, head, over, condition):
        """A sign with what it runs over: j, or j ≤ i where that says it all."""
        indices = b.joined([b.name(x.name) for x in over])
        if condition == sp.true:
            return b.under(b.sign(head), indices)
        lines, parts = self.conditions(condition), sp.And.make_args(condition)
        if len(over) == 1 and all(getattr(part, "lhs", None) == over[0] for part in parts) and len(lines) == 1:
            return b.under(b.sign(head), *lines)
        return b.under(b.sign(head), indices, *lines)

    def conditions(self, condition):
        """One box for each part of a conjunction; a lower and an upper end of one value make one part."""
        parts = sorted(condition.args if isinstance(condition, sp.And) else [condition], key=_rank)
        lower = {p.lhs: p for p in parts if isinstance(p, sp.Ge)}
        upper = {p.lhs: p for p in parts if isinstance(p, (sp.Lt, sp.Le)) and p.lhs in lower}
        joined = [lower[value] for value in upper]
        return [self._between(lower.get(getattr(p, "lhs", None)), p, upper) for p in parts if p not in joined]

    def _between(self, low, part, upper):
        if upper.get(getattr(part, "lhs", None)) is not part:
            return self.box(part)
        return b.row(self.box(low.rhs), b.sign("≤"), self.box(part))

    def _where(self, x):
        condition, value = x.args
        return b.row(b.fenced(self.box(condition), "[", "]"), self.box(value, PRODUCT)), PRODUCT

    def _sum(self, x):
        parts = sorted(x.args, key=lambda t: (t.could_extract_minus_sign(), t.is_number, not t.has(Index), _rank(t)))
        out = []
        for part in parts:
            minus = part.could_extract_minus_sign()
            if minus or out:
                out.append(b.sign("−" if minus else "+"))
            out.append(self.box(-part if minus else part, PRODUCT))
        return b.row(*out), SUM

    def _product(self, x):
        factor, rest = x.as_coeff_Mul()
        minus = factor.could_extract_minus_sign()
        factor = -factor if minus else factor
        top = [sp.Integer(factor.p)] if factor.is_Rational and factor.p != 1 else []
        top += [] if factor.is_Rational else [factor]
        bottom = [sp.Integer(factor.q)] if factor.is_Rational and factor.q != 1 else []
        for f in sp.Mul.make_args(rest):
            if isinstance(f, sp.Pow) and f.exp.is_Rational and f.exp < 0:
                bottom.append(f.base**-f.exp)
            elif f != 1:
                top.append(f)
        made = self._factors(top) if top else b.number(1)
        if bottom:
            made = b.fraction(made, self._factors(bottom))
        return (b.row(b.sign("−"), made), SUM) if minus else (made, PRODUCT)

    def _factors(self, factors):
        factors = sorted(factors, key=_rank)
        if len(factors) == 1:
            return self.box(factors[0])
        out = []
        for n, f in enumerate(factors):
            last = n == len(factors) - 1
            out.append(self.box(f, PRODUCT if last else POWER))
            if not last:
                after = factors[n + 1]
                apart = (f.is_number and after.is_number) or any(_is_word(x, self.names) for x in (f, after))
                apart |= isinstance(f, sp.Function) and not isinstance(f, sp.exp)
                out.append(b.sign("⋅" if apart else "·"))
        return b.row(*out)

    def _power(self, x):
        base, power = x.args
        if power.is_Rational and power < 0:
            return b.fraction(b.number(1), self.box(base**-power)), PRODUCT
        if power == sp.Rational(1, 2):
            return b.root(self.box(base)), ATOM
        return b.superscript(self.box(base, ATOM), self.box(power)), POWER

    def _number(self, x):
        if x.is_Integer:
            return (b.number(x), ATOM) if x >= 0 else (b.row(b.sign("−"), b.number(-x)), SUM)
        made = b.fraction(b.number(abs(x.p)), b.number(x.q))
        return (made, PRODUCT) if x > 0 else (b.row(b.sign("−"), made), SUM)

    def _function(self, x):
        kind = type(x).__name__
        if isinstance(x, sp.Abs):
            return b.fenced(self.box(x.args[0]), "|", "|"), ATOM
        if isinstance(x, sp.Mod):
            return b.row(self.box(x.args[0], PRODUCT), b.sign("mod"), self.box(x.args[1], ATOM)), SUM
        if isinstance(x, sp.floor):
            return b.fenced(self.box(x.args[0]), "⌊", "⌋"), ATOM
        shown = x.args[:2] if kind == "either" else x.args
        arguments = b.joined([self.box(a) for a in shown])
        return b.row(b.name(FUNCTIONS.get(kind, kind.lower())), b.fenced(arguments)), ATOM

    def _condition(self, c):
        if isinstance(c, (sp.And, sp.Or)):
            mark, tight = ("∧", PRODUCT) if isinstance(c, sp.And) else ("∨", PRODUCT)
            return b.joined([self.box(a, tight) for a in sorted(c.args, key=_rank)], mark), SUM
        if isinstance(c, sp.Not):
            return b.row(b.sign("¬"), self.box(c.args[0], ATOM)), PRODUCT
        if isinstance(c, IsFinite):
            return b.row(self.box(c.args[0]), b.sign(">"), b.sign("−"), b.sign("∞")), PRODUCT
        for kind, mark in RELATIONS.items():
            if isinstance(c, kind):
                return b.row(self.box(c.lhs), b.sign(mark), self.box(c.rhs)), PRODUCT
        return b.name({sp.true: "true", sp.false: "false"}.get(c, str(c))), ATOM


def _is_word(factor, names):
    """Whether a factor is a name of several letters, which needs a dot to be told from the next."""
    return isinstance(factor, (Entry, sp.Symbol)) and len(str(names.get(factor.name, factor.name))) > 1


def _rank(x):
    """Where a factor or a term stands: numbers, what has no index, then by its indices; sums over indices last."""
    places = sorted((i.order for i in x.atoms(Index)), key=str)
    own = [i for i in places if i[0]]
    reductions = isinstance(x, (Total, Largest))
    return not x.is_number, reductions, isinstance(x, sp.Add), bool(own), [i[2] for i in own], str(x)


def definition(d, layout):
    """One definition of a program as an equation."""
    with layout.shown(d.over):
        left = layout.box(Entry(d.name, *(d.at or d.indices)))
        head = layout.below("∑" if d.reduce == "sum" else "max", d.over, d.where) if d.reduce and not d.at else None
        right = layout.box(d.body, PRODUCT if head else SUM)
        if head:
            right = b.row(head, right)
        elif d.where != sp.true:
            right = b.row(b.fenced(layout.box(d.where), "[", "]"), layout.box(d.body, PRODUCT))
    if d.at:
        return b.row(left, b.sign("←"), left, b.sign("+"), right)
    return b.row(left, b.sign("="), right)


def equation(left, right, layout):
    return b.row(layout.box(left), b.sign("="), layout.box(right))
