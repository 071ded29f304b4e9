"""Heuristics: how good an option looks at first sight, and why.

A rollout takes the best one. An option that is worth nothing is a plain mistake: searches do not
even try it while there is another. A heuristic may look at what its player can know, and must be
quick: searches ask it for every option of every position they come across.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.minds.habits_corp import like_corp
from nightdeck.games.netrunner.minds.habits_runner import like_runner
from nightdeck.games.netrunner.model import options as verbs
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import CORP, HANDS, STACK
from nightdeck.games.netrunner_family.minds.grounds import Liking
from nightdeck.kernel.state import Option

LOOSE: Final = (*HANDS, STACK)
COPIES: Final = (verbs.INSTALL, verbs.PLAY, verbs.DISCARD, verbs.CARD)
"""Verbs about a card that may be one of several copies."""


def liking(state: OnrState, option: Option) -> Liking:
    """Return how good the heuristic finds an option of the open question, and why."""
    question = state.question
    assert question is not None
    return like_corp(state, option) if question.seat == CORP else like_runner(state, option)


def weigh(state: OnrState, option: Option) -> float:
    """Return how good the heuristic finds an option of the open question."""
    return liking(state, option)[0]


def alike(state: OnrState, option: Option) -> Option:
    """Return an option with a card of a hand or of the stack replaced by its face."""
    if option[0] in COPIES and len(option) > 1:
        card = option[1]
        if 0 <= card < len(state.zone) and state.zone[card] in LOOSE:
            return (option[0], -1000 - state.definition[card], *option[2:])
    return option
