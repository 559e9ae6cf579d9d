"""The oracle: the value of a Program on arrays, by its definition, nothing else.

Every definition is evaluated densely over all of its axes, in NumPy's float64 or with mpmath's numbers.  Where the
condition does not hold the value is 0 (-inf in a maximum), whatever the body holds.  Division is total: x / 0 = 0.
Reading outside of a tensor gives NaN, so that a read that must not count shows if it does.
"""

from math import erf
from types import SimpleNamespace

import mpmath
import numpy as np
import sympy as sp

from derive.errors import OutOfReach
from derive.formula import Entry, Index, IsFinite, Size, finite, logsigmoid, relu, sigmoid, step, uniform
from derive.functions import IN_RANGE, either, hashed


def evaluate(program, inputs, sizes=None, digits=None):
    """{name: array} of all inputs and definitions.

    inputs: name -> array with the axes of the program; sizes: name of a size -> int, for those that no axis shows (of
    role "param", or free); digits: evaluate with mpmath numbers of so many decimal digits instead of float64.
    """
    arithmetic = _FLOAT if digits is None else _multiprecision()
    if digits is None:
        return _Evaluation(program, inputs, sizes or {}, arithmetic).result()
    with mpmath.workdps(digits):
        return _Evaluation(program, inputs, sizes or {}, arithmetic).result()


def run(program, inputs, sizes=None, digits=None):
    """The outputs of the program, a tuple of arrays."""
    values = evaluate(program, inputs, sizes, digits)
    return tuple(values[o] for o in program.outputs)


def _total_power(base, exponent, power, zero):
    """base ** exponent with 0 ** -n = 0."""
    base, exponent = np.broadcast_arrays(base, exponent)
    below = (exponent < 0) & (base == 0)
    safe = np.where(below, zero + 1, base)
    return np.where(below, zero, power(safe, exponent))


_erf = np.frompyfunc(erf, 1, 1)
_FLOAT = SimpleNamespace(
    number=lambda x: np.float64(x.evalf(25)) if isinstance(x, sp.Expr) else np.float64(x),
    array=lambda x: x if x.dtype == bool else x.astype(np.float64),
    zero=np.float64(0),
    inf=np.float64(np.inf),
    nan=np.float64(np.nan),
    power=lambda b, e: _total_power(b, e, np.power, np.float64(0)),
    functions={
        sp.exp: np.exp,
        sp.log: np.log,
        sp.tanh: np.tanh,
        sp.sinh: np.sinh,
        sp.cosh: np.cosh,
        sp.sin: np.sin,
        sp.cos: np.cos,
        sp.tan: np.tan,
        sp.atan: np.arctan,
        sp.erf: lambda x: np.asarray(_erf(x), dtype=np.float64),
        sigmoid: lambda x: np.where(
            x >= 0, 1 / (1 + np.exp(-np.abs(x))), np.exp(-np.abs(x)) / (1 + np.exp(-np.abs(x)))
        ),
        logsigmoid: lambda x: np.minimum(x, 0) - np.log1p(np.exp(-np.abs(x))),
    },
)


