"""How much an option is liked at first sight: rules of thumb for both sides."""

from __future__ import annotations

from nightdeck.games.netrunner.minds.habits_corp import weigh_corp
from nightdeck.games.netrunner.minds.habits_runner import weigh_runner
from nightdeck.games.netrunner.model import options as verbs
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import CORP, HANDS
from nightdeck.kernel.state import Option

WITH_HAND_CARD = (verbs.INSTALL, verbs.PLAY, verbs.DISCARD)


def weigh(state: OnrState, option: Option) -> float:
    """Return how good the heuristic finds an option of the open question."""
    question = state.question
    assert question is not None
    if question.seat == CORP:
        return weigh_corp(state, option)
    return weigh_runner(state, option)


def alike(state: OnrState, option: Option) -> Option:
    """Return an option with a card of the hand replaced by its face: copies are the same."""
    if option[0] in WITH_HAND_CARD and len(option) > 1:
        card = option[1]
        if state.zone[card] in HANDS:
            return (option[0], -1000 - state.definition[card], *option[2:])
    return option
