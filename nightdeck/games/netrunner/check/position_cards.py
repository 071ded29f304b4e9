"""The cards of a named position: read, checked against what can be, and put on the table."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.model.definitions import PLACES, POOL
from nightdeck.games.netrunner.model.forts import ice_of
from nightdeck.games.netrunner.model.numbers import free_space
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ABLATIVE,
    ADVANCEMENT,
    AGENDA,
    BITS,
    BOON,
    CORP,
    COUNTER_NAMES,
    DEBT,
    FAMILIARITY,
    FIRST_SUBSIDIARY,
    HAND,
    HQ,
    ICE,
    INSIDE_TYPES,
    MILITECH,
    NONE,
    PATTEL,
    POWER,
    PROGRAM,
    RIG_TYPES,
    RUNNER,
    RUNNER_ASIDE,
    SHELL,
    TRAUMA,
    UNIQUE,
    UPGRADE,
)
from nightdeck.games.netrunner.rules.abilities import use_key
from nightdeck.games.netrunner.rules.bits import refill
from nightdeck.games.netrunner.rules.corp_install import place_corp_card
from nightdeck.games.netrunner.rules.expose import can_expose
from nightdeck.games.netrunner.rules.leaving import switch_on
from nightdeck.games.netrunner.rules.rez import is_named_rezzed
from nightdeck.games.netrunner.rules.runner_install import place_runner_card
from nightdeck.games.netrunner.seen.names import fort_name
from nightdeck.games.netrunner_family.check import positions
from nightdeck.games.netrunner_family.check.positions import (
    DEEPEST,
    CardReader,
    CardWord,
    Described,
    central,
    digits,
)
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.positions import shown
from nightdeck.kernel.state import EVERYBODY, bit
from nightdeck.language.finding import Finder

COUNTERS: Final[dict[str, int]] = {
    "advancement": ADVANCEMENT,
    "bits": BITS,
    "boon": BOON,
    "ablative": ABLATIVE,
    "trauma": TRAUMA,
    "shell": SHELL,
    "power": POWER,
    "militech": MILITECH,
    "pattel": PATTEL,
    "venture": DEBT,
    "familiarity": FAMILIARITY,
}
"""The words of positions for counters on cards."""

MOST_FORTS: Final = 99

FINDER: Final = Finder(POOL, PLACES)
READER: Final = CardReader(FINDER, ("rezzed", "exposed", "seen", "used"), {"paid": 20}, COUNTERS)
find = FINDER.find
read_card = READER.read


def fort_number(name: object) -> int:
    """Return a fort by its name: "hq", "rd", "archives", "s1", "s2" ..."""
    if isinstance(name, str):
        text, fort = central(name, "inside")
        if fort >= 0:
            return fort
        if text.startswith("s") and 1 <= digits(text[1:]) <= MOST_FORTS:
            return FIRST_SUBSIDIARY + digits(text[1:]) - 1
    raise BadSetup(
        f"there is no fort {shown(name)}; there is hq, rd, archives, s1 to s{MOST_FORTS}"
    )


def create(state: OnrState, found: Described, zone: int, side: int) -> int:
    """Create a card in a zone; refuse cards of the other side."""
    READER.check_side(found, side)
    return state.create(found.place, zone)


# Installing ---------------------------------------------------------------------------------------


def install_corp(state: OnrState, entry: CardWord, fort: int, part: str) -> None:
    """Install one Corp card where it can be, rezzed or not, with its counters."""
    found = read_card(entry, f"in {fort_name(fort)}")
    check_corp_place(found, fort, part)
    card = create(state, found, HQ, CORP)
    place_corp_card(state, card, fort)
    if found.has("rezzed") or found.definition().rezzed_on_install:
        turn_up(state, card, found.numbers.get("paid", 0))
    elif found.numbers.get("paid", 0):
        raise BadSetup(f"{found.definition().name}: something is paid only when it is rezzed")
    if found.has("exposed"):
        if not can_expose(state, card):
            raise BadSetup(f"{found.definition().name} is rezzed and cannot be exposed")
        state.revealed[card] = 1
        state.reveal(card, EVERYBODY)
    if found.has("seen"):
        state.reveal(card, bit(RUNNER))
    set_rest(state, card, found)


def check_corp_place(found: Described, fort: int, part: str) -> None:
    """ONR-7.1 to ONR-7.4 Refuse a Corp card where it cannot be installed, or rezzed."""
    definition = found.definition()
    name = definition.name
    if definition.side != CORP:
        raise BadSetup(f"{name} is not a Corp card")
    fits = definition.kind == ICE if part == "ice" else definition.kind & INSIDE_TYPES
    if not fits:
        raise BadSetup(f"{name} cannot be installed as {part}")
    if fort < FIRST_SUBSIDIARY and definition.kind not in (ICE, UPGRADE):
        raise BadSetup(f"{name} cannot be inside a central fort (ONR-7.2a)")
    if fort < FIRST_SUBSIDIARY and definition.install_forts:
        raise BadSetup(f"{name} can be in subsidiary forts only")
    if found.has("rezzed") and definition.kind == AGENDA:
        raise BadSetup(f"{name} is an agenda and is never rezzed (ONR-7.6c)")
    if found.hosted:
        raise BadSetup(f"{name} holds no other cards")


def turn_up(state: OnrState, card: int, paid: int) -> None:
    """Make an installed Corp card rezzed and active, with what it comes with."""
    definition = state.card(card)
    if definition.keywords & UNIQUE and is_named_rezzed(state, card):
        raise BadSetup(f"{definition.name} is unique and cannot be rezzed twice (ONR-7.10)")
    if paid and not (definition.morph or definition.bought_price):
        raise BadSetup(f"{definition.name} takes no payment above its rez cost")
    if paid > 1 and definition.morph:
        raise BadSetup(f"{definition.name}: paid is 1 if it was rezzed as the other type, else 0")
    state.rezzed[card] = 1
    state.bought[card] = paid
    if card in state.unrezzed:
        state.unrezzed.remove(card)
    state.reveal(card, EVERYBODY)
    switch_on(state, card)
    come_with(state, card)


def come_with(state: OnrState, card: int) -> None:
    """ONR-9.5, ONR-16.10 Put on a card what it enters play with."""
    definition = state.card(card)
    refill(state, card)
    if definition.bank is not None:
        state.counters[BITS][card] = definition.bank.bits
    if definition.enters_with[1]:
        state.counters[definition.enters_with[0]][card] = definition.enters_with[1]


def install_runner(state: OnrState, entry: CardWord, host: int = NONE, depth: int = 0) -> int:
    """Install one Runner card with its counters and the programs in it; return it."""
    found = read_card(entry, "in the rig")
    definition = found.definition()
    name = definition.name
    if not definition.kind & RIG_TYPES:
        raise BadSetup(f"{name} cannot be installed in the rig")
    if (
        found.has("rezzed")
        or found.has("exposed")
        or found.numbers.get("paid", 0)
        or found.has("seen")
    ):
        raise BadSetup(f"{name} is a Runner card: it is neither rezzed nor exposed")
    if definition.keywords & UNIQUE and any(
        state.definition[other] == found.place
        for other in range(len(state.definition))
        if state.active[other]
    ):
        raise BadSetup(f"{name} is unique and cannot be in play twice (ONR-16.5)")
    if host != NONE:
        if definition.kind != PROGRAM or free_space(state, host) < definition.memory:
            on = state.card(host).name
            raise BadSetup(f"{name} does not fit into {on} (ONR-16.4)")
    if depth > DEEPEST:
        raise BadSetup(f"more than {DEEPEST} cards lie in each other")
    card = create(state, found, HAND, RUNNER)
    place_runner_card(state, card, host)
    set_rest(state, card, found)
    for guest in found.hosted:
        install_runner(state, guest, card, depth + 1)
    return card


# Counters, marks, uses ----------------------------------------------------------------------------


def set_rest(state: OnrState, card: int, found: Described) -> None:
    """ONR-2.4e Put exactly the named counters on a card; those not named stay as they come."""
    definition = state.card(card)
    for kind, amount in found.counters.items():
        if amount:
            check_counters(state, card, kind, amount)
        state.counters[kind][card] = amount
        if not amount and state.active[card] and definition.trashed_when_empty == kind:
            word = COUNTER_NAMES[kind]
            raise BadSetup(f"{definition.name} would have been trashed with its last {word}")
    if found.mark is not None:
        state.mark[card] = fort_number(found.mark)
    if found.has("used"):
        keys = [use_key(card, each) for each in definition.abilities if each.per_turn]
        if not keys or not state.active[card]:
            raise BadSetup(f"{definition.name} has nothing that it can do once per turn")
        state.used.extend(keys)


def check_counters(state: OnrState, card: int, kind: int, amount: int) -> None:
    """ONR-2.4e Refuse counters that a card never has where it lies, or never so many of them."""
    definition = state.card(card)
    name = definition.name
    if kind == ADVANCEMENT and not definition.kind & INSIDE_TYPES & ~UPGRADE:
        raise BadSetup(f"{name} never has advancement counters (ONR-8.2)")
    if kind == BITS and not state.active[card]:
        raise BadSetup(f"{name} is not rezzed and has no bits on it (ONR-9.5)")
    if not can_have(state, card, kind):
        raise BadSetup(f"{name} never has {COUNTER_NAMES[kind]} counters")
    most = amount
    if kind in (BOON, ABLATIVE):
        most = definition.enters_with[1]
    elif kind == BITS and definition.recurring is not None:
        most = definition.recurring.amount
    if amount > most:
        raise BadSetup(f"{name} has at most {most} {COUNTER_NAMES[kind]} counters, not {amount}")


def can_have(state: OnrState, card: int, kind: int) -> bool:
    """Tell whether any rule puts counters of a kind on a card."""
    definition = state.card(card)
    if kind in (BOON, ABLATIVE, TRAUMA):
        return definition.enters_with[0] == kind
    if kind in (POWER, MILITECH):
        return definition.breaker is not None
    if kind == SHELL:
        return state.zone[card] == RUNNER_ASIDE
    if kind in (PATTEL, BITS):
        return (definition.kind == ICE) == (kind == PATTEL)
    return True


def find_ice(state: OnrState, fort: int, wanted: object, what: str) -> int:
    """Return a piece of ice on a fort by its title or its number from the innermost."""
    where = f"on {fort_name(fort)}"
    return positions.find_ice(state, FINDER, ice_of(state, fort), wanted, what, where)
