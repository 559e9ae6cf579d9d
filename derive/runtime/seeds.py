"""The seeds of a dropout: one integer for each head of each batch entry, from what the caller gave."""

import torch

from derive.errors import WrongType, shown

GOLDEN = 0x9E3779B9  # heads in a row get seeds far apart; the kernels hash them besides


def is_on(signature):
    """Whether this combination of options drops weights."""
    return "dropout" in dict(signature.options)


def tensor(where, seed, device):
    """The seed as a tensor that broadcasts to the leading dimensions; a place for it where it is no tensor."""
    if isinstance(seed, torch.Tensor):
        return seed
    if seed is not None and (isinstance(seed, bool) or not hasattr(seed, "__index__")):
        raise WrongType(where, "seed", shown(seed), "an integer, or an integer tensor with one number a head")
    return torch.zeros((), dtype=torch.int64, device=device)


def one_a_head(seed, place):
    """The tensor of the seeds, of the shape of `place`; None: drawn by torch's generator of the device."""
    if isinstance(seed, torch.Tensor):
        return place
    if seed is None:
        return torch.randint(0, 2**32, place.shape, dtype=torch.int64, device=place.device)
    heads = torch.arange(place.numel(), dtype=torch.int64, device=place.device).reshape(place.shape)
    return (int(seed) % 2**32 + heads * GOLDEN) & 0xFFFFFFFF
