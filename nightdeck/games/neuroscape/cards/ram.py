"""Advanced RAM; what is a plain number stands in its facts."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language import do, when
from nightdeck.games.neuroscape.language.behaviour import Behaviour, Upon
from nightdeck.games.neuroscape.model import events

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "bootstrap-ram": Behaviour(on=Upon(events.RAM_INSTALLED, do.LookAtTop(), when.IsSelf())),
}
