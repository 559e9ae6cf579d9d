"""Functions from source text: what a module must say of itself, the files, tables without inputs."""

import pytest
import torch

from derive import errors
from derive.options import canonical, folder, slug
from derive.runtime import expressions, from_source, load, modules, signature

# o = lambda weight x + offset, with a weight shared by the batch and a lambda per head
SUM = """
import torch

SIGNATURE = {
    "id": "weighted_sum",
    "backend": "reference",
    "options": {},
    "source": "made by hand",
    "sizes": {
        "BATCH": "batch", "HEADS": "batch", "N": "length", "M": "length", "T": "length", "D": "width", "R": "param"
    },
    "defaults": {"offset": "1/sqrt(D)"},
    "constraints": [["T", "N + M - 1"]],
    "forward": {
        "inputs": [
            ["weight", ["N", "M"], "real"],
            ["lambda", ["HEADS"], "real"],
            ["x", ["BATCH", "HEADS", "M", "D"], "real"],
            ["table", ["2*R + 1"], "real"],
            ["spare", ["T"], "real"],
            ["offset", [], "scalar"],
        ],
        "params": ["R"],
        "outputs": [["o", ["BATCH", "HEADS", "N", "D"], "input"], ["total", ["BATCH", "HEADS", "D"], "accumulate"]],
        "extra": [],
        "saved": [],
    },
    "backward": {
        "inputs": ["weight", "lambda", "x", "offset"],
        "saved": [],
        "cotangents": ["o", "total"],
        "params": [],
        "outputs": [["weight", ["N", "M"]], ["lambda", ["HEADS"]], ["x", ["BATCH", "HEADS", "M", "D"]]],
    },
}


def forward(weight, gain, x, table, spare, offset, R):
    o = gain[:, None, None] * (weight @ x) + offset
    return o, x.sum(-2).to(torch.promote_types(x.dtype, torch.float32))


def backward(weight, gain, x, offset, d_o, d_total):
    d_sum = gain[:, None, None] * d_o
    d_x = weight.mT @ d_sum + d_total[..., None, :].to(x.dtype)
    return (d_sum @ x.mT).sum((0, 1)), (d_o * (weight @ x)).sum((0, 2, 3)), d_x
"""

TABLE = """
import torch

SIGNATURE = {
    "id": "table", "backend": "blockwise", "options": {}, "source": "made by hand",
    "sizes": {"N": "length", "D": "width"},
    "forward": {"inputs": [], "params": ["N", "D"], "like": True, "outputs": [["pe", ["N", "D"], "input"]]},
    "backward": None,
}


def forward(N, D, like):
    return (torch.arange(N * D, dtype=like.dtype, device=like.device).reshape(N, D),)
"""


@pytest.fixture
def weighted_sum(tmp_path):
    return from_source("weighted_sum", {"reference": SUM}, "reference", cache=tmp_path)


def inputs(*leading, heads=3, dtype=torch.float64):
    shapes = {"weight": (2, 4), "lambda": (heads,), "x": (*leading, heads, 4, 5), "table": (7,), "spare": (5,)}
    random = torch.Generator().manual_seed(0)
    return {name: torch.randn(s, generator=random, dtype=dtype).requires_grad_() for name, s in shapes.items()}


def plain(given, offset):
    return given["lambda"][:, None, None] * (given["weight"] @ given["x"]) + offset


@pytest.mark.parametrize("leading", [(), (2,), (2, 3)], ids=str)
def test_shared_and_per_head_tensors_get_their_gradients_summed(weighted_sum, leading):
    given = inputs(*leading)
    o, total = weighted_sum(**given, R=3)
    torch.testing.assert_close(o, plain(given, 5**-0.5))
    torch.testing.assert_close(total, given["x"].sum(-2))
    wanted = [given[name] for name in ("weight", "lambda", "x")]
    expected = torch.autograd.grad(plain(given, 0).sin().sum() + given["x"].sum(-2).cos().sum(), wanted)
    got = torch.autograd.grad((o - 5**-0.5).sin().sum() + total.cos().sum(), wanted)
    for a, b in zip(got, expected, strict=True):
        torch.testing.assert_close(a, b)


def test_an_input_that_no_output_depends_on_has_gradient_zero(weighted_sum):
    given = inputs(2)
    o, _ = weighted_sum(**given, R=3)
    gradients = torch.autograd.grad(o.sum(), (given["table"], given["spare"]))
    assert all((g == 0).all() for g in gradients)


def test_mapping_over_a_shared_tensor_calls_once_an_element(weighted_sum):
    given = inputs(2)
    weights = torch.randn(3, 2, 4, dtype=torch.float64)
    mapped = torch.vmap(lambda w: weighted_sum(**{**given, "weight": w}, R=3)[0])(weights)
    for w, o in zip(weights, mapped, strict=True):
        torch.testing.assert_close(o, weighted_sum(**{**given, "weight": w}, R=3)[0])


