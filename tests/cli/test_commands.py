"""Every command through Typer's runner: what it writes, and how it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from nightdeck import __version__
from nightdeck.cli.app import app
from nightdeck.games import slugs
from nightdeck.play import bench

TINY = "tests.tiny.game:TINY"


def run(*words: str, lines: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=lines)


def ok(*words: str, lines: str = "") -> str:
    result = run(*words, lines=lines)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(code: int, *words: str) -> str:
    """Return the one sentence on stderr with which a command was refused."""
    result = run(*words)
    assert result.exit_code == code, result.output
    assert result.stderr.startswith("nightdeck: ")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.output
    return result.stderr


# Play and replay ------------------------------------------------------------------------------


def test_a_whole_plain_game_is_played_saved_and_replayed(tmp_path: Path) -> None:
    path = str(tmp_path / "game.jsonl")

    text = ok("play", TINY, "--plain", "--seed", "7", "--save", path, lines="1\n" * 400)

    assert text.startswith("Back Alley. You are Player 1.\n")
    assert "The game is over: Player" in text
    assert not any(each in text for each in "\x1b╭│─")
    assert "every hash fits" in ok("replay", path, "--game", TINY)


def test_the_same_seed_gives_the_same_text() -> None:
    words = ("play", TINY, "--plain", "--seed", "7", "--level", "random")

    assert ok(*words, lines="1\n" * 400) == ok(*words, lines="1\n" * 400)


def test_without_a_seed_every_game_is_another() -> None:
    texts = [ok("play", TINY, "--plain") for _ in range(4)]

    assert len(set(texts)) > 1


def test_a_game_is_left_saved_and_taken_up_again(tmp_path: Path) -> None:
    path = str(tmp_path / "game.jsonl")
    ok("play", TINY, "--plain", "--seed", "7", lines=f"1\nsave {path}\nquit\n")

    text = ok("play", TINY, "--plain", "--resume", path, lines="1\n" * 400)

    assert "Player 1 - you: score 0 of 3, Credits 3" in text
    assert f"The game is kept in {path}." in text
    assert json.loads(ok("replay", path, "--game", TINY, "--json"))["over"] is True


def test_seats_levels_and_choices_are_obeyed() -> None:
    text = ok("play", TINY, "--plain", "--players", "3", "--seat", "2", "--choose", "start=5")

    assert "You are Player 2." in text
    assert "Player 3: score 0 of 3, Credits 5" in text
    hot = ok("play", TINY, "--plain", "--hot-seat")
    assert "You are Player 1 and Player 2." in hot
    watched = ok("play", TINY, "--plain", "--seats", "random,street,random")
    assert "The game is over" in watched


def test_a_game_is_drawn_with_boxes_unless_plain() -> None:
    assert "╭─ What do you do?" in ok("play", TINY, "--seed", "7")


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    ok("play", TINY, "--plain", "--seed", "7", "--save", str(path), lines="1\n" * 400)
    return path


def test_a_replay_is_read_as_text_by_seat_and_by_spectator(recorded: Path) -> None:
    own = ok("replay", str(recorded), "--game", TINY, "--text", "--plain", "--seat", "1")
    watching = ok("replay", str(recorded), "--game", TINY, "--text", "--plain")

    assert own.startswith("Player 1 draws Fence. (TNY-2.1)\n")
    assert watching.startswith("Player 1 draws a card. (TNY-2.1)\n")


def test_a_replay_is_stepped_through(recorded: Path) -> None:
    words = ("replay", str(recorded), "--game", TINY, "--step", "--plain", "--seat", "1")

    text = ok(*words, lines="\nb\n5\nt\nwhat\n9999\nq\n")

    assert "Player 1: Take 1 credit" in text
    assert "- Player 1: credits +1." in text
    assert "hand-0 (" in text
    assert "'what' is not a key." in text
    assert "The game is over" in text


def test_a_replay_shows_the_table_at_a_decision(recorded: Path) -> None:
    text = ok("replay", str(recorded), "--game", TINY, "--at", "0", "--plain", "--seat", "1")

    assert text.startswith("Decision 0 of ")
    assert "hand-0 (4): Fence, Scout, Gamble, Fence" in text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (b'"option":0', b'"option":1', "line 2: the hash does not fit"),
        (b'"format":"nightdeck replay"', b'"format":"something"', "line 1: field 'format'"),
        (b'"version":1', b'"version":99', "newer Nightdeck"),
        (b'"behaviour":1', b'"behaviour":9', "line 1: recorded with behaviour 9"),
        (b'"number":1,', b'"number":7,', "line 3: decision 1 is missing"),
        (b'"reason":"three points"', b'"reason":"luck"', "the result does not fit"),
        (b'"seat":0', b'"seat":"0"', "line 2: this is no line of a recorded game"),
    ],
)
def test_an_edited_replay_is_refused_with_its_line(
    recorded: Path, old: bytes, new: bytes, message: str
) -> None:
    recorded.write_bytes(recorded.read_bytes().replace(old, new, 1))

    assert message in refused(3, "replay", str(recorded), "--game", TINY)


def test_a_truncated_replay_is_refused_with_its_line(recorded: Path) -> None:
    recorded.write_bytes(recorded.read_bytes()[:-10])

    assert "truncated" in refused(3, "replay", str(recorded), "--game", TINY)


def test_nothing_a_replay_names_is_imported(recorded: Path) -> None:
    text = recorded.read_bytes().replace(b'"game":"back_alley"', b'"game":"os:path"', 1)
    recorded.write_bytes(text)

    assert "there is no game 'os path'" in refused(3, "replay", str(recorded))


# Simulation and measurement -------------------------------------------------------------------


def test_a_simulation_is_summed_up_as_json_and_as_tables() -> None:
    words = ("simulate", TINY, "--games", "20", "--seats", "street,random", "--seed", "5")

    found = json.loads(ok(*words, "--json"))
    text = ok(*words)

    assert found["summary"]["games"] == 20
    assert found["plan"]["seed"] == "5"
    assert found == json.loads(ok(*words, "--json", "--workers", "2"))
    assert "Back Alley: 20 games" in text
    assert "street" in text
    assert "three points" in text


def test_results_are_written_and_continued(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    words = ("simulate", TINY, "--seats", "random,random", "--out", str(path), "--json")
    ok(*words, "--games", "8")
    first = path.read_bytes()

    whole = json.loads(ok(*words, "--games", "20"))

    assert whole["summary"]["games"] == 20
    assert path.read_bytes().splitlines()[1:9] == first.splitlines()[1:]
    assert len(path.read_bytes().splitlines()) == 21
    assert "another simulation" in refused(3, *words, "--games", "20", "--seed", "other")


def test_results_are_written_as_a_table_once(tmp_path: Path) -> None:
    path = tmp_path / "results.csv"
    words = ("simulate", TINY, "--games", "3", "--out", str(path))
    ok(*words)

    assert len(path.read_text().splitlines()) == 4
    assert "there already" in refused(4, *words)


def test_results_can_be_piped_as_json_lines() -> None:
    lines = ok("simulate", TINY, "--games", "3", "--out", "-").splitlines()

    assert [json.loads(line)["number"] for line in lines] == [0, 1, 2]


def test_times_are_kept_on_demand() -> None:
    line = ok("simulate", TINY, "--games", "1", "--out", "-", "--times").splitlines()[0]

    assert len(json.loads(line)["seconds"]) == 2


def test_the_benchmark_writes_figures_beside_the_yardstick(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bench, "RUNS", 1)
    report = json.loads(ok("bench", TINY, "--seconds", "0.02", "--json"))["games"][0]
    text = ok("bench", TINY, "--seconds", "0.02", "--players", "3")

    assert report["normal"] == 16.5
    assert report["figures"]["decisions"]["normalised"] > 0
    assert "Back Alley, 3 players" in text
    assert "yardstick" in text
    assert "clone, µs" in text


# Cards, rules, checks -------------------------------------------------------------------------


def test_cards_are_listed_searched_and_shown() -> None:
    assert "8 cards" in ok("cards", TINY)
    assert ok("cards", TINY, "scout").startswith("Scout\n")
    assert "Heist" in ok("cards", TINY, "job", "gain")
    assert json.loads(ok("cards", TINY, "scout", "--json"))[0]["id"] == "scout"


def test_rules_are_listed_and_found_by_clause_section_and_word() -> None:
    assert "4: Brawls" in ok("rules", TINY)
    assert ok("rules", TINY, "TNY-5.1").startswith("TNY-5.1: Whoever reaches three points")
    assert ok("rules", TINY, "5.1") == ok("rules", TINY, "tny-5.1")
    assert ok("rules", TINY, "4").count("\n") == 4
    assert ok("rules", TINY, "brawl").startswith("brawl: Everybody seals a card")
    assert ok("rules", TINY, "job").startswith("job: Played for its effect")
    assert json.loads(ok("rules", TINY, "TNY-5.1", "--json"))[0]["clause"] == "TNY-5.1"


def test_clauses_are_checked_with_code_and_tests() -> None:
    text = ok("check", "clauses", TINY)
    books = json.loads(ok("check", "clauses", TINY, "--json"))["games"][0]

    assert "TNY-4.2\n  code:  tests/tiny/rules.py:" in text
    assert "back_alley: 21 clauses" in text
    entry = next(each for each in books["entries"] if each["id"] == "TNY-4.3")
    assert entry["tests"][0].startswith("tests/kernel/test_back_alley.py::test_")
    assert books["unknown"] == []


def test_only_gaps_are_listed_on_demand_and_count_when_strict() -> None:
    gaps = ok("check", "clauses", TINY, "--gaps")

    assert "TNY-4.2" not in gaps
    assert run("check", "clauses", TINY, "--strict").exit_code == 1


def test_a_cited_clause_that_does_not_exist_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "wrong_citations"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "game.py").write_text('"""WW-2 is nowhere."""\n')
    book = {"game": "ww", "prefix": "WW", "sections": [
        {"id": "1", "title": "One", "clauses": [{"id": "WW-1", "text": "Text."}]}
    ]}  # fmt: skip
    (folder / "rulebook.json").write_text(json.dumps(book))
    monkeypatch.syspath_prepend(str(tmp_path))

    result = run("check", "clauses", "wrong_citations.game:GAME")

    assert result.exit_code == 1
    assert "wrong_citations/game.py:1 cites WW-2, which does not exist" in result.stderr
    assert "the tests did not come along" in result.stdout


def test_no_registered_game_cites_a_clause_that_does_not_exist() -> None:
    found = run("check", "clauses", "--json")
    report = json.loads(found.stdout)

    assert [book["game"] for book in report["games"]] == slugs()
    assert [book["unknown"] for book in report["games"]] == [[] for _ in slugs()]
    assert report["stray"] == []
    assert found.exit_code == 0


def test_cards_reached_by_play_are_counted() -> None:
    text = ok("check", "cards", TINY, "--games", "10")
    found = json.loads(ok("check", "cards", TINY, "--games", "10", "--json"))

    assert "Gamble: in the log" in text
    assert "0 of 8 cards seen never" in text
    assert found["games"] == 10


def test_the_battery_runs_from_the_command_line() -> None:
    text = ok("check", "battery", TINY, "--games", "2", "--only", "ends", "--only", "save")

    assert text == "back_alley: 4 games, every promise kept\n"


# Refusals -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "words", "message"),
    [
        (2, "gmaes", "Did you mean 'games'?"),
        (2, "play", "say which game"),
        (2, "play andriod_netrunner", "did you mean 'android_netrunner'?"),
        (2, f"play {TINY} --level streat", "did you mean 'street'?"),
        (2, f"play {TINY} --seats human", "Back Alley is for 2, 3, 4 seats"),
        (2, f"play {TINY} --players 9", "Back Alley is for 2, 3, 4 seats, not 9"),
        (2, f"play {TINY} --seat 3", "there is no seat 3 at a table of 2"),
        (2, f"play {TINY} --decks thing", "there is no deck 'thing'"),
        (2, f"play {TINY} --choose start=7", "the choice 'start' can be 2, 5, not '7'"),
        (2, f"play {TINY} --choose strat=5", "did you mean 'start'?"),
        (2, f"play {TINY} --ruling TNY-Q1=everybody", "can be nobody, all, not 'everybody'"),
        (2, f"play {TINY} --ruling TNY-Q1@0=all", "there is no ruling 'TNY-Q1@0'"),
        (2, "play gangs_of_night_city --ruling GNC-R40=0", "a number from 1 to 999, not '0'"),
        (3, f"play {TINY} --resume no/such/file", "No such file or directory"),
        (3, "replay no/such/file", "no/such/file: No such file or directory"),
        (3, "replay tests", "tests: Is a directory"),
        (3, "replay pyproject.toml", "line 1"),
        (2, f"simulate {TINY} --games 0", "Invalid value for '--games'"),
        (2, f"simulate {TINY} --games many", "Invalid value for '--games'"),
        (2, f"simulate {TINY} --wrkers 2", "--workers"),
        (2, f"simulate {TINY} --seats random,legnd", "there is no level 'legnd'"),
        (2, f"simulate {TINY} --on moon", "there is no executor 'moon'"),
        (2, f"simulate {TINY} --out results.txt", "FILE.jsonl or FILE.csv"),
        (2, "simulate tests.tiny.game:NOTHING", "has no game named 'NOTHING'"),
        (2, "simulate no_such_module:GAME", "cannot be loaded"),
        (2, "bench chess", "there is no game 'chess'; choose from android_netrunner"),
        (2, f"cards {TINY} thgu", "did you mean 'Thug'?"),
        (2, f"rules {TINY} TNY-5.9", "did you mean 'TNY-5"),
        (2, "check clause", "Did you mean 'clauses'"),
        (2, f"check battery {TINY} --only endz", "did you mean 'ends'?"),
        (2, f"check battery {TINY} --policy rar", "did you mean 'rare'?"),
    ],
)
def test_bad_input_is_one_sentence_with_a_meaningful_exit_code(
    code: int, words: str, message: str
) -> None:
    assert message in refused(code, *words.split())


def test_a_replay_is_refused_seats_and_decisions_it_does_not_have(recorded: Path) -> None:
    words = ("replay", str(recorded), "--game", TINY)

    assert "seats 1 to 2, not 3" in refused(2, *words, "--seat", "3")
    assert "decisions 0 to" in refused(2, *words, "--at", "9999")


def test_without_a_command_the_help_is_shown_and_nothing_counts_as_done() -> None:
    for words in ([], ["check"]):
        result = run(*words)

        assert result.exit_code == 2
        assert "Usage:" in result.stderr


def test_the_version_is_shown() -> None:
    assert ok("--version") == f"nightdeck {__version__}\n"


def test_every_command_explains_itself() -> None:
    listed = ok("--help")

    for name in ("games", "play", "serve", "simulate", "bench", "replay", "cards", "rules"):
        assert f"  {name} " in listed
        assert "Usage: " in ok(name, "--help")
