"""What a user could take instead of a generated function: torch's own kernels, its compilers, its modules."""

import math

import torch
from torch.nn import functional
from torch.nn.attention.flex_attention import create_block_mask, flex_attention

WRITTEN, COMPILED, SDPA, FLEX = "written out", "torch.compile", "SDPA", "FlexAttention"


def softmax_attention(mask=None, bias=None, cap=None):
    """The formula as it is written out: every score is held."""

    def written(q, k, v):
        score = q @ k.mT / math.sqrt(q.shape[-1])
        if cap is not None:
            score = cap * torch.tanh(score / cap)
        if bias is not None:
            score = score + bias
        if mask is not None:
            score = score.masked_fill(~mask, -math.inf)
        return torch.softmax(score, -1) @ v

    return written


def fused(mask=None, bias=None, causal=False):
    """scaled_dot_product_attention, with what it takes for a mask or a bias."""

    def call(q, k, v):
        given = bias if mask is None else mask
        return functional.scaled_dot_product_attention(q, k, v, attn_mask=None if causal else given, is_causal=causal)

    return call


def flexible(length, seen=None, score=None):
    """Compiled FlexAttention; seen(i, j): the pairs of the mask; score(s, head, i, j): the changed score."""
    compiled = torch.compile(flex_attention, dynamic=False)
    blocks = None
    if seen is not None:
        blocks = create_block_mask(lambda b, h, i, j: seen(i, j), None, None, length, length, device="cpu")
    changed = None if score is None else (lambda s, b, h, i, j: score(s, h, i, j))
    return lambda q, k, v: compiled(q, k, v, score_mod=changed, block_mask=blocks)


def written_and_compiled(function):
    return {WRITTEN: function, COMPILED: torch.compile(function, dynamic=False)}


def attention_peers(length, *, seen=None, score=None, bias=None, cap=None, causal=False):
    """All the peers of a softmax attention.

    seen(i, j): which pairs are visible; score(s, head, i, j): for FlexAttention; bias(i, j): (heads, N, N) numbers.
    """
    i, j = torch.arange(length)[:, None], torch.arange(length)
    mask = None if seen is None else seen(i, j).expand(length, length)
    added = None if bias is None else bias(i, j)[None]
    found = written_and_compiled(softmax_attention(mask, added, cap))
    if cap is None:
        found[SDPA] = fused(mask, added, causal)
    return found | {FLEX: flexible(length, seen, score)}


def additive(q, k, v, w_query, w_key, b, w_score):
    """Bahdanau's score, written with broadcasting."""
    hidden = torch.tanh((q @ w_query.mT)[..., :, None, :] + (k @ w_key.mT)[..., None, :, :] + b)
    return torch.softmax(hidden @ w_score, -1) @ v


def linear(q, k, v):
    """Attention with elu + 1 features, over all keys."""
    q, k = functional.elu(q) + 1, functional.elu(k) + 1
    return (q @ (k.mT @ v)) / (q @ k.sum(-2)[..., None])


def chunked_linear(size):
    """The same over the keys up to the query, in chunks: quadratic inside, a running state between."""

    def chunked(q, k, v):
        q, k = functional.elu(q) + 1, functional.elu(k) + 1
        q, k, v = (x.unflatten(-2, (-1, size)) for x in (q, k, v))
        state, norm = k.mT @ v, k.sum(-2)
        state, norm = state.cumsum(-3) - state, norm.cumsum(-2) - norm
        inside = (q @ k.mT).tril()
        above = inside @ v + q @ state
        below = inside.sum(-1) + (q @ norm[..., None])[..., 0]
        return (above / below[..., None]).flatten(-3, -2)

    return chunked


def excitation(image, w1, b1, w2, b2):
    """Squeeze and excitation as published: two linear layers on the means of the channels."""
    hidden = torch.relu(functional.linear(image.mean((2, 3)), w1, b1))
    return torch.sigmoid(functional.linear(hidden, w2, b2))[..., None, None] * image


def spatial(image, kernel):
    """The spatial attention of CBAM as published: mean and maximum of the channels, a convolution, a gate."""
    pooled = torch.stack((image.mean(1), image.amax(1)), 1)
    gate = functional.conv2d(pooled, kernel[None], padding=kernel.shape[-1] // 2)
    return torch.sigmoid(gate) * image


def module_of_torch(model, heads):
    """nn.MultiheadAttention with given projections; the weights arrive as the formula has them, a matrix a head."""
    module = torch.nn.MultiheadAttention(model, heads, bias=False, batch_first=True)

    def call(x, w_query, w_key, w_value, w_out):
        packed = torch.cat([w.transpose(0, 1).flatten(1).mT for w in (w_query, w_key, w_value)])
        out = w_out.flatten(0, 1).mT
        weights = {"in_proj_weight": packed, "out_proj.weight": out}
        return torch.func.functional_call(module, weights, (x, x, x), {"need_weights": False})[0]

    return call
