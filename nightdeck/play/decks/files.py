"""Decks in files: what a player names at the command line instead of a deck of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from nightdeck.kernel.errors import BadFile
from nightdeck.kernel.game import Deck, Game
from nightdeck.play.decks import DeckRead, read_deck
from nightdeck.play.decks.letters import MOST_BYTES

ENDINGS: Final = (".txt", ".o8d", ".json")


def is_file(word: str) -> bool:
    """Tell whether a word names a file rather than a deck of the game."""
    return word.casefold().endswith(ENDINGS) or "/" in word


def read_file(game: Game[Any], path: Path) -> DeckRead:
    """Read a deck file; a list without a name is called like the file."""
    with path.open("rb") as file:
        written = file.read(MOST_BYTES + 1)
    try:
        return read_deck(game, written, path.stem)
    except BadFile as error:
        raise BadFile(f"{path.name}: {error}") from None


def whole_deck(game: Game[Any], path: Path) -> Deck:
    """Return the deck of a file for playing; every line of it must have been understood."""
    found = read_file(game, path)
    if found.unread:
        every = ". ".join(each.sentence() for each in found.unread)
        raise BadFile(f"{path.name} cannot be read completely: {every}")
    return found.deck
