"""The report: every link leads somewhere, nothing comes from elsewhere, nothing that is claimed is left out."""

import re
from html import unescape
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest
from report_site import STORED, manifest_of, record_of, stored_ids, written_site

from derive import reporting
from derive.catalogue.contents import PARTS, POPULAR
from derive.report.proofs import stated

VOID = {"meta", "link", "br"}
LIMIT = 200_000  # bytes of a page, on average
MATH = re.compile(r"<math.*?</math>", re.DOTALL)


class Page(HTMLParser):
    """What a test asks of a page: its links, its anchors, its tags, and whether they close in order."""

    def __init__(self, text):
        super().__init__()
        self.links, self.anchors, self.tags, self.open, self.resources = [], set(), set(), [], []
        self.feed(text)
        self.close()
        assert not self.open, f"never closed: {self.open}"

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        self.tags.add(tag)
        if tag not in VOID:
            self.open.append(tag)
        if "id" in attributes:
            assert attributes["id"] not in self.anchors, f"two elements are called {attributes['id']}"
            self.anchors.add(attributes["id"])
        if tag == "a":
            self.links.append(attributes["href"])
        self.resources += [
            attributes[key] for key in ("src", "srcset", "data", "poster", "action") if key in attributes
        ]
        if tag == "link":
            self.resources.append(attributes["href"])

    def handle_endtag(self, tag):
        assert self.open and self.open.pop() == tag, f"</{tag}> closes something else"


@pytest.fixture(scope="module")
def folder():
    """What is stored: `derive build --check` says whether it is fresh."""
    return STORED


@pytest.fixture(scope="module")
def documents():
    return {name: (STORED / name / "derivation.md").read_text(encoding="utf-8") for name in stored_ids()}


@pytest.fixture(scope="module")
def pages():
    return {p.name: p.read_text(encoding="utf-8") for p in sorted((STORED / "report").glob("*.html"))}


@pytest.fixture(scope="module")
def read(pages):
    return {name: Page(text) for name, text in pages.items()}


def test_every_link_resolves(folder, read):
    for name, page in read.items():
        for link in page.links:
            path, _, anchor = link.partition("#")
            target = (folder / "report" / path) if path else folder / "report" / name
            assert target.is_file(), f"{name} leads to {link}"
            if anchor:
                assert anchor in read[target.name].anchors, f"{name} leads to {link}"


def test_nothing_comes_from_elsewhere_and_nothing_runs(folder, read):
    for name, page in read.items():
        assert page.resources == ["style.css"], name
        assert not page.tags & {"script", "iframe", "img", "object", "embed", "form", "style"}, name
        assert not [link for link in page.links if re.match(r"[a-z]+:|//", link)], name
    style = (folder / "report" / "style.css").read_text()
    assert not re.search(r"@import|url\(", style)


def test_every_formula_has_a_chapter_that_the_index_leads_to(pages, read):
    ids = stored_ids()
    assert ids
    assert set(pages) == {"index.html", *(f"{name}.html" for name in ids)}
    assert {f"{name}.html" for name in ids} <= set(read["index.html"].links)


def test_the_index_has_the_order_of_the_contents(read):
    links = [link.removesuffix(".html") for link in read["index.html"].links if "#" not in link]
    order = [name for _, names in PARTS for name in names if name in links]
    assert [name for name in links if name in order] == order


def test_mathematics_is_well_formed(pages):
    count = 0
    for name, text in pages.items():
        for element in MATH.findall(text):
            ElementTree.fromstring(element)  # a named entity that XML does not know would be an error here
            count += 1
        assert text.count("<math") == len(MATH.findall(text)), name
    assert count > 1000


@pytest.mark.parametrize("name", stored_ids())
def test_every_false_claim_shows_its_witness(name, pages, documents):
    for claim in manifest_of(name)["claims"]:
        witness = claim["witness"]
        assert (claim["status"] == "REFUTED") == bool(witness)
        if witness:
            shown = plain(section(pages[f"{name}.html"], f'id="witness-{claim["name"]}"'))
            document = documents[name].split(f"**Witness against {claim['name']}:**")[1].split("\n")[0]
            for side in ("left", "right"):
                digits = re.match(r"[-0-9./]{1,7}", witness[side])[0]
                assert digits in shown, (claim["name"], side)
                assert digits in document, (claim["name"], side)
            for value in witness["values"]:
                assert value in shown


