"""The meaning of programs and of tile programs, evaluated at numbers, is what the interpreter computes.

The recurrences of a TileProgram are run as they stand, with blocks and tiles of several sizes.
"""

import math
from fractions import Fraction

import numpy as np
import pytest
from proof_cases import record

from derive.errors import NoMeaning
from derive.formula import Entry, Index, Size
from derive.interpret import evaluate
from derive.logic import All, Rel, index
from derive.logic.evaluation import Evaluator
from derive.program import Definition
from derive.proof.meaning import Meaning
from derive.proof.tile_meaning import TileMeaning
from derive.proof.world import World

SIZES = {
    "BATCH": 1,
    "HEADS": 2,
    "GROUP": 2,
    "N": 3,
    "M": 4,
    "D": 2,
    "E": 2,
    "A": 2,
    "Dk": 2,
    "T": 6,
    "L": 5,
    "left": 1,
    "right": 1,
}
SIZES |= {"Y": 2, "X": 2, "C": 2, "R": 2}


def size_of(x, program):
    return SIZES[x.size.name]


def draw(program, seed=0):
    """Inputs of a program as arrays, by kind."""
    random, values = np.random.default_rng(seed), {}
    for e in program.inputs:
        shape = [SIZES[x.size.name] for x in e.indices]
        x = random.normal(size=shape)
        kind = dict(program.kinds).get(e.name, "real")
        if kind == "integer":
            x = random.integers(0, 5, size=shape)
        elif kind == "bool":
            x = (x > -0.3).astype(float)
        elif kind == "constant":
            x = np.where(x > 1, -np.inf, x)
        values[e.name] = x
    return values


class Numbers:
    """A point for the evaluator: sizes and inputs as given, every other array by the statement that defines it."""

    empty_maximum = Fraction(-999)

    def __init__(self, inputs, statements, given=None):
        self.inputs, self.given, self.values = inputs, given or {}, {}
        self.statements = {}
        for p in statements:
            variables, (head, body) = opened(p)
            self.statements.setdefault(head.base.label.name, []).append((variables, head.indices, body))

    def scalar(self, s):
        return Fraction(SIZES[s.name])

    def entry(self, array, where, evaluator):
        name = array.label.name
        if name in self.given:
            return Fraction(self.given[name](*where))
        if name.startswith("finite.") and name.removeprefix("finite.") in self.inputs:
            return Fraction(int(self.inputs[name.removeprefix("finite.")][where] > -math.inf))
        if name in self.inputs:
            x = self.inputs[name]
            value = float(x[where] if x.ndim else x)
            return Fraction(value) if math.isfinite(value) else Fraction(0)
        key = name, where
        if key not in self.values:
            self.values[key] = self.defined(name, where, evaluator)
        return self.values[key]

    def defined(self, name, where, evaluator):
        for variables, places, body in self.statements[name]:
            found = matched(variables, places, where)
            if found is not None:
                return evaluator.term(body, found)
        return Fraction(-777)  # a state before its first tile that nothing defines: the maximum of nothing


def opened(p):
    """(variables, (head, body)) of a statement  for all ..: head = body."""
    variables = []
    while isinstance(p, All):
        k = index(f"v{len(variables)}")
        variables.append(k)
        p = p.at(k)
    assert isinstance(p, Rel)
    assert p.op == "="
    return variables, (p.a, p.b)


def matched(variables, places, where):
    """The values of the variables at which the head of a statement is the entry, or None."""
    found = {}
    for place, n in zip(places, where, strict=True):
        free = [v for v in variables if v in place.free_symbols]
        if not free:
            if place.is_Integer and int(place) != n:
                return None
            continue
        value = n - int(place - free[0])
        if value < 0:
            return None
        found[free[0]] = Fraction(value)
    return found


def compare(numbers, meaning, program, names, wanted):
    evaluator = Evaluator(numbers, 30, junk=True)
    for name in names:
        axes = program.axes(name)
        for where in np.ndindex(*(SIZES[x.size.name] for x in axes)):
            base = meaning.array(name)
            got = evaluator.entry(base, where or (0,))
            got = float(got) if isinstance(got, Fraction) else float(got.mid)
            expected = float(wanted[name][where])
            if math.isfinite(expected):
                assert got == pytest.approx(expected, rel=1e-9, abs=1e-9), (name, where)


NAMES = [
    "lower_right",
    "window",
    "key_lengths",
    "bool_mask",
    "float_mask",
    "softcap",
    "sink",
    "relative_bias",
    "grouped",
]
NAMES += [
    "entropy",
    "softmax_over_queries",
    "sigmoid",
    "relu_squared",
    "stable_softmax",
    "squeeze_excitation",
    "weights",
]


def param_sizes(program):
    return {n: SIZES[n] for n in ("left", "right")}


