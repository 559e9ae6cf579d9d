"""What attention costs, counted as sums: over pairs where everything is held, over blocks and tiles where it is not.

N queries, M keys, widths D and E; blocks of R rows, B of them.  Blockwise evaluation loads every key and value once for
each block of rows that sees it.
"""

from derive.catalogue.claims.lemmas import cardinality, empty_sum, last_term
from derive.catalogue.claims.lemmas import n as count
from derive.claims import Claim
from derive.logic import (
    Eq,
    In,
    Integer,
    Max,
    Min,
    Range,
    Rational,
    Sigma,
    Void,
    arith,
    assume,
    cases,
    cut,
    index,
    induction,
    instantiate,
    substitute,
    sum_void,
    trans,
    under,
)
from derive.logic.normal import norm
from derive.logic.sequents import HOLE, Sequent, inside, le, lt, plain, settle, transform
from derive.logic.tactics import side

N, M, D, E, R, B, c = index("N M D E R B c")
b, d, e, i, j, n, r, t = index("b d e i j n r t")
ONE, TWO = Integer(1), Integer(2)
SIZES = (le(0, N), le(0, M), le(0, D), le(0, E))
BLOCKS = (le(1, R), le(0, B))
ENOUGH = (le(N, B * R), lt(B * R, N + R))  # B is the least number of blocks of R rows that hold N rows


def over(body, *ranges):
    """The nested sum of a body over indices below their sizes, the first one outermost."""
    for k, size in reversed(ranges):
        body = Sigma(body, k, Range(0, size))
    return body


KEY_AND_VALUE = over(ONE, (d, D)) + over(ONE, (e, E))
LOADED = over(KEY_AND_VALUE, (b, B), (j, M))  # elements: each block of rows goes through all keys and values


def scores(_):
    return (Sequent((le(0, N), le(0, M)), Eq(over(ONE, (i, N), (j, M)), N * M)),)


def products(_):
    a_pair = over(TWO, (d, D)) + over(TWO, (e, E))
    return (Sequent(SIZES, Eq(over(a_pair, (i, N), (j, M)), 2 * N * M * (D + E))),)


def blockwise_products(_):
    """The same products, row by row of each block: R rows, and what is left of them in the last one."""
    a_pair = over(TWO, (d, D)) + over(TWO, (e, E))
    counted = over(a_pair, (b, B), (r, Min(R, N - b * R)), (j, M))
    return (Sequent((*SIZES, *BLOCKS, *ENOUGH), Eq(counted, 2 * N * M * (D + E))),)


def keys_loaded(_):
    return (Sequent((*SIZES, *BLOCKS), Eq(LOADED, B * M * (D + E))),)


def loaded_in_full_blocks(_):
    return (Sequent((*SIZES, *BLOCKS, Eq(N, B * R)), Eq(R * LOADED, N * M * (D + E))),)


def loaded_bounds(_):
    hypotheses = (*SIZES, *BLOCKS, *ENOUGH)
    elements = N * M * (D + E)
    return (
        Sequent(hypotheses, le(elements, R * LOADED)),
        Sequent(hypotheses, le(R * LOADED, elements + R * M * (D + E))),
    )


def linear_traffic(_):
    """With as many keys as queries: at most c elements for each of the N (D + E) elements of keys and values."""
    hypotheses = (le(1, R), le(0, B), le(0, c), le(0, D), le(0, E), Eq(N, B * R), Eq(M, N))
    return (Sequent(hypotheses, le(LOADED, c * N * (D + E))),)


def no_constant(_):
    """c + 1 blocks are enough."""
    hypotheses = (le(1, R), le(0, c), le(0, D), le(1, E), Eq(B, c + 1), Eq(N, B * R), Eq(M, N))
    return (Sequent(hypotheses, lt(c * N * (D + E), LOADED)),)


def memory(_):
    """What is saved of a row: its logsumexp; what a block holds: E sums, a maximum and a denominator for each row."""
    block = over(over(ONE, (e, E)) + 2, (r, R))
    return (
        Sequent((le(0, N),), Eq(over(ONE, (i, N)), N)),
        Sequent((le(0, R), le(0, E)), Eq(block, R * (E + 2))),
    )


