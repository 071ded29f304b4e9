"""How the table is laid out for a seat: regions for browser and terminal alike."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.model.definitions import BREAKER_ROW, POOL
from nightdeck.games.netrunner.model.forts import ice_of
from nightdeck.games.netrunner.model.numbers import strength
from nightdeck.games.netrunner.model.options import (
    ACCESS,
    DISCARD,
    INSTALL,
    PLAY,
    STEAL,
    TRASH_ACCESSED,
)
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ARCHIVES_DOWN,
    CORP,
    CORP_ASIDE,
    CORP_RESOLVING,
    HAND,
    HQ,
    NONE,
    RD,
    RUNNER,
    RUNNER_ASIDE,
    RUNNER_RESOLVING,
    STACK,
)
from nightdeck.games.netrunner.rules.icebreakers import matches
from nightdeck.games.netrunner.seen.names import fort_name, place_id
from nightdeck.games.netrunner_family.seen.regions import Layout, laid_out, shown_to, versus
from nightdeck.kernel.game import View
from nightdeck.language.verbs import CARD

CARD_VERBS: Final = (CARD, ACCESS, STEAL, TRASH_ACCESSED, INSTALL, PLAY, DISCARD)
"""Options whose first number is a card."""

LAYOUT: Final = Layout(
    region="forts",
    label="Data forts",
    new=("new-fort", "New fort"),
    front={"none": "no ice", "hidden": "Unrezzed ice", "place": "on"},
    rear="inside",
    hand=("hand-runner", "Hand"),
    discards=("trash", "Trash"),
    playing=("Resolving now", "corp-resolving", "runner-resolving"),
    name=fort_name,
    short=fort_name,
    place_id=place_id,
)


def looked_at(state: OnrState, seat: int) -> list[int]:
    """Return the cards an open question shows to the seat that is asked: searches, accesses."""
    question = state.question
    if question is None or question.seat != seat:
        return []
    named = [*question.about]
    named.extend(option[1] for option in question.options if option[0] in CARD_VERBS)
    if seat == RUNNER:
        named.extend(state.accessed)
    hidden = (RD, STACK, HAND) if seat == CORP else (HQ, RD, STACK, ARCHIVES_DOWN)
    return shown_to(state, seat, named, hidden)


def regions(state: OnrState, seat: int, is_looking: bool) -> list[View]:
    """Return the regions of the table; the same list as long as nothing has to be laid anew."""
    places = [(each, len(ice_of(state, each)), each == state.run_fort) for each in state.forts]
    is_playing = bool(state.zones[CORP_RESOLVING] or state.zones[RUNNER_RESOLVING])
    is_aside = bool(state.zones[CORP_ASIDE] or state.zones[RUNNER_ASIDE])
    found = laid_out(LAYOUT, seat, tuple(places), is_looking, is_playing, is_aside)
    # While a trace is on, no strength decides anything.
    is_met = state.encountered != NONE and not state.tracing
    return [*found, encounter(state)] if is_met else found


def encounter(state: OnrState) -> View:
    """ONR-12.2 Compare the Runner's strongest fitting icebreaker with the encountered ice."""
    ice = state.encountered
    best, name, most = NONE, "No fitting icebreaker", 0
    for card in state.index[BREAKER_ROW]:
        breaker = POOL[state.definition[card]].breaker
        if breaker is not None and matches(state, breaker, ice):
            power = strength(state, card)
            if best == NONE or power > most:
                best, name, most = card, state.card(card).name, power
    return versus(name, most, state.card(ice).name, strength(state, ice))
