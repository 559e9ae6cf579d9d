"""Functions and modules agree with their counterparts in torch when given the same weights: outputs and gradients."""

import subprocess
import sys

import pytest
import torch
from agreement import assert_agree
from generated_subjects import BACKENDS, function_of
from torch.nn.attention.bias import causal_lower_right, causal_upper_left

from derive.errors import CallError
from derive.modules import MultiHeadAttention

pytestmark = pytest.mark.filterwarnings("ignore:heads of width")
BIASES = {"causal_lower_right": causal_lower_right, "causal_upper_left": causal_upper_left}


def drawn(*shape, seed=0):
    generator = torch.Generator().manual_seed(seed)
    return torch.randn(*shape, generator=generator, dtype=torch.float64)


def torch_module(bias=False, d_model=6, heads=2):
    module = torch.nn.MultiheadAttention(d_model, heads, bias=bias, batch_first=True, dtype=torch.float64).eval()
    with torch.no_grad():
        for seed, weight in enumerate(module.parameters()):
            weight.copy_(drawn(*weight.shape, seed=seed) / 2)
    return module


def both(backend, module, **options):
    return MultiHeadAttention.from_torch(module, function=function_of("multi_head_attention", backend, **options))


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("bias", [False, True])
def test_the_layer_is_torchs_with_the_same_weights(backend, bias):
    module = torch_module(bias)
    layer, x = both(backend, module), drawn(2, 5, 6).requires_grad_()
    expected = module(x, x, x, need_weights=False)[0]
    assert_agree(layer(x), expected, [x])
    bar = drawn(*expected.shape, seed=9)
    (ours,) = torch.autograd.grad(layer(x), [layer.w_out], bar)
    (theirs,) = torch.autograd.grad(module(x, x, x, need_weights=False)[0], [module.out_proj.weight], bar)
    torch.testing.assert_close(ours.flatten(0, 1), theirs.mT, rtol=1e-10, atol=1e-12)


@pytest.mark.parametrize("backend", BACKENDS)
def test_masks_of_torch_say_what_to_drop(backend):
    """key_padding_mask and a boolean attn_mask: True means drop there, keep here; both together, by `and`."""
    module = torch_module()
    layer, x = both(backend, module, mask="bool"), drawn(2, 4, 6).requires_grad_()
    padding = torch.tensor([[False, False, False, True], [False, False, True, True]])
    drop = torch.ones(4, 4, dtype=torch.bool).triu(1)
    expected = module(x, x, x, key_padding_mask=padding, attn_mask=drop, need_weights=False)[0]
    keep = ~(padding[:, None, None, :] | drop)
    assert_agree(layer(x, mask=keep), expected, [x])


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_row_that_sees_nothing_is_nan_there_and_zero_here(backend):
    module = torch_module()
    layer, x = both(backend, module, mask="bool"), drawn(1, 3, 6)
    drop = torch.zeros(3, 3, dtype=torch.bool)
    drop[1] = True
    theirs = module(x, x, x, attn_mask=drop, need_weights=True)[0]
    ours = layer(x, mask=~drop)
    assert theirs[:, 1].isnan().all() and torch.equal(ours[:, 1], torch.zeros_like(ours[:, 1]))
    torch.testing.assert_close(ours[:, [0, 2]], theirs[:, [0, 2]], rtol=1e-10, atol=1e-12)


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("bias", [False, True])
def test_the_layer_returns_the_weights_of_each_head(backend, bias):
    module = torch_module(bias)
    layer, x = both(backend, module, weights=True), drawn(2, 5, 6).requires_grad_()
    each = {"average_attn_weights": False}
    assert_agree(layer(x, return_weights=True)[0], module(x, x, x, **each)[0], [x])
    assert_agree(layer(x, return_weights=True)[1], module(x, x, x, **each)[1], [x])
    assert_agree(layer(x, return_weights=True)[1].mean(-3), module(x, x, x)[1], [x])


