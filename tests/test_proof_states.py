"""Sums that start from carried states: proved as they are, and no damage to them is; what they may read is checked."""

from dataclasses import replace

import pytest
import sympy as sp
from proof_cases import prove_pass, record, results

from derive.errors import NoMeaning, Rejected
from derive.formula import Entry, logsigmoid
from derive.logic import Sigma, ledger
from derive.program import FIRST, LAST
from derive.proof import checker
from derive.proof.world import World
from derive.tiles import OLD, Bounds, PairKernel, StateKernel


def with_stages(tiles, change):
    """The derivation with the first two stages of a TileProgram that carry states changed."""
    made = record("carried")
    program = getattr(made, tiles)
    found = list(program.stages)
    at = next(n for n, s in enumerate(found) if isinstance(s, StateKernel))
    found[at : at + 2] = change(*found[at : at + 2])
    return replace(made, **{tiles: replace(program, stages=tuple(found))})


def damaged(tiles="forward_tiles", states=None, pairs=None):
    """states, pairs: functions of the two kernels that give what changes."""

    def change(s, p):
        return replace(s, **(states(s) if states else {})), replace(p, **(pairs(p) if pairs else {}))

    return with_stages(tiles, change)


def moved(change):
    """What moves a state, changed."""
    return lambda kernel: {"states": tuple(replace(s, moved=change(s)) for s in kernel.states)}


def shares(change):
    """(body, over) of the shares, changed: change gives the terms of one."""
    return lambda kernel: {"carried": tuple(replace(c, terms=tuple(change(c.terms))) for c in kernel.carried)}


def decays(e):
    """The decays in an expression with their exponents the other way round."""
    return e.xreplace({x: 1 / x for x in e.atoms(sp.exp)})


def wrong_ratio():
    return damaged(states=moved(lambda s: decays(s.moved)))


def ratio_of_another_rate():
    return damaged(states=moved(lambda s: s.moved.xreplace({x: 2 * x for x in s.moved.atoms(logsigmoid)})))


def state_that_does_not_decay():
    return damaged(states=moved(lambda s: Entry(s.name, *(OLD if x.name == "x" else x for x in s.definition.indices))))


def state_not_moved():
    return damaged(states=moved(lambda s: sp.S.Zero))


def state_moved_without_the_other():
    return damaged(states=moved(lambda s: s.moved.args[0] if s.moved.is_Add else s.moved))


def edge_one_early():
    return damaged(states=lambda k: {"edge": k.edge.xreplace({k.parallel: k.parallel - 1})})


def edge_one_late():
    return damaged(states=lambda k: {"edge": k.edge.xreplace({k.parallel: k.parallel + 1})})


def edge_one_late_with_its_loop():
    """The loop starts where the state ends, but the first row does not see that much."""

    def late(states, pairs):
        edge = states.edge.xreplace({states.parallel: states.parallel + 1})
        bounds = Bounds(edge.xreplace({states.parallel: FIRST}), pairs.visible.upper)
        return replace(states, edge=edge), replace(pairs, visible=bounds)

    return with_stages("forward_tiles", late)


def edge_of_the_last_row():
    """The share is what the last row sees."""

    def later(states, pairs):
        terms = tuple(
            replace(c, terms=tuple((b.xreplace({FIRST: LAST}), o) for b, o in c.terms)) for c in pairs.carried
        )
        lower = pairs.visible.lower.xreplace({FIRST: LAST})
        return states, replace(pairs, carried=terms, visible=Bounds(lower, pairs.visible.upper))

    return with_stages("forward_tiles", later)


def loop_one_late():
    return damaged(pairs=lambda k: {"visible": Bounds(k.visible.lower + 1, k.visible.upper)})


def loop_from_the_start():
    return damaged(pairs=lambda k: {"visible": Bounds(sp.S.Zero, k.visible.upper)})


def term_dropped():
    return damaged(pairs=shares(lambda terms: terms[1:]))


def term_twice():
    return damaged(pairs=shares(lambda terms: (*terms, terms[0])))


def left_factor():
    return damaged(pairs=shares(lambda terms: [(2 * b, over) for b, over in terms]))


def left_decay():
    return damaged(pairs=shares(lambda terms: [(decays(b), over) for b, over in terms]))


