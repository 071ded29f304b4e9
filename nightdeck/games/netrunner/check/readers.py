"""What tests read off a table, in words: titles and places instead of numbers.

A card is named by its title or id; of several copies `which` counts from 1, those in play first,
in the order they came to the table. Places are called as in positions: "hq", "rd", "s1".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nightdeck.games.netrunner.check.position_cards import COUNTERS, find, fort_number
from nightdeck.games.netrunner.model import numbers
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ARCHIVES,
    ARCHIVES_DOWN,
    CORP_SCORE,
    DECKS,
    FORT_COUNTER_NAMES,
    FORT_ZONES,
    HANDS,
    NONE,
    PLAYER_COUNTER_NAMES,
    RIG,
    RUNNER_SCORE,
    TRASH,
    ice_zone,
    inside,
)
from nightdeck.games.netrunner.rules.action_accounting import actions_left
from nightdeck.games.netrunner.rules.leaving import is_installed
from nightdeck.games.netrunner.rules.windows import NAMES
from nightdeck.games.netrunner.seen.names import place_id
from nightdeck.games.netrunner.seen.prompts import QUESTIONS
from nightdeck.games.netrunner.seen.views import ZONES
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.positions import number, one_of

PAUSES: Final = ("window", "before-access", "after-run", "interrupt")
"""Questions in which passing means that play simply goes on."""


def questions() -> dict[str, str]:
    """Name every question, with its clause."""
    return {name: text for name, (text, _) in QUESTIONS.items()}


def card(state: OnrState, title: object, which: int = 1) -> int:
    """Return the number of a card, those in play first."""
    place = find(title)
    copies = [each for each, face in enumerate(state.definition) if face == place]
    copies.sort(key=lambda each: not (is_installed(state, each) or state.active[each]))
    if not 1 <= which <= len(copies):
        raise BadSetup(f"there are {len(copies)} copies of {title!r} on the table, not {which}")
    return copies[which - 1]


def titles(state: OnrState, cards: list[int]) -> list[str]:
    """Return the titles of cards."""
    return [state.card(each).name for each in cards]


def turn(state: OnrState) -> int:
    """Return the number of the turn."""
    return state.turn


def active(state: OnrState) -> int:
    """Return whose turn it is."""
    return state.turn_seat


def bits(state: OnrState, seat: int) -> int:
    """Return the bits in a pool."""
    return state.bits[number("seat", seat, 0, 1)]


def actions(state: OnrState, seat: int) -> int:
    """Return the actions a player has left, restricted ones included."""
    return actions_left(state, number("seat", seat, 0, 1))


def forgo(state: OnrState, seat: int) -> int:
    """Return the actions a player still has to forgo."""
    return state.forgo[number("seat", seat, 0, 1)]


def points(state: OnrState, seat: int) -> int:
    """Return a player's agenda points."""
    return state.points[number("seat", seat, 0, 1)]


def tags(state: OnrState) -> int:
    """Return the Runner's tags."""
    return state.runner_tags


def bad_publicity(state: OnrState) -> int:
    """Return the Corp's bad publicity."""
    return state.bad_publicity


def brain_damage(state: OnrState) -> int:
    """Return the Runner's brain damage."""
    return state.brain_damage


def hand(state: OnrState, seat: int) -> list[str]:
    """Return the titles in a hand."""
    return titles(state, state.zones[HANDS[number("seat", seat, 0, 1)]])


def hand_size(state: OnrState, seat: int) -> int:
    """Return the maximum hand size."""
    return numbers.hand_size(state, number("seat", seat, 0, 1))


def deck(state: OnrState, seat: int) -> list[str]:
    """Return the titles of R&D or the stack from the top."""
    return titles(state, state.zones[DECKS[number("seat", seat, 0, 1)]][::-1])


def archives(state: OnrState, face_up: bool = True) -> list[str]:
    """Return the titles of an Archives pile from the top."""
    return titles(state, state.zones[ARCHIVES if face_up else ARCHIVES_DOWN][::-1])


def trash(state: OnrState) -> list[str]:
    """Return the titles of the trash from the top."""
    return titles(state, state.zones[TRASH][::-1])


def scored(state: OnrState, seat: int) -> list[str]:
    """Return the titles in a score area."""
    zone = (CORP_SCORE, RUNNER_SCORE)[number("seat", seat, 0, 1)]
    return titles(state, state.zones[zone])


def rig(state: OnrState) -> list[str]:
    """Return the titles of the rig: programs, hardware, resources."""
    return titles(state, [each for zone in RIG for each in state.zones[zone]])


def forts(state: OnrState) -> list[str]:
    """Return the names of the forts that exist."""
    return [place_id(fort) for fort in state.forts]


def inside_of(state: OnrState, fort: object) -> list[str]:
    """Return the titles of what is inside a fort."""
    return titles(state, zone_of(state, inside(fort_number(fort))))


def ice_on(state: OnrState, fort: object) -> list[str]:
    """Return the titles of the ice on a fort, innermost first."""
    return titles(state, zone_of(state, ice_zone(fort_number(fort))))


