"""Which backend runs a call, and why; never a silent replacement of one by another."""

import importlib.util
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from derive.errors import BackendUnavailable, UnknownBackend
from derive.options import FILES

AUTO = "auto"
BACKENDS = (AUTO, *FILES)
PREFERENCE = {"cuda": ("triton", "blockwise", "reference"), "cpu": ("cpu", "blockwise", "reference")}
ELSEWHERE = ("blockwise", "reference")
NOT_GENERATED = "was not generated for these options"


@dataclass(frozen=True)
class Choice:
    """The kernel of a call.

    missed: why a faster backend is not used, "" when there is none.
    """

    id: str
    options: str
    backend: str
    operator: str
    file: Path
    reason: str
    missed: str = ""

    def __str__(self):
        options = self.options or "no option"
        missed = f"\n  not the faster one: {self.missed}" if self.missed else ""
        return f"{self.id} ({options}): {self.backend}, because {self.reason}\n  {self.file}\n  {self.operator}{missed}"


def check_backend(backend):
    if backend not in BACKENDS:
        raise UnknownBackend(backend, BACKENDS)
    return backend


def choose(identifier, built, wanted, device, dtype, missing=(), unready=lambda: None):
    """The backend, the reason, and why a faster one is missed.

    built: the backends that were generated; wanted: "auto" or a backend; device: a type such as "cuda"; dtype: a name;
    missing: pairs, a backend and why it could not be printed; unready: () -> the DeriveError that keeps the C++ kernel
    from running, if any; asked only where it would run.
    Raises BackendUnavailable, and that error where "cpu" was asked for.
    """
    reasons = {backend: f"could not be generated: {reason}" for backend, reason in missing}
    if wanted != AUTO:
        if wanted not in built:
            do = f"take one of those that were generated: {', '.join(built)}"
            reason = f"it {reasons.get(wanted, NOT_GENERATED)}"
            raise BackendUnavailable(identifier, wanted, reason, do)
        if wanted == "triton" and (obstacle := triton_obstacle(device, dtype)):
            raise BackendUnavailable(identifier, wanted, *obstacle)
        if wanted == "cpu" and device not in ("cpu", "meta"):
            do = "move the tensors to the CPU, or take another backend"
            raise BackendUnavailable(identifier, wanted, f"the tensors are on {device}", do)
        if wanted == "cpu" and device == "cpu" and (problem := unready()):
            raise problem
        return wanted, "it was asked for", ""
    missed = []
    for backend in PREFERENCE.get(device, ELSEWHERE):
        if backend not in built:
            if backend != "cpu" or backend in reasons:  # a formula without a loop has no C++ kernel, and misses none
                missed.append(f"{backend} {reasons.get(backend, NOT_GENERATED)}")
        elif backend == "triton" and (obstacle := triton_obstacle(device, dtype)):
            missed.append(f"triton: {obstacle[0]} ({obstacle[1]})")
        elif backend == "cpu" and (problem := unready()):
            missed.append(f"cpu: {problem.what}\n  What to do: {problem.do}")
        else:
            return backend, f"the tensors are on {device}", "; ".join(missed)
    raise BackendUnavailable(identifier, AUTO, "; ".join(missed), f"generated are: {', '.join(built)}")


def triton_obstacle(device, dtype):
    """Why Triton cannot run tensors of this device and dtype, with what to do about it; None if it can."""
    if importlib.util.find_spec("triton") is None:
        return "triton is not installed", "install it with `pip install triton`, or take backend='blockwise'"
    interpreted = os.environ.get("TRITON_INTERPRET", "0").lower() in ("1", "true", "on", "yes", "y")
    if device == "meta":
        return None
    if not interpreted and device != "cuda":
        do = "move the tensors to a GPU, set TRITON_INTERPRET=1 before triton is imported, or take backend='blockwise'"
        return f"the tensors are on {device}, and there is no interpreter", do
    if interpreted and not _imported_for_the_interpreter():
        return "TRITON_INTERPRET was set after triton was imported", "set it before the first import of triton"
    if interpreted and dtype == "bfloat16" and not _exact_bfloat16():
        return (
            "Triton's interpreter computes wrong values for bfloat16",
            "take float16 or float32, backend='blockwise', or a GPU",
        )
    return None


def _imported_for_the_interpreter():
    """The mode is fixed when triton is imported: its own functions are jitted or interpreted from then on."""
    language = sys.modules.get("triton.language")
    return language is None or type(language.max).__name__ == "InterpretedFunction"


def _exact_bfloat16():
    """Whether something has mended the interpreter's bfloat16, and says so."""
    interpreter = sys.modules.get("triton.runtime.interpreter")
    return getattr(interpreter, "derive_exact_bfloat16", False)
