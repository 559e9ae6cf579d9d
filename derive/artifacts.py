"""What is written: one folder a formula, moved in whole, with a manifest that says what each file was made from.

    generated/<id>/manifest.json                    hashes, statuses, what `derive list` shows
    generated/<id>/[<options>/]reference.py ...     the files of one combination of options

A build writes a new folder beside the old one and swaps the two by renaming; a build that was killed leaves the old or
the new folder, and the next command puts back what it finds aside.
"""

import hashlib
import json
import os
import shutil
import tempfile
from functools import cache
from pathlib import Path

from derive import manifests
from derive.errors import DamagedManifest, NotWritable
from derive.options import FILES, files_of

MANIFEST = "manifest.json"
ASIDE = ".aside-"
NEW = ".new-"
ROOT = Path(__file__).resolve().parent


def digest(text):
    return hashlib.sha256(text.encode() if isinstance(text, str) else text).hexdigest()


def tool_digest():
    """The hash of every source file, templates included, that can change what is generated."""
    h = hashlib.sha256()
    for path in sorted(p for p in ROOT.rglob("*") if p.suffix in (".py", ".j2", ".css")):
        room = path.relative_to(ROOT).parts[0]
        if room not in ("runtime", "runtime.py", "bench.py", "cli.py", "__pycache__"):
            h.update(str(path.relative_to(ROOT)).encode())
            h.update(path.read_bytes())
    return h.hexdigest()


def sources_digest(*places):
    """The hash of some files and folders of the tool's source."""
    h = hashlib.sha256()
    for place in places:
        path = ROOT / place
        for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
            h.update(file.read_bytes())
    return h.hexdigest()


@cache
def rules_digest():
    """The hash of what decides whether a stored ledger is accepted: the logic, and the trusted part of the proofs."""
    h = hashlib.sha256()
    for path in sorted([*(ROOT / "logic").glob("*.py"), *(ROOT / "proof").glob("*.py")]):
        text = path.read_text(encoding="utf-8")
        if text.startswith('"""Trusted') or (path.parent.name == "logic" and not text.startswith('"""Untrusted')):
            h.update(text.encode())
    return h.hexdigest()


def backends_of(files):
    """The backends among the names of printed files, in their order."""
    return [backend for backend in FILES if set(files_of(backend)) <= set(files)]


def recover(out):
    """Put back what a killed build left aside; remove its unfinished folders."""
    out = Path(out)
    for path in sorted(out.iterdir()) if out.is_dir() else ():
        kind = next((k for k in (ASIDE, NEW) if path.name.startswith(k)), None)
        if kind is None:
            continue
        pid, formula_id = path.name.removeprefix(kind).split("-")[:2]
        if _alive(int(pid)):
            continue
        if kind == ASIDE and not (out / formula_id).exists():
            path.rename(out / formula_id)
        else:
            shutil.rmtree(path, ignore_errors=True)


def _alive(pid):
    """Whether another process of that number runs: its unfinished folders are its own."""
    if pid == os.getpid():
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def read_manifest(out, formula_id, shape=manifests.FORMULA):
    """The manifest of a formula, or {} when it was never built.  Raises DamagedManifest."""
    try:
        manifest = json.loads((Path(out) / formula_id / MANIFEST).read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except (OSError, ValueError, RecursionError) as problem:
        raise DamagedManifest(formula_id, f"it cannot be read ({problem})") from None
    if found := manifests.fault(manifest, shape):
        raise DamagedManifest(formula_id, found)
    return manifest


def usable_manifest(out, formula_id, shape=manifests.FORMULA):
    """The manifest, or {} also when it is damaged: for a build, which then makes everything anew."""
    try:
        return read_manifest(out, formula_id, shape)
    except DamagedManifest:
        return {}


def edited(out, formula_id, manifest):
    """The files of a formula that are missing or differ from what was written."""
    folder = Path(out) / formula_id
    bad = []
    for name, want in sorted(manifest.get("files", {}).items()):
        path = folder / name
        if not path.is_file() or digest(path.read_bytes()) != want:
            bad.append(f"{formula_id}/{name}")
    known = {*manifest.get("files", {}), MANIFEST}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        name = path.relative_to(folder).as_posix()
        if path.is_file() and name not in known and "__pycache__" not in path.parts:
            bad.append(f"{formula_id}/{name}")
    return bad


def check_writable(out):
    """Raise NotWritable where nothing could be written, before the hours that a build may take."""
    place = next(path for path in (Path(out).absolute(), *Path(out).absolute().parents) if path.exists())
    if not place.is_dir():
        raise NotWritable(out, f"{place} is a file")
    if not os.access(place, os.W_OK | os.X_OK):
        raise NotWritable(out, f"no permission to write in {place}")


def write_folder(out, formula_id, files, manifest):
    """Write the files (name -> text) and the manifest of a formula, all or none."""
    out = Path(out)
    try:
        out.mkdir(parents=True, exist_ok=True)
        recover(out)
        new = Path(tempfile.mkdtemp(prefix=f"{NEW}{os.getpid()}-{formula_id}-", dir=out))
    except OSError as problem:
        raise NotWritable(out, problem) from None
    try:
        manifest = {**manifest, "files": {name: digest(text) for name, text in sorted(files.items())}}
        for name, text in {**files, MANIFEST: as_json(manifest)}.items():
            path = new / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        new.chmod(0o755)
        _swap(out, formula_id, new)
    except OSError as problem:
        shutil.rmtree(new, ignore_errors=True)
        raise NotWritable(out, problem) from None


def _swap(out, formula_id, new):
    target, aside = out / formula_id, out / f"{ASIDE}{os.getpid()}-{formula_id}-old"
    if target.exists():
        os.rename(target, aside)
    os.rename(new, target)
    shutil.rmtree(aside, ignore_errors=True)


def as_json(data):
    return json.dumps(data, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
