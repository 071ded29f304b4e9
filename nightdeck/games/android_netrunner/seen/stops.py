"""Which windows are worth asking about, ANR-W1 to ANR-W8, told in the rulebook's words.

Nothing here looks at faces that only one player knows: whether somebody is asked is seen by both
(ANR-W7), so a window is passed for what everybody can see, or as its player ordered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightdeck.games.android_netrunner.language.effects_cards import Derez
from nightdeck.games.android_netrunner.model import card_abilities as can
from nightdeck.games.android_netrunner.model import modifiers, terms
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.options import USE
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.switches import fresh_cards_sleep
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, RUNNER, root
from nightdeck.games.android_netrunner.rules import icebreakers
from nightdeck.games.android_netrunner.rules.install import CorpInstall
from nightdeck.games.android_netrunner.rules.windows import may_rez_approached
from nightdeck.games.android_netrunner.seen.scene import can_break
from nightdeck.games.netrunner_family.model.terms import SIDES
from nightdeck.kernel.game import Basic, Stop
from nightdeck.kernel.wording import GAME
from nightdeck.language.tables import read_list

DEAR: Final = 3
"""ANR-INS4 From so many credits on, ice is worth the question whether other ice goes first."""

FIELDS: Final = {
    "name": True,
    "label": True,
    "when": False,
    "mode": False,
    "answer": False,
    "joins": False,
}


def read_stops() -> tuple[tuple[Stop, ...], ...]:
    """ANR-W1, ANR-INS2, ANR-INS8 Return the windows of both sides, as `stops.json` names them."""
    found: tuple[list[Stop], list[Stop]] = ([], [])
    for each in read_list("nightdeck.games.android_netrunner.seen", "stops.json", FIELDS):
        side, _, question = each["name"].partition(" ")
        when = each.get("when", "").format(dear=DEAR)
        stop = Stop(question, each["label"], when, each.get("mode", GAME))
        stop.answer, stop.joins = each.get("answer", stop.answer), each.get("joins", "")
        found[SIDES.index(side)].append(stop)
    return tuple(found[CORP]), tuple(found[RUNNER])


STOPS: Final = read_stops()


def stops(seat: int) -> tuple[Stop, ...]:
    """ANR-W1 Return the windows of a side."""
    return STOPS[seat] if seat in (CORP, RUNNER) else ()


CORP_BASICS: Final = (
    Basic("g", "Take 1 credit", "hexcoin"),
    Basic("d", "Draw a card", "deck"),
    Basic("v", "Purge viruses", "inward"),
)
RUNNER_BASICS: Final = (
    Basic("r", "Run", "forward"),
    Basic("g", "Take 1 credit", "hexcoin"),
    Basic("d", "Draw a card", "deck"),
    Basic("x", "Remove a tag", "label"),
)


def basics(state: AnrState, seat: int) -> tuple[Basic, ...]:
    """ANR-C2.2, ANR-R1.3 Return the actions that need no card, always in this order."""
    question = state.question
    if question is None or question.name != "action" or question.seat != seat:
        return ()
    return CORP_BASICS if seat == CORP else RUNNER_BASICS


def matters(state: AnrState) -> bool:
    """ANR-W5, ANR-W7 Tell from what both players see whether a window is worth asking about."""
    question = state.question
    if question is None:
        return True
    judge = JUDGES.get((question.seat, question.name))
    if judge is not None:
        return judge(state)
    return all(stop.question != question.name for stop in stops(question.seat))


def offered(state: AnrState, moment: int) -> bool:
    """Tell whether an ability that is meant for this moment can be used."""
    return any(ability.moments & moment for ability in usable(state))


def usable(state: AnrState) -> list[can.Ability]:
    """Return the paid abilities among the open options; they lie on cards everybody sees."""
    options = [] if state.question is None else state.question.options
    return [
        POOL[state.definition[option[1]]].abilities[option[2]]
        for option in options
        if option[0] == USE
    ]


def own_turn_begins(state: AnrState) -> bool:
    """ANR-C1.1 What is rezzed here counts when the turn begins."""
    return bool(state.unrezzed)


def action_is_near(state: AnrState) -> bool:
    """ANR-C2.2w With clicks left the next action follows; after the last one scoring may."""
    if state.turn_seat != CORP:
        return False
    if state.clicks[CORP] > 0:
        return True
    return any(state.counters[terms.ADVANCEMENT][card] for card in state.unrezzed)


def turn_ends(state: AnrState) -> bool:
    """ANR-Q48 What shall count at the beginning of a turn may have to be rezzed before it."""
    return state.turn_seat == RUNNER and fresh_cards_sleep(state) and bool(state.unrezzed)


def ice_can_be_rezzed(state: AnrState) -> bool:
    """ANR-RUN2.1a The approached ice lies face down, or a root has cards that could help it."""
    if may_rez_approached(state):
        return True
    spare = 1 if state.run_server < terms.FIRST_REMOTE else 2
    return len(face_down_there(state)) >= spare


def face_down_there(state: AnrState) -> list[int]:
    """Return the face-down cards in the root of the attacked server."""
    if state.run_server == NONE:
        return []
    there = state.zones[root(state.run_server)]
    return [card for card in state.unrezzed if card in there]


def access_is_near(state: AnrState) -> bool:
    """ANR-RUN4.1a The last chance to rez a card of this server or to use an ability."""
    return bool(face_down_there(state)) or offered(state, can.AT_ACCESS)


def corp_in_encounter(state: AnrState) -> bool:
    """ANR-RUN3.1a The Corp can change an encounter only with an ability."""
    return offered(state, can.AT_ENCOUNTER)


def can_be_broken(state: AnrState) -> bool:
    """ANR-RUN3.1a, ANR-ICE3 Something unbroken is left, and an ability could help to break it."""
    found = usable(state)
    if any(isinstance(ability.effect, Derez) for ability in found):
        return True
    if state.encountered == NONE or not icebreakers.unbroken(state):
        return False
    if offered(state, can.AT_ENCOUNTER):
        return True
    if any(isinstance(ability.effect, icebreakers.BreakSubroutines) for ability in found):
        return True
    kinds = modifiers.subtypes(state, state.encountered)
    fitting = [card for card in state.zones[terms.PROGRAMS] if can_break(state, card, kinds)]
    options = [] if state.question is None else state.question.options
    for option in options:
        if option[0] != USE:
            continue
        effect = POOL[state.definition[option[1]]].abilities[option[2]].effect
        if option[1] in fitting if isinstance(effect, icebreakers.BoostStrength) else bool(fitting):
            return True
    return False


def ice_may_get_dearer(state: AnrState) -> bool:
    """ANR-RUN2b Before the rez the Runner may make face-down ice dearer."""
    return may_rez_approached(state) and offered(state, can.AT_APPROACH)


def install_is_dear(state: AnrState) -> bool:
    """ANR-INS2, ANR-INS4 Trashing ice first makes an install cheaper, once it costs much."""
    frame = state.stack[-1]
    return isinstance(frame, CorpInstall) and frame.cost(state) >= DEAR


def own_turn_ability(state: AnrState) -> bool:
    """ANR-R1.1 An ability that is meant for the beginning of the turn can be used."""
    return state.turn_seat == RUNNER and offered(state, can.AT_TURN_BEGIN)


JUDGES: Final[dict[tuple[int, str], Callable[[AnrState], bool]]] = {
    (CORP, "draw-window"): own_turn_begins,
    (CORP, "action-window"): action_is_near,
    (CORP, "after-action"): action_is_near,
    (CORP, "discard-window"): turn_ends,
    (CORP, "rez-window"): ice_can_be_rezzed,
    (CORP, "break-window"): corp_in_encounter,
    (CORP, "last-rez-window"): access_is_near,
    (CORP, "install-trash"): install_is_dear,
    (RUNNER, "turn-window"): own_turn_ability,
    (RUNNER, "approach-window"): ice_may_get_dearer,
    (RUNNER, "break-window"): can_be_broken,
}
"""Seat and window: what decides whether it matters; where nothing does, going on loses nothing."""
