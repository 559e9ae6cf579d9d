"""Statements of a tile -> loops in C++: element-wise ones share loops, values that outlive their loop get a buffer."""

from dataclasses import replace

from derive.emit.cpu_chains import chained, keep
from derive.emit.cpu_lines import WORD, Block, Let, Note, Reduce, Widths, words
from derive.emit.cpu_loop_text import LoopText
from derive.emit.cpu_nodes import SCALARS, VECTORS, Loop, Nest, Place, changes, flat, given, leaves
from derive.emit.cpu_sharing import sharing
from derive.errors import NotApplicable


class Loops(LoopText):
    """Groups the statements of a kernel and prints them.

    lane, row: the index along the lanes of a vector, and the one along the rows of a tile; places: name -> Place of
    what was loaded; index(x), size(x): texts; take(type, name, count): asks for a buffer.
    """

    def __init__(self, lane, row, places, index, size, take, streamed=None):
        self.lane, self.row, self.places = lane, row, places
        self.index, self.size, self.take = index, size, take
        self.kept, self.changed, self.choices = set(), set(), set()
        self.across = self.row if streamed == self.lane else None

    # What a statement depends on

    def varies(self, text, scope=()):
        """The axes along which a text varies."""
        found = set()
        for word in words(text):
            place = self.places.get(word)
            if place is not None:
                found |= set(place.axes)
        return found

    def note_let(self, let, scope):
        """Give a new value its place; its axes are those that its text varies over."""
        if let.name in self.places:
            return
        here = set(let.axes) if let.whole or let.name in self.changed else self.varies(let.text)
        axes = tuple(x for x in let.axes if x in here)
        widths = tuple(x for x in axes if x not in (self.lane, self.row, *scope))
        if self.row in axes and widths:
            if self.lane in axes or len(widths) > 1 or let.kind != "real":
                raise NotApplicable(f"{let.name} has {len(axes)} axes on a tile", "use the blockwise backend")
            self.places[let.name] = Place((self.row, *widths), "rows")
            return
        self.places[let.name] = Place(axes, "local", let.kind)

    def is_pair(self, item):
        """Whether a statement belongs into a loop over the rows of a tile."""
        if isinstance(item, (Reduce, Block)):
            return isinstance(item, Reduce)
        if isinstance(item, Widths):
            return self.is_element(item)
        return self.row in self.places[item.name].axes and not self.is_rows(item)

    def is_rows(self, let):
        """Whether a value has the rows and a width of its own: it is written row by row, to be multiplied with."""
        place = self.places[let.name]
        return place.form == "rows"

    def is_element(self, loop):
        """Whether a loop over widths only adds to values of single pairs."""
        for x in loop.body:
            if isinstance(x, (Block, Reduce)):
                return False
            if isinstance(x, Widths) and not self.is_element(x):
                return False
            if isinstance(x, Let):
                if not x.new and self.row not in self.places[x.name].axes:
                    return False
                if x.new and self.places[x.name].form not in ("local",):
                    return False
        return any(isinstance(x, Let) and not x.new for x in loop.body)

    # Grouping

    def grouped(self, items):
        """The statements in order, element-wise ones of a tile in as few loops as can be."""
        out, loop, reduced, notes, later = [], None, set(), [], []

        def close():
            nonlocal loop, reduced
            if loop is not None:
                out.append(loop)
            out.extend(later)
            later.clear()
            loop, reduced = None, set()

        def before(node):
            """In front of the open loop, with which it has nothing to do."""
            out.extend([*notes, node])
            notes.clear()

        for item in items:
            if isinstance(item, Note):
                notes.append(item)
                continue
            if self.is_pair(item):
                if loop is not None and (
                    item.reads & reduced or self.meets(item, later) or self.overwrites(item, loop)
                ):
                    close()
                loop = loop or Loop()
                loop.items += [*notes, item]
                notes.clear()
                if isinstance(item, Reduce):
                    reduced |= item.writes
                continue
            if loop is not None and self.meets(item, [loop, *later]):
                if isinstance(item, Let):  # of the block's lanes: it can wait until the loop is over
                    later.extend([*notes, item])
                    notes.clear()
                    continue
                close()
            before(Nest(item.widths, self.grouped(item.body)) if isinstance(item, Widths) else item)
        close()
        out.extend(notes)
        return out

    def meets(self, item, others):
        """Whether the order of a statement and of some others matters."""
        others = [x for x in others if not isinstance(x, Note)]
        return any(item.reads & x.writes or item.writes & (x.reads | x.writes) for x in others)

    def overwrites(self, item, loop):
        """Whether a value of rows changes what pairs of an open loop read: they come after it in the loop."""
        if not isinstance(item, Let) or item.new or self.lane in self.places[item.name].axes:
            return False
        pairs = [x for x in loop.plain if not isinstance(x, Let) or self.lane in self.places[x.name].axes]
        return any(x.reads & item.writes for x in pairs)

    def homes(self, *lists):
        """name -> the node that gives it, of values that are local to a loop."""
        found = {}
        for node in flat(lists):
            if isinstance(node, Loop):
                for name in given(node.plain):
                    found.setdefault(name, node)
        return found

    def spilled(self, *lists):
        """The names of local values that some other node reads: they get a buffer."""
        homes, found = self.homes(*lists), {}
        for node in flat(lists):
            if isinstance(node, (Note, Nest)):
                continue
            for name in node.reads | node.writes:
                if name in homes and homes[name] is not node:
                    found[name] = homes[name]
        return found

    # Printing

    def place_all(self, items, scope=()):
        """Places of everything that the statements give."""
        for x in items:
            if isinstance(x, Let) and x.new:
                self.note_let(x, scope)
            elif isinstance(x, Reduce):
                along = (self.lane, "block") if self.across is None else (self.row, "line")
                self.places[x.name] = Place(along[:1], along[1], x.kind)
            elif isinstance(x, Widths):
                self.place_all(x.body, (*scope, *x.widths))

    def prepare(self, *lists):
        """Group lists of statements; the nodes of each, once every value has its place."""
        self.changed = set().union(*map(changes, lists))
        for items in lists:
            self.place_all(items)
        self.aliases = {}
        lists = [self.without_copies(items) for items in lists]
        nodes = [self.grouped(items) for items in lists]
        spilled = self.spilled(*nodes)
        self.kept = set(spilled)
        for name in sorted(spilled):
            place = self.places[name]
            lanes = self.lane in place.axes
            place.form = "tile" if lanes else "line"
            kind = (VECTORS if lanes else SCALARS)[place.kind]
            self.take(kind, self.buffer(name), "ROWS * NV" if lanes else "ROWS")
        for node in flat(nodes):
            if isinstance(node, Let) and node.new:
                self.settle(node)
        for name, other in self.sharing(nodes[1]).items():
            self.take("vec", self.buffer(name), f"={self.buffer(other)}")
        nodes = [chained(items, self) for items in nodes]
        keep([[*flat([items])] for items in nodes])
        return nodes

    def sharing(self, nodes):
        tiles = {n for n, place in self.places.items() if place.form == "tile" and place.kind == "real"}
        return sharing(nodes, tiles, lambda node: leaves([node]))

    def without_copies(self, items):
        """Without values that are another one at the same axes, which they are called by from now on."""
        kept = []
        for x in items:
            if isinstance(x, Widths):
                x = Widths(x.widths, self.without_copies(x.body))
            elif isinstance(x, Block):
                x = Block([self.renamed(line) for line in x.lines], {self.aliases.get(n, n) for n in x.writes})
            elif not isinstance(x, Note):
                x = replace(x, text=self.renamed(x.text))
                if isinstance(x, Let) and self.is_copy(x):
                    self.aliases[x.name] = x.text
                    continue
            kept.append(x)
        return kept

    def renamed(self, text):
        return WORD.sub(lambda m: self.aliases.get(m[0], m[0]), str(text))

    def is_copy(self, let):
        """Whether a value is another one, which does not change, at all the axes that are wanted."""
        mine, other = self.places[let.name], self.places.get(let.text)
        if other is None or not let.new or not let.whole:
            return False
        given = other.form in ("local", "tile", "block", "packed", "rows")
        return given and set(other.axes) == set(mine.axes) and other.kind == mine.kind

    def settle(self, let):
        """The place of a value that is given outside of the loops over a tile."""
        place = self.places[let.name]
        if place.form != "local":
            return
        widths = [x for x in place.axes if x not in (self.lane, self.row)]
        if self.lane in place.axes:
            place.form = "packed" if widths else "block"
        else:
            place.form = "table" if widths else "number"
