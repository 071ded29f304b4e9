"""Many games: the same results whoever plays them, files to continue, sums that add up."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from nightdeck import __version__
from nightdeck.kernel.errors import BadFile, BadSetup, NightdeckError
from nightdeck.play.executors import executor
from nightdeck.play.fingerprint import fingerprint
from nightdeck.play.intervals import interval
from nightdeck.play.match import Played
from nightdeck.play.results import (
    Heading,
    as_csv,
    continued,
    heading,
    line,
    plan_fingerprint,
    read_file,
    read_results,
    share,
    summary,
)
from nightdeck.play.seating import Seating
from nightdeck.play.simulate import Plan, game_seed, simulate
from tests.tiny.game import TINY, BackAlley

ROOT = Path(__file__).resolve().parents[2]
PLACE = "tests.tiny.game:TINY"


def plan(games: int = 25, rotate: bool = False, seed: str = "s") -> Plan:
    return Plan(PLACE, games, [Seating("street"), Seating("random")], seed, rotate=rotate)


def test_a_file_with_a_former_name_of_a_level_is_read_with_its_present_name(
    tmp_path: Path,
) -> None:
    older = Plan(PLACE, 1, [Seating("veteran", tries=2), Seating("random")])
    path = tmp_path / "r.jsonl"
    text = heading(older) + b"".join(line(each) for each in simulate(older))
    path.write_bytes(text.replace(b'"veteran', b'"runner'))

    found, games = read_results(path)

    assert b'"runner' in path.read_bytes()
    assert found == older
    assert games[0].seats == ["veteran@2x", "random"]


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    alone = list(simulate(plan(), workers=1))

    assert [played.number for played in alone] == list(range(25))
    assert list(simulate(plan(), workers=2)) == alone
    assert list(simulate(plan(), workers=3)) == alone


def test_a_simulation_can_begin_in_the_middle() -> None:
    whole = list(simulate(plan()))

    assert list(simulate(plan(), first=7)) == whole[7:]


def test_another_seed_plays_other_games() -> None:
    assert list(simulate(plan())) != list(simulate(plan(seed="t")))
    assert game_seed(plan(), 3) == "s/3"


def test_rotation_lets_every_level_sit_everywhere_equally_often() -> None:
    games = list(simulate(plan(20, rotate=True)))

    assert sum(1 for played in games if played.seats == ["street", "random"]) == 10
    assert sum(1 for played in games if played.seats == ["random", "street"]) == 10


def test_a_plan_that_cannot_be_played_is_refused_before_it_starts() -> None:
    with pytest.raises(NightdeckError, match="at least 1 game"):
        next(simulate(plan(0)))
    with pytest.raises(BadSetup, match="choose from TNY-Q1, TNY-Q2"):
        next(simulate(Plan(PLACE, 1, [Seating("random")] * 2, rulings={"TNY-Q11": "all"})))


def test_an_unknown_executor_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="here, processes"):
        executor("nowhere")


def test_a_fault_in_the_rules_is_reported_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> Played:
        raise ZeroDivisionError("no such luck")

    monkeypatch.setattr("nightdeck.play.simulate.play", broken)

    with pytest.raises(NightdeckError, match=r"game 0 of back_alley \(seed 's/0'\) stopped: Zero"):
        list(simulate(plan()))


def is_held(path: Path) -> bool:
    """Tell whether a living process holds a lock on a file."""
    with path.open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def wait_until(what: Callable[[], bool]) -> bool:
    latest = time.monotonic() + 30
    while not what() and time.monotonic() < latest:
        time.sleep(0.05)
    return what()


def test_no_worker_outlives_a_killed_simulation(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.play.workers", str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT) as simulation:
        begun = wait_until(lambda: sum(map(is_held, tmp_path.iterdir())) == 2)
        simulation.kill()

    assert begun
    assert wait_until(lambda: not any(map(is_held, tmp_path.iterdir())))


# Files ----------------------------------------------------------------------------------------


def written(path: Path, games: list[Played]) -> Path:
    path.write_bytes(heading(plan()) + b"".join(line(each) for each in games))
    return path


def test_results_are_read_back_as_they_were(tmp_path: Path) -> None:
    games = list(simulate(plan()))

    assert read_results(written(tmp_path / "r.jsonl", games)) == (plan(), games)


def test_an_interrupted_file_is_continued_after_its_last_whole_line(tmp_path: Path) -> None:
    games = list(simulate(plan()))
    path = written(tmp_path / "r.jsonl", games[:9])
    path.write_bytes(path.read_bytes() + line(games[9])[:30])

    assert continued(path, plan()) == games[:9]
    assert path.read_bytes().endswith(line(games[8]))


def test_a_file_of_another_simulation_is_not_continued(tmp_path: Path) -> None:
    path = written(tmp_path / "r.jsonl", [])

    with pytest.raises(BadFile, match="holds another simulation"):
        continued(path, plan(seed="t"))


def test_a_results_file_says_what_its_games_were_played_with(tmp_path: Path) -> None:
    made = read_file(written(tmp_path / "r.jsonl", [])).heading.fingerprint

    assert made is not None
    assert made == plan_fingerprint(plan())
    assert made.version == __version__
    assert made.rulings == {"TNY-Q1": "nobody", "TNY-Q2": "always"}
    assert list(made.cards) == [str(card["id"]) for card in TINY.catalogue()]


def test_a_changed_card_changes_the_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = TINY.catalogue()
    before = fingerprint(TINY)
    changed = [{**cards[0], "text": "Twelve instead of nine."}, *cards[1:]]
    monkeypatch.setattr(type(TINY), "catalogue", lambda self: changed)

    after = fingerprint(TINY)

    differing = [name for name in before.cards if before.cards[name] != after.cards[name]]
    assert differing == [str(cards[0]["id"])]
    assert before.digest != after.digest


def test_changed_rules_change_the_fingerprint(tmp_path: Path) -> None:
    """Two copies of a game's package that differ in one line have different digests."""
    digests = []
    for number in (1, 2):
        folder = tmp_path / str(number) / "alley"
        folder.mkdir(parents=True)
        (folder / "__init__.py").write_text("")
        (folder / "rules.py").write_text(f"CREDITS = {number}\n")
        code = (
            "from nightdeck.play.fingerprint import files_digest; print(files_digest(('alley',)))"
        )
        digests.append(python(code, folder.parent))

    assert len(set(digests)) == 2


