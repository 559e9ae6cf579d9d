"""The generated functions of the catalogue as subjects of the laws: with small tiles, against oracles written by hand.

The oracles share nothing with the compiler: a line or two of torch each, differentiable any number of times.
"""

import tempfile
from functools import cache

import cpp
import hashed_numbers
import torch
from printed_sources import sources

from derive import catalogue
from derive.runtime import from_source
from props import EVERYTHING, Attention, Axis, OutputSpec, Subject, TensorSpec

BACKENDS = ("reference", "blockwise", "triton", "cpu")
BLOCK = 16
SMALL_TILES = f"""
for _function in (forward, globals().get("backward")):
    for _keyword, _value in (("block_rows", {BLOCK}), ("block_columns", {BLOCK}), ("blocks", ({BLOCK}, {BLOCK}))):
        if _keyword in (getattr(_function, "__kwdefaults__", None) or ()):
            _function.__kwdefaults__[_keyword] = _value
"""
LENGTHS = (0, 1, 2, 3, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK + 1)
LARGE = (1.0, 100.0, 1e4)
CACHE = tempfile.mkdtemp(prefix="generated_laws_")


@cache
def generated(name, backend, options=()):
    """The generated function of a formula of the catalogue, its tiles cut down to BLOCK by BLOCK."""
    text = sources(catalogue.formula(name, **dict(options)))[backend]
    text = cpp.in_small_tiles(text) if backend == "cpu" else text + SMALL_TILES
    return from_source(name, {backend: text}, backend, cache=CACHE)


def function_of(name, backend, **options):
    """The generated function; what is fixed by the options need not be given again."""
    return generated(name, backend, tuple(sorted(options.items())))


def shown(name, backend, options):
    """The line that a failure's snippet begins with."""
    return f"from generated_subjects import function_of\n\nfunction = function_of({name!r}, {backend!r}, **{options!r})"


class GeneratedAttention:
    """The canonical call of props.attention: each call takes the combination of options that its arguments choose."""

    def __init__(self, backend):
        self.backend = backend

    def __call__(self, q, k, v, **given):
        given = {name: value for name, value in given.items() if value is not None and value is not False}
        given = self.zeros_and_ones_as_bias(given)
        options = {name: True for name in ("bias", "key_lengths", "window", "sliding_window") if name in given}
        if "mask" in given:
            options["mask"] = "bool" if given["mask"].dtype == torch.bool else "float"
        if "visibility" in given:
            options["visibility"] = given["visibility"]
        if "enable_gqa" in given:
            options["grouped"] = True
        function = function_of("scaled_dot_attention", self.backend, **options)
        if "key_lengths" in given:
            return self.without_heads(function, q, k, v, given)
        return function(q, k, v, **given)

    @staticmethod
    def zeros_and_ones_as_bias(given):
        """A float mask of zeros and ones alone is refused as a likely mistake; what it adds may be given as a bias."""
        mask = given.get("mask")
        if mask is None or mask.dtype == torch.bool or "bias" in given or not bool(((mask == 0) | (mask == 1)).all()):
            return given
        return {**{name: value for name, value in given.items() if name != "mask"}, "bias": mask}

    @staticmethod
    def without_heads(function, q, k, v, given):
        """Lengths belong to the batch, the last leading dimension to the heads: with a head of one, all are batch."""
        results = function(q.unsqueeze(-3), k.unsqueeze(-3), v.unsqueeze(-3), **given)
        if isinstance(results, tuple):
            return results[0].squeeze(-3), results[1].squeeze(-2)
        return results.squeeze(-3)


def attention(backend, dtypes=(torch.float32,), lengths=LENGTHS, **sizes):
    """Scaled dot attention with every option; a float mask has no gradient (a bias has)."""
    source = f"from generated_subjects import GeneratedAttention\n\nfunction = GeneratedAttention({backend!r})"
    return Attention(
        f"scaled_dot_attention on {backend}", GeneratedAttention(backend), EVERYTHING - {"mask gradient"}, dtypes,
        tile=BLOCK, lengths=lengths, source=source, **sizes,
    )  # fmt: skip


