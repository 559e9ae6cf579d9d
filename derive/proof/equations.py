"""Untrusted.  Equations of arrays at free index variables, and rewriting by them under sums and selects.

An equation may hold under conditions (0 < z[i]).  Under a sum the index is known to be in range, and under a select the
condition is known to hold: what follows from there is discharged on the spot, so that a value that is only right where
something is visible may be used where only visible things count.
"""

from functools import lru_cache

from sympy import Add, Expr, Indexed, IndexedBase, Symbol, sympify

from derive.errors import Rejected
from derive.logic import (
    All,
    Eq,
    In,
    Reduce,
    Rel,
    Select,
    Sub,
    Tangent,
    all_elim,
    all_intro,
    all_of,
    arith,
    assume,
    cases,
    cut,
    exp,
    free,
    instantiate,
    inv,
    leibniz,
    ln,
    real,
    refl,
    sub_holds,
    sub_in,
    under,
)
from derive.logic.steps import chain, changes, congruence, hole, side
from derive.logic.tactics import discharge

MAX_POWER = 8


@lru_cache(maxsize=1 << 12)
def at_indices(statement, indices):
    """A statement about all indices, assumed, at these indices."""
    theorem = assume(statement)
    for x in indices:
        theorem = all_elim(theorem, k=x)
    return theorem


class Equation:
    """hyps |- array[indices] = term, with the indices as free variables."""

    def __init__(self, indices, theorem):
        self.indices, self.theorem = tuple(indices), theorem

    @classmethod
    def assumed(cls, statement, indices):
        """From "for all indices: array[indices] = term" as a hypothesis."""
        return cls(indices, at_indices(statement, tuple(indices)))

    def at(self, places):
        """The theorem at other places."""
        moved = {x: p for x, p in zip(self.indices, places, strict=True) if x != p} if self.indices else {}
        return instantiate(self.theorem, m=moved) if moved else self.theorem

    def for_all(self, domains):
        """for all indices: array[indices] = term."""
        theorem = self.theorem
        for k, dom in reversed(list(zip(self.indices, domains, strict=True))):
            theorem = all_intro(theorem, k=k, A=dom)
        return theorem


