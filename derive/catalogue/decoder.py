"""The attention of a recurrent decoder, one step at a time."""

import sympy as sp

from derive.catalogue.masks import Visibility
from derive.catalogue.scores import BAHDANAU
from derive.formula import Formula, Index, Let, Size, Tensor, total, where

STEPS, HIDDEN, TWO = Size("S"), Size("H", "width"), Size("TWO", "width")
a, c, d = Index("a", HIDDEN), Index("c", HIDDEN), Index("d", HIDDEN)
decoder_hidden = Tensor("decoder_hidden", HIDDEN, heads=False)
encoder_outputs = Tensor("encoder_outputs", STEPS, HIDDEN, heads=False)
w, b, v = (
    Tensor("w", HIDDEN, TWO, HIDDEN, shared=True),
    Tensor("b", HIDDEN, shared=True),
    Tensor("v", HIDDEN, shared=True),
)


def bahdanau_decoder(key_lengths=False):
    """weights_j = softmax_j(v . tanh(W [encoder_j; hidden] + b)); context = sum_j weights_j encoder_j

    w is the weight of a linear layer from 2 H to H features, seen as (H, 2, H): weight.unflatten(1, (2, H)); the first
    half of its columns belongs to the encoder.
    """
    seen = Visibility(keys=STEPS, key_lengths=key_lengths)
    j = seen.key
    of_hidden = Let("of_hidden", (a,), total(w[a, 1, d] * decoder_hidden[d], d))
    of_encoder = Let("of_encoder", (j, a), total(w[a, 0, d] * encoder_outputs[j, d], d))
    score = Let("score", (j,), total(v[a] * sp.tanh(of_encoder[j, a] + of_hidden[a] + b[a]), a))
    weight = sp.exp(score[j])
    normaliser = total(where(seen.condition, weight), j)
    return Formula(
        "bahdanau_decoder",
        [decoder_hidden, encoder_outputs, w, b, v, *seen.inputs],
        (
            Let("context", (c,), total(where(seen.condition, weight * encoder_outputs[j, c]), j) / normaliser),
            Let("weights", (j,), where(seen.condition, weight / normaliser)),
        ),
        lets=(of_hidden, of_encoder, score),
        title="Bahdanau's decoder attention",
        summary="At each step the decoder's state is compared with every output of the encoder by a small network; the "
        "context is their average under the softmax of these scores. Query and key parts of the layer are added by "
        "broadcasting, so the tensor of all concatenations, (B, S, 2 H), is never built.",
        family="module",
        references=(BAHDANAU,),
        constraints=(sp.Eq(TWO, 2, evaluate=False),),
    )
