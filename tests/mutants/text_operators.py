"""Mutants of printed modules: one node of the syntax tree of one function changed.

`text_mutants(text)` yields every place that an operator applies to, as Mutants that hold the text of a module.  Each
operator is a function node -> replacements (copies; the tree itself stays as it is).
"""

import ast
import collections
import copy
import itertools

from mutants.tile_operators import Mutant

CLOSER = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
SELECTS = ("tl.where", "torch.where", "select")
MAXIMA = ("torch.maximum", "tile_maximum", "tl.maximum")
MINIMA = ("min", "tl.minimum")
FINITE = {"finite": "torch.zeros_like", "tile_finite": "tl.zeros_like"}
LOOPS = ("tile_ranges", "tile_counts", "tiles")
LEFT_ALONE = ("configuration", "padded", "row_block", "target_of")  # they choose tile sizes: any choice is right


def text_mutants(text):
    """Every mutant of a printed module."""
    tree = ast.parse(text)
    parts = [ast.unparse(node) for node in tree.body]
    seen = set(parts)
    for at, function in enumerate(tree.body):
        if not isinstance(function, ast.FunctionDef) or function.name in LEFT_ALONE:
            continue
        count = collections.Counter()
        for operator, place, changed in _function_mutants(function):
            if changed not in seen:
                seen.add(changed)
                count[operator, place] += 1
                nth = f"  ({count[operator, place]})" if count[operator, place] > 1 else ""  # of equal statements
                text = "\n\n".join([*parts[:at], changed, *parts[at + 1 :]])
                yield Mutant(operator, f"{function.name}: {place}{nth}", text)


def _function_mutants(function):
    """(operator, place, text of the changed function)"""
    for call in ast.walk(function):
        if _called(call, *LOOPS):
            for node in ast.walk(call):
                node.bounds_a_loop = True
    for statement in _statements(function):
        for node, parent, field, index in _own_nodes(statement):
            for operator, replacements in OPERATORS.items():
                for new in replacements(node):
                    before = _first_line(statement)
                    _put(parent, field, index, new)
                    changed, after = ast.unparse(ast.fix_missing_locations(function)), _first_line(statement)
                    _put(parent, field, index, node)
                    yield operator, f"{before}  ->  {after}", changed
    for operator, place, changed in _branch_mutants(function):
        yield operator, place, changed


def _statements(function):
    for node in ast.walk(function):
        if isinstance(node, ast.stmt) and node is not function:
            yield node


def _own_nodes(statement):
    """(node, parent, field, index) of the expressions of a statement, without those of statements inside it."""
    waiting = [statement]
    while waiting:
        parent = waiting.pop()
        for field, value in ast.iter_fields(parent):
            for index, node in enumerate(value) if isinstance(value, list) else [(None, value)]:
                if isinstance(node, ast.AST) and not isinstance(node, ast.stmt):
                    yield node, parent, field, index
                    waiting.append(node)


def _put(parent, field, index, node):
    if index is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[index] = node


def _first_line(statement):
    text = ast.unparse(ast.fix_missing_locations(statement))
    return text.split("\n")[0] if isinstance(statement, (ast.For, ast.If, ast.While)) else " ".join(text.split())


def _branch_mutants(function):
    """`if partial: masked else: plain` with the plain branch in both."""
    for node in ast.walk(function):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.orelse:
            body, place = node.body, _first_line(node.body[0])
            node.body = node.orelse
            yield "product not masked", place, ast.unparse(function)
            node.body = body


def _called(node, *names):
    return isinstance(node, ast.Call) and ast.unparse(node.func) in names


def _parsed(text):
    return ast.parse(text, mode="eval").body


def _product(left, right):
    return ast.BinOp(copy.deepcopy(left), ast.Mult(), copy.deepcopy(right))


def off_by_one(node):
    if isinstance(node, ast.Compare) and type(node.ops[0]) in CLOSER:
        yield ast.Compare(node.left, [CLOSER[type(node.ops[0])]()], node.comparators)


def condition_dropped(node):
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd):
        yield from (node.left, node.right)


