"""The record of one chapter: everything that the site and the documents say of a formula, as data and boxes.

Both templates read this record, so that they cannot say different things.
"""

import json
from itertools import groupby

import sympy as sp

from derive.options import COMPANIONS, EVERY_FILE, FILES, canonical, slug
from derive.passes import inline_aliases
from derive.report import code, loops, mathematics, notation, symbols
from derive.report.claims import claim
from derive.report.layout import Layout, definition, equation
from derive.report.naming import meanings_of, names_of
from derive.report.notes import notes_of
from derive.report.proofs import of_loops, of_step, proof
from derive.report.theorems import loops_of
from derive.statuses import EXPECTED

# The name of each file's code: the backend, and of a companion the name of the file.
LISTINGS = {file: backend for backend, file in FILES.items()}
LISTINGS |= {file: file.partition(".")[0] for files in COMPANIONS.values() for file in files}


def chapter(subject, claims, proofs, made=None, sources=None, variants=(), cost=(), missing=None):
    """The record of a formula or of a Chapter.

    made: the Derivation of a formula; claims: records of claims; proofs: records of the passes of this form; sources:
    file name -> its text; variants: [(Formula, records of its passes, names of its files)] of the other combinations
    of options; missing: backend -> why it could not be printed.
    cost: tables of the cost model, {"title", "head": [text], "rows": [[text]]}.
    """
    known = symbols.names_of(made.formula) if made else None
    known_signs = notation.signs_of(made) if made else []
    record = {
        "id": subject.id,
        "title": subject.title or subject.id,
        "summary": subject.summary,
        "family": subject.family,
        "references": list(subject.references),
        "options": "",
        "claims": [claim(c, known, subject.id) for c in claims],
        "symbols": symbols.of_chapter(subject.id, claims) if made is None else [],
        "signs": symbols.signs(claims, known_signs),
        "status": status(claims, proofs),
        "cost": list(cost),
        "variants": [_variant(*variant) for variant in variants],
        "missing": [{"backend": backend, "reason": reason} for backend, reason in (missing or {}).items()],
        "equations": [], "tensors": [], "constraints": [], "notation": [], "terms": [], "steps": [], "runs": [],
        "plain": [], "pairs": [], "loops": [], "gradients": None, "files": [],
    }  # fmt: skip
    return record | _derivation(made, proofs, sources or {}) if made else record


def status(claims, proofs):
    """Counts: claims and passes that came out as they should, all of them, and the theorems about the passes."""
    return {
        "claims": len(claims),
        "proved": sum(c["status"] == "PROVED" and c["expected"] for c in claims),
        "refuted": sum(c["status"] == "REFUTED" and not c["expected"] for c in claims),
        "undecided": sum(c["status"] == "UNDECIDED" for c in claims),
        "unexpected": sum(c["status"] == EXPECTED[not c["expected"]] for c in claims),
        "passes": len(proofs),
        "passes_proved": sum(row["status"] == "PROVED" for row in proofs),
        "theorems": sum(len(row["theorems"]) for row in proofs),
    }


def _derivation(made, proofs, sources):
    formula, names = made.formula, names_of(made)
    layout = Layout(names)
    listings = {LISTINGS[file]: code.functions(text) for file, text in sources.items()}
    meanings = meanings_of(made, names)
    rows = [proof(row, names, loops_of(made)) for row in proofs]
    steps = [_step(made, step, new, layout, meanings, rows, listings) for step, new in changes(made.steps)]
    return {
        "options": call_options(formula.options),
        "equations": formula_equations(formula),
        "tensors": [_tensor(t, formula) for t in formula.inputs],
        "constraints": [layout.box(c) for c in formula.constraints],
        "notation": notation.signs_of(made),
        "terms": notation.terms_of(rows, made.steps),
        "steps": steps,
        "runs": runs(steps),
        "plain": [definition(d, layout) for d in shown(made.steps[0])],
        "pairs": [layout.name(d.name) for d in made.plain.definitions if d.is_pair],
        "loops": _loops(made, layout, rows, [row for step in steps for row in step["proofs"]]),
        "gradients": _gradients(made, layout),
        "files": [{"backend": LISTINGS[f], "file": f, "lines": listings[LISTINGS[f]]} for f in sources],
    }


