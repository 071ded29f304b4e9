"""The laboratory from the command line: reports, comparisons, continued results."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from nightdeck import __version__
from tests.cli.test_commands import TINY, ok, refused

STREET = ("simulate", TINY, "--games", "30", "--seats", "street,random", "--rotate")


def test_a_simulation_writes_its_report(tmp_path: Path) -> None:
    page = tmp_path / "page.html"

    text = ok(*STREET, "--report", str(page))

    assert f"The report on 30 games is in {page}." in text
    assert "Cards when drawn" in page.read_text(encoding="utf-8")


def test_a_report_is_drawn_from_results_and_compared_with_others(tmp_path: Path) -> None:
    before, after = str(tmp_path / "before.jsonl"), str(tmp_path / "after.jsonl")
    page = tmp_path / "page.html"
    ok(*STREET, "--out", before)
    ok(*STREET, "--ruling", "TNY-Q1=all", "--out", after)

    ok("report", after, "--against", before, "--out", str(page))

    text = page.read_text(encoding="utf-8")
    assert "Compared with before.jsonl: 30 games" in text
    assert "<td><b>TNY-Q1</b></td><td>nobody</td><td>all</td>" in text
    assert "compared with its twin" in text


def test_an_interrupted_simulation_goes_on_to_the_same_report(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    ok(*STREET, "--cards", "--out", str(whole))
    lines = whole.read_bytes().splitlines(keepends=True)
    cut.write_bytes(b"".join(lines[:12]) + lines[12][:40])

    ok(*STREET, "--out", str(cut), "--report", str(tmp_path / "page.html"))

    assert cut.read_bytes() == whole.read_bytes()


def test_a_report_goes_to_a_page(tmp_path: Path) -> None:
    assert "FILE.html" in refused(2, *STREET, "--report", str(tmp_path / "page.pdf"))
    assert "--report" in refused(2, *STREET, "--against", "other.jsonl")


def test_results_without_a_game_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "empty.jsonl"
    ok(*STREET, "--out", str(path))
    path.write_bytes(path.read_bytes().splitlines(keepends=True)[0])

    assert "no finished game" in refused(3, "report", str(path))


def test_every_meeting_of_decks_can_be_played() -> None:
    assert "30 games" in ok(*STREET, "--matchups")


@pytest.fixture
def no_scipy(monkeypatch: pytest.MonkeyPatch) -> None:
    """An installation without the extra `analysis`."""
    for module in [name for name in sys.modules if name.partition(".")[0] == "scipy"]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setattr("nightdeck.play.intervals.find_spec", lambda name: None)
    monkeypatch.setitem(sys.modules, "scipy", None)


@pytest.mark.usefixtures("no_scipy")
def test_a_simulation_runs_without_scipy(tmp_path: Path) -> None:
    text = ok(*STREET, "--out", str(tmp_path / "r.jsonl"))

    assert "The 95 % interval of a rate needs SciPy" in text
    assert "pip install 'nightdeck[analysis]'" in text
    assert (tmp_path / "r.jsonl").read_bytes().count(b"\n") == 31


@pytest.mark.usefixtures("no_scipy")
def test_a_report_without_scipy_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    out = tmp_path / "r.jsonl"

    words = refused(2, *STREET, "--out", str(out), "--report", str(tmp_path / "page.html"))

    assert (
        "A report needs SciPy, which is not installed; pip install 'nightdeck[analysis]'" in words
    )
    assert not out.exists()


def test_the_summary_says_what_it_was_played_with() -> None:
    found = json.loads(ok(*STREET, "--json"))

    assert found["fingerprint"]["version"] == __version__


def test_a_table_carries_the_fingerprint(tmp_path: Path) -> None:
    ok(*STREET, "--out", str(tmp_path / "r.csv"))

    lines = (tmp_path / "r.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0].endswith(",fingerprint")
    assert len({line.rsplit(",", 1)[1] for line in lines[1:]}) == 1
    assert lines[1].rsplit(",", 1)[1]
