"""Untrusted.  The theorems of one pass from the relation of two programs, or from the proof of all loops."""

from derive.proof.rewriting_passes import with_rows
from derive.proof.trees import TreeProof


def values(relation, obligations):
    """The equations of a relation, with "this row sees something" for signs."""
    return {name: with_rows(relation.found[name].theorem, relation.facts, o) for name, o in obligations.items()}


def tile_values(proof, relation, obligations):
    """What the TileProgram holds; relation: that of the program before it, which knows the signs of its rows."""
    found = {name: proof.known[proof.meaning.array(name)].theorem for name in obligations}
    return {name: with_rows(found[name], relation.facts, o) for name, o in obligations.items()}


def loops(proof):
    """What each loop holds after any number of tiles."""
    return {f"{n}.{d.name}": p.online(d) for n, p in proof.loops.items() for d in p.kernel.sums}


def trees(meaning):
    """What a node of any tree holds, for the sums that are corrected."""
    return {
        f"{loop.number}.{d.name}": TreeProof(loop, d).prove()
        for loop in meaning.loops
        for d in loop.kernel.sums
        if loop.kernel.corrections_of(d.name) or loop.moved_together(d)
    }


def bounds(proof, obligations):
    """Bounds and FULL of each loop: a judge decides, for all sizes."""
    return {name: _loop(proof, name).bound_theorem(o.conclusion) for name, o in obligations.items()}


def bounds_and_values(proof, relation, obligations):
    """Bounds and FULL of each loop, and what the TileProgram holds."""
    held = {name: o for name, o in obligations.items() if name in proof.meaning.tiles.outputs}
    others = {name: o for name, o in obligations.items() if name not in held}
    return {**bounds(proof, others), **tile_values(proof, relation, held)}


def _loop(proof, name):
    return proof.loops[int(name.split(".", 1)[0])]
