"""What each theorem of a pass says, in a reader's names; the ledger knows it by its own name."""

import re

SAYS = {
    "normalisers": "{value} keeps its value",
    "stabilise": "{value} is the same for any row constants",
    "exponents": "in {value} the exponent {exponent} is at most 0",
    "exponentials": "{value} keeps its value",
    "visibility": "{value} keeps its value",
    "bounds": "{loop}: nothing that {value} sees is left out",
    "share": "{loop}: each row sees all of the share of {value}",
    "full": "{loop}: in a full tile {value} sees everything, by condition {number}",
    "online": "{loop}: {value} after any number of tiles",
    "merge": "{loop}: {value} at any node of any tree of merges",
    "tiles": "{value} of the tile program is that of the program",
    "end_to_end forward": "{value} of the tile program is that of the formula",
    "end_to_end backward": "the gradient of {value} in the tile program is the derivative of the formula by {value}",
    "factor_tanh": "{value} keeps its value",
    "factored_tiles": "{value} of the tile program is that of the program",
    "pairing": "all cotangents and all gradients together",
    "link": "the gradient of {value} is the derivative of the formula by {value}",
    "empty_rows": "{value} is 0 in a row that sees nothing",
    "left": "{value} is what is left of it with its sums at 0, in a row that sees nothing",
    "save": "{value} is the same from the stored row values",
}


def said(theorem, names, loops):
    """A theorem's name in the ledger, "online forward 0.t4", as what it says: "loop 1 (...): acc after ...".

    names: name in the programs -> name for a reader; loops: direction -> what each of its loops is.
    """
    what, direction, item = (*theorem.split(" ", 2), "")[:3]
    number, of_loop = None, re.fullmatch(r"(\d+)\.(.*)", item)
    loop, kind = "", what if what in SAYS else f"{what} {direction}"
    if of_loop:
        number, item = int(of_loop[1]), of_loop[2]
        known = loops.get(f"factored {direction}" if what == "factored_tiles" else direction, ())
        loop = f"loop {number + 1}" + (f" ({known[number]})" if number < len(known) else "")
    if what == "bounds" or (what == "factored_tiles" and of_loop):
        item, kind, number = re.fullmatch(r"(.*) (bounds|share|full) ?(\d*)", item).groups()
        number = int(number) + 1 if number else ""
    if what == "empty_rows" and item.endswith(" left"):
        item, kind = item.removesuffix(" left"), "left"
    value, _, exponent = item.partition(": ")
    first, _, moment = value.partition(" ")
    name = names.get(first, first) + (f" ({moment})" if moment else "")
    return SAYS[kind].format(value=name, loop=loop, number=number, exponent=renamed(exponent, names))


def renamed(text, names):
    """Words of a text that are names in the programs, in a reader's names and without the leading axes."""
    text = re.sub(r"\[((batch|head|group),? ?)+", "[", text).replace("[]", "")
    return re.sub(r"\b[a-z]\d+\b", lambda m: names.get(m[0], m[0]), text)


def loops_of(made):
    """direction -> what each loop of its tile program is: "a block of i, tiles of j"."""
    tiles = {"forward": made.forward_tiles, "backward": made.backward_tiles}
    if made.factored is not None:
        own = made.factored.forward_tiles, made.factored.backward_tiles
        tiles |= {"factored forward": own[0], "factored backward": own[1]}
    return {
        direction: [f"a block of {k.parallel.name}, tiles of {k.streamed.name}" for k in program.kernels]
        for direction, program in tiles.items()
        if program is not None
    }
