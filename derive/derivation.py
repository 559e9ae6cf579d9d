"""Formula -> Derivation: the way from the formula to the tiles, gone once, with the record that everything else reads.

The passes run in the order of `STEPS`; printers, proofs and reports take what they need from the one record.
"""

from dataclasses import dataclass, replace

import sympy as sp

from derive.errors import NotApplicable, UnusedInput
from derive.formula import Formula, Index, Size
from derive.lower import lower
from derive.passes import (
    correction,
    differentiate,
    exchange,
    factor_tanh,
    inherit_visibility,
    inline_wide,
    merge_normalisers,
    name_exponentials,
    one_sided_support,
    one_width_at_a_time,
    save,
    split_double_sums,
    stabilise,
    with_logsumexp,
)
from derive.program import Program
from derive.rewriting.uncancelled import without_normaliser
from derive.scan import scan
from derive.schedule import schedule
from derive.waits import waits

DIRECTIONS = ("forward", "backward")


@dataclass(frozen=True)
class Step:
    """One pass of the derivation: what it did, in words, and the program after it."""

    number: int
    name: str
    title: str
    why: str
    direction: str
    program: Program
    backend: str | None = None  # whose code alone is printed from it; None: it is on everyone's way


@dataclass(frozen=True)
class Factored:
    """The programs after `factor_tanh`, and their TilePrograms; those of the backward are None without gradients."""

    forward: Program
    backward: Program | None
    forward_tiles: object
    backward_tiles: object


@dataclass(frozen=True)
class Derivation:
    """The record.  Without gradients `differentiated`, `saved`, `backward` and `backward_tiles` are None.

    verdicts: pairs (direction, Verdict), which loops over pairs go through carried states, and why others do not.
    refusals: triples (direction, (number of the kernel, sum), why it waits for a statistic to be finished).
    factored: what the C++ kernels are printed from, where that is not what all others are; else None.
    """

    formula: Formula
    plain: Program
    normalised: object
    differentiated: object
    saved: object
    stabilised: object
    forward0: Program
    forward: Program
    backward: Program | None
    forward_visible: Program
    backward_visible: Program | None
    forward_tiles: object
    backward_tiles: object
    steps: tuple
    verdicts: tuple = ()
    refusals: tuple = ()
    factored: object = None

    def tiles_for(self, backend):
        """The TilePrograms that a backend's code is printed from."""
        if backend != "cpu" or self.factored is None:
            return self.forward_tiles, self.backward_tiles
        return self.factored.forward_tiles, self.factored.backward_tiles

    @property
    def step_of(self):
        return self.step_for(None)

    def step_for(self, backend):
        """Name of a definition -> the number of the step that introduced it, for each direction."""
        out = {"forward": {}, "backward": {}}
        for step in self.steps:
            if step.backend not in (None, backend):
                continue
            for d in step.program.definitions:
                for direction in DIRECTIONS if step.direction == "both" else (step.direction,):
                    if out[direction].get(d.name, (None, None))[1] != d:
                        out[direction][d.name] = (step.number, d)
        return {direction: {name: n for name, (n, _) in table.items()} for direction, table in out.items()}


def derive_formula(formula):
    """The derivation of a formula: deterministic, and without a proof (see `derive.proof`)."""
    plain = lower(formula)
    _check_inputs(formula, plain)
    steps = _Steps()
    steps.add("lower", plain)
    narrowed = one_width_at_a_time(plain)
    if narrowed != plain:
        steps.add("widths", narrowed)
    normalised = merge_normalisers(with_logsumexp(narrowed))
    steps.add("normalisers", normalised.program)
    differentiated = saved = backward = backward_visible = backward_tiles = None
    forward0 = normalised.program
    wrt = [name for name in formula.wrt if name in {e.name for e in plain.inputs}]
    if wrt:
        differentiated = differentiate(forward0, wrt)
        steps.add("differentiate", differentiated.program)
        saved = save(differentiated, normalised)
        steps.add("save", saved.backward)
        forward0 = saved.forward
        backward = name_exponentials(saved.backward)
    stabilised = stabilise(forward0)
    if saved is not None:
        bare = without_normaliser(saved.backward, {o for _, o in normalised.logsumexps}, stabilised.left)
        stabilised = replace(stabilised, left=(*stabilised.left, *bare))
    steps.add("stabilise", stabilised.program)
    forward = name_exponentials(stabilised.program)
    steps.add("exponentials", forward)
    forward_visible = with_visibility(forward)
    steps.add("visibility", forward_visible)
    forward_tiles, found = scan(schedule(forward_visible))
    verdicts = [("forward", verdict) for verdict in found]
    if backward is not None:
        steps.add("exponentials", backward, "backward")
        backward_visible = with_visibility(backward)
        steps.add("visibility", backward_visible, "backward")
        backward_tiles, found = scan(schedule(backward_visible), forward_visible.definitions)
        verdicts += [("backward", verdict) for verdict in found]
    factored = _factored(forward_visible, backward_visible, steps)
    refusals = [("forward", *refusal) for refusal in refused(forward_tiles)]
    refusals += [("backward", *refusal) for refusal in refused(backward_tiles)] if backward_tiles else []
    return Derivation(
        formula, plain, normalised, differentiated, saved, stabilised, forward0, forward, backward,
        forward_visible, backward_visible, forward_tiles, backward_tiles, steps.done(), tuple(verdicts),
        tuple(refusals), factored,
    )  # fmt: skip


