"""Two loops over the same pairs in one: what is summed along either length, from values of pairs computed once."""

from dataclasses import dataclass, replace

from derive.emit.contraction import contractions, is_bare
from derive.formula import Entry
from derive.passes import bounds, full_bounds
from derive.program import Definition, widths_in
from derive.tiles import Bounds, PairKernel


@dataclass(frozen=True)
class JoinedKernel(PairKernel):
    """A PairKernel that also has `crossed`: sums over its parallel index, for the rows that stream past.

    turned: the same work with the two lengths exchanged, where that can be done too; for few rows that stream past.
    """

    crossed: tuple = ()
    turned: object = None

    @property
    def definitions(self):
        return (*super().definitions, *self.crossed)

    @property
    def guarded(self):
        return (*super().guarded, *self.crossed)

    @property
    def outputs(self):
        return (*super().outputs, *(d.name for d in self.crossed))


def sums_few_alike(stages):
    """Whether the scores of few rows may be summed along the width: every loop over pairs of the backward, joined, can
    have them as lanes, and sums them alike.
    """
    return all(getattr(x, "turned", None) is not None for x in stages if hasattr(x, "streamed"))


def joined(stages):
    """The stages with PairKernels (p, s) and (s, p) joined, where one of them is nothing but sums of products."""
    out = list(stages)
    n = 0
    while n < len(out):
        if isinstance(out[n], PairKernel):
            for m in range(n + 1, len(out)):
                kernel = _pair(out[n], out[m]) if isinstance(out[m], PairKernel) else None
                between = out[n + 1 : m]
                if kernel is not None and not any(_reads(x, out[n]) for x in between):
                    out[n : m + 1] = [*between, kernel]
                    n += len(between)
                    break
        n += 1
    return tuple(out)


def _pair(first, second):
    if _reads(second, first):
        return None
    found = _joined(first, second), _joined(second, first)
    return replace(found[0], turned=found[1]) if found[0] else found[1]


def _reads(stage, kernel):
    """Whether a stage reads what a kernel writes."""
    definitions = (stage,) if isinstance(stage, Definition) else stage.definitions
    names = {e.name for d in definitions for e in d.entries}
    return bool(names & set(kernel.outputs))


def _joined(main, other):
    """`main` with the sums of `other` beside its own; None where that does not go."""
    if isinstance(main, JoinedKernel) or isinstance(other, JoinedKernel):
        return None
    if (main.parallel, main.streamed) != (other.streamed, other.parallel) or set(main.leading) != set(other.leading):
        return None
    if main.statistics or other.statistics or main.serial or other.serial or main.carried or other.carried:
        return None
    if main.scatters or other.scatters or other.epilogue or other.derived or other.corrections or other.moments:
        return None
    values = {v.name: v for v in (*main.values, *other.values)}
    if any(values[v.name] != v for v in (*main.values, *other.values)):
        return None
    if not _shared(main, other) or not all(_crosses(d, other) for d in other.sums):
        return None
    if set(other.stores) != {d.name for d in other.sums}:
        return None
    order = _in_order(values)
    users = (*main.sums, *main.kept, *other.sums, *other.kept)
    return JoinedKernel(
        **{
            **{name: getattr(main, name) for name in PairKernel.__dataclass_fields__},
            "values": order,
            "kept": (*main.kept, *other.kept),
            "visible": Bounds(*bounds({d.where for d in users}, main.parallel, main.streamed)),
            "full": Bounds(*full_bounds({d.where for d in (*order, *users)}, main.parallel, main.streamed)),
        },
        crossed=other.sums,
    )


def _shared(main, other):
    """Whether both need the same products: otherwise nothing is gained."""
    mine = {v.name for v in main.values if v.reduce}
    return bool(mine & {v.name for v in other.values if v.reduce})


def _crosses(d, kernel):
    """Whether a sum is one product of values of pairs with an input that streams past."""
    widths = widths_in(d.indices)
    if len(widths) != 1 or widths_in(d.over):
        return False
    found = contractions(d.body, (kernel.streamed,), (kernel.parallel,), widths)
    return bool(found) and all(
        c.left != 1 and c.outside.is_number and is_bare(c.right) and isinstance(c.right, Entry) for c in found
    )


def _in_order(values):
    """Values of pairs, each behind those that it reads."""
    done = {}

    def visit(v):
        for e in sorted(v.entries, key=str):
            if e.name in values and e.name not in done:
                visit(values[e.name])
        done.setdefault(v.name, v)

    for v in values.values():
        visit(v)
    return tuple(done.values())
