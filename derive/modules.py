"""Layers as torch modules: their weights, and the generated function that uses them.

    from derive.modules import BahdanauAttention, MultiHeadAttention

    layer = MultiHeadAttention(512, 8)                    # x (..., L, 512) -> (..., L, 512)
    layer = MultiHeadAttention.from_torch(nn.MultiheadAttention(512, 8))
    step = BahdanauAttention(256)                         # (B, 256), (B, S, 256) -> (B, 256), (B, S)

This is the one module beside `derive.runtime` that imports torch; `import derive` does not import it.
"""

import math
import warnings

import torch
from torch import nn

from derive.errors import CallError, shown
from derive.runtime import load

NARROW = 32  # below this width of a head the products no longer fill the tiles of a matrix unit
WEIGHTS = ("w_query", "w_key", "w_value")


class MultiHeadAttention(nn.Module):
    """o = sum_h softmax(scale (x Wq_h) (x Wk_h)^T) (x Wv_h) Wo_h, with d_head = d_model / heads.

    kv_heads: the number of heads of keys and values, a divisor of `heads` (grouped or multi-query heads); None: heads.
    bias: a bias after each projection, as torch.nn.MultiheadAttention has it.
    dropout: the probability with which a weight of the softmax is dropped in training; off in evaluation.
    function: what computes it, of the signature of derive.load("multi_head_attention"), which is the default; options
    of `load` (backend, visibility) choose it.
    The weights are w_query (heads, d_model, d_head), w_key and w_value (kv_heads, d_model, d_head) and w_out (heads,
    d_head, d_model); with `bias` the projections have a last row more, which is read at a feature that is always 1.
    """

    def __init__(self, d_model, heads, kv_heads=None, bias=False, dropout=0.0, function=None, **options):
        super().__init__()
        kv_heads = heads if kv_heads is None else kv_heads
        self.dropout = dropout
        self.d_model, self.heads, self.kv_heads, self.bias = d_model, heads, kv_heads, bias
        self.d_head = self._checked_width()
        self.function = function or load("multi_head_attention", **options)
        rows = d_model + bool(bias)
        for name, count in zip(WEIGHTS, (heads, kv_heads, kv_heads), strict=True):
            setattr(self, name, nn.Parameter(torch.empty(count, rows, self.d_head)))
        self.w_out = nn.Parameter(torch.empty(heads, self.d_head, d_model))
        self.b_out = nn.Parameter(torch.zeros(d_model)) if bias else None
        self.reset_parameters()

    def _checked_width(self):
        d_model, heads, kv_heads = self.d_model, self.heads, self.kv_heads
        for name, value in {"d_model": d_model, "heads": heads, "kv_heads": kv_heads}.items():
            _check_positive("MultiHeadAttention", name, value)
        if not isinstance(self.dropout, (int, float)) or isinstance(self.dropout, bool) or not 0 <= self.dropout <= 1:
            found = f"MultiHeadAttention: dropout is {shown(self.dropout)}"
            raise CallError(found, "give dropout as a probability from 0 to 1")
        if heads < 1 or d_model % heads:
            raise CallError(
                f"MultiHeadAttention: d_model {d_model} is not divisible by the number of heads {heads}",
                "choose a number of heads that divides d_model: each head has the width d_model / heads",
            )
        if kv_heads < 1 or heads % kv_heads:
            raise CallError(
                f"MultiHeadAttention: {heads} heads are not divisible by the {kv_heads} heads of keys and values",
                "choose a number of key and value heads that divides the number of heads",
            )
        return d_model // heads

    def reset_parameters(self):
        """Uniform as in Glorot and Bengio (2010), for each projection as a whole; biases 0."""
        for weight in (*(getattr(self, name) for name in WEIGHTS), self.w_out):
            width = weight.shape[0] * self.d_head
            nn.init.uniform_(weight, -math.sqrt(6 / (self.d_model + width)), math.sqrt(6 / (self.d_model + width)))
        if self.bias:
            with torch.no_grad():
                for name in WEIGHTS:
                    getattr(self, name)[:, -1].zero_()

    def forward(self, x, **named):
        """x (..., L, d_model) -> (..., L, d_model); with return_weights=True also the weights (..., heads, L, L).

        named: what the function takes besides (mask, key_lengths, seed).  Weights are those of each head, before any
        is dropped: their mean over the heads is what torch's layer returns.
        """
        if self.d_head < NARROW:
            warnings.warn(
                f"heads of width {self.d_head} ({self.d_model} / {self.heads}) are narrower than {NARROW}: "
                "they do not fill the tiles of a matrix unit; fewer, wider heads take the same operations",
                stacklevel=2,
            )
        if self.training and self.dropout:
            named.setdefault("dropout", self.dropout)
        weights = [getattr(self, name) for name in WEIGHTS]
        if self.kv_heads != self.heads:
            named["enable_gqa"] = True
        if not self.bias:
            return self.function(x, *weights, self.w_out, **named)
        ones = torch.cat((x, x.new_ones(*x.shape[:-1], 1)), -1)
        widened = nn.functional.pad(self.w_out, (0, 1))
        results = self.function(ones, *weights, widened, **named)
        if not isinstance(results, tuple):
            return results[..., :-1] + self.b_out
        return (results[0][..., :-1] + self.b_out, *results[1:])

    @classmethod
    def from_torch(cls, module, **options):
        """The same layer from a torch.nn.MultiheadAttention, for self-attention, in the same mode.

        Beware of its masks: there True means drop, here True means keep; and what is batch_first there is always so
        here.  A query that sees no key gives NaN there and the bias of the output here.
        """
        if module.in_proj_weight is None or module.bias_k is not None or module.add_zero_attn:
            raise CallError(
                "MultiHeadAttention.from_torch: this module has keys of another width, a bias_k or an added zero key",
                "give one that was built with neither kdim, vdim, add_bias_kv nor add_zero_attn",
            )
        bias = module.in_proj_bias is not None
        layer = cls(module.embed_dim, module.num_heads, bias=bias, dropout=module.dropout, **options)
        layer = layer.to(module.in_proj_weight).train(module.training)
        with torch.no_grad():
            for place, name in enumerate(WEIGHTS):
                own = getattr(layer, name)
                own[:, : layer.d_model] = layer._by_head(module.in_proj_weight.chunk(3)[place]).mT
                if bias:
                    own[:, -1] = layer._by_head(module.in_proj_bias.chunk(3)[place])
            layer.w_out.copy_(layer._by_head(module.out_proj.weight.mT))
            if bias:
                layer.b_out.copy_(module.out_proj.bias)
        return layer

    def _by_head(self, rows):
        """(d_model, ...) -> (heads, d_head, ...)"""
        return rows.unflatten(0, (self.heads, self.d_head))


