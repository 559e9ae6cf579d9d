"""What a pass says of a step beside its program: what it named, what it saves, which factor it took out.

A note is a list of boxes: words, and mathematics between them.
"""

import sympy as sp

from derive.formula import Entry
from derive.report import boxes as b
from derive.report.layout import ATOM, PRODUCT
from derive.report.proofs import renamed


def notes_of(made, step, layout):
    """The notes of one step, each a list of boxes."""
    notes = {"normalisers": _normalisers, "differentiate": _gradients, "save": _saved, "stabilise": _stabilised}
    return notes[step.name](made, layout) if step.name in notes else []


def _normalisers(made, layout):
    out = []
    for z, output in made.normalised.logsumexps:
        what = b.words(" is the logarithm of "), layout.box(z), b.words(", a sum of positive terms.")
        out.append([layout.name(output), *what])
    for z, output in made.normalised.norms:
        what = b.words(" is the normaliser "), layout.box(z), b.words(" itself.")
        out.append([layout.name(output), *what])
    return out


def _gradients(made, layout):
    given = [layout.name(name) for _, name in made.differentiated.cotangents]
    return [[b.words("Given, as the gradients with respect to the outputs: "), b.joined(given), b.words(".")]]


def _saved(made, layout):
    saved, out = made.saved, []
    for name, (indices, value) in saved.rule.items():
        line = [b.row(layout.box(Entry(name, *indices)), b.sign("="), layout.box(value))]
        line.insert(0, b.words("Read from what is stored: "))
        if name in saved.quotients:
            divisors = [layout.name(z) for z in saved.quotients[name]]
            line += [b.words(", used only where it is divided by "), b.joined(divisors)]
        out.append([*line, b.words(".")])
    if saved.saved:
        out.append([b.words("Stored by the forward for this alone: "), b.joined([layout.name(x) for x in saved.saved])])
    return out


def _stabilised(made, layout):
    out = []
    for _, factors, stable in made.stabilised.steps:
        if not factors:
            continue
        exponent = sp.Add(*(n * constant for constant, n in factors.items()))
        value = layout.box(Entry(stable.name, *stable.indices))
        before, after = b.superscript(value, b.words("before")), b.superscript(value, b.words("now"))
        scale = layout.box(sp.exp(exponent), ATOM - 1)
        note = [b.row(before, b.sign("="), after, b.sign("⋅"), scale), b.words(", whatever the constant is.")]
        out.append([b.words("For each row "), *note])
    for exponential, reason in made.stabilised.left:
        words = renamed(reason, layout.names)
        out.append([layout.box(exponential, PRODUCT), b.words(f" keeps its plain form: {words}.")])
    return out
