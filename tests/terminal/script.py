"""A person at the line-mode terminal, made of a list of lines."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

from nightdeck.kernel.game import Game, Setup
from nightdeck.play.rulebook import read_rulebook
from nightdeck.play.seating import Seating
from nightdeck.records.session import Session
from nightdeck.terminal.line_mode import LineMode
from nightdeck.terminal.sitting import Sitting
from nightdeck.terminal.writers import Writer
from tests.tiny.game import TINY

BOOK = Path(__file__).parent.parent / "tiny" / "rulebook.json"


class Script:
    """A sitting whose input is a list of lines and whose output is kept."""

    def __init__(
        self,
        lines: list[str],
        levels: tuple[str, ...] = ("human", "street"),
        game: Game[Any] = TINY,
        seed: int | str = 7,
        session: Session | None = None,
        writer: Callable[..., Writer] = Writer,
        autosave: Path | None = None,
    ) -> None:
        self.lines: list[str] = list(lines)
        self.out: io.StringIO = io.StringIO()
        seats = [Seating(level) for level in levels]
        self.session = session or Session(game, Setup(len(seats), seed=seed), list(levels))
        self.sitting = Sitting(
            self.session, seats, writer(self.out, self.next_line), read_rulebook(BOOK)
        )
        self.mode = LineMode(self.sitting, autosave)

    def next_line(self) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def run(self) -> str:
        """Play the script and return everything that was written."""
        self.mode.run()
        return self.out.getvalue()


def play(*lines: str, **extra: Any) -> str:
    """Return what is written when these lines are typed."""
    return Script(list(lines), **extra).run()
