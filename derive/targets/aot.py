"""Ahead-of-time compilation of generated Triton modules, without a GPU: what each launch would compile to.

A module's functions run on meta tensors, with its kernels replaced by recorders that compile what would be launched.
Triton's interpreter must be off, so this module is run as a program: jobs in JSON on its standard input, for each a
line of JSON on its standard output, a list with the results of its kernels.

    {"path": module, "width": 64, "dtype": "float16", "target": "sm_90", "stage": "ttir" or "binary"}

A job may have "sizes" (of axes, by name), "settings" (rows, columns, warps, stages) in place of the module's own,
"directions" (which of "forward", "backward" are compiled), "keywords" of the functions, and "cache", a folder that
keeps what binaries take by the content of their kernels.
"""

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

TARGETS = {f"sm_{n}": ("cuda", n, 32) for n in (80, 90, 100)} | {"gfx942": ("hip", "gfx942", 64)}
COLUMNS = {"sm_80": "cuda", "gfx942": "hip"}  # of a module's tables of configurations; "cuda_9" the others
SHARED_LIMITS = {"sm_80": 163 * 1024, "sm_90": 227 * 1024, "sm_100": 227 * 1024, "gfx942": 64 * 1024}
TENSOR_MEMORY_LIMIT = 512  # columns
BY_KIND = {"batch": 4, "length": 512, "pixel": 64, "param": 48}
FRONT_END: dict = {}  # what the front end said of a kernel, by the content of the kernel: variants share many
ANSWER = ("[{", "[]")  # how a line of results begins
REPEATED = ("path", "dtype", "target", "stage", "width")  # of a job, in each of its results


def run(jobs, timeout=600):
    """The results of some jobs, each a dictionary, from a process without the interpreter."""
    done = subprocess.run(**_program(), input=json.dumps(jobs), capture_output=True, timeout=timeout)
    if done.returncode:
        raise RuntimeError(_ended(done.returncode, done.stderr))
    return [result for line in done.stdout.splitlines() if line.startswith(ANSWER) for result in json.loads(line)]


def stream(jobs, processes=1):
    """The results of each job, a list, in the jobs' order; where a process dies, another goes on after its job."""
    shares = [_share(jobs[n::processes]) for n in range(processes)]
    try:
        for n in range(len(jobs)):
            yield next(shares[n % processes])
    finally:
        for share in shares:
            share.close()


def _share(jobs):
    """The results of what one process at a time does, each as soon as it is there."""
    waiting = list(jobs)
    while waiting:
        problem = None
        with tempfile.TemporaryFile("w+") as given, tempfile.TemporaryFile("w+") as errors:
            json.dump(waiting, given)
            given.seek(0)
            with subprocess.Popen(**_program(), stdin=given, stdout=subprocess.PIPE, stderr=errors) as process:
                try:
                    for line in process.stdout:
                        if line.startswith(ANSWER):
                            waiting.pop(0)
                            yield json.loads(line)
                except BaseException:  # nobody wants the rest
                    process.kill()
                    raise
            if process.returncode:
                errors.seek(0)
                problem = _ended(process.returncode, errors.read())
        if waiting:
            job = waiting.pop(0)
            said = {"kernel": "?", "error": problem or "its process ended without an answer"}
            yield [{k: job[k] for k in REPEATED if k in job} | said]


def _program():
    """How this module is started."""
    clean = {k: v for k, v in os.environ.items() if k != "TRITON_INTERPRET"}
    return {"args": [sys.executable, "-m", __spec__.name], "env": clean, "text": True}


def _ended(status, errors):
    return f"exit status {status}: {errors[-4000:]}"


def faults(result, spills=True):
    """What a kernel's resources break, in words; spills: whether they count."""
    if "error" in result:
        return [result["error"]]
    found = []
    if result["shared"] > SHARED_LIMITS[result["target"]]:
        found.append(f"{result['shared']} bytes of shared memory")
    if result["tensor_memory"] > TENSOR_MEMORY_LIMIT:
        found.append(f"{result['tensor_memory']} columns of tensor memory")
    halves = result["dtype"] in ("float16", "bfloat16")
    if halves and (result["scalar_products"] or (result["products"] and not result["matrix"])):
        found.append(f"{result['scalar_products']} of {result['products']} products off the matrix units")
    if spills and result["spills"]:
        found.append(f"{result['spills']} spilled")
    return found


