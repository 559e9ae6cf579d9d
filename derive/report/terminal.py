"""A formula and its derivation as plain text for a terminal, in the words of the report."""

from derive.emit.describe import describe
from derive.report import mathematics
from derive.report.naming import names_of
from derive.report.record import changes, shown


def formula(what, ascii_only=False):
    """The formula in two-dimensional mathematics, with its title and its inputs."""
    lines = [what.title or what.id, "=" * len(what.title or what.id)]
    if what.summary:
        lines += ["", what.summary]
    for left, right in mathematics.equations(what):
        lines += ["", mathematics.show_equation(left, right, ascii_only)]
    return "\n".join(lines)


def steps(made):
    """Every step: its number, what it did and why, the definitions that it made or changed, in a reader's names."""
    lines, names = [], names_of(made)
    for step, new in changes(made.steps):
        direction = "" if step.direction == "both" else f" ({step.direction})"
        heading = f"Step {step.number}. {step.title}{direction}"
        lines += [heading, "-" * len(heading), step.why, ""]
        for before, after in new:
            lines += [f"    before: {describe(before, names)}"] if before else []
            lines.append(f"    {'after:  ' if before else ''}{describe(after, names)}")
        if not new:
            lines.append(f"    Nothing to do here: all {len(shown(step))} definitions stay as they are.")
        lines.append("")
    if made.verdicts:
        heading = "Which sums over pairs are carried from block to block"
        lines += [heading, "-" * len(heading), *(f"    {direction}: {verdict}" for direction, verdict in made.verdicts)]
    return "\n".join(lines)
