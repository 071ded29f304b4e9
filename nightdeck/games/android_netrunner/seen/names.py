"""What things are called: amounts, servers, cards, and what tells two equal cards apart."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model import rulings, terms
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.rules.leaving import is_installed
from nightdeck.games.netrunner_family.seen.sentences import amount, ice_place, ordinal

CENTRAL_NAMES: Final = ("HQ", "R&D", "Archives")
PILES: Final[dict[int, str]] = {
    terms.HQ: "in HQ",
    terms.RD: "in R&D",
    terms.ARCHIVES: "in Archives",
    terms.ARCHIVES_DOWN: "face down in Archives",
    terms.CORP_SCORE: "scored",
    terms.GRIP: "in the grip",
    terms.STACK: "in the stack",
    terms.HEAP: "in the heap",
    terms.RUNNER_SCORE: "stolen",
}


def brain_word(state: AnrState) -> str:
    """ANR-Q33 What the third kind of damage is called."""
    return "core" if state.rulings[rulings.Q33] else "brain"


def damage_word(state: AnrState, kind: int) -> str:
    """ANR-D2 What a kind of damage is called."""
    return brain_word(state) if kind == terms.BRAIN else terms.DAMAGE_NAMES[kind]


# Places -------------------------------------------------------------------------------------------


def server_name(server: int) -> str:
    """Return what a server is called."""
    if server < terms.FIRST_REMOTE:
        return CENTRAL_NAMES[server]
    return f"Server {server - terms.FIRST_REMOTE + 1}"


def short_server_name(server: int) -> str:
    """Return what a server is called where there is little room."""
    return server_name(server).replace("Server", "Serv")


def root_name(server: int) -> str:
    """Return what the place behind the ice is called; a central server has other cards as well."""
    return (
        f"the root of {server_name(server)}" if server < terms.FIRST_REMOTE else server_name(server)
    )


def place_id(server: int) -> str:
    """Return the name of a server in views."""
    return ("hq", "rd", "archives")[server] if server < terms.FIRST_REMOTE else f"server-{server}"


def hidden_name(zone: int, place: int, count: int) -> str:
    """Return what a card is called whose face is not known: where it lies."""
    if zone < terms.SERVER_ZONES:
        return "a card"
    server = (zone - terms.SERVER_ZONES) >> 1
    if zone & 1:
        which = ice_place(place, count)
        return f"ice {place + 1} in front of {server_name(server)} ({which})"
    text = f"the face-down card in {root_name(server)}"
    return text if count == 1 else f"{text} ({ordinal(place)} of {count})"


# Cards --------------------------------------------------------------------------------------------


def card_name(state: AnrState, seat: int, card: int) -> str:
    """Return a card's name, or where it lies if the seat does not know its face."""
    if state.knows(seat, card):
        return POOL[state.definition[card]].name
    zone = state.zones[state.zone[card]]
    return hidden_name(state.zone[card], zone.index(card), len(zone))


def placed_name(state: AnrState, seat: int, card: int) -> str:
    """Return a card's name and, if it is installed, where it lies."""
    name = card_name(state, seat, card)
    if not state.knows(seat, card) or state.server_of(card) == terms.NONE:
        return distinct_name(state, seat, card, state.zones[state.zone[card]])
    where = whereabouts(state, seat, card)
    return f"{name} {where}" if where.startswith("in ") else f"{name}, {where}"


def distinct_name(state: AnrState, seat: int, card: int, rivals: list[int]) -> str:
    """Return a card's name with what tells it from other cards of that name (ANR-DEC19).

    Cards that are interchangeable are the same choice and bear the same name.
    """
    name = card_name(state, seat, card)
    face = state.definition[card]
    if not state.knows(seat, card):
        return name
    others: list[int] = []
    for other in rivals:
        if other != card and state.definition[other] == face and state.knows(seat, other):
            others.append(other)
    if not others:
        return name
    told: list[str] = []
    for words in (whereabouts, load):
        own = words(state, seat, card)
        alike = [other for other in others if words(state, seat, other) == own]
        if len(alike) < len(others):
            told.append(own)
            others = alike
    if any(not interchangeable(state, card, other) for other in others):
        row = sorted([card, *others], key=state.zones[state.zone[card]].index)
        told.append(f"the {ordinal(row.index(card))} of {len(row)}")
    return f"{name} ({', '.join(told)})" if told else name


def interchangeable(state: AnrState, card: int, other: int) -> bool:
    """Tell whether two cards of one face could change places and nobody would ever notice.

    In a hand or pile they always could. In play the same must lie on both and on neither a card,
    both must be known to the same seats and stand under the same effects; ice stands in a row.
    """
    zone = state.zone[card]
    if zone != state.zone[other] or state.definition[card] != state.definition[other]:
        return False
    if not is_installed(state, card):
        return True
    if zone >= terms.SERVER_ZONES and zone & 1:
        return False
    if state.hosted.get(card) or state.hosted.get(other):
        return False
    return condition_of(state, card) == condition_of(state, other)


def condition_of(state: AnrState, card: int) -> tuple[list[int], list[tuple[int, ...]], list[int]]:
    """Return everything that may differ between two installed cards of one face."""
    facts = [state.rezzed[card], state.known[card], state.host[card], state.mark[card]]
    facts.extend(column[card] for column in state.counters)
    rows = [(*row[:1], *row[2:4]) for row in state.lasting if row[1] == card]
    rows.extend((*row[:2], *row[4:]) for row in state.delayed if card in (row[2], row[3]))
    uses = [key % 64 for key in state.used if key >= 0 and key // 64 == card]
    for key in (*state.used, *state.used_in_run):
        if key < 0 and (-1 - key) // 4096 == card:
            uses.append(4096 + (-1 - key) % 4096)
    return facts, rows, uses


def whereabouts(state: AnrState, seat: int, card: int) -> str:
    """Return where a card lies, in words."""
    host = state.host[card]
    if host != terms.NONE:
        return f"on {card_name(state, seat, host)}"
    zone = state.zone[card]
    if zone < terms.SERVER_ZONES:
        return PILES.get(zone, "in the rig")
    server = (zone - terms.SERVER_ZONES) >> 1
    if zone & 1 == 0:
        return f"in {root_name(server)}"
    row = state.zones[zone]
    where = f"in front of {server_name(server)}"
    return where if len(row) == 1 else f"{ice_place(row.index(card), len(row))} {where}"


def load(state: AnrState, seat: int, card: int) -> str:
    """Return what lies on a card, in words."""
    found: list[str] = []
    for kind, name in enumerate(terms.COUNTER_NAMES):
        count = state.counters[kind][card]
        if count:
            found.append(amount(count, name if kind == terms.CREDIT else f"{name} counter"))
    found.extend(card_name(state, seat, guest) for guest in state.hosted.get(card, ()))
    return f"{' and '.join(found)} on it" if found else "nothing on it"
