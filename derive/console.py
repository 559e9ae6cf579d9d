"""What the commands print: progress, a line a formula, tables.  Plain ASCII on a stream that is not UTF-8."""

import contextlib
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.syntax import Syntax

from derive.report.witness import witness
from derive.tables import whole_table

FAILED = "failed"
STYLE = {"PROVED": "green", "REFUTED": "green", "UNDECIDED": "yellow"}


def is_unicode():
    return (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")


def _progress(console):
    """A bar that is gone when the work is done; none where no terminal is."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


@contextlib.contextmanager
def progress_of(what):
    """Its value is to be told how many of how many are done; the bar goes to stderr, beside any output."""
    with _progress(Console(stderr=True)) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


class BuildConsole:
    """Progress while a build works, a line a formula, then a table."""

    def __init__(self, out):
        self.out, self.console, self.rows = out, Console(highlight=False), []
        self.progress = _progress(self.console)

    def start(self, count):
        self.progress.start()
        self.task = self.progress.add_task("building", total=count)

    def finished(self, row):
        """row: id, status, claims, passes, variants, backends, seconds, reasons."""
        self.rows.append(row)
        self.console.print(f"{row['id']}: {row['status']}", markup=False)
        for reason in row.get("reasons", ()):
            self.console.print(f"    {reason}", markup=False)
        self.progress.advance(self.task)

    def stop(self):
        self.progress.stop()

    def summary(self):
        """What a build that went to its end says last."""
        if not self.rows:
            self.console.print("nothing to do: every formula is fresh")
            return
        columns = ("status", "claims", "passes", "variants", "backends", "seconds")
        table = whole_table("formula", *columns)
        for row in sorted(self.rows, key=lambda r: r["id"]):
            table.add_row(row["id"], *(str(row.get(x, "")) for x in columns))
        self.console.print(table)
        if any(row["status"] != FAILED for row in self.rows):
            self.console.print(f"The derivations are in {self.out}/<id>/derivation.md", markup=False)
        if failed := [row["id"] for row in self.rows if row["status"] == FAILED]:
            self.console.print(f"Failed, with the reasons above, and not written: {', '.join(failed)}", markup=False)


def print_listing(rows, out):
    """A line a formula; where `out` has none of them, that is said too."""
    table = whole_table("id", "family", "proved", "refuted", "undecided", "backends")
    table.padding, table.columns[0].no_wrap = (0, 1, 0, 0), True  # an id is there to be copied
    for row in rows:
        claims = row["claims"]
        nothing = "claims only" if any(claims.values()) else "not built"
        backends = "\n".join(row["backends"]) or nothing
        table.add_row(row["id"], row["family"], *(str(claims[x]) for x in ("proved", "refuted", "undecided")), backends)
    console = Console()
    console.print(table)
    if not any(sum(row["claims"].values()) or row["backends"] for row in rows):
        said = f"Nothing of it is in {out}/ here: `derive build` writes it, and --out names another folder."
        console.print(said, markup=False, highlight=False)
    for row in rows:
        for variant, backends in row.get("missing", {}).items():
            for backend, reason in backends.items():
                place = f"{row['id']}/{variant}" if variant else row["id"]
                console.print(f"{place} has no {backend} backend: {reason}", markup=False, highlight=False)


def print_compiled(count, problems, out):
    """How many C++ kernels were compiled, and each that was not; problems: pairs, its name and the reason."""
    for name, problem in sorted(problems):
        print(f"{name}: {problem}")
    print(f"{count - len(problems)} of {count} C++ kernels in {out}/ are compiled")


def print_proofs(records):
    console = Console(highlight=False)
    for record in records:
        console.print(record["id"], style="bold")
        for claim in record["claims"]:
            good = claim["status"] == ("PROVED" if claim["expected"] else "REFUTED")
            style = STYLE[claim["status"]] if good else "red"
            console.print(f"  [{style}]{claim['status']:9}[/] {claim['name']}: ", end="")
            console.print(claim["statement"], markup=False)
            for line in filter(None, (_witness(claim), claim.get("reason"))):
                console.print(f"            {line}", markup=False)
        for row in record["passes"]:
            console.print(f"  [{STYLE.get(row['status'], 'red')}]{row['status']:9}[/] pass {row['pass']}: ", end="")
            number = len(row.get("conditions", ()))
            under = f", under {number} condition{'s' * (number > 1)} (see derivation.md)" if number else ""
            console.print(f"{row['verdict']}{under}", markup=False)
        for problem in record.get("problems", ()):
            console.print("  [red]REJECTED[/]  ", end="")
            console.print(problem, markup=False)


def _witness(claim):
    """The small numbers at which a false claim fails, "" without any."""
    found = witness(claim)
    if not found:
        return ""
    arrays = [(name, f"({'; '.join(', '.join(row) for row in rows)})") for name, rows in found["arrays"]]
    values = ", ".join(f"{name} = {text}" for name, text in [*found["numbers"], *arrays])
    return f"{values or 'nothing to choose'}: left side {found['left']} {found['fails']} right side {found['right']}"


def print_shown(text, what):
    console = Console(highlight=False)
    languages = {"reference": "python", "blockwise": "python", "triton": "python", "cpu": "cpp"}
    if what in languages and console.is_terminal:
        console.print(Syntax(text, languages[what]))
    else:
        print(text)


def print_laws(results):
    """A line a law (how many of the function's cases hold), then each failure with a snippet to paste."""
    console = Console(highlight=False)
    table, rows = whole_table("law", "status", "cases"), {}
    for result in results:
        rows.setdefault(result.law, []).append(result.status)
    for law, statuses in rows.items():
        asked = [status for status in statuses if status != "NOT APPLICABLE"]
        bad = [status for status in asked if status != "HELD"]
        status = bad[0] if bad else "HELD" if asked else "NOT APPLICABLE"
        style = "red" if bad else "green" if asked else "dim"
        table.add_row(law, f"[{style}]{status}[/]", f"{len(asked) - len(bad)}/{len(asked)}" if asked else "")
    console.print(table)
    for result in results:
        if result.status not in ("HELD", "NOT APPLICABLE"):
            console.print(f"{result.status}: {result.law} ({result.subject})", style="bold", markup=False)
            print(f"{result.problem}\n\n{result.snippet}" if result.snippet else result.problem)


def print_bench(data):
    """A line a row: the first generated function and the best of the others; then what there was no time for."""
    from derive.bench.report import headline, missing_lines, who
    from derive.bench.table import number

    table = whole_table("case", "N", "direction", "threads", "own ms", "best peer", "its ms", "ratio (quartiles)")
    table.padding = (0, 1, 0, 0)
    for row in data["rows"]:
        times, best = row["milliseconds"], row["best_peer"]
        mine = times.get(next(iter(row["generated"]), None))
        table.add_row(*who(row), number(mine), best or "-", number(times.get(best)), headline(row))
    console = Console()
    console.print(table)
    for text in missing_lines(data["missing"]):
        console.print(f"not measured: {text}", markup=False)


def print_static(batches):
    """What kernels compile to, and what is predicted: two tables a kernel, which fit into 80 columns.

    batches: lists of rows; each is printed as soon as it is there.  Returns all rows.
    """
    from derive.targets.table import STATIC

    console, rows = Console(highlight=False), []
    for batch in batches:
        for kernel in dict.fromkeys(row["kernel"] for row in batch):
            _print_kernel(console, [row for row in batch if row["kernel"] == kernel])
        rows += batch
    console.print(STATIC, markup=False)
    return rows


def _print_kernel(console, rows):
    """rows: of one kernel of one module."""
    from derive.targets.table import HEADS, PREDICTED, compiled_cells, predicted_cells

    console.print(f"{rows[0]['module']} {rows[0]['kernel']}", style="bold", markup=False)
    for heads, cells, space in ((HEADS, compiled_cells, 0), (PREDICTED, predicted_cells, 1)):
        lines = [line for row in rows for line in cells(row)]
        table = whole_table(*heads)
        table.padding = (0, space, 0, 0)
        for line in lines:
            table.add_row(*line)
        if lines:
            console.print(table)
