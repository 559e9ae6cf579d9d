"""How often candidates are called, when a run begins nothing more, and how far growth is followed."""

import pytest

from derive.bench import growth
from derive.bench.candidates import Candidates
from derive.bench.cases import EVERY
from derive.bench.counts import FORWARD
from derive.bench.growth import LONGEST, expected, exponent, grown, too_much
from derive.bench.limit import BROKEN_OFF, TIME_OVER, Limit
from derive.bench.memory import UNFINISHED, memory_rows
from derive.bench.running import kinds, measured
from derive.bench.timing import Times, interleaved, ratio


class Watch:
    """A clock that stands still but for the calls that it makes: seconds by name."""

    def __init__(self, **seconds):
        self.seconds, self.now, self.order = seconds, 0.0, []

    def calls(self):
        return {name: lambda name=name: self.call(name) for name in self.seconds}

    def call(self, name):
        self.order.append(name)
        self.now += self.seconds[name]

    def __call__(self):
        return self.now


def test_every_round_calls_every_candidate_and_the_order_turns():
    watch = Watch(a=1.0, b=1.0, c=1.0)
    found = interleaved(watch.calls(), budget=0, least=4, most=9, clock=watch)
    assert "".join(watch.order) == "abc" + "bca" + "cab" + "abc"
    assert {len(times.rounds) for times in found.values()} == {4}
    assert all(times.median == 1 for times in found.values())


def test_who_is_slow_beside_its_own_kind_has_few_rounds():
    watch = Watch(cpu=1.0, blockwise=4.0, SDPA=10.0, compiled=19.0, written=21.0, loop=0.5)
    kind = {"cpu": "own", "blockwise": "own", "SDPA": "peer", "compiled": "peer", "written": "peer"}
    found = interleaved(watch.calls(), budget=63.0, least=5, most=5, kinds=kind, clock=watch)
    rounds = {name: len(times.rounds) for name, times in found.items()}
    assert rounds == {"cpu": 5, "blockwise": 3, "SDPA": 5, "compiled": 5, "written": 3, "loop": 5}


def test_who_is_slow_has_no_further_round_once_it_took_the_seconds_of_all():
    watch = Watch(quick=1.0, slower=3.0, slowest=11.0)
    found = interleaved(watch.calls(), budget=10.0, least=5, most=5, kinds=dict.fromkeys(watch.seconds), clock=watch)
    assert {name: len(times.rounds) for name, times in found.items()} == {"quick": 5, "slower": 3, "slowest": 1}


def test_the_seconds_of_those_that_are_slow_take_nothing_from_the_others():
    watch = Watch(slow=3.0, quick=1.0)
    found = interleaved(watch.calls(), budget=10.0, least=5, most=60, kinds=dict.fromkeys(watch.seconds), clock=watch)
    assert {name: len(times.rounds) for name, times in found.items()} == {"slow": 3, "quick": 13}


def test_generated_functions_and_peers_are_two_kinds():
    found = kinds(("cpu", "blockwise", "SDPA", "written out"))
    assert found["cpu"] == found["blockwise"] != found["SDPA"] == found["written out"]


def test_a_ratio_is_that_of_the_medians_with_the_quartiles_of_the_rounds():
    found = ratio(Times((2.0, 4.0, 6.0, 100.0)), Times((1.0, 1.0, 2.0, 2.0)))
    assert found.median == 5 / 1.5
    assert found.low < found.median < found.high


def test_a_ratio_is_that_of_the_rounds_that_both_have():
    assert ratio(Times((2.0, 4.0, 6.0, 100.0, 100.0)), Times((1.0, 2.0, 3.0))).median == 2


def test_what_is_asked_when_the_time_is_over_is_missing():
    now = iter((0.0, 1.0, 3.0))
    limit = Limit(2.0, clock=lambda: next(now))
    assert (limit.allows("one"), limit.allows("two"), limit.allows("three")) == (True, False, False)
    assert limit.missing == [{"asked": "two", "why": TIME_OVER}, {"asked": "three", "why": TIME_OVER}]
    assert not limit.broken_off
    assert Limit().allows("anything")


