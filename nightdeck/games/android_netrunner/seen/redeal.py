"""A random world that a seat holds possible, ANR-H1: every face it cannot know is dealt anew."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, ice_zone, root
from nightdeck.games.android_netrunner.rules.install import CorpInstall
from nightdeck.games.netrunner_family.seen.redealing import Slot, deal_anew
from nightdeck.kernel.rng import Rng
from nightdeck.seen.views import permute, unknown_to


def redeal(state: AnrState, seat: int, rng: Rng) -> None:
    """ANR-H1 Deal anew, in place, whatever a seat (or a spectator) cannot know.

    ANR-H10 Sealed bids are made anew by the kernel.
    """
    runner_cards = [
        *state.zones[terms.STACK],
        *state.zones[terms.GRIP],
        *state.zones[terms.RUNNER_ASIDE],
    ]
    permute(state, unknown_to(state, seat, runner_cards), rng)
    if seat == CORP:
        permute(state, unknown_to(state, seat, state.zones[terms.RD]), rng)
    else:
        redeal_corp(state, seat, rng)


def redeal_corp(state: AnrState, seat: int, rng: Rng) -> None:
    """Deal the Corp's hidden cards; installed ones get only faces that could lie there."""
    slots = [*slots_in_transit(state, seat), *installed_slots(state, seat)]
    piles = (terms.RD, terms.HQ, terms.ARCHIVES_DOWN, terms.CORP_ASIDE)
    deal_anew(state, seat, rng, slots, piles, fits)
    keep_quiet_access(state, seat)


def keep_quiet_access(state: AnrState, seat: int) -> None:
    """Let a card that is being accessed without any stir not become one that would have stirred."""
    card = state.accessing
    if card == NONE or state.knows(seat, card) or POOL[state.definition[card]].on_access is None:
        return
    for other in unknown_to(state, seat, [*state.zones[terms.RD], *state.zones[terms.HQ]]):
        if POOL[state.definition[other]].on_access is None:
            faces = state.definition
            faces[card], faces[other] = faces[other], faces[card]
            return


def fits(face: int, types: int, is_advanced: bool) -> bool:
    """Tell whether a card may lie face down in a place, with or without advancement counters."""
    definition = POOL[face]
    if not definition.kind & types:
        return False
    return not is_advanced or definition.advanceable == 1


def slots_in_transit(state: AnrState, seat: int) -> list[Slot]:
    """Return the cards that are just being installed: everybody knows how they will lie."""
    found: list[Slot] = []
    for frame in state.stack:
        if isinstance(frame, CorpInstall) and not state.knows(seat, frame.card):
            kind = POOL[state.definition[frame.card]].kind
            types = kind if kind in (terms.ICE, terms.UPGRADE) else terms.SERVER_CONTENT
            found.append((frame.card, types, False))
    return found


def installed_slots(state: AnrState, seat: int) -> list[Slot]:
    """Return the installed cards a seat does not know, with the types they may be.

    Narrow places come first, so that the wider ones never take the last card that fits.
    """
    ice: list[Slot] = []
    upgrades: list[Slot] = []
    roots: list[Slot] = []
    for server in state.servers:
        for card in unknown_to(state, seat, state.zones[ice_zone(server)]):
            ice.append((card, terms.ICE, state.counters[terms.ADVANCEMENT][card] > 0))
        content = server >= terms.FIRST_REMOTE and not has_known_content(state, seat, server)
        for card in unknown_to(state, seat, state.zones[root(server)]):
            is_advanced = state.counters[terms.ADVANCEMENT][card] > 0
            if content and (is_advanced or only_slot(state, seat, server, card)):
                roots.append((card, terms.ROOT_TYPES, is_advanced))
                content = False
            else:
                upgrades.append((card, terms.UPGRADE, False))
    ice.sort(key=is_narrow)
    roots.sort(key=is_narrow)
    return [*ice, *upgrades, *roots]


def is_narrow(slot: Slot) -> int:
    """Sort slots with counters before those without."""
    return 0 if slot[2] else 1


def only_slot(state: AnrState, seat: int, server: int, card: int) -> bool:
    """Tell whether a card may be the agenda or asset of a remote: no other one has counters."""
    others = unknown_to(state, seat, state.zones[root(server)])
    return all(state.counters[terms.ADVANCEMENT][each] == 0 for each in others if each != card)


def has_known_content(state: AnrState, seat: int, server: int) -> bool:
    """Tell whether a seat knows the agenda or asset of a remote."""
    for card in state.zones[root(server)]:
        if state.knows(seat, card) and POOL[state.definition[card]].kind != terms.UPGRADE:
            return True
    return False