class Recorder:
    """Stands for a kernel: a launch compiles it for the job's target."""

    def __init__(self, kernel, job, results):
        self.kernel, self.job, self.results = kernel, job, results

    def __getitem__(self, grid):
        def launch(*args, **kwargs):
            result = {"kernel": self.kernel.fn.__name__} | {k: self.job[k] for k in REPEATED if k in self.job}
            result["launch"] = [kwargs.get(k) for k in ("ROWS", "COLUMNS", "num_warps", "num_stages")]
            try:
                result |= compiled(self.kernel, args, kwargs, self.job)
            except Exception as fault:
                result |= {"error": f"{type(fault).__name__}: {fault}"[:2000]}
            self.results.append(result)

        return launch


def compiled(kernel, args, kwargs, job):
    """What the kernel compiles to: nothing but success for "ttir", resources for "binary"."""
    from derive.targets import aot_stages

    source, options = aot_stages.source_of(kernel, args, kwargs)
    target = TARGETS[job["target"]]
    if job["stage"] == "ttir":
        key = aot_stages.key(source, options, target)
        if key not in FRONT_END:
            FRONT_END[key] = aot_stages.ttir(source, options, target)
        return FRONT_END[key]
    if "cache" not in job:
        return aot_stages.resources(source, options, target)
    kept = Path(job["cache"]) / f"{aot_stages.key(source, options, target)}.json"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        unfinished = kept.with_suffix(f".{os.getpid()}")
        unfinished.write_text(json.dumps(aot_stages.resources(source, options, target)))
        unfinished.replace(kept)
    return json.loads(kept.read_text())


def loaded(job, results):
    """The module of a job, its kernels replaced."""
    import triton

    spec = importlib.util.spec_from_file_location("generated_module", job["path"])
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    directions = job.get("directions", ("forward", "backward"))
    for name, value in list(vars(module).items()):
        if isinstance(value, triton.JITFunction) and name.startswith(("forward_", "backward_")):
            wanted = name.partition("_")[0] in directions
            setattr(module, name, Recorder(value, job, results) if wanted else Unused())
    module.target_of = lambda _: COLUMNS.get(job["target"], "cuda_9")
    if "settings" in job:
        module.configuration = lambda *_: job["settings"]
    return module


class Unused:
    """Stands for a kernel that nobody asked about."""

    def __getitem__(self, grid):
        return lambda *args, **kwargs: None


def sizes_of(signature, job):
    """The size of every axis: those of the job, else by its kind; what a constraint gives follows."""
    from derive.runtime.expressions import evaluate, parse

    sizes = {name: job["width"] if kind == "width" else BY_KIND[kind] for name, kind in signature["sizes"].items()}
    sizes |= job.get("sizes", {})
    return sizes | {name: evaluate(parse(text, signature["id"]), sizes) for name, text in signature["constraints"]}


def launches(job):
    """The results of every launch of a module's two functions."""
    import torch

    results = []
    module = loaded(job, results)
    about, dtype = module.SIGNATURE, getattr(torch, job["dtype"])
    sizes = sizes_of(about, job)

    def tensor(axes, kind="real"):
        of_kind = {"bool": torch.bool, "integer": torch.int64}.get(kind, dtype)
        return 0.5 if kind == "scalar" else torch.empty([sizes[a] for a in axes], dtype=of_kind, device="meta")

    values = {name: tensor(axes, kind) for name, axes, kind in about["forward"]["inputs"]}
    like = [] if any(torch.is_tensor(v) for v in values.values()) else [torch.empty(0, dtype=dtype, device="meta")]
    params = [sizes[p] for p in about["forward"]["params"]]
    keywords = job.get("keywords", {})
    returned = module.forward(*values.values(), *params, *like, **keywords)
    if about["backward"] and "backward" in job.get("directions", ("backward",)):
        names = [n for n, _, _ in (*about["forward"]["outputs"], *about["forward"]["saved"])]
        found, backward = dict(zip(names, returned, strict=True)), about["backward"]
        arguments = [values[n] for n in backward["inputs"]] + [found[n] for n in backward["saved"]]
        arguments += [torch.empty_like(found[n]) for n in backward["cotangents"]]
        module.backward(*arguments, *(sizes[p] for p in backward["params"]), **keywords)
    return results


def main():
    for job in json.load(sys.stdin):
        print(json.dumps(launches(job)), flush=True)


if __name__ == "__main__":
    main()
