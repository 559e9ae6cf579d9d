"""Claims about what positions do to equivariance: the plain form is equivariant, a form that knows positions is not."""

from derive.catalogue import attention as formulas
from derive.catalogue import positions, rows
from derive.catalogue.claims import attention
from derive.catalogue.claims.attention import output, u
from derive.claims import Claim
from derive.logic import array, index, substitute, sym
from derive.logic.sequents import permuted, settle

FEW = {"N": 2, "D": 1, "C": 1, "E": 1}
CAUSAL = {"visibility": "causal_lower_right"}
TEXT = "with q, k, v from one input X: out(X∘π) = out(X)∘π"


def prove_plain(goals):
    """Every sum over the positions is re-indexed by the permutation."""
    (goal,) = goals
    return (settle(sym(permuted(goal.conclusion.b, attention.pi, attention.QUERIES)), goal),)


def plain(read):
    return attention.equivariance(attention.self_attention(output(read)))


def limit(formula, **options):
    """The same statement about a form that knows positions, with no size 0."""

    def states(read):
        return attention.not_equivariant(attention.self_attention(output(read, formula, **options)))

    return states


def with_encoding(read):
    """The encoding of its position added to each row of the input."""
    d, inputs = index("d"), array("X")

    def encode(term):
        encoding = substitute(read(rows.sinusoidal_encoding()).value("pe", u, d), {index("D"): index("C")})
        return substitute(term, {inputs: ((u, d), inputs[u, d] + encoding)})

    return attention.not_equivariant(attention.self_attention(output(read)), encode)


def broken(name, text, states):
    return Claim(name, f"{text}; {TEXT}", states, expected=False, sizes=FEW)


CLAIMS = {
    "equivariance_limits": (
        Claim(
            "plain-self-attention-is-equivariant",
            f"{TEXT} for every permutation π",
            plain,
            prove_plain,
        ),
        broken("sinusoidal-positions-keep-equivariance", "X with the sinusoidal encoding added", with_encoding),
        broken("a-relative-bias-keeps-equivariance", "a bias B[i − j]", limit(formulas.relative_bias_attention)),
        broken("linear-biases-keep-equivariance", "ALiBi", limit(positions.alibi)),
        broken("a-causal-mask-keeps-equivariance", "j ≤ i", limit(formulas.scaled_dot_attention, **CAUSAL)),
    )
}
