"""The derivative of a maximum over a bag: right wherever no two are largest, unknown where ties move apart."""

import random
from types import SimpleNamespace

import pytest
from logic_points import false_at

from derive.errors import Rejected
from derive.logic import Bag, Big, Range, Rel, Select, Sigma, arith, array, differentiate, index, real
from derive.logic.refutation import Point
from derive.logic.rules_calculus import maximisers, no_ties
from derive.logic.terms import free

i, j, m = index("i j m")
x, y = real("x y")
s, ds, f = array("s ds f")
A = Bag("A")
ROW = Big(s[j] * f[j] + f[j], j, A)
SQUARE = Big(Big(s[i, j], j, Range(0, 3)), i, A)
MAXIMA = {
    "row": ROW,
    "square": SQUARE,
    "power": ROW**3 - x * ROW,
    "branch": Select(x, ROW, s[0]),
    "other branch": Select(x, s[0] ** 2, ROW),
    "branch of a branch": Select(x, Select(y, s[0], ROW * s[1]), 0),
    "rows": Sigma(Select(i, Big(s[i - 1, j], j, A), 0), i, Range(0, 3)),
    "of sums": Big(Sigma(s[i, j] * f[j], j, A), i, Range(0, 3)),
    "of rows": Big(Sigma(Big(s[i, j], j, A), i, Range(0, 2)) * f[m], m, A),
}


def drawn(seed):
    """Few values, so that ties are as frequent as none."""
    rng, entries = random.Random(seed), {}

    def values(name, among):
        return lambda *where: entries.setdefault((name, where), rng.choice(among))

    bag = [rng.choice((0, 1, 2, 3)) for _ in range(rng.choice((0, 1, 2, 2, 3)))]
    arrays = {"s": values("s", (-1, 0, 1, 2)), "ds": values("ds", (-2, 0, 1, 3)), "f": values("f", (-1, 1, 2))}
    return Point(seed, "small", {**arrays, "A": bag, "x": rng.choice((-1, 1)), "y": rng.choice((-1, 1))})


@pytest.mark.parametrize("name", MAXIMA)
def test_the_rule_agrees_with_difference_quotients(name):
    theorem = differentiate(MAXIMA[name], s=s, ds=ds)
    found = [false_at(theorem, drawn(seed)) for seed in range(60)]
    assert found.count(False) >= 5 and True not in found


@pytest.mark.parametrize("name", MAXIMA)
def test_it_needs_what_it_asks_for(name):
    """Without "no ties" the equation is false somewhere."""
    theorem = differentiate(MAXIMA[name], s=s, ds=ds)
    bare = SimpleNamespace(hyps=frozenset(), concl=theorem.concl)
    assert any(false_at(bare, drawn(seed)) for seed in range(200))


def test_a_branch_that_is_not_taken_may_have_ties():
    taken, away = ({"A": [0, 1], "s": lambda k: 0, "ds": lambda k: k + 1, "f": lambda k: 1, "x": n} for n in (1, -1))
    theorem = differentiate(MAXIMA["branch"], s=s, ds=ds)
    assert false_at(theorem, Point(0, "small", taken)) is None
    assert false_at(theorem, Point(0, "small", away)) is False


def test_a_value_that_is_there_twice_is_a_tie():
    theorem = differentiate(ROW, s=s, ds=ds)
    values = {"s": lambda k: k, "ds": lambda k: 1, "f": lambda k: 1}
    assert false_at(theorem, Point(0, "small", {**values, "A": [0, 1]})) is False
    assert false_at(theorem, Point(0, "small", {**values, "A": [0, 1, 1]})) is None


def test_the_maximum_of_nothing_does_not_move():
    theorem = differentiate(ROW, s=s, ds=ds)
    assert false_at(theorem, Point(0, "small", {"A": []})) is False


def test_no_ties_speaks_of_the_free_indices_alone():
    top = Big(Big(s[m, i, j], j, A), i, A)
    assert free(maximisers(top)) == {m} and isinstance(no_ties(top), Rel)


def test_a_maximum_that_does_not_move_is_asked_nothing():
    assert differentiate(Big(f[j], j, A) * s[0], s=s, ds=ds).hyps == frozenset()


def test_no_ties_is_no_theorem():
    with pytest.raises(Rejected):
        arith(goal=no_ties(Big(s[j], j, Range(0, i))))
