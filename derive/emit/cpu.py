"""C++: one kernel for each loop over pairs or rows, compiled on first use, and the torch module that runs it."""

from derive.emit.assembly import assembled, module_text, name_tensors
from derive.emit.cpu_carried_kernel import CppCarriedKernel
from derive.emit.cpu_dialect import KEYWORDS, LOCALS
from derive.emit.cpu_either import with_pair_factors
from derive.emit.cpu_few import for_few_rows
from derive.emit.cpu_inlined import inlined
from derive.emit.cpu_joined import joined, sums_few_alike
from derive.emit.cpu_kernel import CppKernel
from derive.emit.cpu_row_groups import RowGroup, with_row_groups
from derive.emit.cpu_row_loops import ROW_LOCALS
from derive.emit.cpu_rows import CppRows
from derive.emit.describe import roles_of, with_step
from derive.emit.host import Constants
from derive.emit.layout import comment
from derive.emit.module import DO_NOT_EDIT, functions, signature_of
from derive.emit.names import TORCH_LOCALS, Names
from derive.emit.rows import Rows
from derive.emit.torch_dialect import HELPERS
from derive.tiles import StateKernel

SUMMARY = "C++ kernels, compiled on first use"
HEAD = ("import torch",)


def cpu(forward, backward, about):
    """(text of the module, text of its kernels); None where there is nothing to compile.

    forward and backward are TilePrograms, backward may be None.
    """
    names = Names(reserved=(*TORCH_LOCALS, *HELPERS, *LOCALS, *ROW_LOCALS, *KEYWORDS))
    double = (*about.double, *(d for o, d in about.cotangents if o in about.double))
    own = [p and with_pair_factors(inlined(p, about.double)) for p in (forward, backward)]
    programs = [with_row_groups(p, double) for p in own]
    stages = [p and joined(p.stages) for p in programs]
    along_width = stages[1] is None or sums_few_alike(stages[1])
    found = [
        (f, *_direction(f, own, along_width))
        for f, own in zip(functions(*programs, about, names), stages, strict=True)
        if f
    ]
    kernels = [kernel for _, ks, _ in found for kernel in ks]
    if not kernels:
        return None
    first, second = (*(f for f, _, _ in found), None)[:2]
    bodies = [text for _, _, text in found]
    signature = signature_of(first, second, about, "cpu")
    runtime = "from derive.runtime.native import Kernels"
    text = module_text(about, "cpu", SUMMARY, f"{signature}\n\nKERNELS = Kernels(__file__)", bodies, HEAD)
    text = text.replace("import torch\n", f"import torch\n\n{runtime}\n", 1)
    return text, source(about, kernels)


def source(about, kernels):
    """The text of kernel.cpp."""
    head = [f"// {about.title or about.id}: {SUMMARY}", "//"]
    head += [f"//     {line}".rstrip() for line in (about.statement or "").splitlines()]
    head += ["//", f"// {DO_NOT_EDIT}", "", '#include "cpu_kernels.h"', "", "namespace derive {", ""]
    return "\n".join([*head, "\n\n".join(k.text() for k in kernels), "", "}  // namespace derive", ""])


def _direction(function, stages, along_width):
    """(kernels, text of the function that runs them); along_width: how kernels for few rows sum products."""
    constants = Constants(function.names)
    roles = roles_of(function.program.definitions, [d for _, d in function.about.cotangents])
    name_tensors(function, roles)
    rows = Rows(function.names, constants, function.program, roles, function.cast(), function.double)
    lines, kernels = [], []
    states = None
    for stage in stages:
        if isinstance(stage, StateKernel):
            states = stage
        elif isinstance(stage, RowGroup) or hasattr(stage, "streamed"):
            if isinstance(stage, RowGroup):
                kernel = CppRows(stage, function, constants, roles)
            elif getattr(stage, "carried", ()):
                kernel = CppCarriedKernel(stage, function, constants, roles, states)
            else:
                kernel = CppKernel(stage, function, constants, roles)
                kernel.few = for_few_rows(stage, function, constants, roles, along_width)
                if turned := getattr(stage, "turned", None):
                    kernel.turned = CppKernel(turned, function, constants, roles, along_width)
            others = (getattr(kernel, "turned", None), getattr(kernel, "few", None))
            kernels += [kernel, *(k for k in others if k is not None)]
            lines += kernel.launch()
        else:
            lines += [*comment(with_step(stage, roles, function, rows.masks_later(stage)), 1), *rows.definition(stage)]
    return kernels, assembled(function, constants, lines, function.signature())
