"""The arguments of one call: which value goes to which input, and what is wrong with them.

All of this also runs while torch traces a graph, so it only looks at shapes, dtypes and devices, never at values.
"""

import difflib
import math

import torch

from derive.errors import (
    ArgumentTwice,
    MissingArgument,
    MixedDevices,
    MixedDtypes,
    NegativeReach,
    TooManyArguments,
    UnknownArgument,
    WrongType,
    ZeroDivisor,
    shown,
)
from derive.runtime.expressions import written

FLOATING = (torch.float16, torch.bfloat16, torch.float32, torch.float64)
INTEGER = (torch.int32, torch.int64)
INTEGERS = (int, torch.SymInt)
LARGEST = 2**63 - 1
FARTHEST = 2**30  # what is added to a place and fits into 32 bits; no sequence is as long
PUBLIC = {"window_left": "window=(left, right)", "window_right": "window=(left, right)"}
REACHES = (*PUBLIC, "sliding_window")  # farther than any place is as far as all of them


def merge(where, names, positional, named, accepted):
    """The arguments by name: positional tensors get the names of the formula's tensors, in their order."""
    if len(positional) > len(names):
        raise TooManyArguments(where, len(positional), names)
    given = dict(zip(names, positional, strict=False))
    for name, value in named.items():
        if name in given:
            raise ArgumentTwice(where, name)
        if name not in accepted:
            raise UnknownArgument(where, name, accepted, difflib.get_close_matches(name, accepted))
        given[name] = value
    return given


def tensors(where, signature, given):
    """The tensors in the signature's order, their types, dtypes and devices checked; under autocast in its dtype."""
    found = {}
    for argument in signature.tensors:
        value = given.get(argument.name)
        if value is None or value is True:
            raise MissingArgument(where, argument.name, f"{_noun(argument)}, axes {_axes(argument)}")
        _check_type(where, argument, value)
        dtype = _autocast_dtype(value)
        found[argument.name] = value if value.dtype == dtype else value.to(dtype)
    _check_together(where, signature, found)
    return found


def scalars(where, signature, given):
    """The scalars in the signature's order; None asks for the default, which depends on the sizes."""
    defaults = dict(signature.defaults)
    values = []
    for name in signature.scalars:
        value = given.get(name)
        if value is True or (value is None and name not in defaults):
            raise MissingArgument(where, name, "a number")
        if isinstance(value, torch.Tensor):
            do = f"call it with {name}=float(...); a learnable one must be a real Tensor of the formula"
            raise WrongType(where, name, "a tensor", "a number", do)
        if value is not None and not _is_number(value):
            raise WrongType(where, name, shown(value), "a finite number")
        values.append(None if value is None else float(value))
    return values


