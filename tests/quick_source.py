"""The functions that Triton's interpreter runs, rewritten without needless work, for tests only; they are the same.

The interpreter finds the text of each function by reading Python's tokens and walks through all of its syntax tree.
Here a file is parsed once, and only its statements are walked through.
"""

import ast
import inspect
import linecache
from functools import lru_cache
from types import CodeType

from triton.runtime import interpreter

rewrite_ast = interpreter.FunctionRewriter.rewrite_ast
compiled = {}


def rewrite(self):
    """Functions of the same code, but for the place where it stands, share what they were compiled to."""
    fn = self.fn
    key = fn.__code__.replace(co_filename="", co_firstlineno=1)
    if key not in compiled:
        compiled[key] = quickly(fn) or rewrite_ast(self).__code__
    for name, value in vars(interpreter).items():
        fn.__globals__.setdefault(name, value)
    again = type(fn)(compiled[key], fn.__globals__, fn.__name__, fn.__defaults__)
    again.__annotations__ = fn.__annotations__
    return again


def quickly(fn):
    """The code of a function of a file with every assigned value made a tensor; None for any other function."""
    path = inspect.getsourcefile(fn)
    linecache.checkcache(path)
    # each is taken out once, since it is changed in place
    node = definitions("".join(linecache.getlines(path))).pop((fn.__name__, fn.__code__.co_firstlineno), None)
    if node is None:
        return None
    make_tensors(node.body)
    node.decorator_list = []
    whole = compile(ast.Module([node], []), path, "exec")
    return next(c for c in whole.co_consts if isinstance(c, CodeType) and c.co_name == fn.__name__)


@lru_cache(maxsize=16)
def definitions(text):
    """(name, first line) -> the syntax tree of each function at the outermost level of a file."""
    found = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    return {(node.name, min([node.lineno, *(d.lineno for d in node.decorator_list)])): node for node in found}


def make_tensors(statements):
    """x = value becomes x = interpreter_semantic.to_tensor(value, False), as the interpreter's own transformer does."""
    for node in statements:
        if isinstance(node, ast.Assign):
            if len(node.targets) > 1:
                raise ValueError("Multiple assignments are not supported")
            module = ast.copy_location(ast.Name("interpreter_semantic", ast.Load()), node)
            made = ast.copy_location(ast.Attribute(module, "to_tensor", ast.Load()), node)
            unchecked = ast.copy_location(ast.Constant(False), node)
            node.value = ast.copy_location(ast.Call(made, [node.value, unchecked], []), node)
        for part in ("body", "orelse", "finalbody", "handlers", "cases"):
            make_tensors(getattr(node, part, ()))
