"""Untrusted.  The gradient is the gradient: the pairing, with the directional derivatives of the formula's values.

For one input x and any direction delta of it:  sum over outputs <cotangent, derivative of the output along delta> =
<gradient of x, delta>.  Every value becomes its meaning, a term over the inputs; its derivative is the kernel's own.  A
denominator must not vanish: where a row sees something it is positive, and where it sees nothing both sides are 0.
"""

from sympy import Add, Integer, Symbol

from derive.errors import Rejected
from derive.logic import (
    Eq,
    In,
    Inhabited,
    Rel,
    Sigma,
    Tangent,
    Void,
    all_elim,
    all_intro,
    all_of,
    arith,
    array,
    assume,
    cases,
    cut,
    differentiate,
    free,
    instantiate,
    leibniz,
    refl,
    substitute,
    sum_void,
    sym,
    trans,
    under,
    zero,
)
from derive.logic.normal import chain, changes, congruence, hole, side
from derive.logic.tactics import Stuck, equal, names
from derive.proof.equations import Equation, Rewriter
from derive.proof.facts import Facts, Vanishing
from derive.proof.meaning import domain, for_all, summed, variable
from derive.proof.pairing import dot


class Link:
    """Statements and proofs of the link of one derivation; the pairing is proved once."""

    def __init__(self, pairing, theorem):
        self.pairing, self.theorem = pairing, theorem
        self.base = pairing.base
        self.added = set(pairing.scopes.record.normalised.added) | set(pairing.scopes.record.saved.saved)
        self.equations = {
            self.base.meaning.array(d.name): Equation.assumed(self.base.meaning.equation(d), tuple(map(variable, d.indices)))
            for d in self.base.definitions
        }
        self.values = meanings(self.base)

    def value(self, name):
        """The meaning of a value at its own indices, a term over the inputs."""
        return self.values[self.base.meaning.array(name)][1]

    def own_outputs(self):
        """The outputs that the formula itself has."""
        return [o for o in self.pairing.cotangents if o not in self.added and o in self.pairing.swept()]

    def no_cotangent(self):
        """For the outputs that were added: their cotangents are 0."""
        out = {}
        for o in self.pairing.cotangents:
            if o in self.added:
                entry = self.pairing.cotangent(o)
                out[o] = for_all(Eq(entry, 0), self.pairing.axes[o])
        return out

    def conclusion(self, x):
        """sum over outputs <cotangent, derivative of the output along delta> = <gradient of x, delta>."""
        left = Add(*[self._derivative_of_output(o, x) for o in self.own_outputs()])
        axes = self.pairing.axes[x]
        at = tuple(map(variable, axes)) or (Integer(0),)
        return Eq(left, summed(self.pairing.gradient(x) * self.direction(x)[at], axes))

    def direction(self, x):
        return array(f"delta.{x}")

    def _derivative_of_output(self, o, x):
        source = self.base.meaning.array(x)
        along = Tangent(self.value(o), source, self.direction(x))
        return summed(self.pairing.cotangent(o) * along, self.pairing.axes[o])

    # ------------------------------------------------------------------------------------------------------- the proof
    def prove(self, x):
        source, delta = self.base.meaning.array(x), self.direction(x)
        m = {}
        for name in self.pairing.gradients:
            at = self._parameters(name)
            m[dot(name)] = (at, delta[at] if name == x else Integer(0))
        last = {}
        for d, _, shares in reversed(self.pairing.sweep):
            if shares is None:
                continue
            at = self._parameters(d.name)
            if d.name in self.added:
                last[d.name] = d
            else:
                m[dot(d.name)] = (at, Tangent(self.value(d.name), source, delta))
        for name, d in last.items():
            m[dot(name)] = (self._parameters(name), substitute(self.pairing.tangent_body(d), m))
        out = instantiate(self.theorem, m=m)
        for d, _, shares in reversed(self.pairing.sweep):
            if shares is not None:
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
        if d.name in self.added:
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
        return self._by_rows(goal, wanted, ())

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
        tangent = side(left)
        known = differentiate(tangent.args[0], s=tangent.args[1], ds=tangent.args[2])
        left = chain(left, known)
        right = chain(right, _tangents(side(right)))
        out = chain(left, equal(side(left), side(right)), sym(right) if changes(right) else refl(side(right)))
        return self._denominators(out, goal, wanted, hidden)

    def _denominators(self, out, goal, wanted, hidden):
        facts = Facts({})
        for h in sorted((h for h in out.hyps if isinstance(h, Rel) and h.op in ("!=", "<")), key=str):
            x = h.a if h.op == "!=" else h.b
            if h.op == "<" and h.a != 0 or h.op == "!=" and h.b != 0 or h not in out.hyps:
                continue
            shown = self._positive(x, facts)
            if shown is None:
                continue
            out = cut(shown if h.op == "<" else arith(shown, goal=h), out)
        counts = [h.b for h in sorted(out.hyps, key=str) if isinstance(h, Rel) and h.op == "<" and _is_count(h.b)]
        counts = [c for c in counts if c not in hidden]
        if not counts:
            return out
        try:
            nothing = self._by_rows(goal, wanted, (*hidden, counts[0]))
        except Rejected:
            return out
        return cases(nothing, out, p=Rel("<=", counts[0], 0))

    def _positive(self, x, facts):
        """0 < x, perhaps under 0 < the number of what a row sees."""
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


def meanings(scope):
    """{array: (index variables, term over the inputs)} of every definition."""
    out = {}
    for d in scope.definitions:
        at = tuple(map(variable, d.indices)) or (Symbol("position", integer=True),)
        out[scope.meaning.array(d.name)] = (at, substitute(scope.meaning.body(d), out))
    return out


def _asked_of_all(theorem, k, dom):
    """Hypotheses about an index, asked of all of its values."""
    for h in sorted((h for h in theorem.hyps if k in free(h) and h != In(k, dom)), key=str):
        theorem = cut(all_elim(assume(all_of(h, k, dom)), k=k), theorem)
    return theorem


def _under_tangent(equation, wrap):
    from derive.logic import under_array

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


def _is_count(x):
    """A sum of indicators."""
    from derive.proof.facts import guards_of

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


