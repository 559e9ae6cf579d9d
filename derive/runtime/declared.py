"""What a generated module returned, against what its SIGNATURE says."""

import torch

from derive.errors import GeneratedMismatch


def as_declared(name, declared, results, expected, arguments):
    """The results as a tuple (one alone: the tensor), contiguous; GeneratedMismatch if shape or dtype is another.

    What shares its memory with an argument or with another result is copied: torch's operators may not return that.
    """
    if len(results) != len(expected):
        raise GeneratedMismatch(name, "its results", f"{len(results)} tensors", f"{len(expected)}")
    taken = {_memory(argument) for argument in arguments if isinstance(argument, torch.Tensor)}
    checked = []
    for value, result, (shape, dtype) in zip(declared, results, expected, strict=True):
        if list(result.shape) != list(shape) or result.dtype != dtype:
            got = f"{tuple(result.shape)} {result.dtype}"
            raise GeneratedMismatch(name, value.name, got, f"{tuple(shape)} {dtype}")
        result = result.contiguous()
        checked.append(result.clone() if _memory(result) in taken else result)
        taken.add(_memory(result))
    return checked[0] if len(checked) == 1 else tuple(checked)


def _memory(tensor):
    return tensor.untyped_storage()._cdata
