"""Cyberpunk CCG as the kernel knows it."""

from __future__ import annotations

from typing import Final

from nightdeck.decks import Deck, Violation
from nightdeck.games.cyberpunk_ccg.cards import load_pool
from nightdeck.games.cyberpunk_ccg.decks.decks import (
    DECK_FORM,
    GEAR_SECTION,
    MATCH_TYPES,
    totals,
    violations,
)
from nightdeck.games.cyberpunk_ccg.decks.starter_decks import DECKS, DEFAULT_DECKS
from nightdeck.games.cyberpunk_ccg.model.events import ROLES
from nightdeck.games.cyberpunk_ccg.model.options import VERBS
from nightdeck.games.cyberpunk_ccg.model.rulings import PRESETS, RULINGS
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.rules.conceding import concede
from nightdeck.games.cyberpunk_ccg.rules.empathy import check_state
from nightdeck.games.cyberpunk_ccg.rules.setup import Opening, bring_deck, build_table
from nightdeck.games.cyberpunk_ccg.rules.turns import Turns
from nightdeck.kernel.game import Setup
from nightdeck.language.card_game import CardGame

load_pool()


class CyberpunkCCG(CardGame[CcgState]):
    """Two to six power brokers of Night City."""

    slug = "cyberpunk_ccg"
    title = "Cyberpunk CCG"
    prefix = "CCG"
    seat_counts = (2, 3, 4, 5, 6)
    rulings = RULINGS
    presets = PRESETS
    verbs = VERBS
    deck_form = DECK_FORM
    match_types = MATCH_TYPES

    def __init__(self) -> None:
        super().__init__()
        self.decks = DECKS

    def default_decks(self, seats: int) -> tuple[str, ...]:
        return tuple(DEFAULT_DECKS[seat % len(DEFAULT_DECKS)] for seat in range(seats))

    def deck_violations(self, deck: Deck, rulings: tuple[int, ...]) -> list[Violation]:
        return violations(deck, rulings)

    def deck_totals(self, deck: Deck) -> list[str]:
        return totals(deck)

    def concede(self, state: CcgState, seat: int) -> None:
        concede(state, seat)

    def blank(self) -> CcgState:
        return CcgState()

    def deal(self, state: CcgState, setup: Setup) -> None:
        build_table(state)
        for seat in range(state.seats):
            found = setup.decks[seat]
            deck = DECKS[found] if isinstance(found, str) else found
            bring_deck(state, seat, deck.identity, {**deck.cards, **deck.sections[GEAR_SECTION]})
        state.call(Opening())
        state.call(Turns())

    def settle(self, state: CcgState) -> None:
        check_state(state)

    def event_roles(self, kind: int) -> str:
        return ROLES.get(kind, "")


CYBERPUNK_CCG: Final = CyberpunkCCG()
