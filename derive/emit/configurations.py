"""Block sizes and launch options of Triton kernels: by the bytes of an element and the width that a tile holds."""

from derive.emit.layout import literal

WIDTHS = (32, 64, 128, 256)


def configurations(kernels):
    """The tables that a module carries: kernel -> (bytes, width) -> (rows, columns, warps, stages)."""
    table = {kernel.name: {key: settings(kernel, *key) for key in _keys()} for kernel in kernels}
    return f"CONFIGURATIONS = {literal(table)}"


def _keys():
    return [(size, width) for size in (2, 4, 8) for width in WIDTHS]


def settings(kernel, size, width):
    """Smaller tiles for wider elements, for kernels that hold more of them, and where a scatter needs room to turn."""
    heavy = len(kernel.stage.sums) + len(kernel.stage.values) > 6 or bool(kernel.stage.scatters)
    if size == 2:
        rows, columns, warps, stages = (
            (128, 64, 4 if width <= 64 else 8, 2) if not heavy else (64, 64, 4 if width <= 64 else 8, 1)
        )
    elif size == 4:
        rows, columns, warps, stages = (64, 32, 4, 2) if not heavy else (32, 32, 4, 1)
    else:
        rows, columns, warps, stages = (32, 16, 4, 1) if not heavy else (16, 16, 4, 1)
    if width > 128:
        rows, columns, stages = max(rows // 2, 16), max(columns // 2, 16), 1
    if kernel.stage.scatters:
        rows = min(rows, columns)
    return rows, columns, warps, stages
