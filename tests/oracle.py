"""An oracle of its own: evaluates a Formula's expression as it stands, in torch float64, differentiable by autograd.

It shares nothing with the compiler but the expression: no lowering, no pass.  Every value is a tensor with named axes.
Division is total (x / 0 = 0); what a condition excludes has no influence, on the value or on a gradient.
"""

import sympy as sp
import torch

from derive.formula import Entry, Index, IsFinite, Largest, Size, Total, Where, finite, logsigmoid, relu, sigmoid, step

RELATIONS = {sp.Le: torch.le, sp.Lt: torch.lt, sp.Ge: torch.ge, sp.Gt: torch.gt, sp.Eq: torch.eq, sp.Ne: torch.ne}
FUNCTIONS = {
    sp.exp: torch.exp,
    sp.log: torch.log,
    sp.tanh: torch.tanh,
    sp.sin: torch.sin,
    sp.cos: torch.cos,
    sp.Abs: torch.abs,
    sp.floor: torch.floor,
    sigmoid: torch.sigmoid,
    logsigmoid: torch.nn.functional.logsigmoid,
    relu: torch.relu,
    step: lambda x: (x > 0).to(x.dtype),
    finite: lambda x: torch.where(torch.isinf(x), 0.0, x),
}


def evaluate(formula, tensors, sizes):
    """{name: tensor} of the outputs, axes as declared (leading axes first).  sizes: name -> int."""
    return _Plain(formula, tensors, sizes).outputs()


class _Plain:
    def __init__(self, formula, tensors, sizes):
        self.formula, self.tensors, self.sizes = formula, tensors, sizes
        self.inputs = {t.name: t for t in formula.inputs}
        self.lets = {v.name: v for v in (*formula.lets, *formula.outputs)}
        self.leading = sorted(set().union(*(t.leading(formula.grouped) for t in formula.inputs)), key=lambda x: x.order)

    def outputs(self):
        out = {}
        for let in self.formula.outputs:
            axes, x = self.value(sp.sympify(let.value))
            want = (*self.leading, *let.indices)
            out[let.name] = _align(axes, x, want).expand([self.extent(a) for a in want])
        return out

    def extent(self, index):
        return int(self.sizes[index.size.name])

    def number(self, x):
        return torch.tensor(float(x), dtype=torch.float64)

    def value(self, e):
        """(axes, tensor) of an expression."""
        if isinstance(e, Index):
            return (e,), torch.arange(self.extent(e), dtype=torch.float64)
        if isinstance(e, Size):
            return (), self.number(self.sizes[e.name])
        if isinstance(e, Entry):
            return self.entry(e)
        if isinstance(e, (Total, Largest)):
            return self.reduction(e)
        if isinstance(e, Where):
            return self.select(*e.args, 0.0)
        if isinstance(e, sp.Piecewise):
            return self.piecewise(e)
        if e.is_number:
            return (), self.number(e)
        if e.is_Pow:
            return self.power(e)
        args = [self.value(a) for a in e.args]
        axes = _union(args)
        args = [_align(a, x, axes) for a, x in args]
        if e.is_Add:
            return axes, sum(args[1:], args[0])
        if e.is_Mul:
            return axes, _product(args)
        if isinstance(e, sp.Mod):
            return axes, torch.remainder(*args)
        if isinstance(e, sp.Max):
            return axes, _maximum(args)
        if type(e) in FUNCTIONS:
            return axes, FUNCTIONS[type(e)](args[0])
        raise NotImplementedError(type(e).__name__)

    def power(self, e):
        axes, base = self.value(e.base)
        if not e.exp.is_number:
            other, exponent = self.value(e.exp)
            axes2 = _union([(axes, base), (other, exponent)])
            return axes2, _align(axes, base, axes2) ** _align(other, exponent, axes2)
        if e.exp > 0:
            return axes, base ** float(e.exp)
        zero = base == 0
        return axes, torch.where(zero, 0.0, torch.where(zero, 1.0, base) ** float(e.exp))

    def condition(self, c):
        if c in (sp.true, sp.false):
            return (), torch.tensor(bool(c))
        if isinstance(c, (sp.And, sp.Or)):
            parts = [self.condition(a) for a in c.args]
            axes, out = _union(parts), None
            for a, x in parts:
                x = _align(a, x, axes)
                out = x if out is None else (out & x if isinstance(c, sp.And) else out | x)
            return axes, out
        if isinstance(c, sp.Not):
            axes, x = self.condition(c.args[0])
            return axes, ~x
        if isinstance(c, IsFinite):
            axes, x = self.value(c.args[0])
            return axes, x > -torch.inf
        parts = [self.value(a) for a in c.args]
        axes = _union(parts)
        return axes, RELATIONS[type(c)](*(_align(a, x, axes) for a, x in parts))

    def select(self, condition, value, other):
        c, v = self.condition(condition), self.value(value)
        axes = _union([c, v])
        return axes, torch.where(_align(*c, axes), _align(*v, axes), other)

    def reduction(self, e):
        value, condition, *over = e.args
        fill = 0.0 if isinstance(e, Total) else -torch.inf
        axes, x = self.select(condition, value, fill)
        axes, x = _full(axes, x, over, self)
        kept = tuple(a for a in axes if a not in over)
        x = _align(axes, x, (*kept, *over))
        dims = tuple(range(len(kept), len(kept) + len(over)))
        if isinstance(e, Total):
            return kept, x.sum(dims)
        if 0 in x.shape[len(kept) :]:
            return kept, x.new_full(x.shape[: len(kept)], -torch.inf)
        return kept, x.amax(dims)

    def piecewise(self, e):
        out = ((), self.number(0))
        before = sp.true
        for value, condition in e.args:
            part = self.select(sp.And(before, condition), value, 0.0)
            axes = _union([out, part])
            out = axes, _align(*out, axes) + _align(*part, axes)
            before = sp.And(before, sp.Not(condition))
        return out

    def entry(self, e):
        if e.name in self.lets:
            let = self.lets[e.name]
            axes, x = self.value(sp.sympify(let.value))
            hidden = tuple(a for a in axes if a in self.leading)
            axes, x = (*hidden, *let.indices), _align(axes, x, (*hidden, *let.indices))
            x = x.expand([self.extent(a) for a in axes])
        else:
            tensor = self.inputs[e.name]
            if tensor.kind == "scalar":
                return (), self.number(self.tensors[e.name])
            hidden = tensor.leading(self.formula.grouped)
            x = self.tensors[e.name]
            x = x if x.dtype.is_floating_point else x.to(torch.float64)
        places = [self.value(i) for i in e.indices]
        axes = (*hidden, *_union(places))
        grid = []
        for n, a in enumerate(hidden):
            shape = [1] * len(axes)
            shape[n] = -1
            grid.append(torch.arange(self.extent(a)).reshape(shape))
        grid += [_align(a, p, axes).round().long() for a, p in places]
        if not grid:
            return (), x
        return axes, _gather(x, grid)


