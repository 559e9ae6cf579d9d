"""Triton: one kernel a loop over pairs, launched from a function that has the same signature as the other backends'."""

from derive.emit.assembly import allocated, assembled, module_text, name_tensors, names_read, used_helpers
from derive.emit.configurations import configurations
from derive.emit.describe import roles_of, with_step
from derive.emit.host import Constants
from derive.emit.layout import comment
from derive.emit.module import functions, signature_of
from derive.emit.names import TRITON_LOCALS, Names
from derive.emit.row_groups import with_row_kernels
from derive.emit.rows import Rows
from derive.emit.state_triton import CarriedKernel, StateKernelText
from derive.emit.torch_dialect import HELPERS as TORCH_HELPERS
from derive.emit.triton_dialect import HELPERS, HOST_HELPERS
from derive.emit.triton_kernel import TritonKernel
from derive.emit.triton_rows import TritonRows
from derive.program import Definition
from derive.tiles import RowKernel, StateKernel

SUMMARY = "one Triton kernel for each loop over tiles"
HEAD = ("import torch", "import triton", "import triton.language as tl")
TABLES = {
    "TYPES": """TYPES = {
    torch.float16: tl.float16,
    torch.bfloat16: tl.bfloat16,
    torch.float32: tl.float32,
    torch.float64: tl.float64,
}""",
    "LOG2E": "LOG2E = tl.constexpr(1.4426950408889634)",
}
KEYWORDS = ("allow_tf32=False", "blocks=None")


def triton(forward, backward, about):
    """The source text of the module; forward and backward are TilePrograms, backward may be None."""
    parts = launches(forward, backward, about)
    first, second = (*(function for function, _, _ in parts), None)[:2]
    kernels = [kernel for _, found, _ in parts for kernel in found]
    bodies = [text for _, found, body in parts for text in (*(k.text() for k in found), body)]
    signature = signature_of(first, second, about, "triton", ("allow_tf32",))
    helpers = {**TORCH_HELPERS, **HOST_HELPERS, **HELPERS}
    texts = [*bodies, *(helpers[name] for name in used_helpers(bodies, helpers))]
    used = set().union(*map(names_read, texts))
    tables = [text for name, text in TABLES.items() if name in used]
    tables += [configurations(kernels)] if "configuration" in used else []
    return module_text(about, "triton", SUMMARY, "\n\n".join([signature, *tables]), bodies, HEAD, helpers)


def launches(forward, backward, about):
    """[(Function, its kernels, text of the function that launches them)], forward and (if there is one) backward."""
    names = Names(reserved=(*TRITON_LOCALS, *HELPERS, *HOST_HELPERS, *TORCH_HELPERS))
    forward, backward = (with_row_kernels(tiles) if tiles is not None else None for tiles in (forward, backward))
    return [(function, *_direction(function)) for function in functions(forward, backward, about, names) if function]


def _direction(function):
    """(kernels, text of the function that launches them)"""
    constants = Constants(function.names)
    roles = roles_of(function.program.definitions, [d for _, d in function.about.cotangents])
    name_tensors(function, roles)
    rows = Rows(function.names, constants, function.program, roles, function.cast(), function.double)
    lines, kernels = [], []
    stages = function.program.stages
    for n, stage in enumerate(stages):
        if isinstance(stage, StateKernel):
            pairs = CarriedKernel(stages[n + 1], function, constants, roles)
            kernel = StateKernelText(stage, function, constants, roles, pairs)
            kernels.append(kernel)
            lines += kernel.launch()
        elif not isinstance(stage, Definition):
            maker = TritonRows if isinstance(stage, RowKernel) else CarriedKernel if stage.carried else TritonKernel
            kernel = maker(stage, function, constants, roles)
            kernels.append(kernel)
            lines += [*allocated(stage, function, kernel.parts), *kernel.launch(), *kernel.finish()]
        else:
            lines += [*comment(with_step(stage, roles, function, rows.masks_later(stage)), 1), *rows.definition(stage)]
    keywords = KEYWORDS if kernels else KEYWORDS[:1]
    if any("precision" in line for line in lines):
        lines.insert(0, 'precision = "tf32" if allow_tf32 else "ieee"')
    return kernels, assembled(function, constants, lines, function.signature(["*", *keywords]))
