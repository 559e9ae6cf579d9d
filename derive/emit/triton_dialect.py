"""How Triton spells things: functions, alignment, and the helper functions that kernels may call."""

from derive.emit.text import ATOM, COMPARISON, PRODUCT, Text

FUNCTIONS = {
    "exp": ("tl.exp2({} * LOG2E)", PRODUCT),
    "log": ("tl.log({})", 0),
    "sqrt": ("tl.sqrt({})", 0),
    "sin": ("tl.sin({})", 0),
    "cos": ("tl.cos({})", 0),
    "erf": ("tl.erf({})", 0),
    "Abs": ("tl.abs({})", 0),
    "floor": ("tl.floor({})", 0),
    "tanh": ("tile_tanh({})", 0),
    "sigmoid": ("tile_sigmoid({})", 0),
    "logsigmoid": ("tile_logsigmoid({})", 0),
    "relu": ("tile_relu({})", 0),
    "step": ("tl.where({} > 0, 1.0, 0.0)", PRODUCT),
    "sign": ("tl.where({0} > 0, 1.0, tl.where({0} < 0, -1.0, 0.0))", PRODUCT),
    "finite": ("tile_finite({})", 0),
    "inverse": ("tile_inverse({})", 0),
    "nearly_equal": ("tile_nearly_equal({}, {})", 0),
    "maximum": ("tile_maximum({}, {})", 0),
    "minimum": ("tile_minimum({}, {})", 0),
    "maximum_number": ("tile_maximum({}, {})", 0),
    "minimum_number": ("tile_minimum({}, {})", 0),
}

