"""Copies of the logic with one side condition taken out.

A mutant is (file, line, what was taken out, code).  `loaded` imports a copy of derive.logic made from it and leaves the
modules that are already imported as they are.
"""

import ast
import copy
import importlib
import sys
from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path

import derive.logic.judges

FOLDER = Path(derive.logic.judges.__file__).parent
RULE_FILES = ("rules_equality", "rules_bags", "rules_reductions", "rules_ranges", "rules_order", "rules_calculus")
LANGUAGE_FILES = ("kernel", "wellformed", "terms", "statements")
CONDITIONS = {"need", "eigen", "opened", "_check_kind", "_refuse_capture", "_no_bound_name", "_check_roles"}
CONDITIONS |= {"_check_held", "_check_node"}


@dataclass(frozen=True)
class Mutant:
    """One side condition less: in `file`, in the function `within`, the text `removed`; make() gives the tree."""

    file: str
    within: str
    line: int
    removed: str
    make: Callable

    def __str__(self):
        return f"{self.file}.{self.within}: {self.removed}"


def mutants(file):
    """All mutants of one file of the logic."""
    tree = ast.parse((FOLDER / f"{file}.py").read_text())
    for top in tree.body:
        parts = top.body if isinstance(top, ast.ClassDef) else [top]
        for function in parts:
            if isinstance(function, (ast.FunctionDef, ast.Assign)):
                for node, field, value, removed in changes(function, file):
                    yield mutant(file, tree, function, node, field, value, removed)


def mutant(file, tree, function, node, field, value, removed):
    """The tree with `field` of `node` replaced, as a copy that is made when it is asked for."""

    def make():
        old = getattr(node, field)
        setattr(node, field, value)
        try:
            return ast.fix_missing_locations(copy.deepcopy(tree))
        finally:
            setattr(node, field, old)

    within = function.name if isinstance(function, ast.FunctionDef) else function.targets[0].id
    return Mutant(file, within, node.lineno if hasattr(node, "lineno") else 0, removed, make)


def changes(function, file):
    """(node, field, new value, text of what goes) of every side condition in a function."""
    in_rules = file in RULE_FILES
    for node in ast.walk(function):
        for field in ("body", "orelse"):
            block = getattr(node, field, None)
            if isinstance(block, list):
                for n, line in enumerate(block):
                    if is_condition(line):
                        rest = [*block[:n], *block[n + 1 :]]
                        yield node, field, rest or [ast.Pass()], ast.unparse(line).splitlines()[0]
        if is_call(node, "need") and isinstance(node.args[0], ast.BoolOp) and isinstance(node.args[0].op, ast.And):
            for part in node.args[0].values:
                others = [p for p in node.args[0].values if p is not part]
                left = others[0] if len(others) == 1 else ast.BoolOp(ast.And(), others)
                yield node, "args", [left, *node.args[1:]], ast.unparse(part)
        if is_call(node, "eigen") and file != "kernel":
            yield from fewer_arguments(node)
        if in_rules:
            yield from fewer_hypotheses(node)


def fewer_arguments(call):
    """eigen with one of its statements or terms left out."""
    for n, argument in enumerate(call.args[1:], 1):
        if isinstance(argument, ast.List) and not argument.elts:
            continue
        fewer = [*call.args[:n], ast.List([], ast.Load())] if n == 1 else call.args[:n]
        yield call, "args", [*fewer, *call.args[n + 1 :]], f"{ast.unparse(argument)} of {ast.unparse(call)}"


def fewer_hypotheses(node):
    """A member of a list or set of statements, the hypotheses of a premise, or one side of a union left out."""
    if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
        first = node.value.elts[0]
        for holder in ast.walk(first):
            if isinstance(holder, ast.List):
                for part in holder.elts:
                    yield holder, "elts", [p for p in holder.elts if p is not part], f"hypothesis {ast.unparse(part)}"
        if isinstance(first, ast.Call) and ast.unparse(first) == "list(hyps)":
            yield node.value, "elts", [ast.List([], ast.Load()), *node.value.elts[1:]], "hypotheses hyps"
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        for side, other in (("left", node.right), ("right", node.left)):
            nothing = ast.Call(ast.Name("frozenset", ast.Load()), [], [])
            yield node, side, nothing, f"{ast.unparse(getattr(node, side))} beside {ast.unparse(other)}"
    if isinstance(node, ast.Lambda) and isinstance(node.body, ast.Set):
        yield node, "body", ast.Call(ast.Name("set", ast.Load()), [], []), f"side condition {ast.unparse(node.body)}"
    if is_call(node, "substitute") and len(node.args) == 2:
        yield node, "args", [node.args[0], ast.Dict([], [])], f"substitution in {ast.unparse(node)}"
    for field, value in ast.iter_fields(node):
        if isinstance(value, ast.Attribute) and value.attr == "hyps" and not isinstance(node, ast.BinOp):
            yield node, field, ast.Call(ast.Name("frozenset", ast.Load()), [], []), f"{ast.unparse(value)}"


def is_call(node, name):
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


def is_condition(line):
    """need(...), eigen(...) and their like as a statement, or `if ...: raise`."""
    if isinstance(line, ast.If) and not line.orelse:
        return isinstance(line.body[-1], ast.Raise)
    return isinstance(line, ast.Expr) and any(is_call(line.value, name) for name in CONDITIONS)


class _Finder(MetaPathFinder, Loader):
    """Finds the modules of derive.logic in compiled code."""

    def __init__(self, code):
        self.code = code

    def find_spec(self, name, path=None, target=None):
        return ModuleSpec(name, self, is_package=name == "derive.logic") if name in self.code else None

    def exec_module(self, module):
        exec(self.code[module.__name__], module.__dict__)


_COMPILED = {
    f"derive.logic.{p.stem}" if p.stem != "__init__" else "derive.logic": compile(p.read_text(), str(p), "exec")
    for p in FOLDER.glob("*.py")
}


@contextmanager
def loaded(mutant=None):
    """A fresh copy of derive.logic, with the mutant's file in place of the original.  z3's answers are shared."""
    code = dict(_COMPILED)
    if mutant is not None:
        code[f"derive.logic.{mutant.file}"] = compile(mutant.make(), f"{mutant.file} (mutant)", "exec")
    kept = {name: module for name, module in sys.modules.items() if name.split(".")[:2] == ["derive", "logic"]}
    package = sys.modules["derive"].logic
    for name in kept:
        del sys.modules[name]
    finder = _Finder(code)
    sys.meta_path.insert(0, finder)
    try:
        fresh = importlib.import_module("derive.logic")
        importlib.import_module("derive.logic.judges").solve = kept["derive.logic.judges"].solve
        yield fresh
    finally:
        sys.meta_path.remove(finder)
        for name in [n for n in sys.modules if n.split(".")[:2] == ["derive", "logic"]]:
            del sys.modules[name]
        sys.modules.update(kept)
        sys.modules["derive"].logic = package
