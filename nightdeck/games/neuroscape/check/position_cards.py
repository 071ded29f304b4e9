"""The cards of a named position: how they are written, found and laid on the table."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    ATTACHED,
    BLEED,
    CHARACTER,
    COMMITTED,
    CYBERWARE,
    FIELD,
    MARKER,
    PLUS,
    PORT_NAMES,
    RAM,
)
from nightdeck.games.neuroscape.rules.cyberware import open_ports
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.positions import (
    flag,
    hint_for,
    listed,
    number,
    one_of,
    plain,
    shown,
    worded,
)

CARD_WORDS: Final = (
    "card", "running", "damage", "bleed", "plus", "marker", "committed", "cyberware", "used",
    "fresh", "token", "frozen",
)  # fmt: skip

NAMES: Final[dict[str, int]] = {}
BASIC: Final = "basic-ram"
MOST_CARDS: Final = 255
"""NEU-17.2 No deck has more cards, and no bank needs more."""


def find(what: str, name: object, kinds: int = -1) -> int:
    """Return the place of a card in the pool by title or id."""
    if not NAMES:
        for card in POOL:
            NAMES.setdefault(plain(card.name), card.place)
            NAMES[card.id] = card.place
        for card in POOL:
            NAMES.setdefault(plain(card.name.partition(",")[0]), card.place)
    if not isinstance(name, str):
        raise BadSetup(f"{what} needs the name of a card, not {shown(name)}")
    place = NAMES.get(name, NAMES.get(plain(name), -1))
    if place < 0:
        known = [card.name for card in POOL]
        raise BadSetup(f"{what}: there is no card {shown(name)}{hint_for(name, known)}")
    if not POOL[place].kind & kinds:
        raise BadSetup(f"{what}: {POOL[place].name} does not belong there")
    return place


def find_printed(what: str, name: object, kinds: int) -> int:
    """NEU-14.5 Return the place of a card outside play, where no token can be."""
    place = find(what, name, kinds)
    if POOL[place].token:
        raise BadSetup(f"{what}: {POOL[place].name} is a token, which is nowhere but in play")
    return place


def read_card(what: str, given: object) -> dict[str, Any]:
    """Return a card as a dictionary, also if only its name is given."""
    if isinstance(given, dict):
        found = worded(what, given, CARD_WORDS)
        if "card" not in found:
            raise BadSetup(f"{what} does not say which card")
        return found
    return {"card": given}


def lay_character(state: NeuState, seat: int, given: object) -> int:
    """Put a character into play with its memory, counters and cyberware."""
    what = f"a character of seat {seat}"
    words = read_card(what, given)
    place = find(what, words["card"], CHARACTER)
    card = state.make_card(place, seat, state.zone_of(seat, FIELD))
    state.stamp[card] = state.tick()
    state.entered[card] = state.turn if flag(f"{what}, fresh", words.get("fresh", False)) else 0
    state.token[card] = int(flag(f"{what}, token", words.get("token", POOL[place].token)))
    state.activate(card)
    state.running[card] = int(flag(f"{what}, running", words.get("running", False)))
    state.spent[card] = int(flag(f"{what}, used", words.get("used", False)))
    state.frozen[card] = int(flag(f"{what}, frozen", words.get("frozen", False)))
    state.damage[card] = number(f"{what}, damage", words.get("damage", 0), 0, 99)
    for name, kind in (("bleed", BLEED), ("plus", PLUS), ("marker", MARKER)):
        state.counters[kind][card] = number(f"{what}, {name}", words.get(name, 0), 0, 99)
    for ware in listed(f"{what}, cyberware", words.get("cyberware", [])):
        lay_cyberware(state, seat, card, ware)
    return card


def commit_memory(state: NeuState, card: int, given: object) -> None:
    """Lay RAM under a character: so much basic RAM, or what a list names."""
    seat = state.control[card]
    what = f"{POOL[state.definition[card]].name}, committed"
    names = given if isinstance(given, (list, tuple)) else [BASIC] * number(what, given, 0, 99)
    for name in names:
        ram = state.make_card(find(what, name, RAM), seat, state.zone_of(seat, COMMITTED))
        state.attach(ram, card)


def lay_cyberware(state: NeuState, seat: int, bearer: int, given: object) -> None:
    """Attach cyberware to a character, at a port that is open or named."""
    what = f"cyberware of {POOL[state.definition[bearer]].name}"
    words = given if isinstance(given, dict) else {"card": given}
    words = worded(what, words, ("card", "port", "by"))
    place = find(what, words.get("card"), CYBERWARE)
    if POOL[place].tether:
        raise BadSetup(f"{what}: {POOL[place].name} has two bearers and stands under 'tethers'")
    owner = number(f"{what}, by", words.get("by", seat), 0, state.seats - 1)
    ports = open_ports(state, bearer, POOL[place])
    if "port" in words:
        wanted = PORT_NAMES.index(one_of(f"{what}, port", words["port"], PORT_NAMES))
        ports = [port for port in ports if port == wanted]
    if not ports:
        raise BadSetup(f"{what}: {POOL[place].name} fits no open port of it")
    ware = state.make_card(place, owner, state.zone_of(owner, ATTACHED))
    state.stamp[ware] = state.tick()
    state.activate(ware)
    state.attach(ware, bearer)
    state.port[ware] = ports[0]


def lay_ram(state: NeuState, seat: int, zone: int, given: object, what: str) -> None:
    """Put RAM into a bank: a number of refreshed basic RAM, or a list of names."""
    if type(given) is int:
        given = [{"card": BASIC}] * number(what, given, 0, MOST_CARDS)
    rows = listed(what, given)
    for each in rows:
        words = (
            worded(what, each, ("card", "running")) if isinstance(each, dict) else {"card": each}
        )
        place = find(what, words.get("card"), RAM)
        card = state.make_card(place, seat, state.zone_of(seat, zone))
        state.running[card] = int(flag(f"{what}, running", words.get("running", False)))
