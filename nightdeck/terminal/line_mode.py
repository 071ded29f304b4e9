"""The line mode: show what happened, ask, read a line, obey it; until the game is over."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from nightdeck.kernel.errors import NightdeckError
from nightdeck.kernel.game import View
from nightdeck.kernel.handles import tagged
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.play.finding import nearest
from nightdeck.play.plans import Plan
from nightdeck.play.players import LEVELS, Seat, player
from nightdeck.play.rulebook import passages
from nightdeck.seen.views import joined, log_lines, reason, uses
from nightdeck.terminal.faces import safe
from nightdeck.terminal.rows import Row, row_line, rows_of
from nightdeck.terminal.sitting import Sitting, told_lines
from nightdeck.terminal.stop_words import changed, stop_lines
from nightdeck.terminal.words import ALONE, NAMES, TELLING, fitting, help_lines, parsed
from nightdeck.terminal.writers import NEWS, NOTE, REFUSAL

NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
LOG_LINES = 20
SLOWEST = 10
RULES = 8


class Leave(Exception):
    """Somebody wants to stop."""


class LineMode:
    """Reads commands for a sitting."""

    def __init__(self, sitting: Sitting, autosave: Path | None = None) -> None:
        self.sitting: Sitting = sitting
        self.autosave: Path | None = autosave
        if autosave is not None:
            sitting.keep_in(autosave)
        self.prompt: View = {}
        self.rows: list[Row] = []
        self.obey: dict[str, Callable[[str], bool]] = {
            "undo": self.undo,
            "go": self.go,
            "why": self.why,
            "rules": self.rules,
            "card": self.card,
            "table": self.table,
            "log": self.log,
            "details": self.toggle_details,
            "hint": self.hint,
            "tell": self.set_telling,
            "auto": self.toggle_auto,
            "reasons": self.toggle_reasons,
            "pace": self.set_pace,
            "stops": self.stops,
            "save": self.save,
            "resign": self.resign,
            "quit": self.quit,
            "help": self.help,
        }

    def say(self, text: str, style: str = "") -> None:
        """Write one line."""
        self.sitting.writer.say(text, style)

    def run(self) -> bool:
        """Play until the game is over or somebody leaves; tell whether it is over."""
        try:
            while self.to_next_question():
                self.answer()
            self.sitting.show_over()
            return True
        except (Leave, EOFError):
            return False
        finally:
            if self.sitting.kept is not None:
                self.sitting.kept.close()
                self.say(f"The game is kept in {self.autosave}.", NOTE)

    def to_next_question(self) -> bool:
        """Go on to the next question for a person here; tell whether there is one."""
        sitting = self.sitting
        if sitting.resigned >= 0:
            return False
        sitting.advance()
        seat = sitting.asked()
        if seat < 0:
            return False
        if seat != sitting.looking or (len(sitting.people) > 1 and not sitting.seen_lines):
            sitting.writer.turn_away(sitting.name(seat))
            sitting.looking = seat
        sitting.writer.gap()
        sitting.tell_news()
        sitting.show_status()
        return True

    def answer(self) -> None:
        """Ask the open question until one line changes the game."""
        self.ask()
        while True:
            count = len(self.rows)
            span = "1" if count == 1 else f"1-{count}"
            line = self.sitting.writer.ask(f"Your choice ({span}, ? for help):")
            try:
                if self.obeyed(line):
                    return
            except NightdeckError as error:
                self.say(safe(error), REFUSAL)

    def ask(self) -> None:
        """Show the open question."""
        self.prompt = self.sitting.show_question()
        self.rows = rows_of(self.prompt)

    def obeyed(self, line: str) -> bool:
        """Obey one line and tell whether the game has changed."""
        if not line:
            self.ask()
            return False
        if NUMBER.fullmatch(line):
            return self.choose(int(line))
        if line.startswith("/"):
            return self.filter(line[1:].strip())
        command, rest = parsed(line)
        if command in self.obey and not (rest and command in ALONE):
            return self.obey[command](rest)
        return self.choose_by_words(line, command)

    def choose_by_words(self, line: str, command: str) -> bool:
        """Take the only option with the typed words in it, or list those that have them."""
        places = fitting(self.texts(), line) if len(line) > 1 else []
        if len(places) == 1:
            self.say(f"{places[0] + 1}. {safe(self.texts()[places[0]])}", NOTE)
            return self.choose(places[0] + 1)
        if places:
            self.list_options(places)
            self.say("Several options fit; type more words or a number.", REFUSAL)
        elif command in self.obey:
            self.say(f"{command!r} stands alone: nothing comes after it.", REFUSAL)
        else:
            alike = nearest(command, NAMES)
            what = f"; did you mean {alike[0]!r}?" if alike else " and no option fits it."
            self.say(safe(f"{line!r} is not a command{what} Type ? for help."), REFUSAL)
        return False

    def filter(self, words: str) -> bool:
        """List the options with some words in them, under their own numbers."""
        places = fitting(self.texts(), words)
        self.list_options(places)
        if not places:
            what = f"No option has {words!r} in it." if words else "Say which words: /hq."
            self.say(safe(what), REFUSAL)
        return False

    def texts(self) -> list[str]:
        """Return the options in words."""
        return [str(row.option["text"]) for row in self.rows]

    def list_options(self, places: list[int]) -> None:
        """Write some of the options."""
        for place in places:
            self.say(row_line(place + 1, self.rows[place].option, self.sitting.telling))

    # Commands ---------------------------------------------------------------------------------

    def choose(self, number: int) -> bool:
        """Take the option with a number."""
        if self.option(number) is None:
            return False
        for step in self.rows[number - 1].steps:
            self.sitting.decide(step)
        return True

    def option(self, number: int) -> View | None:
        """Return the option with a number, or say which numbers there are."""
        if 1 <= number <= len(self.rows):
            return self.rows[number - 1].option
        count = len(self.rows)
        self.say(f"There is no option {number}; there are options 1 to {count}.", REFUSAL)
        return None

    def go(self, rest: str) -> bool:
        """Take a shortcut: its options one after the other, until something else comes between."""
        sitting = self.sitting
        seat = sitting.looking
        offered = sitting.session.game.shortcuts(sitting.session.state, seat)
        if not offered:
            self.say("There is no shortcut here.", REFUSAL)
            return False
        number = int(rest) if NUMBER.fullmatch(rest) else 0
        if not 1 <= number <= len(offered):
            self.say(f"There are shortcuts 1 to {len(offered)}.", REFUSAL)
            return False
        sitting.plan = Plan(seat, list(offered[number - 1][1]), sitting.turn_mark())
        return True

    def undo(self, rest: str) -> bool:
        """Take the last own decision back; other people here are asked, computers agree."""
        sitting = self.sitting
        seat = sitting.looking
        target = sitting.undo_target(seat)
        if target < 0:
            self.say("There is nothing to undo.", REFUSAL)
            return False
        reason = sitting.undo_needs(seat)
        if reason and len(sitting.people) > 1:
            agreed = sitting.writer.ask(f"Because {reason}: does everybody agree? (y/n)")
            if not agreed.casefold().startswith("y"):
                self.say("Nothing was taken back.", NOTE)
                return False
        sitting.undo(target)
        self.say(f"Taken back, although {reason}." if reason else "Taken back.", NOTE)
        return True

    def why(self, rest: str) -> bool:
        """Show the clause behind the question or an option, or why a card cannot be used."""
        if not rest:
            self.show_clause(str(self.prompt.get("clause") or ""), "this question")
        elif NUMBER.fullmatch(rest):
            option = self.option(int(rest))
            if option is not None:
                self.show_clause(str(option.get("clause") or ""), f"option {rest}")
        else:
            self.why_not(rest)
        return False

    def show_clause(self, clause: str, what: str) -> None:
        """Show the text of a clause."""
        book = self.sitting.book
        if not clause:
            self.say(f"No single rule stands behind {what}.", NOTE)
            return
        found = book.parts(clause) if book is not None else {}
        for name, text in found.items():
            self.say(safe(f"{name}: {text}"), NOTE)
        if not found:
            self.say(safe(clause), NOTE)

    def why_not(self, word: str) -> None:
        """Say which options use a card on the table, or why it cannot be used now."""
        sitting = self.sitting
        key = sitting.faces.find(word)
        shown = sitting.view().get("cards") or {}
        tags = [tag for tag, entry in shown.items() if key and entry.get("card") == key]
        if not tags:
            self.say(safe(f"There is no {word!r} on the table that you can see."), REFUSAL)
            return
        state = sitting.session.state
        cards = [tagged(state, tag) for tag in tags]
        # Of several copies the one that can be used is meant.
        card = next((each for each in cards if uses(state, sitting.looking, each)), cards[0])
        found = reason(state, sitting.looking, card)
        self.say(safe(f"{found.text} ({found.clause})" if found.clause else found.text), NOTE)

    def rules(self, rest: str) -> bool:
        """Show what the rulebook says about a word, or its sections."""
        book = self.sitting.book
        if book is None:
            self.say("This game has no rulebook here.", REFUSAL)
            return False
        if not rest:
            for section in book.sections:
                self.say(safe(f"{section.id}: {section.title}"), NOTE)
            return False
        found = passages(book, rest)
        for _, name, text in found[:RULES]:
            self.say(safe(f"{name}: {text}"), NOTE)
        if not found:
            alike = nearest(rest, [each.term for each in book.glossary])
            hint = f"; did you mean {alike[0]!r}?" if alike else "."
            self.say(safe(f"The rulebook does not speak of {rest!r}{hint}"), REFUSAL)
        elif len(found) > RULES:
            self.say(f"... and {len(found) - RULES} more; a longer word finds fewer.", NOTE)
        return False

    def card(self, rest: str) -> bool:
        """Show one card, or the cards of an option."""
        sitting = self.sitting
        keys: list[str] = []
        if NUMBER.fullmatch(rest):
            option = self.option(int(rest))
            cards = sitting.view().get("cards") or {}
            tags = option["cards"] if option is not None else []
            keys = [cards[tag]["card"] for tag in tags if cards.get(tag, {}).get("card")]
        else:
            found = sitting.faces.find(rest) if rest else None
            keys = [found] if found else []
        if not keys:
            self.say(safe(f"There is no card {rest!r} to show."), REFUSAL)
        for key in keys:
            for line in sitting.faces.facts(key, in_play=True):
                self.say(line)
        return False

    def table(self, rest: str) -> bool:
        """Show the whole table."""
        self.sitting.show_table()
        return False

    def log(self, rest: str) -> bool:
        """Show the last lines of the log."""
        count = int(rest) if NUMBER.fullmatch(rest) else LOG_LINES
        sitting = self.sitting
        lines = log_lines(sitting.session.state, sitting.looking)
        shown = told_lines(sitting.session.game, lines, sitting.details)
        for line in shown[-count:] if count > 0 else []:
            self.say(line, NEWS)
        return False

    def hint(self, rest: str) -> bool:
        """Say what the strongest level would choose here, and why."""
        sitting = self.sitting
        state = sitting.session.state
        level = list(LEVELS)[-1]
        adviser = player(level)
        rng = Rng(seed_key(f"hint {sitting.session.chain}"))
        steps = [adviser.choose(Seat(state), rng)]
        places = [place for place, row in enumerate(self.rows) if row.steps == (steps[0],)]
        following = None if places else joined(state)
        if following is not None:
            # The pass is not in the list: what comes after it is.
            steps.append(adviser.choose(Seat(following), rng))
            places = [place for place, row in enumerate(self.rows) if row.steps == tuple(steps)]
        text = safe(self.rows[places[0]].option["text"])
        reason = safe(adviser.reason()).removeprefix(f"{text}: ")
        self.say(f"{places[0] + 1}. {text} ({level}: {reason})", NOTE)
        return False

    def stops(self, rest: str) -> bool:
        """Show or change which moments are passed; what is ordered now may pass this question."""
        sitting, seat = self.sitting, self.sitting.looking
        game = sitting.session.game
        kinds = game.stops(len(sitting.seats), seat)
        orders = sitting.orders.get(seat, {})
        if not rest:
            for line in stop_lines(game, kinds, orders):
                self.say(safe(line), NOTE)
            return False
        sitting.orders[seat], told = changed(kinds, orders, rest, sitting.turn_mark())
        self.say(safe(told), NOTE)
        return sitting.ordered(seat) is not None

    def set_telling(self, rest: str) -> bool:
        """Set how much is told before each question."""
        chosen = next((name for name in TELLING if rest and name.startswith(rest.casefold())), None)
        if chosen is None:
            self.say(f"Say how much: tell {', tell '.join(TELLING)}.", REFUSAL)
            return False
        self.sitting.telling = chosen
        self.say(TELLING[chosen], NOTE)
        return False

    def resign(self, rest: str) -> bool:
        """Give the game up, once more asked; the rules of the game say what follows."""
        agreed = self.sitting.writer.ask("Do you really give the game up? (y/n)")
        if not agreed.casefold().startswith("y"):
            self.say("You play on.", NOTE)
            return False
        name = self.sitting.name(self.sitting.looking)
        if self.sitting.resign(self.sitting.looking):
            self.say(f"{name} resigned; a computer player goes on in that seat.", NOTE)
        elif self.sitting.asked() >= 0 and self.sitting.resigned < 0:
            self.say(f"{name} has left the game; the others play on.", NOTE)
        return True

    def toggle_auto(self, rest: str) -> bool:
        """Answer questions with a single option, or stop doing so."""
        self.sitting.auto = not self.sitting.auto
        state = "answered for you" if self.sitting.auto else "asked"
        self.say(f"Questions with a single option are {state} from now on.", NOTE)
        return False

    def toggle_reasons(self, rest: str) -> bool:
        """Show the reasons of computer players, or stop showing them."""
        self.sitting.reasons = not self.sitting.reasons
        state = "shown" if self.sitting.reasons else "kept to themselves"
        self.say(f"The reasons of computer players are {state} from now on.", NOTE)
        return False

    def toggle_details(self, rest: str) -> bool:
        """Tell the parts of deeds as well, or stop doing so."""
        self.sitting.details = not self.sitting.details
        state = "told with every deed" if self.sitting.details else "left out"
        self.say(f"What a deed took and what came of it is {state} from now on.", NOTE)
        return False

    def set_pace(self, rest: str) -> bool:
        """Set how long computer players wait after a move that can be seen."""
        try:
            seconds = float(rest)
        except ValueError:
            seconds = -1.0
        if not 0 <= seconds <= SLOWEST:
            self.say(f"Say how many seconds, 0 to {SLOWEST}: pace 1.5.", REFUSAL)
            return False
        self.sitting.pace = seconds
        self.say(f"Computer players wait {seconds:g} seconds after each move from now on.", NOTE)
        return False

    def save(self, rest: str) -> bool:
        """Write the game to a file."""
        if not rest:
            self.say("Say where: save FILE.", REFUSAL)
            return False
        self.sitting.save(Path(rest).expanduser())
        self.say(safe(f"Saved. 'nightdeck play --resume {rest}' goes on from here."), NOTE)
        return False

    def quit(self, rest: str) -> bool:
        """Leave."""
        raise Leave

    def help(self, rest: str) -> bool:
        """Show what can be typed."""
        for line in help_lines():
            self.say(line)
        return False
