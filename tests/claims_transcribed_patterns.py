"""Claims about sparse patterns, padding and other normalisers, transcribed."""

from fractions import Fraction

import mpmath
from claims_evaluator import number
from claims_sampling import average, column, exp, log, some, table, tanh
from claims_transcribed_attention import attention, dot_score, out, scores, without_positions
from claims_transcribed_heads import general, general_score
from claims_transcribed_masks import lengths, seen_by


# patterns
def pattern(rng):
    t = attention(rng)
    names = ("window_left", "window_right", "sliding_window", "band_upper", "dilation", "stride")
    t |= {name: rng.randint(1, 3) for name in names} | {"band_lower": rng.randint(-2, 1)}
    t |= {"prefix_lengths": [rng.randint(0, t["M"])], "query_documents": [rng.randint(0, 1) for _ in range(t["N"])]}
    return t | {"key_documents": [rng.randint(0, 1) for _ in range(t["M"])]}


def behind(t, j):
    return t["i"] + t["M"] - t["N"] - j


def in_window(t, j):
    return -t["window_left"] <= -behind(t, j) <= t["window_right"]


def in_band(t, j):
    return t["band_lower"] < behind(t, j) <= t["band_upper"]


def dilated(t, j):
    return in_window(t, j) and behind(t, j) % t["dilation"] == 0


def strided(t, j):
    return behind(t, j) >= 0 and (behind(t, j) < t["stride"] or behind(t, j) % t["stride"] == 0)


def in_prefix(t, j):
    return j < t["prefix_lengths"][0] or behind(t, j) >= 0


def in_document(t, j):
    return t["query_documents"][t["i"]] == t["key_documents"][j]


def causal(t, j):
    return behind(t, j) >= 0


def everything(t, j):
    return True


def over(visible, **fixed):
    return lambda t: seen_by({**t, **fixed}, t["i"], lambda j: visible({**t, **fixed}, j))


def alike(visible, other, sample=pattern):
    return sample, lambda t: [(over(visible)(t), over(other)(t))]


def last(w):
    """The last w keys at and before the position."""
    return lambda t, j: 0 <= behind(t, j) < t["sliding_window"] + w


def one_document(rng):
    t = pattern(rng)
    return {**t, "key_documents": [t["query_documents"][t["i"]]] * t["M"]}


def padded(rng):
    t = lengths(rng)
    k, v = (
        [table(rng, len(row)) if j >= t["key_lengths"][0] else row for j, row in enumerate(t[name])] for name in "kv"
    )
    return {**t, "k2": k, "v2": v}


def shorter(rng):
    t = attention(rng)
    return {**t, "key_lengths": [rng.randrange(t["M"])]}


def first_keys(t, more=0):
    return lambda j: j < t["key_lengths"][0] + more


MASK = "equals-dense-attention-with-the-mask"
PATTERNS = {
    "window_attention": {
        MASK: alike(in_window, in_window),
        "sliding-window-of-w-keys": alike(last(0), last(0)),
        "sliding-window-of-w-keys-before": alike(last(1), last(0)),
    },
    "banded_attention": {
        MASK: alike(in_band, in_band),
        "is-a-window": alike(in_window, in_window),
    },
    "dilated_attention": {MASK: alike(dilated, dilated), "is-the-window": alike(dilated, in_window)},
    "strided_attention": {MASK: alike(strided, strided), "is-causal-attention": alike(strided, causal)},
    "prefix_lm_attention": {
        MASK: alike(in_prefix, in_prefix),
        "no-prefix-is-causal": alike(causal, causal),
        "whole-prefix-is-dense": alike(everything, everything),
        "is-causal-attention": alike(in_prefix, causal),
    },
    "document_attention": {
        MASK: alike(in_document, in_document),
        "one-document-is-dense": alike(everything, everything, one_document),
        "is-dense-attention": alike(in_document, everything),
    },
    "padding_mask": {
        "padded-keys-have-no-influence": (
            padded,
            lambda t: [(seen_by(t, t["i"], first_keys(t), t["k2"], t["v2"]), seen_by(t, t["i"], first_keys(t)))],
        ),
        "empty-sequence-gives-zero": (lambda rng: {**attention(rng), "key_lengths": [0]}, lambda t: [(0, 0)]),
        "the-key-at-the-length-is-seen": (
            shorter,
            lambda t: [(seen_by(t, t["i"], first_keys(t)), seen_by(t, t["i"], first_keys(t, 1)))],
        ),
    },
}


