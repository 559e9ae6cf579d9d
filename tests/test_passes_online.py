"""Separability: the verdict on random bodies against a rank computed from numbers, corrections against the sum."""

from functools import cache

import mpmath
import numpy as np
import pytest
import sympy as sp
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from passes_catalogue import M, N, e, i, j

from derive.errors import NoCorrection
from derive.formula import Entry, relu, sigmoid
from derive.passes import Correction, NotSeparable, RankCorrection, Separable, correction, separate
from derive.program import Definition

X, V, S, ROW = Entry("x", i, j), Entry("v", j, e), Entry("m", i), Entry("row", i)
ATOMS = {
    "one": sp.S.One,
    "x": X,
    "m": S,
    "difference": X - S,
    "exp": sp.exp(X - S),
    "exp_twice": sp.exp(2 * X - 2 * S),
    "exp_back": sp.exp(S - X),
    "exp_x": sp.exp(X),
    "tanh": sp.tanh(X),
    "square": (X - S) ** 2,
    "sigmoid": sigmoid(X - S),
    "product": X * S,
    "cosh": sp.cosh(X - S),
    "bell": sp.exp(-((X - S) ** 2)),
    "row": ROW * X - S,
}


def bodies():
    """Sums of products of a few functions of x and the statistic."""
    atom = st.sampled_from(sorted(ATOMS))
    term = st.lists(atom, min_size=1, max_size=2)
    return st.lists(term, min_size=1, max_size=3)


def body_of(terms):
    return sp.Add(*(n * sp.Mul(*(ATOMS[a] for a in term)) for n, term in enumerate(terms, 1)))


@cache
def function_of(body):
    """A body as a function of (x, statistic, row constant, value) on mpmath's numbers."""
    symbols = sp.symbols("a b c d", real=True)
    plain = body.xreplace(dict(zip((X, S, ROW, V), symbols, strict=True)))
    functions = {"sigmoid": lambda t: 1 / (1 + mpmath.exp(-t)), "relu": lambda t: max(t, mpmath.mpf(0))}
    return sp.lambdify(symbols, plain, [functions, "mpmath"])


def value(body, x, s, row=0.75, v=1.25):
    return function_of(body)(x, s, mpmath.mpf(row), mpmath.mpf(v))


def numeric_rank(body, size=7):
    """The rank of the matrix of values at random points, by elimination with full pivoting."""
    rng = np.random.default_rng(0)
    with mpmath.workdps(80):
        xs, ss = ([mpmath.mpf(float(t)) for t in rng.uniform(-2, 2, size)] for _ in range(2))
        rows = [[value(body, x, s) for s in ss] for x in xs]
        size_of_all = max(abs(t) for row in rows for t in row)
        rank = 0
        while rank < size:
            n, m = max(
                ((a, b) for a in range(rank, size) for b in range(rank, size)), key=lambda p: abs(rows[p[0]][p[1]])
            )
            if abs(rows[n][m]) <= size_of_all * mpmath.mpf(10) ** -50:
                return rank
            rows[rank], rows[n] = rows[n], rows[rank]
            for row in rows:
                row[rank], row[m] = row[m], row[rank]
            for row in rows[rank + 1 :]:
                factor = row[rank] / rows[rank][rank]
                for c in range(rank, size):
                    row[c] -= factor * rows[rank][c]
            rank += 1
        return rank


def holds(verdict, tolerance=1e-40):
    """columns(x, new) = matrix columns(x, old) at numbers."""
    rng = np.random.default_rng(1)
    with mpmath.workdps(60):
        for _ in range(5):
            x, old, new = (mpmath.mpf(float(t)) for t in rng.uniform(-2, 2, 3))
            matrix = verdict.matrix.applyfunc(lambda t: t.xreplace({verdict.old: S, verdict.new: V}))
            rows = [[value(t, x, old, v=new) for t in row] for row in matrix.tolist()]
            before = [value(c, x, old) for c in verdict.columns]
            for c, row in zip(verdict.columns, rows, strict=True):
                want = value(c, x, new)
                got = sum(t * b for t, b in zip(row, before, strict=True))
                if abs(got - want) > tolerance * (1 + sum(abs(t * b) for t, b in zip(row, before, strict=True))):
                    return False
    return True


def refutes(witness, body):
    """Whether the values at the witness's points really have a determinant that is not zero."""
    with mpmath.workdps(60):
        at = []
        for point in witness.points:
            (entry, number), *rest = point
            assert entry == X and not rest
            x = mpmath.mpf(number.p) / number.q
            at.append([value(body, x, mpmath.mpf(s.p) / s.q) for s in witness.statistics])
        return abs(mpmath.det(mpmath.matrix(at))) > mpmath.mpf(10) ** -25


