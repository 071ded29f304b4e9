"""What the views of the tests' own games have in common: piles laid out, words, catalogues."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from nightdeck.kernel.game import View
from nightdeck.kernel.handles import card_tag
from nightdeck.kernel.state import Entry, State, bit

Seats = Callable[[int, int], str]


class Laid(NamedTuple):
    """A pile on the table; its cards are in the view if they are shown, faces or backs."""

    id: str
    label: str
    owner: int
    cards: Sequence[int]
    is_shown: bool = True


def lay(
    state: State, piles: Iterable[Laid], entry: Callable[[int, str], View]
) -> tuple[View, View]:
    """Return the cards and zones of a view; `entry` gives a card of a pile, by the pile's id."""
    cards: View = {}
    zones: View = {}
    for pile in piles:
        shown = pile.cards if pile.is_shown else ()
        tags = [card_tag(state, card) for card in shown]
        zones[pile.id] = {
            "label": pile.label, "owner": pile.owner, "count": len(pile.cards), "cards": tags,
        }  # fmt: skip
        for card, tag in zip(shown, tags, strict=True):
            cards[tag] = entry(card, pile.id)
    return cards, zones


def seat_regions(seats: int, home: int, parts: Mapping[str, str]) -> list[View]:
    """Return the regions of every seat, the others' clockwise: names of zones with their kinds."""
    found: list[View] = []
    for step in [*range(1, seats), 0]:
        seat = (home + step) % seats
        for name, kind in parts.items():
            zone = f"{name}-{seat}"
            held = {"zones": [zone]} if kind == "row" else {"zone": zone}
            whose = {"side": "opponent" if step else "own", "seat": seat}
            found.append({"id": zone, "label": name, "kind": kind, **held, **whose})
    return found


def words_of(
    entry: Entry, seat: int, roles: str, names: Sequence[str], seat_name: Seats
) -> list[Any]:
    """Return the arguments of an event as a seat may read them: seats, cards, numbers."""
    faces = entry[2] & bit(seat)
    words: list[Any] = []
    for role, value in zip(roles, entry[1], strict=True):
        if role == "s":
            words.append(seat_name(0, value))
        elif role == "c":
            words.append(names[value] if faces else "a card")
        else:
            words.append(value)
    return words


def catalogue(pool: Iterable[Any]) -> list[dict[str, Any]]:
    """Return the facts of all cards of a pool."""
    return [
        {"id": card.name.lower(), "name": card.name, "type": "card", "subtypes": [],
         "faction": "", "side": "", "cost": card.power, "text": card.text}
        for card in pool
    ]  # fmt: skip
