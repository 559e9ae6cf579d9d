"""Sequents, and the tactics that close one.  Untrusted: they only call rules.

A proof script works on the terms of its sequent and ends with `settle`, which discharges what is left over: rows shown
inhabited by a member, denominators shown positive, and element-wise side conditions.
"""

from contextlib import suppress
from dataclasses import dataclass

from derive.logic import (
    Abs,
    All,
    In,
    Indexed,
    Inhabited,
    Mul,
    Prop,
    Range,
    Reduce,
    Rejected,
    Rel,
    Select,
    Sigma,
    Symbol,
    Void,
    all_elim,
    all_intro,
    arith,
    assume,
    cut,
    differentiate,
    free,
    inhabited_in,
    inv,
    leibniz,
    perm_reindex,
    refl,
    sum_le,
    sum_pos,
    sym,
    trans,
    under,
    zero,
)
from derive.logic.normal import norm
from derive.logic.steps import congruence
from derive.logic.tactics import equal, names, side


@dataclass(frozen=True)
class Sequent:
    """For all sizes, positions, numbers and arrays: if every hypothesis holds then the conclusion holds."""

    hypotheses: tuple
    conclusion: Prop

    def __post_init__(self):
        object.__setattr__(self, "hypotheses", tuple(self.hypotheses))
        if other := [p for p in (*self.hypotheses, self.conclusion) if not isinstance(p, Prop)]:
            raise TypeError(f"{other[0]!r} is no statement of derive.logic, as Eq(a, b), le(a, b) and lt(a, b) are")


HOLE = [Symbol(f"hole{n}", real=True) for n in range(6)]


def le(a, b):
    """a <= b"""
    return Rel("<=", a, b)


def lt(a, b):
    """a < b"""
    return Rel("<", a, b)


def same(a, b):
    """1 if the indices are equal, else 0."""
    return Select(1 - Abs(a - b), 1, 0)


def only(kind, term):
    """The one node of that kind in a term (a denominator, an exponential); those inside it or in sums do not count."""
    found = _nodes(kind, term)
    if len(found) != 1:
        raise Rejected(f"{len(found)} nodes {kind.__name__} in {term}")
    return found.pop()


def _nodes(kind, term):
    if isinstance(term, kind):
        return {term}
    inner = () if isinstance(term, (Reduce, Indexed)) else term.args
    return set().union(*(_nodes(kind, a) for a in inner))


def fresh_index(*things):
    """An index name that occurs in none of these terms and statements."""
    return next(names(*things))


def nonnegative_sum(x):
    """|- 0 <= sum of a body that a judge shows nonnegative."""
    k = fresh_index(x)
    return rewrite(sum_le(arith(goal=le(0, x.at(k))), k=k, A=x.dom), left=zero(j=k, A=x.dom))


def positive_sum(x):
    """Inhabited(dom) |- 0 < sum of a body that a judge shows positive."""
    k = fresh_index(x)
    return sum_pos(arith(goal=lt(0, x.at(k))), k=k, A=x.dom)


def rewrite(th, left=None, right=None):
    """th: a op b, with equations a = a' and b = b': a' op b'."""
    a, b = HOLE[:2]
    return leibniz(
        left or refl(th.concl.a), right or refl(th.concl.b), th, holes=(a, b), template=Rel(th.concl.op, a, b)
    )


def inside(template, *eqs):
    """template[left sides] = template[right sides], the template over HOLE[0], HOLE[1], ..."""
    return leibniz(*eqs, holes=tuple(HOLE[: len(eqs)]), template=template)


def at(statement, *indices):
    """The for-all statement assumed, at these indices."""
    th = assume(statement)
    for k in indices:
        th = all_elim(th, k=k)
    return th


def supply(th, *facts):
    """Discharge hypotheses by theorems, one after the other."""
    for fact in facts:
        if fact.concl in th.hyps:
            th = cut(fact, th)
    return th


def denominators(*terms):
    """The sums that occur as factors under an inverse and mention no bound index."""
    found = set()
    for node in set().union(*(t.atoms(inv) for t in terms)):
        found |= {x for x in Mul.make_args(node.args[0]) if isinstance(x, Sigma)}
    return sorted((x for x in found if all(type(v) is Symbol for v in free(x))), key=str)


