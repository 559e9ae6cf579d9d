"""The rounding bound of attention, derived for the inputs at hand, for any order of tiles.

All quantities are evaluated in float64 with absolute values, a running error analysis (Higham, Accuracy and
Stability, chapter 3). u is the unit roundoff of the accumulation, u_in that of the inputs' dtype,
gamma(n) = n u / (1 - n u). There are at most T = 1 + ceil(M / tile) tiles of keys.

Scores.   s = scale sum_d q_d k_d + b. Any order of summation, the scale before or after the sum, a factor log2(e):
              ds = gamma(D + 3) scale sum_d |q_d k_d| + 3 u (|s| + |b|)
Exponent. exp(s_j - c), c the running maximum. c needs no error of its own: the same c divides out. There remain the
          rounding of s - c, the factor log2(e) of both terms, the corrections exp(c_t - c_{t+1}) (their exponents
          telescope to at most max s - min s) and T + 2 calls of exp with 2 ulp each:
              e_j = ds_j + u |s_j - c| + 2 u (|s_j| + |c|) + 2 u (max s - min s) + 4 u (T + 2)
Weights.  Each exp(s_j - c) is off by a factor within exp(+-e_j), so w_j is off by a relative
              r_j = exp(e_j) / sum_i w_i exp(-e_i) (1 + gamma(M + 2 T + 4)) - 1
          with u_in more where weights go to a product in half precision, and an absolute smallest number where they
          underflow; never by more than 1, as weights lie between 0 and 1.
Output.       do = sum_j dw_j |v_j| + gamma(M + 2 T) sum_j w_j |v_j| + u_in |o|
Backward. With weights recomputed from the logsumexp, dp = sum_e do_e v_e, and delta = sum_e do_e o_e or
          sum_j w_j dp_j, the larger error of the two, dS = w (dp - delta + dlse) is off by
              dw |dp - delta + dlse| + (w + dw) (errors of dp and delta) + 4 u w (|dp| + |delta| + |dlse|)
          and dq, dk, dv and the gradient of the bias are sums of products of these.
For float64 the oracle errs as the function does: the bound is doubled.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from props.attention_form import AttentionForm, attention_form
from props.rounding import smallest, unit
from props.subject import Example, doubled


@dataclass(frozen=True)
class _Precision:
    """Unit roundoffs: of sums, of inputs and outputs, of scores, of weights handed to a product; smallest numbers."""

    sums: float
    stored: float
    scores: float
    operands: float
    least: float
    least_weight: float

    def gamma(self, terms: int) -> float:
        return terms * self.sums / (1 - terms * self.sums)


@dataclass(frozen=True)
class _Forward:
    weights: Tensor
    relative: Tensor
    weight_error: Tensor
    output: Tensor
    output_error: Tensor
    lse_error: Tensor


def attention_bound(
    example: Example,
    wanted: tuple[str, ...],
    *,
    accumulate: torch.dtype | None = None,
    rounds_scores: bool = False,
    tile: int = 16,
) -> dict[str, Tensor]:
    """Bounds for o and lse, or for the gradients d_<name> of the inputs `wanted`."""
    precision = _precision(example.dtype, accumulate, rounds_scores)
    exact = doubled(example)
    arguments: dict[str, Any] = {**exact.tensors, **exact.scalars}
    arguments.pop("return_lse", None)
    form = attention_form(**arguments)
    forward = _forward(form, precision, 1 + math.ceil(form.scores.shape[-1] / tile))
    factor = 2.0 if example.dtype == torch.float64 else 1.0
    if not wanted:
        return {"o": factor * forward.output_error, "lse": factor * forward.lse_error}
    found = _backward(form, forward, exact, precision)
    return {f"d_{name}": factor * _stored(found[name], exact.tensors[name], precision) for name in wanted}


def _precision(dtype: torch.dtype, accumulate: torch.dtype | None, rounds_scores: bool) -> _Precision:
    sums = accumulate or (torch.float64 if dtype == torch.float64 else torch.float32)
    half = dtype in (torch.float16, torch.bfloat16)
    return _Precision(
        sums=unit(sums),
        stored=unit(dtype),
        scores=unit(dtype) if rounds_scores else unit(sums),
        operands=unit(dtype) if half else 0.0,
        least=smallest(dtype),
        least_weight=smallest(dtype if half else sums),
    )


def _forward(form: AttentionForm, precision: _Precision, tiles: int) -> _Forward:
    seen, keys, width = form.visible, form.scores.shape[-1], form.q.shape[-1]
    u = precision.sums
    scores = torch.where(seen, form.scores, 0.0)
    peak = form.peak()
    low = -AttentionForm(**{**form.__dict__, "scores": -form.scores}).peak()
    dot_terms = (width + 3) * precision.scores / (1 - (width + 3) * precision.scores)
    score_error = dot_terms * abs(form.scale) * (form.q.abs() @ form.k.abs().mT)
    score_error = score_error + 3 * precision.scores * (scores.abs() + form.added.abs())
    exponent_error = score_error + u * (scores - peak).abs() + 2 * u * (scores.abs() + peak.abs())
    exponent_error = exponent_error + 2 * u * (peak - low) + 4 * u * (tiles + 2)
    raised = torch.where(seen, (scores - peak).exp(), 0.0)
    total = raised.sum(-1, keepdim=True)
    some = seen.any(-1, keepdim=True)
    weights = raised / torch.where(some, total, 1.0)
    shrunk = torch.where(some, (weights * (-exponent_error).exp()).sum(-1, keepdim=True), 1.0)
    sums = precision.gamma(keys + 2 * tiles + 4)
    relative = exponent_error.exp() / shrunk * (1 + sums) * (1 + precision.operands) - 1
    lse = torch.where(some, torch.where(some, total, 1.0).log() + peak, 0.0)
    lse_error = -shrunk.log() + sums + 3 * u * (peak.abs() + lse.abs() + 1)
    again = exponent_error + lse_error + 2 * u * (scores - lse).abs()
    relative = torch.maximum(relative, again.exp() * (1 + precision.operands) - 1)
    weight_error = torch.where(weights > 0, weights * relative, 0.0) + precision.least_weight
    weight_error = torch.where(seen, weight_error.clamp(max=1.0), 0.0)
    output = weights @ form.v
    size = form.v.abs()
    output_error = weight_error @ size + precision.gamma(keys + 2 * tiles) * (weights @ size)
    output_error = output_error + precision.stored * output.abs() + precision.least
    return _Forward(weights, relative, weight_error, output, output_error, lse_error[..., 0])


def _backward(
    form: AttentionForm, forward: _Forward, example: Example, precision: _Precision
) -> dict[str, tuple[Tensor, Tensor]]:
    """The gradient of each input and its error, in the batch shape of the scores, not summed over what is shared."""
    u, gamma = precision.sums, precision.gamma
    rows, keys, width = form.scores.shape[-2], form.scores.shape[-1], form.v.shape[-1]
    shared = math.prod(form.scores.shape[:-2]) + rows
    seed = example.cotangents["o"]
    size = seed.abs()
    through = seed @ form.v.mT
    through_error = gamma(width + 2) * (size @ form.v.abs().mT)
    delta = (seed * forward.output).sum(-1, keepdim=True)
    by_output = gamma(width + 2) * (size * forward.output.abs()).sum(-1, keepdim=True)
    by_output = by_output + (size * forward.output_error).sum(-1, keepdim=True)
    by_weights = (forward.weight_error * through.abs() + forward.weights * through_error).sum(-1, keepdim=True)
    by_weights = by_weights + gamma(keys + 2) * (forward.weights * through.abs()).sum(-1, keepdim=True)
    delta_error = torch.maximum(by_output, by_weights)
    from_lse = example.cotangents["lse"][..., None] if "lse" in example.cotangents else torch.zeros_like(delta)
    inner = through - delta + from_lse
    slope = forward.weights * inner
    slope_error = forward.weight_error * inner.abs()
    slope_error = slope_error + (forward.weights + forward.weight_error) * (through_error + delta_error)
    slope_error = slope_error + 4 * u * forward.weights * (through.abs() + delta.abs() + from_lse.abs())
    slope_error = slope_error + precision.operands * slope.abs() + precision.least_weight * form.visible
    scale = abs(form.scale)

    def product(error: Tensor, value: Tensor, other: Tensor, terms: int) -> Tensor:
        return error @ other.abs() + gamma(terms + shared + 3) * (value.abs() @ other.abs())

    keys_side, rows_side = slope.mT, forward.weights.mT
    added_error = slope_error + gamma(shared) * slope.abs()
    return {
        "q": (form.scale * slope @ form.k, scale * product(slope_error, slope, form.k, keys)),
        "k": (form.scale * keys_side @ form.q, scale * product(slope_error.mT, keys_side, form.q, rows)),
        "v": (rows_side @ seed, product(forward.weight_error.mT, rows_side, seed, rows)),
        "bias": (slope, added_error),
        "mask": (slope, added_error),
    }


def _stored(gradient: tuple[Tensor, Tensor], like: Tensor, precision: _Precision) -> Tensor:
    """The error of a gradient, summed over what its input is shared by, with the rounding to the stored dtype."""
    value, error = (_summed_to(part, like) for part in gradient)
    return error + precision.stored * value.abs() + precision.least


def _summed_to(value: Tensor, like: Tensor) -> Tensor:
    """Sums over dimensions that `like` lacks or has with size one, and over the query heads of a key head."""
    while value.dim() > like.dim():
        value = value.sum(0)
    for dimension, size in enumerate(like.shape):
        if value.shape[dimension] != size:
            value = value.unflatten(dimension, (size, value.shape[dimension] // size)).sum(dimension + 1)
    return value
