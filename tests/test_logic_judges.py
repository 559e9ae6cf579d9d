"""The judges prove what is true and nothing that is false; their queries are texts that any SMT solver reads."""

import random

import pytest
import z3
from sympy import Abs, Integer, Max, Min, Rational, cos, exp, sin, tanh

from derive.errors import Rejected
from derive.logic import (
    Eq,
    In,
    Inhabited,
    KroneckerDelta,
    Range,
    Rel,
    Select,
    Void,
    arith,
    array,
    index,
    inv,
    ln,
    real,
    root,
)
from derive.logic.judges import PROVED, RESOURCES, decide, judge_z3, solve
from derive.logic.polynomial import MAX_TERMS, Unknown, ring_expand
from derive.logic.refutation import Point, refuted_at
from derive.logic.smt import KINDS, Encoding

i, j, k, n, m = index("i j k n m")
x, y, z, a, b = real("x y z a b")
f = array("f")
half = Rational(1, 2)

TRUE = [
    (Eq((x + y) ** 2, x**2 + 2 * x * y + y**2), ()),
    (Eq(exp(x + y) * exp(-y), exp(x)), ()),
    (Eq(exp(x * half) ** 2, exp(x)), ()),
    (Eq(x * inv(x), 1), (Rel("!=", x, 0),)),
    (Eq(inv(x) * inv(y), inv(x * y)), (Rel("!=", x, 0), Rel("!=", y, 0))),
    (Eq(inv(1 + exp(-x)) + inv(1 + exp(x)), 1), ()),
    (Eq(tanh(x), 2 * inv(1 + exp(-2 * x)) - 1), ()),
    (Eq(sin(x + y), sin(x) * cos(y) + cos(x) * sin(y)), ()),
    (Eq(exp(ln(x)), x), (Rel("<", 0, x),)),
    (Eq(root(x) * root(x), x), (Rel("<=", 0, x),)),
    (Eq(Max(x, y) + Min(x, y), x + y), ()),
    (Eq(Select(x, y, y), y), ()),
    (Rel("<=", exp(x), 1), (Rel("<=", x, 0),)),
    (Rel("<", exp(x), exp(y)), (Rel("<", x, y),)),
    (Rel("<=", 1 + x, exp(x)), ()),
    (Rel("<=", x * y, x * z), (Rel("<=", 0, x), Rel("<=", y, z))),
    (Rel("<=", Abs(x + y), Abs(x) + Abs(y)), ()),
    (Rel("<=", 1, n), (Rel("<", 0, n),)),
    (In(i + 1, Range(1, n + 1)), (In(i, Range(0, n)),)),
    (Inhabited(Range(m, n)), (Rel("<", m, n),)),
    (Void(Range(n, m)), (Rel("<=", m, n),)),
    (Rel("!=", 1 + exp(x), 0), ()),
    (Rel("<=", tanh(x), 1), ()),
    (Rel("<", exp(Integer(-(10**9))), 1), ()),
    (Eq(exp(x + 1), exp(1) * exp(x)), ()),
    (Rel("<", 2, exp(1) + half), ()),
    (Rel("<=", Max(ln(Integer(2)), x), Max(x, ln(Integer(2)), y)), ()),
]

FALSE = [
    (Eq(x * inv(x), 1), ()),
    (Eq(inv(x) * x**2, x + 1), ()),
    (Eq(exp(x) * exp(y), exp(x * y)), ()),
    (Eq(exp(2 * x), 2 * exp(x)), ()),
    (Eq(exp(ln(x)), x), ()),
    (Eq(root(x) * root(x), x), ()),
    (Rel("<=", 0, root(x)), ()),
    (Eq(root(x**2), x), ()),
    (Eq(ln(exp(x) * y), x + ln(y)), ()),
    (Eq(tanh(x), 2 * inv(1 + exp(-x)) - 1), ()),
    (Eq(sin(x + y), sin(x) + sin(y)), ()),
    (Eq(sin(x) ** 2 - cos(x) ** 2, 1), ()),
    (Eq(Max(x, y), x), ()),
    (Eq(Select(x, y, z), y), (Rel("<=", 0, x),)),
    (Eq(Abs(x), x), ()),
    (Rel("<=", exp(x), 1), ()),
    (Rel("<", 1, exp(x)), ()),
    (Rel("<", 1, exp(-x)), ()),
    (Rel("<=", 1 + x, exp(x * half)), ()),
    (Eq(tanh(x), (exp(x) - 1) * inv(exp(2 * x) + 1)), ()),
    (Eq(sin(x + y), sin(x) * cos(y) + sin(y)), ()),
    (Eq(sin(x + y), sin(y) * cos(x) + sin(x)), ()),
    (In(n, Range(m, n)), (Rel("<=", m, n),)),
    (Rel("<", 0, exp(x) - 1), ()),
    (Rel("<", 1 + x, exp(x)), ()),
    (Rel("<=", exp(x), 1 + x), ()),
    (Rel("<=", x * y, x * z), (Rel("<=", y, z),)),
    (Rel("<=", 1, x), (Rel("<", 0, x),)),
    (Rel("<", i, i), ()),
    (Eq(i * j, n), ()),
    (In(i, Range(1, n)), (In(i + 1, Range(1, n)),)),
    (In(i + 1, Range(0, n)), (In(i, Range(0, n)),)),
    (Inhabited(Range(m, n)), (Rel("<=", m, n),)),
    (Void(Range(n, m)), ()),
    (Rel("!=", exp(x) - 1, 0), ()),
    (Eq(KroneckerDelta(i, j), 1), ()),
    (Eq(f[i], f[j]), (Rel("<=", i, j),)),
    (Eq(exp(Integer(-(10**9))), 0), ()),
    (Eq(exp(1), 2), ()),
    (Eq(exp(x + 1), exp(x) + exp(1)), ()),
    (Eq(inv(x + y), inv(x) + inv(y)), ()),
    (Eq((x - y) * inv(x - y), Select(x - y, 1, 0)), ()),
    (Rel("<", 0, inv(x)), (Rel("<", 1, x * x),)),
]


