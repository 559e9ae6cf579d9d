"""A backend that cannot be printed leaves the others, and its reason is said wherever somebody asks for it."""

import json
import warnings

import pytest
import sympy as sp
import torch
from test_building import ROOT
from test_building import derive as command

from derive.compiling import compile, sources_of
from derive.errors import BackendUnavailable, NoEntry
from derive.formula import Formula, Index, Size, Tensor, total
from derive.runtime import from_source, load

N, M, D, E = Size("N"), Size("M"), Size("D", "width"), Size("E", "width")
i, j, d, e = Index("i", N), Index("j", M), Index("d", D), Index("e", E)
q, v = Tensor("q", N, D), Tensor("v", M, D, E)
REASON = "a value of pairs with a width of its own"
SPEC = """
from derive import Formula, Index, Size, Tensor, total
N, M, D, E = Size("N"), Size("M"), Size("D", "width"), Size("E", "width")
i, j, d, e = Index("i", N), Index("j", M), Index("d", D), Index("e", E)
q, v = Tensor("q", N, D), Tensor("v", M, D, E)
energy = Formula("energy", [q, v], {"o": total(total(total(q[i, d] * v[j, d, e], d) ** 2, e), j)})
"""


@pytest.fixture(scope="module")
def sources():
    return sources_of(Formula("energy", [q, v], {"o": total(total(total(q[i, d] * v[j, d, e], d) ** 2, e), j)}))


def test_the_others_are_printed_and_run(sources, tmp_path):
    assert sorted(sources) == ["reference"]
    function = from_source("energy", sources, "reference", cache=tmp_path)
    x, y = torch.randn(2, 5, 4), torch.randn(2, 7, 4, 3)
    torch.testing.assert_close(function(x, y), torch.einsum("bid,bjde->bije", x, y).square().sum((2, 3)))


@pytest.mark.parametrize("backend", ["blockwise", "triton"])
def test_who_asks_for_it_is_told_the_reason(sources, backend, tmp_path):
    function = from_source("energy", sources, backend, cache=tmp_path)
    with pytest.raises(BackendUnavailable, match=REASON) as caught:
        function(torch.randn(2, 5, 4), torch.randn(2, 7, 4, 3))
    assert "it could not be generated" in str(caught.value)
    assert "generated: reference" in str(caught.value)


def test_explain_and_the_warning_say_the_reason(sources, tmp_path):
    function = from_source("energy", sources, cache=tmp_path)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        choice = function.explain(torch.randn(2, 5, 4), torch.randn(2, 7, 4, 3))
    assert REASON in str(choice)
    assert REASON in str(caught[0].message)


def test_a_build_and_its_documents_say_the_reason(tmp_path):
    (tmp_path / "own.py").write_text(SPEC)
    done = command("build", "--spec", "own.py", cwd=tmp_path, COLUMNS="400")
    for backend in ("blockwise", "triton"):
        assert f"no {backend} backend" in done.stdout
    assert REASON in done.stdout
    assert "The derivations are in" in done.stdout
    for path in ("energy/derivation.md", "report/energy.html", "energy/reference.py", "energy/manifest.json"):
        assert REASON in (tmp_path / "generated" / path).read_text(), path
    with pytest.raises(BackendUnavailable, match=REASON):
        load("energy", "triton", out=tmp_path / "generated")(torch.randn(2, 5, 4), torch.randn(2, 7, 4, 3))


def test_list_says_the_reason(tmp_path):
    folder = tmp_path / "generated" / "softmax"
    folder.mkdir(parents=True)
    stored = json.loads((ROOT / "generated" / "softmax" / "manifest.json").read_text())
    changed = {"missing": {"": {"triton": "no lanes"}}, "backends": {"reference": []}}
    (folder / "manifest.json").write_text(json.dumps(stored | changed))
    assert "softmax has no triton backend: no lanes" in command("list", cwd=tmp_path).stdout
    assert '"triton": "no lanes"' in command("list", "--json", cwd=tmp_path).stdout


@pytest.mark.parametrize("value", [sp.gamma(q[i, d]), sp.besselj(0, q[i, d]), sp.Heaviside(q[i, d])], ids=str)
def test_a_formula_without_any_backend_is_refused_with_what_there_is(value):
    with pytest.raises(NoEntry, match=r"write the formula with Abs, cos, .*, Piecewise"):
        compile(Formula("f", [q, v], {"o": total(value * v[j, d, e], j)}))
