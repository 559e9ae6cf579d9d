"""The laws on other formulas than scaled dot attention: the oracle is an argument, the bound is sampled on it."""

from dataclasses import replace

import pytest
import torch
from joined import with_backward

import props
from props import Axis, OutputSpec, Subject, TensorSpec

LENGTHS = Axis((1, 2, 3, 5, 15, 16, 17))
PERMUTING = "permuting an exchangeable axis permutes the outputs along with it"


def additive(q, k, v, wq, wk, b, u):
    hidden = (q @ wq.mT)[..., :, None, :] + (k @ wk.mT)[..., None, :, :] + b
    return (torch.tanh(hidden) @ u).softmax(-1) @ v


def additive_by_hidden_feature(q, k, v, wq, wk, b, u):
    """The same, one hidden feature after the other."""
    scores = 0
    for feature in range(u.shape[0]):
        left, right = q @ wq[feature], k @ wk[feature]
        scores = scores + u[feature] * torch.tanh(left[..., :, None] + right[..., None, :] + b[feature])
    raised = (scores - scores.amax(-1, keepdim=True).detach()).exp()
    return raised @ v / raised.sum(-1, keepdim=True)


ADDITIVE = Subject(
    name="additive attention",
    function=additive_by_hidden_feature,
    oracle=additive,
    tensors=(
        TensorSpec("q", ("N", "D")),
        TensorSpec("k", ("M", "D")),
        TensorSpec("v", ("M", "E")),
        TensorSpec("wq", ("A", "D"), shared=True),
        TensorSpec("wk", ("A", "D"), shared=True),
        TensorSpec("b", ("A",), shared=True),
        TensorSpec("u", ("A",), shared=True),
    ),
    outputs=(OutputSpec("o", ("N", "E")),),
    axes={"N": LENGTHS, "M": LENGTHS, "A": Axis((1, 2, 3, 5))},
    rows="N",
    keys="M",
    averages="v",
    exchangeable=("N", "M", "A"),
)


def excitation(x, w1, w2):
    squeezed = torch.relu(x.mean(-1) @ w1.mT)
    return torch.sigmoid(squeezed @ w2.mT)[..., None] * x


def excitation_by_sums(x, w1, w2):
    mean = x.sum(-1, keepdim=True) / x.shape[-1]
    gate = w2 @ torch.relu(w1 @ mean)
    return x / (1 + (-gate).exp())


EXCITATION = Subject(
    name="squeeze and excitation",
    function=excitation_by_sums,
    oracle=excitation,
    tensors=(
        TensorSpec("x", ("C", "P")),
        TensorSpec("w1", ("H", "C"), shared=True),
        TensorSpec("w2", ("C", "H"), shared=True),
    ),
    outputs=(OutputSpec("y", ("C", "P")),),
    axes={"P": Axis((1, 4, 9, 15)), "H": Axis((1, 2, 3))},
    exchangeable=("P", "H", "C"),
)


def relative(q, k, v, bias):
    rows, keys = q.shape[-2], k.shape[-2]
    place = torch.arange(rows)[:, None] - torch.arange(keys)[None, :] + keys - 1
    return (q @ k.mT + bias[place]).softmax(-1) @ v


def relative_row_by_row(q, k, v, bias):
    rows, keys = q.shape[-2], k.shape[-2]
    found = []
    for row in range(rows):
        scores = (k @ q[..., row, :, None])[..., 0] + bias[row : row + keys].flip(0)
        found.append((scores.softmax(-1)[..., None, :] @ v)[..., 0, :])
    return torch.stack(found, -2)


RELATIVE = Subject(
    name="relative bias",
    function=relative_row_by_row,
    oracle=relative,
    tensors=(
        TensorSpec("q", ("N", "D")),
        TensorSpec("k", ("M", "D")),
        TensorSpec("v", ("M", "E")),
        TensorSpec("bias", ("T",), shared=True),
    ),
    outputs=(OutputSpec("o", ("N", "E")),),
    axes={"N": LENGTHS, "M": LENGTHS, "T": Axis(of=lambda sizes: sizes["N"] + sizes["M"] - 1)},
    rows="N",
    keys="M",
    averages="v",
)


def one_more(q, k, v, keep):
    """exp(s) / (1 + sum exp(s)) over kept keys, with the logarithm of the denominator: an empty row has lse = 0."""
    scores = torch.where(keep[..., None, :], q @ k.mT, float("-inf"))
    with_sink = torch.cat([scores, torch.zeros_like(q[..., :1])], -1)
    return with_sink.softmax(-1)[..., :-1] @ v, with_sink.logsumexp(-1)


