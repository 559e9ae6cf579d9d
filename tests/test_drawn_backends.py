"""At least 200 drawn formulas through every printer, forward and backward, against autograd of the plain form.

The printed functions are called as they stand (files of their own, no operator around them), in float64 where the
backend has it; the oracle is tests/oracle.py.
"""

import importlib.util
import os
from hashlib import sha256

import numpy as np
import pytest
import torch
from drawn import formulas
from hypothesis import HealthCheck, given, settings
from test_drawn import assert_close, plain_gradients

from derive.compiling import sources_of

TOLERANCE = {torch.float64: 1e-9, torch.float32: 2e-4}
CALLS = {
    "reference": (torch.float64, {}),
    "blockwise": (torch.float64, {"block_rows": 4, "block_columns": 4}),
    "triton": (torch.float32, {}),
}
EXAMPLES = int(os.environ.get("DERIVE_DRAWN", "200"))


def module_of(text, folder):
    name = f"drawn_{sha256(text.encode()).hexdigest()[:16]}"
    path = folder / f"{name}.py"
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
    results = module.forward(*(given_[n] for n, *_ in forward["inputs"]), *params, **keywords)
    names = [n for n, *_ in (*forward["outputs"], *forward["saved"])]
    known = dict(zip(names, results, strict=True))
    bars = []
    for name in backward["cotangents"]:
        bar = cotangents.get(name)
        bars.append(torch.zeros_like(known[name]) if bar is None else bar.to(known[name].dtype))
    params = [drawn.sizes[p] for p in backward["params"]]
    arguments = [*(given_[n] for n in backward["inputs"]), *(known[n] for n in backward["saved"]), *bars, *params]
    gradients = module.backward(*arguments, **keywords)
    return known, dict(zip((n for n, *_ in backward["outputs"]), gradients, strict=True))


@pytest.mark.parametrize("backend", sorted(CALLS))
def test_drawn_formulas_agree_with_autograd_on_every_backend(backend, tmp_path):
    dtype, keywords = CALLS[backend]
    count = 0

    @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(formulas())
    def check(drawn):
        nonlocal count
        count += 1
        module = module_of(sources_of(drawn.formula)[backend], tmp_path)
        outputs, cotangents, gradients = plain_gradients(drawn)
        got, got_gradients = call(module, drawn, cotangents, dtype, keywords)
        for name, want in outputs.items():
            assert_close(name, np.asarray(got[name].double()), want, TOLERANCE[dtype])
        for name, want in gradients.items():
            if name in got_gradients:
                assert_close(f"gradient of {name}", np.asarray(got_gradients[name].double()), want, TOLERANCE[dtype])
            else:
                assert not want.any(), f"no gradient of {name}"

    check()
    assert count >= EXAMPLES
