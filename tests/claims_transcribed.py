"""What each claim says, written again from the mathematics: {(formula id, claim): (sample, sides)}.

sample(rng) draws a point at which the hypotheses hold; sides(point) gives (left, right) for each statement.
"""

from claims_transcribed_attention import ATTENTION
from claims_transcribed_blockwise import BLOCKWISE
from claims_transcribed_cost import COST
from claims_transcribed_gates import GATES
from claims_transcribed_heads import OF_HEADS
from claims_transcribed_limits import LIMITS
from claims_transcribed_linear import LINEAR
from claims_transcribed_masks import MASKS
from claims_transcribed_patterns import OF_PATTERNS
from claims_transcribed_positions import POSITIONS
from claims_transcribed_rows import ROWS
from claims_transcribed_vision import VISION
from claims_transcribed_weights import WEIGHTS

TRANSCRIBED = {
    **OF_HEADS,
    **OF_PATTERNS,
    **ROWS,
    **ATTENTION,
    **MASKS,
    **BLOCKWISE,
    **COST,
    **LINEAR,
    **GATES,
    **WEIGHTS,
    **POSITIONS,
    **LIMITS,
    **VISION,
}
