"""Untrusted.  Merging in any tree: the general lemma with the correction of one sum."""

from sympy import Add

from derive.logic import (
    In,
    Nat,
    Range,
    Rel,
    all_elim,
    all_intro,
    arith,
    assume,
    cut,
    instantiate,
    substitute,
    sym,
)
from derive.logic.steps import chain, changes, side
from derive.logic.tactics import equal, names
from derive.proof import tree_lemmas as general
from derive.proof.equations import Equation, Rewriter, at_indices
from derive.proof.meaning import domain, variable
from derive.proof.tree_meaning import LEAVES, LEFT, NODE, RIGHT, Tree, U, keys


class TreeProof:
    """The theorem of one corrected sum."""

    def __init__(self, loop, d):
        self.tree, self.loop, self.d = Tree(loop, d), loop, d
        self.statements, self.given = self.tree.statements(), self.tree.structure()
        self.place = tuple(In(variable(x), domain(x)) for x in d.indices)

    def at_row(self, label, d):
        return at_indices(self.statements[f"{d.name} {label}"], tuple(map(variable, d.indices)))

    def prove(self):
        tree, group, u, j = self.tree, self.tree.group, general.U, general.J
        lemma = general.merged_together(len(group))
        bodies = [self._unfolded(tree.total(U, d)) for d in group]
        terms = [substitute(side(body).at(j), {U: u}) for body in bodies]
        m, proofs = {}, list(map(assume, self.given.values()))
        for a, d in enumerate(group):
            m[lemma.state[a]] = ((u,), tree.state(u, d))
            m[lemma.term[a]] = ((u, j), terms[a])
            proofs += [self._leaf(d), self.at_row("joined", d)]
            for child in (LEFT, RIGHT):
                row = tree.ratios(d, child[u], u)
                for b, factor in enumerate(row):
                    m[lemma.ratio[child][a][b]] = ((u,), factor)
                proofs.append(self._merging(terms, a, child, row))
        out = instantiate(lemma.sums[tree.place], m=m)
        for proof in proofs:
            if proof.concl in out.hyps:
                out = cut(proof, out)
        body = bodies[tree.place]
        out = chain(out, sym(body)) if changes(body) else out
        return cut(arith(goal=In(U, Nat), hyps=(Rel("<=", 0, U),)), out)

    def _merging(self, terms, a, child, row):
        """For each node and key: the matrix times the child's terms = the node's term."""
        v, j = LEAVES + NODE, general.J
        below = [substitute(t, {general.U: child[v]}) for t in terms]
        factors = [substitute(f, {general.U: v}) for f in row]
        moved = Add(*[f * t for f, t in zip(factors, below, strict=True)])
        pointwise = equal(moved, substitute(terms[a], {general.U: v}))
        return all_intro(all_intro(pointwise, k=j, A=keys(child[v])), k=NODE, A=Nat)

    def _unfolded(self, total):
        """|- the sum over the keys of a node = the same with the values of pairs written out."""
        u = U if U in total.free_symbols else NODE
        table = {}
        for d in self.loop.kernel.values:
            at = self.tree.at(NODE)
            theorem = assume(self.statements[d.name])
            for x in map(variable, d.indices):
                theorem = all_elim(theorem, k=x)
            table[at.head(d).base] = Equation((NODE, *map(variable, d.indices)), all_elim(theorem, k=NODE))

        def supply(h, context):
            if isinstance(h, In) and h.dom == Nat:
                return arith(goal=h, hyps=(Rel("<=", 0, u),)) if u == U else None
            if isinstance(h, In):
                for p in context:
                    if isinstance(p, In) and p.k == h.k and p.dom == keys(u):
                        return self._in_range(h, u)
            return None

        fresh = names(total, *[e.theorem.concl for e in table.values()])
        return Rewriter(table, fresh, supply).all(total, self.place)

    def _in_range(self, h, u):
        inside = all_elim(assume(self.given["keys in range"]), k=u)
        if u == U:
            inside = cut(arith(goal=In(u, Nat), hyps=(Rel("<=", 0, u),)), inside)
        return all_elim(inside, k=h.k)

    def _leaf(self, d):
        """For all leaves: the state is the sum of the written out terms."""
        theorem = all_elim(self.at_row("leaf", d), k=NODE)
        body = self._unfolded(side(theorem))
        out = chain(theorem, body)
        natural = arith(goal=In(NODE, Nat), hyps=(In(NODE, Range(0, LEAVES)),))
        if In(NODE, Nat) in out.hyps:
            out = cut(natural, out)
        return all_intro(out, k=NODE, A=Range(0, LEAVES))
