"""The cost of a formula as tables in a terminal: held in full beside streamed, as formulas and as numbers."""

from rich.console import Console
from rich.table import Table

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
        f"Numbers for one batch entry and head, the sizes {_sizes(record)}, elements of {setting['itemsize']} bytes. "
        f"What is streamed again comes from main memory once it exceeds a fast memory of "
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
    table = Table("", "held in full", "streamed", title="formulas", show_lines=True)
    kernels = [k for d in record["streamed"] if d["direction"] == "forward" for k in d["kernels"]]
    forward = next(d for d in record["streamed"] if d["direction"] == "forward")
    products = "\n".join(k["multiplied"] for k in kernels if k["multiplied"] != "0") or "0"
    table.add_row("operations of products", plain["products"], products)
    table.add_row("all operations", plain["operations"], "\n".join(k["operations"] for k in kernels))
    held = "\n".join(f"{row['values']} times {row['elements']}" for row in plain["held"]) or "0"
    table.add_row("values of pairs held", held, "0: they exist on a tile only")
    table.add_row("further memory in bytes", "the values of pairs", forward["extra_memory"])
    again = "\n".join(k["loaded_again"] for k in kernels if k["loaded_again"] != "0") or "0"
    table.add_row("loaded once a block of rows, in bytes", "0", again)
    return table


def _kernels(direction):
    table = Table("kernel", "bytes loaded", "bytes stored", title=direction["direction"], show_lines=True)
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
    with_plain = direction == "forward"
    plain = ("held: operations", "a value of pairs", "moved") if with_plain else ()
    own = ("streamed: operations", "exp", "requested", "main memory", "further memory")
    table = Table("N = M", *plain, *own, title=f"{direction}, numbers")
    for row in record["numbers"]:
        held, here = row["plain"], row[direction]
        first = held["held_bytes"][0] if held["held_bytes"] else 0
        shown = (f"{held['operations']:.3g}", human(first), human(held["moved_bytes"])) if with_plain else ()
        table.add_row(
            f"{row['length']:,}",
            *shown,
            f"{here['operations']:.3g}",
            f"{here['functions'].get('exp', 0):.3g}",
            human(here["loaded"] + here["stored"] + here["statement_bytes"]),
            human(here["traffic"]),
            human(here["extra_memory"]),
        )
    return table


def _sizes(record):
    lengths = {row["length"] for row in record["numbers"]}
    sizes = record["numbers"][0]["sizes"]
    return ", ".join(f"{name} = {n}" for name, n in sizes.items() if n not in lengths and n != 1) or "above"
