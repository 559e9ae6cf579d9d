"""Everything that is made of one formula: the printed files of each variant, its proofs, its documents, its manifest.

Stored proofs are kept where the programs and claims that they speak of are unchanged: they are found by the hash of
what they were made from, and their files are taken over as they are.  Where the rules of the logic have changed since,
they are replayed first, and what the checker refuses is proved anew.
"""

from functools import cached_property
from pathlib import Path

from derive import artifacts
from derive.catalogue.claims import modules_of
from derive.derivation import derive_formula, fingerprint
from derive.errors import DeriveError
from derive.options import EVERY_FILE, slug
from derive.printing import about_of, printed_and_missing
from derive.report import costs, markdown, record, site
from derive.statuses import EXPECTED


class Maker:
    """What a build makes of one formula.

    variants: its Formulas, the plain form first; claims: about the plain form; out: the folder of the last build, None
    to look at nothing stored; fresh: prove everything anew.  chapter: a Chapter instead of Formulas, with claims only.
    """

    def __init__(self, formula_id, variants, claims, out, fresh, chapter=None):
        self.id, self.claims, self.fresh = formula_id, tuple(claims), fresh
        self.stored_in = Path(out) / formula_id if out else None
        self.manifest = artifacts.usable_manifest(out, formula_id) if out else {}
        self.variants = tuple(variants)
        self.derivations = {slug(f.options): derive_formula(f) for f in variants}
        self.chapter = chapter
        self.subject = chapter or next(iter(self.derivations.values())).formula
        self.proofs, self.proof_files, self.claim_rows = {}, {}, []
        self.backends, self.missing = {}, {}

    @cached_property
    def sources(self):
        """Variant -> hash of what its files are made from."""
        if self.chapter:
            return {"": artifacts.digest(repr(self.chapter))[:16]}
        return {name: _source(made) for name, made in self.derivations.items()}

    def printed(self):
        """The printed code of every variant: path -> text; notes which backends are missing, and why."""
        files = {}
        for name, made in self.derivations.items():
            texts, missing = printed_and_missing(made, about_of(made, self.sources[name]))
            files |= {_inside(name, file): text for file, text in texts.items()}
            if missing:
                self.missing[name] = missing
        return files

    def proof_source(self, name):
        """The hash of what the ledger of a variant was made from; claims stand in the ledger of the plain form."""
        claims = artifacts.sources_digest("claims.py", *modules_of(self.id)) if self.claims and not name else ""
        own = stated(self.claims) if claims and not modules_of(self.id) else ""
        return artifacts.digest(self.sources[name] + claims + own)[:16]

    def unproved(self):
        """The variants whose stored ledger speaks of something else than what is derived now, or was edited."""
        stored = self.manifest.get("proof_sources", {})
        kept = {name for name in self.sources if not self.fresh and stored.get(name) == self.proof_source(name)}
        return [name for name in self.sources if name not in kept or self._is_edited(_inside(name, "proof.json"))]

    def _is_edited(self, file):
        """Whether a stored file is missing, or not as it was written."""
        path = self.stored_in / file
        return not path.is_file() or artifacts.digest(path.read_bytes()) != self.manifest["files"].get(file)

    @property
    def by_other_rules(self):
        """Whether what is stored was last checked by other rules than those of today."""
        return self.manifest.get("rules") != artifacts.rules_digest()

    def refused(self, name):
        """Whether the checker refuses the stored ledger of a variant."""
        from derive.proof.stored import replay_file

        rows, claims = ((), ()) if name else (self.manifest["claims"], self.claims)
        passes = [self._worded(name, row) for row in self.manifest["passes"][name]]
        return bool(replay_file(self.stored_in / name / "proof.json", self.derivations.get(name), passes, rows, claims))

    def is_open(self, name):
        """Whether a pass or a claim of a variant is stored as it should not be: another tool may find its proof."""
        return not as_expected(self.manifest["passes"][name], () if name else self.manifest["claims"])

    def prove(self, again=False):
        """Prove every pass of every variant and judge every claim, or take over what is stored.

        again: try once more where something is open.
        """
        new = self.unproved()
        for name in self.sources:
            if name in new or (again and self.is_open(name)) or (self.by_other_rules and self.refused(name)):
                self._prove(name, self.derivations.get(name))
            else:
                self._take_over(name)

    def _prove(self, name, made):
        from derive.logic import ledger
        from derive.proof.claims import judge
        from derive.proof.prove import prove_passes

        results = prove_passes(made) if made else []
        named = {key: [t] for r in results for key, t in r.theorems.items()}
        if not name:
            judged = [judge(claim) for claim in self.claims]
            self.claim_rows = [r.record() for r in judged]
            named |= {f"claim {r.claim.name}": list(r.theorems) for r in judged if r.theorems}
        self.proofs[name] = [r.record() for r in results]
        self.proof_files[_inside(name, "proof.json")] = ledger.dump(named)
        for group, theorems in _grouped(named).items():
            queries = ledger.obligations(theorems)
            if queries:
                text = "\n(reset)\n".join(queries[n] for n in sorted(queries))
                self.proof_files[_inside(name, f"obligations/{group}.smt2")] = text

    def _worded(self, name, row):
        from derive.proof.outcome import worded

        return worded(self.derivations[name], row)

    def _take_over(self, name):
        made = self.derivations.get(name)
        self.proofs[name] = [self._worded(name, row) for row in self.manifest["passes"][name]] if made else []
        if not name:
            self.claim_rows = self.manifest["claims"]
        folder = self.stored_in / name
        for path in sorted([folder / "proof.json", *folder.glob("obligations/*.smt2")]):
            self.proof_files[path.relative_to(self.stored_in).as_posix()] = path.read_text(encoding="utf-8")

    def make(self):
        """(files, manifest, page): everything that is written of the formula, and its chapter of the report."""
        self.prove(again=True)
        code = self.printed()
        documents, page = self.documents(code)
        files = {**code, **self.proof_files, **documents}
        self.backends = {
            backend: ["forward", "backward"] if made.backward is not None else ["forward"]
            for made in list(self.derivations.values())[:1]
            for backend in artifacts.backends_of(code)
        }
        manifest = {
            "id": self.id,
            "family": self.subject.family,
            "title": self.subject.title,
            "claims": self.claim_rows,
            "passes": self.proofs,
            "backends": self.backends,
            **({"missing": self.missing} if self.missing else {}),
            "rules": artifacts.rules_digest(),
            "proof_sources": {name: self.proof_source(name) for name in self.sources},
        }
        return files, manifest, page

    def documents(self, code):
        """derivation.md of every variant, and the chapter of the site: (files, HTML)."""
        files, pages = {}, {}
        for name in self.sources:
            told = self.record(name, code)
            files[_inside(name, "derivation.md")] = markdown.document(told, self.sources[name])
            if not name:
                pages[name] = site.chapter_page(told)
        return files, pages[""]

    def record(self, name, code):
        """What the documents say of one variant, from its derivation and its stored or new proofs."""
        made = self.derivations.get(name)
        own = {file: code[_inside(name, file)] for file in EVERY_FILE if _inside(name, file) in code}
        if name:
            missing = self.missing.get(name)
            return record.chapter(made.formula, (), self.proofs[name], made, own, missing=missing)
        others = [(f, slug(f.options)) for f in self.variants[1:]]
        others = [(f, self.proofs[n], [file for file in EVERY_FILE if _inside(n, file) in code]) for f, n in others]
        cost = costs.tables(made) if made else costs.of_chapter(self.chapter)
        missing = self.missing.get("")
        return record.chapter(self.subject, self.claim_rows, self.proofs[""], made, own, others, cost, missing)

    def pass_records(self):
        return [{"variant": name, **row} for name, rows in self.proofs.items() for row in rows]

    def row(self):
        """The line of the console: what came out, and every reason for what is not as expected or not generated."""
        bad = [c for c in self.claim_rows if c["status"] != EXPECTED[c["expected"]]]
        open_ = [(n, row) for n, rows in self.proofs.items() for row in rows if row["status"] != "PROVED"]
        reasons = [f"claim {c['name']} is {c['status']}: {c.get('reason', '')}" for c in bad]
        reasons += [f"{n or 'plain form'}: {row['pass']} is {row['status']}: {row['reason']}" for n, row in open_]
        unstable = [
            f"{n or 'plain form'}: large scores may overflow: {row['verdict']}"
            for n, rows in self.proofs.items()
            for row in rows
            if row["pass"] == "stabilise" and UNSTABLE in row.get("verdict", "")
        ]
        missing = [
            f"{n or 'plain form'}: no {backend} backend: {reason}"
            for n, backends in self.missing.items()
            for backend, reason in backends.items()
        ]
        count = sum(len(rows) for rows in self.proofs.values())
        return {
            "id": self.id,
            "status": "not as expected" if reasons else "proved",
            "reasons": reasons + unstable + missing,
            "claims": f"{len(self.claim_rows) - len(bad)}/{len(self.claim_rows)}",
            "passes": f"{count - len(open_)}/{count}",
            "variants": len(self.sources),
            "backends": ", ".join(self.backends),
        }


