"""Claims about the bytes that scores held in full take, in single precision: 4 for each."""

from derive.catalogue.claims.cost_model import ONE, M, N, by_counting, i, j, over
from derive.claims import Claim
from derive.logic import Eq, Rational, arith
from derive.logic.sequents import Sequent, le

FOUR_BYTES = 4
MIB, GIB = 2**20, 2**30


def held(_):
    counted = FOUR_BYTES * over(ONE, (i, N), (j, M))
    return (Sequent([le(0, N), le(0, M)], Eq(counted, FOUR_BYTES * N * M)),)


def as_long(length):
    """As many queries as keys, so many of each."""
    return [Eq(N, length), Eq(M, length)]


def takes(length, size):
    return lambda _: (Sequent(as_long(length), Eq(FOUR_BYTES * N * M, size)),)


def by_the_judges(goals):
    return tuple(arith(goal=goal.conclusion, hyps=goal.hypotheses) for goal in goals)


CLAIMS = {
    "cost_model": (
        Claim("scores-in-single-precision", "scores held in full take 4 N M bytes in fp32", held, by_counting),
        Claim(
            "scores-of-length-1024",
            "4 N M bytes are 4 MiB for N = M = 1024",
            takes(1024, 4 * MIB),
            by_the_judges,
        ),
        Claim(
            "scores-of-length-32768",
            "4 N M bytes are 4 GiB for N = M = 32768",
            takes(32768, 4 * GIB),
            by_the_judges,
        ),
        Claim(
            "scores-of-length-100000",
            "4 N M bytes are 37.25 GiB and 3 117 056 bytes for N = M = 100 000",
            takes(100_000, Rational(3725, 100) * GIB + 3_117_056),
            by_the_judges,
        ),
    )
}
