"""derive: from an attention formula to proved, generated and tested code.

from derive import Formula, Tensor, Index, Size, total, where      the language (sympy is imported on first use)
derive.load("scaled_dot_attention", backend="auto", ...)           a generated function
derive.compile(formula, ...)                                       the same for a formula of one's own
derive.explain(...)                                                which kernel runs, and why
"""

__version__ = "0.1.0"

_LANGUAGE = (
    "Formula", "Index", "IsFinite", "Let", "Size", "Tensor",
    "largest", "logsigmoid", "relu", "sigmoid", "step", "total", "uniform", "where",
)  # fmt: skip
_RUNTIME = ("load", "explain")
_MODULES = ("claims", "errors", "modules")

__all__ = [*_LANGUAGE, *_RUNTIME, "compile"]


def __getattr__(name):
    """Import on first use: the command line's help needs no SymPy, and building needs no torch."""
    import importlib

    if name in _LANGUAGE:
        return getattr(importlib.import_module("derive.formula"), name)
    if name in _RUNTIME:
        return getattr(importlib.import_module("derive.runtime"), name)
    if name == "compile":
        return importlib.import_module("derive.compiling").compile
    if name in _MODULES:
        return importlib.import_module(f"derive.{name}")
    raise AttributeError(f"module 'derive' has no attribute {name!r}; it has {', '.join((*__all__, *_MODULES))}")
