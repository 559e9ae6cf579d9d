"""Printed modules against the plain form: loading, data, one run of both directions, relative errors."""

import importlib.util
import itertools
import sys
from inspect import signature

import cpp
import torch
from oracle import evaluate
from passes_catalogue import SIZES

DEFAULT_SIZES = SIZES | {"GROUP": 3, "N": 5, "M": 7, "D": 3, "E": 2, "A": 4, "Y": 3, "X": 4}
_count = itertools.count()


def load(text, folder, name="printed"):
    """The module of a source text, or of both texts of C++; a real file: Triton reads the source of its kernels."""
    name = f"{name}_{next(_count)}"
    path = folder / f"{name}.py"
    if not isinstance(text, str):
        path = cpp.written(text, path)
    else:
        path.write_text(text)
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def shape_of(tensor, formula, sizes):
    return [sizes[x.size.name] for x in tensor.leading(formula.grouped)] + [sizes[s.name] for s in tensor.sizes]


def draw(formula, sizes, seed=0, data=()):
    """Inputs in float64; data: name -> values for what is not standard normal (a list, or a pair: value or -inf)."""
    generator = torch.Generator().manual_seed(seed)
    values, data = {}, dict(data)
    for t in formula.inputs:
        shape = shape_of(t, formula, sizes)
        x = torch.randn(shape, generator=generator, dtype=torch.float64)
        if t.kind == "scalar":
            x = 0.37
        elif t.kind == "bool":
            x = x > -0.5
        elif t.kind == "integer":
            limit = sizes.get("M", 3) + 1
            x = torch.randint(0, limit, shape, generator=generator)
        elif t.name in data and isinstance(data[t.name], tuple):
            value, rare = data[t.name]
            x = torch.where(x > 0.6, torch.tensor(rare, dtype=torch.float64), x * value)
        values[t.name] = x
    return values


def cast(values, dtype):
    return {n: x.to(dtype) if torch.is_tensor(x) and x.is_floating_point() else x for n, x in values.items()}


def taken(function, keywords):
    """The keywords that a function takes: a direction without loops has no tile sizes."""
    return {name: value for name, value in keywords.items() if name in signature(function).parameters}


def run_forward(module, values, sizes, dtype=torch.float64, **keywords):
    """dtype: of a function that takes no tensor, and so does not see it."""
    about = module.SIGNATURE["forward"]
    arguments = [values[name] for name, _, _ in about["inputs"]] + [sizes[p] for p in about["params"]]
    if not [1 for _, _, kind in about["inputs"] if kind != "scalar"]:
        arguments.append(torch.empty(0, dtype=dtype))
    results = module.forward(*arguments, **taken(module.forward, keywords))
    names = [n for n, _, _ in (*about["outputs"], *about["saved"])]
    return dict(zip(names, results, strict=True))


def run_backward(module, values, returned, cotangents, sizes, **keywords):
    about = module.SIGNATURE["backward"]
    arguments = [values[n] for n in about["inputs"]] + [returned[n] for n in about["saved"]]
    arguments += [cotangents[n] for n in about["cotangents"]] + [sizes[p] for p in about["params"]]
    results = module.backward(*arguments, **taken(module.backward, keywords))
    return dict(zip((n for n, _ in about["outputs"]), results, strict=True))


def oracle(formula, values, sizes, seed=1):
    """(outputs, cotangents, gradients) of the plain form; rows without a finite output get no cotangent."""
    generator = torch.Generator().manual_seed(seed)
    wanted = {n: v.clone().requires_grad_() for n, v in values.items() if n in formula.wrt}
    outputs = evaluate(formula, {**values, **wanted}, sizes)
    cotangents, loss = {}, 0.0
    for name, out in outputs.items():
        c = torch.randn(out.shape, generator=generator, dtype=torch.float64)
        cotangents[name] = torch.where(torch.isfinite(out), c, 0.0)
        loss = loss + (torch.where(torch.isfinite(out), out, 0.0) * cotangents[name]).sum()
    found = (
        torch.autograd.grad(loss, list(wanted.values()), allow_unused=True)
        if loss.requires_grad
        else [None] * len(wanted)
    )
    gradients = {n: torch.zeros_like(v) if g is None else g for (n, v), g in zip(wanted.items(), found, strict=True)}
    return {name: out.detach() for name, out in outputs.items()}, cotangents, gradients


def error(got, want):
    """max |got - want| / max |want|; infinite where the shapes or the finite entries differ."""
    got, want = got.detach().double(), want.detach().double()
    if got.shape != want.shape:
        return float("inf")
    finite = torch.isfinite(want)
    if not torch.equal(torch.isfinite(got), finite) or not torch.equal(got[~finite], want[~finite]):
        return float("inf")
    if not finite.any():
        return 0.0
    scale = want[finite].abs().max().clamp_min(0.05)  # what cancels is measured against its terms
    return float((got - want)[finite].abs().max() / scale)


def saved_cotangents(module, returned, cotangents):
    """Cotangents in the dtypes of what forward returned; zero for what is only saved."""
    out = {}
    for name in module.SIGNATURE["backward"]["cotangents"]:
        like = returned[name]
        out[name] = cotangents[name].to(like.dtype) if name in cotangents else torch.zeros_like(like)
    return out


def errors(module, formula, values, sizes, dtype=torch.float64, **keywords):
    """name -> relative error of each output and of each gradient."""
    narrow = cast(values, dtype)
    outputs, cotangents, gradients = oracle(formula, cast(narrow, torch.float64), sizes)
    returned = run_forward(module, narrow, sizes, dtype, **keywords)
    found = {n: error(returned[n], outputs[n]) for n in outputs}
    if module.SIGNATURE["backward"] is None:
        return found
    got = run_backward(module, narrow, returned, saved_cotangents(module, returned, cotangents), sizes, **keywords)
    return found | {f"d_{n}": error(got[n], gradients[n]) for n in gradients}


def sizes_of(case, **more):
    """The sizes of a case of the catalogue: the default ones, then its own (which may be functions of the others)."""
    sizes = {**DEFAULT_SIZES, **more}
    for name, value in case.sizes.items():
        sizes[name] = value(sizes) if callable(value) else more.get(name, value)
    return sizes