def _gather(x, grid):
    """x at the grid; places outside hold 0 (they are only ever read where a condition excludes them)."""
    inside = torch.tensor(True)
    safe = []
    for g, n in zip(grid, x.shape, strict=True):
        inside = inside & (g >= 0) & (g < n)
        safe.append(g.clamp(0, max(n - 1, 0)))
    if 0 in x.shape:
        return x.new_zeros(torch.broadcast_shapes(*(g.shape for g in grid)))
    return torch.where(inside, x[tuple(torch.broadcast_tensors(*safe))], 0.0)


def _union(parts):
    axes = []
    for a, _ in parts:
        axes += [x for x in a if x not in axes]
    return tuple(axes)


def _align(axes, x, want):
    """The tensor with its axes in the order of `want`; those that it lacks have extent 1."""
    order = [axes.index(a) for a in want if a in axes]
    x = x.permute(order) if len(order) > 1 else x
    return x.reshape([x.shape[[a for a in want if a in axes].index(a)] if a in axes else 1 for a in want])


def _full(axes, x, over, plain):
    """With every reduced axis present at its full extent."""
    missing = tuple(a for a in over if a not in axes)
    axes = (*axes, *missing)
    x = x.reshape([*x.shape, *[1] * len(missing)])
    return axes, x.expand([plain.extent(a) if a in over else n for a, n in zip(axes, x.shape, strict=True)])


def _product(args):
    out = args[0]
    for a in args[1:]:
        out = out * a
    return out


def _maximum(args):
    out = args[0]
    for a in args[1:]:
        out = torch.maximum(out, a)
    return out
