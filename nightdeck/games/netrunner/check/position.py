"""Named positions for tests and puzzles: exactly what lies where, whose turn, how much money.

    corp = {
        "bits": 5, "actions": 3, "points": 0, "bad_publicity": 0, "forgo": 0,
        "hq": ["Night Shift"], "rd": ["first drawn", "second", ...], "archives": ["top", ...],
        "archives_down": ["top", ...], "score": ["Hostile Takeover", ...],
        "forts": {"hq": {"ice": [...innermost first...], "inside": [...]}, "s1": {...}},
        "removed": [...], "filler": "Night Shift", "counters": {"gremlin": 3},
        "fort_counters": {"s1": {"fait": 2}},
    }
    runner = {
        "bits": 5, "actions": 4, "points": 0, "tags": 0, "brain_damage": 0, "forgo": 0,
        "hand": [...], "stack": ["first drawn", ...], "trash": ["top", ...], "rig": [...],
        "score": [...], "removed": [...], "filler": "Score!", "locks": [2], "no_runs": 0,
        "aside": [{"card": "Cloak", "shell": 2}], "counters": {"crying": 1},
    }
    turn = "corp" (default) or "runner", turn_number = 1
    phase = "action" (default), "start", or a window of the turn: "turn-start", "turn-start-2",
            "after-action"
    run = {"fort": "hq", "at": "approach", "ice": 1}: a run goes on in the Runner's turn; `at` is
          "begin" (default), "approach", "encounter", "pass", "before-access" or "access"; `ice` is
          a title or a number from the innermost, by default the outermost
    this_turn = {"runs": 1, ...}, last_turn = {"corp": {...}, "runner": {...}}: what turns
          remember, words of TALLY_WORDS

A card is a title, an id, or a dictionary {"card": title, "rezzed": True, "exposed": True, "seen":
True, "paid": 1, "advancement": 2, "bits": 3, "hosted": [...], "mark": "s1", "used": True}; `card`
of nightdeck.testing writes such a dictionary. `seen`: the Runner has seen a face-down card.
`paid` is what was paid beyond the rez cost. `mark` is a fort that was chosen for the card. A `used`
card has done what it can do once per turn. Capitals and accents are optional.

What is not said: 5 bits each; all actions of the turn are left (inside a run or after an action all
but one); points are those of the cards in the score areas. Cards that are not named do not exist,
except that R&D and the stack hold 20 copies of their `filler`; a number instead of a list of cards
gives so many of them ("rd": 3). Piles are named from the top.
"""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.netrunner.check.position_cards import (
    READER,
    create,
    fort_number,
    install_corp,
    install_runner,
    read_card,
    set_rest,
)
from nightdeck.games.netrunner.check.position_start import TALLY_WORDS, start
from nightdeck.games.netrunner.model.forts import add_fort_counter, add_zones_up_to
from nightdeck.games.netrunner.model.numbers import memory_limit, memory_used
from nightdeck.games.netrunner.model.rulings import R43
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ACME_DEBT,
    AGENDA,
    ARCHIVES,
    ARCHIVES_DOWN,
    BAD_PUBLICITY_LOSS,
    CORP,
    CORP_SCORE,
    DECK,
    DECKS,
    FAIT,
    FIRST_SUBSIDIARY,
    FORT_COUNTER_NAMES,
    HAND,
    HARDWARE,
    HARDWARE_ROW,
    HQ,
    LAST_VIRUS,
    MOST_COUNTERS,
    PLAYER_COUNTER_NAMES,
    PROGRAM,
    RD,
    REGION,
    REMOVED,
    RUNNER,
    RUNNER_ASIDE,
    RUNNER_SCORE,
    STACK,
    TRASH,
    inside,
)
from nightdeck.games.netrunner.rules.checks import capacity, main_cards
from nightdeck.games.netrunner.rules.leaving import switch_on
from nightdeck.games.netrunner.rules.setup import build_table
from nightdeck.games.netrunner.seen.names import fort_name
from nightdeck.games.netrunner_family.check.positions import (
    PILE_WORDS,
    clear,
    pile_entries,
    set_memory,
)
from nightdeck.games.netrunner_family.model.terms import SIDE_NAMES
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.positions import listed, number, table, worded

