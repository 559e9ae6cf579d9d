"""The backward in terms of stored row values: the loop over pairs that the forward has done is not done again.

A normaliser z becomes exp(logsumexp) or is stored itself; another sum over a row is solved for from an output that is
linear in it, or stored divided by its z, or stored.  Then exp(-logsumexp) moves from the row values into the
exponents of the pairs, so that exp(score - logsumexp) is all that is left.
"""

from dataclasses import replace

import sympy as sp

from derive.formula import Entry, IsFinite
from derive.passes.algebra import (
    columns_of,
    conjunction,
    conjuncts,
    degree,
    derivative,
    entries_of,
    exponentials,
    joined_exponentials,
    moved,
)
from derive.passes.certificates import Saved
from derive.passes.exponentials import inline_aliases
from derive.passes.row_guards import guard_row_sums
from derive.passes.visibility import inherit_visibility
from derive.program import Builder, Program, indices_of, is_length, lengths, map_entries


def save(differentiated, normalised):
    """Rewrites the backward of `differentiated` with what the forward of `normalised` can store."""
    return _Saving(differentiated.program, normalised).result()


class _Saving:
    def __init__(self, backward, normalised):
        self.backward, self.forward = backward.live(), normalised.program
        self.logs = {z.name: o for z, o in normalised.logsumexps}
        self.norms = {z.name: o for z, o in normalised.norms}
        self.normalisers = {z.name: z for z, _ in (*normalised.logsumexps, *normalised.norms)}
        self.rule, self.quotients, self.saved = {}, {}, []
        self.build = Builder(self.forward)

    def result(self):
        self.rules_for_normalisers()
        needed = self.needed()
        self.rules_from_outputs(needed)
        self.rules_by_storing(needed)
        forward = self.build.program((*self.forward.outputs, *self.saved))
        before = self.rewritten(forward)
        program, middle = before, []
        for z, output in self.logs.items():
            program, scale = pull_out(program, forward, z, output)
            middle.append((output, scale, program))
        tail = [("guard_logsumexps", guard_logsumexps(program, forward, tuple(self.logs.items())).live())]
        for tidy in (inline_aliases, inherit_visibility, guard_row_sums):
            tail.append((tidy.__name__, tidy(tail[-1][1])))
        return Saved(
            tail[-1][1], forward, self.rule, before, tuple(middle), tuple(tail), tuple(self.saved), self.quotients
        )

    def rules_for_normalisers(self):
        for name, z in self.normalisers.items():
            log = name in self.logs
            stored = Entry(self.logs[name] if log else self.norms[name], *z.indices)
            self.rule[name] = z.indices, sp.exp(stored) if log else stored
        heavy = self.heavy()
        for name in self.logs:
            z = self.normalisers[name]
            body = self.forward[name].body
            for e in entries_of(body):
                if e.name in heavy and name not in heavy and e.name not in self.rule and body.coeff(e) == 1:
                    self.rule[e.name] = e.indices, sp.expand(z - body + e)

    def heavy(self):
        """Names of the forward's sums and maxima over a length."""
        return {d.name for d in self.forward.definitions if d.reduce and columns_of(d)}

    def needed(self):
        """The heavy values that the backward reads and that no rule says yet, in program order."""
        own = [d for d in self.backward.definitions if d.name not in self.forward.names]
        read = {e.name for d in own for e in d.entries} | self.read_through(own)
        return [d.name for d in self.forward.definitions if d.name in read & self.heavy() and d.name not in self.rule]

    def read_through(self, own):
        """Heavy values under the row values of the forward that the backward reads, but those under a rule or an
        output.
        """
        by_name, todo, found = self.forward.by_name, [e.name for d in own for e in d.entries], set()
        while todo:
            name = todo.pop()
            if name in found or name in self.rule or name in self.forward.outputs or name not in by_name:
                continue
            found.add(name)
            if name not in self.heavy():
                todo += [e.name for e in by_name[name].entries]
        return found

    def rules_from_outputs(self, needed):
        """output = alpha R + beta with alpha a number times powers of 1 / z: R = (output - beta) / alpha."""
        for o in self.forward.outputs:
            if o in (*self.logs.values(), *self.norms.values()):
                continue
            d = self.forward[o]
            unknown = [e for e in entries_of(d.body) if e.name in needed and e.name not in self.rule]
            if len(unknown) != 1 or d.where != sp.true or set(unknown[0].indices) != set(d.indices):
                continue
            alpha = derivative(d.body, unknown[0])
            zs = self.inverse_of_normalisers(alpha)
            if zs is None or unknown[0] in alpha.atoms(Entry):
                continue
            beta = d.body.xreplace({unknown[0]: sp.S.Zero})
            value = (Entry(o, *d.indices) - beta) / alpha
            self.add_rule(unknown[0], value, zs)

    def add_rule(self, entry, value, zs):
        """A rule R = value z holds where z = 0 makes R = 0 too; any other only where each use stands beside 1 / z."""
        doubtful = tuple(z for z in zs if not self.vanishes_with(entry.name, z))
        if not all(self.beside_inverse(entry.name, z) for z in doubtful):
            return False
        self.rule[entry.name] = entry.indices, value
        if doubtful:
            self.quotients[entry.name] = doubtful
        return True

    def vanishes_with(self, name, z):
        """Whether a sum is 0 wherever the normaliser is: z is never 0, or a sum of positive terms at (more than) the
        same pairs.
        """
        if _never_empty(self.forward, z):
            return True
        row, total = self.forward[name], self.forward[z]
        if row.reduce != "sum" or total.reduce != "sum" or z not in self.logs or columns_of(row) != columns_of(total):
            return False
        return set(total.indices) <= set(row.indices) and conjuncts(total.where) <= conjuncts(row.where)

    def inverse_of_normalisers(self, alpha):
        """The names of the normalisers z when alpha is a number times powers of 1 / z; None for anything else."""
        found = []
        for f in sp.Mul.make_args(alpha):
            if f.is_number and f.is_nonzero:
                continue
            if f.is_Pow and f.exp.is_negative and isinstance(f.base, Entry) and f.base.name in self.normalisers:
                found.append(f.base.name)
                continue
            return None
        return tuple(found)

    def beside_inverse(self, name, z):
        """Whether a value that may be wrong at z = 0 has no influence there: each use stands beside 1 / z at its row,
        or goes into a row value of which the same is true.
        """
        row = self.normalisers[z].indices
        d = self.forward.by_name.get(name) or self.backward[name]
        if not set(row) <= set(d.indices):
            return False
        places = [d.indices.index(x) for x in row]
        for user in self.backward.definitions:
            if user.name in self.forward.outputs or all(e.name != name for e in user.entries):
                continue
            if user.where != sp.true and any(e.name == name for e in user.where.atoms(Entry)):
                return False
            for term in sp.Add.make_args(sp.expand(user.body)):
                uses = [e for e in entries_of(term) if e.name == name]
                inverses = [Entry(z, *(e.indices[n] for n in places)) for e in uses]
                if not all(_has_inverse(term, inverse) for inverse in inverses):
                    same = user.reduce in (None, "sum") and all(x.indices == row for x in inverses)
                    if user.name in self.backward.outputs or not same or not self.beside_inverse(user.name, z):
                        return False
        return True

    def rules_by_storing(self, needed):
        for name in needed:
            if name in self.rule:
                continue
            d = self.forward[name]
            row = Entry(name, *d.indices)
            z = self.divisor(row) if d.reduce == "sum" else None
            stored = self.unused(f"saved_{name}")
            if z is not None and self.add_rule(row, Entry(stored, *d.indices) * z, (z.name,)):
                self.build.define(row / z, name=stored, indices=d.indices)
            else:
                self.rule[name] = d.indices, Entry(stored, *d.indices)
                self.build.define(row, name=stored, indices=d.indices)
            self.saved.append(stored)

    def divisor(self, row):
        """The normaliser that stands beside a row value in the forward."""
        for d in self.forward.definitions:
            for term in sp.Add.make_args(sp.expand(d.body)):
                if term.has(row):
                    for z in self.normalisers.values():
                        if term.has(z):
                            return z
        return None

    def unused(self, name):
        while name in self.build.reserved:
            name += "_"
        return name

    def rewritten(self, forward):
        """The backward with the rules put in, and the forward's outputs as inputs."""

        def stored(entry):
            if entry.name not in self.rule:
                return entry
            indices, value = self.rule[entry.name]
            return map_entries(moved(value, indices, entry.indices), stored)

        definitions = []
        for d in self.backward.definitions:
            if d.name not in forward.outputs:
                where = d.where if d.where == sp.true else map_entries(d.where, stored)
                definitions.append(replace(d, body=map_entries(d.body, stored), where=where))
        inputs = {e.name: e for e in self.backward.inputs}
        inputs |= {n: Entry(n, *forward[n].indices) for n in forward.outputs if n in forward.names}
        return Program(tuple(inputs.values()), tuple(definitions), self.backward.outputs, self.backward.kinds).live()


