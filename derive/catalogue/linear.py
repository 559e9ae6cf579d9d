"""Attention whose weights are products of features: linear attention, and recurrent forms with a decay or gates."""

import sympy as sp

from derive.catalogue.attention import k, output, q, scale, v
from derive.catalogue.axes import D, E, d, e, i, j
from derive.catalogue.masks import Visibility
from derive.errors import FormulaError
from derive.formula import Formula, Index, Let, Size, Tensor, logsigmoid, relu, total, where

KATHAROPOULOS = 'Katharopoulos et al., "Transformers are RNNs: Fast Autoregressive Transformers", 2020, section 3'
RETNET = 'Sun et al., "Retentive Network: A Successor to Transformer for Large Language Models", 2023, section 2'
GLA = 'Yang et al., "Gated Linear Attention Transformers with Hardware-Efficient Training", 2024, section 4'
FOX = 'Lin et al., "Forgetting Transformer: Softmax Attention with a Forget Gate", 2025, section 3'

L = Size("L")
x, y, u = Index("i", L), Index("j", L), Index("u", L)  # a query, a key and a gate of one sequence
queries, keys, values = Tensor("q", L, D), Tensor("k", L, D), Tensor("v", L, E)
dot = total(queries[x, d] * keys[y, d], d)
earlier = y <= x


def elu_plus_one(z):
    """elu(z) + 1: exp(z) below 0, z + 1 above; positive, with a continuous derivative."""
    return sp.exp(z - relu(z)) + relu(z)


FEATURES = {"elu_plus_one": elu_plus_one, "given": lambda z: z}


def average(weight, value, over, seen):
    """sum of weight * value / sum of weight, over what is seen"""
    return total(where(seen, weight * value), over) / total(where(seen, weight), over)


def sequence_output(value):
    return (Let("o", (x, e), value),)


def linear_attention(features="elu_plus_one", **options):
    """o_ie = sum_j w_ij v_je / sum_j w_ij,  w_ij = sum_d phi(q_id) phi(k_jd)

    features: phi, "elu_plus_one" or "given": q and k are features already, of any map whose products are positive.
    """
    if features not in FEATURES:
        raise FormulaError(f"the features {features!r} are not known", 'use "elu_plus_one" or "given"')
    seen, phi = Visibility(**options), FEATURES[features]
    weight = total(phi(q[i, d]) * phi(k[j, d]), d)
    return Formula(
        "linear_attention",
        [q, k, v, *seen.inputs],
        output(average(weight, v[j, e], j, seen.condition)),
        title="Linear attention",
        summary="The weight of a key is the dot product of positive features of query and key, elu(x) + 1 = "
        "exp(x − relu(x)) + relu(x) or given ones, and no exponential of a score. So the sums over keys can be taken "
        "first, and time grows with the length, not with its square: with all keys visible they are one matrix a head, "
        "in causal order a matrix that is carried from block to block.",
        family="linear",
        references=(KATHAROPOULOS,),
    )


def retention():
    """o_ie = sum_{j <= i} gamma^(i - j) (sum_d q_id k_jd) v_je,  gamma = sigmoid(rate), one rate a head"""
    rate = Tensor("rate", per_head=True)
    decay = sp.exp((x - y) * logsigmoid(rate[()]))
    return Formula(
        "retention",
        [queries, keys, values, rate],
        sequence_output(total(where(earlier, dot * decay * values[y, e]), y)),
        title="Retention",
        summary="Linear attention without a normaliser, in causal order; what lies n places back counts gamma^n. The "
        "rate of a head is learnt; its sigmoid keeps gamma between 0 and 1.",
        family="linear",
        references=(RETNET,),
    )


def gated_linear_attention(normalised=False, per_width=False):
    """o_ie = sum_{j <= i} (sum_d q_id k_jd prod_{j < u <= i} sigmoid(gate_u)) v_je"""
    gate = Tensor("gate", L, D) if per_width else Tensor("gate", L)
    own = (d,) if per_width else ()

    def passed(place):
        return total(where(u <= place, logsigmoid(gate[(u, *own)])), u)

    decay = sp.exp(passed(x) - passed(y))
    if normalised and not per_width:
        weight = total(elu_plus_one(queries[x, d]) * elu_plus_one(keys[y, d]), d) * decay
    elif normalised:
        weight = total(elu_plus_one(queries[x, d]) * elu_plus_one(keys[y, d]) * decay, d)
    else:
        weight = total(queries[x, d] * keys[y, d] * decay, d) if per_width else dot * decay
    sums = average(weight, values[y, e], y, earlier) if normalised else total(where(earlier, weight * values[y, e]), y)
    return Formula(
        "gated_linear_attention",
        [queries, keys, values, gate],
        sequence_output(sums),
        title="Gated linear attention",
        summary="Retention with a decay that depends on the input: at each place a gate between 0 and 1 says how much "
        "of the past stays, for the whole head or for each width of the keys. The products of gates are differences "
        "of prefix sums of their logarithms.",
        family="linear",
        references=(GLA,),
    )


def forgetting_attention():
    """o_ie = sum_{j <= i} softmax_j(scale q_i . k_j + sum_{j < u <= i} log sigmoid(gate_u)) v_je"""
    gate = Tensor("gate", L)

    def passed(place):
        return total(where(u <= place, logsigmoid(gate[u])), u)

    weight = sp.exp(scale[()] * dot + passed(x) - passed(y))
    return Formula(
        "forgetting_attention",
        [queries, keys, values, gate, scale],
        sequence_output(average(weight, values[y, e], y, earlier)),
        title="Forgetting attention",
        summary="Causal softmax attention whose scores fall by the logarithms of the forget gates that lie between key "
        "and query. The exponential of a dot product is no product of features, so no state can be carried: the loop "
        "over keys stays, with its running maximum.",
        family="linear",
        references=(FOX,),
    )
