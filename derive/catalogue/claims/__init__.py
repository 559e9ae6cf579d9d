"""The claims of the formulas of the catalogue, loaded when they are asked for."""

from importlib import import_module

FAMILIES = {
    "softmax": ("softmax", "spread", "temperature"),
    "stable_softmax": ("softmax",),
    "scaled_dot_attention": ("attention", "moments", "spread", "masks", "finite_mask"),
    "additive_attention": ("additive",),
    "relative_bias_attention": ("relative_bias",),
    "relative_bias_attention_t5": ("relative_bias",),
    "blockwise_softmax": ("blockwise", "folding"),
    "squeeze_excitation": ("squeeze_excitation",),
    "sinusoidal_encoding": ("sinusoidal",),
    "window_attention": ("window",),
    "cost_model": ("cost_model",),
}


def claims_of(formula_id):
    """The claims of the formula of that id; () if it has none."""
    modules = (import_module(f"derive.catalogue.claims.{name}") for name in FAMILIES.get(formula_id, ()))
    return tuple(claim for module in modules for claim in module.CLAIMS.get(formula_id, ()))
