"""Builds: fresh, stale, edited; stored proofs kept; replays; own formulas; every failure says what to do."""

import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest
from forked_commands import Commands

from derive.building import Target
from derive.console import print_listing
from derive.processes import in_processes

ROOT = Path(__file__).resolve().parent.parent
SPEC = """
import sympy as sp
from derive import Formula, Index, Size, Tensor, total
N = Size("N")
i = Index("i", N)
x = Tensor("x", N, heads=False)
{name} = Formula("{name}", [x], {{"y": sp.exp(x[i]) / total(sp.exp(x[i]), i)}})
"""


def derive(*arguments, cwd, status=0, commands=None, **environment):
    """What a command gives; its process is one of its own, or a fork of one that has imported what commands need."""
    arguments = [*map(str, arguments)]
    env = os.environ | {"PYTHONPATH": str(ROOT)} | environment
    if commands:
        done = commands.run(arguments, cwd, env)
    else:
        command = [sys.executable, "-m", "derive.cli", *arguments]
        done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == status, done.stdout + done.stderr
    return done


@pytest.fixture(scope="module")
def forked():
    """derive() in a fork."""
    with Commands(os.environ | {"PYTHONPATH": str(ROOT)}) as commands:
        yield partial(derive, commands=commands)


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A folder with one formula built."""
    folder = tmp_path_factory.mktemp("built")
    derive("build", "softmax", "--jobs", "1", cwd=folder)
    return folder


def snapshot(folder):
    return {p: (p.stat().st_mtime_ns, p.read_bytes()) for p in sorted(folder.rglob("*")) if p.is_file()}


def test_a_second_build_does_nothing(built):
    before = snapshot(built / "generated")
    done = derive("build", "softmax", cwd=built)
    assert "nothing to do" in done.stdout
    assert snapshot(built / "generated") == before


def test_a_fresh_build_gives_the_bytes_that_are_stored(tmp_path):
    """Whatever the order of sets: the gradient of CBAM's spatial attention has every kind of step."""
    name = "spatial_attention"
    derive("build", name, "--fresh", "--jobs", "1", "--out", tmp_path, cwd=tmp_path, PYTHONHASHSEED="7")
    first, second = ROOT / "generated" / name, tmp_path / name
    names = sorted(p.relative_to(first) for p in first.rglob("*") if p.is_file())
    assert names == sorted(p.relative_to(second) for p in second.rglob("*") if p.is_file())
    for name in names:
        assert (first / name).read_bytes() == (second / name).read_bytes(), name


def test_check_names_a_file_that_was_edited_by_hand(forked, built, tmp_path):
    forked("build", "--check", "softmax", cwd=built)
    path = built / "generated" / "softmax" / "reference.py"
    text = path.read_text()
    path.write_text(text + "\n")
    try:
        done = forked("build", "--check", "softmax", cwd=built, status=1)
        assert "softmax/reference.py: edited by hand" in done.stdout
    finally:
        path.write_text(text)


def test_check_names_what_was_never_built(forked, built):
    assert "stable_softmax: never built" in forked("build", "--check", "stable_softmax", cwd=built, status=1).stdout


def test_an_edited_file_is_built_again_and_its_proof_is_kept(forked, built):
    path = built / "generated" / "softmax" / "blockwise.py"
    text = path.read_text()
    path.write_text("")
    done = forked("build", "softmax", cwd=built)
    assert path.read_text() == text
    assert "softmax: proved" in done.stdout


def test_an_edited_proof_is_made_anew(forked, built):
    path = built / "generated" / "softmax" / "proof.json"
    text = path.read_text()
    path.write_text(text.replace('"rule":"trans"', '"rule":"sym"', 1))
    forked("build", "softmax", cwd=built)
    assert path.read_text() == text


def test_what_the_rules_of_today_refuse_is_proved_anew(forked, built):
    """A ledger that was stored under other rules is replayed by the next build, and is not kept as it is."""
    folder = built / "generated" / "softmax"
    path, manifest = folder / "proof.json", folder / "manifest.json"
    text, before = path.read_text(), json.loads(manifest.read_text())
    forged = text.replace('"rule":"trans"', '"rule":"sym"', 1)
    path.write_text(forged)
    files = before["files"] | {"proof.json": sha256(forged.encode()).hexdigest()}
    manifest.write_text(json.dumps(before | {"files": files, "rules": "others", "tool": "another"}))
    assert "checked by other rules" in forked("build", "--check", "softmax", cwd=built, status=1).stdout
    forked("build", "softmax", cwd=built)
    assert path.read_text() == text
    assert json.loads(manifest.read_text()) == before


