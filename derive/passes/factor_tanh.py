"""tanh(x + y) = 1 - 2 R, R = 1 / (1 + exp(2 x) exp(2 y)), where x belongs to one side of a pair and y to the other.

The exponentials are taken once for each row and each column: a pair costs a product and a reciprocal.  exp(2 x) leaves
the range of numbers where |x| is large and x + y perhaps is not: there R is 1 / (1 + exp(2 (x + y))), which is the same
in the reals, and `either` has both.  The absolute error of 1 - 2 R is that of a number near 1; tanh itself, near 0, has
the smaller error of a small number, and what sums over it adds up both kinds.  Its derivative is 4 R (1 - R), where
1 - R is exp(2 x) exp(2 y) R: nothing cancels.
"""

from dataclasses import replace

import sympy as sp

from derive.functions import either, sigmoid
from derive.program import Builder, indices_of, lengths
from derive.rewriting.algebra import expanded


def factor_tanh(program):
    """The program with every tanh of a sum whose terms belong to two sides in this form; sums split where that saves.

    Sums of terms some of which do not have R any more are two sums: sum_a w (1 - 2 R) = sum_a w - 2 sum_a w R.
    """
    build = Builder(program, "f")
    build.definitions = []
    for d in program.definitions:
        table = {t: r for t in sorted(d.body.atoms(sp.tanh), key=str) if (r := _factored(t.args[0], build)) is not None}
        build.definitions.append(_rewritten(d, table, build) if table else d)
    return build.program(program.outputs)


def _factored(x, build):
    """(R, 1 - R) for a sum over two sides; None for any other.  What belongs to neither side goes with the first."""
    sides, common = {}, []
    for term in sp.Add.make_args(expanded(x)):
        own = lengths(indices_of(term))
        if len(own) > 1:
            return None
        (sides.setdefault(own[0], []) if own else common).append(term)
    if len(sides) != 2:
        return None
    first, second = (sp.Add(*sides[s]) for s in sorted(sides, key=lambda s: s.order))
    factors = [build.define(sp.exp(2 * part)) for part in (first + sp.Add(*common), second)]
    product = sp.Mul(*factors)
    ratio = either(1 / (1 + product), sigmoid(expanded(-2 * x)), *factors)
    return ratio, either(product / (1 + product), sigmoid(expanded(2 * x)), *factors)


def _rewritten(d, table, build):
    """A definition with 1 - 2 R for each tanh of the table, split where that saves."""
    body, back, slopes = _in_ratios(d.body, table)
    if not body.is_polynomial(*back):
        return replace(d, body=slopes * body.xreplace(back))
    free, rest = _split(body, back) if slopes == 1 else (sp.S.Zero, slopes * sp.factor_terms(body))
    number, rest = rest.as_coeff_Mul()
    if d.reduce != "sum" or d.at is not None:
        return replace(d, body=(free + number * rest).xreplace(back))
    core = build.define(rest.xreplace(back), d.over, d.where, "sum", indices=d.indices)
    widths_only = not lengths(d.over)
    other = build.sum(free, d.over, sp.true if widths_only else d.where) if free != 0 else sp.S.Zero
    return replace(d, body=number * core + other, reduce=None, over=(), where=d.where if widths_only else sp.true)


def _in_ratios(body, table):
    """(body with a symbol r for each R, r -> R, what the slopes give): 1 - tanh^2 is 4 R (1 - R), a factor apart."""
    back, slopes = {}, sp.S.One
    for n, (t, (ratio, other)) in enumerate(table.items()):
        r = sp.Dummy(f"r{n}", real=True)
        back[r] = ratio
        body = body.xreplace({t: r})
        whole, left = sp.div(body, 1 - r**2, r) if body.is_polynomial(r) else (body, sp.S.One)
        if left == 0:
            body, slopes = whole, slopes * 4 * ratio * other
        body = body.xreplace({r: 1 - 2 * r})
    return body, back, slopes


def _split(body, ratios):
    """(the terms of a polynomial that have none of the ratios, the sum of the others)."""
    terms = sp.Poly(body, *ratios).terms()
    free = sp.Add(*(c for powers, c in terms if not any(powers)))
    some = (c * sp.Mul(*map(sp.Pow, ratios, powers)) for powers, c in terms if any(powers))
    return free, sp.factor_terms(sp.Add(*some))
