"""What named positions of both games have in common: cards as they are described, piles, memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nightdeck.games.netrunner_family.model.state import NetrunnerState
from nightdeck.games.netrunner_family.model.terms import RUNNER, SIDE_NAMES, SIDES
from nightdeck.kernel.attributes import field_names
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.positions import (
    MOST_LISTED,
    flag,
    listed,
    number,
    one_of,
    plain,
    shown,
    worded,
)
from nightdeck.language.finding import Finder

CardWord = Any
"""A title or a dictionary; anything else is refused with a sentence, so nothing is assumed here."""

PILE_WORDS: Final = ("card",)
FILLER_CARDS: Final = 20
DEEPEST: Final = 8
"""So many cards can lie on each other."""
CENTRAL: Final[dict[str, int]] = {"hq": 0, "rd": 1, "r&d": 1, "archives": 2}


class Described:
    """One card as a position describes it: flags, numbers and counters by their words."""

    def __init__(self, place: int, definition: Any) -> None:
        self.place: int = place
        self.card: Any = definition
        self.flags: dict[str, bool] = {}
        self.numbers: dict[str, int] = {}
        self.counters: dict[int, int] = {}
        self.hosted: list[CardWord] = []
        self.mark: object = None

    def definition(self) -> Any:
        """Return the card's definition."""
        return self.card

    def has(self, word: str) -> bool:
        """Tell whether a flag is set."""
        return self.flags.get(word, False)


class CardReader:
    """Reads the cards of positions; every word is checked for the place a card lies in.

    `flags` are words for what is true or not, `numbers` words with the most they can be, `counters`
    words with the kind of counter they mean.
    """

    def __init__(
        self,
        finder: Finder,
        flags: tuple[str, ...],
        numbers: dict[str, int],
        counters: dict[str, int],
    ) -> None:
        self.finder: Finder = finder
        self.flags: tuple[str, ...] = flags
        self.numbers: dict[str, int] = numbers
        self.counters: dict[str, int] = counters
        self.words: tuple[str, ...] = ("card", *flags, *numbers, "hosted", "mark", *counters)

    def described(self, title: object) -> Described:
        """Return a card without anything said about it."""
        place = self.finder.find(title)
        return Described(place, self.finder.pool[place])

    def read(self, entry: CardWord, where: str, allowed: tuple[str, ...] = ()) -> Described:
        """Return a card's description; `allowed` are the words its place has, all if none."""
        if not isinstance(entry, dict):
            return self.described(entry)
        worded(f"card {shown(entry.get('card'))}", entry, self.words)
        found = self.described(entry.get("card"))
        name = found.card.name
        for word in self.flags:
            found.flags[word] = flag(f"{name}: {word}", entry.get(word, False))
        for word, most in self.numbers.items():
            found.numbers[word] = number(f"{name}: {word}", entry.get(word, 0), 0, most)
        found.hosted = listed(f"{name}: hosted", entry.get("hosted", []))
        found.mark = entry.get("mark")
        for word, kind in self.counters.items():
            if word in entry:
                if type(entry[word]) is not int or entry[word] < 0:
                    raise BadSetup(f"{name} cannot have {shown(entry[word])} {word} counters")
                found.counters[kind] = number(f"{name}: {word}", entry[word])
        for word in entry:
            if allowed and word not in allowed and entry[word]:
                raise BadSetup(f"{name}: a card {where} has no {word!r}")
        return found

    def check_side(self, found: Described, side: int) -> None:
        """Refuse a card of the other side."""
        if found.card.side != side:
            raise BadSetup(f"{found.card.name} is not a {SIDE_NAMES[side]} card")


def pile_entries(
    reader: CardReader, given: dict[str, Any], word: str, filler: object, side: int, is_deck: bool
) -> list[CardWord]:
    """Return the cards of a pile as they are named; a deck may be so many of its filler."""
    described = reader.described(filler)
    if described.card.side != side:
        raise BadSetup(f"filler: {described.card.name} is not a {SIDE_NAMES[side]} card")
    entries = given.get(word, FILLER_CARDS if is_deck else [])
    if is_deck and type(entries) is int:
        entries = [filler] * number(word, entries, 0, MOST_LISTED)
    return listed(word, entries)


