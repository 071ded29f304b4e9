"""Moments at which several seats may act: priority windows, responses, sealed choices, triggers."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY, PASS, Option, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame, Generic[S]):
    """Seats act or pass in order until all of them have passed in succession.

    Whoever acts keeps the turn to act if `keeps_priority`, else the next seat is asked. A game
    says what is on offer (`options`), what acting does (`perform`, which may call frames), when
    a seat is asked although it can only pass (`must_ask`), and what closes the window early.
    """

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")
    question: ClassVar[str] = "window"
    keeps_priority: ClassVar[bool] = True

    def __init__(self, order: list[int], turn: int = 0, passes: int = 0) -> None:
        self.order: list[int] = order
        self.turn: int = turn
        self.passes: int = passes

    def options(self, state: S, seat: int) -> list[Option]:
        """Return what a seat may do here besides passing."""
        return []

    def perform(self, state: S, seat: int, option: Option) -> None:
        """Carry out what a seat chose."""

    def must_ask(self, state: S, seat: int) -> bool:
        """Tell whether a seat that can only pass is asked; may use public facts only."""
        return False

    def is_closed(self, state: S) -> bool:
        """Tell whether something has closed the window early."""
        return False

    def about(self, state: S) -> tuple[int, ...]:
        """Return the cards this window is about."""
        return ()

    def offer(self, state: S) -> str | None:
        """Ask the next seat that can act or must be asked; close after a round of passes."""
        seats = len(self.order)
        while self.passes < seats and not self.is_closed(state):
            seat = self.order[self.turn]
            options = self.options(state, seat)
            if options or self.must_ask(state, seat):
                options.append(PASS)
                state.ask(seat, self.question, options, self.about(state), len(options) - 1)
                return None
            self.pass_on()
        return DONE

    def take(self, state: S) -> str | None:
        """Let the seat pass or act."""
        if state.answer == PASS:
            self.pass_on()
            return "offer"
        seat = self.order[self.turn]
        self.passes = 0
        if not self.keeps_priority:
            self.turn = (self.turn + 1) % len(self.order)
        self.perform(state, seat, state.answer)
        return "offer"

    def pass_on(self) -> None:
        """Count a pass and turn to the next seat."""
        self.passes += 1
        self.turn = (self.turn + 1) % len(self.order)


@mypyc_attr(allow_interpreted_subclasses=True)
class Responses(Frame, Generic[S]):
    """A last-in-first-out pile of announced things; each may be answered before it resolves.

    `items` holds one list of numbers per announced thing, the newest last; its first number is
    the seat that announced it. When every seat of `order` has passed in succession the newest
    item resolves, and so on until the pile is empty (`answers_between`: seats are asked again
    before each further item).
    """

    steps: ClassVar[tuple[str, ...]] = ("open_check", "offer", "take", "resolve_newest", "go_on")
    question: ClassVar[str] = "response"
    answers_between: ClassVar[bool] = False

    def __init__(
        self, items: list[list[int]], order: list[int], turn: int = 0, passes: int = 0
    ) -> None:
        self.items: list[list[int]] = items
        self.order: list[int] = order
        self.turn: int = turn
        self.passes: int = passes

    def order_after(self, state: S, seat: int) -> list[int]:
        """Return who may answer something a seat announced, in order: the others, clockwise."""
        return [(seat + step) % state.seats for step in range(1, state.seats)]

    def responses(self, state: S, seat: int) -> list[Option]:
        """Return what a seat may answer now besides passing."""
        return []

    def must_ask(self, state: S, seat: int) -> bool:
        """Tell whether a seat that can only pass is asked; may use public facts only."""
        return False

    def announce(self, state: S, seat: int, option: Option) -> list[int]:
        """Pay for an answer and return it as a new item."""
        return [seat, *option]

    def resolve(self, state: S, item: list[int]) -> None:
        """Carry out an item; may call frames."""

    def open_check(self, state: S) -> str | None:
        """Start a round of questions about the newest item."""
        self.order = self.order_after(state, self.items[-1][0])
        self.turn = 0
        self.passes = 0
        return None

    def offer(self, state: S) -> str | None:
        """Ask the next seat that can answer or must be asked."""
        while self.passes < len(self.order):
            seat = self.order[self.turn]
            options = self.responses(state, seat)
            if options or self.must_ask(state, seat):
                options.append(PASS)
                state.ask(seat, self.question, options, (), len(options) - 1)
                return None
            self.pass_on()
        return "resolve_newest"

    def take(self, state: S) -> str | None:
        """Let the seat pass, or put its answer on the pile and start a new round."""
        if state.answer == PASS:
            self.pass_on()
            return "offer"
        seat = self.order[self.turn]
        self.items.append(self.announce(state, seat, state.answer))
        return "open_check"

    def resolve_newest(self, state: S) -> str | None:
        """Resolve the newest item; what it calls runs before the next one."""
        self.resolve(state, self.items.pop())
        return None

    def go_on(self, state: S) -> str | None:
        """Turn to the next item, with or without a new round of questions."""
        if not self.items:
            return DONE
        return "open_check" if self.answers_between else "resolve_newest"

    def pass_on(self) -> None:
        """Count a pass and turn to the next seat."""
        self.passes += 1
        self.turn = (self.turn + 1) % len(self.order)


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedChoices(Frame, Generic[S]):
    """Seats choose secretly, one after the other; nothing is known until all have chosen.

    `chosen` holds the position of each seat's choice in its list of options, in the order of
    `order`. The seats are always asked, even with a single option.
    """

    steps: ClassVar[tuple[str, ...]] = ("seal_next", "take", "reveal")
    question: ClassVar[str] = "sealed"

    def __init__(self, order: list[int], chosen: list[int] | None = None) -> None:
        self.order: list[int] = order
        self.chosen: list[int] = [] if chosen is None else chosen

    def options(self, state: S, seat: int) -> list[Option]:
        """Return what a seat may choose; must stay the same until the reveal."""
        return []

    def reveal_all(self, state: S, options: list[Option]) -> None:
        """Make all choices public at once, one option per seat of `order`."""

    def seal_next(self, state: S) -> str | None:
        """Ask the next seat for its secret choice."""
        if len(self.chosen) == len(self.order):
            return "reveal"
        seat = self.order[len(self.chosen)]
        state.ask(seat, self.question, self.options(state, seat))
        return None

    def take(self, state: S) -> str | None:
        """Keep the choice under seal."""
        seat = self.order[len(self.chosen)]
        self.chosen.append(self.options(state, seat).index(state.answer))
        return "seal_next"

    def reveal(self, state: S) -> str | None:
        """Turn all choices up together."""
        made = [
            self.options(state, seat)[choice]
            for seat, choice in zip(self.order, self.chosen, strict=True)
        ]
        state.learn(EVERYBODY)
        self.reveal_all(state, made)
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Triggers(Frame, Generic[S]):
    """Things that happen at the same moment: each seat resolves its own, in an order it chooses.

    `waiting` holds triggers as lists of numbers whose first number is the seat they belong to;
    `order` is the seats in the order in which their triggers come.
    """

    steps: ClassVar[tuple[str, ...]] = ("pick", "take", "resolve_picked")
    question: ClassVar[str] = "trigger-order"

    def __init__(self, waiting: list[list[int]], order: list[int], picked: int = 0) -> None:
        self.waiting: list[list[int]] = waiting
        self.order: list[int] = order
        self.picked: int = picked

    def order_matters(self, state: S, own: list[list[int]]) -> bool:
        """Tell whether the owner of several triggers is asked which comes next."""
        return True

    def is_valid(self, state: S, trigger: list[int]) -> bool:
        """Tell whether a trigger still makes sense when its turn comes."""
        return True

    def as_option(self, state: S, trigger: list[int]) -> Option:
        """Return the option that stands for a trigger in the question of order."""
        return tuple(trigger)

    def resolve(self, state: S, trigger: list[int]) -> None:
        """Carry out a trigger; may call frames."""

    def pick(self, state: S) -> str | None:
        """Find the next trigger, asking its owner if the order matters."""
        self.waiting = [each for each in self.waiting if self.is_valid(state, each)]
        for seat in self.order:
            own = [each for each in self.waiting if each[0] == seat]
            if not own:
                continue
            if len(own) > 1 and self.order_matters(state, own):
                options: list[Option] = []
                for each in own:
                    option = self.as_option(state, each)
                    if option not in options:
                        options.append(option)
                state.ask_if_open(seat, self.question, options)
            else:
                state.answer = self.as_option(state, own[0])
            return None
        return DONE

    def take(self, state: S) -> str | None:
        """Remember which trigger was picked."""
        for place, each in enumerate(self.waiting):
            if self.as_option(state, each) == state.answer:
                self.picked = place
                return None
        return "pick"

    def resolve_picked(self, state: S) -> str | None:
        """Resolve it, then look for the next one."""
        self.resolve(state, self.waiting.pop(self.picked))
        return "pick"