def causal_tiles(_):
    """N = M = B R and tiles as wide as blocks: block b sees b + 1 of them."""
    return (Sequent((le(0, B),), Eq(2 * over(over(ONE, (t, b + 1)), (b, B)), B * (B + 1))),)


def causal_pairs(_):
    return (Sequent((le(0, N),), Eq(2 * over(over(ONE, (j, i + 1)), (i, N)), N * (N + 1))),)


def causal_loaded(_):
    """The elements that causal blocks load, against all tiles: half, and half a tile a block more."""
    tiles = over(over(over(KEY_AND_VALUE, (j, R)), (t, b + 1)), (b, B))
    hypotheses = (*BLOCKS, le(0, D), le(0, E))
    return (Sequent(hypotheses, Eq(2 * tiles, B * (B + 1) * R * (D + E))),)


TILES = over(over(ONE, (t, b + 1)), (b, B))
ROWS = over(ONE, (b, B), (r, Min(R, N - b * R)))


def triangle():
    """0 <= n |- 2 sum_{b < n} (b + 1) = n (n + 1), by induction."""
    goal = Eq(2 * Sigma(b + 1, b, Range(0, n)), n * (n + 1))
    base = arith(empty_sum(b + 1, b), goal=Eq(2 * Sigma(b + 1, b, Range(0, 0)), 0))
    longer = Eq(2 * Sigma(b + 1, b, Range(0, n + 1)), (n + 1) * (n + 2))
    step = arith(assume(goal), last_term(b + 1, b, n), goal=longer)
    return induction(base, step, n=n, p=goal)


def tiles_seen(size):
    """0 <= size |- 2 sum_{b < size} sum_{t < b + 1} 1 = size (size + 1)"""
    inner = instantiate(cardinality(), m={count: b + 1})
    inner = cut(arith(goal=le(0, b + 1), hyps=[In(b, Range(0, size))]), inner)
    rows = under(inner, red=Sigma, k=b, A=Range(0, size))
    return trans(inside(2 * HOLE[0], rows), instantiate(triangle(), m={n: size}))


def rows_of_blocks():
    """N <= B R |- the rows of all blocks are N: n blocks hold min(n R, N) of them, by induction."""
    size = Min(R, N - b * R)
    rows = Max(0, size)
    goal = Eq(Sigma(rows, b, Range(0, n)), Min(n * R, N))
    known = [le(0, N), le(1, R)]
    base = arith(empty_sum(rows, b), goal=substitute(goal, {n: Integer(0)}), hyps=known)
    step = arith(assume(goal), last_term(rows, b, n), goal=substitute(goal, {n: n + 1}), hyps=known)
    found = instantiate(induction(base, step, n=n, p=goal), m={n: B})
    none = cut(arith(goal=Void(Range(0, size)), hyps=[lt(size, 0)]), sum_void(over(ONE, (r, size))))
    some = instantiate(cardinality(), m={count: size})
    some = trans(some, arith(goal=Eq(size, rows), hyps=[le(0, size)]))
    each = cases(some, arith(none, goal=some.concl, hyps=[lt(size, 0)]), p=le(0, size))
    found = trans(under(each, red=Sigma, k=b, A=Range(0, B)), found)
    return arith(found, goal=Eq(ROWS, N), hyps=[ENOUGH[0]])


def valued(term):
    """|- term = term without sums: sum_{k < n} 1 = n, the rows of all blocks, and the triangle of the causal tiles."""

    def value(x):
        if x == TILES:
            return arith(tiles_seen(B), goal=Eq(x, B * (B + 1) * Rational(1, 2)))
        if x == ROWS:
            return rows_of_blocks()
        if isinstance(x, Sigma) and x.at(0) == 1 and x.dom.args[0] == 0:
            return instantiate(cardinality(), m={count: x.dom.args[1]})
        return None

    normal = norm(term)
    return trans(normal, transform(side(normal), value))


