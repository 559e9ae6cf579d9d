"""The backward in terms of stored row values: the loop over pairs that the forward has done is not done again.

A normaliser z becomes exp(logsumexp) or is stored itself; another sum over a row is solved for from an output that is
linear in it, or stored divided by its z, or stored.  Then exp(-logsumexp) moves from the row values into the
exponents of the pairs, so that exp(score - logsumexp) is all that is left.
"""

from dataclasses import replace

import sympy as sp

from derive.formula import Entry
from derive.passes.certificates import Saved
from derive.program import Builder, Program, indices_of, map_entries
from derive.rewriting.algebra import (
    columns_of,
    conjuncts,
    degree,
    derivative,
    entries_of,
    expanded,
    exponentials,
    moved,
)
from derive.rewriting.aliases import inline_aliases
from derive.rewriting.inherited import inherit_visibility
from derive.rewriting.logsumexp_guards import guard_logsumexps
from derive.rewriting.pull_out import pull_out
from derive.rewriting.row_guards import guard_row_sums
from derive.rewriting.signs import never_zero


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
        self.rules_from_outputs(self.above_needed())
        self.rules_from_outputs(self.needed())
        self.rules_by_storing(self.needed())
        self.rules_for_compared()
        forward = self.build.program((*self.forward.outputs, *self.saved))
        before = self.rewritten(forward)
        program, middle, logs = before, [], tuple(self.logs.items())
        for n, (_, output) in enumerate(logs):
            program, scale = pull_out(program, forward, logs[n:])
            middle.append((output, scale, program))
        tail = [("guard_logsumexps", guard_logsumexps(program, forward, logs, [m[:2] for m in middle]).live())]
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
            terms = [e for e in entries_of(body) if e.name in heavy]
            if len(terms) == 1 and name not in heavy and terms[0].name not in self.rule and body.coeff(terms[0]) == 1:
                self.rule[terms[0].name] = terms[0].indices, expanded(z - body + terms[0])

    def heavy(self):
        """Names of the forward's sums and maxima over a length."""
        return {d.name for d in self.forward.definitions if d.reduce and columns_of(d)}

    def maxima(self):
        """Names of the forward's maxima over a length."""
        return {name for name in self.heavy() if self.forward[name].reduce == "max"}

    def own(self):
        """The definitions that the backward has beside those of the forward."""
        return [d for d in self.backward.definitions if d.name not in self.forward.names]

    def needed(self):
        """The heavy values that the backward reads, that are no outputs and that no rule says yet, in program order."""
        own = self.own()
        read = {e.name for d in own for e in d.entries} | self.read_through(own)
        open_ = read & self.heavy() - set(self.forward.outputs) - set(self.rule)
        return [d.name for d in self.forward.definitions if d.name in open_]

    def rules_for_compared(self):
        """An output that a condition of the backward reads is stored besides: it is rounded to the dtype of the inputs,
        and a score that was the largest would equal it no more.
        """
        compared = {e.name for d in self.own() for e in d.where.atoms(Entry)} & set(self.forward.outputs)
        for d in self.forward.definitions:
            if d.name in compared - set(self.logs.values()) - set(self.norms.values()):
                self.store(Entry(d.name, *d.indices))

    def store(self, row):
        """The value as it is, as another output."""
        stored = self.unused(f"saved_{row.name}")
        self.rule[row.name] = row.indices, Entry(stored, *row.indices)
        self.build.define(row, name=stored, indices=row.indices)
        self.saved.append(stored)

    def above_needed(self):
        """Names of the row values that the backward reads and that are made of needed ones."""
        needed = set(self.needed())
        return self.forward.depending_on(needed) & self.read_through(self.own()) - needed

    def read_through(self, own):
        """Heavy values under the row values of the forward that the backward reads, but those under a rule or an
        output; and these row values.
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
        """output = alpha R with alpha a number over row values z: R = output / alpha.

        Not of a maximum, which is compared with: solved for, it would differ from every score by its rounding.  And not
        with another term beside R: the output is rounded, and what is left of a difference might be its error.
        """
        for o in self.forward.outputs:
            if o in (*self.logs.values(), *self.norms.values()):
                continue
            d = self.forward[o]
            unknown = [e for e in entries_of(d.body) if e.name in needed and e.name not in self.rule]
            if any(e.name in self.maxima() for e in unknown):
                continue
            if len(unknown) != 1 or d.where != sp.true or set(unknown[0].indices) != set(d.indices):
                continue
            alpha = derivative(d.body, unknown[0])
            zs = self.divisors(alpha)
            if zs is None or unknown[0] in alpha.atoms(Entry):
                continue
            if d.body.xreplace({unknown[0]: sp.S.Zero}) == 0:
                self.add_rule(unknown[0], Entry(o, *d.indices) / alpha, zs)

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
        if never_zero(self.forward, z):
            return True
        row, total = self.forward[name], self.forward[z]
        if row.reduce is None and row.where == sp.true:
            return all(any(self.at_own_row(f, z) for f in sp.Mul.make_args(t)) for t in sp.Add.make_args(row.body))
        if row.reduce != "sum" or total.reduce != "sum" or z not in self.logs or columns_of(row) != columns_of(total):
            return False
        return set(total.indices) <= set(row.indices) and conjuncts(total.where) <= conjuncts(row.where)

    def at_own_row(self, factor, z):
        """Whether a factor is a value of the forward, at its own indices, that vanishes with z."""
        here = isinstance(factor, Entry) and factor.name in self.forward.names
        return here and factor.indices == self.forward[factor.name].indices and self.vanishes_with(factor.name, z)

    def divisors(self, alpha):
        """The names z when alpha is a number over powers of row values z that are known; None for anything else."""
        found = []
        for f in sp.Mul.make_args(alpha):
            if f.is_number and f.is_nonzero:
                continue
            if f.is_Pow and f.exp.is_negative and isinstance(f.base, Entry) and self.is_known(f.base.name):
                found.append(f.base.name)
                continue
            return None
        return tuple(found)

    def is_known(self, name):
        """Whether a name is a normaliser, or a value of numbers that the caller gives: no tensor makes it large."""
        if name in self.normalisers:
            return True
        tensors = {e.name for e in self.forward.inputs if self.forward.kind(e.name) != "scalar"}
        return name in self.forward.names and name not in self.forward.depending_on(tensors)

    def beside_inverse(self, name, z):
        """Whether a value that may be wrong at z = 0 has no influence there: each use stands beside 1 / z at its row,
        or goes into a row value of which the same is true.
        """
        row = self.forward[z].indices
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
            z, n = self.divisor(d, row) if d.reduce == "sum" else (None, 0)
            stored = self.unused(f"saved_{name}")
            if z is not None and self.add_rule(row, Entry(stored, *d.indices) * z**n, (z.name,)):
                self.build.define(row * z**-n, name=stored, indices=d.indices)
                self.saved.append(stored)
            else:
                self.store(row)

    def divisor(self, sum_, row):
        """(z, n): the normaliser whose power keeps a sum bounded, being a sum of the same exponentials at (more than)
        the same pairs; otherwise one that stands beside the row value in the forward, with its power there.
        """
        own = {x for x in exponentials(sum_.body) if indices_of(x) & set(sum_.over)}
        for z in self.normalisers.values():
            total = self.forward[z.name]
            if own and own <= set(exponentials(total.body)) and self.vanishes_with(sum_.name, z.name):
                return z, 1
        for d in self.forward.definitions:
            for term in sp.Add.make_args(sp.expand(d.body)):
                if term.has(row):
                    for z in self.normalisers.values():
                        if term.has(z) and (own or z.name not in self.logs):
                            return z, _power_below(term, z)
        return None, 0

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
        inputs = {e.name: e for e in (*self.forward.inputs, *self.backward.inputs)}
        kinds = tuple(dict((*self.forward.kinds, *self.backward.kinds)).items())
        inputs |= {n: Entry(n, *forward[n].indices) for n in forward.outputs if n in forward.names}
        return Program(tuple(inputs.values()), tuple(definitions), self.backward.outputs, kinds).live()


def _has_inverse(term, z):
    """Whether 1 / z is a factor of a term."""
    return any(f.is_Pow and f.exp.is_negative and f.base == z for f in sp.Mul.make_args(term))


def _power_below(term, z):
    """n where a term is divided by z**n, else 1."""
    y = sp.Symbol("y", positive=True)
    n, _ = degree(term.xreplace({z: y}), y) or (0, term)
    return -n if n < 0 else 1
