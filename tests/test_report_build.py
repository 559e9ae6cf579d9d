"""The report as builds write it: made anew when it must be, kept when it may be, opened by a command."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SPEC = """
import sympy as sp
from derive import Formula, Index, Size, Tensor, total
N = Size("N")
i = Index("i", N)
x = Tensor("x", N, heads=False)
{name} = Formula("{name}", [x], {{"y": x[i] / total(sp.exp(x[i]), i)}}, title="My formula")
"""


def derive(*arguments, cwd, status=0, **environment):
    command = [sys.executable, "-m", "derive.cli", *map(str, arguments)]
    env = os.environ | {"PYTHONPATH": str(ROOT)} | environment
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, timeout=600)
    assert done.returncode == status, done.stdout + done.stderr
    return done


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A folder with a formula of the catalogue and one of a user's own."""
    folder = tmp_path_factory.mktemp("built")
    (folder / "own.py").write_text(SPEC.format(name="mine"))
    derive("build", "sinusoidal_encoding", "--jobs", "1", cwd=folder)
    derive("build", "--spec", "own.py", "--jobs", "1", cwd=folder)
    return folder


def pages(folder):
    """The report without its manifest."""
    found = sorted((folder / "generated" / "report").iterdir())
    return {p.name: p.read_bytes() for p in found if p.name != "manifest.json"}


def test_a_build_adds_its_chapter_and_keeps_the_others(built):
    assert set(pages(built)) == {"index.html", "mine.html", "sinusoidal_encoding.html", "style.css"}
    index = (built / "generated" / "report" / "index.html").read_text()
    assert "Your own formulas" in index
    assert index.index("sinusoidal_encoding.html") < index.index("mine.html")


def test_the_command_prints_where_the_report_is(built):
    printed = derive("report", "--path", cwd=built).stdout.strip()
    assert Path(printed) == built / "generated" / "report" / "index.html"


def test_the_command_opens_the_index(built):
    script = (
        "import sys, webbrowser\n"
        "webbrowser.open = lambda url: print('OPENED', url) or True\n"
        "sys.argv = ['derive', 'report']\n"
        "from derive.cli import main\n"
        "main()\n"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=built, capture_output=True, text=True, timeout=300)
    assert f"OPENED file://{built}/generated/report/index.html" in done.stdout, done.stderr


def test_without_a_build_the_command_says_what_to_do(tmp_path):
    done = derive("report", "--path", cwd=tmp_path, status=1)
    assert "nothing is stored for the report" in done.stderr
    assert "derive build" in done.stderr


def test_a_page_that_was_edited_or_removed_is_named_and_made_again(built):
    page = built / "generated" / "report" / "sinusoidal_encoding.html"
    before = pages(built)
    page.write_text("edited")
    done = derive("build", "--check", "sinusoidal_encoding", cwd=built, status=1)
    assert "report/sinusoidal_encoding.html: edited by hand" in done.stdout
    derive("build", "sinusoidal_encoding", cwd=built)
    assert pages(built) == before
    page.unlink()
    derive("build", "sinusoidal_encoding", cwd=built)
    assert pages(built) == before
    derive("build", "--check", "sinusoidal_encoding", cwd=built)


def test_a_folder_that_is_gone_leaves_the_report(built, tmp_path):
    manifest = json.loads((built / "generated" / "report" / "manifest.json").read_text())
    assert set(manifest["chapters"]) == {"mine", "sinusoidal_encoding"}
    out = tmp_path / "generated"
    derive("build", "sinusoidal_encoding", "--jobs", "1", "--out", out, cwd=built, PYTHONHASHSEED="11")
    assert not (out / "report" / "mine.html").exists()
    mine, other = (p / "report" / "sinusoidal_encoding.html" for p in (built / "generated", out))
    assert mine.read_bytes() == other.read_bytes()


def test_a_formula_cannot_take_the_folder_of_the_report(tmp_path):
    (tmp_path / "own.py").write_text(SPEC.format(name="report"))
    done = derive("build", "--spec", "own.py", cwd=tmp_path, status=1)
    assert "holds the report" in done.stderr
