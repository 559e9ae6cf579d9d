"""Ahead-of-time compilation of generated Triton modules, without a GPU: what each launch would compile to.

A module's functions run on meta tensors, with its kernels replaced by recorders that compile what would be launched.
Triton's interpreter must be off, so the tests call this file as a program: jobs in JSON on its standard input, a line
of JSON for each kernel on its standard output.

    {"path": module, "sizes": {...}, "dtype": "float16", "target": "sm_90", "stage": "ttir" or "binary"}

A job may have "settings" (rows, columns, warps, stages) in place of the module's own, and "backward": false.
"""

import importlib.util
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

TARGETS = {f"sm_{n}": ("cuda", n, 32) for n in (80, 90, 100)} | {"gfx942": ("hip", "gfx942", 64)}
COLUMNS = {"sm_80": "cuda", "gfx942": "hip"}  # of a module's tables of configurations
SHARED_LIMITS = {"sm_80": 163 * 1024, "sm_90": 227 * 1024, "sm_100": 227 * 1024, "gfx942": 64 * 1024}
MATRIX = {"cuda": r"mma\.sync|wgmma\.mma_async|tcgen05\.mma", "hip": r"v_mfma"}


def run(jobs, timeout=600):
    """The results of some jobs, each a dictionary, from a process without the interpreter."""
    clean = {k: v for k, v in os.environ.items() if k != "TRITON_INTERPRET"}
    command = [sys.executable, str(Path(__file__))]
    done = subprocess.run(command, input=json.dumps(jobs), capture_output=True, text=True, env=clean, timeout=timeout)
    if done.returncode:
        raise RuntimeError(f"exit status {done.returncode}: {done.stderr[-4000:]}")
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


class Recorder:
    """Stands for a kernel: a launch compiles it for the job's target."""

    def __init__(self, kernel, job, results):
        self.kernel, self.job, self.results = kernel, job, results

    def __getitem__(self, grid):
        def launch(*args, **kwargs):
            job = {k: self.job[k] for k in ("path", "dtype", "target", "stage")}
            result = {"kernel": self.kernel.fn.__name__, **job}
            try:
                result |= compiled(self.kernel, args, kwargs, self.job)
            except Exception as fault:
                result |= {"error": f"{type(fault).__name__}: {fault}"[:2000]}
            self.results.append(result)

        return launch


def source_of(kernel, args, kwargs):
    """(ASTSource, options) of a launch, specialised as the JIT would do it."""
    import torch
    from triton.compiler import ASTSource

    types = {torch.float16: "fp16", torch.bfloat16: "bf16", torch.float32: "fp32", torch.float64: "fp64"}
    types |= {torch.bool: "i1", torch.int32: "i32", torch.int64: "i64"}
    names = kernel.arg_names
    values = dict(zip(names, args, strict=False)) | {k: v for k, v in kwargs.items() if k in names}
    signature, constants, attributes = {}, {}, {}
    for n, name in enumerate(names):
        value, parameter = values[name], kernel.params[n]
        if parameter.is_constexpr or (type(value) is int and value == 1):
            signature[name], constants[name] = "constexpr", value
        elif torch.is_tensor(value):
            signature[name] = "*" + types[value.dtype]
            attributes[(n,)] = [["tt.divisibility", 16]]
        elif isinstance(value, float):
            signature[name] = parameter.annotation_type or "fp32"
        else:
            signature[name] = "i32" if -(2**31) <= value < 2**31 else "i64"
            if value % 16 == 0:
                attributes[(n,)] = [["tt.divisibility", 16]]
    return ASTSource(kernel, signature, constants, attributes), {k: v for k, v in kwargs.items() if k not in names}


