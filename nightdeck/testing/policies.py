"""How the battery plays: uniformly, looking for rare options, or for as long as possible."""

from __future__ import annotations

from typing import Final

from nightdeck.kernel.clone import clone
from nightdeck.kernel.engine import choose
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.kernel.state import State
from nightdeck.seen.views import game_of


class Policy:
    """Uniform: every option is equally likely."""

    def __init__(self, seed: int | str) -> None:
        self.rng: Rng = Rng(seed_key(f"policy {seed}"))

    def pick(self, state: State) -> int:
        """Return the place of the option to take."""
        question = state.question
        return self.rng.below(len(question.options)) if question is not None else 0


class RareFirst(Policy):
    """Rare option first: the verb used least so far, which brings odd cards into play."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.used: dict[int, int] = {}

    def pick(self, state: State) -> int:
        """Return an option of the least used verb, now and then any option."""
        question = state.question
        if question is None or self.rng.below(4) == 0:
            return super().pick(state)
        fewest = min(self.used.get(option[0], 0) for option in question.options)
        rare = [
            place
            for place, option in enumerate(question.options)
            if self.used.get(option[0], 0) == fewest
        ]
        place = self.rng.pick(rare)
        verb = question.options[place][0]
        self.used[verb] = self.used.get(verb, 0) + 1
        return place


class LongestGame(Policy):
    """Longest game: of a few options looked at, one that does not end it and leaves most choice."""

    looks: Final = 4

    def pick(self, state: State) -> int:
        """Return the option after which the game goes on with most options."""
        question = state.question
        count = len(question.options) if question is not None else 1
        best, most = 0, -1
        for _ in range(min(count, self.looks)):
            place = self.rng.below(count)
            ahead = clone(state)
            choose(ahead, place)
            left = 0 if ahead.question is None else len(ahead.question.options)
            if left > most:
                best, most = place, left
        return best


POLICIES: Final[dict[str, type[Policy]]] = {
    "uniform": Policy,
    "rare": RareFirst,
    "longest": LongestGame,
}


def policy(name: str, seed: int | str) -> Policy:
    """Return a fresh policy by name."""
    if name not in POLICIES:
        raise BadSetup(f"there is no policy {name!r}; choose from {', '.join(POLICIES)}")
    return POLICIES[name](seed)


def describe_moves(state: State) -> str:
    """Return who is asked what, for failure messages."""
    question = state.question
    if question is None:
        return f"{game_of(state).slug} is over"
    return f"seat {question.seat} is asked {question.name}"
