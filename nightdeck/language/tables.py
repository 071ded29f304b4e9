"""What a game keeps as data: decks, rulings, presets; the words of its events and reasons.

All are lists in a JSON file; an entry that belongs to a constant of Python has its name. Whatever
is wrong there is one error that says the file, the entry and what would have been right.
"""

from __future__ import annotations

import json
import sys
from importlib import resources
from typing import Any, Final

from nightdeck.decks import Deck, deck_from
from nightdeck.kernel.errors import BadFile
from nightdeck.kernel.game import Preset, Ruling, ruling
from nightdeck.kernel.state import NOBODY
from nightdeck.kernel.wording import BEFORE, DEED, EFFECT, HEADING, OPENS, PART, Event

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
PRESET_FIELDS: Final = {
    "name": True,
    "title": True,
    "note": True,
    "rulings": False,
    "choices": False,
}
EVENT_FIELDS: Final = {
    "name": True,
    "roles": True,
    "text": False,
    "clause": False,
    "doer": False,
    "rank": False,
    "one": False,
    "minor": False,
    "counted": False,
    "shown": False,
}
REASON_FIELDS: Final = {"name": True, "text": True, "clause": True}
"""The fields of an entry, and whether it must have them."""

RANKS: Final = {
    "heading": HEADING,
    "deed": DEED,
    "effect": EFFECT,
    "part": PART,
    "before": BEFORE,
    "opens": OPENS,
}


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


def read_presets(package: str, file: str = "presets.json") -> tuple[Preset, ...]:
    """Return the presets of a file in its order."""
    return tuple([Preset(**values) for values in read_list(package, file, PRESET_FIELDS)])


def read_numbered(
    module: str, file: str, fields: dict[str, bool]
) -> list[tuple[int, dict[str, Any]]]:
    """Return the entries of a file, each with its number: the entry `card_drawn` has CARD_DRAWN's.

    The file lies beside the module that declares these constants.
    """
    constants = vars(sys.modules[module])
    found: list[tuple[int, dict[str, Any]]] = []
    for values in read_list(module.rpartition(".")[0], file, fields):
        name = values["name"].upper()
        if type(constants.get(name)) is not int:
            raise BadFile(f"{file}: {values['name']}: {module} declares no {name}")
        found.append((constants[name], values))
    return found


def read_events(
    module: str, doers: dict[str, int] | None = None, file: str = "events.json"
) -> dict[int, Event]:
    """Return the events that a module declares; `doers` are what a file calls who does them."""
    names = {} if doers is None else doers
    return {
        number: Event(
            values["roles"],
            values.get("text", ""),
            values.get("clause", ""),
            named(names, values["doer"], values, file) if "doer" in values else NOBODY,
            named(RANKS, values.get("rank", "effect"), values, file),
            values.get("one", ""),
            values.get("minor", False),
            values.get("counted", ""),
            values.get("shown", ""),
        )
        for number, values in read_numbered(module, file, EVENT_FIELDS)
    }


def named(numbers: dict[str, int], name: str, values: dict[str, Any], file: str) -> int:
    """Return the number that a word of an entry stands for."""
    if name not in numbers:
        raise BadFile(f"{file}: {values['name']}: {name!r} is none of {', '.join(numbers)}")
    return numbers[name]


def read_reasons(module: str, file: str = "reasons.json") -> dict[int, tuple[str, str]]:
    """Return the words and the clause of each reason that a module declares."""
    return {
        number: (values["text"], values["clause"])
        for number, values in read_numbered(module, file, REASON_FIELDS)
    }
