"""Mutants of printed C++: one place of one kernel changed, killed by a law of `props`.

All mutants of a formula are compiled at once, each as a function of its own beside the sound ones.
"""

import re
from dataclasses import dataclass, replace
from functools import cached_property

import cpp
import pytest
from mutants.hunt import SECONDS, Hunt, in_time
from mutants.subjects import CASES, KEYWORDS, function_of

KERNEL = re.compile(r'^(?://[^\n]*\n)*extern "C" void (\w+)\(', re.MULTILINE)
FEW_ROWS = re.compile(r"<= \d+:$", re.MULTILINE)  # up to so many the host takes another kernel
END = "\n}  // namespace derive\n"


def swapped(match):
    """first and last exchanged."""
    other = {"first": "last", "last": "first"}
    return re.sub(r"\b(first|last)\b", lambda m: other[m[0]], match[0])


# operator: (pattern of the place, what it becomes: a text or a function of the match)
OPERATORS = {
    "<= becomes <": (r"(?<=as_mask\()(.*?) <= ", r"\1 < "),
    "< becomes <=": (r"(?<=as_mask\()(.*?) < ", r"\1 <= "),
    "the sum is not corrected": (r"(row_sum\w*)\[l\] \* correction\w*\[l\]", r"\1[l]"),
    "the products are not corrected": (r"^ *rescale\(.*\n", ""),
    "first and last exchanged in the visible range": (r"(?<=tiles\()\S.*?, (?=(?:0|largest|least).*?, ROWS)", swapped),
    "no scale": (r"\bscale \* ", ""),
    "no select": (r"select_if<PARTIAL>\(seen\w*, (.*), \S+\);", r"\1;"),
    "no cleaning of what is not seen": (r"(accumulate|cross)_visible<PARTIAL>", r"\1_visible<false>"),
    "no shift": (r"(?<=exp\()(.*?) - shift\[l\]\)", r"\1)"),
    "no maximum": (r"maximum\((\w+\[l\]), \w+\[l\]\)", r"\1"),
    "a row that sees nothing divides by 0": (r"inverse\((\S+)\)", r"(1_w / \1)"),
    "the maximum stays infinite": (r"\bfinite\((row_max_new\w*\[l\])\)", r"\1"),
    "the tile is that of the first rows": (r"(\w+_here) \+ \w+_start \* \w+_strides\[\d\](?=, .*, rows, \w+, )", r"\1"),
    "the rows of the tile are numbered from 0": (r"\(integer\)\(\w+_start \+ r\)", "(integer)r"),
    "diagonals run the other way": (r"(add_diagonals\(.*?), 1, -1, ", r"\1, -1, 1, "),
}


BEHIND = "causal from below: no row sees the place behind the last key, which is masked already"
LISTED = {  # (formula, operator, what its place begins with) -> why no law can kill it
    **{
        (formula, "< becomes <=", f"{name}_lanes = "): BEHIND
        for formula in ("causal", "relative bias")
        for name in ("top", "total")
    },
    (
        "relative bias",
        "no select",
        "const vec d_score = ",
    ): "causal from below, some query sees each key, so that no law "
    "puts a NaN where the gradient of the biases, which all queries share, must not have one",
    (
        "relative bias",
        "no select",
        "const vec d_score_2 = ",
    ): "d_score is masked already, for the gradient of the biases",
}


@dataclass(frozen=True)
class Mutant:
    operator: str
    place: str
    kernel: str
    text: str


def kernels_of(text):
    """name -> the text of each kernel."""
    starts = [(m.start(), m[1]) for m in KERNEL.finditer(text)]
    ends = [*(start for start, _ in starts[1:]), text.rindex(END)]
    return {name: text[start:end] for (start, name), end in zip(starts, ends, strict=True)}


def mutants_of(kernels):
    for name, text in kernels.items():
        for operator, (pattern, new) in OPERATORS.items():
            for m in re.finditer(pattern, text, re.MULTILINE):
                changed = text[: m.start()] + (new(m) if callable(new) else m.expand(new)) + text[m.end() :]
                if changed != text and not text[: m.start()].rsplit("\n", 1)[-1].lstrip().startswith("//"):
                    line = text[text.rfind("\n", 0, m.start()) + 1 : text.find("\n", m.end() - 1)].strip()
                    yield Mutant(operator, line, name, changed)


class CompiledHunt(Hunt):
    """The hunt on C++: a mutant is the name that its kernel has among those that were compiled."""

    @cached_property
    def trials(self):
        """Those that the sound kernels pass: they take numbers below the smallest normal one for 0."""
        found = super().trials
        sound = replace(self.subject, function=self.function(self.text, None))
        kept = [trial for trial in found if not self.broken(trial, sound)]
        assert len(kept) > 0.8 * len(found)
        return kept

    def function(self, text, changed):
        module = cpp.loaded(text, self.folder)
        module.forward = in_time(module.forward, SECONDS[self.backend])
        module.backward = in_time(module.backward, SECONDS[self.backend])
        return function_of(module, self.case, KEYWORDS[self.backend])


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", ["causal", "window and bias", "relative bias"])
def test_each_mutant_is_killed_by_a_law(name, tmp_path):
    host, text = cpp.in_small_tiles(CASES[name].printed("cpu"))
    found = list(mutants_of(kernels_of(text)))
    extra = [m.text.replace(f"void {m.kernel}(", f"void {m.kernel}_mutant{n}(") for n, m in enumerate(found)]
    whole = text.replace(END, "\n" + "\n".join(extra) + END)
    hunt = CompiledHunt(name, CASES[name], "cpu", tmp_path)
    hunt.__dict__["text"] = host, whole
    survived, killed, listed = [], {}, set()
    for n, mutant in enumerate(found):
        module = re.sub(rf"\.{mutant.kernel}\(", f".{mutant.kernel}_mutant{n}(", host)
        law = hunt.killed_by((module, whole), mutant.kernel, mutant.operator)
        law = law or hunt.killed_by((FEW_ROWS.sub("<= 10**9:", module), whole), mutant.kernel, mutant.operator)
        reason = [key for key in LISTED if key[:2] == (name, mutant.operator) and mutant.place.startswith(key[2])]
        if law is None and reason:
            listed |= set(reason)
        elif law is None:
            survived.append(f"{mutant.kernel}: {mutant.operator} | {mutant.place}")
        else:
            killed[mutant.operator] = law[0]
    assert len(killed) >= len(OPERATORS) - 2 and len(found) > 30
    assert listed == {key for key in LISTED if key[0] == name}
    assert not survived, "\n".join(survived)
