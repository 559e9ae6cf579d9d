"""Untrusted.  Sums over a delta are their one term: what an affine place adds where it belongs."""

from sympy import Add, Expr, KroneckerDelta, Mul

from derive.errors import Rejected
from derive.logic import In, Sigma, arith, cut, delta, distinct_range, free, refl, under
from derive.logic.normal import norm
from derive.logic.steps import chain, changes, congruence, side
from derive.logic.tactics import Stuck, names
from derive.proof.places import swapped


class Deltas:
    """constraints: what is known of places, besides that indices are in range."""

    def __init__(self, constraints):
        self.constraints = constraints

    def collapsed(self, t):
        """|- t = t with each sum over a delta replaced by its one term."""
        if not t.has(KroneckerDelta):
            return refl(t)
        out = norm(t)
        return chain(out, self._without_delta(side(out)))

    def _without_delta(self, t):
        if isinstance(t, (Add, Mul)):
            parts = [self._without_delta(a) if isinstance(a, Expr) else refl(a) for a in t.args]
            return congruence(t, parts) if any(map(changes, parts)) else refl(t)
        if not isinstance(t, Sigma):
            return refl(t)
        found = self._picked(t)
        if found is None:
            return refl(t)
        depth, last = found
        out = refl(t)
        for n in range(depth, last):
            out = chain(out, swapped(side(out), n))
        out = chain(out, self._pick(side(out), last, ()))
        again = norm(side(out))
        return chain(out, again, self._without_delta(side(again)))

    def _picked(self, t):
        """(depth of a sum whose index a delta fixes, depth of the innermost sum), or None."""
        opened, indices = t, []
        while isinstance(opened, Sigma):
            v, opened = opened.open()
            indices.append(v)
        for f in Mul.make_args(opened):
            if isinstance(f, KroneckerDelta):
                for n, v in enumerate(indices):
                    if v in f.args and v not in free(f.args[1] if f.args[0] == v else f.args[0]):
                        return n, len(indices) - 1
        return None

    def _pick(self, t, depth, context):
        if depth:
            k = next(names(t, *context))
            inner = self._pick(t.at(k), depth - 1, (*context, In(k, t.dom)))
            return under(inner, red=Sigma, k=k, A=t.dom)
        v, body = t.open()
        for f in Mul.make_args(body):
            if isinstance(f, KroneckerDelta) and v in f.args:
                place = f.args[1] if f.args[0] == v else f.args[0]
                if v in free(place):
                    continue
                out = cut(distinct_range(*t.dom.args), delta(t, k=place))
                known = tuple(c for c in context if c.k in free(place))
                return self._in_range(out, In(place, t.dom), known)
        raise Stuck(f"no delta fixes the sum {t}")

    def _in_range(self, theorem, h, known):
        for hyps in (known, (*known, *self.constraints)):
            try:
                return cut(arith(goal=h, hyps=hyps), theorem)
            except Rejected:
                continue
        raise Stuck(f"not shown to be in range: {h}")
