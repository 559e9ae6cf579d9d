"""Loops of a row kernel as text: their limits, which two of them may be one, and in which direction they go."""

from derive.emit.cpu_row_nests import bounds_at
from derive.emit.layout import indented
from derive.program import indices_of

# what the loops, and the header that they stand on, call their own
ROW_LOCALS = (
    *("n", "part", "merged", "kind", "begin", "end", "turn", "count", "inside", "BLOCK", "PARTS", "DENSE", "Whole"),
    *("along", "each", "several", "across", "rows_of_kind", "from_row", "to_row", "stream_row", "streams", "value"),
    *("places_ahead", "end_streams", "existing", "sum_of", "maximum_of", "start_with", "put_number", "tasks_in_turn"),
    *("iota", "read", "write", "stored", "STREAMED", "put_strided", "read_strided", "lane", "lanes_of", "log1p"),
    *("smaller", "product", "rows_of", "Rows", "block", "blocks", "data", "stride", "target", "Target", "prepare"),
)


class RowLoops:
    """For the walker over a Nest.

    levels: the lines in front of each loop, those of the innermost body last; ends: the lines behind each loop; before:
    the lines in front of all.  strides: the strides along the innermost axis; parts: (stride, stride) of the two
    innermost axes of each row; mergeable: whether all rows have both or none.  numbered: the axes whose places are read
    as numbers.  counted: whether anything is added up along rows.  ahead: the text of how many places of a row come
    before the first whole line of memory.
    """

    counted = backwards = reads_tensors = False
    ahead = None

    def start(self):
        self.levels = [[] for _ in range(len(self.axes) + 1)]
        self.ends = [[] for _ in self.axes]
        self.before, self.numbered, self.after_several = [], set(), []
        self.strides, self.parts, self.mergeable = {}, [], self.outer is not None

    def turn(self, last):
        """Go through the outermost axis backwards if the loops before went forwards: what they read last is still near.

        last: (outermost axis, whether it was gone through backwards) of the last loops over tensors.
        """
        if len(self.axes) < 3 or not self.reads_tensors:
            return last
        if self.several is not None:
            return self.several, False
        self.backwards = last[0] == self.axes[0] and not last[1]
        return self.axes[0], self.backwards

    def count(self, x):
        return self.names.size(x.size)

    def is_complete(self, d, over, trailing):
        """Whether each sum is finished where its loops end, and every place has one."""
        kept = {x for x in self.axes if x not in over}
        bounded = {self.bounded_axis(c) for c in self.nest.bounds}
        if self.plan.group.rows in over:
            return False  # other blocks follow
        return set(over) == set(self.axes[trailing:]) and not kept & bounded

    def bounded_axis(self, c):
        return max((x for x in indices_of(c) if x in self.axes), key=self.axes.index)

    def note_strides(self, inner, outer):
        """Whether the two innermost loops may be one, as far as a row is concerned."""
        if not inner and not outer:
            return
        if len(inner) != 1 or len(outer) != 1 or outer[0] is None:
            self.mergeable = False
        else:
            self.parts.append((outer[0], inner[0]))

    def text(self):
        """The lines of the nest."""
        self.limits = {x: self.memory.limits(x, self.plan) for x in self.axes}
        bounded = {}
        for c in sorted(self.nest.bounds, key=str):
            bounded.setdefault(self.bounded_axis(c), []).append(c)
        for x, conditions in bounded.items():
            self.limits[x] = self.narrowed_limits(x, conditions)
        merges = self.merges(bounded)
        head = list(self.before)
        if not self.axes:
            return [*head, *self.levels[0]]
        loops = self.loop(0, merges)
        if self.several is not None:
            z = self.names.index(self.several)
            first, last = self.memory.limits(self.several, self.plan)
            limits = last if first == "0" else f"{first}, {last}"
            loops = [f"several({limits}, [&](const integer {z}_first, auto count) {{", *indented(loops), "});"]
        if self.strides:
            dense = " && ".join(f"{s} == 1" for s in self.strides if s != "1") or "true"
            if merges is not None:
                head.append(f"const bool merged = {merges or 'true'};")
            if dense == "true":
                head += ["{", *indented(["constexpr bool DENSE = true;", *loops]), "}"]
            else:
                inner = ["constexpr bool DENSE = decltype(kind)::value;", *loops]
                head += [f"rows_of_kind({dense}, [&](auto kind) {{", *indented(inner), "});"]
        else:
            head += loops
        return ["{", *indented(head), "}"] if merges is not None else head

    def merges(self, bounded):
        """The condition under which the two innermost loops are one; None where they never are."""
        if not self.mergeable or {self.outer, self.inner} & (set(bounded) | self.numbered) or not self.strides:
            return None
        for d in self.nest.definitions:
            if (self.inner in d.over) != (self.outer in d.over):
                return None
        size = self.count(self.inner)
        pairs = [(a, size if b == "1" else f"{b} * {size}") for a, b in dict.fromkeys(self.parts)]
        return " && ".join(f"{a} == {b}" for a, b in pairs if a != b)

    def narrowed_limits(self, x, conditions):
        first, last = self.limits[x]
        for c in conditions:
            lower, upper = bounds_at(c, x)
            if lower is not None and lower != 0:
                first = f"largest({first}, {self.place(lower)})"
            if upper is not None and upper != x.size:
                last = f"least({last}, {self.place(upper)})"
        return first, last

    def loop(self, k, merges):
        x = self.loops[k]
        name = self.names.index(x)
        first, last = self.limits[x]
        if k == len(self.loops) - 1:
            return self.inner_loop(name, first, last, merges)
        body = self.loop(k + 1, merges)
        if merges is not None and k == len(self.loops) - 2:
            last = f"(merged ? {plus_one(first)} : {last})"
        head = f"for (integer {name} = {number(first)}; {name} < {last}; {name}++) {{"
        if k == 0 and self.is_shared(merges):
            direction = "true" if self.backwards else "false"
            head = f"across(inside, {first}, {last}, {direction}, [&](const integer {name}) {{"
            return [*self.levels[k], head, *indented(body), "});", *self.ends[k]]
        if k == 0 and self.backwards:
            head = f"for (integer {name} = {last}; {name}-- > {first};) {{"
        return [*self.levels[k], head, *indented(body), "}", *self.ends[k]]

    def is_shared(self, merges):
        """Whether threads may share the outermost loop where there is but one task: nothing is added up over it."""
        if self.plan.group.is_shared or not self.reads_tensors or self.several is not None or len(self.loops) < 2:
            return False
        if self.loops[0] == self.plan.group.rows or (merges is not None and len(self.loops) == 2):
            return False
        return not any(self.loops[0] in d.over for d in self.nest.definitions)

    def inner_loop(self, name, first, last, merges):
        if merges is not None:
            outer = self.limits[self.outer]
            many = f"({outer[1]} - {outer[0]})" if outer[0] != "0" else f"(long){outer[1]}"
            last = f"merged ? {many} * {last} : {last}"
        inner = len(self.loops)
        body = self.levels[inner]
        if self.several is not None:
            z = self.names.index(self.several)
            inside = [f"const integer {z} = {z}_first + turn;", *self.levels[-1]]
            body = [
                *body,
                "for (integer turn = 0; turn < count; turn++) {",
                *indented(inside),
                "}",
                *self.after_several,
            ]
        kind, arguments = ("along", ", int part") if self.counted else ("each", "")
        ahead = f"{self.ahead.format(first=first)}, " if self.ahead and not self.counted else ""
        call = f"{kind}({first}, {last}, {ahead}[&](const long {name}, auto n{arguments}) {{"
        if self.counted:
            body = ["(void)part;", *body]
        return [*self.levels[inner - 1], call, *indented(body), "});", *self.ends[inner - 1]]


def several(nest):
    """The outermost axis, if all that it is gone through for is to add up over it alone.

    A few of its values at a time need the sums in memory once.
    """
    if len(nest.axes) < 2 or nest.bounds or not nest.definitions:
        return None
    return nest.axes[0] if all(d.over == nest.axes[:1] for d in nest.definitions) else None


def plus_one(first):
    return "1" if first == "0" else f"{first} + 1"


def number(text):
    return text if text == "0" else f"(integer)({text})"