def _has_inverse(term, z):
    """Whether 1 / z is a factor of a term."""
    return any(f.is_Pow and f.exp.is_negative and f.base == z for f in sp.Mul.make_args(term))


def pull_out(program, forward, z, output):
    """(program, scale): exp(-logsumexp[row]) leaves the row values and joins the exponents of the pairs.

    Each exponential exp(f) of z's own terms counts as exp(f - logsumexp) exp(logsumexp), so that none is left bare.
    scale: name -> (n, positions) of each value that has lost exp(-n * output[its indices at positions]).
    """
    terms, scale, result = _terms(forward, z), {}, []
    for d in program.definitions:
        body, rows = _fold(d.body, scale, output, terms)
        if len(rows) != 1:
            result.append(replace(d, body=_written_out(_released(body), rows, output)))
            continue
        ((row, y),) = rows.items()
        found = degree(body, y)
        if found is None:
            result.append(replace(d, body=_written_out(_released(body), rows, output)))
            continue
        n, rest = found[0], sp.factor_terms(found[1])
        exponents = [f for f in sp.Mul.make_args(rest) if isinstance(f, (sp.exp, _Kept)) and _joins(f)]
        free = d.at is None and d.name not in program.outputs and set(row) <= set(d.indices)
        if free and (not exponents or rest.has(_Kept)):
            scale[d.name] = n, tuple(d.indices.index(x) for x in row)
            result.append(replace(d, body=_released(rest)))
        else:
            others = sp.Mul(*(f for f in sp.Mul.make_args(rest) if f not in exponents))
            exponent = sp.Add(*(f.args[0] for f in exponents)) - n * Entry(output, *row)
            result.append(replace(d, body=_released(others) * sp.exp(exponent)))
    return replace(program, definitions=tuple(result)), scale


