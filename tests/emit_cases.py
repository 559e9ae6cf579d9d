"""The printed modules that the tests of the printers share, each made once a session."""

import sys
import tempfile
from functools import cache
from pathlib import Path

import checked
import cpp
import torch
from passes_catalogue import BY_NAME
from prepared import prepare

from derive.emit.blockwise import blockwise
from derive.emit.cpu import cpu
from derive.emit.reference import reference
from derive.emit.triton import triton

IN_PYTHON = ("reference", "blockwise", "triton")
BACKENDS = (*IN_PYTHON, "cpu")
FOLDER = Path(tempfile.mkdtemp(prefix="printed_"))
BLOCK = 16
SETTINGS = {
    "reference": {},
    "blockwise": {"block_rows": BLOCK, "block_columns": BLOCK},
    "triton": {"blocks": (BLOCK, BLOCK)},
    "cpu": {},
}


@cache
def prepared(name):
    return prepare(BY_NAME[name].formula)


@cache
def source(name, backend):
    """The text of a case of the catalogue; of C++ both texts."""
    return printed(prepared(name), backend)


def printed(case, backend):
    if backend == "reference":
        return reference(case.forward, case.backward, case.about)
    if backend == "cpu":
        return cpp.in_small_tiles(cpu(*case.tiles(), case.about))
    return (blockwise if backend == "blockwise" else triton)(*case.tiles(), case.about)


@cache
def module(name, backend):
    return checked.load(source(name, backend), FOLDER, f"{name}_{backend}")


def settings(loaded, backend):
    """The keywords that give a module small tiles; one without loops takes none."""
    if backend == "cpu":
        return {}
    loops = "blocks=None" in _text(loaded) if backend == "triton" else "block_rows=64" in _text(loaded)
    return SETTINGS[backend] if loops else {}


def _text(loaded):
    return Path(sys.modules[loaded.__name__].__file__).read_text()


def errors(name, backend, dtype=torch.float64, seed=0, **sizes):
    """name of a result -> its relative error against the plain form in float64."""
    case, loaded = BY_NAME[name], module(name, backend)
    sizes = checked.sizes_of(case, **sizes)
    values = checked.draw(case.formula, sizes, seed, case.data)
    return checked.errors(loaded, case.formula, values, sizes, dtype, **settings(loaded, backend))


def run(name, backend, values, sizes, cotangents=None):
    """(what forward returns, the gradients) of a printed module, by name."""
    loaded = module(name, backend)
    keywords = settings(loaded, backend)
    returned = checked.run_forward(loaded, values, sizes, **keywords)
    given = checked.saved_cotangents(loaded, returned, cotangents or {})
    return returned, checked.run_backward(loaded, values, returned, given, sizes, **keywords)