def _multiprecision():
    mp = mpmath.mp

    def lift(f):
        return np.frompyfunc(f, 1, 1)

    def number(x):
        return x._to_mpmath(mp.prec) if isinstance(x, sp.Expr) else mp.mpf(x)

    to_mp = lift(lambda x: x if isinstance(x, bool | np.bool_) else mp.mpf(x))

    def power(b, e):
        whole = np.frompyfunc(lambda x, n: mp.mpf(x) ** (int(n) if n == int(n) else mp.mpf(n)), 2, 1)
        return _total_power(b, e, whole, mp.mpf(0))

    return SimpleNamespace(
        number=number,
        array=lambda x: x if x.dtype == bool else np.asarray(to_mp(x), dtype=object),
        zero=mp.mpf(0),
        inf=mp.inf,
        nan=mp.nan,
        power=power,
        functions={
            sp.exp: lift(lambda x: mp.mpf(0) if x == -mp.inf else mp.exp(x)),
            sp.log: lift(lambda x: -mp.inf if x == 0 else mp.log(x) if not x < 0 else mp.nan),
            sp.tanh: lift(mp.tanh),
            sp.sinh: lift(mp.sinh),
            sp.cosh: lift(mp.cosh),
            sp.sin: lift(mp.sin),
            sp.cos: lift(mp.cos),
            sp.tan: lift(mp.tan),
            sp.atan: lift(mp.atan),
            sp.erf: lift(mp.erf),
            sigmoid: lift(lambda x: 1 / (1 + mp.exp(-x))),
            logsigmoid: lift(lambda x: -mp.log(1 + mp.exp(-x))),
        },
    )


class _Evaluation:
    def __init__(self, program, inputs, sizes, arithmetic):
        self.program, self.on = program, arithmetic
        self.values = {}
        for e in program.inputs:
            if e.name not in inputs:
                raise OutOfReach(f"there is no value for the input {e}", "evaluate")
            value = np.asarray(inputs[e.name])
            if value.ndim != len(e.indices):
                raise OutOfReach(f"{e} has {len(e.indices)} axes, its value {value.ndim}", "evaluate")
            self.values[e.name] = self.on.array(value)
        self.sizes = self.known_sizes(sizes)

    def known_sizes(self, given):
        known = {str(name): int(n) for name, n in given.items()}
        for e in self.program.inputs:
            for x, n in zip(e.indices, self.values[e.name].shape, strict=True):
                if known.setdefault(x.size.name, n) != n:
                    raise OutOfReach(f"the size {x.size} is {known[x.size.name]} and {n}", str(e))
        return known

    def size(self, size, where):
        if size.name not in self.sizes:
            raise OutOfReach(f"the size {size} is not known", str(where))
        return self.sizes[size.name]

    def result(self):
        with np.errstate(all="ignore"):
            for d in self.program.definitions:
                self.values[d.name] = self.definition(d)
        return self.values

    def definition(self, d):
        shape = tuple(self.size(x.size, d) for x in d.space)
        grid = {}
        for n, x in enumerate(d.space):
            grid[x] = np.arange(shape[n]).reshape([-1 if m == n else 1 for m in range(len(shape))])
        body = np.broadcast_to(self.visit(d.body, grid, d), shape)
        zero = -self.on.inf if d.reduce == "max" else self.on.zero
        if d.where != sp.true:
            body = np.where(np.broadcast_to(self.visit(d.where, grid, d), shape), body, zero)
        if d.at is not None:
            return self.scatter(d, body, grid, shape)
        axes = tuple(range(len(d.indices), len(shape)))
        if d.reduce == "max":
            return np.max(body, axis=axes, initial=zero)
        if d.reduce == "sum":
            return np.sum(body, axis=axes) if body.size else np.full(shape[: len(d.indices)], zero)
        return np.array(body)

    def scatter(self, d, body, grid, shape):
        out = np.full([self.size(x.size, d) for x in d.indices], self.on.zero)
        places = [np.broadcast_to(self.visit(a, grid, d), shape).astype(int) for a in d.at]
        inside = np.ones(shape, bool)
        for place, n in zip(places, out.shape, strict=True):
            inside &= (place >= 0) & (place < n)
        inside = inside & (body != self.on.zero)
        seen = np.broadcast_to(self.visit(d.where, grid, d), shape) if d.where != sp.true else np.ones(shape, bool)
        if (seen & ~inside & (body != self.on.zero)).any():
            raise OutOfReach("a visible value would be added outside of the tensor", str(d))
        np.add.at(out, tuple(p[inside] for p in places), body[inside])
        return out

    def entry(self, e, grid, d):
        value, places, inside = self.values[e.name], [], True
        for a, n in zip(e.indices, np.shape(value), strict=True):
            place = np.asarray(self.visit(a, grid, d)).astype(int)
            good = (place >= 0) & (place < n)
            inside = inside & good
            places.append(np.where(good, place, 0))
        if not places:
            return value
        if 0 in np.shape(value):
            return np.full(np.broadcast_shapes(*(p.shape for p in places)), self.on.nan)
        out = value[tuple(places)]
        return out if np.all(inside) else np.where(inside, out, self.on.nan)

    def visit(self, e, grid, d):
        if isinstance(e, Index):
            return grid[e]
        if isinstance(e, Size):
            return np.asarray(self.size(e, d))
        if isinstance(e, Entry):
            return self.entry(e, grid, d)
        if e in (sp.true, sp.false):
            return np.asarray(bool(e))
        if e.is_Integer:
            return np.asarray(int(e))
        if e.is_number and not e.args:
            return np.asarray(self.on.number(e))
        rule = _RULES.get(e.func)
        if rule is None and e.func in self.on.functions:
            return np.asarray(self.on.functions[e.func](self.real(self.visit(e.args[0], grid, d))))
        if rule is None:
            raise OutOfReach(f"no value is known for {e.func.__name__}", str(d))
        return np.asarray(rule(self, *(self.visit(a, grid, d) for a in e.args)))

    def real(self, x):
        return self.on.array(np.asarray(x))


