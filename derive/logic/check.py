"""Replay of a ledger from its text alone:  python -m derive.logic.check proof.json

Shares with the prover only terms, rules and judges; runs no tactic and knows no claim.  A ledger is accepted if each
step is an application of a rule with the recorded statement and judges' answers, and if it is written canonically.
"""

import json
import sys
from pathlib import Path

from derive.errors import Rejected
from derive.logic.ledger import FORMAT, dump, read_terms
from derive.logic.rules import RULES
from derive.logic.wellformed import need

FIELDS = {"format", "claims", "steps", "terms", "sha256"}
STEP_FIELDS = {"rule", "premises", "params", "hyps", "concl", "judges"}


def replay(path, expected=None):
    """{name: theorems} of a ledger's file; see replay_text."""
    return replay_text(text_of(path), expected)


def text_of(path):
    """The text of a ledger's file; Rejected if it is none."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise Rejected(f"not a ledger: {error}") from error


def replay_text(text, expected=None):
    """{name: theorems} of a ledger, each step made anew by its rule.

    `expected` is {name: [(hypotheses, conclusion), ...]}: what the ledger must prove, by whoever knows the claims.
    Raises Rejected if a step, a statement, a judge's answer or a claim is not as recorded or expected, and at whatever
    else goes wrong with a text that no `dump` has written.
    """
    try:
        return _replayed(text, expected)
    except Rejected:
        raise
    except Exception as error:  # a damaged file may fail in any way, and is refused in each
        raise Rejected(f"not a ledger: {type(error).__name__}: {error}") from error


def _replayed(text, expected):
    data = json.loads(text)
    need(type(data) is dict and set(data) == FIELDS, "not a ledger: other fields")
    need(data["format"] == FORMAT, "a ledger of another format: {}", data["format"])
    need(all(type(data[k]) is t for k, t in (("claims", dict), ("steps", list), ("terms", list))), "not a ledger")
    terms, made = read_terms(data["terms"]), []
    for n, step in enumerate(data["steps"]):
        need(type(step) is dict and set(step) == STEP_FIELDS, "step {} has other fields", n)
        made.append(_replay_step(n, step, terms, made))
    proved = {name: tuple(_pick(numbers, made, name)) for name, numbers in data["claims"].items()}
    need(dump(proved) == text, "the ledger is not in its canonical form: something was added, renumbered or reordered")
    if expected is not None:
        _check_expected(proved, expected)
    return proved


def _replay_step(n, step, terms, made):
    need(step["rule"] in RULES if type(step["rule"]) is str else False, "step {}: no rule {}", n, step["rule"])
    need(type(step["params"]) is dict, "step {}: no parameters", n)
    names, numbers = list(step["params"]), list(step["params"].values())
    params = dict(zip(names, _pick(numbers, terms, f"step {n}"), strict=True))
    t = RULES[step["rule"]](*_pick(step["premises"], made, f"step {n}"), **params)
    hyps = frozenset(_pick(step["hyps"], terms, f"step {n}"))
    (concl,) = _pick([step["concl"]], terms, f"step {n}")
    need(t.hyps == hyps and t.concl == concl, "step {} ({}) states something else: {}", n, step["rule"], t)
    answers = [a.record() for a in t.answers]
    need(answers == step["judges"], "step {}: the judges said {}, now {}", n, step["judges"], answers)
    return t


def _pick(numbers, items, where):
    need(type(numbers) is list, "{}: no list of references", where)
    for k in numbers:
        need(type(k) is int and 0 <= k < len(items), "{}: {} is not an earlier one", where, k)
    return [items[k] for k in numbers]


def _check_expected(proved, expected):
    need(set(proved) == set(expected), "other claims: {} instead of {}", sorted(proved), sorted(expected))
    for name, statements in expected.items():
        found = [(t.hyps, t.concl) for t in proved[name]]
        wanted = [(frozenset(hyps), concl) for hyps, concl in statements]
        need(found == wanted, "{} states something else: {}", name, proved[name])


def main(paths):
    """Replay each file; exit 1 at the first that does not verify."""
    for path in paths:
        try:
            proved = replay(path)
        except Rejected as error:
            sys.exit(f"{path}: NOT VERIFIED: {error}")
        print(f"{path}: verified {sum(map(len, proved.values()))} theorems of {len(proved)} claims")


if __name__ == "__main__":
    main(sys.argv[1:])
