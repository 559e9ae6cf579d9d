"""Untrusted.  Sums of a loop that start from carried states.

By induction over blocks a state is the sum over what its anchor sees: what moves it is the ratio of two bodies.  The
share of a row is then the sum over these columns of its own terms, and the loop adds the rest.
"""

from sympy import Integer, Symbol

from derive.errors import Rejected
from derive.formula import Entry
from derive.logic import (
    Eq,
    In,
    Nat,
    Reduce,
    Rel,
    Select,
    Sigma,
    all_elim,
    arith,
    assume,
    cut,
    free,
    induction,
    instantiate,
    leibniz,
    range_split,
    refl,
    split,
    sym,
    trans,
    under,
)
from derive.logic.steps import chain, changes, congruence, hole, side
from derive.logic.tactics import Stuck, equal, names
from derive.proof import lemmas as general
from derive.proof.equations import C, Equation, Rewriter, X, at_indices
from derive.proof.meaning import variable
from derive.proof.state_meaning import BLOCKS
from derive.proof.visited import condition_of


class StatesProof:
    """state[n] = the sum of its body at anchor[n] over the columns that this row sees, for the states of one kernel."""

    def __init__(self, states, sizes):
        self.states, self.sizes, self.found = states, sizes, {}
        (grow,) = states.end_points.values()
        grow = at_indices(grow, states.leading)
        natural = arith(goal=In(BLOCKS, Nat), hyps=(Rel("<=", 0, BLOCKS),))
        self.grow = cut(natural, all_elim(grow, k=BLOCKS))
        self.natural = natural

    def equations(self):
        """{array: Equation} of all states."""
        return {self.states.whole.array(name): self.equation(name) for name in self.states.by_name}

    def equation(self, name, waiting=()):
        """0 <= n |- the state = its sum, at free indices; those that it moves with come first."""
        if name in waiting:
            raise Stuck(f"{name}: states that move each other in a circle")
        if name not in self.found:
            s = self.states.by_name[name]
            others = {e.name for e in s.moved.atoms(Entry)} & set(self.states.by_name) - {name}
            table = {self.states.whole.array(n): self.equation(n, (*waiting, name)) for n in sorted(others)}
            self.found[name] = Equation(self.states.head(s, BLOCKS).indices, self._by_blocks(s, table))
        return self.found[name]

    def closed(self, s, n):
        row = self.states.anchor(n)
        return self.states.at_columns(s, row, self.states.seen(row))

    def _by_blocks(self, s, table):
        states, n = self.states, BLOCKS
        label, idx = f"{states.prefix}.{s.name}", (*states.leading, *states.widths(s))
        claim = Eq(states.head(s, n), self.closed(s, n))
        start = at_indices(states.statements[f"{label}.start"], idx)
        step = cut(self.natural, all_elim(at_indices(states.statements[label], idx), k=n))
        own = Equation(states.head(s, n).indices, assume(claim))
        table = {**table, states.whole.array(s.name): own}
        moved, row = states.moved(s, n), states.anchor(n + 1)
        old = Rewriter(table, names(claim, moved), _nothing_more).once(moved)
        old = chain(old, equal(side(old), states.at_columns(s, row, states.seen(states.anchor(n)))))
        new = states.at_columns(s, row, states.new(states.anchor(n), row))
        step = chain(step, leibniz(old, holes=(hole(0),), template=hole(0) + new))
        edge = states.edge(states.anchor(n))
        whole = parted(self.closed(s, n + 1), edge, self._sure)
        return induction(start, chain(step, sym(whole)), n=n, p=claim)

    def _sure(self, goal):
        try:
            return arith(self.grow, goal=goal)
        except Rejected:
            return arith(self.grow, goal=goal, hyps=self.sizes)


