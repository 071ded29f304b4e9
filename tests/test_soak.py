"""`make soak` goes on with new seeds until the time is over, and names what fails."""

from pathlib import Path

import pytest

from tools import soak

PASSES = "-c \"print('seed {seed}')\""
FAILS = "-c \"raise SystemExit('wrong at {seed}')\""


def test_every_family_is_run_with_a_new_seed_in_each_round() -> None:
    families = [soak.Family("one", PASSES), soak.Family("two", PASSES)]
    soaking = soak.Soak(families, 1, first=7)

    seeds = [(seed, family.name) for seed, family in (next(soaking.queue) for _ in range(4))]

    assert seeds == [(7, "one"), (7, "two"), (1007, "one"), (1007, "two")]


def test_what_fails_is_named_with_the_command_that_repeats_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soak, "KEPT", tmp_path)
    good, bad = soak.Family("good", PASSES), soak.Family("bad one", FAILS)
    soaking = soak.Soak([good, bad], 1, first=7)

    soaking.round(good, 7)
    soaking.round(bad, 8)

    assert (good.failed, good.last) == ([], "seed 7")
    assert bad.failed == ["python " + FAILS.format(seed=8)]
    assert (tmp_path / "bad-one-8.txt").read_text().strip() == "wrong at 8"
    assert "1 FAILED" in bad.line()


def test_no_round_begins_when_the_time_is_over() -> None:
    family = soak.Family("one", PASSES)

    soak.Soak([family], 0, first=0).work()

    assert family.rounds == 0
