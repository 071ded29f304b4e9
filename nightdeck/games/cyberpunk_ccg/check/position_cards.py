"""The cards of a named position: how they are written, found and laid on the table."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.cyberpunk_ccg.model.chassis import fits
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.rulings import CHASSIS_TOKENS, R26
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACHED,
    ATTACHMENT,
    DEFENSE,
    E_SEC,
    EMPATHY,
    EQUIPMENT,
    FOR_GOOD,
    HAS_ATTACKED,
    HAS_FOUGHT,
    HIT_SEATS,
    LOCATION,
    LOCATIONS,
    LR,
    M_SEC,
    OPERATION,
    OPERATIONS,
    POWER,
    RUNNER,
    RUNNERS,
    SR,
    lasting,
)
from nightdeck.games.cyberpunk_ccg.rules.attaching import has_room
from nightdeck.games.cyberpunk_ccg.rules.using_cards import set_up
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.positions import flag, hint_for, listed, number, plain, shown, worded

RUNNER_WORDS: Final = (
    "card", "used", "busted", "team", "gear", "by", "attacked", "fought", "moves", "sr", "lr",
    "defense", "power", "empathy", "hit",
)  # fmt: skip
PLACE_WORDS: Final = ("card", "used", "by", "chassis", "m_sec", "e_sec")
GEAR_WORDS: Final = ("card", "used", "by", "tokens", "parts")
STATS: Final = {"sr": SR, "lr": LR, "defense": DEFENSE, "power": POWER, "empathy": EMPATHY}
SECURITY: Final = {"m_sec": M_SEC, "e_sec": E_SEC}
CHASSIS: Final = "punknaught-chassis"
NOBODY: Final = 7
AS_PRINTED: Final = lasting(FOR_GOOD, NOBODY, 0)
"""Other numbers than printed are nobody's effect: they stay when somebody leaves the game."""

NAMES: Final[dict[str, int]] = {}


def find(what: str, name: object, kinds: int = -1) -> int:
    """Return the place of a card in the pool by title or id."""
    if not NAMES:
        for card in POOL:
            NAMES.setdefault(plain(card.name), card.place)
            NAMES[card.id] = card.place
    if not isinstance(name, str):
        raise BadSetup(f"{what} needs the name of a card, not {shown(name)}")
    place = NAMES.get(name, NAMES.get(plain(name), -1))
    if place < 0:
        known = [card.name for card in POOL]
        raise BadSetup(f"{what}: there is no card {shown(name)}{hint_for(name, known)}")
    if not POOL[place].kind & kinds:
        raise BadSetup(f"{what}: {POOL[place].name} does not belong there")
    return place


def read_card(what: str, given: object, known: tuple[str, ...]) -> dict[str, Any]:
    """Return a card as a dictionary, also if only its name is given."""
    if isinstance(given, dict):
        found = worded(what, given, known)
        if "card" not in found:
            raise BadSetup(f"{what} does not say which card")
        return found
    return {"card": given}


def lay(state: CcgState, seat: int, zone: int, place: int, words: dict[str, Any], what: str) -> int:
    """Put one card into play under a player; `by` is its owner."""
    owner = number(f"{what}, by", words.get("by", seat), 0, state.seats - 1)
    card = state.make_card(place, owner, state.zone_of(seat, zone))
    state.control[card] = seat
    state.exhausted[card] = int(flag(f"{what}, used", words.get("used", False)))
    return card