@pytest.mark.parametrize(
    "name", ["self", "identifier", "like", "d_o", "needs", "Tensor", "float", "None", "def", "torch"]
)
def test_a_tensor_may_have_any_name(name, tmp_path):
    named = from_source("named", {"reference": SUM.replace('"x"', f'"{name}"')}, "reference", cache=tmp_path)
    given = inputs(2)
    given[name] = given.pop("x")
    o, _ = named(**given, R=3)
    o.sum().backward()
    assert given[name].grad.shape == (2, 3, 4, 5)
    assert named.explain(**given, R=3).backend == "reference"


def test_sizes_that_must_fit_are_checked(weighted_sum):
    given = inputs(2)
    with pytest.raises(errors.ConstraintBroken, match=r"the size T is 3, expected \(N \+ M\) - 1 = 5"):
        weighted_sum(**{**given, "spare": torch.zeros(3, dtype=torch.float64)}, R=3)
    with pytest.raises(errors.DoesNotBroadcast, match=r"table has the shape \(7,\)"):
        weighted_sum(**given, R=2)
    with pytest.raises(errors.WrongRank, match=r"weight .* exactly \(N, M\)"):
        weighted_sum(**{**given, "weight": torch.zeros(1, 2, 4, dtype=torch.float64)}, R=3)
    with pytest.raises(errors.NegativeReach, match="R is -1"):
        weighted_sum(**given, R=-1)
    with pytest.raises(errors.MissingArgument, match="R is missing"):
        weighted_sum(**given)
    with pytest.raises(errors.NoSuchOutput, match="o, total"):
        weighted_sum(**given, R=3, return_lse=True)


def test_a_table_has_no_tensor_and_takes_its_dtype_and_sizes(tmp_path):
    table = from_source("table", {"blockwise": TABLE}, cache=tmp_path)
    for wrong in ({"dtype": "float32"}, {"dtype": torch.int32}, {"device": "gpu"}, {"like": 3}):
        with pytest.raises(errors.WrongType, match=next(iter(wrong))):
            table(N=2, D=3, **wrong)
    assert torch.equal(table(N=2, D=3), torch.arange(6.0).reshape(2, 3))
    assert table(N=2, D=3, dtype=torch.float16).dtype == torch.float16
    assert table(N=0, D=3, like=torch.zeros(1, dtype=torch.float64)).dtype == torch.float64
    assert table(N=2, D=3, device="meta").device.type == "meta"
    compiled = torch.compile(lambda x: x + table(N=4, D=3, like=x), fullgraph=True, backend="aot_eager")
    assert torch.equal(compiled(torch.zeros(4, 3)), table(N=4, D=3))


DAMAGE = {
    "it has no SIGNATURE": ("SIGNATURE =", "SIGN ="),
    "is not a literal": ('"id": "weighted_sum"', '"id": str(1)'),
    "is not complete": ('"outputs": [["o"', '"results": [["o"'),
    "has the kind 'reel'": ('["N", "M"], "real"]', '["N", "M"], "reel"]'),
    "has the dtype 'f16'": ('"accumulate"]', '"f16"]'),
    "the size Q is not among its sizes": ('["N", "M"], "real"]', '["N", "Q"], "real"]'),
    "cannot be read": ('"2*R + 1"', '"2*R +"'),
    "names total_, which": ('"saved": [],\n        "cotangents"', '"saved": ["total_"],\n        "cotangents"'),
    "not valid Python": ("import torch", "import"),
}


@pytest.mark.parametrize("part", DAMAGE)
def test_a_module_that_breaks_the_contract_is_refused_before_it_runs(part, tmp_path):
    before, after = DAMAGE[part]
    assert before in SUM
    with pytest.raises(errors.BadSignature, match=part):
        from_source("damaged", {"reference": SUM.replace(before, after, 1)}, cache=tmp_path)


@pytest.mark.parametrize(
    ("before", "after", "part"),
    [
        ("return o, ", "return o.float(), ", "o as .* torch.float32, its SIGNATURE says .* torch.float64"),
        ("return o, ", "return o[..., :1], ", r"o as \(2, 3, 2, 1\)"),
        ("return o, x", "return (o,) or x", "1 tensors, its SIGNATURE says 2"),
        (".sum((0, 2, 3)), d_x", ".sum((0, 2, 3), True), d_x", "lambda as"),
    ],
)
def test_results_that_differ_from_the_signature_are_refused(before, after, part, tmp_path):
    assert before in SUM
    function = from_source("other", {"reference": SUM.replace(before, after)}, "reference", cache=tmp_path)
    given = inputs(2)
    with pytest.raises(errors.GeneratedMismatch, match=part):
        function(**given, R=3)[0].sum().backward()


