"""What a game keeps as data beside its cards: its rulings and the decks of its pool.

Both are lists in a JSON file. Whatever is wrong there is one error that says the file, the entry
and what would have been right.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

from nightdeck.decks import Deck, deck_from
from nightdeck.kernel.errors import BadFile
from nightdeck.kernel.game import Ruling, ruling

DECK_FIELDS: Final = {
    "name": True,
    "title": True,
    "side": True,
    "cards": True,
    "identity": False,
    "note": False,
    "sections": False,
}
RULING_FIELDS: Final = {
    "name": True,
    "question": True,
    "values": True,
    "warnings": False,
    "numbers": False,
}
"""The fields of an entry, and whether it must have them."""


def read_list(package: str, file: str, fields: dict[str, bool]) -> list[dict[str, Any]]:
    """Return the entries of a file that lies in a package; each has the right fields."""
    text = resources.files(package).joinpath(file).read_text(encoding="utf-8")
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadFile(f"{file}:{error.lineno}: {error.msg}") from None
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        raise BadFile(f"{file}: it must be a list of objects")
    names: set[str] = set()
    for number, entry in enumerate(found, 1):
        where = f"{file}: {entry.get('name', f'entry {number}')}"
        for field in entry:
            if field not in fields:
                raise BadFile(f"{where}: unknown field {field!r}; it has {', '.join(fields)}")
        for field, is_needed in fields.items():
            if is_needed and field not in entry:
                raise BadFile(f"{where}: {field} is missing")
        if entry["name"] in names:
            raise BadFile(f"{where}: another entry has this name")
        names.add(entry["name"])
    return found


def read_decks(package: str, file: str = "pool.json") -> dict[str, Deck]:
    """Return the decks of a file by name, in its order."""
    found: dict[str, Deck] = {}
    for values in read_list(package, file, DECK_FIELDS):
        try:
            found[values["name"]] = deck_from(values)
        except ValueError as error:
            raise BadFile(f"{file}: {values['name']}: {error}") from None
    return found


def read_rulings(package: str, file: str = "rulings.json") -> tuple[Ruling, ...]:
    """Return the rulings of a file in its order; the first value of each is the default."""
    found: list[Ruling] = []
    for values in read_list(package, file, RULING_FIELDS):
        if not values["values"]:
            raise BadFile(f"{file}: {values['name']}: a ruling has at least one value")
        numbers = values.get("numbers")
        found.append(
            ruling(
                values["name"],
                values["question"],
                *values["values"],
                warnings=values.get("warnings"),
                numbers=None if numbers is None else (numbers[0], numbers[1]),
            )
        )
    return tuple(found)
