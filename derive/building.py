"""Builds: which formulas, what is stale, one formula after another in several processes, and what is shown of them.

A target is named by its id and the spec file that it comes from (None: the catalogue), so that a worker process can
make it anew.  What a build stores of each formula is its manifest; lists, checks and replays read that.
"""

import time
from dataclasses import dataclass
from pathlib import Path

from derive import artifacts, catalogue, reporting
from derive.errors import BadName, DamagedManifest, DuplicateFormula, NoFunction, NothingStored, UnknownFormula
from derive.options import files_of, slug
from derive.processes import in_processes
from derive.specs import load_spec, load_specs
from derive.statuses import EXPECTED


@dataclass(frozen=True)
class Target:
    """A formula to build: its id, and the file that defines it (None for the catalogue)."""

    id: str
    spec: str | None = None

    @property
    def chapter(self):
        """The Chapter of that id, if it is no function."""
        return catalogue.CHAPTERS.get(self.id) if self.spec is None else None

    def variants(self):
        """The Formula in every combination of options that is generated, the plain form first; none of a Chapter."""
        if self.chapter:
            return []
        if self.spec is None:
            return [catalogue.formula(self.id, **options) for options in catalogue.variants(self.id)]
        return [next(f for f in load_spec(self.spec) if f.id == self.id)]

    def claims(self):
        if self.spec is None:
            from derive.catalogue.claims import claims_of

            return claims_of(self.id)
        return self.variants()[0].claims


def targets(ids, specs=()):
    """The targets that a command names: ids of the catalogue or of the spec files; without ids, all of either."""
    specs = tuple(dict.fromkeys(map(str, specs)))
    own = {f.id: Target(f.id, path) for path in specs for f in load_spec(path)}
    load_specs(specs)
    for name in own:
        if name in catalogue.IDS:
            raise DuplicateFormula(name, "the catalogue", own[name].spec)
        if name == reporting.FOLDER:
            raise BadName(name, "a folder of that name holds the report")
    known = {**own, **{name: Target(name) for name in catalogue.IDS}}
    if not ids:
        return list(own.values()) if specs else list(known.values())
    for name in ids:
        if name not in known:
            raise UnknownFormula(name, list(known), catalogue.close_to(name, known), specs)
    return [known[name] for name in dict.fromkeys(ids)]


def build(wanted, out, fresh=False, jobs=None, console=None):
    """Build what is stale; returns the ids that failed or did not come out as expected.  Raises NotWritable."""
    artifacts.check_writable(out)
    artifacts.recover(out)
    tool = artifacts.tool_digest()
    stale = [t for t in wanted if fresh or not _is_fresh(t, out, tool)]
    failed, pages = [], {}
    console.start(len(stale))
    try:
        for target, outcome in in_processes(_make, [(t, str(out), fresh, tool) for t in stale], jobs):
            if isinstance(outcome, str):
                row = {"id": target.id, "status": "failed", "reasons": [outcome]}
            else:
                files, manifest, row, pages[target.id] = outcome
                artifacts.write_folder(out, target.id, files, manifest)
            console.finished(row)
            if row["status"] != "proved":
                failed.append(target.id)
    finally:
        console.stop()
    console.summary()
    _report([target for target in wanted if target.id not in failed], out, pages, tool, jobs)
    return failed


def _report(stored, out, pages, tool, jobs):
    """Write the report: pages that were made just now, those that are fresh, and those that are missing.

    Where nothing was ever built there is nothing to report.
    """
    if not reporting.built(out):
        return
    pages = {**reporting.fresh_pages(out), **pages}
    missing = [(target, str(out)) for target in stored if target.id not in pages]
    made = in_processes(_page, missing, jobs) if missing else ()
    reporting.write(out, pages | {target.id: page[0] for target, page in made if isinstance(page, tuple)}, tool)


def _page(target, out):
    """The chapter of a formula from what is stored of it, as the only element of a tuple."""
    from derive.stored_pages import StoredPage

    return (StoredPage(target.id, target.variants(), target.claims(), Path(out), target.chapter).page(),)


def _is_fresh(target, out, tool):
    manifest = artifacts.usable_manifest(out, target.id)
    return bool(
        manifest
        and manifest.get("tool") == tool
        and (target.spec is None or manifest.get("formula") == _fingerprint(target))  # the tool has the catalogue
        and not artifacts.edited(out, target.id, manifest)
        and not _is_open(manifest)
    )


def _is_open(manifest):
    """Whether something did not come out as expected: it is tried again, and said again."""
    from derive.made import as_expected

    return not as_expected([row for rows in manifest["passes"].values() for row in rows], manifest["claims"])


def _fingerprint(target):
    from derive.derivation import fingerprint

    if target.chapter:
        return artifacts.digest(repr(target.chapter))
    lines = [fingerprint(f) for f in target.variants()]
    if target.spec is not None:
        from derive.made import stated

        lines.append(stated(target.claims()))
    return artifacts.digest("\n".join(lines))


def _maker(target, out, fresh):
    from derive.made import Maker

    return Maker(target.id, target.variants(), target.claims(), out, fresh, target.chapter)


