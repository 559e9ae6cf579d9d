"""Triton's interpreter without needless work, for tests only.

A kernel's launch replaces the functions of triton.language by interpreted ones; each call of a device function inside
of it does the same again, a few milliseconds a call.  `install()` leaves out what is replaced already.
"""

import triton.language as tl
from triton.runtime import interpreter


def install():
    """Replace the language for a device function only where its kernel's launch has not."""

    def call(self, *arguments, **keywords):
        languages = [x for x in self.fn.__globals__.values() if x is tl or x is tl.core]
        if any(tl.core.is_builtin(language.load) for language in languages):
            interpreter._patch_lang(self.fn)
        try:
            return self.rewrite()(*arguments, **keywords)
        except Exception as error:
            raise interpreter.InterpreterError(repr(error)) from error

    interpreter.InterpretedFunction.__call__ = call