def clear(state: NetrunnerState, blank: NetrunnerState, build: Callable[[Any], None]) -> None:
    """Take everything off the table."""
    blank.game, blank.seats, blank.rulings = state.game, state.seats, state.rulings
    blank.rng, blank.log = state.rng, state.log
    blank.news = [0] * (state.seats + 1)
    for name in field_names(blank):
        setattr(state, name, getattr(blank, name))
    build(state)


def digits(text: str) -> int:
    """Return the number a text is written as, 0 if it is none or too large."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0


def central(name: str, rear: str) -> tuple[str, int]:
    """Return a place in plain letters without its part, and its number if it is a central one."""
    text = plain(name).removesuffix(f"-{rear}").removesuffix("-ice")
    return text, CENTRAL.get(text, -1)


def find_ice(
    state: NetrunnerState, finder: Finder, ice: list[int], wanted: object, what: str, where: str
) -> int:
    """Return ice of a row by its number from the innermost, or by its title."""
    if not ice:
        raise BadSetup(f"{what}: there is no ice {where}")
    if isinstance(wanted, str):
        place = finder.find(wanted)
        for card in ice:
            if state.definition[card] == place:
                return card
        raise BadSetup(f"{what}: {wanted} is not {where}")
    return ice[number(f"{what}: ice", wanted, 1, len(ice)) - 1]


def remember(row: list[int], words: dict[str, int], what: str, given: object) -> None:
    """ANR-EV31, ONR-2.1e Write the words of a turn's memory into its row."""
    for name, value in worded(what, given, tuple(words)).items():
        row[words[name]] = number(f"{what}: {name}", value)


def set_memory(state: NetrunnerState, words: dict[str, int], last: object) -> None:
    """ANR-EV31, ONR-2.1e Set what the last turns remember, alike or each side by itself."""
    given = worded("last_turn", last, (*SIDES, *words))
    apart = [word for word in given if word in SIDES]
    if apart and len(apart) < len(given):
        raise BadSetup("last_turn: give words for both sides, or corp and runner, not both")
    for seat, side in enumerate(SIDES):
        told = given.get(side, {}) if apart else given
        remember(state.last_tally[seat], words, f"last_turn of the {side}", told)


# The moment ---------------------------------------------------------------------------------------


def begin_turn(
    state: NetrunnerState, position: dict[str, Any], phases: tuple[str, ...]
) -> tuple[int, str]:
    """Return whose turn a position is in, and its moment; nothing waits or is asked any longer."""
    state.turn_seat = SIDES.index(one_of("turn", position.get("turn", "corp"), SIDES))
    phase = one_of("phase", position.get("phase", "action"), phases)
    state.turn = number("turn_number", position.get("turn_number", 1), 1)
    state.question = None
    state.outcome = None
    state.pending = []
    state.dirty = 1
    return state.turn_seat, phase


def refuse_what_happened(position: dict[str, Any]) -> None:
    """Refuse words about a turn that only begins."""
    for word in ("this_turn", "run"):
        if position.get(word):
            raise BadSetup(f"{word} says what happened in a turn, but with phase 'start' it begins")


def read_run(
    given: object,
    place: str,
    turn: tuple[int, str],
    moments: tuple[str, ...],
    at_ice: tuple[str, ...],
) -> tuple[dict[str, Any], str]:
    """Return the words of a run and its moment; `turn` is the seat and the phase it is made in."""
    words = worded("run", given, (place, "at", "ice"))
    if turn != (RUNNER, "action"):
        raise BadSetup("run: a run needs turn 'runner' and phase 'action'")
    moment = one_of("run: at", words.get("at", "begin"), moments)
    if "ice" in words and moment not in at_ice:
        raise BadSetup(f"run: ice is for {', '.join(at_ice)}, not for {moment!r}")
    return words, moment
