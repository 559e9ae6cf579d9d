"""The sizes and indices that the formulas of attention share."""

from derive.formula import Index, Size

N, M = Size("N"), Size("M")
D, E, A = Size("D", "width"), Size("E", "width"), Size("A", "width")
C = Size("C", "width")
i, j = Index("i", N), Index("j", M)
d, e, a = Index("d", D), Index("e", E), Index("a", A)
c = Index("c", C)
