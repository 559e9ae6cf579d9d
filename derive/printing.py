"""The printed code of a derivation: file name -> text, for every backend."""

from dataclasses import replace

import sympy as sp

from derive.emit.blockwise import blockwise
from derive.emit.cpu import cpu
from derive.emit.module import About
from derive.emit.places_read import fixed_reads
from derive.emit.reference import reference
from derive.emit.triton import triton
from derive.errors import NoEntry, NotApplicable
from derive.options import FILES, canonical, files_of
from derive.report.mathematics import equations, show_equation


def about_of(made, source):
    """What the printers say of a derivation beside its programs; source: the hash of what it is made from."""
    formula = made.formula
    own = tuple(v.name for v in formula.outputs)
    extra = tuple(o for o in made.normalised.added if o in made.forward.outputs)
    logarithms = {o for _, o in made.normalised.logsumexps}
    return About(
        id=formula.id,
        title=formula.title or formula.id,
        statement=statement(formula),
        options=tuple(canonical(formula.options).items()),
        source=source,
        inputs=tuple(t.name for t in formula.inputs),
        outputs=own,
        extra=extra,
        double=tuple(o for o in extra if o in logarithms),
        cotangents=made.differentiated.cotangents if made.differentiated else (),
        gradients=made.differentiated.gradients if made.differentiated else (),
        defaults=tuple((t.name, sp.sstr(t.default)) for t in formula.inputs if t.default is not None),
        constraints=tuple((str(c.lhs), str(c.rhs)) for c in formula.constraints),
        reads=fixed_reads(formula),
        steps=made.step_of,
    )


def statement(formula):
    """The formula in two-dimensional text, for a docstring."""
    text = "\n\n".join(show_equation(left, right) for left, right in equations(formula))
    return "\n".join(line.rstrip() for line in text.splitlines())


def printed(made, about):
    """{file name: text} of the backends that can be printed; the reference always can, or the error is raised."""
    return printed_and_missing(made, about)[0]


def printed_and_missing(made, about):
    """The printed files, and backend -> why it cannot be printed; the reference says it too, in its SIGNATURE."""
    files, missing = {}, {}
    for backend, printer in {"blockwise": blockwise, "triton": triton, "cpu": cpu}.items():
        try:
            found = _printed_by(printer, made, backend, about)
        except (NoEntry, NotApplicable) as problem:
            missing[backend] = f"{problem.what} ({problem.do})" if problem.do else problem.what
            continue
        if found is not None:  # in C++: nothing is left to compile
            files |= zip(files_of(backend), found if isinstance(found, tuple) else (found,), strict=True)
    about = replace(about, missing=tuple(missing.items()))
    return {FILES["reference"]: reference(made.forward_visible, made.backward_visible, about), **files}, missing


def _printed_by(printer, made, backend, about):
    """What a printer makes of the tiles that are meant for it, or, where it cannot, of those that all others print."""
    own, common = made.tiles_for(backend), (made.forward_tiles, made.backward_tiles)
    if own != common:
        try:
            return printer(*own, replace(about, steps=made.step_for(backend)))
        except (NoEntry, NotApplicable):
            pass
    return printer(*common, about)
