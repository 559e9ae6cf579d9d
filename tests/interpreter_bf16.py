"""bfloat16 in Triton's interpreter, for tests only.

The interpreter keeps bfloat16 as raw 16-bit integers: products multiply bit patterns, rounding truncates, element-wise
operations act on integers.  `install()` mends these before a kernel is launched, and says so to derive's runtime, which
refuses bfloat16 in the interpreter otherwise.
"""

import numpy as np
import triton.language as tl
from triton.runtime import interpreter

BUILDER = interpreter.InterpreterBuilder


def widened(bits):
    """float32 values of bfloat16 bit patterns."""
    return (bits.astype(np.uint32) << 16).view(np.float32)


def rounded(values):
    """bfloat16 bit patterns of float32 values, to the nearest, ties to even; NaN stays."""
    bits = np.ascontiguousarray(values, dtype=np.float32).view(np.uint32)
    nearest = ((bits + (0x7FFF + ((bits >> 16) & 1))) >> 16).astype(np.uint16)
    return np.where(np.isnan(values), np.uint16(0x7FC0), nearest).reshape(np.shape(values))


def is_bf16(handle):
    return not isinstance(handle.dtype, tl.pointer_type) and handle.dtype.scalar == tl.bfloat16


def install():
    """Replace the operations that mishandle bfloat16."""
    create_dot, cast, binary, unary = BUILDER.create_dot, BUILDER.cast_impl, BUILDER.binary_op, BUILDER.unary_op
    fp_to_fp = BUILDER.create_fp_to_fp
    nearest = interpreter._ir.ROUNDING_MODE.RTNE

    def new_dot(self, a, b, d, *rest):
        if is_bf16(a):
            a = interpreter.TensorHandle(widened(a.data), tl.float32)
            b = interpreter.TensorHandle(widened(b.data), tl.float32)
        return create_dot(self, a, b, d, *rest)

    def new_cast(self, src, dst_type):
        source, wanted = src.dtype.scalar, dst_type.scalar
        if source == tl.float32 and wanted == tl.bfloat16:
            return interpreter.TensorHandle(rounded(src.data), wanted)
        if source == tl.bfloat16 and wanted == tl.float32:
            return interpreter.TensorHandle(widened(src.data), wanted)
        return cast(self, src, dst_type)

    def new_fp_to_fp(self, src, dst_type, rounding_mode):
        source, wanted = src.dtype.scalar, dst_type.scalar
        if source == tl.float32 and wanted == tl.bfloat16 and rounding_mode == nearest:
            return interpreter.TensorHandle(rounded(src.data), wanted)
        return fp_to_fp(self, src, dst_type, rounding_mode)

    def new_binary(self, left, right, operation):
        if not (is_bf16(left) and is_bf16(right)):
            return binary(self, left, right, operation)
        out = operation(widened(left.data), widened(right.data))
        if out.dtype == np.bool_:
            return interpreter.TensorHandle(out, tl.int1)
        return interpreter.TensorHandle(rounded(out), tl.bfloat16)

    def new_unary(self, argument, operation):
        if is_bf16(argument):
            return interpreter.TensorHandle(rounded(operation(widened(argument.data))), tl.bfloat16)
        return unary(self, argument, operation)

    BUILDER.create_dot, BUILDER.cast_impl, BUILDER.binary_op = new_dot, new_cast, new_binary
    BUILDER.unary_op, BUILDER.create_fp_to_fp = new_unary, new_fp_to_fp
    interpreter.derive_exact_bfloat16 = True
