"""Judges every claim of the catalogue in a process of its own and keeps what it gives as plain data.

`records()` is {id: [record, ...]}, `ledgers()` is {id: the text of the ledger of the claims that are proved}.
"""

import json
import subprocess
import sys
from functools import lru_cache

from shared import once

PROGRAM = """
import gc
import json
from derive.catalogue.claims import FAMILIES, claims_of
from derive.logic import ledger
from derive.proof.claims import judge
from derive.proof.stated import reader

gc.set_threshold(100_000, 50, 10)
read = reader()
judged = {name: [judge(claim, read) for claim in claims_of(name)] for name in FAMILIES}
ledgers = {
    name: ledger.dump({f"claim {r.claim.name}": list(r.theorems) for r in results if r.theorems})
    for name, results in judged.items()
}
print(json.dumps({"records": {name: [r.record() for r in rs] for name, rs in judged.items()}, "ledgers": ledgers}))
"""


@lru_cache(maxsize=1)
def _judged():
    return once("claims", _judge_all)


def _judge_all():
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def records():
    return _judged()["records"]


def ledgers():
    return _judged()["ledgers"]
