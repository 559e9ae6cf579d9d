"""Where exponentials stand, and what has a name: inline them before the passes, name them after."""

from dataclasses import replace

from derive.program import Builder, indices_of
from derive.rewriting.algebra import conjunction, conjuncts, pair_exponentials


def name_exponentials(program):
    """One definition for each exponential of a pair without widths, guarded by what all of its users have in common."""
    shared = _guards(program)
    build = Builder(program, "p")
    build.definitions = []
    for d in program.definitions:
        if d.reduce is None and d.body in shared:
            build.definitions.append(d)
            continue
        names = {x: build.define(x, where=conjunction(shared[x])) for x in pair_exponentials(d.body) if x in shared}
        build.definitions.append(replace(d, body=d.body.xreplace(names)))
    return build.program(program.outputs)


def _guards(program):
    """exponential -> the conditions that hold at every use of it."""
    found = {}
    for d in program.definitions:
        for x in pair_exponentials(d.body):
            if any(i.role == "width" for i in indices_of(x)):
                continue
            here = {c for c in conjuncts(d.where) if indices_of(c) <= indices_of(x) | _leading(d)}
            found[x] = found[x] & here if x in found else here
    return found


def _leading(d):
    return {i for i in d.space if i.role == "batch"}
