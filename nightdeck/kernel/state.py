"""Everything one game knows at one moment: cards in zones, running procedures, the open question.

Cards are numbers; what is true of a card stands in columns (`state.zone[card]`), so that a clone
is a handful of list copies. The last card of a zone is its top. A state is made blank and filled
by the game; every attribute must be set by the constructor, which takes no arguments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from nightdeck.kernel.attributes import copied, field_names
from nightdeck.kernel.rng import Rng

if TYPE_CHECKING:
    from nightdeck.kernel.frames import Frame
    from nightdeck.kernel.game import Game

Option = tuple[int, ...]
"""What a player may choose: a verb of the game followed by numbers (cards, places, amounts)."""

PASS: Final[Option] = (0,)
"""The option to do nothing here; verb 0 means this in every game."""

NOBODY: Final = -1
EVERYBODY: Final = (1 << 16) - 1
"""The mask of all seats and of the spectators; seat n has bit n, spectators have bit 15."""

SPECTATORS: Final = 1 << 15

Entry = tuple[int, tuple[int, ...], int, int]
"""One line of the log: event, arguments, mask of who saw the faces, mask of who is told at all."""


def bit(seat: int) -> int:
    """Return the mask of one seat; NOBODY stands for the spectators."""
    return SPECTATORS if seat < 0 else 1 << seat


class Question:
    """One seat is asked to choose one of the options; never changed once it is asked."""

    __slots__ = ("about", "default", "name", "options", "seat")

    def __init__(
        self, seat: int, name: str, options: list[Option], about: tuple[int, ...], default: int
    ) -> None:
        self.seat: int = seat
        self.name: str = name
        self.options: list[Option] = options
        self.about: tuple[int, ...] = about
        self.default: int = default


class Outcome:
    """How the game ended: who won (nobody, one or several seats), why, and by which clause."""

    __slots__ = ("clause", "reason", "winners")

    def __init__(self, winners: tuple[int, ...], reason: str, clause: str) -> None:
        self.winners: tuple[int, ...] = winners
        self.reason: str = reason
        self.clause: str = clause


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """The base of every game's state."""

    def __init__(self) -> None:
        self.game: Game[Any] | None = None
        self.seats: int = 0
        self.rulings: tuple[int, ...] = ()
        self.rng: Rng = Rng(bytes(32))
        self.stack: list[Frame] = []
        self.at: list[int] = []
        self.question: Question | None = None
        self.answer: Option = PASS
        self.result: int = 0
        self.decisions: int = 0
        self.outcome: Outcome | None = None
        self.out: int = 0
        self.log: list[Entry] | None = None
        self.news: list[int] = []
        self.silences: int = 0
        self.definition: list[int] = []
        self.zone: list[int] = []
        self.known: list[int] = []
        self.tag: list[int] = []
        self.tags: int = 0
        self.zones: list[list[int]] = []
        self.sight: list[int] = []
        self.mixing: list[int] = []
        self.listeners: dict[int, list[int]] = {}
        self.modifiers: dict[int, list[int]] = {}

    def copy_own(self, copy: State) -> None:
        """Give a copy in the making what the states of this game have beyond those of all games.

        It is found by name here. A game that writes its attributes out is cloned faster; the check
        `clones` of the battery notices one that is forgotten or shared.
        """
        for name in own_names(self):
            setattr(copy, name, copied(getattr(self, name)))

    # Flow -------------------------------------------------------------------------------------

    def ask(
        self,
        seat: int,
        name: str,
        options: list[Option],
        about: tuple[int, ...] = (),
        default: int = 0,
    ) -> None:
        """Put one question to one seat; the next step finds the option in `answer`."""
        self.question = Question(seat, name, options, about, default)

    def ask_if_open(
        self,
        seat: int,
        name: str,
        options: list[Option],
        about: tuple[int, ...] = (),
        default: int = 0,
    ) -> None:
        """Ask, unless there is only one option, which is then taken without asking.

        Whether somebody is asked here may depend on what is hidden; that is counted as a silence.
        """
        self.silences += 1
        self.ask_if_several(seat, name, options, about, default)

    def ask_if_several(
        self,
        seat: int,
        name: str,
        options: list[Option],
        about: tuple[int, ...] = (),
        default: int = 0,
    ) -> None:
        """Ask, unless there is only one option, where everybody can count the options."""
        if len(options) == 1:
            self.answer = options[0]
        else:
            self.question = Question(seat, name, options, about, default)

    def call(self, frame: Frame) -> None:
        """Run a sub-procedure after this step; several run in the order they are called.

        The current procedure continues when they are done.
        """
        self.stack.append(frame)
        self.at.append(0)

    def leave(self, seat: int) -> None:
        """Let a seat leave the game: what is still asked of it gets the default answer."""
        self.out |= 1 << seat

    def is_out(self, seat: int) -> bool:
        """Tell whether a seat was eliminated or has conceded."""
        return self.out >> seat & 1 != 0

    def end(self, winners: tuple[int, ...], reason: str, clause: str) -> None:
        """End the game at once; the first end counts."""
        if self.outcome is None:
            self.outcome = Outcome(winners, reason, clause)
            self.question = None

    # Events -----------------------------------------------------------------------------------

    def emit(self, kind: int, *args: int) -> None:
        """Tell everybody and every listener what happened."""
        if self.log is not None:
            self.record(kind, args, EVERYBODY, EVERYBODY)
        if kind in self.listeners:
            self.notice(kind, args)

    def emit_to(self, kind: int, args: tuple[int, ...], faces: int, audience: int) -> None:
        """Tell what happened to the seats of `audience`; only those of `faces` see which card."""
        if self.log is not None:
            self.record(kind, args, faces, audience)
        if kind in self.listeners:
            self.notice(kind, args)

    def record(self, kind: int, args: tuple[int, ...], faces: int, audience: int) -> None:
        """Write a log entry; card arguments become card definitions, which never change later.

        Nobody is shown a face by the log that they do not know at this moment.
        """
        if self.log is None:
            return
        roles = self.game.event_roles(kind) if self.game is not None else ""
        kept: list[int] = []
        for role, value in zip(roles, args, strict=False):
            if role == "c" and value >= 0:
                faces &= self.known[value]
                value = self.definition[value]
            kept.append(value)
        self.log.append((kind, (*kept, *args[len(kept) :]), faces, audience))

    def notice(self, kind: int, args: tuple[int, ...]) -> None:
        """React to an event that somebody listens to; games queue their triggers here."""

    # Listeners and modifiers, indexed by what they wait for -------------------------------------

    def listen(self, kind: int, source: int) -> None:
        """Let a source hear events of one kind."""
        self.listeners.setdefault(kind, []).append(source)

    def unlisten(self, kind: int, source: int) -> None:
        """Take a source out of the listeners of one kind."""
        sources = self.listeners[kind]
        sources.remove(source)
        if not sources:
            del self.listeners[kind]

    def modify(self, quantity: int, source: int) -> None:
        """Let a source take part in the computation of one quantity."""
        self.modifiers.setdefault(quantity, []).append(source)

    def unmodify(self, quantity: int, source: int) -> None:
        """Take a source out of the computation of one quantity."""
        sources = self.modifiers[quantity]
        sources.remove(source)
        if not sources:
            del self.modifiers[quantity]

    # Zones and cards ----------------------------------------------------------------------------

    def add_zone(self, sight: int, mixing: bool = False) -> int:
        """Create a zone. `sight`: who sees faces there. `mixing`: cards in it lose their places."""
        self.zones.append([])
        self.sight.append(sight)
        self.mixing.append(1 if mixing else 0)
        return len(self.zones) - 1

    def add_card(self, definition: int, zone: int) -> int:
        """Create a card on top of a zone and return its number."""
        return self.add_cards([definition], zone)[0]

    def add_cards(self, definitions: list[int], zone: int) -> list[int]:
        """Create cards on a zone, the last one topmost, and return their numbers."""
        first = len(self.definition)
        count = len(definitions)
        cards = list(range(first, first + count))
        self.definition.extend(definitions)
        self.zone.extend([zone] * count)
        self.known.extend([self.sight[zone]] * count)
        self.tag.extend(range(self.tags, self.tags + count))
        self.tags += count
        self.zones[zone].extend(cards)
        return cards

    def move(self, card: int, zone: int, place: int = -1) -> None:
        """Move a card to a zone, on top or at a place counted from the bottom.

        Whoever may look into the new zone learns the face. A card that leaves a mixing zone unseen
        takes the others' memory of that zone with it. A card that enters or leaves a zone that
        somebody may not look into gets a new tag, so that nobody can follow it.
        """
        source = self.zone[card]
        self.zones[source].remove(card)
        if place < 0:
            self.zones[zone].append(card)
        else:
            self.zones[zone].insert(place, card)
        self.zone[card] = zone
        sight = self.sight[zone]
        if self.mixing[source]:
            self._forget(source, card, sight)
        if sight != EVERYBODY or self.sight[source] != EVERYBODY:
            self.tag[card] = self.tags
            self.tags += 1
        fresh = sight & ~self.known[card]
        if fresh:
            self.known[card] |= fresh
            self.learn(fresh)

    def _forget(self, zone: int, card: int, sight: int) -> None:
        keep = self.sight[zone] | sight
        known = self.known
        known[card] &= keep
        for other in self.zones[zone]:
            known[other] &= keep

    def reveal(self, card: int, seats: int) -> None:
        """Let the seats of a mask know the face of a card from now on."""
        fresh = seats & ~self.known[card]
        if fresh:
            self.known[card] |= fresh
            self.learn(fresh)

    def learn(self, seats: int) -> None:
        """Count that the seats of a mask learned something that was hidden from them."""
        news = self.news
        for seat in range(self.seats):
            if seats >> seat & 1:
                news[seat] += 1
        if seats & SPECTATORS:
            news[self.seats] += 1

    def knows(self, seat: int, card: int) -> bool:
        """Tell whether a seat knows the face of a card."""
        return self.known[card] & bit(seat) != 0

    def shuffle(self, zone: int) -> None:
        """Shuffle a zone: nobody knows any longer which card is which."""
        cards = self.zones[zone]
        self.rng.shuffle(cards)
        self.mix(zone)

    def mix(self, zone: int) -> None:
        """Forget who is who in a zone and give every card in it a new tag."""
        sight = self.sight[zone]
        known = self.known
        tag = self.tag
        fresh = self.tags
        for card in self.zones[zone]:
            known[card] &= sight
            tag[card] = fresh
            fresh += 1
        self.tags = fresh


OWN_NAMES: dict[type, tuple[str, ...]] = {}


def own_names(state: State) -> tuple[str, ...]:
    """Return the names of the attributes that a game added to its states."""
    kind = type(state)
    names = OWN_NAMES.get(kind)
    if names is None:
        common = field_names(State())
        names = tuple(name for name in field_names(state) if name not in common)
        OWN_NAMES[kind] = names
    return names