@settings(max_examples=60, deadline=None, derandomize=True, phases=(Phase.explicit, Phase.generate))
@given(bodies())
def test_the_verdict_on_a_random_body_agrees_with_the_rank_of_its_values(terms):
    body = body_of(terms)
    rank = numeric_rank(body)
    verdict = separate(body, S, (j,))
    if rank == 0:
        return
    if rank <= 3:
        assert isinstance(verdict, Separable), (body, rank, verdict)
        assert verdict.rank == rank, body
        assert verdict.columns[0] == body
        assert holds(verdict), body
    else:
        assert isinstance(verdict, NotSeparable), (body, rank)
        assert verdict.witness is not None and len(verdict.witness.points) == 4


@pytest.mark.parametrize(
    "body", [sigmoid(X - S), relu(X - S), 1 / (1 + sp.exp(X - S)), (X - S) ** 3, sp.log(1 + sp.exp(X - S))]
)
def test_a_body_that_is_not_separable_is_refuted_by_points_that_check(body):
    verdict = separate(body, S, (j,))
    assert isinstance(verdict, NotSeparable)
    assert refutes(verdict.witness, body)
    assert numeric_rank(body) > 3


def sum_over_columns(body, name="a"):
    axes = (i, *([e] if body.has(V) else []))
    return Definition(name, axes, body, "sum", (j,))


@pytest.mark.parametrize(
    ("body", "rank"),
    [
        (sp.exp(X - S), 1),
        (sp.exp(X - S) * V, 1),
        (sp.exp(5 * sp.tanh(X / 5) - S) * V, 1),
        (sp.exp(2 * X - 2 * S) * V, 1),
        (X * sp.exp(X - S), 1),
        (ROW * sp.exp(X - S), 1),
        ((X - S) * sp.exp(X - S), 2),
        ((X - S + ROW) * sp.exp(X - S) * V, 2),
        (sp.exp(X - S) + 1, 2),
        ((X - S) ** 2, 3),
        ((X - S) ** 2 * sp.exp(X - S), 3),
    ],
    ids=str,
)
def test_the_correction_has_the_rank_of_the_body(body, rank):
    found = correction(sum_over_columns(body), S)
    assert isinstance(found, Correction if rank == 1 else RankCorrection)
    assert found.statistic == S
    if rank == 1:
        assert not found.factor.has(X, V)
    else:
        assert found.matrix.shape == (rank, rank)
        assert found.columns[0] == body


@pytest.mark.parametrize("body", [sigmoid(X - S), sp.cosh(X - S), X * S, sp.sin(X - S), sp.exp(S - X)], ids=str)
def test_a_sum_without_a_bounded_correction_is_refused_with_the_verdict(body):
    with pytest.raises(NoCorrection) as refusal:
        correction(sum_over_columns(body), S)
    assert isinstance(refusal.value.verdict, Separable | NotSeparable)
    assert "a as a sum over a moving m[i]" in str(refusal.value)


def evaluate_columns(columns, x, s):
    symbols = sp.symbols("a b", real=True)
    return [sp.lambdify(symbols, c.xreplace({X: symbols[0], S: symbols[1]}), "numpy")(x, s) + 0 * x for c in columns]


@pytest.mark.parametrize("tiles", [(4, 8, 12), (1, 2, 3, 12), (12,), (0, 5, 5, 12)])
@pytest.mark.parametrize("power", [0, 1, 2])
@pytest.mark.parametrize("weight", [sp.exp(X - S), sp.S.One], ids=str)
def test_a_loop_over_tiles_with_corrections_gives_the_sum_with_the_final_statistic(power, weight, tiles):
    body = (X - S) ** power * weight
    verdict = separate(body, S, (j,))
    xs = np.random.default_rng(2).standard_normal(12) * 30
    matrix = sp.lambdify((verdict.old, verdict.new), verdict.matrix, "numpy")
    state, top, start = np.zeros(verdict.rank), -np.inf, 0
    for stop in tiles:
        tile, start = xs[start:stop], stop
        new = max([top, *tile])
        if np.isfinite(new):
            moved = matrix(top, new) @ state if np.isfinite(top) else 0 * state
            state, top = moved + np.array([c.sum() for c in evaluate_columns(verdict.columns, tile, new)]), new
    want = evaluate_columns([body], xs, xs.max())[0].sum()
    assert abs(state[0] - want) <= 1e-12 * max(1, abs(want))


def test_sizes_of_the_columns_are_no_part_of_a_correction():
    found = correction(sum_over_columns(sp.exp(X / sp.sqrt(N + M) - S) * V), S)
    assert found.factor == sp.exp(found.old - S)