def compiled(kernel, args, kwargs, job):
    """What the kernel compiles to: nothing but success for "ttir", resources for "binary"."""
    import triton
    from triton.backends.compiler import GPUTarget

    target = GPUTarget(*TARGETS[job["target"]])
    source, options = source_of(kernel, args, kwargs)
    if job["stage"] == "ttir":
        return {"ttir": len(str(ttir(source, target, options)))}
    binary = triton.compile(source, target=target, options=options)
    code = binary.asm["ptx" if target.backend == "cuda" else "amdgcn"]
    found = {"shared": binary.metadata.shared, "matrix": len(re.findall(MATRIX[target.backend], code))}
    return found | (cuda_resources(code, job["target"]) if target.backend == "cuda" else hip_resources(code))


def ttir(source, target, options):
    """Only the first stage: what the interpreter is too kind to refuse is refused here."""
    from triton._C.libtriton import ir
    from triton.compiler.compiler import make_backend

    backend = make_backend(target)
    options = backend.parse_options(dict(options))
    context = ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    stages = {}
    backend.add_stages(stages, options, source.language)
    implementation, modules = backend.get_codegen_implementation(options), backend.get_module_map()
    module = source.make_ir(target, options, implementation, modules, context)
    return stages["ttir"](module, {})


def cuda_resources(ptx, target):
    """Registers and bytes of spills, as ptxas reports them."""
    import triton

    folder = Path(triton.__file__).parent / "backends" / "nvidia" / "bin"
    ptxas = folder / "ptxas-blackwell"
    if target != "sm_100" or not ptxas.exists():
        ptxas = folder / "ptxas"
    name = re.search(r"\.target (sm_\w+)", ptx).group(1)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kernel.ptx"
        path.write_text(ptx)
        command = [str(ptxas), "-v", f"--gpu-name={name}", str(path), "-o", str(path.with_suffix(".o"))]
        text = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    spills = sum(map(int, re.findall(r"(\d+) bytes spill", text)))
    return {"registers": int(re.search(r"Used (\d+) registers", text).group(1)), "spills": spills}


def hip_resources(code):
    registers = re.search(r"\.vgpr_count:\s*(\d+)", code)
    spills = re.search(r"\.vgpr_spill_count:\s*(\d+)", code)
    return {"registers": int(registers.group(1)), "spills": int(spills.group(1))}


def launches(job):
    """The results of every launch of a module's two functions."""
    import torch
    import triton

    spec = importlib.util.spec_from_file_location("generated_module", job["path"])
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    results = []
    for name, value in list(vars(module).items()):
        if isinstance(value, triton.JITFunction) and name.startswith(("forward_", "backward_")):
            setattr(module, name, Recorder(value, job, results))
    module.target_of = lambda _: COLUMNS.get(job["target"], "cuda_9")
    if "settings" in job:
        module.configuration = lambda *_: job["settings"]
    sizes, dtype = job["sizes"], getattr(torch, job["dtype"])

    def tensor(axes, kind="real"):
        of_kind = {"bool": torch.bool, "integer": torch.int64}.get(kind, dtype)
        return 0.5 if kind == "scalar" else torch.empty([sizes[a] for a in axes], dtype=of_kind, device="meta")

    about = module.SIGNATURE
    values = {name: tensor(axes, kind) for name, axes, kind in about["forward"]["inputs"]}
    like = [] if any(torch.is_tensor(v) for v in values.values()) else [torch.empty(0, dtype=dtype, device="meta")]
    params = [sizes[p] for p in about["forward"]["params"]]
    keywords = job.get("keywords", {})
    returned = module.forward(*values.values(), *params, *like, **keywords)
    if about["backward"] and job.get("backward", True):
        names = [n for n, _, _ in (*about["forward"]["outputs"], *about["forward"]["saved"])]
        found, backward = dict(zip(names, returned, strict=True)), about["backward"]
        arguments = [values[n] for n in backward["inputs"]] + [found[n] for n in backward["saved"]]
        arguments += [torch.empty_like(found[n]) for n in backward["cotangents"]]
        module.backward(*arguments, *(sizes[p] for p in backward["params"]), **keywords)
    return results


def main():
    for job in json.load(sys.stdin):
        for result in launches(job):
            print(json.dumps(result), flush=True)


if __name__ == "__main__":
    main()
