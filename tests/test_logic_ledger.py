"""The ledger: the same bytes each time, and no change of it is accepted, hashes recomputed or not."""

import copy
import json
import os
import subprocess
import sys

import pytest
from sympy import Integer, Rational, exp

from derive.errors import Rejected
from derive.logic import (
    Bag,
    Eq,
    In,
    Inhabited,
    Mean,
    Range,
    Rel,
    Sigma,
    Sub,
    all_elim,
    all_intro,
    all_of,
    arith,
    array,
    assume,
    cut,
    differentiate,
    index,
    instantiate,
    inv,
    largest,
    leibniz,
    max_upper,
    mean_linear,
    perm_reindex,
    range_reindex,
    real,
    split,
    sub_select,
    total,
    under,
)
from derive.logic import Plus as Union
from derive.logic.check import main, replay, replay_text
from derive.logic.kernel import Theorem
from derive.logic.ledger import dump, encode, obligations, steps_of, write
from derive.logic.symbols import index_map
from derive.logic.tactics import equal, positive

i, j, k, n = index("i j k n")
x, y, h = real("x y hole")
f, g, s = array("f g s")
A, B = Bag("A"), Bag("B")


def weights_sum_to_one():
    denominator = total(exp(s[k]), k, A)
    weight = exp(s[j]) * inv(denominator)
    return cut(positive(exp(s[k]), k, A), equal(total(weight, j, A), Integer(1), hyps=(Rel("<", 0, denominator),)))


def every_kind_of_row():
    """Small theorems that use every kind of row of the table."""
    below = all_elim(assume(all_of(Rel("<=", f[k, i], x), k, A)), k=j)
    yield all_intro(below, k=j, A=A)
    yield arith(max_upper(largest(f[k, 0], k, A), k=j), goal=Rel("<=", f[j, 0] - 1, largest(f[k, 0], k, A)))
    yield range_reindex(total(s[j], j, Range(0, n)), k=k, new=Range(1, n + 1), image=k - 1, back=j + 1, j=j)
    yield perm_reindex(total(s[j], j, Bag("F", i)), index_map("pi"))
    yield sub_select(total(s[j], j, Sub(g[j] - Rational(1, 2), j, A)))
    yield instantiate(split(total(s[j], j, Union(A, B)), A, B), {s: ([k], f[k, 1]), "B": ([], Range(0, n)), x: y})
    yield under(leibniz(assume(Eq(x, y)), holes=(h,), template=h * s[k]), red=Sigma, k=k, A=A)
    yield differentiate(inv(s[0]) * x, s=s, ds=array("ds"))
    yield mean_linear(Mean(s[0] + x, s))
    yield assume(In(i, A))


def all_named():
    return {"sum": (weights_sum_to_one(),), "rows": tuple(every_kind_of_row())}


@pytest.fixture(scope="module")
def named():
    return all_named()


@pytest.fixture(scope="module")
def text(named):
    return dump(named)


def statements(named):
    return {name: [(t.hyps, t.concl) for t in ts] for name, ts in named.items()}


def test_a_ledger_replays_to_the_same_statements(named, text):
    assert statements(replay_text(text)) == statements(named)
    replay_text(text, expected=statements(named))


def test_a_ledger_is_the_same_when_it_is_written_again(text):
    assert dump(replay_text(text)) == text


def test_a_ledger_has_the_same_bytes_in_every_process(text):
    code = "import test_logic_ledger as t; print(t.dump(t.all_named()), end='')"
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True)
        assert done.stdout == text


def test_a_ledger_on_disk(tmp_path, named, capsys):
    path = tmp_path / "proof.json"
    write(path, named)
    assert statements(replay(path)) == statements(named)
    main([str(path)])
    assert "verified 11 theorems of 2 claims" in capsys.readouterr().out
    path.write_text(path.read_text().replace('"index","n"', '"index","m"'))
    with pytest.raises(SystemExit, match="NOT VERIFIED"):
        main([str(path)])


def test_other_expectations_are_refused(named, text):
    wanted = statements(named)
    for wrong in (
        {"sum": wanted["sum"]},
        {**wanted, "more": []},
        {**wanted, "sum": [(frozenset(), wanted["sum"][0][1])]},
        {**wanted, "sum": [(wanted["sum"][0][0], Eq(x, x))]},
        {**wanted, "rows": wanted["rows"][::-1]},
    ):
        with pytest.raises(Rejected):
            replay_text(text, expected=wrong)


def changed(value):
    """Other values in the place of a number, a text or a list of the ledger."""
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, int):
        yield from (value + 1, value - 1, 0, -1)
    elif isinstance(value, str):
        other = {"rational": "text", "index": "real", "array": "map", "Sigma": "Big", "<=": "<", "=": "<="}
        yield from (value + "0", other.get(value, "x"), "1")
    elif isinstance(value, list) and value:
        yield value[1:]
        yield [*value, value[-1]]
        yield value[::-1]


