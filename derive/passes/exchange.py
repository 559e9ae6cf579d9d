"""Exchange of sums: sum_s L(p, w) H(s, w) v(s, e) = L(p, w) (sum_s H(s, w) v(s, e)), where each row sees every column.

The inner sum belongs to no pair: it is computed once, and the length that the pairs had is gone.  With a feature map
in place of the exponential this is what makes attention linear: (phi(Q) phi(K)^T) V = phi(Q) (phi(K)^T V).
"""

from dataclasses import replace

import sympy as sp

from derive.errors import NotApplicable
from derive.passes.algebra import conjunction
from derive.passes.sides import side_conditions, terms_of
from derive.program import Builder, indices_of, is_leading, lengths

WIDTHS = 2  # axes that an inner sum may have: a matrix for each head


def exchange(program):
    """Every sum over pairs whose terms separate, and that no condition on a pair restricts, as sums over one length.

    Rows and columns may have conditions of their own.  A sum whose inner sums would have more than two widths stays.
    """
    build = Builder(program, "x")
    build.definitions = []
    values = {d.name: d for d in program.definitions if d.is_pair and d.name not in program.outputs}
    for d in program.definitions:
        build.definitions += _exchanged(d, values, build)
    return build.program(program.outputs)


def _exchanged(d, values, build):
    """The definitions in place of one; itself where nothing can be exchanged."""
    columns = lengths(d.over)
    if d.reduce != "sum" or d.at is not None or len(columns) != 1 or len(d.lengths()) != 2:
        return [d]
    (column,) = columns
    (row,) = lengths(d.indices)
    if any(map(is_leading, d.over)):
        return [d]
    pair, on_row, on_column = side_conditions(d.where, row, column)
    try:
        terms = terms_of(d, row, column, values)
    except NotApplicable:
        return [d]
    if pair or any(t.pair or len(t.widths) > WIDTHS or t.column == 1 for t in terms):
        return [d]
    outer = [x for x in d.over if x != column]
    parts = [_part(t, outer, column, conjunction(on_column), build) for t in terms]
    where = conjunction(on_row)
    if len(parts) == 1:
        (over, body) = parts[0]
        return [replace(d, body=body, reduce="sum" if over else None, over=tuple(over), where=where)]
    body = sp.Add(*(build.sum(body, over) if over else body for over, body in parts))
    return [replace(d, body=body, reduce=None, over=(), where=where)]


def _part(term, outer, column, where, build):
    """(widths, body) of a term: the sum of body over the widths.  Two widths are summed one after the other."""
    inner = build.define(term.column, (column,), where, "sum")
    over = [x for x in (*outer, *term.over) if x in indices_of(term.row * inner)]
    body = term.row * inner
    for x in over[:-1]:
        body = build.sum(body, (x,))
    return over[-1:], body
