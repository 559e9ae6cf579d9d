"""What a reader calls the values of a derivation: score, weight, row_max, acc, ... as the generated code does.

Where the code keeps a name that says nothing, such as g5, the report says what it is: d_row_sum, "g5 in the code".
"""

import sympy as sp

from derive.emit.describe import GENERIC, roles_of
from derive.formula import Entry
from derive.program import is_length


def names_of(made):
    """name in the programs -> name for a reader, one name for each value."""
    latest = {}
    for program in _programs(made):
        for d in program.definitions:
            latest.setdefault(d.name, d)
    roles, cotangents, of = _roles(made, latest), set(_cotangents(made)), adjoints(made)
    taken = (
        {t.name for t in made.formula.inputs} | cotangents | {name for name in latest if not GENERIC.fullmatch(name)}
    )
    said = _by_the_formula(made)
    names, order = {}, [d.name for step in made.steps for d in step.program.definitions]
    for name in dict.fromkeys(order):
        if name in said:
            names[name] = said[name]
        elif role := roles.get(name) or _plain_role(latest[name], cotangents, of):
            names[name] = _unused(role, taken)
            taken.add(names[name])
    return names | _of_adjoints(made, names, taken)


def _by_the_formula(made):
    """Generic name -> the name under which the formula speaks of the same value: q for the projection of x."""
    found = {}
    for d in made.plain.definitions:
        same = isinstance(d.body, Entry) and d.body.indices == d.indices and not d.reduce and d.where == sp.true
        if same and d.name not in made.plain.outputs and GENERIC.fullmatch(d.body.name):
            found.setdefault(d.body.name, d.name)
    return found


def _programs(made):
    """The last programs first, since they show best what a value is for."""
    programs = [made.forward_visible, made.backward_visible, *(s.program for s in reversed(made.steps))]
    return [program for program in programs if program is not None]


def _roles(made, latest):
    """The names that the printers give."""
    return roles_of(tuple(latest.values()), _cotangents(made))


def _cotangents(made):
    return [given for _, given in made.differentiated.cotangents] if made.differentiated else []


def _plain_role(d, cotangents, adjoint):
    """A name for a value of single rows, for which the printers have none."""
    if not GENERIC.fullmatch(d.name):
        return None
    if d.name.startswith("g"):
        if d.name in adjoint:
            return None
        is_delta = d.reduce == "sum" and not d.is_pair and not any(map(is_length, d.over)) and d.indices
        return "delta" if is_delta and cotangents & {e.name for e in d.entries} else None
    if isinstance(d.body, sp.exp) and not d.reduce and d.name.startswith("f"):
        return "factor"
    if isinstance(d.body, sp.exp) and not d.reduce:
        return "weight"
    if d.reduce == "sum" and d.indices and any(x.role == "width" for x in d.over):
        return "dot" if d.body.is_Mul else "sum"
    return "row_sum" if d.reduce == "sum" and any(map(is_length, d.over)) and not _has_width(d) else None


def _has_width(d):
    return any(x.role == "width" for x in d.indices)


def _of_adjoints(made, names, taken):
    """The gradient with respect to score is d_score, where it has no name yet."""
    found = {}
    for name, of in adjoints(made).items():
        if GENERIC.fullmatch(name) and name not in names:
            found[name] = _unused(f"d_{names.get(of, of)}", taken)
            taken.add(found[name])
    return found


def adjoints(made):
    """name of a gradient -> name of the value whose gradient it is."""
    if made.differentiated is None:
        return {}
    return {
        bar.name: d.name for d, bar, _ in made.differentiated.sweep if isinstance(bar, Entry) and hasattr(d, "name")
    }


def _unused(role, taken):
    count, name = 2, role
    while name in taken:
        name = f"{role}_{count}"
        count += 1
    return name


def meanings_of(made, names):
    """name in the programs -> what it is, in a few words, where its name does not say it."""
    latest = {d.name: d for program in reversed(_programs(made)) for d in program.definitions}
    printed, found = _roles(made, latest), {}
    of = adjoints(made)
    for name in latest:
        words = [f"the gradient of {names.get(of[name], of[name])}"] if name in of else []
        if name in names and name not in printed:
            words.append(f"{name} in the code")
        found[name] = "; ".join(words)
    return found
