"""Android: Netrunner as the kernel knows it."""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.android_netrunner.cards import load_pool
from nightdeck.games.android_netrunner.check.features import COUNTED, features, fired
from nightdeck.games.android_netrunner.check.invariants import problems
from nightdeck.games.android_netrunner.check.position import arrange
from nightdeck.games.android_netrunner.check.readers import PAUSES, READERS, questions
from nightdeck.games.android_netrunner.decks.decks import DECK_FORM, mark, totals, violations
from nightdeck.games.android_netrunner.decks.match_play import MATCH_TYPES, match_points
from nightdeck.games.android_netrunner.decks.random_decks import random_deck
from nightdeck.games.android_netrunner.decks.starter_decks import DECKS, LEARNING_DECKS
from nightdeck.games.android_netrunner.minds.habits import alike, weigh
from nightdeck.games.android_netrunner.minds.judgement import evaluate, is_quiet
from nightdeck.games.android_netrunner.minds.reasons import reason
from nightdeck.games.android_netrunner.model.definitions import PLACES, POOL
from nightdeck.games.android_netrunner.model.events import ROLES
from nightdeck.games.android_netrunner.model.options import INSTALL, VERBS
from nightdeck.games.android_netrunner.model.rulings import PRESETS, RULINGS
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
from nightdeck.games.android_netrunner.seen.views import tables
from nightdeck.games.android_netrunner.seen.words import describe
from nightdeck.games.netrunner_family.game import NetrunnerGame, Parts
from nightdeck.kernel.game import (
    Choice,
    Deck,
    Measured,
    Setup,
    Wording,
)
from nightdeck.kernel.state import Entry, Option

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
        Measured("veteran", "street", 400, 77.5),
        Measured("legend", "veteran", 400, 64.2),
    )
    verbs = VERBS
    pauses = PAUSES
    deck_form = DECK_FORM
    match_types = MATCH_TYPES

    def __init__(self) -> None:
        super().__init__(
            Parts(
                decks=DECKS,
                first_decks=LEARNING_DECKS,
                pool=POOL,
                places=PLACES,
                random_deck=random_deck,
                deck_violations=violations,
                deck_totals=totals,
                match_points=match_points,
                describe=describe,
                prompt=prompt,
                tell=tell,
                rank=rank,
                cue=cue,
                ending=ending,
                tables=tables,
                basics=basics,
                stops=stops,
                matters=matters,
                why_not=why_not,
                redeal=redeal,
                reason=reason,
                catalogue=catalogue,
                prints=prints,
                roles=ROLES,
                arrange=arrange,
                problems=problems,
                questions=questions,
                readers=READERS,
                features=features,
                fired=fired,
                counted=COUNTED,
            )
        )

    def deck_mark(self, deck: Deck, card: str) -> str:
        """Return the influence of a card as dots."""
        return mark(deck, card)

    def blank(self) -> AnrState:
        """Return an empty table."""
        return AnrState()

    def deal(self, state: AnrState, setup: Setup) -> None:
        """ANR-3.1 Build the table; the first procedures follow."""
        build_table(state)
        for seat in (CORP, RUNNER):
            bring_deck(state, seat, self.brought(setup, seat))
        take_places(state)
        state.call(Opening(0 if setup.choices.get("mulligans") == "none" else 1))
        state.call(Rounds())

    def settle(self, state: AnrState) -> None:
        """ANR-SB1 Check the state, then resolve the conditionals that wait (ANR-AB7)."""
        settle(state)

    def recount(self, state: AnrState, entry: Entry, seat: int) -> Wording:
        """ANR-Q33 Put a log entry into words, with the name of brain damage chosen."""
        told = tell(entry, seat)
        told.text = told.text.replace("brain damage", f"{brain_word(state)} damage")
        return told

    def shortcuts(self, state: AnrState, seat: int) -> list[tuple[Wording, list[Option]]]:
        """Return common sequences of options."""
        return shortcuts(state, seat)

    def joint_prompt(self, state: AnrState, following: AnrState, seat: int) -> Wording:
        """Put a window and the action after it into one question."""
        return joint_prompt(state, following, seat)

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
