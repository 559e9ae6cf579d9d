"""It is derived, not filled in: formulas that nobody wrote by hand go the whole way, forward and backward.

The oracle (tests/oracle.py) evaluates the expression as it stands and differentiates it by autograd; here the programs
that the passes make are interpreted and must agree with it; tests/test_drawn_backends.py does so with printed code.
"""

import numpy as np
import torch
from drawn import formulas
from hypothesis import HealthCheck, given, settings
from oracle import evaluate as plain_values

from derive.derivation import derive_formula
from derive.interpret import evaluate

RELATIVE = 1e-9  # float64; condition numbers of the drawn formulas stay below 1e6


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
        bar = torch.randn(x.shape, generator=generator, dtype=torch.float64)
        cotangents[name] = torch.where(finite, bar, 0.0)
        scalar = scalar + torch.where(finite, x * cotangents[name], 0.0).sum()
    grads = torch.autograd.grad(scalar, [tensors[n] for n in real], allow_unused=True)
    zeros = {n: torch.zeros_like(tensors[n]) for n in real}
    found = {n: zeros[n] if g is None else g for n, g in zip(real, grads, strict=True)}
    return {n: x.detach() for n, x in outputs.items()}, cotangents, found


def assert_close(name, got, want, relative=RELATIVE):
    got, want = torch.as_tensor(np.asarray(got, dtype=np.float64)), want.detach()
    assert got.shape == want.shape, (name, got.shape, want.shape)
    finite = torch.isfinite(want)
    assert torch.equal(torch.isfinite(got), finite), f"{name}: not finite at other places"
    if finite.any():
        scale = want[finite].abs().max().clamp_min(1.0)
        worst = ((got - want)[finite].abs().max() / scale).item()
        assert worst <= relative, f"{name}: off by {worst:.1e} of the largest"


@settings(max_examples=200, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(formulas())
def test_the_derived_programs_agree_with_autograd_of_the_plain_form(drawn):
    made = derive_formula(drawn.formula)
    outputs, cotangents, gradients = plain_gradients(drawn)
    got, got_gradients = derived_values(made, drawn, cotangents)
    for name, want in outputs.items():
        assert_close(name, got[name], want)
    for name, want in gradients.items():
        if name in got_gradients:
            assert_close(f"gradient of {name}", got_gradients[name], want)
        else:
            assert not want.any(), f"no gradient of {name}"
