"""The parts that every generated Python module has: its docstring, its SIGNATURE, the heads of its functions."""

import re
from dataclasses import dataclass, field, replace

import sympy as sp

from derive.emit.layout import literal, wrapped_call
from derive.emit.names import Names
from derive.formula import Index, Size
from derive.program import Definition
from derive.tiles import PairKernel

DO_NOT_EDIT = "Generated: do not edit; change the formula or the printer, and run `derive build`."


@dataclass(frozen=True)
class About:
    """What a printer says of a formula beside its programs.

    outputs: the formula's own, which have the dtype of the inputs; extra: further outputs that a caller may ask for;
    everything else that forward returns is saved for backward.  double: the logarithms of normalisers among these, in
    float64 whatever the inputs have: exp(score - logarithm) takes over their rounding error, which grows with the
    scores.  cotangents: (output, its name in backward);
    gradients: (input, its name in backward).  inputs: names in the order of the call, those included that no program
    reads.  steps: direction -> name of a definition -> number of the derivation's step that it comes from.
    reads: (tensor, size of its axis, place) of what is read at a place that no index gives.
    missing: (backend, why it could not be printed).
    """

    id: str
    title: str = ""
    statement: str = ""
    options: tuple = ()
    source: str = ""
    inputs: tuple = ()
    outputs: tuple = ()
    extra: tuple = ()
    double: tuple = ()
    cotangents: tuple = ()
    gradients: tuple = ()
    defaults: tuple = ()
    constraints: tuple = ()
    reads: tuple = ()
    missing: tuple = ()
    steps: dict = field(default_factory=dict)


class Function:
    """One direction of a formula: what it takes, in order, and what it returns.

    program: a Program or a TileProgram.  inputs: entries, in call order; params: sizes that no input has;
    results: the names that it returns; narrow: the tensors in the dtype of the inputs; double: those in float64.
    """

    def __init__(self, name, program, about, names, results, narrow):
        self.name, self.program, self.about = name, program, about
        self.names, self.results, self.narrow = names, results, narrow
        self.double = frozenset(about.double)
        self.inputs = program.inputs
        self.sizes = _sizes_of(program)
        given = {x.size for e in self.inputs for x in e.indices}
        self.params = sorted((s for s in self.sizes if s not in given), key=lambda s: s.name)
        self.tensors = [e for e in self.inputs if program.kind(e.name) != "scalar"]

    @property
    def floating(self):
        return [e for e in self.tensors if self.program.kind(e.name) in ("real", "constant")]

    @property
    def typed(self):
        """The tensors that come in the dtype of the inputs, as saved values need not; others if there is none."""
        other = self.double | {d for o, d in self.about.cotangents if o in self.double}
        return [e for e in self.floating if e.name in self.narrow - other] or self.floating or self.tensors

    def signature(self, keywords=()):
        """`def name(...):` and its arguments."""
        like = [] if self.tensors else ["like"]
        arguments = [self.names.tensor(e.name) for e in self.inputs] + [self.names.size(s) for s in self.params] + like
        return wrapped_call(f"def {self.name}", [*arguments, *keywords], ":")

    def head(self, body):
        """The statements that read the sizes, the dtypes and the device, as far as the body uses them."""
        used = set(re.findall(r"[A-Za-z_]\w*", body))
        lines, known = [], set(self.params)
        for e in self.tensors:
            new = [(n, x.size) for n, x in enumerate(e.indices) if x.size not in known]
            wanted = {s: n for n, s in reversed(new) if self.names.size(s) in used}
            tensor = self.names.tensor(e.name)
            if len(wanted) > 1:
                places = {n: self.names.size(s) for s, n in wanted.items()}
                lines.append(f"{', '.join(places.get(n, '_') for n in range(len(e.indices)))} = {tensor}.shape")
            else:
                lines += [f"{self.names.size(s)} = {tensor}.shape[{n}]" for s, n in wanted.items()]
            known |= {s for _, s in new}
        first = self.names.tensor(self.typed[0].name) if self.tensors else "like"
        needed = [name for name in ("dtype", "device") if name in used or (name == "dtype" and "wide" in used)]
        if needed:
            texts = {name: f"{first}.{name}" for name in needed}
            if self.tensors and not self.floating:
                texts["dtype"] = "torch.float32"
            lines.append(f"{', '.join(needed)} = {', '.join(texts[name] for name in needed)}")
        if "wide" in used:
            lines.append("wide = torch.float64 if dtype == torch.float64 else torch.float32")
        return lines

    def full_values(self):
        """The names of the values that exist in full: row-level ones, and what kernels write; in program order."""
        names = []
        for stage in getattr(self.program, "stages", self.program.definitions):
            names += [stage.name] if isinstance(stage, Definition) else stage.outputs
        return names

    def wide_values(self):
        """The names of the values that come in the accumulation dtype: what torch statements compute, and scatters."""
        stages = getattr(self.program, "stages", self.program.definitions)
        rows = {stage.name for stage in stages if isinstance(stage, Definition)}
        return rows | {d.name for stage in stages if isinstance(stage, PairKernel) for d in stage.scatters}

    def cast(self):
        """The names of the tensors that torch statements bring into the accumulation dtype where they read them."""
        cotangents = {d for o, d in self.about.cotangents if o in self.double}
        return self.narrow - self.wide_values() | self.double | cotangents

    def dtype(self, name):
        """The text of the dtype of a tensor that a kernel writes."""
        if name in self.double:
            return "torch.float64"
        return "dtype" if name in self.narrow - self.wide_values() else "wide"

    def shape(self, name):
        """The text of a tensor's shape."""
        sizes = [self.names.size(x.size) for x in self.program.axes(name)]
        return f"({', '.join(sizes)}{',' if len(sizes) == 1 else ''})"

    def docstring(self):
        """What goes in and what comes out, with shapes."""
        lines = []
        for e in self.inputs:
            kind = self.program.kind(e.name)
            shape = "" if kind == "scalar" else " " + _shape_of(e.indices)
            note = {"real": "", "constant": "", "scalar": " a number"}.get(kind, f" {kind}")
            lines.append(f"{self.names.tensor(e.name)}{shape}{note}")
        results = [
            f"{name} {_shape_of(self.program.axes(name))}{' of float64' if name in self.double else ''}"
            for name in self.results
        ]
        taken = ", ".join(lines)
        if self.params:
            taken += ("; " if taken else "") + ", ".join(self.names.size(s) for s in self.params) + " integers"
        return [f"Takes {taken or 'nothing'}.", f"Returns {', '.join(results)}."]


