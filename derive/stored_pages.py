"""The chapter of the report from what is stored of a formula: only its plain form is derived again."""

from pathlib import Path

from derive.made import Maker
from derive.options import EVERY_FILE, slug
from derive.report import site


class StoredPage(Maker):
    """A formula whose stored files are fresh."""

    def __init__(self, formula_id, variants, claims, out, chapter=None):
        super().__init__(formula_id, variants[:1], claims, out, False, chapter)
        self.variants = tuple(variants)
        self.missing = self.manifest.get("missing", {})

    def page(self):
        """HTML."""
        self._take_over("")
        self.proofs |= {slug(f.options): self.manifest["passes"][slug(f.options)] for f in self.variants[1:]}
        paths = [Path(slug(f.options)) / file for f in self.variants for file in EVERY_FILE]
        found = {p.as_posix(): self.stored_in / p for p in paths}
        code = {name: path.read_text(encoding="utf-8") for name, path in found.items() if path.is_file()}
        return site.chapter_page(self.record("", code))
