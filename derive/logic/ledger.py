"""Theorems as text: a table of terms, each node once, then the steps, then the claims.  No pickle, no sympify, no eval.

The text is canonical: the same theorems give the same bytes in every process, and a text is read only if writing what
was read gives it back.  Names of bound indices are not written, they follow from the heights.
"""

import json
from hashlib import sha256

from sympy import (
    Abs,
    Add,
    Basic,
    Indexed,
    IndexedBase,
    KroneckerDelta,
    Max,
    Min,
    Mul,
    Pow,
    Rational,
    S,
    Symbol,
    cos,
    exp,
    sin,
    tanh,
)

from derive.errors import Rejected
from derive.logic import statements as st
from derive.logic.domains import Bag, Nat, Nil, One, Plus, Range
from derive.logic.fingerprint import in_order
from derive.logic.judges import name_of
from derive.logic.symbols import Bound, Select, array, bound, index, index_map, inv, ln, real, root
from derive.logic.terms import Big, Mean, Prop, Sigma, Sub, Tangent, height
from derive.logic.wellformed import MAX_DIGITS, MAX_EXPONENT, need

FORMAT = "proof 1"
COMPOUND = (Add, Mul, Pow, exp, inv, ln, root, tanh, sin, cos, Abs, Max, Min, Select, KroneckerDelta, Tangent, Mean)
PLAIN = {c.__name__: c for c in (*COMPOUND, One, Range, Plus)}
PLAIN |= {c.__name__: c for c in (st.Rel, st.In, st.Inhabited, st.Void, st.Distinct, st.Perm, st.SameBag)}
BINDERS = {c.__name__: c for c in (Sigma, Big, Sub)}
REDUCTIONS = {"Sigma": Sigma, "Big": Big}
MAX_NODES, MAX_DEPTH, MAX_COMPARED = 100_000, 120, 24
NAMES = {"index": index, "real": real, "array": array, "map": index_map}
TRANSCENDENTAL = ("exp", "tanh", "sin", "cos")
LEAVES = {"text", "reduction", "rational", "bound", *NAMES}


class Table:
    """The rows of the terms met so far: [kind, ...], the parts being numbers of earlier rows or plain text."""

    def __init__(self):
        self.rows = []
        self._of_row, self._of_term = {}, {}

    def put(self, x):
        """The number of the row of x."""
        key = (type(x), x) if not isinstance(x, (list, tuple, dict)) else None
        if key is not None and key in self._of_term:
            return self._of_term[key]
        row = tuple(self._row(x))
        if row not in self._of_row:
            self._of_row[row] = len(self.rows)
            self.rows.append(list(row))
        if key is not None:
            self._of_term[key] = self._of_row[row]
        return self._of_row[row]

    def _row(self, x):
        if isinstance(x, str):
            return ["text", x]
        if isinstance(x, (tuple, list)):
            return ["tuple", *map(self.put, x)]
        if isinstance(x, dict):
            return ["dict", *[self.put(part) for pair in x.items() for part in pair]]
        if x is Sigma or x is Big:
            return ["reduction", x.__name__]
        if isinstance(x, st.All):
            return ["All", self.put(x.prop), self.put(x.dom)]
        if isinstance(x, Prop):
            return [type(x).__name__, *map(self.put, x.parts())]
        return self._row_of_term(x)

    def _row_of_term(self, x):
        if isinstance(x, Bound):
            return ["bound", x.name.removeprefix("_b")]
        if isinstance(x, Symbol):
            return ["index" if x.is_integer else "real", x.name]
        if isinstance(x, IndexedBase):
            return ["map" if x.label.is_integer else "array", x.label.name]
        if isinstance(x, Indexed):
            return ["at", self.put(x.base), *map(self.put, x.indices)]
        if isinstance(x, Bag):
            return ["Bag", x.name, *map(self.put, x.params)]
        if x is S.Exp1:
            return ["e"]
        if x in (Nil, Nat):
            return ["Nil" if x == Nil else "Nat"]
        if x.is_Rational:
            return ["rational", str(x.p), str(x.q)]
        if isinstance(x, (Sigma, Big, Sub)):
            return [type(x).__name__, self.put(x.body), self.put(x.dom)]
        return [type(x).__name__, *map(self.put, x.args)]


def read_terms(rows):
    """The terms of a table, built by the constructors of whitelisted nodes only; none larger than MAX_NODES or deeper
    than MAX_DEPTH, shared parts counted each time that they occur."""
    out, sizes = [], []
    for n, row in enumerate(rows):
        need(type(row) is list and row and type(row[0]) is str, "row {} is not a row", n)
        try:
            sizes.append(_size(row, sizes))
            made = _read(row[0], row[1:], out)
            _check_numbers(made)
            out.append(made)
        except (TypeError, ValueError, AttributeError, KeyError, IndexError, RecursionError, ArithmeticError) as error:
            raise Rejected(f"row {n} of the table of terms, {row[0]}: {error}") from error
    return out


def _size(row, sizes):
    """(nodes, depth) of a row, refused above the limits."""
    parts = [] if row[0] in LEAVES else _earlier([k for k in row[1:] if type(k) is not str], sizes)
    nodes, depth = 1 + sum(n for n, _ in parts), 1 + max([d for _, d in parts], default=0)
    need(nodes <= MAX_NODES and depth <= MAX_DEPTH, "a term of {} nodes, {} deep", nodes, depth)
    return nodes, depth


