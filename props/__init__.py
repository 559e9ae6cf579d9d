"""Property tests for any attention implementation: laws, inputs that break one, comparison within derived bounds."""

from props.attention import EVERYTHING, Attention, cases, plain_attention
from props.laws import ATTENTION_LAWS, LAWS, STRICTER_LAWS
from props.subject import Axis, Example, OutputSpec, Subject, TensorSpec, lengths_around
from props.verify import Result, examine, verify

__all__ = [
    "ATTENTION_LAWS", "EVERYTHING", "LAWS", "STRICTER_LAWS", "Attention", "Axis", "Example", "OutputSpec", "Result",
    "Subject", "TensorSpec", "cases", "examine", "lengths_around", "plain_attention", "verify",
]  # fmt: skip
