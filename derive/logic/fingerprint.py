"""A short name for a term or a statement that depends on its structure alone, the same in every process.

Python's hashes of strings differ from run to run; sorting by fingerprint gives queries and ledgers the same bytes.
"""

from functools import lru_cache
from hashlib import sha256

from sympy import Basic, Symbol
from sympy.core.symbol import Str


@lru_cache(maxsize=1 << 18)
def fingerprint(x):
    """Hexadecimal digest of a term, a domain, a statement or an operator."""
    if isinstance(x, str):
        return _digest("text", x)
    if not isinstance(x, Basic):
        return _digest(type(x).__name__, *map(fingerprint, x.parts()))
    if isinstance(x, Symbol):
        return _digest(type(x).__name__, x.name, str(x.is_integer))
    if isinstance(x, Str):
        return _digest("name", x.name)
    if not x.args:
        return _digest(type(x).__name__, str(x))
    return _digest(type(x).__name__, *map(fingerprint, x.args))


def _digest(*parts):
    return sha256("\0".join(parts).encode()).hexdigest()[:24]


def in_order(statements):
    """The statements, sorted by fingerprint."""
    return sorted(statements, key=fingerprint)
