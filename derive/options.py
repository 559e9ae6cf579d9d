"""The options of an attention: how they are written in a call, which specialised formula they choose, where it lies.

A combination of options is one formula, one set of generated files and one torch operator.  What writes the files and
what loads them share this table, so that both mean the same folder.
"""

from dataclasses import dataclass

FILES = {"reference": "reference.py", "blockwise": "blockwise.py", "triton": "triton_kernel.py", "cpu": "cpu.py"}
COMPANIONS = {"cpu": ("kernel.cpp",)}  # what lies beside the module of a backend and belongs to it
VISIBILITIES = ("causal_lower_right", "causal_upper_left")


def files_of(backend):
    """The names of all the files of a backend: its module, then the companions that lie beside it."""
    return (FILES[backend], *COMPANIONS.get(backend, ()))


EVERY_FILE = tuple(file for backend in FILES for file in files_of(backend))


@dataclass(frozen=True)
class Option:
    """name: as it stands in canonical options; values: what it may be, with the part of the folder's name for each.

    tensor: the input that the specialised formula has besides; params: the sizes of role "param" that it has besides;
    scalar: whether it also has a number of the option's name.
    """

    name: str
    values: dict
    tensor: str | None = None
    params: tuple = ()
    scalar: bool = False


OPTIONS = (
    Option("visibility", {value: value for value in VISIBILITIES}),
    Option("window", {True: "window"}, params=("window_left", "window_right")),
    Option("sliding_window", {True: "sliding_window"}, params=("sliding_window",)),
    Option("mask", {"bool": "mask", "float": "float_mask"}, tensor="mask"),
    Option("bias", {True: "bias"}, tensor="bias"),
    Option("key_lengths", {True: "key_lengths"}, tensor="key_lengths"),
    Option("grouped", {True: "grouped"}),
    Option("dropout", {True: "dropout"}, tensor="seed", scalar=True),
    Option("weights", {True: "weights"}),
)
BY_NAME = {option.name: option for option in OPTIONS}
MODIFIERS = tuple(option.tensor for option in OPTIONS if option.tensor)


def inputs_of(options):
    """The names of the inputs, tensors and numbers, that a formula has because of these options."""
    on = [BY_NAME[name] for name in options if name in BY_NAME]
    return {option.tensor for option in on if option.tensor} | {option.name for option in on if option.scalar}


def canonical(options):
    """Options in the table's order, without those that are off; names that the table does not know come last, sorted.

    {"mask": "bool", "window": True, "bias": None} -> {"window": True, "mask": "bool"}
    """
    on = {name: value for name, value in dict(options).items() if value is not None and value is not False}
    known = [name for name in BY_NAME if name in on]
    return {name: on[name] for name in (*known, *sorted(set(on) - set(known)))}


def slug(options):
    """The folder's name of a combination, "" for the plain form: "causal_lower_right+mask"."""
    return "+".join(_part(name, value) for name, value in canonical(options).items())


def folder(identifier, options=()):
    """The combination's folder inside `generated`."""
    part = slug(options)
    return f"{identifier}/{part}" if part else identifier


def _part(name, value):
    if name in BY_NAME and value in BY_NAME[name].values:
        return BY_NAME[name].values[value]
    return name if value is True else f"{name}={value}"
