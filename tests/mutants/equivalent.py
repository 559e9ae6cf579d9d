"""Mutants that no law can kill, each with the reason why the mutated code is as right as it was.

A row: the operator, a pattern that the mutant's place must match from its start, the reason, and the formula where
the same statement is essential in others.
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
ZERO_ALREADY = "what is selected is 0 already where nothing is seen"
LATER_END = "a block that ends later sees a wider range of tiles and has fewer FULL ones; rows beyond are not stored"
CUT = "FULL is cut at the end of the visible range, which is no later"
NO_COUNT = "FULL begins no earlier than the visible range, and a count below 0 runs as few tiles as 0 does"
ON_A_GPU = "in the interpreter of Triton 3.7 this maximum passes NaN on by itself: only a GPU shows the difference"
LOADED_AS_0 = "beyond the end all that is multiplied by a gradient of a score or by a weight is loaded as 0"
SAME_AT_THE_BORDER = "both branches of tanh give the same at their border, and the sign is read beyond it only"
ANY_GROUPS = "any number of groups of rows gives the same sums"
ONE_OF_A_SUM = "a NaN for one of the widths that a score sums over is a NaN of the score, and so of all of them"
KEPT = "what is kept takes the mask of its value, whose condition is the same"
ONE_WAY = "i - j runs one way: no origin is below 0, the first diagonals do not pass the end, nor the second the start"
NAN_SPREADS = "only a NaN is spread further, over biases that the rows of a tile share: no law says which it may reach"
SECOND_PART = "the second part of a logarithm is NaN only where the first is infinite: masked, or NaN without it"
BELOW_ROUNDING = "the second part of a logarithm is below the rounding of the scores that it is made of"
IMPLIED = "for causal pairs the end of the keys follows; what lies beyond the queries is loaded as 0 and not stored"
PADDED_WITH_0 = "what lies beyond the width is loaded as 0"
ANY_CONSTANT = "any row constant gives the same quotient, and the largest of the other keys is near enough for exp"
NOTHING_TO_CORRECT = "what was summed is 0 where nothing was seen, and a constant that begins at 0 or above only rises"
FULL_FROM_0 = "a key length is the end of both ranges, and both begin at 0: no tile comes before the FULL ones"
ALWAYS_SEEN = "a tile is taken only where the length of the keys reaches into it, so that every row has a maximum"
SAME_STRIDES = "two row values of one shape, both contiguous"


@dataclass(frozen=True)
class Equivalent:
    """operator: its name; pattern: of the place of the mutant; reason: why it is not wrong.

    name: the only case where that is so ("causal", or "causal on triton"); but: the only one where it is not.
    """

    operator: str
    pattern: str
    reason: str
    name: str | None = None
    but: str | None = None

    def covers(self, mutant, case):
        """case: "causal on triton"."""
        here = case.startswith(self.name or "") and not (self.but and case.startswith(self.but))
        return mutant.operator == self.operator and here and re.match(self.pattern, mutant.place) is not None


BOTH_SIDES = r"(?!.*window_right.*->  (?!.*window_right))"  # of a window
KEY_LENGTH = r"key_lengths_value\.to\(tl\.int32\)"

EQUIVALENT = (
    Equivalent("bound dropped", r"tile_ranges: .*->  stop = upper$", ANY_SIZE),
    Equivalent("bound dropped", r"tiles: .*start \+ block\)$", ANY_SIZE),
    Equivalent("bound dropped", r"(forward: [ij]|backward: j)_stop = min.*->  [ij]_stop = [MN]$", ANY_SIZE),
    Equivalent("bound dropped", r"backward: i_stop = min.*->  i_stop = N$", ANY_SIZE, but="relative bias"),
    Equivalent("off by one", r"tile_ranges: yield", FEWER_FULL),
    Equivalent("FULL one too wide", r".*->.*\b0 - 1,|.*->.*, N \+ 1, |.* below 0$|.* above [NM]$", NO_SUCH_TILE),
    Equivalent(
        "visible bound dropped",
        r"(forward|backward)(?!.*window.*->.*tile_ranges\(max\([^)]*\), 1 \+ )(?!.*->.*tile_ranges\(0, highest)",
        WIDER_RANGE,
    ),
    Equivalent("select dropped", r"backward: d_w_query = masked_einsum", ZERO_ALREADY),
    Equivalent("select replaced by multiply", r"backward: d_w_query = masked_einsum", ZERO_ALREADY),
    Equivalent("FULL bound dropped", r".*->.*, (1 \+ [ij]_start[^()]*|lowest\(\w+\)), block_columns\)", NO_SUCH_TILE),
    Equivalent("FULL bound dropped", r"(forward|backward)_.*->.*, 1 \+ [ij]_start[^()]*, COLUMNS\)$", CUT),
    Equivalent("FULL bound dropped", rf".*{KEY_LENGTH}.*->.*, 0, ({KEY_LENGTH}|M), COLUMNS\)$", CUT),
    Equivalent("FULL one too wide", r"(for|back)ward stage \d: above ", CUT, "grouped key lengths on triton"),
    Equivalent("FULL one too wide", rf"(forward|backward)_.*->.*{KEY_LENGTH}\) \+ 1, COLUMNS\)$", CUT),
    Equivalent("bound dropped", r"tile_counts: full = .*->  full = tl\.maximum\(full_upper - ", CUT),
    Equivalent("bound dropped", r"tile_counts: before = .*->  before = tl\.cdiv\(tl\.maximum\(upper - ", FEWER_FULL),
    Equivalent("bound dropped", r"tile_counts: before = .*->  before = .*maximum\(full_lower - ", WIDER_RANGE),
    Equivalent("maximum left out", r"tile_counts: full = .*->  full = 0 // BLOCK$", FEWER_FULL),
    Equivalent("maximum left out", r"tile_counts: before = .*->  before = tl\.cdiv\(tl\.minimum", NO_COUNT),
    Equivalent("maximum left out", r"tile_counts: return .*->.*, tl\.cdiv\(upper - ", NO_COUNT),
    Equivalent("select dropped", r"backward\w*: d_score = (select|tl\.where)\(seen, ", MASKED_AGAIN),
    Equivalent("select replaced by multiply", r"backward\w*: d_score = (select|tl\.where)\(seen, ", MASKED_AGAIN),
    Equivalent("select replaced by multiply", r"backward_\w+: \w+ \+= tl\.where\(\(a == one_a", ONE_OF_A_SUM),
    Equivalent("off by one", r"tile_tanh: ", SAME_AT_THE_BORDER),
    Equivalent("bound dropped", r"backward: groups = ", ANY_GROUPS),
    Equivalent("a tile skipped", r"backward: groups = ", ANY_GROUPS),
    Equivalent("stride swapped", r"backward_\w+: (g7|d_w_score)_part_base = ", SUMMED_AXES),
    Equivalent("stride swapped", r"backward: .*->.*\*d_w_score_part\.stride\(\), \*g7_part\.stride\(\)", SAME_STRIDES),
    Equivalent("stride swapped", r"backward: .*->.*\*g11\.stride\(\), \*d_w_score_part\.stride\(\)", SAME_STRIDES),
    Equivalent("select replaced by multiply", r"add_diagonals: sums = ", NAN_SPREADS),
    Equivalent("condition dropped", r"add_diagonals: inside = .*->  inside = origin < COLUMNS$", ONE_WAY),
    Equivalent("condition dropped", r"add_diagonals: here = .*->  here = (place >= 0|place < size  \(2\))$", ONE_WAY),
    Equivalent("off by one", r"add_diagonals: here = .*->  .*(place <= size\)|\(place > 0\).*\(2\))$", ONE_WAY),
    Equivalent("NaN not passed", r"tile_maximum: ", ON_A_GPU),
    Equivalent("select dropped", r"(tile_)?two_parts: ", SECOND_PART),
    Equivalent("select replaced by multiply", r"(tile_)?two_parts: ", SECOND_PART),
    Equivalent("off by one", r"tile_two_parts: ", SECOND_PART),
    Equivalent("stride swapped", r"backward: d_sink = .*->.*lse_low\.permute\(0, 1, 2\)", BELOW_ROUNDING),
    Equivalent("bound dropped", r"(forward|backward): a_stop = .*->  a_stop = a_start \+ 16( *\(\d\))?$", ANY_SIZE),
    Equivalent("bound dropped", r"take: ", IN_RANGE),
    Equivalent("bound dropped", r"add_at: .*->.*, start \+ values", IN_RANGE),
    Equivalent("off by one", r"add_at: if low", "adding an empty slice changes nothing"),
    Equivalent("stride swapped", r".*permute\(3, (1, 0, 2|0, 2, 1)\)\.sum\(\(-3, -2, -1\)\)$", SUMMED_AXES),
    Equivalent(
        "maximum left out", r"forward\w*: (old_shift\w*|shift_2) = (tile_)?finite\(\w+\)  ->  \w+ = \w+$", NEVER_SEEN
    ),
    Equivalent("maximum not made finite", r"forward", NEVER_SEEN),
    *(
        Equivalent(operator, rf"tile_counts: {count} = ", FULL_FROM_0, "grouped key lengths")
        for operator, count in (
            ("a tile skipped", "before"),
            ("maximum left out", "before"),
            ("maximum left out", "full"),
            ("bound dropped", "full"),
        )
    ),
    Equivalent(
        "maximum left out", r"forward_o_lse: shift = .*->  shift = row_max_new$", ALWAYS_SEEN, "grouped key lengths"
    ),
    *(
        Equivalent(
            operator, r"forward\w*: correction = (torch|tl)\.where\(row_max > -", NOTHING_TO_CORRECT, "capped with sink"
        )
        for operator in ("select dropped", "select replaced by multiply", "off by one")
    ),
    *(
        Equivalent(operator, place, ZERO_ALREADY, "relative bias")
        for operator in ("select dropped", "select replaced by multiply")
        for place in (
            r"backward: d_score_2 = select\(seen, scale \* d_score, .*  \(2\)$",
            r"backward_d_q_d_bias: d_score_2 = tl\.where\(seen, d_score_2, ",
        )
    ),
    Equivalent("condition dropped", r"(forward|backward) stage \d+: values,", MASKED_AGAIN),
    Equivalent("visibility one too wide", r"(forward|backward) stage \d+: values,", MASKED_AGAIN),
    Equivalent("condition dropped", r"forward stage \d+: sums, \w+ = \w+\[[\w,]+\] where", UNSEEN_VANISHES),
    Equivalent("visibility one too wide", r"forward stage \d+: sums, \w+ = \w+\[[\w,]+\] where", UNSEEN_VANISHES),
    Equivalent("condition dropped", r"backward\w*: seen_2 = .*->  seen_2 = \(i < N\)\[None, :\]$", ZEROED_AFTER),
    Equivalent(
        "condition dropped", rf"backward_\w+: {BOTH_SIDES}seen\w* = .*\(i < N\).*->  (?!.*\(i < N\))", LOADED_AS_0
    ),
    Equivalent("off by one", r"backward_\w+: seen\w* = .*->  .*\(i <= N\)", LOADED_AS_0),
    Equivalent(
        "condition dropped",
        rf"backward_d_q\w*: {BOTH_SIDES}seen = .*key_l.*->  (?!.*\(j < M\))",
        LOADED_AS_0,
    ),
    Equivalent("off by one", r"backward_d_q\w*: seen = .*key_l.*->  .*\(j <= M\)", LOADED_AS_0),
    Equivalent("product not masked", r"backward\w*: g4_part_j", ZEROED_AFTER),
    Equivalent("select dropped", r"backward\w*: g4_part_j", ZEROED_AFTER),
    Equivalent("select replaced by multiply", r"backward\w*: g4_part_j", ZEROED_AFTER),
    Equivalent("condition dropped", r"backward stage \d+: sums, g4_part.*IsFinite", ZEROED_AFTER),
    Equivalent("visibility one too narrow", r"forward stage \d: statistics, .*t3\[", ANY_CONSTANT),
    Equivalent("condition dropped", r"backward stage \d: kept, d_bias", KEPT),
    Equivalent("visibility one too wide", r"backward stage \d: kept, d_bias", KEPT),
    Equivalent("visibility one too narrow", r"backward stage \d: kept, d_bias", KEPT),
    Equivalent("condition dropped", r"backward stage \d: scatters, ", ZERO_ALREADY),
    Equivalent("visibility one too wide", r"backward stage \d: scatters, ", ZERO_ALREADY),
    Equivalent("select dropped", r"backward: add_at\(d_bias", ZERO_ALREADY),
    Equivalent("select replaced by multiply", r"backward: add_at\(d_bias", ZERO_ALREADY),
    Equivalent("stride swapped", r"backward: .*->.*\*d_row\.stride\(\), \*lse\.stride\(\)", SAME_STRIDES),
    Equivalent("bound dropped", r"(for|back)ward_\w+: [ij]_stop = tl\.minimum", LATER_END),
    Equivalent(
        "condition dropped",
        r"(for|back)ward_\w+: seen = .*->  seen = j(\[[^\]]*\])? <= \(i \+ M - N\)(\[[^\]]*\])?$",
        IMPLIED,
    ),
    Equivalent("off by one", r"(for|back)ward_\w+: seen = .*->  seen = \([ij] <= [MN]\).*\(i \+ M - N\)", IMPLIED),
    Equivalent("select dropped", r"backward_\w+: (g\d+|delta) = tl\.sum\(tl\.where\(\(e < E\)", PADDED_WITH_0),
    Equivalent(
        "select replaced by multiply", r"backward_\w+: (g\d+|delta) = tl\.sum\(tl\.where\(\(e < E\)", PADDED_WITH_0
    ),
    Equivalent("off by one", r"backward_\w+: (g\d+|delta) = tl\.sum\(tl\.where\(\(e < E\)", PADDED_WITH_0),
    Equivalent("maximum left out", r"(for|back)ward_\w+: lower = tl\.maximum\(0, .*->  lower = 0$", WIDER_RANGE),
    Equivalent(
        "maximum left out", r"(for|back)ward_\w+: before, full, after = .*->.*, [ij]_stop - 1 \+ [^()]*, ", NO_SUCH_TILE
    ),
)


def reason_for(mutant, case):
    """Why the mutant of this case, such as "causal on triton", is not wrong, or None."""
    return next((row.reason for row in EQUIVALENT if row.covers(mutant, case)), None)
