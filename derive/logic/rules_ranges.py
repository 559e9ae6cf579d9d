"""Re-indexing of reductions over ranges: z3 shows, over the integers, that both sides visit the same indices."""

from derive.logic.domains import Range
from derive.logic.judges import PROVED, same_indices
from derive.logic.kernel import eigen, rule
from derive.logic.statements import Eq, In, Rel
from derive.logic.terms import Sigma, substitute
from derive.logic.wellformed import need


@rule
def range_region(t, outer, inner, j, i, hyps=()):
    """sum_{i in R} sum_{j in S(i)} f = sum_{j in outer} sum_{i in inner(j)} f, if both describe the same (i, j)."""
    need(isinstance(t, Sigma) and isinstance(t.body, Sigma), "not two sums")
    v, middle = t.open()
    w, body = middle.open()
    body, old_inner = substitute(body, {v: i, w: j}), substitute(middle.dom, {v: i})
    need(all(type(r) is Range for r in (t.dom, old_inner, outer, inner)), "not ranges")
    eigen(i, hyps, t, outer)
    eigen(j, hyps, t)
    need(i != j, "one name for two indices")
    old = (In(i, t.dom), In(j, old_inner))
    new = (In(j, outer), In(i, inner))
    answers = same_indices(hyps, [(old, new), (new, old)])
    need(answers[-1].verdict == PROVED, "the regions differ: {}, {} / {}, {}", t.dom, old_inner, outer, inner)
    return list(hyps), Eq(t, Sigma(Sigma(body, i, inner), j, outer)), answers


@rule
def range_reindex(t, k, new, image, back, j, hyps=()):
    """red_{j in R} f(j) = red_{k in new} f(image(k)), `back(j)` being the inverse map."""
    need(type(t.dom) is type(new) is Range, "not ranges")
    eigen(k, hyps, t, back)
    eigen(j, hyps, t, new, image)
    there = (In(image, t.dom), Rel("=", substitute(back, {j: image}), k))
    again = (In(back, new), Rel("=", substitute(image, {k: back}), j))
    answers = same_indices(hyps, [((In(k, new),), there), ((In(j, t.dom),), again)])
    need(answers[-1].verdict == PROVED, "{} -> {} is no bijection of {} onto {}", k, image, new, t.dom)
    return list(hyps), Eq(t, t.func(t.at(image), k, new)), answers


RANGES = (range_region, range_reindex)
