"""Common sequences that a player may take with one choice."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.model.board import DISTRICT_NAMES
from nightdeck.games.gangs_of_night_city.model.options import USE
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.rules import actions
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import PASS, Option


def shortcuts(state: GangsState, seat: int) -> list[tuple[Wording, list[Option]]]:
    """Return what may follow at once when no further Unit is moved (GNC-7.1b, GNC-7.3b)."""
    question = state.question
    if question is None or question.name != "move" or len(state.stack) < 2:
        return []
    action = state.stack[-2]
    if isinstance(action, actions.ActivateSolos):
        return [
            (Wording(f"Stay and open fire in {DISTRICT_NAMES[option[1]]}"), [PASS, option])
            for option in actions.firefight_options(state, seat)
        ]
    if isinstance(action, actions.ActivateNetrunners):
        return [(Wording("Stay and start a Netrun"), [PASS, (USE,)])]
    return []