def test_a_bot_of_another_package_is_part_of_the_fingerprint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("nightdeck.play.fingerprint.is_ours", lambda level: level != "mine")
    # Any class of another package will do: only the files beside it matter here.
    monkeypatch.setattr("nightdeck.play.fingerprint.player_class", lambda level: BackAlley)

    assert fingerprint(TINY, levels=("mine",)).players != fingerprint(TINY).players
    assert fingerprint(TINY, levels=("street",)).players == fingerprint(TINY).players


def python(code: str, *places: Path) -> str:
    """Run code in a fresh process that finds modules in some more places."""
    paths = os.pathsep.join(str(place) for place in (*places, ROOT))
    environment = {**os.environ, "PYTHONPATH": paths}
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True
    ).stdout


def test_results_of_other_cards_or_rules_are_not_continued(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    made = msgspec.structs.replace(plan_fingerprint(plan()), cards={}, rules="other")
    path.write_bytes(msgspec.json.encode(Heading(plan(), fingerprint=made)) + b"\n")

    with pytest.raises(BadFile, match="begun with other rules and cards"):
        continued(path, plan())


def test_a_file_without_a_fingerprint_is_still_read_and_continued(tmp_path: Path) -> None:
    games = list(simulate(plan(2)))
    path = tmp_path / "r.jsonl"
    path.write_bytes(msgspec.json.encode(Heading(plan())) + b"\n" + line(games[0]))

    assert continued(path, plan()) == games[:1]


@pytest.mark.parametrize("text", [b"", b"{}\n", b"[1]\n", b'{"format":"x"}\n', b"\xff\n"])
def test_a_file_that_is_no_results_file_is_refused(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "r.jsonl"
    path.write_bytes(text)

    with pytest.raises(BadFile, match="line 1"):
        read_results(path)


def test_a_missing_game_is_named(tmp_path: Path) -> None:
    games = list(simulate(plan()))
    path = written(tmp_path / "r.jsonl", [games[0], games[2]])

    with pytest.raises(BadFile, match="line 3: game 1 is missing"):
        read_results(path)


def test_a_table_has_one_line_per_game_under_the_names_of_its_columns() -> None:
    rows = list(as_csv(simulate(plan(3))))

    assert rows[0].startswith("number,seed,seats,")
    assert len(rows) == 4
    assert "street|random" in rows[1]


def test_every_line_of_a_table_ends_with_the_fingerprint() -> None:
    rows = list(as_csv(simulate(plan(2)), "abc123"))

    assert rows[0].endswith(",fingerprint\n")
    assert [row.rsplit(",", 1)[1] for row in rows[1:]] == ["abc123\n"] * 2


# Sums -----------------------------------------------------------------------------------------


def test_wins_draws_and_endings_add_up() -> None:
    games = list(simulate(plan(40, rotate=True)))

    result = summary("back_alley", games, {0: "Player 1", 1: "Player 2"})

    assert result.games == 40
    assert sum(result.endings.values()) == 40
    wins = sum(share.wins for share in result.by_seat.values())
    assert wins + result.draws == 40
    assert sum(share.wins for share in result.by_level.values()) == wins
    assert result.by_level["street"].rate > result.by_level["random"].rate


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    found = interval(wins, games)

    assert found == pytest.approx((low, high), abs=0.0001)


def test_without_scipy_rates_have_no_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nightdeck.play.results.is_installed", lambda: False)

    assert (share(1, 2).rate, share(1, 2).low, share(1, 2).high) == (0.5, None, None)


def test_what_seats_do_is_counted_by_the_game() -> None:
    game = Plan("gangs_of_night_city", 1, [Seating("street")] * 2, cards=True)

    (played,) = simulate(game)

    assert sum(played.deeds["Opportunities seized"]) == sum(map(len, played.cards["seized"]))
    assert sum(played.deeds["Activate Solos"]) > 0
    for seat in (0, 1):
        cred = sum(counts[seat] for words, counts in played.deeds.items() if "Cred" in words)
        assert cred == played.scores[seat]
