"""Named positions for tests and puzzles: exactly what lies where, whose turn, how much memory.

    players = {0: {...}, 1: {...}}, each
        "mainframe": "Coyote", "mainframe_health": 20, "bioframe_health": 20,
        "hand": ["Delete"], "deck": ["first drawn", "second", ...], "ram_deck": 10 or [...],
        "bank": 5 or [{"card": "basic-ram", "running": True}, "twin-channel-ram"],
        "running": 3 (so many running basic RAM beside the bank),
        "field": ["Scrapper", {"card": "Hex", "running": True, ...}],
        "slots": ["Firewall", {"card": "Bitrot", "by": 1}], "trojans": [{"card": ..., "by": 1}],
        "bin": [...], "purge": [...], "filler": "Badlands Infantry"
    tethers = [{"card": "Synchronize", "by": 0, "bearers": ["Scrapper", "Lug Nut"]}]
    environment = "Black Market" or {"card": ..., "by": 1}
    turn = 0: the seat whose turn it is; turn_number = 5; first = the seat that began
    stage = "deploy" (default), "initialize", "netcheck", "combat" or "reset"

A character is a title (the part before a comma will do), an id, or {"card": title, "running": True,
"damage": 1, "bleed": 1, "plus": 1, "marker": 1, "committed": 4 or ["basic-ram", "hotfix-ram"],
"cyberware": ["Riot Blade", {"card": ..., "port": "left arm", "by": 1}], "used": True,
"fresh": True, "token": True, "frozen": True}. `committed` is as much as it costs unless said
otherwise; `fresh`: it came into play this turn; `used`: its ability of the round is spent.

What is not said: pools of 20, an empty bank, nothing in hand; Cyberdecks hold 20 copies of their
filler and RAM decks 10 basic RAM; all mainframes are Coyote; it is turn 5 of a game seat 0 began.
"""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.neuroscape.check.position_cards import (
    BASIC,
    MOST_CARDS,
    commit_memory,
    find,
    find_printed,
    lay_character,
    lay_ram,
    read_card,
)
from nightdeck.games.neuroscape.check.position_limits import check_characters, check_slot_card
from nightdeck.games.neuroscape.model.costs import cost_in_play
from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    ATTACHED,
    BANK,
    BIN,
    BIOFRAME_POOL,
    CHARACTER,
    CYBERDECK,
    CYBERWARE,
    DEPLOY,
    ENVIRONMENT,
    ENVIRONMENT_CARD,
    HAND,
    INITIALIZE,
    MAINFRAME,
    MAINFRAME_CARD,
    MAINFRAME_POOL,
    PROGRAM,
    PROTOCOL,
    PURGE,
    RAM,
    RAM_DECK,
    SLOTS,
    START_HEALTH,
    TROJAN,
    TROJANS,
    VIRUS,
)
from nightdeck.games.neuroscape.rules.cyberware import may_bear, open_ports
from nightdeck.games.neuroscape.rules.programs import has_open_slot, mainframe_of
from nightdeck.games.neuroscape.rules.setup import turn_order
from nightdeck.games.neuroscape.rules.turns import Turn, Turns
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.positions import listed, number, one_of, table, worded

POSITION_WORDS: Final = (
    "players", "tethers", "environment", "turn", "turn_number", "first", "stage",
)  # fmt: skip
PLAYER_WORDS: Final = (
    "mainframe", "mainframe_health", "bioframe_health", "hand", "deck", "ram_deck", "bank",
    "running", "field", "slots", "trojans", "bin", "purge", "filler",
)  # fmt: skip
STAGES: Final[dict[str, str]] = {
    "initialize": "check_stability",
    "deploy": "deploy",
    "netcheck": "netcheck",
    "combat": "combat",
    "reset": "clear_damage",
}
FILLER: Final = "badlands-infantry"
PLAYABLE: Final = CHARACTER | CYBERWARE | PROGRAM
"""NEU-17.2 What a Cyberdeck may hold."""