CORP_WORDS: Final = (
    "bits", "actions", "points", "bad_publicity", "forgo", "hq", "rd", "archives",
    "archives_down", "score", "forts", "removed", "filler", "counters", "fort_counters",
)  # fmt: skip
RUNNER_WORDS: Final = (
    "bits", "actions", "points", "tags", "brain_damage", "forgo", "hand", "stack", "trash", "rig",
    "score", "aside", "removed", "filler", "locks", "no_runs", "counters",
)  # fmt: skip
TABLE_WORDS: Final = (
    "corp", "runner", "turn", "phase", "run", "turn_number", "last_turn", "this_turn",
)  # fmt: skip

SHELL_TYPES: Final = PROGRAM | HARDWARE
SCORED_WORDS: Final = ("card", "bits", "boon", "venture", "used")
"""What can be said of a scored agenda."""

FILLER: Final = {CORP: "night-shift", RUNNER: "score"}
PILES: Final[tuple[tuple[tuple[str, int], ...], ...]] = (
    (("hq", HQ), ("rd", RD), ("archives", ARCHIVES), ("archives_down", ARCHIVES_DOWN),
     ("removed", REMOVED)),
    (("hand", HAND), ("stack", STACK), ("trash", TRASH), ("removed", REMOVED)),
)  # fmt: skip


def arrange(state: OnrState, position: dict[str, Any]) -> None:
    """Turn a freshly dealt state into a position; raise BadSetup with the culprit."""
    worded("the position", position, TABLE_WORDS)
    corp = worded("corp", position.get("corp", {}), CORP_WORDS)
    runner = worded("runner", position.get("runner", {}), RUNNER_WORDS)
    clear(state, empty(state), build_table)
    place_corp(state, corp)
    place_runner(state, runner)
    state.active_forts = []  # nothing of this was installed in this turn
    set_numbers(state, corp, runner)
    set_memory(state, TALLY_WORDS, position.get("last_turn", {}))
    check_table(state)
    start(state, position, corp, runner)


def empty(state: OnrState) -> OnrState:
    """Return a table without cards; format, goal and memory were chosen with the set-up."""
    blank = OnrState()
    blank.format, blank.goal, blank.base_memory = state.format, state.goal, state.base_memory
    return blank


def fill(state: OnrState, side: int, given: dict[str, Any]) -> None:
    """Create the cards of all piles; piles are named from the top, the last card of a zone."""
    filler = given.get("filler", FILLER[side])
    for word, zone in PILES[side]:
        cards = pile_entries(READER, given, word, filler, side, zone == DECKS[side])
        for entry in cards[::-1]:
            create(state, read_card(entry, f"in {word!r}", PILE_WORDS), zone, side)


def place_corp(state: OnrState, corp: dict[str, Any]) -> None:
    """Lay out HQ, R&D, Archives, the score area and the forts."""
    fill(state, CORP, corp)
    for entry in listed("corp: score", corp.get("score", [])):
        found = read_card(entry, "in a score area", SCORED_WORDS)
        if found.definition().kind != AGENDA:
            raise BadSetup(f"{found.definition().name} is not an agenda and cannot be scored")
        card = create(state, found, CORP_SCORE, CORP)
        switch_on(state, card)
        bank = found.definition().bank
        if bank is not None:
            state.counters[1][card] = bank.bits
        kind, count = found.definition().enters_with
        if count:
            state.counters[kind][card] = count
        set_rest(state, card, found)
        state.points[CORP] += found.definition().points
    for name, content in table("forts", corp.get("forts", {})).items():
        place_fort(state, fort_number(name), content)


def place_fort(state: OnrState, fort: int, given: object) -> None:
    """Install the ice (innermost first) and the inside of a fort."""
    what = fort_name(fort)
    content = worded(what, given, ("ice", "inside"))
    parts = {part: listed(f"{what}: {part}", content.get(part, [])) for part in ("ice", "inside")}
    if fort >= FIRST_SUBSIDIARY:
        if not parts["ice"] and not parts["inside"]:
            raise BadSetup(f"{what} holds nothing, and an empty fort does not exist (ONR-2.2j)")
        if fort in state.forts:
            raise BadSetup(f"{what} is named twice")
        add_zones_up_to(state, fort)
        state.forts.append(fort)
        state.forts.sort()
        state.next_fort = max(state.next_fort, fort + 1)
    for part, entries in parts.items():
        for entry in entries:
            install_corp(state, entry, fort, part)
    if len(main_cards(state, fort)) > capacity(state, fort):
        names = " and ".join(state.card(card).name for card in main_cards(state, fort))
        raise BadSetup(f"{what} holds {names}, but there can be only one agenda or node (ONR-7.2b)")
    regions = [card for card in state.zones[inside(fort)] if state.card(card).keywords & REGION]
    if len(regions) > 1:
        names = " and ".join(state.card(card).name for card in regions)
        raise BadSetup(f"{what} holds two regions, {names} (ONR-16.8)")


