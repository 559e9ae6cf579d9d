"""Untrusted.  The gradient is the gradient: the pairing, with the directional derivatives of the formula's values.

For one input x and any direction delta of it:  sum over outputs <cotangent, derivative of the output along delta> =
<gradient of x, delta>.  Every value becomes its meaning, a term over the inputs; its derivative is the kernel's own.  A
denominator must not vanish: where a row sees something it is positive, and where it sees nothing both sides are 0.
"""

from sympy import Integer, Symbol

from derive.errors import Rejected
from derive.formula import Entry
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
    Tangent,
    Void,
    all_elim,
    all_intro,
    all_of,
    arith,
    assume,
    cases,
    cut,
    differentiate,
    free,
    instantiate,
    inv,
    max_attained,
    refl,
    sub_holds,
    sub_in,
    substitute,
    sum_member,
    sum_void,
    sym,
    trans,
    under,
    under_array,
)
from derive.logic.normal import norm
from derive.logic.steps import chain, changes, congruence, side
from derive.logic.tactics import Stuck, discharge, equal, names
from derive.proof.chain_rule import ChainRule, moves_with
from derive.proof.equations import C, Equation, Rewriter, X, guarded
from derive.proof.facts import Facts
from derive.proof.gradient_meaning import Derivatives, dot
from derive.proof.guards import guards_of
from derive.proof.meaning import domain, variable
from derive.proof.ties import Ties, is_tie
from derive.proof.vanishing import Vanishing


