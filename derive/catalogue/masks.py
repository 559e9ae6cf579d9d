"""Which keys a query sees: the options of every attention formula, as conditions on (i, j) and the inputs they read."""

import sympy as sp

from derive.catalogue.axes import M, N, i, j
from derive.errors import FormulaError
from derive.formula import IsFinite, Size, Tensor

ALIGNMENTS = {None: M - N, "causal_lower_right": M - N, "causal_upper_left": sp.S.Zero}
LEFT, RIGHT, WIDTH = Size("window_left", "param"), Size("window_right", "param"), Size("sliding_window", "param")


class Visibility:
    """The conjunction of the chosen conditions.

    visibility: None, "causal_lower_right" (j <= i + M - N) or "causal_upper_left" (j <= i).
    mask: "bool" (True = keep), "float" (added to the score; -inf = not visible), or None.
    key_lengths: keys j >= length of the batch entry are not visible.
    window: -left <= j - position(i) <= right;  sliding_window: position(i) - W < j <= position(i).
    The position of query i is i + M - N, but i under "causal_upper_left".
    """

    def __init__(self, visibility=None, mask=None, key_lengths=False, window=False, sliding_window=False):
        if visibility not in ALIGNMENTS:
            known = ", ".join(repr(x) for x in ALIGNMENTS)
            raise FormulaError(f"the visibility {visibility!r} is not known", f"use one of {known}")
        if mask not in (None, "bool", "float"):
            raise FormulaError(f"the kind of mask {mask!r} is not known", 'use None, "bool" or "float"')
        self.position = i + ALIGNMENTS[visibility]
        self.inputs, self.added, conditions = [], sp.S.Zero, []
        if visibility:
            conditions.append(j <= self.position)
        if window:
            conditions += [j >= self.position - LEFT, j <= self.position + RIGHT]
        if sliding_window:
            conditions += [j > self.position - WIDTH, j <= self.position]
        if key_lengths:
            length = Tensor("key_lengths", kind="integer", heads=False)
            self.inputs.append(length)
            conditions.append(j < length[()])
        if mask == "bool":
            keep = Tensor("mask", N, M, kind="bool")
            self.inputs.append(keep)
            conditions.append(keep[i, j] > 0)
        if mask == "float":
            added = Tensor("mask", N, M, kind="constant")
            self.inputs.append(added)
            conditions.append(IsFinite(added[i, j]))
            self.added = added[i, j]
        self.condition = sp.And(*conditions)
