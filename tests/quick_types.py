"""Types and values of Triton's interpreter without needless work, for tests only; what they hold is the same.

A value carries its type, shape and count; the interpreter builds these anew for every value, prints the shape into a
name that nobody reads, and casts both sides of each integer operation to look for an overflow that it reports in debug
mode only.
"""

import numpy as np
import triton.language as tl
from triton.language.semantic import TritonSemantic
from triton.runtime import interpreter

core = tl.core
block_init, block_to_ir, dtype_eq = tl.block_type.__init__, tl.block_type.to_ir, core.dtype.__eq__
check_types = TritonSemantic.binary_op_type_checking_impl
look_for_overflow = TritonSemantic.binary_op_sanitize_overflow_impl
broadcast_values = TritonSemantic.broadcast_impl_value
handle_is_valid = interpreter.TensorHandle.__post_init__
shapes, told, blocks = {}, {}, {}
NUMBERS = {t.name for t in (tl.int1, tl.int8, tl.int16, tl.int32, tl.int64, tl.float16, tl.bfloat16)}
NUMBERS |= {t.name for t in (tl.uint8, tl.uint16, tl.uint32, tl.uint64, tl.float32, tl.float64)}


def make_block(self, element_ty, shape):
    """A shape that has passed the checks once need not pass them again."""
    sizes = tuple([x.value if isinstance(x, tl.constexpr) else x for x in shape])
    if not all(type(n) is int for n in sizes):
        block_init(self, element_ty, shape)
        return
    if sizes not in shapes:
        block_init(self, element_ty, shape)
        shapes[sizes] = self.shape, self.numel, str(self.shape)
    self.element_ty = element_ty
    self.shape, self.numel, shown = shapes[sizes]
    self.name = f"<{shown}, {element_ty}>"


def with_element_ty(self, scalar):
    """The block type of that shape over another element type."""
    key = scalar.name, *self.shape.values
    if key not in blocks:
        blocks[key] = tl.block_type(scalar, self.shape)
    return blocks[key]


def block_eq(self, other):
    if self is other:
        return True
    alike = isinstance(other, tl.block_type) and self.shape.values == other.shape.values
    return alike and self.element_ty == other.element_ty


def to_ir(self, builder):
    """To the interpreter a type is itself."""
    plain = builder is interpreter.interpreter_builder and type(self.element_ty) is core.dtype
    return self if plain else block_to_ir(self, builder)


def scalar_eq(self, other):
    return self.name == other.name if isinstance(other, core.dtype) else dtype_eq(self, other)


def make_tensor(self, handle, type):
    """The shape of a value and its count are those of its type."""
    sizes = tuple(type.shape.values) if type.is_block() else ()
    if sizes not in told:
        told[sizes] = core.tuple([tl.constexpr(n) for n in sizes]), tl.constexpr(int(np.prod(sizes, dtype=object)))
    self.handle, self.type, self.dtype = handle, type, type.scalar
    self.shape, self.numel = told[sizes]


def make_handle(self, data, dtype, attr=None):
    self.data, self.dtype, self.attr = data, dtype, {} if attr is None else attr
    if data.itemsize > 1 and not isinstance(dtype, tl.pointer_type) and data.itemsize * 8 > dtype.primitive_bitwidth:
        handle_is_valid(self)


def check_operands(self, lhs, rhs, allow_lhs_ptr=False, allow_rhs_ptr=False, arithmetic_check=True, div_or_mod=False):
    """Two values of one type of numbers need neither a check nor a cast."""
    if type(lhs) is type(rhs) is tl.tensor and lhs.dtype is rhs.dtype and not div_or_mod and lhs.dtype.name in NUMBERS:
        return self.broadcast_impl_value(lhs, rhs)
    return check_types(self, lhs, rhs, allow_lhs_ptr, allow_rhs_ptr, arithmetic_check, div_or_mod)


def broadcast(self, lhs, rhs):
    left, right = lhs.type, rhs.type
    if left.is_block() and right.is_block() and left.shape.values == right.shape.values:
        return lhs, rhs
    return broadcast_values(self, lhs, rhs)


def overflow(self, lhs, rhs, operation):
    if self.builder.options.debug:
        look_for_overflow(self, lhs, rhs, operation)


def install():
    block = tl.block_type
    block.__init__, block.__eq__, block.to_ir, block.with_element_ty = make_block, block_eq, to_ir, with_element_ty
    core.dtype.__eq__ = scalar_eq
    tl.tensor.__init__, interpreter.TensorHandle.__init__ = make_tensor, make_handle
    TritonSemantic.binary_op_type_checking_impl = check_operands
    TritonSemantic.broadcast_impl_value = broadcast
    TritonSemantic.binary_op_sanitize_overflow_impl = overflow