def zone_of(state: OnrState, zone: int) -> list[int]:
    """Return the cards of a zone, none if it does not exist."""
    return state.zones[zone] if zone < len(state.zones) else []


def where(state: OnrState, title: object, which: int = 1) -> str:
    """Return where a card lies: "hq", "trash", "s1-inside", "rd-ice" ..."""
    zone = state.zone[card(state, title, which)]
    if zone >= FORT_ZONES:
        part = "inside" if zone & 1 == FORT_ZONES & 1 else "ice"
        return f"{place_id((zone - FORT_ZONES) >> 1)}-{part}"
    return next(name for number_, name, _, _ in ZONES if number_ == zone)


def rezzed(state: OnrState, title: object, which: int = 1) -> bool:
    """Tell whether a card is rezzed."""
    return bool(state.rezzed[card(state, title, which)])


def exposed(state: OnrState, title: object, which: int = 1) -> bool:
    """Tell whether a card is exposed and unrezzed."""
    return bool(state.revealed[card(state, title, which)])


def counters(state: OnrState, title: object, kind: str, which: int = 1) -> int:
    """Return the counters of a kind on a card ("advancement", "bits", "trauma" ...)."""
    word = one_of("counters", kind, tuple(COUNTERS))
    return state.counters[COUNTERS[word]][card(state, title, which)]


def player_counters(state: OnrState, name: str) -> int:
    """Return the counters of a kind on a player ("Gremlin", "Crying" ...)."""
    return state.player_counters[
        PLAYER_COUNTER_NAMES.index(one_of("counter", name, PLAYER_COUNTER_NAMES))
    ]


def fort_counters(state: OnrState, fort: object, name: str) -> int:
    """Return the counters of a kind in a fort ("Fait", "Pox", "Spy")."""
    row = state.fort_counters.get(fort_number(fort))
    kind = FORT_COUNTER_NAMES.index(one_of("counter", name, FORT_COUNTER_NAMES))
    return 0 if row is None else row[kind]


def strength(state: OnrState, title: object, which: int = 1) -> int:
    """Return the strength of ice or an icebreaker."""
    return numbers.strength(state, card(state, title, which))


def difficulty(state: OnrState, title: object, which: int = 1) -> int:
    """Return the difficulty of an agenda."""
    return numbers.difficulty(state, card(state, title, which))


def rez_cost(state: OnrState, title: object, which: int = 1) -> int:
    """Return what rezzing a card costs."""
    return numbers.rez_cost(state, card(state, title, which))


def subroutines(state: OnrState, title: object, which: int = 1) -> list[str]:
    """Return the subroutines of ice in our words."""
    return [each.text for each in numbers.subroutines(state, card(state, title, which))]


def hosted(state: OnrState, title: object, which: int = 1) -> list[str]:
    """Return the titles of what lies in or on a card."""
    return titles(state, state.hosted.get(card(state, title, which), []))


def memory_limit(state: OnrState) -> int:
    """Return the Runner's memory units."""
    return numbers.memory_limit(state)


def memory_used(state: OnrState) -> int:
    """Return the memory units in use."""
    return numbers.memory_used(state)


def run(state: OnrState) -> str:
    """Return the fort a run is made on, nothing if there is none."""
    return "" if state.run_fort == NONE else place_id(state.run_fort)


def encountered(state: OnrState) -> str:
    """Return the title of the ice that is encountered, nothing if there is none."""
    return "" if state.encountered == NONE else state.card(state.encountered).name


def window(state: OnrState) -> str:
    """Return the open window ("approach", "pass" ...), nothing if there is none."""
    return NAMES[state.window]


def accessed(state: OnrState) -> list[str]:
    """Return the titles of the cards accessed so far."""
    return titles(state, state.accessed)


def locks(state: OnrState) -> list[int]:
    """Return the prices of the run locks."""
    return list(state.locks)


def link(state: OnrState) -> int:
    """Return the link of the trace that goes on or was the last."""
    return state.link


def trace_value(state: OnrState) -> int:
    """Return the trace value of the trace that goes on or was the last."""
    return state.trace_value


READERS: Final[dict[str, Callable[..., Any]]] = {
    "turn": turn,
    "active": active,
    "bits": bits,
    "actions": actions,
    "forgo": forgo,
    "points": points,
    "tags": tags,
    "bad_publicity": bad_publicity,
    "brain_damage": brain_damage,
    "hand": hand,
    "hand_size": hand_size,
    "deck": deck,
    "archives": archives,
    "trash": trash,
    "scored": scored,
    "rig": rig,
    "forts": forts,
    "inside": inside_of,
    "ice": ice_on,
    "where": where,
    "rezzed": rezzed,
    "exposed": exposed,
    "counters": counters,
    "player_counters": player_counters,
    "fort_counters": fort_counters,
    "strength": strength,
    "difficulty": difficulty,
    "rez_cost": rez_cost,
    "subroutines": subroutines,
    "hosted": hosted,
    "memory_limit": memory_limit,
    "memory_used": memory_used,
    "run": run,
    "encountered": encountered,
    "window": window,
    "accessed": accessed,
    "locks": locks,
    "link": link,
    "trace_value": trace_value,
}
"""What a scene of this game can be asked, by name."""