class BahdanauAttention(nn.Module):
    """weights_j = softmax_j(v . tanh(W [encoder_j; hidden] + b)); context = sum_j weights_j encoder_j

    width: H, of the decoder's state and of the encoder's outputs.
    function: what computes it, of the signature of derive.load("bahdanau_decoder"), which is the default; options of
    `load` (backend) choose it.
    The weights lie in `attn`, a linear layer from 2 H to H features whose first H columns belong to the encoder, and in
    `v`, a linear layer to one score without a bias: as published, so that a state_dict of such a module fits.  The
    tensor of all concatenations, (B, S, 2 H), is never built.
    """

    def __init__(self, width, function=None, **options):
        super().__init__()
        _check_positive("BahdanauAttention", "width", width)
        self.width = width
        self.attn = nn.Linear(2 * width, width)
        self.v = nn.Linear(width, 1, bias=False)
        self.function = function or load("bahdanau_decoder", **options)

    def forward(self, decoder_hidden, encoder_outputs, key_lengths=None):
        """decoder_hidden (B, H), encoder_outputs (B, S, H) -> context (B, H), weights (B, S)

        key_lengths (B,): how many steps of each source count, from its start; None: all.  A source of length 0 gives a
        context and weights of 0.
        """
        w = self.attn.weight.unflatten(1, (2, self.width))
        named = {} if key_lengths is None else {"key_lengths": key_lengths}
        return self.function(decoder_hidden, encoder_outputs, w, self.attn.bias, self.v.weight[0], **named)


def _check_positive(where, name, value):
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise CallError(f"{where}: {name} is {shown(value)}", f"give {name} as a positive integer")
