"""What players see of the table, and what they must not."""

from __future__ import annotations

from typing import Any

from nightdeck.games.neuroscape.game import NEUROSCAPE
from nightdeck.kernel.engine import new_game
from nightdeck.kernel.game import Setup
from nightdeck.kernel.state import NOBODY
from nightdeck.seen.views import reason, view
from nightdeck.testing import clause
from tests.games.neuroscape.tables import A, B, scene


def faces(document: dict[str, Any], zone: str) -> list[str | None]:
    """Return the faces a reader sees in a zone."""
    return [document["cards"][tag]["card"] for tag in document["zones"][zone]["cards"]]


def dealt(seats: int, variant: str = "teams") -> Any:
    """Return a game that has just been dealt."""
    setup = Setup(seats, (), {}, {"variant": variant}, seed="seen")
    return new_game(NEUROSCAPE, setup)


@clause("NEU-2.1c", "NEU-19.2")
def test_an_opponent_sees_how_many_cards_a_hand_holds_but_not_which():
    table = scene({"hand": ["Scrapper", "Hackathon"]})

    seen = view(table.state, B)

    assert seen["zones"]["hand-0"]["count"] == 2
    assert seen["zones"]["hand-0"]["cards"] == []


@clause("NEU-18.5", "NEU-2.1c")
def test_teammates_see_each_others_hands_and_nobody_elses():
    state = dealt(4)

    seen = view(state, 0)

    assert len(faces(seen, "hand-3")) == 5
    assert None not in faces(seen, "hand-3")
    assert faces(seen, "hand-1") == faces(seen, "hand-2") == []


@clause("NEU-18.9")
def test_without_teams_everybody_sees_their_own_hand_only():
    state = dealt(4, "free-for-all")

    assert [len(faces(view(state, 0), f"hand-{seat}")) for seat in range(4)] == [5, 0, 0, 0]


@clause("NEU-19.1")
def test_a_spectator_sees_no_hand_and_no_deck():
    seen = view(dealt(6), NOBODY)

    for seat in range(6):
        assert faces(seen, f"hand-{seat}") == []
        assert faces(seen, f"deck-{seat}") == faces(seen, f"ram-deck-{seat}") == []
        assert seen["zones"][f"ram-deck-{seat}"]["count"] == 25


@clause("NEU-12.8", "NEU-19.1")
def test_a_trojan_being_played_shows_only_whose_mainframe_it_is_aimed_at():
    trojan = next(card["name"] for card in NEUROSCAPE.catalogue() if card["type"] == "trojan")
    table = scene({"hand": [trojan], "bank": 4}, {"hand": ["Hackathon"]})
    table.choose(A, trojan)
    seen = view(table.state, B)
    things = next(each for each in seen["scene"]["regions"] if each["id"] == "cache")["things"]

    assert faces(seen, "cache-down") == [None]
    assert [each.get("text") for each in things] == ["onto your mainframe"]
    assert trojan not in str(seen["scene"]) + str(seen["log"]) + str(seen["prompt"])
    assert None not in faces(view(table.state, A), "cache-down")


@clause("NEU-7.3")
def test_a_card_that_is_too_dear_says_what_it_costs_and_what_there_is():
    table = scene({"hand": ["Hackathon"], "bank": 0})
    card = table.state.cards(A, 2)[0]

    told = reason(table.state, A, card)

    assert told.clause == "NEU-7.3"
    assert "you have 0 refreshed" in told.text


@clause("NEU-6.1")
def test_a_card_that_is_not_swift_says_when_it_is_played():
    table = scene({"hand": ["Scrapper"], "bank": 3}, {"hand": ["Hackathon"]})
    card = table.state.cards(B, 2)[0]

    assert reason(table.state, B, card).clause == "NEU-6.1"


@clause("NEU-2.9")
def test_every_question_that_comes_up_has_words():
    known = NEUROSCAPE.questions()
    table = scene({"hand": ["Scrapper"], "bank": 3})

    assert table.asked[1] in known
    assert view(table.state, A)["prompt"]["text"] == known["deploy"]
