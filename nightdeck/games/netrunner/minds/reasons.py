"""What speaks for or against an option, in the words of the game: what the heuristic went by."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.minds import grounds
from nightdeck.games.netrunner.minds.habits import liking
from nightdeck.games.netrunner.minds.tolls import means
from nightdeck.games.netrunner.model import options as verbs
from nightdeck.games.netrunner.model.numbers import memory_limit, memory_used
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import ADVANCEMENT, CORP, HAND, HQ, NONE, RUNNER, inside
from nightdeck.games.netrunner.seen.names import card_name, fort_name
from nightdeck.games.netrunner_family.minds import grounds as common
from nightdeck.games.netrunner_family.seen.sentences import amount
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import Option

AT_FORT: Final = (verbs.MAKE_RUN, verbs.FORT)
WITH_CARD: Final = (
    verbs.INSTALL, verbs.PLAY, verbs.ADVANCE, verbs.TRASH_RESOURCE, verbs.USE, verbs.REZ,
    verbs.SCORE, verbs.STEAL, verbs.TRASH_ACCESSED, verbs.DISCARD, verbs.PREVENT, verbs.BOOST,
    verbs.BREAK, verbs.TRASH_PROGRAM, verbs.TRASH_ICE,
)  # fmt: skip


def reason(state: OnrState, seat: int, option: Option) -> Wording:
    """Say why the heuristic finds an option as good or as bad as it does."""
    _, ground = liking(state, option)
    fort = fort_at(state, seat, option)
    card = option[1] if option[0] in WITH_CARD else NONE
    text = ground.format(
        card="it" if card == NONE else card_name(state, seat, card),
        fort=named(state, fort),
        ice="it" if state.encountered == NONE else card_name(state, seat, state.encountered),
        n=counted(state, ground, fort),
        m=limit(state, ground),
    )
    return Wording(text, cards=() if card == NONE else (card,))


def named(state: OnrState, fort: int) -> str:
    """Return a fort's name, also of one that would be new."""
    if fort == NONE:
        return "it"
    return fort_name(fort) if fort in state.forts else "a new fort"


def fort_at(state: OnrState, seat: int, option: Option) -> int:
    """Return the fort an option is about, or NONE."""
    verb = option[0]
    if verb in AT_FORT:
        return option[1]
    if verb == verbs.INSTALL:
        return option[2] if seat == CORP else NONE
    if verb == verbs.PLAY:
        return option[2]
    if verb == verbs.USE and option[3] != NONE:
        return option[3]
    return state.fort_of(option[1]) if verb in WITH_CARD else NONE


def counted(state: OnrState, ground: str, fort: int) -> str:
    """Return the number a ground speaks of."""
    if ground == common.DRAIN:
        return amount(state.bits[RUNNER], "bit")
    if ground == common.NO_MEMORY:
        return str(memory_used(state))
    if ground == common.LOOK_HQ:
        return amount(len(state.zones[HQ]), "card")
    if ground == grounds.ADVANCED_FORT:
        lying = state.zones[inside(fort)]
        return amount(sum(state.counters[ADVANCEMENT][card] for card in lying), "counter")
    return amount(len(state.zones[HAND]), "card")


def limit(state: OnrState, ground: str) -> str:
    """Return what there is of what a ground speaks of."""
    if ground == common.NO_MEMORY:
        return str(memory_limit(state))
    return amount(int(means(state)), "bit")
