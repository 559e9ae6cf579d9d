"""Claims about the sinusoidal encoding of positions."""

from derive.catalogue import rows
from derive.catalogue.claims import lemmas
from derive.claims import Claim
from derive.logic import (
    Add,
    Eq,
    In,
    Integer,
    Range,
    Select,
    Sigma,
    arith,
    cos,
    cut,
    exp,
    index,
    instantiate,
    inv,
    ln,
    range_split,
    sin,
    split,
    substitute,
    sym,
    trans,
    under,
    zero,
)
from derive.logic.sequents import HOLE, Sequent, auto, inside, le, lt, settle, transform
from derive.logic.tactics import side

p, r, d, t, n, u, D, H = index("p r d t n u D H")


def encoding(read, position, feature, width=D):
    return substitute(read(rows.sinusoidal_encoding()).value("pe", position, feature), {D: width})


def frequency(pair, width=D):
    """1 / 10000^(2 t / D)"""
    return exp(-2 * pair * inv(width) * ln(Integer(10000)))


def angle(position, pair, width=D):
    return position * frequency(pair, width)


def columns(read):
    return (
        Sequent([le(0, t)], Eq(encoding(read, p, 2 * t), sin(angle(p, t)))),
        Sequent([le(0, t)], Eq(encoding(read, p, 2 * t + 1), cos(angle(p, t)))),
    )


def rotation(read):
    turn, even, odd = angle(n, t), encoding(read, p, 2 * t), encoding(read, p, 2 * t + 1)
    return (
        Sequent([le(0, t)], Eq(encoding(read, p + n, 2 * t), cos(turn) * even + sin(turn) * odd)),
        Sequent([le(0, t)], Eq(encoding(read, p + n, 2 * t + 1), cos(turn) * odd - sin(turn) * even)),
    )


def product(read, first, second, width):
    body = encoding(read, first, d, width) * encoding(read, second, d, width)
    return Sigma(body, d, Range(0, width))


def translation(read):
    moved = product(read, p + n, r + n, 2 * H)
    return (Sequent([le(0, H)], Eq(moved, product(read, p, r, 2 * H))),)


def norm_of_row(read):
    return (Sequent([le(0, H)], Eq(product(read, p, p, 2 * H), H)),)


def last_column(read):
    width = 2 * t + 1
    return (Sequent([le(0, t)], Eq(encoding(read, p, width - 1, width), sin(angle(p, t, width)))),)


def norm_for_every_width(read):
    return (Sequent([lt(0, D), lt(0, p)], Eq(2 * product(read, p, p, D), D)),)


def half(feature):
    """0 <= t |- the whole part of feature / 2 is t, for the feature 2 t or 2 t + 1."""
    counted = Sigma(Select(feature - 2 * u - 1, 1, 0), u, Range(0, feature))
    parts = range_split(counted, b=t)
    parts = trans(parts, split(side(parts), A=Range(0, t), B=Range(t, feature)))
    first = arith(goal=Eq(Select(feature - 2 * u - 1, 1, 0), 1), hyps=[In(u, Range(0, t))])
    rest = arith(goal=Eq(Select(feature - 2 * u - 1, 1, 0), 0), hyps=[In(u, Range(t, feature))])
    ones = trans(under(first, red=Sigma, k=u, A=Range(0, t)), instantiate(lemmas.cardinality(), m={lemmas.n: t}))
    nothing = trans(under(rest, red=Sigma, k=u, A=Range(t, feature)), zero(j=u, A=Range(t, feature)))
    th = trans(parts, inside(HOLE[0] + HOLE[1], ones, nothing))
    return settle(th, Sequent([le(0, t)], th.concl))


def simplified(term):
    """0 <= t |- an encoding at 2 t or 2 t + 1 is the sine or the cosine."""
    halves = {h.concl.a: h for h in (half(2 * t), half(2 * t + 1))}
    th = transform(term, lambda x: halves.get(x))
    return trans(th, auto(Sequent([le(0, t)], Eq(side(th), selected(side(th))))))


def selected(term):
    """Selects with a constant condition, evaluated."""
    taken = {s: s.args[1] if s.args[0] > 0 else s.args[2] for s in term.atoms(Select) if s.args[0].is_Rational}
    return selected(term.xreplace(taken)) if taken else term


def prove_columns(goals):
    return tuple(settle(simplified(goal.conclusion.a), goal) for goal in goals)


def prove_rotation(goals):
    proofs = []
    for goal in goals:
        left, right = (transform(x, column) for x in (goal.conclusion.a, goal.conclusion.b))
        proofs.append(settle(trans(trans(left, arith(goal=Eq(side(left), side(right)))), sym(right)), goal))
    return tuple(proofs)


def column(x):
    """An encoding at an even or odd feature, simplified."""
    is_column = isinstance(x, Add) and len(x.args) == 2 and all(isinstance(a, Select) for a in x.args)
    return simplified(x) if is_column else None


def by_pairs(term):
    """0 <= H |- a sum over 2 H features as a sum over H pairs of sines and cosines."""
    body = term.at(u)
    paired = instantiate(lemmas.pairs(), m={lemmas.f: ((u,), body), lemmas.n: H})
    inner = transform(side(paired).at(t), column)
    positive = arith(goal=le(0, t), hyps=[In(t, Range(0, H))])
    return trans(paired, under(cut(positive, inner), red=Sigma, k=t, A=Range(0, H)))


def prove_translation(goals):
    (goal,) = goals
    left, right = by_pairs(goal.conclusion.a), by_pairs(goal.conclusion.b)
    same = arith(goal=Eq(side(left).at(t), side(right).at(t)))
    return (settle(trans(trans(left, under(same, red=Sigma, k=t, A=Range(0, H))), sym(right)), goal),)


def prove_norm_of_row(goals):
    (goal,) = goals
    left = by_pairs(goal.conclusion.a)
    one = arith(goal=Eq(side(left).at(t), 1))
    ones = trans(under(one, red=Sigma, k=t, A=Range(0, H)), instantiate(lemmas.cardinality(), m={lemmas.n: H}))
    return (settle(trans(left, ones), goal),)


def prove_last_column(goals):
    return prove_columns(goals)


CLAIMS = {
    "sinusoidal_encoding": (
        Claim("columns", "PE[p, 2t] = sin(p/10000^(2t/D)), PE[p, 2t+1] = cos(p/10000^(2t/D))", columns, prove_columns),
        Claim(
            "shift-is-a-rotation",
            "PE[p+n] = R_n PE[p], a rotation of each pair of columns that does not depend on p",
            rotation,
            prove_rotation,
        ),
        Claim(
            "product-depends-on-the-distance",
            "PE[p+n] · PE[r+n] = PE[p] · PE[r] for even D",
            translation,
            prove_translation,
        ),
        Claim("norm", "|PE[p]|² = D/2 for even D", norm_of_row, prove_norm_of_row),
        Claim("odd-width-ends-in-a-sine", "PE[p, D−1] is a sine for odd D", last_column, prove_last_column),
        Claim("norm-for-every-width", "2 |PE[p]|² = D for odd D too", norm_for_every_width, expected=False),
    )
}