UNSTABLE = "not stabilised"  # what the verdict of the pass says


def as_expected(passes, claims):
    """Whether stored rows say what they should: every pass is proved, every claim true or false as it is said to be."""
    proved = all(row["status"] == "PROVED" for row in passes)
    return proved and all(c["status"] == EXPECTED[c["expected"]] for c in claims)


def stated(claims):
    """Text that says all that can change what is found of a user's claims, but for the scripts of their proofs."""
    from derive.proof.plain import sequent_data
    from derive.proof.stated import reader, statements_of

    read, told = reader(), []
    try:
        for c in claims:
            told.append((c.name, c.text, c.expected, c.points, c.sizes, c.tries))
            told += map(sequent_data, statements_of(c, read))
    except (DeriveError, SystemExit, GeneratorExit) as problem:  # whoever judges it says so
        told.append(str(problem))
    return repr(told)


def _inside(name, file):
    return f"{name}/{file}" if name else file


def _source(made):
    """The hash of what the files of a variant are made from: the formula and the programs on the way."""
    programs = (*(step.program for step in made.steps), made.forward_tiles, made.backward_tiles)
    programs += made.tiles_for("cpu") if made.factored else ()
    return artifacts.digest("\n".join([fingerprint(made.formula), *map(str, programs)]))[:16]


def _grouped(named):
    """Theorems by the pass (or claim) that they belong to: the first word of their names."""
    groups = {}
    for name, theorems in named.items():
        group = name.split()[0].rstrip(":") if not name.startswith("claim ") else "claims"
        groups.setdefault(group, []).extend(theorems)
    return groups
