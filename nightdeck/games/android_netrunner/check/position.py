"""Named positions for tests and puzzles: exactly what lies where, whose turn, how much money.

    corp = {
        "identity": "...", "credits": 5, "clicks": 3, "bad_publicity": 0,
        "hq": ["Hedge Fund"], "rd": ["first drawn", "second", ...], "archives": ["..."],
        "archives_down": ["..."], "score": ["Hostile Takeover", card("Nisei MK II", agenda=1)],
        "servers": {"hq": {"ice": [...innermost first...], "root": [...]}, "remote1": {...}},
        "removed": [...], "filler": "Hedge Fund",
    }
    runner = {
        "identity": "...", "credits": 5, "clicks": 4, "tags": 0, "brain_damage": 0,
        "grip": [...], "stack": ["first drawn", ...], "heap": [...], "rig": [...], "score": [...],
        "removed": [...], "filler": "Sure Gamble",
    }
    turn = "corp" (default) or "runner", turn_number = 1
    phase = "action" (default), "start", or a window of the turn: "draw-window", "action-window",
            "turn-window", "after-action", "discard-window"
    run = {"server": "hq", "at": "encounter", "ice": 1}: a run goes on in the Runner's turn; `at` is
          "begin" (default), "approach", "rez-window", "encounter", "server", "success" or
          "access"; `ice` is a title or a number from the innermost, by default the outermost
    this_turn = {"runs": 1, ...}, last_turn = {...}, or last_turn = {"corp": {...}, "runner":
          {...}}: what turns remember, words of TALLY_WORDS
    shuffled = True: R&D and the stack are shuffled, so that nobody knows their order
    neutral = True: identities without abilities instead of the usual ones

A card is a title, an id, or a dictionary {"card": title, "rezzed": True, "derezzed": True,
"advancement": 2, "virus": 1, "power": 1, "agenda": 1, "credits": 3, "hosted": [...], "mark": ...,
"used": True}; `card` of nightdeck.testing writes such a dictionary. `derezzed` ice was rezzed once:
everybody knows it, and it may host what needs rezzed ice. `mark` is what Femme Fatale chose: a
title, or {"server": "hq", "ice": 2}. A `used` card has done what it can do once per turn; an
identity may be {"card": title, "used": True, "credits": 1}. Capitals and accents are optional.

Servers are called "hq", "rd", "archives", "remote1", "remote2" ...; the words of the options
("R&D", "Server 1") and the names of the views ("server-3") mean the same.

What is not said: the Corp is Haas-Bioroid: Stronger Together (its bioroids have +1 strength), the
Runner is Chaos Theory (5 MU); 5 credits each whatever the identity starts with, its bad publicity
is there; all clicks of the turn are left (inside a run or after an action all but one). With
`neutral` the Corp is GRNDL without bad publicity and the Runner Andromeda (link 1): neither has
an ability. Cards that are not named do not exist, except that R&D and the stack hold 20 copies of
their `filler`; a number instead of a list of cards gives so many of them ("rd": 3).
"""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.android_netrunner.check import position_cards as described
from nightdeck.games.android_netrunner.check.position_cards import (
    COUNTERS,
    find,
    find_installed,
    server_number,
)
from nightdeck.games.android_netrunner.check.position_start import TALLY_WORDS, start
from nightdeck.games.android_netrunner.model import modifiers, terms
from nightdeck.games.android_netrunner.model.definitions import is_console, is_region
from nightdeck.games.android_netrunner.model.servers import add_zones_up_to
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.switches import regions_may_wait
from nightdeck.games.android_netrunner.rules.credits import refill
from nightdeck.games.android_netrunner.rules.setup import build_table
from nightdeck.games.android_netrunner.seen.names import server_name
from nightdeck.games.netrunner_family.check import positions
from nightdeck.games.netrunner_family.model.terms import SIDE_NAMES
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.positions import flag, listed, number, table, worded

CORP_WORDS: Final = (
    "identity", "credits", "clicks", "bad_publicity", "hq", "rd", "archives", "archives_down",
    "score", "servers", "removed", "filler",
)  # fmt: skip
RUNNER_WORDS: Final = (
    "identity", "credits", "clicks", "tags", "brain_damage", "grip", "stack", "heap", "rig",
    "score", "removed", "filler",
)  # fmt: skip
TABLE_WORDS: Final = (
    "corp", "runner", "turn", "phase", "run", "turn_number", "last_turn", "this_turn", "neutral",
    "shuffled",
)  # fmt: skip