def mask_dropped(node):
    if _called(node, "tl.load", "tl.store") and any(k.arg == "mask" for k in node.keywords):
        yield ast.Call(node.func, node.args, [])


def select_multiplied(node):
    """x * seen instead of where(seen, x, 0); x + where(seen, 0, -inf) instead of where(seen, x, -inf)"""
    if not _called(node, *SELECTS) or len(node.args) != 3:
        return
    seen, x, other = node.args
    if ast.unparse(other) == "0.0":
        product = _product(x, seen)
        yield (
            _parsed(f"({ast.unparse(x)} if {ast.unparse(seen)} is None else {ast.unparse(product)})")
            if _called(node, "select")
            else product
        )
    elif "inf" in ast.unparse(other):
        barrier = ast.Call(node.func, [seen, ast.Constant(0.0), other], [])
        if _called(node, "select"):
            barrier = _parsed(
                f"(0.0 if {ast.unparse(seen)} is None else torch.where({ast.unparse(seen)}, 0.0, {ast.unparse(other)}))"
            )
        yield ast.BinOp(x, ast.Add(), barrier)


def select_dropped(node):
    if _called(node, *SELECTS) and len(node.args) == 3:
        yield node.args[1]


def product_not_masked(node):
    if _called(node, "masked_einsum"):
        spec, _, left, right = node.args
        yield ast.Call(_parsed("torch.einsum"), [spec, left, right], [])
    if _called(node, "masked_dot"):
        yield ast.Call(_parsed("tl.dot"), node.args[1:-1], [ast.keyword("input_precision", node.args[-1])])


def _is_correction(node):
    node = node.value if isinstance(node, ast.Subscript) else node
    return isinstance(node, ast.Name) and node.id.startswith("correction")


def correction_dropped(node):
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        if _is_correction(node.right):
            yield node.left
        if _is_correction(node.left):
            yield node.right


def correction_inverted(node):
    """exp(old - new) as exp(new - old)"""
    if _called(node, "torch.exp", "tl.exp", "tl.exp2") and "old_" in ast.unparse(node):
        yield ast.Call(node.func, [ast.UnaryOp(ast.USub(), node.args[0])], [])


def maximum_left_out(node):
    if _called(node, *MAXIMA):
        yield from node.args[:2]
    if isinstance(node, ast.Call) and ast.unparse(node.func) in FINITE:
        yield ast.Call(_parsed(FINITE[ast.unparse(node.func)]), node.args, [])
        yield node.args[0]


def nan_not_passed(node):
    if isinstance(node, ast.Call) and any(k.arg == "propagate_nan" for k in node.keywords):
        yield ast.Call(node.func, node.args, [])


def _is_scale(node):
    return (
        (isinstance(node, ast.Name) and node.id == "scale")
        or (isinstance(node, ast.Constant) and isinstance(node.value, float) and node.value not in (0.0, 1.0))
        or (isinstance(node, ast.Name) and node.id == "LOG2E")
    )


def scale_missing(node):
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Mult, ast.Div)):
        if _is_scale(node.left) and isinstance(node.op, ast.Mult):
            yield node.right
        if _is_scale(node.right):
            yield node.left


def scale_wrong(node):
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Mult, ast.Div)):
        for scale in (node.left, node.right):
            if _is_scale(scale):
                yield _product(scale, node) if isinstance(node.op, ast.Mult) else ast.BinOp(node, ast.Div(), scale)


def _with_argument(call, at, new):
    return ast.Call(call.func, [*call.args[:at], new, *call.args[at + 1 :]], call.keywords)


def _plus(node, other, sign=ast.Add):
    return ast.BinOp(node, sign(), other)


def full_too_wide(node):
    if _called(node, "tile_ranges", "tile_counts"):
        yield _with_argument(node, 2, _plus(node.args[2], ast.Constant(1), ast.Sub))
        yield _with_argument(node, 3, _plus(node.args[3], ast.Constant(1)))


