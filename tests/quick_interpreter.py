"""Triton's interpreter without needless work, for tests only; what it computes is the same.

A launch replaces the functions of triton.language by interpreted ones, and each call of a device function inside of it
would do so again; a function is parsed and compiled anew in every module that it is printed into; the types of blocks
and of tuples are built anew for every value.  Here each of these is done once.
"""

import inspect
from functools import cache

import numpy as np
import quick_source
import quick_types
import triton.language as tl
from triton.runtime import interpreter

get_np_dtype = interpreter._get_np_dtype
CHECKING = tl.core.builtin(lambda: None).__code__  # of what `builtin` wraps around a function


def call(self, *arguments, **keywords):
    """Replace the language for a device function only where its kernel's launch has not."""
    languages = [x for x in self.fn.__globals__.values() if x is tl or x is tl.core]
    if any(tl.core.is_builtin(language.load) for language in languages):
        interpreter._patch_lang(self.fn)
    try:
        return self.rewrite()(*arguments, **keywords)
    except Exception as error:
        raise interpreter.InterpreterError(repr(error)) from error


@cache
def interpreted(package):
    """(name, builtin function, the interpreted one) of all builtin functions of a module or a class."""
    found = [(name, member) for name, member in inspect.getmembers(package) if tl.core.is_builtin(member)]
    return [(name, member, with_semantic(member)) for name, member in found]


def with_semantic(member):
    semantic = interpreter.interpreter_semantic
    function = member.__wrapped__ if getattr(member, "__code__", None) is CHECKING else member

    def called(*arguments, **keywords):
        keywords["_semantic"] = semantic
        return function(*arguments, **keywords)

    return called


def patch_builtin(package, builder, scope):
    """What is replaced already is left alone."""
    for name, member, new in interpreted(package):
        if getattr(package, name) is member:
            scope.set_attr(package, name, new)


@cache
def np_dtype_of(name):
    return get_np_dtype(tl.dtype(name))


def np_dtype(dtype):
    element = dtype.element_ty if isinstance(dtype, tl.block_type) else dtype
    return np.dtype(np.uint64) if isinstance(element, tl.pointer_type) else np_dtype_of(element.name)


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
    interpreter.FunctionRewriter.rewrite_ast = quick_source.rewrite
    interpreter._get_np_dtype = np_dtype
    interpreter._patch_builtin = patch_builtin
    tl.core.tuple.__init__ = tuple_init
    tl.core.tuple.type = property(tuple_type, lambda self, value: setattr(self, "_type", value))
    quick_types.install()
