"""False claims: no tactic proves them, and evaluation finds a point where they fail."""

from fractions import Fraction

import pytest
from sympy import Integer, Max, Rational, exp

from derive.errors import Rejected
from derive.logic import (
    Bag,
    Eq,
    In,
    Inhabited,
    KroneckerDelta,
    Mean,
    Nat,
    Perm,
    Plus,
    Range,
    Rel,
    Select,
    Sub,
    Tangent,
    all_of,
    arith,
    array,
    definite,
    index,
    index_map,
    inv,
    largest,
    ln,
    real,
    refute,
    root,
    total,
)
from derive.logic.evaluation import Evaluator
from derive.logic.numbers import Unclear, compare, number
from derive.logic.refutation import Point, refuted_at
from derive.logic.symbols import is_definite
from derive.logic.tactics import equal

i, j, k, d, N = index("i j k d N")
x, y, lo = real("x y lo")
s, f, q, K = array("s f q K")
pi = index_map("pi")
A, B, D = Bag("A"), Bag("B"), Bag("D")


def weight(at):
    return exp(s[at]) * inv(total(exp(s[k]), k, A))


def denominator(dom, shift=0):
    return total(exp(s[k] - shift), k, dom)


def merged_maximum(a, b):
    (n1, m1), (n2, m2) = a, b
    return Select(n1, Select(n2, Max(m1, m2), m1), m2)


A_MAX, B_MAX, BOTH_MAX = (largest(s[k], k, dom) for dom in (A, B, Plus(A, B)))
BOTH = (Inhabited(A), Inhabited(B))
COUNT = {dom: total(Integer(1), k, dom) for dom in (A, B, Plus(A, B))}
STATE_A, STATE_B = real("na ma"), real("nb mb")

FALSE = {
    "weights of scaled scores": ((Inhabited(A),), Eq(exp(s[j] * lo) * inv(total(exp(s[k] * lo), k, A)), weight(j))),
    "merge without correction": (
        BOTH,
        Eq(denominator(A, A_MAX) + denominator(B, B_MAX), denominator(Plus(A, B), BOTH_MAX)),
    ),
    "merge with inverted correction": (
        BOTH,
        Eq(
            denominator(A, A_MAX) * exp(BOTH_MAX - A_MAX) + denominator(B, B_MAX) * exp(BOTH_MAX - B_MAX),
            denominator(Plus(A, B), BOTH_MAX),
        ),
    ),
    "the maximum of a union is that of a block": (BOTH, Eq(BOTH_MAX, A_MAX)),
    "a causal row is equivariant under permutations": (
        (Perm(pi, Range(0, N)), In(i, Range(0, N))),
        Eq(total(exp(s[pi[i], pi[j]]), j, Range(0, i + 1)), total(exp(s[pi[i], j]), j, Range(0, pi[i] + 1))),
    ),
    "the squares of the weights sum to 1": ((Inhabited(A),), Eq(total(weight(j) ** 2, j, A), 1)),
    "a sum of products is a product of sums": ((), Eq(total(s[j] * f[j], j, A), total(s[j], j, A) * total(f[j], j, A))),
    "the weights of an empty row sum to 1": ((), Eq(total(weight(j), j, A), 1)),
    "the denominator of an empty row is at least 1": ((), Rel("<=", 1, denominator(A))),
    "x / x = 1": ((), Eq(x * inv(x), 1)),
    "a delta picks one member of a bag": ((In(i, A),), Eq(total(KroneckerDelta(j, i) * s[j], j, A), s[i])),
    "a row of the Jacobian with the wrong sign": ((Inhabited(A),), Eq(weight(i) * (1 + total(weight(k), k, A)), 0)),
    "a sigmoid is at most 1/2": ((), Rel("<=", inv(1 + exp(-x)), Rational(1, 2))),
    "a weight is less than 1": ((In(j, A),), Rel("<", weight(j), 1)),
    "linear attention normalised inside": (
        (),
        Eq(
            total(q[i, d] * K[j, d], d, D) * inv(total(total(q[i, d] * K[j, d], d, D), j, A)),
            total(q[i, d] * K[j, d] * inv(total(K[j, d], j, A)), d, D),
        ),
    ),
    "merging commutes for states that are not legal": (
        (),
        Eq(merged_maximum(STATE_A, STATE_B), merged_maximum(STATE_B, STATE_A)),
    ),
    "the mean over a union is the mean of the means": (
        BOTH,
        Eq(
            total(s[k], k, Plus(A, B)) * inv(COUNT[Plus(A, B)]),
            (total(s[k], k, A) * inv(COUNT[A]) + total(s[k], k, B) * inv(COUNT[B])) / 2,
        ),
    ),
    "a relative bias is symmetric": ((), Eq(f[i - j], f[j - i])),
    "unnormalised weights stay below the maximum": (
        (Inhabited(A),),
        Rel("<=", total(exp(s[j]) * f[j], j, A), largest(f[j], j, A)),
    ),
    "a sum is at least each term": ((In(i, A),), Rel("<=", f[i], total(f[j], j, A))),
    "a sub-bag has all members": ((In(i, A),), In(i, Sub(f[j], j, A))),
    "what vanishes at one place vanishes": ((Eq(f[i], 0),), all_of(Eq(f[j], 0), j, Range(0, 2))),
    "every bag is inhabited": ((), Inhabited(A)),
}


def show_hidden_values(*where):
    return -2 * 10**9


@pytest.mark.parametrize("name", FALSE)
def test_a_false_claim_is_not_proved(name):
    hyps, goal = FALSE[name]
    with pytest.raises(Rejected):
        if isinstance(goal, Rel) and goal.op == "=":
            equal(goal.a, goal.b, hyps=hyps)
        else:
            arith(goal=goal, hyps=hyps)