def params(where, signature, given):
    """The integers in the signature's order: the reach of a window, the size of a table."""
    values = []
    for name in signature.params:
        value = given.get(name)
        if value is None or value is True:
            raise MissingArgument(where, name, "an integer", PUBLIC.get(name))
        if isinstance(value, (bool, torch.Tensor)) or not (isinstance(value, INTEGERS) or hasattr(value, "__index__")):
            raise WrongType(where, name, _describe(value), "an integer")
        if not torch.compiler.is_compiling() and value > (LARGEST if name in REACHES else LARGEST // 2):
            raise WrongType(where, name, value, "an integer of 64 bits", f"give {name} as the length of the sequence")
        if value < 0:
            raise NegativeReach(where, name, value)
        if value == 0 and name in signature.divisors:
            raise ZeroDivisor(where, name)
        values.append(min(value, FARTHEST) if name in REACHES else value)
    return values


def window(where, value):
    """The two reaches of window=(left, right)."""
    if not isinstance(value, (tuple, list)) or len(value) != 2:
        raise WrongType(where, "window", _describe(value), "a pair (left, right)", "call it with window=(127, 0)")
    return {"window_left": value[0], "window_right": value[1]}


def is_no_rate(where, name, value):
    """Whether the rate of a dropout is 0, which drops nothing.  Raises WrongType for what is no probability."""
    if value is True or isinstance(value, torch.Tensor):  # refused with the other numbers
        return False
    if value is None or value is False:
        return True
    if not _is_number(value) or not 0 <= value <= 1:
        raise WrongType(where, name, shown(value), "a probability from 0 to 1")
    return value == 0


def check_switches(where, given, switches):
    """Whatever is neither on nor off would count as on."""
    for name in switches:
        value = given.get(name)
        if not (value is None or (isinstance(value, (bool, int)) and value in (0, 1))):
            raise WrongType(where, name, _describe(value), "True or False")


def mask_kind(where, mask):
    """ "bool" for a mask of True = keep, "float" for one that is added to the scores."""
    if not isinstance(mask, torch.Tensor):
        raise WrongType(where, "mask", _describe(mask), "a tensor")
    if mask.dtype == torch.bool:
        return "bool"
    if mask.dtype in FLOATING:
        return "float"
    do = "give mask.bool(): True = keep; a float mask is added to the scores, with -inf for what is not visible"
    raise WrongType(where, "mask", f"a tensor of {mask.dtype}", "a boolean or floating tensor", do)


def device_and_dtype(values):
    """The device's type and the dtype's name of a call, as far as its tensors say (before they are checked).

    The dtype is that of the first floating tensor; without one, that of the results: float32.
    """
    tensors = [value for value in values if isinstance(value, torch.Tensor)]
    dtypes = [dtype for dtype in map(_autocast_dtype, tensors) if dtype in FLOATING]
    dtype = str(dtypes[0]).removeprefix("torch.") if dtypes else "float32"
    return tensors[0].device.type if tensors else "cpu", dtype


def _check_type(where, argument, value):
    name = argument.name
    if not isinstance(value, torch.Tensor):
        raise WrongType(where, name, _describe(value), "a tensor")
    if value.layout != torch.strided or value.is_nested:
        raise WrongType(where, name, "a sparse or nested tensor", "a dense tensor", f"give {name}.to_dense()")
    if argument.floating and value.dtype not in FLOATING:
        do = f"convert it: {name}.float()"
        raise WrongType(where, name, f"a tensor of {value.dtype}", "float16, bfloat16, float32 or float64", do)
    if argument.kind == "constant" and value.requires_grad and torch.is_grad_enabled():
        do = f"give {name}.detach(), or as bias= where the formula was generated with one"
        raise WrongType(where, name, "a tensor that requires a gradient", "one without: none is derived for it", do)
    if argument.kind == "bool" and value.dtype != torch.bool:
        do = f"give {name}.bool(): True = keep"
        raise WrongType(where, name, f"a tensor of {value.dtype}", "a boolean tensor", do)
    if argument.kind == "integer" and value.dtype not in INTEGER:
        raise WrongType(where, name, f"a tensor of {value.dtype}", "int32 or int64", f"convert it: {name}.long()")


def _autocast_dtype(value):
    """What autocast makes of the inputs of a matrix product; float64 stays as it is."""
    kind = value.device.type
    if value.dtype not in FLOATING or value.dtype == torch.float64 or kind == "meta":
        return value.dtype
    return torch.get_autocast_dtype(kind) if torch.is_autocast_enabled(kind) else value.dtype


def _check_together(where, signature, found):
    floating = [(a.name, found[a.name].dtype) for a in signature.tensors if a.floating]
    if any(dtype != floating[0][1] for _, dtype in floating):
        raise MixedDtypes(where, floating)
    devices = [(name, tensor.device) for name, tensor in found.items()]
    if any(device != devices[0][1] for _, device in devices):
        raise MixedDevices(where, devices)


def _is_number(value):
    """Whether a value is a real number, and no NaN or infinity, which would make every result NaN."""
    if isinstance(value, (bool, str)):
        return False
    if torch.compiler.is_compiling() or isinstance(value, (torch.SymInt, torch.SymFloat)):
        return isinstance(value, (int, float, torch.SymInt, torch.SymFloat))
    if not hasattr(value, "__float__"):
        return False
    try:
        return math.isfinite(value)
    except (OverflowError, TypeError):
        return False


def _describe(value):
    return f"a tensor of shape {tuple(value.shape)}" if isinstance(value, torch.Tensor) else shown(value)


def _noun(argument):
    return {"bool": "a boolean tensor", "integer": "an integer tensor"}.get(argument.kind, "a tensor")


def _axes(argument):
    own = map(written, argument.own)
    heads = ["..."] if "BATCH" in argument.leading else ["heads"] if argument.leading else []
    return f"({', '.join([*heads, *own])})"


def like(identifier, given):
    """The tensor that says the dtype and the device of a table, which has no tensor among its inputs."""
    example, dtype, device = given.get("like"), given.get("dtype"), given.get("device")
    if example is not None:
        if not isinstance(example, torch.Tensor):
            raise WrongType(identifier, "like", shown(example), "a tensor")
        return example
    if dtype is not None and dtype not in FLOATING:
        raise WrongType(identifier, "dtype", shown(dtype), " or ".join(map(str, FLOATING)))
    try:
        return torch.empty(0, dtype=dtype, device=device)
    except (RuntimeError, TypeError, AssertionError) as problem:
        found = str(problem).partition("\n")[0]
        raise WrongType(identifier, "device", f"{device!r} ({found})", "a device that torch has here") from None
