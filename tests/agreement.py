"""Two ways to compute the same: their results agree, and so do the gradients of the inputs that they share."""

import torch


def assert_agree(got, expected, leaves, rtol=1e-9, atol=1e-10):
    """got, expected: a tensor or a tuple of tensors; all finite; leaves: what both are differentiated by."""
    found = []
    for results in (got, expected):
        outs = results if isinstance(results, tuple) else (results,)
        generator = torch.Generator().manual_seed(9)
        bars = [torch.randn(x.shape, generator=generator, dtype=torch.float64).to(x.dtype) for x in outs]
        found.append([*outs, *torch.autograd.grad(outs, leaves, bars, allow_unused=True, materialize_grads=True)])
    for one, other in zip(*found, strict=True):
        assert other.isfinite().all()
        torch.testing.assert_close(one, other, rtol=rtol, atol=atol)
