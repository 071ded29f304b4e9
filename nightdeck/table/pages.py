"""What the pages show: plain values for templates, the same for programs."""

from __future__ import annotations

import hashlib
from collections import Counter
from importlib import resources
from typing import Any, Final

import msgspec

from nightdeck.kernel.game import Game
from nightdeck.play.players import is_ours
from nightdeck.play.rulebook import warned
from nightdeck.table import lessons
from nightdeck.table.house import House
from nightdeck.table.matches import kind_values
from nightdeck.table.rooms import is_human
from nightdeck.table.store_guests import Guest
from nightdeck.table.store_rooms import RoomRow

Values = dict[str, Any]
LEVEL_NOTES: Final = {
    "random": "Picks any legal move. For trying things out.",
    "street": "Follows rules of thumb, at once.",
    "veteran": "Tries each option and looks where it leads.",
    "legend": "Searches, a second for each decision.",
}
KEY_CARDS: Final = 4
FACETS: Final = ("type", "faction")
LEVEL_HINTS: Final = {
    "random": "any move",
    "street": "rules of thumb",
    "veteran": "looks ahead",
    "legend": "searches",
}
"""The same in as few words as stand in a list."""


class Shelf:
    """Catalogues and rulebooks of all games, read once."""

    def __init__(self, games: dict[str, Game[Any]]) -> None:
        self.games = games
        self.catalogues: dict[str, tuple[str, bytes, list[Values]]] = {}
        self.books: dict[str, Values] = {}

    def catalogue(self, slug: str) -> tuple[str, bytes, list[Values]]:
        """Return a game's catalogue: the hash of its content, its JSON, its entries."""
        if slug not in self.catalogues:
            game = self.games[slug]
            cards = game.catalogue()
            body = msgspec.json.encode({"game": slug, "cards": cards, "prints": game.prints()})
            name = hashlib.sha256(body).hexdigest()[:16]
            self.catalogues[slug] = (name, body, cards)
        return self.catalogues[slug]

    def catalogue_address(self, slug: str) -> str:
        """Return where a game's catalogue is fetched."""
        return f"/api/v1/games/{slug}/catalogue/{self.catalogue(slug)[0]}"

    def book(self, slug: str) -> Values:
        """Return a game's rulebook; a game without one has an empty one."""
        if slug not in self.books:
            self.books[slug] = read_book(self.games[slug])
        return self.books[slug]


def read_book(game: Game[Any]) -> Values:
    """Read the rulebook that lies beside a game's code."""
    empty: Values = {
        "game": game.slug,
        "prefix": game.prefix,
        "sections": [],
        "glossary": [],
        "keywords": [],
        "warnings": {},
    }
    package = type(game).__module__.rpartition(".")[0]
    try:
        text = resources.files(package).joinpath("rulebook.json").read_bytes()
    except (FileNotFoundError, ModuleNotFoundError):
        return empty
    book = {**empty, **msgspec.json.decode(text)}
    return {**book, "warnings": clause_warnings(game)}


def facets(cards: list[Values]) -> dict[str, dict[str, int]]:
    """Return how many of some cards have each type and faction, where there is a choice left."""
    found: dict[str, dict[str, int]] = {}
    for name in FACETS:
        counts = Counter(str(card[name]) for card in cards if card.get(name))
        if len(counts) > 1:
            found[name] = dict(sorted(counts.items()))
    return found


def searched(book: Values, words: str) -> Values:
    """Return a rulebook with only what all the words occur in; without words the whole one.

    Sections marked "engine" are about the program; pages show them apart.
    """
    wanted = words.casefold().split()

    def fits(*texts: str) -> bool:
        whole = " ".join(texts).casefold()
        return all(word in whole for word in wanted)

    sections = []
    for section in book["sections"]:
        clauses = [each for each in section["clauses"] if fits(each["id"], each["text"])]
        if clauses or not wanted:
            sections.append({"engine": False, "intro": "", **section, "clauses": clauses})
    keywords = [each for each in book["keywords"] if fits(each["keyword"], each["reminder"])]
    glossary = [each for each in book["glossary"] if fits(each["term"], each["text"])]
    return {**book, "sections": sections, "keywords": keywords, "glossary": glossary}


def clause_warnings(game: Game[Any]) -> dict[str, list[str]]:
    """Return what players should know about values of rulings, by clause."""
    return {each.clause: warned(each) for each in game.rulings if each.warnings}


def picture_of(slug: str) -> str:
    """Return the name of a game's poster; a game without one shares a common one."""
    poster = resources.files("nightdeck.table").joinpath("static", "pictures", f"{slug}.svg")
    return slug if poster.is_file() else "other"


