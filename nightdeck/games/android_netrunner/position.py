"""Named positions for tests and puzzles: exactly what lies where, whose turn, how much money.

    corp = {
        "identity": "...", "credits": 5, "clicks": 3, "bad_publicity": 0,
        "hq": ["Hedge Fund"], "rd": ["first drawn", "second", ...], "archives": ["..."],
        "archives_down": ["..."], "score": ["Hostile Takeover", card("Nisei MK II", agenda=1)],
        "servers": {"hq": {"ice": [...innermost first...], "root": [...]}, "remote1": {...}},
        "removed": [...],
    }
    runner = {
        "identity": "...", "credits": 5, "clicks": 4, "tags": 0, "brain_damage": 0,
        "grip": [...], "stack": ["first drawn", ...], "heap": [...], "rig": [...], "score": [...],
    }
    turn = "corp" or "runner", phase = "action" (default) or "start", turn_number = 1,
    last_turn = {"runs": 1, "successful": 1, ...} or this_turn = {...}: words of TALLIES

A card is a title, an id, or a dictionary {"card": title, "rezzed": True, "advancement": 2,
"virus": 1, "power": 1, "agenda": 1, "credits": 3, "hosted": [...], "mark": title}. Cards that are
not named do not exist, except that R&D is filled with `filler` (default 20 copies of Hedge Fund)
and the stack with Sure Gamble unless they are named.
"""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.android_netrunner.corp_turn import CorpTurn
from nightdeck.games.android_netrunner.counters import place_counters
from nightdeck.games.android_netrunner.credits import refill
from nightdeck.games.android_netrunner.definitions import PLACES, POOL
from nightdeck.games.android_netrunner.install import place_corp_card, place_runner_card
from nightdeck.games.android_netrunner.leaving import put_on_host
from nightdeck.games.android_netrunner.rez import apply_uniqueness
from nightdeck.games.android_netrunner.runner_turn import RunnerTurn
from nightdeck.games.android_netrunner.servers import add_zones_up_to
from nightdeck.games.android_netrunner.setup import Rounds, build_table
from nightdeck.games.android_netrunner.state import AnrState
from nightdeck.games.android_netrunner.terms import (
    ADVANCEMENT,
    AGENDA,
    AGENDA_COUNTER,
    AGENDAS_SCORED,
    AGENDAS_STOLEN,
    ARCHIVES,
    ARCHIVES_DOWN,
    CENTRAL_RUNS_BEGUN,
    CLICKS_SPENT,
    CORP,
    CORP_IDENTITY,
    CORP_INSTALLABLE,
    CORP_INSTALLS,
    CORP_SCORE,
    CREDIT,
    FIRST_REMOTE,
    GRIP,
    HEAP,
    HOSTED,
    HQ,
    ICE,
    ICE_REZZED,
    IDENTITY,
    MEAT_DAMAGE_EVENTS,
    NET_DAMAGE_EVENTS,
    NONE,
    POINTS_STOLEN,
    POWER,
    PROGRAM_OR_HARDWARE_INSTALLS,
    RD,
    REMOVED,
    RUNNER,
    RUNNER_IDENTITY,
    RUNNER_INSTALLABLE,
    RUNNER_SCORE,
    RUNS_BEGUN,
    STACK,
    SUCCESSFUL_ARCHIVES,
    SUCCESSFUL_HQ,
    SUCCESSFUL_RD,
    SUCCESSFUL_REMOTE,
    SUCCESSFUL_RUNS,
    UNSUCCESSFUL_RUNS,
    VIRUS_COUNTER,
)
from nightdeck.games.android_netrunner.turns import ACTION_PHASE, DRAW_PHASE
from nightdeck.kernel.attributes import field_names
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.state import EVERYBODY

CORP_WORDS: Final = (
    "identity", "credits", "clicks", "bad_publicity", "hq", "rd", "archives", "archives_down",
    "score", "servers", "removed",
)  # fmt: skip
RUNNER_WORDS: Final = (
    "identity", "credits", "clicks", "tags", "brain_damage", "grip", "stack", "heap", "rig",
    "score", "removed",
)  # fmt: skip
TABLE_WORDS: Final = ("corp", "runner", "turn", "phase", "turn_number", "last_turn", "this_turn")
CARD_WORDS: Final = (
    "card", "rezzed", "advancement", "virus", "power", "agenda", "credits", "hosted", "mark",
)  # fmt: skip

COUNTERS: Final[dict[str, int]] = {
    "advancement": ADVANCEMENT,
    "virus": VIRUS_COUNTER,
    "power": POWER,
    "agenda": AGENDA_COUNTER,
    "credits": CREDIT,
}

