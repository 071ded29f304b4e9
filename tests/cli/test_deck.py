"""`nightdeck deck` through Typer's runner, on a pool without a game."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from nightdeck.cli.app import app
from nightdeck.kernel.game import Deck
from tests.play.deckhouse import DECKHOUSE

GAME = "tests.play.deckhouse:DECKHOUSE"
LIST = "Two doors\n\nNine: Whole Houses (Base)\n\nEvent (2)\n2x Sure Thing (Attic & Cellar) •••\n"


def run(*words: str, lines: str = "") -> Result:
    """Runs a command."""
    return CliRunner().invoke(app, ["deck", *words], input=lines)


@pytest.fixture
def own_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gives Deckhouse one deck of its own, with a card that does not exist."""
    deck = Deck("bad", "Bad deck", "house", {"card-3": 1, "card-99": 2}, "card-0")
    monkeypatch.setattr(DECKHOUSE, "decks", {"bad": deck})


def test_a_file_is_imported_as_a_plain_list(tmp_path: Path) -> None:
    path = tmp_path / "doors.json"
    path.write_text('{"name": "Two doors", "cards": {"70000": 1, "70003": 2}}')

    result = run("import", GAME, str(path))

    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == LIST + "\n2 cards\n"


def test_a_line_that_cannot_be_read_is_told_and_the_rest_is_written(tmp_path: Path) -> None:
    path = tmp_path / "doors.txt"
    path.write_text("2 Sure Thing\n1 Snaer!\n")
    output = tmp_path / "out.txt"

    result = run("import", GAME, str(path), "--output", str(output))

    assert result.exit_code == 1
    assert result.stderr == (
        "nightdeck: line 2: '1 Snaer!' matches no card; did you mean 'Snare!'?\n"
    )
    assert "2x Sure Thing" in output.read_text()


def test_a_deck_is_exported_from_the_standard_input() -> None:
    result = run("export", GAME, "-", "--format", "o8d", lines=LIST)

    assert result.exit_code == 0
    assert ">Nine: Whole Houses</card>" in result.stdout


def test_an_unknown_format_is_refused_with_those_there_are() -> None:
    result = run("export", GAME, "-", "--format", "xml", lines=LIST)

    assert result.exit_code == 2
    assert result.stderr == (
        "nightdeck: there is no deck format 'xml'; choose from text, o8d, json, markdown.\n"
    )


@pytest.mark.usefixtures("own_deck")
def test_a_deck_of_the_game_is_shown_by_name() -> None:
    assert run("show", GAME, "Bad Deck").stdout.startswith("Bad deck\n\nNine: Whole Houses (Base)")


@pytest.mark.usefixtures("own_deck")
def test_a_check_names_every_violation_and_fails() -> None:
    result = run("check", GAME)

    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "Bad deck breaks 1 deck rule:",
        "  no such card: there is no card 'card-99'; take it out.",
    ]


def test_a_legal_deck_passes() -> None:
    result = run("check", GAME, "-", lines=LIST)

    assert (result.exit_code, result.stdout) == (0, "Two doors: legal\n")


def test_a_check_can_be_read_by_programs() -> None:
    result = run("check", GAME, "-", "--json", lines="Doors\n1 Sure Thing\n1 Snaer!")

    [found] = json.loads(result.stdout)
    assert result.exit_code == 1
    assert found["legal"] is False
    assert found["unread"][0]["nearest"] == ["Snare!"]


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (("show", GAME, "no-such-deck"), 2, "there is no deck 'no-such-deck'"),
        (("show", GAME, "no/such/file.txt"), 3, "no/such/file.txt: No such file"),
        (("check", GAME, "-", "--ruling", "X=1"), 2, "there is no ruling 'X'"),
    ],
)
def test_what_does_not_exist_is_refused_in_one_sentence(
    words: tuple[str, ...], code: int, message: str
) -> None:
    result = run(*words)

    assert result.exit_code == code
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


# Sections -----------------------------------------------------------------------------------------

PARLOUR = "tests.play.parlour:PARLOUR"


def test_the_list_of_decks_counts_the_cards_of_every_section() -> None:
    shown = run("list", PARLOUR).stdout
    facts = json.loads(run("list", PARLOUR, "--json").stdout)[0]

    assert "4 Numbers, 2 Chip box, 3 Sideboard" in shown
    assert facts["sections"] == {"numbers": 4, "chips": 2, "sideboard": 3}


def test_a_check_names_the_section_with_its_clause() -> None:
    lines = "Own\nAda: The Aunt\n4 Number One\n2 White Chip\nSideboard\n1 Black Chip\n"
    result = run("check", PARLOUR, "-", lines=lines)

    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "Own breaks 1 deck rule:",
        "  PAR-3: 'black' (chip) does not belong into Sideboard; move it to Chip box.",
    ]
    [found] = json.loads(run("check", PARLOUR, "-", "--json", lines=lines).stdout)
    assert found["violations"][0]["section"] == "sideboard"


def test_a_deck_is_written_as_markdown_and_read_back() -> None:
    written = run("export", PARLOUR, "high", "--format", "markdown").stdout

    assert written.startswith("# High\n\n**Bo: The Butler (Parlour)**\n\n## Numbers (4)\n")
    assert run("show", PARLOUR, "-", lines=written).stdout == run("show", PARLOUR, "high").stdout
