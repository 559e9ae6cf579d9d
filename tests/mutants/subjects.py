"""The formulas whose printed code is mutated, each as a Subject of `props`: a plain oracle, axes, who sees whom."""

from dataclasses import dataclass
from functools import cached_property
from types import SimpleNamespace

import sympy as sp
import torch
from joined import with_backward
from oracle import _Plain
from torch.utils._python_dispatch import _disable_current_modes

from derive.artifacts import digest
from derive.catalogue.attention import additive_attention, relative_bias_attention, scaled_dot_attention
from derive.derivation import derive_formula, fingerprint
from derive.emit.blockwise import blockwise
from derive.emit.cpu import cpu
from derive.emit.triton import triton
from derive.formula import Formula, Index, Let, Size, Tensor, Total, total, where
from derive.printing import about_of
from props.subject import OutputSpec, Subject, TensorSpec

PRINTERS = {"blockwise": blockwise, "triton": triton, "cpu": cpu}
KEYWORDS = {"blockwise": {"block_rows": 4, "block_columns": 4}, "triton": {"blocks": (16, 16)}, "cpu": {}}
TILE = {"blockwise": 4, "triton": 16, "cpu": 16}
SHARED_WIDTHS = {"GROUP": 2, "D": 3, "E": 5, "Dk": 4}
WIDTHS = {
    "blockwise": SHARED_WIDTHS | {"A": 17},  # one more than the 16 that it takes at a time
    "cpu": SHARED_WIDTHS | {"A": 2},
    "triton": SHARED_WIDTHS | {"A": 2},  # taken one by one, which the interpreter does slowly
}
KINDS = {"real": "real", "constant": "real", "bool": "boolean", "integer": "integer"}


class Exactly(_Plain):
    """The oracle where no rounding noise touches the places that are read, nor who sees whom."""

    def condition(self, c):
        with _disable_current_modes():
            return super().condition(c)

    def entry(self, e):
        with _disable_current_modes():
            return super().entry(e)


@dataclass(frozen=True)
class Case:
    """A formula with what the laws must know of it. sees(rows, keys, **arguments): a boolean table (..., N, M)."""

    formula: Formula
    sees: object
    params: tuple = ()
    empty_rows: str | None = "zero"

    @cached_property
    def made(self):
        return derive_formula(self.formula)

    @cached_property
    def about(self):
        parts = [fingerprint(self.formula), str(self.made.forward), str(self.made.backward)]
        return about_of(self.made, digest("\n".join(parts))[:16])

    def printed(self, backend, forward=None, backward=None):
        """The text of a module, of changed TilePrograms where they are given."""
        forward = self.made.forward_tiles if forward is None else forward
        return PRINTERS[backend](forward, self.made.backward_tiles if backward is None else backward, self.about)

    def subject(self, name, backend):
        """The Subject, with no function yet."""
        tensors = [t for t in self.formula.inputs if t.kind != "scalar"]
        rows = (*(x.size.name for x in Tensor("rows", Size("N")).leading(self.formula.grouped)), "N")
        return Subject(
            name=f"{name} ({backend})",
            function=None,
            oracle=self.oracle,
            tensors=tuple(self.spec(t) for t in tensors),
            outputs=(OutputSpec("o", (*rows, "E")), *(OutputSpec(n, rows, wide=True) for n in self.about.extra)),
            rows="N",
            keys="M",
            visible=self.visible,
            empty_rows=self.empty_rows,
            leading=((),),
        )

    def spec(self, t):
        axes = tuple(x.size.name for x in t.leading(self.formula.grouped)) + tuple(s.name for s in t.sizes)
        return TensorSpec(t.name, axes, KINDS[t.kind], t.shared, gradient=t.name in self.formula.wrt)

    def sizes(self, arguments):
        found = {n: x for n, x in arguments.items() if n in self.params}
        for t in self.formula.inputs:
            if t.kind != "scalar":
                axes = [x.size.name for x in t.leading(self.formula.grouped)] + [s.name for s in t.sizes]
                found |= dict(zip(axes, arguments[t.name].shape, strict=True))
        return found

    def visible(self, **arguments):
        sizes = self.sizes(arguments)
        i, j = torch.arange(sizes["N"])[:, None], torch.arange(sizes["M"])
        return torch.as_tensor(self.sees(i, j, sizes, arguments))

    def oracle(self, **arguments):
        """The outputs of the plain form, and the logarithm of its normaliser (-inf where that is 0)."""
        output = self.formula.outputs[0]
        (base,) = {p.base for p in sp.sympify(output.value).atoms(sp.Pow) if p.exp == -1 and p.base.has(Total)}
        outputs = (output, Let("z", (output.indices[0],), base))
        plain = SimpleNamespace(
            inputs=self.formula.inputs, lets=self.formula.lets, outputs=outputs, grouped=self.formula.grouped
        )
        found = Exactly(plain, arguments, self.sizes(arguments)).outputs()
        nothing = found["z"] == 0
        logarithm = torch.where(nothing, -torch.inf, torch.where(nothing, 1.0, found["z"]).log())
        return (found["o"], *(logarithm for _ in self.about.extra))


