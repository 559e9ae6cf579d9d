"""Attention over a part of the keys: windows, bands, dilated and strided patterns, prefixes, documents, masks."""

from dataclasses import replace

from derive.catalogue.attention import scaled_dot_attention
from derive.catalogue.scores import VASWANI

LONGFORMER = 'Beltagy, Peters, Cohan, "Longformer: The Long-Document Transformer", 2020, section 3.1'
MISTRAL = 'Jiang et al., "Mistral 7B", 2023, section 2'
CHILD = 'Child et al., "Generating Long Sequences with Sparse Transformers", 2019, section 4.2'
T5 = 'Raffel et al., "Exploring the Limits of Transfer Learning with a Unified Text-to-Text Transformer", 2020, 2.1'
PACKING = 'Krell et al., "Efficient Sequence Packing without Cross-contamination", 2021'


def _pattern(name, title, summary, references, fixed, options, family="efficiency"):
    return replace(
        scaled_dot_attention(**{**options, **fixed}),
        id=name,
        title=title,
        summary=summary,
        family=family,
        references=references,
    )


def window_attention(**options):
    """Scaled dot-product attention over -left <= j - position(i) <= right."""
    return _pattern(
        "window_attention",
        "Window attention",
        "Each query sees the keys within a fixed reach to its left and to its right, so the work grows linearly.",
        (LONGFORMER, MISTRAL),
        {"window": True},
        options,
    )


def dilated_attention(**options):
    """Scaled dot-product attention over position(i) - j = 0 mod r, -left <= j - position(i) <= right."""
    return _pattern(
        "dilated_attention",
        "Dilated attention",
        "Each query sees every r-th key within its reach: a wider view for the same number of keys.",
        (LONGFORMER,),
        {"window": True, "dilation": True},
        options,
    )


def banded_attention(**options):
    """Scaled dot-product attention over lower < position(i) - j <= upper."""
    return _pattern(
        "banded_attention",
        "Banded attention",
        "Each query sees the keys whose distance lies in a band, which need not contain the query's own position.",
        (CHILD,),
        {"band": True},
        options,
    )


def strided_attention(**options):
    """Scaled dot-product attention over the last r keys and every r-th one before."""
    return _pattern(
        "strided_attention",
        "Strided attention",
        "Each query sees the last r keys and every r-th one before them: the strided pattern of sparse transformers.",
        (CHILD,),
        {"stride": True},
        options,
    )


def prefix_lm_attention(**options):
    """Scaled dot-product attention over j < prefix or j <= position(i)."""
    return _pattern(
        "prefix_lm_attention",
        "Prefix-LM attention",
        "All queries see the whole prefix; after it the view is causal.",
        (T5,),
        {"prefix_lengths": True},
        options,
        "masks",
    )


def document_attention(**options):
    """Scaled dot-product attention within documents that are packed into one sequence."""
    return _pattern(
        "document_attention",
        "Document-masked attention",
        "Several documents share a sequence; a query sees the keys of its own document only.",
        (PACKING,),
        {"documents": True},
        options,
        "masks",
    )


def padding_mask(**options):
    """Scaled dot-product attention over j < length of the batch entry."""
    return _pattern(
        "padding_mask",
        "Padding mask",
        "Sequences of different lengths share a batch; the keys behind the end of each take no part, so the result is "
        "that of the shortened sequence.",
        (VASWANI,),
        {"key_lengths": True},
        options,
        "masks",
    )


def causal_mask(visibility="causal_lower_right", **options):
    """Scaled dot-product attention over j <= position(i)."""
    return _pattern(
        "causal_mask",
        "Causal mask",
        "No query sees a key after its own position. With more keys than queries the last query sees the last key.",
        (VASWANI,),
        {"visibility": visibility},
        options,
        "masks",
    )
