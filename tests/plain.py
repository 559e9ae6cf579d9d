"""The plain form of a formula in torch, straight from its SymPy expressions: the oracle of the printers' tests.

It shares nothing with the compiler: no program, no pass, no printer.  Every value carries all the axes it varies over,
a condition selects before anything is added up, and torch's autograd gives the gradients.
"""

import sympy as sp
import torch

from derive.formula import Entry, Index, IsFinite, Largest, Total, Where, free_indices

RELATIONS = {sp.Le: torch.le, sp.Lt: torch.lt, sp.Ge: torch.ge, sp.Gt: torch.gt, sp.Eq: torch.eq, sp.Ne: torch.ne}
FUNCTIONS = {
    "log": torch.log,
    "tanh": torch.tanh,
    "sin": torch.sin,
    "cos": torch.cos,
    "sigmoid": torch.sigmoid,
    "logsigmoid": torch.nn.functional.logsigmoid,
    "relu": torch.relu,
    "step": lambda x: (x > 0).to(x.dtype),
    "floor": torch.floor,
    "Abs": torch.abs,
}
SPARE = "abcdefghijklmnopqrstuvwxyz"


class Plain:
    """values: tensors by name (leading axes first), numbers for scalars; sizes: name -> int."""

    def __init__(self, formula, values, sizes):
        self.formula, self.values, self.sizes = formula, values, sizes
        self.tensors = {t.name: t for t in formula.inputs}
        self.lets = {v.name: v for v in (*formula.lets, *formula.outputs)}
        self.leading = sorted({x for t in formula.inputs for x in t.leading(formula.grouped)}, key=lambda x: x.order)
        self.memo = {}

    def output(self, name):
        """The value of an output; its axes are all leading axes, then its own."""
        let = self.lets[name]
        axes = [*self.leading, *let.indices]
        return self.at(self.walk(sp.sympify(let.value)), axes).expand([self.size(x.size) for x in axes])

    def size(self, s):
        return self.sizes[s.name]

    def at(self, pair, axes):
        """A (tensor, axes) pair, spread over more axes by ones."""
        x, have = pair
        order = [a for a in axes if a in have]
        x = x.permute([have.index(a) for a in order])
        for n, a in enumerate(axes):
            if a not in have:
                x = x.unsqueeze(n)
        return x

    def together(self, pairs):
        axes = sorted({a for _, have in pairs for a in have}, key=lambda a: a.order)
        return [self.at(p, axes) for p in pairs], axes

    def walk(self, e):
        if e not in self.memo:
            self.memo[e] = self.compute(e)
        return self.memo[e]

    def compute(self, e):
        if isinstance(e, Total):
            return self.reduce(e, torch.sum, 0.0)
        if isinstance(e, Largest):
            return self.reduce(e, torch.amax, -float("inf"))
        if isinstance(e, Where):
            seen, x = e.args
            return self.select(seen, x, 0.0)
        if isinstance(e, Entry):
            return self.entry(e)
        if isinstance(e, Index):
            return torch.arange(self.size(e.size), dtype=torch.float64), [e]
        if e.is_Symbol:
            return torch.tensor(float(self.size(e)), dtype=torch.float64), []
        if e.is_Number:
            return torch.tensor(float(e), dtype=torch.float64), []
        return self.function(e)

    def function(self, e):
        parts, axes = self.together([self.walk(a) for a in e.args])
        if e.is_Add or e.is_Mul or isinstance(e, (sp.Max, sp.Min)):
            join = torch.add if e.is_Add else _Mul.apply if e.is_Mul else None
            join = join or (torch.maximum if isinstance(e, sp.Max) else torch.minimum)
            out = parts[0]
            for part in parts[1:]:
                out = join(out, part)
            return out, axes
        if e.is_Pow:
            return self.power(e, parts), axes
        if isinstance(e, sp.Mod):
            return torch.remainder(*parts), axes
        function = _Exp.apply if isinstance(e, sp.exp) else FUNCTIONS[type(e).__name__]
        return function(*parts), axes

    def power(self, e, parts):
        base, exponent = parts
        if e.exp.is_negative and not e.base.is_number:
            zero = base == 0
            return torch.where(zero, 0.0, torch.where(zero, 1.0, base) ** exponent)
        if not e.exp.is_Integer or e.exp < 0:
            return base**exponent
        out = base
        for _ in range(int(e.exp) - 1):
            out = _Mul.apply(out, base)
        return out

    def condition(self, c):
        if isinstance(c, (sp.And, sp.Or)):
            parts, axes = self.together([self.condition(a) for a in c.args])
            out = parts[0]
            for part in parts[1:]:
                out = out & part if isinstance(c, sp.And) else out | part
            return out, axes
        if isinstance(c, sp.Not):
            x, axes = self.condition(c.args[0])
            return ~x, axes
        if isinstance(c, IsFinite):
            x, axes = self.walk(c.args[0])
            return x > -float("inf"), axes
        if c in (sp.true, sp.false):
            return torch.tensor(bool(c)), []
        parts, axes = self.together([self.walk(c.lhs), self.walk(c.rhs)])
        return RELATIONS[type(c)](*parts), axes

    def select(self, condition, e, other):
        """e where the condition holds; what is elsewhere does not even reach e's own inputs' gradients."""
        if condition == sp.true:
            return self.walk(e)
        (seen, x), axes = self.together([self.condition(condition), self.walk(e)])
        return _Select.apply(seen, x, other), axes

    def reduce(self, e, function, identity):
        value, condition, *over = e.args
        x, axes = self.select(condition, value, identity)
        wanted = sorted({*axes, *over}, key=lambda a: a.order)
        x = self.at((x, axes), wanted).expand([self.size(a.size) for a in wanted])
        places = [wanted.index(a) for a in over]
        kept = [a for a in wanted if a not in over]
        if any(self.size(a.size) == 0 for a in over):
            return torch.full([self.size(a.size) for a in kept], identity, dtype=torch.float64), kept
        return function(x, dim=places), kept

    def entry(self, e):
        if e.name in self.tensors:
            tensor = self.tensors[e.name]
            if tensor.kind == "scalar":
                return torch.tensor(float(self.values[e.name]), dtype=torch.float64), []
            x = self.values[e.name]
            x, lead = x if x.is_floating_point() else x.double(), list(tensor.leading(self.formula.grouped))
        else:
            let = self.lets[e.name]
            pair = self.walk(sp.sympify(let.value))
            lead = [a for a in self.leading if a in pair[1]]
            x = self.at(pair, [*lead, *let.indices])
            x = x.expand([self.size(a.size) for a in (*lead, *let.indices)])
        if all(isinstance(i, Index) for i in e.indices) and len(set(e.indices)) == len(e.indices):
            return x, [*lead, *e.indices]
        places = [i for p in e.indices for i in sorted(free_indices(sp.sympify(p)), key=lambda a: a.order)]
        places = list(dict.fromkeys(places))
        index = []
        for n, p in enumerate(e.indices):
            where, have = self.walk(sp.sympify(p))
            index.append(self.at((where, have), places).long().clamp(0, max(x.shape[len(lead) + n] - 1, 0)))
        return x[(..., *index)], [*lead, *places]


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
        a, b = ctx.saved_tensors
        none = gradient == 0
        return (
            torch.where(none, 0.0, gradient * b).sum_to_size(a.shape),
            torch.where(none, 0.0, gradient * a).sum_to_size(b.shape),
        )


class _Select(torch.autograd.Function):
    """where(seen, x, other), whose gradient is exactly zero where it is not seen, whatever comes back or lies below."""

    @staticmethod
    def forward(ctx, seen, x, other):
        ctx.save_for_backward(seen)
        ctx.shape = x.shape
        return torch.where(seen, x, torch.tensor(other, dtype=x.dtype))

    @staticmethod
    def backward(ctx, gradient):
        (seen,) = ctx.saved_tensors
        return None, torch.where(seen, gradient, 0.0).sum_to_size(ctx.shape), None


def plain(formula, values, sizes):
    """The outputs of a formula, in order, in float64."""
    oracle = Plain(formula, values, sizes)
    return tuple(oracle.output(v.name) for v in formula.outputs)