PLAIN_CORP: Final = "haas-bioroid-stronger-together"
PLAIN_RUNNER: Final = "chaos-theory-wunderkind"
NEUTRAL_CORP: Final = "grndl-power-unleashed"
NEUTRAL_RUNNER: Final = "andromeda-dispossessed-ristie"
"""Identities without a single ability; what they start with is not part of a position."""
FILLER: Final = {terms.CORP: "hedge-fund", terms.RUNNER: "sure-gamble"}
PILES: Final[tuple[tuple[tuple[str, int], ...], ...]] = (
    (
        ("hq", terms.HQ),
        ("rd", terms.RD),
        ("archives", terms.ARCHIVES),
        ("archives_down", terms.ARCHIVES_DOWN),
        ("removed", terms.REMOVED),
    ),
    (
        ("grip", terms.GRIP),
        ("stack", terms.STACK),
        ("heap", terms.HEAP),
        ("removed", terms.REMOVED),
    ),
)


def arrange(state: AnrState, position: dict[str, Any]) -> None:
    """Turn a freshly dealt state into a position; raise BadSetup with the culprit."""
    worded("the position", position, TABLE_WORDS)
    corp = worded("corp", position.get("corp", {}), CORP_WORDS)
    runner = worded("runner", position.get("runner", {}), RUNNER_WORDS)
    neutral = flag("neutral", position.get("neutral", False))
    positions.clear(state, AnrState(), build_table)
    place_identities(state, corp, runner, neutral)
    place_corp(state, corp)
    place_runner(state, runner)
    if flag("shuffled", position.get("shuffled", False)):
        state.shuffle(terms.RD)
        state.shuffle(terms.STACK)
    set_numbers(state, corp, runner)
    positions.set_memory(state, TALLY_WORDS, position.get("last_turn", {}))
    check_table(state)
    start(state, position, corp, runner)


def place_identities(
    state: AnrState, corp: dict[str, Any], runner: dict[str, Any], neutral: bool
) -> None:
    """ANR-3.2 The identities come first, so they are the oldest active cards."""
    usual = (NEUTRAL_CORP, NEUTRAL_RUNNER) if neutral else (PLAIN_CORP, PLAIN_RUNNER)
    for seat, given, zone in (
        (terms.CORP, corp, terms.CORP_IDENTITY),
        (terms.RUNNER, runner, terms.RUNNER_IDENTITY),
    ):
        found = described.read_card(
            given.get("identity", usual[seat]), "in front of you", described.IDENTITY_WORDS
        )
        definition = found.definition()
        if definition.kind != terms.IDENTITY or definition.side != seat:
            raise BadSetup(f"{definition.name} is not an identity of the {SIDE_NAMES[seat]}")
        card = state.create(found.place, zone)
        state.identity[seat] = card
        if not neutral or "identity" in given:
            state.bad_publicity += definition.start_bad_publicity
        state.activate(card)
        refill(state, card)
        described.set_counters(state, card, found)
        described.mark_used(state, card, found)


def fill(state: AnrState, side: int, given: dict[str, Any]) -> None:
    """Create the cards of all piles; decks are named from the top, the last card of a zone."""
    filler = given.get("filler", FILLER[side])
    for word, zone in PILES[side]:
        is_deck = zone in (terms.RD, terms.STACK)
        cards = positions.pile_entries(described.READER, given, word, filler, side, is_deck)
        for entry in cards[::-1] if is_deck else cards:
            described.create(
                state, described.read_card(entry, f"in {word!r}", positions.PILE_WORDS), zone, side
            )


def place_corp(state: AnrState, corp: dict[str, Any]) -> None:
    """Lay out HQ, R&D, Archives, the score area and the servers."""
    fill(state, terms.CORP, corp)
    for entry in listed("corp: score", corp.get("score", [])):
        found = described.read_card(entry, "in a score area", described.SCORE_WORDS)
        card = described.create(state, found, terms.CORP_SCORE, terms.CORP)
        if found.definition().kind != terms.AGENDA:
            raise BadSetup(f"{found.definition().name} is not an agenda and cannot be scored")
        state.activate(card)
        described.set_counters(state, card, found)
        described.mark_used(state, card, found)
    named: list[int] = []
    for name, content in table("servers", corp.get("servers", {})).items():
        server = server_number(name)
        if server in named:
            raise BadSetup(f"{server_name(server)} is named twice, the second time as {name!r}")
        named.append(server)
        place_server(state, server, content)


