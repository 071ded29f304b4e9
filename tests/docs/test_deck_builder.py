"""The examples of the page for deck builders are true."""

import re
from pathlib import Path

from nightdeck.games import game
from nightdeck.play.decks import read_deck

TEXT = (Path(__file__).parent.parent.parent / "docs" / "deck-builder.md").read_text("utf-8")
ANR = game("android_netrunner")


def block(name: str) -> str:
    """Returns the block of a kind."""
    return "".join(re.findall(rf"```{name}\n(.*?)```", TEXT, re.DOTALL))


def test_the_example_list_is_understood() -> None:
    found = read_deck(ANR, block("deck"))

    assert found.unread == []
    assert found.deck.title == "Siphon and friends"
    assert found.deck.note == "Run on HQ early."
    assert found.deck.cards == {"account-siphon": 3, "deja-vu": 3}
    assert [f"{line}\n" in block("deck") for line in ANR.deck_totals(found.deck)] == [True] * 3


def test_the_lines_that_cannot_be_read_are_told_as_the_page_says() -> None:
    told = [each.sentence() for each in read_deck(ANR, block("unread")).unread]

    assert told == block("told").splitlines()


def test_the_broken_rules_are_told_as_the_page_says() -> None:
    deck = read_deck(ANR, block("illegal")).deck

    broken = ANR.deck_violations(deck, ANR.ruling_values({}))

    assert [f"{e.clause}: {e.text}; {e.remedy}." for e in broken] == block("broken").splitlines()


def test_the_code_of_the_page_runs() -> None:
    names: dict[str, object] = {}

    exec(block("python"), names)

    assert names["played"] is not None