HELPERS = {
    "tile_inverse": '''@triton.jit
def tile_inverse(x):
    """1 / x, and 0 where x is 0"""
    return tl.where(x == 0, 0.0, 1.0 / tl.where(x == 0, 1.0, x))
''',
    "tile_finite": '''@triton.jit
def tile_finite(x):
    """x, and 0 where x is -inf: the maximum of a row that saw nothing"""
    return tl.where(x == -float("inf"), 0.0, x)
''',
    "tile_nearly_equal": '''@triton.jit
def tile_nearly_equal(x, y):
    """x == y, but for the rounding of a sum that was added up in another order"""
    rounding: tl.constexpr = 2.0**-44 if x.dtype == tl.float64 else 2.0**-15
    return tl.abs(x - y) <= rounding * tl.abs(y)
''',
    "tile_two_parts": '''@triton.jit
def tile_two_parts(x, WIDE: tl.constexpr):
    """x, of float64, as high + low with both in WIDE; low is 0 where high is no finite number"""
    high = x.to(WIDE)
    return high, tl.where(tl.abs(high) < float("inf"), x - high.to(tl.float64), 0.0).to(WIDE)
''',
    "tile_maximum": '''@triton.jit
def tile_maximum(x, y):
    """the larger one; NaN if either is, on every version of Triton"""
    return tl.maximum(x, y, propagate_nan=tl.PropagateNan.ALL)
''',
    "tile_minimum": '''@triton.jit
def tile_minimum(x, y):
    """the smaller one; NaN if either is, on every version of Triton"""
    return tl.minimum(x, y, propagate_nan=tl.PropagateNan.ALL)
''',
    "row_maximum": '''@triton.jit
def row_maximum(x):
    """the maximum of each row; NaN if an entry is, which tl.max may overlook"""
    bad = tl.max((x != x).to(tl.int32), 1)
    return tl.where(bad > 0, float("nan"), tl.max(x, 1))
''',
    "tile_relu": '''@triton.jit
def tile_relu(x):
    """max(x, 0); NaN stays"""
    return tl.where(x < 0, 0.0, x)
''',
    "tile_sigmoid": '''@triton.jit
def tile_sigmoid(x):
    """1 / (1 + exp(-x)), from the exponential that cannot overflow"""
    small = tl.exp2(-tl.abs(x) * LOG2E)
    return tl.where(x < 0, small, 1.0) / (1.0 + small)
''',
    "tile_logsigmoid": '''@triton.jit
def tile_logsigmoid(x):
    """log(sigmoid(x)) = min(x, 0) - log(1 + exp(-|x|)), with the correction of log1p for a small exponential"""
    small = tl.exp2(-tl.abs(x) * LOG2E)
    above = 1.0 + small
    rest = above - 1.0
    log1p = tl.where(rest == 0.0, small, tl.log(above) * (small / tl.where(rest == 0.0, 1.0, rest)))
    return tl.where(x < 0, x, 0.0) - log1p
''',
    "tile_tanh": '''@triton.jit
def tile_tanh(x):
    """tanh: a rational form near 0 (Cephes), where 1 - 2 / (1 + exp(2 x)) would cancel; the exponential elsewhere"""
    z = x * x
    top = ((-9.64399179425052238628e-1 * z - 9.92877231001918586564e1) * z - 1.61468768441708447952e3) * z
    bottom = ((z + 1.12811678491632931402e2) * z + 2.23548839060100448583e3) * z + 4.84406305325125486048e3
    small = tl.exp2(-2.0 * tl.abs(x) * LOG2E)
    large = (1.0 - small) / (1.0 + small)
    return tl.where(tl.abs(x) < 0.625, x + x * (top / bottom), tl.where(x < 0, -large, large))
''',
    "tile_mixed": '''@triton.jit
def tile_mixed(x):
    """a hash of 32 bits ("lowbias32" by Wellons, 2018)"""
    x = (x ^ (x >> 16)) * 0x7FEB352D
    x = (x ^ (x >> 15)) * 0x846CA68B
    return x ^ (x >> 16)
''',
    "tile_seeded": '''@triton.jit
def tile_seeded(seed):
    """the hash that a seed begins with"""
    return tile_mixed(tl.cast(seed, tl.uint32) ^ 0x243F6A88)
''',
    "tile_hash": '''@triton.jit
def tile_hash(x, place):
    """the hash of another hash and a place"""
    return tile_mixed(x ^ (tl.cast(place, tl.uint32) * 0x9E3779B9))
''',
    "tile_uniform": '''@triton.jit
def tile_uniform(x, WIDE: tl.constexpr):
    """a hash as a number in [0, 1), a multiple of 2**-24; the same on every backend"""
    return tl.cast(tl.cast(x >> 8, tl.int32), WIDE) * (2.0**-24)
''',
    "tile_floor_divide": '''@triton.jit
def tile_floor_divide(a, b):
    """the floor of a / b for integers with b > 0, whatever sign the remainder has"""
    return (a - (a % b + b) % b) // b
''',
    "tile_modulo": '''@triton.jit
def tile_modulo(a, b):
    """a modulo b in 0..b-1, whatever sign the remainder has"""
    return (a % b + b) % b
''',
    "masked_dot": '''@triton.jit
def masked_dot(seen, left, right, total, PRECISION: tl.constexpr):
    """total + left @ right over what is seen; left is 0 elsewhere, and what right holds there has no influence"""
    good = tl.abs(right) < float("inf")
    total = tl.dot(left, tl.where(good, right, 0.0), total, input_precision=PRECISION, out_dtype=total.dtype)
    if tl.min(good.to(tl.int32)) == 0:
        shown = tl.broadcast_to(seen, left.shape).to(left.dtype)
        bad = tl.dot(shown, tl.where(good, 0.0, 1.0).to(left.dtype), input_precision=PRECISION)
        total = tl.where(bad > 0, float("nan"), total)
    return total
''',
    "tile_counts": '''@triton.jit
def tile_counts(lower, upper, full_lower, full_upper, BLOCK: tl.constexpr):
    """how many tiles come before those that every row sees whole, how many those are, how many follow"""
    before = tl.cdiv(tl.maximum(tl.minimum(full_lower, upper) - lower, 0), BLOCK)
    full = tl.maximum(tl.minimum(full_upper, upper) - (lower + before * BLOCK), 0) // BLOCK
    return before, full, tl.cdiv(tl.maximum(upper - (lower + (before + full) * BLOCK), 0), BLOCK)
''',
    "add_diagonals": '''@triton.jit
def add_diagonals(target, x, first, size, ROW: tl.constexpr, COLUMN: tl.constexpr):
    """target[first + ROW * r + COLUMN * c] += x[r, c], with ROW and COLUMN 1 or -1: the diagonals of a tile.

    Each row is rotated so that a diagonal becomes a column; the columns are then summed in a fixed order.  What was
    rotated past the edge belongs a whole tile further on.  No other program writes to `target`, and the barriers let
    this one read what it has written: no atomics, the same bits on every run.  There are no more rows than columns.
    """
    ROWS: tl.constexpr = x.shape[0]
    COLUMNS: tl.constexpr = x.shape[1]
    column = tl.arange(0, COLUMNS)
    origin = column[None, :] - ROW * COLUMN * tl.arange(0, ROWS)[:, None]
    inside = (origin >= 0) & (origin < COLUMNS)
    turned = tl.gather(x, origin & (COLUMNS - 1), 1)
    place = first + COLUMN * column
    here = (place >= 0) & (place < size)
    sums = tl.sum(tl.where(inside, turned, 0.0), 0)
    tl.store(target + place, tl.load(target + place, mask=here, other=0.0) + sums, mask=here)
    place += ROW * COLUMNS
    here = (place >= 0) & (place < size)
    sums = tl.sum(tl.where(inside, 0.0, turned), 0)
    tl.store(target + place, tl.load(target + place, mask=here, other=0.0) + sums, mask=here)
    tl.debug_barrier()
''',
}