def _written_out(body, rows, output):
    """The factors as they stand, joined to the exponentials beside them."""
    return joined_exponentials(body.xreplace({y: sp.exp(-Entry(output, *row)) for row, y in rows.items()}))


def _terms(forward, z):
    """name of an exponent -> (its indices, the row of z), for the exponentials that z sums."""
    found, row = {}, forward[z].indices
    sums = [forward[z], *(forward[e.name] for e in entries_of(forward[z].body) if e.name in forward.names)]
    for d in sums:
        for x in exponentials(d.body) if d.reduce == "sum" and d.indices == row else []:
            f = x.args[0]
            if isinstance(f, Entry) and set(row) <= set(f.indices) and indices_of(f) & columns_of(d):
                found[f.name] = f.indices, row
    return found


def _fold(body, scale, output, terms):
    """(body, {row: y}): y stands for exp(-output[row]), in the values that have lost it and in the exponents."""
    rows = {}

    def y(row):
        return rows.setdefault(tuple(row), sp.Symbol(f"y{len(rows)}", positive=True))

    def back(entry):
        if entry.name not in scale:
            return entry
        n, positions = scale[entry.name]
        return entry * y(entry.indices[p] for p in positions) ** n

    folded = {}
    for x in exponentials(body):
        exponent, power = sp.expand(x.args[0]), sp.S.One
        for stored in [e for e in entries_of(exponent) if e.name == output]:
            n = exponent.coeff(stored)
            if n.is_Integer and n != 0:
                exponent, power = exponent - n * stored, power * y(stored.indices) ** -n
        times, f = exponent.as_coeff_Mul()
        if isinstance(f, Entry) and f.name in terms and times.is_Integer and power == 1:
            indices, row = terms[f.name]
            places = [f.indices[indices.index(x)] for x in row]
            power, exponent = y(places) ** -times, exponent - times * Entry(output, *places)
            folded[x] = power * _Kept(exponent)
        else:
            folded[x] = power * sp.exp(exponent)
    body = map_entries(body.xreplace(folded), back)
    return body, rows


class _Kept(sp.Function):
    """An exponential that has its normaliser: a sum of it keeps it, and loses the factor to its users."""


def _released(expr):
    return expr.replace(_Kept, sp.exp)


def _joins(x):
    """Whether an exponential takes the normaliser into its exponent: one of pairs, of rows or of a sink, not of
    features.
    """
    return all(i.role != "width" for i in indices_of(x))


def guard_logsumexps(program, forward, logs):
    """A row whose normaliser is an empty sum has logsumexp -inf, and 1 / z is 0 there: exp(-logsumexp) needs that
    guard, unless the condition of the definition implies that the row sees something, or z has other terms.
    """
    out = []
    for d in program.definitions:
        guards = set()
        for z, o in logs:
            if _never_empty(forward, z):
                continue
            for x in exponentials(d.body):
                for e in entries_of(x.args[0]):
                    if e.name == o and not _implied(forward[z], e, d):
                        guards.add(IsFinite(e))
        out.append(replace(d, where=conjunction(conjuncts(d.where) | guards)) if guards else d)
    return replace(program, definitions=tuple(out))


def _never_empty(forward, z):
    """Whether z has a positive term beside its sums over pairs (a sink, 1 +), so that it is never 0."""
    d = forward[z]
    if d.reduce is not None:
        return False
    return any(t.is_positive for t in sp.Add.make_args(d.body))


def _implied(z, entry, d):
    """Whether a definition that reads a row of z is evaluated only at pairs that z sums over, so that z > 0 there."""
    if z.reduce != "sum":
        return False
    columns = [x for x in z.over if is_length(x)]
    here = [x for x in d.lengths() if x not in indices_of(*entry.indices)]
    if len(columns) != 1 or len(here) != 1 or columns[0].size != here[0].size:
        return False
    table = dict(zip(z.indices, entry.indices, strict=True)) | {columns[0]: here[0]}
    leads = set(z.over) - set(columns)
    if leads or len(lengths(z.indices)) != 1:
        return False
    return {c.xreplace(table) for c in conjuncts(z.where)} <= conjuncts(d.where)
