"""Scores: how well a query and a key go together, as formulas of their own."""

import sympy as sp

from derive.catalogue.axes import A, D, M, N, a, d, i, j
from derive.formula import Formula, Index, Let, Size, Tensor, total

VASWANI = 'Vaswani et al., "Attention Is All You Need", 2017, section 3.2.1'
LUONG = 'Luong, Pham, Manning, "Effective Approaches to Attention-based Neural Machine Translation", 2015, section 3.1'
BAHDANAU = 'Bahdanau, Cho, Bengio, "Neural Machine Translation by Jointly Learning to Align and Translate", 2015, A.1.2'

q = Tensor("q", N, D)
k = Tensor("k", M, D, grouped=True)
scale = Tensor("scale", kind="scalar", default=1 / sp.sqrt(D))
dot = total(q[i, d] * k[j, d], d)

KEY_WIDTH = Size("Dk", "width")
c = Index("dk", KEY_WIDTH)
keys = Tensor("k", M, KEY_WIDTH, grouped=True)
w_query, w_key = Tensor("w_query", A, D, shared=True), Tensor("w_key", A, KEY_WIDTH, shared=True)
b, w_score = Tensor("b", A, shared=True), Tensor("w_score", A, shared=True)
hidden_query = total(w_query[a, d] * q[i, d], d)
hidden_key = total(w_key[a, c] * keys[j, c], c)
additive = total(w_score[a] * sp.tanh(hidden_query + hidden_key + b[a]), a)
ADDITIVE_INPUTS = (w_query, w_key, b, w_score)

w_general = Tensor("w", D, KEY_WIDTH, shared=True)
general = total(q[i, d] * w_general[d, c] * keys[j, c], d, c)


def score_formula(name, inputs, value, title, summary, references):
    """A score as a formula of its own: s_ij for all pairs."""
    outputs = (Let("s", (i, j), value),)
    return Formula(name, inputs, outputs, title=title, summary=summary, family="core", references=references)


def dot_score():
    """s_ij = sum_d q_id k_jd"""
    return score_formula(
        "dot_score",
        [q, k],
        dot,
        "Dot-product score",
        "The score of a query and a key is their dot product: linear in each of them.",
        (LUONG,),
    )


def scaled_dot_score():
    """s_ij = scale sum_d q_id k_jd, by default scale = 1/sqrt(D)"""
    return score_formula(
        "scaled_dot_score",
        [q, k, scale],
        scale[()] * dot,
        "Scaled dot-product score",
        "The dot product divided by the root of the width: for independent entries of unit variance the score has "
        "variance 1 whatever the width, so that the softmax after it does not saturate.",
        (VASWANI,),
    )


def additive_score():
    """s_ij = sum_a v_a tanh(sum_d Wq_ad q_id + sum_c Wk_ac k_jc + b_a)"""
    return score_formula(
        "additive_score",
        [q, keys, *ADDITIVE_INPUTS],
        additive,
        "Additive score",
        "The score of a query and a key is a small network with one hidden layer of width A; queries and keys may have "
        "different widths, and the score is bounded by the sum of |v|, the entries of w_score.",
        (BAHDANAU,),
    )


def general_score():
    """s_ij = sum_dc q_id W_dc k_jc"""
    return score_formula(
        "general_score",
        [q, keys, w_general],
        general,
        "General (bilinear) score",
        "A learnable matrix stands between query and key, which may have different widths.",
        (LUONG,),
    )
