"""Untrusted.  Loops in which a matrix moves several sums together, in general."""

from functools import cache, cached_property

from sympy import Add

from derive.logic import (
    Eq,
    Nat,
    Rel,
    Select,
    Sigma,
    all_of,
    arith,
    array,
    assume,
    cases,
    induction,
    leibniz,
    substitute,
    sym,
    trans,
    under,
    zero,
)
from derive.logic.steps import chain, hole, side
from derive.logic.tactics import equal
from derive.proof.lemmas import (
    GUARD,
    SEEN,
    ZERO,
    J,
    N,
    at_step,
    done,
    for_each,
    lemmas,
    nothing_yet,
    one_more,
    pointwise,
    tile,
)


class Together:
    """The lemma of R sums that a matrix moves together: the squares of their errors sum to 0 after any tiles."""

    def __init__(self, rank, guarded):
        self.rank, self.base = rank, lemmas(guarded)
        self.acc = [array(f"acc{a}") for a in range(rank)]
        self.summand = [array(f"F{a}") for a in range(rank)]
        self.ratio = [[array(f"ratio{a}.{b}") for b in range(rank)] for a in range(rank)]

    def total(self, a, n, dom):
        return Sigma(self.summand[a][n, J], J, dom)

    def weighted(self, a, values):
        """The sums taken over, corrected, in one of the R recurrences."""
        return Add(*[Select(SEEN[N], self.ratio[a][b][N], 0) * values[b] for b in range(self.rank)])

    def recurrence(self, a):
        carried = self.weighted(a, [acc[N] for acc in self.acc])
        return all_of(Eq(self.acc[a][N + 1], carried + self.total(a, N + 1, tile(N))), N, Nat)

    def ratios(self, a):
        """For each n and j: the matrix times the summands = the next summand."""
        moved = Add(*[self.ratio[a][b][N] * self.summand[b][N, J] for b in range(self.rank)])
        return for_each(Eq(moved, self.summand[a][N + 1, J]))

    def hidden(self, a, n):
        f = self.summand[a][n, J]
        return for_each(Eq(Select(GUARD[J], f, 0), f))

    @cached_property
    def sums(self):
        """[0 <= n |- acc_a[n] = the sum of F_a[n, j] over n tiles, for each a]."""
        now = [self.total(a, N, done(N)) for a in range(self.rank)]
        errors = Add(*[(acc[N] - t) ** 2 for acc, t in zip(self.acc, now, strict=True)])
        p = Eq(errors, 0)
        known = [arith(assume(p), goal=Eq(acc[N], t)) for acc, t in zip(self.acc, now, strict=True)]
        following = [self._following(a, known) for a in range(self.rank)]
        step = arith(*following, goal=substitute(p, {N: N + 1}))
        starts = [assume(Eq(acc[ZERO], 0)) for acc in self.acc]
        empty = [nothing_yet(self.total(a, ZERO, done(ZERO))) for a in range(self.rank)]
        whole = induction(arith(*starts, *empty, goal=substitute(p, {N: ZERO})), step, n=N, p=p)
        return [arith(whole, goal=Eq(acc[N], t)) for acc, t in zip(self.acc, now, strict=True)]

    def _following(self, a, known):
        """0 <= n |- acc_a[n + 1] = the sum of F_a[n + 1, j] over n + 1 tiles."""
        holes = [hole(b) for b in range(self.rank)]
        new_tile = self.total(a, N + 1, tile(N))
        use = leibniz(*known, holes=tuple(holes), template=self.weighted(a, holes) + new_tile)
        moved = leibniz(self._moved(a), holes=(hole(0),), template=hole(0) + new_tile)
        return chain(at_step(self.recurrence(a)), use, moved, sym(one_more(self.total(a, N + 1, done(N + 1)))))

    def _moved(self, a):
        """|- the corrected old sums = the sum of the old tiles with the new statistics."""
        old = [self.total(b, N, done(N)) for b in range(self.rank)]
        seen = Rel("<", 0, SEEN[N])
        on = [arith(goal=Eq(Select(SEEN[N], r[N], 0), r[N]), hyps=(seen,)) for r in self.ratio[a]]
        holes = [hole(b) for b in range(self.rank)]
        template = Add(*[h * t for h, t in zip(holes, old, strict=True)])
        on = leibniz(*on, holes=tuple(holes), template=template)
        inside = Add(*[r[N] * f[N, J] for r, f in zip(self.ratio[a], self.summand, strict=True)])
        together = equal(side(on), Sigma(inside, J, done(N)))
        on = chain(on, together, under(pointwise(self.ratios(a)), red=Sigma, k=J, A=done(N)))
        zeros = [self._nothing(b, N) for b in range(self.rank)]
        off = leibniz(*zeros, holes=tuple(holes), template=self.weighted(a, holes))
        off = trans(off, sym(self._nothing(a, N + 1)))
        return cases(off, on, p=Rel("<=", SEEN[N], 0))

    def _nothing(self, a, n):
        """seen[n] <= 0 |- the sum of a summand that is 0 where hidden = 0."""
        visible = self.base.visible
        member = visible.counted(J, done(N))
        low = arith(self.base.counted, member, goal=Rel("<=", visible.chi, 0), hyps=(Rel("<=", SEEN[N], 0),))
        facts = [low, pointwise(self.hidden(a, n))] if self.base.guarded else [low]
        nothing = arith(*facts, goal=Eq(self.summand[a][n, J], 0))
        return trans(under(nothing, red=Sigma, k=J, A=done(N)), zero(j=J, A=done(N)))


@cache
def together(rank, guarded):
    """The lemma of R sums, with or without a condition."""
    return Together(rank, guarded)