def place_server(state: AnrState, server: int, given: object) -> None:
    """Install the ice (innermost first) and the root of a server."""
    what = server_name(server)
    content = worded(what, given, ("ice", "root"))
    parts = {part: listed(f"{what}: {part}", content.get(part, [])) for part in ("ice", "root")}
    if server >= terms.FIRST_REMOTE:
        if not parts["ice"] and not parts["root"]:
            raise BadSetup(f"{what} holds nothing, and an empty remote does not exist (ANR-1.18)")
        add_zones_up_to(state, server)
        state.servers.append(server)
        state.servers.sort()
        state.next_server = max(state.next_server, server + 1)
    for part, entries in parts.items():
        for entry in entries:
            described.install_corp(state, entry, server, part)
    check_server(state, server)


def check_server(state: AnrState, server: int) -> None:
    """ANR-INS3, ANR-K16 One agenda or asset and one region in a server."""
    there = state.zones[terms.root(server)]
    contents = [
        state.card(card).name for card in there if state.card(card).kind & terms.SERVER_CONTENT
    ]
    if len(contents) > 1:
        raise BadSetup(
            f"{server_name(server)} holds {' and '.join(contents)}, but there can be only one "
            "agenda or asset (ANR-INS3)"
        )
    regions = [card for card in there if is_region(state.card(card))]
    if regions_may_wait(state):
        regions = [card for card in regions if state.rezzed[card]]
    if len(regions) > 1:
        names = " and ".join(state.card(card).name for card in regions)
        raise BadSetup(f"{server_name(server)} holds two regions, {names} (ANR-K16)")


def place_runner(state: AnrState, runner: dict[str, Any]) -> None:
    """Lay out grip, stack, heap, rig and score area."""
    fill(state, terms.RUNNER, runner)
    for entry in listed("rig", runner.get("rig", [])):
        described.install_runner(state, described.read_card(entry, "in the rig"))
    for entry in listed("runner: score", runner.get("score", [])):
        found = described.read_card(entry, "in the Runner's score area", positions.PILE_WORDS)
        definition = found.definition()
        if definition.points == 0 and definition.kind != terms.AGENDA:
            raise BadSetup(f"{definition.name} cannot be in a score area")
        state.create(found.place, terms.RUNNER_SCORE)


def set_numbers(state: AnrState, corp: dict[str, Any], runner: dict[str, Any]) -> None:
    """Set credits, tags, bad publicity and brain damage."""
    state.credits[terms.CORP] = number("corp: credits", corp.get("credits", 5))
    state.credits[terms.RUNNER] = number("runner: credits", runner.get("credits", 5))
    state.bad_publicity = number("bad_publicity", corp.get("bad_publicity", state.bad_publicity))
    state.runner_tags = number("tags", runner.get("tags", 0))
    state.brain_damage = number("brain_damage", runner.get("brain_damage", 0))
    for side, given in (("corp", corp), ("runner", runner)):
        number(f"{side}: clicks", given.get("clicks", 0))


def check_table(state: AnrState) -> None:
    """ANR-SB1 Refuse what the state checks of the game would never have left as it is."""
    consoles = [
        state.card(card).name
        for card in state.zones[terms.HARDWARE_ROW]
        if is_console(state.card(card))
    ]
    if len(consoles) > 1:
        names = " and ".join(consoles)
        raise BadSetup(f"rig: {names} are consoles, and there can be only one (ANR-K10)")
    used, limit = modifiers.memory_used(state), modifiers.memory_limit(state)
    if used > limit:
        raise BadSetup(f"rig: the programs need {used} MU, but there are {limit} (ANR-INS16)")
    for card, host in enumerate(state.host):
        if host != terms.NONE:
            check_guest(state, card, host)
    for seat in (terms.CORP, terms.RUNNER):
        if modifiers.has_enough_points(state, seat):
            points = f"the {SIDE_NAMES[seat]} has {modifiers.score(state, seat)} agenda points"
            raise BadSetup(f"score: {points} and would have won (ANR-V1)")


def check_guest(state: AnrState, card: int, host: int) -> None:
    """ANR-CC30, ANR-INS23 Refuse starved ice, and a card that would have been installed."""
    guest, on = state.card(card), state.card(host)
    if guest.starves_host and state.rezzed[host] and modifiers.strength(state, host) <= 0:
        power = f"{on.name} has strength {modifiers.strength(state, host)}"
        raise BadSetup(f"{power} and would have been trashed with {guest.name}")
    if on.finishes is not None and not state.counters[terms.POWER][card]:
        if on.finishes.can(state, host, card, 0):
            raise BadSetup(f"{guest.name} on {on.name} needs power counters, or it is installed")


CARD_WORDS: Final = described.READER.words

__all__ = ["COUNTERS", "TALLY_WORDS", "arrange", "find", "find_installed", "server_number"]