def _check_numbers(x):
    """SymPy multiplies numbers out when it makes a term, so they may grow from row to row."""
    for part in (x, *x.args) if isinstance(x, Basic) else ():
        for t in (part, *part.args):
            if isinstance(t, Rational):
                need(max(abs(t.p), t.q) < 10**MAX_DIGITS, "a number with too many digits")


def _read(kind, parts, out):
    if kind in LEAVES:
        need(all(type(p) is str for p in parts), "{}: not text", kind)
        return _read_leaf(kind, parts)
    if kind == "Bag":
        need(parts and type(parts[0]) is str, "a bag without a name")
        return Bag(parts[0], *_terms(_earlier(parts[1:], out)))
    args = _earlier(parts, out)
    if kind not in ("tuple", "dict"):
        _check_parts(kind, args)
    if kind == "Pow":
        need(args[1].is_Integer and 0 < args[1] <= MAX_EXPONENT, "a power above {}", MAX_EXPONENT)
    if kind in PLAIN:
        return PLAIN[kind](*args)
    if kind in BINDERS:
        body, dom = args
        return BINDERS[kind](body, bound(height(body)), dom)
    if kind == "All":
        prop, dom = args
        return st.all_of(prop, bound(st.FIRST_ALL + st.depth(prop)), dom)
    if kind == "at":
        return args[0][tuple(args[1:])]
    if kind == "tuple":
        return tuple(args)
    if kind == "dict":
        return dict(zip(args[::2], args[1::2], strict=True))
    return {"Nil": Nil, "Nat": Nat, "e": S.Exp1}[kind]


def _check_parts(kind, args):
    """Only terms and domains go to a constructor, which would evaluate a text; an operator and a statement where they
    belong."""
    if kind == "Rel":
        need(type(args[0]) is str, "a relation without an operator")
        args = args[1:]
    if kind == "All":
        need(isinstance(args[0], Prop), "a for-all of no statement")
        args = args[1:]
    _terms(args)
    if kind in ("Max", "Min"):  # each part is compared with each other one
        need(len(args) <= MAX_COMPARED, "an extremum of {} terms", len(args))
    if kind in TRANSCENDENTAL:  # SymPy would evaluate exp(exp(exp(9))) to compare it with something
        need(args[0].is_Rational or not args[0].is_number, "a function of a number that is not rational")


def _terms(args):
    need(all(isinstance(x, Basic) for x in args), "a part that is no term")
    return args


def _read_leaf(kind, parts):
    if kind == "rational":
        p, q = parts
        need(max(len(p), len(q)) <= MAX_DIGITS, "a number with too many digits")
        return Rational(int(p), int(q))
    (name,) = parts
    if kind == "text":
        return name
    if kind == "bound":
        return bound(int(name))
    if kind == "reduction":
        return REDUCTIONS[name]
    need(name and len(name.split()) == 1 and name == name.strip(), "{!r} is no name", name)
    return NAMES[kind](name)


def _earlier(numbers, out):
    for k in numbers:
        need(type(k) is int and 0 <= k < len(out), "{} is not an earlier row", k)
    return [out[k] for k in numbers]


def steps_of(theorems):
    """All theorems that these were made from, premises first, each once."""
    order, seen, stack = [], set(), [(t, False) for t in reversed(list(theorems))]
    while stack:
        t, done = stack.pop()
        if done:
            order.append(t)
        elif id(t) not in seen:
            seen.add(id(t))
            stack.append((t, True))
            stack += [(p, False) for p in reversed(t.premises)]
    return order


def body_of(named):
    """{name: theorems} as plain data; steps that are the same are written once."""
    table, steps, number, known = Table(), [], {}, {}
    for t in steps_of([t for name in sorted(named) for t in named[name]]):
        premises = [number[id(p)] for p in t.premises]
        params = {k: table.put(v) for k, v in sorted(t.params.items())}
        key = (t.rule, tuple(premises), tuple(params.items()))
        if key not in known:
            known[key] = len(steps)
            steps.append(
                {
                    "rule": t.rule,
                    "premises": premises,
                    "params": params,
                    "hyps": [table.put(h) for h in in_order(t.hyps)],
                    "concl": table.put(t.concl),
                    "judges": [a.record() for a in t.answers],
                }
            )
        number[id(t)] = known[key]
    claims = {name: [number[id(t)] for t in named[name]] for name in sorted(named)}
    return {"format": FORMAT, "terms": table.rows, "steps": steps, "claims": claims}


def encode(body):
    """The text of a ledger: a row and a step a line, and the hash of it all against accidental damage."""
    lines = ["{" + f'"format":{_compact(body["format"])},', f'"claims":{_compact(body["claims"])},', '"steps":[']
    lines.append(",\n".join(map(_compact, body["steps"])))
    lines += ["],", '"terms":[', ",\n".join(map(_compact, body["terms"])), "],"]
    text = "\n".join(lines)
    return f'{text}\n"sha256":"{sha256(text.encode()).hexdigest()}"}}\n'


def _compact(data):
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def dump(named):
    """The ledger of {name: theorems}, as text."""
    return encode(body_of(named))


def write(path, named):
    """Write the ledger of {name: theorems} to a file."""
    with open(path, "w", encoding="utf-8") as out:
        out.write(dump(named))


def obligations(theorems):
    """{name: SMT-LIB text} of every query that these theorems rest on."""
    texts = {a.obligation for t in steps_of(theorems) for a in t.answers if a.obligation}
    return {name_of(x): x for x in sorted(texts)}
