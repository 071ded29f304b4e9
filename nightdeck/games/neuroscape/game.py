"""Neuroscape as the kernel knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nightdeck.decks import Deck, Swap, Violation
from nightdeck.games.neuroscape.cards import load_pool
from nightdeck.games.neuroscape.check.arenas import ARENAS
from nightdeck.games.neuroscape.check.features import COUNTED, features, fired
from nightdeck.games.neuroscape.check.invariants import problems
from nightdeck.games.neuroscape.check.position import arrange
from nightdeck.games.neuroscape.check.readers import READERS
from nightdeck.games.neuroscape.decks.decks import (
    DECK_FORM,
    DICE,
    MATCH_TYPES,
    RAM_SECTION,
    STARTER,
    STARTERS,
    later_choices,
    swap_problem,
    violations,
)
from nightdeck.games.neuroscape.decks.random_decks import random_deck
from nightdeck.games.neuroscape.decks.starter_decks import DECKS, DEFAULT_DECKS
from nightdeck.games.neuroscape.minds.habits import weigh
from nightdeck.games.neuroscape.minds.judgement import chances, evaluate, is_quiet
from nightdeck.games.neuroscape.minds.reasons import reason
from nightdeck.games.neuroscape.model.definitions import PLACES, POOL
from nightdeck.games.neuroscape.model.events import ROLES
from nightdeck.games.neuroscape.model.options import CARD, PLAY, PUT_BACK, VERBS
from nightdeck.games.neuroscape.model.rulings import R59, RULINGS
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import HAND
from nightdeck.games.neuroscape.rules.conceding import concede
from nightdeck.games.neuroscape.rules.setup import Opening, bring_deck, build_table
from nightdeck.games.neuroscape.rules.triggers import Waiting
from nightdeck.games.neuroscape.rules.turns import Turns
from nightdeck.games.neuroscape.seen.catalogue import catalogue
from nightdeck.games.neuroscape.seen.chronicle import rank, tell
from nightdeck.games.neuroscape.seen.prints import prints
from nightdeck.games.neuroscape.seen.prompts import prompt, questions
from nightdeck.games.neuroscape.seen.redeal import redeal
from nightdeck.games.neuroscape.seen.refusals import why_not
from nightdeck.games.neuroscape.seen.stages import cue
from nightdeck.games.neuroscape.seen.stops import basics, matters, stops
from nightdeck.games.neuroscape.seen.views import table, tables
from nightdeck.games.neuroscape.seen.words import describe
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Basic, Choice, Setup, Stop, View, Wording
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import Entry, Option
from nightdeck.language.card_game import CardGame

OF_HAND: Final = (CARD, PLAY, PUT_BACK)
"""The verbs whose card may be one of several equal ones in a hand."""

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
    behaviour = 6
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
    verbs = VERBS
    deck_form = DECK_FORM
    match_types = MATCH_TYPES
    pauses = ("swift",)
    conflict = "while somebody attacks"

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
        if seats == 4 and rng.below(2):
            rulings["NEU-R72"] = "team-picks"
        arena = ARENAS[rng.below(len(ARENAS))] if seats == 2 and rng.below(3) == 0 else None
        choices = {"variant": variant}
        return Setup(seats, decks, rulings, choices, f"fuzz {rng.word()}", position=arena)

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
            found = setup.decks[seat]
            deck = DECKS[found] if isinstance(found, str) else found
            bring_deck(state, seat, deck.identity, deck.cards, deck.sections[RAM_SECTION])
        state.call(Opening(chooser=starter))
        state.call(Turns())

    def settle(self, state: NeuState) -> None:
        """NEU-6.10 There is no checkpoint between the parts of an effect; NEU-R59 `interrupt`."""
        if state.rulings[R59] and state.pending:
            state.call(Waiting())

    def arrange(self, state: NeuState, position: dict[str, Any]) -> None:
        """Turn a freshly dealt state into a named position; see position.py for its words."""
        arrange(state, position)

    def describe(self, state: NeuState, seat: int, option: Option) -> Wording:
        """Put an option into words."""
        return describe(state, seat, option)

    def prompt(self, state: NeuState, seat: int) -> Wording:
        """Put the open question into words."""
        return prompt(state, seat)

    def tell(self, entry: Entry, seat: int) -> Wording:
        """Put a log entry into words."""
        return tell(entry, seat)

    def cue(self, state: NeuState, place: int, seat: int) -> View:
        """Say which lines of the log are great moments, and which are told only for the record."""
        return cue(state, place, seat)

    def rank(self, entry: Entry, after: Entry | None) -> int:
        """Say how a log entry is told."""
        return rank(entry, after)

    def table(self, state: NeuState, seat: int) -> View:
        """Return what a seat sees."""
        return table(state, seat)

    def tables(self, state: NeuState, seats: list[int]) -> list[View]:
        """Return what several seats see."""
        return tables(state, seats)

    def basics(self, state: NeuState, seat: int) -> tuple[Basic, ...]:
        """NEU-5.1c Return the two picks."""
        return basics(state, seat)

    def stops(self, seats: int, seat: int) -> tuple[Stop, ...]:
        """NEU-8.2 Return the checks that may pass unasked."""
        return stops()

    def matters(self, state: NeuState) -> bool:
        """NEU-8.9 Tell from public facts whether the open check is worth asking about."""
        return matters(state)

    def is_conflict(self, state: NeuState) -> bool:
        """NEU-9 Tell whether somebody attacks."""
        return bool(state.attackers)

    def why_not(self, state: NeuState, seat: int, card: int) -> Wording | None:
        """Say why a card cannot be used now."""
        return why_not(state, seat, card)

    def redeal(self, state: NeuState, seat: int, rng: Rng) -> None:
        """NEU-19 Deal anew whatever a seat cannot know."""
        redeal(state, seat, rng)

    def problems(self, state: NeuState) -> list[str]:
        """List every broken invariant."""
        return problems(state)

    def evaluate(self, state: NeuState, seat: int) -> float:
        """Estimate a seat's chance to win."""
        return evaluate(state, seat)

    def chances(self, state: NeuState) -> list[float]:
        """Estimate every seat's chance to win."""
        return chances(state)

    def weigh(self, state: NeuState, option: Option) -> float:
        """Return how good the heuristic finds an option."""
        return weigh(state, option)

    def reason(self, state: NeuState, seat: int, option: Option) -> Wording:
        """Say why the heuristic likes an option as it does."""
        return reason(state, seat, option)

    def is_quiet(self, state: NeuState) -> bool:
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
