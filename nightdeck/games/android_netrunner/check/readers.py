"""What tests read off a table, in words: titles and places instead of numbers.

A card is named by its title or id; of several copies `which` counts from 1, those in play first,
in the order they came to the table. Places are called as in positions: "hq", "rd", "remote1".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nightdeck.games.android_netrunner.check.position_cards import (
    COUNTERS,
    SIDE_NAMES,
    find,
    server_number,
)
from nightdeck.games.android_netrunner.language.effects_cards import Search
from nightdeck.games.android_netrunner.model import modifiers, terms
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, RUNNER, ice_zone, root
from nightdeck.games.android_netrunner.model.vocabulary import EFFECTS
from nightdeck.games.android_netrunner.rules.leaving import is_installed
from nightdeck.games.android_netrunner.seen.names import server_name
from nightdeck.games.android_netrunner.seen.prompts import QUESTIONS
from nightdeck.games.android_netrunner.seen.views import ZONES
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.positions import number, one_of, shown
from nightdeck.language.flow import ChooseCard, ChooseCards

WINDOWS: Final[dict[str, str]] = {
    "draw-window": "before the Corp's mandatory draw",
    "action-window": "before the Corp's first action",
    "turn-window": "at the start of the Runner's turn",
    "after-action": "after each action",
    "discard-window": "after discarding, before the turn ends",
    "approach-window": "when ice is approached",
    "rez-window": "before approached ice is encountered: the Corp may rez it",
    "break-window": "in an encounter: break subroutines",
    "server-window": "when the server is approached",
    "last-rez-window": "before the run succeeds: the last chance to rez",
}
"""The windows, with the moment each belongs to."""

PAUSES: Final = (*WINDOWS, "jack-out")


def questions() -> dict[str, str]:
    """Return every question by name, with its words."""
    found = {name: words[0] for name, words in QUESTIONS.items()}
    for effect in EFFECTS.values():
        if isinstance(effect, (ChooseCard, ChooseCards, Search)):
            found.setdefault(effect.question, "Choose a card")
    found.update((name, f"Act or pass, {moment}") for name, moment in WINDOWS.items())
    return found


# Finding ------------------------------------------------------------------------------------------


def names(state: AnrState, cards: list[int]) -> list[str]:
    """Return the titles of cards."""
    return [state.card(card).name for card in cards]


def copies(state: AnrState, title: object) -> list[int]:
    """Return all copies of a card, those in play first."""
    place = find(title)
    found = [card for card, definition in enumerate(state.definition) if definition == place]
    return sorted(found, key=lambda card: not (is_installed(state, card) or state.active[card]))


def the(state: AnrState, title: object, which: int = 1) -> int:
    """Return the number of a card."""
    found = copies(state, title)
    if not found:
        raise BadSetup(f"there is no {title} at this table")
    return found[number("which", which, 1, len(found)) - 1]


def zone_word(zone: int) -> str:
    """Return what a zone is called: "hq", "rd", "heap", "remote1 root", "hq ice"."""
    if zone < terms.SERVER_ZONES:
        return next(name for each, name, _, _ in ZONES if each == zone) if zone in NAMED else ""
    server, part = divmod(zone - terms.SERVER_ZONES, 2)
    return f"{server_word(server)} {'ice' if part else 'root'}"


NAMED: Final = {zone for zone, _, _, _ in ZONES}


def server_word(server: int) -> str:
    """Return a server as positions call it."""
    if server < terms.FIRST_REMOTE:
        return ("hq", "rd", "archives")[server]
    return f"remote{server - terms.FIRST_REMOTE + 1}"


def seated(seat: object) -> int:
    """Return a seat, 0 for the Corp and 1 for the Runner."""
    return number("a seat", seat, 0, 1)


def server_zones(state: AnrState, place: object) -> int:
    """Return a server that exists."""
    server = server_number(place)
    if server not in state.servers:
        raise BadSetup(f"{server_name(server)} does not exist at this table")
    return server


# Cards --------------------------------------------------------------------------------------------


def where(state: AnrState, title: str, which: int = 1) -> str:
    """Return where a card lies: "hq", "rd", "archives", "remote1 root", "hq ice", "programs"."""
    card = the(state, title, which)
    zone = state.zone[card]
    if zone in (terms.RUNNER_SCORE, terms.CORP_SCORE):
        return f"score of the {SIDE_NAMES[CORP if zone == terms.CORP_SCORE else RUNNER]}"
    return "identity" if card in state.identity else zone_word(zone)


def pile(state: AnrState, place: str) -> list[str]:
    """Return the titles in a zone by its name in views; decks from the top."""
    for zone, name, _, _ in ZONES:
        if name == place:
            cards = state.zones[zone]
            return names(state, cards[::-1] if zone in (terms.RD, terms.STACK) else cards)
    known = ", ".join(name for _, name, _, _ in ZONES)
    raise BadSetup(f"there is no pile {shown(place)}; there is {known}, and `root`, `ice`, `rig`")


def hand(state: AnrState, seat: int) -> list[str]:
    """Return the titles in HQ or in the grip."""
    return names(state, state.zones[terms.GRIP if seated(seat) else terms.HQ])


def deck(state: AnrState, seat: int) -> list[str]:
    """Return the titles of R&D or of the stack, from the top."""
    return names(state, state.zones[terms.STACK if seated(seat) else terms.RD][::-1])


def discards(state: AnrState, seat: int) -> list[str]:
    """Return the titles in Archives, face up and face down, or in the heap."""
    if seated(seat):
        return names(state, state.zones[terms.HEAP])
    return names(state, state.zones[terms.ARCHIVES] + state.zones[terms.ARCHIVES_DOWN])


def scored(state: AnrState, seat: int) -> list[str]:
    """Return the titles in a score area."""
    return names(state, state.zones[terms.RUNNER_SCORE if seated(seat) else terms.CORP_SCORE])


def rig(state: AnrState) -> list[str]:
    """Return the titles of the Runner's installed cards: programs, hardware, resources."""
    return names(state, [card for zone in terms.RIG for card in state.zones[zone]])


