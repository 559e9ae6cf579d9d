"""Trusted.  Statements of the logic as one line of Unicode mathematics.

0 ≤ j < N ⊢ exp(s[j])/(Σ_{0 ≤ a < N} exp(s[a])) ≤ 1
"""

from sympy import Abs, Add, Indexed, Integer, Max, Min, Mul, Pow, Symbol

from derive.logic.domains import Bag, Naturals, NilBag, One, Plus, Range
from derive.logic.statements import All, Distinct, In, Inhabited, Perm, Rel, SameBag, Void
from derive.logic.symbols import Bound, Select, inv, ln, root
from derive.logic.terms import Big, Mean, Sigma, Sub, Tangent, names_in

RELATIONS = {"=": "=", "<=": "≤", "<": "<", "!=": "≠"}
LETTERS = "abcdfghklmnoruvwxyz"
SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
SUM, PRODUCT, ATOM = range(3)  # how tightly a text binds


def sequent_text(sequent):
    """The hypotheses, a turnstile, the conclusion."""
    used = {str(getattr(n, "name", n)) for p in (*sequent.hypotheses, sequent.conclusion) for n in names_in(p)}
    writer = _Writer(used)
    known = ", ".join(map(writer.statement, sequent.hypotheses))
    return f"{known} ⊢ {writer.statement(sequent.conclusion)}".strip()


def statement_text(statement):
    """One statement."""
    return _Writer({str(getattr(n, "name", n)) for n in names_in(statement)}).statement(statement)


class _Writer:
    def __init__(self, used):
        free = [x for x in LETTERS if x not in used]
        self.letters = [*free, *(f"{x}{n}" for n in range(1, 9) for x in free)]
        self.bound = {}

    def letter(self, name):
        """A letter for a bound index that no free name uses."""
        return self.bound.setdefault(name, self.letters[len(self.bound)])

    def statement(self, p):
        if isinstance(p, Rel):
            return f"{self.term(p.a)} {RELATIONS[p.op]} {self.term(p.b)}"
        if isinstance(p, All):
            return f"(∀ {self.member(p.var.name, p.dom)}: {self.statement(p.prop)})"
        if isinstance(p, In):
            return self.within(self.term(p.k), p.dom)
        if isinstance(p, Perm):
            return f"{p.pi.label.name} permutes {self.domain(p.dom)}"
        if isinstance(p, SameBag):
            return f"{self.domain(p.dom)} = {self.domain(p.other)}"
        words = {Inhabited: "≠ ∅", Void: "= ∅", Distinct: "without repetition"}
        return f"{self.domain(p.dom)} {words[type(p)]}"

    def member(self, name, dom):
        return self.within(self.letter(name), dom)

    def within(self, k, dom):
        """k as a member of a domain."""
        if not isinstance(dom, Range):
            return f"{k} ∈ {self.domain(dom)}"
        low, high = map(self.term, dom.args)
        return f"0 ≤ {k} < {high}" if low == "0" else f"{low} ≤ {k} < {high}"

    def domain(self, dom):
        if isinstance(dom, Range):
            return f"[{self.term(dom.args[0])}, {self.term(dom.args[1])})"
        if isinstance(dom, Bag):
            return dom.name + (f"[{', '.join(map(self.term, dom.params))}]" if dom.params else "")
        if isinstance(dom, Sub):
            return f"{{{self.member(dom.var.name, dom.dom)} : {self.condition(dom.body)}}}"
        if isinstance(dom, One):
            return f"{{{self.term(dom.args[0])}}}"
        if isinstance(dom, Plus):
            return " + ".join(map(self.domain, dom.args))
        return {NilBag: "∅", Naturals: "ℕ"}[type(dom)]

    def condition(self, c):
        """What is positive where the condition holds: |x| is x ≠ 0, 1 - |a - b| for integers is a = b."""
        if isinstance(c, Abs):
            return self.compared(c.args[0], "≠")
        apart = 1 - c
        if isinstance(apart, Abs) and apart.is_integer:
            return self.compared(apart.args[0], "=")
        if isinstance(apart, Select) and apart.args[1:] == (1, 0) and isinstance(apart.args[0], Abs):
            return self.compared(apart.args[0].args[0], "=")
        return self.compared(c, ">")

    def compared(self, x, relation):
        """x against 0, what is taken away on the right side."""
        parts = Add.make_args(x)
        taken = [-p for p in parts if p.could_extract_minus_sign()]
        left = Add(*(p for p in parts if not p.could_extract_minus_sign()))
        return f"{self.term(left)} {relation} {self.term(Add(*taken))}"

    def term(self, t, tight=SUM):
        text, binds = self._term(t)
        return text if binds >= tight else f"({text})"

    def _term(self, t):
        if isinstance(t, Bound):
            return self.letter(t.name), ATOM
        if isinstance(t, Symbol):
            return t.name, ATOM
        if t.is_Rational:
            return str(t), ATOM if t.is_Integer and t >= 0 else SUM
        if isinstance(t, Indexed):
            return f"{t.base.label.name}[{', '.join(map(self.term, t.indices))}]", ATOM
        if isinstance(t, Add):
            return self._sum(t), SUM
        if isinstance(t, (Mul, inv)):
            return self._product(t), PRODUCT
        if isinstance(t, Pow):
            return self.term(t.base, ATOM) + str(t.exp).translate(SUPERSCRIPTS), ATOM
        if isinstance(t, (Sigma, Big)):
            sign = "Σ" if isinstance(t, Sigma) else "max"
            body = self.term(t.body, SUM if isinstance(t.body, (Sigma, Big)) else PRODUCT)
            return f"{sign}_{{{self.member(t.var.name, t.dom)}}} {body}", SUM
        return self._function(t), ATOM

    def _sum(self, t):
        text = ""
        for x in sorted(t.args, key=lambda x: (x.could_extract_minus_sign(), str(x))):
            minus = x.could_extract_minus_sign()
            part = self.term(-x if minus else x, PRODUCT)
            text += (" − " if minus else " + ") + part if text else ("−" if minus else "") + part
        return text

    def _product(self, t):
        c, rest = t.as_coeff_Mul()
        minus, c = ("−", -c) if c < 0 else ("", c)
        top = [str(c)] if c != 1 else []
        under = []
        for f in Mul.make_args(rest):
            base = f.base if isinstance(f, Pow) else f
            if isinstance(base, inv):
                under.append(self.term(base.args[0] ** (f.exp if isinstance(f, Pow) else Integer(1)), ATOM))
            else:
                top.append(self.term(f, PRODUCT))
        return minus + "·".join(top or ["1"]) + "".join(f"/{x}" for x in under)

    def _function(self, t):
        if isinstance(t, Abs):
            return f"|{self.term(t.args[0])}|"
        if isinstance(t, Select):
            return self._select(*t.args)
        if isinstance(t, Tangent):
            inner, along, direction = t.args
            return f"D({self.term(inner)}; {along.label.name} → {direction.label.name})"
        if isinstance(t, Mean):
            return f"E[{self.term(t.args[0])}]"
        names = {ln: "log", root: "√", Max: "max", Min: "min"}
        return f"{names.get(type(t), type(t).__name__)}({', '.join(map(self.term, t.args))})"

    def _select(self, condition, yes, no):
        shown = f"[{self.condition(condition)}]"
        if no == 0:
            return shown if yes == 1 else f"{shown}·{self.term(yes, ATOM)}"
        return f"({self.term(yes)} if {self.condition(condition)} else {self.term(no)})"
