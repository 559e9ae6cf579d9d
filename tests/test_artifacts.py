"""What is written is whole: all files of a formula or none, and every edit is seen."""

import os

import pytest

from derive import artifacts
from derive.errors import NotWritable

FILES = {"reference.py": "x = 1\n", "causal/blockwise.py": "y = 2\n"}


def test_a_folder_is_written_whole_and_read_back(tmp_path):
    artifacts.write_folder(tmp_path, "f", FILES, {"id": "f"})
    manifest = artifacts.read_manifest(tmp_path, "f")
    assert (tmp_path / "f" / "causal" / "blockwise.py").read_text() == "y = 2\n"
    assert set(manifest["files"]) == set(FILES)
    assert artifacts.edited(tmp_path, "f", manifest) == []
    assert sorted(p.name for p in tmp_path.iterdir()) == ["f"]


@pytest.mark.parametrize("harm", ["edit", "remove", "add"])
def test_an_edited_missing_or_added_file_is_named(tmp_path, harm):
    artifacts.write_folder(tmp_path, "f", FILES, {"id": "f"})
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
    artifacts.write_folder(tmp_path, "f", FILES, {"id": "f"})
    artifacts.write_folder(tmp_path, "f", {"reference.py": "x = 3\n"}, {"id": "f"})
    assert sorted(p.name for p in (tmp_path / "f").iterdir()) == ["manifest.json", "reference.py"]
    assert sorted(p.name for p in tmp_path.iterdir()) == ["f"]


def dead_pid():
    pid = os.fork()
    if pid == 0:
        os._exit(0)
    os.waitpid(pid, 0)
    return pid


def test_a_killed_build_leaves_the_old_folder(tmp_path):
    artifacts.write_folder(tmp_path, "f", FILES, {"id": "f"})
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
    artifacts.write_folder(tmp_path, "f", FILES, {"id": "f"})

    def no_space(*_):
        raise OSError("no space left on device")

    monkeypatch.setattr(artifacts, "_swap", no_space)
    with pytest.raises(NotWritable):
        artifacts.write_folder(tmp_path, "f", {"reference.py": "z"}, {"id": "f"})
    assert artifacts.edited(tmp_path, "f", artifacts.read_manifest(tmp_path, "f")) == []
    assert sorted(p.name for p in tmp_path.iterdir()) == ["f"]
