"""The cost of a derivation as plain data: formulas as text and their numbers at several lengths."""

import numpy as np
import sympy as sp

from derive.cost.arithmetic import Numbers
from derive.cost.operations import added
from derive.cost.programs import PlainCost, streamed
from derive.cost.scales import LENGTHS, lengths_of, scales_of
from derive.cost.settings import blocks_of, bytes_of, numbers
from derive.cost.spelling import MEANINGS, spelled, sums_of

FAST_MEMORY = 32 * 2**20


def cost_of(made, lengths=LENGTHS, itemsize=4, fast_memory=FAST_MEMORY, unicode=False):
    """{"id", "options", "symbols", "plain", "streamed", "numbers"} of a Derivation: plain data, formulas as text.

    A direction's operations are those of its kernels and of the torch statements between them; their sum is None where
    its kernels differ in what the names of blocks and sums stand for.
    lengths: all lengths at once (N = M), with a batch and a head of one and widths of 64; a formula of images has sizes
    of its own; itemsize: bytes of an element; fast_memory: what is streamed again and again comes from main memory if
    it is larger; a tensor whose content decides a count (lengths of keys) is taken to be full.
    """
    plain, directions = PlainCost(made), streamed(made)
    axes, scales = scales_of(made.formula, lengths)
    record = _Record(made, plain, directions, itemsize, fast_memory, unicode)
    return {
        "id": made.formula.id,
        "options": dict(made.formula.options),
        "symbols": MEANINGS,
        "plain": record.plain(),
        "streamed": [record.direction(cost) for cost in directions],
        "numbers": [record.numbers_at(scale) for scale in scales],
        "setting": {"axes": axes, "itemsize": itemsize, "fast_memory": fast_memory},
    }


class _Record:
    def __init__(self, made, plain, directions, itemsize, fast_memory, unicode):
        self.made, self.in_full, self.directions = made, plain, directions
        self.itemsize, self.fast_memory, self.unicode = itemsize, fast_memory, unicode

    def text(self, e):
        return spelled(e, self.unicode)

    # Formulas

    def plain(self):
        cost = self.in_full
        return {
            "operations": self.text(cost.operations),
            "products": self.text(cost.products),
            "functions": {name: self.text(e) for name, e in cost.functions.items()},
            "held": [{"elements": self.text(e), "values": n} for e, n in cost.held],
            "moved": self.text(cost.moved),
        }

    def direction(self, cost):
        total = {"operations": cost.operations, "multiplied": cost.products}
        return {
            "direction": cost.name,
            "extra_memory": self.text(cost.extra_memory),
            **{name: None if e is None else self.text(e) for name, e in total.items()},
            "statements": self.statements(cost),
            "kernels": [self.kernel(cost, kernel) for kernel in cost.kernels],
        }

    def statements(self, cost):
        operations, functions = cost.of_statements
        return {
            "definitions": [d.name for d in cost.statements],
            "operations": self.text(operations),
            "multiplied": self.text(cost.products_of_statements),
            "functions": {name: self.text(e) for name, e in functions.items()},
            "bytes": self.text(cost.statement_bytes),
        }

    def kernel(self, cost, kernel):
        formulas = {
            "state_memory": kernel.state_memory,
            "operations": kernel.operations,
            "multiplied": kernel.multiplications[0],
            "multiplied_with_padding": kernel.multiplications[1],
            "loaded": kernel.total("load"),
            "loaded_again": kernel.total("load", often="tile"),
            "stored": kernel.total("store"),
            "masked_loaded": kernel.total("load", "masked"),
            "masked_stored": kernel.total("store", "masked"),
            "streamed_tensors": cost.streamed_bytes(kernel),
        }
        return {
            "name": kernel.name,
            "counted": True,
            **{name: self.text(e) for name, e in formulas.items()},
            "functions": {name: self.text(e) for name, e in kernel.functions.items()},
            "where": sums_of([*formulas.values(), *kernel.functions.values()], self.unicode),
        }

    # Numbers

    def numbers_at(self, scale):
        sizes = scale.sizes
        at = Numbers({**sizes, **bytes_of(self.itemsize)})
        return {
            "label": scale.label,
            "length": scale.length,
            "sizes": sizes,
            "plain": {
                "operations": at(self.in_full.operations),
                "functions": {name: at(e) for name, e in self.in_full.functions.items()},
                "held_elements": [at(e) for e, _ in self.in_full.held],
                "held_bytes": [at(e) * self.itemsize for e, _ in self.in_full.held],
                "moved_bytes": at(self.in_full.moved) * self.itemsize,
            },
            **{cost.name: self.direction_at(cost, sizes, at) for cost in self.directions},
        }

    def direction_at(self, cost, sizes, at):
        kernels = [self.kernel_at(cost, k, sizes) for k in cost.kernels]
        total = {
            key: sum(k[key] for k in kernels) for key in ("operations", "loaded", "stored", "traffic", "state_memory")
        }
        functions = {}
        for k in kernels:
            functions = added(functions, k["functions"])
        operations, more = cost.of_statements
        return {
            "operations": total["operations"] + at(operations),
            "functions": added(functions, {name: at(e) for name, e in more.items()}),
            "loaded": total["loaded"],
            "stored": total["stored"],
            "statement_bytes": at(cost.statement_bytes),
            "traffic": total["traffic"] + at(cost.statement_bytes),
            "extra_memory": at(cost.extra_memory) + total["state_memory"],
            "kernels": kernels,
        }

    def kernel_at(self, cost, kernel, sizes):
        data = full_data(self.made.formula, sizes)
        at = numbers(kernel, sizes, self.itemsize, data=data)
        rows, columns = blocks_of(kernel, self.itemsize, sizes)
        return {
            "name": kernel.name,
            "rows": rows,
            "columns": columns,
            "state_memory": at(kernel.state_memory),
            "operations": at(kernel.operations),
            "functions": {name: at(e) for name, e in kernel.functions.items()},
            "multiplied_with_padding": at(kernel.multiplications[1]),
            **kernel.requested(at),
            "traffic": cost.traffic(kernel, self.fast_memory, at),
        }


def full_data(formula, sizes):
    """The contents of the integer tensors that hold lengths: as long as the longest axis."""
    longest = max((sizes[name] for name in lengths_of(formula)), default=0)
    tensors = [t for t in formula.inputs if t.kind == "integer"]
    shapes = [[sizes[str(s)] for s in (*(x.size for x in t.leading(formula.grouped)), *t.sizes)] for t in tensors]
    return {t.name: np.full(shape, longest) for t, shape in zip(tensors, shapes, strict=True)}


def total_operations(cost):
    """The formula of all operations of one direction."""
    return sp.Add(cost.of_statements[0], *(k.operations for k in cost.kernels))
