"""How programs are cut into stages: what shares a loop, what needs a loop of its own, which tiles are visited."""

import passes_catalogue as cases
import pytest
import sympy as sp
from passes_catalogue import BY_NAME, causal, dot, e, j, k, q, v
from prepared import prepare, ready

from derive.errors import NotApplicable
from derive.formula import Entry, Formula, Index, Let, Size, Tensor, largest, sigmoid, total, where
from derive.lower import lower
from derive.passes.certificates import RankCorrection
from derive.program import FIRST, LAST
from derive.schedule import schedule
from derive.tiles import PairKernel

N, M = cases.N, cases.M
top = largest(where(causal, dot), j)


def forward(name):
    return schedule(prepare(BY_NAME[name].formula).forward)


def of(value, name="o"):
    return schedule(prepare(Formula("mine", [q, k, v], {name: value})).forward)


def names(definitions):
    return [d.name for d in definitions]


def test_attention_is_one_loop():
    tiles = forward("lower_right")
    (kernel,) = tiles.stages
    assert (kernel.parallel, kernel.streamed) == (cases.i, cases.j)
    assert kernel.stores == ("o", "lse")
    assert len(kernel.statistics) == 1
    assert len(kernel.sums) == 2
    assert all(len(kernel.corrections_of(d.name)) == 1 for d in kernel.sums)


def test_the_bounds_of_a_causal_loop():
    (kernel,) = forward("lower_right").stages
    assert kernel.visible.upper == sp.Min(M, LAST + M - N + 1)
    assert kernel.full.upper == sp.Min(M, FIRST + M - N + 1)
    assert kernel.visible.lower == kernel.full.lower == 0


def test_key_lengths_bound_the_loop_at_run_time():
    (kernel,) = forward("key_lengths").stages
    (entry,) = kernel.visible.entries
    assert entry.name == "length"
    assert kernel.visible.upper.has(entry)
    assert kernel.full.upper.has(entry)


def test_a_mask_of_pairs_leaves_no_tile_without_a_mask():
    (kernel,) = forward("bool_mask").stages
    assert (kernel.full.lower, kernel.full.upper) == (0, 0)


def test_the_backward_has_one_loop_in_each_direction():
    tiles = schedule(prepare(BY_NAME["lower_right"].formula).backward)
    loops = {(kernel.parallel, kernel.streamed) for kernel in tiles.kernels}
    assert loops == {(cases.i, cases.j), (cases.j, cases.i)}
    assert len(tiles.kernels) == 2


def test_what_cannot_be_corrected_waits_for_its_statistic():
    tiles = of(total(where(causal, sigmoid(dot - top) * v[j, e]), j))
    first, second = tiles.kernels
    assert set(names(first.statistics)) <= set(first.stores)
    assert not second.statistics
    assert names(second.sums) == ["o"]
    assert not second.corrections


def test_a_correction_of_rank_two_brings_a_second_sum():
    (kernel,) = of(total(where(causal, (dot - top) * sp.exp(dot - top) * v[j, e]), j)).kernels
    (correction,) = kernel.corrections_of("o")
    assert isinstance(correction, RankCorrection)
    assert kernel.moments_of("o")[0] == "o"
    assert len(kernel.moments_of("o")) == 2 == len(kernel.sums)
    assert "o" in kernel.stores
    assert not {n for n in kernel.stores if "moment" in n}


def test_softmax_over_queries_takes_two_loops():
    first, second = forward("softmax_over_queries").kernels
    assert (first.parallel, first.streamed) == (cases.j, cases.i)
    assert (second.parallel, second.streamed) == (cases.i, cases.j)


def test_the_gradient_of_a_relative_bias_is_a_scatter_of_the_loop_of_the_queries():
    tiles = schedule(prepare(BY_NAME["relative_bias"].formula).backward)
    (kernel,) = [x for x in tiles.kernels if x.scatters]
    assert names(kernel.scatters) == ["d_bias"]
    assert kernel.parallel == cases.i


def test_the_gradient_of_a_shared_bias_goes_through_the_heads_one_after_the_other():
    tiles = schedule(prepare(BY_NAME["shared_bias"].formula).backward)
    (kernel,) = [x for x in tiles.kernels if x.serial]
    assert len(kernel.kept) == 1
    assert len(kernel.serial) == 2
    assert not kernel.sums


def test_values_of_pairs_that_are_outputs_are_kept():
    kernels = forward("weights").kernels
    assert [names(x.kept) for x in kernels if x.kept] == [["w"]]


@pytest.mark.parametrize("name", list(BY_NAME))
@pytest.mark.parametrize("direction", ("forward", "backward"))
def test_stages_come_after_what_they_read(name, direction):
    """Everything that a stage reads is an input, its own, or written by an earlier stage."""
    case = prepare(BY_NAME[name].formula)
    program = getattr(case, direction)
    tiles = schedule(program)
    known = {x.name for x in program.inputs}
    for stage in tiles.stages:
        own = stage.definitions if isinstance(stage, PairKernel) else (stage,)
        inside = set(names(own))
        for definition in own:
            assert {x.name for x in definition.entries} <= known | inside, definition
        known |= set(stage.outputs) if isinstance(stage, PairKernel) else inside
    assert set(tiles.outputs) <= known


def test_three_lengths_are_refused():
    third = Size("K")
    m = Index("m", third)
    tensor = Tensor("t", M, third)
    program = lower(Formula("three", [q, k, tensor], {"o": total(dot * total(tensor[j, m] * tensor[j, m], m), j)}))
    schedule(ready(program))
    cubic = total(q[cases.i, cases.d] * k[j, cases.d] * Tensor("u", third, cases.D)[m, cases.d], cases.d)
    formula = Formula("cubic", [q, k, Tensor("u", third, cases.D)], {"o": total(cubic, j, m)})
    with pytest.raises(NotApplicable, match="three lengths"):
        schedule(ready(lower(formula)))


def test_a_maximum_over_both_lengths_is_refused():
    formula = Formula("both", [q, k], (Let("o", (), largest(dot, cases.i, j)),))
    with pytest.raises(NotApplicable, match="both lengths"):
        schedule(ready(lower(formula)))


def test_entries_of_bounds_have_leading_axes_only():
    for name in BY_NAME:
        for kernel in forward(name).kernels:
            for entry in kernel.visible.entries | kernel.full.entries:
                assert isinstance(entry, Entry)
                assert all(x.role == "batch" for x in entry.indices)
