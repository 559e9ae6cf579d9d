"""Triton's interpreter without needless work, for tests only; what it computes is the same.

A launch replaces the functions of triton.language by interpreted ones, and each call of a device function inside of it
would do so again; a function is parsed and compiled anew in every module that it is printed into; the types of blocks
and of tuples are built anew for every value.  Here each of these is done once.
"""

from functools import cache

import numpy as np
import triton.language as tl
from triton.runtime import interpreter

rewrite_ast = interpreter.FunctionRewriter.rewrite_ast
get_np_dtype = interpreter._get_np_dtype
compiled, blocks = {}, {}


def call(self, *arguments, **keywords):
    """Replace the language for a device function only where its kernel's launch has not."""
    languages = [x for x in self.fn.__globals__.values() if x is tl or x is tl.core]
    if any(tl.core.is_builtin(language.load) for language in languages):
        interpreter._patch_lang(self.fn)
    try:
        return self.rewrite()(*arguments, **keywords)
    except Exception as error:
        raise interpreter.InterpreterError(repr(error)) from error


def rewrite(self):
    """Functions of the same code, but for the place where it stands, share what they were compiled to."""
    fn = self.fn
    key = fn.__code__.replace(co_filename="", co_firstlineno=1)
    if key not in compiled:
        compiled[key] = rewrite_ast(self).__code__
    for name, value in vars(interpreter).items():
        fn.__globals__.setdefault(name, value)
    again = type(fn)(compiled[key], fn.__globals__, fn.__name__, fn.__defaults__)
    again.__annotations__ = fn.__annotations__
    return again


@cache
def np_dtype_of(name):
    return get_np_dtype(tl.dtype(name))


def np_dtype(dtype):
    element = dtype.element_ty if isinstance(dtype, tl.block_type) else dtype
    return np.dtype(np.uint64) if isinstance(element, tl.pointer_type) else np_dtype_of(element.name)


def with_element_ty(self, scalar):
    """The block type of that shape over another element type."""
    key = scalar.name, self.shape
    if key not in blocks:
        blocks[key] = tl.block_type(scalar, self.shape)
    return blocks[key]


def tuple_init(self, values, type=None):
    self.values = list(values)
    self._type = type if type is None or isinstance(type, tl.core.tuple_type) else tl.core.tuple_type(type)


def tuple_type(self):
    """Looked at only where a tuple is handed on."""
    if self._type is None:
        self._type = tl.core._type_for_tuple_values(self.values)
    return self._type


def install():
    interpreter.InterpretedFunction.__call__ = call
    interpreter.FunctionRewriter.rewrite_ast = rewrite
    interpreter._get_np_dtype = np_dtype
    tl.block_type.with_element_ty = with_element_ty
    tl.core.tuple.__init__ = tuple_init
    tl.core.tuple.type = property(tuple_type, lambda self, value: setattr(self, "_type", value))
