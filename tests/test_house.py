"""The floors of the house: imports go downwards only, and torch stays out of the compiler."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FLOORS = [
    ["errors", "claims"],
    ["checks"],
    ["formula", "logic", "options"],
    ["program"],
    ["catalogue", "specs", "lower", "interpret", "passes"],
    ["tiles"],
    ["schedule", "scan"],
    ["emit", "proof", "rounding"],
    ["derivation"],
    ["cost"],
    ["report"],
    ["printing", "artifacts"],
    ["made", "compiling", "reporting"],
    ["building", "verifying"],
    ["console"],
    ["cli"],
]
LEVEL = {room: n for n, floor in enumerate(FLOORS) for room in floor}
BESIDE = {"runtime": {"errors", "options"}, "modules": {"errors", "runtime"}, "bench": {"errors", "runtime", "options"}}
MAY_USE_TORCH = {"runtime", "modules", "bench", "verifying"}


def room_of(path):
    return path.relative_to(ROOT / "derive").parts[0].removesuffix(".py")


def imports_of(path):
    """The modules that a file imports, at any depth of its code."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            if node.module == "derive":
                yield from (f"derive.{alias.name}" for alias in node.names)


def files():
    return sorted(p for p in (ROOT / "derive").rglob("*.py") if p.name != "__init__.py" or p.parent.name != "derive")


@pytest.mark.parametrize("path", files(), ids=lambda p: str(p.relative_to(ROOT)))
def test_a_room_imports_only_from_lower_floors(path):
    room = room_of(path)
    rooms = {m.split(".")[1] for m in imports_of(path) if m.startswith("derive.")} - {room}
    if room in BESIDE:
        assert rooms <= BESIDE[room]
        return
    assert room in LEVEL, f"the room {room} has no floor: add it to FLOORS"
    assert not {r for r in rooms if LEVEL.get(r, -1) >= LEVEL[room]}


def test_the_logic_imports_nothing_of_the_compiler():
    for path in (ROOT / "derive" / "logic").rglob("*.py"):
        outside = {m for m in imports_of(path) if m.startswith("derive.") and not m.startswith("derive.logic")}
        assert outside <= {"derive.errors"}, path


@pytest.mark.parametrize("path", files(), ids=lambda p: str(p.relative_to(ROOT)))
def test_the_compiler_imports_neither_torch_nor_triton(path):
    roots = {m.split(".")[0] for m in imports_of(path)}
    if room_of(path) not in MAY_USE_TORCH:
        assert not roots & {"torch", "triton"}


def test_the_property_suite_stands_alone():
    for path in (ROOT / "props").rglob("*.py"):
        assert not {m for m in imports_of(path) if m.split(".")[0] == "derive"}, path


def test_a_printer_never_imports_a_printer():
    printers = {"reference", "blockwise", "triton", "cpu"}
    for name in printers:
        path = ROOT / "derive" / "emit" / f"{name}.py"
        if path.exists():
            used = {m.split(".")[-1] for m in imports_of(path) if m.startswith("derive.emit")}
            assert not used & (printers - {name}), path


def test_a_pass_never_imports_another_pass_module_by_the_list():
    for path in (ROOT / "derive" / "passes").glob("*.py"):
        if path.name != "__init__.py":
            assert "derive.passes" not in set(imports_of(path)), path


def test_a_build_of_the_catalogue_imports_neither_torch_nor_triton(tmp_path):
    script = (
        "import sys; from derive.cli import main\n"
        f"sys.argv = ['derive', 'build', 'softmax', '--out', {str(tmp_path / 'out')!r}]\n"
        "try:\n    main()\nexcept SystemExit as end:\n    assert not end.code, end.code\n"
        "assert not {'torch', 'triton'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, cwd=ROOT, timeout=300)