class Shares:
    """The shares of the sums of one loop.  proof: the LoopProof of that loop."""

    def __init__(self, proof):
        self.proof, self.loop, self.row = proof, proof.loop, proof.row
        self.states = self.loop.states_before
        self.table = StatesProof(self.states, self.row.sizes).equations()

    def joined(self, d, t):
        """|- the share + the sum over the visited columns = the sum over all columns; t is the left side."""
        start = self.loop.after(Integer(0)).head(d)
        visited = t - start
        body = visited.at(general.J)
        own = self.proof.visited_sum(condition_of(body, self.loop.j), body)
        share = self.share(d, body)
        out = leibniz(share, sym(own), holes=(hole(0), hole(1)), template=hole(0) + hole(1))
        whole = Sigma(body, general.J, self.row.whole)
        edge = self.states.edge(self.loop.anchor)
        return chain(out, sym(parted(whole, edge, lambda h: self.row.sure(h, []))))

    def share(self, d, body):
        """|- acc[0] = the sum of the body, given at the lemmas' j, over the columns of the share."""
        out = self.proof.at_row(f"{self.loop.prefix}.{d.name}.start", d)
        out = chain(out, self._of_states(side(out)))
        out = chain(out, self.proof.in_program(side(out), context=self.proof.place(d)))
        wanted = Sigma(body, general.J, self.loop.shared)
        opened = self._opened(wanted, d)
        return chain(out, equal(side(out), side(opened)), sym(opened))

    def _of_states(self, t):
        """|- a share in states = the same in the sums that they are, at the anchor of the block."""
        found = Rewriter(self.table, names(t), _nothing_more).once(t)
        block = self.row.fact("block")
        if block.concl in found.hyps:
            found = cut(block, found)
        anchor, here = self.row.fact("anchor"), Symbol("hole.anchor", integer=True)
        moved = leibniz(anchor, holes=(here,), template=side(found).xreplace({anchor.concl.a: here}))
        return chain(found, moved)

    def _opened(self, t, d):
        """|- a sum over the share = the same with its values of pairs written out and without conditions on pairs."""
        proof = self.proof
        arrays = [proof.scope.meaning.array(v.name) for v in proof.kernel.values]
        table = {a: proof.target[a] for a in arrays}
        out = proof.rewriter(table, t).all(t, proof.place(d))
        return chain(out, self._all_seen(side(out)))

    def _all_seen(self, t, context=()):
        """|- t = t without the conditions on pairs that hold for all columns of the share."""
        if not t.has(Select):
            return refl(t)
        if isinstance(t, Reduce):
            k = next(names(t, *context))
            more = (*context, In(k, t.dom)) if t.dom == self.loop.shared else context
            return under(self._all_seen(t.at(k), more), red=type(t), k=k, A=t.dom)
        shown = self._shown(t, context) if isinstance(t, Select) else None
        if shown is not None:
            return chain(shown, self._all_seen(side(shown), context))
        parts = [self._all_seen(a, context) for a in t.args]
        return congruence(t, parts) if any(map(changes, parts)) else refl(t)

    def _shown(self, t, context):
        """|- Select(c, x, 0) = x, where the condition on a pair holds; None if that is not shown."""
        c, x, other = t.args
        pair = {variable(self.loop.kernel.parallel), *(h.k for h in context)}
        if other != 0 or not context or not pair <= free(c):
            return None
        try:
            holds = self.row.sure(Rel("<", 0, c), [], context)
        except Rejected:
            return None
        law = arith(goal=Eq(Select(C, X, 0), X), hyps=(Rel("<", 0, C),))
        return cut(holds, instantiate(law, m={C: c, X: x}))


def parted(t, b, sure):
    """|- a sum over a range = the sums below b and from b on; sure: statement -> theorem."""
    out = range_split(t, b=b)
    first, second = (type(t.dom)(*ends) for ends in ((t.dom.args[0], b), (b, t.dom.args[1])))
    for h in sorted(out.hyps, key=str):
        out = cut(sure(h), out)
    return trans(out, split(side(out), A=first, B=second))


def _nothing_more(_statement, _context):
    """No condition is answered on the way."""
