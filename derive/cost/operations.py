"""How many operations definitions need: each arithmetic step of a body is one, a term that is added to a sum another,
so that a multiply-add counts as two.  Functions (exp, tanh, ...) are counted apart.
"""

import sympy as sp

from derive.formula import Entry, Index
from derive.passes.certificates import RankCorrection
from derive.program import lengths

COUNTED_APART = (sp.Function, sp.exp, sp.log)


def of_body(e):
    """(operations, {name of a function: calls}) of one evaluation of an expression; indices cost nothing."""
    e = sp.sympify(e)
    if isinstance(e, Entry) or not e.args or not e.atoms(Entry, Index):
        return 0, {}
    operations, functions = 0, {}
    if e.is_Add:
        operations = len(e.args) - 1
    elif e.is_Mul:
        quotients = sum(a.is_Pow and a.exp == -1 for a in e.args)
        operations = len(e.args) - 1 - (-1 in e.args) - min(quotients, len(e.args) - 1)  # a division is one operation
    elif e.is_Pow and e.exp.is_Integer:
        n = int(e.exp)
        operations = n - 1 if n > 0 else -n
    elif isinstance(e, COUNTED_APART) or e.is_Pow:
        name = "sqrt" if e.is_Pow else type(e).__name__
        functions[name] = 1
    elif isinstance(e, (sp.Max, sp.Min)):
        operations = len(e.args) - 1
    for a in e.args:
        more, called = of_body(a)
        operations += more
        functions = added(functions, called)
    return operations, functions


def added(first, second, factor=1):
    """The sum of two tables of counts, the second one multiplied."""
    return {k: first.get(k, 0) + factor * second.get(k, 0) for k in (*first, *(k for k in second if k not in first))}


def of_definition(d, space):
    """(operations, functions) of a definition whose body is evaluated `space` times."""
    operations, functions = of_body(d.body)
    return space * (operations + (d.reduce is not None or d.at is not None)), added({}, functions, space)


def of_definitions(definitions, space=None):
    """(operations, functions) of several; space: definition -> how often, by default at all of its places."""
    operations, functions = sp.S.Zero, {}
    for d in definitions:
        more, called = of_definition(d, space(d) if space else in_full(d))
        operations, functions = operations + more, added(functions, called)
    return sp.expand(operations), {k: sp.expand(v) for k, v in functions.items()}


def in_full(d):
    """The number of all places of a definition."""
    return sp.Mul(*(x.size for x in d.space))


def of_kernel(stage, loops):
    """(operations, functions) of a kernel on what exists: pairs only on the tiles that it visits."""

    def space(d):
        if len(set(lengths(d.space))) < 2 or stage.streamed is None:
            return in_full(d)
        pair = (stage.parallel, stage.streamed)
        others = [x.size for x in d.space if x not in pair and x not in loops.leading]
        return loops.pairs() * sp.Mul(*others)

    operations, functions = of_definitions(stage.definitions, space)
    if stage.streamed is None:
        return operations, functions
    steps = loops.over_blocks(loops.tiles(), rows=True)
    by_name = {d.name: d for d in stage.sums}
    for name, corrections in stage.corrections:
        widths = sp.Mul(*(x.size for x in by_name[name].indices if x.role == "width"))
        for c in corrections:
            terms = len(list(c.matrix)) if isinstance(c, RankCorrection) else 1
            operations += steps * widths * (2 * terms - 1 if terms > 1 else 1)
    for c in dict.fromkeys(c for _, cs in stage.corrections for c in cs):
        for part in c.matrix if isinstance(c, RankCorrection) else (c.factor,):
            more, called = of_body(part)
            operations, functions = operations + more * steps, added(functions, called, steps)
    return operations, functions
