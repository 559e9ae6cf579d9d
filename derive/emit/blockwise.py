"""Blockwise torch: the loops over tiles, in ordinary torch operations, in memory linear in the lengths."""

from functools import partial

from derive.emit.assembly import allocated, assembled, module_text, name_tensors
from derive.emit.carried import CarriedWalker
from derive.emit.describe import roles_of, with_step
from derive.emit.host import Constants
from derive.emit.layout import comment, indented
from derive.emit.module import functions, signature_of
from derive.emit.names import TORCH_LOCALS, Names
from derive.emit.rows import Rows
from derive.emit.state_torch import CarriedDialect, state_lines
from derive.emit.torch_dialect import HELPERS
from derive.emit.torch_tile import BlockwiseDialect
from derive.emit.walker import KernelWalker
from derive.tiles import PairKernel, StateKernel

SUMMARY = "tile by tile in torch, in memory linear in the lengths"
KEYWORDS = ("block_rows=64", "block_columns=128")


def blockwise(forward, backward, about):
    """The source text of the module; forward and backward are TilePrograms, backward may be None."""
    names = Names(reserved=(*TORCH_LOCALS, *HELPERS))
    first, second = functions(forward, backward, about, names)
    bodies = [_function_text(f) for f in (first, second) if f]
    return module_text(about, "blockwise", SUMMARY, signature_of(first, second, about, "blockwise"), bodies)


def _function_text(function):
    constants = Constants(function.names)
    roles = roles_of(function.program.definitions, [d for _, d in function.about.cotangents])
    name_tensors(function, roles)
    rows = Rows(function.names, constants, function.program, roles, function.cast(), function.double)
    lines = []
    for stage in function.program.stages:
        if isinstance(stage, (PairKernel, StateKernel)):
            write = state_lines if isinstance(stage, StateKernel) else _kernel_lines
            found, vectors = write(stage, function, constants, roles)
            lines += found
            rows.forget(vectors)
        else:
            lines += [*comment(with_step(stage, roles, function, rows.masks_later(stage)), 1), *rows.definition(stage)]
    keywords = KEYWORDS if function.program.kernels else ()
    return assembled(function, constants, lines, function.signature(["*", *keywords] if keywords else ()))


def _kernel_lines(kernel, function, constants, roles):
    """The statements of a loop over pairs, and the indices whose names it gives to places of tiles."""
    names = function.names.scope()
    if kernel.carried:
        dialect, walk = CarriedDialect(kernel, function, names), CarriedWalker
    else:
        dialect, walk = BlockwiseDialect(kernel, function, names), KernelWalker
    describe = partial(with_step, roles=roles, function=function)
    walker = walk(kernel, dialect, names, constants, function.program, roles, describe)
    walker.walk()
    start, stop, size = dialect.start(kernel.parallel), dialect.stop(kernel.parallel), names.size(kernel.parallel.size)
    lines = [
        *allocated(kernel, function),
        f"for {start} in range(0, {size}, block_rows):",
        *indented([f"{stop} = min({start} + block_rows, {size})", *walker.before]),
        *indented([dialect.loop_header(), *indented(walker.inside), *walker.after]),
    ]
    return lines, dialect.vectors
