"""Folders that cannot be written: a clear error, and nothing half-written.

The tests may run as a user who may write anywhere, so that a path below a file and a failing system call stand for a
folder without permission.
"""

import os
from pathlib import Path

import pytest

from derive import artifacts
from derive.cli import main
from derive.compiling import compile
from derive.errors import NotWritable
from derive.runtime import from_source, modules
from derive.runtime.modules import find


@pytest.fixture
def sources():
    return {"reference": find("softmax")[""]["reference"].text}


@pytest.fixture
def file(tmp_path):
    (tmp_path / "file").write_text("kept")
    return tmp_path / "file"


@pytest.mark.parametrize("below", ["", "cache", "deep/cache"])
@pytest.mark.parametrize("how", ["argument", "DERIVE_CACHE", "XDG_CACHE_HOME", "HOME"])
def test_a_cache_that_cannot_be_written_is_named(how, below, file, sources, monkeypatch):
    for name in ("DERIVE_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    place = file / below
    if how != "argument":
        monkeypatch.setenv(how, str(place))
    with pytest.raises(NotWritable, match=r"Not a directory|File exists") as caught:
        from_source("softmax", sources, cache=place if how == "argument" else None)
    assert "DERIVE_CACHE" in str(caught.value) and str(place) in str(caught.value)
    assert file.read_text() == "kept"


def test_a_user_without_a_home_is_told_so(sources, monkeypatch):
    for name in ("DERIVE_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)

    def no_home():
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", no_home)
    with pytest.raises(NotWritable, match="home"):
        from_source("softmax", sources)


@pytest.mark.parametrize("call", ["mkdir", "replace", "tempfile"])
def test_what_the_system_refuses_leaves_nothing_half_written(call, sources, tmp_path, monkeypatch):
    def refused(*_, **__):
        raise PermissionError(13, "Permission denied")

    place = {"mkdir": (Path, "mkdir"), "replace": (os, "replace"), "tempfile": (modules.tempfile, "NamedTemporaryFile")}
    monkeypatch.setattr(*place[call], refused)
    with pytest.raises(NotWritable, match="Permission denied"):
        from_source("softmax", sources, cache=tmp_path)
    monkeypatch.undo()
    assert [p for p in tmp_path.rglob("*") if p.is_file()] == []
    from_source("softmax", sources, cache=tmp_path)


def test_compile_says_it_too(file):
    with pytest.raises(NotWritable):
        compile("softmax", cache=file / "cache")


def test_a_build_asks_before_it_works(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "access", lambda place, mode: not (mode & os.W_OK))
    with pytest.raises(NotWritable, match="no permission to write"):
        artifacts.check_writable(tmp_path / "out" / "deep")


def test_a_new_file_in_a_folder_that_cannot_be_written(tmp_path, monkeypatch, capsys):
    def refused(*_, **__):
        raise PermissionError(13, "Permission denied")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Path, "write_text", refused)
    with pytest.raises(SystemExit) as end:
        main(["new", "mine"])
    assert end.value.code == 1
    assert "cannot write to" in capsys.readouterr().err
