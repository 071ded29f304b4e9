"""Players of other packages may end their process or hang in it: the simulation goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightdeck.play import guard, players
from nightdeck.play.match import Played
from nightdeck.play.seating import Seating
from nightdeck.play.simulate import Plan, simulate


@pytest.fixture(autouse=True)
def ending_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install a package with players that end their process, for this and for new processes."""
    folder = tmp_path / "ending_bots-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: ending_bots\nVersion: 1.0\n")
    names = ("Leaving", "Exiting", "Unborn", "Stuck", "Loud")
    lines = [f"{name.lower()} = tests.play.bots:{name}" for name in names]
    (folder / "entry_points.txt").write_text(f"[{players.GROUP}]\n" + "\n".join(lines) + "\n")
    monkeypatch.syspath_prepend(str(tmp_path))


def games(level: str, count: int = 2, workers: int = 1) -> list[Played]:
    seats = [Seating(level, 0.01), Seating("street")]
    return list(simulate(Plan("tests.tiny.game:TINY", count, seats), workers))


def test_a_player_that_raises_system_exit_loses_decisions_only() -> None:
    found = games("leaving")

    assert all(played.reason for played in found)
    assert "raised SystemExit" in found[0].faults[0]


def test_a_player_that_ends_its_process_is_counted_and_not_asked_for_ever() -> None:
    found = games("exiting")

    assert [played.number for played in found] == [0, 1]
    assert all(played.reason for played in found)
    assert f"ended its process {guard.PATIENCE} times" in found[0].faults[0]


def test_a_player_that_ends_its_process_while_it_is_made_loses_the_game_only() -> None:
    played = games("unborn", 1)[0]

    assert played.reason
    assert "ended its process" in played.faults[0]


def test_a_player_that_cannot_be_interrupted_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "PATIENCE", 1)
    played = games("stuck", 1)[0]

    assert played.reason
    assert "hung and could not be interrupted" in played.faults[0]


def test_what_a_player_prints_does_not_come_between_the_results(
    capfd: pytest.CaptureFixture[str],
) -> None:
    assert games("loud", 1)[0].faults == []
    assert capfd.readouterr().out == ""


def test_guarded_games_are_the_same_whatever_the_number_of_processes() -> None:
    assert games("loud", 5, workers=2) == games("loud", 5)
