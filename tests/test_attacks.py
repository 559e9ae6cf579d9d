"""Attacks on what is trusted: ledgers that run code or never end, names that meet in the logic, passes that lose a
value, stored rows that say more than the theorems, points that refute nothing.  Each must be refused."""

import copy
import json
from dataclasses import replace
from functools import cache

import pytest
import sympy as sp
from proof_cases import M, N, e, i, j, prove_pass, record, results, s, with_kernel

from derive.catalogue.claims import claims_of
from derive.derivation import derive_formula
from derive.errors import NoMeaning, Rejected
from derive.formula import Entry, Formula, Index, Let, Size, Tensor, default_axes, relu, total, where
from derive.logic import (
    RULES,
    Bag,
    Eq,
    Inhabited,
    Integer,
    Rel,
    Sigma,
    arith,
    check,
    exp,
    index,
    ledger,
    real,
    refute,
    substitute,
)
from derive.logic.judges import UNDECIDED, judge_z3
from derive.program import FIRST, LAST
from derive.proof import checker, stored
from derive.proof.claims import judge
from derive.proof.meaning import OWN, Meaning
from derive.proof.running import TILES
from derive.proof.state_meaning import BLOCKS
from derive.proof.stated import reader
from derive.proof.world import World
from derive.tiles import OLD


def written(terms, steps=(), claims=()):
    """A ledger of these rows and steps, with its hash."""
    body = {"format": ledger.FORMAT, "claims": dict(claims), "steps": list(steps), "terms": list(terms)}
    return ledger.encode(body)


def step(rule, **fields):
    return {"rule": rule, "premises": [], "params": {}, "hyps": [], "concl": 0, "judges": [], **fields}


# a ledger runs no code

CONSTRUCTORS = sorted({*ledger.PLAIN, *ledger.BINDERS, "All", "Bag", "at"})


@pytest.mark.parametrize("kind", CONSTRUCTORS)
@pytest.mark.parametrize("parts", range(1, 4))
def test_no_constructor_gets_a_text(kind, parts, tmp_path):
    """SymPy evaluates a text that it is given where it wants a term."""
    mark = tmp_path / "evaluated"
    code = f"__import__('pathlib').Path({str(mark)!r}).touch()"
    for n in range(parts):
        row = [kind, *(["A"] if kind == "Bag" else []), *[0 if k == n else 1 for k in range(parts)]]
        with pytest.raises(Rejected):
            check.replay_text(written([["text", code], ["index", "i"], row]))
    with pytest.raises(Rejected):
        check.replay_text(written([["text", code], ["text", "="], [kind, *[0] * parts]]))
    assert not mark.exists()


@pytest.mark.parametrize("name", sorted(RULES))
def test_no_rule_gets_a_text(name, tmp_path):
    """Whatever the other parameters are: a text is refused before the rule runs."""
    mark = tmp_path / "evaluated"
    code = f"__import__('pathlib').Path({str(mark)!r}).touch()"
    parameters = [p.name for p in RULES[name].parameters]
    for given in (code, (code,), [code], {index("i"): code}, {index("i"): ((index("j"),), code)}):
        for changed in parameters:
            with pytest.raises(Rejected, match="foreign parameter"):
                RULES[name](**{p: given if p == changed else index("i") for p in parameters})
    assert not mark.exists()


NAMES = ["a b", "a\nb", "a\n(assert false)\n;", "a\x00", "a\u2028b", "\ud800", "\u0430", "", "a\x85", "\x7f"]


@pytest.mark.parametrize("name", NAMES, ids=ascii)
@pytest.mark.parametrize("kind", ["index", "real", "array", "map", "Bag"])
def test_a_name_is_of_visible_letters(kind, name):
    read = {"Bag": ["Inhabited", 0], "array": ["at", 0, 1], "map": ["at", 0, 1]}.get(kind, ["inv", 0])
    rows = [[kind, name], ["rational", "0", "1"], read]
    rows += [] if kind == "Bag" else [["text", "="], ["Rel", 3, 2, 2]]
    last = len(rows) - 1
    steps = [step("assume", params={"p": last}, hyps=[last], concl=last)]
    with pytest.raises(Rejected):
        check.replay_text(written(rows, steps, {"c": [0]}))


