"""Which keys a query sees: the options of every attention formula, as conditions on (i, j) and the inputs they read."""

import sympy as sp

from derive.catalogue.axes import M, N, i
from derive.errors import FormulaError
from derive.formula import Index, IsFinite, Size, Tensor

ALIGNMENTS = (None, "causal_lower_right", "causal_upper_left")
LEFT, RIGHT, WIDTH = Size("window_left", "param"), Size("window_right", "param"), Size("sliding_window", "param")
LOWER, UPPER = Size("band_lower", "param"), Size("band_upper", "param")
DILATION, STRIDE = Size("dilation", "param"), Size("stride", "param")


class Visibility:
    """The conjunction of the chosen conditions.

    visibility: None, "causal_lower_right" (j <= i + M - N) or "causal_upper_left" (j <= i).
    mask: "bool" (True = keep), "float" (added to the score; -inf = not visible), or None.
    key_lengths: keys j >= length of the batch entry are not visible.
    window: -left <= j - position(i) <= right;  sliding_window: position(i) - W < j <= position(i).
    band: lower < position(i) - j <= upper.
    dilation: position(i) - j is a multiple of the dilation r;  the reach of a window counts positions, not steps of r.
    stride: the last `stride` keys, and every stride-th before: 0 <= position(i) - j < stride, or a multiple of it.
    prefix_lengths: keys before the prefix of the batch entry, and those up to position(i).
    documents: only keys with the same number as the query, for packed sequences.
    The position of query i is i + M - N, but i under "causal_upper_left".  keys: the size of the axis of the keys.
    """

    def __init__(
        self,
        visibility=None,
        mask=None,
        key_lengths=False,
        window=False,
        sliding_window=False,
        band=False,
        dilation=False,
        stride=False,
        prefix_lengths=False,
        documents=False,
        *,
        keys=M,
    ):
        if visibility not in ALIGNMENTS:
            known = ", ".join(repr(x) for x in ALIGNMENTS)
            raise FormulaError(f"the visibility {visibility!r} is not known", f"use one of {known}")
        if mask not in (None, "bool", "float"):
            raise FormulaError(f"the kind of mask {mask!r} is not known", 'use None, "bool" or "float"')
        self.key, self.inputs, self.added = Index("j", keys), [], sp.S.Zero
        self.position = i if visibility == "causal_upper_left" else i + keys - N
        self.conditions = [self.key <= self.position] if visibility else []
        self._near(window, sliding_window, band, dilation, stride)
        if key_lengths:
            self.conditions.append(self.key < self._given("key_lengths", kind="integer", heads=False)[()])
        if prefix_lengths:
            prefix = self._given("prefix_lengths", kind="integer", heads=False)[()]
            self.conditions.append(sp.Or(self.key < prefix, self.key <= self.position))
        if documents:
            of_query = self._given("query_documents", N, kind="integer", heads=False)
            of_key = self._given("key_documents", keys, kind="integer", heads=False)
            self.conditions.append(sp.Eq(of_query[i], of_key[self.key]))
        if mask == "bool":
            self.conditions.append(self._given("mask", N, keys, kind="bool")[i, self.key] > 0)
        if mask == "float":
            self.added = self._given("mask", N, keys, kind="constant")[i, self.key]
            self.conditions.append(IsFinite(self.added))
        self.condition = sp.And(*self.conditions)

    def _near(self, window, sliding_window, band, dilation, stride):
        """Conditions on the distance of a key from the position of the query."""
        key, position = self.key, self.position
        distance = sp.expand(position - key)
        if window:
            self.conditions += [key >= position - LEFT, key <= position + RIGHT]
        if sliding_window:
            self.conditions += [key > position - WIDTH, key <= position]
        if band:
            self.conditions += [key < position - LOWER, key >= position - UPPER]
        if dilation:
            self.conditions.append(sp.Eq(sp.Mod(distance, DILATION, evaluate=False), 0))
        if stride:
            kept = sp.Eq(sp.Mod(distance, STRIDE, evaluate=False), 0)
            self.conditions += [key <= position, sp.Or(key > position - STRIDE, kept)]

    def _given(self, name, *sizes, **how):
        tensor = Tensor(name, *sizes, **how)
        self.inputs.append(tensor)
        return tensor