def settle(th, sequent):
    """Discharge each hypothesis of th that the sequent does not have."""
    for _ in range(6):
        rest = sorted(th.hyps - set(sequent.hypotheses), key=str)
        if not rest:
            return th
        for h in rest:
            th = cut(evident(h, sequent.hypotheses), th)
    raise Rejected(f"not discharged: {'; '.join(map(str, rest))}")


def evident(h, hypotheses):
    """A theorem with the conclusion h, from the hypotheses of a sequent."""
    if isinstance(h, Inhabited):
        members = [p for p in hypotheses if isinstance(p, In) and p.dom == h.dom]
        if members:
            return inhabited_in(k=members[0].k, A=h.dom)
        return arith(goal=h, hyps=plain(hypotheses))
    if isinstance(h, Rel) and h.op in ("<", "!=") and 0 in (h.a, h.b):
        x = h.b if h.a == 0 else h.a
        if isinstance(x, Sigma):
            return positive_sum(x) if h.op == "<" else arith(positive_sum(x), goal=h)
    if isinstance(h, All):
        k = fresh_index(h, *hypotheses)
        inner = evident(h.at(k), (*hypotheses, In(k, h.dom)))
        return all_intro(inner, k=k, A=h.dom)
    return arith(goal=h, hyps=plain(hypotheses))


def plain(hypotheses):
    """The hypotheses that a judge can use as they are."""
    about_ranges = (In, Inhabited, Void)
    return [p for p in hypotheses if isinstance(p, Rel) or (isinstance(p, about_ranges) and isinstance(p.dom, Range))]


def auto(sequent, using=(), hyps=()):
    """The standard tactic: equations by normal forms and the judges; other relations by the judges, as they are or in
    normal form, with the sums that are not negative.

    using: theorems that the judges may use; hyps: statements that `settle` can discharge.
    """
    goal = sequent.conclusion
    left, right = norm(goal.a), norm(goal.b)
    positive = [lt(0, x) for x in denominators(goal.a, goal.b, side(left), side(right))]
    known = tuple(dict.fromkeys([*hyps, *positive, *plain(sequent.hypotheses)]))
    if goal.op == "=":
        return settle(equal(goal.a, goal.b, hyps=known, using=using), sequent)
    try:
        return settle(arith(*using, goal=goal, hyps=known), sequent)
    except Rejected:
        facts = (*using, *sums_not_negative(side(left), side(right)))
        normal = arith(*facts, goal=Rel(goal.op, side(left), side(right)), hyps=known)
        return settle(rewrite(normal, left=sym(left), right=sym(right)), sequent)


def sums_not_negative(*terms):
    """|- 0 <= x for the sums in these terms, outside of other sums, whose bodies a judge shows not negative."""
    facts = []
    for x in sorted(set().union(*(_nodes(Sigma, t) for t in terms)), key=str):
        with suppress(Rejected):
            facts.append(nonnegative_sum(x))
    return facts


def derivative(tangent, value, using=()):
    """|- tangent = value, by the rule of differentiation and normal forms; denominators stay as hypotheses."""
    th = differentiate(tangent.args[0], s=tangent.args[1], ds=tangent.args[2])
    positive = [lt(0, x) for x in denominators(tangent.args[0], value)]
    return trans(th, equal(side(th), value, hyps=positive, using=using))


def transform(t, change):
    """|- t = t', with change(node) -> an equation node = node', or None, at every node from the outside inwards."""
    found = change(t)
    out = found or refl(t)
    t = side(out)
    if isinstance(t, Reduce):
        k = fresh_index(t)
        below = transform(t.at(k), change)
        below = None if below.rule == "refl" else under(below, red=t.func, k=k, A=t.dom)
    elif isinstance(t, Indexed) or not t.args:
        below = None
    else:
        parts = [transform(a, change) for a in t.args]
        below = congruence(t, parts) if any(th.rule != "refl" for th in parts) else None
    if below is None:
        return out
    return trans(out, below) if found else below


def in_sums(t, dom, change):
    """|- t = t', with each sum over dom replaced by the right side of change(sum)."""
    return transform(t, lambda x: change(x) if isinstance(x, Sigma) and x.dom == dom else None)


def vanishing(body, k, dom):
    """body = 0 gives sum_{k in dom} body = 0."""
    return trans(under(body, red=Sigma, k=k, A=dom), zero(j=k, A=dom))


def permuted(t, pi, dom):
    """Perm(pi, dom) |- t = t with each sum and maximum over dom re-indexed by pi."""
    return transform(t, lambda x: perm_reindex(x, pi) if isinstance(x, Reduce) and x.dom == dom else None)
