"""Players: what a computer opponent is given, what it answers, and the levels there are.

A player never sees the true state. It is handed a `Seat`: the view of that seat, the number of
options of the question it is asked, and re-dealt copies of the state in which everything the
seat cannot know has been replaced by a random consistent world. It answers with an index.

Other packages add levels by the entry point group `nightdeck.bots`: the name is the level, the
object a `Player` class.
"""

from __future__ import annotations

import importlib
from importlib.metadata import entry_points
from typing import Any, Final

from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Game, View
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import State
from nightdeck.play.finding import unknown
from nightdeck.seen.views import game_of, redealt, view

LEVELS: Final[dict[str, str]] = {
    "random": "nightdeck.play.players:Random",
    "street": "nightdeck.play.players:Street",
    "veteran": "nightdeck.play.bots.veteran:Veteran",
    "legend": "nightdeck.play.bots.legend:Legend",
}
"""Level to the place of its class, weakest first; loaded only when asked for."""

FORMER: Final[dict[str, str]] = {"runner": "veteran"}
"""What levels were called before; still understood wherever a level is typed or was kept."""

GROUP: Final = "nightdeck.bots"

FIRST_SIGHT: Final = 0.5
"""An option of less than so much of the best one's weight looks bad at first sight."""


class Seat:
    """All that the player of a seat may use to answer the open question."""

    __slots__ = ("__state", "count", "default", "game", "number", "question", "seat", "seats")

    def __init__(self, state: State) -> None:
        question = state.question
        assert question is not None
        self.__state: State = state
        self.game: Game[Any] = game_of(state)
        self.seat: int = question.seat
        self.seats: int = state.seats
        self.number: int = state.decisions
        self.question: str = question.name
        self.count: int = len(question.options)
        self.default: int = question.default

    def view(self) -> View:
        """Return everything this seat sees, with its options in words."""
        return view(self.__state, self.seat)

    def options(self) -> list[str]:
        """Return the options of the open question in words, far quicker than the whole view."""
        question = self.__state.question
        assert question is not None
        return [
            self.game.describe(self.__state, self.seat, option).text for option in question.options
        ]

    def verbs(self) -> list[str]:
        """Return the kind of each option: "run", "install" and the like, as the game names them."""
        question = self.__state.question
        assert question is not None
        return [self.game.verb(option) for option in question.options]

    def redealt(self, rng: Rng) -> State:
        """Return a copy with the same question in a random world this seat holds possible.

        It has no log: the log of the true game would tell what the redeal hides.
        """
        world = redealt(self.__state, self.seat, rng)
        world.log = None
        return world


class Player:
    """The base of every level; one object plays one seat of one game."""

    def __init__(self, seconds: float = 1.0, tries: int = 0) -> None:
        self.seconds: float = seconds
        """The most time one answer may take; levels that do not search ignore it."""
        self.tries: int = tries
        """The most tries a search may make, so that it can be repeated; 0: only time counts."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        """Return the index of an option of the open question; all luck comes from `rng`."""
        raise NotImplementedError

    def reason(self) -> str:
        """Say in one sentence why the last answer was given; empty when there is no reason.

        It may name what only this seat knows, so opponents are not shown it during a game.
        """
        return ""

    def odds(self) -> str:
        """Say the part of the reason that names no option, and so no card, of this seat."""
        return ""


def because(game: Game[Any], world: State, index: int) -> str:
    """Return the game's own reason for an option of the open question.

    A choice that looked bad at first sight is owned up to.
    """
    question = world.question
    assert question is not None
    reason = game.reason(world, question.seat, question.options[index]).text
    if not reason:
        return ""
    likings = [game.weigh(world, option) for option in question.options]
    if likings[index] < max(likings) * FIRST_SIGHT:
        return f"it does best when played out, although {reason}"
    return reason


def told(game: Game[Any], world: State, index: int, why: str) -> str:
    """Return an option of the open question in words, and why it is taken."""
    question = world.question
    assert question is not None
    text = game.describe(world, question.seat, question.options[index]).text
    return f"{text}: {why or 'what usually works'}"


class Random(Player):
    """Chooses every option equally often."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        """Return any option."""
        return rng.below(seat.count)

    def reason(self) -> str:
        """Say that there is none."""
        return "picked by chance"

    def odds(self) -> str:
        """Say that there is none."""
        return "picked by chance"


class Street(Player):
    """Follows the game's heuristic in one world it holds possible."""

    def __init__(self, seconds: float = 1.0, tries: int = 0) -> None:
        super().__init__(seconds, tries)
        self.why: str = ""

    def choose(self, seat: Seat, rng: Rng) -> int:
        """Return the option the heuristic finds best, one of them if several are equal."""
        if seat.count == 1:
            self.why = "the only option"
            return 0
        world = seat.redealt(rng)
        question = world.question
        assert question is not None
        likings = [seat.game.weigh(world, option) for option in question.options]
        most = max(likings)
        index = rng.pick([each for each, liking in enumerate(likings) if liking == most])
        self.why = told(seat.game, world, index, because(seat.game, world, index))
        return index

    def reason(self) -> str:
        """Say what the heuristic made of it."""
        return self.why

    def odds(self) -> str:
        """Say what it went by, not how much it liked what it has."""
        return "does what usually works, without looking ahead"


# Levels by name -------------------------------------------------------------------------------


def levels() -> list[str]:
    """Return the names of all levels, ours from weak to strong, then those of other packages."""
    others = [each.name for each in entry_points(group=GROUP) if each.name not in LEVELS]
    return [*LEVELS, *sorted(others)]


def called_now(level: str) -> str:
    """Return what a level is called now; a package may use a former name of ours for its own."""
    if level not in FORMER or any(each.name == level for each in entry_points(group=GROUP)):
        return level
    return FORMER[level]


def is_ours(level: str) -> bool:
    """Tell whether a level belongs to Nightdeck itself."""
    return called_now(level) in LEVELS


def player_class(level: str) -> type[Player]:
    """Return the class of a level, or refuse the name and offer the nearest."""
    level = called_now(level)
    place = LEVELS.get(level)
    if place is None:
        place = next((each.value for each in entry_points(group=GROUP) if each.name == level), None)
    if place is None:
        raise BadSetup(unknown("level", level, levels()))
    module, _, attribute = place.partition(":")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BadSetup(f"the level {level!r} cannot be loaded: {error}") from None
    if not (isinstance(found, type) and issubclass(found, Player)):
        raise BadSetup(f"the level {level!r} cannot be loaded: {place} is not a player")
    return found


def player(level: str, seconds: float = 1.0, tries: int = 0) -> Player:
    """Return a new player of a level; levels of other packages need not know about tries."""
    made = player_class(level)(seconds)
    made.tries = tries
    return made
