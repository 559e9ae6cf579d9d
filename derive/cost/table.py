"""The cost of a formula as tables in a terminal: held in full beside streamed, as formulas and as numbers."""

from rich.console import Console

from derive.tables import whole_table

UNITS = ("bytes", "KiB", "MiB", "GiB", "TiB")


def print_cost(record, crossover):
    """The record of `cost_of`, and a crossover length if there is one."""
    console = Console(highlight=False)
    options = "".join(f" {name}={value}" for name, value in record["options"].items())
    console.print(f"{record['id']}{options}", style="bold", markup=False)
    console.print(_formulas(record))
    for direction in record["streamed"]:
        console.print(_kernels(direction))
        _legends(console, direction)
    for name in [d["direction"] for d in record["streamed"]]:
        console.print(_numbers(record, name))
    setting = record["setting"]
    console.print(
        f"Numbers for one batch entry and head, the sizes {fixed_sizes(record)}, elements of {setting['itemsize']} "
        f"bytes. What is streamed again comes from main memory once it exceeds a fast memory of "
        f"{human(setting['fast_memory'])}.",
        markup=False,
    )
    if crossover:
        console.print(
            f"Fewer operations than {crossover['against']} from N = M = {crossover['formula']} on: "
            f"{crossover['number']} at D = E = {crossover['width']}.",
            markup=False,
        )


def human(count):
    """Bytes with a unit: 4 MiB, 37.25 GiB."""
    size, unit = float(count), 0
    while size >= 1024 and unit < len(UNITS) - 1:
        size, unit = size / 1024, unit + 1
    return f"{size:.2f}".rstrip("0").rstrip(".") + f" {UNITS[unit]}"


def _formulas(record):
    plain = record["plain"]
    table = whole_table("", "held in full", "streamed", title="formulas", show_lines=True)
    forward = next(d for d in record["streamed"] if d["direction"] == "forward")
    table.add_row("operations of products", plain["products"], summed(forward, "multiplied"))
    table.add_row("all operations", plain["operations"], summed(forward, "operations"))
    held = "\n".join(f"{row['values']} times {row['elements']}" for row in plain["held"]) or "0"
    table.add_row("values of pairs held", held, "0: they exist on a tile only" if plain["held"] else "0")
    table.add_row("further memory in bytes", further_in_full(plain), forward["extra_memory"])
    again = "\n".join(k["loaded_again"] for k in forward["kernels"] if k["loaded_again"] != "0") or "0"
    table.add_row("loaded once a block of rows, in bytes", "0", again)
    return table


def further_in_full(plain):
    """What is held beside the inputs and the results where nothing is streamed."""
    return "the values of pairs" if plain["held"] else "each value on the way"


def summed(direction, key, separator="\n"):
    """The operations of one direction: one formula, or that of each part with its name where these cannot be added."""
    if direction[key] is not None:
        return direction[key]
    parts = [(k["name"], k[key]) for k in direction["kernels"]] + [("torch", direction["statements"][key])]
    return separator.join(f"{name}: {text}" for name, text in parts if text != "0") or "0"


def _kernels(direction):
    table = whole_table("kernel", "bytes loaded", "bytes stored", title=direction["direction"], show_lines=True)
    for k in direction["kernels"]:
        table.add_row(k["name"], k["loaded"], k["stored"])
    statements = direction["statements"]
    if statements["definitions"]:
        table.add_row(f"torch: {', '.join(statements['definitions'])}", statements["bytes"], "(read and written)")
    return table


def _legends(console, direction):
    for k in direction["kernels"]:
        for name, meaning in k.get("where", {}).items():
            console.print(f"  {k['name']}: {name} = {meaning}", markup=False)


def _numbers(record, direction):
    """A column a length: the numbers fit into a terminal of 80 columns."""
    columns = [_column(row["plain"] if direction == "forward" else None, row[direction]) for row in record["numbers"]]
    lengths = (row["label"] for row in record["numbers"])
    table = whole_table(record["setting"]["axes"], *lengths, title=f"{direction}, numbers")
    for name in columns[0]:
        table.add_row(name, *(column[name] for column in columns))
    return table


def _column(held, streamed):
    shown = {}
    if held:
        pairs = held["held_bytes"]
        shown["held: operations"] = f"{held['operations']:.3g}"
        shown["held: a value of pairs"] = human(pairs[0] if pairs else 0)
        shown["held: moved"] = human(held["moved_bytes"])
    shown["streamed: operations"] = f"{streamed['operations']:.3g}"
    shown["streamed: exp"] = f"{streamed['functions'].get('exp', 0):.3g}"
    shown["streamed: requested"] = human(streamed["loaded"] + streamed["stored"] + streamed["statement_bytes"])
    shown["streamed: main memory"] = human(streamed["traffic"])
    shown["streamed: further memory"] = human(streamed["extra_memory"])
    return shown


def fixed_sizes(record):
    """The sizes that are the same in every line of numbers, in words."""
    rows = [row["sizes"] for row in record["numbers"]]
    fixed = {name: n for name, n in rows[0].items() if n != 1 and all(sizes[name] == n for sizes in rows)}
    return ", ".join(f"{name} = {n}" for name, n in fixed.items()) or "above"
