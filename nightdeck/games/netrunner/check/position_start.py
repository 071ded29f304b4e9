"""Where a named position starts: at an action, the start of a turn, in a window, or in a run."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.netrunner.check.position_cards import find_ice, fort_number
from nightdeck.games.netrunner.model.forts import ice_of
from nightdeck.games.netrunner.model.numbers import allotted_actions
from nightdeck.games.netrunner.model.rulings import R38
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ACTION,
    AGENDAS_SCORED,
    AGENDAS_STOLEN,
    BLACK_OPS_RAIDED,
    BLACK_OPS_SCORED,
    BLACK_OPS_STOLEN,
    CORP,
    COUNTERS_STOLEN,
    DAMAGE_TALLY,
    FIRST_SUBSIDIARY,
    GRAY_OPS_STOLEN,
    ICE_REZZED,
    MOST_ACTIONS,
    NODES_TRASHED,
    NONE,
    RESEARCH_STOLEN,
    RUNNER,
    RUNS,
    START,
    SUCCESSES,
    SUCCESSES_ARCHIVES,
    SUCCESSES_HQ,
    SUCCESSES_RD,
    SUCCESSES_SUBSIDIARY,
    TAGS_RECEIVED,
    TURN_LIMIT,
)
from nightdeck.games.netrunner.rules.run import Run
from nightdeck.games.netrunner.rules.turns import Rounds, Turn
from nightdeck.games.netrunner.rules.windows import (
    AFTER_ACTION,
    TURN_START,
    TURN_START_2,
    TwoPartWindow,
)
from nightdeck.games.netrunner.seen.names import fort_name
from nightdeck.games.netrunner_family.check import positions
from nightdeck.games.netrunner_family.model.terms import SIDES
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.positions import number

TALLY_WORDS: Final[dict[str, int]] = {
    "runs": RUNS,
    "successful": SUCCESSES,
    "successful_hq": SUCCESSES_HQ,
    "successful_rd": SUCCESSES_RD,
    "successful_archives": SUCCESSES_ARCHIVES,
    "successful_subsidiary": SUCCESSES_SUBSIDIARY,
    "stolen": AGENDAS_STOLEN,
    "research_stolen": RESEARCH_STOLEN,
    "gray_ops_stolen": GRAY_OPS_STOLEN,
    "black_ops_stolen": BLACK_OPS_STOLEN,
    "counters_stolen": COUNTERS_STOLEN,
    "scored": AGENDAS_SCORED,
    "black_ops_scored": BLACK_OPS_SCORED,
    "nodes_trashed": NODES_TRASHED,
    "tags_received": TAGS_RECEIVED,
    "ice_rezzed": ICE_REZZED,
    "damage": DAMAGE_TALLY,
    "black_ops_raided": BLACK_OPS_RAIDED,
}

WINDOWS: Final[dict[str, tuple[int, str]]] = {
    "turn-start": (TURN_START, "start_effects"),
    "turn-start-2": (TURN_START_2, "begin_actions"),
    "after-action": (AFTER_ACTION, "offer_action"),
}
"""The windows of a turn a position can start in, and the step of the turn that follows."""

PHASES: Final = ("action", "start", *WINDOWS)

RUN_STEPS: Final[dict[str, str]] = {
    "begin": "start",
    "approach": "approach",
    "encounter": "meet",
    "pass": "pass_ice",
    "before-access": "last_window",
    "access": "succeed",
}
"""The moments of a run a position can start at, and the step that comes next."""

AT_ICE: Final = ("approach", "encounter", "pass")


def start(
    state: OnrState, position: dict[str, Any], corp: dict[str, Any], runner: dict[str, Any]
) -> None:
    """Put the running turn on the stack, at the moment the position names."""
    seat, phase = positions.begin_turn(state, position, PHASES)
    if state.turn > TURN_LIMIT and not state.rulings[R38]:
        raise BadSetup(f"turn_number: the game ends after {TURN_LIMIT} turns (ONR-18.11)")
    side = SIDES[seat]
    state.turns = [state.turn, state.turn if seat == RUNNER else state.turn - 1]
    state.call(Rounds())
    state.at[-1] = 1 if seat == CORP else 2
    turn = Turn(seat)
    state.call(turn)
    given = (corp, runner)
    if given[1 - seat].get("actions"):
        raise BadSetup(f"{SIDES[1 - seat]}: actions exist only in the own turn (ONR-6.2)")
    if phase == "start":
        start_at_once(state, seat, position, given[seat])
        return
    in_run = "run" in position
    usual = allotted_actions(state, seat) - (1 if phase == "after-action" or in_run else 0)
    actions = given[seat].get("actions", usual)
    state.actions[seat] = number(f"{side}: actions", actions, 0, MOST_ACTIONS)
    positions.remember(state.tally, TALLY_WORDS, "this_turn", position.get("this_turn", {}))
    state.phase = ACTION
    if in_run:
        start_in_run(state, seat, phase, position["run"])
    elif phase == "action":
        state.at[-1] = turn.steps.index("offer_action")
    else:
        kind, following = WINDOWS[phase]
        state.phase = ACTION if phase == "after-action" else START
        state.at[-1] = turn.steps.index(following)
        state.call(TwoPartWindow(kind))


def start_at_once(
    state: OnrState, seat: int, position: dict[str, Any], given: dict[str, Any]
) -> None:
    """The very start of a turn: nothing has happened in it."""
    positions.refuse_what_happened(position)
    if given.get("actions") is not None:
        raise BadSetup("with phase 'start' the actions are counted as the turn begins (ONR-5.0d)")
    if seat == CORP:
        state.turn -= 1
    state.turns[seat] -= 1


def start_in_run(state: OnrState, seat: int, phase: str, given: object) -> None:
    """ONR-10.1 Put a run on the stack at one of its moments; this run is counted in the turn."""
    words, moment = positions.read_run(given, "fort", (seat, phase), tuple(RUN_STEPS), AT_ICE)
    fort = fort_number(words.get("fort"))
    if fort not in state.forts:
        raise BadSetup(f"run: {fort_name(fort)} does not exist in this position")
    turn = state.stack[-1]
    state.at[-1] = turn.steps.index("finish_action")
    assert isinstance(turn, Turn)
    turn.acted = 1
    run = Run(fort, NONE)
    state.call(run)
    state.at[-1] = run.steps.index(RUN_STEPS[moment])
    state.run_fort = fort
    state.accessed_fort = fort
    state.run_place = len(ice_of(state, fort))
    state.tally[RUNS] += 1
    if moment in AT_ICE:
        stand_at_ice(state, run, fort, moment, words.get("ice"))
    elif moment in ("before-access", "access"):
        state.run_place = 0
    if fort >= FIRST_SUBSIDIARY and moment == "access":
        run.last = 1


def stand_at_ice(state: OnrState, run: Run, fort: int, moment: str, wanted: object) -> None:
    """ONR-10.3 Put the Runner before a piece of ice; without a word the outermost."""
    row = ice_of(state, fort)
    card = find_ice(state, fort, len(row) if wanted is None else wanted, "run")
    place = row.index(card)
    if moment == "approach":
        state.run_place = place + 1
        return
    if moment == "encounter" and not state.rezzed[card]:
        raise BadSetup(f"run: {state.card(card).name} is not rezzed and cannot be encountered")
    state.run_place = place
    state.run_ice = card
    run.ice = card
    if moment == "encounter":
        state.approaching = card
