"""Trusted.  What a Program means: a statement of the logic for each of its definitions.

A definition is the statement "for all of its indices: name[indices] = body".  Conditions become selects over the whole
range of a sum, so that sums always exchange; only a maximum runs over a sub-bag.  A condition is a term that is
positive exactly where it holds.  Division is total, a logarithm of 0 is unspecified.
"""

import sympy as sp
from sympy import Abs, Integer, KroneckerDelta, Max, Min, Mul, Symbol, cos, exp, sin, tanh

from derive.errors import NoMeaning
from derive.formula import Entry, Index, IsFinite, Size, finite, logsigmoid, relu, sigmoid, step, uniform
from derive.functions import either
from derive.logic import (
    Big,
    Eq,
    Range,
    Select,
    Sigma,
    Sub,
    all_of,
    array,
    definite,
    index_map,
    inv,
    ln,
    root,
    substitute,
)

# variables of the logic that no axis and no size may be
OWN = ("tiles", "blocks", "first", "last", "old_anchor", "position", "whole_part")
ORDINARY = (tanh, sin, cos, Max, Min, Abs, sp.Add, Mul)


def variable(x):
    """The index variable of an index or a size; one that is called like a variable of the logic gets another name."""
    own = x.name in OWN and isinstance(x, (Index, Size))
    return Symbol(f"own.{x.name}" if own else x.name, integer=True)


def domain(x):
    """The range of an index."""
    return Range(0, term(x.size))


