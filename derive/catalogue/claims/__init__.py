"""The claims of the formulas of the catalogue, loaded when they are asked for."""

import ast
from importlib import import_module
from pathlib import Path

FOLDER = Path(__file__).parent

FAMILIES = {
    "softmax": ("softmax", "spread", "temperature"),
    "stable_softmax": ("softmax",),
    "scaled_dot_attention": ("attention", "masks", "dropout"),
    "additive_attention": ("additive",),
    "relative_bias_attention": ("relative_bias",),
    "relative_bias_attention_t5": ("relative_bias",),
    "blockwise_softmax": ("blockwise", "folding"),
    "linear_attention": ("linear",),
    "retention": ("retention",),
    "gated_linear_attention": ("gated",),
    "forgetting_attention": ("forgetting",),
    "squeeze_excitation": ("squeeze_excitation",),
    "channel_attention": ("vision",),
    "spatial_attention": ("vision",),
    "cbam": ("vision",),
    "sinusoidal_encoding": ("sinusoidal",),
    "rotary_encoding": ("rotary",),
    "rotary_attention": ("rotary",),
    "alibi": ("alibi",),
    "finite_mask_value": ("finite_mask",),
    "equivariance_limits": ("limits",),
    "interpretability": ("interpretability", "other_weights", "integrated_gradients"),
    "bahdanau_decoder": ("decoder", "decoder_lengths"),
    "window_attention": ("window", "window_counts", "sparse"),
    "dot_score": ("scores",),
    "scaled_dot_score": ("moments", "spread"),
    "additive_score": ("additive",),
    "general_score": ("scores",),
    "self_attention": ("heads",),
    "cross_attention": ("heads",),
    "multi_head_attention": ("heads", "head_layout"),
    "padding_mask": ("masks",),
    "causal_mask": ("masks",),
    "banded_attention": ("sparse", "counts", "window_counts"),
    "dilated_attention": ("sparse", "counts_of_multiples"),
    "strided_attention": ("sparse", "counts_of_multiples"),
    "prefix_lm_attention": ("sparse", "counts"),
    "document_attention": ("sparse", "counts"),
    "softcap_attention": ("alternatives",),
    "sink_attention": ("alternatives",),
    "off_by_one_attention": ("alternatives",),
    "sigmoid_attention": ("alternatives",),
    "relu_attention": ("alternatives",),
    "general_attention": ("alternatives",),
    "logsumexp_attention": ("alternatives",),
    "entropy_attention": ("alternatives", "entropy"),
    "cost_model": ("cost_model", "score_memory"),
}


def modules_of(formula_id):
    """The files that the claims of a formula, and their proofs, are written in: its own, and what these import here."""
    found, todo = {}, list(FAMILIES.get(formula_id, ()))
    while todo:
        name = todo.pop()
        if name not in found:
            found[name] = FOLDER / f"{name}.py"
            todo += _imported(found[name])
    return [found[name] for name in sorted(found)]


def _imported(file):
    """The modules of this folder that one of them imports."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == __name__:
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module.startswith(f"{__name__}."):
            yield node.module.rpartition(".")[2]


def claims_of(formula_id):
    """The claims of the formula of that id; () if it has none."""
    modules = (import_module(f"derive.catalogue.claims.{name}") for name in FAMILIES.get(formula_id, ()))
    return tuple(claim for module in modules for claim in module.CLAIMS.get(formula_id, ()))