def test_a_result_that_is_an_argument_is_copied(tmp_path):
    text = SUM.replace("    o = gain", "    return x[..., :2, :], x.float()[..., 0, :]\n    o = gain").replace(
        "    return (d_sum @ x.mT)", "    d_x = x\n    return (d_sum @ x.mT)"
    )
    same = from_source("same", {"reference": text}, "reference", cache=tmp_path)
    given = inputs(heads=1, dtype=torch.float32)
    given["x"] = torch.randn(1, 1, 2, 5, requires_grad=True)
    given["weight"], given["spare"] = torch.randn(2, 2), torch.randn(3)
    o, total = same(**given, R=3)
    (gradient,) = torch.autograd.grad(o.sum(), given["x"])
    assert torch.equal(o, given["x"])
    assert torch.equal(gradient, given["x"])
    pointers = {x.untyped_storage().data_ptr() for x in (o, total, gradient, given["x"])}
    assert len(pointers) == 4


def test_source_text_becomes_a_file_of_its_own_content(tmp_path):
    first = from_source("f", {"reference": SUM}, cache=tmp_path)
    again = from_source("f", {"reference": SUM}, cache=tmp_path)
    other = from_source("f", {"reference": SUM.replace("+ offset", "- offset")}, "reference", cache=tmp_path)
    given = inputs(2)
    with pytest.warns(UserWarning, match="blockwise was not generated"):
        choice = first.explain(**given, R=3)
    with pytest.warns(UserWarning, match="blockwise was not generated"):
        assert again.explain(**given, R=3) == choice
    assert choice.file.read_text() == SUM
    assert tmp_path in choice.file.parents
    torch.testing.assert_close(other(**given, R=3)[0], plain(given, -(5**-0.5)))


def test_the_cache_lies_where_the_environment_says(monkeypatch, tmp_path):
    monkeypatch.setenv("DERIVE_CACHE", str(tmp_path / "own"))
    from_source("f", {"reference": SUM}, "reference")
    assert list((tmp_path / "own").rglob("reference.py"))
    monkeypatch.delenv("DERIVE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert modules.cache_folder() == tmp_path / "xdg" / "derive"


def test_a_build_elsewhere_is_loaded_from_its_folder(tmp_path):
    place = tmp_path / folder("weighted_sum", {"temperature": 2})
    place.mkdir(parents=True)
    (place / "reference.py").write_text(SUM.replace('"options": {}', '"options": {"temperature": 2}'))
    (tmp_path / ".new-1-weighted_sum").mkdir()
    function = load("weighted_sum", "reference", out=tmp_path, temperature=2)
    assert function(**inputs(2), R=3)[0].shape == (2, 3, 2, 5)
    with pytest.raises(errors.NotBuilt, match="temperature=2"):
        load("weighted_sum", "reference", out=tmp_path)(**inputs(2), R=3)
    (place / "reference.py").write_text(SUM)
    with pytest.raises(errors.BadSignature, match="its options are 'none'"):
        load("weighted_sum", "reference", out=tmp_path, temperature=2)(**inputs(2), R=3)
    with pytest.raises(errors.NothingGenerated, match="generated are: weighted_sum;"):
        load("other", out=tmp_path)


def test_an_option_of_a_function_from_source_is_fixed(tmp_path):
    text = SUM.replace('"options": {}', '"options": {"grouped": True, "temperature": 2}')
    function = from_source("fixed", {"reference": text}, "reference", cache=tmp_path)
    assert function.presets == {"enable_gqa": True, "temperature": 2}
    assert function.explain(**inputs(2), R=3).options == "grouped+temperature=2"


# The small things below


def test_the_name_of_a_combination():
    assert slug({}) == ""
    assert slug({"mask": "float", "visibility": "causal_upper_left", "bias": None}) == "causal_upper_left+float_mask"
    assert slug({"own": 3, "weights": True, "grouped": True}) == "grouped+weights+own=3"
    assert list(canonical({"bias": True, "window": True, "mask": False})) == ["window", "bias"]
    assert folder("f", {"window": True}) == "f/window"
    assert folder("f") == "f"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2*R + 1", 7),
        ("N//2 - R", 1),
        ("N % 5", 3),
        ("1/sqrt(D)", 0.5),
        ("-R", -3),
        ("D**(-1/2)", 0.5),
        ("Max(R, 8)", 8),
    ],
)
def test_expressions_over_sizes(text, value):
    assert expressions.evaluate(expressions.parse(text, "here"), {"R": 3, "N": 8, "D": 4}) == value


@pytest.mark.parametrize("text", ["1/sqrt(D)", "D**(-1/2)", "R/D", "R % D", "R//D"])
def test_division_by_a_size_of_zero_is_zero(text):
    assert expressions.evaluate(expressions.parse(text, "here"), {"R": 3, "D": 0}) == 0


@pytest.mark.parametrize("text", ["__import__('os')", "D.real", "[1]", "D if R else 0", "1j", "'a'"])
def test_an_expression_is_nothing_but_arithmetic(text):
    with pytest.raises(errors.BadSignature):
        expressions.parse(text, "here")


def test_a_signature_is_read_without_running_the_module(tmp_path):
    own = signature.from_text("raise SystemExit\n" + SUM, "here")
    assert [a.name for a in own.tensors] == ["weight", "lambda", "x", "table", "spare"]
    assert own.scalars == ("offset",)
