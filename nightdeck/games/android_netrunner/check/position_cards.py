"""The cards of a named position: read, checked against what can be, and put on the table."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.check.traits import counters_of, marks, uses
from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.definitions import PLACES, POOL
from nightdeck.games.android_netrunner.model.servers import ice_of
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.rules import install, rez
from nightdeck.games.android_netrunner.seen.names import server_name
from nightdeck.games.netrunner_family.check import positions
from nightdeck.games.netrunner_family.model.hosting import put_on_host
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.positions import shown, worded
from nightdeck.kernel.state import EVERYBODY
from nightdeck.language.finding import Finder

SCORE_WORDS: Final = ("card", "agenda", "used")
IDENTITY_WORDS: Final = ("card", "credits", "used")

COUNTERS: Final[dict[str, int]] = {
    "advancement": terms.ADVANCEMENT,
    "virus": terms.VIRUS_COUNTER,
    "power": terms.POWER,
    "agenda": terms.AGENDA_COUNTER,
    "credits": terms.CREDIT,
}

MOST_REMOTES: Final = 99

FINDER: Final = Finder(POOL, PLACES)
READER: Final = positions.CardReader(FINDER, ("rezzed", "derezzed", "used"), {}, COUNTERS)
find = FINDER.find
read_card = READER.read


# Names --------------------------------------------------------------------------------------------


def server_number(name: object) -> int:
    """Return a server by any of its names: "remote1" = "Server 1" = "server-3" of the views."""
    if isinstance(name, str):
        text, server = positions.central(name, "root")
        if server >= 0:
            return server
        remote = 0
        if text.startswith("remote"):
            remote = positions.digits(text[6:].strip())
        elif text.startswith("server-"):
            remote = positions.digits(text[7:]) - terms.FIRST_REMOTE + 1
        elif text.startswith("server "):
            remote = positions.digits(text[7:])
        if 1 <= remote <= MOST_REMOTES:
            return terms.FIRST_REMOTE + remote - 1
    raise BadSetup(
        f"there is no server {shown(name)}; there is hq, rd, archives, "
        f"remote1 to remote{MOST_REMOTES}"
    )


def create(state: AnrState, found: positions.Described, zone: int, side: int) -> int:
    """Create a card in a zone; refuse cards of the other side."""
    READER.check_side(found, side)
    if found.definition().kind == terms.IDENTITY:
        name = found.definition().name
        raise BadSetup(f"{name} is an identity and cannot be in a pile or in play")
    return state.create(found.place, zone)


# Installing ---------------------------------------------------------------------------------------


def install_corp(state: AnrState, entry: positions.CardWord, server: int, part: str) -> None:
    """Install one Corp card where it can be, rezzed or not, with its counters."""
    found = read_card(entry, f"in {server_name(server)}")
    card = create(state, found, terms.HQ, terms.CORP)
    check_corp_place(found, server, part)
    install.place_corp_card(state, card, server)
    if found.has("rezzed"):
        turn_up(state, card)
    elif found.has("derezzed"):
        state.reveal(card, EVERYBODY)
    set_counters(state, card, found)
    mark_used(state, card, found)
    if found.mark is not None:
        set_mark(state, card, found.mark)
    for guest in found.hosted:
        place_guest(state, guest, card, found.has("derezzed"))


def check_corp_place(found: positions.Described, server: int, part: str) -> None:
    """ANR-1.6, ANR-INS1 Refuse a Corp card where it cannot be installed, or rezzed."""
    definition = found.definition()
    name = definition.name
    if not definition.kind & terms.CORP_INSTALLABLE or (definition.kind == terms.ICE) != (
        part == "ice"
    ):
        raise BadSetup(f"{name} cannot be installed as {part}")
    if server < terms.FIRST_REMOTE and definition.kind not in (terms.ICE, terms.UPGRADE):
        raise BadSetup(f"{name} cannot be in the root of a central server")
    if definition.install_servers and not terms.server_bit(server) & definition.install_servers:
        allowed = [
            server_name(each)
            for each in range(terms.FIRST_REMOTE)
            if terms.server_bit(each) & definition.install_servers
        ]
        raise BadSetup(f"{name} cannot be in {server_name(server)}, only in {', '.join(allowed)}")
    if found.has("rezzed") and definition.kind == terms.AGENDA:
        raise BadSetup(f"{name} is an agenda and is never rezzed (ANR-1.35)")
    if found.has("derezzed") and (found.has("rezzed") or definition.kind == terms.AGENDA):
        raise BadSetup(f"{name} cannot be derezzed: it is rezzed, or an agenda")


def turn_up(state: AnrState, card: int) -> None:
    """Make an installed Corp card rezzed and active, with what it enters play with."""
    check_unique(state, card)
    rez.make_active(state, card)
    rez.stock(state, card)


def check_unique(state: AnrState, card: int) -> None:
    """ANR-U1 Refuse a second active copy of a unique card."""
    definition = state.card(card)
    if definition.unique and rez.name_is_active(state, card):
        raise BadSetup(f"{definition.name} is unique and cannot be in play twice (ANR-U1)")


def install_runner(
    state: AnrState,
    found: positions.Described,
    host: int = terms.NONE,
    derezzed: bool = False,
    depth: int = 0,
) -> int:
    """Install one Runner card with its counters and what it hosts; return it."""
    definition = found.definition()
    name = definition.name
    card = create(state, found, terms.GRIP, terms.RUNNER)
    if not definition.kind & terms.RUNNER_INSTALLABLE:
        raise BadSetup(f"{name} cannot be installed")
    if found.has("rezzed") or found.has("derezzed"):
        raise BadSetup(f"{name} is a Runner card and is neither rezzed nor derezzed")
    check_unique(state, card)
    check_host(state, card, host, derezzed)
    install.place_runner_card(state, card, host)
    set_counters(state, card, found)
    mark_used(state, card, found)
    if found.mark is not None:
        set_mark(state, card, found.mark)
    for guest in found.hosted:
        place_guest(state, guest, card, False, depth + 1)
    return card


def check_host(state: AnrState, card: int, host: int, derezzed: bool) -> None:
    """ANR-INS7, ANR-INS15 Refuse a host that could not take the card, or a missing one.

    A host that was derezzed since may keep what was put on it while it was rezzed.
    """
    name = state.card(card).name
    if derezzed:
        state.rezzed[host] = 1
    allowed = install.hosts_for(state, card)
    if derezzed:
        state.rezzed[host] = 0
    if host in allowed:
        return
    if host == terms.NONE:
        raise BadSetup(f"{name} needs a host: name it under 'hosted' of the card it is on")
    on = state.card(host).name
    if host < len(state.rezzed) and state.server_of(host) != terms.NONE and not state.rezzed[host]:
        raise BadSetup(f"{name} cannot be hosted on {on}, which is not rezzed")
    raise BadSetup(f"{name} cannot be hosted on {on} (ANR-INS15)")


def place_guest(
    state: AnrState, entry: positions.CardWord, host: int, derezzed: bool, depth: int = 0
) -> None:
    """Put a card on a host: into the rig, waiting to be installed, or as a condition."""
    if depth > positions.DEEPEST:
        raise BadSetup(f"more than {positions.DEEPEST} cards are hosted on each other")
    found = read_card(entry, f"hosted on {state.card(host).name}")
    definition = found.definition()
    if definition.side == terms.RUNNER and state.card(host).finishes is not None:
        wait_on(state, found, host)
    elif definition.side == terms.RUNNER:
        install_runner(state, found, host, derezzed, depth)
    else:
        attach(state, found, host, derezzed)


def wait_on(state: AnrState, found: positions.Described, host: int) -> None:
    """ANR-INS23 Put a card on one that assembles it, with its printed cost in power counters."""
    definition = found.definition()
    on = state.card(host).name
    if not definition.kind & (terms.PROGRAM | terms.HARDWARE):
        raise BadSetup(f"{definition.name} cannot be hosted on {on} (ANR-INS23)")
    power = found.counters.pop(terms.POWER, definition.cost)
    if any(found.counters.values()) or found.hosted or found.has("used") or found.mark is not None:
        raise BadSetup(f"{definition.name} on {on} has power counters and nothing else")
    card = create(state, found, terms.HOSTED, terms.RUNNER)
    put_on_host(state, card, host)
    state.counters[terms.POWER][card] = power


def attach(state: AnrState, found: positions.Described, host: int, derezzed: bool) -> None:
    """ANR-K27 Put a condition operation on ice that it has rezzed."""
    definition = found.definition()
    on = state.card(host)
    fits = (
        definition.kind == terms.OPERATION
        and definition.subtypes & terms.CONDITION
        and on.kind == terms.ICE
    )
    if not fits or not (state.rezzed[host] or derezzed):
        raise BadSetup(f"{definition.name} cannot be hosted on {on.name}")
    card = create(state, found, terms.HOSTED, terms.CORP)
    put_on_host(state, card, host)
    state.activate(card)
    set_counters(state, card, found)


# Counters, marks, uses ----------------------------------------------------------------------------


def set_counters(state: AnrState, card: int, found: positions.Described) -> None:
    """ANR-1.31 Put exactly the named counters on a card; those not named stay as they enter play.

    A kind of counter that cannot lie on the card, or not as it lies there, is refused.
    """
    definition = state.card(card)
    able = counters_of(definition)
    for kind, amount in found.counters.items():
        word = terms.COUNTER_NAMES[kind]
        if amount and kind not in able:
            raise BadSetup(f"{definition.name} never has {word} counters")
        was_rezzed = found.has("rezzed") or found.has("derezzed")
        if amount and state.server_of(card) != terms.NONE and not was_rezzed:
            if kind != terms.ADVANCEMENT or definition.advanceable == 2:
                raise BadSetup(f"{definition.name} cannot have {word} counters unless rezzed")
        state.counters[kind][card] = amount
        if not amount and state.active[card] and definition.trashed_when_empty == kind:
            raise BadSetup(
                f"{definition.name} would have been trashed with its last {word} counter"
            )


def mark_used(state: AnrState, card: int, found: positions.Described) -> None:
    """ANR-K29 Note that what the card can do once per turn was done in this turn."""
    if not found.has("used"):
        return
    keys = uses(state, card)
    if not keys or not state.active[card]:
        raise BadSetup(f"{state.card(card).name} has nothing that it can do once per turn")
    state.used.extend(keys)


def set_mark(state: AnrState, card: int, wanted: object) -> None:
    """Let a card remember another one, named by its title or by its place."""
    definition = state.card(card)
    selection = marks(definition)
    if selection is None:
        raise BadSetup(f"{definition.name} does not choose a card, so it has no mark")
    target = marked_card(state, definition.name, wanted)
    if target not in selection.cards(state, card, terms.NONE):
        raise BadSetup(f"{definition.name} cannot have chosen {state.card(target).name}")
    state.mark[card] = target


def marked_card(state: AnrState, name: str, wanted: object) -> int:
    """Return the card a mark names: a title, or {"server": "hq", "ice": 2}."""
    if isinstance(wanted, dict):
        place = worded(f"the mark of {name}", wanted, ("server", "ice"))
        server = server_number(place.get("server"))
        return find_ice(state, server, place.get("ice"), f"the mark of {name}")
    return find_installed(state, wanted)


def find_ice(state: AnrState, server: int, wanted: object, what: str) -> int:
    """Return ice in front of a server by its number from the innermost, or by its title."""
    ice = ice_of(state, server) if server in state.servers else []
    where = f"in front of {server_name(server)}"
    return positions.find_ice(state, FINDER, ice, wanted, what, where)


def find_installed(state: AnrState, title: object) -> int:
    """Return an installed card by its title, the first one of several."""
    place = find(title)
    for card, definition in enumerate(state.definition):
        if definition == place and state.server_of(card) != terms.NONE:
            return card
    raise BadSetup(f"{shown(title)} is not installed")