def formula_equations(formula):
    """The formula as it is displayed: its outputs, its named values, its shared values."""
    layout = Layout()
    return [equation(left, right, layout) for left, right in mathematics.equations(formula)]


def call_options(options):
    """Options as they stand in a call: visibility="causal_lower_right", grouped=True."""
    return ", ".join(f"{name}={json.dumps(value) if isinstance(value, str) else value}" for name, value in options)


def _tensor(t, formula):
    leading = {0: [], 1: ["..."]}.get(len(t.leading(formula.grouped)), ["...", "heads"])
    if t.per_head:
        leading = ["heads"]
    kind = t.kind if t.default is None else f"{t.kind}, by default {sp.sstr(t.default)}"
    return {"name": t.name, "shape": f"({', '.join([*leading, *map(str, t.sizes)])})", "kind": kind}


def _variant(formula, rows, files=EVERY_FILE):
    return {
        "slug": slug(formula.options),
        "options": call_options(tuple(canonical(formula.options).items())),
        "equations": formula_equations(formula),
        "status": status((), rows),
        "open": [f"{row['pass']} ({row['direction']}): {row['reason']}" for row in rows if row["status"] != "PROVED"],
        "files": list(files),
    }


def _step(made, step, new, layout, meanings, rows, listings):
    return {
        "number": step.number,
        "title": step.title,
        "why": step.why,
        "direction": step.direction,
        "changes": [_change(before, after, layout, meanings) for before, after in new],
        "kept": len(shown(step)),
        "notes": notes_of(made, step, layout),
        "proofs": of_step(rows, step),
        "code": {backend: code.snippets(listings.get(backend, ()), step.number) for backend in LISTINGS.values()},
    }


def runs(steps):
    """[{"idle", "proved", "steps"}]: steps in which nothing changed stand together, under words that say so."""
    out = []
    for idle, together in groupby(steps, lambda step: not step["changes"] and not step["notes"]):
        found = list(together)
        rows = [row for step in found for row in step["proofs"]]
        out.append({"idle": _idle(found) if idle else "", "proved": all(r["good"] for r in rows), "steps": found})
    return out


def _idle(steps):
    numbers = [str(step["number"]) for step in steps]
    which = f"Step {numbers[0]}" if len(numbers) == 1 else f"Steps {numbers[0]} to {numbers[-1]}"
    titles = dict.fromkeys(step["title"].lower() for step in steps)
    return f"{which}: nothing to do ({', '.join(titles)})"


def changes(steps):
    """[(step, [(old definition or None, new definition)])]: what each step made or changed in its direction."""
    before, out = {"forward": {}, "backward": {}}, []
    for step in steps:
        known = [before[step.direction]] if step.direction in before else list(before.values())
        after = {d.name: d for d in shown(step)}
        out.append((step, [(known[0].get(d.name), d) for d in after.values() if known[0].get(d.name) != d]))
        for table in known:
            table.update(after)
    return out


def shown(step):
    """The definitions after a step, without those that only give another name to a value."""
    return inline_aliases(step.program).definitions


def _change(old, new, layout, meanings):
    return {
        "before": definition(old, layout) if old else None,
        "after": definition(new, layout),
        "name": layout.name(new.name),
        "meaning": meanings.get(new.name, ""),
    }


def _loops(made, layout, rows, shown_rows):
    out = []
    for direction, tiles in (("forward", made.forward_tiles), ("backward", made.backward_tiles)):
        if tiles is not None:
            out.append({
                "direction": direction,
                "stages": loops.stages(tiles, layout),
                "proofs": of_loops(rows, direction, shown_rows),
            })  # fmt: skip
    return out


def _gradients(made, layout):
    """What the backward starts from, and its equations in the order in which they are computed."""
    if made.backward is None:
        return None
    return {
        "pairs": [(layout.name(name), layout.name(gradient)) for name, gradient in made.differentiated.gradients],
        "given": [(layout.name(name), layout.name(given)) for name, given in made.differentiated.cotangents],
        "saved": [layout.name(e.name) for e in made.backward.inputs if e.name in made.forward0.outputs],
        "equations": [definition(d, layout) for d in made.backward.definitions],
    }