@pytest.mark.parametrize("backend", BACKENDS)
def test_weights_are_those_of_torch_for_each_head_and_on_average(backend):
    """Values that are the identity give the weights (B, H, L, S)."""
    module, x = torch_module(), drawn(1, 4, 6)
    layer = both(backend, module)
    q, k = (torch.einsum("...lm,hmd->...hld", x, w) for w in (layer.w_query, layer.w_key))
    eye = torch.eye(4, dtype=x.dtype).expand(1, 2, 4, 4)
    ours = function_of("scaled_dot_attention", backend)(q, k, eye)
    each = module(x, x, x, average_attn_weights=False)[1]
    torch.testing.assert_close(ours, each, rtol=1e-10, atol=1e-12)
    torch.testing.assert_close(ours.mean(1), module(x, x, x)[1], rtol=1e-10, atol=1e-12)


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("visibility", BIASES)
@pytest.mark.parametrize("n, m", [(3, 5), (17, 17)])
def test_both_alignments_are_those_of_torchs_biases(backend, visibility, n, m):
    q, k, v = (drawn(1, 2, rows, 4, seed=s).requires_grad_() for s, rows in enumerate((n, m, m)))
    expected = torch.nn.functional.scaled_dot_product_attention(q, k, v, attn_mask=BIASES[visibility](n, m))
    got = function_of("scaled_dot_attention", backend, visibility=visibility)(q, k, v)
    assert_agree(got, expected, [q, k, v])


@pytest.mark.parametrize("backend", BACKENDS)
def test_grouped_heads_are_torchs(backend):
    q, k, v = (drawn(1, h, 3, 4, seed=s).requires_grad_() for s, h in enumerate((4, 2, 2)))
    expected = torch.nn.functional.scaled_dot_product_attention(q, k, v, enable_gqa=True)
    got = function_of("scaled_dot_attention", backend, grouped=True)(q, k, v, enable_gqa=True)
    assert_agree(got, expected, [q, k, v])


@pytest.mark.parametrize("backend", BACKENDS)
def test_grouped_heads_of_the_layer_are_repeated_heads(backend):
    x = drawn(1, 3, 8).requires_grad_()
    grouped = MultiHeadAttention(8, 4, 2, function=function_of("multi_head_attention", backend, grouped=True)).double()
    plain = MultiHeadAttention(8, 4, function=function_of("multi_head_attention", backend)).double()
    with torch.no_grad():
        for name in ("w_query", "w_key", "w_value", "w_out"):
            own, wanted = getattr(grouped, name), getattr(plain, name)
            wanted.copy_(own.repeat_interleave(len(wanted) // len(own), 0))
    assert_agree(grouped(x), plain(x), [x])


@pytest.mark.parametrize("heads, kv_heads", [(4, None), (0, None), (2, 0), (3, 2)])
def test_heads_that_do_not_divide_are_an_error(heads, kv_heads):
    with pytest.raises(CallError, match=r"not divisible|positive integer"):
        MultiHeadAttention(6, heads, kv_heads, function=len)


@pytest.mark.parametrize(
    "wrong", [{"d_model": 6.0}, {"d_model": "6"}, {"d_model": -6}, {"heads": True}, {"kv_heads": 1.0}]
)
def test_sizes_of_a_layer_are_positive_integers(wrong):
    with pytest.raises(CallError, match=rf"{next(iter(wrong))} is .*\n.*positive integer"):
        MultiHeadAttention(**{"d_model": 6, "heads": 2, **wrong}, function=len)


@pytest.mark.parametrize("rate", [-0.1, 1.5, "half", True, None])
def test_the_rate_of_a_layer_is_a_probability(rate):
    with pytest.raises(CallError, match=r"dropout is .*\n.*probability"):
        MultiHeadAttention(6, 2, dropout=rate, function=len)


@pytest.mark.filterwarnings("default:heads of width")
@pytest.mark.parametrize("d_model, warned", [(62, True), (64, False)])
def test_narrow_heads_warn_when_called(d_model, warned, recwarn):
    layer = MultiHeadAttention(d_model, 2, function=lambda x, *weights: x)
    assert not recwarn.list
    layer(torch.zeros(1, d_model))
    assert bool([w for w in recwarn.list if "narrower than 32" in str(w.message)]) == warned


@pytest.mark.parametrize("more", [{"kdim": 3}, {"add_bias_kv": True}, {"add_zero_attn": True}])
def test_other_modules_of_torch_are_refused(more):
    with pytest.raises(CallError, match="from_torch"):
        MultiHeadAttention.from_torch(torch.nn.MultiheadAttention(6, 2, **more), function=len)


def test_derive_does_not_import_torch():
    program = "import sys, derive; print('torch' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout.strip() == "False"
