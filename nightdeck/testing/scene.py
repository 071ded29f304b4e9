"""Scenes: any game in any position, played by describing what is chosen.

    scene = Scene("android_netrunner", corp={"hq": ["Hedge Fund"], "credits": 5}, turn="corp")
    scene.choose(CORP, "Hedge Fund")
    assert scene.state.credits[CORP] == 9

Every keyword that is not named below is part of the position and goes to the game's `arrange`;
each game documents its own words for it. A position that cannot be raises BadSetup.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nightdeck.games import game as find_game
from nightdeck.kernel.checks import problems
from nightdeck.kernel.clone import clone
from nightdeck.kernel.engine import advance, decide, new_game
from nightdeck.kernel.errors import NightdeckError
from nightdeck.kernel.game import Deck, Game, Setup, View
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.kernel.state import NOBODY, PASS, Entry, Option, Outcome
from nightdeck.kernel.views import log_lines, view


class SceneError(NightdeckError):
    """A scene was asked for something that is not there; the message says what is."""


class Scene:
    """One game in one position; the calls below read like play."""

    def __init__(
        self,
        game: str | Game[Any],
        *,
        seats: int | None = None,
        decks: tuple[str | Deck, ...] = (),
        rulings: dict[str, str] | None = None,
        choices: dict[str, str] | None = None,
        seed: int | str | bytes = 0,
        **position: Any,
    ) -> None:
        self.game: Game[Any] = find_game(game) if isinstance(game, str) else game
        count = self.game.seat_counts[0] if seats is None else seats
        setup = Setup(count, decks, rulings, choices, seed, record=True)
        self.state: Any = new_game(self.game, setup)
        if position:
            self.game.arrange(self.state, position)
            self.state.log = []
            advance(self.state)
            wrong = problems(self.state)
            if wrong:
                raise SceneError(f"the position is impossible: {wrong[0]}")

    # Who is asked what --------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, str]:
        """The seat that is asked and the name of the question; (NOBODY, "") when it is over."""
        question = self.state.question
        return (NOBODY, "") if question is None else (question.seat, question.name)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        outcome: Outcome | None = self.state.outcome
        return outcome

    def options(self, seat: int) -> list[Option]:
        """Return the options a seat has now; none when somebody else is asked."""
        question = self.state.question
        if question is None or question.seat != seat:
            return []
        return list(question.options)

    def offered(self, seat: int) -> list[str]:
        """Return a seat's options in words."""
        return [self.game.describe(self.state, seat, each).text for each in self.options(seat)]

    def verbs(self, seat: int) -> list[str]:
        """Return the names of the verbs a seat may use now, each once, in order."""
        return list(dict.fromkeys(self.game.verb(each) for each in self.options(seat)))

    def offers(self, seat: int, *words: str) -> bool:
        """Tell whether some option of a seat fits all the words."""
        return bool(self.fitting(seat, words))

    def prompt(self, seat: int) -> str:
        """Return the question a seat is asked, in words."""
        return self.game.prompt(self.state, seat).text if self.asked[0] == seat else ""

    # Choosing -----------------------------------------------------------------------------------

    def choose(self, seat: int, *words: str | Option) -> Scene:
        """Choose the one option that fits all the words (of its verb or text), or is the option."""
        if len(words) == 1 and isinstance(words[0], tuple):
            options = self.options(seat)
            if words[0] not in options:
                raise SceneError(f"{words[0]} is not offered to seat {seat}; {self.summary()}")
            return self.take(seat, options.index(words[0]))
        found = self.fitting(seat, tuple(str(word) for word in words))
        if len(found) != 1:
            number = "no option" if not found else f"{len(found)} options"
            raise SceneError(f"{number} of seat {seat} fit {words}; {self.summary()}")
        return self.take(seat, found[0])

    def take(self, seat: int, index: int) -> Scene:
        """Choose an option by its place in the list."""
        decide(self.state, seat, self.state.decisions, index)
        return self

    def pass_(self, seat: int) -> Scene:
        """Choose to pass."""
        return self.choose(seat, PASS)

    def pass_until(self, *questions: str, seat: int | None = None, limit: int = 500) -> Scene:
        """Give default answers until a question of one of these names (to this seat) is open."""
        for _ in range(limit):
            asked, name = self.asked
            if name == "" or (name in questions and seat in (None, asked)):
                return self
            self.take(asked, self.state.question.default)
        raise SceneError(f"{questions} was not asked within {limit} decisions")

    def lucky(self, wanted: Callable[[Scene], bool], play: Callable[[Scene], object]) -> Scene:
        """Play on with such luck (dice, shuffles, random picks) that a wish comes true."""
        before = self.state
        for luck in range(5_000):
            self.state = clone(before, log=True)
            self.state.rng = Rng(seed_key(f"luck {luck}"))
            play(self)
            if wanted(self):
                return self
        self.state = before
        raise SceneError("no luck brings about what was wished for")

    # Reading ------------------------------------------------------------------------------------

    @property
    def events(self) -> list[Entry]:
        """Everything that was logged since the scene began."""
        return list(self.state.log)

    def happened(self, kind: int) -> list[tuple[int, ...]]:
        """Return the arguments of all events of a kind (cards as definition numbers)."""
        return [entry[1] for entry in self.state.log if entry[0] == kind]

    def log(self, seat: int = NOBODY) -> list[str]:
        """Return the log as a seat or spectator reads it."""
        return [line["text"] for line in log_lines(self.state, seat)]

    def view(self, seat: int = NOBODY) -> View:
        """Return all that a seat or spectator sees."""
        return view(self.state, seat)

    def problems(self) -> list[str]:
        """Return the broken invariants; none in a sound game."""
        return problems(self.state)

    def copy(self) -> Scene:
        """Return an independent scene in the same position."""
        other = Scene.__new__(Scene)
        other.game = self.game
        other.state = clone(self.state, log=True)
        return other

    def summary(self) -> str:
        """Say who is asked what and which options there are."""
        seat, name = self.asked
        if name == "":
            return "the game is over"
        return f"seat {seat} is asked {name!r}: {self.offered(seat)}"

    def fitting(self, seat: int, words: tuple[str, ...]) -> list[int]:
        """Return the places of the options that fit all words; an exact text wins alone."""
        places: list[int] = []
        for index, option in enumerate(self.options(seat)):
            text = self.game.describe(self.state, seat, option).text
            if len(words) == 1 and text.casefold() == words[0].casefold():
                return [index]
            whole = f"{self.game.verb(option)}: {text}".casefold()
            if all(word.casefold() in whole for word in words):
                places.append(index)
        return places
