"""How the sentence of an event is filled in for its reader, and what ice and places are called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightdeck.games.netrunner_family.model.terms import CORP, RUNNER, SIDE_NAMES
from nightdeck.kernel.state import NOBODY, Option, State
from nightdeck.seen.telling import YOU, said

NAMED: Final = ("{corp}", "{runner}")
ORDINALS: Final = (
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
)  # fmt: skip


def amount(number: int, thing: str) -> str:
    """Return a number with its noun in singular or plural."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def ordinal(place: int) -> str:
    """Return which one of a row is meant, counted from 0."""
    return ORDINALS[place] if place < len(ORDINALS) else f"{place + 1}th"


def ice_place(place: int, count: int) -> str:
    """ANR-1.8, ONR-2.2f Say which of the ice of a server is meant; the first is the innermost."""
    if count == 1:
        return "the only one"
    if place == count - 1:
        return "the outermost"
    return "the innermost" if place == 0 else f"{ordinal(count - 1 - place)} from outside"


def rivals(state: State, seat: int, option: Option, place: int) -> list[int]:
    """Return the cards that the options of this verb put where one of them puts a card."""
    question = state.question
    if question is None or question.seat != seat:
        return []
    others = [each for each in question.options if each[0] == option[0] and len(each) > place]
    return [each[place] for each in others if each[place] >= 0]


class Sentences:
    """How one of the games names what its events are about.

    `card` names a definition, or only says that it is a card; `place` names a server; `countable`
    are the nouns that lose their plural where there is one of them.
    """

    def __init__(
        self,
        card: Callable[[int, bool], str],
        place: Callable[[int], str],
        countable: tuple[str, ...],
    ) -> None:
        self.card: Callable[[int, bool], str] = card
        self.place: Callable[[int], str] = place
        self.countable: tuple[str, ...] = countable

    def filled(
        self, pattern: str, roles: str, args: tuple[int, ...], is_seen: bool, reader: int
    ) -> str:
        """Fill a sentence with the arguments of an event by their roles, said to its reader."""
        words: dict[str, str] = {"corp": "Corp", "runner": "Runner"}
        for role, value in zip(roles, args, strict=False):
            if role in words:
                continue
            if role == "c":
                words[role] = self.card(value, is_seen)
            elif role == "s":
                words[role] = SIDE_NAMES[value] if value in (CORP, RUNNER) else "Nobody"
            elif role == "z":
                words[role] = self.place(value)
            else:
                words[role] = str(value)
        you = "" if reader < 0 else SIDE_NAMES[reader]
        for each in ("s", "corp", "runner"):
            if each in words:
                is_you = words[each] == you
                words[f"{each}s"] = "Your" if is_you else f"{words[each]}'s"
                words[each] = YOU if is_you else words[each]
        text = said(pattern.format(**words))
        if "{n}" in pattern and words["n"] == "1":
            for noun in self.countable:
                text = text.replace(f"{noun}s", noun)
        return text[:1].upper() + text[1:]


def shown(name: str) -> str:
    """Return a name as a part of a pattern."""
    return name.replace("{", "{{").replace("}", "}}")


def named_seat(roles: str, args: tuple[int, ...]) -> int:
    """Return the side that an event names, or nobody."""
    seat = args[roles.index("s")]
    return seat if seat in (CORP, RUNNER) else NOBODY
