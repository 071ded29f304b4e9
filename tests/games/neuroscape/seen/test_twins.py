"""Section 19: no table of two, four or six tells a secret, and planted leaks are found."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.games.neuroscape.game import NEUROSCAPE, Neuroscape
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import CYBERDECK, HAND, TROJANS
from nightdeck.games.neuroscape.rules import cache
from nightdeck.kernel.game import Setup, View
from nightdeck.kernel.state import NOBODY
from nightdeck.testing import clause
from nightdeck.testing.twins import check_twins

SEATS = [2, 4, 6]


def position(seats: int) -> dict[str, Any]:
    """Return a table at which everybody holds secrets: cards, a deck, a face-down trojan."""
    hand = ["Binary Blast", "Mirage", "Scrapper", "Redirect", "Firewall", "Short Circuit"]
    deck = ["Delete", "Coder", "Enhance", "Fatal Error 75", "Time", "Sleeper Payload"] * 3
    players = {
        str(seat): {
            "hand": hand,
            "deck": deck,
            "bank": 4,
            "mainframe_health": 3,
            "bioframe_health": 3,
            "field": ["Freelance Merc", "Coder"],
            "trojans": [{"card": "Memory Leak", "played": 1}],
        }
        for seat in range(seats)
    }
    return {"players": players}


def leak_of(game: Neuroscape, seats: int, seeds: range) -> str:
    """Return the first leak that the twins of some games find; four seats are two teams."""
    for seed in seeds:
        setup = Setup(seats, (), {}, {"variant": "teams"}, f"{seed}", position=position(seats))
        found = check_twins(game, setup, ("uniform", "rare")[seed % 2], seed)
        if found:
            return found
    return ""


@clause("NEU-19.1", "NEU-19.2", "NEU-18.5", "NEU-12.8")
@pytest.mark.parametrize("seats", SEATS)
def test_no_seat_learns_what_it_must_not_know(seats):
    assert leak_of(NEUROSCAPE, seats, range(2 if seats < 6 else 1)) == ""


class TellsTrojans(Neuroscape):
    """A note names what lies face down."""

    def secret(self, state: NeuState, seat: int) -> str:
        """Return something that not everybody may know."""
        cards = [card for each in range(state.seats) for card in state.cards(each, TROJANS)]
        return str([state.definition[card] for card in cards])

    def tables(self, state: NeuState, seats: list[int]) -> list[View]:
        found = super().tables(state, seats)
        for seat, each in zip(seats, found, strict=True):
            each["notes"] = [{"text": self.secret(state, seat), "clause": ""}]
        return found

    def table(self, state: NeuState, seat: int) -> View:
        return self.tables(state, [seat])[0]


class TellsHands(TellsTrojans):
    """A note counts the Scripts in the hand of the next opponent."""

    def secret(self, state: NeuState, seat: int) -> str:
        foes = state.opponents(max(seat, 0))
        hand = state.cards(foes[0], HAND) if foes else []
        return str(sorted(state.definition[card] for card in hand))


class TellsDecks(TellsTrojans):
    """A note tells what the next card of everybody's Cyberdeck costs."""

    def secret(self, state: NeuState, seat: int) -> str:
        decks = [state.cards(each, CYBERDECK) for each in range(state.seats)]
        return str([state.card(deck[-1]).cost for deck in decks if deck])


class TellsSpectators(TellsTrojans):
    """Only who watches sees a hand too many."""

    def secret(self, state: NeuState, seat: int) -> str:
        hand = state.cards(0, HAND) if seat == NOBODY else []
        return str(sorted(state.definition[card] for card in hand))


@clause("NEU-19.1", "NEU-19.2")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("leaky", [TellsTrojans, TellsHands, TellsDecks, TellsSpectators])
def test_a_planted_leak_is_found(leaky, seats):
    assert "can tell two worlds apart" in leak_of(leaky(), seats, range(4))


@clause("NEU-8.9")
@pytest.mark.parametrize("seats", SEATS)
def test_a_check_that_is_skipped_for_hidden_reasons_is_found(monkeypatch, seats):
    monkeypatch.setattr(cache, "must_be_asked", lambda state, seat: False)

    assert "can tell two worlds apart" in leak_of(NEUROSCAPE, seats, range(12))
