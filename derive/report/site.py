"""The site: one page a chapter and an index, as HTML without scripts and without anything from elsewhere."""

from functools import cache

import jinja2
from markupsafe import Markup

from derive import __version__
from derive.report import boxes, code
from derive.report.templating import templates

STYLE = "style.css"
SECTIONS = (
    ("formula", "formula", "equations"), ("claims", "claims", "claims"), ("derivation", "derivation", "steps"),
    ("blockwise", "blockwise", "pairs"), ("loops", "loops", "loops"), ("gradients", "gradients", "gradients"),
    ("cost", "cost", "cost"), ("variants", "variants", "variants"), ("code", "code", "files"),
    ("references", "references", "references"),
)  # fmt: skip


@cache
def environment():
    """Jinja's environment of the templates that make HTML."""
    made = templates(escape=True)
    made.filters["math"] = lambda box: Markup(boxes.mathml(box))
    made.filters["painted"] = lambda line, colours: Markup(code.painted(line, colours))
    made.globals["version"] = __version__
    return made


def chapter_page(record):
    """The HTML of one chapter."""
    sections = [(anchor, name) for anchor, name, key in SECTIONS if record[key]]
    colours = {f["backend"]: code.coloured(f["lines"], f["file"]) for f in record["files"]}
    template = environment().get_template("chapter.html.j2")
    return template.render(r=record, sections=sections, badges=badges(record["status"]), colours=colours)


def badges(status):
    """[(words, whether it is as it should be)] of the counts of claims and passes."""
    out = claim_badges(status)
    if status["passes"]:
        words = f"{status['passes_proved']} of {status['passes']} passes proved, by {status['theorems']} theorems"
        out.append((words, status["passes_proved"] == status["passes"]))
    return out


def claim_badges(status):
    """The same of the claims alone: "22 proved", "7 false ones refuted", what is open."""
    words = (
        ("proved", "proved", True), ("refuted", "false, refuted", True), ("undecided", "undecided", False),
        ("unexpected", "not as expected", False),
    )  # fmt: skip
    return [(f"{status[key]} {text}", good) for key, text, good in words if status[key]]


def index_page(parts, popular, totals):
    """The HTML of the index: parts with their rows, the popular claims with their links, the counts of all."""
    return environment().get_template("index.html.j2").render(parts=parts, popular=popular, totals=totals)


def stylesheet():
    return jinja2.PackageLoader("derive.report").get_source(environment(), STYLE)[0]
