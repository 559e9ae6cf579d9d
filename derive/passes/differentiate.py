"""Reverse mode on the plain program, one definition at a time, from the last to the first.

The adjoint of a definition is named once, with the guard at which it can be non-zero; its shares go to the entries
that the body reads.  Sums over widths come before sums over lengths, so that a pair has one number, not one per
feature.
"""

from dataclasses import replace

import sympy as sp

from derive.errors import NotApplicable
from derive.formula import Entry, Index
from derive.passes.certificates import Differentiated
from derive.program import Builder, fresh_index, indices_of, lengths, ordered, rename
from derive.rewriting.algebra import conjunction, conjuncts, derivative, entries_of, plain_indices
from derive.rewriting.support import support, support_of


def differentiate(program, wrt):
    """The gradients of the outputs in the inputs named in `wrt`, as a program over inputs, outputs and cotangents."""
    return _Sweep(program, wrt).result()


def gradient_name(name, taken):
    """d_<name>, with underscores until no other value is called so."""
    out = f"d_{name}"
    while out in taken:
        out += "_"
    return out


class _Sweep:
    def __init__(self, program, wrt):
        self.plain, self.wrt = program, tuple(wrt)
        inputs = {e.name: e.indices for e in program.inputs}
        if missing := [n for n in self.wrt if n not in inputs]:
            raise NotApplicable(f"no output depends on {', '.join(missing)}: there is no such input of the program")
        if other := [n for n in self.wrt if program.kind(n) != "real"]:
            raise NotApplicable(f"{', '.join(other)}: a {program.kind(other[0])} tensor has no gradient")
        self.axes = inputs | {d.name: d.indices for d in program.definitions}
        taken = set(self.axes)
        self.cotangent = {o: gradient_name(o, taken) for o in program.outputs}
        taken |= set(self.cotangent.values())
        self.gradient = {n: gradient_name(n, taken) for n in self.wrt}
        self.build = Builder(program, "g", reserved=(*self.cotangent.values(), *self.gradient.values()))
        self.shares, self.sweep, self.known = {}, [], {}
        self.moving = program.depending_on(self.wrt)

    def result(self):
        for d in reversed(self.plain.definitions):
            if d.name in self.shares or d.name in self.plain.outputs:
                self.definition(d)
        for name in self.wrt:
            where, body = self.adjoint(name)
            gradient = self.build.define(body, where=where, indices=self.axes[name], name=self.gradient[name])
            self.sweep.append((Entry(name, *self.axes[name]), gradient, None))
        self.build.inputs += [Entry(n, *self.axes[o]) for o, n in self.cotangent.items()]
        program = self.build.program([self.gradient[n] for n in self.wrt])
        return Differentiated(program, tuple(self.sweep), tuple(self.cotangent.items()), tuple(self.gradient.items()))

    def definition(self, d):
        where, body = self.adjoint(d.name)
        if where == sp.true and (isinstance(body, Entry) or not body.atoms(Entry)):
            bar = body
        else:
            bar = self.build.define(body, where=where, indices=d.indices)
        if d.reduce == "max":
            d = replace(d, where=sp.And(d.where, sp.Eq(d.body, Entry(d.name, *d.indices))))
            bar = bar / self.build.define(sp.S.One, d.over, d.where, "sum", indices=d.indices)
        self.sweep.append((d, bar, shares := []))
        for entry in entries_of(d.body):
            if entry.name in self.moving:
                share = self.share(entry, bar * derivative(d.body, entry), d.where, d.space)
                self.shares.setdefault(entry.name, []).append(share)
                shares.append((Entry(entry.name, *self.axes[entry.name]), *share))
        self.sweep[-1] = d, bar, tuple(shares)

    def adjoint(self, name):
        """(condition, body) of the adjoint of a name at its canonical indices."""
        indices, shares = self.axes[name], list(self.shares.get(name, ()))
        if name in self.cotangent:
            shares.append((sp.true, Entry(self.cotangent[name], *indices)))
        shares = [(c, e) for c, e in shares if e != 0]
        if not shares:
            return sp.true, sp.S.Zero
        guard = set.intersection(*(self.guard(c, e, indices) for c, e in shares))
        terms, apart = [], {}
        for condition, e in shares:
            if conjuncts(condition) <= guard:
                terms.append(e)
            else:
                apart.setdefault(condition, []).append(e)
        terms += [self.build.define(sp.Add(*es), where=c, indices=indices) for c, es in apart.items()]
        return conjunction(guard), sp.Add(*terms)

    def guard(self, condition, expr, indices):
        """What holds wherever this share of an adjoint is not zero; a value of pairs also takes over what its factors
        say.
        """
        found = conjuncts(condition)
        if len(lengths(indices)) == 2:
            for d in self.build.definitions[len(self.known) :]:
                self.known[d.name] = support_of(d, self.known)
            found |= support(expr, self.known)
        return {c for c in found if indices_of(c) <= set(indices)}

    def share(self, entry, expr, condition, space):
        """(condition, value): expr summed over the rest of the space, at the canonical indices of the entry."""
        target = self.axes[entry.name]
        sizes = [x.size for x in target]
        if not plain_indices(entry) or [x.size for x in entry.indices] != sizes:
            return sp.true, self.affine_share(entry, target, expr, condition, space)
        back = dict(zip(entry.indices, target, strict=True))
        return tuple(rename(back, *self.share_of(entry.indices, expr, condition, space))[1])

    def share_of(self, kept, expr, condition, space):
        """(condition, value): expr summed over the space without the indices `kept`."""
        over = [x for x in space if x not in kept]
        expr, over = self.widths_first(expr, over, condition)
        if not over:
            return condition, expr
        if indices_of(condition) & set(over):
            return sp.true, self.build.define(expr, over, condition, "sum")
        return condition, self.build.sum(expr, over)

    def widths_first(self, expr, over, condition):
        """(expr, over) with the sum over the widths named, where a sum over a length follows."""
        widths = [x for x in over if x.role == "width" and x not in indices_of(condition)]
        pairs = indices_of(condition) & set(over) or len(lengths(indices_of(expr))) == 2
        if widths and len(widths) < len(over) and pairs:
            return self.build.sum(expr, widths), [x for x in over if x not in widths]
        return expr, over

    def affine_share(self, entry, target, expr, condition, space):
        """An entry read at affine places: a gather where each place can be solved for an index, otherwise a scatter."""
        gather = as_gather(entry, target, expr, condition, space)
        if gather is not None:
            expr, condition, over = gather
            return self.build.define(expr, over, condition, "sum", indices=target)
        if all(isinstance(x, Index) or not indices_of(x) for x in entry.indices) and plain_indices(_moving(entry)):
            return self.fixed_share(entry, target, expr, condition, space)
        kept = indices_of(*entry.indices, condition)
        widths = [x for x in space if x.role == "width" and x not in kept]
        if widths:
            expr, space = self.build.sum(expr, widths), tuple(x for x in space if x not in widths)
        return self.build.define(expr, space, condition, "sum", at=entry.indices, indices=target)

    def fixed_share(self, entry, target, expr, condition, space):
        """An entry read at fixed places of some axes: a sum over the pairs first, then put where these places are."""
        moving = _moving(entry)
        condition, value = self.share_of(moving.indices, expr, condition, space)
        places = list(zip(target, entry.indices, strict=True))
        back = {x: t for t, x in places if isinstance(x, Index)}
        condition, value = rename(back, condition, value)[1]
        guards = [sp.Eq(t, x) for t, x in places if not isinstance(x, Index)]
        return self.build.define(value, where=sp.And(condition, *guards), indices=target)