@pytest.mark.parametrize("place", ["a pass", "a claim"])
def test_what_is_open_is_tried_again_by_another_tool(forked, built, place):
    """A row that is stored as UNDECIDED, its ledger untouched: a new version of the tool may find the proof."""
    manifest = built / "generated" / "softmax" / "manifest.json"
    before = json.loads(manifest.read_text())
    changed = json.loads(manifest.read_text()) | {"tool": "another"}
    row = changed["passes"][""][1] if place == "a pass" else changed["claims"][0]
    row.update(status="UNDECIDED", reason="not found")
    manifest.write_text(json.dumps(changed))
    done = forked("build", "softmax", cwd=built)
    assert "softmax: proved" in done.stdout
    assert json.loads(manifest.read_text()) == before


def test_a_damaged_manifest_is_written_anew(forked, built):
    manifest = built / "generated" / "softmax" / "manifest.json"
    before = manifest.read_text()
    manifest.write_text(json.dumps(json.loads(before) | {"passes": "x"}))
    said = forked("prove", "softmax", "--replay", cwd=built, status=1).stderr
    assert "the manifest of softmax is damaged: passes is 'x'" in said and "Traceback" not in said
    assert "softmax: proved" in forked("build", "softmax", "--jobs", "1", cwd=built).stdout
    assert manifest.read_text() == before


def test_list_prints_what_other_tools_read(forked, built):
    rows = json.loads(forked("list", "--json", cwd=built).stdout)
    row = next(r for r in rows if r["id"] == "softmax")
    assert set(row) == {"id", "family", "claims", "backends"}
    assert row["claims"]["undecided"] == 0
    assert row["claims"]["proved"] > 5
    assert all(row["backends"][b] == ["forward", "backward"] for b in ("reference", "blockwise", "triton"))


def test_the_list_gives_each_id_whole_in_80_columns(forked, built):
    rows = json.loads(forked("list", "--json", cwd=built).stdout)
    cells = forked("list", cwd=built, COLUMNS="80").stdout.replace("│", " ").split()
    assert [cell for cell in cells if cell in {row["id"] for row in rows}] == [row["id"] for row in rows]


def test_the_list_tells_what_has_no_code_from_what_is_not_built(capsys):
    none, some = ({"proved": n, "refuted": 0, "undecided": 0} for n in (0, 3))
    rows = [{"id": "x", "family": "core", "claims": claims, "backends": {}} for claims in (none, some)]
    print_listing(rows, "generated")
    text = " ".join(capsys.readouterr().out.replace("│", " ").split())
    assert "x core 0 0 0 not built" in text and "x core 3 0 0 claims only" in text and "Nothing" not in text
    print_listing(rows[:1], "elsewhere")
    assert "Nothing of it is in elsewhere/" in capsys.readouterr().out


def test_replay_accepts_what_was_built_and_rejects_an_exchanged_theorem(forked, built):
    records = json.loads(forked("prove", "softmax", "--replay", "--json", cwd=built).stdout)
    assert records[0]["problems"] == []
    path = built / "generated" / "softmax" / "proof.json"
    text = path.read_text()
    path.write_text(text.replace('"rule":"trans"', '"rule":"sym"', 1))
    try:
        records = json.loads(forked("prove", "softmax", "--replay", "--json", cwd=built, status=1).stdout)
        assert records[0]["problems"]
    finally:
        path.write_text(text)


def test_prove_prints_the_witness_of_what_is_false(forked, built):
    printed = " ".join(forked("prove", "softmax", "--replay", cwd=built).stdout.split())
    assert "softmax(2 s) = softmax(s) N = 2, j = 0, s = (0, 1): left side ≈ 0.1192029 ≠ right side" in printed


def test_prove_prints_what_other_tools_read(built):
    record = json.loads(derive("prove", "stable_softmax", "--json", "--jobs", "1", cwd=built).stdout)[0]
    assert {"name", "statement", "expected", "status", "sizes", "judges", "witness"} <= set(record["claims"][0])
    assert {"pass", "status", "verdict", "rank"} <= set(record["passes"][0])
    assert {row["status"] for row in record["passes"]} == {"PROVED"}


