"""Dropout on the weights of an attention, after their softmax: which of them are kept is a function of their places."""

import sympy as sp

from derive.catalogue.axes import i
from derive.formula import Let, Tensor, step, uniform

SRIVASTAVA = 'Srivastava et al., "Dropout: A Simple Way to Prevent Neural Networks from Overfitting", 2014'


class Dropout:
    """What an attention over the keys needs to drop weights, or nothing.

    kept: 1 where the number of a pair is at least the rate, so with the probability 1 - rate, else 0; weights that are
    kept are divided by 1 - rate, so that each has its own value on average.  The sum of the exponentials, and so the
    logsumexp, is that of all.
    """

    def __init__(self, on, key):
        self.kept, self.share, self.inputs, self.lets, self.references = sp.S.One, sp.S.One, (), (), ()
        if on:
            seed, rate = Tensor("seed", kind="integer"), Tensor("dropout", kind="scalar")
            kept = Let("kept", (i, key), 1 - step(rate[()] - uniform(seed[()], i, key)))
            self.kept, self.share = kept[i, key], 1 - rate[()]
            self.inputs, self.lets, self.references = (seed, rate), (kept,), (SRIVASTAVA,)
