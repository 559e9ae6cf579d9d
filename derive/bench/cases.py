"""What is timed: generated functions at usual sizes, beside the peers that compute the same."""

from functools import partial

import torch

from derive.bench import peers, sizes
from derive.bench.case import BATCH, HEADS, WIDTH, Case
from derive.bench.counts import Products, products
from derive.runtime.tables import alibi_slopes

WINDOW, CAP = 256, 20.0
HIDDEN, FEW = 256, 512  # of the additive score: its width, and the queries
IMAGE, REDUCED, KERNEL = (8, 256, 56, 56), 16, 7
CHUNK = 64


def attention(length):
    return dict.fromkeys("qkv", (BATCH, HEADS, length, WIDTH))


def window(i, j):
    return (i >= j) & (i - j < WINDOW)


def slopes():
    return torch.tensor(alibi_slopes(HEADS))


def alibi_bias(i, j):
    return -slopes()[:, None, None] * (i - j).abs()


def alibi_score(s, head, i, j, slope):
    return s - slope[head] * (i - j).abs()


def capped(s, head, i, j):
    return CAP * torch.tanh(s / CAP)


def softmax_case(label, id_="scaled_dot_attention", *, peers_of, mask=None, **more):
    """mask: which pairs count as useful, as `counts.visible` takes it."""
    counted = {"products": lambda n: products(attention(n), **(mask or {}))}
    return Case(label, id_, attention, peers_of, **counted | more)


def half_of_the_products(length):
    return Products(BATCH * HEADS * length * (length // 2), WIDTH, WIDTH)


def alibi_peers(length):
    score = partial(alibi_score, slope=slopes())
    return peers.attention_peers(length, score=score, bias=alibi_bias)


def padded_peers(length):
    return peers.attention_peers(length, seen=lambda i, j: (j < length // 2) & (i >= 0))


def additive_shapes(length):
    return {
        "q": (BATCH, 1, FEW, HIDDEN),
        "k": (BATCH, 1, length, HIDDEN),
        "v": (BATCH, 1, length, HIDDEN),
        "w_query": (HIDDEN, HIDDEN),
        "w_key": (HIDDEN, HIDDEN),
        "b": (HIDDEN,),
        "w_score": (HIDDEN,),
    }


def excitation_shapes(_):
    channels = IMAGE[1]
    return {
        "image": IMAGE,
        "w1": (REDUCED, channels),
        "b1": (REDUCED,),
        "w2": (channels, REDUCED),
        "b2": (channels,),
    }


def heads_shapes(length):
    model = HEADS * WIDTH
    ways = dict.fromkeys(("w_query", "w_key", "w_value"), (HEADS, model, WIDTH))
    return {"x": (BATCH, length, model), **ways, "w_out": (HEADS, WIDTH, model)}


FULL = peers.attention_peers
CAUSAL = partial(peers.attention_peers, seen=peers.causal, causal=True)
BY_CAUSAL, LOWER = {"visibility": "causal_lower_right"}, {"causal": True}

CASES = (
    softmax_case("full", peers_of=FULL, quick=True),
    softmax_case("causal", peers_of=CAUSAL, options=BY_CAUSAL, mask=LOWER, quick=True),
    softmax_case(
        f"window of {WINDOW}",
        peers_of=partial(peers.attention_peers, seen=window),
        options={**BY_CAUSAL, "sliding_window": WINDOW},
        mask={**LOWER, "last": WINDOW},
    ),
    softmax_case("ALiBi", "alibi", peers_of=alibi_peers, keywords=lambda n: {"slope": slopes()}),
    softmax_case(
        "softcap",
        "softcap_attention",
        peers_of=partial(peers.attention_peers, cap=CAP, score=capped),
        keywords=lambda n: {"cap": CAP},
    ),
    softmax_case(
        "half padded",
        peers_of=padded_peers,
        keywords=lambda n: {"key_lengths": torch.full((BATCH,), n // 2)},
        products=half_of_the_products,
    ),
    softmax_case("full, bfloat16", peers_of=FULL, dtype=torch.bfloat16, quick=True),
    softmax_case("causal, bfloat16", peers_of=CAUSAL, options=BY_CAUSAL, mask=LOWER, dtype=torch.bfloat16),
    Case(
        f"additive score, hidden {HIDDEN}, {FEW} queries",
        "additive_attention",
        additive_shapes,
        lambda n: peers.written_and_compiled(peers.additive),
        spread=dict.fromkeys(("w_query", "w_key", "w_score"), HIDDEN**-0.5),
        lengths=(1024,),
    ),
    Case("linear", "linear_attention", attention, lambda n: peers.written_and_compiled(peers.linear)),
    Case(
        "linear, causal",
        "linear_attention",
        attention,
        lambda n: peers.written_and_compiled(peers.chunked_linear(CHUNK)),
        options=BY_CAUSAL,
        quick=True,
    ),
    Case(
        "heads and projections",
        "multi_head_attention",
        heads_shapes,
        lambda n: {"nn.MultiheadAttention": peers.module_of_torch(HEADS * WIDTH, HEADS)},
        quick=True,
    ),
    Case(
        "squeeze and excitation, " + " x ".join(map(str, IMAGE)),
        "squeeze_excitation",
        excitation_shapes,
        lambda n: peers.written_and_compiled(peers.excitation),
        lengths=(0,),
        quick=True,
    ),
    Case(
        "channel attention of CBAM, " + " x ".join(map(str, IMAGE)),
        "channel_attention",
        excitation_shapes,
        lambda n: peers.written_and_compiled(peers.channel),
        lengths=(0,),
    ),
    Case(
        "spatial attention of CBAM, " + " x ".join(map(str, IMAGE)),
        "spatial_attention",
        lambda n: {"image": IMAGE, "kernel": (2, KERNEL, KERNEL)},
        lambda n: peers.written_and_compiled(peers.spatial),
        lengths=(0,),
    ),
    Case(
        "CBAM, " + " x ".join(map(str, IMAGE)),
        "cbam",
        lambda n: {**excitation_shapes(n), "kernel": (2, KERNEL, KERNEL)},
        lambda n: peers.written_and_compiled(peers.cbam),
        lengths=(0,),
    ),
)
EVERY = (*CASES, *sizes.CASES)
