"""The folder of the report, generated/report/: which of its pages are fresh, and how it is written whole.

Its manifest names the manifest that each chapter was made from by its hash, so that a page is made anew only when its
formula was built anew.  The index is made from the manifests of all formulas that lie beside it.
"""

from pathlib import Path

from derive import artifacts, manifests
from derive.catalogue import CHAPTERS, FORMULAS
from derive.catalogue.contents import OWN, PARTS, POPULAR, REST
from derive.errors import DamagedManifest, NothingStored
from derive.options import FILES
from derive.report import record, site

FOLDER = "report"
INDEX = "index.html"


def path_of_index(out):
    """The page to open.  Raises NothingStored where no report was written."""
    path = Path(out) / FOLDER / INDEX
    if not path.is_file():
        raise NothingStored("the report", out)
    return path.resolve()


def built(out):
    """id -> the hash of its manifest, of every formula that lies in the folder."""
    places = sorted(Path(out).glob(f"*/{artifacts.MANIFEST}"))
    return {
        p.parent.name: artifacts.digest(p.read_bytes()) for p in places if p.is_file() and _is_formula(p.parent.name)
    }


def _is_formula(name):
    return name != FOLDER and not name.startswith((artifacts.ASIDE, artifacts.NEW))


def fresh_pages(out):
    """id -> text of the chapters that were made from what lies in the folder now, and that nobody edited."""
    manifest = artifacts.usable_manifest(out, FOLDER, manifests.REPORT)
    edited = set(artifacts.edited(out, FOLDER, manifest))
    now, found = built(out), {}
    for name, made_from in manifest.get("chapters", {}).items():
        path = Path(out) / FOLDER / _page(name)
        if now.get(name) == made_from and f"{FOLDER}/{_page(name)}" not in edited and path.is_file():
            found[name] = path.read_text(encoding="utf-8")
    return found


def problems(out, ids, tool):
    """What is stale or edited in the report, a line each, as far as it concerns these formulas."""
    try:
        manifest = artifacts.read_manifest(out, FOLDER, manifests.REPORT)
    except DamagedManifest as problem:
        return [problem.what]
    if not manifest:
        return [f"{FOLDER}: never built"]
    bad = [f"{name}: edited by hand" for name in artifacts.edited(out, FOLDER, manifest)]
    now, chapters = built(out), manifest["chapters"]
    bad += [f"{FOLDER}/{_page(name)}: stale" for name in ids if name in now and chapters.get(name) != now[name]]
    if set(chapters) != set(now) or manifest["tool"] != tool:
        bad.append(f"{FOLDER}/{INDEX}: stale")
    return bad


def write(out, pages, tool):
    """Write the whole report from the pages of its chapters, unless it is there already."""
    now = built(out)
    chapters = {name: now[name] for name in pages if name in now}
    manifest = artifacts.usable_manifest(out, FOLDER, manifests.REPORT)
    same = manifest.get("chapters") == chapters and manifest.get("tool") == tool
    if same and not artifacts.edited(out, FOLDER, manifest):
        return
    files = {_page(name): text for name, text in pages.items() if name in now}
    files |= {INDEX: index(out, chapters), site.STYLE: site.stylesheet()}
    artifacts.write_folder(out, FOLDER, files, {"id": FOLDER, "chapters": chapters, "tool": tool})


def _page(name):
    return f"{name}.html"


def index(out, names):
    """The page with the status of every chapter."""
    manifests = {name: artifacts.read_manifest(out, name) for name in names}
    rows = {name: _row(manifest) for name, manifest in manifests.items()}
    return site.index_page(_parts(rows), [_popular(*claim, manifests) for claim in POPULAR], _totals(rows))


def _row(manifest):
    passes = [row for rows in manifest["passes"].values() for row in rows]
    status = record.status(manifest["claims"], passes)
    proved, all_ = status["passes_proved"], status["passes"]
    return {
        "id": manifest["id"],
        "title": manifest["title"] or manifest["id"],
        "status": status,
        "claims": site.claim_badges(status),
        "passes": (f"{proved} of {all_} passes", proved == all_) if all_ else None,
        "backends": [backend for backend in FILES if backend in manifest["backends"]],
        "variants": max(0, len(manifest["passes"]) - 1),
    }


def _parts(rows):
    """The chapters in the order of the catalogue's contents; what that does not name comes last."""
    known = {name for _, names in PARTS for name in names}
    rest = [name for name in (*FORMULAS, *CHAPTERS) if name not in known]
    own = [name for name in rows if name not in known and name not in rest]
    parts = [{"title": title, "rows": [rows[name] for name in names if name in rows]} for title, names in
             (*PARTS, (REST, rest), (OWN, own))]  # fmt: skip
    return [part for part in parts if part["rows"]]


def _totals(rows):
    keys = ("proved", "refuted", "undecided", "passes", "passes_proved", "theorems")
    return {"formulas": len(rows), **{key: sum(row["status"][key] for row in rows.values()) for key in keys}}


def _popular(text, why, places, manifests):
    """A popular claim with links to where it is refuted, and to what is proved against it."""
    links, seen = [], set()
    for chapter, wanted in places:
        for claim in manifests.get(chapter, {}).get("claims", ()):
            name, status = claim["name"], claim["status"]
            decided = ("REFUTED", "PROVED") if wanted == name else ("REFUTED",)
            if status not in decided or wanted not in ("", name) or name in seen:
                continue
            seen.add(name)
            words = name if status == "REFUTED" else f"{name} ({status.lower()})"
            links.append({"chapter": chapter, "claim": name, "words": words})
    return {"text": text, "why": why, "links": links}
