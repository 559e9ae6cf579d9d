"""Untrusted.  What a derivative asks for, from "this row sees something": signs, nonzero denominators, no ties."""

from sympy import Integer, Symbol

from derive.errors import Rejected
from derive.logic import (
    All,
    Big,
    Bound,
    Eq,
    In,
    Inhabited,
    Rel,
    Select,
    Sigma,
    Sub,
    Void,
    all_elim,
    all_intro,
    all_of,
    arith,
    assume,
    cases,
    cut,
    free,
    instantiate,
    max_attained,
    sub_holds,
    sub_in,
    sum_member,
    sum_void,
)
from derive.logic.tactics import names
from derive.proof.equations import C, X
from derive.proof.guards import guards_of


class Asked:
    """ties: what is known of the maxima of the formula."""

    def __init__(self, ties):
        self.ties = ties

    def shown(self, h, facts, context=()):
        """A sign that a derivative asks for, at one place or for all of a range; None for anything else."""
        if isinstance(h, All):
            k = next(names(h, *context))
            inner = self.shown(h.at(k), facts, (*context, In(k, h.dom)))
            return None if inner is None else all_intro(asked_of_all(inner, k, h.dom), k=k, A=h.dom)
        if (shown := self.ties.none(h, context)) is not None:
            return shown
        if not isinstance(h, Rel) or h.op not in ("!=", "<") or (h.b if h.op == "!=" else h.a) != 0:
            return None
        shown = self._positive(h.a if h.op == "!=" else h.b, facts)
        return shown if shown is None or shown.concl == h else arith(shown, goal=h)

    def _positive(self, x, facts):
        """0 < x, perhaps under 0 < the number of what a row sees."""
        shown = positive_by_maximum(x)
        if shown is None:
            try:
                shown = facts.positive_row(x)
            except Rejected:
                return None
        for h in sorted((h for h in shown.hyps if isinstance(h, Inhabited)), key=str):
            shown = cut(inhabited(h.dom), shown)
        return shown


def positive_by_maximum(x):
    """0 < the number of elements that equal the maximum, where there is an element; None for anything else."""
    if not isinstance(x, Sigma):
        return None
    for top in sorted((t for t in x.atoms(Big) if not is_bound(t)), key=str):
        bag = top.dom
        if x.dom not in (bag, getattr(bag, "dom", None)):
            continue
        k = next(names(x, top))
        v = next(names(x, top, k))
        known = [sub_in(k, bag), sub_holds(k, bag)] if isinstance(bag, Sub) else [assume(In(k, bag))]
        try:
            member = sum_member(arith(goal=Rel("<=", 0, x.at(v))), k=v, A=x.dom, m=k)
            if isinstance(bag, Sub):
                member = cut(known[0], member)
            shown = arith(assume(Eq(top, top.at(k))), member, *known, goal=Rel("<", 0, x))
            return max_attained(shown, m=top, k=k)
        except Rejected:
            continue
    return None


def is_bound(x):
    return any(isinstance(v, Bound) for v in free(x))


def seen_or_zero(z, seen):
    """0 < what the sum z sees, Select(that, z, 1) != 0 |- z != 0."""
    law = arith(goal=Rel("!=", X, 0), hyps=(Rel("<", 0, C), Rel("!=", Select(C, X, 1), 0)))
    return instantiate(law, m={C: seen, X: z})


def is_count(x):
    """A sum of indicators."""
    while isinstance(x, Sigma):
        x = x.at(Symbol("counted", integer=True))
    return guards_of(x)[1] == 1


def inhabited(dom):
    """0 < the number of members |- a member."""
    count = Sigma(Integer(1), Symbol("counted", integer=True), dom)
    none = cut(assume(Void(dom)), sum_void(count))
    bad = arith(none, goal=Rel("<", count, count), hyps=(Rel("<", 0, count),))
    goal = Inhabited(dom)
    return cases(assume(goal), arith(bad, goal=goal), p=goal)


def asked_of_all(theorem, k, dom):
    """Hypotheses about an index, asked of all of its values."""
    for h in sorted((h for h in theorem.hyps if k in free(h) and h != In(k, dom)), key=str):
        theorem = cut(all_elim(assume(all_of(h, k, dom)), k=k), theorem)
    return theorem
