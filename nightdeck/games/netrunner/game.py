"""Netrunner (1996) as the kernel knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from nightdeck.decks import Deck, Violation
from nightdeck.games.netrunner.cards import load_pool
from nightdeck.games.netrunner.check.arenas import ARENAS
from nightdeck.games.netrunner.check.features import COUNTED, features, fired
from nightdeck.games.netrunner.check.invariants import problems
from nightdeck.games.netrunner.check.position import arrange
from nightdeck.games.netrunner.check.readers import PAUSES, READERS, questions
from nightdeck.games.netrunner.decks.decks import DECK_FORM, SIDES, totals, violations
from nightdeck.games.netrunner.decks.match_play import MATCH_TYPES, match_points
from nightdeck.games.netrunner.decks.random_decks import random_deck
from nightdeck.games.netrunner.decks.starter_decks import DECKS, LEARNING_DECKS
from nightdeck.games.netrunner.minds.habits import alike, weigh
from nightdeck.games.netrunner.minds.judgement import evaluate, is_quiet
from nightdeck.games.netrunner.minds.reasons import reason
from nightdeck.games.netrunner.model.definitions import PLACES, POOL, Card
from nightdeck.games.netrunner.model.events import ROLES
from nightdeck.games.netrunner.model.options import INSTALL, VERBS
from nightdeck.games.netrunner.model.rulings import KEYS, PRESETS, RULINGS
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    CORP,
    DEMO_POINTS,
    ICE,
    NONE,
    POINTS_TO_WIN,
    RUNNER,
)
from nightdeck.games.netrunner.rules.resolution import settle
from nightdeck.games.netrunner.rules.setup import Opening, bring_deck, build_table
from nightdeck.games.netrunner.rules.turns import Rounds
from nightdeck.games.netrunner.seen.catalogue import catalogue
from nightdeck.games.netrunner.seen.chronicle import rank, tell
from nightdeck.games.netrunner.seen.endings import ending
from nightdeck.games.netrunner.seen.prints import prints
from nightdeck.games.netrunner.seen.prompts import prompt
from nightdeck.games.netrunner.seen.redeal import redeal
from nightdeck.games.netrunner.seen.refusals import why_not
from nightdeck.games.netrunner.seen.stages import cue
from nightdeck.games.netrunner.seen.stops import basics, matters, stops
from nightdeck.games.netrunner.seen.views import table, tables
from nightdeck.games.netrunner.seen.words import describe
from nightdeck.kernel.game import Basic, Choice, Setup, Stop, View, Wording
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import Entry, Option
from nightdeck.language.card_game import CardGame

KEPT_RULINGS: Final = ("ONR-R34", "ONR-R35", "ONR-R36", "ONR-R49")
"""Not varied in fuzzing: three decide which decks are legal, one trades secrecy for speed."""

FORMATS: Final = ("base-proteus", "base")
GOALS: Final = {"seven": POINTS_TO_WIN, "demo-to-5": DEMO_POINTS}

load_pool()


class Netrunner(CardGame[OnrState]):
    """Seat 0 is the Corporation, seat 1 the Runner."""

    slug = "netrunner"
    title = "Netrunner"
    prefix = "ONR"
    edition = "1996"
    summary = (
        "The duel that began it all: hidden forts, secret bids, and a bluff in every face-down"
        " card. Two rounds with swapped roles make a match."
    )
    behaviour = 4
    seat_counts = (2,)
    beginner = RUNNER
    conflict = "while somebody runs"
    search: ClassVar[dict[str, str]] = {
        "o": "cost",
        "g": "difficulty",
        "h": "trash_cost",
        "m": "memory",
        "p": "strength",
        "v": "points",
        "trash": "trash_cost",
        "mu": "memory",
    }
    rulings = RULINGS
    choices = (
        Choice("format", "Cards", FORMATS, "base-proteus"),
        Choice("goal", "Agenda points to win", ("seven", "demo-to-5"), "seven"),
    )
    presets = PRESETS
    tallies = (
        ("Runs", "ONR-10.1"),
        ("Ice encountered", "ONR-10.6"),
        ("Cards accessed", "ONR-11.2"),
        ("Agendas stolen", "ONR-11.3a"),
        ("Cards rezzed", "ONR-7.6"),
        ("Agendas scored", "ONR-8.4"),
    )
    verbs = VERBS
    pauses = PAUSES
    deck_form = DECK_FORM
    match_types = MATCH_TYPES

    def __init__(self) -> None:
        super().__init__()
        self.decks = DECKS

    def seat_name(self, seats: int, seat: int) -> str:
        """Return the side of a seat."""
        return "Corp" if seat == CORP else "Runner"

    def default_decks(self, seats: int) -> tuple[str, ...]:
        """Return the decks of the recommended first match."""
        return LEARNING_DECKS

    def check_setup(self, setup: Setup) -> Setup:
        """Return a complete set-up; rulings may be called by their short names."""
        setup.rulings = {KEYS.get(name, name): value for name, value in setup.rulings.items()}
        return super().check_setup(setup)

    def any_setup(self, rng: Rng) -> Setup:
        """Return some set-up: decks of the pool or random legal ones, sometimes other rulings."""
        decks = tuple(self.any_deck(rng, seat, rng.below(3) > 0) for seat in (CORP, RUNNER))
        rulings: dict[str, str] = {}
        if rng.below(3) == 0:
            for ruling in RULINGS:
                if ruling.name not in KEPT_RULINGS and rng.below(4) == 0:
                    rulings[ruling.name] = ruling.values[rng.below(len(ruling.values))]
        position = ARENAS[rng.below(len(ARENAS))] if rng.below(3) == 0 else None
        if position is not None:
            rulings["ONR-R46"] = "ask"
        return Setup(2, decks, rulings, {}, f"fuzz {rng.word()}", position=position)

    def setup_with(self, rng: Rng, wanted: list[str]) -> Setup:
        """Return random legal decks around wanted cards; one may be a deck of the pool."""
        cards = tuple(POOL[PLACES[card]] for card in wanted)
        usual = rng.below(4)
        decks = tuple(self.any_deck(rng, seat, seat == usual, cards) for seat in (CORP, RUNNER))
        return Setup(2, decks, None, {}, f"fuzz {rng.word()}")

    def any_deck(
        self, rng: Rng, seat: int, usual: bool, wanted: tuple[Card, ...] = ()
    ) -> str | Deck:
        """Return a deck of the pool for a seat, or a random one around wanted cards."""
        if not usual:
            return random_deck(rng, seat, wanted)
        names = [deck.name for deck in DECKS.values() if deck.side == SIDES[seat]]
        return names[rng.below(len(names))]

    def deck_violations(self, deck: Deck, rulings: tuple[int, ...]) -> list[Violation]:
        """ONR-20.1 to ONR-20.5 Return every rule a deck breaks."""
        return violations(deck, rulings)

    def deck_totals(self, deck: Deck) -> list[str]:
        """Return the closing lines of a deck list."""
        return totals(deck)

    def match_points(self, state: OnrState) -> tuple[int, ...]:
        """ONR-19.2 Return what a finished game is worth to each seat in a match."""
        return match_points(state)

    def blank(self) -> OnrState:
        """Return an empty table."""
        return OnrState()

    def deal(self, state: OnrState, setup: Setup) -> None:
        """ONR-4.1 Build the table; the first procedures follow."""
        build_table(state)
        state.format = FORMATS.index(setup.choices.get("format", FORMATS[0]))
        state.goal = GOALS[setup.choices.get("goal", "seven")]
        for seat in (CORP, RUNNER):
            deck = setup.decks[seat]
            bring_deck(state, seat, DECKS[deck] if isinstance(deck, str) else deck)
        state.call(Opening())
        state.call(Rounds())

    def settle(self, state: OnrState) -> None:
        """Look after what has changed, then resolve the effects that wait."""
        settle(state)

    def arrange(self, state: OnrState, position: dict[str, Any]) -> None:
        """Turn a freshly dealt state into a named position; see position.py for its words."""
        arrange(state, position)

    def describe(self, state: OnrState, seat: int, option: Option) -> Wording:
        """Put an option into words."""
        return describe(state, seat, option)

    def prompt(self, state: OnrState, seat: int) -> Wording:
        """Put the open question into words."""
        return prompt(state, seat)

    def tell(self, entry: Entry, seat: int) -> Wording:
        """Put a log entry into words."""
        return tell(entry, seat)

    def rank(self, entry: Entry, after: Entry | None) -> int:
        """Say how a log entry is told."""
        return rank(entry, after)

    def cue(self, state: OnrState, place: int, seat: int) -> View:
        """Say what a line of the log is shown with."""
        return cue(state, place, seat)

    def ending(self, state: OnrState, seat: int) -> str:
        """ONR-18.1 Say how the game was won."""
        return ending(state, seat)

    def repeated(self, text: str, count: int) -> str:
        """Put a line of the log that came several times in a row into one."""
        if text.endswith(" a card.") and "draw" in text:
            return f"{text.removesuffix('a card.')}{count} cards."
        return super().repeated(text, count)

    def table(self, state: OnrState, seat: int) -> View:
        """Return what a seat sees."""
        return table(state, seat)

    def tables(self, state: OnrState, seats: list[int]) -> list[View]:
        """Return what several seats see."""
        return tables(state, seats)

    def basics(self, state: OnrState, seat: int) -> tuple[Basic, ...]:
        """Return the actions that need no card."""
        return basics(state, seat)

    def stops(self, seats: int, seat: int) -> tuple[Stop, ...]:
        """ONR-17.3 Return the windows of a side."""
        return stops(seat)

    def matters(self, state: OnrState) -> bool:
        """ONR-17.20 Tell from public facts whether the open window is worth asking about."""
        return matters(state)

    def is_conflict(self, state: OnrState) -> bool:
        """ONR-10.0 Tell whether a run goes on."""
        return state.run_fort != NONE

    def why_not(self, state: OnrState, seat: int, card: int) -> Wording | None:
        """Say why a card cannot be used now."""
        return why_not(state, seat, card)

    def redeal(self, state: OnrState, seat: int, rng: Rng) -> None:
        """Deal anew whatever a seat cannot know."""
        redeal(state, seat, rng)

    def outward(self, state: OnrState, option: Option) -> Option:
        """ONR-21.10 Everybody sees whether a card is ice, and what is paid for a face-up one."""
        if option[0] == INSTALL and POOL[state.definition[option[1]]].side == CORP:
            card = POOL[state.definition[option[1]]]
            return (*option, card.kind & ICE, card.rezzed_on_install)
        return option

    def problems(self, state: OnrState) -> list[str]:
        """List every broken invariant."""
        return problems(state)

    def evaluate(self, state: OnrState, seat: int) -> float:
        """Estimate a seat's chance to win."""
        return evaluate(state, seat)

    def weigh(self, state: OnrState, option: Option) -> float:
        """Return how good the heuristic finds an option."""
        return weigh(state, option)

    def reason(self, state: OnrState, seat: int, option: Option) -> Wording:
        """Say why the heuristic likes an option as it does."""
        return reason(state, seat, option)

    def alike(self, state: OnrState, option: Option) -> Option:
        """Return an option with cards of the hand replaced by their faces."""
        return alike(state, option)

    def is_quiet(self, state: OnrState) -> bool:
        """Tell whether a player is about to take an action."""
        return is_quiet(state)

    def questions(self) -> dict[str, str]:
        """Name every question."""
        return questions()

    def readers(self) -> dict[str, Callable[..., Any]]:
        """Return what tests read off a state."""
        return READERS

    def features(self) -> list[str]:
        """Name everything cards can do."""
        return features()

    def fired(self, entry: Entry) -> list[str]:
        """Return the features that a log entry shows at work."""
        return fired(entry)

    def counted(self) -> dict[int, str]:
        """Name the events that draw, play or score a card."""
        return COUNTED

    def catalogue(self) -> list[dict[str, object]]:
        """Return the facts and our text of every card."""
        return catalogue()

    def prints(self) -> View:
        """Return how the cards are printed."""
        return prints()

    def event_roles(self, kind: int) -> str:
        """Return the roles of an event's arguments."""
        return ROLES.get(kind, "")


NETRUNNER: Final = Netrunner()
