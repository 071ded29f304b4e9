"""Where a named position starts: at an action, the start of a turn, in a window, or in a run."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.android_netrunner.check.position_cards import find_ice, server_number
from nightdeck.games.android_netrunner.model import modifiers, switches, terms
from nightdeck.games.android_netrunner.model.servers import ice_of
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.rules import windows
from nightdeck.games.android_netrunner.rules.corp_turn import CorpTurn
from nightdeck.games.android_netrunner.rules.run import Run
from nightdeck.games.android_netrunner.rules.runner_turn import RunnerTurn
from nightdeck.games.android_netrunner.rules.setup import Rounds
from nightdeck.games.android_netrunner.rules.turns import ACTION_PHASE, DISCARD_PHASE, DRAW_PHASE
from nightdeck.games.android_netrunner.rules.windows import PriorityWindow
from nightdeck.games.android_netrunner.seen.names import server_name
from nightdeck.games.netrunner_family.check import positions
from nightdeck.games.netrunner_family.model.terms import SIDES
from nightdeck.kernel.engine import step
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.frames import Frame
from nightdeck.kernel.positions import number

TALLY_WORDS: Final[dict[str, int]] = {
    "runs": terms.RUNS_BEGUN,
    "central_runs": terms.CENTRAL_RUNS_BEGUN,
    "successful": terms.SUCCESSFUL_RUNS,
    "successful_hq": terms.SUCCESSFUL_HQ,
    "successful_rd": terms.SUCCESSFUL_RD,
    "successful_archives": terms.SUCCESSFUL_ARCHIVES,
    "successful_remote": terms.SUCCESSFUL_REMOTE,
    "unsuccessful": terms.UNSUCCESSFUL_RUNS,
    "scored": terms.AGENDAS_SCORED,
    "stolen": terms.AGENDAS_STOLEN,
    "points_stolen": terms.POINTS_STOLEN,
    "corp_installs": terms.CORP_INSTALLS,
    "installs": terms.PROGRAM_OR_HARDWARE_INSTALLS,
    "ice_rezzed": terms.ICE_REZZED,
    "net_damage": terms.NET_DAMAGE_EVENTS,
    "meat_damage": terms.MEAT_DAMAGE_EVENTS,
    "clicks_spent": terms.CLICKS_SPENT,
}

WINDOWS: Final[dict[str, dict[str, str]]] = {
    "draw-window": {"corp": "begin_turn"},
    "action-window": {"corp": "offer_action"},
    "turn-window": {"runner": "begin_turn"},
    "after-action": {"corp": "offer_action", "runner": "offer_action"},
    "discard-window": {"corp": "end_turn", "runner": "end_turn"},
}
"""The windows of a turn a position can start in: whose turn has them, and the step that follows."""

PHASES: Final = ("action", "start", *WINDOWS)
CLICKLESS: Final = ("start", "draw-window", "discard-window")
"""Where the player whose turn it is has no clicks yet, or no more (the Runner's turn differs)."""

RUN_STEPS: Final[dict[str, str]] = {
    "begin": "begin",
    "approach": "approach_ice",
    "rez-window": "rez_window",
    "encounter": "meet_ice",
    "server": "approach_server",
    "success": "succeed",
    "access": "access",
}
"""The moments of a run a position can start at, and the step that comes next."""

AT_ICE: Final = ("approach", "rez-window", "encounter")


# The turn -----------------------------------------------------------------------------------------


def start(
    state: AnrState, position: dict[str, Any], corp: dict[str, Any], runner: dict[str, Any]
) -> None:
    """Put the running turn on the stack, at the moment the position names."""
    seat, phase = positions.begin_turn(state, position, PHASES)
    rounds = Rounds()
    state.call(rounds)
    state.at[-1] = 1 + rounds.steps.index("corp_turn" if seat == terms.CORP else "runner_turn")
    turn: Frame = CorpTurn() if seat == terms.CORP else RunnerTurn()
    state.call(turn)
    check_clicks(state, phase, seat, (corp, runner))
    if phase == "start":
        start_at_once(state, seat, position)
        return
    in_run = "run" in position
    set_clicks(state, phase, seat, (corp, runner)[seat], in_run)
    positions.remember(state.tally, TALLY_WORDS, "this_turn", position.get("this_turn", {}))
    if in_run:
        start_in_run(state, seat, phase, position["run"])
    elif phase == "action":
        state.phase = ACTION_PHASE
        state.at[-1] = turn.steps.index("offer_action")
    else:
        start_in_window(state, seat, phase, turn)


def start_at_once(state: AnrState, seat: int, position: dict[str, Any]) -> None:
    """The very start of a turn: nothing has happened in it and nobody has clicks."""
    positions.refuse_what_happened(position)
    if state.used:
        raise BadSetup("with phase 'start' no card was used in this turn")
    if seat == terms.CORP:
        state.turn -= 1
    state.phase = DRAW_PHASE


def check_clicks(
    state: AnrState, phase: str, seat: int, given: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    """ANR-C3.4 Refuse clicks out of turn, or where a turn has none, instead of ignoring them."""
    for each, side in enumerate(SIDES):
        if not given[each].get("clicks"):
            continue
        number(f"{side}: clicks", given[each]["clicks"])
        if each != seat:
            raise BadSetup(f"{side}: clicks are for the turn of the {SIDES[seat]} only (ANR-C3.4)")
        if phase in CLICKLESS and not (
            phase == "draw-window" and switches.clicks_come_first(state)
        ):
            raise BadSetup(f"{side}: with phase {phase!r} there are no clicks to have")


def set_clicks(state: AnrState, phase: str, seat: int, given: dict[str, Any], in_run: bool) -> None:
    """Give the active player the named clicks, or as many as are usual at this moment."""
    usual = 3 if seat == terms.CORP else 4
    if phase != "action":
        usual = modifiers.allotted_clicks(state, seat)
    if phase in CLICKLESS:
        usual = modifiers.allotted_clicks(state, seat) if is_early(state, phase) else 0
    elif phase == "after-action" or in_run:
        usual -= 1
    state.clicks[seat] = number("clicks", given.get("clicks", usual))


def is_early(state: AnrState, phase: str) -> bool:
    """ANR-Q03 Tell whether the Corp has its clicks in the draw phase already."""
    return phase == "draw-window" and switches.clicks_come_first(state)


def start_in_window(state: AnrState, seat: int, phase: str, turn: Frame) -> None:
    """ANR-W2 Open a window of the turn; one in which nobody can act does not open (ANR-W5)."""
    following = WINDOWS[phase].get(SIDES[seat])
    if following is None:
        raise BadSetup(f"phase {phase!r} is not in a turn of the {SIDES[seat]}")
    if following == "begin_turn" and switches.window_follows_turn_begin(state):
        following = "draw_card" if seat == terms.CORP else "offer_action"
    state.at[-1] = turn.steps.index(following)
    state.phase = ACTION_PHASE
    if phase == "draw-window":
        state.phase = DRAW_PHASE
    elif phase == "discard-window":
        state.phase = DISCARD_PHASE
    allows = windows.REZ_CARDS
    if seat == terms.CORP and phase != "discard-window":
        allows |= windows.SCORE_AGENDAS
    first = windows.first_seat(state)
    state.call(PriorityWindow(allows, phase, [first, 1 - first]))
    step(state)
    if state.question is None:
        raise BadSetup(f"nobody can do anything in the {phase!r}, so it does not open (ANR-W5)")


# The run ------------------------------------------------------------------------------------------


def start_in_run(state: AnrState, seat: int, phase: str, given: object) -> None:
    """ANR-RUN1 Put a run on the stack at one of its moments; this run is counted in the turn."""
    words, moment = positions.read_run(given, "server", (seat, phase), tuple(RUN_STEPS), AT_ICE)
    server = server_number(words.get("server"))
    if server not in state.servers:
        raise BadSetup(f"run: {server_name(server)} does not exist in this position")
    turn = state.stack[-1]
    state.phase = ACTION_PHASE
    state.at[-1] = turn.steps.index("after_action")
    run = Run(server, terms.NONE)
    state.call(run)
    state.at[-1] = run.steps.index(RUN_STEPS[moment])
    state.run_server = server
    state.publicity_credits = state.bad_publicity
    state.tally[terms.CLICKS_SPENT] += 1
    if moment == "begin":
        state.run_place = len(ice_of(state, server))
        return
    state.tally[terms.RUNS_BEGUN] += 1
    if server < terms.FIRST_REMOTE:
        state.tally[terms.CENTRAL_RUNS_BEGUN] += 1
    if moment in AT_ICE:
        stand_at_ice(state, server, moment, words.get("ice"))
    else:
        state.run_met = len(ice_of(state, server))
    if moment == "access":
        state.run_success = 1
        state.tally[terms.SUCCESSFUL_RUNS] += 1
        state.tally[min(terms.SUCCESSFUL_HQ + server, terms.SUCCESSFUL_REMOTE)] += 1


def stand_at_ice(state: AnrState, server: int, moment: str, wanted: object) -> None:
    """ANR-RUN8 Put the Runner before a piece of ice; without a word the outermost."""
    row = ice_of(state, server)
    card = find_ice(state, server, len(row) if wanted is None else wanted, "run")
    place = row.index(card)
    if moment == "approach":
        state.run_place = place + 1
        state.run_met = len(row) - place - 1
        return
    if moment == "encounter" and not state.rezzed[card]:
        raise BadSetup(f"run: {state.card(card).name} is not rezzed and cannot be encountered")
    state.run_place = place
    state.run_met = len(row) - place
    state.run_ice = card
    if moment == "rez-window":
        state.approaching = card
