"""The laws of props on anyone's function of a formula: what the laws need to know is read off the formula.

The oracle is the printed reference in float64, its gradient included; for scaled dot attention it is the plain form of
props, which knows the options too (masks, windows, grouped heads) that a function offers.
"""

import difflib
import importlib
import inspect
import os
import sys
from dataclasses import replace

from derive.compiling import sources_of
from derive.drawing import drawn_numbers, drawn_params, exchangeable, free_sizes
from derive.errors import BadImplementation, MissingPackage, NothingToDraw, UnknownLaw, ended
from derive.runtime import expressions, layout, modules

KINDS = {"real": "real", "constant": "real", "bool": "boolean", "integer": "integer"}
GOOD = ("HELD", "NOT APPLICABLE")
ATTENTION = "scaled_dot_attention"
FAR, WIDE = (65, 129, 161), (96, 128)  # beyond the tiles that kernels have
DEEP = ((2, 1, 3),)  # the batch of a module


def verify(implementation, formula, laws=(), examples=30, dtypes=(), lengths=(), widths=(), watch=None):
    """Every law (or those named) on `module:function` as an implementation of the formula: a list of props.Result.

    dtypes: their names, float32 by default; lengths, widths: the sizes to draw, by default around the tiles of kernels.
    watch(done, of): is told how far it is.
    Raises BadImplementation where the function is not found or does not take the formula's tensors, UnknownLaw.
    """
    try:
        import props
    except ImportError as problem:
        raise MissingPackage("derive verify", problem.name, "pip install 'derive[test]'") from None
    known = [law.name for law in (*props.LAWS, *props.ATTENTION_LAWS)]
    for name in laws:
        if name not in known:
            raise UnknownLaw(name, difflib.get_close_matches(name, known, n=3, cutoff=0.3))
    subject = drawn_from(subject_of(implementation, formula), formula, dtypes, lengths, widths)
    watched = {"watch": watch} if watch else {}
    return props.verify(subject, laws or None, max_examples=examples, **watched)


def good(results):
    """Whether every law that was run holds or does not apply."""
    return all(result.status in GOOD for result in results)


def records(results):
    """Plain data, as `derive verify --json` prints it."""
    return [
        {"law": r.law, "subject": r.subject, "status": r.status, "problem": r.problem, "snippet": r.snippet}
        for r in results
    ]


def subject_of(implementation, formula):
    """The Subject (or Attention) that the laws run on."""
    import props
    from props.adapters import adapted

    found = loaded(implementation)
    if isinstance(found, (props.Subject, props.Attention)):
        return found
    if formula.id == ATTENTION and not formula.options:
        try:
            attention = adapted(implementation)
        except TypeError as problem:
            raise BadImplementation(implementation, str(problem)) from None
        sizes = {"lengths": FAR, "widths": WIDE, "leading": DEEP}
        return replace(attention, **{name: (*getattr(attention, name), *more) for name, more in sizes.items()})
    if not callable(found):
        raise BadImplementation(implementation, f"it is a {type(found).__name__}, not a function")
    return formula_subject(implementation, found, formula)


def loaded(implementation):
    """The object called 'module:name'; modules of the current folder are found too."""
    module_name, colon, path = implementation.partition(":")
    if not (module_name and colon and path):
        raise BadImplementation(implementation, "it does not name a function")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found = importlib.import_module(module_name)
    except KeyboardInterrupt:
        raise
    except Exception as problem:
        reason = f"{module_name} does not import: {type(problem).__name__}: {problem}"
        raise BadImplementation(implementation, reason) from None
    except BaseException as problem:
        raise BadImplementation(implementation, f"{module_name} does not import: {ended(problem)}") from None
    for name in path.split("."):
        try:
            inner = getattr(found, name)
        except AttributeError:
            close = difflib.get_close_matches(name, dir(found))
            hint = f"; it has {', '.join(close)}" if close else ""
            raise BadImplementation(implementation, f"{module_name} has no {name!r}{hint}") from None
        except KeyboardInterrupt:
            raise
        except BaseException as problem:
            raise BadImplementation(implementation, f"{module_name} gives no {name!r}: {ended(problem)}") from None
        found = inner
    return found


