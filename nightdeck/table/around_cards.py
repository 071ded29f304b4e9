"""What stands around a card on its page: its words, the rules that name it, decks, neighbours."""

from __future__ import annotations

import re
from typing import Any, Final

from nightdeck.kernel.game import Game
from nightdeck.play.card_search import found_cards
from nightdeck.table.pages import Shelf

Values = dict[str, Any]
MOST_WORDS: Final = 10
LABELS: Final = ("type", "subtypes", "keywords")
"""The facts of a card that are words of the game by themselves."""


def around_card(shelf: Shelf, slug: str, card: Values) -> Values:
    """Return all that a card's page shows beside its facts."""
    game, book = shelf.games[slug], shelf.book(slug)
    before, after = neighbours(found_cards(game, shelf.catalogue(slug)[2], ""), card["id"])
    return {
        "words": words_on(card, book),
        "rulings": rulings_on(card, book),
        "decks": decks_with(card, game),
        "before": before,
        "after": after,
    }


def spaced(word: str) -> str:
    """Return a word as it is compared: small, without hyphens."""
    return word.casefold().replace("-", " ").replace("_", " ")


def printed(card: Values) -> str:
    """Return everything a card says, as it is compared."""
    return spaced(" ".join([str(card.get("text") or ""), *card.get("subroutines", ())]))


def labels(card: Values) -> set[str]:
    """Return the words a card is filed under."""
    found: set[str] = set()
    for name in LABELS:
        value = card.get(name) or ()
        found.update(spaced(str(each)) for each in ([value] if isinstance(value, str) else value))
    return found


def words_on(card: Values, book: Values) -> list[Values]:
    """Return the words of the game that stand on a card, each once, with what they mean."""
    entries = [(each["keyword"], each["reminder"], [each["clause"]]) for each in book["keywords"]]
    entries += [(each["term"], each["text"], each["clauses"]) for each in book["glossary"]]
    filed, text = labels(card), printed(card)
    found: dict[str, Values] = {}
    for word, meaning, clauses in entries:
        plain = spaced(word)
        said = plain in filed or re.search(rf"\b{re.escape(plain)}(?:s|es|ed|d)?\b", text)
        if said and plain not in found:
            known = [clause for clause in clauses if clause]
            found[plain] = {"word": word, "text": meaning, "clauses": known}
    return list(found.values())[:MOST_WORDS]


def rulings_on(card: Values, book: Values) -> list[Values]:
    """Return the clauses that name a card; a name that is also a word of the game finds none."""
    name = card["name"]
    terms = {spaced(each["keyword"]) for each in book["keywords"]}
    terms |= {spaced(each["term"]) for each in book["glossary"]}
    if spaced(name) in terms:
        return []
    named = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
    return [
        {"id": clause["id"], "text": clause["text"], "section": section["title"]}
        for section in book["sections"]
        if not section.get("engine")
        for clause in section["clauses"]
        if named.search(clause["text"])
    ]


def decks_with(card: Values, game: Game[Any]) -> list[Values]:
    """Return the decks of the game that play a card, those with most copies first."""
    own = card["id"]
    found = [
        {
            "title": deck.title,
            "side": deck.side,
            "note": deck.note,
            "count": deck.cards.get(own, 0),
            "heads": deck.identity == own,
        }
        for deck in game.decks.values()
        if own in deck.cards or deck.identity == own
    ]
    return sorted(found, key=lambda deck: (-deck["count"], deck["title"]))


def neighbours(cards: list[Values], own: str) -> tuple[Values | None, Values | None]:
    """Return the cards before and after one in the order of the card list."""
    at = next(place for place, card in enumerate(cards) if card["id"] == own)
    return cards[at - 1] if at else None, cards[at + 1] if at + 1 < len(cards) else None
