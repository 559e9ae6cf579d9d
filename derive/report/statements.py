"""Statements of the logic, from their plain data in a manifest, as boxes."""

from derive.report import boxes as b

SUM, PRODUCT, POWER, ATOM = range(4)  # how tightly a box binds
RELATIONS = {"=": "=", "<=": "≤", "<": "<", "!=": "≠"}
LETTERS = "abcdfghklmnoruvwxyz"
FUNCTIONS = {"ln": "log", "largest": "max", "least": "min", "sigmoid": "σ"}


def sequent(data):
    """Hypotheses as boxes, and the box of the conclusion."""
    writer = _Writer(_names(data["hypotheses"]) | _names(data["conclusion"]))
    return [writer.statement(p) for p in data["hypotheses"]], writer.statement(data["conclusion"])


WIDE, SHORT = 60, 12  # signs: what is wider has its right side in a line of its own, unless a side is short


def written(data):
    """(hypotheses, lines of the conclusion, whether both its sides are one expression) of a sequent, as boxes.

    Where they are, the lines hold that expression alone.
    """
    writer = _Writer(_names(data["hypotheses"]) | _names(data["conclusion"]))
    return [writer.statement(p) for p in data["hypotheses"]], *writer.sides(data["conclusion"])


def _names(data):
    """Every text of the data: a bound index gets a letter that is none of them."""
    if isinstance(data, list):
        return set().union(*map(_names, data)) if data else set()
    return {data}


class _Writer:
    def __init__(self, used):
        free = [x for x in LETTERS if x not in used]
        self.letters = [*free, *(f"{x}{n}" for n in range(1, 9) for x in free)]
        self.bound = {}

    def letter(self, name):
        return b.name(self.bound.setdefault(name, self.letters[len(self.bound)]))

    def statement(self, p):
        kind, *parts = p
        if kind in RELATIONS:
            return b.row(self.term(parts[0]), b.sign(RELATIONS[kind]), self.term(parts[1]))
        if kind == "all":
            inner, bound, domain = parts
            member = self.within(self.letter(bound), domain)
            return b.row(b.sign("∀"), member, b.sign(":"), self.statement(inner))
        if kind == "in":
            return self.within(self.term(parts[0]), parts[1])
        if kind == "perm":
            return b.row(self.term(parts[0]), b.words(" permutes "), self.domain(parts[1]))
        if kind == "samebag":
            return b.row(self.domain(parts[0]), b.sign("="), self.domain(parts[1]))
        if kind in ("inhabited", "void") and parts[0][0] == "range":
            ends = self.term(parts[0][1]), self.term(parts[0][2])
            return b.row(ends[0], b.sign("<" if kind == "inhabited" else "≥"), ends[1])
        words = {"inhabited": ("≠", "∅"), "void": ("=", "∅")}
        if kind in words:
            return b.row(self.domain(parts[0]), *map(b.sign, words[kind]))
        return b.row(self.domain(parts[0]), b.words(" without repetition"))

    def sides(self, p):
        """(lines, whether both sides are one expression) of a conclusion, its quantifiers in front."""
        front = []
        while p[0] == "all":
            p, bound, domain = p[1:]
            front += [b.sign("∀"), self.within(self.letter(bound), domain), b.sign(":")]
        if p[0] not in RELATIONS:
            return [b.row(*front, self.statement(p))], False
        left, right = map(self.term, p[1:])
        if p[0] == "=" and p[1] == p[2]:
            return [b.row(*front, left)], True
        relation = b.row(b.sign(RELATIONS[p[0]]), right)
        whole = b.row(*front, left, relation)
        apart = len(whole) > WIDE and min(len(left), len(right)) > SHORT
        return [b.row(*front, left), relation] if apart else [whole], False

    def within(self, k, domain):
        """k as a member of a domain."""
        if domain[0] != "range":
            return b.row(k, b.sign("∈"), self.domain(domain))
        return b.row(self.term(domain[1]), b.sign("≤"), k, b.sign("<"), self.term(domain[2]))

    def domain(self, d):
        kind, *parts = d
        if kind == "range":
            last = self.term(_less_one(parts[1]))
            return b.fenced(b.row(self.term(parts[0]), b.sign(","), b.words("…"), b.sign(","), last), "{", "}")
        if kind == "bag":
            name, *where = parts
            return b.subscript(b.name(name), b.joined(list(map(self.term, where)))) if where else b.name(name)
        if kind == "where":
            condition, bound, domain = parts
            member = self.within(self.letter(bound), domain)
            return b.fenced(b.row(member, b.sign(":"), self.condition(condition)), "{", "}")
        if kind == "plus":
            return b.joined(list(map(self.domain, parts)), "⊎")
        if kind == "one":
            return b.fenced(self.term(parts[0]), "{", "}")
        return b.sign({"nilbag": "∅", "naturals": "ℕ"}[kind])

    def term(self, t, tight=SUM):
        made, binds = self._term(t)
        return made if binds >= tight else b.fenced(made)

    def _term(self, t):
        if isinstance(t, str):
            return self._number(t)
        kind, *parts = t
        methods = {
            "bound": self._bound, "entry": self._entry, "+": self._sum, "*": self._product, "inv": self._product,
            "^": self._power, "sum": self._reduction, "max": self._reduction, "select": self._select,
            "tangent": self._tangent, "root": self._root,
        }  # fmt: skip
        if kind in methods:
            return methods[kind](t)
        if kind in ("integer", "real", "array"):
            return b.name(parts[0]), ATOM
        if kind == "mean":
            return b.row(b.name("E"), b.fenced(self.term(parts[0]), "[", "]")), ATOM
        if kind == "abs":
            return b.fenced(self.term(parts[0]), "|", "|"), ATOM
        return b.row(b.name(FUNCTIONS.get(kind, kind)), b.fenced(b.joined(list(map(self.term, parts))))), ATOM

    def _number(self, text):
        minus, text = text.startswith("-"), text.lstrip("-")
        top, _, bottom = text.partition("/")
        made = b.fraction(b.number(top), b.number(bottom)) if bottom else b.number(top)
        return (b.row(b.sign("−"), made), SUM) if minus else (made, ATOM)

    def _bound(self, t):
        return self.letter(t[1]), ATOM

    def _entry(self, t):
        _, array, *where = t
        if where in ([], ["0"]) and array in ("scale", "temperature"):  # a number that the caller gives
            return b.name(array), ATOM
        return b.subscript(b.name(array), b.joined(list(map(self.term, where)))), ATOM

    def _sum(self, t):
        parts = sorted(t[1:], key=lambda x: (_is_negative(x), isinstance(x, str)))
        out = []
        for x in parts:
            minus = _is_negative(x)
            if minus or out:
                out.append(b.sign("−" if minus else "+"))
            out.append(self.term(_negated(x) if minus else x, PRODUCT))
        return b.row(*out), SUM

    def _product(self, t):
        factors = t[1:] if t[0] == "*" else [t]
        if _is_negative(t):
            return b.row(b.sign("−"), self.term(_negated(t), PRODUCT)), SUM
        top, bottom = [], []
        for f in factors:
            base, power = (f[1], f[2]) if f[0] == "^" else (f, None)
            if base[0] == "inv":
                bottom.append(["^", base[1], power] if power else base[1])
            else:
                top.append(f)
        made = self._factors(top) if top else b.number(1)
        return (b.fraction(made, self._factors(bottom)) if bottom else made), PRODUCT

    def _factors(self, factors):
        if len(factors) == 1:
            return self.term(factors[0])
        ordered = sorted(factors, key=_rank)
        shown = [self.term(f, PRODUCT if n == len(ordered) - 1 else POWER) for n, f in enumerate(ordered)]
        return b.joined(shown, "⋅")

    def _power(self, t):
        return b.superscript(self.term(t[1], ATOM), self.term(t[2])), POWER

    def _root(self, t):
        return b.root(self.term(t[1])), ATOM

    def _reduction(self, t):
        head, body, bound, domain = t
        over = self.within(self.letter(bound), domain)
        return b.row(b.under(b.sign("∑" if head == "sum" else "max"), over), self.term(body, PRODUCT)), PRODUCT

    def _tangent(self, t):
        inner, along, direction = t[1:]
        arrow = b.row(self.term(along), b.sign("→"), self.term(direction))
        return b.row(b.subscript(b.name("D"), arrow), b.fenced(self.term(inner))), ATOM

    def _select(self, t):
        condition, yes, no = t[1:]
        shown = b.fenced(self.condition(condition), "[", "]")
        if no == "0":
            return (shown, ATOM) if yes == "1" else (b.row(shown, self.term(yes, POWER)), PRODUCT)
        inner = b.row(self.term(yes), b.words(" if "), self.condition(condition), b.words(" else "), self.term(no))
        return b.fenced(inner), ATOM

    def condition(self, c):
        """What is positive where the condition holds: |x| is x ≠ 0, 1 - |a - b| for integers is a = b."""
        if c[0] == "abs":
            return self.compared(c[1], "≠")
        if apart := _distance(c):
            return self.compared(apart, "=")
        return self.compared(c, ">")

    def compared(self, x, relation):
        """x against 0, what is taken away on the right side."""
        parts = x[1:] if x[0] == "+" else [x]
        taken = [_negated(p) for p in parts if _is_negative(p)]
        left = [p for p in parts if not _is_negative(p)]
        return b.row(self.term(_added(left)), b.sign(relation), self.term(_added(taken)))


