"""Section 15: no table of two, four or six tells a secret, and planted leaks are found."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.games.cyberpunk_ccg.game import CYBERPUNK_CCG, CyberpunkCCG
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import GEAR, HAND, RUNS
from nightdeck.games.cyberpunk_ccg.rules import attack_windows, responding, turns
from nightdeck.games.cyberpunk_ccg.rules.announcing import Announcement
from nightdeck.games.cyberpunk_ccg.rules.shopping import Buying
from nightdeck.kernel.game import Setup, View
from nightdeck.kernel.state import NOBODY
from nightdeck.testing import clause
from nightdeck.testing.twins import check_twins

SEATS = [2, 4, 6]
LEAK = "can tell two worlds apart"


def position(seats: int) -> dict[str, Any]:
    """Return a table at which everybody holds both kinds of cards and can pay for them."""
    hand = ["Street Muscle", "Corner Dive", "Beat Cop", "Kevlar Vest", "Net Blackout", "Dig In"]
    runs = ["Razor Dancer", "Mega-Mall", "Bank Job", "Trauma Medic", "Night Market"]
    gear = ["Monoblade", "Run and Hide", "Street Pistol", "Paid-Off Badge", "Assassin"]
    players = {
        str(seat): {
            "hand": hand,
            "runs": runs * 3,
            "gear": gear * 3,
            "runners": [{"card": "Street Muscle", "team": 1}, "Max Tac Rookie"],
            "locations": ["Corner Dive", "Chop Shop"],
        }
        for seat in range(seats)
    }
    return {"players": players}


def leak_of(game: CyberpunkCCG, seats: int, seeds: range) -> str:
    """Return the first leak that the twins of some games find."""
    for seed in seeds:
        rulings = {"max_rounds": "3" if seats > 2 else "4"}
        setup = Setup(seats, (), rulings, {}, f"{seed}", position=position(seats))
        found = check_twins(game, setup, ("uniform", "rare")[seed % 2], seed)
        if found:
            return found
    return ""


@clause("CCG-15.1", "CCG-15.4", "CCG-15.6")
@pytest.mark.parametrize("seats", SEATS)
def test_no_seat_learns_what_it_must_not_know(seats: int) -> None:
    assert leak_of(CYBERPUNK_CCG, seats, range(3 - seats // 3)) == ""


class Telling(CyberpunkCCG):
    """The same game, but every view says something it should not."""

    def secret(self, state: CcgState, seat: int) -> object:
        """Return something that not everybody may know."""
        raise NotImplementedError

    def tables(self, state: CcgState, seats: list[int]) -> list[View]:
        found = super().tables(state, seats)
        for seat, each in zip(seats, found, strict=True):
            each["notes"] = [{"text": str(self.secret(state, seat)), "clause": ""}]
        return found

    def table(self, state: CcgState, seat: int) -> View:
        return self.tables(state, [seat])[0]


def costs(state: CcgState, cards: list[int]) -> list[int]:
    """Return what some cards cost, in order of size."""
    return sorted(POOL[state.definition[card]].cost for card in cards)


class TellsHands(Telling):
    """What the cards of the next player's hand cost."""

    def secret(self, state: CcgState, seat: int) -> object:
        return costs(state, state.cards((max(seat, 0) + 1) % state.seats, HAND))


class TellsRuns(Telling):
    """What the next card of everybody's Runs deck costs."""

    def secret(self, state: CcgState, seat: int) -> object:
        decks = [state.cards(each, RUNS)[-1:] for each in range(state.seats)]
        return [costs(state, deck) for deck in decks]


class TellsGear(Telling):
    """What lies at the bottom of one's own Gear deck."""

    def secret(self, state: CcgState, seat: int) -> object:
        return costs(state, state.cards(max(seat, 0), GEAR)[:2])


class TellsSpectators(Telling):
    """Only who watches sees a hand too many."""

    def secret(self, state: CcgState, seat: int) -> object:
        return costs(state, state.cards(0, HAND)) if seat == NOBODY else ""


class TellsOptions(Telling):
    """How many options the seat has that is asked."""

    def secret(self, state: CcgState, seat: int) -> object:
        return 0 if state.question is None else len(state.question.options)


class TellsAnnouncements(Telling):
    """What is being announced before anything is paid."""

    def secret(self, state: CcgState, seat: int) -> object:
        return [costs(state, [each.card]) for each in state.stack if isinstance(each, Buying)]


LEAKY = [TellsHands, TellsRuns, TellsGear, TellsSpectators, TellsOptions, TellsAnnouncements]


@clause("CCG-15.1", "CCG-15.5", "CCG-6.5o")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("leaky", LEAKY, ids=lambda leaky: leaky.__name__)
def test_a_planted_leak_is_found(leaky: type[Telling], seats: int) -> None:
    assert LEAK in leak_of(leaky(), seats, range(20))


@clause("CCG-6.1h", "CCG-15.6")
@pytest.mark.parametrize("seats", SEATS)
def test_a_window_that_is_skipped_for_hidden_reasons_is_found(
    monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    for module in (turns, attack_windows, responding):
        for name in ("may_hold_event", "may_hold_answer"):
            monkeypatch.setattr(module, name, lambda *args: False, raising=False)

    assert LEAK in leak_of(CYBERPUNK_CCG, seats, range(20))


@clause("CCG-6.5o", "CCG-15.4")
@pytest.mark.parametrize("seats", SEATS)
def test_a_question_that_names_what_is_announced_is_found(
    monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    def telling(self: Announcement, state: CcgState, options: Any, must_ask: bool = False) -> None:
        state.ask(self.seat, f"announce-{len(options)}", options, ())

    monkeypatch.setattr(Announcement, "ask_secretly", telling)

    assert LEAK in leak_of(CYBERPUNK_CCG, seats, range(20))