def root_of(state: AnrState, server: str) -> list[str]:
    """Return the titles in a server or in the root of a central one."""
    return names(state, state.zones[root(server_zones(state, server))])


def ice_of(state: AnrState, server: str) -> list[str]:
    """Return the titles of the ice in front of a server, innermost first."""
    return names(state, state.zones[ice_zone(server_zones(state, server))])


def servers(state: AnrState) -> list[str]:
    """Return the servers that exist."""
    return [server_word(server) for server in state.servers]


def rezzed(state: AnrState, title: str, which: int = 1) -> bool:
    """Tell whether a card is rezzed."""
    return bool(state.rezzed[the(state, title, which)])


def counters(state: AnrState, title: str, kind: str, which: int = 1) -> int:
    """Return how many "advancement", "virus", "power", "agenda" or "credits" lie on a card."""
    column = COUNTERS[one_of("counters", kind, tuple(COUNTERS))]
    return state.counters[column][the(state, title, which)]


def strength(state: AnrState, title: str, which: int = 1) -> int:
    """Return the strength of ice or of an icebreaker."""
    return modifiers.strength(state, the(state, title, which))


def rez_cost(state: AnrState, title: str, which: int = 1) -> int:
    """Return what it costs to rez a card."""
    return modifiers.rez_cost(state, the(state, title, which))


def hosted(state: AnrState, title: str, which: int = 1) -> list[str]:
    """Return the titles of the cards on a card."""
    return names(state, state.hosted.get(the(state, title, which), []))


def host(state: AnrState, title: str, which: int = 1) -> str:
    """Return the title of the card a card is on; nothing if it is on none."""
    found = state.host[the(state, title, which)]
    return "" if found == NONE else state.card(found).name