def section(text, start):
    """From an element's start to the end of its last sentence."""
    found = text[text.index(start) :]
    return found[: found.index("</p>", found.index("Evaluated exactly"))]


def plain(html):
    return unescape(re.sub(r"<[^>]*>", "", html))


@pytest.mark.parametrize("name", stored_ids())
def test_site_and_document_agree_on_every_status(name, pages, documents):
    text, document, manifest = pages[f"{name}.html"], documents[name], manifest_of(name)
    for claim in manifest["claims"]:
        item = text[text.index(f'<li id="claim-{claim["name"]}"') :].split("</li>")[0]
        assert f">{claim['status'].lower()}</span>" in item
        row = next(line for line in document.splitlines() if line.startswith(f"| {claim['name']} |"))
        assert f"| {claim['status']} |" in row
        assert ("False:" in item) == ("**False:**" in row) == (not claim["expected"])
    for row in manifest["passes"].get("", ()):
        words = stated(row)
        if row["theorems"]:
            assert f">{row['status'].lower()}</span> {words}" in unescape(text)
            assert f"<b>{row['status']}</b> {words}" in unescape(document)
        else:
            assert words in plain(text)
            assert f"- {words}" in unescape(document)


def test_popular_claims_lead_to_their_refutations(read):
    links = read["index.html"].links
    for _, _, places in POPULAR:
        for chapter, claim in places:
            if chapter in stored_ids():
                claims = manifest_of(chapter)["claims"]
                false = {c["name"] for c in claims if c["status"] == "REFUTED"}
                decided = {c["name"] for c in claims if c["status"] in ("REFUTED", "PROVED")}
                wanted = {claim} & decided if claim else false
                assert wanted, (chapter, claim)
                assert wanted <= {link.split("#claim-")[-1] for link in links if link.startswith(chapter)}


@pytest.mark.parametrize("name", stored_ids())
def test_every_step_and_every_statement_of_the_code_lead_to_each_other(name, pages, read):
    told = record_of(name)
    for step in told["steps"]:
        assert f"step-{step['number']}" in read[f"{name}.html"].anchors
    for file in told["files"]:
        opened = [line for line in file["lines"] if line.opens]
        for line in opened:
            assert f"{file['backend']}-{line.number}" in read[f"{name}.html"].anchors
            assert 1 <= line.step <= len(told["steps"])
    shown = sum(len(numbers) for step in told["steps"] for numbers, _ in step["code"].get("blockwise", ()))
    opened = [line for file in told["files"] if file["backend"] == "blockwise" for line in file["lines"] if line.opens]
    assert shown == len(opened)


def test_what_is_stored_is_made_again_with_the_same_bytes(tmp_path, pages, documents):
    names = ["softmax", "scaled_dot_attention", "causal_mask", "retention"]
    made = written_site(tmp_path, names)
    for name in names:
        assert (tmp_path / "report" / f"{name}.html").read_text(encoding="utf-8") == pages[f"{name}.html"]
        assert made[name].splitlines()[1:] == documents[name].splitlines()[1:]


def test_the_report_is_small(folder):
    pages = list((folder / "report").glob("*.html"))
    assert sum(p.stat().st_size for p in pages) < LIMIT * len(pages)


def test_an_edited_and_a_stale_page_are_named(tmp_path):
    names = ["softmax", "sigmoid_attention"]
    written_site(tmp_path, names)
    assert reporting.problems(tmp_path, names, "tool") == []
    assert reporting.problems(tmp_path, names, "another tool") == ["report/index.html: stale"]
    page = tmp_path / "report" / f"{names[0]}.html"
    text = page.read_text(encoding="utf-8")
    page.write_text(text + " ", encoding="utf-8")
    assert reporting.problems(tmp_path, names, "tool") == [f"report/{page.name}: edited by hand"]
    assert page.stem not in reporting.fresh_pages(tmp_path)
    page.write_text(text, encoding="utf-8")
    assert set(reporting.fresh_pages(tmp_path)) == set(names)
