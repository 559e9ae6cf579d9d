"""Mutants that no law can kill, each with the reason why the mutated code is as right as it was.

A row: the operator, a pattern that the mutant's place must match from its start, the reason.
"""

import re
from dataclasses import dataclass

MASKED_AGAIN = "what is not seen is masked again by each sum that reads the value, so that one mask of several may go"
WIDER_RANGE = "a wider range of tiles only adds tiles that the mask empties"
NO_SUCH_TILE = "no tile begins before 0 or ends after the tensor"
ANY_SIZE = "a tile may be of any size: a longer one, cut at the end of the tensor, gives the same sums"
NEVER_SEEN = "where a row has seen nothing the select gives 0, and log 0 - infinity stays -infinity"
ZEROED_AFTER = (
    "a row sees nothing only where its batch entry has length 0: the sums of that entry are zeroed after the loop"
)
UNSEEN_VANISHES = "the summed exponential is 0 where its key is not seen"
FEWER_FULL = "a tile that is called PARTIAL though every row sees it takes a mask that keeps all of it"
IN_RANGE = "places outside are read for pairs that are masked, or do not occur on this side"
SUMMED_AXES = "axes that are summed may come in any order"
FINITE = "a maximum with 0 in it is finite already"
ZERO_ALREADY = "what is selected is 0 already where nothing is seen"
NOT_STORED = "only FULL bounds read it: a block that ends beyond the tensor has rows that nobody stores"
IMPLIED = "for causal pairs the end of the keys follows; what lies beyond the queries is loaded as 0 and not stored"
PADDED_WITH_0 = "what lies beyond the width is loaded as 0"
ANY_CONSTANT = "any row constant gives the same quotient, and the largest of the other keys is near enough for exp"
SAME_STRIDES = "two row values of one shape, both contiguous"


@dataclass(frozen=True)
class Equivalent:
    """operator: its name; pattern: of the place of the mutant; reason: why it is not wrong."""

    operator: str
    pattern: str
    reason: str

    def covers(self, mutant):
        return mutant.operator == self.operator and re.match(self.pattern, mutant.place) is not None


ROW_WEIGHT = r"weight = select\(seen, torch\.exp\(score - lse_i\[\.\.\., None\]\)"
SELECTED = rf"backward\w*: ({ROW_WEIGHT}|d_score\w* = (select|torch|tl)\b)"

