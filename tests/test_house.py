"""The floors of the house: imports go downwards only, and torch stays out of the compiler."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FLOORS = [
    ["errors"],
    ["claims"],
    ["checks", "functions", "statuses", "tables"],
    ["nodes"],
    ["formula", "logic", "manifests", "options"],
    ["program"],
    ["catalogue", "specs", "lower", "interpret", "rewriting"],
    ["passes"],
    ["tiles"],
    ["schedule", "scan", "waits"],
    ["emit", "proof", "rounding"],
    ["derivation"],
    ["cost"],
    ["report"],
    ["printing", "artifacts"],
    ["made", "compiling", "drawing", "processes", "reporting"],
    ["stored_pages"],
    ["targets"],
    ["building", "precompiling", "verifying"],
    ["benching"],
    ["console"],
    ["cli"],
]
LEVEL = {room: n for n, floor in enumerate(FLOORS) for room in floor}
BESIDE = {"runtime": {"errors", "options"}, "modules": {"errors", "runtime"}, "bench": {"errors", "runtime", "options"}}
MAY_USE_TORCH = {"runtime", "modules", "bench", "benching", "targets", "verifying"}


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


def test_a_pass_knows_the_results_of_others_and_never_their_modules():
    for path in (ROOT / "derive" / "passes").glob("*.py"):
        if path.name != "__init__.py":
            used = {m for m in imports_of(path) if m.startswith("derive.passes")}
            assert used <= {"derive.passes.certificates"}, path


def test_a_build_of_the_catalogue_imports_neither_torch_nor_triton(tmp_path):
    script = (
        "import sys; from derive.cli import main\n"
        f"sys.argv = ['derive', 'build', 'softmax', '--out', {str(tmp_path / 'out')!r}]\n"
        "try:\n    main()\nexcept SystemExit as end:\n    assert not end.code, end.code\n"
        "assert not {'torch', 'triton'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, cwd=ROOT, timeout=300)


LINES = 300
LONGER = {
    "derive/errors.py": "all messages live in one file",
    "derive/catalogue/claims/blockwise.py": "a chapter of claims: statements, their proofs and the list of them",
    "derive/catalogue/claims/masks.py": "a chapter of claims: statements, their proofs and the list of them",
}


def test_a_file_is_short():
    lengths = {str(p.relative_to(ROOT)): len(p.read_text().splitlines()) for p in files()}
    assert {name for name, lines in lengths.items() if lines > LINES} == set(LONGER)


def test_no_comment_is_a_banner():
    banner = re.compile(r"#.*[-=#*~]{4,}")
    lines = {(str(p), line) for p in files() for line in p.read_text().splitlines() if line.lstrip().startswith("#")}
    assert not {place for place in lines if banner.search(place[1])}


CHECKER = "derive.proof.stored"


def file_of(module):
    """The file of a module of derive, or None."""
    path = ROOT.joinpath(*module.split("."))
    found = (path.with_suffix(".py"), path / "__init__.py")
    return next((p for p in found if p.exists()), None)


def home_of(module, name):
    """The module that defines a name which is imported from a module; None for a name from outside of derive.

    The file of a package only gathers names, so a name is followed to where it comes from.
    """
    if file_of(f"{module}.{name}"):
        return f"{module}.{name}"
    if file_of(module).name != "__init__.py":
        return module
    for node in ast.parse(file_of(module).read_text()).body:
        if isinstance(node, ast.ImportFrom) and any((a.asname or a.name) == name for a in node.names):
            return home_of(node.module, name) if node.module.startswith("derive") else None
    raise AssertionError(f"{module} has no name {name}")


def used_by(module):
    """The modules of derive whose names a module imports, in its functions too."""
    for node in ast.walk(ast.parse(file_of(module).read_text())):
        if isinstance(node, ast.Import):
            assert not [a.name for a in node.names if a.name.startswith("derive")], f"{module}: import names, please"
        elif isinstance(node, ast.ImportFrom) and node.module.startswith("derive"):
            yield from filter(None, (home_of(node.module, a.name) for a in node.names))


def closure_of(module):
    """A module with all that it uses, directly and indirectly."""
    found, waiting = {module}, [module]
    while waiting:
        new = set(used_by(waiting.pop())) - found
        found |= new
        waiting += new
    return found


def listed(package, words):
    """The modules that the docstring of a package names after these words."""
    text = ast.get_docstring(ast.parse((ROOT / "derive" / package / "__init__.py").read_text()))
    return re.search(rf"^{words}: ([^:]*?)\.$", text, re.MULTILINE).group(1).replace("\n", " ").split(", ")


def test_the_lists_of_trusted_modules_are_all_that_the_checker_uses():
    lists = [f"derive.logic.{name}" for name in listed("logic", "Trusted")]
    lists += [f"derive.proof.{name}" for name in listed("proof", "Trusted")]
    lists += [f"derive.{name}" for name in listed("proof", "Trusted besides the logic")]
    assert sorted(lists) == sorted(closure_of(CHECKER))


def test_the_other_modules_of_the_logic_are_listed_as_untrusted():
    modules = {path.stem for path in (ROOT / "derive" / "logic").glob("*.py")} - {"__init__"}
    assert modules == {*listed("logic", "Trusted"), *listed("logic", "Untrusted")}


def test_a_module_of_proofs_says_that_it_is_trusted_if_it_is():
    trusted = set(listed("proof", "Trusted"))
    for path in (ROOT / "derive" / "proof").glob("*.py"):
        if path.stem != "__init__":
            says = ast.get_docstring(ast.parse(path.read_text())).startswith("Trusted.")
            assert says == (path.stem in trusted), path


def test_the_checker_loads_no_tactic():
    script = (
        "import sys; import derive.proof.stored\n"
        "loaded = {m for m in sys.modules if m.startswith('derive.proof.')}\n"
        "assert not {'derive.logic.tactics', 'derive.proof.prove', 'derive.proof.claims'} & set(sys.modules), loaded\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, cwd=ROOT, timeout=100)
