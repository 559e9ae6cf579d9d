"""The command line.  Each command imports what it needs when it runs, so that --help is quick."""

import gc
import json
import keyword
import sys

import click

from derive import __version__
from derive.errors import DeriveError
from derive.targets.aot import TARGETS

OUT = click.option("--out", default="generated", show_default=True, help="Folder of the generated files.")
SPEC = click.option("--spec", "specs", multiple=True, type=click.Path(), help="A Python file with your own formulas.")
CODE = click.Choice(["reference", "blockwise", "triton", "cpu"])
BROKEN_OFF = 130  # the exit status of what was ended by Ctrl-C
DTYPES = ("float16", "bfloat16", "float32", "float64")


class Commands(click.Group):
    """Errors of this project are printed as they are; anything else is a fault and keeps its traceback."""

    def invoke(self, ctx):
        try:
            return super().invoke(ctx)
        except DeriveError as problem:
            click.echo(f"derive: {problem}", err=True)
            ctx.exit(1)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__)
def main():
    """From an attention formula to proved, generated and tested code."""
    gc.set_threshold(100_000, 50, 10)  # terms are kept: the collector would walk through them again and again
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


@main.command()
@click.argument("ids", nargs=-1, metavar="[ID]...")
@SPEC
@OUT
@click.option("--check", is_flag=True, help="Write nothing; exit 1 naming what is stale or edited by hand.")
@click.option("--fresh", is_flag=True, help="Prove everything anew, stored proofs included.")
@click.option("--jobs", type=click.IntRange(1), default=None, help="Processes at once (default: the number of cores).")
@click.option("--compile", "compiled", is_flag=True, help="Compile the C++ kernels, too, for float32 or each --dtype.")
@click.option("--dtype", "dtypes", multiple=True, type=click.Choice(DTYPES), help="Of --compile (may be repeated).")
def build(ids, specs, out, check, fresh, jobs, compiled, dtypes):
    """Derive, prove and print formulas: of the catalogue (all, or ID ...), or of --spec files."""
    from derive import building

    if compiled and check:
        raise click.UsageError("--check writes nothing, so that --compile has no place beside it")
    if dtypes and not compiled:
        raise click.UsageError("--dtype says what --compile compiles for: give both")
    targets = building.targets(ids, specs)
    if check:
        bad = building.check(targets, out)
        for line in bad:
            click.echo(line)
        if bad:
            click.echo(f"{len(bad)} stale or edited: run `derive build`", err=True)
            sys.exit(1)
        click.echo(f"{len(targets)} formulas are fresh")
        return
    from derive.console import BuildConsole

    failed = building.build(targets, out, fresh=fresh, jobs=jobs, console=BuildConsole(out))
    if compiled:
        from derive import precompiling
        from derive.console import print_compiled, progress_of

        kernels = precompiling.kernels_of([t for t in targets if t.id not in failed], out, dtypes or ("float32",))
        with progress_of("compiling") as watch:
            problems = precompiling.compile_kernels(kernels, jobs, watch)
        print_compiled(len(kernels), problems, out)
        failed = [*failed, *problems]
    sys.exit(1 if failed else 0)


@main.command("list")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for other tools.")
@OUT
def list_(as_json, out):
    """The formulas of the catalogue, with the status of their claims and the backends they have."""
    from derive import building

    rows = building.listing(out)
    if as_json:
        click.echo(json.dumps(rows, indent=1))
        return
    from derive.console import print_listing

    print_listing(rows, out)


@main.command()
@click.argument("id_", metavar="ID")
@SPEC
@OUT
@click.option("--formula", "what", flag_value="formula", default=True, help="The formula (the default).")
@click.option("--program", "what", flag_value="program", help="Its definitions in index notation.")
@click.option("--steps", "what", flag_value="steps", help="The derivation, step by step.")
@click.option("--code", type=CODE, help="The generated code of a backend.")
def show(id_, specs, out, what, code):
    """Show a formula, its program, the steps of its derivation, or its generated code."""
    from derive import building
    from derive.console import is_unicode, print_shown

    (target,) = building.targets((id_,), specs)
    print_shown(building.shown(target, out, code or what, ascii_only=not is_unicode()), code or what)


