"""The claims of the formulas of the catalogue, loaded when they are asked for."""

from importlib import import_module

FAMILIES = {
    "softmax": "softmax",
    "stable_softmax": "softmax",
    "scaled_dot_attention": "attention",
}


def claims_of(formula_id):
    """The claims of the formula of that id; () if it has none."""
    if formula_id not in FAMILIES:
        return ()
    module = import_module(f"derive.catalogue.claims.{FAMILIES[formula_id]}")
    return module.CLAIMS[formula_id]