def marked(state: AnrState, title: str, which: int = 1) -> str:
    """Return what a card has chosen, as title and place: "Ice Wall, hq ice 2"; or nothing."""
    found = state.mark[the(state, title, which)]
    if found == NONE:
        return ""
    zone = state.zone[found]
    place = zone_word(zone)
    if zone >= terms.SERVER_ZONES and zone & 1:
        place += f" {state.zones[zone].index(found) + 1}"
    return f"{state.card(found).name}, {place}"


def subroutines(state: AnrState, title: str, which: int = 1) -> list[str]:
    """Return the subroutines of ice in words, gained ones included."""
    return [each.text for each in modifiers.subroutines(state, the(state, title, which))]


# The run ------------------------------------------------------------------------------------------


def run(state: AnrState) -> str:
    """Return the server that is run on; nothing without a run."""
    return "" if state.run_server == NONE else server_word(state.run_server)


def encountered(state: AnrState) -> str:
    """Return the title of the ice that is encountered; nothing without an encounter."""
    return "" if state.encountered == NONE else state.card(state.encountered).name


def unbroken(state: AnrState) -> list[str]:
    """Return the unbroken subroutines of the encountered ice in words."""
    if state.encountered == NONE:
        return []
    found = modifiers.subroutines(state, state.encountered)
    return [each.text for place, each in enumerate(found) if not state.broken >> place & 1]


def accessed(state: AnrState) -> str:
    """Return the title of the card that is being accessed; nothing without an access."""
    return "" if state.accessing == NONE else state.card(state.accessing).name


# Numbers ------------------------------------------------------------------------------------------


def turn(state: AnrState) -> int:
    """Return the number of the turn, counted by the Corp's."""
    return state.turn


def active(state: AnrState) -> int:
    """Return the seat whose turn it is."""
    return state.turn_seat


def credits(state: AnrState, seat: int) -> int:
    """Return a player's credit pool."""
    return state.credits[seated(seat)]


def clicks(state: AnrState, seat: int) -> int:
    """Return the clicks a player has left."""
    return state.clicks[seated(seat)]


def points(state: AnrState, seat: int) -> int:
    """Return a player's agenda points."""
    return modifiers.score(state, seated(seat))


def hand_size(state: AnrState, seat: int) -> int:
    """Return a player's maximum hand size."""
    return modifiers.hand_size(state, seated(seat))


def tags(state: AnrState) -> int:
    """Return the Runner's tags."""
    return state.runner_tags


def bad_publicity(state: AnrState) -> int:
    """Return the Corp's bad publicity."""
    return state.bad_publicity


def brain_damage(state: AnrState) -> int:
    """Return the Runner's brain damage."""
    return state.brain_damage


def link(state: AnrState) -> int:
    """Return the Runner's link."""
    return modifiers.link(state)


def memory_limit(state: AnrState) -> int:
    """Return the Runner's memory units."""
    return modifiers.memory_limit(state)


def memory_used(state: AnrState) -> int:
    """Return the memory units in use."""
    return modifiers.memory_used(state)


READERS: Final[dict[str, Callable[..., Any]]] = {
    "turn": turn,
    "active": active,
    "credits": credits,
    "clicks": clicks,
    "points": points,
    "tags": tags,
    "bad_publicity": bad_publicity,
    "brain_damage": brain_damage,
    "link": link,
    "memory_used": memory_used,
    "memory_limit": memory_limit,
    "hand": hand,
    "hand_size": hand_size,
    "deck": deck,
    "discards": discards,
    "scored": scored,
    "rig": rig,
    "servers": servers,
    "root": root_of,
    "ice": ice_of,
    "pile": pile,
    "where": where,
    "rezzed": rezzed,
    "counters": counters,
    "strength": strength,
    "rez_cost": rez_cost,
    "subroutines": subroutines,
    "hosted": hosted,
    "host": host,
    "marked": marked,
    "run": run,
    "encountered": encountered,
    "unbroken": unbroken,
    "accessed": accessed,
}
"""What a scene of this game can be asked, by name."""
