"""Netrunner (1996) as the kernel knows it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from nightdeck.decks import Deck
from nightdeck.games.netrunner.cards import load_pool
from nightdeck.games.netrunner.check.arenas import ARENAS
from nightdeck.games.netrunner.check.readers import PAUSES
from nightdeck.games.netrunner.decks.decks import DECK_FORM, base_memory, proteus_cards
from nightdeck.games.netrunner.decks.match_play import MATCH_TYPES, match_ties
from nightdeck.games.netrunner.decks.random_decks import random_deck
from nightdeck.games.netrunner.minds.habits import alike, weigh
from nightdeck.games.netrunner.minds.judgement import evaluate, is_quiet
from nightdeck.games.netrunner.model.definitions import PLACES, POOL
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
from nightdeck.games.netrunner_family.game import NetrunnerGame
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Choice, Measured, Setup
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import Option

BASE: Final = "base"
FORMATS: Final = ("base-proteus", BASE)
MOST_NAMED: Final = 3
"""So many cards are named where a deck is refused for them."""
GOALS: Final = {"seven": POINTS_TO_WIN, "demo-to-5": DEMO_POINTS}

load_pool()


class Netrunner(NetrunnerGame[OnrState]):
    """Seat 0 is the Corporation, seat 1 the Runner."""

    slug = "netrunner"
    title = "Netrunner"
    prefix = "ONR"
    edition = "1996"
    summary = (
        "The duel that began it all: hidden forts, secret bids, and a bluff in every face-down"
        " card. Two rounds with swapped roles make a match."
    )
    behaviour = 11
    kept_rulings = ("ONR-R34", "ONR-R35", "ONR-R36", "ONR-R49")
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
    ladder = (
        Measured("street", "random", 400, 99.2),
        Measured("veteran", "street", 400, 67.5),
        Measured("legend", "veteran", 400, 64.2),
    )
    verbs = VERBS
    pauses = PAUSES
    deck_form = DECK_FORM
    match_types = MATCH_TYPES

    def __init__(self) -> None:
        super().__init__("nightdeck.games.netrunner")

    def check_setup(self, setup: Setup) -> Setup:
        """Return a complete set-up; rulings may be called by their short names."""
        setup.rulings = {KEYS.get(name, name): value for name, value in setup.rulings.items()}
        complete = super().check_setup(setup)
        if complete.choices.get("format") == BASE:
            for seat in (CORP, RUNNER):
                check_base(self.brought(complete, seat))
        return complete

    def any_setup(self, rng: Rng) -> Setup:
        """Return some set-up; every sixth is of the format `base`, with random decks of it."""
        setup = super().any_setup(rng)
        if rng.below(6):
            return setup
        decks = tuple(random_deck(rng, seat, is_base=True) for seat in (CORP, RUNNER))
        return setup.changed(decks, {"format": BASE})

    def any_position(self, rng: Rng, rulings: dict[str, str]) -> dict[str, Any] | None:
        """Return an arena in every third game, with every payment asked about."""
        if rng.below(3):
            return None
        rulings["ONR-R46"] = "ask"
        return ARENAS[rng.below(len(ARENAS))]

    def setup_with(self, rng: Rng, wanted: list[str]) -> Setup:
        """Return a set-up around wanted cards; ONR-R35 lets a banned one in."""
        setup = super().setup_with(rng, wanted)
        if any(POOL[PLACES[card]].banned for card in wanted):
            setup.rulings = {**setup.rulings, "ONR-R35": "none"}
        return setup

    def match_ties(self, state: OnrState) -> tuple[int, ...]:
        """ONR-R37 Return what a finished game counts where a match ends with equal totals."""
        return match_ties(state)

    def blank(self) -> OnrState:
        """Return an empty table."""
        return OnrState()

    def deal(self, state: OnrState, setup: Setup) -> None:
        """ONR-4.1 Build the table; the first procedures follow."""
        build_table(state)
        state.format = FORMATS.index(setup.choices.get("format", FORMATS[0]))
        state.goal = GOALS[setup.choices.get("goal", "seven")]
        for seat in (CORP, RUNNER):
            bring_deck(state, seat, self.brought(setup, seat))
        state.base_memory = base_memory(self.brought(setup, RUNNER), state.rulings)
        state.call(Opening())
        state.call(Rounds())

    def settle(self, state: OnrState) -> None:
        """Look after what has changed, then resolve the effects that wait."""
        settle(state)

    def is_conflict(self, state: OnrState) -> bool:
        """ONR-10.0 Tell whether a run goes on."""
        return state.run_fort != NONE

    def outward(self, state: OnrState, option: Option) -> Option:
        """ONR-21.10 Everybody sees whether a card is ice, and what is paid for a face-up one."""
        if option[0] == INSTALL and POOL[state.definition[option[1]]].side == CORP:
            card = POOL[state.definition[option[1]]]
            return (*option, card.kind & ICE, card.rezzed_on_install)
        return option

    def evaluate(self, state: OnrState, seat: int) -> float:
        """Estimate a seat's chance to win."""
        return evaluate(state, seat)

    def weigh(self, state: OnrState, option: Option) -> float:
        """Return how good the heuristic finds an option."""
        return weigh(state, option)

    def alike(self, state: OnrState, option: Option) -> Option:
        """Return an option with cards of the hand replaced by their faces."""
        return alike(state, option)

    def is_quiet(self, state: OnrState) -> bool:
        """Tell whether a player is about to take an action."""
        return is_quiet(state)


def check_base(deck: Deck) -> None:
    """ONR-20.6 Refuse a deck with Proteus cards in the format `base`."""
    found = proteus_cards(deck)
    if not found:
        return
    named = ", ".join(found[:MOST_NAMED])
    more = f" and {len(found) - MOST_NAMED} more" if len(found) > MOST_NAMED else ""
    raise BadSetup(
        f"the deck {deck.title!r} has Proteus cards ({named}{more}), which the format base does"
        " not have; take them out or choose the format base-proteus (ONR-20.6)"
    )


NETRUNNER: Final = Netrunner()
