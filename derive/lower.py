"""Formula -> Program: every reduction, every exponent and every denominator gets a name."""

import sys

import sympy as sp

from derive.checks import is_whole
from derive.errors import (
    BooleanNumber,
    GatheredIndex,
    NoNeighbour,
    NoWholeNumber,
    OutsideOfAxis,
    UnknownTensor,
    Unsupported,
    WrongIndexCount,
)
from derive.formula import Entry, Index, Largest, Size, Total, Where, logsigmoid, sigmoid, step, uniform
from derive.program import Builder, Program, indices_of, leading, lengths, ordered

FOREIGN = (sp.Sum, sp.Product, sp.Integral, sp.Derivative, sp.Indexed, sp.Lambda, sp.MatrixExpr)


def lower(formula):
    """The Program that says the same as the formula, with the hidden leading axes written out."""
    return _Lowering(formula).program()


def _summed_axes(expr):
    """The leading axes that a value sums over: an output of these has none of them (heads that are mixed)."""
    found = sp.sympify(expr).atoms(Total, Largest)
    return {x for node in found for x in node.args[2:] if isinstance(x, Index) and x.role == "batch"}


class _Lowering:
    def __init__(self, formula):
        self.formula = formula
        self.tensors = {t.name: t for t in formula.inputs}
        self.lets = {v.name: v for v in (*formula.lets, *formula.outputs)}
        self.done, self.open = {}, []
        self.neighbours_checked = set()  # (value, which of its axes a condition at the read speaks of)
        self.canonical = {}
        names = set(self.tensors) | set(self.lets)
        for value in self.lets.values():
            for s in (*sp.sympify(value.value).atoms(Index), *sp.sympify(value.value).atoms(Size), *value.indices):
                names.add(s.name)
        self.build = Builder(reserved=names)
        self.copies = _Copies(formula)
        axes = set().union(*(t.leading(formula.grouped) for t in formula.inputs))
        self.build.leading = leading(axes)

    def program(self):
        for value in self.formula.outputs:
            self.value(value.name)
            self.check_neighbours(sp.sympify(value.value), frozenset())
        for t in self.formula.inputs:
            default = Entry(t.name, *self.leading_of(t), *(Index(f"{t.name}_{n}", s) for n, s in enumerate(t.sizes)))
            self.build.inputs.append(self.canonical.get(t.name, default))
        kinds = tuple((t.name, t.kind) for t in self.formula.inputs if t.kind != "real")
        outputs = tuple(v.name for v in self.formula.outputs)
        return Program(tuple(self.build.inputs), tuple(self.build.definitions), outputs, kinds).live().check()

    def leading_of(self, tensor):
        return tensor.leading(self.formula.grouped)

    def value(self, name):
        """Define a named value once; its axes are the leading axes of what it reads, then its own as declared."""
        if name in self.done:
            return self.done[name]
        if name in self.open:
            raise Unsupported(
                f"the value {name} is defined by itself", self.formula.id, "break the circle: name another value"
            )
        self.open.append(name)
        let = self.lets[name]
        body = self.visit(sp.sympify(let.value))
        self.open.remove(name)
        where, body = (body.args[0], body.args[1]) if isinstance(body, Where) else (sp.true, body)
        hidden = tuple(x for x in leading(indices_of(body, where)) if x not in let.indices)
        if any(v.name == name for v in self.formula.outputs):
            summed = _summed_axes(let.value)
            hidden = tuple(x for x in self.build.leading if x not in summed)
        if stray := indices_of(body, where) - {*let.indices, *hidden}:
            raise Unsupported(
                f"{name} depends on {', '.join(map(str, ordered(stray)))}, neither one of its axes nor reduced",
                self.formula.id,
                f"reduce over it, or add it to the axes of {name}",
            )
        self.build.define(body, where=where, name=name, indices=(*hidden, *let.indices))
        self.done[name] = hidden
        return hidden

    def axes(self, name):
        """The sizes of the axes of a tensor or a value, without the leading ones."""
        return self.tensors[name].sizes if name in self.tensors else [x.size for x in self.lets[name].indices]

    def entry(self, e):
        if e.name in self.tensors:
            hidden = self.leading_of(self.tensors[e.name])
        elif e.name in self.lets:
            hidden = self.value(e.name)
        else:
            raise UnknownTensor(e.name, list(self.tensors))
        sizes = self.axes(e.name)
        if len(e.indices) != len(sizes):
            raise WrongIndexCount(e.name, len(e.indices), len(sizes))
        for x, size in zip(e.indices, sizes, strict=True):
            if gathered := x.atoms(Entry):
                raise GatheredIndex(e.name, e, min(gathered, key=str))
            if (isinstance(x, Index) and x.size != size) or (x.is_Integer and x.is_negative):
                raise OutsideOfAxis(e.name, x, size)
        out = Entry(e.name, *hidden, *e.indices)
        plain = all(isinstance(x, Index) for x in out.indices) and len(set(out.indices)) == len(out.indices)
        if e.name in self.tensors and plain:
            self.canonical.setdefault(e.name, out)
        return out

    def check_neighbours(self, e, told):
        """Raise NoNeighbour for a read beside an index of the axis, such as q[i + 1], that no condition speaks of.

        told: the indices that the conditions around an expression speak of.
        """
        if isinstance(e, Entry):
            for x in e.indices:
                here = indices_of(x)
                if len(here) == 1 and not here & told:
                    self.check_neighbour(e, x, *here)
            if e.name in self.lets:
                let = self.lets[e.name]
                pairs = zip(let.indices, e.indices, strict=True)
                inside = frozenset(own for own, x in pairs if indices_of(x) & told)
                if (e.name, inside) not in self.neighbours_checked:
                    self.neighbours_checked.add((e.name, inside))
                    self.check_neighbours(sp.sympify(let.value), inside)
            return
        if isinstance(e, (Where, Total, Largest)):
            told |= indices_of(e.args[0 if isinstance(e, Where) else 1])
        if isinstance(e, sp.Piecewise):
            told |= indices_of(*(condition for _, condition in e.args))
        for part in e.args:
            self.check_neighbours(part, told)

    def check_neighbour(self, e, place, index):
        step, axis = place - index, self.axes(e.name)[e.indices.index(place)]
        if step.is_Integer and step != 0 and index.size == axis:
            raise NoNeighbour(e, place, index, axis)

    def condition(self, c):
        """Conditions are element-wise over entries, indices and sizes; reductions inside one are named."""
        return c if c in (sp.true, sp.false) else c.func(*map(self.compared, c.args))

    def compared(self, e):
        """A part of a condition: the only place where an entry of a boolean tensor may stand."""
        return self.entry(e) if isinstance(e, Entry) else self.visit(sp.sympify(e), True)

    def visit(self, e, inside=False):
        """`inside`: under a reduction, where a function of one side only becomes a row-level definition."""
        if isinstance(e, (Total, Largest)):
            value, condition, *over = self.copies.read_alike(e)
            body = self.visit(value, True)
            where = self.condition(condition)
            if isinstance(body, Where):
                where, body = sp.And(where, body.args[0]), body.args[1]
            return self.build.define(body, over, where, "max" if isinstance(e, Largest) else "sum")
        if isinstance(e, Where):
            where, body = self.condition(e.args[0]), self.visit(e.args[1], inside)
            return self.build.define(body, where=where)
        if isinstance(e, sp.Piecewise):
            return self.piecewise(e, inside)
        if isinstance(e, FOREIGN):
            do = "write total(x, j) for a sum over an index, largest(x, j) for a maximum, q[i, d] for an entry"
            raise Unsupported(f"{type(e).__name__} of SymPy stands in the formula: {e}", self.formula.id, do)
        if isinstance(e, Entry):
            if e.name in self.tensors and self.tensors[e.name].kind == "bool":
                raise BooleanNumber(e)
            return self.entry(e)
        if e.is_Boolean or e.is_Relational:
            return self.condition(e)
        if not e.args:
            return self.leaf(e)
        return self.function(e, [self.visit(a, inside) for a in e.args], inside)

    def leaf(self, e):
        """A number, an index or a size; nothing else has a meaning by itself."""
        if e.is_Number and e.is_finite and abs(e) > sys.float_info.max:
            raise Unsupported(f"the number {str(e)[:20]}... is beyond float64", self.formula.id, "use a smaller one")
        if e.is_infinite:
            do = "what is not seen goes into a condition: total(where(j <= i, x), j), largest(where(j <= i, x), j)"
            raise Unsupported(f"{e} is no real number", self.formula.id, do)
        if isinstance(e, (Index, Size)) or (e.is_number and e.is_extended_real):
            return e
        raise Unsupported(
            f"{e} is no real number, and no index, size or entry of a tensor",
            self.formula.id,
            'declare it: an Index, a Size, or a Tensor(kind="scalar") that is read as x[()]',
        )

    def piecewise(self, e, inside):
        """Each branch under its own condition: the others have no influence, on the value or on the gradient."""
        out, before = sp.S.Zero, sp.true
        for value, condition in e.args:
            here = sp.And(before, condition)
            if value != 0 and here != sp.false:
                out += self.visit(value if here == sp.true else Where(here, value), inside)
            before = sp.And(before, sp.Not(condition))
        return out

    def function(self, e, args, inside):
        def needs_name(a):
            return a.atoms(Entry) and not isinstance(a, Entry)

        if e.is_Pow and args[0].is_number and args[0].is_positive and args[1].atoms(Entry):
            e, args = sp.exp(args[1]), [args[1] * sp.log(args[0])]
        if (found := _without_overflow(e.func, args)) is not None:
            e, args = found, list(found.args)
        if e.func is sp.exp and needs_name(args[0]):
            args[0] = self.build.define(args[0])
        if e.is_Pow and args[1].is_negative and needs_name(args[0]):
            args[0] = self.build.define(args[0])
        if e.func is sp.log and args[0].is_Add and needs_name(args[0]) and len(lengths(indices_of(args[0]))) < 2:
            args[0] = self.build.define(args[0])
        if e.func is uniform:
            self.check_whole(e, args)
        e = _with_maxima(e.func(*args))
        if inside and isinstance(e, sp.Function) and e.atoms(Entry) and len(lengths(indices_of(e))) == 1:
            return self.build.define(e)
        return e

    def check_whole(self, e, args):
        """Every argument is made of positions, sizes and entries of integer tensors."""
        for arg in args:
            whole = {x for x in arg.atoms(Entry) if getattr(self.tensors.get(x.name), "kind", "") == "integer"}
            if not is_whole(arg.xreplace({x: sp.Dummy(integer=True) for x in whole})):
                raise NoWholeNumber(e, arg)


