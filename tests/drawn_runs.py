"""A drawn formula run in every way: by the oracle, interpreted, and as printed modules called as they stand."""

import importlib.util
from hashlib import sha256

import cpp
import numpy as np
import torch
from checked import taken
from drawn import BLOCK
from oracle import evaluate as plain_values

from derive import artifacts
from derive.derivation import derive_formula
from derive.interpret import evaluate
from derive.options import files_of
from derive.printing import about_of, printed_and_missing

RELATIVE = 1e-9  # float64; condition numbers of the drawn formulas stay below 1e6
TOLERANCE = {torch.float64: 1e-9, torch.float32: 2e-4}
CALLS = {
    "reference": (torch.float64, {}),
    "blockwise": (torch.float64, {"block_rows": 4, "block_columns": 5}),
    "triton": (torch.float32, {"blocks": (BLOCK, BLOCK)}),
    "cpu": (torch.float64, {}),
}


def plain_gradients(drawn, seed=0):
    """(outputs, cotangents, gradients by input) of the oracle."""
    generator = torch.Generator().manual_seed(seed)
    real = [t.name for t in drawn.formula.inputs if t.kind == "real"]
    tensors = dict(drawn.tensors)
    for name in real:
        tensors[name] = tensors[name].clone().requires_grad_()
    outputs = plain_values(drawn.formula, tensors, drawn.sizes)
    cotangents, scalar = {}, 0
    for name, x in outputs.items():
        finite = torch.isfinite(x.detach())
        bar = torch.randn(x.shape, generator=generator).double()
        cotangents[name] = torch.where(finite, bar, 0.0)
        scalar = scalar + torch.where(finite, x * cotangents[name], 0.0).sum()
    grads = torch.autograd.grad(scalar, [tensors[n] for n in real], allow_unused=True)
    zeros = {n: torch.zeros_like(tensors[n]) for n in real}
    found = {n: zeros[n] if g is None else g for n, g in zip(real, grads, strict=True)}
    return {n: x.detach() for n, x in outputs.items()}, cotangents, found


def derived_values(made, drawn, cotangents):
    """(outputs, gradients by input) of the derived programs, interpreted."""
    inputs = {n: (t.numpy() if isinstance(t, torch.Tensor) else np.float64(t)) for n, t in drawn.tensors.items()}
    names = {e.name for e in made.forward.inputs}
    forward = evaluate(made.forward_visible, {n: x for n, x in inputs.items() if n in names}, drawn.sizes)
    given = {e.name for e in made.backward_visible.inputs}
    known = {**inputs, **{n: forward[n] for n in made.forward.outputs}}
    for output, name in made.differentiated.cotangents:
        shape = forward[output].shape
        known[name] = cotangents[output].numpy() if output in cotangents else np.zeros(shape)
    backward = evaluate(made.backward_visible, {n: x for n, x in known.items() if n in given}, drawn.sizes)
    outputs = {v.name: forward[v.name] for v in drawn.formula.outputs}
    return outputs, {n: backward[name] for n, name in made.differentiated.gradients}


def module_of(text, folder, small=True):
    """The module of a printed text (C++ has two), in a file of its own: Triton reads the source of its kernels."""
    name = f"drawn_{sha256(repr(text).encode()).hexdigest()[:16]}"
    path = folder / f"{name}.py"
    if not isinstance(text, str):
        path = cpp.written(cpp.in_small_tiles(text) if small else text, path)
    else:
        path.write_text(text)
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def call(module, drawn, cotangents, dtype, keywords):
    """(outputs, gradients) by name, of the printed forward and backward."""
    forward, backward = module.SIGNATURE["forward"], module.SIGNATURE["backward"]

    def cast(x):
        return x.to(dtype) if isinstance(x, torch.Tensor) and x.dtype.is_floating_point else x

    given_ = {n: cast(x) for n, x in drawn.tensors.items()}
    params = [drawn.sizes[p] for p in forward["params"]]
    results = module.forward(*(given_[n] for n, *_ in forward["inputs"]), *params, **taken(module.forward, keywords))
    names = [n for n, *_ in (*forward["outputs"], *forward["saved"])]
    known = dict(zip(names, results, strict=True))
    bars = []
    for name in backward["cotangents"]:
        bar = cotangents.get(name)
        bars.append(torch.zeros_like(known[name]) if bar is None else bar.to(known[name].dtype))
    params = [drawn.sizes[p] for p in backward["params"]]
    arguments = [*(given_[n] for n in backward["inputs"]), *(known[n] for n in backward["saved"]), *bars, *params]
    gradients = module.backward(*arguments, **taken(module.backward, keywords))
    return known, dict(zip((n for n, *_ in backward["outputs"]), gradients, strict=True))


def assert_close(name, got, want, relative=RELATIVE):
    """Finite at the same places, and there within `relative` of the largest."""
    got, want = torch.as_tensor(np.asarray(got, dtype=np.float64)), want.detach()
    assert got.shape == want.shape, (name, got.shape, want.shape)
    finite = torch.isfinite(want)
    assert torch.equal(torch.isfinite(got), finite), f"{name}: not finite at other places"
    if finite.any():
        scale = want[finite].abs().max().clamp_min(1.0)
        worst = ((got - want)[finite].abs().max() / scale).item()
        assert worst <= relative, f"{name}: off by {worst:.1e} of the largest"


def assert_all_close(got, wanted, relative=RELATIVE):
    """Outputs and gradients are those of the oracle; wanted and got: (outputs, gradients) by name."""
    for name, want in wanted[0].items():
        assert_close(name, got[0][name], want, relative)
    for name, want in wanted[1].items():
        if name in got[1]:
            assert_close(f"gradient of {name}", got[1][name], want, relative)
        else:
            assert not want.any(), f"no gradient of {name}"


def agrees_with_autograd(drawn, folder, compiled=True):
    """The programs that the passes make, interpreted, and the printed module of every backend.

    compiled: whether C++ is among them, where it can be printed.
    """
    outputs, cotangents, gradients = plain_gradients(drawn)
    made = derive_formula(drawn.formula)
    assert_all_close(derived_values(made, drawn, cotangents), (outputs, gradients))
    files, missing = printed_and_missing(made, about_of(made, artifacts.digest(str(made.forward))[:16]))
    for backend, (dtype, keywords) in CALLS.items():
        if backend == "cpu" and (not compiled or backend in missing):
            assert backend not in missing or cpp.is_known(missing[backend])
            continue
        texts = tuple(files[name] for name in files_of(backend))
        module = module_of(texts if len(texts) > 1 else texts[0], folder)
        got = call(module, drawn, cotangents, dtype, keywords)
        assert_all_close(got, (outputs, gradients), TOLERANCE[dtype])
