"""Bahdanau's decoder attention: tile by tile in torch, in memory linear in the lengths

                 Σ exp(score[j])⋅encoder_outputs[j, c]
                 j
    context[c] = ─────────────────────────────────────
                            Σ exp(score[j])
                            j

                  exp(score[j])
    weights[j] = ───────────────
                 Σ exp(score[j])
                 j

    of_hidden[a] = Σ decoder_hidden[d]⋅w[a, 1, d]
                   d

    of_encoder[j, a] = Σ encoder_outputs[j, d]⋅w[a, 0, d]
                       d

    score[j] = Σ tanh(b[a] + of_hidden[a] + of_encoder[j, a])⋅v[a]
               a

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

SIGNATURE = {
    'id': 'bahdanau_decoder',
    'backend': 'blockwise',
    'options': {},
    'source': 'c5cc2c38883377cf',
    'sizes': {'BATCH': 'batch', 'H': 'width', 'S': 'length', 'TWO': 'width'},
    'defaults': {},
    'constraints': [('TWO', '2')],
    'forward': {
        'inputs': [
            ('decoder_hidden', ['BATCH', 'H'], 'real'),
            ('encoder_outputs', ['BATCH', 'S', 'H'], 'real'),
            ('w', ['H', 'TWO', 'H'], 'real'),
            ('b', ['H'], 'real'),
            ('v', ['H'], 'real'),
        ],
        'params': [],
        'divisors': [],
        'outputs': [
            ('context', ['BATCH', 'H'], 'input'),
            ('weights', ['BATCH', 'S'], 'input'),
            ('lse', ['BATCH'], 'double'),
        ],
        'saved': [],
        'extra': ['lse'],
        'keywords': [],
    },
    'backward': {
        'inputs': ['decoder_hidden', 'encoder_outputs', 'w', 'b', 'v'],
        'saved': ['context', 'lse'],
        'cotangents': ['context', 'weights', 'lse'],
        'params': [],
        'outputs': [
            ('decoder_hidden', ['BATCH', 'H']),
            ('encoder_outputs', ['BATCH', 'S', 'H']),
            ('w', ['H', 'TWO', 'H']),
            ('b', ['H']),
            ('v', ['H']),
        ],
        'keywords': [],
    },
}


def inverse(x):
    """1 / x, and 0 where x is 0"""
    if not isinstance(x, torch.Tensor):  # a number that the caller gave
        return 1.0 / x if x else 0.0
    return torch.where(x == 0, 0.0, 1.0 / x)


def finite(x):
    """x, and 0 where x is -inf: the maximum of a row that saw nothing"""
    return torch.where(x == -float("inf"), 0.0, x)


def two_parts(x, dtype):
    """x, of float64, as high + low with both in dtype; low is 0 where high is no finite number"""
    high = x.to(dtype)
    return high, torch.where(torch.isfinite(high), x - high, 0.0).to(dtype)


def largest(x, axes):
    """the maximum over some axes, -inf over none; a NaN stays"""
    axes = axes if isinstance(axes, tuple) else (axes,)
    return x.amax(axes) if all(x.shape[axis] for axis in axes) else x.sum(axes) - float("inf")


def forward(decoder_hidden, encoder_outputs, w, b, v):
    """Takes decoder_hidden (BATCH, H), encoder_outputs (BATCH, S, H), w (H, TWO, H), b (H), v (H).
    Returns context (BATCH, H), weights (BATCH, S), lse (BATCH) of float64.
    """
    H = decoder_hidden.shape[1]
    TWO = w.shape[1]
    dtype, device = decoder_hidden.dtype, decoder_hidden.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[a] = sum over d of decoder_hidden[d]*w[a, 1, d]  (step 1)
    decoder_hidden_wide = decoder_hidden.to(wide)
    w_wide = w.to(wide)
    a = torch.arange(H, device=device)
    d = torch.arange(H, device=device)
    t1 = torch.einsum("bd,ad->ba", decoder_hidden_wide, w_wide[a[..., None], min(max(1, 0), TWO - 1), d])
    # t2[j, a] = sum over d of encoder_outputs[j, d]*w[a, 0, d]  (step 1)
    encoder_outputs_wide = encoder_outputs.to(wide)
    t2 = torch.einsum("bjd,ad->bja", encoder_outputs_wide, w_wide[a[..., None], 0, d])
    # t3[j, a] = tanh(b[a] + t1[a] + t2[j, a])  (step 2)
    b_wide = b.to(wide)
    t3 = torch.tanh(t2 + b_wide + t1[..., None, :])
    # t4[j] = sum over a of v[a]*t3[j, a]  (step 1)
    v_wide = v.to(wide)
    t4 = torch.einsum("a,bja->bj", v_wide, t3)
    # row_max = max over j of t4[j]  (step 5)
    row_max = largest(t4, -1)
    # shift = finite(row_max)  (step 5)
    shift = finite(row_max)
    # t6 = sum over j of exp(-shift + t4[j])  (step 5)
    t6 = torch.exp(t4 - shift[..., None]).sum(-1)
    # t7[c] = sum over j of exp(-shift + t4[j])*encoder_outputs[j, c]  (step 5)
    t7 = torch.einsum("bjc,bj->bc", encoder_outputs_wide, torch.exp(t4 - shift[..., None]))
    # context[c] = t7[c]/t6  (step 1)
    context = inverse(t6)[..., None] * t7
    # weights[j] = exp(-shift + t4[j])/t6  (step 5)
    weights = inverse(t6)[..., None] * torch.exp(t4 - shift[..., None])
    # lse = log(t6) + shift  (step 5)
    lse = shift.double() + torch.log(t6).double()
    return context.to(dtype), weights.to(dtype), lse


def backward(decoder_hidden, encoder_outputs, w, b, v, context, lse, d_context, d_weights, d_lse):
    """Takes decoder_hidden (BATCH, H), encoder_outputs (BATCH, S, H), w (H, TWO, H), b (H), v (H), context (BATCH, H),
    lse (BATCH), d_context (BATCH, H), d_weights (BATCH, S), d_lse (BATCH).
    Returns d_decoder_hidden (BATCH, H), d_encoder_outputs (BATCH, S, H), d_w (H, TWO, H), d_b (H), d_v (H).
    """
    H = decoder_hidden.shape[1]
    TWO = w.shape[1]
    dtype, device = decoder_hidden.dtype, decoder_hidden.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    # t1[a] = sum over d of decoder_hidden[d]*w[a, 1, d]  (step 1)
    decoder_hidden_wide = decoder_hidden.to(wide)
    w_wide = w.to(wide)
    a = torch.arange(H, device=device)
    d = torch.arange(H, device=device)
    t1 = torch.einsum("bd,ad->ba", decoder_hidden_wide, w_wide[a[..., None], min(max(1, 0), TWO - 1), d])
    # t2[j, a] = sum over d of encoder_outputs[j, d]*w[a, 0, d]  (step 1)
    encoder_outputs_wide = encoder_outputs.to(wide)
    t2 = torch.einsum("bjd,ad->bja", encoder_outputs_wide, w_wide[a[..., None], 0, d])
    # t3[j, a] = tanh(b[a] + t1[a] + t2[j, a])  (step 2)
    b_wide = b.to(wide)
    t3 = torch.tanh(t2 + b_wide + t1[..., None, :])
    # t4[j] = sum over a of v[a]*t3[j, a]  (step 1)
    v_wide = v.to(wide)
    t4 = torch.einsum("a,bja->bj", v_wide, t3)
    # g1 = sum over j of exp(-lse + t4[j])*d_weights[j] where seen  (step 4)
    d_weights_wide = d_weights.to(wide)
    # lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
    lse_high, lse_low = two_parts(lse, wide)
    # seen: lse > -oo
    seen = lse_high != -float('inf')
    g1 = torch.where(
        seen[..., None],
        d_weights_wide * torch.exp((t4 - lse_high[..., None]) - lse_low[..., None]),
        0.0,
    ).sum(-1)
    # g2 = sum over c of context[c]*d_context[c]  (step 4)
    context_wide = context.to(wide)
    d_context_wide = d_context.to(wide)
    g2 = (context_wide * d_context_wide).sum(-1)
    # delta[j] = sum over c of d_context[c]*encoder_outputs[j, c]  (step 4)
    delta = torch.einsum("bc,bjc->bj", d_context_wide, encoder_outputs_wide)
    # g5 = d_lse - g1 - g2  (step 4)
    d_lse_wide = d_lse.to(wide)
    g5 = d_lse_wide - g1 - g2
    # d_row[j] = (g5 + d_weights[j] + delta[j])*exp(-lse + t4[j]) where seen  (step 4)
    d_row = torch.where(
        seen[..., None],
        (d_weights_wide + delta + g5[..., None]) * torch.exp((t4 - lse_high[..., None]) - lse_low[..., None]),
        0.0,
    )
    # d_v[a] = sum over batch, j of d_row[j]*t3[j, a]  (step 4)
    d_v = torch.einsum("bj,bja->a", d_row, t3)
    # g8[j, a] = v[a]*d_row[j] where seen  (step 9)
    g8 = torch.where(seen[..., None, None], v_wide * d_row[..., None], 0.0)
    # d_b[a] = sum over batch, j of (1 - tanh(b[a] + t1[a] + t2[j, a])**2)*g8[j, a]  (step 4)
    tanh = torch.tanh(t2.permute(2, 0, 1) + b_wide[..., None, None] + t1.mT[..., None])
    d_b = ((1 - tanh * tanh) * g8.permute(2, 0, 1)).sum((-2, -1))
    # g10[a] = sum over j of (1 - tanh(b[a] + t1[a] + t2[j, a])**2)*g8[j, a]  (step 3)
    tanh_2 = torch.tanh(t2.mT + b_wide[..., None] + t1[..., None])
    g10 = ((1 - tanh_2 * tanh_2) * g8.mT).sum(-1)
    # g11[j, a] = (1 - tanh(b[a] + t1[a] + t2[j, a])**2)*g8[j, a] where seen  (step 9)
    tanh_3 = torch.tanh(t2 + b_wide + t1[..., None, :])
    g11 = torch.where(seen[..., None, None], (1 - tanh_3 * tanh_3) * g8, 0.0)
    # g12[j, d] = sum over a of g11[j, a]*w[a, 0, d]  (step 3)
    g12 = torch.einsum("bja,ad->bjd", g11, w_wide[a[..., None], 0, d])
    # g13[w_0, w_1, w_2] = sum over batch, j of encoder_outputs[j, w_2]*g11[j, w_0] where seen  (step 3)
    w_1 = torch.arange(TWO, device=device)
    # seen: Eq(w_1, 0)
    seen_2 = w_1 == 0
    g13 = torch.where(
        seen_2[..., None, None, None],
        (encoder_outputs_wide.permute(2, 0, 1) * g11.permute(2, 0, 1)[..., None, :, :])[..., None, :, :, :],
        0.0,
    ).sum((-2, -1))
    # d_decoder_hidden[d] = sum over a of g10[a]*w[a, 1, d]  (step 4)
    d_decoder_hidden = torch.einsum("ba,ad->bd", g10, w_wide[a[..., None], min(max(1, 0), TWO - 1), d])
    # g15[w_0, w_1, w_2] = sum over batch of decoder_hidden[w_2]*g10[w_0] where seen  (step 3)
    # seen: Eq(w_1, 1)
    seen_3 = w_1 == 1
    g15 = torch.where(
        seen_3[..., None, None],
        (decoder_hidden_wide.mT * g10.mT[..., None, :])[..., None, :, :],
        0.0,
    ).sum(-1)
    # d_encoder_outputs[j, d] = exp(-lse + t4[j])*d_context[d] + g12[j, d] where seen  (step 4)
    d_encoder_outputs = torch.where(
        seen[..., None, None],
        d_context_wide[..., None, :] * torch.exp((t4 - lse_high[..., None]) - lse_low[..., None])[..., None] + g12,
        0.0,
    )
    # d_w[w_0, w_1, w_2] = g13[w_0, w_1, w_2] + g15[w_0, w_1, w_2]  (step 3)
    d_w = g13 + g15
    return d_decoder_hidden.to(dtype), d_encoder_outputs.to(dtype), d_w.to(dtype), d_b.to(dtype), d_v.to(dtype)
