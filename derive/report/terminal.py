"""A formula and its derivation as plain text for a terminal."""

from derive.report import mathematics


def formula(what, ascii_only=False):
    """The formula in two-dimensional mathematics, with its title and its inputs."""
    lines = [what.title or what.id, "=" * len(what.title or what.id)]
    if what.summary:
        lines += ["", what.summary]
    for left, right in mathematics.equations(what):
        lines += ["", mathematics.show_equation(left, right, ascii_only)]
    return "\n".join(lines)


def steps(made):
    """Every step: its number, what it did and why, the program after it."""
    lines = []
    for step in made.steps:
        heading = f"Step {step.number}. {step.title} ({step.direction})"
        lines += [heading, "-" * len(heading), step.why, "", *(f"    {d}" for d in step.program.definitions), ""]
    return "\n".join(lines)
