"""Rules of equality, hypotheses, for-alls and induction.  The one judged rule here is `arith`."""

from sympy import IndexedBase, Integer, Symbol

from derive.errors import Rejected
from derive.logic.domains import Nat, Range
from derive.logic.judges import PROVED, decide
from derive.logic.kernel import eigen, equation, rule
from derive.logic.statements import Eq, In, Inhabited, Rel, Void, all_of
from derive.logic.symbols import inv
from derive.logic.terms import Prop, substitute
from derive.logic.wellformed import need


@rule
def refl(a):
    """|- a = a."""
    return [], Eq(a, a)


@rule
def sym(t):
    """a = b gives b = a."""
    a, b = equation(t)
    return t.hyps, Eq(b, a)


@rule
def trans(s, t):
    """a = b and b = c give a = c."""
    (a, b), (c, d) = equation(s), equation(t)
    need(b == c, "trans: {} is not {}", b, c)
    return s.hyps | t.hyps, Eq(a, d)


@rule
def leibniz(*eqs, holes, template):
    """a_i = b_i give template[a] = template[b]; for a statement as template, its left instance is the last premise and
    the right instance the conclusion."""
    is_statement = isinstance(template, Prop)
    *eqs, last = eqs if is_statement else (*eqs, None)
    pairs = [equation(t) for t in eqs]
    left = {h: a for h, (a, _) in zip(holes, pairs, strict=True)}
    right = {h: b for h, (_, b) in zip(holes, pairs, strict=True)}
    hyps = frozenset().union(*[t.hyps for t in eqs])
    if not is_statement:
        return hyps, Eq(substitute(template, left), substitute(template, right))
    need(last.concl == substitute(template, left), "{} is not the left instance of {}", last.concl, template)
    return hyps | last.hyps, substitute(template, right)


@rule
def assume(p):
    """p |- p."""
    return [p], p


@rule
def weaken(t, p):
    """A hypothesis more."""
    return t.hyps | {p}, t.concl


@rule
def cut(s, t):
    """H |- p and G, p |- c give H, G |- c."""
    return s.hyps | (t.hyps - {s.concl}), t.concl


@rule
def instantiate(t, m):
    """Free variables stand for any value of their kind: replace them, in the hypotheses too."""
    for name, value in m.items():
        _check_kind(name, value)
    return [substitute(h, m) for h in t.hyps], substitute(t.concl, m)


def _check_kind(name, value):
    """Integers stay integers and bags stay finite; every other term is a real number."""
    if isinstance(name, Symbol):
        need(not name.is_integer or value.is_integer is True, "{} is no integer for {}", value, name)
    elif isinstance(name, IndexedBase):
        body = value.label if isinstance(value, IndexedBase) else value[1]
        need(not name.label.is_integer or body.is_integer is True, "{} is no integer for {}", body, name)
    else:
        _, domain = value
        need(domain != Nat, "{} is no finite bag for {}", domain, name)


NEGATION = {
    "<=": lambda a, b: Rel("<", b, a),
    "<": lambda a, b: Rel("<=", b, a),
    "=": lambda a, b: Rel("!=", a, b),
    "!=": lambda a, b: Rel("=", a, b),
}


@rule
def cases(s, t, p):
    """H, p |- c and G, not p |- c give H, G |- c."""
    no = Void(p.dom) if isinstance(p, Inhabited) else NEGATION[p.op](p.a, p.b)
    need(s.concl == t.concl, "different conclusions")
    return (s.hyps - {p}) | (t.hyps - {no}), s.concl


@rule
def induction(base, step, n, p):
    """P(0) and (P(n), 0 <= n |- P(n + 1)) give 0 <= n |- P(n)."""
    following = substitute(p, {n: n + 1})
    need(base.concl == substitute(p, {n: Integer(0)}), "base is {}", base.concl)
    need(step.concl == following, "step is {}, want {}", step.concl, following)
    at_least_zero = Rel("<=", 0, n)
    rest = step.hyps - {p, at_least_zero}
    eigen(n, rest)
    return base.hyps | rest | {at_least_zero}, p


@rule
def strong_induction(step, n, m, p):
    """(for all m in [0, n): P(m)), 0 <= n |- P(n)  gives  0 <= n |- P(n)."""
    below = all_of(substitute(p, {n: m}), m, Range(0, n))
    need(step.concl == p, "step proves {}", step.concl)
    at_least_zero = Rel("<=", 0, n)
    rest = step.hyps - {below, at_least_zero}
    eigen(n, rest)
    eigen(m, [p])
    return rest | {at_least_zero}, p


@rule
def all_intro(t, k, A):
    """k in A, H |- p gives H |- for all k in A: p.  k not free in H and A."""
    hyps = t.hyps - {In(k, A)}
    eigen(k, hyps)
    return hyps, all_of(t.concl, k, A)


@rule
def all_elim(t, k):
    """for all k in A: p(k) gives k in A |- p(k)."""
    return t.hyps | {In(k, t.concl.dom)}, t.concl.at(k)


@rule
def inv_zero(a):
    """Division is total: a = 0 |- inv(a) = 0."""
    return [Eq(a, 0)], Eq(inv(a), 0)


@rule
def arith(*premises, goal, hyps=()):
    """Premises and hyps |- goal, if a judge proves it from the conclusions of the premises and the hyps."""
    known = frozenset(hyps) | {t.concl for t in premises}
    answers = decide(known, goal)
    if answers[-1].verdict != PROVED:
        said = "; ".join(f"{a.judge}: {a.detail}" for a in answers)
        raise Rejected(f"UNDECIDED {goal}: {said}")
    return frozenset(hyps).union(*[t.hyps for t in premises]), goal, answers


EQUALITY = (
    refl,
    sym,
    trans,
    leibniz,
    assume,
    weaken,
    cut,
    instantiate,
    cases,
    induction,
    strong_induction,
    all_intro,
    all_elim,
    inv_zero,
    arith,
)