class Link(Derivatives):
    """The proofs of the link of one derivation, from its pairing."""

    def __init__(self, pairing, theorem):
        super().__init__(pairing)
        self.theorem = theorem
        meaning = self.base.meaning
        self.equations = {
            meaning.array(d.name): Equation.assumed(meaning.equation(d), tuple(map(variable, d.indices)))
            for d in self.base.definitions
        }
        self.by_parts = self._through(self._maxima_that_count())
        maxima = {d.name for d in self.base.definitions if d.reduce == "max"}
        own = set(self.pairing.cotangents) - self.added
        self.formal = (self.added | self._through(maxima)) - self.by_parts - own
        sums = [d for d in self.base.definitions if d.reduce == "sum" and d.at is None and d.indices]
        divided = {t.args[0] for _, value in self.values.values() for t in value.atoms(inv)}
        tops = [d for d in self.base.definitions if d.reduce == "max" and d.indices]
        self.ties = Ties([(self.value(d.name), *_own_indices(d)) for d in tops], pairing.constraints)
        self.seen = {z: meaning.seen(d) for d in sums if (z := self.value(d.name)) in divided}

    def _through(self, maxima):
        """These maxima and the values that have one of them below."""
        found = set(maxima)
        for d in self.base.definitions:
            if any(e.name in found for e in d.body.atoms(Entry)):
                found.add(d.name)
        return found

    def _maxima_that_count(self):
        """The names of the maxima that an output of the formula moves with; one that cancels is not asked anything."""
        meaning, terms = self.base.meaning, {}
        tops = {meaning.array(d.name): d.name for d in self.base.definitions if d.reduce == "max"}
        for d in self.base.definitions:
            array_, (at, _) = meaning.array(d.name), self.values[meaning.array(d.name)]
            terms[array_] = (at, substitute(meaning.body(d), {a: t for a, t in terms.items() if a not in tops}))
        wanted = [o for o in self.pairing.cotangents if o not in self.added]
        found = set(tops.values()) & set(wanted)
        while wanted and tops:
            name = wanted.pop()
            known = tuple(In(variable(x), domain(x)) for x in self.pairing.axes[name])
            more = moves_with(terms[meaning.array(name)][1], tops, known)
            wanted += sorted({tops[a] for a in more} - found)
            found |= {tops[a] for a in more}
        return found

    def prove(self, x):
        source, delta = self.base.meaning.array(x), self.direction(x)
        m = {}
        for name in self.pairing.gradients:
            at = self._parameters(name)
            m[dot(name)] = (at, delta[at] if name == x else Integer(0))
        definitions = [d for d in self.base.definitions if d.name in self.pairing.read()]
        for d in definitions:
            if d.name in self.formal:
                m[dot(d.name)] = (self._parameters(d.name), substitute(self.pairing.tangent_body(d), m))
            else:
                m[dot(d.name)] = (self._parameters(d.name), Tangent(self.value(d.name), source, delta))
        out = instantiate(self.theorem, m=m)
        for d in definitions:
            out = self._discharge(out, d, m, source, delta)
        return self._without_added(out, x)

    def _parameters(self, name):
        return tuple(map(variable, self.pairing.axes[name])) or (Symbol("position", integer=True),)

    def _discharge(self, out, d, m, source, delta):
        """Without the hypothesis that a tangent is the derivative of its definition."""
        statement = substitute(self.pairing.tangent_statement(d), m)
        if statement not in out.hyps:
            return out
        idx = tuple(map(variable, d.indices))
        if d.name in self.formal:
            proof = refl(substitute(self.pairing.tangent_body(d), m))
        else:
            wanted = substitute(self.pairing.tangent_body(d), m)
            proof = self._derivative(d, wanted, source, delta)
        for k, dom in reversed(list(zip(idx, map(domain, d.indices), strict=True))):
            proof = all_intro(_asked_of_all(proof, k, dom), k=k, A=dom)
        if proof.concl != statement:
            raise Stuck(f"the derivative of {d.name}: {proof.concl} is not {statement}")
        return cut(proof, out)

    def _derivative(self, d, wanted, source, delta):
        """|- Tangent(meaning of d) = the derivative of its body in terms of the tangents of what it reads."""
        value = self.value(d.name)
        goal = Tangent(value, source, delta)
        if goal == wanted:
            return refl(goal)
        return self._from_parts(d, goal, wanted) if d.name in self.by_parts else self._by_rows(goal, wanted, ())

    def _from_parts(self, d, goal, wanted):
        """goal = wanted, by the chain rule for the body of d alone."""
        value, source, delta = goal.args
        body, inputs = self.base.meaning.body(d), {}
        for name in self.pairing.gradients:
            at = self._parameters(name)
            inputs[dot(name)] = (at, delta[at] if self.base.meaning.array(name) == source else Integer(0))
        if d.reduce == "max":
            inputs[self.base.meaning.array(d.name)] = (self._parameters(d.name), body)
        left, right = differentiate(value, s=source, ds=delta), self._inlined(wanted)
        right = chain(right, self._carried_out(side(right)))
        rule = ChainRule(self.values, self.pairing.active, source, delta)
        middle = rule.proof(body, substitute(self.pairing.tangent_body(d), inputs), side(left), side(right))
        out = chain(left, middle, sym(right) if changes(right) else refl(side(right)))
        return self._denominators(out, goal, wanted, ())

    def _carried_out(self, t, context=()):
        """|- t = t with every derivative carried out; a select asks for no ties only where its condition holds."""
        if isinstance(t, Tangent):
            out = differentiate(t.args[0], s=t.args[1], ds=t.args[2])
            shown = [self._shown(h, None, context) for h in sorted(out.hyps, key=str) if is_tie(h)]
            return discharge(out, *[s for s in shown if s is not None])
        if not t.has(Tangent):
            return refl(t)
        if isinstance(t, Sigma):
            k = next(names(t, *context))
            inner = self._carried_out(t.at(k), (*context, In(k, t.dom)))
            return under(_asked_of_all(inner, k, t.dom), red=Sigma, k=k, A=t.dom)
        if isinstance(t, Select) and not t.args[2].has(Tangent):
            c, x, other = t.args
            return guarded(c, self._carried_out(x, (*context, Rel("<", 0, c))), other)
        parts = [self._carried_out(a, context) for a in t.args]
        return congruence(t, parts) if any(map(changes, parts)) else refl(t)

    def _by_rows(self, goal, wanted, hidden):
        """goal = wanted; a denominator of a row that sees nothing splits into two cases.

        hidden: conditions that are known not to hold; their terms are left out on both sides first.
        """
        left, right = refl(goal), self._inlined(wanted)
        for count in hidden:
            vanishing = Vanishing(count)
            inner = vanishing.reduced(side(left).args[0]) if isinstance(side(left), Tangent) else refl(side(left))
            if changes(inner):
                left = chain(left, _under_tangent(inner, side(left)))
            right = chain(right, vanishing.reduced(side(right)))
        if side(left).has(Big):
            left = chain(left, _under_tangent(norm(side(left).args[0]), side(left)))
        tangent = side(left)
        known = differentiate(tangent.args[0], s=tangent.args[1], ds=tangent.args[2])
        left = chain(left, known)
        right = chain(right, _tangents(side(right)))
        middle = self._equal(side(left), side(right))
        out = chain(left, middle, sym(right) if changes(right) else refl(side(right)))
        return self._denominators(out, goal, wanted, hidden)

    def _equal(self, a, b):
        try:
            return equal(a, b)
        except Rejected:
            left, right = (Rewriter({}, names(t), logs=True).all(t) for t in (a, b))
            if changes(left) or changes(right):
                middle = self._equal(side(left), side(right))
                return chain(left, middle, sym(right) if changes(right) else refl(side(right)))
            found = {x for t in (a, b) for i in side(norm(t)).atoms(inv) for x in i.args}
            zs = sorted((x for x in found if x.has(Sigma) and not _bound(x)), key=str)
            return equal(a, b, hyps=tuple(Rel("<", 0, z) for z in zs))

    def _denominators(self, out, goal, wanted, hidden):
        facts = Facts(self.equations)
        for h in sorted((h for h in out.hyps if isinstance(h, (Rel, All))), key=str):
            shown = self._shown(h, facts)
            if shown is not None:
                out = cut(shown, out)
        for h in sorted((h for h in out.hyps if isinstance(h, Rel) and h.op == "!=" and h.a in self.seen), key=str):
            out = cut(_seen_or_zero(h.a, self.seen[h.a]), out)
        for h in sorted(out.hyps, key=str):
            if isinstance(h, Rel) and h.op == "<" and _is_count(h.b) and h.b not in hidden:
                try:
                    nothing = self._by_rows(goal, wanted, (*hidden, h.b))
                except Rejected:
                    continue
                out = cases(nothing, out, p=Rel("<=", h.b, 0))
        return out

    def _shown(self, h, facts, context=()):
        """A sign that a derivative asks for, at one place or for all of a range; None for anything else."""
        if isinstance(h, All):
            k = next(names(h, *context))
            inner = self._shown(h.at(k), facts, (*context, In(k, h.dom)))
            return None if inner is None else all_intro(_asked_of_all(inner, k, h.dom), k=k, A=h.dom)
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
            shown = cut(_inhabited(h.dom), shown)
        return shown

    def _inlined(self, t):
        """|- t = t with every value of the program by its meaning."""
        rewriter = Rewriter(self.equations, names(t, *[e.theorem.concl for e in self.equations.values()]))
        return rewriter.all(t)

    def _without_added(self, out, x):
        """The cotangents of the outputs that were added are 0."""
        wanted = self.conclusion(x)
        zeros = {}
        for o, statement in self.no_cotangent().items():
            array_ = self.pairing.cotangent(o).base
            zeros[array_] = Equation.assumed(statement, tuple(map(variable, self.pairing.axes[o])))
        left, right = (Rewriter(zeros, names(t)).all(t) for t in (out.concl.a, out.concl.b))
        theorem = chain(sym(left) if changes(left) else refl(out.concl.a), out)
        theorem = trans(theorem, right) if changes(right) else theorem
        first, second = equal(wanted.a, theorem.concl.a), equal(theorem.concl.b, wanted.b)
        return chain(first, theorem, second) if changes(first) else chain(theorem, second)


