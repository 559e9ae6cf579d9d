"""Random arguments thrown at the rules: whatever theorem comes out is evaluated at random points, and never false."""

import random
from collections import Counter
from inspect import Parameter

import pytest
from logic_points import false_at
from sympy import Integer, KroneckerDelta, Max, exp, tanh

from derive.errors import Rejected
from derive.logic import (
    RULES,
    Bag,
    Big,
    Distinct,
    Eq,
    In,
    Inhabited,
    Mean,
    Nil,
    One,
    Perm,
    Plus,
    Range,
    Rel,
    Select,
    Sigma,
    Sub,
    Tangent,
    Void,
    all_of,
    arith,
    array,
    index,
    index_map,
    inv,
    ln,
    real,
)
from derive.logic.refutation import Point
from derive.logic.search import STYLES

INDICES = index("i j k n")
x, y = real("x y")
f, g = array("f g")
pi = index_map("pi")
REFUSALS = (Rejected, TypeError, ValueError)
PREMISES = {
    **dict.fromkeys(("trans", "cut", "cases", "induction"), 2),
    **dict.fromkeys(("sym", "weaken", "all_intro", "all_elim", "under", "sum_le", "sum_pos", "sum_member"), 1),
    **dict.fromkeys(("max_least", "max_attained", "leibniz", "instantiate", "strong_induction", "under_array"), 1),
}
ATTEMPTS, POOL = 1000, 150


