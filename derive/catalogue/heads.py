"""Attention with its projections: over one sequence, between two, and with several heads."""

import sympy as sp

from derive.catalogue.attention import attend, weights_of
from derive.catalogue.axes import D, E, M, N, d, e, i, j
from derive.catalogue.dropout import Dropout
from derive.catalogue.masks import Visibility
from derive.catalogue.scores import VASWANI
from derive.formula import GROUP, HEAD, Formula, Index, Let, Size, Tensor, total

LXMERT = 'Tan, Bansal, "LXMERT: Learning Cross-Modality Encoder Representations from Transformers", 2019, section 2.1'
SHAZEER = 'Shazeer, "Fast Transformer Decoding: One Write-Head is All You Need", 2019; Ainslie et al., "GQA", 2023'

MODEL, SOURCE = Size("MODEL", "width"), Size("SOURCE", "width")
m, n, s = Index("m", MODEL), Index("n", MODEL), Index("s", SOURCE)
scale = Tensor("scale", kind="scalar", default=1 / sp.sqrt(D))


def projected(name, x, weight, place, axis, over):
    """name[place, axis] = sum over the features of x[place] weight"""
    return Let(name, (place, axis), total(x[place, over] * weight[over, axis], over))


def score_of(q, k, key, seen):
    return scale[()] * total(q[i, d] * k[key, d], d) + seen.added


def attended(q, k, v, key, seen, kept=1):
    """softmax over the keys of scale q k, what is kept of it times v"""
    return attend(score_of(q, k, key, seen), v[key, e], seen.condition, kept, key)


def self_attention(**options):
    """o = softmax(scale (X Wq) (X Wk)^T) X Wv: queries, keys and values are projections of one sequence."""
    seen = Visibility(keys=N, **options)
    key = seen.key
    x = Tensor("x", N, MODEL)
    w_query, w_key = Tensor("w_query", MODEL, D, shared=True), Tensor("w_key", MODEL, D, shared=True)
    w_value = Tensor("w_value", MODEL, E, shared=True)
    q, k = projected("q", x, w_query, i, d, m), projected("k", x, w_key, key, d, m)
    v = projected("v", x, w_value, key, e, m)
    return Formula(
        "self_attention",
        [x, w_query, w_key, w_value, scale, *seen.inputs],
        [Let("o", (i, e), attended(q, k, v, key, seen))],
        lets=(q, k, v),
        title="Self-attention",
        summary="Every position of a sequence looks at every other: queries, keys and values are three projections of "
        "the same sequence, so a permutation of the positions permutes the output.",
        family="core",
        references=(VASWANI,),
    )


def cross_attention(**options):
    """o = softmax(scale (X Wq) (Y Wk)^T) Y Wv: queries from one sequence, keys and values from another."""
    seen = Visibility(**options)
    x, y = Tensor("x", N, MODEL), Tensor("y", M, SOURCE)
    w_query, w_key = Tensor("w_query", MODEL, D, shared=True), Tensor("w_key", SOURCE, D, shared=True)
    w_value = Tensor("w_value", SOURCE, E, shared=True)
    q, k = projected("q", x, w_query, i, d, m), projected("k", y, w_key, j, d, s)
    v = projected("v", y, w_value, j, e, s)
    return Formula(
        "cross_attention",
        [x, y, w_query, w_key, w_value, scale, *seen.inputs],
        [Let("o", (i, e), attended(q, k, v, j, seen))],
        lets=(q, k, v),
        title="Cross-attention",
        summary="The positions of one sequence (text) look at those of another (image patches), whose features may "
        "have another width. The order of the second does not matter.",
        family="core",
        references=(LXMERT,),
    )


def multi_head_attention(grouped=False, dropout=False, weights=False, **options):
    """o = sum_h softmax(scale (X Wq_h) (X Wk_h)^T) (X Wv_h) Wo_h; with `weights` also the softmax of each head."""
    seen = Visibility(keys=N, **options)
    key = seen.key
    dropped = Dropout(dropout, key)
    x = Tensor("x", N, MODEL, heads=False)
    w_query = Tensor("w_query", MODEL, D, per_head=True)
    w_key = Tensor("w_key", MODEL, D, per_head=True, grouped=True)
    w_value = Tensor("w_value", MODEL, E, per_head=True, grouped=True)
    w_out = Tensor("w_out", E, MODEL, per_head=True)
    q, k = projected("q", x, w_query, i, d, m), projected("k", x, w_key, key, d, m)
    v = projected("v", x, w_value, key, e, m)
    head = Let("head", (i, e), attended(q, k, v, key, seen, dropped.kept) / dropped.share)
    heads = (HEAD, GROUP) if grouped else (HEAD,)
    outputs = (Let("o", (i, n), total(head[i, e] * w_out[e, n], *heads, e)),)
    if weights:
        outputs += (weights_of(score_of(q, k, key, seen), seen.condition, key),)
    return Formula(
        "multi_head_attention",
        [x, w_query, w_key, w_value, w_out, scale, *seen.inputs, *dropped.inputs],
        outputs,
        lets=(q, k, v, head, *dropped.lets),
        title="Multi-head attention",
        summary="Several heads attend side by side, each with projections of its own; the rows of the output matrix "
        "that belong to a head turn its result back to the width of the model, and the heads are added.",
        family="core",
        references=(VASWANI, SHAZEER, *dropped.references),
        grouped=grouped,
    )
