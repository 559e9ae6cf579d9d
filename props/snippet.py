"""A failure as Python text that can be pasted and run: imports, exact tensors, the call, what was expected and got."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Mapping
from typing import Protocol

import torch
from torch import Tensor

from props.subject import Example

LITERAL_ENTRIES = 600
SHOWN_ENTRIES = 64


class Named(Protocol):
    """What is under test: its name, and Python text that defines `function`."""

    @property
    def name(self) -> str: ...
    @property
    def source(self) -> str: ...


def literal(value: Tensor) -> str:
    """An expression that makes this tensor again: the same values, dtype and strides."""
    value = value.detach()
    if not value.is_contiguous():
        return f"{literal(_storage(value))}.as_strided({tuple(value.shape)}, {value.stride()})"
    if value.numel() == 0:
        return f"torch.empty({tuple(value.shape)}, dtype={value.dtype})"
    if value.numel() <= LITERAL_ENTRIES:
        return f"torch.tensor({_number_text(value)}, dtype={value.dtype})"
    raw = value.cpu().flatten().view(torch.uint8).numpy().tobytes()
    packed = base64.b85encode(zlib.compress(raw, 9)).decode()
    unpacked = f"bytearray(zlib.decompress(base64.b85decode({packed!r})))"
    return f"torch.frombuffer({unpacked}, dtype={value.dtype}).reshape({tuple(value.shape)})"


def _storage(value: Tensor) -> Tensor:
    """What a strided tensor spans in memory, from its first entry to its last."""
    span = 1 + sum((size - 1) * stride for size, stride in zip(value.shape, value.stride(), strict=True))
    return value.as_strided((span if value.numel() else 0,), (1,))


def _number_text(value: Tensor) -> str:
    text = str(value.double().tolist() if value.is_floating_point() else value.tolist())
    return text.replace("nan", "float('nan')").replace("inf", "float('inf')")


def _shown(values: Mapping[str, Tensor]) -> list[str]:
    lines = []
    for name, value in values.items():
        if value.numel() <= SHOWN_ENTRIES:
            lines.append(f"#   {name} = {_number_text(value.detach())}")
        else:
            lines.append(
                f"#   {name}: {tuple(value.shape)}, first entries {_number_text(value.detach().flatten()[:8])}"
            )
    return lines


def call_text(example: Example, wanted: tuple[str, ...]) -> list[str]:
    """The lines that make the arguments and call the function, with gradients for the inputs `wanted`."""
    lines = ["arguments = {"]
    for name, value in example.tensors.items():
        lines.append(f"    {name!r}: {literal(value)}{'.requires_grad_()' if name in wanted else ''},")
    lines += [f"    {name!r}: {value!r}," for name, value in example.scalars.items()]
    lines += ["}", "got = function(**arguments)"]
    if wanted:
        seeds = ", ".join(literal(cotangent) for cotangent in example.cotangents.values())
        lines += [
            "outputs = got.values() if isinstance(got, dict) else got if isinstance(got, (tuple, list)) else [got]",
            f"pairs = [(o, c) for o, c in zip(outputs, [{seeds}]) if o.requires_grad]",
            "values, seeds = [o for o, _ in pairs], [c for _, c in pairs]",
            f"inputs = [arguments[name] for name in {list(wanted)}]",
            "got = torch.autograd.grad(values, inputs, seeds, allow_unused=True)",
        ]
    return lines


def snippet(
    law: str,
    subject: Named,
    problem: str,
    example: Example,
    wanted: tuple[str, ...] = (),
    expected: Mapping[str, Tensor] | None = None,
    got: Mapping[str, Tensor] | None = None,
) -> str:
    """The whole text. `expected` and `got` are what the law compared; they stand below the call as comments."""
    call = call_text(example, wanted)
    imports = ["import base64", "import zlib", ""] if any("b85decode" in line for line in call) else []
    lines = [
        *imports,
        "import torch",
        subject.source,
        "",
        f"# {law}",
        f"# {subject.name}: {problem}",
        *call,
        "print(got)",
    ]
    if expected is not None:
        lines += ["# expected by the law:", *_shown(expected)]
    if got is not None:
        lines += ["# compared with it:", *_shown(got)]
    return "\n".join(lines) + "\n"
