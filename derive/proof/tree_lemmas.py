"""Untrusted.  Merging in any tree, in general: any number of sums, moved together by matrices."""

from functools import cache, cached_property

from sympy import Add

from derive.logic import (
    Bag,
    Eq,
    In,
    Nat,
    Plus,
    Range,
    Rel,
    SameBag,
    Sigma,
    all_elim,
    all_of,
    arith,
    array,
    assume,
    cases,
    cut,
    index,
    index_map,
    leibniz,
    rebag,
    split,
    strong_induction,
    sym,
    trans,
    under,
)
from derive.logic.steps import chain, hole, side
from derive.logic.tactics import equal

J = index("loop.j")
NODE, LEAVES, U, W = index("tree.v tree.leaves tree.u tree.w")
LEFT, RIGHT = index_map("tree.left tree.right")


def bag(u):
    """The streamed indices under a node of a tree."""
    return Bag("keys", u)


def tree_facts(left=LEFT, right=RIGHT):
    """Nodes below `leaves` are leaves; each later node joins two earlier ones and has the keys of both."""
    v = LEAVES + NODE
    facts = []
    for child in (left, right):
        facts += [Rel("<=", 0, child[v]), Rel("<", child[v], v)]
    facts.append(SameBag(bag(v), Plus(bag(left[v]), bag(right[v]))))
    return tuple(all_of(p, NODE, Nat) for p in facts)


class MergedTogether:
    """The lemma of R sums that are merged in a tree by matrices: the squares of their errors sum to 0 at every node."""

    def __init__(self, rank):
        self.rank = rank
        self.state = [array(f"state{a}") for a in range(rank)]
        self.term = [array(f"term{a}") for a in range(rank)]
        self.ratio = {
            child: [[array(f"{child.label.name}{a}.{b}") for b in range(rank)] for a in range(rank)]
            for child in (LEFT, RIGHT)
        }

    def under(self, a, u):
        return Sigma(self.term[a][u, J], J, bag(u))

    def leaf(self, a):
        return all_of(Eq(self.state[a][NODE], self.under(a, NODE)), NODE, Range(0, LEAVES))

    def carried(self, a, child, u, values):
        return Add(*[self.ratio[child][a][b][u] * values[b] for b in range(self.rank)])

    def joined(self, a):
        v = LEAVES + NODE
        parts = [self.carried(a, c, v, [s[c[v]] for s in self.state]) for c in (LEFT, RIGHT)]
        return all_of(Eq(self.state[a][v], Add(*parts)), NODE, Nat)

    def merging(self, a, child):
        """For each node and each key under its child: the matrix times the child's terms = the node's term."""
        v = LEAVES + NODE
        moved = self.carried(a, child, v, [t[child[v], J] for t in self.term])
        return all_of(all_of(Eq(moved, self.term[a][v, J]), J, bag(child[v])), NODE, Nat)

    def errors(self, u):
        parts = [(s[u] - self.under(a, u)) ** 2 for a, s in enumerate(self.state)]
        return Eq(Add(*parts), 0)

    @cached_property
    def sums(self):
        """[0 <= u |- state_a[u] = the sum over the keys under the node u, for each a], by strong induction."""
        p = self.errors(U)
        below = all_of(self.errors(W), W, Range(0, U))
        is_leaf = arith(goal=In(U, Range(0, LEAVES)), hyps=(Rel("<=", 0, U), Rel("<", U, LEAVES)))
        leaves = [cut(is_leaf, all_elim(assume(self.leaf(a)), k=U)) for a in range(self.rank)]
        inner = arith(goal=In(U - LEAVES, Nat), hyps=(Rel("<=", LEAVES, U),))

        def at_node(statement):
            return cut(inner, all_elim(assume(statement), k=U - LEAVES))

        low_l, up_l, low_r, up_r, same = map(at_node, tree_facts())
        children = {
            c: cut(arith(low, up, goal=In(c[U], Range(0, U))), all_elim(assume(below), k=c[U]))
            for low, up, c in ((low_l, up_l, LEFT), (low_r, up_r, RIGHT))
        }
        nodes = [self._joined(a, at_node, children, same) for a in range(self.rank)]
        step = cases(arith(*leaves, goal=p), arith(*nodes, goal=p), p=Rel("<", U, LEAVES))
        whole = strong_induction(step, n=U, m=W, p=p)
        return [arith(whole, goal=Eq(s[U], self.under(a, U))) for a, s in enumerate(self.state)]

    def _joined(self, a, at_node, children, same):
        """LEAVES <= u |- state_a[u] = the sum over the keys under u, from the children's."""
        holes, step = [hole(b) for b in range(self.rank)], at_node(self.joined(a))
        parts = []
        for child, known in children.items():
            values = [arith(known, goal=Eq(s[child[U]], self.under(b, child[U]))) for b, s in enumerate(self.state)]
            part = leibniz(*values, holes=tuple(holes), template=self.carried(a, child, U, holes))
            terms = self.carried(a, child, U, [t[child[U], J] for t in self.term])
            part = chain(part, equal(side(part), Sigma(terms, J, bag(child[U]))))
            pointwise_ = all_elim(at_node(self.merging(a, child)), k=J)
            parts.append(chain(part, under(pointwise_, red=Sigma, k=J, A=bag(child[U]))))
        step = chain(step, leibniz(*parts, holes=(hole(0), hole(1)), template=hole(0) + hole(1)))
        whole = cut(same, rebag(self.under(a, U), B=Plus(bag(LEFT[U]), bag(RIGHT[U]))))
        whole = trans(whole, split(side(whole), A=bag(LEFT[U]), B=bag(RIGHT[U])))
        return chain(step, sym(whole))


@cache
def merged_together(rank):
    """The lemma of R sums merged in any tree."""
    return MergedTogether(rank)
