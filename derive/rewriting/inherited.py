"""The conditions of what a value reads, taken over by the value."""

from dataclasses import replace

from derive.program import indices_of
from derive.rewriting.algebra import columns_of, conjunction, conjuncts
from derive.rewriting.support import support, support_of


def inherit_visibility(program):
    """Every sum over pairs, and every value of pairs, takes over the conditions at which its body can be non-zero."""
    known, out = {}, []
    for d in program.definitions:
        if d.reduce != "max" and len(d.lengths()) == 2 and (columns_of(d) or d.is_pair):
            found = conjuncts(d.where) | {c for c in support(d.body, known) if indices_of(c) <= set(d.space)}
            d = replace(d, where=conjunction(found))
        known[d.name] = support_of(d, known)
        out.append(d)
    return replace(program, definitions=tuple(out)).check()
