"""The closed meaning of a formula's values: terms over its inputs, read off the lowered program."""

from dataclasses import replace

from derive.proof.meaning import body_of, term
from sympy import Integer

from derive.errors import Unsupported
from derive.formula import Tensor
from derive.logic.symbols import array, index, index_map
from derive.logic.terms import substitute
from derive.lower import lower
from derive.program import is_leading


class Reading:
    """The values of a formula as terms: each name of the program replaced by its definition.

    Claims speak of one batch entry and one head, so here a tensor has its own axes only.  That loses nothing: the values
    of the whole program are the same terms with every array read at its leading indices, which is checked.
    """

    def __init__(self, formula):
        self.formula = formula
        alone = [Tensor(t.name, *t.sizes, shared=True, kind=t.kind, default=t.default) for t in formula.inputs]
        self._values = _closed(lower(replace(formula, inputs=tuple(alone))))
        self._check_passive(lower(formula))

    def value(self, name, *indices):
        """The value of that name at the given index terms."""
        axes, body = self._values[name]
        return substitute(body, dict(zip(axes, indices or (Integer(0),), strict=True)))

    def default(self, name):
        """What a scalar input stands for when the caller gives none: 1/sqrt(D) for a scale."""
        return term(self.formula.tensor(name).default)

    def _check_passive(self, whole):
        """Raise unless the whole program computes these terms for each leading index by itself."""
        leading = {e.name: tuple(index(x.name) for x in e.indices if is_leading(x)) for e in whole.inputs}
        lifted = {}
        for e in whole.inputs:
            own = tuple(index(f"own_{n}") for n in range(max(1, len(e.indices) - len(leading[e.name]))))
            kind = index_map if dict(whole.kinds).get(e.name) == "integer" else array
            at_leading = (*leading[e.name], *own) if len(e.indices) > len(leading[e.name]) else leading[e.name]
            lifted[kind(e.name)] = (own, kind(e.name)[at_leading or own])
        values = _closed(whole)
        for name in whole.outputs:
            axes, body = self._values[name]
            if substitute(body, lifted) != values[name][1]:
                raise Unsupported(
                    f"the value {name} mixes batch entries or heads", self.formula.id, "claims speak of one head"
                )


def _closed(program):
    """name -> (axes as index variables, term over the inputs); a value without axes is read at one position, 0."""
    values = {}
    for d in program.definitions:
        axes = tuple(index(x.name) for x in d.indices) or (index("position"),)
        body = substitute(body_of(d, dict(program.kinds)), {array(n): v for n, v in values.items()})
        values[d.name] = axes, body
    return values
