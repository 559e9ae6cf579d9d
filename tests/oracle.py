"""The oracle of the tests: a Formula's expression as it stands, in torch float64, differentiable by autograd.

It shares nothing with the compiler but the expression: no lowering, no pass, no printer.  Every value is a tensor with
named axes.  Division is total (x / 0 = 0); what a condition excludes has no influence, on the value or on a gradient,
also where it is infinite.  Positions and sizes are integers, exact also where every real operation gets rounding noise.
"""

from functools import reduce

import hashed_numbers
import sympy as sp
import torch

from derive.formula import (
    Entry,
    Index,
    IsFinite,
    Largest,
    Size,
    Total,
    Where,
    finite,
    logsigmoid,
    relu,
    sigmoid,
    step,
    uniform,
)

RELATIONS = {sp.Le: torch.le, sp.Lt: torch.lt, sp.Ge: torch.ge, sp.Gt: torch.gt, sp.Eq: torch.eq, sp.Ne: torch.ne}
FUNCTIONS = {
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
    """{name: tensor} of the outputs, axes as declared (leading axes first).

    tensors: values by input name (numbers for scalars); sizes: name -> int.
    """
    return _Plain(formula, tensors, sizes).outputs()


class _Plain:
    """The values of subexpressions as pairs (axes, tensor), each computed once."""

    def __init__(self, formula, tensors, sizes):
        self.formula, self.tensors, self.sizes = formula, tensors, sizes
        self.inputs = {t.name: t for t in formula.inputs}
        self.lets = {v.name: v for v in (*formula.lets, *formula.outputs)}
        self.leading = sorted(set().union(*(t.leading(formula.grouped) for t in formula.inputs)), key=lambda x: x.order)
        self.known = {}

    def outputs(self):
        return {let.name: self.array(let, self.leading_of(let))[1].double() for let in self.formula.outputs}

    def leading_of(self, let):
        """The leading axes of an output: all but those that it sums over itself, as where heads are mixed."""
        nodes = let.value.atoms(Total, Largest)
        summed = {x for node in nodes for x in node.args[2:]}
        return [a for a in self.leading if a not in summed]

    def array(self, let, leading):
        """A let at all its places: the leading axes (those it varies over, or all of them), then its own."""
        axes, x = self.value(sp.sympify(let.value))
        want = (*(a for a in self.leading if a in axes or a in leading), *let.indices)
        return want, _align(axes, x, want).expand([self.extent(a) for a in want])

    def extent(self, index):
        return int(self.sizes[index.size.name])

    def value(self, e):
        if e not in self.known:
            self.known[e] = self.computed(e)
        return self.known[e]

    def computed(self, e):
        if isinstance(e, Index):
            return (e,), torch.arange(self.extent(e))
        if isinstance(e, Size):
            return (), torch.tensor(int(self.sizes[e.name]))
        if isinstance(e, Entry):
            return self.entry(e)
        if isinstance(e, (Total, Largest)):
            return self.reduction(e)
        if isinstance(e, Where):
            return self.select(*e.args, 0.0)
        if e.is_number:
            return (), torch.tensor(int(e)) if e.is_Integer else torch.tensor(float(e), dtype=torch.float64)
        if e.is_Pow:
            return self.power(e)
        axes, parts = self.together(e.args)
        return axes, self.function(e, parts)

    def together(self, expressions):
        """(axes, values) of several expressions, spread over the axes of all."""
        pairs = [self.value(a) for a in expressions]
        axes = _union(pairs)
        return axes, [_align(a, x, axes) for a, x in pairs]

    def function(self, e, parts):
        if e.is_Add:
            return reduce(torch.add, parts)
        if e.is_Mul:
            return reduce(_product, parts)
        if isinstance(e, sp.Mod):
            return torch.remainder(*parts)
        if isinstance(e, (sp.Max, sp.Min)):
            return reduce(torch.maximum if isinstance(e, sp.Max) else torch.minimum, parts)
        if isinstance(e, uniform):
            return _numbers(parts)
        (x,) = parts
        return _Exp.apply(x.double()) if isinstance(e, sp.exp) else FUNCTIONS[type(e)](x.double())

    def power(self, e):
        axes, (base, exponent) = self.together((e.base, e.exp))
        base = base.double()
        if e.exp.is_Integer and e.exp > 0:
            return axes, reduce(_product, [base] * int(e.exp))
        if e.exp.is_negative and not e.base.is_number:
            zero = base == 0
            return axes, torch.where(zero, 0.0, torch.where(zero, 1.0, base) ** exponent)
        return axes, base**exponent

    def condition(self, c):
        if c in (sp.true, sp.false):
            return (), torch.tensor(bool(c))
        if isinstance(c, (sp.And, sp.Or)):
            pairs = [self.condition(a) for a in c.args]
            axes = _union(pairs)
            join = torch.logical_and if isinstance(c, sp.And) else torch.logical_or
            return axes, reduce(join, [_align(a, x, axes) for a, x in pairs])
        if isinstance(c, sp.Not):
            axes, x = self.condition(c.args[0])
            return axes, ~x
        if isinstance(c, IsFinite):
            axes, x = self.value(c.args[0])
            return axes, x > -torch.inf
        axes, parts = self.together(c.args)
        return axes, RELATIONS[type(c)](*parts)

    def select(self, condition, e, other):
        """e where the condition holds."""
        seen, x = self.condition(condition), self.value(e)
        if condition == sp.true:
            return x
        axes = _union([seen, x])
        return axes, _Select.apply(_align(*seen, axes), _align(*x, axes).double(), other)

    def reduction(self, e):
        value, condition, *over = e.args
        identity = 0.0 if isinstance(e, Total) else -torch.inf
        axes, x = self.select(condition, value, identity)
        kept = tuple(a for a in axes if a not in over)
        x = _align(axes, x, (*kept, *over)).double()
        x = x.expand([*x.shape[: len(kept)], *(self.extent(a) for a in over)])
        if 0 in x.shape[len(kept) :]:
            return kept, x.new_full(x.shape[: len(kept)], identity)
        dims = tuple(range(len(kept), x.dim()))
        return kept, x.sum(dims) if isinstance(e, Total) else x.amax(dims)

    def entry(self, e):
        if e.name in self.lets:
            let = self.lets[e.name]
            axes, x = self.array(let, ())
            hidden = axes[: len(axes) - len(let.indices)]
        else:
            tensor, x = self.inputs[e.name], self.tensors[e.name]
            if tensor.kind == "scalar":
                return (), torch.tensor(float(x), dtype=torch.float64)
            hidden = tuple(tensor.leading(self.formula.grouped))
            x = x if x.dtype.is_floating_point else x.to(torch.int64)
        if self.whole(e, x.shape[len(hidden) :]):
            return (*hidden, *e.indices), x
        axes, places = self.together(e.indices)
        return (*hidden, *axes), _gather(x, [place.long() for place in places])

    def whole(self, e, extents):
        """Whether an entry runs over its whole array, each dimension by an index of its own."""
        indices = all(isinstance(i, Index) for i in e.indices) and len(set(e.indices)) == len(e.indices)
        return indices and [self.extent(i) for i in e.indices] == list(extents)


def _numbers(parts):
    """The number of each seed and places, one by one."""
    parts = torch.broadcast_tensors(*parts)
    rows = zip(*(part.flatten().tolist() for part in parts), strict=True)
    return torch.tensor([hashed_numbers.number(*map(int, row)) for row in rows], dtype=torch.float64).reshape(
        parts[0].shape
    )


def _gather(x, places):
    """x at the places in its last dimensions; 0 outside of it, where it is only read if a condition excludes that."""
    lead = x.dim() - len(places)
    extents = x.shape[lead:]
    if 0 in extents:
        return x.new_zeros((*x.shape[:lead], *torch.broadcast_shapes(*(p.shape for p in places))))
    inside = reduce(torch.logical_and, [(p >= 0) & (p < n) for p, n in zip(places, extents, strict=True)])
    safe = [p.clamp(0, n - 1) for p, n in zip(places, extents, strict=True)]
    return torch.where(inside, x[(..., *safe)], torch.zeros((), dtype=x.dtype))


def _union(pairs):
    return tuple(dict.fromkeys(a for axes, _ in pairs for a in axes))


def _align(axes, x, want):
    """The tensor with its axes in the order of `want`; those that it lacks have extent 1."""
    x = x.permute([axes.index(a) for a in want if a in axes])
    return x[tuple(slice(None) if a in axes else None for a in want)]


def _product(a, b):
    return _Mul.apply(a, b) if a.is_floating_point() or b.is_floating_point() else a * b


class _Exp(torch.autograd.Function):
    """exp, through which no cotangent means no gradient, even where the exponential is infinite."""

    @staticmethod
    def forward(ctx, x):
        y = torch.exp(x)
        ctx.save_for_backward(y)
        return y

    @staticmethod
    def backward(ctx, gradient):
        (y,) = ctx.saved_tensors
        return torch.where(gradient == 0, 0.0, gradient * y)


class _Mul(torch.autograd.Function):
    """A product, through which no cotangent means no gradient, even beside an infinity."""

    @staticmethod
    def forward(ctx, a, b):
        ctx.save_for_backward(a, b)
        return a * b

    @staticmethod
    def backward(ctx, gradient):
        return tuple(
            torch.where(gradient == 0, 0.0, gradient * other).sum_to_size(own.shape) if needed else None
            for needed, own, other in zip(ctx.needs_input_grad, ctx.saved_tensors, ctx.saved_tensors[::-1], strict=True)
        )


class _Select(torch.autograd.Function):
    """where(seen, x, other), whose gradient is exactly zero where it is not seen, whatever comes back or lies below."""

    @staticmethod
    def forward(ctx, seen, x, other):
        ctx.save_for_backward(seen)
        ctx.shape = x.shape
        return torch.where(seen, x, other)

    @staticmethod
    def backward(ctx, gradient):
        (seen,) = ctx.saved_tensors
        return None, torch.where(seen, gradient, 0.0).sum_to_size(ctx.shape), None
