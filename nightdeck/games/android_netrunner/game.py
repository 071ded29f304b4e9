"""Android: Netrunner as the kernel knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from nightdeck.games.android_netrunner.cards import load_pool
from nightdeck.games.android_netrunner.check.features import COUNTED, features, fired
from nightdeck.games.android_netrunner.check.invariants import problems
from nightdeck.games.android_netrunner.check.position import arrange
from nightdeck.games.android_netrunner.check.readers import PAUSES, READERS, questions
from nightdeck.games.android_netrunner.decks.decks import DECK_FORM, SIDES, mark, totals, violations
from nightdeck.games.android_netrunner.decks.match_play import MATCH_TYPES, match_points
from nightdeck.games.android_netrunner.decks.random_decks import random_deck
from nightdeck.games.android_netrunner.decks.starter_decks import DECKS, LEARNING_DECKS
from nightdeck.games.android_netrunner.minds.habits import alike, weigh
from nightdeck.games.android_netrunner.minds.judgement import evaluate, is_quiet
from nightdeck.games.android_netrunner.minds.reasons import reason
from nightdeck.games.android_netrunner.model.definitions import PLACES, POOL, Card
from nightdeck.games.android_netrunner.model.events import ROLES
from nightdeck.games.android_netrunner.model.options import INSTALL, VERBS
from nightdeck.games.android_netrunner.model.rulings import RULINGS
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, ICE, NONE, REGION, RUNNER, UPGRADE
from nightdeck.games.android_netrunner.rules.resolution import settle
from nightdeck.games.android_netrunner.rules.setup import (
    Opening,
    Rounds,
    bring_deck,
    build_table,
    take_places,
)
from nightdeck.games.android_netrunner.seen.catalogue import catalogue
from nightdeck.games.android_netrunner.seen.chronicle import rank, tell
from nightdeck.games.android_netrunner.seen.endings import ending
from nightdeck.games.android_netrunner.seen.names import brain_word
from nightdeck.games.android_netrunner.seen.prints import prints
from nightdeck.games.android_netrunner.seen.prompts import joint_prompt, prompt
from nightdeck.games.android_netrunner.seen.redeal import redeal
from nightdeck.games.android_netrunner.seen.refusals import why_not
from nightdeck.games.android_netrunner.seen.shortcuts import basics, shortcuts
from nightdeck.games.android_netrunner.seen.stages import cue
from nightdeck.games.android_netrunner.seen.stops import matters, stops
from nightdeck.games.android_netrunner.seen.views import table, tables
from nightdeck.games.android_netrunner.seen.words import describe
from nightdeck.kernel.game import (
    Basic,
    Choice,
    Deck,
    Measured,
    Preset,
    Setup,
    Stop,
    View,
    Violation,
    Wording,
)
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import Entry, Option
from nightdeck.language.card_game import CardGame

KEPT_RULINGS: Final = ("ANR-Q32", "ANR-Q34", "ANR-Q41")
"""Not varied in fuzzing: two decide which decks are legal, one trades secrecy for fewer pauses."""

load_pool()


class AndroidNetrunner(CardGame[AnrState]):
    """Seat 0 is the Corporation, seat 1 the Runner."""

    slug = "android_netrunner"
    title = "Android: Netrunner"
    prefix = "ANR"
    edition = "2012"
    summary = (
        "One side hides its plans behind ice, the other breaks in. Bluff, credits and timing: the"
        " sharpest of duels. About 40 minutes; your first game will be slower."
    )
    conflict = "while somebody runs"
    behaviour = 2
    seat_counts = (2,)
    beginner = RUNNER
    search: ClassVar[dict[str, str]] = {
        "o": "cost",
        "g": "advancement_cost",
        "h": "trash_cost",
        "m": "memory_cost",
        "n": "influence",
        "p": "strength",
        "v": "agenda_points",
        "points": "agenda_points",
        "advancement": "advancement_cost",
        "trash": "trash_cost",
        "memory": "memory_cost",
    }
    rulings = RULINGS
    choices = (Choice("mulligans", "Mulligans", ("allowed", "none"), "allowed"),)
    presets = (
        Preset(
            "ask-everything",
            "Ask me everything",
            "No order of triggers, no source of credits, no pause of a run is taken for granted.",
            {
                "ANR-Q24": "ask-always",
                "ANR-Q34": "always-offer-corp-in-runs",
                "ANR-Q50": "always",
            },
        ),
        Preset(
            "tournament-2016",
            "Tournament list of 2016",
            "Card limits of that list, and a match counts wins only.",
            {"ANR-Q32": "faq-3.1", "ANR-Q35": "wins-only"},
        ),
    )
    tallies = (
        ("Runs", "ANR-RUN1a"),
        ("Ice encountered", "ANR-RUN3a"),
        ("Cards accessed", "ANR-ACC3"),
        ("Agendas stolen", "ANR-ACC4"),
        ("Cards rezzed", "ANR-INS12"),
        ("Advanced", "ANR-C2.2e"),
        ("Agendas scored", "ANR-ADV5"),
    )
    ladder = (
        Measured("street", "random", 400, 92.8),
        Measured("veteran", "street", 400, 77.5),
        Measured("legend", "veteran", 400, 64.2),
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
        """ANR-MS3 Return the decks of the learning game."""
        return LEARNING_DECKS

    def any_setup(self, rng: Rng) -> Setup:
        """Return some set-up: decks of the pool or random legal ones, sometimes other rulings."""
        decks = tuple(self.any_deck(rng, seat, rng.below(3) > 0) for seat in (CORP, RUNNER))
        rulings: dict[str, str] = {}
        if rng.below(3) == 0:
            for ruling in RULINGS:
                if ruling.name not in KEPT_RULINGS and rng.below(4) == 0:
                    rulings[ruling.name] = ruling.values[rng.below(len(ruling.values))]
        return Setup(2, decks, rulings, {}, f"fuzz {rng.word()}")

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
        state.call(Opening(0 if setup.choices.get("mulligans") == "none" else 1))
        state.call(Rounds())

    def settle(self, state: AnrState) -> None:
        """ANR-SB1 Check the state, then resolve the conditionals that wait (ANR-AB7)."""
        settle(state)

    def arrange(self, state: AnrState, position: dict[str, Any]) -> None:
        """Turn a freshly dealt state into a named position; see position.py for its words."""
        arrange(state, position)

    def describe(self, state: AnrState, seat: int, option: Option) -> Wording:
        """Put an option into words."""
        return describe(state, seat, option)

    def prompt(self, state: AnrState, seat: int) -> Wording:
        """Put the open question into words."""
        return prompt(state, seat)

    def tell(self, entry: Entry, seat: int) -> Wording:
        """Put a log entry into words."""
        return tell(entry, seat)

    def repeated(self, text: str, count: int) -> str:
        """Put a line of the log that came several times in a row into one."""
        if text.endswith(" draws a card."):
            return f"{text.removesuffix('a card.')}{count} cards."
        return super().repeated(text, count)

    def recount(self, state: AnrState, entry: Entry, seat: int) -> Wording:
        """ANR-Q33 Put a log entry into words, with the name of brain damage chosen."""
        told = tell(entry, seat)
        told.text = told.text.replace("brain damage", f"{brain_word(state)} damage")
        return told

    def cue(self, state: AnrState, place: int, seat: int) -> View:
        """Say how a line of the log is staged."""
        return cue(state, place, seat)

    def ending(self, state: AnrState, seat: int) -> str:
        """Say how a finished game was won."""
        return ending(state, seat)

    def rank(self, entry: Entry, after: Entry | None) -> int:
        """Say how a log entry is told."""
        return rank(entry, after)

    def table(self, state: AnrState, seat: int) -> View:
        """Return what a seat sees."""
        return table(state, seat)

    def tables(self, state: AnrState, seats: list[int]) -> list[View]:
        """Return what several seats see."""
        return tables(state, seats)

    def shortcuts(self, state: AnrState, seat: int) -> list[tuple[Wording, list[Option]]]:
        """Return common sequences of options."""
        return shortcuts(state, seat)

    def joint_prompt(self, state: AnrState, following: AnrState, seat: int) -> Wording:
        """Put a window and the action after it into one question."""
        return joint_prompt(state, following, seat)

    def basics(self, state: AnrState, seat: int) -> tuple[Basic, ...]:
        """Return the actions that need no card."""
        return basics(state, seat)

    def stops(self, seats: int, seat: int) -> tuple[Stop, ...]:
        """ANR-W1 Return the windows of a side."""
        return stops(seat)

    def matters(self, state: AnrState) -> bool:
        """ANR-W7 Tell from public facts whether the open window is worth asking about."""
        return matters(state)

    def is_conflict(self, state: AnrState) -> bool:
        """ANR-RUN1 Tell whether a run goes on."""
        return state.run_server != NONE

    def why_not(self, state: AnrState, seat: int, card: int) -> Wording | None:
        """Say why a card cannot be used now."""
        return why_not(state, seat, card)

    def redeal(self, state: AnrState, seat: int, rng: Rng) -> None:
        """Deal anew whatever a seat cannot know."""
        redeal(state, seat, rng)

    def outward(self, state: AnrState, option: Option) -> Option:
        """ANR-INS3, ANR-INS5 Everybody sees the kind of card by how it lies and what it ousts."""
        if option[0] == INSTALL and POOL[state.definition[option[1]]].side == CORP:
            card = POOL[state.definition[option[1]]]
            return (*option, card.kind & (ICE | UPGRADE), card.subtypes & REGION)
        return option

    def problems(self, state: AnrState) -> list[str]:
        """List every broken invariant."""
        return problems(state)

    def evaluate(self, state: AnrState, seat: int) -> float:
        """Estimate a seat's chance to win."""
        return evaluate(state, seat)

    def weigh(self, state: AnrState, option: Option) -> float:
        """Return how good the heuristic finds an option."""
        return weigh(state, option)

    def reason(self, state: AnrState, seat: int, option: Option) -> Wording:
        """Say what the heuristic went by."""
        return reason(state, seat, option)

    def alike(self, state: AnrState, option: Option) -> Option:
        """Return an option with cards of the hand replaced by their faces."""
        return alike(state, option)

    def is_quiet(self, state: AnrState) -> bool:
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


ANDROID_NETRUNNER: Final = AndroidNetrunner()
