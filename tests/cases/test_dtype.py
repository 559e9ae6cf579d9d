"""Dtypes: constants that fit, results in the dtype of the inputs, products in the precision that is asked for."""

import ast

import pytest
import torch
from cases import formulas
from cases.kit import (
    BACKENDS,
    ID,
    PRINTED,
    assert_laws,
    assert_plain,
    catalogue,
    compiled,
    dtypes,
    numbers,
    qkv,
)
from printed_sources import sources

from derive.catalogue import FORMULAS, variants
from derive.errors import BackendUnavailable

SHIPPED = [(name, options) for name in FORMULAS for options in variants(name)]
LARGEST_HALF = 65504
HASHES = ("mixed", "uniform", "tile_mixed", "tile_hash", "tile_seeded")


def texts(backend):
    """(which, syntax tree) of every module that a build prints for the backend."""
    for name, options in SHIPPED:
        printed = sources(catalogue(name, **options))
        if backend in printed:
            text = printed[backend]
            yield f"{name} {options}", ast.parse(text if isinstance(text, str) else text[0])


@pytest.mark.parametrize("backend", PRINTED)
def test_no_number_in_generated_code_is_too_large_for_half_precision(backend):
    """D02: what fills a masked place is an infinity, not -1e8 and not -3e38.  A hash of integers has none to fill."""
    checked = 0
    for which, tree in texts(backend):
        tree.body = [x for x in tree.body if getattr(x, "name", "") not in HASHES]
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and type(node.value) in (int, float):
                checked += 1
                assert abs(node.value) <= LARGEST_HALF, f"{which}, line {node.lineno}: {node.value}"
    assert checked


@pytest.mark.parametrize("option", ["mask", "visibility", "key_lengths"])
def test_masks_work_in_half_precision(backend, option):
    """D02: in fp16 and, where it is to be had, bf16."""
    for dtype in dtypes(backend)[:-2]:
        q, k, v = qkv(1, 2, dtype=dtype)
        given = {
            "mask": torch.ones(5, 7).tril().bool(),
            "visibility": "causal_lower_right",
            "key_lengths": torch.tensor([2]),
        }
        assert torch.isfinite(assert_plain(backend, q, k, v, **{option: given[option]})).all()
    assert_laws(backend, "boolean mask", "the output has the dtype of the input", dtype=torch.float16)


POSITIONS = {
    "relative bias": (catalogue("relative_bias_attention"), {"bias": (2, 11)}),
    "relative bias of T5": (catalogue("relative_bias_attention_t5"), {"bias": (2, 11)}),
    "rotary": (
        formulas.rotary(),
        {"q0": (2, 5, 2), "q1": (2, 5, 2), "k0": (2, 7, 2), "k1": (2, 7, 2)},
    ),
    "slopes": (formulas.alibi(), {"slope": (2,)}),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_positions_do_not_promote_the_output(backend, name):
    """D03: phases and distances may be fp32 inside; outputs and gradients have the inputs' dtype and their accuracy."""
    formula, shapes = POSITIONS[name]
    shapes = {"q": (2, 5, 4), "k": (2, 7, 4), "v": (2, 7, 3)} | shapes
    names = [t.name for t in formula.inputs if t.kind == "real"]
    exact = [numbers(*shapes[name], seed=n, dtype=torch.float64) for n, name in enumerate(names)]
    for dtype in dtypes(backend):
        tensors = [x.to(dtype).requires_grad_() for x in exact]
        o = compiled(backend, formula)(*tensors)
        assert o.dtype == dtype
        assert [g.dtype for g in torch.autograd.grad(o.sum(), tensors)] == [dtype] * len(tensors)
        plain = compiled("reference", formula)(*(x.detach().double() for x in tensors))
        few_roundings = 16 * torch.finfo(dtype).eps  # of weights, values and result, on an average of values below 4
        torch.testing.assert_close(o.double(), plain, rtol=few_roundings, atol=few_roundings)


def test_a_table_of_positions_has_the_dtype_that_is_asked_for(backend, mended_interpreter):
    """D03: and the accuracy of fp32 phases in half precision, where bf16 phases would be off by 2."""
    table = compiled(backend, catalogue("sinusoidal_encoding"))
    exact = table(N=2048, D=32, dtype=torch.float64)
    for dtype in (torch.float16, torch.bfloat16, torch.float32):
        got = table(N=2048, D=32, dtype=dtype)
        assert got.dtype == dtype
        phase, eps = 2048 * torch.finfo(torch.float32).eps, torch.finfo(dtype).eps
        torch.testing.assert_close(got.double(), exact, rtol=eps, atol=phase + eps)


def test_every_product_in_triton_states_its_precision():
    """F11: tl.dot without input_precision takes TF32 for fp32; the host asks for ieee unless TF32 is allowed."""
    products = 0
    for which, tree in texts("triton"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "tl.dot":
                products += 1
                stated = {word.arg: ast.unparse(word.value) for word in node.keywords}
                known = ("PRECISION", "STATE_PRECISION", "'ieee'")
                assert stated.get("input_precision") in known, f"{which}: {ast.unparse(node)}"
            if isinstance(node, ast.keyword) and node.arg == "STATE_PRECISION":
                assert ast.unparse(node.value) == "'tf32' if dtype.itemsize == 2 else precision", which
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "precision":
                assert ast.unparse(node.value) == "'tf32' if allow_tf32 else 'ieee'", which
    assert products > len(SHIPPED)


def test_single_precision_is_single_precision(backend):
    """F11: B = H = 1, L = 128, D = 32, causal, in fp32: within the rounding bound of fp32, far below TF32's errors."""
    q, k, v = qkv(1, 1, n=128, m=128, d=32, e=32)
    o = assert_plain(backend, q, k, v, visibility="causal_lower_right")
    exact = compiled("reference", catalogue(ID, visibility="causal_lower_right"))(q.double(), k.double(), v.double())
    torch.testing.assert_close(o.double(), exact, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("backend", BACKENDS)
def test_bfloat16_is_exact_or_refused(backend):
    """F12: Triton's interpreter takes bf16 for integers; small integers have exact products in bf16."""
    tensors = [numbers(1, 1, 16, 16, seed=seed).round().clamp(-2, 2).bfloat16() for seed in range(3)]
    function = compiled(backend, formulas.product())
    q, k, v = (x.double() for x in tensors)
    try:
        o = function(*tensors)
    except BackendUnavailable as refused:
        assert backend == "triton"
        assert "bfloat16" in str(refused)
        return
    assert torch.equal(o, (q @ k.mT @ v).bfloat16())
