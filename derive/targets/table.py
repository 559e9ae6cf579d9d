"""What kernels compile to, as a table."""

STATIC = (
    "What the kernels compile to without a GPU, and what the cost model predicts at batch 4, 16 heads, N = 4096. The "
    "roofline is a time that the GPU cannot undercut by its data sheet; nothing here is a measured speed."
)


def static_table(rows):
    """(heads, lines) of what kernels compile to, and of the predictions, a line for each GPU of a target."""
    heads = ("kernel", "dtype", "width", "target", "tile", "registers", "spills", "shared", "matrix", "inner loop")
    heads += ("GPU", "MiB", "operations a byte", "roofline ms", "limit")
    lines = []
    for r in rows:
        name = f"{r['module']} {r['kernel']}"
        first = [name, r["dtype"], str(r["width"]), r["target"]]
        if "error" in r:
            lines.append([*first, r["error"].splitlines()[0], *[""] * (len(heads) - 5)])
            continue
        tile = " x ".join(str(n) for n in r["launch"][:2] if n)
        first += [tile, *(str(r[k]) for k in ("registers", "spills", "shared", "matrix", "inner_loop"))]
        for gpu, p in r.get("predicted", {}).items() or [("", None)]:
            lines.append([*first, gpu, *(_prediction(p) if p else [""] * 4)])
    return heads, lines


def _prediction(p):
    intensity = "-" if p["operations_a_byte"] is None else f"{p['operations_a_byte']:.0f}"
    return [f"{p['bytes'] / 2**20:.0f}", intensity, f"{p['roofline_seconds'] * 1e3:.3g}", p["limit"]]
