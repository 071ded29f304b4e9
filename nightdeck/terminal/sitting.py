"""One sitting at a table: people at this terminal and computer players around one session."""

from __future__ import annotations

import time
from collections import deque
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

from nightdeck.kernel.errors import BadFile, NightdeckError
from nightdeck.kernel.game import Game, View
from nightdeck.kernel.state import NOBODY
from nightdeck.play.finding import find_game
from nightdeck.play.match import Answering
from nightdeck.play.plans import Plan
from nightdeck.play.rulebook import Rulebook
from nightdeck.play.seating import HUMAN, Seating, seating
from nightdeck.play.stops import NEXT, TURN, Orders, advised, passed_label, turn_mark, unasked
from nightdeck.records.session import Session, resumed
from nightdeck.seen.views import log_lines, stop_of, view
from nightdeck.terminal.faces import Faces, safe
from nightdeck.terminal.keeping import Kept, begin, check_place, unwritable, whole_record
from nightdeck.terminal.page import (
    headline,
    over_line,
    own_blocks,
    seats_block,
    table_blocks,
    with_clause,
)
from nightdeck.terminal.regions import Block
from nightdeck.terminal.rows import row_line, row_lines, rows_of
from nightdeck.terminal.words import BRIEF, FULL, NORMAL
from nightdeck.terminal.writers import HEAD, NEWS, NOTE, Writer

REMEMBERED = 30
"""So many of the last events are told to somebody who comes back to a saved game."""

KEPT_THOUGHTS: Final = 12

STAND_IN: Final = "street"
"""The level that plays on for somebody who resigns while others go on, in games that want that."""


