"""Which mutants there are, of the TilePrograms and of the printed text of every case."""

from dataclasses import dataclass, replace

from mutants.subjects import CASES
from mutants.text_operators import text_mutants
from mutants.tile_operators import Mutant, tile_mutants


@dataclass(frozen=True)
class Printed:
    """A mutant with its text. changed: the function that differs from the sound module, None if any may."""

    mutant: Mutant
    text: str
    changed: str | None

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
    return [
        Printed(mutant, mutant.mutated, mutant.place.split(": ", 1)[0])
        for mutant in text_mutants(case.printed(backend))
    ]


def of_tiles(case, backend):
    """Every mutant of both TilePrograms that prints another text."""
    found, seen = [], {case.printed(backend)}
    for direction in ("forward", "backward"):
        for mutant in tile_mutants(getattr(case.made, f"{direction}_tiles")):
            text = case.printed(backend, **{direction: mutant.mutated})
            if text not in seen:
                seen.add(text)
                found.append(Printed(replace(mutant, place=f"{direction} {mutant.place}", mutated=None), text, None))
    return found


def distinct(make, backend, names=tuple(CASES)):
    """{name of the case: mutants}, each change of a statement in the first case that has it only."""
    seen, found = set(), {}
    for name in names:
        found[name] = []
        for printed in make(CASES[name], backend):
            if printed.key not in seen:
                seen.add(printed.key)
                found[name].append(printed)
    return found
