"""Attention over scaled dot products, over an additive score, and over given scores."""

import sympy as sp

from derive.catalogue.axes import E, M, N, e, i, j
from derive.catalogue.dropout import Dropout
from derive.catalogue.masks import Visibility
from derive.catalogue.scores import ADDITIVE_INPUTS, BAHDANAU, VASWANI, additive, dot, k, keys, q, scale
from derive.formula import Formula, Let, Size, Tensor, total, where

v = Tensor("v", M, E, grouped=True)

FLASH = 'Dao et al., "FlashAttention", 2022; Milakov, Gimelshein, "Online normalizer calculation for softmax", 2018'
T5 = 'Raffel et al., "Exploring the Limits of Transfer Learning with a Unified Text-to-Text Transformer", 2020, 2.1'
SHAW = 'Shaw et al., "Self-Attention with Relative Position Representations", 2018; source text: B inside the scaling'


def attend(score, value, visible=sp.true, kept=1, key=j):
    """sum_j softmax_j(score) kept value, over the visible keys."""
    weight = sp.exp(score)
    return total(where(visible, weight * kept * value), key) / total(where(visible, weight), key)


def weights_of(score, visible=sp.true, key=j):
    """The weights of the softmax as an output of their own."""
    weight = where(visible, sp.exp(score))
    return Let("weights", (i, key), weight / total(weight, key))


def output(value):
    return (Let("o", (i, e), value),)


def scaled_dot_attention(bias=False, dropout=False, weights=False, **options):
    """o_ie = sum_j softmax_j(scale sum_d q_id k_jd) v_je; with `weights` also the softmax, before any is dropped."""
    seen, dropped = Visibility(**options), Dropout(dropout, j)
    score = scale[()] * dot + seen.added
    inputs = [q, k, v, scale, *seen.inputs]
    if bias:
        table = Tensor("bias", N, M)
        inputs.append(table)
        score += table[i, j]
    outputs = output(attend(score, v[j, e], seen.condition, dropped.kept) / dropped.share)
    return Formula(
        "scaled_dot_attention",
        [*inputs, *dropped.inputs],
        (*outputs, weights_of(score, seen.condition)) if weights else outputs,
        lets=dropped.lets,
        title="Scaled dot-product attention",
        summary="Each query takes the average of the values, weighted by the softmax of its scaled dot products with "
        "the keys. The scale 1/sqrt(D) keeps the variance of a score at 1 whatever the width D.",
        family="attention",
        references=(VASWANI, *dropped.references),
    )


def additive_attention(**options):
    """o_ie = sum_j softmax_j(sum_a v_score_a tanh(sum_d Wq_ad q_id + sum_c Wk_ac k_jc + b_a)) v_je"""
    seen = Visibility(**options)
    return Formula(
        "additive_attention",
        [q, keys, v, *ADDITIVE_INPUTS, *seen.inputs],
        output(attend(additive + seen.added, v[j, e], seen.condition)),
        title="Additive attention",
        summary="The score of a query and a key is a small network with one hidden layer of width A. "
        "Queries and keys may have different widths.",
        family="attention",
        references=(BAHDANAU,),
    )


def relative_bias_attention(**options):
    """s_ij = scale (q_i . k_j + B[position(i) - j]): the bias stands inside the scaling."""
    return _relative_bias("relative_bias_attention", True, options)


def relative_bias_attention_t5(**options):
    """s_ij = scale q_i . k_j + B[position(i) - j]: T5's form."""
    return _relative_bias("relative_bias_attention_t5", False, options)


def _relative_bias(name, scaled_bias, options):
    """B[h, t] holds the bias of the distance t - (N - 1); it has N + M - 1 entries a head."""
    distances = Size("T")
    table = Tensor("bias", distances, per_head=True)
    seen = Visibility(**options)
    shift = table[sp.expand(seen.position - j + N - 1)]
    score = scale[()] * (dot + shift) if scaled_bias else scale[()] * dot + shift
    return Formula(
        name,
        [q, k, v, scale, table, *seen.inputs],
        output(attend(score + seen.added, v[j, e], seen.condition)),
        title="Attention with a relative position bias" + (" inside the scaling" if scaled_bias else " (T5's form)"),
        summary="The score gets a learnable bias that depends on the distance between query and key only"
        + (", added before the scaling." if scaled_bias else ", added after the scaling."),
        family="positions",
        references=(SHAW if scaled_bias else T5,),
        constraints=(sp.Eq(distances, N + M - 1, evaluate=False),),
    )


def blockwise_softmax(**options):
    """o_ie = sum_j softmax_j(s_ij) v_je, for given scores: what the running state (m, l, acc) of a loop computes."""
    s, values = Tensor("s", N, M), Tensor("v", M, E)
    seen = Visibility(**options)
    return Formula(
        "blockwise_softmax",
        [s, values, *seen.inputs],
        output(attend(s[i, j] + seen.added, values[j, e], seen.condition)),
        title="Blockwise softmax",
        summary="The softmax-weighted sum of values for given scores, folded over blocks of keys with a running "
        "maximum, sum and accumulator. The states form a commutative monoid, so any tiles in any order agree.",
        family="efficiency",
        references=(FLASH,),
    )
