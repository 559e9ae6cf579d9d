"""torch.vmap over a generated operator: the mapped dimension becomes part of the batch.

Where a tensor that belongs to no batch (a weight) is mapped too, each element is a call of its own.
"""

import torch


def rule(run_operator, leading, returned):
    """The function for register_vmap.

    run_operator: runs the operator on its arguments; leading: the leading axes of every argument; returned: those of
    every result.
    """

    def mapped(info, dims, *arguments):
        tensors = [n for n, argument in enumerate(arguments) if isinstance(argument, torch.Tensor)]
        merges = all("BATCH" in leading[n] for n in tensors) and all("BATCH" in axes for axes in returned)
        run = _merged if merges else _one_by_one
        return run(run_operator, info.batch_size, dims, arguments)

    return mapped


def _merged(operator, count, dims, arguments):
    """One call: the mapped dimension in front of the batch, and both in one."""
    merged = []
    for argument, dim in zip(arguments, dims, strict=True):
        if isinstance(argument, torch.Tensor):
            front = argument.movedim(dim, 0) if dim is not None else argument.expand(count, *argument.shape)
            argument = front.flatten(0, 1)
        merged.append(argument)
    return _mapped(operator(*merged), lambda r: r.unflatten(0, (count, r.shape[0] // count)))


def _one_by_one(operator, count, dims, arguments):
    calls = []
    for n in range(count):
        pairs = zip(arguments, dims, strict=True)
        own = [a.select(dim, n) if isinstance(a, torch.Tensor) and dim is not None else a for a, dim in pairs]
        calls.append(operator(*own))
    if isinstance(calls[0], torch.Tensor):
        return torch.stack(calls), 0
    return _mapped(type(calls[0])(zip(*calls, strict=True)), torch.stack)


def _mapped(results, split):
    """The results with the mapped dimension in front, and its place, in the structure that the operator has."""
    if isinstance(results, torch.Tensor):
        return split(results), 0
    return type(results)(map(split, results)), type(results)(0 for _ in results)
