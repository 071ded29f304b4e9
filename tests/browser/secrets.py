"""What a watcher was told, held against what the players had in their hands."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from msgspec import Struct, convert
from playwright.sync_api import Page

from nightdeck.grammar.document import Document as GrammarDocument
from nightdeck.table.diff import apply

Document = dict[str, Any]


BESIDE = ("room", "own", "chat")
"""What a document holds of the table around the game."""


def documents(heard: list[str]) -> list[Document]:
    """Return the documents of which a socket told, one after the other."""
    found: list[Document] = []
    document: Document = {}
    for text in heard:
        message = json.loads(text)
        if message["type"] == "hello":
            document = message["document"]
        elif message["type"] == "update":
            document = apply(message["patch"], document)
        found.append(document)
    return found


def plain(document: Document) -> str:
    """Return what is shown of the game itself, so that it can be compared."""
    return json.dumps({key: document[key] for key in document if key not in BESIDE}, sort_keys=True)


def recorded(page: Page, table: str, audience: str) -> list[Document]:
    """Return what an audience was shown after each act of a finished game, as the record has it.

    Everybody counts by themselves during a game; only here the same place is the same moment.
    """
    found: list[Document] = []
    steps = 0
    while len(found) <= steps:
        address = f"/api/v1/replays/{table}/{audience}/{len(found)}"
        chunk = page.request.get(page.url.partition("/tables/")[0] + address).json()
        steps = chunk["steps"]
        found.append(chunk["document"])
        for patch in chunk["patches"]:
            found.append(apply(patch, found[-1]))
    return found


def hidden_cards(own: Document) -> set[str]:
    """Return the cards players see in their hand or have lying face down."""
    regions = own.get("scene", {}).get("regions", [])
    zones = [region["zone"] for region in regions if region["kind"] == "hand"]
    hand = {tag for zone in zones for tag in own["zones"][zone]["cards"]}
    cards = own.get("cards", {})
    return {
        card["card"]
        for tag, card in cards.items()
        if card["card"] and card["own"] and (tag in hand or not card["up"])
    }


def open_cards(seen: Document) -> set[str]:
    """Return the cards everybody knows: faces that lie open, and those that did."""
    faces = {card["card"] for card in seen.get("cards", {}).values() if card["up"]}
    known = {card for zone in seen.get("zones", {}).values() for card in zone.get("known", [])}
    return faces | known


def texts(shown: Any) -> Iterator[str]:
    """Give every text that a document holds: values and keys, but no names of fields.

    The grammar tells them apart: a card may be called like a field ("Score!").
    """
    if isinstance(shown, str):
        yield shown
    elif isinstance(shown, Struct):
        for name in shown.__struct_fields__:
            yield from texts(getattr(shown, name))
    elif isinstance(shown, dict):
        yield from shown
        yield from texts(list(shown.values()))
    elif isinstance(shown, list):
        for each in shown:
            yield from texts(each)


def told_of(seen: Document, names: dict[str, str], hidden: set[str]) -> list[str]:
    """Return which hidden cards a watcher's document names, although not even the log did."""
    log = " ".join(line["text"] for line in seen["log"])
    unsaid = {card for card in hidden - open_cards(seen) if names[card] not in log}
    rest = {key: value for key, value in seen.items() if key not in BESIDE}
    found = list(texts(convert({**rest, "log": []}, GrammarDocument)))
    return sorted(
        card for card in unsaid if any(text == card or names[card] in text for text in found)
    )