def _rank(factor):
    """Where a factor stands: numbers, names, exponentials, others, sums."""
    kinds = ("integer", "real"), ("exp",)
    if isinstance(factor, str):
        return 0
    return next((n for n, kind in enumerate(kinds, 1) if factor[0] in kind), 4 if factor[0] in ("sum", "max") else 3)


def _distance(c):
    """x of 1 - |x| or of 1 - [x ≠ 0], else None."""
    if c[0] != "+" or len(c) != 3 or "1" not in c:
        return None
    other = c[1] if c[2] == "1" else c[2]
    if not _is_negative(other):
        return None
    other = _negated(other)
    if other[0] == "select" and other[2:] == ["1", "0"]:
        other = other[1]
    return other[1] if other[0] == "abs" else None


def _less_one(x):
    """x - 1 for the last member of a range that ends before x."""
    if isinstance(x, str):
        return str(int(x) - 1)
    return ["+", *(x[1:] if x[0] == "+" else [x]), "-1"]


def _added(parts):
    return parts[0] if len(parts) == 1 else ["+", *parts] if parts else "0"


def _is_negative(x):
    if isinstance(x, str):
        return x.startswith("-")
    return x[0] == "*" and any(isinstance(f, str) and f.startswith("-") for f in x[1:])


def _negated(x):
    """-x for a negative x."""
    if isinstance(x, str):
        return x.lstrip("-")
    factors = [f.lstrip("-") if isinstance(f, str) else f for f in x[1:]]
    factors = [f for f in factors if f != "1"] or ["1"]
    return factors[0] if len(factors) == 1 else ["*", *factors]
