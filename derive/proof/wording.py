"""Trusted.  What the row of a pass says in words: its statement, its verdict, and what is given."""

import sympy as sp

from derive.program import indices_of, lengths
from derive.proof.results import EVERY_SIZE
from derive.waits import is_corrected, rank_of, waits

STATEMENTS = {
    "normalisers": "naming the normalisers and merging them keeps every output",
    "stabilise": "for any row constants the stable program computes what the plain one does",
    "exponents": "with the row's maximum as its constant every exponent is at most 0",
    "exponentials": "naming the exponentials of pairs keeps every value",
    "visibility": "conditions carried to where they decide keep every value",
    "bounds": "what is visible lies within the bounds of its loop; in a FULL tile everything is visible",
    "online": "after any tiles the state is the sum over what was seen, with the statistics so far",
    "merge": "states merged in any tree hold the sum over all keys under their node",
    "tiles": "the tile program computes what the program says, for any blocks and any tiles",
    "end_to_end": "the tile program computes what the formula says, its gradients those of the formula",
    "factor_tanh": "tanh through exponentials of either side keeps every value, whichever of two terms is computed",
    "factored_tiles": "the tile program with these exponentials computes what its program says, within its bounds",
    "pairing": "<cotangents, tangents of the outputs> = <gradients, tangents of the inputs>",
    "link": "the gradient pairs with every direction as the directional derivative of the formula does",
    "empty_rows": "a row that sees nothing gives 0 where it sums, and so do its gradients",
    "save": "the gradients in terms of stored row values are the gradients",
}

UNSTABILISED = {
    "stabilise": "the stable program is the plain one: no exponential has a row constant",
    "exponents": "nothing is said of exponents: no exponential has a row constant",
}  # said instead where nothing was stabilised

CARRIED = {
    "bounds": "; where a sum is carried, the loop visits what is visible outside of its share, and a row sees all of "
    "the share",
    "online": "; a carried sum has its share besides",
    "tiles": "; states are carried over any anchors in order",
}  # said besides where sums are carried from block to block


def tiles_of(record, direction):
    """The TileProgram of a direction."""
    return record.forward_tiles if direction == "forward" else record.backward_tiles


def statement(record, name, direction):
    """What a pass is proved to do."""
    if name in UNSTABILISED and not record.stabilised.constants:
        return UNSTABILISED[name]
    if name == "exponents" and record.stabilised.explicit:
        return f"{STATEMENTS[name]}, but for exponentials of constants alone"
    tiles = tiles_of(record, direction)
    carried = tiles is not None and any(k.carried for k in tiles.kernels)
    return STATEMENTS[name] + (CARRIED.get(name, "") if carried else "")


def given(record, name, direction):
    """What the theorems of a pass may take as given besides their conditions, in words."""
    if direction != "backward" or name not in ("link", "empty_rows", "end_to_end"):
        return ()
    logarithms = {output for _, output in record.normalised.logsumexps}
    added = [o for o, _ in record.differentiated.cotangents if o not in record.plain.outputs]
    named = [f"the saved log-sum-exp {o}" if o in logarithms else f"the saved value {o}" for o in added]
    return tuple(f"{what} has no cotangent of its own; it is not an output of the formula" for what in named)


def verdict(record, name, direction):
    """(words, greatest rank); without words it is that the statement holds for every size."""
    if name == "online":
        return _online(record, direction)
    return (_stabilised(record.stabilised) if name in UNSTABILISED else ""), None


BOUNDED, NONE = "the exponent is <= 0", "no exponential of a pair"


def _stabilised(found):
    """Which exponentials have no row constant, and why; nothing where all have one."""
    pairs = {x for d in found.program.definitions for x in d.body.atoms(sp.exp) if len(lengths(indices_of(x))) > 1}
    bounded = [f"{x}: {why}" for x, why in found.left if BOUNDED in why]
    reasons = [f"{x}: {why}" for x, why in found.left if BOUNDED not in why]
    if not reasons and not bounded and not found.constants:
        reasons = ["no row constant was found"] if pairs else []
    if not reasons:
        return f"needs no row constant: {'; '.join(bounded)}" if bounded else NONE if not found.constants else ""
    words = f"not stabilised: {'; '.join(reasons)}"
    return f"{EVERY_SIZE} where there is a row constant; {words}" if found.constants else words


def _online(record, direction):
    """Which sums follow a moving maximum, and which wait for it to be finished; the greatest rank."""
    tiles, said = tiles_of(record, direction), {}
    waiting = {(w.kernel, w.definition.name): w.statistic for w in waits(tiles)}
    reasons = {place: reason for where, place, reason in record.refusals if where == direction}
    ranks = []
    for number, kernel in enumerate(tiles.kernels):
        for d in kernel.sums:
            place = number, d.name
            if kernel.carried:
                words = "carried from block to block"
            elif is_corrected(kernel, d):
                ranks.append(max(1, rank_of(kernel, d)))
                words = f"separable of rank {ranks[-1]} in the running maximum"
            elif waiting[place] is None:
                words = "no statistic moves"
            else:
                reason = f" ({reasons[place]})" if place in reasons else ""
                words = f"in a loop after {waiting[place].name} is finished{reason}"
            said.setdefault(words, []).append(d.name)
    words = "; ".join(f"{', '.join(names)}: {words}" for words, names in said.items())
    return words or "no sum over pairs", max(ranks, default=None)
