"""What must be true at every moment between two steps; each broken rule is told in words."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model import modifiers, terms
from nightdeck.games.android_netrunner.model.definitions import INDEX_ROWS, POOL, STARVING_ROW
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, RUNNER, ice_zone, root
from nightdeck.games.android_netrunner.rules.leaving import is_installed
from nightdeck.kernel.state import EVERYBODY
from nightdeck.language import soundness
from nightdeck.language.soundness import name

CORP_ZONES = (
    terms.HQ,
    terms.RD,
    terms.ARCHIVES,
    terms.ARCHIVES_DOWN,
    terms.CORP_SCORE,
    terms.CORP_IDENTITY,
    terms.CORP_PLAY,
    terms.CORP_ASIDE,
)
RUNNER_ZONES = (
    terms.GRIP,
    terms.STACK,
    terms.HEAP,
    *terms.RIG,
    terms.RUNNER_IDENTITY,
    terms.RUNNER_PLAY,
    terms.RUNNER_ASIDE,
)
INACTIVE = (
    terms.HQ,
    terms.RD,
    terms.ARCHIVES,
    terms.ARCHIVES_DOWN,
    terms.GRIP,
    terms.STACK,
    terms.HEAP,
)


def problems(state: AnrState) -> list[str]:
    """List every broken invariant of this game."""
    columns = {"rezzed": state.rezzed, "server": state.server, "mark": state.mark}
    found = soundness.column_problems(state, columns)
    if found:
        return found
    return [
        *place_problems(state),
        *server_problems(state),
        *number_problems(state),
        *active_problems(state),
        *soundness.index_problems(state, INDEX_ROWS),
        *prevention_problems(state),
        *soundness.hosting_problems(state),
        *hosting_problems(state),
        *soundness.counter_problems(state),
        *counter_problems(state),
        *run_problems(state),
        *soundness.waiting_problems(state),
        *face_down_problems(state),
        *soundness.sight_problems(state),
        *knowledge_problems(state),
        *settled_problems(state),
    ]


def place_problems(state: AnrState) -> list[str]:
    """ANR-1.3 to ANR-1.17: every card lies where cards of its side and type may lie."""
    found: list[str] = []
    for zones, side in ((CORP_ZONES, CORP), (RUNNER_ZONES, RUNNER)):
        for zone in zones:
            for card in state.zones[zone]:
                if POOL[state.definition[card]].side != side:
                    found.append(f"{name(state, card)} lies in zone {zone} of the other side")
    rows = (
        (terms.PROGRAMS, terms.PROGRAM),
        (terms.HARDWARE_ROW, terms.HARDWARE),
        (terms.RESOURCES, terms.RESOURCE),
    )
    for zone, kind in rows:
        for card in state.zones[zone]:
            if POOL[state.definition[card]].kind != kind:
                found.append(f"{name(state, card)} is in the wrong row of the rig (ANR-1.13)")
    for seat, zone in ((CORP, terms.CORP_IDENTITY), (RUNNER, terms.RUNNER_IDENTITY)):
        if state.zones[zone] != [state.identity[seat]]:
            found.append(f"seat {seat} does not have exactly its identity in play (ANR-2.1)")
    for card, definition in enumerate(state.definition):
        if POOL[definition].kind == terms.IDENTITY and card not in state.identity:
            found.append(f"{name(state, card)} is a second identity (ANR-2.1)")
    for card in state.zones[terms.CORP_SCORE]:
        if POOL[state.definition[card]].kind != terms.AGENDA:
            found.append(f"{name(state, card)} is scored but is no agenda")
    for card in state.zones[terms.RUNNER_SCORE]:
        stolen = POOL[state.definition[card]]
        if stolen.kind != terms.AGENDA and not stolen.points:
            found.append(f"{name(state, card)} is in a score area but is no agenda")
    return found


def server_problems(state: AnrState) -> list[str]:
    """ANR-1.6, ANR-1.7, ANR-1.8, ANR-1.18: servers and what lies in and in front of them."""
    found: list[str] = []
    if state.servers[: terms.FIRST_REMOTE] != list(range(terms.FIRST_REMOTE)):
        found.append("a central server is missing (ANR-1.18)")
    if sorted(set(state.servers)) != state.servers:
        found.append("the servers are not in the order of their creation (ANR-1.7)")
    if any(server >= state.next_server for server in state.servers):
        found.append("a server has a number that was never given (ANR-1.18)")
    for server in range((len(state.zones) - terms.SERVER_ZONES) // 2):
        contents, ice = state.zones[root(server)], state.zones[ice_zone(server)]
        if server not in state.servers and (contents or ice):
            found.append(f"server {server} does not exist but holds cards")
        found.extend(server_content_problems(state, server, contents, ice))
    return found


def server_content_problems(
    state: AnrState, server: int, contents: list[int], ice: list[int]
) -> list[str]:
    """ANR-INS3 Check one server."""
    found: list[str] = []
    for card in ice:
        if POOL[state.definition[card]].kind != terms.ICE:
            found.append(f"{name(state, card)} stands in front of a server but is no ice")
    for card in contents:
        kind = POOL[state.definition[card]].kind
        if not kind & terms.ROOT_TYPES:
            found.append(f"{name(state, card)} cannot lie in a root")
        if server < terms.FIRST_REMOTE and kind != terms.UPGRADE:
            found.append(f"{name(state, card)} cannot lie in a central root (ANR-1.6)")
    content = [c for c in contents if POOL[state.definition[c]].kind & terms.SERVER_CONTENT]
    if len(content) > 1:
        found.append(f"server {server} holds {len(content)} agendas or assets (ANR-INS3)")
    for card in (*contents, *ice):
        if state.server[card] != server:
            found.append(f"{name(state, card)} does not know its server {server}")
    return found


def number_problems(state: AnrState) -> list[str]:
    """ANR-1.20 to ANR-1.29: numbers that are never negative, clicks only in the own turn."""
    found: list[str] = []
    for seat in (CORP, RUNNER):
        if state.credits[seat] < 0:
            found.append(f"seat {seat} has {state.credits[seat]} credits")
        if state.clicks[seat] < 0:
            found.append(f"seat {seat} has {state.clicks[seat]} clicks")
        if state.clicks[seat] and state.turn_seat != seat:
            found.append(f"seat {seat} has clicks outside its turn (ANR-C3.4)")
    numbers = {
        "tags": state.runner_tags,
        "bad publicity": state.bad_publicity,
        "brain damage": state.brain_damage,
        "temporary credits": state.temporary,
        "bad publicity credits": state.publicity_credits,
    }
    found.extend(f"{value} {title}" for title, value in numbers.items() if value < 0)
    if state.turn_seat not in (CORP, RUNNER):
        found.append("it is nobody's turn")
    return found


def active_problems(state: AnrState) -> list[str]:
    """ANR-1.33, ANR-1.34, ANR-1.35: what is rezzed, what is active."""
    found: list[str] = []
    for card, active in enumerate(state.active):
        zone = state.zone[card]
        definition = POOL[state.definition[card]]
        if state.rezzed[card] and zone < terms.SERVER_ZONES:
            found.append(f"{name(state, card)} is rezzed but not installed")
        if state.rezzed[card] and definition.kind == terms.AGENDA:
            found.append(f"{name(state, card)} is a rezzed agenda (ANR-1.35)")
        if zone >= terms.SERVER_ZONES and active != state.rezzed[card]:
            found.append(f"{name(state, card)} is installed: active and rezzed differ (ANR-1.34)")
        if terms.PROGRAMS <= zone <= terms.RESOURCES and not active:
            found.append(f"{name(state, card)} is installed but inactive (ANR-1.34)")
        if active and zone in INACTIVE:
            found.append(f"{name(state, card)} is active where it should not be (ANR-1.34)")
        if zone == terms.RUNNER_SCORE and active:
            found.append(f"{name(state, card)} works in the Runner's score area (ANR-1.35)")
        if zone in (terms.CORP_SCORE, terms.CORP_IDENTITY, terms.RUNNER_IDENTITY) and not active:
            found.append(f"{name(state, card)} should be active (ANR-1.34)")
    return found


def prevention_problems(state: AnrState) -> list[str]:
    """ANR-AB8 Only active cards can prevent something."""
    return [
        f"{name(state, source)} prevents {against} though inactive"
        for against, sources in state.preventers.items()
        for source in sources
        if not state.active[source]
    ]


def hosting_problems(state: AnrState) -> list[str]:
    """ANR-INS15 Hosts and guests are in play."""
    found: list[str] = []
    for card, host in enumerate(state.host):
        if host != NONE and not is_installed(state, host):
            found.append(f"{name(state, card)} is hosted on a card that is not installed")
        if host != NONE and not is_installed(state, card) and state.zone[card] != terms.HOSTED:
            found.append(f"{name(state, card)} is hosted but lies elsewhere")
    for card in state.zones[terms.HOSTED]:
        if state.host[card] == NONE:
            found.append(f"{name(state, card)} lies among hosted cards without a host")
    return found


def settled_problems(state: AnrState) -> list[str]:
    """ANR-SB1 When a player is asked for an action the state checks have been made."""
    if state.question is None or state.question.name != "action":
        return []
    found: list[str] = []
    if modifiers.memory_used(state) > modifiers.memory_limit(state):
        found.append("programs use more memory than there is (ANR-INS16)")
    for server in state.servers[terms.FIRST_REMOTE :]:
        if not state.zones[root(server)] and not state.zones[ice_zone(server)]:
            found.append(f"remote server {server} is empty but exists (ANR-1.18)")
    for card in state.index[STARVING_ROW]:
        host = state.host[card]
        if host != NONE and state.rezzed[host] and modifiers.strength(state, host) <= 0:
            found.append(f"{name(state, host)} has strength 0 and is still there (ANR-CC30)")
    if state.pending or state.collecting:
        found.append("conditionals wait although an action is asked for (ANR-AB7)")
    if state.run_server != NONE:
        found.append("a run goes on although an action is asked for (ANR-RUN7)")
    return found


def counter_problems(state: AnrState) -> list[str]:
    """ANR-1.31, ANR-1.32 Counters lie only on cards in play."""
    return [
        f"{name(state, card)} keeps counters out of play (ANR-1.32)"
        for column in state.counters
        for card, amount in enumerate(column)
        if amount > 0 and not may_hold_counters(state, card)
    ]


def may_hold_counters(state: AnrState, card: int) -> bool:
    """ANR-1.31 Installed and scored cards, identities and hosted cards may hold counters."""
    zone = state.zone[card]
    if is_installed(state, card) or zone in (terms.CORP_SCORE, terms.RUNNER_SCORE, terms.HOSTED):
        return True
    return zone in (terms.CORP_IDENTITY, terms.RUNNER_IDENTITY, terms.CORP_PLAY, terms.RUNNER_PLAY)


def run_problems(state: AnrState) -> list[str]:
    """Section RUN: outside a run nothing of a run is left."""
    found: list[str] = []
    if state.run_server == NONE:
        leftovers = {
            "an encounter": state.encountered,
            "an approach": state.approaching,
            "ice of a run": state.run_ice,
            "an access": state.accessing,
        }
        found.extend(f"there is {what} without a run" for what, v in leftovers.items() if v != NONE)
        if state.publicity_credits:
            found.append("bad publicity credits are left after the run (ANR-BP2)")
    elif not 0 <= state.run_place <= len(state.zones[ice_zone(state.run_server)]):
        found.append("the Runner stands at a place that does not exist (ANR-RUN8)")
    if state.encountered != NONE and POOL[state.definition[state.encountered]].kind != terms.ICE:
        found.append("the Runner encounters something that is no ice")
    if state.encountered == NONE and state.broken:
        found.append("subroutines are broken without an encounter (ANR-ICE3)")
    return found


def face_down_problems(state: AnrState) -> list[str]:
    """The list of face-down cards in roots is complete."""
    found: list[str] = []
    for card in state.unrezzed:
        if state.rezzed[card] or state.zone[card] < terms.SERVER_ZONES or state.zone[card] & 1:
            found.append(f"{name(state, card)} is listed as face down in a root but is not")
    for server in state.servers:
        for card in state.zones[root(server)]:
            if not state.rezzed[card] and card not in state.unrezzed:
                found.append(f"{name(state, card)} is missing among the face-down cards")
    return found


def knowledge_problems(state: AnrState) -> list[str]:
    """ANR-H1 Rezzed cards are public."""
    return [
        f"{name(state, card)} is rezzed but not known to all (ANR-H1)"
        for card, rezzed in enumerate(state.rezzed)
        if rezzed and state.known[card] != EVERYBODY
    ]
