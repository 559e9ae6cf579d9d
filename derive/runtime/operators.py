"""One torch operator per direction for every generated module, so that torch can trace, compile and export a call.

The operators take tensors with exactly the axes of the program; the caller's shapes are the business of `layout`.

    derive::<name>           (inputs, params, switch) -> outputs and saved values
    derive::<name>_backward  (inputs, saved values, cotangents, params, switch, needs) -> the gradients that are needed

torch's registry belongs to the process, so a name is derived from the module's content and registered once.
"""

import contextlib
import threading

import torch

from derive.errors import LegacyVmap, NoDoubleBackward, NoGradient, SavedChanged, ZeroOneMask
from derive.runtime import batching, schemas, transforms
from derive.runtime.declared import as_declared
from derive.runtime.expressions import evaluate

NAMESPACE = "derive"
_REGISTRATION = threading.Lock()
_REGISTERED: dict = {}  # name -> Operators, beside torch's registry


def register(name, signature, load_module):
    """Register the operators of a generated module under the name, unless they are; load_module: () -> the module.

    Returns the Operators; their `transformed` is the autograd.Function of the forward, for torch.func.
    """
    with _REGISTRATION:
        if name not in _REGISTERED:
            operators = Operators(name, signature, load_module())
            operators.define()
            _REGISTERED[name] = operators
    return _REGISTERED[name]


def operator(name):
    return getattr(getattr(torch.ops, NAMESPACE), name.removeprefix(f"{NAMESPACE}::")).default


def call(name, arguments, transformed):
    """Run a registered operator, inside of torch.func its autograd.Function; always a tuple of tensors."""
    result = transformed.apply(*arguments) if transforms.active() else operator(name)(*arguments)
    return result if isinstance(result, (tuple, list)) else (result,)


def accumulation(dtype):
    """The dtype of sums over inputs of a dtype."""
    return torch.float64 if dtype == torch.float64 else torch.float32


