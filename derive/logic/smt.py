"""SMT-LIB texts of element-wise queries, in four encodings, each sound for PROVED.

linear: a product of unknowns is one unknown.  int: integers only.  real: integers relaxed to reals.  mixed: everything.
exp becomes positive variables with the order axioms; ln and root enter by their defining equation inside their domain.
"""

from fractions import Fraction
from functools import lru_cache

from sympy import Abs, Add, Integer, Max, Min, Mul, Pow, S, cos, exp, sin

from derive.logic.domains import Nat, Range
from derive.logic.fingerprint import in_order
from derive.logic.polynomial import ATOMS, Unknown, exponent_parts, ring_expand, through_exp
from derive.logic.statements import All, Distinct, In, Inhabited, Perm, Rel, SameBag, Void
from derive.logic.symbols import Select, inv, ln, root

KINDS = ("linear", "int", "real", "mixed")
LONG = 160  # longer expressions get a name of their own
MAX_ORDERED = 6  # how many values of composed exponentials are compared with one another


@lru_cache(maxsize=1 << 14)
def shown(key):
    """What a variable stands for, in a comment, which ends with its line."""
    text = " ".join(map(str, key)) if isinstance(key, tuple) else str(key)
    return "".join(c if c.isprintable() else "?" for c in text)


