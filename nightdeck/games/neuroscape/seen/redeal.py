"""A random world that a seat holds possible: every face it cannot know is dealt anew (NEU-19).

NEU-19.1 A face-down trojan stays a trojan; what is just being announced stays what it is.
"""

from __future__ import annotations

from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.items import CARD, DEFINITION
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    CACHE_DOWN,
    CYBERDECK,
    HAND,
    RAM_DECK,
    TROJAN,
    TROJANS,
)
from nightdeck.games.neuroscape.rules.announcing import Announcing
from nightdeck.kernel.rng import Rng
from nightdeck.seen.views import permute, unknown_to


def redeal(state: NeuState, seat: int, rng: Rng) -> None:
    """Deal anew, in place, whatever a seat (or a spectator) cannot know."""
    fixed = announced(state)
    trojans = face_down(state, seat)
    for owner in range(state.seats):
        permute(state, unknown_to(state, seat, state.cards(owner, RAM_DECK)), rng)
        loose = [
            card
            for card in unknown_to(state, seat, held(state, owner))
            if card not in fixed and not is_drawn_from(state, card)
        ]
        slots = [card for card in trojans if state.owner[card] == owner and card not in fixed]
        deal_owner(state, slots, loose, rng)
    for item in state.cache:
        if item[CARD] in trojans:
            item[DEFINITION] = state.definition[item[CARD]]


def held(state: NeuState, owner: int) -> list[int]:
    """Return the cards of a player that may be any of their deck: deck and hand."""
    return [*state.cards(owner, CYBERDECK), *state.cards(owner, HAND)]


def is_drawn_from(state: NeuState, card: int) -> bool:
    """Tell whether a card in a hand or deck belongs to another player; it stays what it is."""
    return state.owner[card] != state.seat_of_zone(card)


def announced(state: NeuState) -> list[int]:
    """NEU-2.14 Return the cards that are being announced: the rest of the action needs them."""
    return [frame.item[CARD] for frame in state.stack if isinstance(frame, Announcing)]


def face_down(state: NeuState, seat: int) -> list[int]:
    """NEU-12.8 Return the face-down trojans, in slots and on the cache, that a seat cannot know."""
    cards = list(state.zones[state.table_zone(CACHE_DOWN)])
    for owner in range(state.seats):
        cards += state.cards(owner, TROJANS)
    return unknown_to(state, seat, cards)


def deal_owner(state: NeuState, slots: list[int], loose: list[int], rng: Rng) -> None:
    """Deal one player's hidden faces; trojans first, to where only a trojan can lie."""
    faces = sorted(state.definition[card] for card in [*slots, *loose])
    rng.shuffle(faces)
    for card in slots:
        face = next(each for each in faces if POOL[each].kind == TROJAN)
        faces.remove(face)
        state.definition[card] = face
    for card, face in zip(loose, faces, strict=True):
        state.definition[card] = face
