"""Pairs among as many queries as keys, counted row by row: what n + 1 of them have more than n."""

from derive.catalogue.claims.lemmas import last_term
from derive.logic import Range, Sigma, index, linear, range_reindex, trans, under
from derive.logic.sequents import HOLE, inside
from derive.logic.tactics import side

i, j, k, n, u = index("i j k n u")


def pairs(near, size):
    """The number of pairs among as many queries as keys; near(i, j) is 1 where key j is visible to query i, else 0."""
    return Sigma(Sigma(near(i, j), j, Range(0, size)), i, Range(0, size))


def grown(near, column, row, here):
    """0 <= n |- pairs(n + 1) = pairs(n) + what the theorems say of the new column, the new row and the new corner."""
    rows = under(last_term(near(i, j), j, n), red=Sigma, k=i, A=Range(0, n))
    rows = trans(rows, linear(side(rows)))
    rows = trans(rows, inside(pairs(near, n) + HOLE[0], column))
    last = trans(last_term(near(n, j), j, n), inside(HOLE[0] + HOLE[1], row, here))
    whole = last_term(Sigma(near(i, j), j, Range(0, n + 1)), i, n)
    return trans(whole, inside(HOLE[0] + HOLE[1], rows, last))


def turned(body, simple):
    """|- sum_{k < n} body(k) = sum_{u < n} simple: by the distance u + 1 from n; |- body(n - 1 - u) = simple."""
    flipped = range_reindex(Sigma(body(k), k, Range(0, n)), k=u, new=Range(0, n), image=n - 1 - u, back=n - 1 - j, j=j)
    return trans(flipped, under(simple, red=Sigma, k=u, A=Range(0, n)))