class Rewriter:
    """Rewrites by a table {array: Equation}.

    supply(statement, context): a theorem with that conclusion from what is known at a place, or None.  A condition that
    cannot be supplied stays a hypothesis.  logs: also where no array of the table occurs, exp(x + n ln z) = exp(x) z^n.
    """

    def __init__(self, table, fresh, supply=None, logs=False):
        self.table, self.fresh, self.logs = table, fresh, logs
        self.supply = supply or supply_position

    def all(self, t, context=()):
        """Until nothing changes."""
        out = refl(t)
        while True:
            step = self.once(side(out), context)
            if not changes(step):
                return out
            out = chain(out, step)

    def once(self, t, context=()):
        """|- t = t with each entry of an array of the table replaced, one pass."""
        if isinstance(t, Indexed):
            return self.entry(t, context)
        if not isinstance(t, Expr) or not t.args or isinstance(t, Tangent):
            return refl(t)
        if t.atoms(IndexedBase).isdisjoint(self.table) and not (self.logs and t.has(ln)):
            return refl(t)
        if isinstance(t, Reduce):
            k = next(self.fresh)
            members = members_of(k, t.dom)
            body = self.once(t.at(k), (*context, *(m.concl for m in members)))
            return self.under(t, k, discharge(body, *members)) if changes(body) else refl(t)
        if isinstance(t, Select):
            return self.select(t, context)
        parts = [self.once(a, context) if isinstance(a, Expr) else refl(a) for a in t.args]
        out = congruence(t, parts) if any(map(changes, parts)) else refl(t)
        if isinstance(t, exp):
            return chain(out, self.logarithms(side(out), context))
        if isinstance(side(out), ln) and isinstance(side(out).args[0], exp):
            return chain(out, instantiate(arith(goal=Eq(ln(exp(X)), X)), m={X: side(out).args[0].args[0]}))
        return out

    def logarithms(self, t, context):
        """exp(x + n ln z) = exp(x) z^n, under 0 < z; the logarithm of a size stays, it is the same everywhere."""
        for a in Add.make_args(t.args[0]):
            n, z = a.as_coeff_Mul()
            if isinstance(z, ln) and z.has(Indexed) and n.is_Integer and abs(n) <= MAX_POWER:
                law = arith(
                    goal=Eq(exp(X + n * ln(Y)), exp(X) * (Y**n if n > 0 else inv(Y) ** -n)), hyps=(Rel("<", 0, Y),)
                )
                law = self.discharged(instantiate(law, m={X: t.args[0] - a, Y: z.args[0]}), context)
                return law if law.concl.a == t else refl(t)
        return refl(t)

    def under(self, t, k, body):
        """The reduction of an equation; a condition that speaks of the index is asked of every value of it."""
        for h in sorted((h for h in body.hyps if k in free(h) and h != In(k, t.dom)), key=str):
            body = cut(all_elim(assume(all_of(h, k, t.dom)), k=k), body)
        return under(body, red=t.func, k=k, A=t.dom)

    def entry(self, t, context):
        if t.base not in self.table:
            return refl(t)
        equation = self.table[t.base]
        return self.discharged(equation.at(t.indices if equation.indices else ()), context)

    def discharged(self, theorem, context):
        """Without the conditions that follow at this place."""
        for h in sorted((h for h in theorem.hyps if h not in context and asks(h, context)), key=str):
            proof = self.supply(h, context)
            if proof is not None:
                theorem = cut(proof, theorem)
        return theorem

    def select(self, t, context):
        """The first branch counts only where the condition holds."""
        c, x, other = t.args
        inner = self.once(x, (*context, Rel("<", 0, c)))
        out = guarded(c, inner, other) if changes(inner) else refl(t)
        rest = [self.once(c, context), self.once(other, context)]
        if not any(map(changes, rest)):
            return out
        template = Select(hole(0), side(inner), hole(1))
        return chain(out, leibniz(*rest, holes=(hole(0), hole(1)), template=template))


def members_of(k, dom):
    """What is known of a member of a domain: it is in range, and visible."""
    if isinstance(dom, Sub):
        return [sub_in(k, dom), sub_holds(k, dom)]
    return [assume(In(k, dom))]


def is_condition(h):
    """A hypothesis about a place: not a definition or a for-all."""
    return not isinstance(h, All) and not (isinstance(h, In) and isinstance(h.k, Symbol))


def asks(h, context):
    """Whether a hypothesis can be answered at a place: a condition, or the range of an index that is in another one."""
    if isinstance(h, In) and isinstance(h.k, Symbol):
        return any(isinstance(p, In) and p.k == h.k for p in context)
    inner = h
    while isinstance(inner, All):
        inner = inner.prop
    return inner is h or (isinstance(inner, Rel) and inner.op in ("<", "!="))


def supply_position(h, context):
    """k in A for an affine place k, by a judge."""
    if isinstance(h, In):
        try:
            return arith(goal=h, hyps=tuple(p for p in context if isinstance(p, (In, Rel))))
        except Rejected:
            return None
    return None


X, Y, Z, C = real("guarded_x guarded_y guarded_z guarded_c")


def guarded(c, equation, other=0):
    """x = y, perhaps under 0 < c, gives Select(c, x, other) = Select(c, y, other) without that hypothesis."""
    a, b = equation.concl.a, equation.concl.b
    yes = leibniz(equation, holes=(hole(0),), template=Select(c, hole(0), other))
    shown = Rel("<", 0, c)
    if shown not in equation.hyps:
        return yes
    no = arith(goal=Eq(Select(C, X, Z), Select(C, Y, Z)), hyps=(Rel("<=", C, 0),))
    return cases(yes, instantiate(no, m={C: c, X: a, Y: b, Z: sympify(other)}), p=shown)
