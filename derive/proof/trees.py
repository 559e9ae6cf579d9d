"""Untrusted.  Merging in any tree: the general lemma with the correction of one sum."""

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
from derive.logic.normal import chain, changes, side
from derive.logic.tactics import equal, names
from derive.proof import lemmas as general
from derive.proof.equations import Equation, Rewriter, at_indices
from derive.proof.meaning import domain, variable
from derive.proof.tree_meaning import LEAVES, LEFT, NODE, RIGHT, Tree, U, keys


class TreeProof:
    """The theorem of one corrected sum."""

    def __init__(self, loop, d):
        self.tree, self.loop, self.d = Tree(loop, d), loop, d
        self.statements, self.given = self.tree.statements(), self.tree.structure()
        self.indices = tuple(map(variable, d.indices))
        self.place = tuple(In(variable(x), domain(x)) for x in d.indices)

    def at_row(self, label):
        return at_indices(self.statements[label], self.indices)

    def prove(self):
        tree, j = self.tree, general.J
        body = self._unfolded(tree.total(U))
        term = substitute(side(body).at(j), {U: general.U})
        m = {
            general.STATE: ((general.U,), tree.state(general.U)),
            general.TERM: ((general.U, j), term),
        }
        v = LEAVES + NODE
        ratios = {}
        for array, child in ((general.FROM_LEFT, LEFT), (general.FROM_RIGHT, RIGHT)):
            ratios[child] = tree.ratio(child[general.U], general.U)
            m[array] = ((general.U,), ratios[child])
        lemma = instantiate(general.merged_in_any_tree(), m=m)
        proofs = [self._leaf(), self.at_row("joined"), *map(assume, self.given.values())]
        for child in (LEFT, RIGHT):
            here, below = (substitute(term, {general.U: x}) for x in (v, child[v]))
            pointwise = equal(substitute(ratios[child], {general.U: v}) * below, here)
            proofs.append(all_intro(all_intro(pointwise, k=j, A=keys(child[v])), k=NODE, A=Nat))
        for proof in proofs:
            if proof.concl in lemma.hyps:
                lemma = cut(proof, lemma)
        out = chain(lemma, sym(body)) if changes(body) else lemma
        return cut(arith(goal=In(U, Nat), hyps=(Rel("<=", 0, U),)), out)

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

    def _leaf(self):
        """For all leaves: the state is the sum of the written out terms."""
        theorem = all_elim(self.at_row("leaf"), k=NODE)
        body = self._unfolded(side(theorem))
        out = chain(theorem, body)
        natural = arith(goal=In(NODE, Nat), hyps=(In(NODE, Range(0, LEAVES)),))
        if In(NODE, Nat) in out.hyps:
            out = cut(natural, out)
        return all_intro(out, k=NODE, A=Range(0, LEAVES))
