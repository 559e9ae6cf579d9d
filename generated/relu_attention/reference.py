"""ReLU attention: the plain form in torch, every value held in full

              Σ relu⎛scale⋅Σ k[j, d]⋅q[i, d]⎞⋅v[j, e]
              j     ⎝      d                ⎠
    o[i, e] = ───────────────────────────────────────
                                 M

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'relu_attention',
    'backend': 'reference',
    'options': {},
    'source': 'f605111c505d593a',
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
        ],
        'params': [],
        'divisors': [],
        'outputs': [('o', ['BATCH', 'HEADS', 'N', 'E'], 'input')],
        'saved': [],
        'extra': [],
        'keywords': [],
    },
    'backward': {
        'inputs': ['q', 'k', 'v', 'scale'],
        'saved': [],
        'cotangents': ['o'],
        'params': [],
        'outputs': [
            ('q', ['BATCH', 'HEADS', 'N', 'D']),
            ('k', ['BATCH', 'HEADS', 'M', 'D']),
            ('v', ['BATCH', 'HEADS', 'M', 'E']),
        ],
        'keywords': [],
    },
}


def forward(q, k, v, scale):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number.
    Returns o (BATCH, HEADS, N, E).
    """
    M = k.shape[2]
    dtype = q.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = 1 / M if M else 0.0
    # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
    k_wide = k.to(wide)
    q_wide = q.to(wide)
    dot = torch.einsum("bhjd,bhid->bhij", k_wide, q_wide)
    # acc[i, e] = sum over j of relu(scale*dot[i, j])*v[j, e]  (step 1)
    v_wide = v.to(wide)
    acc = torch.einsum("bhje,bhij->bhie", v_wide, torch.relu(scale * dot))
    # o[i, e] = acc[i, e]/M  (step 1)
    o = factor * acc
    return (o.to(dtype),)


def backward(q, k, v, scale, d_o):
    """Takes q (BATCH, HEADS, N, D), k (BATCH, HEADS, M, D), v (BATCH, HEADS, M, E), scale a number, d_o (BATCH, HEADS,
    N, E).
    Returns d_q (BATCH, HEADS, N, D), d_k (BATCH, HEADS, M, D), d_v (BATCH, HEADS, M, E).
    """
    M = k.shape[2]
    dtype = q.dtype
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    factor = 1 / M if M else 0.0
    # dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
    k_wide = k.to(wide)
    q_wide = q.to(wide)
    dot = torch.einsum("bhjd,bhid->bhij", k_wide, q_wide)
    # g1[i, e] = d_o[i, e]/M  (step 3)
    d_o_wide = d_o.to(wide)
    g1 = factor * d_o_wide
    # d_weight[i, j] = sum over e of g1[i, e]*v[j, e]  (step 3)
    v_wide = v.to(wide)
    d_weight = torch.einsum("bhie,bhje->bhij", g1, v_wide)
    # d_v[j, e] = sum over i of relu(scale*dot[i, j])*g1[i, e]  (step 4)
    d_v = torch.einsum("bhie,bhij->bhje", g1, torch.relu(scale * dot))
    # d_score[i, j] = step(scale*dot[i, j])*scale*d_weight[i, j]  (step 3)
    d_score = scale * d_weight * (scale * dot).gt(0).to(wide)
    # d_k[j, d] = sum over i of d_score[i, j]*q[i, d]  (step 4)
    d_k = torch.einsum("bhij,bhid->bhjd", d_score, q_wide)
    # d_q[i, d] = sum over j of d_score[i, j]*k[j, d]  (step 4)
    d_q = torch.einsum("bhij,bhjd->bhid", d_score, k_wide)
    return d_q.to(dtype), d_k.to(dtype), d_v.to(dtype)
