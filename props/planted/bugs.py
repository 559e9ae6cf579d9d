"""The planted bugs, one row each: where the class of mistake is known from, the implementation, and a law that kills
it.

`case` numbers the mistake in the project's collection of mistakes that real implementations made (M masking, A
alignment, S stability, F tiles, B backward, L layout, D dtype); "" where it has no number. `on` is the case of the
subject on which the law is run (see attention.cases and combinations), CONVENTION where the law is one of calling
conventions.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch

from props.attention import EVERYTHING, Attention, cases
from props.combinations import combinations
from props.law import Law
from props.laws import ATTENTION_LAWS, LAWS, STRICTER_LAWS
from props.planted import arithmetic, gradients, masking, memory, together
from props.planted.dense import Dense
from props.subject import lengths_around
from props.verify import Result, examine

LENGTHS = lengths_around(16)
CONVENTION = "calling conventions"
SINGLE, HALF, BRAIN = (torch.float32,), (torch.float16,), (torch.bfloat16,)

PLAIN_FORMULA = "the output equals that of the plain formula"
GRADIENT = "the gradient equals that of the plain formula"
EMPTY_ROW = "a row that sees nothing gives zero"
NO_INFLUENCE = "hidden keys have no influence whatever they hold"
NO_INFLUENCE_ON_GRADIENTS = "hidden keys have no influence on any gradient"
TRUE_KEEPS = "true in a boolean mask means keep"
FLOAT_IS_ADDED = "a float mask is added to the scores"
UNSEEING_QUERY = "a query that does not see a key changes no bit of its gradient"
EMPTY_ROW_HOLDS = "a row that sees nothing has no influence whatever it holds"
SUM_TO_ONE = "values of one give one"
LAYOUT = "the layout in memory does not matter"
LOWER_RIGHT = "causal lower right sees the past counted from the end"


@dataclass(frozen=True)
class Bug:
    """One planted bug and the law that must kill it."""

    case: str
    implementation: Dense
    law: str
    on: str = "plain"
    dtypes: tuple[torch.dtype, ...] = SINGLE
    max_examples: int = 60

    @property
    def name(self) -> str:
        return type(self.implementation).__name__

    @property
    def mistake(self) -> str:
        return str(type(self.implementation).__doc__)

    def attention(self) -> Attention:
        return Attention(self.name, self.implementation, EVERYTHING, self.dtypes, lengths=LENGTHS)

    def examined(self) -> Result:
        """What the law says of the bug: broken, if the suite is any good."""
        subject = self.attention()
        if self.on == CONVENTION:
            return examine(_named(ATTENTION_LAWS, self.law), subject, self.max_examples, shrink=False)
        known = (*cases(subject), *combinations(subject))
        case = next(case for case in known if case.name == f"{self.name} ({self.on})")
        return examine(_named((*LAWS, *STRICTER_LAWS), self.law), case, self.max_examples, shrink=False)


def _named(laws: tuple[Law, ...], name: str) -> Law:
    return next(law for law in laws if law.name == name)


BUGS: tuple[Bug, ...] = (
    Bug("M01", masking.EmptyRowIsNan(), EMPTY_ROW, "boolean mask"),
    Bug("M02", masking.FilledWithAFiniteNumber(), EMPTY_ROW, "float mask"),
    Bug(
        "M02", masking.FilledWithAFiniteNumber(), "a row that sees nothing has logsumexp minus infinity", "padding mask"
    ),
    Bug("M04", masking.AnotherPathWithoutGradient(), "asking for a gradient does not change the output", "key lengths"),
    Bug("M06", masking.HiddenByAddition(), NO_INFLUENCE, "boolean mask"),
    Bug("M06", masking.HiddenValuesTakePart(), NO_INFLUENCE, "padding mask"),
    Bug(
        "M06",
        masking.HiddenValuesTakePart(),
        "what a query does not see changes no bit of its output",
        "causal_lower_right",
    ),
    Bug("M06", masking.SingleWhere(), NO_INFLUENCE_ON_GRADIENTS, "boolean mask"),
    Bug("M06", masking.AlmostHidden(), "what a query does not see changes no bit of its gradient", "causal_upper_left"),
    Bug(
        "M06",
        gradients.HiddenKeysEnterTheBackward(),
        "a key that a query does not see changes no bit of its own gradient",
        "causal_upper_left",
    ),
    Bug("M06", masking.AlmostHidden(), "the gradient of a hidden key is zero", "key lengths"),
    Bug("M06", masking.AlmostHidden(), "removing the hidden keys changes nothing", "boolean mask"),
    Bug("M07", masking.BooleanMaskIsAdded(), TRUE_KEEPS, CONVENTION),
    Bug("M07", masking.FloatMaskIsBoolean(), FLOAT_IS_ADDED, CONVENTION),
    Bug("M07", masking.FloatMaskIsMultiplied(), PLAIN_FORMULA, "float mask"),
    Bug("M02", masking.MinusInfinityIsClamped(), "minus infinity in a float mask hides", CONVENTION),
    Bug("M08", masking.InvertedPolarity(), TRUE_KEEPS, CONVENTION),
    Bug("M08", masking.FutureByOne(), LOWER_RIGHT, CONVENTION),
    Bug("M09", masking.MaskOnTheQueries(), "a padding mask hides keys and not queries", CONVENTION),
    Bug("M10", masking.MaskedAfterSoftmax(), SUM_TO_ONE, "boolean mask"),
    Bug("M12", masking.RankThreeMaskIsPerBatch(), "a mask of rank three is aligned to the right", CONVENTION),
    Bug("M12", masking.RankThreeMaskIsPerBatch(), "a mask that does not broadcast is refused", CONVENTION),
    Bug("M14", masking.HalfMaskOverflows(), "the lowest finite number in a float mask does not hide", CONVENTION, HALF),
    Bug("M16", masking.MaximumStartsAtALowestNumber(), EMPTY_ROW, "causal_lower_right"),
    Bug("M17", masking.VisibilityIsDroppedWithLogsumexp(), "asking for the logsumexp changes nothing else", CONVENTION),
    Bug("A01", masking.UpperLeftForLowerRight(), LOWER_RIGHT, CONVENTION),
    Bug("A01", masking.LowerRightForUpperLeft(), "causal upper left sees the past counted from the start", CONVENTION),
    Bug("A02", masking.AlignmentFlips(), LOWER_RIGHT, CONVENTION),
    Bug("A04", masking.WindowOfOneMore(), "a sliding window of w shows w keys", CONVENTION),
    Bug("A04", masking.WindowFromTheStart(), "a window reaches left and right of the query", CONVENTION),
    Bug("", masking.LengthIsTheLastKey(), "key lengths hide the keys from there on", CONVENTION),
    Bug("S01", arithmetic.ProductOverflows(), "scores too large for the dtype still average", CONVENTION, HALF),
    Bug("", arithmetic.NoMaximumIsSubtracted(), "a common shift of all scores changes nothing", CONVENTION),
    Bug("", arithmetic.ScoresAreCutOff(), "great numbers give what the plain formula gives"),
    Bug("S04", arithmetic.HiddenTileIsNan(), PLAIN_FORMULA, "sliding window"),
    Bug("", arithmetic.NoCorrection(), PLAIN_FORMULA),
    Bug("", arithmetic.InvertedCorrection(), PLAIN_FORMULA),
    Bug("", arithmetic.LastTileIsSkipped(), "permuting keys and values together changes nothing"),
    Bug("S06", arithmetic.NanIsSwallowed(), "a nan that is seen gives nan"),
    Bug("B07", arithmetic.OtherOutputBitsEachTime(), "the same inputs give the same bits"),
    Bug("F01", arithmetic.TailKeysLeak(), SUM_TO_ONE),
    Bug("F01", arithmetic.LastTileIsSkipped(), PLAIN_FORMULA),
    Bug("F03", arithmetic.WidthIsRoundedDown(), PLAIN_FORMULA),
    Bug("F04", arithmetic.ValueWidthIsKeyWidth(), PLAIN_FORMULA),
    Bug("F04", arithmetic.OneLengthForBoth(), PLAIN_FORMULA),
    Bug("F06", arithmetic.LogsumexpInBaseTwo(), "the logsumexp is a natural logarithm", CONVENTION),
    Bug("F06", arithmetic.LogsumexpWithoutTheMaximum(), PLAIN_FORMULA),
    Bug("F08", arithmetic.BlockOfHeadsIsZero(), "grouped heads equal repeated heads", CONVENTION),
    Bug("", arithmetic.HeadsAreTiled(), "grouped heads equal repeated heads", CONVENTION),
    Bug("F10", arithmetic.NoTensorMayBeEmpty(), "empty tensors give outputs of the right shape"),
    Bug("F10", arithmetic.NoTensorMayBeEmpty(), "empty tensors give gradients of the right shape"),
    Bug("F11", arithmetic.ReducedPrecision(), PLAIN_FORMULA),
    Bug("F12", arithmetic.BrainFloatsAreRawBits(), PLAIN_FORMULA, "plain", BRAIN),
    Bug("", arithmetic.WeightsAreHalved(), SUM_TO_ONE),
    Bug("B01", gradients.NormaliserIsDetached(), GRADIENT),
    Bug("B03", gradients.QueriesDecide(), "the gradient is right for each subset of the inputs", "bias"),
    Bug("B04", gradients.SecondDerivativeIsIncomplete(), "a second derivative is right or refused"),
    Bug(
        "B05", gradients.EmptyRowsHaveNanGradients(), "a row that sees nothing has zero gradient", "causal_lower_right"
    ),
    Bug("B05", gradients.EmptyRowsHaveNanGradients(), "the gradients are finite where some rows see nothing", "window"),
    Bug("B07", gradients.OtherBitsEachTime(), "the same inputs give the same gradient bits"),
    Bug("B08", gradients.ValueGradientInKeyWidth(), GRADIENT),
    Bug("", gradients.QueryGradientWithoutScale(), GRADIENT),
    Bug("", gradients.KeyGradientWithoutScale(), GRADIENT),
    Bug("", gradients.LogsumexpHasNoGradient(), GRADIENT),
    Bug("", gradients.NoDelta(), GRADIENT, "causal_upper_left"),
    Bug("M06", gradients.HiddenKeysEnterTheBackward(), NO_INFLUENCE_ON_GRADIENTS, "padding mask"),
    Bug("", gradients.BackwardForgetsTheMask(), "the gradient of a hidden key is zero", "boolean mask"),
    Bug("", gradients.BackwardForgetsTheMask(), UNSEEING_QUERY, "boolean mask"),
    Bug("M06", masking.SingleWhere(), UNSEEING_QUERY, "causal_upper_left"),
    Bug("M06", masking.SingleWhere(), EMPTY_ROW_HOLDS, "boolean mask"),
    Bug("L02", memory.StridesAreIgnored(), LAYOUT),
    Bug("L02", memory.StridesOfTheQueries(), LAYOUT),
    Bug("L03", memory.ExpandedIsReadAsDense(), "an expanded input is as good as its copy"),
    Bug("L02", memory.CotangentStridesAreIgnored(), "the layout of the cotangent does not matter"),
    Bug("L04", memory.HeadsMergedWithoutTransposing(), "heads do not mix", CONVENTION),
    Bug("L04", memory.HeadsMergedWithoutTransposing(), "permuting the queries permutes the output"),
    Bug("L06", arithmetic.ScaleIsMissing(), "the scale is one over the root of the head width", CONVENTION),
    Bug("L06", arithmetic.ScaleOfTheModel(), "the scale is one over the root of the head width", CONVENTION),
    Bug("L06", arithmetic.ScaleArgumentDivides(), "a given scale multiplies the scores", CONVENTION),
    Bug("", together.KeyGradientIgnoresAGivenScale(), GRADIENT, "scale"),
    Bug("", together.QueryGradientOfAPositiveScale(), GRADIENT, "negative scale"),
    Bug("", together.LogsumexpIgnoresAGivenScale(), PLAIN_FORMULA, "scale"),
    Bug("", together.Forgets("mask", beside="visibility"), PLAIN_FORMULA, "boolean mask and causal_lower_right"),
    Bug("", together.Forgets("window", beside="mask"), PLAIN_FORMULA, "boolean mask and window"),
    Bug("", together.Forgets("sliding_window", beside="mask"), PLAIN_FORMULA, "float mask and sliding window"),
    Bug("", together.Forgets("visibility", beside="enable_gqa"), PLAIN_FORMULA, "grouped heads and causal_lower_right"),
    Bug("", together.Forgets("visibility", beside="key_lengths"), PLAIN_FORMULA, "key lengths and causal_lower_right"),
    Bug("", together.Forgets("visibility", beside="bias"), GRADIENT, "bias and causal_upper_left"),
    Bug("", together.Forgets("mask", beside="enable_gqa"), GRADIENT, "boolean mask and grouped heads"),
    Bug("", together.MaskOfHeadsHasTheGradientOfOneEntry(), GRADIENT, "float mask of each head"),
    Bug("", together.MaskOfHeadsIsThatOfTheFirst(), PLAIN_FORMULA, "boolean mask of each head"),
    Bug("", together.FarRowsHaveNoGradient(), GRADIENT, "far lengths"),
    Bug("", together.LastKeyOfFarRowsIsSkipped(), PLAIN_FORMULA, "far lengths"),
    Bug("", memory.InputsAreScaledInPlace(), "the inputs are left as they were"),
    Bug("", memory.BatchIsShared(), "a batch gives what its entries give one by one"),
    Bug("", memory.RowsDependOnEachOther(), "the output lies between the smallest and the largest value"),
    Bug("D02", arithmetic.FillDoesNotFit(), PLAIN_FORMULA, "boolean mask", HALF),
    Bug("D03", arithmetic.OutputIsPromoted(), "the output has the dtype of the input", "plain", HALF),
)
