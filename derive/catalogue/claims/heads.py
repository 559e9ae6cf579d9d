"""Claims about attention with projections: over one sequence, between two, and with several heads."""

from derive.catalogue import heads
from derive.catalogue.claims import lemmas
from derive.catalogue.claims.kit import moved
from derive.claims import Claim
from derive.logic import (
    Eq,
    In,
    Integer,
    Perm,
    Range,
    Sigma,
    all_of,
    array,
    index,
    index_map,
    instantiate,
    range_one,
    singleton,
    substitute,
    sym,
    trans,
    under,
)
from derive.logic.sequents import HOLE, Sequent, at, inside, le, lt, permuted, settle
from derive.logic.tactics import equal, side

i, e, h, n, u, c, batch = index("i e h n u c batch")
N, M, E, HEADS = index("N M E HEADS")
x, y, w_out = array("x y w_out")
pi = index_map("pi")
ROWS, KEYS, ALL_HEADS = Range(0, N), Range(0, M), Range(0, HEADS)
PER_HEAD = array("w_query w_key w_value w_out")


def output(read, formula, **options):
    return read(formula(**options)).value("o", i, e)


def row_order(formula, **options):
    """The rows that belong to the queries permuted: out(x∘π) = out(x)∘π."""

    def states(read):
        o = output(read, formula, **options)
        changed = substitute(o, moved(formula(**options), "N", pi))
        return (Sequent([In(i, ROWS), Perm(pi, ROWS)], Eq(changed, substitute(o, {i: pi[i]}))),)

    return states


def prove_row_order(goals):
    (goal,) = goals
    return (settle(sym(permuted(goal.conclusion.b, pi, ROWS)), goal),)


def source_order(read):
    o = output(read, heads.cross_attention)
    changed = substitute(o, moved(heads.cross_attention(), "M", pi))
    return (Sequent([Perm(pi, KEYS)], Eq(changed, o)),)


def prove_source_order(goals):
    (goal,) = goals
    return (settle(sym(permuted(goal.conclusion.b, pi, KEYS)), goal),)


def between_itself(read):
    """Cross-attention whose second sequence is the first."""
    o = substitute(output(read, heads.cross_attention), {y: x, M: N, index("SOURCE"): index("MODEL")})
    return (Sequent([], Eq(o, output(read, heads.self_attention))),)


def order_does_not_matter(formula):
    """False: the rows of the queries permuted change nothing."""

    def states(read):
        o = output(read, formula)
        widths = [lt(0, index(s)) for s in ("D", "MODEL")]
        changed = substitute(o, moved(formula(), "N", pi))
        return (Sequent([In(i, ROWS), Perm(pi, ROWS), In(e, Range(0, E)), *widths], Eq(changed, o)),)

    return states


def multi_head(read, **options):
    """The output of the whole layer for a batch entry."""
    return read(heads.multi_head_attention(**options)).whole("o", batch, i, n)


def head_output(read, head):
    """The self-attention with the projections of one head, on the rows of a batch entry."""
    own = {w: ((u, c), w[head, u, c]) for w in PER_HEAD[:3]}
    return substitute(output(read, heads.self_attention), {**own, x: ((u, c), x[batch, u, c])})


def concatenated(read):
    """Split, attend, concatenate, multiply by one output matrix."""
    joined, matrix = array("joined w_flat")
    width = Range(0, E)
    hypotheses = (
        all_of(all_of(Eq(joined[h * E + e], head_output(read, h)), e, width), h, ALL_HEADS),
        all_of(all_of(Eq(matrix[h * E + e, n], w_out[h, e, n]), e, width), h, ALL_HEADS),
    )
    whole = Sigma(joined[c] * matrix[c, n], c, Range(0, HEADS * E))
    return (Sequent([le(0, HEADS), le(0, E), *hypotheses], Eq(multi_head(read), whole)),)


def prove_concatenated(goals):
    """The columns of the concatenation are those of the heads, one head after the other."""
    (goal,) = goals
    flat = goal.conclusion.b
    cut_up = instantiate(lemmas.row_major(), m={lemmas.f: ((u,), flat.at(u)), index("m"): E, lemmas.N: HEADS})
    joined, matrix = (at(p, h, e) for p in goal.hypotheses[2:])
    each = inside(HOLE[0] * HOLE[1], joined, matrix)
    each = under(under(each, red=Sigma, k=e, A=Range(0, E)), red=Sigma, k=h, A=ALL_HEADS)
    whole = trans(cut_up, trans(equal(side(cut_up), each.concl.a), each))
    return (settle(sym(trans(whole, equal(side(whole), goal.conclusion.a))), goal),)


