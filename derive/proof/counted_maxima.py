"""Untrusted.  Which maxima a formula moves with: one that cancels, as that of a softmax does, is not asked anything."""

from derive.formula import Entry
from derive.logic import In, substitute
from derive.proof.chain_rule import moves_with
from derive.proof.meaning import domain, variable


def through(definitions, maxima):
    """These maxima and the values that have one of them below."""
    found = set(maxima)
    for d in definitions:
        if any(e.name in found for e in d.body.atoms(Entry)):
            found.add(d.name)
    return found


def maxima_that_count(base, axes, values, outputs):
    """The names of the maxima that one of the outputs moves with.

    base: the scope of the forward; axes: of its names; values: {array: (indices, meaning)}.
    """
    meaning, terms = base.meaning, {}
    tops = {meaning.array(d.name): d.name for d in base.definitions if d.reduce == "max"}
    for d in base.definitions:
        array_, (at, _) = meaning.array(d.name), values[meaning.array(d.name)]
        terms[array_] = (at, substitute(meaning.body(d), {a: t for a, t in terms.items() if a not in tops}))
    wanted = list(outputs)
    found = set(tops.values()) & set(wanted)
    while wanted and tops:
        name = wanted.pop()
        known = tuple(In(variable(x), domain(x)) for x in axes[name])
        more = moves_with(terms[meaning.array(name)][1], tops, known)
        wanted += sorted({tops[a] for a in more} - found)
        found |= {tops[a] for a in more}
    return found