def drawn_from(subject, formula, dtypes, lengths, widths):
    """The subject with these dtypes (by name) and sizes; what is not given stays.  Raises NothingToDraw."""
    import torch

    import props

    changed = {"dtypes": tuple(getattr(torch, name) for name in dtypes)} if dtypes else {}
    if isinstance(subject, props.Attention):
        given = {"lengths": lengths, "widths": widths}
        changed |= {"far": ()} if lengths else {}
        return replace(subject, **changed, **{name: tuple(sizes) for name, sizes in given.items() if sizes})
    axes = dict(subject.axes)
    for role, sizes in {"length": lengths, "width": widths}.items():
        names = (
            [name for name in free_sizes(formula, role) if name not in axes or axes[name].of is None] if sizes else []
        )
        if sizes and not names:
            raise NothingToDraw(formula.id, role)
        axes |= dict.fromkeys(names, props.Axis(tuple(sizes)))
    return replace(subject, axes=axes, **changed)


def formula_subject(implementation, function, formula):
    """The Subject of a formula: its tensors, sizes and outputs, and which axes may be permuted."""
    import props

    tensors = [t for t in formula.inputs if t.kind != "scalar"]
    if not tensors:
        raise BadImplementation(implementation, f"{formula.id} has no tensors to draw; the laws need some")
    oracle = Oracle(formula)
    scalars = [t.name for t in formula.inputs if t.kind == "scalar"]
    needed = [name for name in scalars if name not in oracle.defaults]
    _check_call(implementation, function, [*(t.name for t in tensors), *needed, *oracle.signature.params])
    drawn = {name: drawn_numbers(formula, name) for name in needed}
    drawn |= {name: (None, *drawn_numbers(formula, name)) for name in oracle.defaults if takes(function, name)}
    drawn |= {name: drawn_params(formula, name) for name in oracle.signature.params}
    logsumexp = [out for out in oracle.signature.outputs if out.name == "lse" and out.name in oracle.signature.extra]
    logsumexp = logsumexp if takes(function, "return_lse") else []
    drawn |= {"return_lse": (True,)} if logsumexp else {}
    heads = ("HEADS",) if has_own_heads(oracle.signature) else ()
    kept = {out.name: heads if "HEADS" in out.leading else () for out in oracle.signature.outputs}
    lengths, outer = free_sizes(formula, "length"), {x.size.name for let in formula.outputs for x in let.indices}
    module_name, _, path = implementation.partition(":")
    return props.Subject(
        name=f"{implementation} as {formula.id}",
        function=function,
        oracle=oracle,
        tensors=tuple(_tensor_spec(t, heads, lengths) for t in tensors),
        outputs=(
            *(
                props.OutputSpec(let.name, (*kept[let.name], *(x.size.name for x in let.indices)))
                for let in formula.outputs
            ),
            *(props.OutputSpec(out.name, (*heads, *out.axes[len(out.leading) :]), wide=True) for out in logsumexp),
        ),
        axes=_axes(oracle, lengths, heads),
        scalars=drawn,
        rows=next((name for name in lengths if name in outer), None) if len(lengths) > 1 else None,
        keys=next((name for name in lengths if name not in outer), None),
        exchangeable=exchangeable(formula),
        leading=((), (2,)) if heads else ((), (2,), (2, 3)),
        capabilities=frozenset({"backward"} if formula.wrt else ()),
        source=f"import importlib\n\nfunction = importlib.import_module({module_name!r}).{path}",
    )


def has_own_heads(signature):
    """Whether some tensors have heads and others a batch or heads alone: the heads are an axis of their own then."""
    leading = [set(argument.leading) for argument in signature.tensors if argument.leading]
    return any("HEADS" in axes for axes in leading) and not all({"BATCH", "HEADS"} <= axes for axes in leading)


def takes(function, name):
    """Whether a function names this argument; what it takes as **named says nothing."""
    try:
        return name in inspect.signature(function).parameters
    except ValueError:
        return False