@main.command()
@click.argument("ids", nargs=-1, metavar="[ID]...")
@SPEC
@OUT
@click.option("--json", "as_json", is_flag=True, help="As JSON, for other tools.")
@click.option("--replay", is_flag=True, help="Re-check the stored ledgers from their files alone; prove nothing.")
@click.option("--jobs", type=click.IntRange(1), default=None, help="Processes at once (default: the number of cores).")
def prove(ids, specs, out, as_json, replay, jobs):
    """Prove or refute every claim and prove every pass of formulas; exit 0 only if all came out as expected."""
    from derive import building

    targets = building.targets(ids, specs)
    records = building.replay(targets, out, jobs) if replay else building.prove(targets, jobs)
    if as_json:
        click.echo(json.dumps(records, indent=1))
    else:
        from derive.console import print_proofs

        print_proofs(records)
    sys.exit(0 if all(map(building.as_expected, records)) else 1)


@main.command()
@click.option("--impl", required=True, metavar="MODULE:FUNCTION", help="The function to test.")
@click.option("--formula", "id_", required=True, metavar="ID", help="The formula that it claims to compute.")
@SPEC
@click.option("--law", "laws", multiple=True, metavar="NAME", help="Only this law (may be repeated).")
@click.option("--examples", type=click.IntRange(1), default=30, show_default=True, help="Drawn for each law.")
@click.option("--dtype", "dtypes", multiple=True, type=click.Choice(DTYPES), help="Draw this dtype (may be repeated).")
@click.option("--length", "lengths", multiple=True, type=click.IntRange(0), help="Draw this length (may be repeated).")
@click.option("--width", "widths", multiple=True, type=click.IntRange(1), help="Draw this width (may be repeated).")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for other tools.")
def verify(impl, id_, specs, laws, examples, dtypes, lengths, widths, as_json):
    """Run the property laws on anyone's function; exit 0 only if all hold or do not apply."""
    from derive import building, verifying
    from derive.console import print_laws, progress_of
    from derive.errors import NoFunction

    (target,) = building.targets((id_,), specs)
    if target.chapter:
        raise NoFunction(id_, "function to compare with")
    with progress_of("laws") as watch:
        results = verifying.verify(impl, target.variants()[0], laws, examples, dtypes, lengths, widths, watch)
    if as_json:
        click.echo(json.dumps(verifying.records(results), indent=1))
    else:
        print_laws(results)
    sys.exit(0 if verifying.good(results) else 1)


@main.command()
@OUT
@click.option("--path", "only_path", is_flag=True, help="Print where it is; open nothing.")
def report(out, only_path):
    """Open the report that the last build wrote, in a browser."""
    import webbrowser

    from derive.reporting import path_of_index

    path = path_of_index(out)
    click.echo(path)
    if not only_path and not webbrowser.open(path.as_uri()):
        click.echo("no browser was found: open that file yourself", err=True)