def _fold(function):
    def rule(run, *args):
        out = args[0]
        for a in args[1:]:
            out = function(out, a)
        return out

    return rule


def _compare(function):
    return lambda run, a, b: np.asarray(function(a, b), dtype=bool)


def _power(run, base, exponent):
    if base.dtype.kind in "iu" and exponent.dtype.kind in "iu" and (exponent >= 0).all():
        return base**exponent
    return run.on.power(run.real(base), run.real(exponent))


def _step(run, x):
    return run.real(np.asarray(x > 0).astype(int))


def _uniform(run, *args):
    return run.real(hashed(*(np.asarray(a).astype(np.int64) for a in args)) >> 8) * run.on.number(2.0**-24)


def _either(run, x, y, *factors):
    least, most = map(run.on.number, IN_RANGE)
    near = _fold(np.logical_and)(run, *((f >= least) & (f <= most) for f in factors))
    return np.where(near, x, y)


_RULES = {
    sp.Add: _fold(np.add),
    sp.Mul: lambda run, *args: _fold(np.multiply)(run, *args),
    sp.Pow: _power,
    sp.Max: _fold(np.maximum),
    sp.Min: _fold(np.minimum),
    sp.Abs: lambda run, x: np.abs(x),
    sp.sign: lambda run, x: _step(run, x) - _step(run, -x),
    sp.Mod: lambda run, a, b: np.mod(a, b),
    sp.floor: lambda run, x: run.real(np.floor(np.asarray(x, dtype=float))) if x.dtype.kind not in "iu" else x,
    sp.ceiling: lambda run, x: run.real(np.ceil(np.asarray(x, dtype=float))) if x.dtype.kind not in "iu" else x,
    step: _step,
    uniform: _uniform,
    either: _either,
    relu: lambda run, x: np.where(x > 0, x, np.where(x == x, run.on.zero, x)),
    finite: lambda run, x: np.where(x == -run.on.inf, run.on.zero, x),
    IsFinite: lambda run, x: np.asarray(x != -run.on.inf, dtype=bool),
    sp.Le: _compare(np.less_equal),
    sp.Lt: _compare(np.less),
    sp.Ge: _compare(np.greater_equal),
    sp.Gt: _compare(np.greater),
    sp.Eq: _compare(np.equal),
    sp.Ne: _compare(np.not_equal),
    sp.And: _fold(np.logical_and),
    sp.Or: _fold(np.logical_or),
    sp.Not: lambda run, a: np.logical_not(a),
}