class Sitting:
    """The people and players of one session, and what each of them has already been told."""

    def __init__(
        self,
        session: Session,
        seats: list[Seating],
        writer: Writer,
        book: Rulebook | None = None,
        pace: float = 0.0,
    ) -> None:
        self.session: Session = session
        self.seats: list[Seating] = seats
        self.writer: Writer = writer
        self.book: Rulebook | None = book
        self.pace: float = pace
        self.faces: Faces = Faces(session.game)
        self.people: list[int] = [
            place
            for place, each in enumerate(seats)
            if each.level == HUMAN and not session.state.is_out(place)
        ]
        seed = str(session.record.header.seed)
        self.bots: dict[int, Answering] = {
            place: Answering(place, each, f"sitting {seed}")
            for place, each in enumerate(seats)
            if each.level != HUMAN
        }
        self.told: dict[int, int] = {}
        if session.record.moves:
            # Whoever comes back wants to hear the end of what happened, not all of it.
            heard = max(0, len(session.state.log or []) - REMEMBERED)
            self.told = dict.fromkeys([*self.people, NOBODY], heard)
        self.answered: list[int] = []
        """Decisions with a single option that were taken for people."""
        self.orders: dict[int, Orders] = {each: advised(session.game) for each in self.people}
        """Which moments each person lets pass."""
        self.passed: dict[int, list[str]] = {}
        """What was passed for each person since they last chose."""
        self.plan: Plan | None = None
        """The rest of a shortcut that somebody takes."""
        self.seen_turn: dict[int, Any] = {}
        self.seen_lines: dict[int, list[str]] = {}
        self.auto: bool = len(self.people) < 2
        self.reasons: bool = False
        self.thoughts: deque[str] = deque(maxlen=KEPT_THOUGHTS)
        """The last reasons of computer players in full, told when the game is over."""
        self.looking: int = self.people[0] if self.people else NOBODY
        self.telling: str = NORMAL
        self.details: bool = False
        """Whether the parts of deeds are told as well, with the rules behind them."""
        self.kept: Kept | None = None
        self.resigned: int = NOBODY
        """Who left the game as it stood, if the rules know nothing of that."""

    # Facts ------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """Return what a seat is called at this table, or by its number until it has a name."""
        for entry in self.view().get("seats") or []:
            if entry.get("seat") == seat and entry.get("name"):
                return safe(entry["name"])
        return safe(self.session.game.seat_name(len(self.seats), seat))

    def view(self) -> View:
        """Return what the person who is looking sees."""
        return view(self.session.state, self.looking)

    def asked(self) -> int:
        """Return the seat that is asked, or NOBODY when the game is over."""
        question = self.session.state.question
        return NOBODY if question is None else question.seat

    # Going on ---------------------------------------------------------------------------------

    def decide(self, index: int) -> None:
        """Take the answer of whoever is asked."""
        state, question = self.session.state, self.session.state.question
        if self.plan is not None and question is not None and index < len(question.options):
            if not self.plan.goes_on(state, question.seat, question.options[index]):
                self.plan = None
        self.session.decide(self.asked(), state.decisions, index)
        self.keep()

    def advance(self) -> None:
        """Let computer players decide, and people who have only one option, until one is needed."""
        while (question := self.session.state.question) is not None:
            seat = question.seat
            if seat in self.bots:
                self.let_decide(seat)
            elif (place := self.ordered(seat)) is not None:
                self.passed.setdefault(seat, []).append(passed_label(self.session.state))
                self.answered.append(self.session.state.decisions)
                self.decide(place)
            elif (place := self.planned(seat)) is not None:
                self.decide(place)
            elif self.auto and len(question.options) == 1:
                self.answered.append(self.session.state.decisions)
                self.decide(0)
            else:
                if NEXT in self.orders[seat] and stop_of(self.session.state) is not None:
                    self.orders[seat] = {k: v for k, v in self.orders[seat].items() if k != NEXT}
                return

    def ordered(self, seat: int) -> int | None:
        """Return the answer that a person has ordered in advance, None if they are asked."""
        orders = self.orders.get(seat) or {}
        return unasked(self.session.state, orders, self.turn_mark() if TURN in orders else "")

    def planned(self, seat: int) -> int | None:
        """Return the next answer of the shortcut that is under way; else it is over."""
        if self.plan is None or self.plan.seat != seat:
            return None
        place = self.plan.next_place(self.session.state, self.turn_mark())
        self.plan = None if place is None else self.plan
        return place

    def turn_mark(self) -> str:
        """Return what tells the present turn from all others."""
        return turn_mark(self.view().get("turn"))

    def let_decide(self, seat: int) -> None:
        """Let a computer player answer; what it does wrong is told, and the default taken."""
        bot = self.bots[seat]
        faults = len(bot.faults)
        index = bot.answer(self.session.state)
        # With people at the table only the part of a reason that names no card of another seat.
        why = (bot.player.odds() if self.people else bot.player.reason()) if self.reasons else ""
        self.thoughts.append(f"{self.name(seat)}: {bot.player.reason()}")
        self.decide(index)
        for fault in bot.faults[faults:]:
            self.writer.say(safe(f"{fault}; the default answer was taken"), NOTE)
        if self.tell_news() and self.pace > 0:
            time.sleep(self.pace)
        if why:
            self.writer.say(safe(f"Reason of {self.name(seat)}: {why}"), NOTE)

    def undo_target(self, seat: int) -> int:
        """Return a seat's last decision that it took itself, or -1."""
        return self.session.undo_target(seat, self.is_own)

    def undo_needs(self, seat: int) -> str:
        """Say why a seat's undo needs the others' consent; an empty text means it is free."""
        return self.session.undo_needs(seat, self.is_own)

    def is_own(self, number: int) -> bool:
        """Tell whether a decision was not taken for somebody who had only one option."""
        return number not in self.answered

    def undo(self, target: int) -> None:
        """Go back to before a decision; nobody has then been told more than the log holds."""
        self.session.rewind(target)
        self.plan = None
        self.answered = [number for number in self.answered if number < target]
        length = len(self.session.state.log or [])
        self.told = {each: min(count, length) for each, count in self.told.items()}
        self.keep()

    def resign(self, seat: int) -> bool:
        """Give a seat up and tell whether a computer player plays on for it.

        The rules of the game say what follows, and the record holds it. Where they know no leaving
        a computer plays on while others do; without other people the game is left as it stands.
        """
        others = [each for each in self.people if each != seat]
        if len(self.seats) <= 2 or not self.session.game.stand_ins:
            self.session.adopt(self.session.conceded(seat))
            self.people = others or self.people
            self.keep()
            return False
        if not others:
            self.resigned = seat
            return False
        self.people = others
        self.bots[seat] = Answering(seat, Seating(STAND_IN), f"resigned {self.session.chain}")
        return True

    # Telling ----------------------------------------------------------------------------------

    def tell_news(self) -> int:
        """Tell whoever is looking what is new to them; return how many lines that were."""
        start = self.told.get(self.looking, 0)
        lines = log_lines(self.session.state, self.looking, start)
        self.told[self.looking] = len(self.session.state.log or [])
        for line in told_lines(self.session.game, lines, self.details):
            self.writer.say(line, NEWS)
        return len(lines)

    def show_table(self) -> None:
        """Show the whole table."""
        shown = self.view()
        self.writer.say(headline(shown), HEAD)
        for block in table_blocks(shown, self.faces):
            self.writer.block(block)

    def show_status(self) -> None:
        """Show where we stand and whose numbers have changed, and the table when it is due."""
        shown = self.view()
        lines = seats_block(shown).lines
        said = self.seen_lines.get(self.looking, [])
        self.seen_lines[self.looking] = lines
        if self.is_table_due(shown):
            self.show_table()
            return
        if self.telling != BRIEF:
            self.writer.say(headline(shown), HEAD)
            for line in lines:
                if line not in said:
                    self.writer.say(f"  {line}")
        if not said:
            for block in own_blocks(shown, self.faces):
                self.writer.block(block)

    def is_table_due(self, shown: View) -> bool:
        """Tell whether to show it all: when the set-up is over, or at every new turn."""
        turn = shown.get("turn") or {}
        now = (turn.get("number"), turn.get("seat"))
        before = self.seen_turn.get(self.looking)
        if now[0] != 0:
            self.seen_turn[self.looking] = now
        if now[0] == 0 or self.telling == BRIEF:
            return False
        each_turn = self.writer.table_each_turn or self.telling == FULL
        return before is None or (each_turn and now != before)

    def show_question(self) -> View:
        """Show the open question with its options and return it."""
        prompt: View = self.view()["prompt"]
        rows = rows_of(prompt)
        options = row_lines(rows, self.telling)
        self.writer.offer([str(row.option["text"]) for row in rows])
        self.tell_passed()
        shortcuts = [
            row_line(number, each, self.telling).replace(f"{number}.", f"go {number}:", 1)
            for number, each in enumerate(prompt.get("shortcuts") or [], start=1)
        ]
        whom = f"{self.name(self.looking)}: " if len(self.people) > 1 else ""
        note = "" if self.telling == BRIEF else safe(prompt.get("note") or "")
        about = [self.faces.label(self.view(), tag) for tag in prompt.get("about") or []]
        if about:
            note = f"{note} About: {', '.join(about)}.".strip()
        self.writer.question(safe(f"{whom}{prompt['text']}"), note, options, shortcuts)
        return prompt

    def tell_passed(self) -> None:
        """Tell which moments were passed for whoever is looking since they last chose."""
        labels = self.passed.pop(self.looking, [])
        if labels and self.telling != BRIEF:
            told = ", ".join(dict.fromkeys(labels))
            self.writer.say(safe(f"Passed for you: {told} (stops changes that)."), NOTE)

    def show_over(self) -> None:
        """Show how the game ended."""
        self.tell_news()
        shown = self.view()
        if self.resigned != NOBODY:
            self.writer.block(Block("The end", [self.resignation()]))
            self.writer.block(seats_block(shown))
            return
        names = [self.name(seat) for seat in range(len(self.seats))]
        if len(self.people) == 1:
            names[self.looking] += " (you)"
        self.writer.block(Block("The end", [over_line(shown, names)]))
        self.writer.block(seats_block(shown))
        if self.reasons and self.people and self.thoughts:
            self.writer.block(Block("Why they chose, at the end", [safe(t) for t in self.thoughts]))

    def resignation(self) -> str:
        """Return how the game ended for somebody who gave it up."""
        return f"The game is over: {self.name(self.resigned)} resigned."

    # Files ------------------------------------------------------------------------------------

    def keep_in(self, path: Path) -> None:
        """Keep the game in a file from now on: every decision is there before anybody goes on."""
        self.kept = Kept(path, self.session.record)

    def keep(self) -> None:
        """Bring the file of the game up to date, if it has one."""
        if self.kept is not None:
            self.kept.keep(self.session.record)

    def save(self, path: Path) -> None:
        """Write the game as a record; no file of another kind is ever overwritten."""
        check_place(path)
        try:
            begin(path, self.session.record)
        except OSError as error:
            raise unwritable(path, error) from None