def seen_keys(rows, keys, visibility=None, mask=None, key_lengths=None, **_):
    """The visible pairs of a call, (..., rows, keys)."""
    seen = torch.ones(rows, keys, dtype=torch.bool)
    if visibility == "causal_lower_right":
        seen = seen.tril(keys - rows)
    if key_lengths is not None:
        seen = torch.arange(keys) < key_lengths[..., None, None]
    return seen if mask is None else mask if mask.dtype == torch.bool else mask > -torch.inf


def weights_and_sums(scores, seen):
    """exp(score - logsumexp) over what is seen, 0 elsewhere, and its sum over each row, 1 where nothing is seen.

    The sampled rounding bound knows the roundings of this form, so it makes those that a blockwise form makes: the
    logsumexp, which may be large, is rounded twice (forward and backward); products are summed before they are divided,
    so that the gradient has the difference of two sums that are rounded apart.
    """
    some = seen.any(-1, keepdim=True)
    shown = torch.where(seen, scores, 0.0)
    if scores.shape[-1] == 0:
        return shown, torch.ones_like(shown.sum(-1, keepdim=True))
    peak = torch.where(some, torch.where(seen, scores.detach(), -torch.inf).amax(-1, keepdim=True), 0.0)
    total = torch.where(seen, torch.where(seen, shown.detach() - peak, 0.0).exp(), 0.0).sum(-1, keepdim=True)
    logsumexp = torch.where(some, total, 1.0).log() + peak
    again = torch.where(some, total, 1.0).log() + peak
    raised = torch.where(seen, torch.where(seen, shown - logsumexp, 0.0).exp() * (logsumexp - again).exp(), 0.0)
    return raised, torch.where(some, raised.sum(-1, keepdim=True), 1.0)


def average(scores, v, seen):
    """The average of the values that are seen; a NaN that is not seen has no influence."""
    raised, total = weights_and_sums(scores, seen)
    if bool(v.isfinite().all()):
        return raised @ v / total
    return torch.where(seen[..., None], raised[..., None] * v[..., None, :, :], 0.0).sum(-2) / total


def with_mask(scores, mask):
    """A float mask is added, where it does not hide."""
    if mask is None or mask.dtype == torch.bool:
        return scores
    return scores + torch.where(mask > -torch.inf, mask, 0.0)


def additive(q, k, v, w_query, w_key, b, w_score, **options):
    hidden = (q @ w_query.mT)[..., :, None, :] + (k @ w_key.mT)[..., None, :, :] + b
    scores = with_mask(torch.tanh(hidden) @ w_score, options.get("mask"))
    return average(scores, v, seen_keys(q.shape[-2], k.shape[-2], **options).expand(scores.shape))


def dropping(q, k, v, seed, dropout, **options):
    """Weights are dropped after their softmax."""
    scores = q @ k.mT * q.shape[-1] ** -0.5
    raised, total = weights_and_sums(scores, seen_keys(*scores.shape[-2:], **options).expand(scores.shape))
    return raised / total * hashed_numbers.kept(seed, *scores.shape[-2:], dropout) @ v


def relative(q, k, v, bias, scale=None, inside=True, **options):
    """bias (heads, N + M - 1) holds the distance i - j + M - 1."""
    rows, keys = q.shape[-2], k.shape[-2]
    place = torch.arange(rows)[:, None] - torch.arange(keys)[None, :] + keys - 1
    factor = q.shape[-1] ** -0.5 if scale is None else scale
    scores = (q @ k.mT + bias[:, place]) * factor if inside else q @ k.mT * factor + bias[:, place]
    return average(scores, v, seen_keys(rows, keys, **options).expand(scores.shape))


def given_scores(s, v, mask=None):
    seen = seen_keys(*s.shape[-2:], mask=mask).expand(s.shape)
    return average(with_mask(s, mask), v, seen)