def test_a_name_adds_nothing_to_a_query():
    evil = Bag("A\n(assert false)\n;")
    for hypothesis in (Inhabited(evil), Rel("<=", 0, Sigma(Integer(1), index("k"), evil))):
        assert judge_z3((hypothesis,), Eq(Integer(0), 1)).verdict == UNDECIDED
        with pytest.raises(Rejected, match="is no name"):
            arith(goal=Eq(Integer(0), 1), hyps=(hypothesis,))


# a ledger comes to an end

X, BIG, POWER = ["real", "x"], ["rational", "9" * 390, "1"], ["rational", "64", "1"]
LARGE = {
    "deep": [X, *[["inv", n] for n in range(3000)]],
    "wide": [X, *[["Select", n, n, n] for n in range(40)]],
    "a tower of powers": [["rational", "2", "1"], POWER, ["Pow", 0, 1], *[["Pow", n, 1] for n in range(2, 8)]],
    "squares of a number": [["rational", "3", "1"], *[["Mul", n, n] for n in range(40)]],
    "squares of a coefficient": [X, ["rational", "3", "1"], ["Mul", 0, 1], *[["Mul", n, n] for n in range(2, 40)]],
    "a tower of exponentials": [["rational", "9", "1"], *[["exp", n] for n in range(5)], ["Max", 5, 0]],
    "the sine of an exponential": [BIG, ["exp", 0], ["sin", 1], ["Abs", 2]],
    "a maximum of many": [*[["real", f"x{n}"] for n in range(300)], ["Max", *range(300)]],
    "a tuple of tuples": [X, *[["tuple", n, n, n] for n in range(40)]],
    "a number": [["rational", "9" * 5000, "1"]],
    "a bound name": [["bound", "9" * 5000]],
}


@pytest.mark.parametrize("rows", LARGE.values(), ids=LARGE)
def test_a_large_term_is_refused_before_it_is_made(rows):
    with pytest.raises(Rejected, match=r"nodes|digits|not rational|extremum|Exceeds"):
        check.replay_text(written(rows))


def damaged_texts():
    plain = '{"format":"proof 1","claims":{},"steps":[],"terms":[%s],"sha256":"x"}'
    yield "a number of 5000 digits", plain % ("[" + "9" * 5000 + "]")
    yield "NaN", plain % "[NaN]"
    yield "nested lists", plain % ("[" * 100_000)
    yield "a key twice", plain.replace('"steps":[]', '"steps":[],"steps":[]') % ""
    yield "a parameter called self", written([X], [step("refl", params={"self": 0})])
    yield "a dictionary as a hypothesis", written([["dict"], X], [step("refl", params={"a": 1}, hyps=[0], concl=1)])
    yield "a number as a rule", written([X], [step(5)])
    yield "a list as a rule", written([X], [step(["refl"])])
    yield "true as a reference", written([X], [step("refl", params={"a": True})])
    yield "the ledger of nothing", "null"
    yield "no text", ""


@pytest.mark.parametrize("text", [t for _, t in damaged_texts()], ids=[n for n, _ in damaged_texts()])
def test_a_damaged_text_is_refused(text):
    with pytest.raises(Rejected):
        check.replay_text(text)


def test_a_file_that_is_no_text_is_refused(tmp_path):
    path = tmp_path / "proof.json"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Rejected):
        check.replay(path)
    assert checker.replay_file(path, record("softmax"))
    assert checker.replay_file(tmp_path / "missing.json", record("softmax"))


# names that would meet


def causal(rows=N, columns=M, row=i, column=j):
    """A causal weighted sum with these sizes and indices."""
    scores, values = Tensor("s", rows, columns), Tensor("v", columns, e.size)
    weight, seen = sp.exp(scores[row, column]), column <= row + columns - rows
    top = total(where(seen, weight * values[column, e]), column)
    out = Let("o", (row, e), top / total(where(seen, weight), column))
    return Formula("named", [scores, values], (out,))


