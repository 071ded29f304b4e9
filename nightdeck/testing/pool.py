"""What there is in a game, for tests that go through all of it."""

from __future__ import annotations

from typing import Any

from nightdeck.games import game as find_game
from nightdeck.kernel.errors import NightdeckError
from nightdeck.kernel.game import Game


def the_game(game: str | Game[Any]) -> Game[Any]:
    """Return a game by its slug, or as it is."""
    return find_game(game) if isinstance(game, str) else game


def cards(game: str | Game[Any]) -> list[dict[str, Any]]:
    """Return the facts and the text of every card; never an empty list, so no loop is in vain."""
    found = the_game(game).catalogue()
    if not found:
        raise NightdeckError(f"{the_game(game).title} has no cards")
    return found


def questions(game: str | Game[Any]) -> dict[str, str]:
    """Return the name of every question a game can ask, with its words."""
    return the_game(game).questions()


def readers(game: str | Game[Any]) -> dict[str, str]:
    """Return what a scene of a game can be asked, with one sentence each."""
    return {
        name: (reader.__doc__ or "").split("\n")[0]
        for name, reader in the_game(game).readers().items()
    }


def card(title: str, **words: Any) -> dict[str, Any]:
    """Return a card of a position with more words about it: card("Nisei MK II", agenda=1)."""
    return {"card": title, **words}
