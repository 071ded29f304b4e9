"""Two ways to put text on a terminal: plain lines for screen readers, and Rich for eyes."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final, TextIO

from nightdeck.terminal.regions import Block

Reader = Callable[[], str]
"""Returns the next line that was typed, without its end; raises EOFError when there is none."""

NEWS: Final = "news"
QUESTION: Final = "question"
NOTE: Final = "note"
REFUSAL: Final = "refusal"
HEAD: Final = "head"


class Writer:
    """Plain text: no boxes, no colour, every line complete by itself."""

    table_each_turn: bool = False
    """Whether the whole table is shown when a turn begins, or only on demand."""

    def __init__(self, out: TextIO | None = None, reader: Reader | None = None) -> None:
        self.out: TextIO = sys.stdout if out is None else out
        self.reader: Reader = input if reader is None else reader
        self.echo: bool = reader is not None or not sys.stdin.isatty()
        """A line that nobody typed here is repeated, so that the text reads like a conversation."""

    def say(self, text: str, style: str = "") -> None:
        """Write one line."""
        print(text, file=self.out)

    def gap(self) -> None:
        """Set apart what follows."""
        print(file=self.out)

    def block(self, block: Block) -> None:
        """Write a titled part of the table."""
        indent = "  " if block.title else ""
        if block.title:
            self.say(f"{block.title}:", HEAD)
        for line in block.lines:
            self.say(f"{indent}{line}")
        for title, lines in block.columns:
            self.say(f"  {title}:")
            for line in lines:
                self.say(f"    {line}")

    def question(self, text: str, note: str, options: list[str], shortcuts: list[str]) -> None:
        """Write a question with its numbered options."""
        self.say(f"Question: {text}", QUESTION)
        if note:
            self.say(note, NOTE)
        for line in options:
            self.say(line)
        for line in shortcuts:
            self.say(line)

    def ask(self, prompt: str) -> str:
        """Write a prompt and return the line that was typed."""
        self.out.write(f"{prompt} ")
        self.out.flush()
        try:
            line = self.reader().strip()
        except EOFError:
            self.out.write("\n")
            raise
        if self.echo:
            self.out.write(f"{line}\n")
        return line

    def turn_away(self, name: str) -> None:
        """Ask everybody but one player to look away; what was written before scrolls out."""
        self.ask(f"{name} is next. Everybody else looks away. {name}, press Enter:")


class RichWriter(Writer):
    """Colour, rules and columns, as wide as the terminal; the words are the same."""

    table_each_turn = True

    def __init__(self, out: TextIO | None = None, reader: Reader | None = None) -> None:
        super().__init__(out, reader)
        from rich.console import Console

        self.console: Console = Console(file=self.out, highlight=False, markup=False, emoji=False)
        self.styles: dict[str, str] = {
            NEWS: "cyan",
            QUESTION: "bold yellow",
            NOTE: "italic",
            REFUSAL: "red",
            HEAD: "bold magenta",
        }

    def say(self, text: str, style: str = "") -> None:
        """Write one line, coloured by what it is."""
        self.console.print(text, style=self.styles.get(style, ""))

    def gap(self) -> None:
        """Set apart what follows."""
        self.console.print()

    def block(self, block: Block) -> None:
        """Write a titled part of the table, columns side by side."""
        from rich.table import Table
        from rich.text import Text

        if block.title:
            self.console.rule(Text(block.title, style="bold magenta"), align="left", style="dim")
        for line in block.lines:
            self.console.print(f"  {line}")
        if not block.columns:
            return
        table = Table(expand=True, show_edge=False, pad_edge=False)
        for title, _ in block.columns:
            table.add_column(Text(title), overflow="fold", ratio=1)
        table.add_row(*(Text("\n".join(lines)) for _, lines in block.columns))
        self.console.print(table)

    def question(self, text: str, note: str, options: list[str], shortcuts: list[str]) -> None:
        """Write a question in a box with its numbered options."""
        from rich.panel import Panel
        from rich.text import Text

        inside = Text("\n".join([*([note] if note else []), *options, *shortcuts]))
        if note:
            inside.stylize("italic", 0, len(note))
        title = Text(text, style="bold yellow")
        self.console.print(Panel(inside, title=title, title_align="left", border_style="yellow"))

    def turn_away(self, name: str) -> None:
        """Clear the screen between two players who share it."""
        super().turn_away(name)
        self.console.clear()
