"""What `load` returns: a function of tensors that picks the specialised formula, the backend and the operator."""

import inspect
import keyword
import threading
import warnings
from dataclasses import dataclass

import torch

from derive.errors import (
    BadSignature,
    CompileFailed,
    NoCompiler,
    NoSuchOutput,
    NotBuilt,
    NotWritable,
    OptionNotBuilt,
    WrongType,
)
from derive.options import BY_NAME, OPTIONS, VISIBILITIES, canonical, inputs_of, slug
from derive.runtime import arguments, layout, operators, plans, seeds, transforms
from derive.runtime.choice import Choice, check_backend, choose

RENAMED = {"enable_gqa": "grouped", "return_weights": "weights"}
SWITCHES = (*RENAMED, "return_lse", "allow_tf32")


@dataclass(frozen=True)
class Prepared:
    """What a call needs to know of the chosen module: its signature, the operators and why it was chosen."""

    signature: object
    choice: Choice
    operators: object


class Function:
    """A generated function.

    Call it with tensors by the names of the formula, by position or by keyword:

        attention = derive.load("scaled_dot_attention", visibility="causal_lower_right")
        o = attention(q, k, v)                       # (..., L, D), (..., S, D), (..., S, E) -> (..., L, E)
        o, lse = attention(q, k, v, return_lse=True)

    Leading dimensions: any number, broadcast together; the last one is the head (see `derive.runtime.layout`).
    Keywords, each only where the formula was generated with it:
        scale=None           a number; None is the formula's default, 1/sqrt(D)
        mask                 boolean, True = keep; or floating, added to the scores, -inf = not visible; broadcasts to
                             (..., L, S), aligned at the right, so that a mask of three dimensions is (heads, L, S)
        bias                 floating, added to the scores, with a gradient; broadcasts to (..., L, S)
        key_lengths          int32 or int64, one number a batch element: keys at and behind it are not visible
        window=(left, right) -left <= j - i <= right;  sliding_window=W: the last W keys;  both counted from the query's
                             own place, which is the lower right one unless visibility="causal_upper_left"
        dropout=0.1          each weight is dropped with this probability, and what is kept is divided by 1 - dropout;
                             None or 0: none is, as in evaluation.  A seed drops the same on every backend: seed=7 or an
                             integer tensor with a number for each head; without one torch's generator draws it
        enable_gqa=True      a key head serves a group of query heads: heads of q a multiple of those of k and v
        return_lse=True      also the logsumexp of the scores, (..., L), with its gradient
        return_weights=True  also the weights of the softmax, (..., L, S), with their gradient; before any is dropped:
                             each row sums to 1
        allow_tf32=True      Triton only: products of float32 in TF32; the torch backends follow torch's own setting
    Tensors of the CPU are computed in C++, which is compiled when a dtype is first met and kept for later processes; a
    compiler is found by $CXX or on the PATH.  Without one the backend is blockwise, and a warning says why.
    Results have the dtype of the inputs; the logsumexp has float32 (float64 for float64).  A query that sees no key
    gives zeros, logsumexp -inf and gradients of zero.  A double backward raises NoDoubleBackward.
    """

    def __init__(self, identifier, modules, backend="auto", presets=None):
        """modules: combination's name -> backend -> Module; presets: keywords that every call gets."""
        self.id, self.modules, self.backend = identifier, modules, check_backend(backend)
        self.presets = dict(presets or {})
        self._ready, self._warned, self._lock, self._plans = {}, set(), threading.Lock(), {}
        base = self._any_signature()
        self.options = _option_names(modules)
        self.names = tuple(a.name for a in base.tensors if a.name not in inputs_of(dict(base.options)))
        self.numbers = self._numbers(base)
        self.parameters = self._parameters(base)
        self.__name__ = identifier
        self.__signature__ = self._python_signature()
        self._merged((), (), self.presets)
        self._check_visibility(self.presets)

    def __reduce__(self):
        """A copy, a pickled one too, loads and registers for itself."""
        return Function, (self.id, self.modules, self.backend, self.presets)

    def __repr__(self):
        presets = "".join(f", {name}={value!r}" for name, value in self.presets.items())
        return f"<derive function {self.id}{presets}, backend={self.backend!r}>"

    def __call__(self, /, *tensors, **named):
        key = plans.key_of(tensors, named)
        plan = self._plans.get(key) if key is not None else None
        if plan is None:
            return self._checked(key, tensors, named)
        return plan.run((*tensors, *named.values()))

    def _checked(self, key, tensors, named):
        """A call whose arguments nobody has looked at; key: what it is remembered by, None: it is not."""
        given = self._read(tensors, named)
        prepared = self._prepared(given)
        signature = prepared.signature
        if given.get("return_lse") and "lse" not in [value.name for value in signature.outputs]:
            raise NoSuchOutput(self.id, "lse", [value.name for value in signature.outputs])
        seed = given.get("seed")
        if drops := seeds.is_on(signature):
            given["seed"] = seeds.tensor(self.id, seed, self._device(given))
        found = arguments.tensors(self.id, signature, given)
        params = arguments.params(self.id, signature, given)
        scalars = iter(arguments.scalars(self.id, signature, given))
        arranged, shape = layout.arrange(self.id, signature, found, dict(zip(signature.params, params, strict=True)))
        if drops:
            place = [a.name for a in signature.tensors].index("seed")
            arranged[place] = seeds.one_a_head(seed, arranged[place])
        arranged = iter(arranged)
        inputs = [next(scalars) if a.kind == "scalar" else next(arranged) for a in signature.inputs]
        like = [] if signature.tensors else [arguments.like(self.id, given)]
        transforms.check_tangents(self.id, found.values())
        everything = [*inputs, *params, *like, bool(given.get("allow_tf32"))]
        results = operators.call(prepared.choice.operator, everything, prepared.operators.transformed)
        shown = _shown(signature, shape, results, given)
        if key is not None and not drops and not like:
            flat, operator = (*tensors, *named.values()), prepared.choice.operator
            self._remember(key, plans.plan_of(flat, everything, operator, prepared.operators, results, shown))
        return plans.show(results, shown)

    def _remember(self, key, plan):
        if plan is not None:
            if len(self._plans) >= plans.MOST:
                self._plans.clear()
            self._plans[key] = plan

    def explain(self, /, *tensors, **named):
        """The Choice that a call with these arguments would make: the kernel and the reason.

        It runs nothing; a C++ kernel is compiled, to know that it can be.
        """
        return self._prepared(self._read(tensors, named)).choice

    def _read(self, tensors, named):
        """All the arguments by name."""
        given = self._merged(self.names, tensors, {**self.presets, **named})
        self._check_visibility(given)
        arguments.check_switches(self.id, given, [name for name in SWITCHES if name not in self.names])
        if "dropout" in self.options and arguments.is_no_rate(self.id, "dropout", given.get("dropout", True)):
            given["dropout"] = None
            if slug(self._chosen(given)) not in self.modules:  # this function has no form without
                given["dropout"] = 0.0
        window = given.get("window")
        if "window" in self.options and not (window is None or window is False or window is True):
            given.update(arguments.window(self.id, given["window"]))
        return given

    def _merged(self, names, tensors, named):
        """The arguments by name.  Raises OptionNotBuilt for an option that is known, but in no combination here."""
        for name in named:
            if name not in self.parameters and name in BY_NAME and name not in RENAMED.values():
                raise OptionNotBuilt(self.id, name, list(self.modules))
        return arguments.merge(self.id, names, tensors, named, self.parameters)

    def _check_visibility(self, given):
        if "visibility" not in self.names and given.get("visibility") not in (None, *VISIBILITIES):
            expected = " or ".join(map(repr, VISIBILITIES))
            raise WrongType(self.id, "visibility", repr(given["visibility"]), f"None, {expected}")

    def _device(self, given):
        return next(given[name].device for name in self.names if isinstance(given.get(name), torch.Tensor))

    def _prepared(self, given):
        tensors = (
            [arguments.like(self.id, given)] if "like" in self.parameters else [given.get(name) for name in self.names]
        )
        device, dtype = arguments.device_and_dtype(tensors)
        return prepare(self, tuple(self._chosen(given).items()), device, dtype)

    def _chosen(self, given):
        """The canonical options that these arguments choose."""
        options = {}
        for name, value in given.items():
            option = RENAMED.get(name, name)
            if name in self.names or name in self.numbers or value is None or value is False:
                continue
            if option == "mask" and value is not True:
                options["mask"] = arguments.mask_kind(self.id, value)
            elif option in BY_NAME and option != "visibility":
                options[option] = True
            elif option in self.options:
                options[option] = value
        return canonical(options)

    def _any_signature(self):
        """The plain combination's signature, or that of another one: the formula's own tensors stand in each."""
        modules = self.modules.get("") or next(iter(self.modules.values()))
        return next(iter(modules.values())).signature

    def _numbers(self, base):
        """The formula's own scalars and integers, without those that an option brings."""
        hidden = {param for option in OPTIONS if option.name in self.options for param in option.params}
        hidden |= inputs_of(dict(base.options))
        return tuple(name for name in (*base.scalars, *base.params) if name not in hidden)

    def _parameters(self, base):
        """Every keyword that a call may have."""
        options = [name for name in (*BY_NAME, *sorted(self.options)) if name in self.options]
        options = [name for name in options if name not in RENAMED.values()]
        brought = [option.tensor for option in OPTIONS if option.name in options and option.tensor]
        tables = [] if base.tensors else ["like", "dtype", "device"]
        return tuple(dict.fromkeys((*self.names, *self.numbers, *options, *brought, *tables, *SWITCHES)))

    def _python_signature(self):
        """For help(); a name that Python keeps for itself (lambda) can only be given as **{"lambda": x}."""
        new = inspect.Parameter
        writable = [name for name in self.parameters if not keyword.iskeyword(name)]
        positional = [new(name, new.POSITIONAL_OR_KEYWORD, default=None) for name in writable if name in self.names]
        rest = [new(name, new.KEYWORD_ONLY, default=None) for name in writable if name not in self.names]
        others = [new("named", new.VAR_KEYWORD)] if len(writable) < len(self.parameters) else []
        return inspect.Signature([*positional, *rest, *others])