def place_runner(state: OnrState, runner: dict[str, Any]) -> None:
    """Lay out hand, stack, trash, rig and score area."""
    fill(state, RUNNER, runner)
    for entry in listed("rig", runner.get("rig", [])):
        install_runner(state, entry)
    for entry in listed("runner: score", runner.get("score", [])):
        found = read_card(entry, "in the Runner's score area", PILE_WORDS)
        if found.definition().kind != AGENDA:
            raise BadSetup(f"{found.definition().name} cannot be in a score area")
        state.create(found.place, RUNNER_SCORE)
        state.points[RUNNER] += found.definition().points
    for entry in listed("aside", runner.get("aside", [])):
        found = read_card(entry, "set aside", ("card", "shell"))
        if found.definition().side == RUNNER and not found.definition().kind & SHELL_TYPES:
            raise BadSetup(f"{found.definition().name} is never set aside with Shell counters")
        set_rest(state, create(state, found, RUNNER_ASIDE, RUNNER), found)


def set_numbers(state: OnrState, corp: dict[str, Any], runner: dict[str, Any]) -> None:
    """Set bits, points, tags, counters and debts."""
    for seat, side, given in ((CORP, "corp", corp), (RUNNER, "runner", runner)):
        state.bits[seat] = number(f"{side}: bits", given.get("bits", 5))
        state.forgo[seat] = number(f"{side}: forgo", given.get("forgo", 0), 0, 60)
        state.points[seat] = number(
            f"{side}: points", given.get("points", state.points[seat]), 0, 50
        )
        set_counters(state, seat, f"{side}: counters", given.get("counters", {}))
    state.bad_publicity = number("bad_publicity", corp.get("bad_publicity", 0))
    state.runner_tags = number("tags", runner.get("tags", 0))
    state.brain_damage = number("brain_damage", runner.get("brain_damage", 0))
    state.no_runs = number("no_runs", runner.get("no_runs", 0), 0, 60)
    state.locks = [number("locks", price) for price in listed("locks", runner.get("locks", []))]
    for name, row in table("fort_counters", corp.get("fort_counters", {})).items():
        fort = fort_number(name)
        if fort not in state.forts:
            raise BadSetup(f"fort_counters: {fort_name(fort)} does not exist in this position")
        names = tuple(each.lower() for each in FORT_COUNTER_NAMES)
        for word, count in worded(f"fort_counters: {name}", row, names).items():
            amount = number(f"fort_counters: {word}", count)
            if names.index(word) == FAIT and fort < FIRST_SUBSIDIARY and amount:
                raise BadSetup("fort_counters: Fait counters lie in subsidiary forts only")
            add_fort_counter(state, fort, names.index(word), amount)


def set_counters(state: OnrState, seat: int, what: str, given: object) -> None:
    """ONR-16.1, ONR-16.2 Set the counters of a player by their names; each kind has its player."""
    names = tuple(each.lower().replace(" ", "_") for each in PLAYER_COUNTER_NAMES)
    for word, count in worded(what, given, names).items():
        found = number(f"{what}: {word}", count, most=MOST_COUNTERS)
        kind = names.index(word)
        holder = RUNNER if LAST_VIRUS < kind < ACME_DEBT else CORP
        if seat != holder:
            raise BadSetup(f"{what}: {word} counters lie on the {SIDE_NAMES[holder]} (ONR-16.1)")
        state.player_counters[kind] = found


def check_table(state: OnrState) -> None:
    """Refuse what the rules would never have left as it is."""
    decks = [
        state.card(card).name
        for card in state.zones[HARDWARE_ROW]
        if state.card(card).keywords & DECK
    ]
    if len(decks) > 1:
        raise BadSetup(f"rig: {' and '.join(decks)} are decks, and there can be only one (ONR-9.3)")
    used, limit = memory_used(state), memory_limit(state)
    if used > limit:
        raise BadSetup(f"rig: the programs need {used} MU, but there are {limit} (ONR-9.2)")
    if state.bad_publicity >= BAD_PUBLICITY_LOSS and not state.rulings[R43]:
        raise BadSetup(
            f"bad_publicity: with {state.bad_publicity} points the Corp would have lost (ONR-16.7)"
        )
    for seat in (CORP, RUNNER):
        if state.points[seat] >= state.goal:
            raise BadSetup(
                f"points: the {SIDE_NAMES[seat]} has {state.points[seat]} agenda points and would "
                "have won (ONR-18.1)"
            )
