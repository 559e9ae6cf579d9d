"""From the shapes that a caller has, (..., L, D), to the axes of the program, (BATCH, HEADS, [GROUP,] L, D), and back.

Leading dimensions broadcast together, aligned at the right as everywhere in torch.  The last one is the head, the
others are the batch; a single one is the batch, unless the formula has tensors per head or grouped heads (then it is
the head).  Everything is a view (an expanded one has stride 0); only batch dimensions that cannot be merged are copied.

A mask, a bias added by an option and lengths never enlarge the result: they must broadcast to it, their own axes too.
"""

from dataclasses import dataclass

from derive.errors import (
    ConstraintBroken,
    DoesNotBroadcast,
    HeadsNotDivisible,
    LeadingDisagree,
    ReadOutside,
    SizesDisagree,
    WrongRank,
)
from derive.runtime.expressions import evaluate, fixed_points, names, written


@dataclass(frozen=True)
class Layout:
    """The leading dimensions of one call: the batch's shape, and the heads if the caller has a dimension for them."""

    batch: tuple
    heads: int
    key_heads: int
    has_heads: bool

    def heads_of(self, leading):
        """The number of heads of a tensor with these leading axes."""
        return self.heads if "GROUP" in leading else self.key_heads

    def leading(self, leading):
        """The caller's leading dimensions for these leading axes of the program."""
        shape = list(self.batch) if "BATCH" in leading else []
        if "HEADS" in leading and (self.has_heads or "BATCH" not in leading):
            shape.append(self.heads_of(leading))
        return shape

    def restored(self, value, tensor):
        """The shape of a returned tensor with the caller's leading dimensions."""
        return [*self.leading(value.leading), *tensor.shape[len(value.leading) :]]


def arrange(where, signature, tensors, params):
    """The tensors with the axes of the program, in the order of the signature, and the Layout.

    tensors: name -> tensor; params: name -> integer.  Raises the errors of shapes.
    """
    defining = [a for a in signature.tensors if not a.modifier]
    modifiers = [a for a in signature.tensors if a.modifier]
    tensors = dict(tensors)
    for argument in modifiers:
        while tensors[argument.name].dim() < len(argument.own):
            tensors[argument.name] = tensors[argument.name].unsqueeze(0)
    for argument in signature.tensors:
        _check_rank(where, argument, tensors[argument.name])
    layout = _layout(where, signature, defining or modifiers, tensors)
    sizes = _sizes(where, defining, modifiers, tensors, params)
    _check_constraints(where, signature, sizes)
    _check_reads(where, signature, sizes)
    arranged = [_arrange(where, layout, a, tensors[a.name], sizes) for a in signature.tensors]
    return arranged, layout


def _check_rank(where, argument, tensor):
    own, dims = len(argument.own), tensor.dim()
    axes = ", ".join(map(str, argument.own))
    if not argument.leading and dims != own:
        raise WrongRank(where, argument.name, tensor.shape, f"exactly ({axes})")
    if dims < own:
        raise WrongRank(where, argument.name, tensor.shape, f"(..., {axes}), at least {own}")
    if argument.leading and "BATCH" not in argument.leading and dims > own + 1:
        raise WrongRank(where, argument.name, tensor.shape, f"(heads, {axes}), at most {own + 1}")


def _lead(argument, tensor):
    return tuple(tensor.shape[: tensor.dim() - len(argument.own)])


def _layout(where, signature, defining, tensors):
    whole = [a for a in defining if "BATCH" in a.leading and "HEADS" in a.leading]
    ranks = [tensors[a.name].dim() - len(a.own) for a in whole]
    grouped = any("GROUP" in a.leading for a in signature.tensors)
    heads_first = grouped or any("HEADS" in a.leading and "BATCH" not in a.leading for a in signature.tensors)
    rank = max(ranks, default=0)
    only_weights = not whole and any("HEADS" in a.leading for a in defining)  # the heads of the projections
    has_heads = only_weights or rank > 1 or (rank == 1 and heads_first)
    batches, heads, key_heads = [], [], []
    for argument in defining:
        batch, head = _split(argument, tensors[argument.name], has_heads)
        if "BATCH" in argument.leading:
            batches.append((argument.name, batch))
        if "HEADS" in argument.leading:
            shared = grouped and "GROUP" not in argument.leading
            (key_heads if shared else heads).append((argument.name, (head,)))
    batch = _broadcast(where, "batch dimensions", batches, False)
    total = _broadcast(where, "numbers of heads", heads, not grouped)[0] if heads else 1
    shared = _broadcast(where, "numbers of key heads", key_heads, False)[0] if grouped else total
    if total % shared if shared else total:
        raise HeadsNotDivisible(where, total, shared)
    return Layout(batch, total, shared, has_heads)