def share_of_some_rows():
    some = lambda k: {"carried": tuple(replace(c, where=k.parallel >= 1) for c in k.carried)}  # noqa: E731
    return damaged(pairs=some)


def state_counted_twice():
    def doubled(k):
        return {
            "states": tuple(replace(s, definition=replace(s.definition, body=2 * s.definition.body)) for s in k.states)
        }

    return damaged(states=doubled)


def descending_the_other_way():
    return damaged("backward_tiles", states=lambda k: {"descending": not k.descending})


def descending_edge_one_late():
    return damaged("backward_tiles", states=lambda k: {"edge": k.edge.xreplace({k.parallel: k.parallel + 1})})


def descending_ratio():
    return damaged("backward_tiles", states=moved(lambda s: decays(s.moved)))


FORWARD = [
    wrong_ratio,
    ratio_of_another_rate,
    state_that_does_not_decay,
    state_not_moved,
    state_moved_without_the_other,
    edge_one_early,
    edge_one_late,
    edge_one_late_with_its_loop,
    edge_of_the_last_row,
    loop_one_late,
    loop_from_the_start,
    term_dropped,
    term_twice,
    left_factor,
    left_decay,
    share_of_some_rows,
    state_counted_twice,
]
BACKWARD = [descending_the_other_way, descending_edge_one_late, descending_ratio]
DAMAGES = [(d, "forward") for d in FORWARD] + [(d, "backward") for d in BACKWARD]


@pytest.mark.parametrize(("damage", "direction"), DAMAGES, ids=lambda x: getattr(x, "__name__", x))
def test_damaged_states_are_not_proved(damage, direction):
    result = prove_pass(damage(), "tiles", direction)
    assert result.status == "UNDECIDED"
    assert result.reason
    assert not result.theorems


@pytest.mark.parametrize("damage", [edge_one_late_with_its_loop, loop_one_late])
def test_bounds_of_a_damaged_loop_are_not_proved(damage):
    assert prove_pass(damage(), "bounds").status == "UNDECIDED"


def test_carried_sums_are_proved_in_both_directions():
    assert {(r.name, r.direction): r.reason for r in results("carried") if r.status != "PROVED"} == {}


def test_bounds_say_that_each_row_sees_all_of_its_share():
    found = next(r for r in results("carried") if r.name == "bounds").theorems
    assert any("share" in name for name in found)


def test_the_state_of_a_loop_is_its_share_and_what_the_tiles_have_added():
    online = next(r for r in results("carried") if (r.name, r.direction) == ("online", "forward"))
    (theorem,) = online.theorems.values()
    share_and_tiles = theorem.concl.b
    assert share_and_tiles.is_Add
    assert len(share_and_tiles.args) == 1 + len(record("carried").forward_tiles.kernels[0].carried[0].terms)
    assert all(isinstance(a, Sigma) for a in share_and_tiles.args)


def test_the_ledger_is_accepted():
    text = ledger.dump({key: [t] for r in results("carried") for key, t in r.theorems.items()})
    assert checker.replay_text(text, record("carried")) == []


@pytest.mark.parametrize("damage", [wrong_ratio, edge_one_early, term_dropped, loop_from_the_start])
def test_the_theorem_of_the_undamaged_derivation_does_not_do(damage):
    (theorem,) = next(r for r in results("carried") if r.name == "tiles").theorems.values()
    assert checker.everything_owed(record("carried"))["tiles forward o"].fault(theorem) == ""
    assert "needs also" in checker.everything_owed(damage())["tiles forward o"].fault(theorem)


# what states and shares may read


def read_by_others(states, pairs):
    stray = pairs.epilogue or pairs.sums
    name = states.outputs[0]
    value = replace(
        stray[0], name="other", body=Entry(name, *states.states[0].definition.indices), reduce=None, over=()
    )
    return states, replace(pairs, epilogue=(*pairs.epilogue, replace(value, where=sp.true)))


def share_reads_a_value_of_the_loop(states, pairs):
    own = Entry(pairs.sums[0].name, *pairs.sums[0].indices)
    return states, replace(pairs, carried=tuple(replace(c, terms=(*c.terms, (own, ()))) for c in pairs.carried))


