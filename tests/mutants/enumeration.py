"""Which mutants there are, of the TilePrograms and of the printed text of every case, and which of them to try."""

import random
from dataclasses import dataclass, replace
from functools import cached_property, partial

from mutants.equivalent import reason_for
from mutants.subjects import CASES
from mutants.text_operators import text_mutants
from mutants.tile_operators import Mutant, tile_mutants


@dataclass(frozen=True)
class Printed:
    """A mutant with its text, printed when it is asked for.

    changed: the function that differs from the sound module, None if any may.
    """

    mutant: Mutant
    changed: str | None
    write: object

    @cached_property
    def text(self):
        return self.write()

    @property
    def key(self):
        """Equal for the same change of the same statement in the same direction, whatever the formula."""
        if self.changed is None:
            return self.mutant.operator, self.mutant.place
        direction = self.changed.split("_")[0]
        where = direction if direction in ("forward", "backward") else self.changed
        return self.mutant.operator, where, self.mutant.place.split(": ", 1)[1]


def of_text(case, backend):
    """Every mutant of a printed module."""
    for mutant in text_mutants(case.printed(backend)):
        yield Printed(replace(mutant, mutated=None), mutant.place.split(": ", 1)[0], partial(str, mutant.mutated))


def of_tiles(case, backend):
    """Every mutant of both TilePrograms; some print what the sound ones print."""
    for direction in ("forward", "backward"):
        for mutant in tile_mutants(getattr(case.made, f"{direction}_tiles")):
            write = partial(case.printed, backend, **{direction: mutant.mutated})
            yield Printed(replace(mutant, place=f"{direction} {mutant.place}", mutated=None), None, write)


MAKERS = {"text": of_text, "tiles": of_tiles}


def every(kind, backend, name):
    """Every mutant of a case that prints another text than the sound TileProgram and those before it."""
    case, found = CASES[name], []
    texts = {case.printed(backend)}
    for printed in MAKERS[kind](case, backend):
        if printed.text not in texts:
            texts.add(printed.text)
            found.append(printed)
    return found


def distinct(kind, backend, names=tuple(CASES)):
    """{name of the case: mutants}, each change of a statement in the first case that has it only."""
    seen, found = set(), {}
    for name in names:
        texts, found[name] = {CASES[name].printed(backend)}, []
        for printed in MAKERS[kind](CASES[name], backend):
            if printed.key not in seen and printed.text not in texts:
                seen.add(printed.key)
                texts.add(printed.text)
                found[name].append(printed)
    return found


def thinned(kind, backend, most, seed):
    """{name of the case: mutants}: of each operator on each case so many of the distinct ones, taken by chance."""
    chance, seen, found = random.Random(seed), set(), {}
    for name, case in CASES.items():
        by_operator = {}
        for printed in MAKERS[kind](case, backend):
            if printed.key not in seen:
                seen.add(printed.key)
                by_operator.setdefault(printed.mutant.operator, []).append(printed)
        chosen = [chance.sample(group, min(most, len(group))) for _, group in sorted(by_operator.items())]
        found[name] = [printed for group in chosen for printed in group if printed.text != case.printed(backend)]
    return found


def sample(kind, backend, names, seed):
    """{name of the case: mutants}: of each operator one distinct mutant that is not listed."""
    by_operator = {}
    for name, mutants in distinct(kind, backend, names).items():
        for printed in mutants:
            if reason_for(printed.mutant, f"{name} on {backend}") is None:
                by_operator.setdefault(printed.mutant.operator, []).append((name, printed))
    chance, found = random.Random(seed), {name: [] for name in names}
    for _, candidates in sorted(by_operator.items()):
        name, printed = chance.choice(candidates)
        found[name].append(printed)
    return found
