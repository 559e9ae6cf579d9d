"""Untrusted.  Conditions as guards: nested selects with 0 as the other branch."""

from derive.logic.symbols import Select


def indicator(guards):
    """1 where all guards hold, else 0."""
    out = 1
    for c in reversed(guards):
        out = Select(c, out, 0)
    return out


def guards_of(x):
    """(conditions, body) of nested selects with 0 as the other branch."""
    guards = []
    while isinstance(x, Select) and x.args[2] == 0:
        guards.append(x.args[0])
        x = x.args[1]
    return guards, x
