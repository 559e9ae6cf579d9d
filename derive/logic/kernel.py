"""Theorem, and what makes one.

A Theorem `hyps |- concl` means: for all values of the free variables and arrays, all finite bags, and all readings of
ln and root outside their domain, of the empty maximum (one real for all) and of missing derivatives, if every
hypothesis holds then the conclusion holds.  Only a Rule builds one.  Side conditions are hypotheses of the conclusion
wherever possible, so that few rules ask a judge.

Within one process Python cannot protect a class from code that means harm; the boundary of trust is the ledger, read
by a parser that builds whitelisted nodes only (ledger.py) and replayed by check.py.
"""

from dataclasses import dataclass
from functools import update_wrapper
from inspect import signature
from weakref import WeakValueDictionary

from sympy import Symbol

from derive.errors import Rejected
from derive.logic.terms import Prop, free
from derive.logic.wellformed import Whitelist, need

_KEY = object()
_MADE: WeakValueDictionary = WeakValueDictionary()
_WHITELIST = Whitelist()


@dataclass(frozen=True)
class Answer:
    """What one judge said about a judged step; `obligation` is the SMT-LIB text of the query, "" for SymPy."""

    judge: str
    verdict: str
    detail: str
    obligation: str = ""

    def record(self):
        """What the ledger keeps."""
        return [self.judge, self.verdict, self.detail]


class Theorem:
    """hyps |- concl, with the rule, premises, parameters and judges' answers that made it.  It does not change."""

    __slots__ = ("__weakref__", "answers", "concl", "hyps", "params", "premises", "rule")

    def __init__(self, key, hyps, concl, rule, premises, params, answers):
        if key is not _KEY:
            raise TypeError("a Theorem is built by a rule")
        put = object.__setattr__
        put(self, "hyps", hyps)
        put(self, "concl", concl)
        put(self, "rule", rule)
        put(self, "premises", premises)
        put(self, "params", params)
        put(self, "answers", answers)

    def __setattr__(self, name, value):
        raise TypeError("a Theorem does not change")

    def __repr__(self):
        return f"{{{'; '.join(sorted(map(str, self.hyps)))}}} |- {self.concl}"


class Rule:
    """A rule of inference.  Arguments that are theorems are its premises; the others are parameters, kept by name."""

    def __init__(self, function):
        self.function = function
        self.parameters = tuple(signature(function).parameters.values())
        update_wrapper(self, function)

    @property
    def name(self):
        return self.function.__name__

    def __repr__(self):
        return f"<rule {self.name}>"

    def __call__(self, *given, **params):
        premises = tuple(x for x in given if type(x) is Theorem)
        params = {**self._named([x for x in given if type(x) is not Theorem], len(premises)), **params}
        need(all(_MADE.get(id(p)) is p for p in premises), "a theorem not made by a rule")
        _WHITELIST.parameter(params)
        try:
            hyps, concl, *answers = self.function(*premises, **params)
            hyps = frozenset(hyps)
        except (TypeError, ValueError, AttributeError, KeyError, IndexError, RecursionError) as error:
            raise Rejected(f"{self.name}: {error}") from error
        for p in (*hyps, concl):
            need(isinstance(p, Prop), "{}: not a statement: {}", self.name, p)
            _WHITELIST.statement(p)
        made = Theorem(_KEY, hyps, concl, self.name, premises, params, tuple(*answers))
        _MADE[id(made)] = made
        return made

    def _named(self, values, premises):
        """Names of the parameters given by position, after the premises."""
        names = [p.name for p in self.parameters[premises:]]
        need(len(values) <= len(names), "{}: too many parameters", self.name)
        return dict(zip(names, values, strict=False))


def rule(function):
    """Make a function (premises, parameters) -> (hyps, concl[, answers]) a rule."""
    return Rule(function)


def equation(t):
    """Both sides of a theorem that is an equation."""
    need(t.concl.op == "=", "not an equation: {}", t.concl)
    return t.concl.a, t.concl.b


def inequality(t, op):
    """Both sides of a theorem a op b."""
    need(t.concl.op == op, "not a statement with {}: {}", op, t.concl)
    return t.concl.a, t.concl.b


def eigen(k, hyps, *others):
    """k may stand for anything: it is a plain index variable, free in none of these."""
    need(isinstance(k, Symbol) and k.is_integer, "{} is not an index variable", k)
    for h in (*hyps, *others):
        need(k not in free(h), "{} is free in {}", k, h)