def arrange(state: NeuState, position: dict[str, Any]) -> None:
    """Turn a freshly dealt state into a named position."""
    words = worded("the position", position, POSITION_WORDS)
    clear_table(state)
    players = table("players", words.get("players", {}))
    for seat in players:
        number("the seat of a player", seat, 0, state.seats - 1)
    sheets = {
        seat: worded(f"player {seat}", players.get(seat, {}), PLAYER_WORDS)
        for seat in range(state.seats)
    }
    state.turn = number("turn_number", words.get("turn_number", 5), 1, 300)
    for seat, sheet in sheets.items():
        lay_player(state, seat, sheet)
    for seat, sheet in sheets.items():
        lay_slots(state, seat, sheet)
    lay_environment(state, words.get("environment"))
    lay_tethers(state, words.get("tethers", []))
    commit_all(state, sheets)
    check_characters(state)
    start(state, words)


def clear_table(state: NeuState) -> None:
    """Take everything off the table that was dealt."""
    fresh = NeuState()
    teams = state.teams
    for name in ("definition", "zone", "known", "tag", "zones", "sight", "mixing", "listeners",
                 "modifiers", "active", "host", "hosted", "counters", "index", "owner", "control",
                 "running", "damage", "stamp", "serial", "entered", "spent", "frozen", "base_cost",
                 "adjusted", "adjusted_at", "port", "host_too", "port_too", "token", "pending",
                 "order"):  # fmt: skip
        setattr(state, name, getattr(fresh, name))
    state.teams = teams
    state.question = None
    state.stack.clear()
    state.at.clear()
    state.build_zones()
    state.start_pools()


def lay_player(state: NeuState, seat: int, sheet: dict[str, Any]) -> None:
    """Lay out what one player has."""
    what = f"player {seat}"
    place = find(f"{what}, mainframe", sheet.get("mainframe", "coyote"), MAINFRAME_CARD)
    state.activate(state.make_card(place, seat, state.zone_of(seat, MAINFRAME)))
    pools = state.pools_of(seat)
    for pool, name in ((MAINFRAME_POOL, "mainframe_health"), (BIOFRAME_POOL, "bioframe_health")):
        if name in sheet:
            health = number(f"{what}, {name}", sheet[name], 1, 999)
            if pools[pool] not in (START_HEALTH, health):
                raise BadSetup(f"{what}, {name}: the partner has {pools[pool]}, and they share it")
            pools[pool] = health
    filler = sheet.get("filler", FILLER)
    for kind, name, kinds in (
        (HAND, "hand", PLAYABLE),
        (BIN, "bin", PLAYABLE | RAM),
        (PURGE, "purge", PLAYABLE | RAM),
    ):
        for card in listed(f"{what}, {name}", sheet.get(name, [])):
            place = find_printed(f"{what}, {name}", card, kinds)
            state.make_card(place, seat, state.zone_of(seat, kind))
    deck = sheet.get("deck", 20)
    if type(deck) is int:
        deck = [filler] * number(f"{what}, deck", deck, 0, MOST_CARDS)
    for card in listed(f"{what}, deck", deck)[::-1]:
        place = find_printed(f"{what}, deck", card, PLAYABLE)
        state.make_card(place, seat, state.zone_of(seat, CYBERDECK))
    memory = sheet.get("ram_deck", 10)
    if isinstance(memory, list):
        memory = memory[::-1]
    lay_ram(state, seat, RAM_DECK, memory, f"{what}, ram_deck")
    lay_ram(state, seat, BANK, sheet.get("bank", 0), f"{what}, bank")
    running = number(f"{what}, running", sheet.get("running", 0), 0, 99)
    rows = [{"card": BASIC, "running": True}] * running
    lay_ram(state, seat, BANK, rows, f"{what}, running")
    for card in listed(f"{what}, field", sheet.get("field", [])):
        lay_character(state, seat, card)


def lay_slots(state: NeuState, seat: int, sheet: dict[str, Any]) -> None:
    """Fill the slots of a mainframe; who played a card is the host, or for others "by"."""
    for zone, name, kinds in (
        (SLOTS, "slots", PROTOCOL | VIRUS),
        (TROJANS, "trojans", TROJAN),
    ):
        what = f"player {seat}, {name}"
        for given in listed(what, sheet.get(name, [])):
            words = given if isinstance(given, dict) else {"card": given}
            words = worded(what, words, ("card", "by", "played"))
            place = find(what, words.get("card"), kinds)
            usual = seat if POOL[place].kind == PROTOCOL else state.opponents(seat)[0]
            owner = number(f"{what}, by", words.get("by", usual), 0, state.seats - 1)
            check_slot_card(state, what, POOL[place], seat, owner)
            if not has_open_slot(state, seat):
                raise BadSetup(f"{what}: all slots of this mainframe are full")
            card = state.make_card(place, owner, state.zone_of(seat, zone))
            state.stamp[card] = state.tick()
            state.entered[card] = number(f"{what}, played", words.get("played", 0), 0, state.turn)
            state.attach(card, mainframe_of(state, seat))
            if zone == SLOTS:
                state.activate(card)
            else:
                state.known[card] = state.friends(owner)