def _split(argument, tensor, has_heads):
    """The batch's part of a tensor's leading dimensions, and its number of heads."""
    lead = _lead(argument, tensor)
    if "HEADS" not in argument.leading:
        return lead, 1
    if "BATCH" not in argument.leading:
        return (), lead[0] if lead else 1
    if not has_heads:
        return lead, 1
    return lead[:-1], lead[-1] if lead else 1


def _broadcast(where, what, shapes, grouped):
    """torch's rule, with the names of the tensors in the error."""
    result = []
    for _, shape in shapes:
        result = [1] * (len(shape) - len(result)) + result
        for n in range(1, len(shape) + 1):
            if result[-n] == 1:
                result[-n] = shape[-n]
            elif shape[-n] not in (1, result[-n]):
                raise LeadingDisagree(where, what, shapes, grouped)
    return tuple(result)


def _sizes(where, defining, modifiers, tensors, params):
    """The extent of every size; a modifier gives one only if no other tensor has it."""
    sizes, given_by = dict(params), {}
    for argument in (*defining, *modifiers):
        tensor = tensors[argument.name]
        for n, axis in enumerate(argument.own):
            extent = tensor.shape[tensor.dim() - len(argument.own) + n]
            if not isinstance(axis, str):
                continue
            if axis not in sizes:
                sizes[axis], given_by[axis] = extent, argument.name
            elif axis in params and extent != sizes[axis]:
                raise ConstraintBroken(where, axis, extent, f"the argument {axis}", sizes[axis])
            elif sizes[axis] != extent and not argument.modifier:
                first = given_by[axis]
                raise SizesDisagree(
                    where, axis, (first, tensors[first].shape, sizes[axis]), (argument.name, tensor.shape, extent)
                )
    return sizes


def _check_constraints(where, signature, sizes):
    """Constraints between sizes; what is negative counts as 0 (a table of N + M - 1 entries, for N = M = 0)."""
    for size, expression in signature.constraints:
        expected = evaluate(expression, sizes)
        expected = expected if expected > 0 else 0
        if sizes[size] != expected:
            fitting = fixed_points(size, expression, sizes) if size in names(expression) else ()
            raise ConstraintBroken(where, size, sizes[size], written(expression), expected, fitting[:3])


def _check_reads(where, signature, sizes):
    """A place that no index gives stands in the tensor that is read there."""
    for name, size, place in signature.reads:
        value = evaluate(place, sizes)
        if value < 0 or value >= sizes[size]:
            raise ReadOutside(where, name, written(place), value, size, sizes[size])


def _arrange(where, layout, argument, tensor, sizes):
    """One tensor with the axes of the program."""
    extents = [sizes[axis] if isinstance(axis, str) else evaluate(axis, sizes) for axis in argument.own]
    own = list(tensor.shape[tensor.dim() - len(extents) :])
    if not argument.modifier and own != extents:
        raise DoesNotBroadcast(where, argument.name, tensor.shape, extents, ", ".join(map(written, argument.own)))
    if not argument.leading:
        return tensor
    batch, _ = _split(argument, tensor, layout.has_heads)
    shape = [*layout.leading(argument.leading), *extents]
    if list(tensor.shape) == shape and len(shape) == len(argument.axes) and "GROUP" not in argument.leading:
        return tensor  # nothing to do: one batch dimension, the heads
    _check_broadcast(where, argument, tensor, shape)
    if "HEADS" in argument.leading:
        if tensor.dim() - len(extents) == len(batch):
            tensor = tensor.unsqueeze(len(batch))
        extents = [layout.heads_of(argument.leading), *extents]
    if "BATCH" in argument.leading:
        tensor = _merge_batch(layout.batch, batch, tensor, extents)
    else:
        tensor = tensor.expand(extents)
    if "GROUP" in argument.leading:
        group = layout.heads // layout.key_heads if layout.key_heads else 0
        tensor = tensor.unflatten(argument.leading.index("HEADS"), (layout.key_heads, group))
    return tensor


def _check_broadcast(where, argument, tensor, target):
    fits = tensor.dim() <= len(target)
    for n in range(1, tensor.dim() + 1):
        fits = fits and (tensor.shape[-n] == 1 or tensor.shape[-n] == target[-n])
    if not fits:
        axes = ", ".join(["...", *map(written, argument.own)])
        raise DoesNotBroadcast(where, argument.name, tensor.shape, target, axes)


def _merge_batch(shape, own_shape, tensor, rest):
    """One batch dimension out of several; a tensor that has only ones there is expanded, not copied."""
    count = 1
    for extent in shape:
        count = count * extent
    if all(extent == 1 for extent in own_shape):
        return tensor.reshape([1, *tensor.shape[len(own_shape) :]]).expand([count, *rest])
    return tensor.expand([*shape, *rest]).reshape([count, *rest])
