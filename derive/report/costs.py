"""The cost of a formula as tables: held in full beside streamed, as formulas and at several lengths."""

from derive.cost import cost_of
from derive.cost.table import human
from derive.errors import NoEntry, NotApplicable, OutOfReach
from derive.formula import Entry
from derive.program import FIRST, LAST
from derive.tiles import PairKernel


def tables(made):
    """[{"title", "head", "rows"}] of a derivation, rows of text; a title alone where nothing is counted here."""
    if not _is_closed(made):
        return [_nothing(f"What a loop does depends on its block: `derive cost {made.formula.id}` counts all blocks.")]
    try:
        cost = cost_of(made, unicode=True)
    except (NoEntry, NotApplicable, OutOfReach) as problem:
        return [_nothing(f"Not counted: {problem}")]
    directions = {d["direction"]: d for d in cost["streamed"]}
    tables = [_formulas(cost, directions["forward"])]
    tables += [_kernels(d) for d in directions.values() if d["kernels"]]
    return [*tables, *(_numbers(cost, name) for name in directions)]


def _nothing(why):
    return {"title": why, "head": [], "rows": []}


def _is_closed(made):
    """Whether what a loop does is the same for each block, so that its count is a product of sizes."""
    stages = [s for t in (made.forward_tiles, made.backward_tiles) if t is not None for s in t.stages]
    loops = [s for s in stages if isinstance(s, PairKernel)]
    ends = [end for loop in loops for end in (loop.visible.lower, loop.visible.upper)]
    return not any(end.has(FIRST, LAST, Entry) for end in ends) and not any(loop.scatters for loop in loops)


def _formulas(cost, forward):
    plain, kernels = cost["plain"], forward["kernels"]
    held = ", ".join(f"{row['values']} times {row['elements']}" for row in plain["held"]) or "0"
    rows = [
        ["operations in products", plain["products"], _each(kernels, "multiplied")],
        ["all operations", plain["operations"], _each(kernels, "operations")],
        ["values of pairs held", held, "none: they exist on a tile only"],
        ["further memory, in bytes", "the values of pairs", forward["extra_memory"]],
        ["read again for each block, in bytes", "0", _each(kernels, "loaded_again")],
    ]
    head = ["forward", "held in full (reference)", "streamed (triton)"]
    return {"title": "As formulas", "head": head, "rows": rows}


def _each(kernels, key):
    return "; ".join(k[key] for k in kernels if k[key] != "0") or "0"


def _kernels(direction):
    rows = [[k["name"], k["loaded"], k["stored"]] for k in direction["kernels"]]
    head = ["kernel", "bytes loaded", "bytes stored"]
    return {"title": f"What each kernel of the {direction['direction']} requests", "head": head, "rows": rows}


def _numbers(cost, direction):
    rows = []
    for at in cost["numbers"]:
        here, plain = at[direction], at["plain"]
        held = human(plain["held_bytes"][0]) if plain["held_bytes"] else "none"
        in_full = [held, human(plain["moved_bytes"])] if direction == "forward" else []
        requested = human(here["loaded"] + here["stored"] + here["statement_bytes"])
        own = [f"{here['operations']:.3g}", requested, human(here["traffic"]), human(here["extra_memory"])]
        rows.append([f"{at['length']:,}", *in_full, *own])
    in_full = ["one value of pairs, held", "moved in full"] if direction == "forward" else []
    head = ["length", *in_full, "operations", "requested", "from main memory", "further memory"]
    setting = cost["setting"]
    title = (
        f"Numbers of the {direction}: one batch entry and head, widths of 64, elements of {setting['itemsize']} bytes, "
        f"a fast memory of {human(setting['fast_memory'])}"
    )
    return {"title": title, "head": head, "rows": rows}
