"""Untrusted.  The gradient is the gradient: the pairing, with the directional derivatives of the formula's values.

For one input x and any direction delta of it:  sum over outputs <cotangent, derivative of the output along delta> =
<gradient of x, delta>.  Every value becomes its meaning, a term over the inputs; its derivative is the kernel's own.  A
denominator must not vanish: where a row sees something it is positive, and where it sees nothing both sides are 0.
"""

from sympy import Integer, Symbol

from derive.errors import Rejected
from derive.logic import (
    All,
    Big,
    Rel,
    Sigma,
    Tangent,
    all_intro,
    cases,
    cut,
    differentiate,
    instantiate,
    inv,
    refl,
    substitute,
    sym,
    trans,
    under_array,
)
from derive.logic.normal import norm
from derive.logic.steps import chain, changes, side
from derive.logic.tactics import Stuck, equal, names
from derive.proof.asked import Asked, asked_of_all, is_bound, is_count, seen_or_zero
from derive.proof.carried_out import carried_out, tangents
from derive.proof.chain_rule import ChainRule
from derive.proof.counted_maxima import maxima_that_count, through
from derive.proof.equations import Equation, Rewriter
from derive.proof.facts import Facts
from derive.proof.gradient_meaning import Derivatives, dot
from derive.proof.meaning import domain, variable
from derive.proof.ties import Ties
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
        own = [o for o in self.pairing.cotangents if o not in self.added]
        counted = maxima_that_count(self.base, self.pairing.axes, self.values, own)
        self.by_parts = through(self.base.definitions, counted)
        maxima = {d.name for d in self.base.definitions if d.reduce == "max"}
        self.formal = (self.added | through(self.base.definitions, maxima)) - self.by_parts - set(own)
        sums = [d for d in self.base.definitions if d.reduce == "sum" and d.at is None and d.indices]
        divided = {t.args[0] for _, value in self.values.values() for t in value.atoms(inv)}
        tops = [d for d in self.base.definitions if d.reduce == "max" and d.indices]
        self.asked = Asked(Ties([(self.value(d.name), *_own_indices(d)) for d in tops], pairing.constraints))
        self.seen = {z: meaning.seen(d) for d in sums if (z := self.value(d.name)) in divided}

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
            proof = all_intro(asked_of_all(proof, k, dom), k=k, A=dom)
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
        right = chain(right, carried_out(side(right), self.asked))
        rule = ChainRule(self.values, self.pairing.active, source, delta)
        middle = rule.proof(body, substitute(self.pairing.tangent_body(d), inputs), side(left), side(right))
        out = chain(left, middle, sym(right) if changes(right) else refl(side(right)))
        return self._denominators(out, goal, wanted, ())

    def _by_rows(self, goal, wanted, hidden):
        """goal = wanted; a denominator of a row that sees nothing splits into two cases.

        hidden: conditions that are known not to hold; their terms are left out on both sides first.
        """
        left, right = refl(goal), self._inlined(wanted)
        for count in hidden:
            vanishing = Vanishing(count)
            inner = vanishing.reduced(side(left).args[0]) if isinstance(side(left), Tangent) else refl(side(left))
            if changes(inner):
                left = chain(left, under_array(inner, wrap=side(left)))
            right = chain(right, vanishing.reduced(side(right)))
        if side(left).has(Big):
            left = chain(left, under_array(norm(side(left).args[0]), wrap=side(left)))
        tangent = side(left)
        known = differentiate(tangent.args[0], s=tangent.args[1], ds=tangent.args[2])
        left = chain(left, known)
        right = chain(right, tangents(side(right)))
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
            zs = sorted((x for x in found if x.has(Sigma) and not is_bound(x)), key=str)
            return equal(a, b, hyps=tuple(Rel("<", 0, z) for z in zs))

    def _denominators(self, out, goal, wanted, hidden):
        facts = Facts(self.equations)
        for h in sorted((h for h in out.hyps if isinstance(h, (Rel, All))), key=str):
            shown = self.asked.shown(h, facts)
            if shown is not None:
                out = cut(shown, out)
        for h in sorted((h for h in out.hyps if isinstance(h, Rel) and h.op == "!=" and h.a in self.seen), key=str):
            out = cut(seen_or_zero(h.a, self.seen[h.a]), out)
        for h in sorted(out.hyps, key=str):
            if isinstance(h, Rel) and h.op == "<" and is_count(h.b) and h.b not in hidden:
                try:
                    nothing = self._by_rows(goal, wanted, (*hidden, h.b))
                except Rejected:
                    continue
                out = cases(nothing, out, p=Rel("<=", h.b, 0))
        return out

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
