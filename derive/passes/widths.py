"""Sums over several widths on a pair become sums over one width each, the inner ones on one side of the pair.

q W k: sum_{d, c} q[i, d] W[d, c] k[j, c] costs D C operations a pair; sum_c (sum_d q[i, d] W[d, c]) k[j, c] costs C a
pair and D C a row, and a tile is then one matrix product.
"""

from dataclasses import replace

import sympy as sp

from derive.program import Builder, indices_of, lengths


def one_width_at_a_time(program):
    """Every sum over widths that belongs to pairs, with each width that only one side has summed on that side first."""
    build = Builder(replace(program, definitions=()))
    build.reserved |= program.names
    for d in program.definitions:
        if d.is_pair and d.reduce == "sum" and len(d.over) > 1 and d.where == sp.true and not lengths(d.over):
            d = _split(d, build)
        build.define(d.body, d.over, d.where, d.reduce, d.name, d.at, d.indices)
    return build.program(program.outputs)


def _split(d, build):
    for w in d.over:
        factors = sp.Mul.make_args(d.body)
        inner = [f for f in factors if w in indices_of(f)]
        if len(d.over) > 1 and len(lengths(indices_of(*inner))) < 2 and len(inner) < len(factors):
            one_side = build.define(sp.Mul(*inner), (w,), reduce="sum")
            outer = [f for f in factors if f not in inner]
            d = replace(d, body=sp.Mul(*outer, one_side), over=tuple(x for x in d.over if x != w))
    return d
