"""Android: Netrunner as the kernel knows it."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.android_netrunner.cards import load_pool
from nightdeck.games.android_netrunner.catalogue import catalogue
from nightdeck.games.android_netrunner.decks import DECK_FORM, mark, totals, violations
from nightdeck.games.android_netrunner.events import ROLES
from nightdeck.games.android_netrunner.match_play import MATCH_TYPES, match_points
from nightdeck.games.android_netrunner.options import VERBS
from nightdeck.games.android_netrunner.position import arrange
from nightdeck.games.android_netrunner.random_decks import random_deck
from nightdeck.games.android_netrunner.rulings import RULINGS
from nightdeck.games.android_netrunner.setup import (
    Opening,
    Rounds,
    bring_deck,
    build_table,
    take_places,
)
from nightdeck.games.android_netrunner.starter_decks import DECKS, LEARNING_DECKS
from nightdeck.games.android_netrunner.state import AnrState
from nightdeck.games.android_netrunner.terms import CORP, RUNNER
from nightdeck.games.android_netrunner.words import describe
from nightdeck.kernel.game import Choice, Deck, Game, Setup, Violation, Wording
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import Option

load_pool()


class AndroidNetrunner(Game[AnrState]):
    """Seat 0 is the Corporation, seat 1 the Runner."""

    slug = "android_netrunner"
    title = "Android: Netrunner"
    prefix = "ANR"
    behaviour = 1
    seat_counts = (2,)
    rulings = RULINGS
    choices = (Choice("mulligans", "Mulligans", ("allowed", "none"), "allowed"),)
    verbs = VERBS
    deck_form = DECK_FORM
    match_types = MATCH_TYPES

    def __init__(self) -> None:
        super().__init__()
        self.decks = DECKS

    def seat_name(self, seats: int, seat: int) -> str:
        """Return the side of a seat."""
        return "Corp" if seat == CORP else "Runner"

    def default_decks(self, seats: int) -> tuple[str, ...]:
        """ANR-MS3 Return the decks of the learning game."""
        return LEARNING_DECKS

    def any_setup(self, rng: Rng) -> Setup:
        """Return some set-up: decks of the pool, or random legal ones."""
        decks: list[str | Deck] = []
        for seat in (CORP, RUNNER):
            names = [deck.name for deck in DECKS.values() if deck.side == ("corp", "runner")[seat]]
            if rng.below(3):
                decks.append(names[rng.below(len(names))])
            else:
                decks.append(random_deck(rng, seat))
        return Setup(2, tuple(decks), None, {}, f"fuzz {rng.word()}")

    def deck_violations(self, deck: Deck, rulings: tuple[int, ...]) -> list[Violation]:
        """ANR-B8 Return every rule a deck breaks."""
        return violations(deck, rulings)

    def deck_totals(self, deck: Deck) -> list[str]:
        """Return the closing lines of a deck list."""
        return totals(deck)

    def deck_mark(self, deck: Deck, card: str) -> str:
        """Return the influence of a card as dots."""
        return mark(deck, card)

    def match_points(self, state: AnrState) -> tuple[int, ...]:
        """ANR-MS2 Return what a finished game is worth to each seat in a match."""
        return match_points(state)

    def blank(self) -> AnrState:
        """Return an empty table."""
        return AnrState()

    def deal(self, state: AnrState, setup: Setup) -> None:
        """ANR-3.1 Build the table; the first procedures follow."""
        build_table(state)
        for seat in (CORP, RUNNER):
            deck = setup.decks[seat]
            bring_deck(state, seat, DECKS[deck] if isinstance(deck, str) else deck)
        take_places(state)
        state.call(Rounds())
        state.call(Opening(0 if setup.choices.get("mulligans") == "none" else 1))

    def arrange(self, state: AnrState, position: dict[str, Any]) -> None:
        """Turn a freshly dealt state into a named position; see position.py for its words."""
        arrange(state, position)

    def describe(self, state: AnrState, seat: int, option: Option) -> Wording:
        """Put an option into words."""
        return describe(state, seat, option)

    def catalogue(self) -> list[dict[str, object]]:
        """Return the facts and our text of every card."""
        return catalogue()

    def event_roles(self, kind: int) -> str:
        """Return the roles of an event's arguments."""
        return ROLES.get(kind, "")


ANDROID_NETRUNNER: Final = AndroidNetrunner()
