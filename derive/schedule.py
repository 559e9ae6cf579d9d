"""Program -> TileProgram: row-level definitions stay tensor operations, values of pairs are grouped into kernels.

Definitions come in order, and each goes to the earliest stage at which everything it reads is finished.  Two reductions
over the same lengths share a kernel when neither needs the other's result, or when one uses a running maximum of the
other and can be corrected as that maximum moves.  A statistic that allows no correction is finished in its own loop.
"""

from dataclasses import dataclass, replace

import sympy as sp

from derive.errors import NotApplicable
from derive.formula import Entry
from derive.passes import bounds, correction, full_bounds
from derive.passes.certificates import RankCorrection
from derive.program import is_length, leading, lengths
from derive.rewriting.algebra import plain_indices
from derive.rewriting.turned import turned
from derive.tiles import Bounds, PairKernel, TileProgram


def schedule(program):
    """The stages of a program whose visibility has been inherited and whose double sums have been split.

    Raises NotApplicable for a definition over more than two lengths, and for a maximum over both lengths of a pair.
    """
    return _Scheduler(turned(program)).result()


def _concerns(d):
    """The condition on the pairs that a definition must be computed at; elsewhere it is 0, but a maximum -inf."""
    return sp.true if d.is_pair and d.reduce == "max" else d.where


MOMENT = " moment"  # no definition of a program is called so


def _moments(d, found):
    """The further sums that a correction of rank R > 1 needs beside the sum itself."""
    if not isinstance(found, RankCorrection):
        return ()
    names = [f"{d.name} {n}{MOMENT}" for n in range(1, len(found.columns))]
    return tuple(replace(d, name=name, body=body) for name, body in zip(names, found.columns[1:], strict=True))


@dataclass(frozen=True)
class _Key:
    """Definitions with equal keys share a kernel."""

    stage: int
    parallel: object
    streamed: object
    leading: tuple
    serial: tuple = ()


@dataclass(frozen=True)
class _Place:
    """Where a row value is: its stage, and the kernel that it is finished in, None for a row-level definition."""

    stage: int
    key: _Key | None = None


