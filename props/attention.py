"""Attention with torch's calling conventions: the plain float64 oracle, and the subjects an implementation of it is
tested as.

The canonical call, to which `adapters` bring other people's functions:

    f(q, k, v, *, mask=None, bias=None, scale=None, enable_gqa=False, return_lse=False,
      visibility=None, window=None, sliding_window=None, key_lengths=None)

q (..., N, D), k (..., M, D), v (..., M, E) -> o (..., N, E), with lse (..., N) if `return_lse`. A boolean mask is
True where a key is kept; a float mask is added, and its -inf hides. `scale=None` is 1 / sqrt(D). Query i stands at i
+ (M - N), except for `causal_upper_left`, where it stands at i. `window=(left, right)` is a reach, `sliding_window=W`
shows W keys up to the query's own. A key that is hidden has no influence; a row that sees no key gives 0 and
logsumexp -inf.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import torch
from torch import Tensor

from props.attention_form import attention_form, visible_pairs
from props.attention_rounding import attention_bound
from props.subject import ONE, Axis, Example, OutputSpec, Subject, TensorSpec, lengths_around

OPTIONS = (
    "boolean mask", "float mask", "bias", "scale", "grouped heads", "logsumexp", "causal_lower_right",
    "causal_upper_left", "window", "sliding_window", "key_lengths",
)  # fmt: skip
ALLOWANCES = ("different lengths", "different widths", "leading dimensions", "backward", "mask gradient")
EVERYTHING = frozenset((*OPTIONS, *ALLOWANCES))


def plain_attention(q: Tensor, k: Tensor, v: Tensor, *, return_lse: bool = False, **options: Any) -> Any:
    """softmax(scale q k^T + bias) v over the visible keys, materialised, differentiable any number of times."""
    form = attention_form(q, k, v, **options)
    scores = torch.where(form.visible, form.scores, 0.0)
    peak = form.peak()
    raised = torch.where(form.visible, (scores - peak).exp(), 0.0)
    total = raised.sum(-1, keepdim=True)
    seen = form.visible.any(-1, keepdim=True)
    weights = raised / torch.where(seen, total, 1.0)
    if bool(form.v.isfinite().all()):
        output = weights @ form.v
    else:
        products = weights[..., None] * form.v[..., None, :, :]
        output = torch.where(form.visible[..., None], products, 0.0).sum(-2)
    if not return_lse:
        return output
    logsumexp = torch.where(seen, total, 1.0).log() + peak
    return output, torch.where(seen, logsumexp, -math.inf)[..., 0]


@dataclass(frozen=True)
class Attention:
    """An implementation under test: the canonical callable and what it can do (words from OPTIONS and ALLOWANCES).

    rounds_scores: it rounds scores to the input's dtype (the textbook form in half precision), not to the
    accumulation's.
    tile: no tile of keys but the last is narrower (the rounding bound counts tiles).
    lengths, widths: the sizes drawn; set the lengths around the implementation's block sizes.
    far: lengths of several blocks, for the laws of the plain formula alone.
    apart: sets of arguments of which a call takes one at most (see combinations).
    """

    name: str
    function: Callable[..., Any]
    capabilities: frozenset[str] = EVERYTHING
    dtypes: tuple[torch.dtype, ...] = (torch.float32,)
    accumulate: torch.dtype | None = None
    rounds_scores: bool = False
    tile: int = 16
    lengths: tuple[int, ...] = lengths_around(16)
    widths: tuple[int, ...] = (1, 2, 3, 4, 5, 7, 8, 12, 24, 80)
    leading: tuple[tuple[int, ...], ...] = ((), (2,), (2, 3))
    far: tuple[int, ...] = (161, 257)
    apart: tuple[frozenset[str], ...] = ()
    source: str = "function = ...  # the function under test"

    def bound(self, example: Example, wanted: tuple[str, ...]) -> dict[str, Tensor]:
        """The rounding bound of outputs or gradients, for the implementation's accumulation and tiles."""
        return attention_bound(
            example, wanted, accumulate=self.accumulate, rounds_scores=self.rounds_scores, tile=self.tile
        )

    def can(self, *words: str) -> bool:
        return all(word in self.capabilities for word in words)


Q = TensorSpec("q", ("N", "D"), magnitudes=(1.0, 100.0))
K = TensorSpec("k", ("M", "D"), magnitudes=(1.0, 100.0))
V = TensorSpec("v", ("M", "E"))
REACHES = (1, 2, 4, 15, 16, 17)
HEADS = {"Hq": Axis(of=lambda sizes: sizes["Hk"] * sizes["ratio"]), "Hk": Axis((1, 2, 3)), "ratio": Axis((1, 2, 4))}
WINDOWS = ((0, 0), (2, 0), (0, 1), (3, 2), (20, 0), (40, 40))


