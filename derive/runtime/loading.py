"""The way in: stored functions by name, functions from source text, and which kernel would run."""

from derive.errors import BadSignature
from derive.options import BY_NAME, slug
from derive.runtime import modules
from derive.runtime.functions import RENAMED, Function


def load(identifier, backend="auto", *, out=None, **options):
    """A stored function of the catalogue, or of a build with --out (`out` is its folder).

        derive.load("scaled_dot_attention", visibility="causal_lower_right")(q, k, v)

    options: any keyword of a call (see Function), which every call then has: `sliding_window=256`, `enable_gqa=True`;
    `mask=True`, `bias=True` say that a call will give one.  backend: "auto" (Triton for CUDA tensors, C++ for those of
    the CPU, else blockwise), "reference", "blockwise", "triton" or "cpu" (C++, compiled on first use and kept).

    Raises NothingGenerated, UnknownBackend, UnknownArgument; a call NoCompiler, CompileFailed.
    """
    return Function(identifier, modules.find(identifier, out), backend, options)


def explain(identifier, /, *tensors, backend="auto", out=None, **options):
    """Which kernel a call would run, and why: a Choice, to be read or printed."""
    return load(identifier, backend, out=out).explain(*tensors, **options)


def from_source(name, sources, backend="auto", *, cache=None):
    """A function from the text of generated modules, one combination of options: backend -> source text
    (of "cpu" a pair: its module and its kernel.cpp).

    The texts are written into a folder of the cache (`cache`, else $DERIVE_CACHE, else ~/.cache/derive) that belongs to
    their content: Triton needs real files.
    """
    if not sources:
        raise BadSignature(name, "there is no source text")
    written = modules.write(name, sources, cache)
    options = dict(next(iter(written.values())).signature.options)
    public = {grouped: public for public, grouped in RENAMED.items()}
    presets = {public.get(key, key): _preset(key, value) for key, value in options.items()}
    return Function(name, {slug(options): written}, backend, presets)


def _preset(option, value):
    """A fixed option as a keyword of the call: what is given with each call is only announced."""
    return True if option in BY_NAME and option != "visibility" else value
