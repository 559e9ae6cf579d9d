"""The whitelist: what may stand in a theorem.

Known classes only (exact type, no subclass), variables without assumptions, integer positions, bound names as the
constructors give them, no free bound name, nothing that SymPy cancels by itself (negative or broken powers), no
infinity.  Answers are remembered by identity, with the object kept alive, never by equality: a foreign object could
claim to equal anything.
"""

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
    Symbol,
    cos,
    exp,
    sin,
    tanh,
)
from sympy.core.numbers import Exp1
from sympy.core.symbol import Str

from derive.errors import Rejected
from derive.logic import statements as st
from derive.logic.domains import Bag, Naturals, NilBag, One, Plus, Range
from derive.logic.symbols import Bound, Select, bound, inv, ln, root
from derive.logic.terms import Big, Mean, Prop, Sigma, Sub, Tangent, free, height

MAX_EXPONENT = 64
MAX_DIGITS = 400
ARITY = {exp: 1, inv: 1, ln: 1, root: 1, tanh: 1, sin: 1, cos: 1, Abs: 1, Select: 3, KroneckerDelta: 2}
VARIADIC = {Add, Mul, Max, Min}
BINDERS = {Sigma, Big, Sub}
DOMAINS = {Bag, NilBag, Naturals, One, Range, Plus, Sub}
STATEMENTS = {st.Rel, st.In, st.Inhabited, st.Void, st.Distinct, st.Perm, st.All, st.SameBag}


def need(ok, why, *shown):
    """A side condition of a rule: refuse unless it holds.  `shown` fills the message, formatted only when it is needed:
    printing terms costs more than checking them."""
    if not ok:
        try:
            message = why.format(*shown)
        except Exception:  # what is refused may be too broken to be shown
            message = why
        raise Rejected(message)


class Whitelist:
    """Checks terms, domains, statements and rule parameters."""

    def __init__(self):
        self._seen = {}

    def parameter(self, x):
        """Parameters of rules are made of known things too."""
        if isinstance(x, (Prop, Basic)):
            self.statement(x) if isinstance(x, Prop) else self.closed(x)
        elif type(x) in (tuple, list):
            for y in x:
                self.parameter(y)
        elif type(x) is dict:
            for key, value in x.items():
                if type(key) is not str:  # the name of a bag; any other text would be read as a term by SymPy, and run
                    self.parameter(key)
                self.parameter(value)
        else:
            need(x is Sigma or x is Big, "foreign parameter {!r}", x)

    def statement(self, p):
        """A statement without free bound names."""
        if self._seen.get(id(p)) is p:
            return
        self._statement(p)
        _no_bound_name(p)
        self._seen[id(p)] = p

    def closed(self, t):
        """A term or a domain without free bound names."""
        self._walk(t)
        _no_bound_name(t)

    def _statement(self, p):
        need(type(p) in STATEMENTS, "{} is no statement of the logic", type(p).__name__)
        for part in p.parts():
            if isinstance(part, Prop):
                self._statement(part)
            elif isinstance(part, Basic):
                self._walk(part)
            else:
                need(type(part) is str, "bad part {!r} of a statement", part)
        _check_roles(p)

    def _walk(self, t):
        if self._seen.get(id(t)) is t:
            return
        _check_node(t)
        if type(t) is not IndexedBase:
            for a in t.args:
                self._walk(a)
        if type(t) in BINDERS:
            need(t.var == bound(height(t.body)), "{}: the bound name is not the height", t)
        self._seen[id(t)] = t


def _no_bound_name(x):
    need(not any(isinstance(v, Bound) for v in free(x)), "free bound name in {}", x)


