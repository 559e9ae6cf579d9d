"""Claims about how the weights of all heads lie in one array: column blocks of whole matrices, and grouped heads."""

from derive.catalogue.claims import lemmas
from derive.catalogue.claims.heads import (
    ALL_HEADS,
    HEADS,
    PER_HEAD,
    E,
    c,
    e,
    h,
    head_output,
    multi_head,
    n,
    u,
    w_out,
)
from derive.catalogue.claims.kit import everywhere
from derive.claims import Claim
from derive.logic import Eq, Indexed, Range, Sigma, array, index, instantiate, substitute, sym, trans, under
from derive.logic.sequents import Sequent, at, le, settle, transform
from derive.logic.tactics import equal, side

d, g = index("d g")
D, MODEL, GROUP = index("D MODEL GROUP")
WIDTHS = (D, D, E)  # of the columns of a head in the matrices of queries, keys and values
whole_weights = array("all_queries all_keys all_values")
joined, w_flat = array("joined w_flat")
key_of_head, value_of_head = array("repeated_keys repeated_values")


def column_block(whole, own, width):
    """Column h width + d of the whole matrix is column d of the matrix of head h."""
    return everywhere(Eq(whole[u, h * width + d], own[h, u, d]), (h, HEADS), (u, MODEL), (d, width))


def whole_matrices(read):
    """Project with whole matrices, split, attend, concatenate, multiply by one output matrix."""
    attended = head_output(read, h)
    blocks = zip(PER_HEAD, whole_weights, WIDTHS, strict=False)
    attended = substitute(attended, {w: ((h, u, c), whole[u, h * width + c]) for w, whole, width in blocks})
    hypotheses = (
        le(0, HEADS),
        le(0, E),
        *(column_block(*parts) for parts in zip(whole_weights, PER_HEAD, WIDTHS, strict=False)),
        everywhere(Eq(joined[h * E + e], attended), (h, HEADS), (e, E)),
        everywhere(Eq(w_flat[h * E + e, n], w_out[h, e, n]), (h, HEADS), (e, E)),
    )
    layer = Sigma(joined[c] * w_flat[c, n], c, Range(0, HEADS * E))
    return (Sequent(hypotheses, Eq(multi_head(read), layer)),)


def by_entries(term, table):
    """|- term = term with each entry of an array of the table replaced by what the table proves it equal to."""
    return transform(term, lambda t: table[t.base](*t.indices) if isinstance(t, Indexed) and t.base in table else None)


def cut_in_blocks(flat, rows, width):
    """0 <= rows, 0 <= width |- sum_{c < rows width} f(c) = sum_{h < rows} sum_{k < width} f(h width + k)."""
    return instantiate(lemmas.row_major(), m={lemmas.f: ((u,), flat.at(u)), index("m"): width, lemmas.N: rows})


def prove_whole_matrices(goals):
    """The columns of the concatenation are those of the heads, and what each reads is its own block."""
    (goal,) = goals
    *blocks, of_joined, of_flat = goal.hypotheses[2:]
    table = {
        whole: lambda row, column, p=p, width=width: at(p, h, row, column - h * width)
        for whole, p, width in zip(whole_weights, blocks, WIDTHS, strict=True)
    }
    table |= {joined: lambda place: at(of_joined, h, place - h * E)}
    table |= {w_flat: lambda place, _: at(of_flat, h, place - h * E)}
    found = cut_in_blocks(goal.conclusion.b, HEADS, E)
    each = by_entries(side(found).at(h), table)
    found = trans(found, under(each, red=Sigma, k=h, A=ALL_HEADS))
    return (settle(sym(trans(found, equal(side(found), goal.conclusion.a))), goal),)


# Grouped heads: G heads share their keys and values.


def view_of_groups(w, *axes):
    """Query head h G + g is the g-th of group h."""
    return {w: ((h, g, *axes), w[h * GROUP + g, *axes])}


def repeated(place):
    """The keys and values of head `place` are those of group h."""
    own = ((key_of_head, PER_HEAD[1], D), (value_of_head, PER_HEAD[2], E))
    return [
        everywhere(Eq(full[place, u, d], w[h, u, d]), (h, HEADS), (g, GROUP), (u, MODEL), (d, width))
        for full, w, width in own
    ]


def grouped(place):
    """Grouped heads are as many heads as there are queries, with the keys and values repeated."""

    def states(read):
        views = view_of_groups(PER_HEAD[0], u, c) | view_of_groups(w_out, e, n)
        shared = substitute(multi_head(read, grouped=True), views)
        full = {PER_HEAD[1]: key_of_head, PER_HEAD[2]: value_of_head, HEADS: HEADS * GROUP}
        hypotheses = [le(0, HEADS), le(0, GROUP), *repeated(place)]
        return (Sequent(hypotheses, Eq(shared, substitute(multi_head(read), full))),)

    return states


def prove_grouped(goals):
    """Head h G + g reads the keys and values of group h."""
    (goal,) = goals
    table = {
        full: lambda place, row, column, p=p: at(p, h, place - h * GROUP, row, column)
        for full, p in zip((key_of_head, value_of_head), goal.hypotheses[2:], strict=True)
    }
    found = cut_in_blocks(goal.conclusion.b, HEADS, GROUP)
    each = by_entries(side(found).at(h), table)
    found = trans(found, under(each, red=Sigma, k=h, A=ALL_HEADS))
    return (settle(sym(trans(found, equal(side(found), goal.conclusion.a))), goal),)


# Two groups of two heads, one position: values 1 and 0, and of all outputs only that of head 1 counts.
TWO_GROUPS = {"HEADS": 2, "GROUP": 2, "N": 1, "MODEL": 1, "D": 0, "E": 1, "batch": 0, "i": 0, "n": 0, "scale": [1]}
TWO_GROUPS |= {"x": [[[1]]], "w_query": [[[]]] * 4, "w_key": [[[]]] * 2, "repeated_keys": [[[]]] * 4}
TWO_GROUPS |= {"w_value": [[[1]], [[0]]], "w_out": [[[0]], [[1]], [[0]], [[0]]]}

CLAIMS = {
    "multi_head_attention": (
        Claim(
            "equals-the-layer-of-whole-matrices",
            "Σₕ headₕ Woₕ = concatₕ(headₕ) Wo where each projection is one matrix too, of which column h·d + c is "
            "column c of head h (d columns a head), as torch.nn.MultiheadAttention cuts its matrices",
            whole_matrices,
            prove_whole_matrices,
        ),
        Claim(
            "grouped-heads-are-heads-with-repeated-keys",
            "H groups of G heads that share keys and values give what H·G heads give, head h·G + g having the keys and "
            "values of group h",
            grouped(h * GROUP + g),
            prove_grouped,
        ),
        Claim(
            "grouped-heads-take-keys-in-turns",
            "grouped heads are heads of which head g·H + h has the keys and values of group h",
            grouped(g * HEADS + h),
            expected=False,
            points=({**TWO_GROUPS, "repeated_values": [[[1]], [[0]], [[1]], [[0]]]},),
        ),
    ),
}