TALLY_WORDS: Final[dict[str, int]] = {
    "runs": RUNS_BEGUN,
    "central_runs": CENTRAL_RUNS_BEGUN,
    "successful": SUCCESSFUL_RUNS,
    "successful_hq": SUCCESSFUL_HQ,
    "successful_rd": SUCCESSFUL_RD,
    "successful_archives": SUCCESSFUL_ARCHIVES,
    "successful_remote": SUCCESSFUL_REMOTE,
    "unsuccessful": UNSUCCESSFUL_RUNS,
    "scored": AGENDAS_SCORED,
    "stolen": AGENDAS_STOLEN,
    "points_stolen": POINTS_STOLEN,
    "corp_installs": CORP_INSTALLS,
    "installs": PROGRAM_OR_HARDWARE_INSTALLS,
    "ice_rezzed": ICE_REZZED,
    "net_damage": NET_DAMAGE_EVENTS,
    "meat_damage": MEAT_DAMAGE_EVENTS,
    "clicks_spent": CLICKS_SPENT,
}

PLAIN_CORP: Final = "haas-bioroid-stronger-together"
PLAIN_RUNNER: Final = "chaos-theory-wunderkind"
FILLER: Final = {CORP: "hedge-fund", RUNNER: "sure-gamble"}
FILLER_CARDS: Final = 20

CardWord = Any
"""A title or a dictionary; anything else is refused with a sentence, so nothing is assumed here."""


def arrange(state: AnrState, position: dict[str, Any]) -> None:
    """Turn a freshly dealt state into a position; raise BadSetup with the culprit."""
    check_words("position", position, TABLE_WORDS)
    corp, runner = position.get("corp", {}), position.get("runner", {})
    check_words("corp", corp, CORP_WORDS)
    check_words("runner", runner, RUNNER_WORDS)
    clear(state)
    place_identities(state, corp, runner)
    place_corp(state, corp)
    place_runner(state, runner)
    set_numbers(state, corp, runner)
    set_memory(state, position)
    start(state, position, corp, runner)


def check_words(what: str, given: dict[str, Any], known: tuple[str, ...]) -> None:
    """Refuse words that mean nothing, naming those that do."""
    for word in given:
        if word not in known:
            raise BadSetup(f"{what}: there is no word {word!r}; there is {', '.join(known)}")


def clear(state: AnrState) -> None:
    """Take everything off the table."""
    blank = AnrState()
    blank.game, blank.seats, blank.rulings = state.game, state.seats, state.rulings
    blank.rng, blank.log = state.rng, state.log
    blank.news = [0] * (state.seats + 1)
    for name in field_names(blank):
        setattr(state, name, getattr(blank, name))
    build_table(state)


def find(title: object) -> int:
    """Return the place of a card in the pool by title or id."""
    if not isinstance(title, str):
        raise BadSetup(f"a card is named by its title, not by {title!r}")
    if title in PLACES:
        return PLACES[title]
    wanted = title.casefold()
    for card in POOL:
        if card.name.casefold() == wanted:
            return card.place
    raise BadSetup(f"there is no card {title!r}")


def word(entry: CardWord) -> dict[str, Any]:
    """Return a card's description as a dictionary, checked."""
    if isinstance(entry, dict):
        check_words(f"card {entry.get('card')!r}", entry, CARD_WORDS)
        return entry
    return {"card": entry}


def create(state: AnrState, entry: CardWord, zone: int, side: int) -> int:
    """Create a card in a zone; refuse cards of the other side."""
    place = find(word(entry).get("card"))
    if POOL[place].side != side:
        name = ("Corp", "Runner")[side]
        raise BadSetup(f"{POOL[place].name} is not a {name} card")
    if POOL[place].kind == IDENTITY:
        raise BadSetup(f"{POOL[place].name} is an identity and cannot be in a pile or in play")
    return state.create(place, zone)


def place_identities(state: AnrState, corp: dict[str, Any], runner: dict[str, Any]) -> None:
    """ANR-3.2 The identities come first, so they are the oldest active cards."""
    for seat, given, zone, plain in (
        (CORP, corp, CORP_IDENTITY, PLAIN_CORP),
        (RUNNER, runner, RUNNER_IDENTITY, PLAIN_RUNNER),
    ):
        place = find(given.get("identity", plain))
        if POOL[place].kind != IDENTITY or POOL[place].side != seat:
            raise BadSetup(f"{POOL[place].name} is not an identity of seat {seat}")
        state.identity[seat] = state.create(place, zone)
        state.bad_publicity += POOL[place].start_bad_publicity
        state.activate(state.identity[seat])
        refill(state, state.identity[seat])