def cases(attention: Attention) -> tuple[Subject, ...]:
    """One subject for each option that the implementation has; the first is the plain form."""
    found = [subject_of(attention, "plain", exchangeable=("N", "M"))]
    if attention.can("boolean mask"):
        mask = TensorSpec("mask", ("N", "M"), "boolean")
        found.append(subject_of(attention, "boolean mask", mask, removable=True, exchangeable=("N", "M")))
        padding = TensorSpec("mask", (ONE, "M"), "boolean")
        found.append(subject_of(attention, "padding mask", padding, removable=True, exchangeable=("N", "M")))
    if attention.can("float mask"):
        added = TensorSpec("mask", ("N", "M"), "additive mask", gradient=attention.can("mask gradient"))
        found.append(subject_of(attention, "float mask", added, removable=True, exchangeable=("N", "M")))
    if attention.can("bias"):
        found.append(
            subject_of(attention, "bias", TensorSpec("bias", ("N", "M"), shared=True), exchangeable=("N", "M"))
        )
    if attention.can("key_lengths"):
        lengths = TensorSpec("key_lengths", (), "integer", upper="M")
        found.append(subject_of(attention, "key lengths", lengths, removable=True))
    for visibility in ("causal_lower_right", "causal_upper_left"):
        if attention.can(visibility):
            found.append(subject_of(attention, visibility, scalars={"visibility": (visibility,)}))
    if attention.can("window"):
        found.append(subject_of(attention, "window", scalars={"window": WINDOWS}))
    if attention.can("sliding_window"):
        found.append(subject_of(attention, "sliding window", scalars={"sliding_window": REACHES}))
    if attention.can("grouped heads"):
        found.append(_grouped(attention))
    return tuple(found)


def subject_of(
    attention: Attention, case: str, *more: TensorSpec, scalars: dict[str, tuple] | None = None, **claims: Any
) -> Subject:
    lengths, axes = Axis(attention.lengths), {"N": Axis(attention.lengths), "M": Axis(attention.lengths)}
    axes |= {"D": Axis(attention.widths), "E": Axis(attention.widths)}
    if not attention.can("different lengths"):
        axes |= {"M": Axis(lengths.sizes, of=lambda sizes: sizes["N"])}
    if not attention.can("different widths"):
        axes |= {"E": Axis(attention.widths, of=lambda sizes: sizes["D"])}
    scalars = dict(scalars or {})
    outputs = [OutputSpec("o", ("N", "E"))]
    if attention.can("logsumexp"):
        scalars["return_lse"] = (True,)
        outputs.append(OutputSpec("lse", ("N",), wide=True))
    hides = case not in ("plain", "bias", "grouped heads")
    return Subject(
        name=f"{attention.name} ({case})",
        function=attention.function,
        oracle=plain_attention,
        tensors=(Q, K, V, *more),
        outputs=tuple(outputs),
        axes=axes,
        scalars=scalars,
        rows="N",
        keys="M",
        visible=visible_pairs if hides else None,
        hides_whole_keys=case != "causal_lower_right",
        empty_rows="zero" if case != "causal_upper_left" or 0 in attention.lengths else None,
        averages="v",
        dtypes=attention.dtypes,
        accumulate=attention.accumulate,
        leading=attention.leading if attention.can("leading dimensions") else ((),),
        capabilities=attention.capabilities - set(OPTIONS),
        bound=attention.bound,
        source=attention.source,
        **claims,
    )


def _grouped(attention: Attention) -> Subject:
    """Hq = Hk * ratio query heads, of which `ratio` in a row share a key head."""
    base = subject_of(attention, "grouped heads", scalars={"enable_gqa": (True,)}, exchangeable=("N", "M"))
    return by_head(base, "Hq", "Hk", HEADS)


def by_head(base: Subject, of_query: str, of_key: str, axes: dict[str, Axis]) -> Subject:
    """The subject with an axis of heads in q, k and v and in what has a number for each query and leading dimension."""
    own = {"q": of_query, "k": of_key, "v": of_key}
    tensors = tuple(
        spec if spec.shared else replace(spec, axes=(own.get(spec.name, of_query), *spec.axes)) for spec in base.tensors
    )
    outputs = tuple(replace(output, axes=(of_query, *output.axes)) for output in base.outputs)
    return replace(base, tensors=tensors, outputs=outputs, axes={**base.axes, **axes}, leading=((), (2,)))
