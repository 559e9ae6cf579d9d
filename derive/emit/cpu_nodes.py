"""What the statements of a C++ kernel are grouped into, where named values live, and what is asked of either."""

from dataclasses import dataclass, field

from derive.emit.cpu_lines import Block, Let, Note, Widths

VECTORS = {"real": "vec", "double": "dvec", "mask": "ivec", "integer": "ivec"}
SCALARS = {"real": "wide", "double": "double", "mask": "integer", "integer": "integer"}
UNROLLED = "UNROLL for (int l = 0; l < NV; l++)"


@dataclass
class Place:
    """Where a named value lives: its axes in the order they are stored, and how.

    form: "local" (a name inside one loop), "block" (vec x[NV]), "tile", "packed", "line" (one number a row), "rows"
    (a struct of data and stride), "table" (numbers of a width), "number".
    """

    axes: tuple
    form: str
    kind: str = "real"


@dataclass
class Loop:
    """Element-wise statements that share a loop over the rows of a tile and its lanes."""

    items: list = field(default_factory=list)

    @property
    def plain(self):
        return [x for x in self.items if not isinstance(x, Note)]

    @property
    def reads(self):
        return set().union(*(x.reads for x in self.plain))

    @property
    def writes(self):
        return set().union(*(x.writes for x in self.plain))


@dataclass
class Nest:
    """A loop over widths around loops and blocks."""

    widths: tuple
    nodes: list


def flat(lists):
    """All nodes, those inside of nests included."""
    for nodes in lists:
        for node in nodes:
            yield node
            if isinstance(node, Nest):
                yield from flat([node.nodes])


def leaves(nodes):
    """All nodes that are no nests."""
    return [node for node in flat([nodes]) if not isinstance(node, Nest)]


def lets(items):
    """All Lets of a loop, those inside of loops over widths included."""
    for x in items:
        if isinstance(x, Let):
            yield x
        elif isinstance(x, Widths):
            yield from lets(x.body)


def given(items):
    """The names that the statements of a loop give."""
    return [x.name for x in lets(items) if x.new]


def changes(items):
    """The names that statements change after they are given."""
    found = set()
    for x in items:
        if isinstance(x, Widths):
            found |= changes(x.body)
        elif isinstance(x, Block):
            found |= x.writes
        elif isinstance(x, Let) and not x.new:
            found.add(x.name)
    return found


def all_texts(item):
    if isinstance(item, Widths):
        return [t for x in item.body if not isinstance(x, Note) for t in all_texts(x)]
    return [str(item.text)]