def _factored(forward, backward, steps):
    """What only the C++ kernels have: exponentials of one side in the place of every tanh of a sum of both; or None.

    Blocks of lanes and tiles choose once between the two ways; tensor operations would go both.
    """
    first, second = factor_tanh(forward), backward and factor_tanh(backward)
    if (first, second) == (forward, backward):
        return None
    tiles = scan(schedule(first))[0]
    back_tiles = second and scan(schedule(second), first.definitions)[0]
    for program, direction in ((first, "forward"), (second, "backward")):
        if program is not None:
            steps.add("factor_tanh", program, direction, "cpu")
    return Factored(first, second, tiles, back_tiles)


def refused(tiles):
    """((number of the kernel, sum), reason): why the sums that wait for a statistic cannot follow it as it moves."""
    out = []
    for wait in waits(tiles):
        if wait.statistic is not None:
            try:
                correction(wait.definition, wait.statistic)
            except NotApplicable as error:
                out.append(((wait.kernel, wait.definition.name), error.what))
    return tuple(out)


def _check_inputs(formula, plain):
    """An input that nothing reads is a slip of the pen: it would vanish from the function."""
    read = {e.name for e in plain.inputs}
    if unread := [t.name for t in formula.inputs if t.name not in read]:
        raise UnusedInput(formula.id, unread)


def with_visibility(program):
    """What the scheduler needs: every sum says which pairs it is over, and is over one length at a time."""
    for visibility in (inline_wide, inherit_visibility, one_sided_support, split_double_sums, exchange):
        program = visibility(program)
    return program


WORDS = {
    "lower": (
        "Lower to index notation",
        "both",
        "Every reduction, exponent and denominator gets a name, so that each definition says one thing.",
    ),
    "widths": (
        "Sum one width at a time",
        "both",
        "A sum over several widths that only one side of a pair has is taken on that side first, once a row.",
    ),
    "normalisers": (
        "Name the normalisers",
        "both",
        "A denominator that is a sum over a length becomes an output: as its logarithm where it is positive, so that "
        "the backward need not compute it again.",
    ),
    "differentiate": (
        "Differentiate",
        "backward",
        "Reverse mode: the gradient of each value is the sum of what its users contribute, each where its condition "
        "holds.",
    ),
    "save": (
        "Save row values",
        "backward",
        "Heavy reductions of the forward are replaced by what the forward can save: one number or vector a row.",
    ),
    "stabilise": (
        "Stabilise",
        "forward",
        "exp(f) becomes exp(f - c) with one constant c a row; the equality holds for any c, and the row's maximum "
        "makes every exponent at most 0.",
    ),
    "exponentials": (
        "Name the exponentials",
        "forward",
        "Each exponential of a pair is computed once on a tile.",
    ),
    "visibility": (
        "Visibility",
        "forward",
        "Every sum over pairs inherits the guards of its factors, so that a loop runs over visible tiles only; a sum "
        "over two lengths becomes a loop and a sum over rows. Where every row sees every column, a sum whose terms "
        "separate is taken over the columns once.",
    ),
    "factor_tanh": (
        "Factor tanh",
        "forward",
        "tanh(x + y) is 1 - 2/(1 + exp(2x) exp(2y)): where x belongs to a row and y to a column, the exponentials are "
        "taken once a row and once a column. Where one of them would leave the range of numbers, the kernel takes the "
        "exponential of the sum instead. Only the C++ kernels are printed from this.",
    ),
}


class _Steps:
    def __init__(self):
        self.made = []

    def add(self, name, program, direction=None, backend=None):
        title, usual, why = WORDS[name]
        self.made.append(Step(len(self.made) + 1, name, title, why, direction or usual, program, backend))

    def done(self):
        return tuple(self.made)


def fingerprint(formula):
    """Text that says everything about a formula that can change what is generated from it."""
    lines = [formula.id, formula.title, formula.summary, formula.family, repr(formula.options), str(formula.grouped)]
    lines += [repr(formula.references), *map(_spell, formula.constraints)]
    for t in formula.inputs:
        flags = (t.shared, t.per_head, t.grouped, t.heads, t.kind)
        default = "" if t.default is None else _spell(sp.sympify(t.default))
        lines.append(f"{t.name} {[_spell(sp.sympify(s)) for s in t.sizes]} {flags} {default}")
    for let in (*formula.lets, *formula.outputs):
        lines.append(f"{let.name} {[_spell(x) for x in let.indices]} {_spell(sp.sympify(let.value))}")
    return "\n".join(lines)


def _spell(expr):
    if isinstance(expr, Index):
        return f"{expr.name}:{_spell(expr.size)}"
    if isinstance(expr, Size):
        return f"{expr.name}:{expr.role}"
    if not getattr(expr, "args", ()):
        return str(expr)
    return f"{type(expr).__name__}({', '.join(map(_spell, expr.args))})"
