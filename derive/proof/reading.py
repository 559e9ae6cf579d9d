"""Trusted.  The closed meaning of a formula's values: terms over its inputs, read off the lowered program."""

from dataclasses import replace
from functools import cached_property

import sympy as sp

from derive.errors import Unsupported
from derive.formula import Tensor, relu
from derive.logic import Integer, Max, Range, Select, Sigma, array, exp, index, index_map, ln, substitute
from derive.lower import lower
from derive.program import is_leading
from derive.proof.meaning import Meaning, finiteness_name, variable


class ExactMeaning(Meaning):
    """The meaning in which whole parts, remainders and powers of a positive number are not opaque, and relu a maximum.

    floor(n / m) counts the k < n with m (k + 1) <= n, for n >= 0, and is minus the number of the k < -n with m k < -n
    for n < 0, for m > 0; n mod m = n - m floor(n / m); a^x = exp(x ln a).
    """

    def _function(self, e):
        if isinstance(e, relu):
            return Max(self.term(e.args[0]), 0)
        if isinstance(e, sp.floor):
            return self._whole_part(*sp.fraction(sp.together(e.args[0])), e)
        if isinstance(e, sp.Mod):
            return self.term(e.args[0]) - self.term(e.args[1]) * self._whole_part(*e.args, e)
        if e.is_Pow and e.base.is_Rational and e.base > 0 and not e.exp.is_Rational:
            return exp(self.term(e.exp) * ln(self.term(e.base)))
        return super()._function(e)

    def _whole_part(self, over, under, e):
        if not (over.is_integer and ((under.is_Symbol and under.is_integer) or (under.is_Integer and under > 0))):
            raise Unsupported(f"the whole part {e}", "a claim", "divide a whole number by a positive integer")
        return whole_part(self.term(over), self.term(under), signed=not over.is_Symbol)


def whole_part(n, m, signed=True):
    """floor(n / m) for m > 0; without a sign, for n >= 0 only."""
    k = index("whole_part")
    up = Sigma(Select(n - m * (k + 1) + 1, 1, 0), k, Range(0, n))
    return up - Sigma(Select(-n - m * k, 1, 0), k, Range(0, -n)) if signed else up


class Reading:
    """The values of a formula as terms: each name of the program replaced by its definition.

    Claims speak of one batch entry and one head, so here a tensor has its own axes only.  That loses nothing: the
    values of the whole program are the same terms with every array read at its leading indices, which is checked.
    """

    def __init__(self, formula):
        self.formula = formula
        self._whole = lower(formula)

    @cached_property
    def _closed_whole(self):
        return _closed(self._whole)

    def whole(self, name, *indices):
        """The value of that name with the leading axes of its tensors, the batch and the heads, which come first."""
        axes, body = self._closed_whole[name]
        return substitute(body, dict(zip(axes, indices, strict=True)))

    def value(self, name, *indices):
        """The value of that name at the given index terms."""
        axes, body = self._alone[name]
        return substitute(body, dict(zip(axes, indices or (Integer(0),), strict=True)))

    def default(self, name):
        """What a scalar input stands for when the caller gives none: 1/sqrt(D) for a scale."""
        return ExactMeaning().term(self.formula.tensor(name).default)

    @cached_property
    def _alone(self):
        """name -> (axes, term) for one batch entry and one head.

        Raises unless the whole program computes these terms for each leading index by itself.
        """
        alone = [Tensor(t.name, *t.sizes, shared=True, kind=t.kind, default=t.default) for t in self.formula.inputs]
        found, whole = _closed(lower(replace(self.formula, inputs=tuple(alone)))), self._whole
        leading = {e.name: tuple(variable(x) for x in e.indices if is_leading(x)) for e in whole.inputs}
        lifted = {}
        for e in whole.inputs:
            own = tuple(index(f"own_{n}") for n in range(max(1, len(e.indices) - len(leading[e.name]))))
            kind = index_map if dict(whole.kinds).get(e.name) == "integer" else array
            at_leading = (*leading[e.name], *own) if len(e.indices) > len(leading[e.name]) else leading[e.name]
            for base in (kind(e.name), array(finiteness_name(kind(e.name)))):
                lifted[base] = own, base[at_leading or own]
        values = self._closed_whole
        for name in whole.outputs:
            body = found[name][1]
            if substitute(body, lifted) != values[name][1]:
                raise Unsupported(
                    f"the value {name} mixes batch entries or heads", self.formula.id, "claims speak of one head"
                )
        return found


def _closed(program):
    """name -> (axes as index variables, term over the inputs); a value without axes is read at one position, 0."""
    meaning, values = ExactMeaning(program.kinds, definitions=program.by_name), {}
    for d in program.definitions:
        axes = tuple(map(variable, d.indices)) or (index("position"),)
        body = substitute(meaning.body(d), {array(n): v for n, v in values.items()})
        values[d.name] = axes, body
    return values