def _make(target, out, fresh, tool):
    """Everything that is written of one formula: (files, manifest, a row for the console, its page of the report)."""
    begin = time.perf_counter()
    maker = _maker(target, Path(out), fresh)
    files, manifest, page = maker.make()
    manifest |= {"tool": tool, "formula": _fingerprint(target)}
    row = maker.row() | {"seconds": f"{time.perf_counter() - begin:.1f}"}
    return files, manifest, row, page


def check(wanted, out):
    """What is stale or edited by hand, a line each; nothing is written."""
    tool, bad = artifacts.tool_digest(), []
    for target in wanted:
        try:
            manifest = artifacts.read_manifest(out, target.id)
        except DamagedManifest as problem:
            bad.append(problem.what)
            continue
        if not manifest:
            bad.append(f"{target.id}: never built")
            continue
        if manifest.get("rules") != artifacts.rules_digest():
            bad.append(f"{target.id}: its proofs were checked by other rules")
        bad += [f"{name}: edited by hand" for name in artifacts.edited(out, target.id, manifest)]
        if manifest.get("tool") != tool or manifest.get("formula") != _fingerprint(target):
            bad += [f"{target.id}/{name}: stale" for name in _stale_files(target, out, manifest)]
    return bad + reporting.problems(out, [target.id for target in wanted], tool)


def _stale_files(target, out, manifest):
    """The files that a build would change now; proofs are stale where their programs changed."""
    maker = _maker(target, Path(out), fresh=False)
    printed, unproved = maker.printed(), maker.unproved()
    if not unproved:
        maker.prove()
        printed |= maker.documents(printed)[0]
    stored = manifest["files"]
    stale = [name for name, text in sorted(printed.items()) if stored.get(name) != artifacts.digest(text)]
    return stale + [f"{name}/proof.json" if name else "proof.json" for name in unproved]


def listing(out):
    """What `derive list --json` prints."""
    rows = []
    for name in catalogue.IDS:
        manifest = artifacts.read_manifest(out, name)
        counts = {"proved": 0, "refuted": 0, "undecided": 0}
        for claim in manifest.get("claims", ()):
            counts[claim["status"].lower()] += 1
        family = manifest.get("family") or catalogue.subject(name).family
        rows.append({"id": name, "family": family, "claims": counts, "backends": manifest.get("backends", {})})
        if missing := manifest.get("missing"):
            rows[-1]["missing"] = missing
    return rows


def shown(target, out, what, ascii_only=False):
    """The text that `derive show` prints."""
    from derive import derivation
    from derive.report import terminal

    if target.chapter:
        raise NoFunction(target.id, what)
    formula = target.variants()[0]
    if what == "formula":
        return terminal.formula(formula, ascii_only)
    if what in ("program", "steps"):
        made = derivation.derive_formula(formula)
        return str(made.plain) if what == "program" else terminal.steps(made)
    paths = [Path(out) / target.id / slug(formula.options) / file for file in files_of(what)]
    if not all(path.is_file() for path in paths):
        raise NothingStored(f"{target.id} ({what})", out)
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def prove(wanted, jobs=None):
    """Records as `derive prove --json` prints them, every claim and pass judged now."""
    outcomes = dict(in_processes(_prove_one, [(t,) for t in wanted], jobs))
    return [_record(t, outcomes[t]) for t in wanted]


def _record(target, outcome):
    if isinstance(outcome, str):
        return {"id": target.id, "claims": [], "passes": [], "problems": [outcome]}
    return outcome


def _prove_one(target):
    maker = _maker(target, None, fresh=True)
    maker.prove()
    return {"id": target.id, "claims": maker.claim_rows, "passes": maker.pass_records()}


def replay(wanted, out, jobs=None):
    """Re-check the stored ledgers from their files alone; the records are those stored, with what was rejected."""
    for target in wanted:
        if not artifacts.read_manifest(out, target.id):
            raise NothingStored(target.id, out)
    outcomes = dict(in_processes(_replay_one, [(t, str(out)) for t in wanted], jobs))
    return [_record(t, outcomes[t]) for t in wanted]


def _replay_one(target, out):
    from derive.derivation import derive_formula
    from derive.proof import stored

    manifest = artifacts.read_manifest(out, target.id)
    rows, passes, problems = manifest.get("claims", []), manifest.get("passes", {}), []
    records = {slug(formula.options): derive_formula(formula) for formula in target.variants()} or {"": None}
    if other := sorted(set(passes) - set(records)):
        problems.append(f"{target.id}: rows of variants that the formula does not have: {', '.join(other)}")
    for name, record in records.items():
        claims = () if name else target.claims()
        ledger = Path(out) / target.id / name / "proof.json"
        problems += stored.replay_file(ledger, record, passes.get(name, ()), () if name else rows, claims)
    shown = [{"variant": name, **row} for name, of_variant in passes.items() for row in of_variant]
    return {"id": target.id, "claims": rows, "passes": shown, "problems": problems}


def as_expected(record):
    """Whether every claim and every pass of a record came out as expected."""
    claims = all(c["status"] == EXPECTED[c["expected"]] for c in record["claims"])
    passes = all(row["status"] == "PROVED" for row in record["passes"])
    return claims and passes and not record.get("problems")
