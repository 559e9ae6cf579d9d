"""The passes, Program -> Program, each with the certificate that its proof starts from; in their order of work."""

from derive.passes.certificates import Correction, Differentiated, Normalised, RankCorrection, Saved, Stabilised
from derive.passes.differentiate import differentiate
from derive.passes.exchange import exchange
from derive.passes.exponentials import name_exponentials
from derive.passes.factor_tanh import factor_tanh
from derive.passes.normalisers import merge_normalisers, with_logsumexp
from derive.passes.online import correction
from derive.passes.save import save
from derive.passes.stabilise import stabilise
from derive.passes.visibility import inline_wide, one_sided_support, split_double_sums
from derive.passes.widths import one_width_at_a_time
from derive.rewriting.aliases import inline_aliases
from derive.rewriting.bounds import bounds, full_bounds
from derive.rewriting.inherited import inherit_visibility
from derive.rewriting.row_guards import guard_row_sums
from derive.rewriting.separable import NotSeparable, Separable, separate
from derive.rewriting.written_out import inline_exponentials

PASSES = (
    one_width_at_a_time,
    with_logsumexp,
    merge_normalisers,
    differentiate,
    save,
    stabilise,
    name_exponentials,
    inline_wide,
    inherit_visibility,
    guard_row_sums,
    one_sided_support,
    split_double_sums,
    exchange,
    factor_tanh,
)

__all__ = [
    "PASSES",
    "Correction",
    "Differentiated",
    "Normalised",
    "NotSeparable",
    "RankCorrection",
    "Saved",
    "Separable",
    "Stabilised",
    "bounds",
    "correction",
    "differentiate",
    "exchange",
    "factor_tanh",
    "full_bounds",
    "guard_row_sums",
    "inherit_visibility",
    "inline_aliases",
    "inline_exponentials",
    "inline_wide",
    "merge_normalisers",
    "name_exponentials",
    "one_sided_support",
    "one_width_at_a_time",
    "save",
    "separate",
    "split_double_sums",
    "stabilise",
    "with_logsumexp",
]
