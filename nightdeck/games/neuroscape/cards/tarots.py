"""Tarots, upright and reversed (NEU-12.3, NEU-12.4)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language import aims as at
from nightdeck.games.neuroscape.language import do, when
from nightdeck.games.neuroscape.language.behaviour import Behaviour

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "the-hermit": Behaviour(
        do.ToHand(),
        at.Character(yours=True),
        reversed_effect=do.ToHand(),
        reversed_aims=at.Character(when.CostAtMost(3)),
    ),
    "the-high-priestess": Behaviour(
        do.Counter(),
        at.OnCache(abilities=True),
        reversed_effect=do.Counter(),
        reversed_aims=at.OnCache(programs=True),
    ),
    "the-moon": Behaviour(
        do.ChangeTarget(),
        at.OnCache(programs=True, aimed=True),
        reversed_effect=do.ChangeTarget(),
        reversed_aims=at.OnCache(programs=True, abilities=True, cards=True, aimed=True),
    ),
    "wheel-of-fortune": Behaviour(
        do.RollFor(11, do.Draw(2), do.Draw(1)),
        reversed_effect=do.RollFor(4, do.Draw(2), do.Draw(1)),
    ),
}
