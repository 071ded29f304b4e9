"""The promises every game keeps, each an importable check over any game.

A check plays the games of its seeds and raises BatteryFailure with one line that reproduces what
went wrong. `run` plays all of them; `nightdeck check battery GAME` does the same from outside.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterable
from typing import Any, Final

from nightdeck.grammar.checking import problems as malformed
from nightdeck.kernel.checks import problems
from nightdeck.kernel.clone import clone
from nightdeck.kernel.engine import choose, decide, new_game, step
from nightdeck.kernel.errors import NightdeckError, Refused
from nightdeck.kernel.game import Game, Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.kernel.state import NOBODY, State
from nightdeck.play.players import LEVELS
from nightdeck.records.codec import fingerprint, load, save, unkept
from nightdeck.records.replay import read, rerun, written
from nightdeck.records.session import Session
from nightdeck.seen.telling import log_lines
from nightdeck.seen.views import views
from nightdeck.testing.blindness import sighted_choice
from nightdeck.testing.policies import policy
from nightdeck.testing.staging import untold
from nightdeck.testing.twins import check_twins

MOST_DECISIONS: Final = 20_000
MOST_LINES: Final = 40
"""So many of the last lines of the log are looked at with every view."""


class BatteryFailure(AssertionError):
    """A promise was broken; the message ends with how to see it again."""


class Case:
    """One game of the battery: everything needed to play it again."""

    def __init__(self, game: Game[Any], check: str, seed: int, policy_name: str) -> None:
        self.game: Game[Any] = game
        self.check: str = check
        self.seed: int = seed
        self.policy: str = policy_name

    def setup(self) -> Setup:
        """Return the set-up of this seed: table size, decks and choices vary with it."""
        return self.game.any_setup(Rng(seed_key(f"battery {self.seed}")))

    def start(self, record: bool = False) -> State:
        """Return the game at its first question."""
        setup = self.setup()
        setup.record = record
        return new_game(self.game, setup)

    def fail(self, message: str, state: State | None = None) -> BatteryFailure:
        """Return a failure with one line that reproduces it."""
        at = "" if state is None else f" at decision {state.decisions}"
        return BatteryFailure(
            f"{message}{at}\nreproduce: nightdeck check battery {self.game.slug} "
            f"--only {self.check} --policy {self.policy} --seed {self.seed} --games 1"
        )


def ends(case: Case) -> None:
    """Every game ends without an error, within the limit of decisions."""
    state = case.start()
    player = policy(case.policy, case.seed)
    while state.outcome is None:
        if state.decisions > MOST_DECISIONS:
            raise case.fail("the game does not end", state)
        try:
            choose(state, player.pick(state))
        except Exception as error:
            raise case.fail(f"{type(error).__name__}: {error}", state) from error


def invariants(case: Case) -> None:
    """No invariant is broken after any step of any procedure."""
    state = case.start()
    player = policy(case.policy, case.seed)
    while state.outcome is None:
        question = state.question
        if question is None:
            step(state)
        else:
            state.answer = question.options[player.pick(state)]
            state.question = None
            state.decisions += 1
        wrong = problems(state)
        if wrong:
            raise case.fail(f"broken: {wrong[0]}", state)


def clones(case: Case) -> None:
    """A clone is equal, goes on identically, and no later decision changes it."""
    state = case.start()
    player = policy(case.policy, case.seed)
    kept: list[tuple[State, str]] = []
    while state.outcome is None:
        copy = clone(state)
        before = fingerprint(state)
        if fingerprint(copy) != before:
            raise case.fail("the clone differs", state)
        kept = [*kept[-7:], (copy, before)]
        place = player.pick(state)
        other = clone(copy)
        choose(state, place)
        choose(other, place)
        if fingerprint(other) != fingerprint(state):
            raise case.fail("the clone goes on differently", state)
        if any(fingerprint(old) != print_ for old, print_ in kept):
            raise case.fail("a decision changed an earlier copy", state)


def saves(case: Case) -> None:
    """A game saved and loaded at any decision goes on identically."""
    state = case.start(record=True)
    player = policy(case.policy, case.seed)
    while state.outcome is None:
        wrong = unkept(state)
        if wrong:
            raise case.fail(wrong[0], state)
        loaded = load(save(state), case.game)
        if fingerprint(loaded) != fingerprint(state) or loaded.log != state.log:
            raise case.fail("the loaded game differs", state)
        place = player.pick(state)
        choose(state, place)
        choose(loaded, place)
        if fingerprint(loaded) != fingerprint(state):
            raise case.fail("the loaded game goes on differently", state)


def undoes(case: Case) -> None:
    """Every decision of a game undone one by one gives the earlier states back exactly."""
    session = Session(case.game, case.setup())
    player = policy(case.policy, case.seed)
    prints: list[str] = []
    seats: list[int] = []
    while session.state.outcome is None:
        question = session.state.question
        if question is None:
            break
        prints.append(fingerprint(session.state))
        seats.append(question.seat)
        session.decide(question.seat, session.state.decisions, player.pick(session.state))
    check_record(case, session)
    while prints:
        before = len(session.marks)
        session.undo(seats[before - 1], consent=True)
        if fingerprint(session.state) != prints.pop():
            raise case.fail("undo does not give the earlier state back", session.state)
        seats.pop()


def check_record(case: Case, session: Session) -> None:
    """The written record plays to the same end."""
    again = rerun(case.game, read(written(session.record)))
    if fingerprint(again) != fingerprint(session.state):
        raise case.fail("the replay ends differently", session.state)


def concedes(case: Case) -> None:
    """At any decision any seat may give up; the game goes on without it, saved and replayed alike.

    Whoever gives up is never asked again, and when one team is left it has won.
    """
    rng = Rng(seed_key(f"concede {case.seed}"))
    session = Session(case.game, case.setup())
    player = policy(case.policy, case.seed)
    when = rng.below(60)
    given_up: list[int] = []
    while session.state.outcome is None:
        state = session.state
        question = state.question
        if question is None or state.is_out(question.seat):
            raise case.fail("somebody who has left is asked", state)
        if state.decisions >= when:
            left = [s for s in range(state.seats) if not state.is_out(s) and s not in given_up]
            given_up.append(left[rng.below(len(left))])
            session.adopt(session.conceded(given_up[-1]))
            when = session.state.decisions + rng.below(20)
        else:
            session.decide(question.seat, state.decisions, player.pick(state))
        wrong = problems(session.state)
        if wrong:
            raise case.fail(f"broken: {wrong[0]}", session.state)
    check_record(case, session)


def refuses(case: Case) -> None:
    """Wrong seats, stale numbers and unlisted options are refused and change nothing."""
    state = case.start()
    player = policy(case.policy, case.seed)
    while state.outcome is None and state.decisions < 60:
        question = state.question
        if question is None:
            break
        before = fingerprint(state)
        for seat, number, index in wrong_answers(state):
            try:
                decide(state, seat, number, index)
            except Refused:
                continue
            raise case.fail(f"accepted seat {seat}, number {number}, option {index}", state)
        if fingerprint(state) != before:
            raise case.fail("a refused decision changed the state", state)
        choose(state, player.pick(state))


def wrong_answers(state: State) -> Iterable[tuple[Any, Any, Any]]:
    """Return answers that must be refused here."""
    question = state.question
    if question is None:
        return
    seat, number, count = question.seat, state.decisions, len(question.options)
    unlisted: tuple[Any, ...] = (-1, count, 10**9, 10**400, -(10**9), 0.0, "0", None, True, (0,))
    for index in unlisted:
        yield seat, number, index
    for other in (seat + 1, seat - 1, 99, -1, None, "0"):
        yield other, number, 0
    for stale in (number - 1, number + 1, -1, 10**12, None, "0"):
        yield seat, stale, 0


def twins(case: Case) -> None:
    """Two worlds that differ only in what a seat must not know give it identical bytes."""
    found = check_twins(case.game, case.setup(), case.policy, case.seed)
    if found:
        raise case.fail(found)


def bots_blind(case: Case) -> None:
    """No level chooses differently when the cards it must not know are exchanged."""
    levels = list(LEVELS)
    level = levels[case.seed % len(levels)]
    found = sighted_choice(case.game, case.setup(), level, case.policy, case.seed)
    if found:
        raise case.fail(found)


def speaks_the_grammar(case: Case) -> None:
    """What every seat and a spectator see keeps the grammar of the table, at any decision."""
    state = case.start(record=True)
    player = policy(case.policy, case.seed)
    seats = [*range(state.seats), NOBODY]
    while True:
        told = len(state.log or [])
        for document in views(state, seats, max(0, told - MOST_LINES)):
            for wrong in malformed(document):
                raise case.fail(f"seat {document['seat']} is shown no view: {wrong}", state)
        if state.outcome is not None:
            return
        choose(state, player.pick(state))


def stages_what_is_told(case: Case) -> None:
    """No stage shows a card or a number that the log has not told the same audience."""
    state = case.start(record=True)
    player = policy(case.policy, case.seed)
    names = {entry["id"]: str(entry["name"]) for entry in case.game.catalogue()}
    while state.outcome is None:
        choose(state, player.pick(state))
    for document in views(state, [*range(state.seats), NOBODY]):
        for wrong in untold(document["log"], names):
            raise case.fail(f"seat {document['seat']}: {wrong}", state)


def tells_once(case: Case) -> None:
    """The log told piece by piece is, for everybody, the log told at once."""
    state = case.start(record=True)
    player = policy(case.policy, case.seed)
    heard: dict[int, list[Any]] = {seat: [] for seat in (*range(state.seats), NOBODY)}
    told = 0
    while True:
        for seat, lines in heard.items():
            lines += log_lines(state, seat, told)
        told = len(state.log or [])
        if state.outcome is not None:
            break
        choose(state, player.pick(state))
    for seat, lines in heard.items():
        if lines != log_lines(state, seat):
            raise case.fail(f"seat {seat} was told another log than the whole one", state)


CHECKS: Final[dict[str, Callable[[Case], None]]] = {
    "ends": ends,
    "invariants": invariants,
    "clone": clones,
    "save": saves,
    "undo": undoes,
    "concede": concedes,
    "refuses": refuses,
    "views": speaks_the_grammar,
    "stages": stages_what_is_told,
    "log": tells_once,
    "twins": twins,
    "bots_blind": bots_blind,
}


def run(
    game: Game[Any],
    seeds: Iterable[int] = range(10),
    only: Iterable[str] = (),
    policies: Iterable[str] = ("uniform", "rare", "longest"),
) -> int:
    """Run the checks over the seeds and return how many games were played."""
    names = list(only) or list(CHECKS)
    styles = list(policies)
    played = 0
    for name in names:
        if name not in CHECKS:
            raise NightdeckError(f"there is no check {name!r}; choose from {', '.join(CHECKS)}")
        for seed in seeds:
            CHECKS[name](Case(game, name, seed, styles[seed % len(styles)]))
            played += 1
    return played


# Determinism across processes -----------------------------------------------------------------

PROGRAM: Final = """
import importlib, json, sys
from nightdeck.testing.battery import prints_of
module, attribute, seeds = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
game = getattr(importlib.import_module(module), attribute)
print(json.dumps(prints_of(game, seeds)))
"""


def prints_of(game: Game[Any], seeds: list[int]) -> list[str]:
    """Return the fingerprint after every decision of the games of some seeds."""
    found: list[str] = []
    for seed in seeds:
        case = Case(game, "deterministic", seed, "uniform")
        state = case.start()
        player = policy("uniform", seed)
        while state.outcome is None:
            choose(state, player.pick(state))
            found.append(fingerprint(state))
    return found


def deterministic(place: str, seeds: list[int], hash_seeds: Iterable[str]) -> int:
    """Compare fingerprints at every decision between processes with different hash seeds.

    `place` is where the game object lives, as "module:attribute".
    """
    module, attribute = place.split(":")
    answers: list[list[str]] = []
    for hash_seed in hash_seeds:
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, module, attribute, json.dumps(seeds)],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise BatteryFailure(f"a process failed: {done.stderr.strip()[-500:]}")
        answers.append(json.loads(done.stdout))
    for other in answers[1:]:
        for number, (mine, theirs) in enumerate(zip(answers[0], other, strict=True)):
            if mine != theirs:
                raise BatteryFailure(f"decision {number} of seeds {seeds} differs in {place}")
    return len(answers[0])


# Coverage and golden playthroughs -------------------------------------------------------------


def verbs_reached(game: Game[Any], seeds: Iterable[int], policy_name: str = "rare") -> list[str]:
    """Return the verbs of a game that no option of the played games ever had."""
    seen: set[int] = set()
    for seed in seeds:
        state = Case(game, "verbs", seed, policy_name).start()
        player = policy(policy_name, seed)
        while state.outcome is None:
            if state.question is not None:
                seen.update(option[0] for option in state.question.options)
            choose(state, player.pick(state))
    return [verb for number, verb in enumerate(game.verbs) if verb and number not in seen]


def playthrough(game: Game[Any], seed: int, policy_name: str = "uniform") -> str:
    """Return a whole game as text: what was asked and chosen, what everybody saw, and hashes.

    It is the game as it is set up when nothing is chosen, so that only its rules can change it.
    """
    seats = game.seat_counts[seed % len(game.seat_counts)]
    state = new_game(game, Setup(seats, seed=f"golden {seed}", record=True))
    player = policy(policy_name, seed)
    lines = [f"{game.slug} behaviour {game.behaviour} seats {state.seats} seed {seed}"]
    told = 0
    while state.outcome is None:
        question = state.question
        if question is None:
            break
        place = player.pick(state)
        words = game.describe(state, question.seat, question.options[place]).text
        lines.append(f"{state.decisions} seat {question.seat} {question.name}: {words}")
        choose(state, place)
        log = state.log or []
        lines.extend(f"    {game.tell(entry, -1).text}" for entry in log[told:] if entry[3] >> 15)
        told = len(log)
        if state.decisions % 20 == 0:
            lines.append(f"  = {fingerprint(state)}")
    outcome = state.outcome
    if outcome is not None:
        lines.append(f"over: {outcome.winners} {outcome.reason} ({outcome.clause})")
    lines.append(f"  = {fingerprint(state)}")
    return "\n".join(lines) + "\n"
