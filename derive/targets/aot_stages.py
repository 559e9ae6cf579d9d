"""One Triton kernel through its compiler, for a target that need not be there: the resources that its code takes.

Imports triton, so it belongs to the process that `aot.run` starts, where the interpreter is off.
"""

import contextlib
import hashlib
import io
import json
import os
import re
import subprocess
import tempfile

import torch
import triton
from triton import knobs
from triton._C.libtriton import ir
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource
from triton.compiler.compiler import make_backend
from triton.language import constexpr

from derive.targets.inner_loops import of_amdgcn, of_sass

TYPES = {torch.float16: "fp16", torch.bfloat16: "bf16", torch.float32: "fp32", torch.float64: "fp64"}
TYPES |= {torch.bool: "i1", torch.int32: "i32", torch.int64: "i64"}
MATRIX = {"cuda": r"mma\.sync|wgmma\.mma_async|tcgen05\.mma", "hip": r"v_mfma"}
CODE = {"cuda": "ptx", "hip": "amdgcn"}
MEASURED = "5"  # changes when something else is measured: what was found before does not count any longer


def source_of(kernel, args, kwargs):
    """(ASTSource, options) of a launch, specialised as the JIT would do it."""
    names = kernel.arg_names
    values = dict(zip(names, args, strict=False)) | {k: v for k, v in kwargs.items() if k in names}
    signature, constants, attributes = {}, {}, {}
    for n, name in enumerate(names):
        value, parameter = values[name], kernel.params[n]
        if parameter.is_constexpr or (type(value) is int and value == 1):
            signature[name], constants[name] = "constexpr", value
        elif torch.is_tensor(value):
            signature[name] = "*" + TYPES[value.dtype]
            attributes[(n,)] = [["tt.divisibility", 16]]
        elif isinstance(value, float):
            signature[name] = parameter.annotation_type or "fp32"
        else:
            signature[name] = "i32" if -(2**31) <= value < 2**31 else "i64"
            if value % 16 == 0:
                attributes[(n,)] = [["tt.divisibility", 16]]
    return ASTSource(kernel, signature, constants, attributes), {k: v for k, v in kwargs.items() if k not in names}


def key(source, options, target):
    """What decides the code: the text of the kernel and of all it calls, its types, constants and options."""
    constants = sorted((name, str(value)) for name, value in source.constants.items())
    parts = [MEASURED, triton.__version__, target, texts(source.fn), source.signature, constants]
    parts += [str(sorted(source.attrs.items())), sorted(options.items())]
    return hashlib.sha256(json.dumps(parts, default=str).encode()).hexdigest()


def texts(function):
    """The texts of a jitted function and of the functions and constants of its module that it reads."""
    found, waiting = {}, [(function.fn.__name__, function)]
    while waiting:
        name, value = waiting.pop()
        if name in found:
            continue
        jitted = isinstance(value, triton.JITFunction)
        found[name] = value.src if jitted else str(value)
        if jitted:
            room = value.fn.__globals__
            read = set(re.findall(r"[A-Za-z_]\w*", value.src)) & set(room)
            waiting += [(n, room[n]) for n in sorted(read) if isinstance(room[n], (triton.JITFunction, constexpr))]
    return sorted(found.items())


class Stages:
    """The stages of the compiler for a target, in order; nothing of Triton's own cache is read or written."""

    def __init__(self, source, options, target):
        self.target = GPUTarget(*target)
        backend = make_backend(self.target)
        options = backend.parse_options(dict(options))
        self.context = ir.context()
        ir.load_dialects(self.context)
        backend.load_dialects(self.context)
        self.steps, self.metadata = {}, dict(options.__dict__)
        backend.add_stages(self.steps, options, source.language)
        implementation, modules = backend.get_codegen_implementation(options), backend.get_module_map()
        self.code = source.make_ir(self.target, options, implementation, modules, self.context)

    def to(self, stage):
        """The code of a stage; what comes before it is done first."""
        while stage in self.steps:
            name = next(iter(self.steps))
            self.code = self.steps.pop(name)(self.code, self.metadata)
        return self.code


def ttir(source, options, target):
    """Only the first stage: what the interpreter is too kind to refuse is refused here."""
    return {"ttir": len(str(Stages(source, options, target).to("ttir")))}


def resources(source, options, target):
    """Shared bytes, tensor memory, products and those off the matrix units, matrix instructions, registers, spills, the
    instructions of the inner loops; seconds of the processor.
    """
    begin = cpu_seconds()
    stages = Stages(source, options, target)
    products = [line for line in str(stages.to("ttgir")).splitlines() if PRODUCT.search(line)]
    backend = stages.target.backend
    code = stages.to(CODE[backend])
    found = {"products": len(products), "scalar_products": sum("#blocked" in line.split("->")[-1] for line in products)}
    found |= {"matrix": len(re.findall(MATRIX[backend], code)), "shared": stages.metadata["shared"]}
    found |= cuda_resources(stages) if backend == "cuda" else hip_resources(code)
    found["inner_loops"] = of_amdgcn(code) if backend == "hip" else of_sass(sass(stages.to("cubin")))
    return found | {"seconds": round(cpu_seconds() - begin, 2)}


def cpu_seconds():
    """Of this process and of the assemblers that it called."""
    return sum(os.times()[:4])


PRODUCT = re.compile(r"\btt\.dot |\bttng\.(warp_group_dot|tc_gen5_mma) ")


def cuda_resources(stages):
    """Registers and bytes of spills, as the assembler reports them when Triton calls it."""
    log = io.StringIO()
    with knobs.nvidia.scope(), contextlib.redirect_stdout(log):
        knobs.nvidia.dump_ptxas_log = True
        stages.to("cubin")
    text = log.getvalue()
    spills = sum(map(int, re.findall(r"(\d+) bytes spill", text)))
    registers = int(re.search(r"Used (\d+) registers", text).group(1))
    return {"registers": registers, "spills": spills, "tensor_memory": stages.metadata.get("tmem_size") or 0}


def sass(cubin):
    """The machine's instructions in a binary for NVIDIA, as cuobjdump lists them."""
    with tempfile.NamedTemporaryFile(suffix=".cubin") as file:
        file.write(cubin)
        file.flush()
        command = [knobs.nvidia.cuobjdump.path, "-sass", file.name]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def hip_resources(code):
    """Registers of a lane and how many of them are spilled."""
    registers = re.search(r"\.vgpr_count:\s*(\d+)", code)
    spills = re.search(r"\.vgpr_spill_count:\s*(\d+)", code)
    return {"registers": int(registers.group(1)), "spills": int(spills.group(1)), "tensor_memory": 0}
