"""Triggered abilities of this game, and how one that waits is written down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightdeck.games.neuroscape.model.terms import NONE
from nightdeck.games.neuroscape.model.vocabulary import Condition, Effect
from nightdeck.language import abilities
from nightdeck.language.values import ALWAYS

if TYPE_CHECKING:
    from nightdeck.games.neuroscape.model.state import NeuState  # noqa: F401 (named below)

# A row of `state.pending`; vamp and bleeding are queued with the first five numbers.
WHOSE: Final = 0
SOURCE: Final = 1
PLACE: Final = 2
ABOUT: Final = 3
NUMBER: Final = 4
ACTOR: Final = 5  # NEU-11.5 the bearer, if cyberware grants the ability
SERIAL: Final = 6  # of the source when it was queued
FACE: Final = 7  # NEU-10.10 the definition whose ability it is, whatever becomes of the card
CHOSEN: Final = 8  # NEU-R58 the target chosen when it was queued
CHOSEN_SERIAL: Final = 9

VAMP: Final = 10_000
"""The place of a vamp's gain in the queue; the pool is added (NEU-20.3, NEU-20.4)."""
BLEEDING: Final = 10_002
"""The place of the bleed entry in the queue of a netcheck (NEU-5.3b)."""

FADING: Final = 10_003
"""The place in the queue of a token that is purged as the turn ends (NEU-5.7d)."""

UNASKED: Final = -3


def complete(row: list[int]) -> list[int]:
    """Return a row of `state.pending` with all its numbers."""
    rest = [row[SOURCE], NONE, NONE, UNASKED, 0]
    return row + rest[len(row) - 5 :] if len(row) <= CHOSEN_SERIAL else row


class NeuTrigger(abilities.Trigger["NeuState"]):
    """NEU-10.7 A triggered ability; `granted`: cyberware gives it to its bearer (NEU-11.5).

    `tier` is the place of the mainframe tier it belongs to, -1 for none. `netcheck`: NEU-5.3c it
    is skipped if its source has left play meanwhile.
    """

    def __init__(
        self,
        effect: Effect,
        when: Condition = ALWAYS,
        optional: bool = False,
        once: bool = False,
        label: str = "",
        hidden: bool = False,
        granted: bool = False,
        tier: int = -1,
        netcheck: bool = False,
    ) -> None:
        super().__init__(effect, when, optional, once, label, hidden)
        self.granted: bool = granted
        self.tier: int = tier
        self.netcheck: bool = netcheck