def tile_skipped(node):
    if _called(node, *LOOPS):
        yield _with_argument(node, 0, _plus(node.args[0], node.args[-1]))
        yield _with_argument(node, 0, _plus(node.args[0], ast.Constant(1)))
        yield _with_argument(node, 1, _plus(node.args[1], ast.Constant(1), ast.Sub))
    if _called(node, "range") and len(node.args) == 3:
        yield _with_argument(node, 0, _plus(node.args[0], node.args[2]))
        yield _with_argument(node, 1, _plus(node.args[1], ast.Constant(1), ast.Sub))
    if _called(node, "range", "tl.static_range") and len(node.args) == 1:
        yield ast.Call(node.func, [ast.Constant(1), *node.args], [])
        yield ast.Call(node.func, [_plus(node.args[0], ast.Constant(1), ast.Sub)], [])
    if _called(node, "triton.cdiv", "tl.cdiv"):
        yield ast.BinOp(node.args[0], ast.FloorDiv(), node.args[1])


def bound_dropped(node):
    if not hasattr(node, "bounds_a_loop"):
        yield from _fewer_arguments(node)


def visible_bound_dropped(node):
    if _called(node, *LOOPS):
        yield from _looser_argument(node, 1)


def full_bound_dropped(node):
    if _called(node, "tile_ranges", "tile_counts"):
        yield from _looser_argument(node, 3)


def _looser_argument(call, at):
    """The call with one bound fewer in the minimum that is its argument, or in one inside it."""
    outer = call.args[at]
    for changed in _fewer_arguments(outer):
        yield _with_argument(call, at, changed)
    for place, part in enumerate(getattr(outer, "args", [])):
        for changed in _fewer_arguments(part):
            yield _with_argument(call, at, _with_argument(outer, place, changed))


def _fewer_arguments(node):
    if _called(node, *MINIMA):
        for at in range(len(node.args)):
            rest = [*node.args[:at], *node.args[at + 1 :]]
            yield rest[0] if len(rest) == 1 else ast.Call(node.func, rest, node.keywords)


def stride_swapped(node):
    """Two strides of one address; two strides of a launch; the axes of a view."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        yield from _strides_exchanged(node)
    if isinstance(node, ast.Attribute) and node.attr == "mT":
        yield node.value
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "permute":
        for at in range(len(node.args) - 1):
            first, second = node.args[at : at + 2]
            yield ast.Call(node.func, [*node.args[:at], second, first, *node.args[at + 2 :]], [])
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Subscript):
        strides = [at for at, x in enumerate(node.args) if isinstance(x, ast.Starred)]
        for here, there in itertools.pairwise(strides):
            args = list(node.args)
            args[here], args[there] = args[there], args[here]
            yield ast.Call(node.func, args, node.keywords)
    if _called(node, "tl.trans") and len(node.args) == 1:
        yield node.args[0]


def _strides_exchanged(node):
    names = [x.id for x in ast.walk(node) if isinstance(x, ast.Name) and x.id.endswith("_stride")]
    if not isinstance(node.right, ast.BinOp) or not ast.unparse(node.right.right).endswith("_stride"):
        return
    last = ast.unparse(node.right.right)
    for other in names:
        if other == last:
            continue
        swapped = copy.deepcopy(node)
        for x in ast.walk(swapped):
            if isinstance(x, ast.Name) and x.id in (last, other):
                x.id = other if x.id == last else last
        yield swapped


OPERATORS = {
    "off by one": off_by_one,
    "condition dropped": condition_dropped,
    "mask dropped": mask_dropped,
    "select replaced by multiply": select_multiplied,
    "select dropped": select_dropped,
    "product not masked": product_not_masked,
    "correction dropped": correction_dropped,
    "correction inverted": correction_inverted,
    "maximum left out": maximum_left_out,
    "NaN not passed": nan_not_passed,
    "scale missing": scale_missing,
    "scale wrong": scale_wrong,
    "FULL one too wide": full_too_wide,
    "a tile skipped": tile_skipped,
    "bound dropped": bound_dropped,
    "visible bound dropped": visible_bound_dropped,
    "FULL bound dropped": full_bound_dropped,
    "stride swapped": stride_swapped,
}
