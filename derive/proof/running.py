"""Trusted.  How the names of a kernel are read after a number of tiles, or at a node of a tree."""

import sympy as sp
from sympy import Symbol

from derive.logic import array, substitute
from derive.proof.meaning import Meaning, variable

TILES = Symbol("tiles", integer=True)
OLD, NEW = sp.Symbol("old.value", real=True), sp.Symbol("new.value", real=True)


def plain_name(name):
    """A name without blanks: further sums of a correction have some."""
    return name.replace(" ", ".")


class Running(Meaning):
    """A kernel's own names with the number of tiles as their first index; all others as they are."""

    def __init__(self, loop, n, kind=""):
        super().__init__(loop.whole.kinds, loop.whole.rename, loop.whole.definitions)
        self.loop, self.n, self.kind = loop, n, kind

    def at(self, name, places):
        if name in self.loop.states:
            return array(plain_name(f"{self.loop.prefix}.{self.kind}{name}"))[(self.n, *places)]
        return super().at(name, places)

    def seen_at(self, d, places):
        if d.name in {x.name for x in self.loop.kernel.statistics}:
            at_row = dict(zip(map(variable, d.indices), places, strict=True))
            return substitute(self.loop.seen(d, self.n), at_row)
        return self.loop.whole.seen_at(d, places)