@pytest.mark.parametrize("name", NAMES)
def test_the_meaning_of_a_program_is_what_the_interpreter_computes(name):
    program = record(name).plain
    inputs = draw(program)
    wanted = evaluate(program, inputs, SIZES)
    meaning = Meaning(program.kinds, None, program.by_name)
    statements = [meaning.equation(d) for d in program.definitions]
    compare(Numbers(inputs, statements), meaning, program, program.outputs, wanted)


@pytest.mark.parametrize("tile", [1, 3])
@pytest.mark.parametrize(
    "name", ["lower_right", "window", "key_lengths", "sink", "relative_bias", "entropy", "weights", "carried"]
)
def test_the_recurrences_of_a_tile_program_compute_its_program(name, tile):
    made = record(name)
    inputs = draw(made.forward_visible)
    wanted = evaluate(made.forward_visible, inputs, SIZES)
    meaning = TileMeaning("tile", made.forward_tiles)
    numbers = Numbers(inputs, meaning.statements().values(), blocks(meaning, tile, inputs))
    compare(numbers, meaning, made.forward_visible, made.forward_visible.outputs, wanted)


@pytest.mark.parametrize("name", ["lower_right", "window", "sink", "relative_bias", "carried"])
def test_the_recurrences_of_a_backward_tile_program_compute_its_program(name):
    made = record(name)
    inputs = draw(made.backward_visible)
    wanted = evaluate(made.backward_visible, inputs, SIZES)
    meaning = TileMeaning("tile", made.backward_tiles)
    numbers = Numbers(inputs, meaning.statements().values(), blocks(meaning, 2, inputs))
    compare(numbers, meaning, made.backward_visible, made.backward_visible.outputs, wanted)


@pytest.mark.parametrize("tiles", ["forward_tiles", "backward_tiles"])
@pytest.mark.parametrize("name", ["lower_right", "window", "carried"])
def test_blocks_and_tiles_of_a_fixed_width_are_what_is_assumed_of_end_points(name, tiles):
    made = record(name)
    inputs = draw(made.backward_visible)
    meaning = TileMeaning("tile", getattr(made, tiles))
    evaluator = Evaluator(Numbers(inputs, (), blocks(meaning, 2, inputs)), 30, naturals=7)
    for label, fact in meaning.end_points().items():
        assert evaluator.truth(fact), label


def blocks(meaning, tile, inputs):
    """The end point arrays of every loop, for blocks of two rows and tiles of a fixed width."""
    out = {}
    for loop in meaning.loops:
        rows = SIZES[loop.kernel.parallel.size.name]
        ends = loop.lower, loop.upper  # terms, built once

        def block(*row, rows=rows):
            first = row[-1] - row[-1] % 2
            return first, min(first + 1, rows - 1)

        def bounds(*row, loop=loop, block=block, ends=ends):
            numbers = Numbers(
                inputs,
                (),
                {f"{loop.prefix}.first": lambda *r: block(*r)[0], f"{loop.prefix}.last": lambda *r: block(*r)[1]},
            )
            environment = dict(zip(loop.places, map(Fraction, row), strict=True))
            evaluator = Evaluator(numbers, 30)
            return tuple(int(evaluator.term(end, environment)) for end in ends)

        def steps(*row, bounds=bounds):
            low, high = bounds(*row)
            return -(-(high - low) // tile)

        out[f"{loop.prefix}.end"] = lambda n, *row, bounds=bounds: min(bounds(*row)[0] + n * tile, bounds(*row)[1])
        out[f"{loop.prefix}.first"] = lambda *row, block=block: block(*row)[0]
        out[f"{loop.prefix}.last"] = lambda *row, block=block: block(*row)[1]
        out[f"{loop.prefix}.steps"] = steps
        if loop.carrying:
            out |= anchors(loop, rows)
    return out


def anchors(loop, rows):
    """The blocks of two rows in the order in which their states are carried; the last one again and again."""
    count, descending = -(-rows // 2), loop.states_before.kernel.descending

    def anchor(n, *_):
        n = min(int(n), count - 1)
        return min(2 * (count - 1 - n) + 1, rows - 1) if descending else 2 * n

    def block(*row):
        return count - 1 - row[-1] // 2 if descending else row[-1] // 2

    return {f"{loop.prefix}.anchor": anchor, f"{loop.prefix}.block": block}


def test_what_the_logic_has_no_term_for_is_said():
    i = Index("i", Size("N"))
    d = Definition("x", (i,), Entry("x0", i) ** Entry("p", i))
    with pytest.raises(NoMeaning):
        Meaning().equation(d)


def test_two_axes_of_one_name_are_refused():
    i, other = Index("i", Size("N")), Index("i", Size("M"))
    d = Definition("x", (i,), Entry("x0", i) * Entry("y", other))
    with pytest.raises(NoMeaning):
        Meaning().equation(d)


def test_the_arrays_of_the_programs_are_apart():
    world = World(record("lower_right"))
    seen = [s.meaning.array("o").label.name for s in (world.scopes.plain, world.scopes.stable, world.scopes.visible)]
    assert len(set(seen)) == 3
