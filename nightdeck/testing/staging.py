"""Does a stage show more than the log tells the same audience?"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

LOOKED_BACK: Final = 120
"""A stage may gather what so many lines before it said."""

NUMBER: Final = re.compile(r"(?<!\w)-?\d+|\d+")


def untold(log: Sequence[Mapping[str, Any]], names: Mapping[str, str]) -> Iterator[str]:
    """Yield every card and number on a stage that no line up to it has told."""
    for place, line in enumerate(log):
        stage = line.get("stage")
        if stage is None:
            continue
        texts = [each["text"] for each in log[max(0, place - LOOKED_BACK) : place + 1]]
        said = " ".join(texts)
        for card in cards_on(stage):
            if names[card] not in said:
                yield f"the stage of {line['text']!r} shows {names[card]}, which was not told"
        for number in numbers_on(stage):
            if not is_said(number, texts):
                yield f"the stage of {line['text']!r} shows {number}, which was not told"


def parts_of(stage: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield the sides, sums and items of a stage."""
    yield from stage.get("sides", ())
    yield from stage.get("items", ())
    for row in stage.get("rows", ()):
        yield from row["sums"]


def cards_on(stage: Mapping[str, Any]) -> Iterator[str]:
    """Yield the cards whose faces a stage shows."""
    yield from (card for card in stage.get("cards", ()) if card is not None)
    yield from (part["card"] for part in parts_of(stage) if part.get("card") is not None)


def numbers_on(stage: Mapping[str, Any]) -> Iterator[int]:
    """Yield the numbers a stage shows."""
    for part in parts_of(stage):
        for field in ("value", "before", "after"):
            if part.get(field) is not None:
                yield part[field]


def is_said(number: int, texts: Sequence[str]) -> bool:
    """Tell whether a number stands in a text, or is the difference of two that stand in one."""
    for text in texts:
        found = [int(each) for each in NUMBER.findall(text)]
        if number in found or any(one - other == number for one in found for other in found):
            return True
    return False
