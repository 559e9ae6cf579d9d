"""Chapters without a function: what a finite mask value is not, what positions break, what weights do not explain."""

from derive.formula import Chapter

SETS = 'Lee et al., "Set Transformer", 2019, section 3; Vaswani et al., "Attention Is All You Need", 2017, section 3.5'
JAIN = 'Jain, Wallace, "Attention is not Explanation", 2019; Brunner et al., "On Identifiability in Transformers", 2020'
SUNDARARAJAN = 'Sundararajan, Taly, Yan, "Axiomatic Attribution for Deep Networks", 2017, sections 2 and 3'

MASKING = 'Vaswani et al., "Attention Is All You Need", 2017, section 3.2.3'
NUMBERS = 'IEEE Std 754-2019, "IEEE Standard for Floating-Point Arithmetic", binary16'

FINITE_MASK_VALUE = Chapter(
    "finite_mask_value",
    "A finite mask value",
    "Many programs fill masked scores with −10⁹ where the mathematics leaves the keys out. It is not the same: a score "
    "may lie below it, a row may be masked whole, and half precision has no such number.",
    "masks",
    (MASKING, NUMBERS),
)
EQUIVARIANCE_LIMITS = Chapter(
    "equivariance_limits",
    "The limits of equivariance",
    "Self-attention without positions treats its input as a set: a permutation of the input permutes the output. "
    "Whatever knows positions, an encoding, a bias or a causal mask, breaks this: two or three positions suffice.",
    "positions",
    (SETS,),
)
INTERPRETABILITY = Chapter(
    "interpretability",
    "Weights as explanations",
    "With more keys than the rank of [V | 1], other weights give the very same output, so the weights do not say what "
    "the output was made of. Integrated gradients add up to the change of the output, and may rank the keys otherwise.",
    "limits",
    (JAIN, SUNDARARAJAN),
)
