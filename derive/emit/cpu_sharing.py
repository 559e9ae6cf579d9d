"""Which tiles of pairs can share memory: one is read for the last time before, or where, another begins."""

from derive.emit.cpu_lines import Let, Note, Reduce


def sharing(nodes, tiles, inside):
    """name -> the name of the tile whose memory it takes over, for the tiles of a loop body in order.

    nodes: what the body consists of, in order; tiles: the names of the tiles; inside(node): the nodes within one.
    """
    spans = {}
    for place, node in enumerate(nodes):
        for part in inside(node):
            if isinstance(part, Note):
                continue
            for name in (part.reads | part.writes) & tiles:
                first, _ = spans.get(name, (place, place))
                spans[name] = first, place
    owner, free, taken = {}, {}, {}
    for name in sorted(spans, key=lambda n: (spans[n], n)):
        start = spans[name][0]
        base = next((b for b, last in free.items() if _ends(last, name, start, spans, nodes)), None)
        owner[name] = name if base is None else base
        free[owner[name]] = name
        if base is not None:
            taken[name] = base
    return taken


def _ends(last, name, start, spans, nodes):
    """Whether a tile is read for the last time before another begins: in one loop, before it is written there."""
    stop = spans[last][1]
    if stop != start:
        return stop < start
    items = getattr(nodes[start], "items", None)
    if items is None:
        return False
    places = [n for n, x in enumerate(items) if isinstance(x, Let) and x.name == name]
    reads = [n for n, x in enumerate(items) if not isinstance(x, Note) and last in x.reads]
    plain = all(isinstance(items[n], (Let, Reduce)) for n in reads)
    return bool(places) and plain and max(reads, default=-1) <= places[0]
