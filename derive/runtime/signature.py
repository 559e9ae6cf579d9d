"""What a generated module says of itself: its SIGNATURE, read from the file's text without running it.

    sizes        name -> role
    defaults     scalar -> expression over sizes           constraints   (size, expression) pairs
    forward      inputs, params -> outputs, saved          backward      inputs, saved, cotangents, params -> gradients
    reads        (tensor, size of its axis, place), what is read at a place that no index gives

An axis of a tensor is a size's name or an expression; leading axes are BATCH, HEADS and GROUP and come first.
"""

import ast
from dataclasses import dataclass
from pathlib import Path

from derive.errors import BadSignature
from derive.options import MODIFIERS
from derive.runtime import expressions

LEADING = ("BATCH", "HEADS", "GROUP")
KINDS = ("real", "constant", "bool", "integer", "scalar")
DTYPES = ("input", "accumulate", "double")


@dataclass(frozen=True)
class Argument:
    """An input: its axes (parsed expressions; leading ones, then its own) and its kind.

    kind: "real", "constant" (real, without gradient), "bool", "integer" or "scalar" (a Python number).
    modifier: it changes a result without giving it its shape: masks, lengths, and the bias that an option adds.
    """

    name: str
    kind: str
    axes: tuple
    leading: tuple
    own: tuple
    floating: bool
    modifier: bool


@dataclass(frozen=True)
class Returned:
    """A returned tensor.

    dtype: "input" (that of the inputs), "accumulate" (float32, float64 for float64) or "double" (float64 whatever the
    inputs have, for backward: the logarithm of a normaliser; a caller who asks for it gets the accumulation dtype).
    """

    name: str
    axes: tuple
    leading: tuple
    dtype: str


@dataclass(frozen=True)
class Backward:
    """The backward function: the names of what it takes, in call order, and the inputs whose gradients it returns."""

    inputs: tuple
    saved: tuple
    cotangents: tuple
    params: tuple
    gradients: tuple
    switch: bool


@dataclass(frozen=True)
class Signature:
    """All of it.  Only plain fields: torch.compile reads them while it traces a call, and cannot run a property.

    divisors: the params that must not be 0.  tensors, scalars: the inputs of each sort; returned: what forward
    returns, the outputs and then what is saved.  missing: pairs, a backend and why it could not be printed.
    """

    id: str
    backend: str
    options: tuple
    sizes: tuple
    defaults: tuple
    constraints: tuple
    reads: tuple
    inputs: tuple
    tensors: tuple
    scalars: tuple
    params: tuple
    divisors: tuple
    outputs: tuple
    returned: tuple
    extra: tuple
    switch: bool
    missing: tuple
    backward: Backward | None

    def argument(self, name):
        return next(argument for argument in self.inputs if argument.name == name)


def read(path):
    """The Signature of a generated file.  Raises BadSignature."""
    text = Path(path).read_text(encoding="utf-8")
    return from_text(text, path)


def from_text(text, where):
    """The Signature in the source text of a module; `where` names it in errors."""
    data = _literal(text, where)
    try:
        return _signature(data, where)
    except (KeyError, TypeError, ValueError) as fault:
        raise BadSignature(where, f"its SIGNATURE is not complete ({type(fault).__name__}: {fault})") from None


def _literal(text, where):
    try:
        statements = ast.parse(text).body
    except SyntaxError as fault:
        raise BadSignature(where, f"it is not valid Python ({fault})") from None
    for statement in statements:
        if isinstance(statement, ast.Assign) and getattr(statement.targets[0], "id", None) == "SIGNATURE":
            try:
                return ast.literal_eval(statement.value)
            except ValueError:
                raise BadSignature(where, "its SIGNATURE is not a literal") from None
    raise BadSignature(where, "it has no SIGNATURE")


def _signature(data, where):
    forward = data["forward"]
    inputs = tuple(_argument(entry, data["options"], where) for entry in forward["inputs"])
    outputs = tuple(_returned(entry, where) for entry in forward["outputs"])
    signature = Signature(
        id=data["id"],
        backend=data["backend"],
        options=tuple(dict(data["options"]).items()),
        sizes=tuple(dict(data["sizes"]).items()),
        defaults=tuple((name, expressions.parse(text, where)) for name, text in data.get("defaults", {}).items()),
        constraints=tuple((size, expressions.parse(text, where)) for size, text in data.get("constraints", ())),
        reads=tuple((name, size, expressions.parse(text, where)) for name, size, text in data.get("reads", ())),
        inputs=inputs,
        tensors=tuple(argument for argument in inputs if argument.kind != "scalar"),
        scalars=tuple(argument.name for argument in inputs if argument.kind == "scalar"),
        params=tuple(forward["params"]),
        divisors=tuple(forward.get("divisors", ())),
        outputs=outputs,
        returned=outputs + tuple(_returned(entry, where) for entry in forward.get("saved", ())),
        extra=tuple(forward.get("extra", ())),
        switch="allow_tf32" in forward.get("keywords", ()),
        missing=tuple(dict(data.get("missing", {})).items()),
        backward=_backward(data["backward"]),
    )
    _check(signature, where)
    return signature


def _argument(entry, options, where):
    name, axes, kind = entry
    if kind not in KINDS:
        raise BadSignature(where, f"the input {name} has the kind {kind!r}")
    axes, leading = _axes(axes, where)
    modifier = kind in ("bool", "integer") or (name in options and name in MODIFIERS)
    return Argument(name, kind, axes, leading, axes[len(leading) :], kind in ("real", "constant"), modifier)


def _returned(entry, where):
    name, axes, dtype = entry
    if dtype not in DTYPES:
        raise BadSignature(where, f"the output {name} has the dtype {dtype!r}")
    return Returned(name, *_axes(axes, where), dtype)


def _axes(axes, where):
    """All the axes, and the leading ones among them."""
    axes = tuple(expressions.parse(axis, where) for axis in axes)
    return axes, tuple(axis for axis in axes if axis in LEADING)


def _backward(data):
    if data is None:
        return None
    return Backward(
        inputs=tuple(data["inputs"]),
        saved=tuple(data["saved"]),
        cotangents=tuple(data["cotangents"]),
        params=tuple(data["params"]),
        gradients=tuple(name for name, _ in data["outputs"]),
        switch="allow_tf32" in data.get("keywords", ()),
    )


def _check(signature, where):
    """Every name that is used is declared."""
    known = dict(signature.sizes)
    shaped = (*signature.inputs, *signature.returned)
    for name in set().union(*(expressions.names(axis) for thing in shaped for axis in thing.axes)):
        if name not in known:
            raise BadSignature(where, f"the size {name} is not among its sizes")
    if signature.backward is None:
        return
    inputs = {argument.name for argument in signature.inputs}
    returned = {value.name for value in signature.returned}
    backward = signature.backward
    for names, declared in ((backward.inputs, inputs), (backward.gradients, inputs), (backward.saved, returned)):
        if stray := set(names) - declared:
            raise BadSignature(where, f"its backward names {', '.join(sorted(stray))}, which forward does not have")