def _axes(oracle, lengths, heads):
    import props

    axes = dict.fromkeys(lengths, props.Axis((*props.lengths_around(16), *FAR))) | dict.fromkeys(
        heads, props.Axis((1, 2, 3))
    )
    for name, expression in oracle.signature.constraints:
        if expressions.names(expression) == {name}:
            axes[name] = props.Axis(expressions.fixed_points(name, expression, {})[:3])
        else:
            axes[name] = props.Axis(of=lambda sizes, e=expression: max(0, int(expressions.evaluate(e, sizes))))
    for _, name, place in oracle.signature.reads:
        axis = axes.get(name)
        if axis is not None and axis.of is None and expressions.names(place) <= {name}:
            axes[name] = props.Axis(tuple(n for n in axis.sizes if 0 <= expressions.evaluate(place, {name: n}) < n))
    return axes


def _tensor_spec(tensor, heads, lengths):
    import props

    return props.TensorSpec(
        tensor.name,
        (*(() if tensor.shared or not tensor.heads else heads), *(size.name for size in tensor.sizes)),
        KINDS[tensor.kind],
        shared=tensor.shared or tensor.per_head,
        upper=lengths[-1] if tensor.kind == "integer" and lengths else None,
        gradient=tensor.kind == "real",
    )


def _check_call(implementation, function, names):
    """A function whose arguments are not those of the formula is a mistake of the call, not a broken law."""
    try:
        inspect.signature(function).bind(**dict.fromkeys(names))
    except TypeError as problem:
        reason = f"it must take {', '.join(names)} by name, but {problem}"
        raise BadImplementation(implementation, reason) from None
    except ValueError:  # a function of C has no signature; what is wrong shows when it is called
        return


class Oracle:
    """The printed reference, forward and backward, as a function of named tensors with any leading dimensions."""

    def __init__(self, formula):
        written = modules.write(formula.id, {"reference": sources_of(formula)["reference"]})["reference"]
        self.signature, self.module = written.signature, written.load()
        self.defaults = dict(self.signature.defaults)

    def __call__(self, **given):
        signature = self.signature
        params = [given[name] for name in signature.params]
        sizes = dict(zip(signature.params, params, strict=True))
        tensors = {a.name: given[a.name] for a in signature.tensors}
        arranged, shape = layout.arrange(signature.id, signature, tensors, sizes)
        values = dict(zip(tensors, arranged, strict=True))
        for argument in signature.tensors:
            pairs = zip(argument.axes, values[argument.name].shape, strict=True)
            sizes |= {axis: extent for axis, extent in pairs if isinstance(axis, str)}
        numbers = {name: given.get(name) for name in signature.scalars}
        for name, number in numbers.items():
            numbers[name] = expressions.evaluate(self.defaults[name], sizes) if number is None else number
        results = self._differentiable(values, numbers, params, sizes)
        hidden = {name for name in signature.extra if not given.get(f"return_{name}")}
        pairs = zip(signature.outputs, results, strict=False)
        returned = [result.reshape(shape.restored(out, result)) for out, result in pairs if out.name not in hidden]
        return returned[0] if len(returned) == 1 else tuple(returned)

    def _differentiable(self, values, numbers, params, sizes):
        """What forward returns; the gradient is the one that was derived, itself differentiable."""
        import torch

        signature, module = self.signature, self.module
        backward = signature.backward
        names = list(values)

        def call_forward(tensors):
            given = {**dict(zip(names, tensors, strict=True)), **numbers}
            return tuple(module.forward(*(given[a.name] for a in signature.inputs), *params))

        if backward is None:
            return call_forward(values.values())

        class Joined(torch.autograd.Function):
            @staticmethod
            def forward(ctx, *tensors):
                results = call_forward(tensors)
                ctx.save_for_backward(*tensors, *results)
                return results

            @staticmethod
            def backward(ctx, *cotangents):
                tensors, results = ctx.saved_tensors[: len(names)], ctx.saved_tensors[len(names) :]
                given = {**dict(zip(names, tensors, strict=True)), **numbers}
                kept = {value.name: result for value, result in zip(signature.returned, results, strict=True)}
                seeds = {value.name: seed for value, seed in zip(signature.returned, cotangents, strict=True)}
                gradients = module.backward(
                    *(given[name] for name in backward.inputs),
                    *(kept[name] for name in backward.saved),
                    *(seeds[name] for name in backward.cotangents),
                    *(sizes[name] for name in backward.params),
                )
                found = dict(zip(backward.gradients, gradients, strict=True))
                return tuple(found.get(name) for name in names)

        return Joined.apply(*values.values())
