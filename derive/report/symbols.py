"""What the letters of a claim stand for, where its formula does not say it; what the signs of claims mean."""

import sympy as sp

from derive.formula import Index, Size
from derive.report import boxes as b
from derive.report.glossary import ANYWHERE, OF_CHAPTER

SIGNS = {
    "tangent": "D with x → y below it is the derivative of what follows when x moves in the direction y.",
    "mean": "E[x] is the expected value of x.",
    "plus": "A ⊎ B joins two collections of keys; a collection is finite and may hold a key more than once.",
    "select": "[c] is 1 where c holds, else 0.",
    "perm": "π permutes a set: it takes each of its members to a member, and no two to the same.",
}


def names_of(formula):
    """The names that a formula explains: its tensors, its sizes and indices, its named values."""
    bodies = [sp.sympify(v.value) for v in (*formula.lets, *formula.outputs)]
    found = {t.name for t in formula.inputs} | {v.name for v in (*formula.lets, *formula.outputs)}
    for t in formula.inputs:
        found |= {s.name for size in t.sizes for s in sp.sympify(size).free_symbols}
    return found | {s.name for body in bodies for s in body.atoms(Index, Size)}


def of_claim(c, known, chapter=""):
    """[(box of names, what each is)] of the names of one claim that its formula does not explain."""
    own, unknown = OF_CHAPTER.get(chapter, {}), sorted((n, kind) for n, kind in _free(c).items() if n not in known)
    return _together((name, own.get(name) or words(name, kind)) for name, kind in unknown)


def of_chapter(chapter, claims):
    """The same of all names in the claims of a subject without a formula."""
    found = {name: kind for c in claims for name, kind in _free(c).items()}
    own = OF_CHAPTER.get(chapter, {})
    order = [name for name in own if name in found] + sorted(name for name in found if name not in own)
    return _together((name, own.get(name) or words(name, found[name])) for name in order)


def _together(pairs):
    """Names of which the same is said stand in one line."""
    lines = {}
    for name, what in pairs:
        lines.setdefault(what, []).append(b.name(name))
    return [(b.joined(names), what) for what, names in lines.items()]


def words(name, kind):
    """What a name is, or what kind of thing."""
    what, axes = kind
    if name in ANYWHERE:
        return ANYWHERE[name]
    if what == "entry":
        return "any list of numbers" if axes == 1 else f"any array of {axes} axes"
    kinds = {"real": "any number", "bag": "any finite collection of keys", "array": "any array"}
    return kinds.get(what, "any size" if name.isupper() else "any whole number")


def signs(claims, said=()):
    """Words on the signs that claims use, but for what is said already."""
    kinds = {part[0] for c in claims for part in parts(_data(c)) if isinstance(part[0], str)}
    return [text for kind, text in SIGNS.items() if kind in kinds and not any(text in line for line in said)]


def _data(c):
    return [[*formal["hypotheses"], formal["conclusion"]] for formal in c["formal"]]


def _free(c):
    """name -> (kind, number of axes) of all names in the statements of a claim that are not bound."""
    found = {}
    for part in parts(_data(c)):
        if part[0] in ("integer", "real", "bag", "entry") or (part[0] == "array" and part[1] not in found):
            found[part[1]] = (part[0], len(part) - 2)
    return found


def parts(data):
    """Every list in a nested list that is not empty."""
    if isinstance(data, list) and data:
        yield data
        for part in data:
            yield from parts(part)