def prepare(function, options, device, dtype):
    """The Prepared for a combination of options and a device; loads and registers on first use.

    While torch traces a graph this runs as it is, outside the graph.
    """
    key = (options, device, dtype)
    if key not in function._ready:
        with function._lock:
            if key not in function._ready:
                function._ready[key] = _prepare(function, options, device, dtype)
    return function._ready[key]


# What torch.compiler.assume_constant_result does, without its import of the whole compiler (seconds, and SymPy).
prepare.__dict__["_dynamo_marked_constant"] = True


def _prepare(function, options, device, dtype):
    name = slug(options)
    if name not in function.modules:
        raise NotBuilt(function.id, name, list(function.modules), canonical(options))
    built = function.modules[name]
    missing = built["reference"].signature.missing if "reference" in built else ()

    def unready():
        return _unready(built["cpu"], dtype)

    backend, reason, missed = choose(function.id, tuple(built), function.backend, device, dtype, missing, unready)
    if missed and device not in function._warned:
        function._warned.add(device)
        warnings.warn(f"{function.id} runs on the {backend} backend: {missed}", stacklevel=4)
    module = built[backend]
    if slug(dict(module.signature.options)) != name:
        own = slug(dict(module.signature.options)) or "none"
        raise BadSignature(module.path, f"its options are {own!r}")
    registered = operators.register(module.name, module.signature, module.load)
    operator = f"{operators.NAMESPACE}::{module.name}"
    choice = Choice(function.id, name, backend, operator, module.path, reason, missed)
    return Prepared(module.signature, choice, registered)


def _unready(module, dtype):
    """Why the C++ kernel of a module cannot run for a dtype, a DeriveError; None where it is compiled now."""
    try:
        module.load().KERNELS.of(getattr(torch, dtype))
    except (NoCompiler, CompileFailed, NotWritable) as problem:
        return problem
    return None


def _option_names(modules):
    """The names of the options that some combination has."""
    known = {part: option.name for option in OPTIONS for part in option.values.values()}
    parts = {part for name in modules for part in name.split("+") if part}
    return {known.get(part, part.partition("=")[0]) for part in parts}


def _shown(signature, shape, results, given):
    """What the caller gets of the results, triples (place among them, dtype, shape): the formula's outputs with the
    caller's leading dimensions, and what was asked for besides.
    """
    hidden = {name for name in signature.extra if not given.get(f"return_{name}")}
    outputs = [(n, value) for n, value in enumerate(signature.outputs) if value.name not in hidden]
    wide = operators.accumulation(results[0].dtype)
    dtypes = [wide if value.dtype == "double" else results[n].dtype for n, value in outputs]
    return [(n, dtype, shape.restored(value, results[n])) for (n, value), dtype in zip(outputs, dtypes, strict=True)]
