"""The laws of props on every generated backend of every formula of the catalogue.

The backends in torch and C++ run all laws with several examples each. Triton runs in its interpreter, which takes
milliseconds for each tile: few examples and lengths, and on each subject the laws of the plain formula with every
fourth of the others, another fourth on the next subject. For all laws and a longer search set LAW_EXAMPLES
to the number of examples a law, for example

    LAW_EXAMPLES=100 pytest tests/test_generated_laws.py -k "blockwise and window"
"""

import os
import zlib

import generated_subjects as subjects
import pytest
import torch

import props
from props import machine_laws

PLAIN_FORMULA = (
    "the output equals that of the plain formula",
    "the gradient equals that of the plain formula",
)
ALL_LAWS = [law.name for law in (*props.LAWS, *props.STRICTER_LAWS)]
PARTS = 4
EXAMPLES = {"reference": 1, "blockwise": 2, "triton": 1, "cpu": 2}  # beside the simplest one, of size 1
REPEATS = {"reference": 5, "blockwise": 5, "triton": 2, "cpu": 5}
TRITON_LENGTHS = (0, 1, 3, subjects.BLOCK + 1)
TRITON_SIZES = {"widths": (1, 3, 17), "leading": ((), (2,))}
HALVES = (torch.float16, torch.bfloat16)
HALF_CASES = ("plain", "boolean mask", "causal_lower_right", "bias", "grouped heads")
PAIR_OPTIONS = ("plain", "causal", "boolean mask", "float mask", "key lengths")
WITHOUT_INTERPRETER = ("blockwise", "cpu")
RELATIVE = ("relative_bias_attention", "relative_bias_attention_t5")


def attention_on(backend, dtypes=(torch.float32,)):
    sizes = {"lengths": TRITON_LENGTHS, **TRITON_SIZES} if backend == "triton" else {}
    return subjects.attention(backend, dtypes, **sizes)


ATTENTION_CASES = [case.name.partition("(")[2].rstrip(")") for case in props.cases(attention_on("reference"))]
on_each_backend = pytest.mark.parametrize("backend", subjects.BACKENDS)


def case_of(attention, name):
    return next(case for case in props.cases(attention) if case.name.endswith(f"({name})"))


def some_laws(subject):
    """The laws of the plain formula and a fourth of the others, which one depends on the subject's name."""
    others = [name for name in ALL_LAWS if name not in PLAIN_FORMULA]
    return [*PLAIN_FORMULA, *others[zlib.crc32(subject.name.encode()) % PARTS :: PARTS]]


def assert_laws(subject, backend, monkeypatch, laws=None, share=1):
    """Every law holds or does not apply.  share: a part of the usual number of examples."""
    monkeypatch.setattr(machine_laws, "REPEATS", REPEATS[backend])
    searched = int(os.environ.get("LAW_EXAMPLES", 0))
    examples = searched or max(1, EXAMPLES[backend] // share)
    if laws is None:
        laws = some_laws(subject) if backend == "triton" and not searched else ALL_LAWS
    results = props.verify(subject, laws, max_examples=examples, shrink=False)
    assert any(result.status == "HELD" for result in results)
    assert [f"{r.law} ({r.subject}): {r.status} {r.problem}\n{r.snippet}" for r in results if not r.good] == []


@on_each_backend
@pytest.mark.parametrize("case", ATTENTION_CASES)
def test_scaled_dot_attention_obeys_the_laws(case, backend, monkeypatch):
    assert_laws(case_of(attention_on(backend), case), backend, monkeypatch)


@on_each_backend
def test_scaled_dot_attention_keeps_the_conventions(backend, monkeypatch):
    assert_laws(attention_on(backend), backend, monkeypatch, [law.name for law in props.ATTENTION_LAWS])


@pytest.mark.parametrize("backend", WITHOUT_INTERPRETER)
@pytest.mark.parametrize("case", ("plain", "boolean mask", "window"))
def test_scaled_dot_attention_obeys_the_laws_in_float64(case, backend, monkeypatch):
    assert_laws(case_of(attention_on(backend, (torch.float64,)), case), backend, monkeypatch, share=2)


@pytest.mark.parametrize("backend", WITHOUT_INTERPRETER)
@pytest.mark.parametrize("case", HALF_CASES)
def test_scaled_dot_attention_obeys_the_laws_in_half_precision(case, backend, monkeypatch):
    assert_laws(case_of(attention_on(backend, HALVES), case), backend, monkeypatch, share=2)


@on_each_backend
@pytest.mark.parametrize("option", ["dropout", "causal dropout"])
def test_dropout_obeys_the_laws(option, backend, monkeypatch):
    assert_laws(subjects.dropout_subject(backend, option, backend == "triton"), backend, monkeypatch)


@on_each_backend
@pytest.mark.parametrize("option", PAIR_OPTIONS)
def test_additive_attention_obeys_the_laws(option, backend, monkeypatch):
    assert_laws(subjects.additive_subject(backend, option, backend == "triton"), backend, monkeypatch)


@on_each_backend
@pytest.mark.parametrize("option", ("plain", "causal"))
@pytest.mark.parametrize("name", RELATIVE)
def test_attention_with_a_relative_bias_obeys_the_laws(name, option, backend, monkeypatch):
    assert_laws(subjects.relative_subject(name, backend, option, backend == "triton"), backend, monkeypatch)


@on_each_backend
@pytest.mark.parametrize("option", ("plain", "boolean mask", "float mask"))
def test_blockwise_softmax_obeys_the_laws(option, backend, monkeypatch):
    assert_laws(subjects.blockwise_subject(backend, option, backend == "triton"), backend, monkeypatch)


@pytest.mark.parametrize("backend", ("reference", "blockwise", "triton"))
@pytest.mark.parametrize("name", ("softmax", "stable_softmax", "squeeze_excitation", "sinusoidal_encoding"))
def test_formulas_without_pairs_obey_the_laws(name, backend, monkeypatch):
    assert_laws(subjects.row_subject(name, backend), backend, monkeypatch)


@pytest.mark.parametrize("name", ("softmax", "squeeze_excitation"))
def test_formulas_without_pairs_obey_the_laws_in_other_precisions(name, monkeypatch):
    dtypes = (torch.float64, *HALVES)
    assert_laws(subjects.row_subject(name, "blockwise", dtypes=dtypes), "blockwise", monkeypatch)


@pytest.mark.parametrize("option", ("plain", "causal"))
@pytest.mark.parametrize("backend", WITHOUT_INTERPRETER)
def test_additive_attention_obeys_the_laws_in_other_precisions(option, backend, monkeypatch):
    subject = subjects.additive_subject(backend, option, True, dtypes=(torch.float64, *HALVES))
    assert_laws(subject, backend, monkeypatch, share=2)


def test_the_tiles_are_cut_down():
    for options in ({}, {"visibility": "causal_lower_right"}):
        for backend in ("blockwise", "triton"):
            function = subjects.function_of("scaled_dot_attention", backend, **options)
            (built,) = function.modules.values()
            defaults = built[backend].load().forward.__kwdefaults__
            assert subjects.BLOCK in defaults.values() or (subjects.BLOCK, subjects.BLOCK) in defaults.values()
