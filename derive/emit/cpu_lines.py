"""What a walk over a kernel leaves behind for C++: not lines yet, but statements that know their axes.

A statement is element-wise (it may share a loop over the pairs of a tile with others), or a block that works on whole
tiles.  The names in a text are bare; how an element is addressed follows from where it is written and where it is read.
"""

import re
from dataclasses import dataclass, field

WORD = re.compile(r"(?<![.\w])[A-Za-z_]\w*")


def words(text):
    return set(WORD.findall(str(text)))


@dataclass
class Let:
    """name = text, at each place of the axes.

    kind: "real", "double", "mask" or "integer"; new: whether the name is given here; masks: whether it is needed on
    tiles only that not every row sees whole; whole: whether it is wanted at all places, also where it is the same.
    """

    name: str
    text: str
    axes: tuple
    kind: str = "real"
    new: bool = True
    masks: bool = False
    whole: bool = False

    @property
    def reads(self):
        return words(self.text) | (set() if self.new else {self.name})

    writes = property(lambda self: {self.name})


@dataclass
class Reduce:
    """name = the reduction of a text over the streamed index by a function of two arguments, from its neutral start."""

    name: str
    text: str
    function: str
    start: str
    kind: str = "real"

    reads = property(lambda self: words(self.text))
    writes = property(lambda self: {self.name})


@dataclass
class Block:
    """Lines that work on whole tiles, rows or blocks of lanes; `writes`: the names that they give or change."""

    lines: list
    writes: set = field(default_factory=set)

    @property
    def reads(self):
        return set().union(*map(words, self.lines))


@dataclass
class Widths:
    """A loop over widths, one place at a time, around other statements."""

    widths: tuple
    body: list

    @property
    def reads(self):
        return set().union(*(x.reads for x in self.body if not isinstance(x, Note)))

    @property
    def writes(self):
        return set().union(*(x.writes for x in self.body if not isinstance(x, Note)))


@dataclass
class Note:
    """A comment on the statement that follows."""

    text: str
