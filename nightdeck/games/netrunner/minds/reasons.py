"""Why the rules of thumb like an option as they do, in the words of this game."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.minds.habits import weigh
from nightdeck.games.netrunner.model import options as verbs
from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.forts import ice_of
from nightdeck.games.netrunner.model.numbers import difficulty
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ADVANCEMENT,
    AGENDA,
    CORP,
    HANDS,
    ICE,
    ICEBREAKER,
    NODE,
)
from nightdeck.games.netrunner.seen.names import card_name, fort_name
from nightdeck.games.netrunner_family.seen.sentences import amount
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import Option

GROUNDS: Final[dict[int, str]] = {
    0: "nothing here is worth doing now",
    verbs.KEEP: "it has something to begin with",
    verbs.REDRAW: "another hand may be better",
    verbs.REMOVE_TAG: "a tagged Runner loses resources and may be hurt",
    verbs.END_ACTIONS: "the actions left would be lost",
    verbs.STOP: "the rest of the row would be lost",
    verbs.SCORE: "it brings agenda points",
    verbs.TRASH_ICE: "ice guards a fort only while it stands",
    verbs.TRASH_RESOURCE: "the Runner loses what it earns",
    verbs.REMOVE_VIRUSES: "it costs the next three actions",
    verbs.CONTINUE: "the way in is worth its price",
    verbs.JACK_OUT: "what stands ahead may cost more than it brings",
    verbs.BOOST: "the icebreaker has to be as strong as the ice",
    verbs.BREAK: "a broken subroutine does nothing",
    verbs.SUBROUTINE: "a broken subroutine does nothing",
    verbs.PAY: "what happens otherwise is worse",
    verbs.DECLINE: "the bits are needed elsewhere",
    verbs.PREVENT: "it keeps cards in hand",
    verbs.ACCEPT: "what prevents it may be needed more later",
    verbs.FLATLINED: "that would lose the game",
    verbs.STEAL: "it brings agenda points",
    verbs.TRASH_ACCESSED: "the Corp loses what it could do",
    verbs.PAY_LOCK: "without it no run is possible",
    verbs.PAY_COUNTER: "every counter hurts again",
    verbs.PAY_SPY: "what lies in the fort is seen by the Runner",
    verbs.YES: "it helps",
    verbs.NO: "it can wait",
    verbs.ENOUGH: "no more is needed",
    verbs.ACCESS: "it may be an agenda",
    verbs.ACCESS_STORED: "it may be an agenda",
    verbs.BID: "it is about what the other side can pay",
    verbs.LINK_BID: "it is about what the other side can pay",
}
"""What is said for a verb whatever it is about."""


def reason(state: OnrState, seat: int, option: Option) -> Wording:
    """Say why the heuristic finds an option as good or as bad as it does."""
    verb = option[0]
    if verb in (verbs.MAKE_RUN, verbs.FORT):
        return Wording(run_ground(state, option[1], weigh(state, option)))
    if verb == verbs.INSTALL:
        return Wording(install_ground(state, seat, option), cards=(option[1],))
    if verb == verbs.ADVANCE:
        return Wording(advance_ground(state, option[1]), cards=(option[1],))
    if verb == verbs.REZ:
        name = card_name(state, seat, option[1])
        return Wording(f"{name} works only while it is rezzed", cards=(option[1],))
    if verb in (verbs.GAIN_BIT, verbs.DRAW):
        return Wording(basic_ground(state, seat, verb))
    if verb in (verbs.PLAY, verbs.USE):
        name = card_name(state, seat, option[1])
        return Wording(f"{name} brings more than the plain actions", cards=(option[1],))
    return Wording(GROUNDS.get(verb, "one is as good as another"))


def run_ground(state: OnrState, fort: int, liked: float) -> str:
    """Say what speaks for or against a run."""
    ice = len(ice_of(state, fort))
    if not ice:
        return f"no ice stands on {fort_name(fort)}"
    if liked >= 1.0:
        return f"{ice} ice on {fort_name(fort)} can be dealt with"
    return f"{ice} ice on {fort_name(fort)} would cost too much"


def install_ground(state: OnrState, seat: int, option: Option) -> str:
    """Say what an install is good for."""
    definition = POOL[state.definition[option[1]]]
    if seat == CORP:
        where = "a new fort" if option[2] == state.next_fort else fort_name(option[2])
        if definition.kind == ICE:
            return f"it guards {where}"
        if definition.kind == AGENDA:
            return f"it can be advanced in {where}"
        return f"it can be rezzed in {where}" if definition.kind == NODE else f"it helps {where}"
    if definition.keywords & ICEBREAKER:
        return "it breaks what guards the forts"
    return "it works from now on"


def advance_ground(state: OnrState, card: int) -> str:
    """Say how far an agenda is."""
    if POOL[state.definition[card]].kind != AGENDA:
        return "it looks like an agenda"
    missing = max(0, difficulty(state, card) - state.counters[ADVANCEMENT][card])
    if not missing:
        return "it can be scored already"
    return f"{amount(missing, 'counter')} more and it can be scored"


def basic_ground(state: OnrState, seat: int, verb: int) -> str:
    """Say why money or cards are needed."""
    if verb == verbs.GAIN_BIT:
        return "bits are short" if state.bits[seat] < 8 else "bits are always good"
    held = len(state.zones[HANDS[seat]])
    return f"a hand of {amount(held, 'card')} has room" if held < 5 else "the hand is full"
