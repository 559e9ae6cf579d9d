"""Sizes at which a kernel that is fast elsewhere may be slow: short, a single head, one query, odd widths, groups."""

from functools import partial

from derive.bench.case import BATCH, HEADS, SIZES, WIDTH, Case
from derive.bench.counts import products
from derive.bench.peers import attention_peers, causal

LENGTH, CACHED, FEW, GROUP = 1024, 4096, 16, 4
WIDTHS = (32, 80, 96, 128, 256)
BY_CAUSAL = {"visibility": "causal_lower_right"}


def shaped(length, *, heads=HEADS, key_heads=None, queries=None, width=WIDTH, value_width=None):
    """q (B, H, L, D), k (B, G, N, D), v (B, G, N, E)"""
    key_heads = key_heads or heads
    return {
        "q": (BATCH, heads, queries or length, width),
        "k": (BATCH, key_heads, length, width),
        "v": (BATCH, key_heads, length, value_width or width),
    }


def sized(label, length=LENGTH, *, lower_right=False, quick=False, **sizes):
    """A softmax attention over `length` keys; lower_right: the last query sees all keys."""
    shapes = partial(shaped, **sizes)
    grouped = {"enable_gqa": True} if "key_heads" in sizes else {}
    square = "queries" not in sizes
    mask = {"seen": causal, "causal": square} if lower_right else {}

    def peers(n):
        return attention_peers(sizes.get("queries", n), n, grouped=bool(grouped), **mask)

    return Case(
        label,
        "scaled_dot_attention",
        shapes,
        peers,
        options=(BY_CAUSAL if lower_right else {}) | grouped,
        lengths=(length,),
        products=lambda n: products(shapes(n), causal=lower_right),
        group=SIZES,
        quick=quick,
    )


CASES = (
    sized("short", 256),
    sized("short, causal", 256, lower_right=True),
    sized("a single head", heads=1),
    sized("a single head, causal", heads=1, lower_right=True),
    sized("decode: 1 query", CACHED, queries=1, quick=True),
    sized(f"decode: {FEW} queries, lower right", CACHED, queries=FEW, lower_right=True),
    *(sized(f"D = {width}", width=width, quick=width == 80) for width in WIDTHS),
    sized("D = 128, causal", width=128, lower_right=True),
    sized("D = 64, E = 128", width=64, value_width=128),
    sized("D = 128, E = 64", width=128, value_width=64),
    sized(f"groups of {GROUP} heads", key_heads=HEADS // GROUP, quick=True),
    sized(f"groups of {GROUP} heads, causal", key_heads=HEADS // GROUP, lower_right=True),
    sized(f"groups of {GROUP} heads, decode", CACHED, key_heads=HEADS // GROUP, queries=1),
)
