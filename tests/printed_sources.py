"""The printed text of a formula for every backend, derived once in a run by the process that asks for it first."""

from functools import cache

from shared import once

from derive import artifacts
from derive.compiling import sources_of
from derive.derivation import fingerprint


@cache
def sources(formula):
    """{backend: printed text}"""
    return once(f"sources_{artifacts.digest(fingerprint(formula))}", lambda: sources_of(formula))