def function_of(module, case, keywords):
    """The differentiable function of a printed module, of named tensors and numbers."""
    forward, backward = module.SIGNATURE["forward"], module.SIGNATURE["backward"]
    names = tuple(n for n, *_ in (*forward["outputs"], *forward["saved"]))
    gradients = [n for n, _ in backward["outputs"]]

    def there(**arguments):
        given = [arguments[n] for n, *_ in forward["inputs"]] + [arguments[p] for p in forward["params"]]
        return module.forward(*given, **keywords)

    def back(**arguments):
        given = [arguments[n] for n in (*backward["inputs"], *backward["saved"])]
        given += [arguments[f"d_{n}"] for n in backward["cotangents"]] + [arguments[p] for p in backward["params"]]
        return module.backward(*given, **keywords)

    joined = with_backward(there, back, tuple(gradients), names)

    def function(**arguments):
        return joined(**arguments)[: len(forward["outputs"])]

    return function


def past(i, j, sizes, arguments):
    return j <= i + sizes["M"] - sizes["N"]


def within_length(i, j, sizes, arguments):
    lengths = arguments["key_lengths"]
    return (j < lengths[:, None, None, None, None]).expand(-1, -1, -1, sizes["N"], -1)


def in_window(i, j, sizes, arguments):
    position = i + sizes["M"] - sizes["N"]
    return (j >= position - arguments["window_left"]) & (j <= position + arguments["window_right"])


def capped_with_sink():
    """exp(s) / (1 + exp(sink) + sum exp(s)), s = 120 tanh(q.k / (sqrt(D) 120)), for the past."""
    N, M, D, E = Size("N"), Size("M"), Size("D", "width"), Size("E", "width")
    i, j, d, e = Index("i", N), Index("j", M), Index("d", D), Index("e", E)
    q, k, v, sink = Tensor("q", N, D), Tensor("k", M, D), Tensor("v", M, E), Tensor("sink", per_head=True)
    weight = sp.exp(120 * sp.tanh(total(q[i, d] * k[j, d], d) / sp.sqrt(D) / 120))
    seen = j <= i + M - N
    z = 1 + sp.exp(sink[()]) + total(where(seen, weight), j)
    return Formula("capped_with_sink", [q, k, v, sink], {"o": total(where(seen, weight * v[j, e]), j) / z})


CASES = {
    "causal": Case(scaled_dot_attention(visibility="causal_lower_right"), past),
    "grouped key lengths": Case(scaled_dot_attention(key_lengths=True).with_group(), within_length),
    "window and bias": Case(scaled_dot_attention(window=True, bias=True), in_window, ("window_left", "window_right")),
    "additive": Case(additive_attention(visibility="causal_lower_right"), past),
    "relative bias": Case(relative_bias_attention(visibility="causal_lower_right"), past),
    "capped with sink": Case(capped_with_sink(), past, empty_rows=None),
}