def by_counting(goals):
    """Equations whose sums have closed forms."""
    theorems = []
    for goal in goals:
        found = valued(goal.conclusion.a)
        end = arith(goal=Eq(side(found), goal.conclusion.b), hyps=plain(goal.hypotheses))
        theorems.append(settle(trans(found, end), goal))
    return tuple(theorems)


def prove_triangles(goals):
    (goal,) = goals
    _, triangular = goal.conclusion.a.args
    return (settle(tiles_seen(triangular.dom.args[1]), goal),)


def prove_loaded_bounds(goals):
    loaded = valued(LOADED)
    blocks, width = R * B, M * (D + E)
    known = list(plain(goals[0].hypotheses))
    positive = arith(goal=le(0, width), hyps=known)
    theorems = []
    for goal in goals:
        apart = le(0, (blocks - N) * width) if goal is goals[0] else le(0, (N + R - blocks) * width)
        product = arith(positive, goal=apart, hyps=known)
        theorems.append(settle(arith(loaded, product, goal=goal.conclusion, hyps=known), goal))
    return tuple(theorems)


def prove_no_constant(goals):
    """(c + 1) N (D + E) elements are loaded, and N (D + E) is positive."""
    (goal,) = goals
    known = list(plain(goal.hypotheses))
    elements = N * (D + E)
    rows = arith(goal=lt(0, N), hyps=known)
    positive = arith(rows, goal=lt(0, elements), hyps=[le(0, D), le(1, E)])
    loaded = arith(valued(LOADED), goal=Eq(LOADED, (c + 1) * elements), hyps=[Eq(B, c + 1), Eq(M, N)])
    return (settle(arith(loaded, positive, goal=goal.conclusion), goal),)


# Blocks of 2 rows, 4 of them, 8 keys: 4 * 8 * 2 = 64 elements, more than 3 for each of the 8 * 2 that there are.
WITNESS = {"N": 8, "M": 8, "D": 1, "E": 1, "R": 2, "B": 4, "c": 3}

CLAIMS = {
    "cost_model": (
        Claim("scores-held-in-full", "holding the scores takes N M elements", scores, by_counting),
        Claim("products-of-attention", "q·k and p·v take 2 N M (D + E) operations", products, by_counting),
        Claim(
            "products-of-blockwise-attention",
            "blockwise attention takes the same 2 N M (D + E) operations, for every N: the last block may be short",
            blockwise_products,
            by_counting,
        ),
        Claim(
            "keys-and-values-loaded",
            "B blocks of rows load B M (D + E) elements of keys and values",
            keys_loaded,
            by_counting,
        ),
        Claim(
            "keys-and-values-loaded-by-full-blocks",
            "for N = B R that is N M (D + E) / R elements",
            loaded_in_full_blocks,
            by_counting,
        ),
        Claim(
            "keys-and-values-loaded-for-any-length",
            "N M (D + E) / R ≤ elements of keys and values loaded ≤ N M (D + E) / R + M (D + E), B = ⌈N / R⌉",
            loaded_bounds,
            prove_loaded_bounds,
        ),
        Claim(
            "blockwise-attention-moves-linear-data",
            "blockwise attention moves O(N) data through main memory: at most c N (D + E) elements",
            linear_traffic,
            expected=False,
            points=(WITNESS,),
        ),
        Claim(
            "no-constant-bounds-the-traffic",
            "for every c there is a length, N = M = (c + 1) R, at which more than c N (D + E) elements are loaded",
            no_constant,
            prove_no_constant,
        ),
        Claim(
            "extra-memory-is-linear",
            "beside inputs and outputs: N numbers saved, and R (E + 2) numbers while a block is computed",
            memory,
            by_counting,
        ),
        Claim(
            "causal-tiles",
            "causal, N = M = B R, square tiles: B (B + 1) / 2 tiles are visited",
            causal_tiles,
            prove_triangles,
        ),
        Claim("causal-pairs", "causal, N = M: N (N + 1) / 2 pairs are visible", causal_pairs, prove_triangles),
        Claim(
            "causal-keys-and-values-loaded",
            "causal, N = M = B R, square tiles: B (B + 1) R (D + E) / 2 elements of keys and values are loaded",
            causal_loaded,
            by_counting,
        ),
    )
}