def fill(state: AnrState, entries: list[CardWord] | None, zone: int, side: int) -> None:
    """Create the cards of a pile; decks are named from the top, the last card of a zone."""
    if entries is None:
        entries = [FILLER[side]] * FILLER_CARDS if zone in (RD, STACK) else []
    ordered = list(reversed(entries)) if zone in (RD, STACK) else entries
    for entry in ordered:
        create(state, entry, zone, side)


def place_corp(state: AnrState, corp: dict[str, Any]) -> None:
    """Lay out HQ, R&D, Archives, the score area and the servers."""
    fill(state, corp.get("hq"), HQ, CORP)
    fill(state, corp.get("rd"), RD, CORP)
    fill(state, corp.get("archives"), ARCHIVES, CORP)
    fill(state, corp.get("archives_down"), ARCHIVES_DOWN, CORP)
    fill(state, corp.get("removed"), REMOVED, CORP)
    for entry in corp.get("score", []):
        card = create(state, entry, CORP_SCORE, CORP)
        if state.card(card).kind != AGENDA:
            raise BadSetup(f"{state.card(card).name} is not an agenda and cannot be scored")
        state.activate(card)
        set_counters(state, card, word(entry))
    for name, content in corp.get("servers", {}).items():
        place_server(state, name, content)


def server_number(name: str) -> int:
    """Return the number of a server: hq, rd, archives, remote1, remote2 ..."""
    if name in ("hq", "rd", "archives"):
        return ("hq", "rd", "archives").index(name)
    if name.startswith("remote") and name[6:].isdigit() and int(name[6:]) >= 1:
        return FIRST_REMOTE + int(name[6:]) - 1
    raise BadSetup(f"there is no server {name!r}; there is hq, rd, archives, remote1, remote2 ...")


def place_server(state: AnrState, name: str, content: dict[str, Any]) -> None:
    """Install the ice (innermost first) and the root of a server."""
    check_words(f"server {name}", content, ("ice", "root"))
    server = server_number(name)
    if server >= FIRST_REMOTE:
        add_zones_up_to(state, server)
        state.servers.append(server)
        state.servers.sort()
        state.next_server = max(state.next_server, server + 1)
    for part in ("ice", "root"):
        for entry in content.get(part, []):
            install_corp(state, entry, server, part)


def install_corp(state: AnrState, entry: CardWord, server: int, part: str) -> None:
    """Install one Corp card where it can be, rezzed or not, with its counters."""
    description = word(entry)
    card = create(state, entry, HQ, CORP)
    definition = state.card(card)
    if not definition.kind & CORP_INSTALLABLE or (definition.kind == ICE) != (part == "ice"):
        raise BadSetup(f"{definition.name} cannot be installed as {part}")
    if server < FIRST_REMOTE and definition.kind not in (ICE, 1 << 3):
        raise BadSetup(f"{definition.name} cannot be in the root of a central server")
    place_corp_card(state, card, server)
    if description.get("rezzed"):
        if definition.kind == AGENDA:
            raise BadSetup(f"{definition.name} is an agenda and is never rezzed (ANR-1.35)")
        state.rezzed[card] = 1
        if card in state.unrezzed:
            state.unrezzed.remove(card)
        state.reveal(card, EVERYBODY)
        enter(state, card)
    set_counters(state, card, description)
    for guest in description.get("hosted", []):
        place_guest(state, guest, card)


def enter(state: AnrState, card: int) -> None:
    """Make a card active with what it enters play with."""
    definition = state.card(card)
    state.activate(card)
    apply_uniqueness(state, card)
    refill(state, card)
    place_counters(state, card, CREDIT, definition.hosted_credits)
    place_counters(state, card, definition.enters_with[0], definition.enters_with[1])


def set_counters(state: AnrState, card: int, description: dict[str, Any]) -> None:
    """Put exactly the named counters on a card; those not named stay as they enter play."""
    for name, kind in COUNTERS.items():
        if name in description:
            number = description[name]
            if not isinstance(number, int) or number < 0:
                raise BadSetup(f"{state.card(card).name} cannot have {number!r} {name} counters")
            state.counters[kind][card] = number


def place_guest(state: AnrState, entry: CardWord, host: int) -> None:
    """Put a card on a host: a Runner card into the rig, a Corp operation as a condition."""
    side = POOL[find(word(entry).get("card"))].side
    if side == RUNNER and state.card(host).id != "personal-workshop":
        install_runner(state, entry, host)
        return
    card = create(state, entry, HOSTED, side)
    put_on_host(state, card, host)
    if side == CORP:
        state.activate(card)
    set_counters(state, card, word(entry))


