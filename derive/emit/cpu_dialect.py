"""How the printed C++ spells functions, conditions and numbers; a text is that of one element, whatever its axes."""

from derive.emit.text import Text
from derive.errors import NotApplicable

FUNCTIONS = {
    **{name: (name + "({})", 0) for name in ("exp", "log", "sqrt", "sin", "cos", "tanh", "sinh", "cosh", "erf")},
    **{name: (name + "({})", 0) for name in ("sign", "floor", "sigmoid", "logsigmoid", "relu", "step", "finite")},
    "Abs": ("absolute({})", 0),
    "inverse": ("inverse({})", 0),
    "nearly_equal": ("nearly_equal({}, {})", 0),
    "maximum": ("maximum({}, {})", 0),
    "minimum": ("minimum({}, {})", 0),
    "maximum_number": ("maximum({}, {})", 0),
    "minimum_number": ("minimum({}, {})", 0),
}

# what the support headers and the frame of a kernel call their own
LOCALS = (
    *(
        "data",
        "strides",
        "sizes",
        "numbers",
        "threads",
        "task",
        "scratch",
        "blocks",
        "block",
        "lanes",
        "rows",
        "groups",
    ),
    *("group", "l", "r", "partial", "PARTIAL", "first", "last", "tile", "tiles", "narrow", "wide", "integer", "vec"),
    *("ivec", "dvec", "VL", "NV", "LANES", "ROWS", "UNROLL", "Rows", "Scratch", "infinity", "absolute", "inverse"),
    *(
        "nearly_equal",
        "maximum",
        "minimum",
        "larger",
        "real",
        "widened",
        "narrowed",
        "low_part",
        "mask",
        "as_mask",
        "select",
    ),
    *("select_if", "any", "all", "modulo", "floor_divide", "uniform", "load_lanes", "load_rows", "pack", "rows_of"),
    *("load_tile", "gather", "clamped", "store_lanes", "unpack", "store_tile", "add_tile", "contract", "accumulate"),
    *("accumulate_seen", "accumulate_visible", "cross_rows", "cross_lanes", "cross_rows_seen", "cross_lanes_seen"),
    *(
        "all_finite",
        "all_rows",
        "all_lanes",
        "whole_rows",
        "whole_lanes",
        "counts",
        "rescale",
        "parallel_for",
        "spread",
        "fill",
        "plus",
        "either",
        "derive",
        "std",
        "bfloat16",
        "half",
    ),
    *(
        "number_at",
        "combine",
        "cross",
        "add_rows",
        "sum_of",
        "edge",
        "reached",
        "reach",
        "Reach",
        "reach_from",
        "reach_until",
        "share",
        "turn",
        "load_part",
        "store_part",
        "iota",
    ),
    *(
        "shares",
        "leads",
        "lead",
        "Target",
        "RowSums",
        "is_direct",
        "shares_of",
        "rescale_rows",
        "contract_rows",
        "contract_few_rows",
        "contract_few_lanes",
        "accumulate_few_lanes",
        "dots",
        "store_line",
        "store_rows",
        "cross_visible",
        "as_mask",
        "Flushing",
    ),
    *("operand", "lane_operand", "block_operand", "operand_rows", "pack_operand", "operand_block", "BlockRows"),
    *("pairs", "operand_size", "lane_operand_size", "block_operand_size", "product", "rounded_up"),
    *("add_diagonals", "lane_numbers", "least", "largest", "rounded_down", "is_nan", "run", "KERNELS", "Kernels"),
    *("exp", "log", "sqrt", "sin", "cos", "tanh", "sinh", "cosh", "erf", "sign", "floor", "sigmoid", "logsigmoid"),
    *("in_range", "within", "reciprocal", "by_cases", "LEAST_FACTOR", "MOST_FACTOR"),
    *("relu", "step", "finite", "NULL", "EOF", "NAN", "INFINITY", "errno", "assert", "stdin", "stdout", "stderr"),
    *("M_PI", "M_E", "size_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "linux", "unix", "signbit", "isnan"),
)
KEYWORDS = (
    *(
        "alignas",
        "alignof",
        "and",
        "and_eq",
        "asm",
        "auto",
        "bitand",
        "bitor",
        "bool",
        "break",
    ),
    *(
        "case",
        "catch",
        "char",
        "char16_t",
        "char32_t",
        "class",
        "compl",
        "const",
        "constexpr",
    ),
    *(
        "const_cast",
        "continue",
        "decltype",
        "default",
        "delete",
        "do",
        "double",
        "dynamic_cast",
    ),
    *(
        "else",
        "enum",
        "explicit",
        "export",
        "extern",
        "false",
        "float",
        "for",
        "friend",
        "goto",
        "if",
    ),
    *(
        "inline",
        "int",
        "long",
        "mutable",
        "namespace",
        "new",
        "noexcept",
        "not",
        "not_eq",
        "nullptr",
    ),
    *(
        "operator",
        "or",
        "or_eq",
        "private",
        "protected",
        "public",
        "register",
        "reinterpret_cast",
    ),
    *(
        "return",
        "short",
        "signed",
        "sizeof",
        "static",
        "static_assert",
        "static_cast",
        "struct",
    ),
    *(
        "switch",
        "template",
        "this",
        "thread_local",
        "throw",
        "true",
        "try",
        "typedef",
        "typeid",
    ),
    *(
        "typename",
        "union",
        "unsigned",
        "using",
        "virtual",
        "void",
        "volatile",
        "wchar_t",
        "while",
    ),
    *(
        "xor",
        "xor_eq",
    ),
)


class CppDialect:
    """Texts of elements: a value that has fewer axes than are wanted needs no spreading."""

    name = "cpu"
    functions = FUNCTIONS
    minus_infinity = "-infinity"
    many_widths = False

    def number(self, text):
        """A plain number in the accumulation dtype."""
        return Text("0_w" if str(text) == "0.0" else str(text))

    def to_real(self, text):
        return Text(f"real({text})")

    def to_wide(self, text):
        return Text(f"narrowed({text})")

    def to_double(self, text):
        return Text(f"widened({text})")

    def align(self, text, *_):
        return text

    def size_condition(self, text):
        return text

    def scalar_condition(self, text):
        return text

    def uniform(self, seed, places):
        return Text(f"uniform({', '.join(map(str, (seed, *places)))})")

    def long(self, text):
        raise NotApplicable(
            "products of positions, or with a large number, do not fit into 32 bits", "use the blockwise backend"
        )

    def modulo(self, a, b):
        return Text(f"modulo({a}, {b})")

    def floor_divide(self, a, b):
        return Text(f"floor_divide({a}, {b})")

    def integer_extreme(self, e, parts):
        name = "maximum" if type(e).__name__ == "Max" else "minimum"
        text = parts[0]
        for part in parts[1:]:
            text = Text(f"{name}({text}, {part})")
        return text

    def constant_tile(self, text, _):
        return text

    def spread(self, text, *_):
        return text

    def inner_sum(self, text, *_):
        return text

    inner_max = inner_sum

    def columns_of(self, text, axes):
        return text, axes

    def copied(self, text):
        return text

    def once_a_width(self, text, *_):
        return text

    def is_rows(self, _):
        return False

    def always_select(self, condition, text, other):
        return Text(f"select({condition}, {text}, {self.number(other)})")
