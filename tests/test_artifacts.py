"""What is written is whole: all files of a formula or none, and every edit is seen."""

import copy
import json
import os
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from derive import artifacts, building, manifests
from derive.cli import main
from derive.errors import DamagedManifest, NothingStored, NotWritable

MANIFEST = {
    "id": "f", "family": "own", "title": "", "claims": [], "passes": {"": []}, "backends": {}, "rules": "", "tool": "",
    "proof_sources": {}, "formula": "",
}  # fmt: skip
FILES = {"reference.py": "x = 1\n", "causal/blockwise.py": "y = 2\n"}


def test_a_folder_is_written_whole_and_read_back(tmp_path):
    artifacts.write_folder(tmp_path, "f", FILES, MANIFEST)
    manifest = artifacts.read_manifest(tmp_path, "f")
    assert (tmp_path / "f" / "causal" / "blockwise.py").read_text() == "y = 2\n"
    assert set(manifest["files"]) == set(FILES)
    assert artifacts.edited(tmp_path, "f", manifest) == []
    assert sorted(p.name for p in tmp_path.iterdir()) == ["f"]


@pytest.mark.parametrize("harm", ["edit", "remove", "add"])
def test_an_edited_missing_or_added_file_is_named(tmp_path, harm):
    artifacts.write_folder(tmp_path, "f", FILES, MANIFEST)
    path = tmp_path / "f" / "reference.py"
    if harm == "edit":
        path.write_text("x = 2\n")
    elif harm == "remove":
        path.unlink()
    else:
        path = path.with_name("extra.py")
        path.write_text("")
    assert artifacts.edited(tmp_path, "f", artifacts.read_manifest(tmp_path, "f")) == [f"f/{path.name}"]


def test_a_second_write_replaces_the_first_and_leaves_nothing_behind(tmp_path):
    artifacts.write_folder(tmp_path, "f", FILES, MANIFEST)
    artifacts.write_folder(tmp_path, "f", {"reference.py": "x = 3\n"}, MANIFEST)
    assert sorted(p.name for p in (tmp_path / "f").iterdir()) == ["manifest.json", "reference.py"]
    assert sorted(p.name for p in tmp_path.iterdir()) == ["f"]


def dead_pid():
    pid = os.fork()
    if pid == 0:
        os._exit(0)
    os.waitpid(pid, 0)
    return pid


def test_a_killed_build_leaves_the_old_folder(tmp_path):
    artifacts.write_folder(tmp_path, "f", FILES, MANIFEST)
    pid = dead_pid()
    (tmp_path / "f").rename(tmp_path / f"{artifacts.ASIDE}{pid}-f-old")
    unfinished = tmp_path / f"{artifacts.NEW}{pid}-f-xyz"
    unfinished.mkdir()
    artifacts.recover(tmp_path)
    assert artifacts.edited(tmp_path, "f", artifacts.read_manifest(tmp_path, "f")) == []
    assert sorted(p.name for p in tmp_path.iterdir()) == ["f"]


def test_the_unfinished_folder_of_a_running_build_is_left_alone(tmp_path):
    mine = tmp_path / f"{artifacts.NEW}{os.getppid()}-f-xyz"
    mine.mkdir()
    artifacts.recover(tmp_path)
    assert mine.is_dir()


def test_an_output_that_is_a_file_gives_a_clear_error(tmp_path):
    (tmp_path / "out").write_text("")
    with pytest.raises(NotWritable, match="--out"):
        artifacts.write_folder(tmp_path / "out", "f", FILES, {})


def test_a_failing_write_leaves_the_old_folder(tmp_path, monkeypatch):
    artifacts.write_folder(tmp_path, "f", FILES, MANIFEST)

    def no_space(*_):
        raise OSError("no space left on device")

    monkeypatch.setattr(artifacts, "_swap", no_space)
    with pytest.raises(NotWritable):
        artifacts.write_folder(tmp_path, "f", {"reference.py": "z"}, MANIFEST)
    assert artifacts.edited(tmp_path, "f", artifacts.read_manifest(tmp_path, "f")) == []
    assert sorted(p.name for p in tmp_path.iterdir()) == ["f"]


GENERATED = Path(artifacts.ROOT).parent / "generated"
STORED = ("entropy_attention", "cost_model", "report")


def shape_of(name):
    return manifests.REPORT if name == "report" else manifests.FORMULA


@pytest.mark.parametrize("name", STORED)
def test_what_a_build_wrote_is_not_damaged(name):
    assert artifacts.read_manifest(GENERATED, name, shape_of(name))


def places(value, path=()):
    """The path of everything in plain data but what stands inside of terms, two of each list and of each table."""
    yield path
    inside = [] if path[-1:] in (("formal",), ("values",)) else value
    if isinstance(inside, dict):
        several = list(inside)[:2] if path[-1:] in (("files",), ("passes",), ("proof_sources",)) else inside
        for name in several:
            yield from places(inside[name], (*path, name))
    if isinstance(inside, list):
        for n in range(min(2, len(inside))):
            yield from places(inside[n], (*path, n))


