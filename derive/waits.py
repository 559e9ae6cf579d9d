"""Which sums over pairs wait for a statistic of their rows to be finished.

They read it, and nothing corrects them while it moves.
"""

from dataclasses import dataclass, replace

from derive.formula import Entry
from derive.program import Definition


@dataclass(frozen=True)
class Wait:
    """kernel: its number among the kernels; definition: the sum, with the element-wise values of pairs written out;
    statistic: the entry that it reads of what another loop over the same lengths has finished, None for nothing."""

    kernel: int
    definition: Definition
    statistic: Entry | None


def waits(tiles):
    """A Wait for every sum of every kernel that nothing corrects and that is not carried."""
    found, earlier = [], {}
    for number, kernel in enumerate(tiles.kernels):
        lengths = (kernel.parallel, kernel.streamed)
        for d in kernel.sums if not kernel.carried else ():
            if not is_corrected(kernel, d):
                written = written_out(kernel, d)
                read = (e for e in written.body.atoms(Entry) if e.name in earlier.get(lengths, ()))
                found.append(Wait(number, written, min(read, key=str, default=None)))
        finished = {d.name for d in (*kernel.statistics, *kernel.derived)}
        earlier[lengths] = earlier.get(lengths, set()) | finished
    return tuple(found)


def is_corrected(kernel, d):
    """Whether a sum is corrected when a statistic moves, by itself or beside others."""
    return bool(kernel.corrections_of(d.name) or rank_of(kernel, d))


def rank_of(kernel, d):
    """The number of sums that move together with this one, itself too; 0 for one that moves by itself."""
    return next((len(names) for main, _ in kernel.corrections if d.name in (names := kernel.moments_of(main))), 0)


def written_out(kernel, d):
    """A sum with the element-wise values of pairs in its body."""
    values = {v.name: v for v in kernel.values if v.reduce is None}
    while inner := {e for e in d.body.atoms(Entry) if e.name in values}:
        table = {e: values[e.name] for e in inner}
        bodies = {e: v.body.xreplace(dict(zip(v.indices, e.indices, strict=True))) for e, v in table.items()}
        d = replace(d, body=d.body.xreplace(bodies))
    return d