def lay_environment(state: NeuState, given: object) -> None:
    """Put an environment into play."""
    if given is None:
        return
    words = given if isinstance(given, dict) else {"card": given}
    words = worded("environment", words, ("card", "by"))
    place = find("environment", words.get("card"), ENVIRONMENT_CARD)
    owner = number("environment, by", words.get("by", 0), 0, state.seats - 1)
    card = state.make_card(place, owner, state.table_zone(ENVIRONMENT))
    state.stamp[card] = state.tick()
    state.activate(card)


def lay_tethers(state: NeuState, given: object) -> None:
    """Attach tethers to two characters each."""
    for each in listed("tethers", given):
        words = worded("a tether", each, ("card", "by", "bearers"))
        place = find("a tether", words.get("card"), CYBERWARE)
        owner = number("a tether, by", words.get("by", 0), 0, state.seats - 1)
        if not POOL[place].tether:
            raise BadSetup(f"a tether: {POOL[place].name} is none")
        names = listed("a tether, bearers", words.get("bearers", []))
        if len(names) != 2:
            raise BadSetup(f"a tether needs two bearers, not {len(names)}")
        taken: list[int] = []
        ware = state.make_card(place, owner, state.zone_of(owner, ATTACHED))
        for name in names:
            wanted = find("a tether, bearers", name)
            fitting = [
                card
                for card in state.all_characters()
                if state.definition[card] == wanted
                and card not in taken
                and may_bear(state, owner, card, POOL[place])
                and open_ports(state, card, POOL[place])
            ]
            if not fitting:
                whose = f"no {POOL[wanted].name} of seat {owner} or a partner"
                raise BadSetup(f"{whose} has an open port for {POOL[place].name}")
            ports = open_ports(state, fitting[0], POOL[place])
            taken.append(fitting[0])
            if len(taken) == 1:
                state.attach(ware, taken[0])
                state.port[ware] = ports[0]
            else:
                state.host_too[ware] = taken[1]
                state.port_too[ware] = ports[0]
        state.stamp[ware] = state.tick()
        state.activate(ware)


def commit_all(state: NeuState, sheets: dict[int, dict[str, Any]]) -> None:
    """Lay under every character what it costs, or what the position says."""
    for seat, sheet in sheets.items():
        for card, given in zip(state.characters(seat), sheet.get("field", []), strict=True):
            words = read_card("a character", given)
            commit_memory(state, card, words.get("committed", cost_in_play(state, card)))


def start(state: NeuState, words: dict[str, Any]) -> None:
    """Begin in the middle of a turn."""
    seat = number("turn", words.get("turn", 0), 0, state.seats - 1)
    first = number("first", words.get("first", 0), 0, state.seats - 1)
    stage = one_of("stage", words.get("stage", "deploy"), tuple(STAGES))
    state.order = turn_order(state, first)
    state.first_seat = first
    state.active_seat = seat
    state.turns_taken = [3] * state.seats
    state.last_turn = [max(0, state.turn - 1)] * state.seats
    state.last_turn[seat] = state.turn
    state.used = []
    state.turn_uses = []
    state.round_uses = []
    state.attacked = []
    state.hurt = []
    state.items_put = [0] * state.seats
    state.played = [[] for _ in range(state.seats)]
    state.cache = []
    state.context = []
    state.lasting = []
    state.delayed = []
    state.dirty = 0
    state.idle = 0
    state.moved = 0
    state.stage = INITIALIZE if stage == "initialize" else DEPLOY
    state.stack += [Turns(), Turn()]
    state.at += [1, Turn.steps.index(STAGES[stage])]
