"""What cards mostly wait for, as in `upon.own_turn(do.GainCredits(1))`."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.language import when
from nightdeck.games.android_netrunner.model import events
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.netrunner_family.model.abilities import Occasion

own_turn: Final[Occasion[AnrState]] = Occasion(events.TURN_BEGINS, when.OwnTurn())
scored: Final[Occasion[AnrState]] = Occasion(events.AGENDA_SCORED, when.IsSelf())
installed: Final[Occasion[AnrState]] = Occasion(events.CARD_INSTALLED, when.IsSelf())
rezzed: Final[Occasion[AnrState]] = Occasion(events.CARD_REZZED, when.IsSelf())
encountered: Final[Occasion[AnrState]] = Occasion(events.ICE_ENCOUNTERED, when.IsSelf())
success_here: Final[Occasion[AnrState]] = Occasion(events.RUN_SUCCESSFUL, when.IsThisServer())