class Encoding:
    """The declarations, axioms and expressions of one query."""

    def __init__(self, kind):
        self.kind = kind
        self.zero = "0" if kind == "int" else "0.0"
        self.lines, self.axioms = [], []
        self.names, self.memo, self.powers, self.values = {}, {}, {}, []

    def query(self, hyps, goal):
        """The text that is unsatisfiable if the hypotheses imply the goal."""
        known = [self.statement(h) for h in in_order(hyps)]
        claim = self.statement(goal)
        asserted = [f"(assert {x})" for x in (*self.axioms, *known, f"(not {claim})")]
        return "\n".join(["(set-logic ALL)", *self.lines, *asserted, "(check-sat)", ""])

    def variable(self, key, integer=False, sort=None):
        """The variable that stands for `key`, as a number."""
        if sort is None:
            if self.kind == "int" and not integer:
                raise Unknown("not an integer problem")
            sort = "Int" if integer and self.kind != "real" else "Real"
        if key not in self.names:
            self.names[key] = f"v{len(self.names)}"
            self.lines.append(f"(declare-const {self.names[key]} {sort}) ; {shown(key)}")
        name = self.names[key]
        return f"(to_real {name})" if sort == "Int" and self.kind != "int" else name

    def named(self, text):
        """A long expression gets a name, so that the text stays as small as the term."""
        if len(text) <= LONG:
            return text
        name = f"d{len(self.lines)}"
        sort = "Int" if self.kind == "int" else "Real"
        self.lines.append(f"(define-fun {name} () {sort} {text})")
        return name

    def number(self, value):
        value = Fraction(int(value.p), int(value.q))
        if self.kind == "int":
            if value.denominator != 1:
                raise Unknown("a fraction")
            text = str(abs(value.numerator))
        else:
            text = f"{abs(value.numerator)}.0"
            if value.denominator != 1:
                text = f"(/ {text} {value.denominator}.0)"
        return f"(- {text})" if value < 0 else text

    def term(self, t):
        if t not in self.memo:
            self.memo[t] = self.named(self._term(t))
        return self.memo[t]

    def _term(self, t):
        if isinstance(t, ATOMS):
            return self.variable(t, integer=t.is_integer is True)
        if t.is_Rational:
            return self.number(t)
        if t is S.Exp1:
            return self.power(Integer(1), 1)
        if isinstance(t, Add):
            return f"(+ {' '.join(map(self.term, t.args))})"
        if self.kind == "linear" and isinstance(t, (Mul, Pow)):
            c, rest = t.as_coeff_Mul()
            if isinstance(rest, (Mul, Pow)):
                return f"(* {self.term(c)} {self.variable(rest, integer=rest.is_integer is True)})"
        if isinstance(t, Mul):
            return f"(* {' '.join(map(self.term, t.args))})"
        if isinstance(t, Pow):
            return f"(* {' '.join([self.term(t.base)] * int(t.exp))})"
        return self._function(t)

    def _function(self, t):
        if isinstance(t, exp):
            return self._exponential(t)
        if isinstance(t, inv):
            if self.kind == "int":
                raise Unknown("division")
            return f"(/ 1.0 {self.term(t.args[0])})"
        if isinstance(t, (ln, root)):
            return self._inverse_function(t)
        if isinstance(t, (Max, Min)):
            return self._extremum(t)
        if isinstance(t, Select):
            c, x, y = map(self.term, t.args)
            return f"(ite (> {c} {self.zero}) {x} {y})"
        if isinstance(t, Abs):
            x = self.term(t.args[0])
            return f"(ite (>= {x} {self.zero}) {x} (- {x}))"
        if isinstance(t, (sin, cos)):
            s, c = self.variable(("sin", t.args[0])), self.variable(("cos", t.args[0]))
            self.axioms.append(f"(= (+ (* {s} {s}) (* {c} {c})) 1.0)")
            return s if isinstance(t, sin) else c
        raise Unknown(f"no encoding of {type(t).__name__}")

    def _extremum(self, t):
        first, *rest = map(self.term, t.args)
        better = ">=" if isinstance(t, Max) else "<="
        for x in rest:
            first = self.named(f"(ite ({better} {first} {x}) {first} {x})")
        return first

    def _inverse_function(self, t):
        x, v = self.term(t.args[0]), self.variable(t)
        self.memo[t] = v
        if isinstance(t, ln):
            self.axioms.append(f"(=> (> {x} 0.0) (= {self.power(t, 1)} {x}))")
        else:
            self.axioms.append(f"(=> (>= {x} 0.0) (and (>= {v} 0.0) (= (* {v} {v}) {x})))")
        return v

    def power(self, m, q):
        """E(m / q): positive, increasing, at least 1 + m / q, and 1 only at 0."""
        x = self.term(m) if q == 1 else f"(/ {self.term(m)} {q}.0)"
        key = (m, q)
        if key not in self.powers:
            e = self.variable(("exp", m, q))
            self.powers[key] = (x, e)
            self.axioms += [*_sign_axioms(x, e), f"(>= {e} (+ 1.0 {x}))"]
            if m.is_Rational and m > 0:
                self.axioms.append(f"(> {e} 1.0)")
            for other, (y, f) in list(self.powers.items()):
                if other != key:
                    self._order(x, e, y, f)
        return self.powers[key][1]

    def _order(self, x, e, y, f):
        """Exponentials e, f of x, y are ordered as x, y are."""
        self.axioms += [f"(= (<= {x} {y}) (<= {e} {f}))", f"(= (>= {x} {y}) (>= {e} {f}))"]

    def _exponential(self, t):
        out, parts = "1.0", exponent_parts(t.args[0])
        for m, p, q in parts:
            e = self.power(m, q)
            product = e if abs(p) == 1 else f"(* {' '.join([e] * abs(p))})"
            if p:
                out = f"(* {out} {product})" if p > 0 else f"(/ {out} {product})"
        x = self.term(t.args[0])
        if len(parts) > 1 or any(p < 0 for _, p, _ in parts):
            v = self.variable(("value", t))
            self.axioms += [f"(= {v} {out})", *_sign_axioms(x, v)]
            out = v
        if len(self.values) < MAX_ORDERED:
            for y, w in self.values:
                self._order(x, out, y, w)
            self.values.append((x, out))
        return out

    def statement(self, p):
        if isinstance(p, Rel):
            a, b = self._side(through_exp(p.a)), self._side(through_exp(p.b))
            return f"(not (= {a} {b}))" if p.op == "!=" else f"({p.op} {a} {b})"
        if isinstance(p, In) and isinstance(p.dom, Range):
            k, (lo, hi) = self.term(p.k), map(self._side, p.dom.args)
            return f"(and (<= {lo} {k}) (< {k} {hi}))"
        if isinstance(p, In) and p.dom == Nat:
            return f"(>= {self.term(p.k)} {self.zero})"
        if isinstance(p, (Inhabited, Void)) and isinstance(p.dom, Range):
            lo, hi = map(self.term, p.dom.args)
            return f"({'<' if isinstance(p, Inhabited) else '>='} {lo} {hi})"
        if isinstance(p, (In, Inhabited, Void, Perm, Distinct, All, SameBag)):
            return self.variable(("statement", p), sort="Bool")
        raise Unknown(f"no encoding of {p}")

    def _side(self, t):
        return self.term(ring_expand(t) if self.kind == "linear" else t)


def _sign_axioms(x, e):
    """e = exp(x) is positive, and compares with 1 as x with 0."""
    return [f"(> {e} 0.0)", f"(= (>= {x} 0.0) (>= {e} 1.0))", f"(= (<= {x} 0.0) (<= {e} 1.0))"]