def test_new_writes_a_file_that_builds(tmp_path):
    derive("new", "mine", cwd=tmp_path)
    assert "exists already" in derive("new", "mine", cwd=tmp_path, status=1).stderr
    done = derive("show", "mine", "--spec", "mine.py", cwd=tmp_path)
    assert "tanh" in done.stdout
    assert "[batch, head, i, j]" in derive("show", "mine", "--spec", "mine.py", "--program", cwd=tmp_path).stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("build", "sofmax"), "did you mean softmax"),
        (("build", "twise", "--spec", "a.py"), "did you mean twice"),
        (("show", "sofmax"), "did you mean softmax"),
        (("prove", "sofmax"), "did you mean softmax"),
        (("cost", "sofmax"), "did you mean softmax"),
        (("verify", "--impl", "torch:relu", "--formula", "sofmax"), "did you mean softmax"),
        (("verify", "--impl", "torch:relu", "--formula", "cost_model"), "a chapter of claims"),
        (("build", "--spec", "."), "it is a folder"),
        (("build", "--spec", "slash.py"), "line 7: 'a/b' cannot be used as a name"),
        (("build", "--spec", "both.py"), "both in both.py"),
        (("build", "--spec", "ifs.py"), "where or Piecewise for if"),
        (("build", "--spec", "maths.py"), "the functions of sympy"),
        (("build", "--spec", "tensors.py"), "line 8: x is used as a number"),
        (("build", "twice", "--spec", "a.py", "--out", "a.py"), "a.py is a file"),
        (("build", "twice", "--spec", "a.py", "--out", "a.py/below"), "a.py is a file"),
        (("new", "class"), "it is a word of Python"),
        (("build", "--spec", "missing.py"), "there is no such file"),
        (("build", "--spec", "broken.py"), "line 2"),
        (("build", "--spec", "empty.py"), "it makes no Formula"),
        (("build", "--spec", "ends.py"), "it ends the program: exit(0)"),
        (("build", "--spec", "odd.py"), "it raises Odd: said"),
        (("build", "--spec", "a.py", "--spec", "b.py"), "two formulas have the id 'twice'"),
        (("build", "--spec", "clash.py"), "two formulas have the id 'softmax'"),
        (("show", "softmax", "--code", "triton"), "nothing is stored"),
        (("prove", "softmax", "--replay"), "nothing is stored"),
        (("new", "not a name"), "cannot be used as a name"),
    ],
)
def test_every_failure_says_what_to_do_and_leaves_nothing_behind(forked, tmp_path, arguments, said):
    files = {
        "broken.py": "x = 1\ny = (\n",
        "empty.py": "x = 1\n",
        "ends.py": "raise SystemExit(0)\n",
        "odd.py": "class Odd(BaseException): pass\nraise Odd('said')\n",
        "a.py": SPEC.format(name="twice"),
        "b.py": SPEC.format(name="twice"),
        "clash.py": SPEC.format(name="softmax"),
        "slash.py": SPEC.format(name="a/b").replace("a/b =", "f ="),
        "both.py": SPEC.format(name="f") + SPEC.format(name="f").replace("f =", "g ="),
        "ifs.py": SPEC.format(name="f") + "y = 1 if x[i] > 0 else 0\n",
        "maths.py": SPEC.format(name="f") + "import math\ny = math.exp(x[i])\n",
        "tensors.py": SPEC.format(name="f") + "y = x * 2\n",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    run = derive if arguments[0] in ("cost", "verify") else forked  # which are nowhere else here
    done = run(*arguments, cwd=tmp_path, status=1)
    assert said in done.stderr
    assert "What to do" in done.stderr
    assert not (tmp_path / "generated").exists()
    assert "Traceback" not in done.stderr


REFUSED = """
from derive import Formula, Index, Size, Tensor
N = Size("N")
i = Index("i", N)
x, place = Tensor("x", N), Tensor("place", N, kind="integer")
gathered = Formula("gathered", [x, place], {"y": x[place[i]]})
"""


CLAIMED = """
from derive import Formula, Index, Size, Tensor
from derive.claims import Claim
from derive.logic import Eq, array, index
from derive.logic.sequents import Sequent
N = Size("N")
i = Index("i", N)
x = Tensor("x", N)
def states(read):
    return [Sequent([], Eq(read(twice).value("y", index("i")), {factor} * array("x")[index("i")]))]
twice = Formula("twice", [x], {{"y": 2 * x[i]}}, claims=[Claim("twice", "it is {factor} x", states)])
"""


def test_a_claim_that_changes_in_a_file_of_ones_own_is_judged_anew(forked, tmp_path):
    """And what is not as expected is said by each build, not by the first alone."""
    spec = tmp_path / "own.py"
    spec.write_text(CLAIMED.format(factor=2))
    forked("build", "--spec", spec, cwd=tmp_path)
    assert "nothing to do" in forked("build", "--spec", spec, cwd=tmp_path).stdout
    spec.write_text(CLAIMED.format(factor=3))
    assert "twice/proof.json: stale" in forked("build", "--spec", spec, "--check", cwd=tmp_path, status=1).stdout
    for _ in range(2):
        assert "claim twice is REFUTED" in forked("build", "--spec", spec, cwd=tmp_path, status=1).stdout


def test_a_build_that_fails_says_why_and_writes_nothing(forked, tmp_path):
    (tmp_path / "bad.py").write_text(REFUSED)
    done = forked("build", "--spec", "bad.py", cwd=tmp_path, status=1)
    assert "gathered: failed" in done.stdout
    assert "x is read at place[i]" in done.stdout
    assert "The derivations are in" not in done.stdout
    assert not (tmp_path / "generated").exists()


def test_a_build_that_fails_in_part_names_what_is_not_there(forked, tmp_path):
    (tmp_path / "bad.py").write_text(REFUSED + SPEC.format(name="good"))
    done = forked("build", "--spec", "bad.py", "--jobs", "1", cwd=tmp_path, status=1)
    assert "not written: gathered" in done.stdout
    assert sorted(p.name for p in (tmp_path / "generated").iterdir()) == ["good", "report"]
    assert not (tmp_path / "generated" / "report" / "gathered.html").exists()


@pytest.mark.parametrize("problem", [SystemExit(0), GeneratorExit("said"), KeyboardInterrupt(), TypeError()], ids=repr)
def test_a_claim_that_ends_the_program_is_a_failure_of_its_formula(problem):
    def ends(target):
        raise problem

    if isinstance(problem, (KeyboardInterrupt, TypeError)):
        with pytest.raises(type(problem)):
            list(in_processes(ends, [(Target("softmax"),)], 1))
        return
    ((_, said),) = in_processes(ends, [(Target("softmax"),)], 1)
    assert "what belongs to softmax cannot be used: it " in said and "What to do" in said


def wait_for_workers(parent, count):
    """Until so many children of a process have loaded z3, which they do for their work; 5 s where that is not seen."""
    children = Path(f"/proc/{parent}/task/{parent}/children")
    waited = 0
    while waited < 60 if children.exists() else waited < 5:
        time.sleep(0.1)
        waited += 0.1
        if children.exists() and sum(map(has_z3, children.read_text().split())) >= count:
            break
    time.sleep(0.5)


def has_z3(process):
    try:
        return "libz3" in Path(f"/proc/{process}/maps").read_text()
    except OSError:  # it has ended
        return False


@pytest.mark.parametrize("whom", [os.killpg, os.kill], ids=["as a terminal does", "the first process alone"])
def test_an_interrupted_build_ends_at_once_without_a_traceback(whom, tmp_path):
    command = [sys.executable, "-m", "derive.cli", "build", "scaled_dot_attention", "alibi", "--jobs", "2"]
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    pipes |= {"preexec_fn": lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)}  # a job in the background ignores it
    with subprocess.Popen(command, cwd=tmp_path, env=env, start_new_session=True, **pipes) as build:
        wait_for_workers(build.pid, 2)
        whom(build.pid, signal.SIGINT)
        said, _ = build.communicate(timeout=60)
    assert build.returncode == 1
    assert "Aborted!" in said and "Traceback" not in said
    assert not (tmp_path / "generated").exists()


def test_an_ascii_stream_changes_no_status(tmp_path):
    for arguments in (("list",), ("show", "softmax"), ("show", "sinusoidal_encoding", "--steps")):
        derive(*arguments, cwd=tmp_path, PYTHONIOENCODING="ascii")
