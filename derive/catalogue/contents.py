"""The order of the report's contents, and the claims that popular texts get wrong."""

PARTS = (
    (
        "The core frame",
        (
            "softmax", "dot_score", "scaled_dot_score", "additive_score", "scaled_dot_attention", "additive_attention",
            "self_attention", "cross_attention", "multi_head_attention",
        ),
    ),
    ("Stability and masks", ("stable_softmax", "padding_mask", "causal_mask", "finite_mask_value")),
    (
        "Efficiency",
        (
            "window_attention", "banded_attention", "dilated_attention", "strided_attention", "linear_attention",
            "blockwise_softmax", "cost_model",
        ),
    ),
    ("Vision", ("squeeze_excitation", "channel_attention", "spatial_attention", "cbam")),
    (
        "Positions and limits",
        (
            "sinusoidal_encoding", "relative_bias_attention", "relative_bias_attention_t5", "rotary_encoding",
            "rotary_attention", "alibi", "equivariance_limits", "interpretability",
        ),
    ),
    ("The module", ("bahdanau_decoder",)),
)  # fmt: skip

REST = "Beyond the text"
OWN = "Your own formulas"

# (what popular texts say, why it is false, what says so: (id, a claim of it that is refuted, or one that is proved and
# contradicts the text), or (id, "") for every refuted claim of it)
POPULAR = (
    (
        "An upper triangle with its diagonal, used as the mask of what to drop, is a causal mask.",
        "It hides each token from itself, and the first row sees nothing.",
        (("causal_mask", "triangle-with-diagonal-is-causal"),),
    ),
    (
        "Filling with −1e9 is the same as excluding a key.",
        "A score may lie below −1e9, a row may be masked whole, and half precision has no such number.",
        (("finite_mask_value", ""),),
    ),
    (
        "Blockwise attention moves O(N) data through main memory.",
        "Keys and values are read again for each block of queries: the traffic grows as N M (D + E) / block.",
        (("cost_model", ""),),
    ),
    (
        "Squeeze-and-excitation is a self-attention over channels.",
        "A convex combination of equal rows gives that row back; the excitation gives a factor below 1.",
        (("squeeze_excitation", "is-self-attention-over-channels"), ("squeeze_excitation", "output-between-channels")),
    ),
    (
        "The additive score is more expressive than the dot product, having more parameters.",
        "It is bounded by ∑ |v_a|, the dot product is not; and the dot product is bilinear, the additive score is not.",
        (("additive_score", ""), ("additive_score", "is-never-the-dot-product")),
    ),
    (
        "The weights of a softmax identify what the model used.",
        "With more keys than the rank of [V | 1], other weights give the same output.",
        (("interpretability", ""), ("interpretability", "more-keys-than-the-rank-have-other-weights")),
    ),
)  # fmt: skip
