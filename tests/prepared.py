"""From a formula to what the printers take: both programs, and what they say of themselves."""

import textwrap
from dataclasses import dataclass

from derive.emit.module import About
from derive.lower import lower
from derive.passes import (
    differentiate,
    inherit_visibility,
    inline_wide,
    merge_normalisers,
    name_exponentials,
    one_sided_support,
    save,
    split_double_sums,
    stabilise,
    with_logsumexp,
)
from derive.schedule import schedule


@dataclass(frozen=True)
class Prepared:
    formula: object
    forward: object
    backward: object
    about: About

    def tiles(self):
        return schedule(self.forward), schedule(self.backward)


def ready(program):
    """The passes between a stable program and its schedule."""
    return split_double_sums(one_sided_support(inherit_visibility(inline_wide(name_exponentials(program))))).check()


def prepare(formula):
    """Forward and backward of a formula, ready for the schedule."""
    normalised = merge_normalisers(with_logsumexp(lower(formula)))
    differentiated = differentiate(normalised.program, formula.wrt)
    saved = save(differentiated, normalised)
    about = About(
        id=formula.id,
        title=formula.title,
        statement="\n".join(line for v in formula.outputs for line in textwrap.wrap(f"{v.name} = {v.value}", 110)),
        inputs=tuple(t.name for t in formula.inputs),
        outputs=tuple(v.name for v in formula.outputs),
        double=tuple(o for _, o in normalised.logsumexps if o in normalised.added),
        cotangents=differentiated.cotangents,
        gradients=differentiated.gradients,
    )
    return Prepared(formula, ready(stabilise(saved.forward).program), ready(saved.backward), about)
