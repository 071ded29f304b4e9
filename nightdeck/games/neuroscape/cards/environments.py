"""Environments, for every player alike (NEU-12.10)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language import aims as at
from nightdeck.games.neuroscape.language import do, when
from nightdeck.games.neuroscape.language.behaviour import Ability, Behaviour, CostEffect
from nightdeck.games.neuroscape.model import terms
from nightdeck.games.neuroscape.model.card_abilities import BY_ANYBODY, ONCE_PER_ROUND

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "black-market": Behaviour(
        constant=CostEffect(-1, when.Is(terms.CYBERWARE), least=1, playing=True)
    ),
    "supersymmetry": Behaviour(
        abilities=Ability(
            "Mirror",
            do.CopySlotCard(),
            ram=3,
            aims=at.SlotCard(),
            limit=ONCE_PER_ROUND,
            by=BY_ANYBODY,
        )
    ),
}
