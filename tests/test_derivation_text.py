"""What a reader of a generated file can follow: each statement names the step of the derivation that it comes from."""

import re

import pytest

from derive import catalogue
from derive.derivation import derive_formula
from derive.printing import about_of, printed
from derive.report import markdown

STATEMENT = re.compile(r"^ *(#|//) \w+(\[[^\]]*\])? \+?= ")


def whole_comments(text):
    """The comments that open a statement, with their further lines."""
    lines = text.splitlines()
    for n, line in enumerate(lines):
        if STATEMENT.match(line):
            rest = n + 1
            while rest < len(lines) and lines[rest].lstrip().startswith("#   "):
                rest += 1
            yield " ".join(part.strip().lstrip("#/").strip() for part in lines[n:rest])


def states_of(tiles):
    """The states that are carried from block to block."""
    return [s.definition for stage in tiles.stages for s in getattr(stage, "states", ())]


@pytest.mark.parametrize("name", sorted(catalogue.FORMULAS))
def test_every_statement_names_a_step_of_the_derivation(name):
    made = derive_formula(catalogue.formula(name))
    code = printed(made, about_of(made, "0"))
    document = markdown.render(made, [], [], sorted(code.items()), "0")
    carried = {d.name for tiles in (made.forward_tiles, made.backward_tiles) if tiles for d in states_of(tiles)}
    titles = {int(n) for n in re.findall(r"^### Step (\d+)\.", document, re.MULTILINE)}
    assert titles == {step.number for step in made.steps}
    for file, text in code.items():
        comments = list(whole_comments(text))
        assert comments or file == "cpu.py", file  # all that it computes may be in its kernels
        for comment in comments:
            if re.match(r"\w+", comment)[0] in carried:  # made with the loops, after the last step
                continue
            found = re.search(r"\(step (\d+)\)$", comment)
            assert found and int(found[1]) in titles, (file, comment)