def _moving(entry):
    """The entry without its fixed places."""
    return Entry(entry.name, *(x for x in entry.indices if indices_of(x)))


def as_gather(entry, target, expr, condition, space):
    """The scatter value[a(x)] += expr as a sum (expr, condition, over) at each place of value; None where it is none.

    Each place a_k must be fixed, or x_k up to sign plus a rest with an index x_k of its own: then x_k = +-(t_k -
    rest). Only for values without pairs: the diagonal of a pair would have to be gathered feature by feature.
    """
    if len(lengths(space)) > 1:
        return None
    taken = {*space, *target}
    fresh = []
    for t in target:
        fresh.append(fresh_index(t, taken))
        taken.add(fresh[-1])
    solved, left, guards = {}, list(space), []
    for place, t in zip(entry.indices, fresh, strict=True):
        if not indices_of(place):
            guards.append(sp.Eq(t, place))
            continue
        x = _own_index(place, left)
        if x is None:
            return None
        sign = sp.expand(place).coeff(x)
        solved[x] = sp.expand(sign * (t - (place - sign * x)))
        left.remove(x)
        if solved[x] != t or x.size != t.size:
            guards += [solved[x] >= 0, solved[x] < x.size]
    return _solve(expr, condition, solved, left, guards, dict(zip(fresh, target, strict=True)))


def _own_index(place, left):
    """An index of the place with coefficient 1 or -1; a width only where it is the whole place."""
    place = sp.expand(place)
    affine = [x for x in left if place.coeff(x) in (1, -1) and x.role != "width"]
    return next(iter([*affine, *(x for x in left if place == x)]), None)


def _solve(expr, condition, solved, left, guards, back):
    clash, taken = {}, {*left, *back.values(), *back}
    for x in left:
        if x in back.values():
            clash[x] = fresh_index(x, taken)
            taken.add(clash[x])

    def rewritten(e):
        return e if e == sp.true else e.xreplace(solved)

    condition = sp.And(rewritten(condition), *guards)
    out = [e if e == sp.true else e.xreplace(clash).xreplace(back) for e in (rewritten(expr), condition)]
    return out[0], out[1], ordered(clash.get(x, x) for x in left)