def show(case):
    goal, hyps = case
    return f"{', '.join(map(str, hyps))} |- {goal}"


@pytest.mark.parametrize("case", TRUE, ids=show)
def test_a_true_statement_is_proved(case):
    goal, hyps = case
    assert arith(goal=goal, hyps=hyps).concl == goal


@pytest.mark.parametrize("case", FALSE, ids=show)
def test_a_false_statement_is_not_proved(case):
    goal, hyps = case
    with pytest.raises(Rejected, match="UNDECIDED"):
        arith(goal=goal, hyps=hyps)


def random_term(rng, depth):
    if depth == 0:
        return rng.choice([x, y, f[i], Integer(0), Integer(1), Integer(-2), half])
    inner = [random_term(rng, depth - 1) for _ in range(3)]
    functions = [exp, inv, ln, root, tanh, Abs, sin]
    return rng.choice(
        [
            inner[0] + inner[1],
            inner[0] - inner[1],
            inner[0] * inner[1],
            Max(inner[0], inner[1]),
            Min(inner[0], inner[1]),
            Select(*inner),
            rng.choice(functions)(rng.choice([x, y, f[i], x - y, x * half, 2 * x])),
        ]
    )


def random_statement(rng):
    left, right = random_term(rng, 2), random_term(rng, rng.choice([0, 1, 2]))
    if rng.random() < 0.3:
        right = ring_expand(left) if rng.random() < 0.5 else left + rng.choice([0, 1])
    return Rel(rng.choice(["=", "<=", "<", "!="]), left, right)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_proved_is_false_at_a_point(seed):
    rng, proved = random.Random(seed), 0
    for _ in range(25):
        goal, hyps = random_statement(rng), tuple(random_statement(rng) for _ in range(rng.choice([0, 1])))
        try:
            answers = decide(frozenset(hyps), goal)
        except (Rejected, TypeError, ValueError):
            continue
        if answers[-1].verdict != PROVED:
            continue
        proved += 1
        for n in range(24):
            assert refuted_at(hyps, goal, Point(n, ("small", "zeros", "wide")[n % 3]), junk=True) is None, (goal, hyps)
    assert proved


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("case", FALSE, ids=show)
def test_no_encoding_of_a_falsehood_is_unsatisfiable(case, kind):
    goal, hyps = case
    try:
        text = Encoding(kind).query(hyps, goal)
    except Unknown:
        return
    assert solve(text, RESOURCES[kind]) != "unsat"


def test_a_query_is_standard_text():
    answer = judge_z3((Rel("<", 0, x), In(i, Range(0, n))), Rel("<=", exp(-x) * f[i], Max(f[i], 0)))
    text = answer.obligation or Encoding("mixed").query((Rel("<", 0, x),), Rel("<=", exp(-x), 1))
    assert text.startswith("(set-logic ALL)") and text.endswith("(check-sat)\n")
    assert z3.parse_smt2_string(text)


def test_a_query_is_the_same_text_each_time():
    hyps = [Rel("<", 0, x), Rel("<=", y, f[i]), Inhabited(Range(0, n))]
    goal = Rel("<=", exp(y - f[i]) * inv(1 + x), 1)
    for kind in KINDS:
        texts = set()
        for order in (hyps, hyps[::-1], hyps[1:] + hyps[:1]):
            try:
                texts.add(Encoding(kind).query(order, goal))
            except Unknown:
                texts.add("")
        assert len(texts) == 1


def test_long_expressions_get_names_so_that_texts_stay_small():
    t = x
    for _ in range(12):
        t = Select(t, t * y, t + y)
    assert len(Encoding("real").query((), Rel("<=", 0, t))) < 20_000


def test_what_is_too_large_is_unknown_and_ends():
    with pytest.raises(Unknown):
        ring_expand((x + y + z + a + b) ** 60)
    with pytest.raises(Rejected, match=str(MAX_TERMS)):
        arith(goal=Eq((x + y + z + a + b) ** 60, 0))
