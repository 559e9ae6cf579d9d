"""Formulas as mathematics: what is displayed of them, and two-dimensional text for a terminal.

Our own nodes become SymPy's for display only (a Total becomes a Sum over an index that is named below the sign);
values that a formula uses more than once get a letter, so that they are read once.
"""

import sympy as sp
from sympy.printing.pretty.pretty import PrettyPrinter
from sympy.printing.pretty.stringpict import prettyForm, stringPict

from derive.formula import Entry, Index, IsFinite, Largest, Size, Total, free_indices
from derive.program import is_leading

WIDE_CONDITION, WIDE_SUM = 48, 64  # columns
LETTERS = ("s", "w", "z", "u", "y", "r")


class Named(sp.Symbol):
    """A letter that stands for a value with indices, in a displayed formula."""

    def __new__(cls, name, indices):
        self = sp.Symbol.__xnew__(cls, name, real=True)
        self.indices = tuple(indices)
        return self

    def _hashable_content(self):
        return (*super()._hashable_content(), self.indices)


class _Pretty(PrettyPrinter):
    def _print_Entry(self, expr):
        return self._bracketed(expr.name, expr.indices)

    def _print_Named(self, expr):
        return self._bracketed(expr.name, expr.indices)

    def _bracketed(self, name, indices):
        shown = [str(x) for x in indices if not (isinstance(x, Index) and is_leading(x))]
        return prettyForm(f"{name}[{', '.join(shown)}]" if shown else name)

    def _print_exp(self, expr):
        """Not a power of e, which is an index as well."""
        inner = prettyForm(*self._print(expr.args[0]).parens())
        return prettyForm(*inner.left("exp"), binding=prettyForm.FUNC)

    def _reduction(self, sign, expr):
        value, condition, *over = expr.args
        below = ", ".join(map(str, over))
        if condition != sp.true:
            below += " : " + one_line(condition)
        parts = sp.And.make_args(condition)
        if len(below) > WIDE_CONDITION and len(parts) > 1:
            below = "\n".join([", ".join(map(str, over)) + " :", *sorted(map(one_line, parts))])
        head = stringPict(sign)
        head = prettyForm(*head.below(stringPict(below)))
        head.baseline = 0
        body = self._print(value)
        body = prettyForm(*body.parens()) if value.is_Add else body
        return prettyForm(*head.right(" ", body), binding=prettyForm.MUL)

    def _print_Total(self, expr):
        return self._reduction("Σ" if self._use_unicode else "sum", expr)

    def _print_Largest(self, expr):
        return self._reduction("max", expr)

    def _print_Where(self, expr):
        condition, value = expr.args
        body = self._print(value)
        body = prettyForm(*body.parens()) if value.is_Add else body
        return prettyForm(*stringPict(f"[{one_line(condition)}] ").right(body), binding=prettyForm.MUL)

    def _print_Add(self, expr, order=None):
        """A wide sum has its terms below each other."""
        flat = super()._print_Add(expr, order=order)
        if flat.width() <= WIDE_SUM:
            return flat
        lines = []
        for n, term in enumerate(self._as_ordered_terms(expr, order=order)):
            minus = term.could_extract_minus_sign()
            form = self._print(-term if minus else term)
            lines.append(prettyForm(*form.left("- " if minus else "+ " if n else "  ")))
        widest = max(line.width() for line in lines)
        stacked = "\n".join(row.ljust(widest) for line in lines for row in line.picture)
        return prettyForm(stacked, baseline=stacked.count("\n") // 2, binding=prettyForm.ADD)


def one_line(condition):
    """A condition in one line of Unicode."""
    if isinstance(condition, sp.And):
        return " ∧ ".join(sorted(map(one_line, condition.args)))
    if isinstance(condition, sp.Or):
        return " ∨ ".join(sorted(map(one_line, condition.args)))
    if isinstance(condition, IsFinite):
        return f"{_plain(condition.args[0])} > -∞"
    for kind, sign in ((sp.Le, "≤"), (sp.Ge, "≥"), (sp.Lt, "<"), (sp.Gt, ">"), (sp.Eq, "="), (sp.Ne, "≠")):
        if isinstance(condition, kind):
            return f"{_plain(condition.lhs)} {sign} {_plain(condition.rhs)}"
    return _plain(condition)


def _plain(expr):
    hidden = {e: Entry(e.name, *(x for x in e.indices if not is_leading_index(x))) for e in expr.atoms(Entry)}
    return str(expr.xreplace(hidden)).replace("[]", "")


def is_leading_index(x):
    return isinstance(x, Index) and is_leading(x)


def shared_values(expr, used=()):
    """(expression with letters, [(letter, value)]): what occurs at least twice and holds a reduction gets a letter."""
    letters = [x for x in LETTERS if x not in used]
    named = []
    while letters:
        counts = {}
        _count(expr, counts)
        candidates = [x for x, n in counts.items() if n > 1 and x.has(Total, Largest) and not isinstance(x, sp.exp)]
        if not candidates:
            break
        outermost = [x for x in candidates if not any(x != y and y.has(x) for y in candidates)]
        value = min(outermost, key=str)
        letter = Named(letters.pop(0), sorted(free_indices(value), key=lambda x: x.order))
        named.append((letter, value))
        expr = _replace(expr, value, letter)
    return expr, named


def _count(expr, counts):
    if expr.args and not isinstance(expr, Entry):
        counts[expr] = counts.get(expr, 0) + 1
        for a in expr.args:
            _count(a, counts)


def _replace(expr, old, new):
    if expr == old:
        return new
    if not expr.args or isinstance(expr, (Entry, Named)):
        return expr
    args = [_replace(a, old, new) for a in expr.args]
    return expr if all(a is b for a, b in zip(args, expr.args, strict=True)) else expr.func(*args)


def equations(formula):
    """[(left side, right side)] of a formula as displayed: its outputs, its named values, its shared values."""
    names = {t.name for t in formula.inputs} | {v.name for v in (*formula.lets, *formula.outputs)}
    names |= {s.name for v in formula.outputs for s in sp.sympify(v.value).atoms(Index, Size)}
    out = []
    for let in (*formula.outputs, *formula.lets):
        value, shared = shared_values(sp.sympify(let.value), names)
        out.append((Named(let.name, let.indices), value))
        for letter, meaning in shared:
            names.add(letter.name)
            out.append((letter, meaning))
    return out


def unicode(expr, ascii_only=False):
    """Two-dimensional text for a terminal."""
    printer = _Pretty({"use_unicode": not ascii_only, "wrap_line": False})
    return printer.doprint(expr)


def show_equation(left, right, ascii_only=False):
    """`left = right` as two-dimensional text."""
    printer = _Pretty({"use_unicode": not ascii_only, "wrap_line": False})
    form = printer._print(right)
    return prettyForm(*form.left(f"{printer._print(left)} = ")).render(wrap_line=False)