def game_values(shelf: Shelf, game: Game[Any]) -> Values:
    """Return what a page or program needs to offer a game."""
    book = shelf.book(game.slug)
    first = book["sections"][0] if book["sections"] else {}
    return {
        "slug": game.slug,
        "title": game.title,
        "edition": game.edition,
        "picture": picture_of(game.slug),
        "lessons": bool(lessons.offered(game)[0]),
        "summary": game.summary or first.get("intro", ""),
        "seat_counts": list(game.seat_counts),
        "beginner": game.beginner,
        "roles": {
            str(count): [game.seat_name(count, seat) for seat in range(count)]
            for count in game.seat_counts
        },
        "decks": [
            {
                "name": deck.name,
                "title": deck.title,
                "side": deck.side,
                "note": deck.note,
                "face": deck.identity,
                "size": sum(deck.cards.values()),
            }
            for deck in game.decks.values()
        ],
        "deck_sections": [
            {"name": each.name, "label": each.label, "sideboard": each.is_sideboard}
            for each in game.deck_form.sections
        ],
        "default_decks": {
            str(count): list(game.default_decks(count)) for count in game.seat_counts
        },
        "match_types": [kind_values(each) for each in game.match_types],
        "choices": [
            {
                "name": each.name,
                "label": each.label,
                "values": list(each.values),
                "default": each.default,
                "per_seat": each.per_seat,
                "words": {value: each.words.get(value, spoken(value)) for value in each.values},
                "notes": each.notes,
            }
            for each in game.choices
        ],
        "presets": [
            {"name": each.name, "title": each.title, "note": each.note} for each in game.presets
        ],
        "rulings": [
            {
                "name": each.name,
                "clause": each.clause,
                "question": each.question,
                "values": list(each.values),
                "numbers": list(each.numbers) if each.numbers is not None else None,
                "default": each.default,
                "warnings": each.warnings,
            }
            for each in game.rulings
        ],
        "catalogue": shelf.catalogue_address(game.slug),
    }


def spoken(value: str) -> str:
    """Return a value nobody has given words as words."""
    text = value.replace("-", " ").replace("_", " ")
    return text[:1].upper() + text[1:]


def strengths(house: House, game: Game[Any]) -> list[Values]:
    """Return the levels with what each measurably beats at a game, weakest first."""
    measured = {each.level: each for each in game.ladder}
    found = level_values(house)
    for each in found:
        row = measured.get(each["level"])
        if row is not None:
            rate = f"{row.won:g} %" if row.won < 100 else "all"
            each["strength"] = f"Beats {row.against.capitalize()} in {rate} of {row.games} games"
        elif not is_ours(each["level"]):
            each["strength"] = "Comes with another package; not measured"
        else:
            each["strength"] = "" if each is found[0] else "Not measured at this game yet"
    return found


def price(card: Values) -> int:
    """Return what a card costs, as far as it is a number."""
    cost = card.get("cost")
    return cost if isinstance(cost, int) else 0


def key_cards(shelf: Shelf, slug: str) -> dict[str, list[str]]:
    """Return for every deck four cards that show what it is about: the dearest of each type."""
    costs = {card["id"]: (price(card), card["type"]) for card in shelf.catalogue(slug)[2]}
    found: dict[str, list[str]] = {}
    for deck in shelf.games[slug].decks.values():
        dearest: dict[str, str] = {}
        for card in sorted(deck.cards, key=lambda each: (-costs[each][0], each)):
            dearest.setdefault(costs[card][1], card)
        found[deck.name] = list(dearest.values())[:KEY_CARDS]
    return found


def table_values(house: House, row: RoomRow, guest: Guest | None) -> Values:
    """Return what a list or page says about a table."""
    game = house.games.get(row.slug)
    own = None if guest is None else guest.id
    return {
        "id": row.id,
        "game": row.slug,
        "title": game.title if game is not None else row.slug,
        "status": row.status,
        "visibility": row.visibility,
        "made": row.made,
        "touched": row.touched,
        "seats": [
            {
                "seat": seat.seat,
                "role": house.role(row.slug, len(row.seats), seat.seat),
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "taken_over": seat.taken_over,
            }
            for seat in row.seats
        ],
        "mine": [seat.seat for seat in row.seats if own and seat.guest == own and is_human(seat)],
        "number": row.shown,
        "over": row.over,
        "notice": row.notice,
        "warnings": table_warnings(game, row),
        "asked": row.asked,
        "match": None if row.match is None else row.match["kind"],
        "address": f"/tables/{row.id}",
        "replay": f"/replays/{row.id}",
        "lesson": bool(row.lesson),
    }


def table_warnings(game: Game[Any] | None, row: RoomRow) -> list[str]:
    """Return what whoever sits down should know about the rulings this table is played with."""
    if game is None:
        return []
    chosen = [(each, row.rulings.get(each.name, each.default)) for each in game.rulings]
    return [
        f"{each.warnings[value]} (ruling {each.clause})"
        for each, value in chosen
        if value in each.warnings
    ]


def level_values(house: House) -> list[Values]:
    """Return the levels a bot may have, weakest first."""
    return [
        {
            "level": level,
            "title": level.capitalize(),
            "note": LEVEL_NOTES.get(level, ""),
            "hint": LEVEL_HINTS.get(level, ""),
        }
        for level in house.levels
    ]


def boot_values(house: House, shelf: Shelf, row: RoomRow, guest: Guest | None) -> Values:
    """Return what the script of a table page starts from."""
    known = row.slug in house.games
    own = None if guest is None else guest.id
    return {
        "page": "table",
        "table": row.id,
        "game": row.slug,
        "title": house.games[row.slug].title if known else row.slug,
        "picture": picture_of(row.slug),
        "socket": f"/tables/{row.id}/socket",
        "catalogue": shelf.catalogue_address(row.slug) if known else "",
        "rules": f"/games/{row.slug}/rules",
        "cards": f"/games/{row.slug}/cards",
        "replay": f"/replays/{row.id}",
        "words": f"/api/v1/games/{row.slug}/keywords" if known else "",
        "mine": [seat.seat for seat in row.seats if own and seat.guest == own and is_human(seat)],
        "name": "" if guest is None else guest.name,
        "levels": level_values(house),
        "level": house.level,
    }
