"""Players who look for what was hardly ever done, for `nightdeck check cards`.

Every seat of every game plays in a mode of its own. By chance anything happens, but nothing that
takes several steps. By curiosity players prefer what was done least so far. By habit they follow
the game's heuristic, which carries plans through. By whim they do so too, but with likings and
dislikes of their own that last for the whole game: they hoard a card that others use up at once,
run on one server all day or never pass when they could do something. Some players of any mode
look ahead now and then, and take an option that leads to something rare.
"""

from __future__ import annotations

from typing import Final

from nightdeck.kernel.clone import clone
from nightdeck.kernel.engine import choose
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.kernel.state import Option, Question, State

BY_CHANCE: Final = 0
BY_CURIOSITY: Final = 1
BY_HABIT: Final = 2
BY_WHIM: Final = 3
MODES: Final = (BY_HABIT, BY_WHIM, BY_HABIT, BY_WHIM, BY_CHANCE, BY_CURIOSITY)
SENSIBLE: Final = 4
"""So many of the modes carry plans through."""

SLIPS: Final = (4, 8, 16, 128)
"""One choice in so many is a slip whatever the mode: plans are left half done."""

STRENGTHS: Final = (1, 2, 4)
"""A whim multiplies a liking by up to 4, 16 or 256, or divides by as much."""

SURVEYED: Final = 8
"""Who has foresight looks at all options if there are at most so many, else at two."""

AHEAD: Final = 4
"""So many decisions a seat with foresight looks ahead, the first its own, the others defaults."""

Key = tuple[int, int, int]


class Temper:
    """How one seat plays in one game: its mode, how often it slips, foresight, and whims."""

    def __init__(self, mode: int, slips: int, foresight: bool, strength: int) -> None:
        self.mode: int = mode
        self.slips: int = slips
        self.foresight: bool = foresight
        self.strength: int = strength
        self.likings: dict[str | Key, float] = {}


class Curious:
    """Plays all seats of one game after the other and remembers what was done."""

    def __init__(self, seed: str) -> None:
        self.rng: Rng = Rng(seed_key(f"curious {seed}"))
        self.done: dict[Key, int] = {}
        self.tempers: list[Temper] = []
        self.wanted: list[str] = []
        """Features that are rare so far; who has foresight goes for them."""

    def sit_down(self, seats: int, sensible: bool = False) -> None:
        """Begin a new game: every seat draws its temper, any or one that carries plans through."""
        rng = self.rng
        modes = SENSIBLE if sensible else len(MODES)
        self.tempers = [
            Temper(
                MODES[rng.below(modes)],
                SLIPS[rng.below(len(SLIPS))],
                rng.below(2) == 0,
                STRENGTHS[rng.below(len(STRENGTHS))],
            )
            for _ in range(seats)
        ]

    def pick(self, state: State) -> int:
        """Return the place of the option to take."""
        question = state.question
        assert question is not None
        count = len(question.options)
        temper = self.tempers[question.seat]
        if count == 1:
            return 0
        if temper.foresight and self.wanted:
            for place in self.surveyed(question):
                if self.shows_wanted(state, place):
                    return place
        if temper.mode == BY_CHANCE:
            return self.rng.below(count)
        if self.rng.below(temper.slips) == 0:
            return self.slip(question)
        if temper.mode == BY_CURIOSITY:
            return self.least_done(state, question.options)
        return self.best_liked(state, question, temper)

    def surveyed(self, question: Question) -> list[int]:
        """Return the options to look ahead from; the others are left to chance or habit."""
        count = len(question.options)
        if count > SURVEYED:
            return [question.default, self.rng.below(count)]
        places = list(range(count))
        self.rng.shuffle(places)
        return places

    def slip(self, question: Question) -> int:
        """Return any option, or the one that is taken for a player who is not there."""
        return question.default if self.rng.below(2) else self.rng.below(len(question.options))

    def shows_wanted(self, state: State, place: int) -> bool:
        """Tell whether an option soon leads to a wanted feature if nobody does anything else."""
        game = state.game
        assert game is not None
        ahead = clone(state)
        ahead.log = []
        choose(ahead, place)
        for _ in range(1, AHEAD):
            if ahead.question is None:
                break
            choose(ahead, ahead.question.default)
        return any(feature in self.wanted for entry in ahead.log for feature in game.fired(entry))

    def key(self, state: State, option: Option) -> Key:
        """Return what counts as the same thing done: the verb, the face, which of its abilities."""
        face = -1
        if len(option) > 1 and 0 <= option[1] < len(state.definition):
            face = state.definition[option[1]]
        return option[0], face, option[2] if len(option) > 2 else -1

    def least_done(self, state: State, options: list[Option]) -> int:
        """Return one of the options that were taken least so far."""
        keys = [self.key(state, option) for option in options]
        fewest = min(self.done.get(key, 0) for key in keys)
        rare = [place for place, key in enumerate(keys) if self.done.get(key, 0) == fewest]
        place = self.rng.pick(rare)
        self.done[keys[place]] = fewest + 1
        return place

    def best_liked(self, state: State, question: Question, temper: Temper) -> int:
        """Return the option that the game's heuristic, changed by whims, finds best."""
        game = state.game
        assert game is not None
        likings = [game.weigh(state, option) for option in question.options]
        if temper.mode == BY_WHIM:
            for place, option in enumerate(question.options):
                likings[place] *= self.whim(temper, f"{question.name} {option[0]}")
                likings[place] *= self.whim(temper, self.key(state, option))
        most = max(likings)
        return self.rng.pick([place for place, liking in enumerate(likings) if liking == most])

    def whim(self, temper: Temper, key: str | Key) -> float:
        """Return by how much a seat likes one kind of thing more than others do."""
        found = temper.likings.get(key)
        if found is None:
            # The sum of two dice leaves most things as they are.
            eighths = self.rng.below(9) + self.rng.below(9) - 8
            found = float(2.0 ** (temper.strength * eighths / 8))
            temper.likings[key] = found
        return found