class Draw:
    """Random terms, domains, statements, and parameters of rules."""

    def __init__(self, seed):
        self.rng = random.Random(seed)
        i = INDICES[0]
        goals = (Rel("<", 0, exp(f[i])), Rel("<=", f[i], Max(f[i], x)), Eq(f[i] + 0, f[i]), Rel("<=", 0, f[i] ** 2))
        self.pool = [arith(goal=goal) for goal in goals]

    def pick(self, *items):
        return self.rng.choice(items)

    def index(self):
        some = self.pick(*INDICES)
        return self.pick(*INDICES, *INDICES, Integer(0), Integer(1), some + 1, pi[some])

    def domain(self):
        near, far = self.index(), self.index()
        bags = (Bag("A"), Bag("B"), Bag("F", near), Plus(Bag("A"), Bag("B")), Plus(Bag("A"), One(near)), Nil)
        base = self.pick(*bags, Range(0, near), Range(near, far), One(near))
        if self.rng.random() < 0.25:
            some = self.pick(*INDICES)
            return Sub(self.pick(f[some], g[some] - x, 1 - x, some - INDICES[0]), some, base)
        return base

    def term(self, depth=2):
        if depth == 0 or self.rng.random() < 0.2:
            delta = KroneckerDelta(self.pick(*INDICES), self.pick(*INDICES))
            return self.pick(x, y, f[self.index()], g[self.index()], Integer(0), Integer(1), delta)
        a, b = self.term(depth - 1), self.term(depth - 1)
        kind = self.rng.randrange(10)
        if kind < 5:
            return self.pick(a + b, a - b, a * b, Max(a, b), Select(x, a, b))
        if kind == 5:
            return self.pick(exp, inv, tanh, ln)(self.pick(x, y, f[self.index()]))
        if kind == 6:
            return self.pick(Mean(a, f), Mean(a + x * b, g), Tangent(a, f, g))
        return self.pick(Sigma, Sigma, Big)(a, self.pick(*INDICES), self.domain())

    def statement(self):
        kind = self.rng.randrange(9)
        if kind < 4:
            return Rel(self.pick("=", "<=", "<", "!="), self.term(), self.term(1))
        if kind == 4:
            return In(self.index(), self.domain())
        if kind == 5:
            return all_of(Rel(self.pick("=", "<="), self.term(1), x), self.pick(*INDICES), self.domain())
        return self.pick(Inhabited, Void, Distinct)(self.domain()) if kind < 8 else Perm(pi, self.domain())

    def parameter(self, name, premises):
        """Something that may stand for this parameter; often a part of the premises."""
        statements = [p for t in premises for p in (t.concl, *t.hyps)]
        sides = [side for p in statements if isinstance(p, Rel) for side in (p.a, p.b)]
        makers = {
            **dict.fromkeys(("t", "a", "m"), lambda: self.pick(*sides, *sides, self.term(3))),
            **dict.fromkeys(("k", "i", "j", "n"), lambda: self.pick(*INDICES, *INDICES, self.index())),
            **dict.fromkeys(("A", "B", "S", "outer", "inner", "new"), self.domain),
            **dict.fromkeys(("b", "image", "back"), self.index),
            **dict.fromkeys(("c", "rest"), lambda: self.term(1)),
            "red": lambda: self.pick(Sigma, Big),
            "p": lambda: self.pick(*statements, self.statement()),
            "goal": self.statement,
            "hyps": lambda: tuple(self.statement() for _ in range(self.rng.randrange(2))),
            "pi": lambda: pi,
            "s": lambda: f,
            "ds": lambda: g,
            "wrap": lambda: self.pick(Mean(x, f), Tangent(x, f, g)),
        }
        return makers[name]()

    def arguments(self, rule):
        """(premises, parameters) of the shape that a rule wants."""
        premises = [self.pick(*self.pool) for _ in range(PREMISES.get(rule.name, 0))]
        names = [p.name for p in rule.parameters if p.kind is not Parameter.VAR_POSITIONAL]
        if rule.name == "leibniz":
            body = self.pick(self.term(), Sigma(x * f[INDICES[1]], INDICES[1], Bag("A")))
            return premises, {"holes": (x,), "template": body}
        if rule.name == "instantiate":
            i = INDICES[1]
            some = self.pick(*INDICES)
            m = self.pick({self.pick(x, y): self.term(1)}, {some: self.index()}, {f: ([i], self.term(1))})
            return premises, {"m": self.pick(m, {"A": ([], self.domain())}, {f: g})}
        params = {name: self.parameter(name, premises) for name in names[PREMISES.get(rule.name, 0) :]}
        return premises, self.shaped(rule.name, params)

    def shaped(self, name, params):
        """Terms of the shape that most calls would need, so that the rule is not always refused."""
        some, dom = self.pick(*INDICES), self.domain()
        red = self.pick(Sigma, Big)
        if name in ("split", "drop_void"):
            params["t"] = red(self.term(1), some, Plus(params["A"], params["B"]))
        elif name == "exchange":
            params["t"] = red(red(self.term(1), self.pick(*INDICES), self.domain()), some, dom)
        elif name == "linear":
            params["t"] = Sigma(self.term(1) + self.term(1), some, dom)
        elif name == "pull":
            params |= {"t": Sigma(params["c"] * params["rest"], some, dom), "k": some}
        elif name == "delta":
            params["t"] = Sigma(KroneckerDelta(some, params["k"]) * self.term(1), some, dom)
        elif name == "range_region":
            params["t"] = Sigma(Sigma(f[some, INDICES[0]], INDICES[0], Range(0, some)), some, Range(0, 2))
        elif name in ("singleton", "range_one", "range_split", "sum_void", "rebag", "perm_reindex", "sub_select"):
            domains = {"singleton": One(self.index()), "range_one": Range(some + 1, some + 2)}
            params["t"] = red(self.term(1), self.pick(*INDICES), domains.get(name, dom))
        elif name == "mean_linear":
            params["t"] = Mean(self.pick(self.term(1) * self.term(1), self.term(1) + self.term(1)), self.pick(f, g))
        elif name in ("max_upper", "max_attained"):
            params["t" if name == "max_upper" else "m"] = Big(self.term(1), some, dom)
        return params


@pytest.mark.parametrize("seed", range(3))
def test_no_theorem_from_random_arguments_is_false(seed):
    draw, made, evaluated = Draw(seed), Counter(), Counter()
    for n in range(ATTEMPTS):
        rule = RULES[draw.pick(*[name for name in sorted(RULES) if name != "arith"])]
        try:
            premises, params = draw.arguments(rule)
            theorem = rule(*premises, **params)
        except REFUSALS:
            continue
        made[rule.name] += 1
        for k in range(5):
            point = Point(100 * n + k, STYLES[2 + k % 2] if k else "ones")
            if k != 1:
                point.guide(theorem.hyps)
            found = false_at(theorem, point)
            evaluated[rule.name] += found is False
            assert not found, (rule.name, theorem, params)
        if len(draw.pool) < POOL:
            draw.pool.append(theorem)
        else:
            draw.pool[draw.rng.randrange(4, POOL)] = theorem
    assert len(made) > 30 and len(evaluated) > 25, (sorted(set(RULES) - set(made)), made)
