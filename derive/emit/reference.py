"""The plain torch form: each definition over whole tensors, one statement after another; it reads like the formula."""

from derive.emit.assembly import assembled, module_text, name_tensors
from derive.emit.describe import roles_of, with_step
from derive.emit.host import Constants
from derive.emit.layout import comment
from derive.emit.module import functions, signature_of
from derive.emit.names import TORCH_LOCALS, Names
from derive.emit.rows import Rows
from derive.emit.torch_dialect import HELPERS

SUMMARY = "the plain form in torch, every value held in full"


def reference(forward, backward, about):
    """The source text of the module; forward and backward are Programs, backward may be None."""
    names = Names(reserved=(*TORCH_LOCALS, *HELPERS))
    first, second = functions(forward, backward, about, names)
    bodies = [function_text(f) for f in (first, second) if f]
    return module_text(about, "reference", SUMMARY, signature_of(first, second, about, "reference"), bodies)


def function_text(function):
    """One function: its head, a statement (or a few) for each definition, its result."""
    program = function.program
    constants = Constants(function.names)
    cotangents = [d for _, d in function.about.cotangents]
    roles = roles_of(program.definitions, cotangents)
    name_tensors(function, roles)
    rows = Rows(function.names, constants, program, roles, function.cast(), function.double)
    lines = []
    for d in program.definitions:
        lines += [*comment(with_step(d, roles, function, rows.masks_later(d)), 1), *rows.definition(d)]
    return assembled(function, constants, lines, function.signature())
