"""How a game was won, in a sentence or two: what decided it, and how near the other side was."""

from __future__ import annotations

from nightdeck.games.netrunner.model import events
from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import CORP, DAMAGE_NAMES, FORT_ZONES, RUNNER
from nightdeck.games.netrunner.rules.action_accounting import actions_left
from nightdeck.games.netrunner.seen.chronicle import PLACES
from nightdeck.games.netrunner.seen.names import fort_name
from nightdeck.games.netrunner_family.seen.endings import decided_by, latest, names_for
from nightdeck.games.netrunner_family.seen.sentences import amount
from nightdeck.kernel.state import Entry


def ending(state: OnrState, seat: int) -> str:
    """ONR-18.1 to ONR-18.6, ONR-20.8 Say how the game was won, from what everybody saw of it."""
    outcome = state.outcome
    if outcome is None or not outcome.winners or not state.log:
        return ""
    winner, names = outcome.winners[0], names_for(seat)
    decided = ""
    if outcome.clause == "ONR-18.1":
        decided = last_agenda(state, winner, names)
    elif outcome.clause == "ONR-18.2":
        decided = last_blow(state, names)
    elif outcome.clause == "ONR-18.3":
        decided = f"Brain damage left {names[RUNNER]} a hand size below 0."
    elif outcome.clause == "ONR-18.4":
        decided = f"{names[CORP]} had to draw from an empty R&D."
    elif outcome.clause == "ONR-16.7":
        decided = f"{names[CORP]} had {state.bad_publicity} points of bad publicity."
    missing = state.goal - state.points[1 - winner]
    return decided_by(decided, names[1 - winner], missing)


def last_agenda(state: OnrState, winner: int, names: list[str]) -> str:
    """ONR-18.1 Tell the agenda that brought the last points; other effects add points, too."""
    kind = events.AGENDA_SCORED if winner == CORP else events.AGENDA_STOLEN
    points = f"reached {amount(state.points[winner], 'agenda point')}"
    entry = latest(state, (kind, events.TURN_BEGAN))
    if entry is None or entry[0] != kind:
        return f"{names[winner]} {points}."
    verb, where = ("scored", "") if winner == CORP else ("stole", stolen_from(state, entry))
    last = " with the last action" if is_last_action(state, winner) else ""
    return f"{names[winner]} {verb} {POOL[entry[1][0]].name}{where}{last} and {points}."


def stolen_from(state: OnrState, stolen: Entry) -> str:
    """ONR-11.1 Tell where the stolen agenda was accessed; several cards may have been."""
    for entry in reversed(state.log or []):
        if entry[0] == events.CARD_ACCESSED and entry[1][0] == stolen[1][0]:
            zone = entry[1][1]
            place = fort_name((zone - FORT_ZONES) >> 1) if zone >= FORT_ZONES else PLACES[zone]
            return f" from {place}"
    return ""


def is_last_action(state: OnrState, seat: int) -> bool:
    """ONR-6.1 Tell whether a side has no action left in its own turn."""
    return state.turn_seat == seat and actions_left(state, seat) == 0


def last_blow(state: OnrState, names: list[str]) -> str:
    """ONR-18.2 Tell the damage that flatlined the Runner: what was left of it."""
    entry = latest(state, (events.DAMAGE_COMES,))
    if entry is None:
        return ""
    kind, points = entry[1]
    damage = f"{points} {DAMAGE_NAMES[kind]} damage"
    return f"{names[RUNNER]} faced {damage}, more than the hand could take."