def _own_indices(d):
    """The indices of a value as variables, and their domains."""
    return tuple(map(variable, d.indices)), tuple(map(domain, d.indices))


def positive_by_maximum(x):
    """0 < the number of elements that equal the maximum, where there is an element; None for anything else."""
    if not isinstance(x, Sigma):
        return None
    for top in sorted((t for t in x.atoms(Big) if not _bound(t)), key=str):
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


def _bound(x):
    return any(isinstance(v, Bound) for v in free(x))


def _asked_of_all(theorem, k, dom):
    """Hypotheses about an index, asked of all of its values."""
    for h in sorted((h for h in theorem.hyps if k in free(h) and h != In(k, dom)), key=str):
        theorem = cut(all_elim(assume(all_of(h, k, dom)), k=k), theorem)
    return theorem


def _under_tangent(equation, wrap):
    return under_array(equation, wrap=wrap)


def _tangents(t):
    """|- t = t with every derivative carried out."""
    if isinstance(t, Tangent):
        return differentiate(t.args[0], s=t.args[1], ds=t.args[2])
    if not t.has(Tangent):
        return refl(t)
    if isinstance(t, Sigma):
        k = next(names(t))
        return under(_asked_of_all(_tangents(t.at(k)), k, t.dom), red=Sigma, k=k, A=t.dom)
    parts = [_tangents(a) for a in t.args]
    return congruence(t, parts) if any(map(changes, parts)) else refl(t)


def _seen_or_zero(z, seen):
    """0 < what the sum z sees, Select(that, z, 1) != 0 |- z != 0."""
    law = arith(goal=Rel("!=", X, 0), hyps=(Rel("<", 0, C), Rel("!=", Select(C, X, 1), 0)))
    return instantiate(law, m={C: seen, X: z})


def _is_count(x):
    """A sum of indicators."""
    while isinstance(x, Sigma):
        x = x.at(Symbol("counted", integer=True))
    return guards_of(x)[1] == 1


def _inhabited(dom):
    """0 < the number of members |- a member."""
    count = Sigma(Integer(1), Symbol("counted", integer=True), dom)
    none = cut(assume(Void(dom)), sum_void(count))
    bad = arith(none, goal=Rel("<", count, count), hyps=(Rel("<", 0, count),))
    goal = Inhabited(dom)
    return cases(assume(goal), arith(bad, goal=goal), p=goal)
