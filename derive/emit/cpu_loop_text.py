"""Grouped statements as the text of C++: loops over rows, lanes and widths, and how an element is addressed in them."""

from derive.emit.cpu_chains import Chain, chain_lines
from derive.emit.cpu_lines import WORD, Block, Let, Note, Reduce, Widths, words
from derive.emit.cpu_nodes import SCALARS, UNROLLED, VECTORS, Nest, all_texts, given, lets
from derive.emit.layout import indented


class LoopText:
    """The printing half of Loops: each value is spelled by where it lives."""

    def buffer(self, name):
        return f"{name}_{'tile' if self.places[name].form == 'tile' else 'line'}" if name in self.kept else name

    def element(self, name, local=()):
        """The text of an element of a named value."""
        place = self.places.get(name)
        if place is None or name in local:
            return name
        if place.form in ("local", "number"):
            return name
        if place.form == "block":
            return f"{name}[l]"
        if place.form == "line":
            return f"{self.buffer(name)}[r]"
        if place.form == "tile":
            return f"{self.buffer(name)}[r * NV + l]"
        if place.form == "rows":
            first, second = place.axes
            at = "r" if first == self.row else self.index(first)
            return f"{name}.data[{at} * {name}.stride + {self.index(second)}]"
        widths = [x for x in place.axes if x not in (self.lane, self.row)]
        offset = self.index(widths[0])
        for x in widths[1:]:
            offset = f"({offset}) * {self.size(x)} + {self.index(x)}"
        if place.form == "packed":
            return f"{name}[({offset}) * NV + l]" if " " in offset else f"{name}[{offset} * NV + l]"
        return f"{name}[{offset}]"

    def spelled(self, text, local=()):
        return WORD.sub(lambda m: self.element(m[0], local), str(text))

    def in_block(self, text):
        """A line of a block: buffers are named, not their elements."""
        return WORD.sub(lambda m: self.buffer(m[0]) if m[0] in self.kept else m[0], text)

    def lines(self, nodes, scope=()):
        out, pending = [], []

        def flush():
            """Values of the block's lanes, in one loop."""
            later = []
            while pending and isinstance(pending[-1], Note):  # a comment on what comes next
                later.insert(0, f"// {pending.pop().text}")
            out.extend([*(self.lane_lines(pending) if pending else []), *later])
            pending.clear()

        for node in nodes:
            if isinstance(node, Note):
                (pending if pending else out).append(node if pending else f"// {node.text}")
                continue
            if isinstance(node, Let) and self.in_lane_loop(node, scope):
                pending.append(node)
                continue
            flush()
            if isinstance(node, Let):
                out += self.let_lines(node, scope)
            elif isinstance(node, Chain):
                out += chain_lines(node, self)
            elif isinstance(node, Block):
                out += [self.in_block(line) for line in node.lines]
            elif isinstance(node, Nest):
                inner = self.lines(node.nodes, (*scope, *node.widths))
                for x in reversed(node.widths):
                    inner = [
                        f"for (integer {self.index(x)} = 0; {self.index(x)} < {self.size(x)}; {self.index(x)}++) {{",
                        *indented(inner),
                        "}",
                    ]
                out += inner
            else:
                out += self.loop_lines(node)
        flush()
        return out

    def in_lane_loop(self, let, scope):
        place = self.places[let.name]
        widths = {x for x in (place.axes if not let.new else self.let_axes(let)) if x not in (self.lane, self.row)}
        return self.lane in place.axes and place.form in ("block", "packed") and widths <= set(scope)

    def let_axes(self, let):
        return self.places[let.name].axes

    def lane_lines(self, items):
        """Values of the block's lanes in one loop, their declarations before it."""
        declared, body = [], []
        for x in items:
            if isinstance(x, Note):
                body.append(f"// {x.text}")
                continue
            place = self.places[x.name]
            if x.new and place.form == "block":
                declared.append(f"{VECTORS[place.kind]} {x.name}[NV];")
            elif x.new:
                self.take(VECTORS[place.kind], x.name, f"{self.extent(place)} * NV")
            body.append(f"{self.element(x.name)} = {self.vector(x)};")
        return [*declared, f"{UNROLLED} {{", *indented(body), "}"]

    def vector(self, let, local=()):
        """The text of a value with lanes; what is the same in all of them is spread."""
        text = self.spelled(let.text, local)
        return text if self.lane in self.varies(let.text) else f"spread({text})"

    def extent(self, place):
        sizes = [self.size(x) for x in place.axes if x not in (self.lane, self.row)]
        return "(long)" + " * ".join(sizes) if sizes else "1"

    def let_lines(self, let, scope):
        """A value that has widths of its own, or no lanes at all."""
        place = self.places[let.name]
        widths = [x for x in place.axes if x not in (self.lane, self.row) and x not in scope]
        given = self.rows_buffer(let) if place.form == "rows" and let.new else []
        if place.form == "number":
            kind = SCALARS[place.kind] if let.name in self.changed else f"const {SCALARS[place.kind]}"
            return [f"{kind + ' ' if let.new else ''}{let.name} = {self.spelled(let.text)};"]
        if place.form == "rows":
            first, second = place.axes
            at = "r" if first == self.row else self.index(first)
            target = f"{let.name}_data[{at} * {let.name}.stride + {self.index(second)}]"
            body = [f"{target} = {self.spelled(let.text)};"]
            for x in reversed(place.axes):
                if x == self.row:
                    body = ["for (long r = 0; r < rows; r++) {", *indented([*self.row_index(let.text), *body]), "}"]
                else:
                    n = self.index(x)
                    body = [f"for (integer {n} = 0; {n} < {self.size(x)}; {n}++) {{", *indented(body), "}"]
            return [*given, *body]
        if place.form == "table":
            if let.new:
                self.take(SCALARS[place.kind], let.name, self.extent(place))
            body = [f"{self.element(let.name)} = {self.spelled(let.text)};"]
        else:
            if let.new and place.form == "packed":
                self.take(VECTORS[place.kind], let.name, f"{self.extent(place)} * NV")
            body = [f"{UNROLLED} {self.element(let.name)} = {self.vector(let)};"]
        for x in reversed(widths):
            n = self.index(x)
            body = [f"for (integer {n} = 0; {n} < {self.size(x)}; {n}++) {{", *indented(body), "}"]
        return body

    def rows_buffer(self, let):
        """The memory of a value that the rows of a tile have at each place of a width."""
        padded = f"(({self.size(self.places[let.name].axes[1])} + 15L) / 16 * 16)"
        self.take("wide", f"{let.name}_data", f"ROWS * {padded}")
        return [f"const Rows {let.name} = {{{let.name}_data, {padded}}};"]

    def row_index(self, *texts):
        """The declaration of the index along the rows of a tile, where it is used."""
        name = self.index(self.row)
        used = set().union(*map(words, texts))
        return [f"const integer {name} = (integer)({name}_start + r);"] if name in used else []

    def loop_lines(self, loop):
        """A loop over the rows of a tile and the lanes."""
        local = set(given(loop.plain))
        rows, lanes, before, last, notes = [], [], [], [], []
        texts = [line for x in loop.plain for line in all_texts(x)]
        for x in loop.items:
            if isinstance(x, Note):
                notes.append(f"// {x.text}")
                continue
            of_rows = isinstance(x, Let) and self.lane not in self.places[x.name].axes
            (rows if of_rows else lanes).extend(notes)
            notes.clear()
            if isinstance(x, Reduce):
                value = self.spelled(x.text, local)
                if self.across:
                    rows.append(f"{VECTORS[x.kind]} {x.name}_lanes = spread({x.start});")
                    lanes.append(f"{x.name}_lanes = {x.function}({x.name}_lanes, {value});")
                    last.append(f"{x.name}[r] = across_{x.function}({x.name}_lanes);")
                    continue
                before.append(f"{VECTORS[x.kind]} {x.name}[NV];")
                before.append(f"{UNROLLED} {x.name}[l] = spread({x.start});")
                lanes.append(f"{x.name}[l] = {x.function}({x.name}[l], {value});")
            elif isinstance(x, Widths):
                lanes += self.element_nest(x, local, loop)
            else:
                (rows if of_rows else lanes).extend(self.local_lines(x, local, loop))
        head, lanes = self.row_index(*texts), [*lanes, *notes]
        inner = [*head, *rows]
        if any(not line.startswith("//") for line in lanes):
            inner += [f"{UNROLLED} {{", *indented(lanes), "}"]
        else:
            inner += lanes
        lines = ["for (long r = 0; r < rows; r++) {", *indented([*inner, *last]), "}"]
        plain = [line for x in loop.plain if not isinstance(x, Widths) for line in all_texts(x)]
        return [*before, *self.by_cases(lines, plain)]

    def by_cases(self, lines, texts):
        """Lines that are compiled for each case of what their texts choose between."""
        for name in sorted(set().union(*map(words, texts)) & self.choices):
            head = f"by_cases({name}, [&](const auto {name}) __attribute__((always_inline)) {{"
            lines = [head, *indented(lines), "});"]
        return lines

    def local_lines(self, let, local, loop):
        """A value of a pair or of a row, as a name of this loop; kept where another loop reads it."""
        place = self.places[let.name]
        lanes = self.lane in place.axes
        text = self.vector(let, local) if lanes else self.spelled(let.text, local)
        kind = (VECTORS if lanes else SCALARS)[place.kind]
        if not let.new and let.name not in local:
            return [f"{self.element(let.name)} = {text};"]
        if not let.new:
            lines = [f"{let.name} = {text};"]
        elif let.masks:
            lines = [f"{kind} {let.name} = {{}};", f"if (PARTIAL) {let.name} = {text};"]
        else:
            changed = any(not x.new and x.name == let.name for x in lets(loop.plain))
            lines = [f"{kind if changed else 'const ' + kind} {let.name} = {text};"]
        last = [x for x in lets(loop.plain) if x.name == let.name][-1]
        if let.name in self.kept and last is let:
            at = "r * NV + l" if lanes else "r"
            lines.append(f"{'if (PARTIAL) ' if let.masks else ''}{self.buffer(let.name)}[{at}] = {let.name};")
        return lines

    def element_nest(self, nest, local, loop):
        """A loop over widths at one pair."""
        kept = [x for x in nest.body if isinstance(x, Let) and not x.new and x.name in self.kept]
        body = self.by_cases(self.element_lines(nest, local, loop), all_texts(nest))
        return [*body, *(f"{self.buffer(x.name)}[r * NV + l] = {x.name};" for x in kept)]

    def element_lines(self, nest, local, loop):
        body = []
        for x in nest.body:
            if isinstance(x, Note):
                body.append(f"// {x.text}")
            elif isinstance(x, Widths):
                body += self.element_nest(x, local, loop)
            elif x.new:
                lanes = self.lane in self.places[x.name].axes
                kind = (VECTORS if lanes else SCALARS)[self.places[x.name].kind]
                body.append(f"const {kind} {x.name} = {self.spelled(x.text, local)};")
            else:
                body.append(f"{x.name} = {self.spelled(x.text, local)};")
        for x in reversed(nest.widths):
            n = self.index(x)
            body = [f"for (integer {n} = 0; {n} < {self.size(x)}; {n}++) {{", *indented(body), "}"]
        return body
