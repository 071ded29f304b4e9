"""Cyberpunk CCG as the kernel knows it."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.cards import load_pool
from nightdeck.games.cyberpunk_ccg.check.arenas import ARENAS
from nightdeck.games.cyberpunk_ccg.decks.decks import DECK_FORM, GEAR_SECTION, MATCH_TYPES
from nightdeck.games.cyberpunk_ccg.minds.habits import weigh
from nightdeck.games.cyberpunk_ccg.minds.judgement import chances, evaluate, is_quiet
from nightdeck.games.cyberpunk_ccg.model.options import (
    AIM,
    BUY,
    CARD,
    DISCARD,
    PLAY,
    TRANSFER,
    TRASH_COST,
    VERBS,
)
from nightdeck.games.cyberpunk_ccg.model.rulings import DECK_MIN_GEAR, PRESETS, RULINGS, SHORT
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    GEAR,
    HAND,
    NO_ATTACK,
    RUNS,
    STASH,
    TRASH,
)
from nightdeck.games.cyberpunk_ccg.rules.conceding import concede
from nightdeck.games.cyberpunk_ccg.rules.empathy import check_state
from nightdeck.games.cyberpunk_ccg.rules.setup import Opening, bring_deck, build_table
from nightdeck.games.cyberpunk_ccg.rules.turns import Turns
from nightdeck.games.cyberpunk_ccg.seen.stops import stops
from nightdeck.kernel.game import Measured, Setup, Stop
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import Option
from nightdeck.language.card_game import CardGame

OF_CARDS: Final = (BUY, PLAY, DISCARD, CARD, TRANSFER, AIM, TRASH_COST)
"""The verbs whose card may be one of several equal ones outside of play."""

PILES: Final = (RUNS, GEAR, HAND, STASH, TRASH)
"""Where nothing but the face and the owner tells one card from another."""

DECK_SWITCHES: Final = RULINGS[DECK_MIN_GEAR - 1 :]
"""Switches about decks, which a random set-up leaves alone."""

TURNS: Final = 24
"""So many turns most trials have at most: more games are worth more than longer ones."""

load_pool()


def any_length(rng: Rng, seats: int) -> dict[str, str]:
    """CCG-13.13, CCG-14.6 Return switches for a length: mostly a few rounds, or a short game.

    People who choose anything need thousands of answers for a game of the usual length.
    """
    chosen = rng.below(6)
    if chosen == 0:
        return {} if seats == 2 else dict(SHORT)
    if chosen < 3:
        return {**SHORT, "max_rounds": str(TURNS // seats)}
    return {"max_rounds": str(1 + rng.below(TURNS // seats))}


class CyberpunkCCG(CardGame[CcgState]):
    """Two to six power brokers of Night City; CCG-1.1."""

    slug = "cyberpunk_ccg"
    title = "Cyberpunk CCG"
    prefix = "CCG"
    edition = "2013 and 2020, rules of 2004"
    summary = (
        "Every card pays by being exhausted, and what is exhausted cannot fight. Teams hit the"
        " streets, Cops bust whoever moves, nine ways to win. About 60 minutes."
    )
    behaviour = 6
    seat_counts = (2, 3, 4, 5, 6)
    rulings = RULINGS
    presets = PRESETS
    tallies = (
        ("Cards played", "CCG-6.5o"),
        ("Abilities used", "CCG-6.3a"),
        ("Attacks", "CCG-8.2b"),
        ("Skirmishes", "CCG-8.3b"),
        ("Busts", "CCG-10.13a"),
        ("Cards Trashed", "CCG-9.2"),
    )
    ladder = (
        Measured("street", "random", 400, 100.0),
        Measured("veteran", "street", 189, 81.5),
    )
    verbs = VERBS
    deck_form = DECK_FORM
    match_types = MATCH_TYPES
    pauses = (
        "purchase", "equip", "legwork", "closing", "hits", "runs", "damage-control", "skirmish",
        "target", "run", "response", "draw-window", "straighten-window", "late-window",
    )  # fmt: skip
    conflict = "while somebody attacks"

    def __init__(self) -> None:
        super().__init__("nightdeck.games.cyberpunk_ccg")

    def any_setup(self, rng: Rng) -> Setup:
        """Return some set-up: any number of seats, decks of the pool or random ones, switches."""
        arena = ARENAS[rng.below(len(ARENAS))] if rng.below(4) == 0 else None
        seats = self.seat_counts[rng.below(len(self.seat_counts))] if rng.below(3) == 0 else 2
        seats = seats if arena is None else arena.seats
        decks = tuple(self.any_deck(rng) for _ in range(seats))
        rulings: dict[str, str] = {}
        if rng.below(3) == 0:
            for ruling in RULINGS:
                if ruling in DECK_SWITCHES or ruling.numbers is not None or rng.below(6):
                    continue
                rulings[ruling.name] = ruling.any_value(rng)
        rulings |= any_length(rng, seats)
        if arena is None:
            return Setup(seats, decks, rulings, {}, f"fuzz {rng.word()}")
        rulings |= arena.rulings
        return Setup(seats, decks, rulings, {}, f"fuzz {rng.word()}", position=arena.position)

    def concede(self, state: CcgState, seat: int) -> None:
        """CCG-13.12 Who concedes leaves the game with all they own."""
        concede(state, seat)

    def blank(self) -> CcgState:
        """Return an empty table."""
        return CcgState()

    def deal(self, state: CcgState, setup: Setup) -> None:
        """CCG-5 Build the table; the first procedures follow."""
        build_table(state)
        for seat in range(state.seats):
            deck = self.brought(setup, seat)
            bring_deck(state, seat, deck.identity, {**deck.cards, **deck.sections[GEAR_SECTION]})
        state.call(Opening())
        state.call(Turns())

    def settle(self, state: CcgState) -> None:
        """CCG-11.7 The state check after every atomic step."""
        check_state(state)

    def stops(self, seats: int, seat: int) -> tuple[Stop, ...]:
        """CCG-6.1b Return the windows that may pass unasked."""
        return stops()

    def is_conflict(self, state: CcgState) -> bool:
        """CCG-8 Tell whether somebody attacks."""
        return state.attack_kind != NO_ATTACK

    def evaluate(self, state: CcgState, seat: int) -> float:
        """Estimate a seat's chance to win."""
        return evaluate(state, seat)

    def chances(self, state: CcgState) -> list[float]:
        """Estimate every seat's chance to win."""
        return chances(state)

    def weigh(self, state: CcgState, option: Option) -> float:
        """Return how good the heuristic finds an option."""
        return weigh(state, option)

    def is_quiet(self, state: CcgState) -> bool:
        """Tell whether nothing is half done."""
        return is_quiet(state)

    def alike(self, state: CcgState, option: Option) -> Option:
        """Return an option with a card outside of play replaced by its face."""
        if option[0] in OF_CARDS and option[1] >= 0 and state.kind_of_zone(option[1]) in PILES:
            card = option[1]
            face = -1 - state.definition[card]
            return (option[0], face, state.owner[card], state.zone[card], *option[2:])
        return option


CYBERPUNK_CCG: Final = CyberpunkCCG()
