"""Trusted.  Replay of a ledger: every step again, and every theorem held against what the derivation owes.

    replay_text(text, record, claims, undecided)   ->  what is wrong, a line each; an empty list is a verified ledger
    replay(text, record, claims, undecided)        ->  the same, and the theorems

The formula is lowered again and its meaning rebuilt; the other end of each theorem is rebuilt from the programs and the
TilePrograms of the record.  No pass runs here, and no tactic: theorems come from the rules, and the statements that
they must make from `obligations`.  What a theorem rests on must be a definition of one of these programs or one of the
few side hypotheses that its obligation names.
"""

from sympy import sympify

from derive.errors import DeriveError, Rejected
from derive.formula import Entry
from derive.logic import check
from derive.lower import lower
from derive.program import Definition
from derive.proof.owed import passes
from derive.proof.world import World
from derive.tiles import StateKernel


def replay_file(path, record, claims=(), undecided=()):
    """What is wrong with the ledger in a file; see replay."""
    try:
        text = check.text_of(path)
    except DeriveError as error:
        return [f"{path}: {error}"]
    return [f"{path}: {problem}" for problem in replay_text(text, record, claims, undecided)]


def replay_text(text, record, claims=(), undecided=()):
    """What is wrong with a ledger, a line each; see replay."""
    return replay(text, record, claims, undecided)[0]


def replay(text, record, claims=(), undecided=()):
    """(what is wrong with a ledger, a line each; {name: theorems}, None where it could not be replayed).

    record: the derivation of the formula, None for a chapter that has claims only; claims: {name: [(hypotheses,
    conclusion), ...]} that the ledger must prove besides; undecided: pairs (pass, direction) that need not be there,
    since they were reported as UNDECIDED.
    """
    try:
        proved = check.replay_text(text)
        expected = everything_owed(record) if record is not None else {}
    except DeriveError as error:
        return [str(error)], None
    claims = dict(claims)
    problems = [f"{n}: nothing owes this theorem" for n in sorted(set(proved) - set(expected) - set(claims))]
    for name, obligation in expected.items():
        if name not in proved:
            if tuple(name.split()[:2]) not in set(undecided):
                problems.append(f"{name}: not proved")
            continue
        problems += [f"{name}: {fault}" for fault in _faults(proved[name], obligation)]
    for name, statements in claims.items():
        found = [(t.hyps, t.concl) for t in proved.get(name, ())]
        if found != [(frozenset(hyps), concl) for hyps, concl in statements]:
            problems.append(f"{name}: the ledger proves something else")
    return problems, proved


def _faults(theorems, obligation):
    if len(theorems) != 1:
        return [f"{len(theorems)} theorems instead of one"]
    fault = obligation.fault(theorems[0])
    return [fault] if fault else []


def everything_owed(record):
    """{"pass direction item": Obligation} for a derivation, after its programs were checked."""
    check_programs(record)
    world = World(record)
    out = {}
    for name, direction, obligations in passes(world):
        out |= {f"{name} {direction} {item}": o for item, o in obligations().items()}
    return out


def check_programs(record):
    """Raise Rejected unless the definitions of the record define: each name once, from what comes before it."""
    if lower(record.formula) != record.plain:
        raise Rejected("the plain program is not the formula's: lowering it again gives something else")
    programs = [record.plain, record.forward0, record.stabilised.program, record.forward, record.forward_visible]
    if record.backward is not None:
        programs += [record.differentiated.program, record.saved.backward, record.backward, record.backward_visible]
    for program in programs:
        program.check()
    check_interfaces(record)
    for tiles in (record.forward_tiles, record.backward_tiles):
        if tiles is not None:
            check_tiles(tiles)
    if record.factored is not None:
        check_factored(record)


def check_factored(record):
    """The same for the programs and tiles that only some code is printed from: they are of the same interface."""
    found = record.factored
    for program, tiles, own in (
        (found.forward, found.forward_tiles, record.forward_tiles),
        (found.backward, found.backward_tiles, record.backward_tiles),
    ):
        if (program is None, tiles is None) != (own is None, own is None):
            raise Rejected("one direction of the factored programs is missing, or one too many")
        if program is not None:
            program.check()
            check_tiles(tiles)
            for one in (program, tiles):
                _need_same("the outputs of a factored program", set(own.outputs), set(one.outputs))
                _need_same(
                    "the inputs of a factored program", {e.name for e in own.inputs}, {e.name for e in one.inputs}
                )


