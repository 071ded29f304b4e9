"""Decks as JSON: a number for every printed code, alone or as NetrunnerDB's interface gives it."""

from __future__ import annotations

import json
from typing import Any, Final

from nightdeck.kernel.errors import BadFile
from nightdeck.kernel.game import Deck, Game
from nightdeck.play.decks.gathering import Gathering
from nightdeck.play.decks.index import Index, index_of
from nightdeck.play.decks.letters import clean, clean_lines

SECTIONS: Final = "sections"
NUMBERS: Final = "numbers"
SLOTS: Final = ("card_slots", "cards", "slots")
IDENTITY: Final = ("identity_card_id", "identity")
TITLE: Final = ("name", "title")
NOTES: Final = ("description", "notes")


def read_slots(gathering: Gathering, text: str) -> None:
    """Read `{code: number}` or an object around it (versions 2 and 3 of the interface)."""
    outer = unwrapped(parsed(text))
    slots = slots_of(outer)
    sections = sections_of(gathering, outer)
    gathering.check_length(len(slots) + sum(map(len, sections.values())), "entries")
    if slots is not outer:
        gathering.title = word_of(outer, TITLE)
        gathering.notes.append(word_of(outer, NOTES))
        read_numbers(gathering, outer.get(NUMBERS))
        read_identity(gathering, word_of(outer, IDENTITY))
    if sections:
        gathering.section = gathering.game.deck_form.main
    for number, (code, count) in enumerate(slots.items(), start=1):
        read_slot(gathering, f"entry {number}", code, count)
    for name, cards in sections.items():
        read_section(gathering, name, cards)


def sections_of(gathering: Gathering, outer: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Return the numbers by code of every section beside the main one, where a deck has several."""
    named = outer.get(SECTIONS)
    if len(gathering.sections) < 2 or not isinstance(named, dict):
        return {}
    for name, cards in named.items():
        if not isinstance(cards, dict):
            raise BadFile(f'the section {clean(name)!r} is no list; write {{"CODE": NUMBER}}')
    return named


def read_section(gathering: Gathering, name: str, cards: dict[str, Any]) -> None:
    """Read the entries of one section."""
    gathering.section = gathering.section_called(name)
    if gathering.section is None:
        gathering.refuse_section(SECTIONS, name)
        return
    for number, (code, count) in enumerate(cards.items(), start=1):
        read_slot(gathering, f"entry {number} of {gathering.section.label}", code, count)


def parsed(text: str) -> dict[str, Any]:
    """Parse a JSON object in which no name comes twice."""
    try:
        found = json.loads(text, object_pairs_hook=without_repeats)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise BadFile(f"{place}: this is no complete JSON: {error.msg}") from None
    except (RecursionError, ValueError):
        raise BadFile("this JSON is not a deck: it is nested too deeply or too large") from None
    assert isinstance(found, dict)
    return found


def without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Make an object; a name that comes twice would lose cards without a word."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise BadFile(f"{clean(twice)!r} comes twice in one object of the JSON; add the numbers up")
    return found


def unwrapped(outer: dict[str, Any]) -> dict[str, Any]:
    """Return the deck inside an answer of the interface."""
    inner = outer.get("data", outer)
    if isinstance(inner, list):
        if len(inner) != 1:
            raise BadFile(f"this JSON holds {len(inner)} decks; give one")
        inner = inner[0]
    if isinstance(inner, dict):
        inner = inner.get("attributes", inner)
    if not isinstance(inner, dict):
        raise BadFile('this JSON holds no deck; write for example {"01050": 3}')
    return inner


def slots_of(outer: dict[str, Any]) -> dict[str, Any]:
    """Return the numbers by code."""
    for name in SLOTS:
        if isinstance(outer.get(name), dict):
            slots: dict[str, Any] = outer[name]
            return slots
    return {} if isinstance(outer.get(SECTIONS), dict) else outer


def word_of(outer: dict[str, Any], names: tuple[str, ...]) -> str:
    """Return the first of some texts that is there."""
    return next((outer[name] for name in names if isinstance(outer.get(name), str)), "")


def read_identity(gathering: Gathering, key: str) -> None:
    """Take the identity that is named beside the cards."""
    if not key:
        return
    card = gathering.index.keyed(key)
    if card is None:
        gathering.miss("identity", key, key)
    else:
        gathering.choose_identity(card)


def read_numbers(gathering: Gathering, numbers: Any) -> None:
    """Take what a deck says besides its cards."""
    known = [each.name for each in gathering.game.deck_form.numbers]
    for name, number in numbers.items() if isinstance(numbers, dict) else ():
        if name in known and type(number) is int:
            gathering.numbers[name] = number
        else:
            reason = f"is no number of a deck; there are {', '.join(known) or 'none'}"
            gathering.refuse(NUMBERS, f"{name}: {number}", reason)


def read_slot(gathering: Gathering, place: str, code: str, count: Any) -> None:
    """Read one entry."""
    text = f"{count} {code}" if type(count) is int else code
    card = gathering.index.keyed(code)
    if card is None:
        gathering.miss(place, text, code.replace("_", " ").replace("-", " "))
    elif card.id == gathering.identity and count == 1:
        return
    else:
        gathering.add(place, text, card, count if type(count) is int else 0)


def write_slots(game: Game[Any], deck: Deck) -> str:
    """Return a deck as JSON, the identity among the cards; without a code a card goes by its id."""
    index = index_of(game)
    found: dict[str, Any] = {"name": clean(deck.title), "description": clean_lines(deck.note)}
    counts = dict(deck.cards)
    if deck.identity in index.by_id:
        counts[deck.identity] = counts.get(deck.identity, 0) + 1
    found["cards"] = by_code(index, counts)
    others = game.deck_form.parts(deck)[1:]
    if others:
        found[SECTIONS] = {section.name: by_code(index, cards) for section, cards in others}
    if deck.numbers:
        found[NUMBERS] = deck.numbers
    return json.dumps(found, ensure_ascii=False, indent=2) + "\n"


def by_code(index: Index, cards: dict[str, int]) -> dict[str, int]:
    """Return the numbers of cards by code, in the order of the pool."""
    return {card.code or card.id: cards[card.id] for card in index.cards if card.id in cards}
