"""How a module and its functions are put together: what every printer does with the statements it has made."""

import ast
from functools import lru_cache

from derive.emit.layout import fitted, indented, paragraph
from derive.emit.module import module_docstring
from derive.emit.torch_dialect import HELPERS
from derive.formula import Entry
from derive.program import indices_of


def name_tensors(function, roles):
    """Names of all values that exist in full, in program order."""
    for name in function.full_values():
        function.names.tensor(name, roles.get(name))


def assembled(function, constants, lines, signature):
    """The text of a function: docstring, sizes, constants, statements, result."""
    doc = [piece for line in function.docstring() for piece in paragraph(line, 2)]
    results = ", ".join(result(function, name) for name in function.results)
    statements = [
        *constants.lines(),
        *lines,
        f"return ({results},)" if len(function.results) == 1 else f"return {results}",
    ]
    body = ['"""' + doc[0], *doc[1:], '"""', *function.head("\n".join(statements)), *statements]
    return "\n".join([*signature, *(piece for line in indented(body) for piece in fitted(line))])


def result(function, name):
    """A returned tensor in its dtype; never one of the arguments itself."""
    text = function.names.tensor(name)
    if name not in function.wide_values():
        return text
    if name in function.narrow:
        text += ".to(dtype)"
    return text + ".clone()" if shares_memory(function.program, name) else text


def shares_memory(program, name):
    """Whether a value may share memory: with an argument, or its own elements with one another."""
    d = next(d for d in program.definitions if d.name == name)
    if d.reduce is not None or d.at:
        return False
    return isinstance(d.body, Entry) or not set(d.indices) <= indices_of(d.body, d.where)


def module_text(about, backend, summary, signature, bodies, head=("import torch",), helpers=HELPERS):
    """The whole module: docstring, imports, SIGNATURE, the helper functions that are used, the functions."""
    used = used_helpers(bodies, helpers)
    helping = [helpers[name].rstrip() for name in used]
    read = set().union(*map(names_read, [*bodies, *helping]))
    imports = [line for line in ("import math", *head) if line.split()[-1].split(".")[0] in read]
    parts = ["\n".join(module_docstring(about, backend, summary)) + "\n\n" + "\n".join(imports) + "\n\n" + signature]
    parts += helping
    return "\n\n\n".join([*parts, *bodies]) + "\n"


def used_helpers(bodies, helpers):
    """The helpers that the text calls, and those that they call, in the table's order."""
    texts, found = bodies, set()
    while new := set().union(*map(names_read, texts)) & set(helpers) - found:
        found |= new
        texts = [helpers[name] for name in new]
    return [name for name in helpers if name in found]


@lru_cache(maxsize=1024)
def names_read(text):
    """The names that some Python text reads; the helpers are the same for every module."""
    return frozenset(x.id for x in ast.walk(ast.parse(text)) if isinstance(x, ast.Name) and isinstance(x.ctx, ast.Load))


def allocated(kernel, function, parts=()):
    """The tensors that a kernel writes, but those that come from partial sums."""
    lines = []
    for name in kernel.outputs:
        if name in parts:
            continue
        zeros = "zeros" if name not in kernel.stores else "empty"
        shape, dtype = function.shape(name), function.dtype(name)
        lines.append(f"{function.names.tensor(name)} = torch.{zeros}({shape}, dtype={dtype}, device=device)")
    return lines