def places(data, path=()):
    """The path of every part of the ledger."""
    yield path
    if isinstance(data, dict):
        for key in data:
            yield from places(data[key], (*path, key))
    elif isinstance(data, list):
        for key in range(len(data)):
            yield from places(data[key], (*path, key))


def with_change(body, path, value):
    out = copy.deepcopy(body)
    part = out
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return out


def parts(body, path):
    for key in path:
        body = body[key]
    return body


@pytest.fixture(scope="module")
def small(named):
    return {"sum": named["sum"], "reindex": (named["rows"][2],), "for all": (named["rows"][0],)}


@pytest.mark.parametrize("section", ["claims", "steps", "terms", "format"])
def test_every_change_is_refused_with_the_hash_recomputed(small, section):
    text, wanted = dump(small), statements(small)
    body = json.loads(text)
    del body["sha256"]
    tried = 0
    for path in places(body[section], (section,)):
        old = parts(body, path)
        for value in changed(old):
            if value == old:
                continue
            tried += 1
            try:
                proved = replay_text(encode(with_change(body, path, value)), expected=wanted)
            except Rejected:
                continue
            renamed = section == "terms" and body["terms"][path[1]][0] in ("index", "real", "tuple")
            assert renamed, f"accepted {value!r} instead of {old!r} at {path}"
            assert statements(proved) == wanted, (
                "the name of a variable that is bound later, or a hypothesis given twice"
            )
    assert tried > (500 if section in ("steps", "terms") else 2)


def test_every_step_is_needed_and_in_order(small):
    text, wanted = dump(small), statements(small)
    body = json.loads(text)
    del body["sha256"]
    for n_ in range(len(body["steps"]) - 1):
        fewer, swapped = copy.deepcopy(body), copy.deepcopy(body)
        del fewer["steps"][n_]
        swapped["steps"][n_], swapped["steps"][n_ + 1] = swapped["steps"][n_ + 1], swapped["steps"][n_]
        for forged in (fewer, swapped):
            with pytest.raises(Rejected):
                replay_text(encode(forged), expected=wanted)


def test_a_field_more_or_less_is_refused(small):
    body = json.loads(dump(small))
    for wrong in ({**body, "more": 1}, {k_: v for k_, v in body.items() if k_ != "claims"}, [body], 1):
        with pytest.raises(Rejected):
            replay_text(json.dumps(wrong))
    step = body["steps"][0]
    for wrong in ({**step, "more": 1}, {k_: v for k_, v in step.items() if k_ != "judges"}, []):
        with pytest.raises(Rejected):
            replay_text(encode({**body, "steps": [wrong, *body["steps"][1:]]}))


def test_damage_is_refused(text):
    for damaged in ("", "{}", text[:-2], text.replace("sha256", "sha257"), text + " ", "[" * 100_000):
        with pytest.raises(Rejected):
            replay_text(damaged)
    with pytest.raises(Rejected):
        replay_text(text.replace('"sha256":"', '"sha256":"0')[: len(text)])


@pytest.mark.parametrize(
    "row",
    [
        ["Theorem", 0],
        ["rational", "1", "0"],
        ["rational", "9" * 500, "1"],
        ["rational", 1, 1],
        ["Pow", 0, 0],
        ["index", "a b"],
        ["index", ""],
        ["reduction", "max"],
        ["Add", -1],
        ["Add", True],
        ["Add", 10**6],
        ["Add", "0"],
        ["at", 0],
        ["Bag", 3],
        ["dict", 0],
        ["Sigma", 0],
        [],
        [["x"]],
        "text",
        None,
        ["e", 0],
        ["Nil", 0],
    ],
    ids=str,
)
def test_a_strange_row_is_refused(small, row):
    body = json.loads(dump(small))
    with pytest.raises(Rejected):
        replay_text(encode({**body, "terms": [*body["terms"], row]}))
    with pytest.raises(Rejected):
        replay_text(encode({**body, "terms": [row, *body["terms"]]}))


def test_obligations_are_the_queries_of_the_judged_steps(named):
    theorems = [t for ts in named.values() for t in ts]
    texts = obligations(theorems)
    said = {a.detail.split()[0] for t in steps_of(theorems) for a in t.answers if a.judge == "z3"}
    assert set(texts) == said and len(texts) > 3
    assert all(text.endswith("(check-sat)\n") for text in texts.values())


def test_the_same_steps_are_written_once():
    first, second = weights_sum_to_one(), weights_sum_to_one()
    assert isinstance(first, Theorem) and first is not second
    assert dump({"a": (first, second)}).count('"rule"') == dump({"a": (first,)}).count('"rule"')


def test_an_inhabited_bag_is_a_hypothesis_of_the_sum(named):
    (t,) = named["sum"]
    assert t.hyps == frozenset({Inhabited(A)})


def test_a_hostile_power_is_refused_before_it_is_computed(small):
    body = json.loads(dump(small))
    rows = [["rational", "2", "1"], ["rational", str(10**12), "1"], ["Pow", 0, 1]]
    with pytest.raises(Rejected, match="power"):
        replay_text(encode({**body, "terms": rows}))
