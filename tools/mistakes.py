"""Count plain mistakes at Android: Netrunner: `python tools/mistakes.py --level veteran`.

Both seats play the same level, every meeting of decks in turn. What is counted is what a spectator
sees in the log and on the table; a few of each are always right (a run that only wants to make the
Corp pay, an asset that must be rezzed in its own turn), so the shares tell, not single cases.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from nightdeck.games.android_netrunner.game import ANDROID_NETRUNNER  # noqa: E402
from nightdeck.games.android_netrunner.model import events, options  # noqa: E402
from nightdeck.games.android_netrunner.model.definitions import POOL  # noqa: E402
from nightdeck.games.android_netrunner.model.state import AnrState  # noqa: E402
from nightdeck.games.android_netrunner.model.terms import (  # noqa: E402
    ASSET,
    CORP,
    FIRST_REMOTE,
    HQ,
    HQ_SERVER,
    ICE,
    RD,
    RD_SERVER,
    RUNNER,
    ice_zone,
)
from nightdeck.kernel.engine import choose, new_game  # noqa: E402
from nightdeck.play.intervals import interval  # noqa: E402
from nightdeck.play.match import Answering  # noqa: E402
from nightdeck.play.matchups import matchups  # noqa: E402
from nightdeck.play.seating import Seating, seating, setup_for  # noqa: E402

SHARES: Final = (
    ("runs that end on ice rezzed before", "runs into known ice", "runs"),
    ("of these after paying", "paid runs into known ice", "runs into known ice"),
    ("pumped encounters with nothing broken", "pumped in vain", "pumped"),
    ("games with HQ or R&D open after the Corp's first turn", "open", "games"),
    ("of these with ice left in HQ", "open with ice", "open"),
    ("assets rezzed in the own turn with clicks left", "assets early", "assets"),
    ("assets rezzed in the Runner's turn or before the own begins", "assets late", "assets"),
    ("agenda points stolen from HQ", "stolen HQ", "stolen"),
    ("agenda points stolen from R&D", "stolen R&D", "stolen"),
    ("agenda points stolen from remote servers", "stolen remote", "stolen"),
)
"""What is told: the words, what is counted, and out of what."""


class Watching:
    """One game under observation."""

    def __init__(self, counts: Counter[str]) -> None:
        self.counts: Counter[str] = counts
        self.read: int = 0
        self.found: set[int] = set()
        """The kinds of events of this run, and since the last encounter began."""
        self.met: set[int] = set()
        self.paid: bool = False
        self.zone: int = 0
        self.opened: bool = False

    def before(self, state: AnrState, place: int) -> None:
        """Count a choice that is about to be made."""
        assert state.question is not None
        option = state.question.options[place]
        if option[0] != options.REZ:
            return
        definition = POOL[state.definition[option[1]]]
        if definition.kind != ASSET or any(each.cost.clicks for each in definition.abilities):
            return
        self.counts["assets"] += 1
        first = state.question.name == "draw-window"
        if state.turn_seat == RUNNER or first:
            self.counts["assets late"] += 1
        elif state.clicks[CORP]:
            self.counts["assets early"] += 1

    def after(self, state: AnrState) -> None:
        """Count what the log tells since the last choice, and look at the table."""
        assert state.log is not None
        for kind, args, _, _ in state.log[self.read :]:
            self.tell(kind, args)
        self.read = len(state.log)
        if state.turn_seat == RUNNER and not self.opened:
            self.opened = True
            central = (HQ_SERVER, RD_SERVER)
            if any(not state.zones[ice_zone(each)] for each in central):
                kinds = [POOL[state.definition[card]].kind for card in state.zones[HQ]]
                self.counts["open"] += 1
                self.counts["open with ice"] += ICE in kinds

    def tell(self, kind: int, args: tuple[int, ...]) -> None:
        """Count one event."""
        if kind == events.RUN_BEGINS:
            self.found.clear()
            self.paid = False
        elif kind == events.ICE_ENCOUNTERED:
            self.met.clear()
        elif kind == events.CREDITS_SPENT and args[0] == RUNNER:
            self.paid = True
        elif kind == events.CARD_ACCESSED:
            self.zone = args[1]
        self.found.add(kind)
        self.met.add(kind)
        if kind == events.RUN_ENDS:
            self.end_run()
        elif kind == events.ENCOUNTER_ENDS:
            self.end_encounter()
        elif kind == events.AGENDA_STOLEN:
            self.counts["stolen"] += args[1]
            names = {HQ: "stolen HQ", RD: "stolen R&D"}
            remote = "stolen remote" if self.zone >= 20 + 2 * FIRST_REMOTE else "stolen elsewhere"
            self.counts[names.get(self.zone, remote)] += args[1]
        elif kind == events.AGENDA_SCORED:
            self.counts["scored"] += args[1]

    def end_run(self) -> None:
        """Judge a run."""
        self.counts["runs"] += 1
        failed = events.RUN_UNSUCCESSFUL in self.found
        if failed and events.CARD_REZZED not in self.found:
            self.counts["runs into known ice"] += 1
            self.counts["paid runs into known ice"] += self.paid

    def end_encounter(self) -> None:
        """Judge an encounter."""
        if events.STRENGTH_CHANGED in self.met:
            self.counts["pumped"] += 1
            self.counts["pumped in vain"] += events.SUBROUTINE_BROKEN not in self.met


def watch(seats: list[Seating], seed: str, counts: Counter[str]) -> AnrState:
    """Play one game and count."""
    setup = setup_for(ANDROID_NETRUNNER, seats, {}, {}, seed)
    setup.record = True
    state = new_game(ANDROID_NETRUNNER, setup)
    assert isinstance(state, AnrState)
    players = [Answering(place, each, seed) for place, each in enumerate(seats)]
    watching = Watching(counts)
    while state.question is not None:
        index = players[state.question.seat].answer(state)
        watching.before(state, index)
        choose(state, index)
        watching.after(state)
    counts["games"] += 1
    return state


def write_share(name: str, part: int, whole: int) -> None:
    """Write one share with Wilson's 95 % interval."""
    if whole:
        low, high = interval(part, whole)
        print(f"| {name} | {part} of {whole} | {part / whole:.1%} | {low:.1%} to {high:.1%} |")


def main() -> None:
    """Play the games and write the shares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="street", help="as in --seats of nightdeck simulate")
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--seed", default="mistakes")
    parser.add_argument("--corp", default="", help="only Corp decks whose name contains this")
    chosen = parser.parse_args()
    every = [each for each in matchups(ANDROID_NETRUNNER, 2) if chosen.corp in each[0]]
    counts: Counter[str] = Counter()
    for number in range(chosen.games):
        decks = every[number % len(every)]
        seats = [seating(f"{chosen.level}:{deck}") for deck in decks]
        state = watch(seats, f"{chosen.seed}/{number}", counts)
        assert state.outcome is not None
        for name in ("the Corp", decks[0], decks[1]):
            counts[f"with {name}"] += 1
            counts[f"won with {name}"] += CORP in state.outcome.winners
        counts[f"end: {state.outcome.reason}"] += 1
    print(f"{chosen.level}\n\n| | | share | 95 % interval |\n|---|---|---|---|")
    for words, part, whole in SHARES:
        write_share(words, counts[part], counts[whole])
    for name in sorted(each[5:] for each in counts if each.startswith("with ")):
        write_share(f"Corp wins, {name}", counts[f"won with {name}"], counts[f"with {name}"])
    for name in sorted(each for each in counts if each.startswith("end: ")):
        write_share(name, counts[name], counts["games"])


if __name__ == "__main__":
    main()
