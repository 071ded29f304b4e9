"""Android: Netrunner as the kernel knows it."""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.android_netrunner.cards import load_pool
from nightdeck.games.android_netrunner.check.readers import PAUSES
from nightdeck.games.android_netrunner.decks.decks import DECK_FORM
from nightdeck.games.android_netrunner.decks.match_play import MATCH_TYPES
from nightdeck.games.android_netrunner.minds.habits import alike, weigh
from nightdeck.games.android_netrunner.minds.judgement import evaluate, is_quiet
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.options import INSTALL, VERBS
from nightdeck.games.android_netrunner.model.rulings import PRESETS, RULINGS
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, ICE, NONE, REGION, RUNNER, UPGRADE
from nightdeck.games.android_netrunner.rules import setup as dealing
from nightdeck.games.android_netrunner.rules.resolution import settle
from nightdeck.games.netrunner_family.game import NetrunnerGame
from nightdeck.kernel.game import Choice, Measured, Setup
from nightdeck.kernel.state import Option

load_pool()


class AndroidNetrunner(NetrunnerGame[AnrState]):
    """Seat 0 is the Corporation, seat 1 the Runner."""

    slug = "android_netrunner"
    title = "Android: Netrunner"
    prefix = "ANR"
    edition = "2012"
    summary = (
        "One side hides its plans behind ice, the other breaks in. Bluff, credits and timing: the"
        " sharpest of duels. About 40 minutes; your first game will be slower."
    )
    behaviour = 2
    kept_rulings = ("ANR-Q32", "ANR-Q34", "ANR-Q41")
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
    presets = PRESETS
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
        Measured("veteran", "street", 400, 78.5),
        Measured("legend", "veteran", 400, 64.2),
    )
    verbs = VERBS
    pauses = PAUSES
    deck_form = DECK_FORM
    match_types = MATCH_TYPES

    def __init__(self) -> None:
        super().__init__("nightdeck.games.android_netrunner")

    def blank(self) -> AnrState:
        """Return an empty table."""
        return AnrState()

    def deal(self, state: AnrState, setup: Setup) -> None:
        """ANR-3.1 Build the table; the first procedures follow."""
        dealing.build_table(state)
        for seat in (CORP, RUNNER):
            dealing.bring_deck(state, seat, self.brought(setup, seat))
        dealing.take_places(state)
        state.call(dealing.Opening(0 if setup.choices.get("mulligans") == "none" else 1))
        state.call(dealing.Rounds())

    def settle(self, state: AnrState) -> None:
        """ANR-SB1 Check the state, then resolve the conditionals that wait (ANR-AB7)."""
        settle(state)

    def is_conflict(self, state: AnrState) -> bool:
        """ANR-RUN1 Tell whether a run goes on."""
        return state.run_server != NONE

    def outward(self, state: AnrState, option: Option) -> Option:
        """ANR-INS3, ANR-INS5 Everybody sees the kind of card by how it lies and what it ousts."""
        if option[0] == INSTALL and POOL[state.definition[option[1]]].side == CORP:
            card = POOL[state.definition[option[1]]]
            return (*option, card.kind & (ICE | UPGRADE), card.subtypes & REGION)
        return option

    def evaluate(self, state: AnrState, seat: int) -> float:
        """Estimate a seat's chance to win."""
        return evaluate(state, seat)

    def weigh(self, state: AnrState, option: Option) -> float:
        """Return how good the heuristic finds an option."""
        return weigh(state, option)

    def alike(self, state: AnrState, option: Option) -> Option:
        """Return an option with cards of the hand replaced by their faces."""
        return alike(state, option)

    def is_quiet(self, state: AnrState) -> bool:
        """Tell whether a player is about to take an action."""
        return is_quiet(state)


ANDROID_NETRUNNER: Final = AndroidNetrunner()
