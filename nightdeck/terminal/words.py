"""What can be typed at a question, and how it is explained."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

BRIEF: Final = "brief"
NORMAL: Final = "normal"
FULL: Final = "full"
TELLING: Final[dict[str, str]] = {
    BRIEF: "Told from now on: what happens and the question, nothing else.",
    NORMAL: "Told from now on: what happens, numbers that have changed, the question with notes.",
    FULL: "Told from now on: the whole table at every turn, and the rule behind every option.",
}
"""How much is told, least first, and the sentence that confirms it."""

COMMANDS: Final[dict[str, str]] = {
    "1, 2, 3 ...": "choose the option with this number",
    "words": "choose the option with these words in it; if there are several they are listed",
    "/WORDS": "list only the options with these words; the numbers stay the same",
    "u (undo)": "take your last decision back",
    "go N": "take shortcut N: several choices at once",
    "why N": "show the rule behind option N; 'why' alone is about the question",
    "why CARD": "say which options use a card, or why you cannot use it now",
    "rules WORD": "show what the rulebook says about a word; 'rules' alone lists its sections",
    "card NAME": "show a card; 'card N' shows the cards of option N",
    "t (table)": "show the whole table",
    "l (log)": "show what happened; 'log 50' shows the last 50 lines",
    "details": "hear what every deed took and what came of it, with its rule, or stop hearing it",
    "h (hint)": "ask what a computer player would do, and why",
    "tell LEVEL": "hear more or less before each question: brief, normal or full",
    "auto": "answer questions with a single option by themselves, or stop doing so",
    "stops": "show which moments are passed for you; 'stops N ask' changes one",
    "reasons": "show how sure computer players are and, at the end, why; or stop showing it",
    "pace N": "let computer players wait N seconds after each move",
    "save FILE": "write the game to a file; 'nightdeck play --resume FILE' goes on",
    "resign": "give the game up; you are asked once more",
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
    "undo", "go", "why", "rules", "card", "table", "log", "details", "hint", "tell", "auto",
    "reasons", "stops", "pace", "save", "resign", "quit", "help",
)  # fmt: skip

ALONE: Final = ("undo", "table", "details", "hint", "auto", "reasons", "resign", "quit", "help")
"""Commands with nothing after them, so that a sentence that begins like one is not obeyed."""


def parsed(line: str) -> tuple[str, str]:
    """Return the command in what was typed and the rest of the line."""
    word, _, rest = line.strip().partition(" ")
    command = word.casefold()
    return SHORT.get(command, command), rest.strip()


def help_lines() -> list[str]:
    """Return the commands with what they do."""
    return [f"{name}: {what}" for name, what in COMMANDS.items()]


def folded(text: str) -> list[str]:
    """Return the words of a text in small letters without accents, as they are compared."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    kept = "".join(each for each in plain if not unicodedata.combining(each))
    return re.findall(r"[^\W_]+(?:[&.'][^\W_]+)*", kept)


def fitting(texts: list[str], typed: str) -> list[int]:
    """Return the places of the texts in which every typed word begins a word.

    A text that is exactly what was typed is meant alone, whatever others begin with it.
    """
    wanted = folded(typed)
    if not wanted:
        return []
    words = [folded(text) for text in texts]
    exact = [place for place, found in enumerate(words) if found == wanted]
    if exact:
        return exact
    return [
        place
        for place, found in enumerate(words)
        if all(any(word.startswith(each) for word in found) for each in wanted)
    ]
