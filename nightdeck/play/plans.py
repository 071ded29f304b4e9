"""What somebody has set out to do in several answers, as long as nothing comes between."""

from __future__ import annotations

from nightdeck.kernel.state import Option, State
from nightdeck.seen.views import game_of


class Plan:
    """The answers of a shortcut that are still to be given, in one turn.

    Passes do not disturb it, whoever makes them: in most pauses nobody does anything. Whatever else
    anybody does ends it, and so does a question in which the next answer is not offered.
    """

    def __init__(self, seat: int, options: list[Option], turn: str) -> None:
        self.seat: int = seat
        self.options: list[Option] = options
        self.turn: str = turn
        """The mark of the turn in which it was made."""

    def next_place(self, state: State, turn: str) -> int | None:
        """Return the place of the next answer in the open question; None ends the plan."""
        question = state.question
        is_open = question is not None and question.seat == self.seat and turn == self.turn
        if question is None or not is_open or self.options[:1] == []:
            return None
        wanted = self.options[0]
        return question.options.index(wanted) if wanted in question.options else None

    def goes_on(self, state: State, seat: int, option: Option) -> bool:
        """Note an answer before it is carried out; tell whether anything is left of the plan."""
        if seat == self.seat and option == self.options[0]:
            del self.options[0]
            return bool(self.options)
        return game_of(state).verb(option) == "pass"
