"""Trusted.  What a state is that is merged in a tree: any tree, any order, blocks of any keys, empty ones too.

Nodes 0 .. leaves - 1 are leaves; each later node joins two earlier ones and has the keys of both.  Each node has row
constants of its own, any numbers; a leaf sums over its keys, a joined node adds its children, each corrected from the
child's constants to its own.
"""

from sympy import Integer, Symbol

from derive.errors import NoMeaning
from derive.logic import Bag, Eq, In, Nat, Plus, Range, Rel, SameBag, Sigma, all_of, index_map, substitute
from derive.passes.certificates import Correction
from derive.proof.meaning import for_all
from derive.proof.tile_meaning import Running

NODE, LEAVES, U, KEY = (Symbol(f"tree.{n}", integer=True) for n in ("v", "leaves", "u", "k"))
LEFT, RIGHT = index_map("tree.left tree.right")
OLD, NEW = (Symbol(f"tree.{n}", real=True) for n in ("old", "new"))


def keys(u):
    """The streamed indices under a node."""
    return Bag("keys", u)


class Tree:
    """The merge of one corrected sum of a kernel."""

    def __init__(self, loop, d):
        self.loop, self.d = loop, d
        self.corrections = loop.kernel.corrections_of(d.name)
        for c in self.corrections:
            if not isinstance(c, Correction):
                raise NoMeaning(d, "a correction of rank above 1")

    def at(self, u):
        """How the kernel's names are read at a node."""
        return Running(self.loop, u, "node.")

    def state(self, u):
        return self.at(u).head(self.d)

    def total(self, u):
        """The sum over the keys under a node, with the node's constants."""
        return Sigma(self.loop.body_of_sum(self.d, u, self.at(u)), self.loop.j, keys(u))

    def ratio(self, child, u):
        """The correction from a child's constants to the node's."""
        out = Integer(1)
        for c in self.corrections:
            factor = self.at(u).term(c.factor.xreplace({c.old: OLD}))
            out = out * substitute(factor, {OLD: self.at(child).term(c.statistic)})
        return out

    def statements(self):
        """{label: definition}: the values of pairs at a node, leaves and joined nodes."""
        v, out = LEAVES + NODE, {}
        moved = {s.name for s in (*self.loop.kernel.statistics, *self.loop.kernel.derived)}
        for d in self.loop.kernel.values:
            if any(e.name in moved for e in d.entries):
                moved.add(d.name)
            at = self.at(NODE)
            out[d.name] = for_all(all_of(Eq(at.head(d), at.body(d)), NODE, Nat), d.indices)
        joined = self.ratio(LEFT[v], v) * self.state(LEFT[v]) + self.ratio(RIGHT[v], v) * self.state(RIGHT[v])
        leaf = all_of(Eq(self.state(NODE), self.total(NODE)), NODE, Range(0, LEAVES))
        inner = all_of(Eq(self.state(v), joined), NODE, Nat)
        return out | {"leaf": for_all(leaf, self.d.indices), "joined": for_all(inner, self.d.indices)}

    def structure(self):
        """{label: what is known of the tree}."""
        v, size = LEAVES + NODE, self.loop.whole.term(self.loop.kernel.streamed.size)
        out = {"leaves": Rel("<=", 0, LEAVES)}
        for name, child in (("left", LEFT), ("right", RIGHT)):
            out[f"{name} exists"] = all_of(Rel("<=", 0, child[v]), NODE, Nat)
            out[f"{name} is earlier"] = all_of(Rel("<", child[v], v), NODE, Nat)
        both = Plus(keys(LEFT[v]), keys(RIGHT[v]))
        out["keys of both"] = all_of(SameBag(keys(v), both), NODE, Nat)
        inside = all_of(In(KEY, Range(0, size)), KEY, keys(NODE))
        out["keys in range"] = all_of(inside, NODE, Nat)
        return out

    def conclusion(self):
        """state[u] = the sum over the keys under u."""
        return Eq(self.state(U), self.total(U))