class Meaning:
    """How the names of one program become arrays.

    rename: name -> name of its array, for the names that do not keep their own.  kinds: name -> kind of input.
    definitions: name -> Definition, needed where a maximum is asked whether it is finite.
    """

    def __init__(self, kinds=(), rename=None, definitions=None):
        self.kinds = dict(kinds)
        self.rename = dict(rename or {})
        self.definitions = dict(definitions or {})

    def array(self, name):
        """The array of an input or a definition."""
        renamed = self.rename.get(name, name)
        return index_map(renamed) if self.kinds.get(name) == "integer" else array(renamed)

    def at(self, name, places):
        """An entry; a value without indices is read at one position, 0."""
        return self.array(name)[tuple(places) or (Integer(0),)]

    def head(self, d):
        """The entry that a definition defines."""
        return self.at(d.name, [variable(x) for x in d.indices])

    def equation(self, d):
        """For all indices: the entry of the definition equals its body."""
        return for_all(Eq(self.head(d), self.body(d)), d.indices)

    def body(self, d):
        """What a definition computes, at its indices as index variables."""
        _check_names(d)
        body = self.term(d.body)
        if d.reduce == "max":
            if len(d.over) > 1 and d.where != sp.true:
                raise NoMeaning(d, "a maximum over several axes under a condition")
            for v in reversed(d.over):
                dom = domain(v) if d.where == sp.true or v != d.over[-1] else self.visible(d, v)
                body = Big(body, variable(v), dom)
            return body
        if d.at is not None:
            return self.scattered(d, body, reversed(d.over))
        return summed(self.guarded(d.where, body), d.over)

    def visible(self, d, v):
        """The sub-bag of the values of an index at which the condition of a definition holds."""
        return Sub(self.condition(d.where), variable(v), domain(v))

    def seen(self, d):
        """How many elements a reduction sees, as a term over the indices of its definition."""
        return summed(self.guarded(d.where, Integer(1)), d.over)

    def seen_at(self, d, places):
        """How many elements a reduction sees at these places."""
        return substitute(self.seen(d), dict(zip(map(variable, d.indices), places, strict=True)))

    def scattered(self, d, body, order, domains=()):
        """value[t] = sum over all (i, j, ...) of delta(at(i, j, ...), t) body.

        order: the indices that are summed over, the innermost first; domains: {index: its own domain}.
        """
        apart, domains = {variable(v): Symbol(f"{v.name}.over", integer=True) for v in d.over}, dict(domains)
        places = [self.term(a) for a in d.at]
        deltas = [KroneckerDelta(substitute(p, apart), variable(t)) for p, t in zip(places, d.indices, strict=True)]
        body = Mul(*deltas) * substitute(self.guarded(d.where, body), apart)
        for v in order:
            own = substitute(domains[v], apart) if v in domains else domain(v)
            body = Sigma(body, apart[variable(v)], own)
        return body

    def guarded(self, where, x):
        """x where the condition holds, else 0: one select for each conjunct, in a fixed order."""
        for c in reversed(conjuncts(where)):
            x = Select(self.condition(c), x, 0)
        return x

    def condition(self, c):
        """A term that is positive exactly where the condition holds."""
        if c == sp.true:
            return Integer(1)
        if c == sp.false:
            return Integer(0)
        if isinstance(c, sp.And):
            return Min(*[self.condition(a) for a in c.args])
        if isinstance(c, sp.Or):
            return Max(*[self.condition(a) for a in c.args])
        if isinstance(c, sp.Not):
            return 1 - Select(self.condition(c.args[0]), 1, 0)
        if isinstance(c, IsFinite):
            return self.finiteness(c.args[0])
        if isinstance(c, (sp.Le, sp.Ge, sp.Lt, sp.Gt, sp.Eq, sp.Ne)):
            return self._comparison(c)
        raise NoMeaning(c, "a condition of this kind")

    def _comparison(self, c):
        if isinstance(c, sp.StrictGreaterThan) and c.rhs == 0 and self.is_flag(c.lhs):
            return self.at(c.lhs.name, map(self.term, c.lhs.indices))
        a, b = (c.lts, c.gts) if isinstance(c, (sp.Le, sp.Ge, sp.Lt, sp.Gt)) else c.args
        gap = self.term(b) - self.term(a)
        whole = gap.is_integer is True
        if whole:
            gap = sp.expand(gap)
        if isinstance(c, (sp.Lt, sp.Gt)):
            return gap
        if isinstance(c, (sp.Le, sp.Ge)):
            return gap + 1 if whole else 1 - Select(-gap, 1, 0)
        if isinstance(c, sp.Ne):
            return Abs(gap)
        return 1 - Abs(gap) if whole else 1 - Select(Abs(gap), 1, 0)

    def is_flag(self, e):
        """Whether an expression is an entry of a boolean tensor: 1 where its array is positive, else 0."""
        return isinstance(e, Entry) and self.kinds.get(e.name) == "bool"

    def finiteness(self, x):
        """Positive exactly where x > -inf: an entry has an array of its own for it."""
        if isinstance(x, Entry):
            return array(finiteness_name(self.array(x.name)))[self.at(x.name, map(self.term, x.indices)).indices]
        raise NoMeaning(x, "the question whether it is finite, of something else than an entry")

    def finiteness_equation(self, d):
        """For all indices: a logarithm is finite exactly where its argument is positive."""
        if not isinstance(d.body, sp.log) or d.reduce is not None or d.where != sp.true:
            raise NoMeaning(d, "the question whether it is finite, of something else than a logarithm")
        head = self.finiteness(Entry(d.name, *d.indices))
        return for_all(Eq(head, self.term(d.body.args[0])), d.indices)

    def term(self, e):
        """An element-wise expression over entries, sizes and indices."""
        if isinstance(e, Entry):
            entry = self.at(e.name, [self.term(x) for x in e.indices])
            return Select(entry, 1, 0) if self.is_flag(e) else entry
        if isinstance(e, sp.Symbol):
            return variable(e) if e.is_integer else Symbol(e.name, real=True)
        if e.is_Rational:
            return e
        if e.is_Float:
            return sp.Rational(e)
        if isinstance(e, finite):
            return self._finite(e.args[0])
        if type(e) in ORDINARY:
            return e.func(*[self.term(a) for a in e.args])
        found = self._function(e)
        if found is not None:
            return found
        if not e.atoms(Entry) and e.is_real is not False:
            return opaque(e)
        raise NoMeaning(e, f"{type(e).__name__}")

    def _function(self, e):
        if e.is_Pow:
            return self._power(e)
        if isinstance(e, sp.exp):
            return exp(self.term(e.args[0]))
        if isinstance(e, sp.log):
            return ln(self.term(e.args[0]))
        if isinstance(e, sigmoid):
            return inv(1 + exp(-self.term(e.args[0])))
        if isinstance(e, logsigmoid):
            return -ln(1 + exp(-self.term(e.args[0])))
        if isinstance(e, step):
            return Select(self.term(e.args[0]), 1, 0)
        if isinstance(e, uniform):
            return array(definite(f"uniform of {len(e.args)}"))[tuple(map(self.term, e.args))]
        if isinstance(e, either):  # which of the two, is an array of which nothing is known, at all indices there are
            places = sorted(map(variable, e.atoms(Index)), key=str) or [Integer(0)]
            return Select(array(definite(f"choice at {len(places)}"))[tuple(places)], *map(self.term, e.args[:2]))
        if isinstance(e, relu):
            x = self.term(e.args[0])
            return Select(x, x, 0)  # no maximum: its gradient at 0 is 0, not the even share of two equal parts
        return None

    def _power(self, e):
        twice = 2 * e.exp
        if not twice.is_Integer:
            return None
        base = self.term(e.base)
        if not e.exp.is_Integer:
            base = root(base)
            n = int(twice)
        else:
            n = int(e.exp)
        return base**n if n > 0 else inv(base) ** -n

    def _finite(self, x):
        """finite(max(m, ..., others)): a maximum m is -inf where it saw nothing, and then only the others count."""
        parts = list(x.args) if isinstance(x, sp.Max) else [x]
        top = [p for p in parts if isinstance(p, Entry) and p.name in self.definitions]
        top = [p for p in top if self.definitions[p.name].reduce == "max"]
        if not top:
            raise NoMeaning(x, "the finite part of something else than maxima with finite values beside them")
        return self._largest_seen(top, [self.term(p) for p in parts if p not in top])

    def _largest_seen(self, tops, finite_):
        """The largest of some finite values and of those maxima that saw something; 0 where there is none."""
        if not tops:
            return Max(*finite_) if finite_ else Integer(0)
        (top, *rest) = sorted(tops, key=str)
        seen = self.seen_at(self.definitions[top.name], [self.term(x) for x in top.indices])
        return Select(seen, self._largest_seen(rest, [self.term(top), *finite_]), self._largest_seen(rest, finite_))


