"""Claims about windows, bands, prefixes, documents and strides: each is dense attention with a mask."""

from sympy import expand

from derive.catalogue import sparse
from derive.catalogue.attention import scaled_dot_attention
from derive.catalogue.claims.attention import KEYS, M, N, i, output, u
from derive.claims import Claim
from derive.logic import (
    Abs,
    Eq,
    In,
    Integer,
    Max,
    Min,
    Range,
    Select,
    Sigma,
    all_of,
    arith,
    array,
    index,
    index_map,
    substitute,
    under,
)
from derive.logic.sequents import Sequent, at, in_sums, lt, settle

mask = array("mask")
left, right, width, lower, upper = index("window_left window_right sliding_window band_lower band_upper")
dilation, stride, steps = index("dilation stride steps")
prefix = index_map("prefix_lengths")[0]
of_query, of_key = index_map("query_documents key_documents")
BACK = i + M - N - u  # how far the key lies behind the query
CAUSAL = BACK + 1
WINDOW = Min(left - BACK + 1, right + BACK + 1)
BAND = Min(BACK - lower, upper - BACK + 1)


def remainder(n, r):
    """n mod r for r > 0: n - r floor(n / r), the whole part as the number of multiples between 0 and n."""
    ahead = Sigma(Select(n - r * (steps + 1) + 1, 1, 0), steps, Range(0, n))
    behind = Sigma(Select(-n - r * steps, 1, 0), steps, Range(0, -n))
    return n - r * (ahead - behind)


def multiple_of(r):
    return 1 - Abs(expand(remainder(BACK, r)))


SEEN = {
    sparse.window_attention: WINDOW,
    sparse.banded_attention: BAND,
    sparse.dilated_attention: Min(WINDOW, multiple_of(dilation)),
    sparse.strided_attention: Min(CAUSAL, Max(stride - BACK, multiple_of(stride))),
    sparse.prefix_lm_attention: Max(prefix - u, CAUSAL),
    sparse.document_attention: 1 - Abs(of_query[i] - of_key[u]),
}


def dense(formula):
    """The boolean mask of the pattern: positive where its condition holds."""

    def states(read):
        masked = substitute(output(read, mask="bool"), {mask: ((i, u), SEEN[formula])})
        return (Sequent([], Eq(output(read, formula), masked)),)

    return states


def prove_alike(goals):
    """The bodies of the sums on the left are those on the right, key by key: a judge compares the conditions."""
    (goal,) = goals
    bodies = {seen_value(x.at(u)): x.at(u) for x in sums_over(goal.conclusion.b)}
    known = [In(u, KEYS), *goal.hypotheses]

    def change(x):
        body = x.at(u)
        return under(arith(goal=Eq(body, bodies[seen_value(body)]), hyps=known), red=Sigma, k=u, A=KEYS)

    return (settle(in_sums(goal.conclusion.a, KEYS, change), goal),)


def sums_over(term):
    """The sums over the keys that stand in no other sum."""
    if isinstance(term, Sigma):
        return [term] if term.dom == KEYS else []
    return [x for a in term.args for x in sums_over(a)]


def seen_value(body):
    """What is added for a key that is seen."""
    while isinstance(body, Select):
        body = body.args[1]
    return body


def equal_where(formula, table, other, *hypotheses, **options):
    """A pattern with these parameters is another one."""

    def states(read):
        special = substitute(output(read, formula), table)
        return (Sequent(hypotheses, Eq(special, output(read, other, **options))),)

    return states


def prefix_of(length):
    return {index_map("prefix_lengths"): ((u,), length)}


def one_document(read):
    o = output(read, sparse.document_attention)
    alike = all_of(Eq(of_key[u], of_query[i]), u, KEYS)
    return (Sequent([alike], Eq(o, output(read))),)


def prove_one_document(goals):
    (goal,) = goals
    alike = at(goal.hypotheses[0], u)

    def change(x):
        body = x.at(u)
        return under(arith(alike, goal=Eq(body, seen_value(body))), red=Sigma, k=u, A=KEYS)

    return (settle(in_sums(goal.conclusion.a, KEYS, change), goal),)