class _Scheduler:
    def __init__(self, program):
        self.program, self.by_name = program, program.by_name
        self.places = {e.name: _Place(0) for e in program.inputs}
        self.members, self.rows, self.corrections, self.moments = {}, {}, {}, {}

    def result(self):
        for d in self.program.definitions:
            if len(d.lengths()) > 2:
                raise NotApplicable(f"{d}: a value over three lengths", "write it as two sums, one after the other")
            if self.is_recomputed(d) and d.name not in self.program.outputs:
                continue
            if len(d.lengths()) == 2:
                self.place_in_kernel(d)
            else:
                self.place_row(d)
        last = max((p.stage for p in self.places.values()), default=0)
        stages = []
        for stage in range(last + 1):
            stages += self.rows.get(stage, [])
            stages += [self.kernel(key) for key in self.members if key.stage == stage]
        inputs, outputs, kinds = self.program.inputs, self.program.outputs, self.program.kinds
        return TileProgram(inputs, tuple(stages), outputs, kinds)

    def place_in_kernel(self, d):
        """A reduction over pairs, a scatter, or a value of pairs that is an output."""
        if d.is_pair or d.at:
            parallel, streamed = d.lengths()
        else:
            columns = lengths(d.over)
            if len(columns) != 1:
                raise NotApplicable(f"{d}: a maximum over both lengths", "take the maximum over one after the other")
            streamed = columns[0]
            parallel = next(x for x in d.lengths() if x != streamed)
        lead = leading(d.over if d.at else d.indices)
        loop, stage, found = (parallel, streamed, lead, leading(d.over) if d.is_pair else ()), 0, []
        for name in self.row_needs(d):
            place = self.places[name]
            corrected = self.running(d, name, loop) if place.key else None
            if corrected:
                found.append(corrected)
            stage = max(stage, place.stage + (1 if place.key and not corrected else 0))
        several = len(found) > 1 and any(isinstance(c, RankCorrection) for c in found)
        if several or any(self.places[c.statistic.name].stage != stage for c in found):
            stage = max(stage, *(self.places[c.statistic.name].stage + 1 for c in found))
            found = []
        key = _Key(stage, *loop)
        if found:
            self.corrections[d.name] = tuple(found)
            self.moments[d.name] = _moments(d, found[0])
        self.members.setdefault(key, []).append(d)
        self.places[d.name] = _Place(stage, key)

    def row_needs(self, d, seen=None):
        """Names of the finished values under a definition, through values of pairs, each once and in a fixed order."""
        seen = {} if seen is None else seen
        for e in sorted(d.entries, key=str):
            inner = self.by_name.get(e.name)
            if inner is not None and self.is_recomputed(inner):
                self.row_needs(inner, seen)
            else:
                seen[e.name] = None
        return tuple(seen)

    def is_recomputed(self, d):
        """A value of pairs, computed wherever it is read; but not one that is summed over leading axes."""
        return d.is_pair and not leading(d.over)

    def running(self, d, name, loop):
        """The Correction by which a sum may use the running value of `name`; None if that must be finished first."""
        key = self.places[name].key
        if d.reduce != "sum" or d.at or (key.parallel, key.streamed, key.leading, key.serial) != loop:
            return None
        if not self.only_maxima(self.by_name[name]):
            return None
        read = {e for v in self.closure([d]) for e in v.entries if e.name == name}
        if read != {Entry(name, *self.by_name[name].indices)}:
            return None
        written = self.inlined(d)
        if self.reads_elsewhere(written, self.closure([d]), name):
            return None
        try:
            found = correction(written, read.pop())
        except NotApplicable:
            return None
        if isinstance(found, RankCorrection):
            found = replace(found, matrix=sp.ImmutableMatrix(found.matrix))
        return None if self.reads_running(found, name) else found

    def reads_elsewhere(self, written, values, name):
        """Whether a condition, or what reduces over widths, reads a statistic: no factor moves the sum then."""
        inner = {e.name for v in self.closure([written]) if v is not written for e in v.entries}
        return name in inner | {e.name for v in values for e in v.where.atoms(Entry)}

    def reads_running(self, found, name):
        """Whether a correction depends on what is itself still moving, other than its own statistic."""
        parts = found.matrix if isinstance(found, RankCorrection) else [found.factor]
        names = {e.name for part in parts for e in part.atoms(Entry)} - {name}
        return any(self.places[n].key for n in names)

    def only_maxima(self, d):
        """Whether each reduction under a row value is a maximum: up to date before the sums of the same tile."""
        if any(map(is_length, d.over)):
            return d.reduce == "max"
        return all(self.only_maxima(self.by_name[e.name]) for e in d.entries if e.name in self.by_name)

    def place_row(self, d):
        """A row-level definition goes to the end of the kernel that it reads, or becomes a stage of its own."""
        places = [self.places[e.name] for e in sorted(d.entries, key=str)]
        stage = max([0, *(p.stage for p in places)])
        keys = {p.key for p in places if p.key and p.stage == stage}
        key = next(iter(keys)) if len(keys) == 1 else None
        if key and self.fits_epilogue(d, key):
            self.members[key].append(d)
            self.places[d.name] = _Place(stage, key)
        else:
            stage += bool(keys)
            self.rows.setdefault(stage, []).append(d)
            self.places[d.name] = _Place(stage)

    def fits_epilogue(self, d, key):
        """Whether a row value can be computed beside the kernel's state: nothing reduced, everything read in place."""
        if d.over or d.at or d.lengths() != (key.parallel,) or leading(d.indices) != key.leading:
            return False
        if sum(x.role == "width" for x in d.indices) > 1 or any(x.role == "pixel" for x in d.indices):
            return False
        mine = {m.name for m in self.members[key]}
        for e in d.entries:
            if not plain_indices(e) or not set(e.indices) <= set(d.indices):
                return False
            if e.name in mine and (self.by_name[e.name].at or e.indices != self.by_name[e.name].indices):
                return False
        return True

    def closure(self, definitions):
        """The definitions with every value of pairs below them, in order."""
        found = {}

        def visit(d):
            for e in sorted(d.entries, key=str):
                inner = self.by_name.get(e.name)
                if inner is not None and self.is_recomputed(inner):
                    visit(inner)
            found.setdefault(d.name, d)

        for d in definitions:
            visit(d)
        order = {d.name: n for n, d in enumerate(self.program.definitions)}
        return sorted(found.values(), key=lambda d: order.get(d.name, len(order)))

    def inlined(self, d):
        """A definition with the element-wise values of pairs written out: what the test of a correction looks at."""
        while True:
            inner = {}
            for e in d.body.atoms(Entry):
                value = self.by_name.get(e.name)
                if value is not None and value.is_pair and value.reduce is None:
                    inner[e] = value.body.xreplace(dict(zip(value.indices, e.indices, strict=True)))
            if not inner:
                return d
            d = replace(d, body=d.body.xreplace(inner))

    def kernel(self, key):
        members = self.members[key]
        scatters = [d for d in members if d.at]
        kept = [d for d in members if d.is_pair]
        statistics = [d for d in members if d.reduce == "max" and not d.is_pair]
        sums = [d for d in members if d.reduce == "sum" and not d.at and not d.is_pair]
        moments = [m for d in sums for m in self.moments.get(d.name, ())]
        tail = [d for d in members if d not in (*scatters, *kept, *statistics, *sums)]
        inside = self.closure([*sums, *moments, *statistics, *scatters, *kept])
        values = [d for d in inside if self.is_recomputed(d)]
        derived = self.needed_inside(inside, tail)
        users = (*sums, *statistics, *scatters, *kept)
        return PairKernel(
            parallel=key.parallel,
            streamed=key.streamed,
            leading=key.leading,
            serial=key.serial,
            values=tuple(values),
            statistics=tuple(statistics),
            derived=tuple(derived),
            sums=(*sums, *moments),
            corrections=tuple((d.name, self.corrections[d.name]) for d in sums if d.name in self.corrections),
            moments=tuple(
                (d.name, tuple(m.name for m in self.moments[d.name])) for d in sums if self.moments.get(d.name)
            ),
            scatters=tuple(scatters),
            kept=tuple(kept),
            epilogue=tuple(d for d in tail if d not in derived),
            stores=tuple(d.name for d in members if d.name in self.read_elsewhere(key) and not d.at and not d.is_pair),
            visible=Bounds(*bounds({_concerns(d) for d in users}, key.parallel, key.streamed)),
            full=Bounds(*full_bounds({d.where for d in (*values, *users)}, key.parallel, key.streamed)),
        )

    def needed_inside(self, inside, tail):
        """The row values of the kernel's statistics that its tiles read, with those under them."""
        read = {e.name for d in inside for e in d.entries}
        found = []
        for d in reversed(tail):
            if d.name in read:
                found.insert(0, d)
                read |= {e.name for e in d.entries}
        return found

    def read_elsewhere(self, key):
        """Names that an output or another stage reads."""
        read = set(self.program.outputs)
        for rows in self.rows.values():
            read |= {e.name for d in rows for e in d.entries}
        for other, members in self.members.items():
            if other != key:
                read |= {e.name for d in self.closure(members) for e in d.entries}
        return read
