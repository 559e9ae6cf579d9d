"""A user's own formulas: a Python file that makes Formulas, read without side effects on this process's modules."""

import importlib.util
import traceback
from pathlib import Path

from derive.errors import BadSpec, DeriveError, DuplicateFormula, ended
from derive.formula import Formula

STARTING_FILE = '''"""{name}: softmax with one added to the denominator, and a softcap.

Build it:   derive build --spec {name}.py        Prove it:   derive prove --spec {name}.py
Use it:     derive.compile({name}) in Python, or derive.load("{name}", out="generated")
"""

import sympy as sp

from derive import Formula, Index, Size, Tensor, total, where

# A length is cut into tiles; a width stays on a tile.  Every tensor has batch and head axes besides its own.
N, M = Size("N"), Size("M")
D, E = Size("D", "width"), Size("E", "width")
i, j, d, e = Index("i", N), Index("j", M), Index("d", D), Index("e", E)
q, k, v = Tensor("q", N, D), Tensor("k", M, D, grouped=True), Tensor("v", M, E, grouped=True)

score = 20 * sp.tanh(total(q[i, d] * k[j, d], d) / sp.sqrt(D) / 20)
weight = sp.exp(score)
seen = j <= i + M - N  # causal, lower right
out = total(where(seen, weight * v[j, e]), j) / (1 + total(where(seen, weight), j))

{name} = Formula("{name}", [q, k, v], {{"o": out}}, title="One-plus attention with a softcap")
'''


def starting_file(name):
    return STARTING_FILE.format(name=name)


def load_spec(path):
    """The Formulas that a file makes, in the order of their names in the file; BadSpec if it makes none."""
    path = Path(path)
    if not path.is_file():
        raise BadSpec(path, "it is a folder" if path.is_dir() else "there is no such file")
    spec = importlib.util.spec_from_file_location(f"derive_spec_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise BadSpec(path, "it is no Python file (its name should end in .py)")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except KeyboardInterrupt:
        raise
    except Exception as problem:
        raise _bad_spec(path, problem) from None
    except BaseException as problem:
        raise BadSpec(path, ended(problem)) from None
    found = {}
    for value in vars(module).values():
        for item in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(item, Formula):
                if item.id in found and found[item.id] is not item:
                    raise DuplicateFormula(item.id, path, path)
                found[item.id] = item
    if not found:
        raise BadSpec(path, "it makes no Formula at the top level of the file")
    return tuple(found.values())


PYTHONS_OWN = {
    "truth value of Relational": "Python's if, and, or, not, min, max and a < b < c need to know now what holds: write "
    "where or Piecewise for if, & | ~ for and, or, not, and Max, Min of SymPy",
    "Cannot convert expression to float": "take the functions of sympy (sp.exp), not those of math",
    "loop of ufunc does not support": "take the functions of sympy (sp.exp), not those of numpy",
    "must be real number": "take the functions of sympy (sp.exp), not those of math",
}  # part of the message of an error of Python or SymPy -> what to do


def _bad_spec(path, problem):
    """The error with the line of the file at which it happened."""
    frames = traceback.extract_tb(problem.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).resolve() == path.resolve()] or frames
    line = (problem.lineno or 1) if isinstance(problem, SyntaxError) else own[-1].lineno
    if isinstance(problem, DeriveError):
        return BadSpec(path, f"line {line}: {problem.what}", problem.do)
    do = next((advice for part, advice in PYTHONS_OWN.items() if part in str(problem)), "")
    return BadSpec(path, f"line {line}: {type(problem).__name__}: {problem}", do)


def load_specs(paths):
    """The formulas of several files; a clash of ids is an error."""
    found, origin = [], {}
    for path in paths:
        for formula in load_spec(path):
            if formula.id in origin:
                raise DuplicateFormula(formula.id, origin[formula.id], path)
            origin[formula.id] = path
            found.append(formula)
    return tuple(found)
