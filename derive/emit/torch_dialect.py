"""How torch spells things: functions, alignment of axes, contractions, and the helper functions its code may need."""

from derive.emit.text import ATOM, PRODUCT, Text
from derive.formula import Index
from derive.program import indices_of

FUNCTIONS = {
    "exp": ("torch.exp({})", 0),
    "log": ("torch.log({})", 0),
    "sqrt": ("torch.sqrt({})", 0),
    "sin": ("torch.sin({})", 0),
    "cos": ("torch.cos({})", 0),
    "tanh": ("torch.tanh({})", 0),
    "sinh": ("torch.sinh({})", 0),
    "cosh": ("torch.cosh({})", 0),
    "erf": ("torch.erf({})", 0),
    "Abs": ("torch.abs({})", 0),
    "sign": ("torch.sign({})", 0),
    "floor": ("torch.floor({})", 0),
    "sigmoid": ("torch.sigmoid({})", 0),
    "logsigmoid": ("torch.nn.functional.logsigmoid({})", 0),
    "relu": ("torch.relu({})", 0),
    "step": ("{}.gt(0).to(wide)", ATOM),
    "finite": ("finite({})", 0),
    "inverse": ("inverse({})", 0),
    "nearly_equal": ("nearly_equal({}, {})", 0),
    "maximum": ("torch.maximum({}, {})", 0),
    "minimum": ("torch.minimum({}, {})", 0),
    "maximum_number": ("torch.clamp({}, min={})", 0),
    "minimum_number": ("torch.clamp({}, max={})", 0),
}

HELPERS = {
    "inverse": '''def inverse(x):
    """1 / x, and 0 where x is 0"""
    if not isinstance(x, torch.Tensor):  # a number that the caller gave
        return 1.0 / x if x else 0.0
    return torch.where(x == 0, 0.0, 1.0 / x)
''',
    "finite": '''def finite(x):
    """x, and 0 where x is -inf: the maximum of a row that saw nothing"""
    return torch.where(x == -float("inf"), 0.0, x)
''',
    "nearly_equal": '''def nearly_equal(x, y):
    """x == y, but for the rounding of a sum that was added up in another order"""
    return (x - y).abs() <= 256 * torch.finfo(x.dtype).eps * y.abs()
''',
    "mixed": '''def mixed(x):
    """a hash of 32 bits ("lowbias32" by Wellons, 2018); 0x846CA68B less 2**32, so that no product exceeds 64 bits"""
    x = x & 0xFFFFFFFF
    x = (x ^ x >> 16) * 0x7FEB352D & 0xFFFFFFFF
    x = (x ^ x >> 15) * -0x7B935975 & 0xFFFFFFFF
    return x ^ x >> 16
''',
    "uniform": '''def uniform(dtype, seed, *places):
    """a number in [0, 1) for each seed and place, the same on every backend: multiples of 2**-24 from a hash"""
    x = mixed((seed.long() if isinstance(seed, torch.Tensor) else seed) ^ 0x243F6A88)
    for place in places:
        x = mixed(x ^ place * 0x9E3779B9)
    return torch.as_tensor(x >> 8).to(dtype) * 2.0**-24
''',
    "two_parts": '''def two_parts(x, dtype):
    """x, of float64, as high + low with both in dtype; low is 0 where high is no finite number"""
    high = x.to(dtype)
    return high, torch.where(torch.isfinite(high), x - high, 0.0).to(dtype)
''',
    "select": '''def select(seen, x, other):
    """x where it is seen and `other` elsewhere, whatever x holds there; seen = None: everything is"""
    return x if seen is None else torch.where(seen, x, other)
''',
    "largest": '''def largest(x, axes):
    """the maximum over some axes, -inf over none; a NaN stays"""
    axes = axes if isinstance(axes, tuple) else (axes,)
    return x.amax(axes) if all(x.shape[axis] for axis in axes) else x.sum(axes) - float("inf")
''',
    "masked_einsum": '''def masked_einsum(spec, seen, left, right):
    """einsum over what is seen: a NaN or an infinity elsewhere in `right` has no influence; `left` is 0 there"""
    good = torch.isfinite(right)
    if seen is None or (right.device.type == "cpu" and good.all()):  # elsewhere to ask would be to wait
        return torch.einsum(spec, left, right)
    out = torch.einsum(spec, left, torch.where(good, right, 0.0))
    bad = torch.einsum(spec, seen.expand(left.shape).to(left.dtype), (~good).to(left.dtype))
    return torch.where(bad > 0, float("nan"), out)
''',
    "take": '''def take(x, place):
    """x[..., place]; a place outside belongs to a pair that nobody sees, and reads the nearest entry"""
    last = x.shape[-1] - 1
    return x[..., min(max(place, 0), last) if isinstance(place, int) else place.clamp(0, last)]
''',
    "antidiagonal_sums": '''def antidiagonal_sums(x):
    """y[..., n] = sum of x[..., i, j] over i + j = n: the rows are shifted against each other, then added in order"""
    rows, columns = x.shape[-2:]
    if rows * columns == 0:
        return x.new_zeros((*x.shape[:-2], max(rows + columns - 1, 0)))
    wide_rows = torch.nn.functional.pad(x, (0, rows)).flatten(-2)
    width = rows + columns - 1
    return wide_rows[..., : rows * width].unflatten(-1, (rows, width)).sum(-2)
''',
    "add_at": '''def add_at(target, start, values):
    """target[..., start + n] += values[..., n] at the places that exist"""
    low, high = max(start, 0), min(start + values.shape[-1], target.shape[-1])
    if low < high:
        target[..., low:high] += values[..., low - start : high - start]
''',
    "tiles": '''def tiles(lower, upper, block):
    """(start, stop) of the tiles of lower..upper"""
    for start in range(lower, upper, block):
        yield start, min(start + block, upper)
''',
    "highest": '''def highest(x):
    """the largest of some integers, 0 if there is none"""
    return int(x.max()) if x.numel() else 0
''',
    "lowest": '''def lowest(x):
    """the smallest of some integers, 0 if there is none"""
    return int(x.min()) if x.numel() else 0
''',
    "tile_ranges": '''def tile_ranges(lower, upper, full_lower, full_upper, block):
    """(start, stop, whether every row of the block sees all of it) of the tiles of lower..upper, in order"""
    start = lower
    while start < upper:
        stop = min(start + block, upper)
        yield start, stop, full_lower <= start and stop <= full_upper
        start = stop
''',
}