def check_interfaces(record):
    """Raise Rejected unless each pass keeps all outputs, every input that wants a gradient has one, from a cotangent of
    every output, and the backward reads nothing but inputs, cotangents and what the forward stores."""
    stored = set(record.forward0.outputs)
    forward = (record.stabilised.program, record.forward, record.forward_visible, record.forward_tiles)
    _need_same("the outputs of a forward program", stored, *(set(p.outputs) for p in forward))
    _need_same("an output of the formula that is not stored", set(), set(record.plain.outputs) - stored)
    if record.backward is None:
        return
    inputs = {e.name for e in record.plain.inputs}
    cotangents, gradients = dict(record.differentiated.cotangents), dict(record.differentiated.gradients)
    _need_same("the inputs with a gradient", set(record.formula.wrt) & inputs, set(gradients))
    _need_same("an output without a cotangent", set(), set(record.plain.outputs) - set(cotangents))
    backward = (record.differentiated.program, record.saved.backward, record.backward, record.backward_visible)
    for program in (*backward, record.backward_tiles):
        _need_same("the outputs of a backward program", set(gradients.values()), set(program.outputs))
    foreign = {e.name for e in record.backward_tiles.inputs} - inputs - stored - set(cotangents.values())
    _need_same("what the backward reads besides", set(), foreign)
    names = [*inputs, *stored, *cotangents.values(), *gradients.values()]
    _need_same("names of several values", set(), {n for n in names if names.count(n) > 1})


def _need_same(what, wanted, *others):
    for found in others:
        if found != wanted:
            raise Rejected(f"{what}: {', '.join(sorted(found))}, not {', '.join(sorted(wanted)) or 'any'}")


def check_tiles(tiles):
    """The same for a TileProgram: a stage reads what is stored before it, a kernel its own values in their order.

    Nothing but the kernel that follows them reads carried states.
    """
    known = {e.name for e in tiles.inputs}
    taken, carried = set(known), ()
    for stage in tiles.stages:
        if isinstance(stage, StateKernel):
            _need_no_states(carried)
            _define_states(stage, known, taken)
            carried = stage.outputs
            continue
        if isinstance(stage, Definition):
            _need_no_states(carried)
            _define(stage, known, taken)
            known.add(stage.name)
            continue
        _check_shares(stage, known, carried)
        carried = ()
        inside = set(known)
        state = (*stage.statistics, *stage.sums)
        waiting = {d.name: d for d in (*stage.values, *stage.derived, *state)}
        while waiting:
            ready = [d for d in waiting.values() if _reads(d) <= inside]
            if not ready:
                raise Rejected(f"a kernel whose values wait for each other: {', '.join(waiting)}")
            for d in ready:
                inside.add(waiting.pop(d.name).name)
        for d in (*stage.statistics, *stage.derived, *stage.sums, *stage.scatters, *stage.kept, *stage.epilogue):
            _define(d, inside, taken)
            inside.add(d.name)
        if missing := set(stage.outputs) - inside:
            raise Rejected(f"a kernel stores {', '.join(sorted(missing))}, which it does not have")
        known |= set(stage.outputs)
    _need_no_states(carried)
    for name in tiles.outputs:
        if name not in known:
            raise Rejected(f"the output {name} is stored by no stage")


def _define_states(stage, known, taken):
    """A state reads what is stored before, and moves with the states of its own kernel."""
    for s in stage.states:
        _define(s.definition, known, taken)
    for s in stage.states:
        if missing := {e.name for e in s.moved.atoms(Entry)} - known - set(stage.outputs):
            raise Rejected(f"{s.name} moves with {', '.join(sorted(missing))}, which is not stored before it")


def _check_shares(kernel, known, carried):
    """The shares of a kernel's sums read its states and what is stored before; a kernel with states has shares."""
    if bool(kernel.carried) != bool(carried):
        raise Rejected("carried sums without states before them, or states that no sum is carried by")
    bodies = [body for c in kernel.carried for body, _ in c.terms] + [sympify(c.where) for c in kernel.carried]
    read = {e.name for body in bodies for e in body.atoms(Entry)}
    if missing := read - known - set(carried):
        raise Rejected(f"a share reads {', '.join(sorted(missing))} before it is stored")


def _need_no_states(carried):
    if carried:
        raise Rejected(f"the states {', '.join(carried)} are not followed by the kernel that reads them")


def _reads(d):
    return {e.name for e in d.entries}


def _define(d, readable, taken):
    if missing := _reads(d) - readable:
        raise Rejected(f"{d} reads {', '.join(sorted(missing))} before it is stored")
    if d.name in taken:
        raise Rejected(f"{d.name} is stored twice")
    taken.add(d.name)
