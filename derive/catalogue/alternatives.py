"""Further normalisers and scores: soft caps, sinks, sigmoid and relu weights, several outputs."""

from dataclasses import replace

import sympy as sp

from derive.catalogue.attention import attend, output, v
from derive.catalogue.axes import M, e, i, j
from derive.catalogue.masks import Visibility
from derive.catalogue.scores import LUONG, dot, general, k, keys, q, scale, w_general
from derive.formula import Formula, Let, Tensor, relu, sigmoid, total, where

GEMMA = 'Gemma Team, "Gemma 2: Improving Open Language Models at a Practical Size", 2024, section 2'
SINK = 'Xiao et al., "Efficient Streaming Language Models with Attention Sinks", 2023; OpenAI, gpt-oss model card, 2025'
RAMAPURAM = 'Ramapuram et al., "Theory, Analysis, and Best Practices for Sigmoid Self-Attention", 2024'
WORTSMAN = 'Wortsman et al., "Replacing softmax with ReLU in Vision Transformers", 2023'
MILLER = 'Miller, "Attention Is Off By One", 2023'
ENTROPY = 'Shannon, "A Mathematical Theory of Communication", 1948, section 6'

cap = Tensor("cap", kind="scalar", default=20)
shift = Tensor("shift", shared=True)
sink = Tensor("sink", per_head=True)
score = scale[()] * dot


def _variant(name, inputs, outputs, seen, title, summary, references):
    return Formula(
        name,
        [*inputs, *seen.inputs],
        outputs,
        title=title,
        summary=summary,
        family="variants",
        references=references,
    )


def softcap_attention(**options):
    """o = softmax_j(cap tanh(s / cap)) v"""
    seen = Visibility(**options)
    share = Let("share", (i, j), score / cap[()])  # of the cap; by itself, so that cap / cap is never cancelled
    capped = cap[()] * sp.tanh(share[i, j]) + seen.added
    found = _variant(
        "softcap_attention",
        [q, k, v, scale, cap],
        output(attend(capped, v[j, e], seen.condition)),
        seen,
        "Attention with a soft cap",
        "A tanh keeps the scores between -cap and cap before the softmax.",
        (GEMMA,),
    )
    return replace(found, lets=(share,))


def sink_attention(**options):
    """o = sum_j exp(s_ij) v_je / (exp(sink_h) + sum_j exp(s_ij))"""
    seen = Visibility(**options)
    weight = sp.exp(score + seen.added)
    normaliser = total(where(seen.condition, weight), j) + sp.exp(sink[()])
    return _variant(
        "sink_attention",
        [q, k, v, scale, sink],
        output(total(where(seen.condition, weight * v[j, e]), j) / normaliser),
        seen,
        "Attention with a learnable sink",
        "Every head has a learnable score for looking at nothing; its share of the weight is dropped.",
        (SINK,),
    )


def off_by_one_attention(**options):
    """o = sum_j exp(s_ij) v_je / (1 + sum_j exp(s_ij))"""
    seen = Visibility(**options)
    weight = sp.exp(score + seen.added)
    normaliser = 1 + total(where(seen.condition, weight), j)
    return _variant(
        "off_by_one_attention",
        [q, k, v, scale],
        output(total(where(seen.condition, weight * v[j, e]), j) / normaliser),
        seen,
        "Softmax with one added to the denominator",
        "A query that matches no key gets weights near zero instead of weights that sum to one.",
        (MILLER,),
    )


def sigmoid_attention(**options):
    """o = sum_j sigmoid(s_ij + shift - log M) v_je"""
    seen = Visibility(**options)
    accepted = sigmoid(score + seen.added + shift[()] - sp.log(M))
    return _variant(
        "sigmoid_attention",
        [q, k, v, scale, shift],
        output(total(where(seen.condition, accepted * v[j, e]), j)),
        seen,
        "Sigmoid attention",
        "Each key is accepted by itself, with a weight between 0 and 1; the shift by -log M keeps the sum of the "
        "weights near one at the start of a training.",
        (RAMAPURAM,),
    )


def relu_attention(**options):
    """o = sum_j relu(s_ij) v_je / M"""
    seen = Visibility(**options)
    return _variant(
        "relu_attention",
        [q, k, v, scale],
        output(total(where(seen.condition, relu(score + seen.added) * v[j, e]), j) / M),
        seen,
        "ReLU attention",
        "The weights are the positive parts of the scores, divided by the number of keys.",
        (WORTSMAN,),
    )


def general_attention(**options):
    """o = softmax_j(sum_dc q_id W_dc k_jc) v"""
    seen = Visibility(**options)
    return _variant(
        "general_attention",
        [q, keys, v, w_general],
        output(attend(general + seen.added, v[j, e], seen.condition)),
        seen,
        "Attention with a general (bilinear) score",
        "A learnable matrix stands between query and key, which may have different widths.",
        (LUONG,),
    )


def logsumexp_attention(**options):
    """o = softmax_j(s_ij) v, and lse = log sum_j exp(s_ij) as a second output whose gradient flows"""
    seen = Visibility(**options)
    exponent = score + seen.added
    normaliser = total(where(seen.condition, sp.exp(exponent)), j)
    return _variant(
        "logsumexp_attention",
        [q, k, v, scale],
        (*output(attend(exponent, v[j, e], seen.condition)), Let("lse", (i,), sp.log(normaliser))),
        seen,
        "Attention with its logsumexp",
        "The logarithm of the normaliser is an output too: partial results merge by it, and a loss may use it.",
        ('Zoph et al., "ST-MoE", 2022, section 3 (z-loss)',),
    )


def entropy_attention(**options):
    """o = softmax_j(s_ij) v, and H_i = -sum_j p_ij log p_ij as a second output"""
    seen = Visibility(**options)
    exponent = score + seen.added
    weight = sp.exp(exponent)
    normaliser = total(where(seen.condition, weight), j)
    mean = total(where(seen.condition, weight * exponent), j) / normaliser
    return _variant(
        "entropy_attention",
        [q, k, v, scale],
        (*output(attend(exponent, v[j, e], seen.condition)), Let("entropy", (i,), sp.log(normaliser) - mean)),
        seen,
        "Attention with the entropy of its weights",
        "How spread the weights of a query are, computed in the same loop: two accumulators follow the maximum.",
        (ENTROPY,),
    )
