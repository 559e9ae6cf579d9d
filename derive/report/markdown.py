"""The derivation as one Markdown document, readable on a code host."""

import json

import jinja2
import sympy as sp

from derive import __version__
from derive.report import mathematics
from derive.report.kernels import describe

# The theorems that belong to each step of the derivation, and those of the loops.
THEOREMS = {
    "widths": ("normalisers",),
    "normalisers": ("normalisers",),
    "differentiate": ("pairing", "link", "empty_rows"),
    "save": ("save",),
    "stabilise": ("stabilise", "exponents"),
    "exponentials": ("exponentials",),
    "visibility": ("visibility",),
}
OF_LOOPS = ("bounds", "online", "merge", "tiles", "end_to_end")


def _concerns(row, step):
    return "both" in (row["direction"], step.direction) or row["direction"] == step.direction


def render(made, claims, proofs, code, source):
    """The text of derivation.md.

    made: a Derivation; claims: records of claims; proofs: records of theorems, each with the name of its pass; code:
    [(file name, text)]; source: the hash of what everything was made from.
    """
    formula = made.formula
    return _rendered(
        formula,
        claims,
        source,
        options="".join(f" {_option(*pair)}" for pair in formula.options),
        equations=[f"{mathematics.latex(a)} = {mathematics.latex(b)}" for a, b in mathematics.equations(formula)],
        tensors=[{"name": t.name, "shape": shape(t, formula), "kind": kind(t)} for t in formula.inputs],
        constraints=[f"{c.lhs} = {c.rhs}" for c in formula.constraints],
        steps=[_step(step, made.steps, proofs) for step in made.steps],
        kernels=_kernels(made, proofs),
        proofs=proofs,
        code=code,
    )


def render_chapter(chapter, claims, source):
    """The text of derivation.md of a chapter that is no function: its claims."""
    return _rendered(chapter, claims, source)


EMPTY = {
    "options": "",
    "equations": (),
    "tensors": (),
    "constraints": (),
    "steps": (),
    "kernels": (),
    "proofs": (),
    "code": (),
}


def _rendered(subject, claims, source, **parts):
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("derive.report"),
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
        autoescape=False,
    )
    environment.filters["cell"] = lambda text: str(text).replace("|", "\\|").replace("\n", " ")
    environment.filters["json"] = lambda data: json.dumps(data, indent=1, ensure_ascii=False)
    parts = {**EMPTY, **parts}
    return environment.get_template("derivation.md.j2").render(
        version=__version__,
        formula=subject,
        source=source,
        status=_status(claims, parts["proofs"]),
        claims=claims,
        **parts,
    )


def _option(name, value):
    return str(name) if value is True else f"{name}={value}"


def shape(tensor, formula):
    """The axes of an input as text: leading axes as "..." and the head, then its own."""
    leading = {0: [], 1: ["..."]}.get(len(tensor.leading(formula.grouped)), ["...", "heads"])
    if tensor.per_head:
        leading = ["heads"]
    return f"({', '.join([*leading, *map(str, tensor.sizes)])})"


def kind(tensor):
    if tensor.default is not None:
        return f"{tensor.kind}, by default {sp.sstr(tensor.default)}"
    return tensor.kind


def _status(claims, proofs):
    parts = []
    if claims:
        good = sum(c["status"] == ("PROVED" if c["expected"] else "REFUTED") for c in claims)
        parts.append(f"{good} of {len(claims)} claims as expected")
    if proofs:
        good = sum(row["status"] == "PROVED" for row in proofs)
        parts.append(f"{good} of {len(proofs)} theorems about the passes proved")
    return "; ".join(parts)


def _step(step, steps, proofs):
    """The step with the definitions that it made or changed."""
    before = set()
    for other in steps[: step.number - 1]:
        if step.direction in (other.direction, "both") or other.direction == "both":
            before |= set(other.program.definitions)
    new = [d for d in step.program.definitions if d not in before]
    text = "\n".join(map(str, new)) or "(every definition stays as it is)"
    rows = [row for row in proofs if row["pass"] in THEOREMS.get(step.name, ()) and _concerns(row, step)]
    return {"number": step.number, "title": step.title, "why": step.why, "text": text, "proofs": rows}


def _kernels(made, proofs):
    """[(direction, the lines about its loops, the theorems about them)]"""
    out = []
    for direction, tiles in (("forward", made.forward_tiles), ("backward", made.backward_tiles)):
        if tiles is not None:
            rows = [row for row in proofs if row["pass"] in OF_LOOPS and row["direction"] == direction]
            out.append((direction, describe(tiles), rows))
    return out
