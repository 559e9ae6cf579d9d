"""Formulas that the passes are tested on: the textbook's, and adversarial ones that expose a pass that knows one.

Not the product's catalogue: small independent statements, each with the sizes and the data that it needs.
"""

from dataclasses import dataclass, field

import numpy as np
import sympy as sp

from derive.formula import (
    Formula,
    Index,
    IsFinite,
    Let,
    Size,
    Tensor,
    largest,
    logsigmoid,
    relu,
    sigmoid,
    total,
    where,
)

N, M, T = Size("N"), Size("M"), Size("T")
D, E, A = Size("D", "width"), Size("E", "width"), Size("A", "width")
LEFT, RIGHT = Size("left", "param"), Size("right", "param")
i, j = Index("i", N), Index("j", M)
d, e, a = Index("d", D), Index("e", E), Index("a", A)
q, k, v = Tensor("q", N, D), Tensor("k", M, D, grouped=True), Tensor("v", M, E, grouped=True)
q2, k2 = Tensor("q2", N, D), Tensor("k2", M, D)
dot = total(q[i, d] * k[j, d], d) / sp.sqrt(D)
dot2 = total(q2[i, d] * k2[j, d], d) / sp.sqrt(D)
causal, upper_left = j <= i + M - N, j <= i


@dataclass(frozen=True)
class Case:
    """A formula, the sizes to test it at, and how its data are drawn where standard normal numbers do not do."""

    name: str
    formula: Formula
    sizes: dict = field(default_factory=dict)
    data: dict = field(default_factory=dict)

    def __str__(self):
        return self.name


def attend(score, visible=sp.true, extra=0, value=None):
    """sum_j exp(score) v / (extra + sum_j exp(score))"""
    value = v[j, e] if value is None else value
    return total(where(visible, sp.exp(score) * value), j) / (total(where(visible, sp.exp(score)), j) + extra)


def case(name, inputs, outputs, lets=(), grouped=False, sizes=None, **data):
    """One row of the catalogue; outputs: an expression for `o`, or a mapping or Lets."""
    if isinstance(outputs, sp.Expr):
        outputs = {"o": outputs}
    return Case(name, Formula(name, inputs, outputs, lets=lets, grouped=grouped), sizes or {}, data)


sink = Tensor("sink", per_head=True)
bias = Tensor("bias", T, per_head=True)
slope = Tensor("slope", per_head=True)
b0 = Tensor("b0", shared=True)
mask = Tensor("mask", N, M, kind="bool")
additive_mask = Tensor("added", N, M, kind="constant")
length = Tensor("length", kind="integer", heads=False)
scale = Tensor("scale", kind="scalar")
wq, wk = Tensor("wq", A, D, shared=True), Tensor("wk", A, D, shared=True)
b, u = Tensor("b", A, shared=True), Tensor("u", A, shared=True)
additive = total(u[a] * sp.tanh(total(wq[a, d] * q[i, d], d) + total(wk[a, d] * k[j, d], d) + b[a]), a)
window = sp.And(causal, j >= i + M - N - LEFT, j <= i + M - N + RIGHT)
table = bias[i - j + M - 1]
p = sp.exp(dot)


def seen(x, c=causal):
    return total(where(c, x), j)


def entropy_of(c):
    return sp.log(seen(p, c)) - seen(p * dot, c) / seen(p, c)


def feature(x):
    return sp.exp(x - relu(x)) + relu(x)


relu2 = relu(dot) ** 2
distance = -total((q[i, d] - k[j, d]) ** 2, d)
over_queries = p / total(where(causal, p), i)
lse = sp.log(seen(p))
kept, within = mask[i, j] > 0, sp.And(causal, j < length[()])
similarity = total(feature(q[i, d]) * feature(k[j, d]), d)
relu_sum = Let("rs", (i,), seen(relu2))
relu_weights = Let("rw", (i, j), where(causal, p / relu_sum[i]))
unweighted = relu_weights[i, j] * relu_sum[i]
weights = Let("w", (i, j), p / total(p, j))

