"""Untrusted.  The passes one after the other: from the TileProgram back to the formula, and to its derivative."""

from sympy import Indexed

from derive.logic.rules_equality import sym, trans
from derive.logic.steps import chain, side
from derive.logic.tactics import names
from derive.proof.equations import Equation, Rewriter
from derive.proof.loop_tactics import tile_values
from derive.proof.meaning import domain, variable
from derive.proof.owed_values import tile_values as owed_of_tiles
from derive.proof.rewriting_passes import with_rows


def end_to_end_forward(w, obligations):
    """tile.o = visible.o = named.o = stable.o = base.o = plain.o."""
    out = {}
    tiles = tile_values(w.tiles, w.visible, owed_of_tiles(w.world, w.world.tiles, w.scopes.visible))
    for name, obligation in obligations.items():
        theorem = tiles[name]
        for relation in (w.visible, w.named, w.stabilised, w.normalised):
            step = relation.found[name]
            theorem = trans(theorem, sym(with_rows(step.theorem, relation.facts, obligation)))
        out[name] = theorem
    return out


def end_to_end_backward(w, obligations):
    """The link, with the gradient as the TileProgram computes it."""
    out = {}
    for x, obligation in obligations.items():
        name = w.pairing.gradients[x]
        theorem = w.back_tiles.known[w.world.back_tiles.array(name)].theorem
        for relation in (w.back_visible, w.back_named, w.saved):
            theorem = trans(theorem, sym(with_rows(relation.found[name].theorem, relation.facts, obligation)))
        equation = Equation(tuple(map(variable, w.pairing.axes[x])), sym(theorem))
        out[x] = _replaced(w.linked(x), equation, tuple(map(domain, w.pairing.axes[x])))
    return out


def _replaced(theorem, equation, domains):
    """a = <gradient, direction> with the gradient replaced by what it is equal to."""
    old = equation.theorem.concl.a
    table = {old.base if isinstance(old, Indexed) else old: equation}
    step = Rewriter(table, names(theorem.concl, equation.theorem.concl, *domains)).all(side(theorem))
    return chain(theorem, step)
