"""The results of the passes: the program made, and the certificate that the proofs start from."""

from dataclasses import dataclass, field

import sympy as sp

from derive.formula import Entry
from derive.program import Program


@dataclass(frozen=True)
class Normalised:
    """A program whose normalisers are outputs.

    logsumexps   pairs (z, output): output[row] = log(z[row]), z a sum of positive terms with exponentials
    norms        pairs (z, output): output[row] = z[row], every other normaliser
    added        the outputs that the formula itself did not have
    stages       pairs (pass, program): the steps from the plain program, before the outputs were added
    """

    program: Program
    logsumexps: tuple = ()
    norms: tuple = ()
    added: tuple = ()
    stages: tuple = ()


@dataclass(frozen=True)
class Differentiated:
    """The backward program, still with all definitions of the forward that it reads.

    sweep        in the order of the reverse sweep, (definition, bar, contributions) for each definition that has a
                 gradient.  bar: the adjoint at the definition's own indices.  contributions: triples (entry,
                 condition, value), the entry at its canonical indices: where the condition holds, value is the
                 definition's share of the adjoint of the entry.  For a maximum, the definition has "is the largest" in
                 its condition, and bar is divided by the number of ties.  The last triples are (input, its gradient,
                 None): both entries, one for each gradient.
    cotangents   pairs (output, name of its cotangent)
    gradients    pairs (input, name of its gradient)
    """

    program: Program
    sweep: tuple
    cotangents: tuple
    gradients: tuple


@dataclass(frozen=True)
class Saved:
    """The backward in terms of stored row values, and the forward that stores them.

    rule         name of a row value -> (indices, value): the value in terms of the forward's outputs and of other names
                 of the rule
    quotients    name -> (z, ...): the rules that hold only beside a power of 1 / z, which has been checked at each use
                 (under total division acc = o z may be false at z = 0, acc / z = o is true)
    before       the backward with the rules put in
    middle       for each logsumexp (output, scale, program): in that program each name of the scale,
                 {name: (n, positions)}, has lost the factor exp(-n * output[its indices at positions])
    tail         pairs (pass, program), the steps from the last of middle to backward: guard_logsumexps (exp(-logsumexp)
                 of a row that may see nothing is 0, as 1 / z is), inline_aliases, inherit_visibility, guard_row_sums
    saved        outputs that the forward has only for the backward's sake
    """

    backward: Program
    forward: Program
    rule: dict
    before: Program
    middle: tuple
    tail: tuple
    saved: tuple = ()
    quotients: dict = field(default_factory=dict)


@dataclass(frozen=True)
class Stabilised:
    """A program in which every exponential that is summed has a row constant taken out.

    constants    the entries of the constants
    steps        (plain, {constant: n}, stable) for each definition that changed; the obligation is
                 plain = stable * exp(sum of n * constant), for any values of the constants
    left         pairs (exponential, reason): those that keep their plain form, and the explicit ones that may grow
    explicit     exponentials of constants alone, of any sign: what is left where two normalisers do not cancel
    """

    program: Program
    constants: tuple
    steps: tuple
    left: tuple = ()
    explicit: tuple = ()


@dataclass(frozen=True)
class Correction:
    """Rank 1: when the statistic moves from old to its new value, accumulator = factor * accumulator.

    factor       in `statistic` (the new value) and `old`, and free of everything that is summed over
    """

    statistic: Entry
    old: sp.Symbol
    factor: sp.Expr


@dataclass(frozen=True)
class RankCorrection:
    """Rank R > 1: R accumulators, the sums of `columns`, move by accumulators = matrix @ accumulators.

    columns      bodies in what is summed over and the statistic; the first is the sum itself
    matrix       R x R in the symbols old and new (its entries may hold row values too): for every x,
                 columns[r](x, new) = sum over t of matrix[r, t] columns[t](x, old)
    """

    statistic: Entry
    old: sp.Symbol
    new: sp.Symbol
    columns: tuple
    matrix: sp.Matrix