@pytest.mark.parametrize("name", FALSE)
def test_a_false_claim_is_refuted_by_its_witness(name):
    hyps, goal = FALSE[name]
    found = refute(hyps, goal)
    assert found is not None
    assert found == refute(hyps, goal), "the search is not repeatable"
    values = {}
    for entry, value in found.witness.items():
        name, _, where = entry.partition("[")
        if isinstance(value, list):
            values[name] = value
        elif where:
            values.setdefault(name, {})[tuple(map(int, where[:-1].split(",")))] = Fraction(value)
        else:
            values[name] = Fraction(value)
    fixed = {n: (lambda *w, t=v: t[w]) if isinstance(v, dict) else v for n, v in values.items()}
    again = refuted_at(hyps, goal, Point(fixed=fixed))
    assert again is not None
    assert (again.left, again.right) == (found.left, found.right)


def test_the_fill_value_needs_a_chosen_point():
    hyps = (Inhabited(A), Inhabited(B))
    whole = denominator(Plus(A, B))
    filled = Rel("<=", total(exp(Integer(-(10**9))), k, B), total(exp(s[k]), k, A))
    assert refute(hyps, filled) is None
    found = refute(hyps, filled, fixed=[{"s": show_hidden_values}])
    assert found is not None
    assert "e-434294482" in found.left
    assert refute(hyps, Rel("<=", denominator(A), whole)) is None


def test_what_is_unspecified_refutes_only_when_asked_to():
    claim = Eq(exp(ln(x)), x)
    assert refute((), claim) is None
    assert refute((), claim, junk=True) is not None
    assert refute((), Eq(root(x) ** 2, x)) is None
    assert refute((), Eq(root(x) ** 2, x), junk=True) is not None
    assert refute((), Rel("<=", largest(f[j], j, A), largest(f[j], j, Plus(A, B)))) is None
    assert refute((), Rel("<=", largest(f[j], j, A), largest(f[j], j, Plus(A, B))), junk=True) is not None


def test_a_true_claim_is_not_refuted():
    for hyps, goal in (
        ((Inhabited(A),), Eq(total(weight(j), j, A), 1)),
        ((), Eq(exp(x) * exp(-x), 1)),
        ((In(j, A),), Rel("<=", s[j], A_MAX)),
        ((), Eq(total(s[j], j, Plus(A, B)), total(s[j], j, A) + total(s[j], j, B))),
        ((Rel("<", 0, x),), Eq(ln(x * exp(y)), ln(x) + y)),
    ):
        assert refute(hyps, goal) is None


def test_a_point_gives_no_value_to_a_function_that_is_one():
    """A theorem about any array holds of pi; a point with pi = 0 refutes nothing."""
    pi = array(definite("value of pi"))[Integer(0)]
    assert is_definite(pi.base.label.name) and not pi.base.label.name.isidentifier()
    assert refute((), Rel("<", 0, pi)) is None
    assert refuted_at((), Rel("<", 0, pi), Point(fixed={pi.base.label.name: lambda *_: 0})) is None


def test_an_integer_has_no_fraction_at_a_point():
    half = Fraction(1, 2)
    assert refuted_at((), Rel("<=", j, j**2), Point(fixed={"j": half})) is None
    assert refuted_at((), Rel("<=", x, x**2), Point(fixed={"x": half})) is not None
    table = index_map("table")
    entries = {"table": lambda *_: half}
    assert refuted_at((), Rel("<=", table[j], table[j] ** 2), Point(fixed=entries)) is None
    assert refuted_at((), Rel("<=", f[j], f[j] ** 2), Point(fixed={"f": lambda *_: half})) is not None


def test_noise_of_a_cancellation_refutes_nothing():
    assert refute((), Eq(exp(x) * (exp(y) + 1) - exp(x) * exp(y) - exp(x), 0)) is None
    assert refute((), Rel("<=", exp(x) * (exp(y) + 1) - exp(x) * exp(y) - exp(x), 0)) is None
    assert refute((), Eq(Select(exp(x) * (exp(y) + 1) - exp(x) * exp(y) - exp(x), 1, 0), 0)) is None


def test_an_infinite_hypothesis_refutes_nothing():
    assert refute((all_of(Eq(f[j], 0), j, Nat),), Eq(f[13], 0)) is None


@pytest.mark.parametrize(
    ("term", "value"),
    [
        (total(f[j], j, Range(0, 3)), Fraction(3)),
        (total(f[j], j, Range(3, 0)), Fraction(0)),
        (total(f[j], j, Bag("P")), Fraction(4)),
        (largest(f[j], j, Bag("P")), Fraction(2)),
        (total(Integer(1), j, Sub(f[j] - 1, j, Bag("P"))), Fraction(1)),
        (inv(Integer(0) * x + f[0]), Fraction(0)),
        (Tangent(s[0] ** 2 * f[2], s, q), Fraction(24)),
        (Mean(f[2] * x, s), Fraction(2)),
        (KroneckerDelta(i, i + 1), Fraction(0)),
    ],
)
def test_values(term, value):
    fixed = {"f": lambda k: k, "P": [0, 2, 1, 1], "x": 1, "s": lambda k: 3, "q": lambda k: 2, "i": 0}
    found = Evaluator(Point(fixed=fixed), 40).term(term)
    assert found == value or compare(abs(found - number(value)), Fraction(1, 10**12)) < 0


def test_an_empty_maximum_has_no_value():
    with pytest.raises(Unclear, match="nothing"):
        Evaluator(Point(), 40).term(largest(f[j], j, Range(0, 0)))
