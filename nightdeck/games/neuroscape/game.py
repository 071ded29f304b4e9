"""Neuroscape as the kernel knows it."""

from __future__ import annotations

from typing import Final

from nightdeck.decks import Deck, Swap
from nightdeck.games.neuroscape.cards import load_pool
from nightdeck.games.neuroscape.check.arenas import ARENAS
from nightdeck.games.neuroscape.decks.decks import (
    DECK_FORM,
    DICE,
    MATCH_TYPES,
    RAM_SECTION,
    STARTER,
    STARTERS,
    later_choices,
    swap_problem,
)
from nightdeck.games.neuroscape.minds.habits import weigh
from nightdeck.games.neuroscape.minds.judgement import chances, evaluate, is_quiet
from nightdeck.games.neuroscape.model.options import AIM, CARD, PLAY, PUT_BACK, VERBS
from nightdeck.games.neuroscape.model.rulings import R59, RULINGS
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import BIN, CYBERDECK, HAND
from nightdeck.games.neuroscape.rules.conceding import concede
from nightdeck.games.neuroscape.rules.setup import Opening, bring_deck, build_table
from nightdeck.games.neuroscape.rules.triggers import Waiting
from nightdeck.games.neuroscape.rules.turns import Turns
from nightdeck.games.neuroscape.seen.stops import stops
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Choice, Measured, Setup, Stop
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import Option
from nightdeck.language.card_game import CardGame

OF_CARDS: Final = (AIM, CARD, PLAY, PUT_BACK)
"""The verbs whose card may be one of several equal ones outside play."""

PILES: Final = (BIN, CYBERDECK, HAND)
"""Where equal cards are the same to everybody."""

VARIANTS: Final = ("free-for-all", "teams")

STARTER_WORDS: Final = {
    name: name.replace("player-", "Player ") if place else "the dice"
    for place, name in enumerate(STARTERS)
}

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
    behaviour = 9
    seat_counts = (2, 3, 4, 5, 6)
    rulings = RULINGS
    choices = (
        Choice("variant", "Four players", VARIANTS, "teams"),
        Choice(STARTER, "Who decides who begins", STARTERS, DICE, words=STARTER_WORDS),
    )
    tallies = (
        ("Cards played", "NEU-6.2"),
        ("Abilities used", "NEU-10.5"),
        ("RAM installed", "NEU-7.2"),
        ("Attacks", "NEU-9.1"),
        ("Blocks", "NEU-9.3"),
        ("Characters lost", "NEU-16.2"),
    )
    ladder = (
        Measured("street", "random", 400, 100.0),
        Measured("veteran", "street", 400, 61.8),
        Measured("legend", "veteran", 400, 77.2),
    )
    verbs = VERBS
    deck_form = DECK_FORM
    match_types = MATCH_TYPES
    pauses = ("swift",)
    conflict = "while somebody attacks"

    def __init__(self) -> None:
        super().__init__("nightdeck.games.neuroscape")

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
        if seats == 4 and rng.below(2):
            rulings["NEU-R72"] = "team-picks"
        arena = ARENAS[rng.below(len(ARENAS))] if seats == 2 and rng.below(3) == 0 else None
        choices = {"variant": variant}
        return Setup(seats, decks, rulings, choices, f"fuzz {rng.word()}", position=arena)

    def swap_problem(self, deck: Deck, swap: Swap, rulings: tuple[int, ...]) -> str:
        """NEU-17.7 Say why a swap is not made."""
        return swap_problem(deck, swap, rulings)

    def later_choices(
        self, choices: dict[str, str], rulings: tuple[int, ...], losers: list[int]
    ) -> dict[str, str]:
        """NEU-17.8 Return the choices of the next game of a match."""
        return later_choices(choices, rulings, losers)

    def team(self, state: NeuState, seat: int) -> int:
        """NEU-18.1 Return the team of a seat."""
        return state.teams[seat]

    def concede(self, state: NeuState, seat: int) -> None:
        """NEU-2.10, NEU-16.8 Who concedes is eliminated, or leaves the rest to the partner."""
        concede(state, seat)

    def blank(self) -> NeuState:
        """Return an empty table."""
        return NeuState()

    def deal(self, state: NeuState, setup: Setup) -> None:
        """NEU-4.1 Build the table of checked decks; the first procedures follow."""
        build_table(state, setup.choices.get("variant", "teams"))
        starter = STARTERS.index(setup.choices.get(STARTER, DICE)) - 1
        if starter >= state.seats:
            raise BadSetup(f"player {starter + 1} cannot decide who begins: {state.seats} play")
        for seat in range(state.seats):
            deck = self.brought(setup, seat)
            bring_deck(state, seat, deck.identity, deck.cards, deck.sections[RAM_SECTION])
        state.call(Opening(chooser=starter))
        state.call(Turns())

    def settle(self, state: NeuState) -> None:
        """NEU-6.10 There is no checkpoint between the parts of an effect; NEU-R59 `interrupt`."""
        if state.rulings[R59] and state.pending:
            state.call(Waiting())

    def stops(self, seats: int, seat: int) -> tuple[Stop, ...]:
        """NEU-8.2 Return the checks that may pass unasked."""
        return stops()

    def is_conflict(self, state: NeuState) -> bool:
        """NEU-9 Tell whether somebody attacks."""
        return bool(state.attackers)

    def evaluate(self, state: NeuState, seat: int) -> float:
        """Estimate a seat's chance to win."""
        return evaluate(state, seat)

    def chances(self, state: NeuState) -> list[float]:
        """Estimate every seat's chance to win."""
        return chances(state)

    def weigh(self, state: NeuState, option: Option) -> float:
        """Return how good the heuristic finds an option."""
        return weigh(state, option)

    def is_quiet(self, state: NeuState) -> bool:
        """Tell whether nothing is half done."""
        return is_quiet(state)

    def alike(self, state: NeuState, option: Option) -> Option:
        """Return an option with a card of a hand, a bin or a deck replaced by its face."""
        if option[0] in OF_CARDS and len(option) == 2 and option[1] >= 0:
            if state.kind_of_zone(option[1]) in PILES:
                return (option[0], -1 - state.definition[option[1]])
        return option


NEUROSCAPE: Final = Neuroscape()