class Operators:
    """The two operators of one module.

    An operator's arguments are positional: the inputs of the signature (a scalar may be None: its default), the
    params, `like` if there is no tensor, and whether TF32 is allowed.
    """

    def __init__(self, name, signature, module):
        self.name, self.signature, self.module = name, signature, module
        self.count = len(signature.inputs)

    def define(self):
        """Register both; the forward last, since its presence says that all is there."""
        keep, gradient = _keep_nothing, self._no_gradient
        if self.signature.backward is not None:
            keep, gradient = self.keep, self.autograd
            backward = self._operator("_backward", self.backward, schemas.backward(self.signature))
            backward.register_fake(self.fake_backward)
            rest = _keep_nothing, self._no_double_backward
            self.transformed_backward = self._register("_backward", backward, *rest, *self._backward_axes())
        forward = self._operator("", self.forward, schemas.forward(self.signature))
        forward.register_fake(self.fake_forward)
        self.transformed = self._register("", forward, keep, gradient, *self._axes())

    def _register(self, suffix, custom, keep, gradient, *axes):
        """Register how torch differentiates and maps an operator; returns the same as an autograd.Function."""
        plain = operator(f"{self.name}{suffix}")
        custom.register_vmap(batching.rule(plain, *axes))
        custom.register_autograd(gradient, setup_context=keep)
        return transforms.function(self.signature.id, plain, keep, gradient, *axes)

    def _operator(self, suffix, function, schema):
        return torch.library.custom_op(f"{NAMESPACE}::{self.name}{suffix}", function, mutates_args=(), schema=schema)

    # The axes

    def _axes(self):
        """The leading axes of every argument of forward, and of every result."""
        inputs = [argument.leading for argument in self.signature.inputs]
        rest = schemas.beside_the_inputs(self.signature)
        return [*inputs, *(() for _ in rest)], [value.leading for value in self.signature.returned]

    def _backward_axes(self):
        """The same for backward."""
        backward = self.signature.backward
        inputs, returned = self._axes()
        by_name = {value.name: axes for value, axes in zip(self.signature.returned, returned, strict=True)}
        others = [by_name[name] for name in (*backward.saved, *backward.cotangents)]
        leading = [*inputs[: self.count], *others, *inputs[self.count :], ()]
        return leading, [self.signature.argument(name).leading for name in backward.gradients]

    # Forward

    def resolved(self, arguments):
        """The arguments of the operator with each default in the place of its None."""
        inputs, params, _, _ = self._split(arguments)
        return [*self._with_defaults(inputs, params), *arguments[self.count :]]

    def expected(self, arguments):
        """The shape and dtype of everything that forward returns."""
        inputs, params, like, _ = self._split(arguments)
        return self._returned(inputs, params, self._example(inputs) if like is None else like)

    def forward(self, *arguments):
        inputs, params, like, allow_tf32 = self._split(arguments)
        example = like if like is not None else self._example(inputs)
        self._refuse_zero_one_mask(inputs)
        values = self._with_defaults(inputs, params)
        extra = [like] if like is not None else []
        keywords = {"allow_tf32": allow_tf32} if self.signature.switch else {}
        with _surroundings(example):
            results = self.module.forward(*values, *params, *extra, **keywords)
        expected = self._returned(inputs, params, example)
        return as_declared(self.name, self.signature.returned, results, expected, arguments)

    def fake_forward(self, *arguments):
        inputs, params, like, _ = self._split(arguments)
        example = like if like is not None else self._example(inputs)
        results = self._returned(inputs, params, example)
        results = [example.new_empty(shape, dtype=dtype) for shape, dtype in results]
        return results[0] if len(results) == 1 else tuple(results)

    def _split(self, arguments):
        params_end = self.count + len(self.signature.params)
        like = None if self.signature.tensors else arguments[params_end]
        return arguments[: self.count], arguments[self.count : params_end], like, arguments[-1]

    def _example(self, inputs):
        """The tensor whose dtype and device the results have: the first floating one; of integers alone, float32."""
        floating = [t for a, t in zip(self.signature.inputs, inputs, strict=True) if a.floating]
        return floating[0] if floating else next(t for t in inputs if isinstance(t, torch.Tensor))

    def _returned(self, inputs, params, example):
        sizes = self._sizes(inputs, params)
        shapes = [[evaluate(axis, sizes) for axis in value.axes] for value in self.signature.returned]
        own = example.dtype if example.dtype.is_floating_point else torch.float32
        dtypes = {"input": own, "accumulate": accumulation(example.dtype), "double": torch.float64}
        return [(shape, dtypes[value.dtype]) for shape, value in zip(shapes, self.signature.returned, strict=True)]

    def _sizes(self, inputs, params):
        sizes = dict(zip(self.signature.params, params, strict=True))
        for argument, value in zip(self.signature.inputs, inputs, strict=True):
            if argument.kind != "scalar":
                named = zip(argument.axes, value.shape, strict=True)
                sizes.update({axis: extent for axis, extent in named if isinstance(axis, str)})
        return sizes

    def _with_defaults(self, inputs, params):
        """The inputs, a scalar's default in the place of None."""
        if not any(value is None for value in inputs):
            return inputs
        defaults, sizes = dict(self.signature.defaults), self._sizes(inputs, params)
        named = zip(self.signature.inputs, inputs, strict=True)
        return [float(evaluate(defaults[a.name], sizes)) if value is None else value for a, value in named]

    def _refuse_zero_one_mask(self, inputs):
        for argument, value in zip(self.signature.inputs, inputs, strict=True):
            if argument.name == "mask" and argument.floating and _only_zero_and_one(value):
                raise ZeroOneMask(self.signature.id)

    # Backward

    def keep(self, ctx, inputs, output):
        outputs = output if isinstance(output, (tuple, list)) else (output,)
        by_name = {value.name: tensor for value, tensor in zip(self.signature.returned, outputs, strict=True)}
        tensors = [value for value in inputs[: self.count] if isinstance(value, torch.Tensor)]
        kept = [*tensors, *(by_name[name] for name in self.signature.backward.saved)]
        ctx.save_for_backward(*kept)
        ctx.dtypes = [x.dtype for x in kept]
        ctx.others = [None if isinstance(value, torch.Tensor) else value for value in inputs]

    def autograd(self, ctx, *cotangents):
        return self.pulled_back(ctx, cotangents, self.gradients)

    def pulled_back(self, ctx, cotangents, run):
        """The cotangents of the inputs, None for what needs none; run: gets the arguments of the backward operator and
        returns what is needed.
        """
        count, backward = len(self.signature.tensors), self.signature.backward
        kept = ctx.saved_tensors  # read once: a checkpoint computes them anew each time
        if (found := [x.dtype for x in kept]) != ctx.dtypes:  # a kernel would read other numbers
            raise SavedChanged(self.signature.id, ctx.dtypes, found)
        tensors, saved = iter(kept[:count]), kept[count:]
        inputs = [ctx.others[n] if a.kind == "scalar" else next(tensors) for n, a in enumerate(self.signature.inputs)]
        by_name = {value.name: g for value, g in zip(self.signature.returned, cotangents, strict=True)}
        given = [by_name[name] for name in backward.cotangents]
        wanted = {a.name for a, need in zip(self.signature.inputs, ctx.needs_input_grad, strict=False) if need}
        needs = [name in wanted for name in backward.gradients]
        rest = ctx.others[self.count :]
        gradients = {}
        if any(needs):
            results = run([*inputs, *saved, *given, *rest, needs])
            gradients = dict(zip([name for name in backward.gradients if name in wanted], results, strict=True))
        for argument, value in zip(self.signature.inputs, inputs, strict=True):
            if argument.name in wanted and argument.name not in gradients:
                gradients[argument.name] = torch.zeros_like(value)  # no output depends on it
        return *(gradients.get(a.name) for a in self.signature.inputs), *(None for _ in rest)

    def gradients(self, arguments):
        if not torch.compiler.is_compiling() and any(map(is_legacy, arguments)):
            raise LegacyVmap(self.signature.id)
        return call(f"{self.name}_backward", arguments, self.transformed_backward)

    def backward(self, *arguments):
        inputs, saved, cotangents, params, allow_tf32, needs = self._split_backward(arguments)
        backward = self.signature.backward
        values = dict(zip((a.name for a in self.signature.inputs), self._with_defaults(inputs, params), strict=True))
        sizes = self._sizes(inputs, params)
        keywords = {"allow_tf32": allow_tf32} if backward.switch else {}
        with _surroundings(self._example(inputs)):
            results = self.module.backward(
                *(values[name] for name in backward.inputs),
                *saved,
                *cotangents,
                *(sizes[name] for name in backward.params),
                **keywords,
            )
        wanted = [name for name, need in zip(backward.gradients, needs, strict=True) if need]
        results = [result for result, need in zip(results, needs, strict=True) if need]
        declared = [self.signature.argument(name) for name in wanted]
        expected = [(list(values[name].shape), values[name].dtype) for name in wanted]
        checked = as_declared(f"{self.name}_backward", declared, results, expected, arguments)
        return list(checked) if isinstance(checked, tuple) else [checked]

    def fake_backward(self, *arguments):
        inputs, needs = arguments[: self.count], arguments[-1]
        by_name = dict(zip((a.name for a in self.signature.inputs), inputs, strict=True))
        wanted = [name for name, need in zip(self.signature.backward.gradients, needs, strict=True) if need]
        return [by_name[name].new_empty(by_name[name].shape) for name in wanted]

    def _split_backward(self, arguments):
        counts = (self.count, len(self.signature.backward.saved), len(self.signature.backward.cotangents))
        rest = list(arguments)
        parts = []
        for count in (*counts, len(self.signature.params)):
            parts.append(rest[:count])
            rest = rest[count:]
        return *parts, rest[-2], rest[-1]

    def _no_double_backward(self, ctx, *cotangents):
        raise NoDoubleBackward(self.signature.id)

    def _no_gradient(self, ctx, *cotangents):
        raise NoGradient(self.signature.id)


