"""The numbers of `uniform` in whole numbers of Python, and attention with dropout by its definition."""

import math

import torch


def mixed(x):
    x = (x ^ x >> 16) * 0x7FEB352D % 2**32
    x = (x ^ x >> 15) * 0x846CA68B % 2**32
    return x ^ x >> 16


def number(seed, *places):
    """The number in [0, 1) of a seed and places."""
    x = mixed((seed ^ 0x243F6A88) % 2**32)
    for place in places:
        x = mixed((x ^ place * 0x9E3779B9) % 2**32)
    return (x >> 8) / 2**24


def kept(seeds, rows, keys, rate):
    """The factors of the weights, (*seeds.shape, rows, keys): 1 / (1 - rate) where a number is at least the rate."""
    numbers = [[[number(s, i, j) for j in range(keys)] for i in range(rows)] for s in seeds.flatten().tolist()]
    numbers = torch.tensor(numbers, dtype=torch.float64).reshape(*seeds.shape, rows, keys)
    return (numbers >= rate).double() * (1 / (1 - rate) if rate < 1 else 0.0)


def attention(q, k, v, seeds, rate, visible=None):
    """softmax of the scores, dropped, times the values; in the dtype of q, differentiable."""
    scores = q @ k.mT / math.sqrt(q.shape[-1])
    if visible is not None:
        scores = scores.masked_fill(~visible, -math.inf)
    weights = scores.softmax(-1)
    return (weights * kept(seeds, *scores.shape[-2:], rate).to(q.dtype)) @ v
