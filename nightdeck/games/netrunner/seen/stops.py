"""Which windows are worth asking about, ONR-17.19, told in the rulebook's words.

Nothing here looks at faces that only one player knows: whether somebody is asked can be seen by
both (ONR-17.20), so a window is passed for what everybody can see, or as its player ordered.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.model.card_abilities import WINDOWS
from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.options import JACK_OUT, USE
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ADVANCEMENT,
    CORP,
    NONE,
    RESOURCES,
    RUNNER,
    TRASH_RESOURCE_PRICE,
)
from nightdeck.games.netrunner.rules.counters import has_viruses
from nightdeck.games.netrunner.rules.windows import (
    AFTER_ACTION,
    APPROACH,
    BEFORE_ACCESS,
    TURN_START,
    is_unrezzed_approached,
)
from nightdeck.kernel.game import Basic, Stop

CORP_STOPS: Final = (
    Stop(
        "window",
        "Your part of a window",
        "when a card could be rezzed or scored, ice is approached, or a rezzed card can be used;"
        " not when trashing your own ice is all there is",
    ),
    Stop("interrupt", "Before the Runner draws or after a Worm is used", "when a card is face down",
         answer="decline"),
)  # fmt: skip
"""ONR-17.4 The Corp's windows."""

RUNNER_STOPS: Final = (
    Stop("window", "Your part of a window", "when one of your cards can be used, and in runs"),
    Stop("before-access", "Before you access HQ or R&D", "when one of your cards can be used"),
    Stop("after-run", "Right after a successful run", "when one of your cards can be used"),
    Stop("interrupt", "After the success of a trace", "when one of your cards can be used"),
)
"""ONR-17.5 The Runner's windows."""

STOPS: Final = (CORP_STOPS, RUNNER_STOPS)

CORP_BASICS: Final = (Basic("g", "Gain a bit", "hexcoin"), Basic("d", "Draw a card", "deck"))
RUNNER_BASICS: Final = (
    Basic("r", "Run", "forward"),
    Basic("g", "Gain a bit", "hexcoin"),
    Basic("d", "Draw a card", "deck"),
    Basic("x", "Remove a tag", "label"),
)


def stops(seat: int) -> tuple[Stop, ...]:
    """ONR-17.3 Return the windows of a side."""
    return STOPS[seat] if seat in (CORP, RUNNER) else ()


def basics(state: OnrState, seat: int) -> tuple[Basic, ...]:
    """ONR-5.1.A1, ONR-5.2.A1 Return the actions that need no card, always in this order."""
    question = state.question
    if question is None or question.seat != seat or not question.name.endswith("-action"):
        return ()
    return CORP_BASICS if seat == CORP else RUNNER_BASICS


def matters(state: OnrState) -> bool:
    """ONR-17.20 Tell from public facts whether the open question is worth asking."""
    question = state.question
    if question is None:
        return True
    if question.seat == RUNNER:
        return runner_matters(state)
    if question.name != "window":
        return bool(state.unrezzed)
    return corp_matters(state)


def runner_matters(state: OnrState) -> bool:
    """ONR-17.20b A card that both know of, or a face-down one, could be used; or jacking out."""
    question = state.question
    if question is None or state.face_down:
        return True
    return any(option[0] in (USE, JACK_OUT) for option in question.options)


def corp_matters(state: OnrState) -> bool:
    """ONR-17.20a Whether something besides trashing own ice is conceivable here."""
    kind = state.window
    if kind == APPROACH and is_unrezzed_approached(state):
        return True
    if has_viruses(state) and state.turn_seat == CORP and kind == TURN_START:
        return True
    if state.runner_tags and state.zones[RESOURCES] and state.bits[CORP] >= TRASH_RESOURCE_PRICE:
        return True
    if any(is_usable_card(state, card) for card in range(len(state.active)) if state.active[card]):
        return True
    if kind == BEFORE_ACCESS:
        return any(state.fort_of(card) == state.run_fort for card in state.unrezzed)
    if state.run_fort != NONE:
        return False
    if state.turn_seat == CORP and kind <= AFTER_ACTION:
        if kind == TURN_START:
            return bool(state.unrezzed)
        return any(state.counters[ADVANCEMENT][card] for card in state.unrezzed)
    return kind == TURN_START and bool(state.unrezzed)


def is_usable_card(state: OnrState, card: int) -> bool:
    """Tell whether a face-up Corp card has an ability for windows."""
    definition = POOL[state.definition[card]]
    if definition.side != CORP:
        return False
    return any(ability.at & WINDOWS for ability in definition.abilities)
