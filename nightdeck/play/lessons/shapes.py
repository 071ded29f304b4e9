"""What a lesson file holds.

Sentences may name clauses in square brackets, "[ANR-RUN2.1a]": players can open them. Options are
named as in scenes: every word must be part of the option's verb or text, "run:" is exactly a verb.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

Words = Annotated[list[str], Meta(min_length=1, max_length=8)]
"""Words that name an option."""

Sentence = Annotated[str, Meta(min_length=2, max_length=420)]
Line = Annotated[str, Meta(max_length=420)]
Goal = Annotated[str, Meta(min_length=2, max_length=72)]
"""What to do, in one short imperative sentence."""


class Turn(msgspec.Struct, forbid_unknown_fields=True):
    """A likely wrong turn: which option, and what would follow."""

    choose: Words
    say: Sentence
    head: Annotated[str, Meta(max_length=72)] = ""
    anyway: bool = True
    """Whether it may be looked at: it is then played on a copy and taken back."""


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One thing to do, and what is said about it afterwards."""

    goal: Goal
    choose: list[Words] = []
    """The options that are right, each by its words; none: any option will do."""
    question: str = ""
    """The name of the question; without it the first one that offers a right option."""
    fact: Line = ""
    flag: bool = True
    """Whether the right option is pointed at from the start, or only on request."""
    wrong: list[Turn] = []
    otherwise: Line = ""
    anyway: bool = True
    then: list[Words] = []
    """What is answered for the learner after this, where it is offered: details of no interest."""
    others: list[Words] = []
    """What the other seats choose after this, one after the other; else the usual answer."""
    head: Annotated[str, Meta(max_length=72)] = ""
    told: Line = ""


class Advice(msgspec.Struct, forbid_unknown_fields=True):
    """What is said at a decision of a guided game; the first piece that fits is taken."""

    say: Sentence
    question: str = ""
    offers: list[str] = []
    """Words of an option that must be offered; it is then pointed at, unless `flag` is false."""
    flag: bool = True
    without: list[str] = []
    """Words of an option that must not be offered."""
    costs: str = ""
    """A part of that option's price, as players read it ("0 credits")."""
    safe: bool = False
    """That option must carry no warning."""


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson of a few minutes, or with `advice` instead of `steps` a whole guided game."""

    title: Annotated[str, Meta(min_length=2, max_length=40)]
    summary: Sentence
    minutes: Annotated[int, Meta(ge=1, le=90)]
    seat: Annotated[int, Meta(ge=0, le=15)]
    intro: Sentence
    done: Annotated[str, Meta(min_length=2, max_length=60)]
    learnt: Annotated[list[Sentence], Meta(min_length=1, max_length=4)]
    side: Annotated[str, Meta(max_length=24)] = ""
    card: str = ""
    """The card on the ticket, by its id."""
    seats: Annotated[int, Meta(ge=1, le=16)] = 2
    decks: list[str] = []
    choices: dict[str, str] = {}
    rulings: dict[str, str] = {}
    seed: str = "lesson"
    position: dict[str, Any] | None = None
    """Where it starts, in the words of the game's positions; without it at the beginning."""
    otherwise: Line = ""
    then: list[Words] = []
    """What is answered for the learner before the first step, where it is offered."""
    others: list[Words] = []
    """What the other seats choose before the first step."""
    steps: list[Step] = []
    goal: Annotated[str, Meta(max_length=72)] = ""
    level: str = ""
    """Who plays the other seats of a guided game; the easiest level if it is not said."""
    advice: list[Advice] = []
    id: str = ""
    """The name of the file, without the number in front and the ending."""
    digest: str = ""
    """A hash of the file: who began another version begins anew."""

    @property
    def is_game(self) -> bool:
        """Whether this is a whole game with advice."""
        return bool(self.advice)

    def sentences(self) -> list[tuple[tuple[str | int, ...], str]]:
        """Return everything that is said, each with where it stands in the file."""
        found: list[tuple[tuple[str | int, ...], str]] = [(("intro",), self.intro)]
        found += [(("otherwise",), self.otherwise), (("summary",), self.summary)]
        found += [(("learnt", n), each) for n, each in enumerate(self.learnt)]
        found += [(("advice", n, "say"), each.say) for n, each in enumerate(self.advice)]
        for n, step in enumerate(self.steps):
            at: tuple[str | int, ...] = ("steps", n)
            found += [((*at, name), getattr(step, name)) for name in ("fact", "told", "otherwise")]
            found += [((*at, "wrong", m, "say"), turn.say) for m, turn in enumerate(step.wrong)]
        return found
