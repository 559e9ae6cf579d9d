"""What the laws need to know of a formula to draw its arguments: its free sizes, numbers, and axes without an order."""

import sympy as sp

from derive.formula import Entry, Index, Largest, Size, Total, free_indices

DRAWN_NUMBERS = (0.7, 1.0, -0.5, 0.02)
POSITIVE_NUMBERS = (0.7, 1.0, 3.0, 30.0)  # for what a formula divides by, or takes a logarithm or a root of
DRAWN_PARAMS = (0, 1, 2, 5)


def drawn_numbers(formula, name):
    """What to draw for a scalar: both signs and near 0, but positive numbers where the formula divides by it."""
    return POSITIVE_NUMBERS if _must_be_positive(formula, name) else DRAWN_NUMBERS


def drawn_params(formula, name):
    """What to draw for a parameter of positions: 0 too, but where the formula divides by it or takes its logarithm."""
    return DRAWN_PARAMS[_must_be_positive(formula, name) :]


def _must_be_positive(formula, name):
    values = [sp.sympify(value.value) for value in (*formula.lets, *formula.outputs)]
    return any(_divides(node, name) for value in values for node in sp.preorder_traversal(value))


def _divides(node, name):
    """Whether this is a power that 0 or a negative number may not have, or a logarithm, of that number."""
    if isinstance(node, sp.log):
        return name in _factors(node.args[0])
    power = isinstance(node, sp.Pow) and not (node.exp.is_Integer and node.exp.is_nonnegative)
    return power and name in _factors(node.base)


def _factors(e):
    """The names of the entries and sizes that an expression adds and multiplies, none inside of a function or a sum."""
    if isinstance(e, (Entry, Size)):
        return {e.name}
    return set().union(*map(_factors, e.args)) if isinstance(e, (sp.Add, sp.Mul, sp.Pow)) else set()


def exchangeable(formula):
    """The sizes whose indices stand alone in entries only: no condition, sum or place depends on where they are."""
    fixed = {size.name for size in _computed(formula)}
    for value in (*formula.lets, *formula.outputs):
        fixed |= {x.size.name for x in _places(sp.sympify(value.value))}
    return tuple(name for name in _tensor_sizes(formula) if name not in fixed)


def _places(e):
    """The indices that are read as numbers somewhere in the expression."""
    if isinstance(e, Index):
        return {e}
    if isinstance(e, Entry):
        return set().union(*(free_indices(sp.sympify(i)) for i in e.indices if not isinstance(i, Index)))
    parts = e.args[:2] if isinstance(e, (Total, Largest)) else e.args
    return set().union(*map(_places, parts))


def _computed(formula):
    """The sizes that a constraint gives."""
    return [constraint.lhs for constraint in formula.constraints]


def _tensor_sizes(formula):
    """The names of the sizes of the tensors, in order."""
    return list(dict.fromkeys(size.name for t in formula.inputs for size in t.sizes if hasattr(size, "name")))


def free_sizes(formula, role):
    """The names of the free sizes of a role."""
    computed = {size.name for size in _computed(formula)}
    sizes = dict.fromkeys(size for t in formula.inputs for size in t.sizes)
    return [size.name for size in sizes if size.role == role and size.name not in computed]