def _check_roles(p):
    """Which kind of part stands where in a statement."""
    kind = type(p)
    if kind is st.Rel:
        need(all(_is_term(x) for x in (p.a, p.b)), "{}: a relation is between terms", p)
        return
    doms = [p.dom, p.other] if kind is st.SameBag else [p.dom]
    need(all(type(d) in DOMAINS for d in doms), "{}: not a domain", p)
    if kind is st.In:
        need(p.k.is_integer is True, "{}: a member is an integer", p)
    if kind is st.Perm:
        need(type(p.pi) is IndexedBase and p.pi.label.is_integer is True, "{}: a permutation is an index map", p)
    if kind is st.All:
        need(isinstance(p.prop, Prop), "{}: a for-all is about a statement", p)
        need(p.var == bound(st.FIRST_ALL + st.depth(p.prop)), "{}: bound name out of order", p)


def _is_term(x):
    return type(x) not in DOMAINS and type(x) not in (Str, IndexedBase)


def _check_node(t):
    kind = type(t)
    if kind is Symbol:
        plain = t in (Symbol(t.name, real=True), Symbol(t.name, integer=True))
        need(plain, "{} carries assumptions: make them hypotheses", t)
    elif kind is IndexedBase:
        plain = t in (IndexedBase(t.name, real=True), IndexedBase(t.name, integer=True))
        need(plain, "{} carries assumptions or a shape", t)
    elif isinstance(t, Rational) and kind.__module__ == "sympy.core.numbers":
        need(max(abs(t.p), t.q) < 10**MAX_DIGITS, "a number with too many digits")
    elif kind not in (Str, Bound, Exp1):
        _check_compound(t, kind)
    if kind in (Symbol, IndexedBase, Str):
        need(_is_name(t.name), "{!r} is no name", t.name)


def _is_name(name):
    """Visible ASCII characters: a name is shown in reports, and in the comments of the judges' queries."""
    return type(name) is str and name != "" and all("!" <= c <= "~" for c in name)


def _check_compound(t, kind):
    if kind in ARITY:
        need(len(t.args) == ARITY[kind], "{} has {} arguments", t, len(t.args))
        need(all(map(_is_term, t.args)), "{}: not a term", t)
        places = t.args if kind is KroneckerDelta else ()
    elif kind in VARIADIC:
        need(all(map(_is_term, t.args)), "{}: not a term", t)
        places = ()
    elif kind is Pow:
        need(
            t.exp.is_Integer and 0 < t.exp <= MAX_EXPONENT, "{}: write inv or root; exponents go to {}", t, MAX_EXPONENT
        )
        places = ()
    elif kind is Indexed:
        need(type(t.base) is IndexedBase, "{}: not an entry of an array", t)
        places = t.indices
    elif kind in BINDERS:
        need(_is_term(t.body) and type(t.dom) in DOMAINS - {Naturals}, "{}: not a body over a domain", t)
        places = ()
    elif kind in (Tangent, Mean):
        _check_held(t)
        places = ()
    else:
        places = _check_domain(t, kind)
    need(all(x.is_integer is True for x in places), "{}: a position is not an integer", t)


def _check_held(t):
    need(_is_term(t.args[0]) and len(t.args) > 1, "{}: held arrays are missing", t)
    need(all(type(a) is IndexedBase for a in t.args[1:]), "{}: only arrays are held", t)
    if type(t) is Tangent:
        real_arrays = all(a.label.is_integer is not True for a in t.args[1:])
        need(len(t.args) == 3 and t.args[1] != t.args[2] and real_arrays, "{}: a direction of a real array", t)
    else:
        need(t == Mean(*t.args) and len(set(t.args)) == len(t.args), "{}: held arrays out of order", t)


def _check_domain(t, kind):
    """The positions inside a domain."""
    if kind is Bag:
        need(type(t.args[0]) is Str, "{}: a bag without a name", t)
        return t.params
    if kind is Plus:
        need(t == Plus(*t.args) and all(type(d) in DOMAINS - {Naturals} for d in t.args), "{}: not a union", t)
        return ()
    need(kind in (NilBag, Naturals, One, Range), "{} ({}) is outside the language", t, kind.__name__)
    return t.args
