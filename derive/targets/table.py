"""What kernels compile to, and what is predicted of them, as the cells of two tables."""

STATIC = (
    "What the kernels compile to without a GPU: registers of a thread, what is spilled, bytes of shared memory, matrix "
    "instructions in all and products that have none (off), instructions of the inner loops (tiles that every row sees "
    "whole / tiles that need a mask), seconds that the compiler took. What the cost model predicts at batch 4, "
    "16 heads, N = 4096: bytes through main memory, operations of products for each. The roofline is a time that the "
    "GPU cannot undercut by its data sheet; nothing here is a measured speed."
)
SETTING = ("dtype", "width", "target")
HEADS = (*SETTING, "tile", "warps", "regs", "spills", "shared", "mma", "off", "loop", "s")
PREDICTED = (*SETTING, "GPU", "MiB", "op / byte", "roofline ms", "limit")


def compiled_cells(row):
    """One line: what the compiler says, or why it refuses."""
    first = [row["dtype"], str(row["width"]), row["target"]]
    if "error" in row:
        return [[*first, row["error"].splitlines()[0], *[""] * (len(HEADS) - 4)]]
    rows, columns, warps, _ = row["launch"]
    tile = "x".join(str(n) for n in (rows, columns) if n)
    numbers = (row[key] for key in ("registers", "spills", "shared", "matrix", "scalar_products"))
    loops = "/".join(map(str, row["inner_loops"])) or "-"
    return [[*first, tile, str(warps), *map(str, numbers), loops, f"{row['seconds']:.1f}"]]


def predicted_cells(row):
    """A line for each GPU of the target."""
    first = [row["dtype"], str(row["width"]), row["target"]]
    lines = []
    for gpu, found in row.get("predicted", {}).items():
        intensity = "-" if found["operations_a_byte"] is None else f"{found['operations_a_byte']:.0f}"
        milliseconds = f"{found['roofline_seconds'] * 1e3:.3g}"
        lines.append([*first, gpu, f"{found['bytes'] / 2**20:.0f}", intensity, milliseconds, found["limit"]])
    return lines
