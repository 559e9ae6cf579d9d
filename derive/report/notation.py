"""Words on the signs and on the terms that a chapter uses, where it uses them."""

import re

import sympy as sp

SIGNS = (
    (r"\brelu\b", "relu(x) is x where x > 0, else 0; its derivative at 0 is 0."),
    (r"\bstep\b", "step(x) is 1 where x > 0, else 0."),
    (r"\bsigmoid\b", "σ(x) is 1 / (1 + exp(−x))."),
    (r"\blogsigmoid\b", "log σ(x) is computed without the overflow of exp(−x)."),
    (r"\beither\(", "either(x, y) is one of two terms that are equal, whichever a kernel finds in range."),
    (r"\bfinite\(", "finite(x) is x, or 0 where x is −∞: the maximum of a row that saw nothing."),
    (r"\bwhere\(|Where\(", "A condition below a sum says which terms take part; [c] is 1 where c holds, else 0."),
    (r"Mod\(", "a mod b has the sign of b, as in Python."),
)
TERMS = (
    (r"\btile\b", "A tile is a block of rows and columns of pairs that is computed at once."),
    (r"full tile", "In a full tile no condition hides a pair, so that it needs no mask."),
    (r"separable of rank", "A sum that is separable of rank r in the running maximum is made of r sums times factors "
     "of the maximum: when the maximum moves, these factors correct it, and nothing is computed again."),
    (r"running maximum|statistic", "A statistic, such as the running maximum, is what a loop knows of a row so far."),
    (r"row constant", "A row constant is one number for each row that is subtracted from its exponents."),
    (r"\bguards?\b", "The guard of a value is the condition under which it counts."),
    (r"cotangent", "A cotangent is the gradient of the loss with respect to an output, which the backward is given."),
)  # fmt: skip
ROLES = {
    "length": "any length",
    "width": "a width",
    "pixel": "pixels",
    "batch": "a leading axis",
    "param": "a parameter",
}


def signs_of(made):
    """Words on the signs that the derivation uses, and its sizes."""
    text = "\n".join(str(step.program) for step in made.steps)
    lines = [words for pattern, words in SIGNS if re.search(pattern, text)]
    if made.backward is not None:
        lines.append("d_x is the gradient of the loss with respect to x.")
    sizes = [f"{s} ({role})" for role, names in _sizes(made.formula).items() for s in names]
    lines.append("Sizes: " + ", ".join(sizes) + ". Leading axes (batch, heads) are not written.")
    return lines


def terms_of(rows, steps):
    """Words on the terms that the sentences about passes and steps use."""
    text = [row[key] for row in rows for key in ("statement", "verdict", "reason")]
    text += [words for row in rows for words, _ in row["theorems"]] + [step.why for step in steps]
    return [words for pattern, words in TERMS if re.search(pattern, "\n".join(text))]


def _sizes(formula):
    """role, in words -> the names of the sizes of inputs and outputs."""
    out = {}
    sizes = [s for t in formula.inputs for s in t.sizes] + [x.size for v in formula.outputs for x in v.indices]
    for size in sizes:
        for s in sorted(sp.sympify(size).free_symbols, key=str):
            role = getattr(s, "role", "width")
            names = out.setdefault(ROLES[role], [])
            if s.name not in names and role != "batch":
                names.append(s.name)
    return out
