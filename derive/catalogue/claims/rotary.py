"""Claims about the rotary encoding of positions and about attention with it."""

from functools import partial

from derive.catalogue import positions
from derive.catalogue.claims import attention
from derive.catalogue.claims.attention import i, j, k, output, q, score_of, u
from derive.claims import Claim
from derive.logic import (
    Eq,
    Integer,
    Range,
    Sigma,
    all_of,
    arith,
    array,
    cos,
    exp,
    index,
    inv,
    ln,
    sin,
    substitute,
    trans,
    under,
)
from derive.logic.sequents import Sequent, at, lt, settle, transform
from derive.logic.tactics import equal, side

p, r, t, n, half, w = index("p r t n half w")
P, base, offset = index("P base offset")
x, z = array("x z")
PAIRS = Range(0, P)
LAYOUTS = positions.LAYOUTS


def turned(read, layout, place, part, rows=x):
    """The first (0) or second (1) feature of pair t of the encoding of some rows."""
    where = (t, Integer(part)) if layout == "interleaved" else (Integer(part), t)
    y = read(positions.rotary_encoding(layout=layout)).value("y", place, *where)
    return substitute(y, {x: rows})


def feature(layout, place, part, rows=x):
    return rows[place, t, part] if layout == "interleaved" else rows[place, part, t]


def keeps_norms(read):
    return tuple(
        Sequent(
            [],
            Eq(
                turned(read, layout, p, 0) ** 2 + turned(read, layout, p, 1) ** 2,
                feature(layout, p, 0) ** 2 + feature(layout, p, 1) ** 2,
            ),
        )
        for layout in LAYOUTS
    )


def keeps_position_zero(read):
    return tuple(
        Sequent([], Eq(turned(read, layout, -offset, part), feature(layout, -offset, part)))
        for layout in LAYOUTS
        for part in (0, 1)
    )


def product(read, layout):
    """The dot product of the pairs t of two encoded rows, at the places p and r."""
    return sum(turned(read, layout, p, part) * turned(read, layout, r, part, z) for part in (0, 1))


def depends_on_the_distance(read):
    angle = (p - r) * exp(-t * inv(P) * ln(base))
    statements = []
    for layout in LAYOUTS:
        (a0, a1), (b0, b1) = (
            [feature(layout, place, part, rows) for part in (0, 1)] for place, rows in ((p, x), (r, z))
        )
        value = cos(angle) * (a0 * b0 + a1 * b1) + sin(angle) * (a0 * b1 - a1 * b0)
        statements.append(Sequent([], Eq(product(read, layout), value)))
    return tuple(statements)


def layouts_are_permutations(read):
    """The features in the order of one layout, turned, are those in the order of the other."""
    return tuple(
        Sequent(
            [],
            Eq(
                substitute(turned(read, "half_split", p, part), {x: ((p, half, t), x[p, t, half])}),
                turned(read, "interleaved", p, part),
            ),
        )
        for part in (0, 1)
    )


def layouts_agree(read):
    """False: the same row of features, read in both layouts; four features of position 1."""
    row = array("row")
    one = substitute(turned(read, "interleaved", p, 0), {x: ((p, t, half), row[2 * t + half])})
    other = substitute(turned(read, "half_split", p, 0), {x: ((p, half, t), row[half * P + t])})
    return (Sequent([lt(0, base)], Eq(substitute(one, {t: Integer(0)}), substitute(other, {t: Integer(0)}))),)


def score(read, layout):
    return score_of(output(read, partial(positions.rotary_attention, layout=layout)))(j)


def toeplitz(read):
    """Equal rows of q and of k, n places later: equal scores."""
    statements = []
    for layout in LAYOUTS:
        s = score(read, layout)
        later = substitute(substitute(s, {i: w}), {j: u})
        later = substitute(later, {w: i + n, u: j + n})
        rows = [
            all_of(Eq(feature(layout, place + n, part, rows), feature(layout, place, part, rows)), t, PAIRS)
            for place, rows in ((i, q), (j, k))
            for part in (0, 1)
        ]
        statements.append(Sequent(rows, Eq(later, s)))
    return tuple(statements)


def prove_toeplitz(goals):
    return tuple(map(with_equal_rows, goals))


def with_equal_rows(goal):
    rows = [at(h, t) for h in goal.hypotheses]
    found, expected = (next(iter(term.atoms(Sigma))) for term in (goal.conclusion.a, goal.conclusion.b))
    same_rows = transform(found.at(t), {row.concl.a: row for row in rows}.get)
    each = trans(same_rows, arith(goal=Eq(side(same_rows), expected.at(t))))
    whole = under(each, red=Sigma, k=t, A=PAIRS)
    th = transform(goal.conclusion.a, {found: whole}.get)
    return settle(trans(th, equal(side(th), goal.conclusion.b)), goal)


CLAIMS = {
    "rotary_encoding": (
        Claim("keeps-norms", "|R_p x|² = |x|² for every pair of features", keeps_norms),
        Claim("keeps-position-zero", "position 0 is not turned: y = x", keeps_position_zero),
        Claim(
            "product-depends-on-the-distance",
            "R_p x · R_r z is a function of x, z and p − r",
            depends_on_the_distance,
        ),
        Claim(
            "layouts-are-permutations-of-each-other",
            "half_split of the transposed features is interleaved",
            layouts_are_permutations,
        ),
        Claim(
            "layouts-agree",
            "both layouts turn the same row of features alike",
            layouts_agree,
            expected=False,
            sizes={"P": 2},
        ),
    ),
    "rotary_attention": (
        Claim(
            "score-depends-on-the-distance",
            "equal rows of q and k give s_(i+n)(j+n) = s_ij",
            toeplitz,
            prove_toeplitz,
        ),
        *attention.averaging(positions.rotary_attention),
    ),
}