ONE_ROW = {"N": 1, "M": 2, "D": 0, "i": 0, "e": 0, "q": [[]], "k": [[], []], "v": [[1], [0]], "scale": [1]}


def as_mask(formula, text):
    return Claim(
        "equals-dense-attention-with-the-mask", f"attention under the mask {text}", dense(formula), prove_alike
    )


CLAIMS = {
    "window_attention": (
        as_mask(sparse.window_attention, "−left ≤ j − (i + M − N) ≤ right"),
        Claim(
            "sliding-window-of-w-keys",
            "sliding_window = W is window = (W − 1, 0): W keys, the query's own among them",
            equal_where(
                sparse.window_attention,
                {left: width - 1, right: Integer(0)},
                scaled_dot_attention,
                sliding_window=True,
            ),
            prove_alike,
        ),
        Claim(
            "sliding-window-of-w-keys-before",
            "sliding_window = W is window = (W, 0)",
            equal_where(
                sparse.window_attention, {left: width, right: Integer(0)}, scaled_dot_attention, sliding_window=True
            ),
            expected=False,
            points=({**ONE_ROW, "sliding_window": 1},),
        ),
    ),
    "banded_attention": (
        as_mask(sparse.banded_attention, "lower < i + M − N − j ≤ upper"),
        Claim(
            "is-a-window",
            "a band is the window with left = upper and right = −lower − 1",
            equal_where(sparse.banded_attention, {upper: left, lower: -right - 1}, sparse.window_attention),
            prove_alike,
        ),
    ),
    "dilated_attention": (
        as_mask(sparse.dilated_attention, "(i + M − N − j) mod r = 0 and −left ≤ j − (i + M − N) ≤ right"),
        Claim(
            "is-the-window",
            "the dilation takes no key of the window away",
            equal_where(sparse.dilated_attention, {}, sparse.window_attention, lt(0, dilation)),
            expected=False,
            points=({**ONE_ROW, "window_left": 1, "window_right": 0, "dilation": 2},),
        ),
    ),
    "strided_attention": (
        as_mask(sparse.strided_attention, "0 ≤ i + M − N − j, and this below r or a multiple of r"),
        Claim(
            "is-causal-attention",
            "the stride takes no key of the past away",
            equal_where(sparse.strided_attention, {}, sparse.causal_mask, lt(0, stride)),
            expected=False,
            points=({**ONE_ROW, "M": 4, "k": [[]] * 4, "v": [[1], [0], [0], [0]], "stride": 2},),
        ),
    ),
    "prefix_lm_attention": (
        as_mask(sparse.prefix_lm_attention, "j < prefix or j ≤ i + M − N"),
        Claim(
            "no-prefix-is-causal",
            "prefix = 0 gives causal attention",
            equal_where(sparse.prefix_lm_attention, prefix_of(Integer(0)), sparse.causal_mask),
            prove_alike,
        ),
        Claim(
            "whole-prefix-is-dense",
            "prefix = M gives attention over every key",
            equal_where(sparse.prefix_lm_attention, prefix_of(M), scaled_dot_attention),
            prove_alike,
        ),
        Claim(
            "is-causal-attention",
            "the prefix shows no key that a causal mask hides",
            equal_where(sparse.prefix_lm_attention, {}, sparse.causal_mask),
            expected=False,
            points=({**ONE_ROW, "N": 2, "q": [[], []], "v": [[0], [1]], "prefix_lengths": [2]},),
        ),
    ),
    "document_attention": (
        as_mask(sparse.document_attention, "document of i = document of j"),
        Claim("one-document-is-dense", "one document gives attention over every key", one_document, prove_one_document),
        Claim(
            "is-dense-attention",
            "documents take no key away",
            equal_where(sparse.document_attention, {}, scaled_dot_attention),
            expected=False,
            points=({**ONE_ROW, "query_documents": [0], "key_documents": [0, 1]},),
        ),
    ),
}