def lay_runner(state: CcgState, seat: int, given: object) -> int:
    """Put a Runner into play with its gear, Team and state."""
    what = f"a Runner of seat {seat}"
    words = read_card(what, given, RUNNER_WORDS)
    place = find(what, words["card"], RUNNER)
    what = f"{what}, {POOL[place].name}"
    card = lay(state, seat, RUNNERS, place, words, what)
    set_up(state, card)
    if flag(f"{what}, busted", words.get("busted", False)):
        if "used" in words and not state.exhausted[card]:
            raise BadSetup(f"{what}: who is Busted is used (CCG-10.13a)")
        state.exhausted[card] = 1
        state.busted[card] = 2 if state.rulings[R26] else 1
    if "team" in words:
        state.team[card] = number(f"{what}, team", words["team"], 1, 99)
    if flag(f"{what}, attacked", words.get("attacked", False)):
        state.deeds[card] |= HAS_ATTACKED | HAS_FOUGHT
    if flag(f"{what}, fought", words.get("fought", False)):
        state.deeds[card] |= HAS_FOUGHT
    for each in listed(f"{what}, hit", words.get("hit", [])):
        if number(f"{what}, hit", each, 0, state.seats - 1) == seat:
            raise BadSetup(f"{what}, hit: nobody Hits their own side (CCG-8.2b)")
        state.deeds[card] |= HAS_ATTACKED | HAS_FOUGHT | 1 << HIT_SEATS + each
    state.moves[card] = number(f"{what}, moves", words.get("moves", 0), 0, 9)
    for name, quantity in STATS.items():
        if name in words:
            value = number(f"{what}, {name}", words[name], 0, 99)
            change = value - getattr(POOL[place], name)
            state.lasting.append((quantity, card, change, AS_PRINTED, card))
    for each in listed(f"{what}, gear", words.get("gear", [])):
        lay_gear(state, seat, card, each)
    return card


def lay_gear(state: CcgState, seat: int, host: int, given: object) -> int:
    """Attach a Cyber or Equipment to a Runner, or a Chassis to a Runner or Location."""
    what = f"the gear of {POOL[state.definition[host]].name}"
    words = read_card(what, given, GEAR_WORDS)
    place = find(what, words["card"], ATTACHMENT)
    card = lay(state, seat, ATTACHED, place, words, what)
    if state.is_runner_in_play(host) and not has_room(state, host, card):
        raise BadSetup(f"{what}: there is no room left for {POOL[place].name} (CCG-3.12)")
    state.attach(card, host)
    set_up(state, card)
    if POOL[place].is_chassis:
        lay_tokens(state, card, words, what)
        for each in listed(f"{what}, parts", words.get("parts", [])):
            lay_part(state, seat, card, each)
    elif "tokens" in words or "parts" in words:
        raise BadSetup(f"{what}: only a Punknaught Chassis has tokens and parts")
    return card


def lay_tokens(state: CcgState, chassis: int, words: dict[str, Any], what: str) -> None:
    """CCG-12.3 Put construction tokens on a Chassis; one with tokens has never left a Location."""
    most = state.number(CHASSIS_TOKENS)
    is_borne = state.is_runner_in_play(state.host[chassis])
    left = number(f"{what}, tokens", words.get("tokens", 0 if is_borne else most), 0, most)
    if is_borne and left:
        raise BadSetup(f"{what}: a Chassis with tokens cannot leave its Location (CCG-12.3)")
    state.tokens[chassis] = left


def lay_part(state: CcgState, seat: int, chassis: int, given: object) -> None:
    """Make a Vehicle or Heavy Weapon a part of a Chassis."""
    what = f"a part of the Chassis on {POOL[state.definition[state.host[chassis]]].name}"
    place = find(what, given, EQUIPMENT)
    card = state.make_card(place, state.owner[chassis], state.zone_of(seat, ATTACHED))
    state.control[card] = seat
    if not fits(state, chassis, card):
        raise BadSetup(f"{what}: {POOL[place].name} is no legal part here (CCG-12.4)")
    state.attach(card, chassis)


def lay_place(state: CcgState, seat: int, given: object, kind: int) -> int:
    """Put a Location or an Operation into play."""
    what = f"{'a Location' if kind == LOCATION else 'an Operation'} of seat {seat}"
    words = read_card(what, given, PLACE_WORDS)
    place = find(what, words["card"], kind)
    zone = LOCATIONS if kind == LOCATION else OPERATIONS
    card = lay(state, seat, zone, place, words, what)
    set_up(state, card)
    for name, quantity in SECURITY.items():
        if name in words:
            value = number(f"{what}, {name}", words[name], 0, 99)
            change = value - getattr(POOL[place], name)
            state.security.append((quantity, card, change, 999, AS_PRINTED))
    if "chassis" in words:
        if kind == OPERATION:
            raise BadSetup(f"{what}: a Chassis stands on a Location (CCG-12.1)")
        chassis = words["chassis"]
        sheet = worded(f"{what}, chassis", chassis, ("tokens", "parts", "by"))
        lay_gear(state, seat, card, {"card": CHASSIS, **sheet})
    return card
