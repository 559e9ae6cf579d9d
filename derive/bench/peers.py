"""What a user could take instead of a generated function: torch's own kernels, its compilers, its modules."""

import math

import torch
from torch.nn import functional
from torch.nn.attention.flex_attention import create_block_mask, flex_attention

WRITTEN, COMPILED, SDPA, FLEX = "written out", "torch.compile", "SDPA", "FlexAttention"


def causal(i, j):
    return i >= j


def softmax_attention(mask=None, bias=None, cap=None):
    """The formula as it is written out: every score is held; a key head serves its group of query heads."""

    def written(q, k, v):
        if (group := q.shape[-3] // k.shape[-3]) > 1:
            k, v = (x.repeat_interleave(group, -3) for x in (k, v))
        score = q @ k.mT / math.sqrt(q.shape[-1])
        if cap is not None:
            score = cap * torch.tanh(score / cap)
        if bias is not None:
            score = score + bias
        if mask is not None:
            score = score.masked_fill(~mask, -math.inf)
        return torch.softmax(score, -1) @ v

    return written


def fused(mask=None, bias=None, causal=False, grouped=False):
    """scaled_dot_product_attention, with what it takes for a mask, a bias or groups of heads."""
    given = {"is_causal": True} if causal else {"attn_mask": bias if mask is None else mask}
    return lambda q, k, v: functional.scaled_dot_product_attention(q, k, v, **given, enable_gqa=grouped)


def flexible(queries, keys, seen=None, score=None, grouped=False):
    """Compiled FlexAttention; seen(i, j): the pairs of the mask; score(s, head, i, j): the changed score."""
    compiled = torch.compile(flex_attention, dynamic=False)
    blocks, ahead = None, keys - queries
    if seen is not None:
        blocks = create_block_mask(lambda b, h, i, j: seen(i + ahead, j), None, None, queries, keys, device="cpu")
    changed = None if score is None else (lambda s, b, h, i, j: score(s, h, i + ahead, j))
    return lambda q, k, v: compiled(q, k, v, score_mod=changed, block_mask=blocks, enable_gqa=grouped)


def written_and_compiled(function):
    return {WRITTEN: function, COMPILED: torch.compile(function, dynamic=False)}


def attention_peers(queries, keys=None, *, seen=None, score=None, bias=None, cap=None, causal=False, grouped=False):
    """All the peers of a softmax attention.

    seen(i, j): which pairs are visible; score(s, head, i, j): for FlexAttention; bias(i, j): (heads, L, S) numbers.
    The last query stands at the place of the last key.  causal: SDPA has this mask by its flag; grouped: a key head
    serves several query heads.
    """
    keys = queries if keys is None else keys
    i, j = torch.arange(keys - queries, keys)[:, None], torch.arange(keys)
    mask = None if seen is None else seen(i, j).expand(queries, keys)
    added = None if bias is None else bias(i, j)[None]
    found = written_and_compiled(softmax_attention(mask, added, cap))
    if cap is None:
        found[SDPA] = fused(mask, added, causal, grouped)
    return found | {FLEX: flexible(queries, keys, seen, score, grouped)}


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


def channel(image, w1, b1, w2, b2):
    """The channel attention of CBAM as published: one small network for the means and for the maxima."""

    def network(pooled):
        return functional.linear(torch.relu(functional.linear(pooled, w1, b1)), w2, b2)

    gate = torch.sigmoid(network(image.mean((2, 3))) + network(image.amax((2, 3))))
    return gate[..., None, None] * image


def cbam(image, w1, b1, w2, b2, kernel):
    return spatial(channel(image, w1, b1, w2, b2), kernel)


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
