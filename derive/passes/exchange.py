"""Exchange of sums: sum_s L(p, w) H(s, w) v(s, e) = L(p, w) (sum_s H(s, w) v(s, e)), where each row sees every column.

The inner sum belongs to no pair: it is computed once, and the length that the pairs had is gone.  With a feature map
in place of the exponential this is what makes attention linear: (phi(Q) phi(K)^T) V = phi(Q) (phi(K)^T V).
"""

from dataclasses import replace

import sympy as sp

from derive.errors import NotApplicable
from derive.formula import Entry
from derive.program import Builder, indices_of, is_leading, lengths
from derive.rewriting.algebra import conjunction, conjuncts
from derive.rewriting.sides import side_conditions, terms_of

WIDTHS = 2  # axes that an inner sum may have: a matrix for each head


def exchange(program):
    """Every sum over pairs whose terms separate, and that no condition on a pair restricts, as sums over one length.

    Rows and columns may have conditions of their own.  A sum whose inner sums would have more than two widths stays.
    Of the sums that stay, one that is another one times factors of its own row becomes that product.
    """
    build = Builder(program, "x")
    build.definitions = []
    values = {d.name: d for d in program.definitions if d.is_pair and d.name not in program.outputs}
    sums, shared = {}, {}
    for d in program.definitions:
        d = _exchanged(d, values, build) if _over_one_of_a_pair(d) else d
        if d.reduce == "sum" and len(d.lengths()) == 2:
            d = _without_row_factors(d, sums, shared, build)
            if d.name not in program.outputs:
                sums.setdefault((d.body, d.over, d.where, d.indices), d.name)
        build.definitions.append(d)
    build.definitions = [replace(d.reading(shared), name=shared.get(d.name, d.name)) for d in build.definitions]
    return build.program(program.outputs)


def _over_one_of_a_pair(d):
    one = d.reduce == "sum" and d.at is None and len(lengths(d.over)) == 1 and len(d.lengths()) == 2
    return one and not any(map(is_leading, d.over))


def _without_row_factors(d, sums, shared, build):
    """A sum that is another one times factors of its own row, as that product: the pairs are gone through once.

    What is shared gets a name of its own, since it is no longer the one's or the other's.
    """
    factors = sp.Mul.make_args(d.body)
    outside = [f for f in factors if f.atoms(Entry) and not indices_of(f) & set(d.over)]
    inside = sp.Mul(*(f for f in factors if f not in outside))
    same = sums.get((inside, d.over, d.where, d.indices)) if outside and d.at is None else None
    if same is None or any(f.has(Entry(same, *d.indices)) for f in outside):  # z / z is 0 at z = 0, and not 1
        return d
    if same not in shared:
        shared[same] = build.fresh_name()
    rows = conjunction({c for c in conjuncts(d.where) if not indices_of(c) & set(d.over)})
    return replace(d, body=sp.Mul(*outside) * Entry(same, *d.indices), reduce=None, over=(), where=rows)


def _exchanged(d, values, build):
    """The definition in place of a sum; itself where nothing can be exchanged."""
    (column,), (row,) = lengths(d.over), lengths(d.indices)
    pair, on_row, on_column = side_conditions(d.where, row, column)
    try:
        terms = terms_of(d, row, column, values)
    except NotApplicable:
        return d
    if pair or any(t.pair or len(t.widths) > WIDTHS or t.column == 1 for t in terms):
        return d
    outer = [x for x in d.over if x != column]
    parts = [_part(t, outer, column, conjunction(on_column), build) for t in terms]
    where = conjunction(on_row)
    if len(parts) == 1:
        (over, body) = parts[0]
        return replace(d, body=body, reduce="sum" if over else None, over=tuple(over), where=where)
    body = sp.Add(*(build.sum(body, over) if over else body for over, body in parts))
    return replace(d, body=body, reduce=None, over=(), where=where)


def _part(term, outer, column, where, build):
    """(widths, body) of a term: the sum of body over the widths.  Two widths are summed one after the other."""
    inner = build.define(term.column, (column,), where, "sum")
    over = [x for x in (*outer, *term.over) if x in indices_of(term.row * inner)]
    body = term.row * inner
    for x in over[:-1]:
        body = build.sum(body, (x,))
    return over[-1:], body
