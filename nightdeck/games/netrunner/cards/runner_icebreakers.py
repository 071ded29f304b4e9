"""What icebreakers do beyond breaking and boosting, which stand in their facts (ONR-3.6)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.language import do, when
from nightdeck.games.netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.netrunner.model import events, terms

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "dropp": Behaviour(after_break=do.EndTheRun()),
    "snowball": Behaviour(
        on=Upon(
            events.SUBROUTINE_BROKEN,
            do.Lasting(terms.STRENGTH, 1, terms.THIS_RUN),
            when.IsSelf(),
            label="+1 strength for the rest of the run",
        )
    ),
}
"""What icebreakers do beyond their facts, by id."""
