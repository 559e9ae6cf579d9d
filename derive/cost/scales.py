"""At which sizes the numbers of a cost are shown: at several lengths, or for images of several sides."""

from dataclasses import dataclass

import sympy as sp

from derive.cost.settings import sizes_for, sizes_of

LENGTHS = (1024, 8192, 32768, 100_000)
SIDES = (56, 112, 224, 512)
CHANNELS, REDUCED, KERNEL = 256, 16, 7


@dataclass(frozen=True)
class Scale:
    """One line of numbers: what it is called, its length (None for an image), all sizes."""

    label: str
    length: int | None
    sizes: dict


def scales_of(formula, lengths=LENGTHS):
    """(what the labels say, the Scales)"""
    pixels = [s.name for s in sizes_of(formula) if s.role == "pixel"]
    if pixels:
        widths = image_widths(formula)
        sides = [(n, sizes_for(formula, {**dict.fromkeys(pixels, n), **widths})) for n in SIDES]
        return " × ".join(pixels), [Scale(" × ".join([f"{n:,}"] * len(pixels)), None, sizes) for n, sizes in sides]
    return " = ".join(lengths_of(formula)), [Scale(f"{n:,}", n, sizes_for(formula, {}, n)) for n in lengths]


def lengths_of(formula):
    """The names of the lengths that nothing fixes."""
    fixed = {c.lhs for c in formula.constraints}
    return [s.name for s in sizes_of(formula) if s.role == "length" and s not in fixed]


def image_widths(formula):
    """The usual widths beside an image: its channels, the smaller layer between them, the side of a kernel."""
    fixed = {c.lhs: c.rhs for c in formula.constraints}
    odd = {s for s, e in fixed.items() if s in sp.sympify(e).atoms(type(s))}
    channels = {s for t in formula.inputs if any(x.role == "pixel" for x in t.sizes) for s in t.sizes}
    usual = {s: CHANNELS if s in channels else REDUCED for s in sizes_of(formula) if s.role == "width"}
    usual |= dict.fromkeys(odd, KERNEL)
    return {s.name: n for s, n in usual.items() if s in odd or s not in fixed}
