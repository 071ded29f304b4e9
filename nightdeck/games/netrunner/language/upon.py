"""What cards mostly wait for, as in `upon.own_turn(do.GainBits(1))`."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.language import when
from nightdeck.games.netrunner.model import events
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner_family.model.abilities import Occasion

own_turn: Final[Occasion[OnrState]] = Occasion(events.TURN_STARTS, when.OwnTurn())
