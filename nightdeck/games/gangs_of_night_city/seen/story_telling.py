"""Events of the Story in plain sentences, with what its cards say and ask for.

Their numbers change with the length of the game and the number of players (GNC-13.8, GNC-17.3).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightdeck.games.gangs_of_night_city.model import events
from nightdeck.games.gangs_of_night_city.model.stories import CARDS, letter

Args = tuple[int, ...]


def story_revealed(args: Args, target: int, players: int) -> tuple[str, str]:
    """Tell STORY_REVEALED with what the card says and asks for."""
    card = CARDS[args[0]]
    asks = [
        f"{branch.condition.text(target, players)} ({letter(number)})"
        for number, branch in enumerate(card.branches)
    ]
    goes_on = f" It goes on when {' or '.join(asks)}." if asks else ""
    return f"Story: {card.title}. {card.text(target)}{goes_on}", "GNC-13.1"


def branch_latched(args: Args, target: int, players: int) -> tuple[str, str]:
    """Tell BRANCH_LATCHED with the condition that was met."""
    met = CARDS[args[0]].branches[args[1]].condition.text(target, players)
    when = "the first branch triggered in a turn is followed when it ends"
    return f"Branch {letter(args[1])} of the Story is triggered, {met}; {when}.", "GNC-13.4"


def epilogue(args: Args, target: int, players: int) -> tuple[str, str]:
    """Tell EPILOGUE with what the card says."""
    card = CARDS[args[0]]
    return f"{card.title}. {card.text(target)}", "GNC-13.6"


STORY_TELLERS: Final[dict[int, Callable[[Args, int, int], tuple[str, str]]]] = {
    events.STORY_REVEALED: story_revealed,
    events.BRANCH_LATCHED: branch_latched,
    events.EPILOGUE: epilogue,
}