@cache
def said(formula):
    """All that the tile program of a formula is taken to mean, and what it owes."""
    world = World(derive_formula(formula))
    owed = checker.everything_owed(world.record).values()
    statements = {**world.tiles.statements(), **world.tiles.end_points()}
    return [*statements.values(), *[o.conclusion for o in owed]]


@pytest.mark.parametrize(("rows", "columns"), [("tiles", "last"), ("first", "position"), ("last", "whole_part")])
def test_a_size_may_be_called_like_a_variable_of_the_logic(rows, columns):
    height, width = Size(rows), Size(columns)
    statements = said(causal(height, width, Index("i", height), Index("j", width)))
    back = {index(f"own.{rows}"): index("N"), index(f"own.{columns}"): index("M")}
    assert sorted(str(substitute(p, back)) for p in statements) == sorted(map(str, said(causal())))


def test_the_variables_of_the_logic_are_known():
    assert {x.name for x in (TILES, BLOCKS, FIRST, LAST, OLD)} <= set(OWN)


NARROW = Size("M", "width")
DEEP = Index("d", NARROW)
TWICE = {
    "an index and a size in one body": total(s[i, j] * Size("j", "param"), j),
    "an index and a size in two bodies": total(s[i, j], j) * Size("j", "param"),
    "two sizes": total(s[i, j], j) * total(sp.exp(DEEP), DEEP),
    "a hidden size": total(s[i, j], j) * Size("HEADS"),
    "a hidden axis": total(s[i, j], j) * Size("batch", "param"),
}


def unchecked(value):
    """A formula whose sizes nobody looked at when it was made."""
    formula = Formula("clash", [s], {"o": total(s[i, j], j)})
    object.__setattr__(formula, "outputs", (Let("o", default_axes(value), value),))
    return formula


@pytest.mark.parametrize("value", TWICE.values(), ids=TWICE)
def test_an_axis_and_a_size_of_one_name_have_no_meaning(value):
    with pytest.raises(NoMeaning, match="of one name"):
        World(derive_formula(unchecked(value)))


def test_two_floating_point_numbers_are_two_numbers():
    assert Meaning().term(sp.Float(0.3)) != Meaning().term(sp.Float(0.1 + 0.2))
    assert Meaning().term(sp.Float(0.5)) == sp.Rational(1, 2)
    with pytest.raises(NoMeaning):
        Meaning().term(sp.Float(0.3) ** (i + sp.pi))


def test_a_tensor_is_no_constant():
    assert Meaning().term(sp.pi) != Meaning().at("value_of_pi", ())


NO_SIZES = (sp.Eq(N**2, 3 * M + 2), sp.Eq(N**2, 2 * M**2), sp.Eq(N**3, 2 * (M + 1) ** 3))


@pytest.mark.parametrize(
    "constraint", [sp.Le(N, M), sp.Eq(N, -M - 1), sp.Eq(2 * N, 2 * M + 1), sp.Ne(N, M), *NO_SIZES], ids=str
)
def test_a_constraint_is_an_equation_that_some_sizes_meet(constraint):
    """A formula refuses most of them; the logic must not rely on that."""
    made = derive_formula(Formula("bounded", [s], {"o": total(s[i, j], j)}))
    object.__setattr__(made.formula, "constraints", (constraint,))
    with pytest.raises(NoMeaning, match="constraint"):
        World(made)


# passes that lose a value


def itself(definitions):
    return tuple(replace(d, body=d.body + Entry(d.name, *d.indices)) for d in definitions)


def without(pairs, name):
    return tuple(p for p in pairs if p[0] != name)


def differentiated(**changes):
    made = record("causal")
    found = made.differentiated
    fields = {k: f(getattr(found, k)) for k, f in changes.items()}
    return replace(made, differentiated=replace(found, **fields))


def outputs_of(field, outputs):
    made = record("causal")
    return replace(made, **{field: replace(getattr(made, field), outputs=outputs)})


def back_tiles(**changes):
    made = record("causal")
    tiles = made.backward_tiles
    return replace(made, backward_tiles=replace(tiles, **{k: f(getattr(tiles, k)) for k, f in changes.items()}))


def kernel(**changes):
    return with_kernel(record("causal"), 0, **changes)