def one_more_forward(q, k, v, keep):
    scores, seen = q @ torch.where(keep[..., None], k, 0).mT, keep[..., None, :]
    peak = torch.where(seen, scores, float("-inf")).amax(-1, keepdim=True).clamp(min=0)
    raised = torch.where(seen, (torch.where(seen, scores, 0) - peak).exp(), 0)
    total = raised.sum(-1, keepdim=True) + (-peak).exp()
    return raised @ torch.where(keep[..., None], v, 0) / total, (total.log() + peak)[..., 0]


def one_more_backward(q, k, v, keep, o, lse, d_o, d_lse):
    k, v = (torch.where(keep[..., None], x, 0) for x in (k, v))
    weights = torch.where(keep[..., None, :], (q @ k.mT - lse[..., None]).exp(), 0)
    slope = weights * (d_o @ v.mT - (d_o * o).sum(-1, keepdim=True) + d_lse[..., None])
    return slope @ k, *(torch.where(keep[..., None], x, 0) for x in (slope.mT @ q, weights.mT @ d_o))


ONE_MORE = Subject(
    name="one more in the denominator",
    function=with_backward(one_more_forward, one_more_backward, ("q", "k", "v"), ("o", "lse")),
    oracle=one_more,
    tensors=(
        TensorSpec("q", ("N", "D")),
        TensorSpec("k", ("M", "D")),
        TensorSpec("v", ("M", "E")),
        TensorSpec("keep", ("M",), "boolean"),
    ),
    outputs=(OutputSpec("o", ("N", "E")), OutputSpec("lse", ("N",), wide=True)),
    axes={"N": LENGTHS, "M": LENGTHS},
    rows="N",
    keys="M",
    visible=lambda q, k, v, keep: keep[..., None, :].expand(*q.shape[:-1], k.shape[-2]),
    removable=True,
    exchangeable=("N", "M"),
)


@pytest.mark.parametrize("subject", [ADDITIVE, EXCITATION, RELATIVE, ONE_MORE], ids=lambda subject: subject.name)
def test_another_algorithm_for_the_same_formula_obeys_every_law(subject):
    results = props.verify(subject, max_examples=4)
    assert [f"{r.law}: {r.status} {r.problem}\n{r.snippet}" for r in results if not r.good] == []


def pools_seven_pixels(x, w1, w2):
    return excitation(x[..., :7], w1, w2)[..., :1] / x[..., :1] * x


def bias_of_the_first_feature(q, k, v, wq, wk, b, u):
    return additive(q, k, v, wq, wk, b[:1], u)


def transposed_bias(q, k, v, bias):
    return relative(q, k, v, bias.flip(0))


def detached_bias(q, k, v, bias):
    return relative(q, k, v, bias.detach())


def uniform(q, k, v, bias):
    return relative(q, k, v * 0.999, bias)


def without_lse_gradient(**arguments):
    output, lse = ONE_MORE.function(**arguments)
    return output, lse.detach()


def sink_forgotten(q, k, v, keep):
    return one_more(q, k, v, keep)[0], (q @ k.mT).masked_fill(~keep[..., None, :], float("-inf")).logsumexp(-1)


def sees_everything(q, k, v, keep):
    return one_more(q, k, v, torch.ones_like(keep))


WRONG = [
    (EXCITATION, pools_seven_pixels, PERMUTING),
    (ADDITIVE, bias_of_the_first_feature, PERMUTING),
    (RELATIVE, transposed_bias, "the output equals that of the plain formula"),
    (RELATIVE, detached_bias, "the gradient is right for each subset of the inputs"),
    (RELATIVE, uniform, "values of one give one"),
    (ONE_MORE, without_lse_gradient, "the gradient equals that of the plain formula"),
    (ONE_MORE, sink_forgotten, "the output equals that of the plain formula"),
    (ONE_MORE, sees_everything, "removing the hidden keys changes nothing"),
]


@pytest.mark.parametrize(("subject", "function", "law"), WRONG, ids=lambda value: getattr(value, "__name__", None))
def test_a_wrong_formula_is_found_by_its_law(subject, function, law):
    (result,) = props.verify(replace(subject, function=function), [law], max_examples=40, shrink=False)
    assert result.broken, f"{result.status} {result.problem}"
