"""A random world that a seat holds possible: every face it cannot know is dealt anew.

ONR-21.2, ONR-21.3, ONR-21.14 What is hidden; sealed bids are made anew by the kernel.
"""

from __future__ import annotations

from nightdeck.games.netrunner.model.definitions import POOL, Card
from nightdeck.games.netrunner.model.rulings import R18
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES_DOWN,
    CORP,
    CORP_ASIDE,
    FIRST_SUBSIDIARY,
    HAND,
    HIDDEN,
    HQ,
    ICE,
    INSIDE_TYPES,
    MAIN_TYPES,
    NONE,
    RD,
    RUNNER,
    STACK,
    UPGRADE,
    ice_zone,
    inside,
)
from nightdeck.games.netrunner.rules.checks import capacity
from nightdeck.games.netrunner.rules.corp_install import CorpInstall
from nightdeck.games.netrunner_family.seen.redealing import Slot, deal_anew
from nightdeck.kernel.rng import Rng
from nightdeck.seen.views import permute, unknown_to


def redeal(state: OnrState, seat: int, rng: Rng) -> None:
    """Deal anew, in place, whatever a seat (or a spectator) cannot know."""
    if seat == RUNNER:
        permute(state, unknown_to(state, seat, state.zones[STACK]), rng)
    else:
        redeal_runner(state, seat, rng)
    if seat == CORP:
        redeal_deck(state, seat, rng)
    else:
        redeal_corp(state, seat, rng)


def redeal_runner(state: OnrState, seat: int, rng: Rng) -> None:
    """Deal the Runner's hidden cards; a face-down resource stays a hidden one (ONR-16.6)."""
    loose = unknown_to(state, seat, [*state.zones[STACK], *state.zones[HAND]])
    slots = unknown_to(state, seat, state.face_down)
    deactivated = [card for card in slots if state.active[card]]
    for card in deactivated:
        state.deactivate(card)
    faces = sorted(state.definition[card] for card in [*slots, *loose])
    rng.shuffle(faces)
    for card in slots:
        face = next(each for each in faces if POOL[each].keywords & HIDDEN)
        faces.remove(face)
        state.definition[card] = face
    for card in deactivated:
        state.activate(card)
    for card, face in zip(loose, faces, strict=True):
        state.definition[card] = face


def redeal_deck(state: OnrState, seat: int, rng: Rng) -> None:
    """Deal R&D for the Corp, except that what is being accessed stays as quiet as it was."""
    hidden = unknown_to(state, seat, state.zones[RD])
    looked = [card for card in hidden if card in state.accessed]
    permute(state, hidden, rng)
    for card in looked:
        if stirs(POOL[state.definition[card]]):
            swap_with_quiet(state, card, hidden, looked)


def stirs(definition: Card) -> bool:
    """Tell whether an accessed card of R&D would be shown or stolen, so that the Corp knows it."""
    return definition.on_access is not None or definition.kind == AGENDA


def swap_with_quiet(state: OnrState, card: int, hidden: list[int], looked: list[int]) -> None:
    """Exchange a face with one that is accessed without any stir."""
    faces = state.definition
    for other in hidden:
        if other not in looked and not stirs(POOL[faces[other]]):
            faces[card], faces[other] = faces[other], faces[card]
            return


def redeal_corp(state: OnrState, seat: int, rng: Rng) -> None:
    """Deal the Corp's hidden cards; installed ones get only faces that could lie there."""
    slots = [*slots_in_transit(state, seat), *installed_slots(state, seat)]
    piles = (RD, HQ, ARCHIVES_DOWN, CORP_ASIDE)
    fits = strict_fits if state.rulings[R18] else advanced_fits
    hidden = deal_anew(state, seat, rng, slots, piles, fits)
    looked = [card for card in hidden if card in state.accessed]
    for card in looked:
        if stirs(POOL[state.definition[card]]):
            swap_with_quiet(state, card, hidden, looked)


def strict_fits(face: int, types: int, is_advanced: bool) -> bool:
    """Tell whether a card may lie face down in a place, with or without advancement counters."""
    definition = POOL[face]
    if not advanced_fits(face, types, is_advanced):
        return False
    return not is_advanced or definition.kind == AGENDA or definition.advanceable


def advanced_fits(face: int, types: int, is_advanced: bool) -> bool:
    """ONR-R18 The same, where every node can have advancement counters."""
    definition = POOL[face]
    if not definition.kind & types or definition.rezzed_on_install:
        return False
    return not is_advanced or definition.kind & MAIN_TYPES != 0


def slots_in_transit(state: OnrState, seat: int) -> list[Slot]:
    """Return the cards that are just being installed: everybody knows how they will lie."""
    found: list[Slot] = []
    for frame in state.stack:
        if isinstance(frame, CorpInstall) and not state.knows(seat, frame.card):
            kind = POOL[state.definition[frame.card]].kind
            if state.fort_of(frame.card) == NONE:
                found.append((frame.card, kind, False))
    return found


def installed_slots(state: OnrState, seat: int) -> list[Slot]:
    """Return the installed cards a seat does not know, with the types they may be.

    Narrow places come first, so that the wider ones never take the last card that fits.
    """
    ice: list[Slot] = []
    narrow: list[Slot] = []
    wide: list[Slot] = []
    for fort in state.forts:
        for card in unknown_to(state, seat, state.zones[ice_zone(fort)]):
            ice.append((card, ICE, False))
        unknown = unknown_to(state, seat, state.zones[inside(fort)])
        room = 0
        if fort >= FIRST_SUBSIDIARY:
            known = [card for card in state.zones[inside(fort)] if state.knows(seat, card)]
            taken = sum(1 for card in known if POOL[state.definition[card]].kind & MAIN_TYPES)
            room = max(0, capacity(state, fort) - taken)
        advanced = [card for card in unknown if state.counters[ADVANCEMENT][card]]
        for card in advanced:
            narrow.append((card, MAIN_TYPES, True))
            room -= 1
        for card in reversed([each for each in unknown if each not in advanced]):
            if room > 0:
                wide.append((card, INSIDE_TYPES, False))
                room -= 1
            else:
                narrow.append((card, UPGRADE, False))
    narrow.sort(key=lambda slot: slot[1] != MAIN_TYPES)
    return [*ice, *narrow, *wide]
