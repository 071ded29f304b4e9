"""Moments at which seats decide: one question, windows, a pile with answers, seals, triggers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from nightdeck.kernel.frames import DONE, Frame, SeatFrame
from nightdeck.kernel.state import EVERYBODY, PASS, Option, Question, State

if TYPE_CHECKING:
    from nightdeck.kernel.rng import Rng

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(SeatFrame, Generic[S]):
    """One seat decides one thing; without an option nothing happens.

    A pass stands last and is the default answer; who may pass is always asked. Who may not is asked
    if there is a choice, or whenever the rules `always` ask.
    """

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")
    question: ClassVar[str] = ""
    always: ClassVar[bool] = False

    def options(self, state: S) -> list[Option]:
        """Return what there is to choose from."""
        return []

    def topic(self, state: S) -> tuple[int, ...]:
        """Return the cards the question is about."""
        return ()

    def offer(self, state: S) -> str | None:
        """Ask."""
        options = self.options(state)
        if not options:
            return DONE
        if options[-1] == PASS:
            state.ask(self.seat, self.question, options, self.topic(state), len(options) - 1)
        elif self.always:
            state.ask(self.seat, self.question, options, self.topic(state))
        else:
            state.ask_if_open(self.seat, self.question, options, self.topic(state))
        return None

    def take(self, state: S) -> str | None:
        """Use the answer; "offer" asks again."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Round(Frame, Generic[S]):
    """Seats are asked in order whether they act or pass; what windows and piles have in common."""

    def __init__(self, name: str, order: list[int], turn: int = 0, passes: int = 0) -> None:
        self.name: str = name
        self.order: list[int] = order
        self.turn: int = turn
        self.passes: int = passes

    def options(self, state: S, seat: int) -> list[Option]:
        """Return what a seat may do here besides passing."""
        return []

    def must_ask(self, state: S, seat: int) -> bool:
        """Tell whether a seat that can only pass is asked; may use public facts only."""
        return False

    def is_closed(self, state: S) -> bool:
        """Tell whether something has ended the round early."""
        return False

    def topic(self, state: S) -> tuple[int, ...]:
        """Return the cards this round is about."""
        return ()

    def after_round(self, state: S) -> str | None:
        """Say where to go on after a round of passes, or when something has ended it."""
        return DONE

    def offer(self, state: S) -> str | None:
        """Ask the next seat that can act or must be asked, until all have passed in succession."""
        order = self.order
        seats = len(order)
        while self.passes < seats and not self.is_closed(state):
            seat = order[self.turn]
            if not state.out or not state.is_out(seat):
                options = self.options(state, seat)
                if options or self.must_ask(state, seat):
                    options.append(PASS)
                    state.ask(seat, self.name, options, self.topic(state), len(options) - 1)
                    return None
            self.passes += 1
            self.turn = (self.turn + 1) % seats
        return self.after_round(state)

    def pass_on(self) -> None:
        """Count a pass and turn to the next seat."""
        self.passes += 1
        self.turn = (self.turn + 1) % len(self.order)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Round[S]):
    """Seats act or pass in order until all of them have passed in succession.

    Whoever acts keeps the turn to act if `keeps_priority`, else the next seat is asked. With
    `reopens` an act lets those act again who have passed; without, a pass is final. A game says
    what is on offer (`options`), what acting does (`perform`), what is checked between two acts
    (`settle`) and what follows when the window closes (`close`).
    """

    steps: ClassVar[tuple[str, ...]] = ("offer", "take", "check")
    keeps_priority: ClassVar[bool] = True
    reopens: ClassVar[bool] = True

    def perform(self, state: S, seat: int, option: Option) -> None:
        """Carry out what a seat chose; may call frames."""

    def settle(self, state: S) -> None:
        """Check the state after an act, before anybody is asked again; may call frames."""

    def close(self, state: S) -> None:
        """End what lasts only as long as the window."""

    def after_round(self, state: S) -> str | None:
        """Close."""
        self.close(state)
        return DONE

    def take(self, state: S) -> str | None:
        """Let the seat pass or act."""
        if state.answer == PASS:
            self.pass_on()
            return "offer"
        seat = self.order[self.turn]
        if self.reopens:
            self.passes = 0
        if not self.keeps_priority:
            self.turn = (self.turn + 1) % len(self.order)
        self.perform(state, seat, state.answer)
        return None

    def check(self, state: S) -> str | None:
        """Settle what the act has changed, then ask again."""
        self.settle(state)
        return "offer"


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile(Round[S]):
    """Announced things, the last one first; each may be answered before anything resolves.

    The things lie in the state (`things`), one list of numbers each, the newest last; the first
    number tells things apart, the second is the seat that announced it. When all seats of a round
    have passed in succession the newest resolves. It stays on the pile until it is done. A thing
    that is put on the pile meanwhile gets a round of its own; otherwise the next one resolves at
    once, or after another round if `answers_between`.
    """

    steps: ClassVar[tuple[str, ...]] = (
        "open_round",
        "offer",
        "take",
        "hear",
        "resolve_newest",
        "clear",
        "go_on",
    )
    answers_between: ClassVar[bool] = False

    def __init__(
        self,
        name: str,
        order: list[int] | None = None,
        turn: int = 0,
        passes: int = 0,
        newest: int = -1,
    ) -> None:
        super().__init__(name, [] if order is None else order, turn, passes)
        self.newest: int = newest

    def things(self, state: S) -> list[list[int]]:
        """Return the pile."""
        raise NotImplementedError

    def order_after(self, state: S, thing: list[int]) -> list[int]:
        """Return who may answer a thing, in order: the others, clockwise."""
        return [(thing[1] + step) % state.seats for step in range(1, state.seats)]

    def announce(self, state: S, seat: int, option: Option) -> None:
        """Put an answer on the pile, or call the procedure that does; it may fail or be taken back.

        A seat whose announcement comes to nothing keeps the turn, and passes made by others stand.
        """

    def resolve(self, state: S, thing: list[int]) -> None:
        """Carry out a thing; may call frames."""

    def settle(self, state: S) -> None:
        """Check the state after a thing is done, before anything else happens; may call frames."""

    def top(self, state: S) -> int:
        """Return the number of the newest thing, -1 if the pile is empty."""
        things = self.things(state)
        return things[-1][0] if things else -1

    def open_round(self, state: S) -> str | None:
        """Start a round of questions about the newest thing."""
        things = self.things(state)
        if not things:
            return DONE
        self.order = self.order_after(state, things[-1])
        self.turn = 0
        self.passes = 0
        return None

    def after_round(self, state: S) -> str | None:
        """Nobody answers any more."""
        return "resolve_newest"

    def take(self, state: S) -> str | None:
        """Let the seat pass or announce an answer."""
        if state.answer == PASS:
            self.pass_on()
            return "offer"
        self.newest = self.top(state)
        self.announce(state, self.order[self.turn], state.answer)
        return None

    def hear(self, state: S) -> str | None:
        """Start a new round if an answer came onto the pile, go on with this one if not."""
        return "offer" if self.top(state) == self.newest else "open_round"

    def resolve_newest(self, state: S) -> str | None:
        """Resolve the newest thing, which stays where it is meanwhile."""
        things = self.things(state)
        if not things:
            return DONE
        self.newest = things[-1][0]
        self.resolve(state, things[-1])
        return None

    def clear(self, state: S) -> str | None:
        """Take the thing that is done off the pile and settle what it has changed."""
        things = self.things(state)
        things[:] = [thing for thing in things if thing[0] != self.newest]
        self.settle(state)
        return None

    def go_on(self, state: S) -> str | None:
        """Turn to the next thing; whatever is newer than the one just done is answered first."""
        if self.answers_between or self.top(state) > self.newest:
            return "open_round"
        return "resolve_newest"


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedChoices(Frame, Generic[S]):
    """Seats choose secretly, one after the other; nothing is known until all have chosen.

    `chosen` holds the position of each seat's choice in its list of options, in the order of
    `order`, in which a seat with several choices stands several times. Others than the chooser know
    only that a choice was made, and in a re-dealt world the choices of others are made anew.
    """

    steps: ClassVar[tuple[str, ...]] = ("seal_next", "take", "reveal")
    question: ClassVar[str] = "sealed"

    def __init__(self, order: list[int], chosen: list[int] | None = None) -> None:
        self.order: list[int] = order
        self.chosen: list[int] = [] if chosen is None else chosen

    def options(self, state: S, seat: int) -> list[Option]:
        """Return what a seat may choose; must stay the same until the reveal."""
        return []

    def options_at(self, state: S, place: int) -> list[Option]:
        """Return what may be chosen at a place of `order`, after that seat's earlier choices."""
        return self.options(state, self.order[place])

    def must_ask(self, state: S, seat: int) -> bool:
        """Tell whether a seat with one option is asked; False only if the option is public."""
        return True

    def topic(self, state: S) -> tuple[int, ...]:
        """Return the cards this choice is about."""
        return ()

    def reveal_all(self, state: S, options: list[Option]) -> None:
        """Make all choices public at once, one option per place of `order`."""

    def seal_next(self, state: S) -> str | None:
        """Ask the next seat for its secret choice."""
        place = len(self.chosen)
        if place == len(self.order):
            return "reveal"
        seat = self.order[place]
        options = self.options_at(state, place)
        if len(options) == 1 and not self.must_ask(state, seat):
            state.answer = options[0]
        else:
            state.ask(seat, self.question, options, self.topic(state))
        return None

    def take(self, state: S) -> str | None:
        """Keep the choice under seal."""
        options = self.options_at(state, len(self.chosen))
        self.chosen.append(options.index(state.answer))
        return "seal_next"

    def reveal(self, state: S) -> str | None:
        """Turn all choices up together."""
        made = [self.options_at(state, place)[choice] for place, choice in enumerate(self.chosen)]
        state.learn(EVERYBODY)
        self.reveal_all(state, made)
        return None

    def reseal(self, state: S, seat: int, rng: Rng) -> None:
        """Replace what others have sealed by choices they might have made in a re-dealt world."""
        sealed = len(self.chosen)
        for place in range(sealed):
            if self.order[place] != seat:
                self.chosen[place] = rng.below(len(self.options_at(state, place)))
        asked = state.question
        if asked is not None and asked.seat != seat and state.stack[-1] is self:
            # What is left to somebody for the next choice depends on what they chose before.
            options = self.options_at(state, sealed)
            state.question = Question(asked.seat, asked.name, options, asked.about, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Triggers(Frame, Generic[S]):
    """Things that happen at the same moment, resolved one by one in an order somebody chooses.

    `waiting` holds triggers as lists of numbers whose first number is the seat they belong to;
    `order` is the seats in the order in which their triggers come. What arises meanwhile
    (`arisen`) comes after the whole set.
    """

    steps: ClassVar[tuple[str, ...]] = (
        "collect",
        "pick",
        "take",
        "offer_optional",
        "take_optional",
        "resolve_picked",
        "check",
    )
    question: ClassVar[str] = "trigger-order"

    def __init__(
        self,
        waiting: list[list[int]] | None = None,
        order: list[int] | None = None,
        picked: list[int] | None = None,
    ) -> None:
        self.waiting: list[list[int]] = [] if waiting is None else waiting
        self.order: list[int] = [] if order is None else order
        self.picked: list[int] = [] if picked is None else picked

    def arisen(self, state: S) -> list[list[int]]:
        """Take over the triggers that wait now, once the set before them is done."""
        return []

    def seats(self, state: S) -> list[int]:
        """Return whose triggers come first."""
        return self.order

    def chooser(self, state: S, seat: int) -> int:
        """Return who orders a seat's triggers: the seat itself, or the active player."""
        return seat

    def order_matters(self, state: S, own: list[list[int]]) -> bool:
        """Tell whether the one who orders several triggers is asked which comes next."""
        return True

    def is_valid(self, state: S, trigger: list[int]) -> bool:
        """Tell whether a trigger still makes sense when its turn comes."""
        return True

    def as_option(self, state: S, trigger: list[int]) -> Option:
        """Return the option that stands for a trigger in the question of order."""
        return tuple(trigger)

    def is_asking(self, state: S, trigger: list[int]) -> bool:
        """Ask whether an optional trigger is used; False if there is nothing to ask."""
        return False

    def is_declined(self, state: S, trigger: list[int]) -> bool:
        """Tell from the answer, if one was asked for, whether the trigger does nothing."""
        return False

    def resolve(self, state: S, trigger: list[int]) -> None:
        """Carry out a trigger; may call frames."""

    def settle(self, state: S) -> None:
        """Check the state after a trigger; may call frames."""

    def collect(self, state: S) -> str | None:
        """Begin with the set that waits now."""
        if not self.waiting:
            self.waiting = self.arisen(state)
        return None if self.waiting else DONE

    def pick(self, state: S) -> str | None:
        """Find the next trigger, asking if the order matters."""
        self.waiting = [each for each in self.waiting if self.is_valid(state, each)]
        for seat in self.seats(state):
            own = [each for each in self.waiting if each[0] == seat]
            if not own:
                continue
            if len(own) > 1 and self.order_matters(state, own):
                options: list[Option] = []
                for each in own:
                    option = self.as_option(state, each)
                    if option not in options:
                        options.append(option)
                state.ask_if_open(self.chooser(state, seat), self.question, options)
            else:
                state.answer = self.as_option(state, own[0])
            return None
        self.waiting = []
        return "collect"

    def take(self, state: S) -> str | None:
        """Take the chosen trigger out of the set."""
        for trigger in self.waiting:
            if self.as_option(state, trigger) == state.answer:
                self.picked = trigger
                self.waiting.remove(trigger)
                return None
        return "pick"

    def offer_optional(self, state: S) -> str | None:
        """Ask about a trigger that may be declined."""
        return None if self.is_asking(state, self.picked) else "resolve_picked"

    def take_optional(self, state: S) -> str | None:
        """A declined trigger does nothing."""
        return "pick" if self.is_declined(state, self.picked) else None

    def resolve_picked(self, state: S) -> str | None:
        """Let the game carry out the trigger that was picked."""
        self.resolve(state, self.picked)
        return None

    def check(self, state: S) -> str | None:
        """Settle what it has changed, then look for the next one."""
        self.settle(state)
        return "pick"
