"""What the last build found of every claim: `records()` is {id: [record, ...]}, plain data.

Nothing here imports the project.  That the records are those of the sources as they are is what `derive build --check`
says; tests/test_claims_prover.py judges a part of them anew.
"""

import json
from functools import lru_cache
from pathlib import Path

STORED = Path(__file__).resolve().parent.parent / "generated"


@lru_cache(maxsize=1)
def records():
    manifests = (json.loads(path.read_text(encoding="utf-8")) for path in sorted(STORED.glob("*/manifest.json")))
    return {manifest["id"]: manifest["claims"] for manifest in manifests if manifest.get("claims")}