LOST = {
    "a gradient": lambda: differentiated(gradients=lambda g: without(g, "s")),
    "a gradient is another's": lambda: differentiated(gradients=lambda g: (("s", "d_v"), ("v", "d_v"))),
    "a cotangent": lambda: differentiated(cotangents=lambda c: without(c, "o")),
    "a cotangent is an input": lambda: differentiated(cotangents=lambda c: (("o", "v"), *without(c, "o"))),
    "a stored value, in a program": lambda: outputs_of("forward", ("o",)),
    "a stored value, before the tiles": lambda: outputs_of("forward_visible", ("o",)),
    "a stored value, in the tiles": lambda: outputs_of("forward_tiles", ("o",)),
    "an output": lambda: outputs_of("forward_tiles", ("lse",)),
    "nothing, but one output more": lambda: outputs_of("forward_tiles", ("o", "lse", "m1")),
    "an output of the backward": lambda: outputs_of("backward_tiles", ("d_v",)),
    "nothing, but the backward reads something else": lambda: back_tiles(inputs=lambda x: (*x, Entry("w"))),
    "the first stage": lambda: back_tiles(stages=lambda x: x[1:]),
    "the last stage": lambda: back_tiles(stages=lambda x: x[:-1]),
    "nothing, but a stage stands twice": lambda: back_tiles(stages=lambda x: (*x, x[-1])),
    "nothing, but the stages are reversed": lambda: back_tiles(stages=lambda x: x[::-1]),
    "what a kernel stores": lambda: kernel(stores=lambda k: k.stores[:-1]),
    "nothing, but a kernel stores more than it has": lambda: kernel(stores=lambda k: (*k.stores, "more")),
    "a value is defined by itself": lambda: kernel(values=lambda k: itself(k.values)),
    "a sum is defined by itself": lambda: kernel(sums=lambda k: itself(k.sums)),
    "a statistic is defined by itself": lambda: kernel(statistics=lambda k: itself(k.statistics)),
    "a row value is defined by itself": lambda: kernel(epilogue=lambda k: itself(k.epilogue)),
}


@pytest.mark.parametrize("lost", LOST)
def test_a_program_that_loses_a_value_is_refused(lost):
    with pytest.raises(Rejected):
        checker.check_programs(LOST[lost]())


def test_the_programs_that_lose_nothing_are_accepted():
    checker.check_programs(record("causal"))


# rows that say more than the theorems


@cache
def softmax_rows():
    """(rows of passes, rows of claims, the claims, theorems by name) of a formula, as a build stores them."""
    found = results("softmax")
    claims = tuple(c for c in claims_of("softmax") if c.name in ("weights-sum-to-one", "scale-invariance"))
    judged = [judge(c) for c in claims]
    proved = {key: (t,) for r in found for key, t in r.theorems.items()}
    proved |= {f"claim {r.claim.name}": r.theorems for r in judged if r.theorems}
    return [r.record() for r in found], [r.record() for r in judged], claims, proved


def problems(change=lambda passes, rows: None):
    passes, rows, claims, proved = softmax_rows()
    passes, rows = copy.deepcopy((passes, rows))
    change(passes, rows)
    found = stored.pass_problems(passes, record("softmax"), proved)
    return [*found, *stored.claim_problems(rows, claims, proved, reader())]


def refuted_instead(passes, rows):
    rows[0] |= {"status": "REFUTED", "expected": False, "witness": rows[1]["witness"], "judges": rows[1]["judges"]}


ROWS = {
    "a claim less": lambda passes, rows: rows.pop(),
    "a claim in other words": lambda passes, rows: rows[0].update(statement="p = 1"),
    "a claim by another formula": lambda passes, rows: rows[0].update(formulas=["1 = 1"]),
    "a claim with a condition less": lambda passes, rows: rows[0]["formal"][0]["hypotheses"].pop(),
    "a true claim refuted": refuted_instead,
    "a false claim proved": lambda passes, rows: rows[1].update(status="PROVED", expected=True, witness=None),
    "a false claim expected": lambda passes, rows: rows[1].update(expected=True),
    "a point that refutes nothing": lambda passes, rows: rows[1]["witness"]["values"].update(s=["0", "0"]),
    "other sides at a point": lambda passes, rows: rows[1]["witness"].update(left="0.5"),
    "a pass less": lambda passes, rows: passes.pop(),
    "a pass twice": lambda passes, rows: passes.append(passes[-1]),
    "a pass in other words": lambda passes, rows: passes[1].update(statement="it is fast"),
    "a pass without its condition": lambda passes, rows: passes[1].update(conditions=[]),
    "a pass with another rank": lambda passes, rows: passes[1].update(rank=1),
    "a pass with a field more": lambda passes, rows: passes[1].update(note="for n = 3"),
}


