"""Servers, ANR-1.18 and ANR-1.19: three central ones, and remotes that come and go."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.events import SERVER_GONE
from nightdeck.games.android_netrunner.model.modifiers import run_clicks, total
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, RUNNER, ice_zone, root, server_bit
from nightdeck.kernel.state import bit


def add_zones_up_to(state: AnrState, server: int) -> None:
    """ANR-1.6, ANR-1.8 Make the two zones of a server: only the Corp sees face-down cards."""
    while len(state.zones) < terms.SERVER_ZONES + 2 * server + 2:
        state.add_zone(bit(CORP))


def open_server(state: AnrState, server: int) -> None:
    """ANR-1.18 Create a remote when its first card is installed; numbers are never reused."""
    if server == state.next_server:
        add_zones_up_to(state, server)
        state.servers.append(server)
        state.next_server += 1


def exists(state: AnrState, server: int) -> bool:
    """ANR-1.18 Tell whether a server exists."""
    return server in state.servers


def is_empty(state: AnrState, server: int) -> bool:
    """Tell whether nothing is installed in or in front of a server."""
    return not state.zones[root(server)] and not state.zones[ice_zone(server)]


def remove_empty_servers(state: AnrState) -> None:
    """ANR-1.18 An empty remote ceases to exist; ANR-INS19 not while a card is installed there."""
    if len(state.servers) == terms.FIRST_REMOTE:
        return
    for server in state.servers[terms.FIRST_REMOTE :]:
        if is_empty(state, server) and server != state.kept_server:
            state.servers.remove(server)
            state.emit(SERVER_GONE, server)


def ice_of(state: AnrState, server: int) -> list[int]:
    """ANR-1.8 The ice in front of a server, innermost first."""
    return state.zones[ice_zone(server)]


def run_targets(state: AnrState, servers: int, clicks: int) -> list[int]:
    """ANR-RUN13 The servers that may be attacked and whose additional cost can be paid."""
    left = state.clicks[RUNNER] - clicks
    if left < 0:
        return []
    found = state.servers[:]
    if servers != terms.ON_ANY:
        found = [server for server in found if server_bit(server) & servers]
    if terms.RUN_CLICKS in state.modifiers:
        found = [server for server in found if run_clicks(state, server) <= left]
    if terms.CANNOT_RUN in state.modifiers or state.lasting:
        return [
            server
            for server in found
            if not state.lasts(terms.CANNOT_RUN, server)
            and total(state, terms.CANNOT_RUN, server) == 0
        ]
    return found
