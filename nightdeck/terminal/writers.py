"""Two ways to put text on a terminal: plain lines for screen readers, and Rich for eyes."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable
from typing import Final, TextIO

from nightdeck.terminal.editing import Editing
from nightdeck.terminal.regions import Block

Reader = Callable[[], str]
"""Returns the next line that was typed, without its end; raises EOFError when there is none."""

NEWS: Final = "news"
QUESTION: Final = "question"
NOTE: Final = "note"
REFUSAL: Final = "refusal"
HEAD: Final = "head"

NARROWEST: Final = 38
"""So many letters a group of lines needs at least, to stand beside another."""
FEW: Final = 4
"""Fewer groups than this stand below each other."""
CLEARED: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, forget what has scrolled out of it."""
TALLEST: Final = 100
"""So many empty lines push a hand out of sight where nobody knows how tall the screen is."""


class Writer:
    """Plain text: no boxes, no colour, every line complete by itself."""

    table_each_turn: bool = False
    """Whether the whole table is shown when a turn begins, or only on demand."""

    def __init__(self, out: TextIO | None = None, reader: Reader | None = None) -> None:
        self.out: TextIO = sys.stdout if out is None else out
        self.reader: Reader = input if reader is None else reader
        self.echo: bool = reader is not None or not sys.stdin.isatty()
        """A line that nobody typed here is repeated, so that the text reads like a conversation."""
        self.editing: Editing | None = None
        if reader is None and sys.stdin.isatty() and self.out.isatty():
            self.editing = Editing()

    @property
    def width(self) -> int:
        """Where lines are broken between words; 0: nowhere, whoever reads breaks them."""
        return shutil.get_terminal_size().columns if self.out.isatty() else 0

    def say(self, text: str, style: str = "") -> None:
        """Write one line, broken between words if it is longer than the screen is wide."""
        for line in broken(text, self.width):
            print(line, file=self.out)

    def offer(self, texts: list[str]) -> None:
        """Let the Tab key complete words of these texts."""
        if self.editing is not None:
            self.editing.offer(texts)

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
        try:
            if self.editing is not None:
                return self.editing.read(f"{prompt} ")
            self.out.write(f"{prompt} ")
            self.out.flush()
            line = self.reader().strip()
        except EOFError:
            self.out.write("\n")
            raise
        if self.echo:
            self.out.write(f"{line}\n")
        return line

    def turn_away(self, name: str) -> None:
        """Take what one player saw out of sight, and only then ask for the next one."""
        self.hide()
        if self.editing is not None:
            self.editing.forget()
        self.ask(f"{name} is next. Everybody else looks away. {name}, press Enter:")

    def hide(self) -> None:
        """Push everything out of the screen by empty lines; it can be scrolled back to."""
        tall = shutil.get_terminal_size().lines if self.out.isatty() else TALLEST
        self.out.write("\n" * max(tall, 1))


def groups(lines: list[str]) -> list[list[str]]:
    """Return lines in groups: one that is not indented begins a group."""
    found: list[list[str]] = []
    for line in lines:
        if found and line.startswith(" "):
            found[-1].append(line)
        else:
            found.append([line])
    return found


def broken(text: str, width: int) -> list[str]:
    """Return a line as lines of a width, broken between words, the rest indented like it."""
    if width < 20 or len(text) < width:
        return [text]
    indent = text[: len(text) - len(text.lstrip())]
    return textwrap.wrap(
        text.strip(),
        width - 1,
        initial_indent=indent,
        subsequent_indent=f"{indent}  ",
        break_long_words=False,
        break_on_hyphens=False,
    )


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
        self.lines(block.lines)
        if not block.columns:
            return
        table = Table(expand=True, show_edge=False, pad_edge=False)
        for title, _ in block.columns:
            table.add_column(Text(title), overflow="fold", ratio=1)
        table.add_row(*(Text("\n".join(lines)) for _, lines in block.columns))
        self.console.print(table)

    def lines(self, lines: list[str]) -> None:
        """Write lines; many groups, such as the areas of a map, stand side by side."""
        from rich.table import Table
        from rich.text import Text

        parts = groups(lines)
        beside = min(3, self.console.width // NARROWEST)
        if beside < 2 or len(parts) < FEW or len(parts) == len(lines):
            for line in lines:
                self.console.print(f"  {line}")
            return
        grid = Table.grid(expand=True, padding=(0, 2))
        for _ in range(beside):
            grid.add_column(ratio=1)
        for start in range(0, len(parts), beside):
            grid.add_row(*(Text("\n".join(part)) for part in parts[start : start + beside]))
        self.console.print(grid)

    def question(self, text: str, note: str, options: list[str], shortcuts: list[str]) -> None:
        """Write a question in a box with its numbered options."""
        from rich.panel import Panel
        from rich.text import Text

        inside = Text("\n".join([*([note] if note else []), *options, *shortcuts]))
        if note:
            inside.stylize("italic", 0, len(note))
        title = Text(text, style="bold yellow")
        self.console.print(Panel(inside, title=title, title_align="left", border_style="yellow"))

    def hide(self) -> None:
        """Clear the screen and what has scrolled out of it, where the terminal can."""
        if not self.console.is_terminal or self.console.is_dumb_terminal:
            super().hide()
            return
        self.console.clear()
        self.out.write(CLEARED)
        self.out.flush()