def softmax(s):
    """The gradient p (d - sum p d) with weights from a rounded logsumexp, which then do not sum to one exactly.

    `slack` is 1 but for that rounding; it stands where the sum of the gradient passes.
    """
    if s.shape[-1] == 0:
        return s
    raised, total = weights_and_sums(s, torch.ones_like(s, dtype=torch.bool))
    peak = s.detach().amax(-1, keepdim=True)
    spread = (s.detach() - peak).exp().sum(-1, keepdim=True).log()
    slack = ((spread + peak) - (spread + peak)).exp()
    return raised / (total.detach() + (total - total.detach()) * slack)


def excitation(image, w1, b1, w2, b2):
    hidden = torch.relu(image.mean((-1, -2)) @ w1.mT + b1)
    return torch.sigmoid(hidden @ w2.mT + b2)[..., None, None] * image


def positions(like):
    """PE[p, 2 t] = sin(p / 10000^(2 t / D)), PE[p, 2 t + 1] its cosine."""
    rows, width = like.shape
    place, column = torch.arange(rows, dtype=torch.float64)[:, None], torch.arange(width)
    angle = place * 10000.0 ** (-2 * (column // 2) / width)
    return torch.where(column % 2 == 0, angle.sin(), angle.cos())


def table_of(function):
    """The table of positions as a function of a tensor that has its shape, dtype and device."""
    return lambda like: function(N=like.shape[0], D=like.shape[1], like=like)


Q, K, V = TensorSpec("q", ("N", "D")), TensorSpec("k", ("M", "D")), TensorSpec("v", ("M", "E"))
MASK, ADDED = TensorSpec("mask", ("N", "M"), "boolean"), TensorSpec("mask", ("N", "M"), "additive mask", gradient=False)
KEY_LENGTHS = TensorSpec("key_lengths", (), "integer", upper="M")
PAIRS = {"outputs": (OutputSpec("o", ("N", "E")),), "rows": "N", "keys": "M", "averages": "v"}
OPTIONS = {
    "plain": ({}, ()),
    "causal": ({"visibility": "causal_lower_right"}, ()),
    "boolean mask": ({"mask": "bool"}, (MASK,)),
    "float mask": ({"mask": "float"}, (ADDED,)),
    "key lengths": ({"key_lengths": True}, (KEY_LENGTHS,)),
    "dropout": ({"dropout": True}, (TensorSpec("seed", (), "integer", upper="M"),)),
    "causal dropout": (
        {"dropout": True, "visibility": "causal_lower_right"},
        (TensorSpec("seed", (), "integer", upper="M"),),
    ),
}


def pair_subject(name, backend, option, oracle, tensors, small, **more):
    """A formula over pairs of queries and keys, specialised by an option.  small: fewer lengths and batches."""
    options, added = OPTIONS[option]
    lengths = Axis((0, 1, 3, BLOCK, BLOCK + 1) if small else LENGTHS)
    function = function_of(name, backend, **options)
    fixed = {"visibility": options["visibility"]} if "visibility" in options else {}
    claims = {}
    if option not in ("plain", "dropout"):
        claims = {
            "visible": lambda **given: seen_keys(*_lengths_of(given), **fixed, **_modifiers(given)),
            "empty_rows": "zero",
            "hides_whole_keys": "causal" not in option,
            "removable": option in ("boolean mask", "float mask", "key lengths") and "T" not in more.get("axes", {}),
        }
    axes = {"N": lengths, "M": lengths, **more.pop("axes", {})}
    return Subject(
        name=f"{name} on {backend} ({option})",
        function=function,
        oracle=lambda **given: oracle(**given, **fixed),
        tensors=(*tensors, *added),
        axes=axes,
        source=shown(name, backend, options),
        **{**PAIRS, **claims, **more},
    )


def _lengths_of(given):
    if "s" in given:
        return given["s"].shape[-2:]
    return given["q"].shape[-2], given["k"].shape[-2]


def _modifiers(given):
    return {name: given[name] for name in ("mask", "key_lengths") if name in given}


def additive_subject(backend, option, small, **more):
    weights = (("w_query", "A", "D"), ("w_key", "A", "F"), ("b", "A"), ("w_score", "A"))
    shared = tuple(TensorSpec(name, axes, shared=True) for name, *axes in weights for axes in [tuple(axes)])
    tensors = (Q, TensorSpec("k", ("M", "F")), V, *shared)
    exchangeable = ("N", "M", "A", "D", "F") if option in ("plain", "boolean mask") else ("A", "D", "F")
    leading = {"leading": ((), (2,))} if small or option == "key lengths" else {}
    axes = {"A": Axis((1, 2, 3, 5))}
    return pair_subject(
        "additive_attention", backend, option, additive, tensors, small,
        axes=axes, exchangeable=exchangeable, **leading, **more,
    )  # fmt: skip


def relative_subject(name, backend, option, small, **more):
    heads = {"q": ("H", "N", "D"), "k": ("H", "M", "D"), "v": ("H", "M", "E")}
    tensors = (*(TensorSpec(n, axes) for n, axes in heads.items()), TensorSpec("bias", ("H", "T"), shared=True))
    table = Axis(of=lambda sizes: max(sizes["N"] + sizes["M"] - 1, 0))

    def oracle(**given):
        return relative(**given, inside=not name.endswith("t5"))

    return pair_subject(
        name, backend, option, oracle, tensors, small, axes={"T": table, "H": Axis((1, 2, 3))}, exchangeable=("H",),
        outputs=(OutputSpec("o", ("H", "N", "E")),), leading=((), (2,)), scalars={"scale": (None, 0.7)}, **more,
    )  # fmt: skip


def dropout_subject(backend, option, small, **more):
    leading = {"leading": ((), (2,))} if small else {}
    return pair_subject(
        "scaled_dot_attention", backend, option, dropping, (Q, K, V), small, exchangeable=("D", "E"),
        scalars={"dropout": (0.0, 0.25, 0.9, 1.0)}, averages=None, **leading, **more,
    )  # fmt: skip


def blockwise_subject(backend, option, small, **more):
    tensors = (TensorSpec("s", ("N", "M"), magnitudes=LARGE), V)
    leading = {"leading": ((), (2,))} if small else {}
    return pair_subject(
        "blockwise_softmax", backend, option, given_scores, tensors, small, exchangeable=("N", "M"), **leading, **more
    )


def row_subject(name, backend, **more):
    """A formula without pairs."""
    row = Axis(LENGTHS)
    if name == "sinusoidal_encoding":
        return Subject(
            f"{name} on {backend}", table_of(function_of(name, backend)), positions,
            (TensorSpec("like", ("N", "D"), gradient=False),), (OutputSpec("pe", ("N", "D")),), {"N": row},
            leading=((),), capabilities=frozenset(), **more,
        )  # fmt: skip
    common = {"function": function_of(name, backend), "source": shown(name, backend, {})}
    if name == "squeeze_excitation":
        tensors = (
            TensorSpec("image", ("C", "Y", "X")), TensorSpec("w1", ("R", "C"), shared=True),
            TensorSpec("b1", ("R",), shared=True), TensorSpec("w2", ("C", "R"), shared=True),
            TensorSpec("b2", ("C",), shared=True),
        )  # fmt: skip
        return Subject(
            f"{name} on {backend}", oracle=excitation, tensors=tensors, outputs=(OutputSpec("o", ("C", "Y", "X")),),
            exchangeable=("Y", "X", "C", "R"), **common, **more,
        )  # fmt: skip
    return Subject(
        f"{name} on {backend}", oracle=softmax, tensors=(TensorSpec("s", ("N",), magnitudes=LARGE),),
        outputs=(OutputSpec("p", ("N",)),), axes={"N": row}, exchangeable=("N",), **common, **more,
    )  # fmt: skip
