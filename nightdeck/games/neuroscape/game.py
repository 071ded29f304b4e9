"""Neuroscape as the kernel knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nightdeck.decks import Deck, Violation
from nightdeck.games.neuroscape.cards import load_pool
from nightdeck.games.neuroscape.check.position import arrange
from nightdeck.games.neuroscape.check.readers import READERS
from nightdeck.games.neuroscape.decks.decks import (
    DECK_FORM,
    MATCH_TYPES,
    RAM_SECTION,
    violations,
)
from nightdeck.games.neuroscape.decks.random_decks import random_deck
from nightdeck.games.neuroscape.decks.starter_decks import DECKS, DEFAULT_DECKS
from nightdeck.games.neuroscape.model.definitions import PLACES, POOL
from nightdeck.games.neuroscape.model.events import ROLES
from nightdeck.games.neuroscape.model.options import CARD, PLAY, PUT_BACK, VERBS
from nightdeck.games.neuroscape.model.rulings import RULINGS
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import HAND
from nightdeck.games.neuroscape.rules.setup import Opening, bring_deck, build_table
from nightdeck.games.neuroscape.rules.turns import Turns
from nightdeck.games.neuroscape.rules.winning import eliminate
from nightdeck.games.neuroscape.seen.words import describe
from nightdeck.kernel.game import Choice, Setup, Wording
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import Option
from nightdeck.language.card_game import CardGame

OF_HAND: Final = (CARD, PLAY, PUT_BACK)
"""The verbs whose card may be one of several equal ones in a hand."""

VARIANTS: Final = ("free-for-all", "teams")

load_pool()


class Neuroscape(CardGame[NeuState]):
    """One against one, two against two, or three to six players each on their own."""

    slug = "neuroscape"
    title = "Neuroscape"
    prefix = "NEU"
    edition = "Neon Noir, rulebook 8"
    summary = (
        "Memory is your income and your board: every character locks the RAM that pays for it."
        " Answers pile up on a cache that unwinds from the top. About 40 minutes."
    )
    behaviour = 1
    seat_counts = (2, 3, 4, 5, 6)
    rulings = RULINGS
    choices = (Choice("variant", "Four players", VARIANTS, "teams"),)
    verbs = VERBS
    deck_form = DECK_FORM
    match_types = MATCH_TYPES
    pauses = ("swift",)

    def __init__(self) -> None:
        super().__init__()
        self.decks = DECKS

    def default_decks(self, seats: int) -> tuple[str, ...]:
        """Return a deck for every seat, the first two in turn."""
        return tuple(DEFAULT_DECKS[seat % 2] for seat in range(seats))

    def any_setup(self, rng: Rng) -> Setup:
        """Return some set-up: any number of seats, decks of the pool or random ones, rulings."""
        seats = self.seat_counts[rng.below(len(self.seat_counts))] if rng.below(2) else 2
        decks = tuple(self.any_deck(rng) for _ in range(seats))
        rulings: dict[str, str] = {}
        if rng.below(3) == 0:
            for ruling in RULINGS:
                if ruling.name != "NEU-R62" and rng.below(6) == 0:
                    rulings[ruling.name] = ruling.values[rng.below(len(ruling.values))]
        variant = VARIANTS[rng.below(2)]
        return Setup(seats, decks, rulings, {"variant": variant}, f"fuzz {rng.word()}")

    def any_deck(self, rng: Rng) -> str | Deck:
        """Return a deck of the pool or a random one."""
        if rng.below(3) == 0:
            return random_deck(rng)
        names = list(DECKS)
        return names[rng.below(len(names))]

    def setup_with(self, rng: Rng, wanted: list[str]) -> Setup:
        """Return random legal decks around wanted cards."""
        cards = tuple(POOL[PLACES[card]] for card in wanted)
        decks = (random_deck(rng, cards), random_deck(rng, cards))
        return Setup(2, decks, None, {}, f"fuzz {rng.word()}")

    def deck_violations(self, deck: Deck, rulings: tuple[int, ...]) -> list[Violation]:
        """NEU-17 Return every rule a deck breaks."""
        return violations(deck, rulings)

    def team(self, state: NeuState, seat: int) -> int:
        """NEU-18.1 Return the team of a seat."""
        return state.teams[seat]

    def concede(self, state: NeuState, seat: int) -> None:
        """NEU-16.8 Who concedes is eliminated."""
        eliminate(state, [seat])

    def blank(self) -> NeuState:
        """Return an empty table."""
        return NeuState()

    def deal(self, state: NeuState, setup: Setup) -> None:
        """NEU-4 Build the table; the first procedures follow."""
        build_table(state, setup.choices.get("variant", "teams"))
        for seat in range(state.seats):
            found = setup.decks[seat]
            deck = DECKS[found] if isinstance(found, str) else found
            bring_deck(state, seat, deck.identity, deck.cards, deck.sections[RAM_SECTION])
        state.call(Opening())
        state.call(Turns())

    def settle(self, state: NeuState) -> None:
        """NEU-6.10 There is no checkpoint between the parts of an effect."""

    def arrange(self, state: NeuState, position: dict[str, Any]) -> None:
        """Turn a freshly dealt state into a named position; see position.py for its words."""
        arrange(state, position)

    def describe(self, state: NeuState, seat: int, option: Option) -> Wording:
        """Put an option into words."""
        return describe(state, seat, option)

    def alike(self, state: NeuState, option: Option) -> Option:
        """Return an option with cards of a hand replaced by their faces."""
        if option[0] in OF_HAND and state.kind_of_zone(option[1]) == HAND:
            return (option[0], -1 - state.definition[option[1]])
        return option

    def readers(self) -> dict[str, Callable[..., Any]]:
        """Return what tests read off a state."""
        return READERS

    def event_roles(self, kind: int) -> str:
        """Return the roles of an event's arguments."""
        return ROLES.get(kind, "")


NEUROSCAPE: Final = Neuroscape()