def conjuncts(where):
    """The conditions that all must hold, in a fixed order."""
    return [] if where == sp.true else sorted(sp.And.make_args(where), key=str)


def finiteness_name(base):
    """The name of the array that is positive where an entry of `base` is > -inf."""
    return f"finite.{base.label.name}"


def opaque(e):
    """A function of indices and sizes that the logic does not know: an array named by its text, read at them."""
    if e.atoms(sp.Float):
        raise NoMeaning(e, "a floating-point number, whose digits its text does not show, in a function of this kind")
    symbols = sorted(e.atoms(sp.Symbol), key=lambda s: s.name)
    text = str(e.xreplace({s: sp.Symbol(f"x{n}") for n, s in enumerate(symbols)}))
    kind = index_map if e.is_integer else array
    return kind(definite(f"value of {text}"))[tuple(map(variable, symbols)) or (Integer(0),)]


def for_all(p, indices):
    """p for all values of the indices."""
    for x in reversed(indices):
        p = all_of(p, variable(x), domain(x))
    return p


def summed(x, over):
    """The sum of x over the ranges of the indices."""
    for v in reversed(over):
        x = Sigma(x, variable(v), domain(v))
    return x


def _check_names(d):
    if clashes([d.body, d.where, *(d.at or ())], (*d.indices, *d.over)):
        raise NoMeaning(d, "two axes, or an axis and a size, of one name")


def clashes(read, axes=()):
    """The names that two axes, two sizes, or an axis and a size have: they would be one variable in the logic."""
    axes = {x for e in read for x in e.atoms(Index)} | set(axes)
    sizes = {s for e in (*read, *(sp.sympify(x.size) for x in axes)) for s in e.atoms(Size)}
    names = [x.name for x in (*axes, *sizes)]
    return sorted({n for n in names if names.count(n) > 1})


def term(e):
    """The meaning of an element-wise expression."""
    return Meaning().term(sp.sympify(e))
