"""Scenes: any game in any position, played by describing what is chosen.

    scene = Scene("android_netrunner", corp={"hq": ["Hedge Fund"], "credits": 5}, turn="corp")
    scene.choose(CORP, "Hedge Fund")
    assert scene.credits(CORP) == 9

Every keyword that is not named below is part of the position and goes to the game's `arrange`;
each game documents its own words for it. A position that cannot be raises BadSetup. What a scene
can be asked besides the methods below (`credits`, `hand`, `where` ...) are the readers the game
brings; `readers` lists them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from nightdeck.games import game as find_game
from nightdeck.kernel.checks import problems
from nightdeck.kernel.clone import clone
from nightdeck.kernel.engine import advance, decide, new_game, step, take_position
from nightdeck.kernel.errors import BadSetup, NightdeckError
from nightdeck.kernel.game import Deck, Game, Setup, View
from nightdeck.kernel.positions import hint_for, shown, table
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.kernel.state import NOBODY, PASS, Entry, Option, Outcome
from nightdeck.seen.picking import different, fitting
from nightdeck.seen.views import log_lines, view

Stop = int | str | Callable[["Scene"], bool]
"""Where to stop: an event, the name of a step that would come next, or a condition."""

MOST_STEPS: Final = 10_000


class SceneError(NightdeckError):
    """A scene was asked for something that is not there; the message says what is."""


class ImpossiblePosition(BadSetup, SceneError):
    """A position breaks a rule that is always kept; the message names the first broken one."""


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
        if not isinstance(self.game, Game):
            raise BadSetup(f"a scene needs a game or its slug, not {shown(game)}")
        count = self.game.seat_counts[0] if seats is None else seats
        check_setup(count, decks, rulings, choices, seed)
        setup = Setup(count, tuple(decks), rulings, choices, seed, record=True)
        self.state: Any = new_game(self.game, setup)
        if position:
            wrong = take_position(self.state, position)
            if wrong:
                raise ImpossiblePosition(f"the position is impossible: {wrong[0]}")

    # Who is asked what --------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, str]:
        """The seat that is asked and the name of the question; (NOBODY, "") when nobody is.

        Nobody is asked when the game is over, and where `stop_at` stopped it.
        """
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

    def choose(self, seat: int, *words: str | Option, stop_at: Stop | None = None) -> Scene:
        """Choose the one option that fits all the words (of its verb or text), or is the option.

        A word that is a verb with a colon ("draw:") fits that verb and nothing else. Options that
        differ only in which of several equal cards or Units they use count as one. "#2" takes the
        second of those that fit the other words.
        """
        if len(words) == 1 and isinstance(words[0], tuple):
            options = self.options(seat)
            if words[0] not in options:
                raise SceneError(f"{words[0]} is not offered to seat {seat}; {self.summary()}")
            return self.take(seat, options.index(words[0]), stop_at=stop_at)
        found = self.different(seat, self.fitting(seat, tuple(str(word) for word in words)))
        if len(found) != 1:
            number = "no option" if not found else f"{len(found)} options"
            raise SceneError(f"{number} of seat {seat} fit {words}; {self.summary()}")
        return self.take(seat, found[0], stop_at=stop_at)

    def take(self, seat: int, index: int, *, stop_at: Stop | None = None) -> Scene:
        """Choose an option by its place in the list.

        With `stop_at` the game does not run on to the next question: it stops as soon as an event
        of this number has happened, before a step of this name (`next_step` says which comes
        next), or when a condition on the scene holds. `resume` goes on from there.
        """
        state = self.state
        question = state.question
        taken = question is not None and seat == question.seat and type(index) is int
        if stop_at is None or not taken or not 0 <= index < len(question.options):
            decide(state, seat, state.decisions, index)
            return self
        state.answer = question.options[index]
        state.question = None
        state.decisions += 1
        return self.run_to(stop_at)

    def pass_(self, seat: int, *, stop_at: Stop | None = None) -> Scene:
        """Choose to pass."""
        return self.choose(seat, PASS, stop_at=stop_at)

    def pass_until(
        self,
        *questions: str,
        seat: int | None = None,
        limit: int = 500,
        strict: bool = False,
        this_turn: bool = False,
    ) -> Scene:
        """Give default answers until a question of one of these names (to this seat) is open.

        With `strict` only the game's `pauses` are answered: windows are passed and runs go on; any
        other question is an error, and so are the end of the game and an unknown name. With
        `this_turn` it is an error if the turn ends first.
        """
        if strict:
            self.check_questions(questions)
        began = self.moment() if this_turn else None
        self.resume()
        for _ in range(limit):
            asked, name = self.asked
            if this_turn and self.moment() != began:
                raise SceneError(f"{questions} was not asked in this turn; {self.summary()}")
            if name in questions and seat in (None, asked):
                return self
            if strict and name not in self.game.pauses:
                raise SceneError(f"{questions} was not asked first; {self.summary()}")
            if name == "":
                return self
            self.take(asked, self.state.question.default)
        raise SceneError(f"{questions} was not asked within {limit} decisions")

    def pass_windows(self, *, limit: int = 500) -> Scene:
        """Pass windows and go on with runs until anything else is asked."""
        self.resume()
        for _ in range(limit):
            asked, name = self.asked
            if name not in self.game.pauses:
                return self
            self.take(asked, self.state.question.default)
        raise SceneError(f"nothing but pauses within {limit} decisions")

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

    # Stopping in between --------------------------------------------------------------------------

    @property
    def next_step(self) -> str:
        """The procedure and step that comes next where a scene was stopped, or nothing."""
        state = self.state
        if state.question is not None or state.outcome is not None:
            return ""
        frame, place = state.stack[-1], state.at[-1]
        step_name = frame.steps[place] if place < len(frame.steps) else "end"
        return f"{type(frame).__name__}.{step_name}"

    def run_to(self, stop_at: Stop) -> Scene:
        """Run on, step by step, to a place described as in `take`."""
        state = self.state
        told = len(state.log)
        for _ in range(MOST_STEPS):
            if self.is_at(stop_at, told):
                return self
            if state.question is not None or state.outcome is not None:
                raise SceneError(f"{stop_at!r} did not come before this; {self.summary()}")
            step(state)
        raise SceneError(f"{stop_at!r} did not come in {MOST_STEPS} steps")

    def is_at(self, stop_at: Stop, told: int) -> bool:
        """Tell whether a place to stop at is reached."""
        if isinstance(stop_at, str):
            found = self.next_step
            return bool(found) and stop_at in (found, found.rpartition(".")[2])
        if isinstance(stop_at, int):
            return any(entry[0] == stop_at for entry in self.state.log[told:])
        return stop_at(self)

    def resume(self) -> Scene:
        """Go on from where a scene was stopped, to the next question."""
        advance(self.state)
        return self

    # Reading ------------------------------------------------------------------------------------

    def __getattr__(self, name: str) -> Any:
        """Return one of the game's readers, ready to be asked."""
        if name.startswith("_") or name in ("game", "state"):
            raise AttributeError(name)
        reader = self.game.readers().get(name)
        if reader is None:
            known = list(self.game.readers())
            hint = hint_for(name, known)
            raise AttributeError(
                f"a scene of {self.game.title} has no {name!r}{hint}; it can be asked "
                f"{', '.join(known) or 'nothing more'}"
            )
        return partial(self.read, reader)

    def read(self, reader: Callable[..., Any], *words: Any, **more: Any) -> Any:
        """Ask a reader of the game; what it cannot find is a SceneError."""
        try:
            return reader(self.state, *words, **more)
        except BadSetup as error:
            raise SceneError(str(error)) from None

    def moment(self) -> tuple[Any, Any]:
        """Return which turn it is and whose."""
        return self.turn(), self.active()

    @property
    def events(self) -> list[Entry]:
        """Everything that was logged since the scene began."""
        return list(self.state.log)

    def happened(self, kind: int, *, titles: bool = False) -> list[tuple[Any, ...]]:
        """Return the arguments of all events of a kind; with `titles` cards by their titles."""
        found = [entry[1] for entry in self.state.log if entry[0] == kind]
        if not titles:
            return found
        names = [str(card["name"]) for card in self.game.catalogue()]
        roles = self.game.event_roles(kind)
        return [
            tuple(
                names[value] if role in "cd" and 0 <= value < len(names) else value
                for value, role in zip(args, roles.ljust(len(args), "n"), strict=False)
            )
            for args in found
        ]

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
            following = self.next_step
            return f"stopped before {following}" if following else "the game is over"
        return f"seat {seat} is asked {name!r}: {self.offered(seat)}"

    # Words ----------------------------------------------------------------------------------------

    def check_questions(self, names: tuple[str, ...]) -> None:
        """Refuse names of questions that the game never asks; waiting for them would be in vain."""
        known = list(self.game.questions())
        for name in names:
            if known and name not in known:
                hint = hint_for(str(name), known)
                raise SceneError(
                    f"{self.game.title} has no question {name!r}{hint}; it has {', '.join(known)}"
                )

    def fitting(self, seat: int, words: tuple[str, ...]) -> list[int]:
        """Return the places of the options that fit all words; an exact text wins alone."""
        return fitting(self.state, words) if self.asked[0] == seat else []

    def different(self, seat: int, places: list[int]) -> list[int]:
        """Return the first of several options that come to the same, otherwise all of them."""
        return different(self.state, places) if places else []


def check_setup(
    seats: object, decks: object, rulings: object, choices: object, seed: object
) -> None:
    """Refuse what is no set-up at all; whether it can be played is checked by the game."""
    if type(seats) is not int:
        raise BadSetup(f"seats must be a number, not {shown(seats)}")
    if not isinstance(decks, (tuple, list)):
        raise BadSetup(f"decks must be a list of decks by seat, not {shown(decks)}")
    for deck in decks:
        if not isinstance(deck, (str, Deck)):
            raise BadSetup(f"a deck is a Deck or its name, not {shown(deck)}")
    if not isinstance(seed, (int, str, bytes)):
        raise BadSetup(f"the seed must be a number or a text, not {shown(seed)}")
    for what, given in (("rulings", rulings), ("choices", choices)):
        for name, value in table(what, {} if given is None else given).items():
            if not isinstance(name, str) or not isinstance(value, str):
                raise BadSetup(f"{what} are texts by name, not {shown({name: value})}")
