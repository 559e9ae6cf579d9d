"""Operations, bytes and memory of a formula as closed forms, for the plain form and for each generated kernel.

cost_of(derivation)    plain data: formulas as text, numbers at several lengths
streamed(derivation)   the formulas themselves, for each direction and kernel
"""

from derive.cost.crossover import crossover
from derive.cost.programs import PlainCost, StreamedCost, streamed
from derive.cost.record import cost_of

__all__ = ["PlainCost", "StreamedCost", "cost_of", "crossover", "streamed"]