ATTENTION = (
    case("plain", [q, k, v], attend(dot)),
    case("scaled", [q, k, v, scale], attend(scale[()] * dot)),
    case("lower_right", [q, k, v], attend(dot, causal)),
    case("upper_left", [q, k, v], attend(dot, upper_left)),
    case("window", [q, k, v], attend(dot, window), sizes={"left": 2, "right": 0}),
    case("key_lengths", [q, k, v, length], attend(dot, j < length[()]), length=[3, 0]),
    case("bool_mask", [q, k, v, mask], attend(dot, mask[i, j] > 0)),
    case(
        "float_mask",
        [q, k, v, additive_mask],
        attend(dot + additive_mask[i, j], IsFinite(additive_mask[i, j])),
        added=(0.3, -np.inf),
    ),
    case("softcap", [q, k, v], attend(5 * sp.tanh(dot / 5), causal)),
    case("sink", [q, k, v, sink], attend(dot, causal, sp.exp(sink[()]))),
    case("sigmoid", [q, k, v, b0], total(where(causal, sigmoid(dot + b0[()]) * v[j, e]), j)),
    case("one_plus", [q, k, v], attend(20 * sp.tanh(dot / 20), causal, 1)),
    case("additive", [q, k, v, wq, wk, b, u], attend(additive)),
    case("additive_causal", [q, k, v, wq, wk, b, u], attend(additive, causal)),
    case("masked_additive", [q, k, v, wq, wk, b, u, mask], attend(additive, kept)),
    case("masked_sink", [q, k, v, sink, length], attend(dot, within, sp.exp(sink[()])), length=[3, 0]),
    case("masked_entropy", [q, k, v, mask], {"h": entropy_of(kept), "o": attend(dot, kept)}),
    case(
        "relative_bias",
        [q, k, v, bias],
        attend(dot + table, window),
        sizes={"T": lambda s: s["N"] + s["M"] - 1, "left": 3, "right": 0},
    ),
    case("full_bias", [q, k, v, Tensor("bias", N, M)], attend(dot + Tensor("bias", N, M)[i, j], causal)),
    case("shared_bias", [q, k, v, x := Tensor("bias", N, M, shared=True)], attend(dot + x[i, j], causal)),
    case("alibi", [q, k, v, slope], attend(dot - slope[()] * (i + M - N - j), causal)),
    case("abs_window", [q, k, v], attend(dot, sp.Abs(i - j) <= LEFT), sizes={"left": 1}),
    case("distance", [q, k, v], attend(distance, causal)),
    case("grouped", [q, k, v], attend(dot, causal), grouped=True),
    case("grouped_sink", [q, k, v, sink], attend(dot, causal, sp.exp(sink[()])), grouped=True),
    case("linear", [q, k, v], total(where(causal, dot * v[j, e]), j)),
    case("logsumexp_output", [q, k, v], {"o": attend(dot, causal), "lse": lse}),
    case("logsumexp_loss", [q, k, v], {"o": attend(dot, causal), "loss": total(where(i >= N - M, lse**2), i)}),
)

ADVERSARIAL = (
    case("entropy", [q, k, v], {"o": attend(dot, causal), "entropy": entropy_of(causal)}),
    case("mean_centred", [q, k, v], seen(p * (v[j, e] - seen(p * v[j, e]) / seen(p)) ** 2) / seen(p)),
    case("two_softmaxes", [q, k, v, q2, k2], attend(dot, causal) - attend(dot2, upper_left)),
    case("relu_squared", [q, k, v], seen(relu2 * v[j, e]) / seen(relu2)),
    case("max_squared", [q, k, v], seen(sp.Max(dot, 0) ** 2 * v[j, e]) / seen(sp.Max(dot, 0) ** 2)),
    case("signed_normaliser", [q, k, v], seen(dot * v[j, e]) / seen(dot)),
    case("softmax_over_queries", [q, k, v], seen(over_queries * v[j, e])),
    case("queries_of_two_visibilities", [q, k, v], seen(p / total(where(j <= i - 1, p), i) * v[j, e], upper_left)),
    case("weights_times_their_sum", [q, k, v], total(unweighted * v[j, e], j), lets=(relu_sum, relu_weights)),
    case("slot", [q, k, v], seen(over_queries * v[j, e]) / seen(over_queries)),
    case("weights", [q, k, v], {"o": total(weights[i, j] * v[j, e], j), "w": weights.value}, lets=(weights,)),
    case("squared_weights", [q, k, v], total(weights[i, j] ** 2 * v[j, e], j), lets=(weights,)),
    case("stable_by_hand", [q, k, v], attend(dot - largest(where(causal, dot), j), causal)),
    case("gated_output", [q, k, v, g := Tensor("gate", N, E)], attend(dot, causal) * sigmoid(g[i, e])),
    case("unnormalised_output", [q, k, v, g], total(where(causal, sigmoid(dot) * v[j, e]), j) * g[i, e]),
    case("two_visibilities", [q, k, v], seen(p * v[j, e], causal) / seen(p, j <= i + M - N - 1)),
    case("elu_features", [q, k, v], seen(similarity * v[j, e])),
    case("decay", [q, k, v, slope], seen(dot * sp.exp((i + M - N - j) * logsigmoid(slope[()])) * v[j, e])),
    case("kernel", [q, k, v], total(where(causal, sp.exp(distance) * v[j, e]), j)),
    case("shared_keys", [q, Tensor("k", M, D, shared=True), v], attend(dot, causal)),
    case("awkward_names", [lam := Tensor("lambda", N, D), s := Tensor("sum", M, D), x0 := Tensor("lse", M, E)],
         total(where(causal, sp.exp(total(lam[i, d] * s[j, d], d)) * x0[j, e]), j)
         / total(where(causal, sp.exp(total(lam[i, d] * s[j, d], d))), j)),
)  # fmt: skip

