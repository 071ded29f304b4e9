"""GNC-9.6 What is printed on the Net Track."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.language.rewards import (
    WITH_TECHIE,
    ConvertUnit,
    FreeUpgrade,
    Gain,
    MoveUnits,
    PlaceDrones,
    RivalSetback,
    Steal,
)
from nightdeck.games.gangs_of_night_city.model.board import CONTRABAND, CRED, EURODOLLAR, SECRET
from nightdeck.games.gangs_of_night_city.model.events import FOR_NET
from nightdeck.games.gangs_of_night_city.model.vocabulary import Reward

SPACES: Final[tuple[tuple[Reward, ...], ...]] = (
    (),
    (Gain(EURODOLLAR, 1, FOR_NET),),
    (Gain(CONTRABAND, 1, FOR_NET),),
    (MoveUnits(2),),
    (Gain(CRED, 2, FOR_NET), PlaceDrones(2, WITH_TECHIE)),
    (Steal(),),
    (Gain(CRED, 1, FOR_NET), FreeUpgrade()),
    (Gain(CRED, 1, FOR_NET), ConvertUnit()),
    (Gain(CRED, 2, FOR_NET), Gain(SECRET, 1, FOR_NET)),
    (Gain(CRED, 4, FOR_NET),),
)
"""GNC-9.6 The effect of each Net space, in order."""

SOLO_SPACES: Final[dict[int, tuple[Reward, ...]]] = {5: (RivalSetback(),)}
"""GNC-14.1a The token of the single player game covers a space."""
