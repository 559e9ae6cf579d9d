"""Generated modules as files: finding them, reading what they say of themselves, importing them, writing new ones."""

import difflib
import hashlib
import importlib.util
import os
import sys
import tempfile
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from derive.errors import (
    BadSignature,
    GeneratedFileMissing,
    NoFormula,
    NoFunction,
    NothingGenerated,
    NotWritable,
    WrongType,
    shown,
)
from derive.options import COMPANIONS, FILES, files_of, slug
from derive.runtime import signature

CHOOSE_CACHE = "set DERIVE_CACHE to a folder that can be written, or give one to derive.compile with cache="
GENERATED = Path(__file__).resolve().parents[2] / "generated"


@dataclass(frozen=True)
class Module:
    """One generated file, and the companions that lie beside it."""

    path: Path

    @cached_property
    def text(self):
        return _text(self.path)

    @cached_property
    def texts(self):
        """Its text, then those of its companions."""
        companions = COMPANIONS.get(self.signature.backend, ())
        return (self.text, *(_text(self.path.with_name(name)) for name in companions))

    @cached_property
    def signature(self):
        return signature.from_text(self.text, self.path)

    @cached_property
    def name(self):
        """A name that no other content has: the id, the options, the backend, and the hash of all its texts."""
        own = self.signature
        content = hashlib.sha256("\0".join(self.texts).encode()).hexdigest()[:12]
        parts = (own.id, slug(own.options), own.backend, content)
        return "".join(c if c.isalnum() else "_" for c in "_".join(part for part in parts if part))

    def load(self):
        """Import the file, once for each content."""
        name = f"derive_generated_{self.name}"
        if name not in sys.modules:
            _check(self.path)
            spec = importlib.util.spec_from_file_location(name, self.path)
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
            sys.modules[name] = module
        return sys.modules[name]


def find(identifier, out=None):
    """The generated modules of a formula: combination's folder name -> backend -> Module.

    Raises NothingGenerated, NoFunction.
    """
    if not isinstance(identifier, str):
        do = "give the id that it was built by, such as 'scaled_dot_attention'; a Formula itself goes to derive.compile"
        raise NoFormula("derive.load", shown(identifier), "the id of a formula", do)
    out = _path("derive.load", "out", out) if out else GENERATED
    folder = out / identifier
    places = (folder, *sorted(p for p in folder.glob("*") if p.is_dir())) if identifier.isidentifier() else ()
    found = {}
    for place in places:
        modules = {backend: Module(place / file) for backend, file in FILES.items() if (place / file).is_file()}
        if modules:
            found["" if place == folder else place.name] = modules
    if not found:
        if places and (folder / "manifest.json").is_file():
            raise NoFunction(identifier, "generated code")
        places = [p for p in sorted(out.glob("*")) if p.is_dir() and p.name[0] not in "._"]
        known = [p.name for p in places if any(next(p.rglob(file), None) for file in FILES.values())]
        raise NothingGenerated(identifier, known, difflib.get_close_matches(identifier, known))
    return found


def write(name, sources, cache=None):
    """Write source texts into the cache folder that belongs to their content; backend -> Module.

    sources: backend -> text, or the texts of all its files in the order of `files_of`.
    Raises BadSignature, NotWritable.
    """
    texts = {backend: _named(name, backend, given) for backend, given in sources.items()}
    digest = hashlib.sha256(repr(sorted(sources.items())).encode()).hexdigest()[:16]
    folder = (_path("derive.compile", "cache", cache) if cache else cache_folder()) / f"{name}-{digest}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file, text in (pair for own in texts.values() for pair in own.items()):
            _write_whole(folder / file, text)
    except OSError as problem:
        raise NotWritable(folder, problem, CHOOSE_CACHE) from None
    return {backend: Module(folder / FILES[backend]) for backend in sources}


def cache_folder():
    """$DERIVE_CACHE, else `derive` in the user's cache folder."""
    if own := os.environ.get("DERIVE_CACHE"):
        return Path(own)
    try:
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "derive"
    except RuntimeError as problem:  # this user has no home
        raise NotWritable("the user's cache", problem, CHOOSE_CACHE) from None


def _named(name, backend, given):
    """File name -> text of what was given for a backend."""
    texts, files = (given,) if isinstance(given, str) else tuple(given), files_of(backend)
    if len(texts) != len(files):
        raise BadSignature(f"{name} ({backend})", f"it is {len(texts)} text(s), and belongs to {', '.join(files)}")
    return dict(zip(files, texts, strict=True))


def _text(path):
    _check(path)
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as problem:
        raise BadSignature(path, problem) from None


def _check(path):
    if not path.is_file():
        raise GeneratedFileMissing(path)


def _path(where, name, value):
    if not isinstance(value, (str, os.PathLike)):
        raise WrongType(where, name, shown(value), "the path of a folder")
    return Path(value)


def _write_whole(path, text):
    """The old file or the new one, never half of one, whoever reads at the same time."""
    if path.is_file() and path.read_text(encoding="utf-8") == text:
        return
    with tempfile.NamedTemporaryFile("w", dir=path.parent, delete=False, encoding="utf-8") as file:
        try:
            file.write(text)
            file.close()
            os.replace(file.name, path)
        except BaseException:
            os.unlink(file.name)
            raise
