"""The report of what is stored in generated/, made in a folder of its own without proving anything."""

import json
from pathlib import Path

from derive import catalogue, reporting
from derive.derivation import derive_formula
from derive.options import EVERY_FILE, slug
from derive.report import costs, markdown, record, site

STORED = Path(__file__).resolve().parent.parent / "generated"


def stored_ids():
    return [name for name in catalogue.IDS if (STORED / name / "manifest.json").is_file()]


def manifest_of(name):
    return json.loads((STORED / name / "manifest.json").read_text())


def record_of(name):
    """The record of a formula of the catalogue with its stored proofs and its stored code."""
    manifest = manifest_of(name)
    claims, passes = manifest["claims"], manifest["passes"]
    if name in catalogue.CHAPTERS:
        subject = catalogue.CHAPTERS[name]
        return record.chapter(subject, claims, [], cost=costs.of_chapter(subject))
    plain, *others = (catalogue.formula(name, **options) for options in catalogue.variants(name))
    sources = {f: (STORED / name / f).read_text() for f in EVERY_FILE if (STORED / name / f).is_file()}
    others = [(formula, slug(formula.options)) for formula in others if slug(formula.options) in passes]
    variants = [(f, passes[own], [x for x in EVERY_FILE if (STORED / name / own / x).is_file()]) for f, own in others]
    made = derive_formula(plain)
    return record.chapter(plain, claims, passes.get("", []), made, sources, variants, costs.tables(made))


def written_site(folder, names):
    """Writes the site of some stored formulas to folder/report, beside links to what it leads to."""
    pages, documents = {}, {}
    for name in names:
        (folder / name).symlink_to(STORED / name)
        told = record_of(name)
        pages[name], documents[name] = site.chapter_page(told), markdown.document(told, "0")
    reporting.write(folder, pages, "tool")
    return documents
