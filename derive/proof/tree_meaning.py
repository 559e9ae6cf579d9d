"""Trusted.  What a state is that is merged in a tree: any tree, any order, blocks of any keys, empty ones too.

Nodes 0 .. leaves - 1 are leaves; each later node joins two earlier ones and has the keys of both.  Each node has row
constants of its own, any numbers; a leaf sums over its keys, a joined node adds its children, each corrected from the
child's constants to its own.
"""

import sympy as sp
from sympy import Add, Integer, Symbol

from derive.logic import Bag, Eq, In, Nat, Plus, Range, Rel, SameBag, Sigma, all_of, index_map
from derive.proof.meaning import for_all
from derive.proof.moved_sums import factor_of
from derive.proof.running import Running

NODE, LEAVES, U, KEY = (Symbol(f"tree.{n}", integer=True) for n in ("v", "leaves", "u", "k"))
LEFT, RIGHT = index_map("tree.left tree.right")


def keys(u):
    """The streamed indices under a node."""
    return Bag("keys", u)


class Tree:
    """The merge of one corrected sum of a kernel, with the sums that its correction moves together with it."""

    def __init__(self, loop, d):
        self.loop, self.d = loop, d
        found = loop.moved_together(d)
        self.correction, self.group = found[:2] if found else (None, (d,))
        self.place = found[2] if found else 0

    def at(self, u):
        """How the kernel's names are read at a node."""
        return Running(self.loop, u, "node.")

    def state(self, u, d=None):
        return self.at(u).head(d or self.d)

    def total(self, u, d=None):
        """The sum over the keys under a node, with the node's constants."""
        return Sigma(self.loop.body_of_sum(d or self.d, u, self.at(u)), self.loop.j, keys(u))

    def ratios(self, d, child, u):
        """What each sum of the group at a child counts for in d at the node, from the child's constants to its own."""
        if self.correction is not None:
            row = [sp.sympify(x) for x in self.correction.matrix[self.group.index(d), :]]
            return tuple(factor_of(self.correction, x, self.at(child), self.at(u)) for x in row)
        out = Integer(1)
        for c in self.loop.kernel.corrections_of(d.name):
            out = out * factor_of(c, c.factor, self.at(child), self.at(u))
        return (out,)

    def carried(self, d, child, u):
        """What a child gives to d at the node."""
        row = zip(self.ratios(d, child, u), self.group, strict=True)
        return Add(*[factor * self.state(child, other) for factor, other in row])

    def statements(self):
        """{label: definition}: the values of pairs at a node, leaves and joined nodes."""
        v, out = LEAVES + NODE, {}
        moved = {s.name for s in (*self.loop.kernel.statistics, *self.loop.kernel.derived)}
        for d in self.loop.kernel.values:
            if any(e.name in moved for e in d.entries):
                moved.add(d.name)
            at = self.at(NODE)
            out[d.name] = for_all(all_of(Eq(at.head(d), at.body(d)), NODE, Nat), d.indices)
        for d in self.group:
            joined = self.carried(d, LEFT[v], v) + self.carried(d, RIGHT[v], v)
            leaf = all_of(Eq(self.state(NODE, d), self.total(NODE, d)), NODE, Range(0, LEAVES))
            inner = all_of(Eq(self.state(v, d), joined), NODE, Nat)
            out |= {f"{d.name} leaf": for_all(leaf, d.indices), f"{d.name} joined": for_all(inner, d.indices)}
        return out

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
