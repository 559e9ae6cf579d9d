"""Bahdanau's decoder attention: C++ kernels, compiled on first use

                          Σ          exp(score[j])⋅encoder_outputs[j, c]
                 j : j < key_lengths
    context[c] = ───────────────────────────────────────────────────────
                                     Σ          exp(score[j])
                            j : j < key_lengths

                                             exp(score[j])
    weights[j] = [j < key_lengths] ─────────────────────────────────
                                            Σ          exp(score[j])
                                   j : j < key_lengths

    of_hidden[a] = Σ decoder_hidden[d]⋅w[a, 1, d]
                   d

    of_encoder[j, a] = Σ encoder_outputs[j, d]⋅w[a, 0, d]
                       d

    score[j] = Σ tanh(b[a] + of_hidden[a] + of_encoder[j, a])⋅v[a]
               a

Generated: do not edit; change the formula or the printer, and run `derive build`.
"""

import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    'id': 'bahdanau_decoder',
    'backend': 'cpu',
    'options': {'key_lengths': True},
    'source': 'c927f83ba4d15ee9',
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
            ('key_lengths', ['BATCH'], 'integer'),
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
        'inputs': ['decoder_hidden', 'encoder_outputs', 'w', 'b', 'v', 'key_lengths'],
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

KERNELS = Kernels(__file__)


def forward(decoder_hidden, encoder_outputs, w, b, v, key_lengths):
    """Takes decoder_hidden (BATCH, H), encoder_outputs (BATCH, S, H), w (H, TWO, H), b (H), v (H), key_lengths (BATCH)
    integer.
    Returns context (BATCH, H), weights (BATCH, S), lse (BATCH) of float64.
    """
    BATCH, H = decoder_hidden.shape
    S = encoder_outputs.shape[1]
    TWO = w.shape[1]
    dtype, device = decoder_hidden.dtype, decoder_hidden.device
    context = torch.empty((BATCH, H), dtype=dtype, device=device)
    weights = torch.empty((BATCH, S), dtype=dtype, device=device)
    lse = torch.empty((BATCH,), dtype=torch.float64, device=device)
    KERNELS.of(dtype).forward_context_weights_lse(
        (decoder_hidden, w, encoder_outputs, v, b, KERNELS.integers(key_lengths, dtype), context, weights, lse),
        (BATCH, H, S, TWO),
        (),
    )
    return context, weights, lse


def backward(decoder_hidden, encoder_outputs, w, b, v, key_lengths, context, lse, d_context, d_weights, d_lse):
    """Takes decoder_hidden (BATCH, H), encoder_outputs (BATCH, S, H), w (H, TWO, H), b (H), v (H), key_lengths (BATCH)
    integer, context (BATCH, H), lse (BATCH), d_context (BATCH, H), d_weights (BATCH, S), d_lse (BATCH).
    Returns d_decoder_hidden (BATCH, H), d_encoder_outputs (BATCH, S, H), d_w (H, TWO, H), d_b (H), d_v (H).
    """
    BATCH, H = decoder_hidden.shape
    S = encoder_outputs.shape[1]
    TWO = w.shape[1]
    dtype, device = decoder_hidden.dtype, decoder_hidden.device
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    d_v_part = torch.empty((BATCH, H), dtype=wide, device=device)
    d_b_part = torch.empty((BATCH, H), dtype=wide, device=device)
    g10 = torch.empty((BATCH, H), dtype=wide, device=device)
    g11 = torch.empty((BATCH, S, H), dtype=wide, device=device)
    d_decoder_hidden = torch.empty((BATCH, H), dtype=dtype, device=device)
    d_encoder_outputs = torch.empty((BATCH, S, H), dtype=dtype, device=device)
    KERNELS.of(dtype).backward_d_v_d_b_g10(
        (
            decoder_hidden,
            w,
            encoder_outputs,
            b,
            v,
            d_weights,
            lse,
            KERNELS.integers(key_lengths, dtype),
            context,
            d_context,
            d_lse,
            d_v_part,
            d_b_part,
            g10,
            g11,
            d_decoder_hidden,
            d_encoder_outputs,
        ),
        (BATCH, H, S, TWO),
        (),
    )
    d_v = d_v_part.sum(0).to(dtype)
    d_b = d_b_part.sum(0).to(dtype)
    # g13[w_0, w_1, w_2] = sum over batch, j of encoder_outputs[j, w_2]*g11[j, w_0] where seen  (step 3)
    encoder_outputs_wide = encoder_outputs.to(wide)
    w_1 = torch.arange(TWO, device=device)
    # seen: Eq(w_1, 0)
    seen = w_1 == 0
    g13 = torch.where(
        seen[..., None, None, None],
        (encoder_outputs_wide.permute(2, 0, 1) * g11.permute(2, 0, 1)[..., None, :, :])[..., None, :, :, :],
        0.0,
    ).sum((-2, -1))
    # g15[w_0, w_1, w_2] = sum over batch of decoder_hidden[w_2]*g10[w_0] where seen  (step 3)
    decoder_hidden_wide = decoder_hidden.to(wide)
    # seen: Eq(w_1, 1)
    seen_2 = w_1 == 1
    g15 = torch.where(
        seen_2[..., None, None],
        (decoder_hidden_wide.mT * g10.mT[..., None, :])[..., None, :, :],
        0.0,
    ).sum(-1)
    # d_w[w_0, w_1, w_2] = g13[w_0, w_1, w_2] + g15[w_0, w_1, w_2]  (step 3)
    d_w = g13 + g15
    return d_decoder_hidden, d_encoder_outputs, d_w.to(dtype), d_b, d_v
