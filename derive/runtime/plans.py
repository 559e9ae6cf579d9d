"""Calls that were checked before: where nothing that a check looks at has changed, its answer is known."""

from dataclasses import dataclass

import torch
from torch.autograd import forward_ad

from derive.runtime import transforms

MOST = 64  # calls that a function remembers
PLAIN = (torch.Tensor, torch.nn.Parameter)


@dataclass(frozen=True)
class Plan:
    """A call whose tensors go to the operator as they come.

    places: for each argument of the operator the place of a tensor in the call, or None; values: the others.
    """

    prepared: object
    places: tuple
    values: tuple
    layout: object
    switches: dict

    def arguments(self, flat):
        pairs = zip(self.places, self.values, strict=True)
        return [value if place is None else flat[place] for place, value in pairs]


def key_of(tensors, named):
    """What the checks of a call look at; None where nothing is to be remembered: while torch traces, in its transforms
    and forward mode, under autocast, for subclasses of tensors.
    """
    if torch.compiler.is_compiling() or transforms.active() or forward_ad._current_level >= 0:
        return None
    parts = [len(tensors), *named, torch.is_grad_enabled()]
    for value in (*tensors, *named.values()):
        if isinstance(value, torch.Tensor):
            if type(value) not in PLAIN or value.is_nested or _has_autocast(value.device.type):
                return None
            parts += (value.shape, value.dtype, value.device, value.requires_grad, value.layout)
        else:
            parts += (type(value), value, *(map(type, value) if isinstance(value, tuple) else ()))
    key = tuple(parts)
    try:
        hash(key)
    except TypeError:
        return None
    return key


def _has_autocast(device):
    return torch.amp.is_autocast_available(device) and torch.is_autocast_enabled(device)


def plan_of(flat, everything, prepared, layout, given):
    """The Plan of a call; None if a tensor does not go to the operator as it came."""
    own = {id(value): n for n, value in enumerate(flat) if isinstance(value, torch.Tensor)}
    tensors = [isinstance(value, torch.Tensor) for value in everything]
    if any(is_tensor and id(value) not in own for is_tensor, value in zip(tensors, everything, strict=True)):
        return None
    places = tuple(own[id(v)] if t else None for t, v in zip(tensors, everything, strict=True))
    values = tuple(None if t else v for t, v in zip(tensors, everything, strict=True))
    switches = {name: value for name, value in given.items() if name.startswith("return_")}
    return Plan(prepared, places, values, layout, switches)
