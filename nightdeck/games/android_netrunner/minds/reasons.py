"""What speaks for or against an option, in the words of the game: what the heuristic went by."""

from __future__ import annotations

from nightdeck.games.android_netrunner.minds import grounds
from nightdeck.games.android_netrunner.minds.habits import liking
from nightdeck.games.android_netrunner.minds.tolls import means
from nightdeck.games.android_netrunner.model import options as verbs
from nightdeck.games.android_netrunner.model.modifiers import memory_limit, memory_used
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import ADVANCEMENT, GRIP, HQ, NONE, RUNNER, root
from nightdeck.games.android_netrunner.seen.names import card_name, server_name
from nightdeck.games.netrunner_family.minds import grounds as common
from nightdeck.games.netrunner_family.seen.sentences import amount
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import Option

AT_SERVER = (verbs.MAKE_RUN, verbs.SERVER)
WITH_SERVER = (verbs.INSTALL, verbs.PLAY)
WITH_CARD = (
    verbs.INSTALL, verbs.PLAY, verbs.ADVANCE, verbs.TRASH_RESOURCE, verbs.USE, verbs.REZ,
    verbs.SCORE, verbs.TRASH_FIRST, verbs.STEAL, verbs.TRASH_ACCESSED, verbs.DISCARD, verbs.PREVENT,
)  # fmt: skip


def reason(state: AnrState, seat: int, option: Option) -> Wording:
    """Say why the heuristic finds an option as good or as bad as it does."""
    _, ground = liking(state, option)
    server = server_at(state, option)
    card = option[1] if option[0] in WITH_CARD else NONE
    text = ground.format(
        card="it" if card == NONE else card_name(state, seat, card),
        server=named(state, server),
        ice="it" if state.encountered == NONE else card_name(state, seat, state.encountered),
        n=counted(state, ground, server),
        m=limit(state, ground),
    )
    return Wording(text, cards=() if card == NONE else (card,))


def named(state: AnrState, server: int) -> str:
    """Return a server's name, also of one that would be new."""
    if server == NONE:
        return "it"
    return server_name(server) if server in state.servers else "a new server"


def server_at(state: AnrState, option: Option) -> int:
    """Return the server an option is about, or NONE."""
    if option[0] in AT_SERVER:
        return option[1]
    if option[0] in WITH_SERVER and option[2] != NONE:
        return option[2]
    if option[0] == verbs.USE and option[3] != NONE:
        return option[3]
    if option[0] in WITH_CARD:
        return state.server_of(option[1])
    return NONE


def counted(state: AnrState, ground: str, server: int) -> str:
    """Return the number a ground speaks of."""
    if ground == common.DRAIN:
        return amount(state.credits[RUNNER], "credit")
    if ground == common.NO_MEMORY:
        return str(memory_used(state))
    if ground == common.LOOK_HQ:
        return amount(len(state.zones[HQ]), "card")
    if ground == grounds.ADVANCED_REMOTE:
        lying = state.zones[root(server)]
        return amount(sum(state.counters[ADVANCEMENT][card] for card in lying), "counter")
    return amount(len(state.zones[GRIP]), "card")


def limit(state: AnrState, ground: str) -> str:
    """Return what there is of what a ground speaks of."""
    if ground == common.NO_MEMORY:
        return str(memory_limit(state))
    return amount(int(means(state)), "credit")