# other normalisers
def extended(rng):
    t = attention(rng)
    t |= {"cap": [Fraction(rng.randint(1, 4))], "sink": [some(rng)], "shift": [some(rng)], "x": some(rng)}
    mask = [[Fraction(0)] * t["M"]] * t["N"]
    return t | {"mask": mask, "finite.mask": [[1] * t["M"]] * t["N"]}


def row_scores(t):
    return [number(s) for s in scores(t, dot_score, t["i"])]


def soft_capped(t, q, k, i=0, j=0):
    cap = number(t["cap"][0])
    return cap * tanh(number(dot_score(t, q, k, i, j)) / cap)


def capped_pair(t):
    return soft_capped(t, t["q"][t["i"]], t["k"][t["j"]])


def small_score(rng):
    t = extended(rng)
    t["cap"] = [abs(dot_score(t, t["q"][t["i"]], t["k"][t["j"]], 0, 0)) + 1]
    return t


def kept_share(extra):
    """What the keys keep of the weight beside another term of the denominator."""

    def share(t, moved=0):
        total = mpmath.fsum(exp(s + number(moved)) for s in row_scores(t))
        return total / (total + extra(t))

    return share


def with_extra(extra):
    def output(t, moved=0):
        s = [x + number(moved) for x in row_scores(t)]
        return average(s, column(t["v"], t["e"])) * kept_share(extra)(t, moved)

    return output


def sink_weight(t):
    return exp(number(t["sink"][0]))


def one(t):
    return mpmath.mpf(1)


def sinks(extra):
    return {
        "weights-sum-to-less-than-one": (
            extended,
            lambda t: [(0, kept_share(extra)(t)), (kept_share(extra)(t), 1)],
        ),
        "scores-shifted-alike": (extended, lambda t: [(with_extra(extra)(t, t["x"]), with_extra(extra)(t))]),
    }


def accepted(t):
    return [1 / (1 + exp(-(s + number(t["shift"][0]) - log(t["M"])))) for s in row_scores(t)]


def positive_parts(t):
    return [max(s, mpmath.mpf(0)) / t["M"] for s in row_scores(t)]


def from_logsumexp(t):
    s = row_scores(t)
    lse = log(mpmath.fsum(map(exp, s)))
    return mpmath.fsum(exp(x - lse) * number(v) for x, v in zip(s, column(t["v"], t["e"]), strict=True))


SAME = {"output-is-plain-attention": (attention, lambda t: [(out(t, dot_score),) * 2])}
ALTERNATIVES = {
    "softcap_attention": {
        "score-is-bounded": (
            extended,
            lambda t: [(-t["cap"][0], capped_pair(t)), (capped_pair(t), t["cap"][0])],
        ),
        "small-scores-stay": (
            small_score,
            lambda t: [(capped_pair(t), dot_score(t, t["q"][t["i"]], t["k"][t["j"]], 0, 0))],
        ),
        **without_positions(extended, soft_capped),
    },
    "sink_attention": sinks(sink_weight),
    "off_by_one_attention": {
        "is-a-sink-of-zero": (extended, lambda t: [(with_extra(one)(t),) * 2]),
        **sinks(one),
    },
    "sigmoid_attention": {
        "weights-between-zero-and-one": (
            extended,
            lambda t: [(0, accepted(t)[t["j"]]), (accepted(t)[t["j"]], 1)],
        ),
        "weights-sum-to-one": (extended, lambda t: [(mpmath.fsum(accepted(t)), 1)]),
    },
    "relu_attention": {
        "weights-are-not-negative": (extended, lambda t: [(0, positive_parts(t)[t["j"]])]),
        "weights-sum-to-one": (extended, lambda t: [(mpmath.fsum(positive_parts(t)), 1)]),
    },
    "general_attention": without_positions(general, general_score),
    "logsumexp_attention": {
        "weights-from-the-logsumexp": (attention, lambda t: [(out(t, dot_score), from_logsumexp(t))]),
        **SAME,
    },
    "entropy_attention": SAME,
}

OF_PATTERNS = {
    (formula, name): entry
    for claims in (PATTERNS, ALTERNATIVES)
    for formula, own in claims.items()
    for name, entry in own.items()
}
