"""What tests read off a table, in words: titles and places instead of numbers.

Places are called as in positions: "hq", "rd", "remote1".
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.check import position_cards as positions
from nightdeck.games.android_netrunner.model import modifiers, terms
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.rules.leaving import is_installed
from nightdeck.games.android_netrunner.seen.names import server_name
from nightdeck.games.android_netrunner.seen.prompts import WINDOWS
from nightdeck.games.android_netrunner.seen.views import ZONES
from nightdeck.games.netrunner_family.check.readers import NetrunnerReaders
from nightdeck.games.netrunner_family.model.terms import SIDE_NAMES
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.positions import shown

PAUSES: Final = (*WINDOWS, "jack-out")


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


def server_zones(state: AnrState, place: object) -> int:
    """Return a server that exists."""
    server = positions.server_number(place)
    if server not in state.servers:
        raise BadSetup(f"{server_name(server)} does not exist at this table")
    return server


class AnrReaders(NetrunnerReaders):
    """What a scene of this game can be asked, by name."""

    def where(self, state: AnrState, title: str, which: int = 1) -> str:
        """Return where a card lies: "hq", "archives", "remote1 root", "hq ice", "programs"."""
        card = self._the(state, title, which)
        zone = state.zone[card]
        if zone in (terms.RUNNER_SCORE, terms.CORP_SCORE):
            return f"score of the {SIDE_NAMES[int(zone == terms.RUNNER_SCORE)]}"
        return "identity" if card in state.identity else zone_word(zone)

    def pile(self, state: AnrState, place: str) -> list[str]:
        """Return the titles in a zone by its name in views; decks from the top."""
        for zone, name, _, _ in ZONES:
            if name == place:
                cards = state.zones[zone]
                return self._names(state, cards[::-1] if zone in (terms.RD, terms.STACK) else cards)
        known = ", ".join(name for _, name, _, _ in ZONES)
        raise BadSetup(
            f"there is no pile {shown(place)}; there is {known}, and `root`, `ice`, `rig`"
        )

    def discards(self, state: AnrState, seat: int) -> list[str]:
        """Return the titles in Archives, face up and face down, or in the heap."""
        if self._seat(seat):
            return self._names(state, state.zones[terms.HEAP])
        return self._names(state, state.zones[terms.ARCHIVES] + state.zones[terms.ARCHIVES_DOWN])

    def root(self, state: AnrState, server: str) -> list[str]:
        """Return the titles in a server or in the root of a central one."""
        return self._names(state, state.zones[terms.root(server_zones(state, server))])

    def ice(self, state: AnrState, server: str) -> list[str]:
        """Return the titles of the ice in front of a server, innermost first."""
        return self._names(state, state.zones[terms.ice_zone(server_zones(state, server))])

    def servers(self, state: AnrState) -> list[str]:
        """Return the servers that exist."""
        return [server_word(server) for server in state.servers]

    def host(self, state: AnrState, title: str, which: int = 1) -> str:
        """Return the title of the card a card is on; nothing if it is on none."""
        found = state.host[self._the(state, title, which)]
        return "" if found == terms.NONE else state.card(found).name

    def marked(self, state: AnrState, title: str, which: int = 1) -> str:
        """Return what a card has chosen, as title and place: "Ice Wall, hq ice 2"; or nothing."""
        found = state.mark[self._the(state, title, which)]
        if found == terms.NONE:
            return ""
        zone = state.zone[found]
        place = zone_word(zone)
        if zone >= terms.SERVER_ZONES and zone & 1:
            place += f" {state.zones[zone].index(found) + 1}"
        return f"{state.card(found).name}, {place}"

    def run(self, state: AnrState) -> str:
        """Return the server that is run on; nothing without a run."""
        return "" if state.run_server == terms.NONE else server_word(state.run_server)

    def unbroken(self, state: AnrState) -> list[str]:
        """Return the unbroken subroutines of the encountered ice in words."""
        if state.encountered == terms.NONE:
            return []
        found = modifiers.subroutines(state, state.encountered)
        return [each.text for place, each in enumerate(found) if not state.broken >> place & 1]

    def accessed(self, state: AnrState) -> str:
        """Return the title of the card that is being accessed; nothing without an access."""
        return "" if state.accessing == terms.NONE else state.card(state.accessing).name

    def credits(self, state: AnrState, seat: int) -> int:
        """Return a player's credit pool."""
        return state.credits[self._seat(seat)]

    def clicks(self, state: AnrState, seat: int) -> int:
        """Return the clicks a player has left."""
        return state.clicks[self._seat(seat)]

    def points(self, state: AnrState, seat: int) -> int:
        """Return a player's agenda points."""
        return modifiers.score(state, self._seat(seat))

    def link(self, state: AnrState) -> int:
        """Return the Runner's link."""
        return modifiers.link(state)


READERS: Final = AnrReaders(
    positions.find,
    is_installed,
    (terms.HQ, terms.GRIP),
    (terms.RD, terms.STACK),
    (terms.CORP_SCORE, terms.RUNNER_SCORE),
    terms.RIG,
    positions.COUNTERS,
    modifiers,
)._table()
