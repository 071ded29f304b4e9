"""Triggered abilities of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightdeck.games.neuroscape.model.vocabulary import Condition, Effect
from nightdeck.language import abilities
from nightdeck.language.values import ALWAYS

if TYPE_CHECKING:
    from nightdeck.games.neuroscape.model.state import NeuState  # noqa: F401 (named below)


class NeuTrigger(abilities.Trigger["NeuState"]):
    """NEU-10.7 A triggered ability; `granted`: cyberware gives it to its bearer (NEU-11.5).

    `tier` is the place of the mainframe tier it belongs to, -1 for none.

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
    ) -> None:
        super().__init__(effect, when, optional, once, label, hidden)
        self.granted: bool = granted
        self.tier: int = tier