class TorchDialect:
    """Values are tensors with named axes; a text with fewer axes than are wanted is spread by broadcasting."""

    name = "torch"
    functions = FUNCTIONS
    minus_infinity = "-float('inf')"

    def to_real(self, text):
        return Text(f"{text.at(ATOM)}.to(wide)")

    def to_double(self, text):
        return Text(f"{text.at(ATOM)}.double()")

    def size_condition(self, text):
        """A condition on sizes alone, which is a boolean of Python."""
        return Text(f"torch.full((), {text}, device=device)")

    def scalar_condition(self, text):
        """A condition on a single value, to be combined with others that have axes."""
        return text

    def align(self, text, have, want):
        """Axes into the order of `want`, and a None for each that is lacking behind the first."""
        order = tuple(x for x in want if x in have)
        if order != tuple(have):
            text = self.permuted(text, have, order)
        slots = [":" if x in order else "None" for x in want]
        while slots and slots[0] == "None":
            slots.pop(0)
        if "None" not in slots:
            return text
        first = slots.index("None")
        last = len(slots) - slots[::-1].index("None")
        tail = slots[first:last] if len(order) - first == 0 else slots[first:]
        return Text(f"{text.at(ATOM)}[{', '.join(['...', *tail] if first else tail)}]")

    def permuted(self, text, have, order):
        if len(have) >= 2 and tuple(have[:-2]) == order[:-2]:
            return Text(f"{text.at(ATOM)}.mT")
        return Text(f"{text.at(ATOM)}.permute({', '.join(str(have.index(x)) for x in order)})")

    def uniform(self, seed, places):
        return Text(f"uniform({', '.join(map(str, ('wide', seed, *places)))})")

    def long(self, text):
        """An integer in 64 bits, which torch has already."""
        return text

    def modulo(self, a, b):
        return Text(f"{a.at(PRODUCT)} % {b.at(ATOM)}", PRODUCT)

    def floor_divide(self, a, b):
        return Text(f"{a.at(PRODUCT)} // {b.at(ATOM)}", PRODUCT)

    def integer_extreme(self, e, parts):
        name = "maximum" if type(e).__name__ == "Max" else "minimum"
        text = parts[0]
        for part in parts[1:]:
            text = Text(f"torch.{name}({text}, {part})")
        return text


def inside(place, text, size):
    """The text of a place of a gather.  What is no index may lie outside, for what nobody sees, and is moved inside."""
    if isinstance(place, Index) or place == 0:
        return str(text)
    return f"{text.at(ATOM)}.clamp(0, {size} - 1)" if indices_of(place) else f"min(max({text}, 0), {size} - 1)"


def letters(axes):
    """One letter an axis, the index's own where it can be: (batch, head, i, d) -> b, h, i, d."""
    table = {}
    for x in axes:
        pool = [x.name[0].lower(), *"abcdefghijklmnopqrstuvwxyz"]
        table[x] = next(c for c in pool if c.isascii() and c.isalpha() and c not in table.values())
    return table


def einsum_spec(operands, out):
    """The specification of a contraction of operands given by their axes."""
    table = letters(dict.fromkeys(x for axes in (*operands, out) for x in axes))
    return ",".join("".join(table[x] for x in axes) for axes in operands) + "->" + "".join(table[x] for x in out)
