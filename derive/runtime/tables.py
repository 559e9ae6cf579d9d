"""Published constants of position biases, as plain numbers: ALiBi's slopes, T5's buckets, windows in two dimensions.

The bucket of a pair depends on its distance only, so a bias with buckets is a table of distances that was gathered
beforehand: `relative_bias_attention_t5(q, k, v, bias=buckets_of_bias[:, t5_buckets(...)])`.
"""

from itertools import product


def alibi_slopes(heads):
    """The slope of each head: 2^(-8 h / H) for h = 1, ..., H where H is a power of two; otherwise those of the largest
    power of two below H, and then every other slope of twice that power (Press et al., 2022, reference code).

    Raises ValueError for a negative number of heads.
    """
    if heads < 0:
        raise ValueError(f"the number of heads is {heads}; give a number that is not negative")
    if not heads:
        return []
    power = 1 << (heads.bit_length() - 1)
    return _geometric(power) + _geometric(2 * power)[: 2 * (heads - power) : 2]


def _geometric(heads):
    return [2.0 ** (-8 * (h + 1) / heads) for h in range(heads)]


def t5_bucket(distance, buckets=32, largest=128, two_sided=True):
    """T5's bucket of the distance j - i from query to key (Raffel et al., 2020, section 2.1).

    The first half of the buckets of a side are exact, the others grow geometrically up to the distance `largest`.
    Two-sided: the upper half of the buckets belongs to the keys after the query; otherwise these all fall in bucket 0.
    Compares integers only, so that no bucket depends on the rounding of a logarithm.
    """
    sides = 2 if two_sided else 1
    per_side = buckets // sides
    after = per_side if two_sided and distance > 0 else 0
    reach = abs(distance) if two_sided else max(-distance, 0)
    exact = per_side // 2
    if reach < exact:
        return after + reach
    steps = per_side - exact
    # the step n begins where (reach / exact)^steps >= (largest / exact)^n
    grown = sum(reach**steps * exact**n >= largest**n * exact**steps for n in range(1, steps))
    return after + exact + grown


def t5_buckets(queries, keys, buckets=32, largest=128, two_sided=True):
    """The buckets of the N + M - 1 distances in the order of `relative_bias_attention_t5`'s table.

    Place t holds the bias of the distance position(i) - j = t - (N - 1).
    """
    return [t5_bucket(queries - 1 - t, buckets, largest, two_sided) for t in range(max(queries + keys - 1, 0))]


def window_buckets(height, width):
    """The place of each pair of a window's pixels in a table of (2 height - 1) (2 width - 1) biases, as nested lists
    (Liu et al., "Swin Transformer", 2021): `scaled_dot_attention(..., bias=table[:, window_buckets(h, w)])`.
    """
    pixels = list(product(range(height), range(width)))
    return [[(y - v + height - 1) * (2 * width - 1) + (x - u + width - 1) for v, u in pixels] for y, x in pixels]
