"""What the passes ask of SymPy: derivatives, degrees, conjuncts.

SymPy's algebra never looks inside an entry: entries become plain real symbols first, numbered in a fixed order, so
that two runs give the same expression.  Division is total here (x / 0 = 0), hence no helper may cancel z / z; the
only symbols that are cancelled are those that stand for exponentials, which are positive.
"""

import sympy as sp

from derive.errors import NotApplicable
from derive.formula import Entry, Index, step
from derive.program import indices_of, is_length, lengths


def entries_of(expr):
    """The entries of an expression or condition, in a fixed order."""
    return sorted(expr.atoms(Entry), key=str)


def exponentials(expr):
    """The exponentials of an expression, in a fixed order."""
    return sorted(expr.atoms(sp.exp), key=str)


def outermost_exponentials(expr):
    """The exponentials of an expression that stand in no other, in a fixed order."""
    if isinstance(expr, sp.exp):
        return [expr]
    inner = () if isinstance(expr, Entry) else expr.args
    return sorted(set().union(*map(outermost_exponentials, inner)), key=str)


def pair_exponentials(expr):
    """The exponentials of a pair of lengths."""
    return [x for x in exponentials(expr) if len(lengths(indices_of(x))) == 2]


def expanded(expr):
    """The expression as a sum of products; exp(a + b) and log(a b) in it stay one: of two factors one may overflow."""
    return sp.expand(expr, power_exp=False, power_base=False, log=False)


def joined_exponentials(expr):
    """exp(a) exp(b) = exp(a + b) in every product: one of the two may overflow where the product does not."""
    if not expr.args or isinstance(expr, Entry):
        return expr
    expr = expr.func(*map(joined_exponentials, expr.args))
    factors = sp.Mul.make_args(expr) if expr.is_Mul else ()
    inside = [f for f in factors if isinstance(f, sp.exp)]
    if len(inside) < 2:
        return expr
    return sp.Mul(*(f for f in factors if f not in inside)) * sp.exp(sp.Add(*(f.args[0] for f in inside)))


def columns_of(definition):
    """The lengths that a definition reduces over."""
    return {x for x in definition.over if is_length(x)}


def abstract(expr):
    """(flat, back): entries replaced by plain real symbols, and the way back."""
    table = {e: sp.Symbol(f"entry_{n}", real=True) for n, e in enumerate(entries_of(expr))}
    return expr.xreplace(table), {s: e for e, s in table.items()}


def derivative(body, entry):
    """The partial derivative of a body in one entry.  At a kink of Max the derivative is shared evenly."""
    flat, back = abstract(body)
    symbol = next((s for s, e in back.items() if e == entry), None)
    if symbol is None:
        return sp.S.Zero
    out = sp.diff(flat, symbol)
    out = out.replace(sp.Heaviside, lambda x, *_: (1 + step(x) - step(-x)) / 2)
    if out.atoms(sp.Derivative, sp.Subs):
        raise NotApplicable(
            f"{body} has no derivative in {entry} that could be printed",
            "use functions whose derivatives SymPy knows, or give a class of your own an fdiff",
        )
    return out.xreplace(back)


def degree(body, y):
    """(n, rest) with body = y**n * rest, n rational, rest free of the positive symbol y; None if body is not
    homogeneous in y.
    """
    n = _structural_degree(body, y)
    if n is None:
        body = sp.expand(body, deep=False, power_exp=False, power_base=False, log=False, trig=False)
        n = _structural_degree(body, y)
    return None if n is None else (n, body.xreplace({y: sp.S.One}))


def _structural_degree(e, y):
    """The degree read off products, powers and sums of equal degree."""
    if not e.has(y):
        return 0
    if e == y:
        return 1
    if e.is_Mul:
        found = [_structural_degree(f, y) for f in e.args]
        return None if None in found else sum(found)
    if e.is_Pow and e.exp.is_Rational:
        n = _structural_degree(e.base, y)
        return None if n is None else whole(n * e.exp)
    if e.is_Add:
        found = {_structural_degree(t, y) for t in e.args}
        return found.pop() if len(found) == 1 else None
    return None


def whole(n):
    """A rational number as an int where it is one."""
    return int(n) if n == int(n) else n


def conjuncts(condition):
    """The conditions that all must hold, as a set; the empty set is "always"."""
    return set() if condition == sp.true else set(sp.And.make_args(condition))


def conjunction(conditions):
    """All of the conditions; SymPy orders them by itself."""
    return sp.And(*sorted(conditions, key=str))


def moved(expr, indices, places):
    """An expression over `indices`, read at `places`."""
    return expr if expr == sp.true else expr.xreplace(dict(zip(indices, places, strict=True)))


def plain_indices(entry):
    """Whether an entry is read at distinct indices, nothing affine."""
    return all(isinstance(x, Index) for x in entry.indices) and len(set(entry.indices)) == len(entry.indices)