def _with_maxima(e):
    """Functions of entries with a kink or a jump by the two that everything below knows: min, |x| and sign."""
    if not e.atoms(Entry):
        return e
    if isinstance(e, sp.Min):
        return -sp.Max(*(-a for a in e.args))
    if isinstance(e, sp.Abs):
        return sp.Max(e.args[0], -e.args[0])
    if isinstance(e, sp.sign):
        return step(e.args[0]) - step(-e.args[0])
    return e


def _without_overflow(function, args):
    """log(1 + exp(x)) = -logsigmoid(-x), (1 + exp(x))^-n = sigmoid(-x)^n and exp(x) sigmoid(-x) = sigmoid(x): a large x
    does not overflow in these.  None for anything else.
    """
    if function is sp.log and (x := _exponent_above_one(args[0])) is not None:
        return -logsigmoid(-x)
    if function is sp.Pow and args[1].is_Integer and args[1] < 0 and (x := _exponent_above_one(args[0])) is not None:
        return sigmoid(-x) ** -args[1]
    if function is sp.Mul:
        factors = list(args)
        for f in args:
            if isinstance(f, sp.exp) and sigmoid(-f.args[0]) in factors:
                factors[factors.index(f)] = sigmoid(f.args[0])
                factors.remove(sigmoid(-f.args[0]))
        return sp.Mul(*factors) if factors != list(args) else None
    return None


