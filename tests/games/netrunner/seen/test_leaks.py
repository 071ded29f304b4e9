"""Section 21 with leaks planted on purpose: twins find each of them, and nothing without it."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.games.netrunner.game import Netrunner
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import ARCHIVES_DOWN, HQ, RD
from nightdeck.games.netrunner.rules import abilities, windows
from nightdeck.games.netrunner.rules.access import Access
from nightdeck.games.netrunner.rules.trace import Bids
from nightdeck.kernel.game import Setup, View
from nightdeck.testing import clause
from nightdeck.testing.twins import check_twins

LEAK = "can tell two worlds apart"

TRACED: dict[str, Any] = {
    "turn": "runner",
    "run": {"fort": "hq", "at": "encounter"},
    "corp": {"forts": {"hq": {"ice": [{"card": "Hunter", "rezzed": True}]}}, "bits": 9},
    "runner": {"rig": ["Access to Kiribati"], "bits": 9},
}
LOOKING: dict[str, Any] = {
    "turn": "runner",
    "run": {"fort": "rd", "at": "access"},
    "corp": {"rd": ["Rockerboy Promotion", "Rex", "Hostile Takeover", "Setup!"] * 4},
    "runner": {"rig": ["R&D Interface"], "bits": 9},
}
BURIED: dict[str, Any] = {
    "corp": {
        "archives_down": ["Rex", "Filter", "Hostile Takeover"],
        "hq": ["Keeper", "Setup!"],
        "rd": ["Night Shift", "Fang"] * 8,
    },
    "turn": "runner",
}
CLOAKED: dict[str, Any] = {
    "corp": {"forts": {"hq": {"ice": [{"card": "Filter", "rezzed": True}]}}, "bits": 9},
    "runner": {
        "rig": ["Swiss Bank Account"],
        "hand": ["Bolt Hole", "Credit Subversion", "HQ Mole"],
        "stack": ["Swiss Bank Account", "R&D Mole", "Bolt Hole", "Credit Subversion"] * 4,
        "tags": 1,
    },
    "turn": "runner",
}
POSITIONS = {"traced": TRACED, "looking": LOOKING, "buried": BURIED, "cloaked": CLOAKED}


def leak(game: Netrunner, position: dict[str, Any], seeds: int = 6) -> str:
    """Return the first leak that twins find in games from a position."""
    for seed in range(seeds):
        setup = Setup(2, (), None, None, f"leak {seed}", position=position)
        found = check_twins(game, setup, "uniform", seed)
        if found:
            return found
    return ""


@pytest.mark.parametrize("name", POSITIONS)
def test_nothing_leaks_from_these_positions(name: str):
    assert leak(Netrunner(), POSITIONS[name]) == ""


class Telling(Netrunner):
    """The same game, but every view says something it should not."""

    def secret(self, state: OnrState) -> object:
        """Return what is told."""
        raise NotImplementedError

    def tables(self, state: OnrState, seats: list[int]) -> list[View]:
        note = {"text": str(self.secret(state)), "clause": ""}
        return [{**each, "notes": [note]} for each in super().tables(state, seats)]


def faces(state: OnrState, cards: list[int]) -> list[str]:
    """Return the ids of some cards."""
    return [state.card(card).id for card in cards]


class TellsBids(Telling):
    """What lies under seal."""

    def secret(self, state: OnrState) -> object:
        return [frame.chosen for frame in state.stack if isinstance(frame, Bids)]


class TellsAccesses(Telling):
    """Which card of R&D is looked at."""

    def secret(self, state: OnrState) -> object:
        return faces(state, [card for card in state.accessed if state.zone[card] == RD])


class TellsArchives(Telling):
    """The face-down pile of Archives."""

    def secret(self, state: OnrState) -> object:
        return faces(state, state.zones[ARCHIVES_DOWN])


class TellsHq(Telling):
    """How many agendas HQ holds."""

    def secret(self, state: OnrState) -> object:
        return sum(state.card(card).points > 0 for card in state.zones[HQ])


class TellsResources(Telling):
    """The hidden resources."""

    def secret(self, state: OnrState) -> object:
        return faces(state, state.face_down)


class CountsOptions(Telling):
    """How many options the seat has that is asked."""

    def secret(self, state: OnrState) -> object:
        return 0 if state.question is None else len(state.question.options)


class TellsTheDeck(Telling):
    """Which cards a deck holds."""

    def secret(self, state: OnrState) -> object:
        return faces(state, state.zones[RD][:3])


@clause("ONR-13.5", "ONR-21.13")
def test_a_bid_told_before_the_reveal_is_found():
    assert LEAK in leak(TellsBids(), TRACED, seeds=30)


@clause("ONR-21.8", "ONR-11.2b")
def test_a_card_of_rd_told_to_the_corp_is_found():
    assert LEAK in leak(TellsAccesses(), LOOKING)


@clause("ONR-21.2", "ONR-2.2d")
def test_a_face_down_pile_told_to_the_runner_is_found():
    assert LEAK in leak(TellsArchives(), BURIED)


@clause("ONR-21.2", "ONR-2.2b")
def test_a_number_that_follows_from_hq_is_found():
    assert LEAK in leak(TellsHq(), BURIED)


@clause("ONR-21.2", "ONR-16.6")
def test_a_hidden_resource_told_to_the_corp_is_found():
    assert LEAK in leak(TellsResources(), CLOAKED)


@clause("ONR-21.6", "ONR-21.7")
def test_the_number_of_somebody_elses_options_is_found():
    assert LEAK in leak(CountsOptions(), CLOAKED)


@clause("ONR-21.3", "ONR-21.14")
def test_what_a_deck_holds_is_found():
    assert LEAK in leak(TellsTheDeck(), BURIED)


@clause("ONR-17.20b", "ONR-17.20c")
def test_a_pause_that_depends_on_a_hidden_resource_is_found(monkeypatch: pytest.MonkeyPatch):
    for module in (abilities, windows):
        monkeypatch.setattr(module, "might_hide", lambda state: False)
    assert LEAK in leak(Netrunner(), CLOAKED, seeds=30)


@clause("ONR-11.9", "ONR-17.20d")
def test_a_pause_that_depends_on_the_card_seen_in_rd_is_found(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Access, "must_ask", lambda self, state: False)
    assert LEAK in leak(Netrunner(), LOOKING, seeds=30)
