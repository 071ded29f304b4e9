"""Cyberpunk CCG as the kernel knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nightdeck.decks import Deck, Violation
from nightdeck.games.cyberpunk_ccg.cards import load_pool
from nightdeck.games.cyberpunk_ccg.check.arenas import ARENAS
from nightdeck.games.cyberpunk_ccg.check.features import COUNTED, features, fired
from nightdeck.games.cyberpunk_ccg.check.invariants import problems
from nightdeck.games.cyberpunk_ccg.check.position import arrange
from nightdeck.games.cyberpunk_ccg.check.readers import READERS
from nightdeck.games.cyberpunk_ccg.decks.decks import (
    DECK_FORM,
    GEAR_SECTION,
    MATCH_TYPES,
    totals,
    violations,
)
from nightdeck.games.cyberpunk_ccg.decks.random_decks import random_deck
from nightdeck.games.cyberpunk_ccg.decks.starter_decks import DECKS, DEFAULT_DECKS
from nightdeck.games.cyberpunk_ccg.minds.habits import weigh
from nightdeck.games.cyberpunk_ccg.minds.judgement import chances, evaluate, is_quiet
from nightdeck.games.cyberpunk_ccg.minds.reasons import reason
from nightdeck.games.cyberpunk_ccg.model.definitions import PLACES, POOL
from nightdeck.games.cyberpunk_ccg.model.events import ROLES
from nightdeck.games.cyberpunk_ccg.model.options import BUY, CARD, DISCARD, PLAY, VERBS
from nightdeck.games.cyberpunk_ccg.model.rulings import (
    DECK_MIN_GEAR,
    PRESETS,
    RULINGS,
    SHORT,
)
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import HAND, NO_ATTACK
from nightdeck.games.cyberpunk_ccg.rules.conceding import concede
from nightdeck.games.cyberpunk_ccg.rules.empathy import check_state
from nightdeck.games.cyberpunk_ccg.rules.setup import Opening, bring_deck, build_table
from nightdeck.games.cyberpunk_ccg.rules.turns import Turns
from nightdeck.games.cyberpunk_ccg.seen.catalogue import catalogue
from nightdeck.games.cyberpunk_ccg.seen.chronicle import rank, tell
from nightdeck.games.cyberpunk_ccg.seen.prints import prints
from nightdeck.games.cyberpunk_ccg.seen.prompts import prompt, questions
from nightdeck.games.cyberpunk_ccg.seen.redeal import redeal
from nightdeck.games.cyberpunk_ccg.seen.refusals import why_not
from nightdeck.games.cyberpunk_ccg.seen.shortcuts import shortcuts
from nightdeck.games.cyberpunk_ccg.seen.stages import cue
from nightdeck.games.cyberpunk_ccg.seen.stops import matters, stops
from nightdeck.games.cyberpunk_ccg.seen.views import table, tables
from nightdeck.games.cyberpunk_ccg.seen.words import describe
from nightdeck.kernel.game import Setup, Stop, View, Wording
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import Entry, Option
from nightdeck.language.card_game import CardGame

OF_HAND: Final = (BUY, PLAY, DISCARD, CARD)
"""The verbs whose card may be one of several equal ones in a hand."""

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
    behaviour = 1
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
    verbs = VERBS
    deck_form = DECK_FORM
    match_types = MATCH_TYPES
    pauses = (
        "purchase", "equip", "legwork", "closing", "hits", "runs", "damage-control", "skirmish",
        "target", "run", "response", "draw-window", "straighten-window", "late-window",
    )  # fmt: skip
    conflict = "while somebody attacks"

    def __init__(self) -> None:
        super().__init__()
        self.decks = DECKS

    def default_decks(self, seats: int) -> tuple[str, ...]:
        """Return a deck for every seat, those to begin with in turn."""
        return tuple(DEFAULT_DECKS[seat % len(DEFAULT_DECKS)] for seat in range(seats))

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
        """CCG-4 Return every rule a deck breaks."""
        return violations(deck, rulings)

    def deck_totals(self, deck: Deck) -> list[str]:
        """Return the closing lines of a deck list."""
        return totals(deck)

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
            found = setup.decks[seat]
            deck = DECKS[found] if isinstance(found, str) else found
            bring_deck(state, seat, deck.identity, {**deck.cards, **deck.sections[GEAR_SECTION]})
        state.call(Opening())
        state.call(Turns())

    def settle(self, state: CcgState) -> None:
        """CCG-11.7 The state check after every atomic step."""
        check_state(state)

    def arrange(self, state: CcgState, position: dict[str, Any]) -> None:
        """Turn a freshly dealt state into a named position; see position.py for its words."""
        arrange(state, position)

    def describe(self, state: CcgState, seat: int, option: Option) -> Wording:
        """Put an option into words."""
        return describe(state, seat, option)

    def prompt(self, state: CcgState, seat: int) -> Wording:
        """Put the open question into words."""
        return prompt(state, seat)

    def tell(self, entry: Entry, seat: int) -> Wording:
        """Put a log entry into words."""
        return tell(entry, seat)

    def cue(self, state: CcgState, place: int, seat: int) -> View:
        """Say which lines of the log are great moments, and which are told only for the record."""
        return cue(state, place, seat)

    def rank(self, entry: Entry, after: Entry | None) -> int:
        """Say how a log entry is told."""
        return rank(entry, after)

    def table(self, state: CcgState, seat: int) -> View:
        """Return what a seat sees."""
        return table(state, seat)

    def tables(self, state: CcgState, seats: list[int]) -> list[View]:
        """Return what several seats see."""
        return tables(state, seats)

    def shortcuts(self, state: CcgState, seat: int) -> list[tuple[Wording, list[Option]]]:
        """CCG-7.1a Return common sequences of answers."""
        return shortcuts(state, seat)

    def stops(self, seats: int, seat: int) -> tuple[Stop, ...]:
        """CCG-6.1b Return the windows that may pass unasked."""
        return stops()

    def matters(self, state: CcgState) -> bool:
        """CCG-6.1h Tell from public facts whether the open window is worth asking about."""
        return matters(state)

    def is_conflict(self, state: CcgState) -> bool:
        """CCG-8 Tell whether somebody attacks."""
        return state.attack_kind != NO_ATTACK

    def why_not(self, state: CcgState, seat: int, card: int) -> Wording | None:
        """Say why a card cannot be used now."""
        return why_not(state, seat, card)

    def redeal(self, state: CcgState, seat: int, rng: Rng) -> None:
        """CCG-15 Deal anew whatever a seat cannot know."""
        redeal(state, seat, rng)

    def problems(self, state: CcgState) -> list[str]:
        """List every broken invariant."""
        return problems(state)

    def evaluate(self, state: CcgState, seat: int) -> float:
        """Estimate a seat's chance to win."""
        return evaluate(state, seat)

    def chances(self, state: CcgState) -> list[float]:
        """Estimate every seat's chance to win."""
        return chances(state)

    def weigh(self, state: CcgState, option: Option) -> float:
        """Return how good the heuristic finds an option."""
        return weigh(state, option)

    def reason(self, state: CcgState, seat: int, option: Option) -> Wording:
        """Say why the heuristic likes an option as it does."""
        return reason(state, seat, option)

    def is_quiet(self, state: CcgState) -> bool:
        """Tell whether nothing is half done."""
        return is_quiet(state)

    def questions(self) -> dict[str, str]:
        """Name every question."""
        return questions()

    def features(self) -> list[str]:
        """Name everything cards can do."""
        return features()

    def fired(self, entry: Entry) -> list[str]:
        """Return the features that a log entry shows at work."""
        return fired(entry)

    def counted(self) -> dict[int, str]:
        """Name the events that bring a card into the game."""
        return COUNTED

    def catalogue(self) -> list[dict[str, Any]]:
        """Return the facts and our text of every card."""
        return catalogue()

    def prints(self) -> View:
        """Return how the cards are printed."""
        return prints()

    def alike(self, state: CcgState, option: Option) -> Option:
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


CYBERPUNK_CCG: Final = CyberpunkCCG()