def install_runner(state: AnrState, entry: CardWord, host: int = NONE) -> None:
    """Install one Runner card with its counters and what it hosts."""
    description = word(entry)
    card = create(state, entry, GRIP, RUNNER)
    if not state.card(card).kind & RUNNER_INSTALLABLE:
        raise BadSetup(f"{state.card(card).name} cannot be installed")
    place_runner_card(state, card, host)
    set_counters(state, card, description)
    if "mark" in description:
        state.mark[card] = find_installed(state, description["mark"])
    for guest in description.get("hosted", []):
        place_guest(state, guest, card)


def find_installed(state: AnrState, title: str) -> int:
    """Return an installed card by its title."""
    place = find(title)
    for card, definition in enumerate(state.definition):
        if definition == place and state.server_of(card) != NONE:
            return card
    raise BadSetup(f"{title!r} is not installed")


def place_runner(state: AnrState, runner: dict[str, Any]) -> None:
    """Lay out grip, stack, heap, rig and score area."""
    fill(state, runner.get("grip"), GRIP, RUNNER)
    fill(state, runner.get("stack"), STACK, RUNNER)
    fill(state, runner.get("heap"), HEAP, RUNNER)
    fill(state, runner.get("removed"), REMOVED, RUNNER)
    for entry in runner.get("rig", []):
        install_runner(state, entry)
    for entry in runner.get("score", []):
        place = find(word(entry).get("card"))
        if POOL[place].points == 0 and POOL[place].kind != AGENDA:
            raise BadSetup(f"{POOL[place].name} cannot be in a score area")
        card = state.create(place, RUNNER_SCORE)
        set_counters(state, card, word(entry))


def number(given: dict[str, Any], name: str, default: int) -> int:
    """Return a number of the position; none of them may be negative."""
    value = given.get(name, default)
    if type(value) is not int or value < 0:
        raise BadSetup(f"{name} must be a number from 0 on, not {value!r}")
    return int(value)


def set_numbers(state: AnrState, corp: dict[str, Any], runner: dict[str, Any]) -> None:
    """Set credits, tags, bad publicity and brain damage."""
    state.credits[CORP] = number(corp, "credits", 5)
    state.credits[RUNNER] = number(runner, "credits", 5)
    state.bad_publicity = number(corp, "bad_publicity", state.bad_publicity)
    state.runner_tags = number(runner, "tags", 0)
    state.brain_damage = number(runner, "brain_damage", 0)


def set_memory(state: AnrState, position: dict[str, Any]) -> None:
    """ANR-EV31 Set what this turn and the last turns of both sides remember."""
    for name, value in position.get("last_turn", {}).items():
        state.last_tally[RUNNER][tally_place(name)] = value
        state.last_tally[CORP][tally_place(name)] = value


def tally_place(name: str) -> int:
    """Return the place of a word of the turn's memory."""
    if name not in TALLY_WORDS:
        raise BadSetup(f"a turn does not remember {name!r}; it remembers {', '.join(TALLY_WORDS)}")
    return TALLY_WORDS[name]


def start(
    state: AnrState, position: dict[str, Any], corp: dict[str, Any], runner: dict[str, Any]
) -> None:
    """Put the running turn on the stack: at its first action, or at its very start."""
    side = position.get("turn", "corp")
    phase = position.get("phase", "action")
    if side not in ("corp", "runner") or phase not in ("action", "start"):
        raise BadSetup(f"turn {side!r} must be corp or runner, phase {phase!r} action or start")
    seat = CORP if side == "corp" else RUNNER
    state.turn = number(position, "turn_number", 1)
    state.turn_seat = seat
    state.call(Rounds())
    state.at[-1] = 1 if seat == CORP else 2
    turn = CorpTurn() if seat == CORP else RunnerTurn()
    state.call(turn)
    if phase == "start":
        if seat == CORP:
            state.turn -= 1
        state.phase = DRAW_PHASE
    else:
        state.phase = ACTION_PHASE
        given = corp if seat == CORP else runner
        state.clicks[seat] = number(given, "clicks", 3 if seat == CORP else 4)
        state.at[-1] = turn.steps.index("offer_action")
        for name, value in position.get("this_turn", {}).items():
            state.tally[tally_place(name)] = value
    state.question = None
    state.outcome = None
    state.pending = []
    state.dirty = 1