def _keep_nothing(ctx, inputs, output):
    """What has no gradient needs nothing for it."""


def is_legacy(value):
    """Whether a tensor is mapped over by the old vmap of torch.autograd, which no operator can follow."""
    return isinstance(value, torch.Tensor) and torch._C._functorch.is_legacy_batchedtensor(value)


def _surroundings(example):
    """Autocast off (the module states its own precisions), and the tensors' device the current one."""
    kind = example.device.type
    if kind == "cpu" and not torch.is_autocast_enabled(kind):
        return contextlib.nullcontext()
    around = contextlib.ExitStack()
    if kind == "cuda":
        around.enter_context(torch.cuda.device(example.device))
    around.enter_context(torch.amp.autocast(kind, enabled=False))
    return around


def _only_zero_and_one(mask):
    """Whether a floating mask holds zeros and ones and nothing else.

    It looks at each stored value once; not while a CUDA graph is captured, which forbids to read values.
    """
    if mask.is_cuda and torch.cuda.is_current_stream_capturing():
        return False
    for axis, stride in enumerate(mask.stride()):
        if stride == 0 and mask.shape[axis]:
            mask = mask.narrow(axis, 0, 1)
    ones = mask == 1
    return bool((ones | (mask == 0)).all()) and bool(ones.any()) and not bool(ones.all())