@main.command()
@click.argument("id_", metavar="ID")
@SPEC
@click.option("--json", "as_json", is_flag=True, help="As JSON, for other tools.")
@click.option("--variant", default="", help="The variant: its folder under generated/ID, such as causal_lower_right.")
def cost(id_, specs, as_json, variant):
    """Operations, bytes and memory: held in full beside streamed, as formulas and at several lengths."""
    from derive import building
    from derive.console import is_unicode
    from derive.cost import cost_of, crossover
    from derive.derivation import derive_formula
    from derive.errors import NoFunction
    from derive.options import slug

    (target,) = building.targets((id_,), specs)
    formulas = {slug(f.options): f for f in target.variants()}
    if not formulas:
        raise NoFunction(id_, "cost")
    if variant not in formulas:
        variants = ", ".join(sorted(filter(None, formulas)))
        says = f"{id_} has the variants {variants}" if variants else f"{id_} has no variants: leave it out"
        raise click.BadParameter(says, param_hint="variant")
    made = derive_formula(formulas[variant])
    unicode = is_unicode() and not as_json
    record, crossing = cost_of(made, unicode=unicode), crossover(made, unicode)
    if as_json:
        click.echo(json.dumps({**record, "crossover": crossing}, indent=1))
    else:
        from derive.cost.table import print_cost

        print_cost(record, crossing)


@main.command()
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option("--quick", is_flag=True, help="A few cases, short lengths, few rounds: ends in three minutes.")
@click.option("--threads", multiple=True, type=click.IntRange(1), help="Threads of torch (may be repeated).")
@click.option("--growth", is_flag=True, help="Time and memory for lengths from 256 to 16384 besides.")
@click.option("--plot", is_flag=True, help="Pictures (SVG) besides.")
@click.option("--static", is_flag=True, help="Compile Triton kernels for GPUs that need not be there; time nothing.")
@click.option(
    "--target", "targets", multiple=True, type=click.Choice(TARGETS), help="Of --static (default: sm_80, sm_90)."
)
@click.option("--dtype", "dtypes", multiple=True, type=click.Choice(DTYPES[:3]), help="Of --static (default: float16).")
@click.option("--variant", "variants", multiple=True, help="Of --static, its folder under generated/ID (default: all).")
@click.option("--jobs", type=click.IntRange(1), help="Processes of --static at once (default: the number of cores).")
@OUT
@click.option("--to", "folder", default="bench/results", show_default=True, help="Folder of the results.")
@click.option("--json", "file", type=click.Path(), help="One more file for the results as JSON.")
def bench(ids, quick, threads, growth, plot, static, targets, dtypes, variants, jobs, out, folder, file):
    """Time generated functions beside what else there is: torch's kernels, its compiler, its modules.

    --target, --dtype and --variant may be repeated. What --static compiles is kept: a second time it is quick.
    """
    from derive import benching as command
    from derive.console import print_bench, print_static

    def progress(text):
        click.echo(text, err=True)

    if (targets or dtypes or variants or jobs) and not static:
        raise click.UsageError("--target, --dtype, --variant and --jobs say what --static compiles: give both")
    if static:
        modules = command.static_modules(ids, out, variants)
        data = print_static(command.compile_static(modules, quick, targets, dtypes, jobs, progress))
        written = command.write_static(data, folder, file)
    else:
        data = command.measure(ids, threads or (1,), quick, growth, progress)
        written = command.write(data, folder, plot, file) if data["rows"] else ()
        print_bench(data)
    for path in written:
        click.echo(path)
    if not static and data["broken_off"]:
        what = "what was measured until then is written" if written else "nothing was measured, and nothing is written"
        click.echo(f"broken off: {what}", err=True)
        sys.exit(BROKEN_OFF)


@main.command()
@click.argument("name")
def new(name):
    """Write NAME.py, a commented file with a formula to start from."""
    from pathlib import Path

    from derive.errors import BadName, FileExists, NotWritable
    from derive.specs import starting_file

    if not name.isidentifier() or keyword.iskeyword(name):
        raise BadName(name, "it is a word of Python" if keyword.iskeyword(name) else "it is no identifier")
    path = Path(f"{name}.py")
    if path.exists():
        raise FileExists(path)
    try:
        path.write_text(starting_file(name), encoding="utf-8")
    except OSError as problem:
        raise NotWritable(path.absolute(), problem, "change to a folder that can be written") from None
    click.echo(f"{path} is written: change the formula in it, then run `derive build --spec {path}`")


if __name__ == "__main__":
    main()