def test_the_rows_that_a_build_stores_are_accepted():
    assert problems() == []
    assert json.loads(json.dumps(softmax_rows()[0])) == softmax_rows()[0]


EMPTY = ledger.encode({"format": ledger.FORMAT, "claims": {}, "steps": [], "terms": []})


def rewritten(rows):
    """Claims that say what nobody showed: one of another name as proved, the others as refuted."""
    for row in rows:
        row |= {"status": "REFUTED", "expected": False, "statement": "1 + 1 = 3", "judges": ["exact evaluation"]}
        row["witness"] = {"statement": 0, "values": {"N": "1"}, "left": "2", "right": "3"}
    rows[0] |= {"name": "one-is-two", "status": "PROVED", "expected": True, "witness": None}
    return rows


@pytest.mark.parametrize("formula", ["softmax", None])
@pytest.mark.parametrize("change", [lambda rows: rows, rewritten, lambda rows: []], ids=["kept", "rewritten", "none"])
def test_a_ledger_without_theorems_proves_no_row(tmp_path, formula, change):
    """Of a formula whose passes are all said to be open, and of a chapter, which has claims only."""
    passes, rows, claims, _ = softmax_rows()
    rows = change(copy.deepcopy(rows))
    passes = [{**row, "status": "UNDECIDED"} for row in passes] if formula else []
    (tmp_path / "proof.json").write_text(EMPTY)
    assert stored.replay_file(tmp_path / "proof.json", record(formula) if formula else None, passes, rows, claims)


def test_two_claims_of_one_name_are_refused():
    _, rows, claims, proved = softmax_rows()
    assert stored.claim_problems([*rows, rows[0]], [*claims, claims[0]], proved, reader())


@pytest.mark.parametrize("change", ROWS)
def test_a_stored_row_says_what_is_proved(change):
    assert problems(ROWS[change])


# refutations

TINY = sp.Rational(1, 10**100)
NEVER = {
    "a bound that is missed by little": lambda x: Rel("<=", sp.sin(x) ** 2 + sp.cos(x) ** 2, 1 - TINY),
    "an equation that is missed by little": lambda x: Eq(exp(x) * exp(-x) * sp.sin(x), sp.sin(x) + TINY),
}


@pytest.mark.parametrize("hypothesis", NEVER.values(), ids=NEVER)
def test_no_point_refutes_what_holds_for_want_of_a_case(hypothesis):
    x = real("x")
    assert refute((hypothesis(x),), Eq(x, 0), fixed=({"x": 1},)) is None
    assert refute((), Eq(x, 0), fixed=({"x": 1},)) is not None


# unusual formulas


UNUSUAL = {
    "a logarithm of anything": total(sp.log(s[i, j]), j),
    "an absolute value": total(sp.Abs(s[i, j]), j),
    "a root": total(sp.sqrt(s[i, j]), j),
}


@pytest.mark.parametrize("value", UNUSUAL.values(), ids=UNUSUAL)
def test_no_gradient_is_claimed_everywhere_where_there_may_be_none(value):
    """It is open, or claimed under a condition on the entries, which a report shows."""
    result = prove_pass(derive_formula(Formula("unusual", [s], {"o": value})), "end_to_end", "backward")
    assert result.status == "UNDECIDED" or any("s[" in c for c in result.conditions)


def test_a_gradient_at_a_kink_is_claimed_away_from_it_only():
    result = prove_pass(derive_formula(Formula("kink", [s], {"o": total(relu(s[i, j]), j)})), "link", "backward")
    assert result.status == "PROVED"
    assert any("≠" in c for c in result.conditions)