def changed(manifest, path, value):
    """A copy with another value at a place; ...: without what stands there."""
    if not path:
        return None if value is ... else value
    found = copy.deepcopy(manifest)
    holder = found
    for name in path[:-1]:
        holder = holder[name]
    if value is ...:
        del holder[path[-1]]
    else:
        holder[path[-1]] = value
    return found


FREE = ("files", "proof_sources", "missing", "chapters", "backends")  # objects whose names are any
MAY_BE = {"rank": (int, type(None)), "witness": (type(None),), "values": (dict,), "status": ()}


@pytest.mark.parametrize("name", STORED)
def test_a_value_of_a_wrong_type_is_named_wherever_it_stands(name):
    manifest = json.loads((GENERATED / name / "manifest.json").read_text())
    for path in places(manifest):
        at = manifest
        for step in path:
            at = at[step]
        own = () if isinstance(at, (dict, list)) else (type(at),)
        fitting = MAY_BE.get(path[-1], own) if path else own
        for wrong in ([0], {"x": 0}, "x", 7, True, None):
            if type(wrong) not in fitting:
                assert manifests.fault(changed(manifest, path, wrong), shape_of(name)), (path, wrong)


@pytest.mark.parametrize("name", STORED)
def test_what_is_missing_is_named_wherever_it_stood(name):
    manifest = json.loads((GENERATED / name / "manifest.json").read_text())
    for path in places(manifest):
        named = path and isinstance(path[-1], str) and (path[-1] == "" or path[:-1] != ("passes",))
        if named and (len(path) == 1 or path[0] not in FREE) and path != ("missing",):
            assert manifests.fault(changed(manifest, path, ...), shape_of(name)), path


DAMAGES = {
    "no JSON": lambda manifest: "{",
    "no UTF-8": lambda manifest: b"\xff",
    "a list": lambda manifest: [],
    "passes that are a text": lambda manifest: manifest | {"passes": "x"},
    "claims that are null": lambda manifest: manifest | {"claims": None},
    "no passes of the plain form": lambda manifest: manifest | {"passes": {}},
    "a claim without a status": lambda manifest: changed(manifest, ("claims", 0, "status"), ...),
    "a pass of an unknown status": lambda manifest: changed(manifest, ("passes", "", 0, "status"), "GOOD"),
    "a term that is a text": lambda manifest: changed(manifest, ("claims", 0, "formal", 0, "conclusion"), "x"),
    "a term without a rule": lambda manifest: changed(manifest, ("claims", 0, "formal", 0, "conclusion", 0), []),
    "files that are a list": lambda manifest: manifest | {"files": ["x"]},
}


@pytest.fixture
def damaged(tmp_path, request):
    """A folder with a stored formula whose manifest is damaged."""
    shutil.copytree(GENERATED / "softmax", tmp_path / "softmax")
    path = tmp_path / "softmax" / "manifest.json"
    found = DAMAGES[request.param](json.loads(path.read_text()))
    path.write_bytes(found if isinstance(found, bytes) else (found if found == "{" else json.dumps(found)).encode())
    return tmp_path


@pytest.mark.parametrize("damaged", DAMAGES, indirect=True)
@pytest.mark.parametrize(
    "command", [("list",), ("prove", "softmax", "--replay", "--jobs", "1"), ("build", "softmax", "--check")]
)
def test_every_command_says_that_a_manifest_is_damaged(damaged, command):
    before = sorted(p for p in damaged.rglob("*"))
    result = CliRunner().invoke(main, [*command, "--out", str(damaged)])
    assert result.exit_code == 1 and isinstance(result.exception, SystemExit), result.exception
    assert "the manifest of softmax is damaged: " in result.output
    assert "--check" in command or "run `derive build softmax`" in result.output
    assert sorted(p for p in damaged.rglob("*")) == before


@pytest.mark.parametrize("damaged", DAMAGES, indirect=True)
def test_a_build_takes_a_damaged_manifest_for_none(damaged):
    (target,) = building.targets(("softmax",))
    assert not building._is_fresh(target, damaged, "")
    assert building._maker(target, damaged, fresh=False).unproved() == [""]


def test_an_unreadable_report_is_stale(tmp_path):
    (tmp_path / "report").mkdir()
    (tmp_path / "report" / "manifest.json").write_text("[]")
    assert artifacts.usable_manifest(tmp_path, "report", manifests.REPORT) == {}
    with pytest.raises(DamagedManifest, match="it is \\[\\]"):
        artifacts.read_manifest(tmp_path, "report", manifests.REPORT)


def test_a_backend_of_two_files_is_there_with_both():
    assert artifacts.backends_of(["reference.py", "kernel.cpp"]) == ["reference"]
    assert artifacts.backends_of(["kernel.cpp", "cpu.py", "reference.py"]) == ["reference", "cpu"]


def test_both_files_of_a_backend_are_shown(tmp_path):
    (target,) = building.targets(("softmax",))
    (tmp_path / "softmax").mkdir()
    (tmp_path / "softmax" / "cpu.py").write_text("x = 1\n")
    with pytest.raises(NothingStored):
        building.shown(target, tmp_path, "cpu")
    (tmp_path / "softmax" / "kernel.cpp").write_text("int x;\n")
    assert building.shown(target, tmp_path, "cpu") == "x = 1\n\nint x;\n"
