"""How people in these tests choose, and the luck that shows much of a game in few answers.

A whole game in several browsers takes minutes of the machine, so `LUCK` holds, for each kind of
party, seeds of the people's choices that lead to the result in few answers and yet through as
many kinds of questions as a game twice as long. `python -m tests.browser.luck` looks for
better ones, without a browser; with another seed every test must pass too, it only takes longer.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from nightdeck.games import game, slugs
from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.game import Game, Setup
from nightdeck.kernel.state import State
from nightdeck.play.stops import advised, unasked
from nightdeck.table.bots import job_for, place_of
from nightdeck.table.house import STARTING_LEVEL
from nightdeck.table.thinker import thought

FRIENDS, DESK, PHONE = "friends", "desk", "phone"
LUCK = {
    ("android_netrunner", FRIENDS): 1605,
    ("android_netrunner", DESK): 1520,
    ("android_netrunner", PHONE): 1592,
    ("cyberpunk_ccg", FRIENDS): 126,
    ("cyberpunk_ccg", DESK): 42,
    ("cyberpunk_ccg", PHONE): 34,
    ("gangs_of_night_city", FRIENDS): 207,
    ("gangs_of_night_city", DESK): 225,
    ("gangs_of_night_city", PHONE): 413,
    ("netrunner", FRIENDS): 1545,
    ("netrunner", DESK): 1546,
    ("netrunner", PHONE): 1572,
    ("neuroscape", FRIENDS): 18,
    ("neuroscape", DESK): 106,
    ("neuroscape", PHONE): 41,
}
FRIENDS_MOST = 4
"""More browsers at once tell nothing new, and a game of six takes two thousand answers."""
ROUNDS_ASKED = "how many rounds"
ROUNDS = "2"
MOST = 600
ENOUGH = 20
"""So many answers a party needs at least: some tests break the connection in the middle."""


def deal(slug: str) -> str:
    """Return the key of every deal of a game: a failure comes again."""
    return f"browser tests, {slug}"


BACKWARDS = ("back", "cancel")
"""Verbs that take back what was begun."""
OFTEN_ENOUGH = 2
"""So often somebody of ordinary taste changes their mind."""
ONWARDS = ("pass", "done", "decline", "auto")
"""Verbs that lead on to what comes next, in the order in which the tired take them."""
TIRED = 120
"""After so many answers people have tried what there is and want to see the end."""


class Taste:
    """Chooses what was done least often so far, by luck among equals; the eager do not pass.

    They change their mind twice at most, and when they are tired they only want to go on.
    """

    def __init__(self, seed: int, eager: bool = False) -> None:
        self.luck = random.Random(seed)
        self.eager = eager
        self.done: Counter[str] = Counter()

    def choice(self, verbs: Sequence[str]) -> int:
        """Return the place of an option, of which the verbs are given in the order listed."""
        known = self.considered(sorted(set(verbs)))
        least = min(self.done[verb] for verb in known)
        verb = self.luck.choice([verb for verb in known if self.done[verb] == least])
        self.done[verb] += 1
        return self.luck.choice([place for place, each in enumerate(verbs) if each == verb])

    def considered(self, known: list[str]) -> list[str]:
        """Return the verbs that come into question for this person now."""
        backwards = [verb for verb in BACKWARDS if self.done[verb] >= OFTEN_ENOUGH]
        known = [verb for verb in known if verb not in backwards] or known
        if self.done.total() >= TIRED:
            return [verb for verb in ONWARDS if verb in known][:1] or known
        if self.eager:
            return [verb for verb in known if verb != "pass"] or known
        return known


class Party:
    """A game played as in the browser, by people with tastes and bots on the other seats."""

    def __init__(self, slug: str, kind: str, seed: int) -> None:
        self.game: Game[Any] = game(slug)
        friends = kind == FRIENDS
        seats = min(FRIENDS_MOST if friends else 2, max(self.game.seat_counts))
        own = range(seats) if friends else [min(self.game.beginner, seats - 1)]
        self.tastes = {seat: Taste(seed + place, friends) for place, seat in enumerate(own)}
        decks = tuple(self.game.default_decks(seats))
        wishes = shortest(self.game) if friends else {}
        rules = few_rounds(self.game) if friends else {}
        setup = Setup(seats, decks if any(decks) else (), rules, wishes, deal(slug))
        self.state: State = new_game(self.game, setup)
        self.answers = 0
        self.asked: Counter[str] = Counter()

    def play(self) -> bool:
        """Play to the result; tell whether it came in time."""
        while self.state.question is not None and self.answers < MOST:
            seat = self.state.question.seat
            if seat in self.tastes:
                self.answer(seat)
            else:
                place = place_of(self.game)
                number = self.state.decisions
                job = job_for(self.state, STARTING_LEVEL, 1, place, f"bot {number}")
                choose(self.state, thought(job).option)
        return self.state.question is None

    def answer(self, seat: int) -> None:
        """Answer as a person does who has the list before them: shortcuts first, passing last."""
        question = self.state.question
        assert question is not None
        passed = unasked(self.state, advised(self.game))
        if passed is not None:
            choose(self.state, passed)
            return
        self.answers += 1
        self.asked[question.name] += 1
        verbs = [self.game.verb(option) for option in question.options]
        acting = [place for place, verb in enumerate(verbs) if verb != "pass"]
        passing = [place for place, verb in enumerate(verbs) if verb == "pass"]
        shortcuts = self.game.shortcuts(self.state, seat)
        places = [*acting, *passing]
        listed = ["shortcut"] * len(shortcuts) + [verbs[place] for place in places]
        chosen = self.tastes[seat].choice(listed)
        if chosen < len(shortcuts):
            self.take(shortcuts[chosen][1])
        else:
            choose(self.state, places[chosen - len(shortcuts)])

    def take(self, steps: Sequence[Any]) -> None:
        """Answer several questions at once."""
        for option in steps:
            if self.state.question is None or option not in self.state.question.options:
                return
            choose(self.state, self.state.question.options.index(option))


def shortest(played: Game[Any]) -> dict[str, str]:
    """Return the wishes for a short game: where a number is to be chosen, the smallest."""
    return {
        choice.name: min(choice.values, key=int)
        for choice in played.choices
        if all(value.isdigit() for value in choice.values)
    }


def few_rounds(played: Game[Any]) -> dict[str, str]:
    """Return the house rule for a short game: where rounds can be counted, two of them."""
    return {
        ruling.name: ROUNDS
        for ruling in played.rulings
        if ruling.numbers is not None and ROUNDS_ASKED in ruling.question
    }


def main(tries: int) -> None:
    """Print, for every party, the shortest game for each number of kinds of questions."""
    for slug in slugs():
        for kind in (FRIENDS, DESK):
            best: dict[int, tuple[int, int]] = {}
            for seed in range(1, tries + 1):
                party = Party(slug, kind, seed)
                if party.play() and party.answers > ENOUGH:
                    found = (party.answers, seed)
                    best[len(party.asked)] = min(found, best.get(len(party.asked), found))
            print(slug, kind)
            for kinds in sorted(best, reverse=True)[:8]:
                print(f"  {kinds} kinds of questions, {best[kinds][0]} answers: {best[kinds][1]}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=1_000)
    main(parser.parse_args().tries)
