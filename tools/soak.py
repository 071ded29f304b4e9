"""Runs everything that searches by chance, with new seeds, for as long as one says, and reports.

`make test` runs a bounded part of each family; `make soak MINUTES=30` goes on where it stops.
What fails is named with the command that repeats it, and its output is kept.
"""

import argparse
import itertools
import os
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from nightdeck.games import slugs

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "soak"
LATE = 1_800
"""A round that takes more seconds than this hangs."""


@dataclass
class Family:
    """One kind of search: its command with a place for the seed, and what came of it."""

    name: str
    command: str
    rounds: int = 0
    seconds: float = 0.0
    last: str = ""
    failed: list[str] = field(default_factory=list)

    def line(self) -> str:
        """Says in one line what came of it."""
        wrong = f"{len(self.failed)} FAILED" if self.failed else "nothing found"
        return f"{self.name:34} {self.rounds:5} rounds {self.seconds:7.0f} s  {wrong}; {self.last}"


def families() -> list[Family]:
    """Returns everything that searches by chance."""
    nightdeck = "-m nightdeck check"
    found = [Family("doors", f"{nightdeck} doors --messages 20000 --requests 2000 --seed {{seed}}")]
    for slug in slugs():
        battery = f"{nightdeck} battery {slug} --games 20 --seed {{seed}}"
        cards = f"{nightdeck} cards {slug} --gaps --games 300 --seed {{seed}}"
        found += [Family(f"battery {slug}", battery), Family(f"cards {slug}", cards)]
    return [
        *found,
        Family("storm", "-m tests.faults.storm --kills 12 --restarts 3 --seed {seed}"),
        Family("chaos", "-m tests.faults.chaos --first {seed} --count 20"),
        Family("twins", "-m tests.security.twins --first {seed} --count 10"),
    ]


class Soak:
    """Rounds of every family in turn, several at once, until the time is over."""

    def __init__(self, wanted: list[Family], minutes: float, first: int) -> None:
        self.until = time.monotonic() + minutes * 60
        self.queue: Iterator[tuple[int, Family]] = (
            (first + 1_000 * number, family) for number in itertools.count() for family in wanted
        )
        self.lock = threading.Lock()

    def work(self) -> None:
        """Takes rounds until the time is over; a round that has begun is finished."""
        while time.monotonic() < self.until:
            with self.lock:
                seed, family = next(self.queue)
            self.round(family, seed)

    def round(self, family: Family, seed: int) -> None:
        """Runs one round and notes what came of it."""
        command = family.command.format(seed=seed)
        began = time.monotonic()
        status, output = outcome([sys.executable, *shlex.split(command)])
        with self.lock:
            family.rounds += 1
            family.seconds += time.monotonic() - began
            lines = output.strip().splitlines() or [""]
            family.last = lines[-1][:100]
            if status != 0:
                family.failed.append(f"python {command}")
                kept = KEPT / f"{family.name.replace(' ', '-')}-{seed}.txt"
                kept.write_text(output, encoding="utf-8")
                print(f"FAILED: python {command}\n  {family.last}\n  kept in {kept}")
            print(family.line(), flush=True)


def outcome(command: list[str]) -> tuple[int, str]:
    """Returns the exit status of a command and all it wrote."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, timeout=LATE, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors="replace", check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return 1, f"did not end within {LATE} seconds"
    return done.returncode, done.stdout


def main() -> int:
    """Soaks and reports; the status tells whether anything was found."""
    everything = families()
    names = [family.name for family in everything]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=int(time.time()) % 1_000_000)
    parser.add_argument("--only", choices=names, action="append")
    wanted = parser.parse_args()
    chosen = [family for family in everything if not wanted.only or family.name in wanted.only]
    KEPT.mkdir(parents=True, exist_ok=True)
    print(f"Soaking for {wanted.minutes:g} minutes from seed {wanted.seed} ...", flush=True)
    soak = Soak(chosen, wanted.minutes, wanted.seed)
    with ThreadPoolExecutor(wanted.workers) as pool:
        for worker in [pool.submit(soak.work) for _ in range(wanted.workers)]:
            worker.result()
    print("\nReport")
    for family in chosen:
        print(family.line())
    failed = [command for family in chosen for command in family.failed]
    for command in failed:
        print(f"repeat: {command}")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
