"""Going through a recorded game decision by decision."""

from __future__ import annotations

import re
from typing import Final

from nightdeck.kernel.state import NOBODY, State, bit
from nightdeck.records.session import Session
from nightdeck.seen.views import log_lines, view
from nightdeck.terminal.faces import Faces, safe
from nightdeck.terminal.page import headline, over_line, table_blocks
from nightdeck.terminal.writers import HEAD, NEWS, NOTE, QUESTION, REFUSAL, Writer

NUMBER: Final = re.compile(r"[0-9]{1,9}")
KEYS = "Enter: next; b: back; a number: go there; t: table; q: leave"


class Stepping:
    """A finished or running game looked at with the eyes of a seat or of a spectator."""

    def __init__(self, session: Session, seat: int, writer: Writer) -> None:
        self.session: Session = session
        self.seat: int = seat
        self.writer: Writer = writer
        self.faces: Faces = Faces(session.game)

    def show(self, number: int) -> None:
        """Show the whole table before a decision."""
        state = self.session.state_at(number)
        self.show_decision(state, number)
        for block in table_blocks(view(state, self.seat), self.faces):
            self.writer.block(block)

    def show_decision(self, state: State, number: int) -> None:
        """Show where the game stands and, if this seat may know it, what is chosen next."""
        shown = view(state, self.seat)
        moves = self.session.record.moves
        self.writer.say(f"Decision {number} of {len(moves)}. {headline(shown)}", HEAD)
        if shown["over"]:
            names = [self.session.game.seat_name(state.seats, seat) for seat in range(state.seats)]
            self.writer.say(over_line(shown, names), QUESTION)
        elif state.question is not None:
            self.show_choice(state, number)

    def show_choice(self, state: State, number: int) -> None:
        """Show who is asked; the answer only to the seat itself, others read the log."""
        question = state.question
        assert question is not None
        game = self.session.game
        who = safe(game.seat_name(state.seats, question.seat))
        self.writer.say(f"{who} is asked ({safe(question.name)}).", QUESTION)
        moves = self.session.record.moves
        if number < len(moves) and self.seat in (question.seat, NOBODY) and self.may_tell(state):
            option = question.options[moves[number].option]
            self.writer.say(f"{who}: {safe(game.describe(state, question.seat, option).text)}")

    def may_tell(self, state: State) -> bool:
        """Tell whether options may be put into words: to spectators only when all is over."""
        return self.seat != NOBODY or self.session.state.outcome is not None

    def show_news(self, before: State, after: State) -> None:
        """Show what the seat was told between two moments."""
        start = len(before.log or [])
        mask = bit(self.seat)
        if any(entry[3] & mask for entry in (after.log or [])[start:]):
            for line in log_lines(after, self.seat, start):
                mark = "   " if line.get("part") else "-"
                self.writer.say(f"{mark} {safe(line['text'])}", NEWS)

    def run(self, number: int = 0) -> None:
        """Read keys until somebody leaves; the end of the input leaves too."""
        last = len(self.session.record.moves)
        self.writer.say(KEYS, NOTE)
        state = self.session.state_at(number)
        self.show_decision(state, number)
        while True:
            try:
                line = self.writer.ask(">").casefold()
            except EOFError:
                return
            if line.startswith("q"):
                return
            if line.startswith("t"):
                self.show(number)
                continue
            wanted = self.wanted(line, number)
            if wanted is None:
                self.writer.say(f"{safe(line)!r} is not a key. {KEYS}", REFUSAL)
                continue
            number = max(0, min(last, wanted))
            after = self.session.state_at(number)
            self.show_news(state, after)
            state = after
            self.show_decision(state, number)

    def wanted(self, line: str, number: int) -> int | None:
        """Return the decision a line asks for."""
        if line in ("", "n", "next"):
            return number + 1
        if line in ("b", "back"):
            return number - 1
        return int(line) if NUMBER.fullmatch(line) else None
