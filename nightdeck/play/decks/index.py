"""The cards of a game as deck lists name them: by title, id, printed code or identifier."""

from __future__ import annotations

import uuid
from functools import lru_cache
from typing import Any, Final

from nightdeck.kernel.game import Game
from nightdeck.play.decks.letters import fold

NAMES: Final = uuid.uuid5(uuid.NAMESPACE_DNS, "nightdeck")
"""The name space of identifiers for games and cards that have no published ones."""

LEAST_LIKENESS: Final = 60.0
NEARLY_AS_LIKE: Final = 8.0
"""Of 100: titles less like a wrong one are not offered; nor are those much less like it."""


class Listed:
    """A card as a deck list sees it."""

    def __init__(self, game: Game[Any], place: int, facts: dict[str, Any]) -> None:
        self.place: int = place
        self.id: str = str(facts["id"])
        self.title: str = str(facts["name"])
        self.type: str = str(facts.get("type") or "card")
        self.side: str = str(facts.get("side") or "")
        self.set: str = str(facts.get("set") or "")
        self.code: str = str(facts.get("code") or "")
        self.others: tuple[str, ...] = tuple(map(str, facts.get("alternative_titles") or ()))
        self.is_identity: bool = self.type == game.deck_form.identity
        self.guid: str = card_guid(game, self.id, self.code)


def game_guid(game: Game[Any]) -> str:
    """Return the identifier of a game in files of other programs."""
    return game.deck_form.game_id or str(uuid.uuid5(NAMES, game.slug))


def card_guid(game: Game[Any], id: str, code: str) -> str:
    """Return the identifier of a card: the published one, or one derived from our id."""
    published = game.deck_form.card_id
    return (
        f"{published}{code}" if published and code else str(uuid.uuid5(NAMES, f"{game.slug} {id}"))
    )


class Index:
    """Every way to name a card of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.cards: list[Listed] = [
            Listed(game, place, facts) for place, facts in enumerate(game.catalogue())
        ]
        self.by_id: dict[str, Listed] = {card.id: card for card in self.cards}
        self.by_key: dict[str, Listed] = {}
        self.by_guid: dict[str, Listed] = {card.guid: card for card in self.cards}
        self.by_title: dict[str, list[Listed]] = {}
        self.by_part: dict[str, list[Listed]] = {}
        self.types: dict[str, int] = {}
        for card in self.cards:
            self.add(card)

    def add(self, card: Listed) -> None:
        """Enter a card under all its names."""
        for key in (card.code, card.id):
            self.by_key.setdefault(fold(key), card)
        for title in dict.fromkeys(fold(each) for each in (card.title, *card.others)):
            self.by_title.setdefault(title, []).append(card)
        self.types.setdefault(card.type, len(self.types))
        if card.is_identity and ":" in card.title:
            for part in card.title.split(":", 1):
                self.by_part.setdefault(fold(part), []).append(card)

    def titled(self, title: str, set_name: str = "") -> list[Listed]:
        """Return the cards of a title; a set, if one is named, decides between several."""
        found = self.by_title.get(fold(title), [])
        if len(found) > 1 and set_name:
            wanted = fold(set_name)
            return [card for card in found if fold(card.set) == wanted] or found
        return found

    def identity_called(self, part: str) -> Listed | None:
        """Return the only identity whose title begins or ends, at the colon, with some words."""
        found = self.by_part.get(fold(part), [])
        return found[0] if len(found) == 1 else None

    def keyed(self, key: str) -> Listed | None:
        """Return a card by printed code or id, whatever joins the words of the id."""
        return self.by_key.get(fold(key)) if key.strip() else None

    def nearest(self, title: str) -> list[str]:
        """Return up to three titles most like a wrong one."""
        from rapidfuzz import fuzz, process, utils

        titles = list(dict.fromkeys(card.title for card in self.cards))
        found = process.extract(
            title, titles, scorer=fuzz.WRatio, processor=utils.default_process, limit=3
        )
        enough = max(LEAST_LIKENESS, found[0][1] - NEARLY_AS_LIKE) if found else 0.0
        return [name for name, score, _ in found if score >= enough]


@lru_cache(maxsize=8)
def index_of(game: Game[Any]) -> Index:
    """Return the index of a game, made once."""
    return Index(game)