def single_head(read):
    o = substitute(multi_head(read), {HEADS: Integer(1)})
    alone = Sigma(head_output(read, Integer(0)) * w_out[0, e, n], e, Range(0, E))
    return (Sequent([], Eq(o, alone)),)


def prove_single_head(goals):
    (goal,) = goals
    one = range_one(goal.conclusion.a, a=Integer(0))
    one = trans(one, singleton(side(one)))
    return (settle(trans(one, equal(side(one), goal.conclusion.b)), goal),)


def heads_permuted(weights):
    """The same permutation of the heads applied to these weights."""

    def states(read):
        o = multi_head(read)
        table = {w: ((h, u, c), w[pi[h], u, c]) for w in weights}
        return (Sequent([Perm(pi, ALL_HEADS)], Eq(substitute(o, table), o)),)

    return states


def prove_heads_permuted(goals):
    (goal,) = goals
    return (settle(sym(permuted(goal.conclusion.b, pi, ALL_HEADS)), goal),)


def positions_permuted(read):
    o = multi_head(read)
    changed = substitute(o, {x: ((batch, u, c), x[batch, pi[u], c])})
    return (Sequent([In(i, ROWS), Perm(pi, ROWS)], Eq(changed, substitute(o, {i: pi[i]}))),)


def one_head_of_twice_the_width(read):
    """False: two heads are the one whose query, key and value features are those of both."""
    two = substitute(multi_head(read), {HEADS: Integer(2)})
    wide = {w: ((u, c), w[c, u, 0]) for w in PER_HEAD[:3]}
    alone = substitute(output(read, heads.self_attention), {**wide, x: ((u, c), x[batch, u, c])})
    alone = substitute(alone, {index("D"): Integer(2)})
    joined = Sigma(alone * w_out[e, 0, n], e, Range(0, 2))
    return (Sequent([In(i, ROWS)], Eq(substitute(two, {index("D"): Integer(1), E: Integer(1)}), joined)),)


EQUIVARIANT = "out(x∘π) = out(x)∘π for every permutation π of the positions"
CLAIMS = {
    "self_attention": (
        Claim("permutation-equivariance", EQUIVARIANT, row_order(heads.self_attention), prove_row_order),
        Claim(
            "permutation-invariance",
            "out(x∘π) = out(x)",
            order_does_not_matter(heads.self_attention),
            expected=False,
            sizes={"N": 2, "D": 1, "MODEL": 1, "E": 1},
        ),
    ),
    "cross_attention": (
        Claim(
            "equivariant-in-the-first-sequence",
            "out(A∘π, B) = out(A, B)∘π for every permutation π",
            row_order(heads.cross_attention),
            prove_row_order,
        ),
        Claim(
            "order-of-the-second-sequence-does-not-matter",
            "out(A, B∘π) = out(A, B) for every permutation π",
            source_order,
            prove_source_order,
        ),
        Claim("of-a-sequence-with-itself", "B = A gives self-attention", between_itself),
        Claim(
            "order-of-the-first-sequence-does-not-matter",
            "out(A∘π, B) = out(A, B)",
            order_does_not_matter(heads.cross_attention),
            expected=False,
            sizes={"N": 2, "M": 2, "D": 1, "MODEL": 1, "SOURCE": 1, "E": 1},
        ),
    ),
    "multi_head_attention": (
        Claim(
            "equals-split-concatenate-and-project",
            "Σₕ headₕ Woₕ = concatₕ(headₕ) Wo, the rows of Wo cut into one block a head",
            concatenated,
            prove_concatenated,
        ),
        Claim("one-head-is-self-attention", "H = 1 gives self-attention times Wo", single_head, prove_single_head),
        Claim(
            "order-of-the-heads-does-not-matter",
            "the same permutation of the heads in all four weights changes nothing",
            heads_permuted(PER_HEAD),
            prove_heads_permuted,
        ),
        Claim("permutation-equivariance", EQUIVARIANT, positions_permuted, prove_row_order),
        Claim(
            "order-of-the-heads-in-the-projections-does-not-matter",
            "a permutation of the heads in Wq, Wk and Wv alone changes nothing",
            heads_permuted(PER_HEAD[:3]),
            expected=False,
            sizes={"HEADS": 2, "N": 1, "D": 1, "E": 1, "MODEL": 1},
        ),
        Claim(
            "two-heads-are-one-of-twice-the-width",
            "two heads of width 1 give what one head of width 2 gives",
            one_head_of_twice_the_width,
            expected=False,
            sizes={"N": 2, "MODEL": 1},
        ),
    ),
}