_row, _p = Tensor("s", N, heads=False), Index("p", N)
_Y, _X, _C, _R = Size("Y", "pixel"), Size("X", "pixel"), Size("C", "width"), Size("R", "width")
_y, _x, _c, _c2, _r = Index("y", _Y), Index("x", _X), Index("c", _C), Index("c2", _C), Index("r", _R)
_image = Tensor("image", _C, _Y, _X, heads=False)
_w1, _w2 = Tensor("w1", _R, _C, shared=True), Tensor("w2", _C, _R, shared=True)
_pooled = Let("pooled", (_c,), total(_image[_c, _y, _x], _y, _x) / (_Y * _X))
_gate = Let("gate", (_c,), sigmoid(total(_w2[_c, _r] * relu(total(_w1[_r, _c2] * _pooled[_c2], _c2)), _r)))
_shift = _row[i] - largest(_row[i], i)
_angle = _p * sp.Integer(10000) ** (-2 * sp.floor(d / 2) / D)
_even = sp.Eq(sp.Mod(d, 2), 0)


def _row_total(x):
    return total(sp.exp(_row[i]) * x, i)


_scaled = Let("o", (_c, _y, _x), _gate[_c] * _image[_c, _y, _x])
_centre = _row[i] - total(_row[i], i) / N

_taps, _kernel, _line = (
    Size("K", "width"),
    Tensor("kernel", Size("K", "width"), shared=True),
    Tensor("line", _X, heads=False),
)
_tap, _half, _two = Index("tap", _taps), Index("half", Size("P", "width")), Size("TWO", "width")
_place = _x + _tap - 1
_inside = sp.And(_place >= 0, _place < _X)
_q, _k = Tensor("q", N, _half.size, _two), Tensor("k", M, _half.size, _two)


def _rotated(name, tensor, at, position):
    """The two components of a row turned by its position."""
    angle = position / (1 + _half)
    one, two = tensor[at, _half, 0], tensor[at, _half, 1]
    return (
        Let(name + "0", (at, _half), one * sp.cos(angle) - two * sp.sin(angle)),
        Let(name + "1", (at, _half), one * sp.sin(angle) + two * sp.cos(angle)),
    )


_lets = (*_rotated("rq", _q, i, i + M - N), *_rotated("rk", _k, j, j))
_turned = total(_lets[0][i, _half] * _lets[2][j, _half] + _lets[1][i, _half] * _lets[3][j, _half], _half)

ROWS = (
    case("rotary", [_q, _k, v], attend(_turned, causal), lets=_lets),
    case("stencil", [_kernel, _line], total(where(_inside, _kernel[_tap] * _line[_place]), _tap)),
    case("softmax", [_row], (Let("p", (i,), sp.exp(_row[i]) / total(sp.exp(_row[i]), i)),)),
    case("stable_softmax", [_row], (Let("p", (i,), sp.exp(_shift) / total(sp.exp(_shift), i)),)),
    case("row_entropy", [_row], sp.log(_row_total(1)) - _row_total(_row[i]) / _row_total(1)),
    case("standardised", [_row], _centre / sp.sqrt(total(_centre**2, i) / N + 1)),
    case("squeeze_excitation", [_image, _w1, _w2], (_scaled,), lets=(_pooled, _gate)),
    case("sinusoidal", [], (Let("pe", (_p, d), where(_even, sp.sin(_angle)) + where(sp.Not(_even), sp.cos(_angle))),)),
    case("shifted", [x1 := Tensor("x", N, D)], (Let("y", (i, d), where(i >= 1, x1[i - 1, d] * x1[i, d])),)),
)  # fmt: skip

CASES = (*ATTENTION, *ADVERSARIAL, *ROWS)
BY_NAME = {c.name: c for c in CASES}

SIZES = {
    "BATCH": 2,
    "HEADS": 2,
    "GROUP": 2,
    "N": 3,
    "M": 4,
    "D": 2,
    "E": 3,
    "A": 2,
    "Y": 2,
    "X": 3,
    "C": 4,
    "R": 2,
    "K": 3,
    "P": 2,
    "TWO": 2,
}


def sizes_of(case, **changes):
    """All sizes of a case as ints."""
    sizes = SIZES | changes
    for name, n in case.sizes.items():
        sizes[name] = n if isinstance(n, int) else n(sizes)
    return sizes


def draw(case, program, seed=0, **changes):
    """(inputs, sizes): random arrays for the inputs of a program of the case."""
    rng, sizes, inputs = np.random.default_rng(seed), sizes_of(case, **changes), {}
    kinds = {t.name: t.kind for t in case.formula.inputs}
    for entry in program.inputs:
        shape = tuple(sizes[x.size.name] for x in entry.indices)
        inputs[entry.name] = _array(rng, kinds[entry.name], shape, case.data.get(entry.name))
    return inputs, {n: sizes[n] for n in sizes}


def _array(rng, kind, shape, given):
    if kind == "bool":
        return rng.random(shape) < 0.6
    if kind == "integer":
        return np.resize(np.array(given), shape)
    if kind == "scalar":
        return np.array(0.7)
    values = rng.standard_normal(shape)
    if isinstance(given, tuple):
        return np.where(rng.random(shape) < given[0], given[1], values)
    return values
