"""How many operations definitions need: each arithmetic step of a body is one, a term that is added to a sum another,
so that a multiply-add counts as two.  Functions (exp, tanh, ...) are counted apart.
"""

import sympy as sp

from derive.emit.accesses import TILE
from derive.formula import Entry
from derive.passes.certificates import RankCorrection
from derive.program import indices_of

COUNTED_APART = (sp.Function, sp.exp, sp.log)


def of_body(e, space):
    """(operations, {name of a function: calls}) of an expression; `space` says how many values some indices have.

    A part is evaluated once for each value of the indices that it depends on; arithmetic of sizes and of indices costs
    nothing, and what it gives is one operand.
    """
    e = sp.sympify(e)
    if isinstance(e, Entry) or not e.args or not e.atoms(Entry):
        return sp.S.Zero, {}
    steps, saved, functions, places = 0, 0, {}, space(indices_of(e))
    if e.is_Add or isinstance(e, (sp.Max, sp.Min)):
        steps = _operands(e) - 1
    elif e.is_Mul:
        steps = _operands(e) - 1
        inverses = [a for a in e.args if a.is_Pow and a.exp == -1 and a.atoms(Entry)]
        saved = sp.Add(*(space(indices_of(a)) for a in inverses[:steps]))  # a quotient is one operation, not two
    elif e.is_Pow and e.exp.is_Integer:
        steps = int(e.exp) - 1 if e.exp > 0 else -int(e.exp)
    elif isinstance(e, COUNTED_APART) or e.is_Pow:
        functions = {"sqrt" if e.is_Pow else type(e).__name__: places}
    operations, called = _parts(e, space)
    return operations + steps * places - saved, added(functions, called)


def _operands(e):
    """How many values a sum or a product joins: what no tensor has a part in is one, and a sign none."""
    own = [a for a in e.args if a.atoms(Entry)]
    known = e.func(*(a for a in e.args if not a.atoms(Entry)))
    return len(own) + (known not in ((1, -1) if e.is_Mul else (e.func(),)))


def products_of(definitions):
    """The operations of those that are sums of products: a product of two factors and its sum are two."""
    sums = [(sp.Add.make_args(d.body), d.space) for d in definitions if d.reduce == "sum"]
    counts = [sum(map(_operands, terms)) * in_full(at) for terms, at in sums if all(e.is_Mul for e in terms)]
    return sp.expand(sp.Add(*counts))


def _parts(e, space):
    operations, functions = sp.S.Zero, {}
    for a in e.args:
        more, called = of_body(a, space)
        operations, functions = operations + more, added(functions, called)
    return operations, functions


def added(first, second):
    """The sum of two tables of counts."""
    return {k: first.get(k, 0) + second.get(k, 0) for k in (*first, *(k for k in second if k not in first))}


def of_definitions(definitions, space=None):
    """(operations, functions) of several; space: how many values some indices have, by default all."""
    space = space or in_full
    operations, functions = sp.S.Zero, {}
    for d in definitions:
        more, called = of_body(d.body, space)
        if d.reduce is not None or d.at is not None:
            more += space(d.space)
        operations, functions = operations + more, added(functions, called)
    return sp.expand(operations), {k: sp.expand(v) for k, v in functions.items()}


def in_full(indices):
    """The number of all places of some indices."""
    return sp.Mul(*(x.size for x in indices))


def of_kernel(stage, loops):
    """(operations, functions) of a kernel on what exists: pairs only on the tiles that it visits, columns anew for each
    block of rows.
    """
    if stage.streamed is None:
        return of_definitions(stage.definitions)

    def space(indices):
        pair = {stage.parallel, stage.streamed} & set(indices)
        others = in_full(x for x in indices if x not in pair and x not in loops.leading)
        if len(pair) == 2:
            return loops.pairs() * others
        if pair == {stage.streamed}:
            return loops.often(TILE, columns=stage.streamed.size) * others
        return (loops.over_rows() if pair else loops.once_a_block(1)) * others

    operations, functions = of_definitions(stage.definitions, space)
    steps = loops.often(TILE, rows=True)
    by_name = {d.name: d for d in stage.sums}
    for name, corrections in stage.corrections:
        widths = sp.Mul(*(x.size for x in by_name[name].indices if x.role == "width"))
        for c in corrections:
            terms = len(list(c.matrix)) if isinstance(c, RankCorrection) else 1
            operations += steps * widths * (2 * terms - 1 if terms > 1 else 1)
    for c in dict.fromkeys(c for _, cs in stage.corrections for c in cs):
        for part in c.matrix if isinstance(c, RankCorrection) else (c.factor,):
            more, called = of_body(part, lambda _: steps)
            operations, functions = operations + more, added(functions, called)
    return operations, functions
