"""exp(-logsumexp) leaves the row values and joins the exponents of the pairs.

What is left of z in the backward is exp(score - logsumexp): no exponential stands bare, none can overflow.
"""

from dataclasses import replace

import sympy as sp

from derive.formula import Entry
from derive.program import indices_of, lengths, map_entries
from derive.rewriting.algebra import degree, entries_of, expanded, joined_exponentials, outermost_exponentials
from derive.rewriting.normaliser_terms import terms_of_normaliser


def pull_out(program, forward, logs):
    """(program, scale): exp(-logsumexp[row]) of the first of `logs` leaves the row values and joins the exponents of
    the pairs.

    Each exponential exp(f) of z's own terms counts as exp(f - logsumexp) exp(logsumexp), so that none is left bare.
    scale: name -> (n, positions) of each value that has lost exp(-n * output[its indices at positions]).
    """
    output, apart = logs[0][1], _apart(program, forward, logs)
    found = {o: terms_of_normaliser(forward, y) for y, o in logs}
    natural = {o: _pulled_out(program, o, apart, _of_none)[1] for o in found} if len(logs) > 1 else {}
    return _pulled_out(program, output, apart, lambda d: _Owner(d, found, natural, output).term)


def _apart(program, forward, logs):
    """The names of what does not grow with the scores of a row: the logarithms, and what no sum over keys is in.

    The exponent of a sink is none of them: it is as large as the logarithm, or less, and joins it.
    """
    names = {x.name for x in forward.inputs} | {o for _, o in logs}
    for d in program.definitions:
        if not lengths(d.over) and all(e.name in names for e in d.entries):
            names.add(d.name)
    sinks = [x for z, _ in logs for x in outermost_exponentials(forward[z].body) if forward[z].reduce is None]
    return names - {e.name for x in sinks for e in entries_of(x)}


def _stays(x, row, apart):
    """Whether an exponential beside y may stay where it is when y leaves: one of the row, apart from the scores."""
    return set(lengths(indices_of(x))) <= set(row) and all(e.name in apart for e in entries_of(x))


def _of_none(_):
    """No exponential is a term: only a factor exp(-n output) that stands by itself moves."""
    return lambda *_: None


def _pulled_out(program, output, apart, owned_in):
    """(program, scale) as in `pull_out`; owned_in: definition -> which of its exponentials are terms (see `_fold`)."""
    scale, result = {}, []
    for d in program.definitions:
        d = replace(d, where=joined_exponentials(d.where))
        body, rows = _fold(d.body, scale, output, owned_in(d))
        _pulled(program, d, body, rows, output, scale, result, apart)
    return replace(program, definitions=tuple(result)), scale


def _pulled(program, d, body, rows, output, scale, result, apart):
    """Adds the definition without its factors y, or with them in its exponents; scale: which values lost them."""
    found = _factored(body, *rows.values()) if len(rows) == 1 else None
    if found is None:
        result.append(replace(d, body=_written_out(_released(body), rows, output)))
        return
    (row,) = rows
    n, rest = found[0], sp.factor_terms(_written_out(found[1], rows, output))
    exponents = [f for f in sp.Mul.make_args(rest) if isinstance(f, (sp.exp, _Kept)) and _joins(f)]
    free = d.at is None and d.name not in program.outputs and set(row) <= set(d.indices)
    if free and (rest.has(_Kept) or all(_stays(f, row, apart) for f in exponents)):
        scale[d.name] = n, tuple(d.indices.index(x) for x in row)
        result.append(replace(d, body=_released(rest)))
        return
    others = sp.Mul(*(f for f in sp.Mul.make_args(rest) if f not in exponents))
    exponent = sp.Add(*(f.args[0] for f in exponents)) - n * Entry(output, *row)
    result.append(replace(d, body=_released(others) * sp.exp(exponent)))


def _factored(body, y):
    """(n, rest) with body = y**n * rest; of a sum of unequal powers the lowest leaves all of them, where it is
    positive.
    """
    found = degree(body, y)
    if found is not None:
        return found
    if body.is_Mul:
        parts = [_factored(f, y) for f in body.args]
        return None if None in parts else (sum(n for n, _ in parts), sp.Mul(*(rest for _, rest in parts)))
    terms = [degree(t, y) for t in sp.Add.make_args(body)]
    if None in terms or min(n for n, _ in terms) <= 0:
        return None
    n = min(n for n, _ in terms)
    return n, sp.Add(*(rest * y ** (m - n) for m, rest in terms))


def _written_out(body, rows, output):
    """The factors as they stand, joined to the exponentials beside them."""
    return joined_exponentials(body.xreplace({y: sp.exp(-Entry(output, *row)) for row, y in rows.items()}))


class _Owner:
    """Whose term an exponential is, where it is one of several normalisers: that one's whose inverse stands beside it,
    then that one's that sees the same pairs, then the first.
    """

    def __init__(self, d, terms, natural, output):
        self.d, self.terms, self.natural, self.output = d, terms, natural, output

    def term(self, exponent, beside):
        """(n, places) if the exponent is n times a term of this normaliser, and the exponential is its own."""
        readings = {}
        for output, terms in self.terms.items():
            for term in terms:
                read = term.read_in(exponent)
                if read is not None:
                    readings.setdefault(output, (read, term))
        if self.output not in readings:
            return None
        best = max(readings, key=lambda o: self.rank(o, *readings[o], beside)) if len(readings) > 1 else self.output
        return readings[self.output][0] if best == self.output else None

    def rank(self, output, read, term, beside):
        body, rows = _fold(beside, self.natural[output], output, _of_none(self.d))
        y = rows.get(tuple(read[1]))
        found = degree(body, y) if y is not None else None
        return max(0, found[0]) if found else 0, term.sees_what(self.d, read[1])


def _fold(body, scale, output, owned):
    """(body, {row: y}): y stands for exp(-output[row]), in the values that have lost it and in the exponents.

    owned(exponent, beside): whether the exponential of an exponent, in a term of the body, is a term of z.
    """
    rows = {}

    def y(row):
        return rows.setdefault(tuple(row), sp.Symbol(f"y{len(rows)}", positive=True))

    def back(entry):
        if entry.name not in scale:
            return entry
        n, positions = scale[entry.name]
        return entry * y(entry.indices[p] for p in positions) ** n

    def folded(x, beside):
        exponent, power = expanded(x.args[0]), sp.S.One
        for stored in [e for e in entries_of(exponent) if e.name == output]:
            n = exponent.coeff(stored)
            if n.is_Rational and n != 0:
                exponent, power = exponent - n * stored, power * y(stored.indices) ** -n
        read = owned(exponent, beside) if power == 1 else None
        if read is None:
            return power * sp.exp(exponent)
        times, places = read
        return y(places) ** -times * _Kept(exponent - times * Entry(output, *places))

    def term(t):
        marks = {x: sp.Dummy(positive=True) for x in outermost_exponentials(t)}
        flat, marked = t.xreplace(marks), {mark: x for x, mark in marks.items()}
        return flat.xreplace({m: folded(x, flat.xreplace({m: sp.S.One}).xreplace(marked)) for m, x in marked.items()})

    body = sp.Add(*map(term, sp.Add.make_args(body)))
    return map_entries(body, back), rows


class _Kept(sp.Function):
    """An exponential that has its normaliser: a sum of it keeps it, and loses the factor to its users."""


def _released(expr):
    return expr.replace(_Kept, sp.exp)


def _joins(x):
    """Whether an exponential takes the normaliser into its exponent: one of pairs, of rows or of a sink, not of
    features.
    """
    return all(i.role != "width" for i in indices_of(x))
