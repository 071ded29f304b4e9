"""How the Corp's hidden cards are dealt anew: into places that say what may lie there."""

from __future__ import annotations

from collections.abc import Callable

from nightdeck.games.netrunner_family.model.state import NetrunnerState
from nightdeck.kernel.rng import Rng
from nightdeck.seen.views import unknown_to

Slot = tuple[int, int, bool]
"""A card, the types it may be, whether it carries advancement counters."""


def deal_anew(
    state: NetrunnerState,
    seat: int,
    rng: Rng,
    slots: list[Slot],
    piles: tuple[int, ...],
    fits: Callable[[int, int, bool], bool],
) -> list[int]:
    """Deal slots and hidden cards of piles anew, in place; return the latter.

    `fits` tells whether a face could lie in a slot of some types; the true one always could.
    """
    cards = [card for card, _, _ in slots]
    loose = [card for pile in piles for card in state.zones[pile]]
    hidden = [card for card in unknown_to(state, seat, loose) if card not in cards]
    faces = sorted(state.definition[card] for card in [*cards, *hidden])
    rng.shuffle(faces)
    for card, types, is_advanced in slots:
        for face in faces:
            if fits(face, types, is_advanced):
                break
        else:
            raise LookupError("no hidden card fits a face-down place")
        faces.remove(face)
        state.definition[card] = face
    for card, face in zip(hidden, faces, strict=True):
        state.definition[card] = face
    return hidden