def _shape_of(axes):
    return f"({', '.join(x.size.name for x in axes)})"


def _sizes_of(program):
    """The sizes of a program, in the order in which its inputs and definitions name them."""
    found = {}
    for e in program.inputs:
        found |= {x.size: None for x in e.indices}
    for d in program.definitions:
        found |= {x.size: None for x in (*d.indices, *d.space)}
        for part in (d.body, d.where, *(d.at or ())):
            atoms = sp.sympify(part).atoms(Size) | {x.size for x in sp.sympify(part).atoms(Index)}
            found |= dict.fromkeys(sorted(atoms, key=lambda s: s.name))
    return list(found)


def divisors_of(program):
    """The sizes that something is divided by with a remainder: a caller must not give 0 for them."""
    parts = [sp.sympify(part) for d in program.definitions for part in (d.body, d.where)]
    return {x.args[1] for part in parts for x in part.atoms(sp.Mod)}


def functions(forward, backward, about, names=None):
    """The two Functions of a module; backward may be None."""
    names = names or Names()
    backward = backward if about.gradients else None
    saved = {o for o in forward.outputs if o not in about.outputs}
    for e in forward.inputs:
        names.tensor(e.name)
    for o in forward.outputs:
        names.tensor(o)
    if backward is not None:
        backward = ordered_inputs(backward, forward, about)
        for e in backward.inputs:
            names.tensor(e.name)
    for program in (forward, backward):
        for s in _sizes_of(program) if program is not None else ():
            names.size(s)
    kinds = dict(forward.kinds)
    narrow = {e.name for e in forward.inputs if kinds.get(e.name, "real") in ("real", "constant")} | set(about.outputs)
    first = Function("forward", forward, about, names.scope(), forward.outputs, narrow)
    if backward is None:
        return first, None
    narrow |= {d for o, d in about.cotangents if o not in saved}
    results = tuple(d for _, d in about.gradients)
    return first, Function("backward", backward, about, names.scope(), results, narrow | set(results))


def ordered_inputs(backward, forward, about):
    """The backward with its inputs in call order: the formula's, what forward returned, the cotangents."""
    rank = {e.name: n for n, e in enumerate(forward.inputs)}
    rank |= {o: len(rank) + n for n, o in enumerate(forward.outputs)}
    rank |= {d: len(rank) + n for n, (_, d) in enumerate(about.cotangents)}
    return replace(backward, inputs=tuple(sorted(backward.inputs, key=lambda e: rank[e.name])))


def signature_of(first, second, about, backend, keywords=()):
    """The SIGNATURE: plain data about both functions, which what loads the module reads."""
    program = first.program
    divisors = divisors_of(program)
    sizes = {s.name: s.role for s in dict.fromkeys([*first.sizes, *(second.sizes if second else ())])}

    def axes(name):
        return [x.size.name for x in program.axes(name)]

    def returned(names):
        kinds = {**dict.fromkeys(about.outputs, "input"), **dict.fromkeys(about.double, "double")}
        return [(o, axes(o), kinds.get(o, "accumulate")) for o in names]

    shown = [o for o in program.outputs if o in (*about.outputs, *about.extra)]
    data = {
        "id": about.id,
        "backend": backend,
        "options": dict(about.options),
        "source": about.source,
        "sizes": sizes,
        "defaults": dict(about.defaults),
        "constraints": list(about.constraints),
        "forward": {
            "inputs": [(e.name, axes(e.name), program.kind(e.name)) for e in first.inputs],
            "params": [s.name for s in first.params],
            "divisors": [s.name for s in first.params if s in divisors],
            "outputs": returned(shown),
            "saved": returned([o for o in program.outputs if o not in shown]),
            "extra": list(about.extra),
            "keywords": list(keywords),
        },
        "backward": _backward_signature(second, about, axes, keywords) if second else None,
    }
    if about.reads:
        data["reads"] = list(about.reads)
    if about.missing:
        data["missing"] = dict(about.missing)
    return f"SIGNATURE = {literal(data)}"


def _backward_signature(second, about, axes, keywords):
    names = [e.name for e in second.inputs]
    given = {d: o for o, d in about.cotangents}
    of_forward = [n for n in names if n not in given]
    inputs = [n for n in of_forward if n in about.inputs]
    return {
        "inputs": inputs,
        "saved": [n for n in of_forward if n not in inputs],
        "cotangents": [given[n] for n in names if n in given],
        "params": [s.name for s in second.params],
        "outputs": [(name, axes(name)) for name, _ in about.gradients],
        "keywords": list(keywords),
    }


def module_docstring(about, backend, text):
    lines = [f"{about.title or about.id}: {text}", ""]
    if about.statement:
        lines += [*(f"    {line}" if line else "" for line in about.statement.splitlines()), ""]
    return ['"""' + lines[0], *lines[1:], DO_NOT_EDIT, '"""']