def state_reads_what_comes_later(states, pairs):
    own = Entry(pairs.sums[0].name, *pairs.sums[0].indices)
    later = [replace(s, definition=replace(s.definition, body=own)) for s in states.states]
    return replace(states, states=tuple(later)), pairs


def move_reads_what_comes_later(states, pairs):
    own = Entry(pairs.sums[0].name, *pairs.sums[0].indices)
    return replace(states, states=tuple(replace(s, moved=s.moved + own) for s in states.states)), pairs


def states_without_their_loop(states, pairs):
    return states, replace(pairs, carried=())


def loop_without_its_states(states, pairs):
    return (pairs,)


def two_states_of_one_name(states, pairs):
    return replace(states, states=(*states.states, states.states[0])), pairs


READS = [
    read_by_others,
    share_reads_a_value_of_the_loop,
    state_reads_what_comes_later,
    move_reads_what_comes_later,
    states_without_their_loop,
    loop_without_its_states,
    two_states_of_one_name,
]


@pytest.mark.parametrize("change", READS, ids=lambda f: f.__name__)
def test_the_checker_refuses_programs_that_read_what_is_not_there(change):
    with pytest.raises(Rejected):
        checker.check_programs(with_stages("forward_tiles", change))


def at_another_row(states, pairs):
    at = {FIRST: pairs.parallel}
    return states, replace(pairs, carried=tuple(_at(c, at) for c in pairs.carried))


def _at(c, places):
    entries = {e: e.xreplace(places) for b, _ in c.terms for e in b.atoms(Entry)}
    return replace(c, terms=tuple((b.xreplace(entries), over) for b, over in c.terms))


def move_at_another_row(states, pairs):
    return replace(
        states, states=tuple(replace(s, moved=s.moved.xreplace({OLD: OLD - 1})) for s in states.states)
    ), pairs


def share_of_a_column(states, pairs):
    free = tuple(replace(c, terms=tuple((b * pairs.streamed, o) for b, o in c.terms)) for c in pairs.carried)
    return states, replace(pairs, carried=free)


def share_of_the_wrong_end(states, pairs):
    last = tuple(replace(c, terms=tuple((b * LAST, o) for b, o in c.terms)) for c in pairs.carried)
    return states, replace(pairs, carried=last)


def share_over_columns(states, pairs):
    over = tuple(replace(c, terms=tuple((b, (*o, pairs.streamed)) for b, o in c.terms)) for c in pairs.carried)
    return states, replace(pairs, carried=over)


def share_over_a_kept_width(states, pairs):
    kept = pairs.sums[0].indices[-1]
    return states, replace(
        pairs, carried=tuple(replace(c, terms=tuple((b, (kept,)) for b, _ in c.terms)) for c in pairs.carried)
    )


def move_of_a_column(states, pairs):
    return replace(states, states=tuple(replace(s, moved=s.moved * states.streamed) for s in states.states)), pairs


def some_sums_only(states, pairs):
    more = replace(pairs.sums[0], name="more")
    return states, replace(pairs, sums=(*pairs.sums, more))


def edge_of_a_value(states, pairs):
    return replace(states, edge=states.edge + Entry("rate", *states.leading[-1:])), pairs


def condition_on_the_row(states, pairs):
    where = sp.And(states.states[0].definition.where, states.parallel >= 1)
    return replace(
        states, states=tuple(replace(s, definition=replace(s.definition, where=where)) for s in states.states)
    ), pairs


MEANINGLESS = [
    at_another_row,
    move_at_another_row,
    share_of_a_column,
    share_over_columns,
    share_over_a_kept_width,
    share_of_the_wrong_end,
    move_of_a_column,
    some_sums_only,
    edge_of_a_value,
    condition_on_the_row,
]


@pytest.mark.parametrize("change", MEANINGLESS, ids=lambda f: f.__name__)
def test_states_and_shares_without_a_meaning_are_refused(change):
    made = with_stages("forward_tiles", change)
    with pytest.raises(NoMeaning):
        World(made).tiles.statements()


def test_states_stand_for_their_own_loop_only():
    made = record("carried")
    kernels = [s for s in made.backward_tiles.stages if isinstance(s, PairKernel)]
    assert [bool(loop.carrying) for loop in World(made).back_tiles.loops] == [bool(k.carried) for k in kernels]
