"""Values with a width, one after the other at the same places, in C++: one loop for all of them.

What nothing else reads lives in that loop only.  Values of rows, or of widths alone, are computed by vectors along the
width, values with lanes by vectors of lanes.
"""

from dataclasses import dataclass

from derive.emit.cpu_lines import WORD, Let, Note, words
from derive.emit.layout import indented

BY_ONE = {"gather", "number_at", "uniform", "modulo", "floor_divide", "clamped", "widened", "narrowed"}


@dataclass
class Chain:
    """Lets at the same places, and comments between them; kept: the names that something else reads."""

    items: list
    kept: frozenset = frozenset()

    @property
    def lets(self):
        return [x for x in self.items if isinstance(x, Let)]

    @property
    def reads(self):
        return set().union(*(x.reads for x in self.lets))

    @property
    def writes(self):
        return {x.name for x in self.lets}


def chained(nodes, loops):
    """The nodes with neighbours at the same places as Chains."""
    out, notes = [], []
    for node in nodes:
        if isinstance(node, Note):
            notes.append(node)
            continue
        fits = isinstance(node, Let) and is_link(node, loops)
        if fits and out and isinstance(out[-1], Chain) and _places(out[-1].lets[0], loops) == _places(node, loops):
            out[-1].items += [*notes, node]
        else:
            out += [*notes, Chain([node]) if fits else node]
        notes = []
    return out + notes


def keep(lists):
    """Say of each Chain what others read of it, or what was there before."""
    every = [node for nodes in lists for node in nodes if hasattr(node, "reads")]
    for node in every:
        if isinstance(node, Chain):
            elsewhere = set().union(*(x.reads | x.writes for x in every if x is not node))
            node.kept = frozenset({x.name for x in node.lets if x.name in elsewhere or not x.new})


def is_link(let, loops):
    """Whether a value can stand in a Chain: with one width and lanes, or by vectors along its last width."""
    place = loops.places[let.name]
    if place.kind != "real" or not place.axes:
        return False
    if place.form == "packed":
        return len(place.axes) == 2
    width = place.axes[-1]
    if place.form not in ("rows", "table") or width in (loops.row, loops.lane):
        return False
    return all(_fits(word, loops, width) for word in words(let.text))


def _places(let, loops):
    place = loops.places[let.name]
    return place.form, tuple(place.axes)


def _fits(word, loops, width):
    """Whether a vector of a word's values along a width can be loaded, or is not needed."""
    place = loops.places.get(word)
    if place is None:
        return word not in BY_ONE
    if width not in place.axes:
        return loops.lane not in place.axes
    if word == loops.index(width):
        return True
    return place.axes[-1] == width and place.form in ("rows", "table") and place.kind == "real"


def chain_lines(chain, loops):
    first = chain.lets[0]
    place = loops.places[first.name]
    printed = _with_lanes if place.form == "packed" else _along
    return printed(chain, loops, place)


def _with_lanes(chain, loops, place):
    """A loop over the width, and in it one over the vectors of lanes."""
    (width,) = [x for x in place.axes if x != loops.lane]
    local, body = set(), []
    for x in chain.items:
        if isinstance(x, Note):
            body.append(f"// {x.text}")
            continue
        text = loops.vector(x, local)
        if x.name in chain.kept:
            if x.new:
                loops.take("vec", x.name, f"{loops.extent(loops.places[x.name])} * NV")
            body.append(f"{loops.element(x.name)} = {text};")
        else:
            body.append(f"const vec {x.name} = {text};")
            local.add(x.name)
    n = loops.index(width)
    head = f"for (integer {n} = 0; {n} < {loops.size(width)}; {n}++) {{"
    if len(body) == 1:
        return [head, *indented([f"UNROLL for (int l = 0; l < NV; l++) {body[0]}"]), "}"]
    return [head, *indented(["UNROLL for (int l = 0; l < NV; l++) {", *indented(body), "}"]), "}"]


def _along(chain, loops, place):
    """Loops over the places of a vector of the width, at each row or each other width."""
    width, outer = place.axes[-1], place.axes[:-1]
    n, size = loops.index(width), loops.size(width)
    local, declared, body = {}, [], []

    def element(found):
        word = found[0]
        if word in local:
            return local[word]
        if word == n:
            return f"(iota() + (integer){n})"
        given = loops.places.get(word)
        if given is not None and width in given.axes:
            return f"load_part(&{loops.element(word)}, {size} - {n})"
        return loops.element(word)

    for x in chain.items:
        if isinstance(x, Note):
            body.append(f"// {x.text}")
            continue
        text = WORD.sub(element, x.text)
        varies = any(width in loops.places[w].axes for w in words(x.text) if w in loops.places)
        value = text if varies else f"spread({text})"
        if x.name not in chain.kept:
            body.append(f"const vec {x.name} = {value};")
            local[x.name] = x.name
            continue
        if x.new:
            declared += _declared(x, loops)
        if any(x.name in y.reads for y in chain.lets if y is not x):
            body.append(f"const vec {x.name}_part = {value};")
            value = local[x.name] = f"{x.name}_part"
        body.append(f"store_part(&{_target(x, loops)}, {value}, {size} - {n});")
    lines = [f"for (long {n} = 0; {n} < {size}; {n} += VL) {{", *indented(body), "}"]
    for x in reversed(outer):
        if x == loops.row:
            index = loops.row_index(*(y.text for y in chain.lets))
            lines = ["for (long r = 0; r < rows; r++) {", *indented([*index, *lines]), "}"]
        else:
            m = loops.index(x)
            lines = [f"for (integer {m} = 0; {m} < {loops.size(x)}; {m}++) {{", *indented(lines), "}"]
    return [*declared, *lines]


def _declared(let, loops):
    """The memory of a value that something else reads."""
    place = loops.places[let.name]
    if place.form == "table":
        loops.take("wide", let.name, loops.extent(place))
        return []
    return loops.rows_buffer(let)


def _target(let, loops):
    """Where an element is written: rows that a kernel makes have their numbers in a buffer of their own."""
    text = loops.element(let.name)
    return text.replace(f"{let.name}.data[", f"{let.name}_data[", 1) if loops.places[let.name].form == "rows" else text
