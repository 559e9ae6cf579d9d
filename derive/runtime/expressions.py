"""Small expressions over sizes, as a SIGNATURE holds them: "2*R + 1", "1/sqrt(D)".

They are read once, into nested tuples, and evaluated over integers (symbolic ones too, while a graph is traced).
Division is total, x / 0 = 0, as in the proofs.
"""

import ast
import math

from derive.errors import BadSignature

OPERATORS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%", ast.Pow: "**"}
SIGNS = tuple(OPERATORS.values())
FUNCTIONS = {"sqrt": math.sqrt, "exp": math.exp, "log": math.log, "floor": math.floor, "ceiling": math.ceil}


def parse(text, where):
    """The expression as nested tuples: a number, a name, or (operator, argument, ...)."""
    try:
        return _read(ast.parse(str(text), mode="eval").body)
    except (SyntaxError, KeyError, AttributeError, TypeError):
        raise BadSignature(where, f"the expression {text!r} cannot be read") from None


def _read(node):
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
        return node.value
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return "*", -1, _read(node.operand)
    if isinstance(node, ast.BinOp):
        return OPERATORS[type(node.op)], _read(node.left), _read(node.right)
    if isinstance(node, ast.Call) and (node.func.id in FUNCTIONS or node.func.id in ("Max", "Min")):
        return node.func.id, *map(_read, node.args)
    raise TypeError(node)


def names(expression):
    """The names of sizes in a parsed expression."""
    if isinstance(expression, str):
        return {expression}
    if isinstance(expression, tuple):
        return set().union(*map(names, expression[1:]))
    return set()


def evaluate(expression, sizes):
    """The value of a parsed expression; sizes: name -> integer."""
    if isinstance(expression, str):
        return sizes[expression]
    if not isinstance(expression, tuple):
        return expression
    operator, *arguments = expression
    values = [evaluate(argument, sizes) for argument in arguments]
    if operator in FUNCTIONS:
        return FUNCTIONS[operator](values[0])
    if operator in ("Max", "Min"):
        return max(values) if operator == "Max" else min(values)
    return _binary(operator, values[0], values[1])


def fixed_points(size, expression, sizes, limit=64):
    """The values of a size, up to a limit, that an expression in it gives back: the odd ones, for 2 (K//2) + 1."""
    return tuple(n for n in range(limit) if evaluate(expression, {**sizes, size: n}) == n)


def _binary(operator, a, b):
    if operator == "+":
        return a + b
    if operator == "-":
        return a - b
    if operator == "*":
        return a * b
    if operator == "**":
        return 0.0 if a == 0 and b < 0 else a**b
    if b == 0:
        return 0
    return a // b if operator == "//" else a % b if operator == "%" else a / b


def written(expression):
    """A parsed expression as a person writes it."""
    if not isinstance(expression, tuple):
        return str(expression)
    operator, *parts = expression
    if operator in FUNCTIONS or operator in ("Max", "Min"):
        return f"{operator}({', '.join(map(written, parts))})"
    texts = [f"({written(part)})" if isinstance(part, tuple) and part[0] in SIGNS else written(part) for part in parts]
    return f" {operator} ".join(texts)
