"""The cost of a formula as tables: held in full beside streamed, as formulas and at several lengths."""

import re

from derive.catalogue import formula
from derive.cost import cost_of, crossover
from derive.cost.crossover import AGAINST
from derive.cost.spelling import MEANINGS
from derive.cost.table import fixed_sizes, further_in_full, human, summed
from derive.derivation import derive_formula
from derive.errors import NoEntry, NotApplicable, OutOfReach
from derive.formula import Entry
from derive.program import FIRST, LAST
from derive.tiles import PairKernel

COUNTING = "cost_model"  # the chapter that counts in general what attention costs


def tables(made):
    """[{"title", "head", "rows"}] of a derivation, rows of text; a title alone where nothing is counted here."""
    return [*_counted(made), *_crossover(made)]


def _crossover(made):
    """From where on a formula without pairs needs fewer operations, as a line."""
    found = crossover(made, unicode=True)
    if not found:
        return []
    return [
        _nothing(
            f"From N = M = {found['formula']} on it needs fewer operations than {found['against']}: at D = E = "
            f"{found['width']} from {found['number']:,} on."
        )
    ]


def of_chapter(chapter):
    """The tables of a subject without a function: those of the formula that it speaks of, if it counts one."""
    if chapter.id != COUNTING:
        return []
    made = derive_formula(formula(AGAINST))
    return [_nothing(f"Counted for {AGAINST}, as its own chapter says too."), *_counted(made)]


def _counted(made):
    if not _is_closed(made):
        return [_nothing(f"What a loop does depends on its block: `derive cost {made.formula.id}` counts all blocks.")]
    try:
        cost = cost_of(made, unicode=True)
    except (NoEntry, NotApplicable, OutOfReach) as problem:
        return [_nothing(f"Not counted: {problem}")]
    directions = {d["direction"]: d for d in cost["streamed"]}
    tables = [_formulas(cost, directions["forward"])]
    tables += [_kernels(d) for d in directions.values() if d["kernels"]]
    return [*tables, *_legend(tables), *(_numbers(cost, name) for name in directions)]


def _legend(tables):
    """What the names in the formulas stand for, those that are there, as a line."""
    text = " ".join(cell for t in tables for row in t["rows"] for cell in row[1:])
    known = [f"{name}: {what}" for name, what in MEANINGS.items() if re.search(rf"\b{name}\b", text)]
    return [_nothing(f"{'; '.join(known)}.")] if known else []


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
        ["operations in products", plain["products"], summed(forward, "multiplied", "; ")],
        ["all operations", plain["operations"], summed(forward, "operations", "; ")],
        ["values of pairs held", held, "none: they exist on a tile only" if plain["held"] else "0"],
        ["further memory, in bytes", further_in_full(plain), forward["extra_memory"]],
        ["read again for each block, in bytes", "0", _each(kernels, "loaded_again")],
    ]
    head = ["forward", "held in full, as written", "streamed (triton)"]
    return {"title": "As formulas", "head": head, "rows": rows}


def _each(kernels, key):
    return "; ".join(k[key] for k in kernels if k[key] != "0") or "0"


def _kernels(direction):
    rows = [[k["name"], k["loaded"], k["stored"]] for k in direction["kernels"]]
    if direction["statements"]["definitions"]:
        rows.append(["torch, between the kernels", direction["statements"]["bytes"], "(read and written)"])
    head = ["kernel", "bytes loaded", "bytes stored"]
    return {"title": f"What each kernel of the {direction['direction']} requests", "head": head, "rows": rows}


def _numbers(cost, direction):
    rows = []
    for at in cost["numbers"]:
        here, plain = at[direction], at["plain"]
        held = human(plain["held_bytes"][0]) if plain["held_bytes"] else "none"
        in_full = [f"{plain['operations']:.3g}", held, human(plain["moved_bytes"])] if direction == "forward" else []
        requested = human(here["loaded"] + here["stored"] + here["statement_bytes"])
        own = [f"{here['operations']:.3g}", requested, human(here["traffic"]), human(here["extra_memory"])]
        rows.append([at["label"], *in_full, *own])
    in_full = ["operations in full", "one value of pairs, held", "moved in full"] if direction == "forward" else []
    head = [cost["setting"]["axes"], *in_full, "operations", "requested", "from main memory", "further memory"]
    setting = cost["setting"]
    title = (
        f"Numbers of the {direction}: one batch entry and head, {fixed_sizes(cost)}, elements of "
        f"{setting['itemsize']} bytes, a fast memory of {human(setting['fast_memory'])}"
    )
    return {"title": title, "head": head, "rows": rows}
