"""The command line on streams that are not UTF-8."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DRAWN = "|│┃"  # the lines of a table
CHECK = "build --check softmax sinusoidal_encoding"
COMMANDS = [
    ["show", "scaled_dot_attention"],
    ["show", "scaled_dot_attention", "--program"],
    ["show", "sinusoidal_encoding", "--steps"],
    ["show", "softmaks"],
    ["list"],
    ["list", "--json"],
    CHECK.split(),
    ["--help"],
]
RUN = """
import json, sys
from derive.cli import main
statuses = []
for command in json.loads(sys.argv[1]):
    sys.argv = ["derive", *command]
    print("$", *command, flush=True)
    try:
        main()
    except SystemExit as end:
        statuses.append(end.code)
sys.stderr.write("statuses " + json.dumps(statuses))
"""


def run(encoding, folder):
    """(exit statuses of all commands, what they wrote to a file)"""
    commands = [[*c, "--out", "out"] if "--help" not in c else c for c in COMMANDS]
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONPATH": str(ROOT), "COLUMNS": "120"}
    report = folder / f"{encoding}.txt"
    with report.open("wb") as file:
        done = subprocess.run(
            [sys.executable, "-c", RUN, json.dumps(commands)],
            stdout=file, stderr=subprocess.PIPE, env=environment, cwd=folder, timeout=300,
        )  # fmt: skip
    errors = done.stderr.decode(encoding)
    assert done.returncode == 0, errors
    return json.loads(errors.rpartition("statuses ")[2]), report.read_bytes().decode(encoding)


@pytest.fixture(scope="module")
def unicode(tmp_path_factory):
    return run("utf-8", tmp_path_factory.mktemp("unicode"))


def words(report, command):
    """What the report of a command says apart from drawing."""
    section = report.partition(f"$ {command} --out")[2].partition("\n$ ")[0]
    found = (word.strip(DRAWN) for word in section.split()[1:])
    return [word for word in found if word.isascii() and any(c.isalnum() for c in word)]


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_the_command_line_says_the_same_on_a_stream_that_is_not_utf8(encoding, unicode, tmp_path):
    """I02: the same exit statuses, nothing crashes, and no sign is lost to a question mark."""
    statuses, report = run(encoding, tmp_path)
    assert (statuses, unicode[0]) == ([0, 0, 0, 1, 0, 0, 1, 0],) * 2
    assert report.count("?") == unicode[1].count("?")
    for command in ("list", "list --json", "show sinusoidal_encoding --steps", CHECK):
        assert words(report, command) == words(unicode[1], command) != []
    assert "j" in words(report, "show scaled_dot_attention")
