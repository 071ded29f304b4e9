"""GNC-9.6 What is printed on the Net Track."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.language import rewards as give
from nightdeck.games.gangs_of_night_city.model import board, events
from nightdeck.games.gangs_of_night_city.model.vocabulary import Reward

SPACES: Final[tuple[tuple[Reward, ...], ...]] = (
    (),
    (give.Gain(board.EURODOLLAR, 1, events.FOR_NET),),
    (give.Gain(board.CONTRABAND, 1, events.FOR_NET),),
    (give.MoveUnits(2),),
    (give.Gain(board.CRED, 2, events.FOR_NET), give.PlaceDrones(2, give.WITH_TECHIE)),
    (give.STEAL,),
    (give.Gain(board.CRED, 1, events.FOR_NET), give.FreeUpgrade()),
    (give.Gain(board.CRED, 1, events.FOR_NET), give.CONVERT_UNIT),
    (give.Gain(board.CRED, 2, events.FOR_NET), give.Gain(board.SECRET, 1, events.FOR_NET)),
    (give.Gain(board.CRED, 4, events.FOR_NET),),
)
"""GNC-9.6 The effect of each Net space, in order."""

SOLO_SPACES: Final[dict[int, tuple[Reward, ...]]] = {5: (give.RIVAL_SETBACK,)}
"""GNC-14.1a The token of the single player game covers a space."""