HOST_HELPERS = {
    "target_of": '''def target_of(device):
    """which column of a table of configurations a device takes"""
    if torch.version.hip:
        return "hip"
    new = device.type == "cuda" and torch.cuda.get_device_capability(device)[0] >= 9
    return "cuda_9" if new else "cuda"
''',
    "configuration": '''def configuration(table, width, dtype, device, blocks):
    """(rows, columns, warps, stages) for the widest axis of a kernel's tiles; `blocks` = (rows, columns) overrides"""
    entries = table[target_of(device), dtype.itemsize]
    _, rows, columns, warps, stages = next((entry for entry in entries if width <= entry[0]), entries[-1])
    return (*(blocks or (rows, columns)), warps, stages)
''',
    "code_options": '''def code_options(device):
    """no fused multiply-add; on NVIDIA all registers, where the assembler would spill to run more programs at once"""
    options = {"enable_fp_fusion": False}
    return options if target_of(device) == "hip" else {**options, "maxnreg": 255}
''',
    "row_block": '''def row_block(width, blocks):
    """how many rows of a width a program takes; `blocks` = (rows, columns) overrides"""
    return blocks[0] if blocks else max(1, min(128, 4096 // padded(width)))
''',
    "padded": '''def padded(width):
    """a width as the power of two that a tile has, 16 or more"""
    return max(16, triton.next_power_of_2(width))
''',
}


class TritonTables:
    """Values are vectors or tiles; a text with fewer axes than are wanted is spread by broadcasting."""

    name = "triton"
    functions = FUNCTIONS
    minus_infinity = '-float("inf")'

    def to_real(self, text):
        return Text(
            f"tl.cast({text}, WIDE)"
        )  # of a number too: an index of a loop over a width is one in the interpreter

    def to_double(self, text):
        return Text(f"{text.at(ATOM)}.to(tl.float64)")

    def to_wide(self, text):
        return Text(f"{text.at(ATOM)}.to(WIDE)")

    def take_apart(self, names, text, _):
        """The names of the two parts of a value in float64."""
        self.walker.lines.append(f"{', '.join(names)} = tile_two_parts({text}, WIDE)")

    def size_condition(self, text):
        """A condition on sizes alone."""
        return text

    def scalar_condition(self, text):
        """A condition on a single value: the interpreter spreads a comparison of single floats as floats."""
        return Text(f"tl.where({text}, 1, 0) != 0", COMPARISON)

    def align(self, text, have, want):
        """Axes into the order of `want`, a None for each that is lacking."""
        have, want = tuple(have), tuple(want)
        if not have or have == want:
            return text
        order = tuple(x for x in want if x in have)
        if order != have:
            text = Text(f"tl.trans({text})")
        if order == want:
            return text
        return Text(f"{text.at(ATOM)}[{', '.join(':' if x in order else 'None' for x in want)}]")

    def uniform(self, seed, places):
        text = f"tile_seeded({seed})"
        for place in places:
            text = f"tile_hash({text}, {place})"
        return Text(f"tile_uniform({text}, WIDE)")

    def long(self, text):
        """An integer in 64 bits: products of two positions do not fit into 32."""
        return Text(f"tl.cast({text}, tl.int64)")

    def modulo(self, a, b):
        return Text(f"tile_modulo({a}, {b})")

    def floor_divide(self, a, b):
        return Text(f"tile_floor_divide({a}, {b})")

    def integer_extreme(self, e, parts):
        name = "maximum" if type(e).__name__ == "Max" else "minimum"
        text = parts[0]
        for part in parts[1:]:
            text = Text(f"tl.{name}({text}, {part})")
        return text
