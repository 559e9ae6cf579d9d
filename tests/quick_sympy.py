"""SymPy without needless work, for tests only; what it computes is the same.

To find out what is known of an expression SymPy asks its questions in an order that is shuffled each time: here not.
Whenever an extremum is made, SymPy compares every two of its terms, and simplifies their difference to do so.  The
same few bounds of loops are compared thousands of times; here each two are compared once.
"""

from functools import lru_cache

from sympy.core import assumptions
from sympy.functions.elementary.miscellaneous import MinMaxBase


def install():
    assumptions.shuffle = lambda questions: None
    compared = lru_cache(maxsize=1 << 16)(MinMaxBase._is_connected.__func__)
    MinMaxBase._is_connected = classmethod(lambda cls, x, y: compared(cls, x, y))