def test_what_is_broken_off_is_missing_and_so_is_what_comes_after():
    limit = Limit()
    with limit.part("one"):
        raise KeyboardInterrupt
    assert limit.broken_off
    assert measured(EVERY[:1], (48,), limit=limit) == []
    asked = ["one", "full, N = 48, forward, threads: 1", "full, N = 48, forward + backward, threads: 1"]
    assert limit.missing == [{"asked": each, "why": BROKEN_OFF} for each in asked]


def test_a_fault_in_a_part_is_no_breaking_off():
    with pytest.raises(ZeroDivisionError), Limit().part("one"):
        raise ZeroDivisionError


def test_memory_that_was_not_found_is_missing():
    row = {"group": "main", "case": "full", "length": 64, "direction": FORWARD}
    row |= {"generated": ["cpu"], "best_peer": "SDPA"}
    sizes, limit = {"cpu": {"peak": 3, "outputs": 2, "gradients": 0}}, Limit()
    (found,) = memory_rows([row], lambda *asked: sizes.get(asked[-1]), limit=limit)
    assert (found["candidate"], found["workspace"], found["percent"]) == ("cpu", 1, 50.0)
    assert limit.missing == [{"asked": "full, forward, memory of SDPA", "why": UNFINISHED}]


def test_the_exponent_of_a_power():
    assert exponent({n: 3e-9 * n**2 for n in (256, 512, 1024, 2048)}) == pytest.approx(2)
    assert exponent({256: 1.0}) is None


def test_what_would_take_too_long_or_too_much_is_not_asked_for_twice_the_length():
    assert expected({256: 10, 1024: 100}, 2048) == 400
    assert expected({}, 2048) == 0
    assert too_much(1.0, 2**20, 2**30) == ""
    assert "31 s" in too_much(LONGEST + 1, 2**20, 2**30)
    assert "1.0 GiB" in too_much(1.0, 2**30, 2**30)
    assert too_much(1.0, 2**30, None) == ""


def test_growth_says_of_each_candidate_how_far_it_was_followed_and_why(monkeypatch):
    """Without a backend or a peer: seconds that grow with the pairs, and a peer that takes too long."""
    seconds = {"cpu": 1e-6, "SDPA": 2e-6, "written out": 2e-5}

    def tried(trial, direction, stopped, compared):
        calls = {name: (name, trial.length) for name in seconds if name not in stopped}
        return Candidates(calls, {} if "FlexAttention" in stopped else {"FlexAttention": "does not run"})

    def times(calls, **_):
        return {name: Times((seconds[name] * length**2,)) for name, length in calls.values()}

    monkeypatch.setattr(growth, "candidates", tried)
    monkeypatch.setattr(growth, "interleaved", times)
    found = grown(EVERY[:1], (256, 512, 1024, 2048), (FORWARD,), lambda *asked: {"peak": 1000 * asked[1]})
    rows = {row["candidate"]: row for row in found}
    assert list(rows["cpu"]["seconds"]) == [256, 512, 1024, 2048]
    assert list(rows["cpu"]["bytes"]) == [256, 1024]
    assert rows["cpu"]["time_exponent"] == pytest.approx(2)
    assert rows["cpu"]["memory_exponent"] == pytest.approx(1)
    assert list(rows["written out"]["seconds"]) == [256]
    assert rows["written out"]["stopped"] == "N = 512: a call may take 5 s"
    assert rows["FlexAttention"]["seconds"] == {}
    assert rows["FlexAttention"]["stopped"] == "N = 256: does not run"


def test_growth_that_is_broken_off_keeps_what_it_has_and_names_the_other_lengths(monkeypatch):
    def tried(trial, *_, **__):
        if trial.length == 512:
            raise KeyboardInterrupt
        return Candidates({"cpu": None})

    monkeypatch.setattr(growth, "candidates", tried)
    monkeypatch.setattr(growth, "interleaved", lambda calls, **_: dict.fromkeys(calls, Times((1.0,))))
    limit = Limit()
    (row,) = grown(EVERY[:1], (256, 512, 1024), (FORWARD,), lambda *asked: {"peak": 1}, limit)
    assert row["seconds"] == {256: 1.0}
    assert [one["asked"] for one in limit.missing] == [f"full, N = {n}, forward, growth" for n in (512, 1024)]
