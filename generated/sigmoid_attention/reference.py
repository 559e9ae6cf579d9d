"""Sigmoid attention: the plain form in torch, every value held in full

    o[i, e] = Σ sigmoid⎛-log(M) + scale⋅Σ k[j, d]⋅q[i, d] + shift⎞⋅v[j, e]
              j        ⎝                d                        ⎠

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import math
import torch

SIGNATURE = {
    'id': 'sigmoid_attention',
    'backend': 'reference',
    'options': {},
    'source': 'd9332b3ec65c65bc',
    'sizes': {
        'BATCH': 'batch',
        'HEADS': 'batch',
        'N': 'length',
        'D': 'width',
        'M': 'length',
        'E': 'width',
    },
    'defaults': {'scale': '1/sqrt(D)'},
    'constraints': [],
    'forward': {
        'inputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D'], 'real'),
            ('k', ['BATCH', 'HEADS', 'M', 'D'], 'real'),
            ('v', ['BATCH', 'HEADS', 'M', 'E'], 'real'),
            ('scale', [], 'scalar'),
            ('shift', [], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [('o', ['BATCH', 'HEADS', 'N', 'E'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'scale', 'shift'],
        'saved': [],
        'cotangents': ['o'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'D']),
            ('v', ['BATCH', 'HEADS', 'M', 'E']),
            ('shift', []),
        ],
        'keywords': [],
    },
}


def forward(q, k, v, scale, shift):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, shift ().
    Returns o (BATCH, HEADS, N, E).
    """
    M = k.shape[2]
    dtype = q.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = (math.log(M) if M > 0 else -math.inf)
    # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
    k_wide = k.to(wide)
    q_wide = q.to(wide)
    dot = torch.einsum("bhjd,bhid->bhij", k_wide, q_wide)
    # o[i, e] = sum over j of sigmoid(-log(M) + scale*dot[i, j] + shift)*v[j, e]  (step 2)
    v_wide = v.to(wide)
    shift_wide = shift.to(wide)
    o = torch.einsum("bhje,bhij->bhie", v_wide, torch.sigmoid(scale * dot + shift_wide - factor))
    return (o.to(dtype),)


def backward(q, k, v, scale, shift, d_o):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, shift (), d_o
    (BATCH, HEADS, N, E).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E), d_shift ().
    """
    M = k.shape[2]
    dtype = q.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = (math.log(M) if M > 0 else -math.inf)
    # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
    k_wide = k.to(wide)
    q_wide = q.to(wide)
    dot = torch.einsum("bhjd,bhid->bhij", k_wide, q_wide)
    # d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
    d_o_wide = d_o.to(wide)
    v_wide = v.to(wide)
    d_weight = torch.einsum("bhie,bhje->bhij", d_o_wide, v_wide)
    # d_shift_part[i] = sum over j of (1 - sigmoid(-log(M) + scale*dot[i, j] + shift))*sigmoid(-log(M) + scale*dot[i, j]
    #   + shift)*d_weight[i, j]  (step 9)
    shift_wide = shift.to(wide)
    gate = torch.sigmoid(scale * dot + shift_wide - factor)
    d_shift_part = ((1 - gate) * d_weight * gate).sum(-1)
    # d_shift = sum over batch, head, i of d_shift_part[i]  (step 9)
    d_shift = d_shift_part.sum((-3, -2, -1))
    # d_v[j, e] = sum over i of sigmoid(-log(M) + scale*dot[i, j] + shift)*d_o[i, e]  (step 4)
    d_v = torch.einsum("bhie,bhij->bhje", d_o_wide, gate)
    # d_score[i, j] = (1 - sigmoid(-log(M) + scale*dot[i, j] + shift))*sigmoid(-log(M) + scale*dot[i, j] +
    #   shift)*scale*d_weight[i, j]  (step 3)
    d_score = scale * (1 - gate) * d_weight * gate
    # d_k[j, d] = sum over i of d_score[i, j]*q[i, d]  (step 4)
    d_k = torch.einsum("bhij,bhid->bhjd", d_score, q_wide)
    # d_q[i, d] = sum over j of d_score[i, j]*k[j, d]  (step 4)
    d_q = torch.einsum("bhij,bhjd->bhid", d_score, k_wide)
    return d_q.to(dtype), d_k.to(dtype), d_v.to(dtype), d_shift.to(dtype)