def _exponent_above_one(e):
    """x if an expression is 1 + exp(x)."""
    x = e - 1
    return x.args[0] if e.is_Add and isinstance(x, sp.exp) and x.atoms(Entry) else None


class _Copies:
    """An index that only copies another one: sum_p s[p, j] is read as sum_i s[i, j] where the formula reads s[i, j]."""

    def __init__(self, formula):
        values = [sp.sympify(v.value) for v in (*formula.lets, *formula.outputs)]
        self.entries = set().union(*(v.atoms(Entry) for v in values))
        self.axes = {x for v in (*formula.lets, *formula.outputs) for x in v.indices}
        self.indices = sorted(set().union(*(v.atoms(Index) for v in values)), key=lambda x: x.order)

    def read_alike(self, node):
        """The arguments of a reduction, its own indices by the names under which its entries are read elsewhere."""
        args = node.args
        for x in node.args[2:]:
            table = next(({x: y} for y in self.indices if self.is_copy(x, y, args)), {})
            args = tuple(a.xreplace(table) if table else a for a in args)
        return args

    def is_copy(self, x, y, args):
        if x == y or x.size != y.size or not (y in self.axes or y.order < x.order):
            return False
        if any(a.has(y) for a in args):
            return False
        own = {e for a in args[:2] for e in a.atoms(Entry) if e.has(x)}
        return bool(own) and {e.xreplace({x: y}) for e in own} <= self.entries - own
