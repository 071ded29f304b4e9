"""What can be typed at a question, and how it is explained."""

from __future__ import annotations

from typing import Final

COMMANDS: Final[dict[str, str]] = {
    "1, 2, 3 ...": "choose the option with this number",
    "u (undo)": "take your last decision back",
    "go N": "take shortcut N: several choices at once",
    "why N": "show the rule behind option N; 'why' alone is about the question",
    "why CARD": "say why you cannot use a card now",
    "rules WORD": "show what the rulebook says about a word; 'rules' alone lists its sections",
    "card NAME": "show a card; 'card N' shows the cards of option N",
    "t (table)": "show the whole table",
    "l (log)": "show what happened; 'log 50' shows the last 50 lines",
    "h (hint)": "ask what a computer player would do, and why",
    "auto": "answer questions with a single option by themselves, or stop doing so",
    "reasons": "show how sure computer players are and, at the end, why; or stop showing it",
    "pace N": "let computer players wait N seconds after each move",
    "save FILE": "write the game to a file; 'nightdeck play --resume FILE' goes on",
    "q (quit)": "leave",
    "? (help)": "show this list",
}

SHORT: Final = {
    "u": "undo",
    "t": "table",
    "l": "log",
    "h": "hint",
    "q": "quit",
    "exit": "quit",
    "?": "help",
}

NAMES: Final = (
    "undo", "go", "why", "rules", "card", "table", "log", "hint", "auto", "reasons", "pace", "save",
    "quit", "help",
)  # fmt: skip


def parsed(line: str) -> tuple[str, str]:
    """Return the command in what was typed and the rest of the line."""
    word, _, rest = line.strip().partition(" ")
    command = word.casefold()
    return SHORT.get(command, command), rest.strip()


def help_lines() -> list[str]:
    """Return the commands with what they do."""
    return [f"{name}: {what}" for name, what in COMMANDS.items()]
