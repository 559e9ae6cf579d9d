"""The catalogue: formulas and their claims, nothing else.

`FORMULAS` names every formula; `formula(id, **options)` builds one, specialised by the options that it takes.
`CHAPTERS` names the subjects that have claims only; `IDS` are both.
`SHIPPED` lists the combinations of options that a build of the catalogue generates.
"""

import difflib
import inspect
from dataclasses import replace

from derive.catalogue import (
    alternatives,
    attention,
    decoder,
    heads,
    limits,
    linear,
    positions,
    rows,
    scores,
    sparse,
    vision,
)
from derive.catalogue.masks import Visibility
from derive.errors import NoFunction, UnknownFormula, UnknownOption, WrongKind, shown
from derive.formula import Chapter
from derive.options import OPTIONS

OPTION_VALUES = {option.name: tuple(option.values) for option in OPTIONS}

FORMULAS = {
    "softmax": rows.softmax,
    "dot_score": scores.dot_score,
    "scaled_dot_score": scores.scaled_dot_score,
    "additive_score": scores.additive_score,
    "general_score": scores.general_score,
    "scaled_dot_attention": attention.scaled_dot_attention,
    "additive_attention": attention.additive_attention,
    "self_attention": heads.self_attention,
    "cross_attention": heads.cross_attention,
    "multi_head_attention": heads.multi_head_attention,
    "stable_softmax": rows.stable_softmax,
    "padding_mask": sparse.padding_mask,
    "causal_mask": sparse.causal_mask,
    "prefix_lm_attention": sparse.prefix_lm_attention,
    "document_attention": sparse.document_attention,
    "window_attention": sparse.window_attention,
    "dilated_attention": sparse.dilated_attention,
    "banded_attention": sparse.banded_attention,
    "strided_attention": sparse.strided_attention,
    "relative_bias_attention": attention.relative_bias_attention,
    "relative_bias_attention_t5": attention.relative_bias_attention_t5,
    "blockwise_softmax": attention.blockwise_softmax,
    "linear_attention": linear.linear_attention,
    "retention": linear.retention,
    "gated_linear_attention": linear.gated_linear_attention,
    "forgetting_attention": linear.forgetting_attention,
    "squeeze_excitation": vision.squeeze_excitation,
    "channel_attention": vision.channel_attention,
    "spatial_attention": vision.spatial_attention,
    "cbam": vision.cbam,
    "sinusoidal_encoding": rows.sinusoidal_encoding,
    "rotary_encoding": positions.rotary_encoding,
    "rotary_attention": positions.rotary_attention,
    "alibi": positions.alibi,
    "bahdanau_decoder": decoder.bahdanau_decoder,
    "softcap_attention": alternatives.softcap_attention,
    "sink_attention": alternatives.sink_attention,
    "off_by_one_attention": alternatives.off_by_one_attention,
    "sigmoid_attention": alternatives.sigmoid_attention,
    "relu_attention": alternatives.relu_attention,
    "general_attention": alternatives.general_attention,
    "logsumexp_attention": alternatives.logsumexp_attention,
    "entropy_attention": alternatives.entropy_attention,
}

CHAPTERS: dict[str, Chapter] = {
    "finite_mask_value": limits.FINITE_MASK_VALUE,
    "equivariance_limits": limits.EQUIVARIANCE_LIMITS,
    "interpretability": limits.INTERPRETABILITY,
    "cost_model": Chapter(
        "cost_model",
        title="The cost of attention",
        summary="Operations, memory and data moved, counted. Held in full, the scores take N M elements. Blockwise "
        "evaluation does the same operations and holds O(N), but loads keys and values again for each block of rows: "
        "about N M (D + E) / R elements for blocks of R rows, not O(N), once they exceed the fast memory.",
        family="efficiency",
        references=(attention.FLASH,),
    ),
}

IDS = (*FORMULAS, *CHAPTERS)

CAUSAL = {"visibility": "causal_lower_right"}