def told_lines(game: Game[Any], lines: list[View], details: bool) -> list[str]:
    """Return lines of the log as they are told: deeds, and their parts where details are wanted."""
    if details:
        return [f"{'   ' if line.get('part') else '-'} {with_clause(line)}" for line in lines]
    deeds = [str(line["text"]) for line in lines if not line.get("part")]
    return [f"- {safe(line)}" for line in gathered(game, deeds)]


def gathered(game: Game[Any], lines: list[str]) -> list[str]:
    """Return lines with those that are the same several times in a row told once."""
    return [
        line if count == 1 else game.repeated(line, count)
        for line, count in ((line, len(list(same))) for line, same in groupby(lines))
    ]


class Resumed(NamedTuple):
    """A saved game at the point where it was left."""

    session: Session
    seats: list[Seating]
    was_cut: bool
    """Whether the last line of the file was not complete and is left out."""


def resume(path: Path, game_name: str = "") -> Resumed:
    """Return a saved game at the point where it was left, with those who sat at it."""
    try:
        record, was_cut = whole_record(path.read_bytes())
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror}") from None
    try:
        game = find_game(game_name or record.header.game)
    except NightdeckError as error:
        raise BadFile(f"{path}, line 1: {error}") from None
    session = resumed(game, record)
    names = record.header.names
    try:
        seats = [seating(name, human=True) for name in names]
    except NightdeckError:
        seats = []
    if len(seats) != record.header.seats:
        seats = [Seating(HUMAN if place == 0 else "street") for place in range(record.header.seats)]
    return Resumed(session, seats, was_cut)
