"""Deck files of OCTGN (`.o8d`): XML with a section for the identity and for each part of a deck."""

from __future__ import annotations

from typing import Any
from xml.etree.ElementTree import Element, ParseError, SubElement, indent, tostring

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring

from nightdeck.kernel.errors import BadFile
from nightdeck.kernel.game import Deck, Game
from nightdeck.play.decks.gathering import Gathering
from nightdeck.play.decks.index import Listed, game_guid, index_of
from nightdeck.play.decks.letters import clean, clean_lines, fold
from nightdeck.play.decks.plain import cards_in, number_lines

HEAD = '<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n'


def read_octgn(gathering: Gathering, text: str) -> None:
    """Read an `.o8d` file; a card is found by its identifier first, by its title second."""
    root = parsed(text)
    if root.tag != "deck":
        raise BadFile(f"an .o8d file is one <deck>, this is one <{clean(root.tag)[:40]}>")
    check_game(gathering.game, root)
    gathering.check_length(len(root.findall("section/card")), "entries")
    number = 0
    for section in root.findall("section"):
        if not enter_section(gathering, section.get("name") or ""):
            continue
        for card in section.findall("card"):
            number += 1
            read_card(gathering, f"card {number} in {section.get('name') or 'a section'}", card)
    for note in root.findall("notes"):
        gathering.notes += (note.text or "").splitlines()


def enter_section(gathering: Gathering, name: str) -> bool:
    """Take the cards that follow for a section; tell whether the game has it."""
    form = gathering.game.deck_form
    gathering.section = gathering.section_called(name)
    if len(form.sections) < 2 or gathering.section is not None:
        return True
    if form.identity and fold(name) == fold(form.identity_label):
        return True
    gathering.refuse_section("section", name)
    return False


def parsed(text: str) -> Element:
    """Parse XML that may come from anybody: no entities, no document types."""
    try:
        root: Element = fromstring(text, forbid_dtd=True)
    except ParseError as error:
        raise BadFile(f"this is no complete .o8d file: {error}") from None
    except DefusedXmlException:
        raise BadFile("an .o8d file declares no document type and no entities") from None
    return root


def check_game(game: Game[Any], root: Element) -> None:
    """Refuse the deck of another game."""
    said = (root.get("game") or "").strip().lower()
    if said and said != game_guid(game):
        raise BadFile(
            f"this deck is for the game {clean(said)[:40]}, but {game.title} is {game_guid(game)}; "
            "choose the game it was made for"
        )


def read_card(gathering: Gathering, place: str, element: Element) -> None:
    """Read one card element."""
    title = " ".join((element.text or "").split())
    guid = (element.get("id") or "").strip().lower()
    number = (element.get("qty") or "1").strip()
    text = f"{number} {title}" if title else f"{number} {guid}"
    found = gathering.index.by_guid.get(guid)
    cards: list[Listed] = [found] if found is not None else cards_in(gathering.index, title[:300])
    if not cards:
        gathering.miss(place, text, title)
    else:
        count = int(number[:4]) if number.isascii() and number.isdigit() else 0
        gathering.add_one_of(place, text, cards, count)


def write_octgn(game: Game[Any], deck: Deck) -> str:
    """Return a deck as an `.o8d` file; its name is the name of the file."""
    index = index_of(game)
    root = Element("deck", {"game": game_guid(game)})
    form = game.deck_form
    if form.identity:
        section = SubElement(root, "section", {"name": form.identity_label, "shared": "False"})
        if deck.identity in index.by_id:
            add_card(section, index.by_id[deck.identity], 1)
    for part, cards in form.parts(deck):
        section = SubElement(root, "section", {"name": part.label, "shared": "False"})
        for card in index.cards:
            if card.id in cards:
                add_card(section, card, cards[card.id])
    note = SubElement(root, "notes")
    note.text = "\n".join([*number_lines(deck), clean_lines(deck.note)]).strip()
    indent(root)
    return HEAD + tostring(root, encoding="unicode") + "\n"


def add_card(section: Element, card: Listed, count: int) -> None:
    """Add one card to a section."""
    SubElement(section, "card", {"qty": str(count), "id": card.guid}).text = card.title