SHIPPED = {
    "scaled_dot_attention": (
        {},
        CAUSAL,
        {"visibility": "causal_upper_left"},
        {"mask": "bool"},
        {"mask": "float"},
        {"key_lengths": True},
        {"window": True},
        CAUSAL | {"sliding_window": True},
        {"bias": True},
        {"grouped": True},
        CAUSAL | {"grouped": True},
        {"dropout": True},
        CAUSAL | {"dropout": True},
        {"weights": True},
    ),
    "additive_attention": ({}, CAUSAL, {"key_lengths": True}),
    "self_attention": ({}, CAUSAL),
    "cross_attention": ({}, {"key_lengths": True}),
    "multi_head_attention": (
        {},
        CAUSAL,
        {"key_lengths": True},
        CAUSAL | {"grouped": True},
        {"dropout": True},
        CAUSAL | {"dropout": True},
        {"key_lengths": True, "dropout": True},
        CAUSAL | {"grouped": True, "dropout": True},
        {"weights": True},
    ),
    "relative_bias_attention": ({}, CAUSAL),
    "relative_bias_attention_t5": ({}, CAUSAL),
    "blockwise_softmax": ({}, {"mask": "bool"}),
    "linear_attention": (
        {},
        CAUSAL,
        {"key_lengths": True},
        CAUSAL | {"key_lengths": True},
        {"features": "given"},
        CAUSAL | {"features": "given"},
    ),
    "gated_linear_attention": ({}, {"normalised": True}, {"per_width": True}),
    "squeeze_excitation": ({}, {"without_bias": True}),
    "cbam": ({}, {"without_bias": True}),
    "rotary_encoding": ({}, {"layout": "half_split"}),
    "rotary_attention": ({}, CAUSAL | {"layout": "half_split"}),
    "alibi": ({}, CAUSAL),
    "bahdanau_decoder": ({}, {"key_lengths": True}),
    "softcap_attention": ({}, CAUSAL, CAUSAL | {"grouped": True}),
    "sink_attention": ({}, CAUSAL, CAUSAL | {"sliding_window": True, "grouped": True}),
}


def formula(name, **options):
    """The formula of that id, specialised by its options.

    Raises UnknownFormula, NoFunction, UnknownOption, or FormulaError for a value that an option does not take.
    """
    if name in CHAPTERS:
        raise NoFunction(name, "formula")
    if name not in FORMULAS:
        raise UnknownFormula(name, list(FORMULAS), close_to(name, FORMULAS))
    known = option_names(name)
    for option in options:
        if option not in known:
            raise UnknownOption(name, option, known)
    chosen = {key: value for key, value in options.items() if value is not None and value is not False}
    for option, value in chosen.items():
        _check_value(name, option, value)
    return replace(_built(name, chosen), options=tuple(sorted(chosen.items())))


def _built(name, chosen):
    """Grouped heads change the axes of a formula only: most functions of the catalogue need not know of them."""
    if "grouped" not in chosen or "grouped" in _parameters(FORMULAS[name]):
        return FORMULAS[name](**chosen)
    return FORMULAS[name](**{key: value for key, value in chosen.items() if key != "grouped"}).with_group()


def _check_value(name, option, value):
    """An option says what a call will give; the reach of a window, a mask or a bias comes with the call."""
    values = OPTION_VALUES.get(option)
    if not isinstance(value, (str, int)) or (values and option != "visibility" and value not in values):
        expected = " or ".join(map(repr, values or (True,)))
        do = f"{option} says only what sort there is: numbers and tensors come with each call"
        raise WrongKind(f"the option {option} of {name}", shown(value), expected, do)


def subject(name):
    """What an id names: a Chapter, or the plain form of a formula."""
    return CHAPTERS[name] if name in CHAPTERS else formula(name)


def close_to(name, known):
    """The known names that a misspelt one may mean."""
    return difflib.get_close_matches(name, known)


def option_names(name):
    """The options that a formula takes."""
    names = _parameters(FORMULAS[name])
    if any(p.kind is p.VAR_KEYWORD for p in inspect.signature(FORMULAS[name]).parameters.values()):
        names += _parameters(Visibility.__init__)
    if "grouped" not in names and any(t.grouped for t in FORMULAS[name]().inputs):
        names.append("grouped")
    return names


def _parameters(function):
    parameters = inspect.signature(function).parameters.values()
    return [p.name for p in parameters if p.kind is p.POSITIONAL_OR_KEYWORD and p.name != "self"]


def variants(name):
    """The options of every combination that a build of the catalogue generates; the plain form first."""
    return SHIPPED.get(name, ({},))