EQUIVALENT = (
    Equivalent("bound dropped", r"tile_ranges: .*->  stop = upper$", ANY_SIZE),
    Equivalent("bound dropped", r"tiles: .*start \+ block\)$", ANY_SIZE),
    Equivalent("bound dropped", r"(forward|backward): [ij]_stop = min.*->  [ij]_stop = [MN]$", ANY_SIZE),
    Equivalent("off by one", r"tile_ranges: yield", FEWER_FULL),
    Equivalent("FULL one too wide", r".*->.*\b0 - 1,|.*->.*, N \+ 1, |.* below 0$|.* above [NM]$", NO_SUCH_TILE),
    Equivalent(
        "visible bound dropped",
        r"(forward|backward)(?!.*window.*->.*tile_ranges\(max\([^)]*\), 1 \+ )",
        WIDER_RANGE,
    ),
    Equivalent("select dropped", r"backward: d_w_query = masked_einsum", ZERO_ALREADY),
    Equivalent("select replaced by multiply", r"backward: d_w_query = masked_einsum", ZERO_ALREADY),
    Equivalent("FULL bound dropped", r".*->.*, (1 \+ [ij]_start[^()]*|lowest\(\w+\)), block_columns\)", NO_SUCH_TILE),
    Equivalent("bound dropped", r"(forward|backward): a_stop = .*->  a_stop = a_start \+ 16$", ANY_SIZE),
    Equivalent("bound dropped", r"take: ", IN_RANGE),
    Equivalent("bound dropped", r"add_at: .*->.*, start \+ values", IN_RANGE),
    Equivalent("off by one", r"add_at: if low", "adding an empty slice changes nothing"),
    Equivalent("stride swapped", r".*permute\(3, (1, 0, 2|0, 2, 1)\)\.sum\(\(-3, -2, -1\)\)$", SUMMED_AXES),
    Equivalent(
        "maximum left out", r"forward: (old_shift|shift\w*) = finite\(torch\.clamp.*->  \w+ = torch\.clamp", FINITE
    ),
    Equivalent(
        "maximum left out", r"forward\w*: (old_shift\w*|shift_2) = (tile_)?finite\(\w+\)  ->  \w+ = \w+$", NEVER_SEEN
    ),
    Equivalent("maximum not made finite", r"forward", NEVER_SEEN),
    Equivalent("select dropped", SELECTED, MASKED_AGAIN),
    Equivalent("select replaced by multiply", SELECTED, MASKED_AGAIN),
    Equivalent("condition dropped", r"(forward|backward) stage \d+: values,", MASKED_AGAIN),
    Equivalent("visibility one too wide", r"(forward|backward) stage \d+: values,", MASKED_AGAIN),
    Equivalent("condition dropped", r"forward stage \d+: sums, \w+ = \w+\[[\w,]+\] where", UNSEEN_VANISHES),
    Equivalent("visibility one too wide", r"forward stage \d+: sums, \w+ = \w+\[[\w,]+\] where", UNSEEN_VANISHES),
    Equivalent("off by one", r"backward\w*: seen_2 = \(lse_i > ", ZEROED_AFTER),
    Equivalent("product not masked", r"backward\w*: g4_part_j", ZEROED_AFTER),
    Equivalent("select dropped", r"backward\w*: g4_part_j", ZEROED_AFTER),
    Equivalent("select replaced by multiply", r"backward\w*: g4_part_j", ZEROED_AFTER),
    Equivalent("condition dropped", r"backward stage \d+: sums, g4_part.*IsFinite", ZEROED_AFTER),
    Equivalent("visibility one too narrow", r"forward stage \d: statistics, .*(window_right|t3\[)", ANY_CONSTANT),
    Equivalent("condition dropped", r"backward stage \d: scatters, ", ZERO_ALREADY),
    Equivalent("visibility one too wide", r"backward stage \d: scatters, ", ZERO_ALREADY),
    Equivalent("select dropped", r"backward: add_at\(d_bias", ZERO_ALREADY),
    Equivalent("select replaced by multiply", r"backward: add_at\(d_bias", ZERO_ALREADY),
    Equivalent("stride swapped", r"backward: .*->.*\*g5\.stride\(\), \*lse\.stride\(\)", SAME_STRIDES),
    Equivalent("bound dropped", r"(for|back)ward_\w+: [ij]_stop = tl\.minimum", NOT_STORED),
    Equivalent(
        "condition dropped",
        r"(for|back)ward_\w+: seen = .*->  seen = j(\[[^\]]*\])? <= \(i \+ M - N\)(\[[^\]]*\])?$",
        IMPLIED,
    ),
    Equivalent("off by one", r"(for|back)ward_\w+: seen = .*->  seen = \([ij] <= [MN]\).*\(i \+ M - N\)", IMPLIED),
    Equivalent("select dropped", r"backward_g\d+: g\d+ = tl\.sum\(tl\.where\(\(e < E\)", PADDED_WITH_0),
    Equivalent("select replaced by multiply", r"backward_g\d+: g\d+ = tl\.sum\(tl\.where\(\(e < E\)", PADDED_WITH_0),
    Equivalent("off by one", r"backward_g\d+: g\d+ = tl\.sum\(tl\.where\(\(e < E\)", PADDED_WITH_0),
    Equivalent("maximum left out", r"backward_\w+: lower = tl\.maximum\(0, .*->  lower = 0$", WIDER_RANGE),
    Equivalent(
        "maximum left out", r"backward_\w+: before, full, after = .*->.*tile_counts\(lower, N, j_stop", NO_SUCH_TILE
    ),
)


def reason_for(mutant):
    """Why the mutant is not wrong, or None."""
    return next((row.reason for row in EQUIVALENT if row.covers(mutant)), None)
