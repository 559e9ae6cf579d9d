"""Mathematics as boxes: what stands beside, above and below what; printed as MathML or as LaTeX.

Expressions of formulas and statements of the logic become boxes once, so that the site and the documents show the same.
"""

from dataclasses import dataclass
from html import escape

GREEK = {
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "eta": "η", "theta": "θ", "kappa": "κ",
    "lambda": "λ", "mu": "μ", "nu": "ν", "pi": "π", "rho": "ρ", "sigma": "σ", "tau": "τ", "phi": "φ", "psi": "ψ",
    "omega": "ω",
}  # fmt: skip

LATEX = {
    "∑": r"\sum", "max": r"\max", "min": r"\min", "⋅": r"\cdot ", "−": "-", "≤": r"\le ", "≥": r"\ge ",
    "≠": r"\ne ", "<": r"\lt ", ">": r"\gt ", "∧": r"\land ", "∨": r"\lor ", "¬": r"\lnot ", "∈": r"\in ",
    "∀": r"\forall ",
    "⊢": r"\;\vdash\;", "∞": r"\infty ", "∅": r"\varnothing ", "ℕ": r"\mathbb{N}", "←": r"\leftarrow ", "→": r"\to ",
    "{": r"\{", "}": r"\}", "|": r"\lvert ", "·": r"\,", "⟨": r"\langle ", "⟩": r"\rangle ", ":": r"\colon ",
    "mod": r"\bmod ", "⌊": r"\lfloor ", "⌋": r"\rfloor ", "×": r"\times ", "∩": r"\cap ", "⊎": r"\uplus ",
}  # fmt: skip
LATEX |= {letter: f"\\{name} " for name, letter in GREEK.items()}


@dataclass(frozen=True)
class Box:
    """kind: "name", "number", "sign" and "words" hold text; the others hold boxes."""

    kind: str
    parts: tuple

    def __len__(self):
        """How many signs it has: how wide it is, roughly."""
        if isinstance(self.parts[0] if self.parts else None, Box):
            return sum(map(len, self.parts))
        return max(1, len(self.parts[0]) // 3) if self.parts else 0


def name(text):
    """A name: one letter is slanted, a longer one upright."""
    return Box("name", (str(text),))


def number(text):
    return Box("number", (str(text),))


def sign(text):
    """An operator, a relation, a bracket."""
    return Box("sign", (text,))


def words(text):
    return Box("words", (text,))


def row(*parts):
    flat = []
    for part in parts:
        flat += part.parts if part.kind == "row" else [part]
    return flat[0] if len(flat) == 1 else Box("row", tuple(flat))


def fraction(top, bottom):
    return Box("fraction", (top, bottom))


def root(inner):
    return Box("root", (inner,))


def subscript(base, below):
    return Box("subscript", (base, below))


def superscript(base, above):
    return Box("superscript", (base, above))


def under(base, *lines):
    """Lines below a sign, as a sum has its indices and its condition."""
    return Box("under", (base, *lines))


def matrix(rows):
    return Box("matrix", tuple(Box("line", tuple(cells)) for cells in rows))


def fenced(inner, left="(", right=")"):
    """The last sign knows that it closes: a bar looks the same at both ends."""
    return row(sign(left), inner, Box("sign", (right, CLOSING)))


def joined(parts, separator=","):
    out = []
    for part in parts:
        out += [sign(separator), part] if out else [part]
    return row(*out)


def mathml(box, display=False):
    """A complete <math> element."""
    return f'<math display="block">{_ml(box)}</math>' if display else f"<math>{_ml(box)}</math>"


ELEMENTS = {"row": "mrow", "fraction": "mfrac", "root": "msqrt", "subscript": "msub", "superscript": "msup"}
NO_BREAK = "\u00a0"  # MathML drops common spaces at the ends of a text
SPACED = {"·": "\u2062"}  # the invisible sign of a product


def _ml(box):
    if box.kind == "under":
        base, *lines = box.parts
        below = _ml(lines[0]) if len(lines) == 1 else _ml_table([[line] for line in lines])
        return f"<munder>{_ml(base)}{below}</munder>"
    if box.kind == "matrix":
        return f"<mrow><mo>(</mo>{_ml_table([line.parts for line in box.parts])}<mo>)</mo></mrow>"
    if box.kind in ELEMENTS:
        element = ELEMENTS[box.kind]
        return f"<{element}>{''.join(map(_ml, box.parts))}</{element}>"
    return _ml_text(box.kind, box.parts[0])


def _ml_text(kind, text):
    if kind == "number":
        return f"<mn>{escape(text)}</mn>"
    if kind == "words":
        return f"<mtext>{escape(text.replace(' ', NO_BREAK))}</mtext>"
    if kind == "name":
        return f"<mi>{escape(GREEK.get(text, text))}</mi>"
    if text in "()[]|{}":
        return f'<mo stretchy="false">{text}</mo>'
    if text == "∑":
        return '<mo movablelimits="false">∑</mo>'
    if text in ("max", "min"):
        return f'<mo movablelimits="false" form="prefix" lspace="0" rspace="0.1667em">{text}</mo>'
    return f"<mo>{escape(SPACED.get(text, text))}</mo>"


def _ml_table(rows):
    cells = "".join("<mtr>" + "".join(f"<mtd>{_ml(c)}</mtd>" for c in line) + "</mtr>" for line in rows)
    return f"<mtable>{cells}</mtable>"


def latex(box):
    """The same as LaTeX."""
    if box.kind in TEXTS:
        return r"\rvert " if box.parts == ("|", CLOSING) else _latex_text(box.kind, box.parts[0])
    parts = [latex(part) for part in box.parts]
    if box.kind == "under":
        base, *lines = parts
        below = lines[0] if len(lines) == 1 else rf"\substack{{{NEW_LINE.join(lines)}}}"
        return f"{base}_{{{below}}} "
    if box.kind == "matrix":
        return rf"\begin{{pmatrix}}{NEW_LINE.join(parts)}\end{{pmatrix}}"
    if box.kind == "line":
        return " & ".join(parts)
    patterns = {
        "fraction": r"\frac{%s}{%s}",
        "root": r"\sqrt{%s}",
        "subscript": "{%s}_{%s}",
        "superscript": "{%s}^{%s}",
    }
    return patterns[box.kind] % tuple(parts) if box.kind in patterns else "".join(parts)


TEXTS = ("number", "words", "name", "sign")
CLOSING = "closing"
NAMED = ("exp", "log", "max", "min", "sin", "cos", "tan", "arcsin", "sinh", "cosh", "tanh")  # functions of LaTeX
NEW_LINE = r" \\ "


def _latex_text(kind, text):
    if kind == "words":
        return rf"\text{{{_escaped(text)}}}"
    if kind == "name":
        text = GREEK.get(text, text)
        if text in NAMED:
            return rf"\{text} "
        return LATEX.get(text, text) if len(text) == 1 else rf"\mathrm{{{_escaped(text)}}}"
    return LATEX.get(text, text)


def _escaped(text):
    for mark in "_%#&":
        text = text.replace(mark, f"\\{mark}")
    return text
