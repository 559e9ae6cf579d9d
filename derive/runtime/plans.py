"""Calls that were checked before: where nothing that a check looks at has changed, its answer is known."""

from dataclasses import dataclass

import torch
from torch.autograd import forward_ad

from derive.runtime import operators, transforms
from derive.runtime.direct import direct, is_lazy, is_watched

MOST = 64  # calls that a function remembers
PLAIN = (torch.Tensor, torch.nn.Parameter)


@dataclass(frozen=True)
class Plan:
    """A call whose tensors go to the operator as they come.

    operator: its name; places: for each of its arguments the place of a tensor in the call, or None; values: the
    others, defaults put in; direct: what runs without the operator (see `derive.runtime.direct`), or None; shown: what
    the caller gets, as for `show`.
    """

    operator: str
    transformed: object
    places: tuple
    values: tuple
    direct: object
    shown: tuple

    def run(self, flat):
        pairs = zip(self.places, self.values, strict=True)
        arguments = [value if place is None else flat[place] for place, value in pairs]
        if self.direct is None or is_watched():
            return show(operators.call(self.operator, arguments, self.transformed), self.shown)
        return show(self.direct(arguments), self.shown)


def show(results, shown):
    """What the caller gets, one tensor or a tuple; shown: triples (place in results, dtype, shape), None: as it is."""
    found = []
    for place, dtype, shape in shown:
        result = results[place] if dtype is None else results[place].to(dtype)
        found.append(result if shape is None else result.reshape(shape))
    return found[0] if len(found) == 1 else tuple(found)


def key_of(tensors, named):
    """What the checks of a call look at; None where nothing is to be remembered: while torch traces, in its transforms
    and forward mode, under autocast, for subclasses of tensors, for those whose memory does not hold their numbers.
    """
    if torch.compiler.is_compiling() or transforms.active() or forward_ad._current_level >= 0:
        return None
    if torch._C._is_any_autocast_enabled():
        return None
    parts = [len(tensors), *named, torch.is_grad_enabled()]
    given = {}  # a tensor -> where it stands first: a call that gives one twice is no pattern for one of several
    for n, value in enumerate((*tensors, *named.values())):
        if isinstance(value, torch.Tensor):
            if type(value) not in PLAIN or value.is_nested or is_lazy(value):
                return None
            parts += (value.shape, value.dtype, value.device, value.requires_grad, value.layout)
            parts.append(given.setdefault(id(value), n))
        else:
            parts += (type(value), value, *(map(type, value) if isinstance(value, tuple) else ()))
    key = tuple(parts)
    try:
        hash(key)
    except TypeError:
        return None
    return key


def plan_of(flat, everything, operator, registered, results, shown):
    """The Plan of a call; None if a tensor does not go to the operator as it came.

    flat: the arguments of the call; everything: those of the operator; results: what it returned.
    """
    own = {id(value): n for n, value in enumerate(flat) if isinstance(value, torch.Tensor)}
    tensors = [isinstance(value, torch.Tensor) for value in everything]
    if any(is_tensor and id(value) not in own for is_tensor, value in zip(tensors, everything, strict=True)):
        return None
    everything = registered.resolved(everything)
    places = tuple(own[id(v)] if t else None for t, v in zip(tensors, everything, strict=True))
    values = tuple(None if t else v for t, v in zip(tensors, everything, strict=True))
    changed = tuple(
        (n, None if results[n].dtype == dtype else dtype, None if list(results[n].shape) == shape else shape)
        for n, dtype, shape in shown
    )
    return Plan(operator, registered.transformed, places, values, direct(registered, everything), changed)
