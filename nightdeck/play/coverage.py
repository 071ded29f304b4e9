"""Which cards and abilities real play reaches: what `nightdeck check cards` counts.

The mechanism asks three things of a game (see `Game` in the kernel): `any_setup` draws set-ups
that together hold every card, `features` names everything cards can do as "card id: what", and
`fired` says which of these features one entry of the log shows at work. A game that wants to
count something nobody is told, such as the use of an ability, emits an event for it with an
empty audience; without a log that costs nothing. Besides, every card named by any entry of the
log is counted by itself, so a game without features still shows which cards were never seen.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.errors import NightdeckError
from nightdeck.kernel.game import Game
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.kernel.state import Entry, Option, State

MOST_DECISIONS: Final = 20_000


class CardUse(msgspec.Struct):
    """How often one card stood in the log, and how often each of its features fired."""

    id: str
    name: str
    seen: int
    features: dict[str, int]


class Coverage(msgspec.Struct):
    """What the games of one check reached."""

    game: str
    games: int
    decisions: int
    cards: list[CardUse]
    features: int
    never_seen: list[str]
    never_fired: list[str]


class Curious:
    """Plays by chance, but every other game prefers what it has done least: verb and card."""

    def __init__(self, seed: str) -> None:
        self.rng: Rng = Rng(seed_key(f"curious {seed}"))
        self.done: dict[tuple[int, int], int] = {}

    def key(self, state: State, option: Option) -> tuple[int, int]:
        """Return what counts as the same thing done: the verb and the face it is done with."""
        face = -1
        if len(option) > 1 and 0 <= option[1] < len(state.definition):
            face = state.definition[option[1]]
        return option[0], face

    def pick(self, state: State, curious: bool) -> int:
        """Return the place of the option to take."""
        question = state.question
        assert question is not None
        if not curious or self.rng.below(3) == 0:
            return self.rng.below(len(question.options))
        keys = [self.key(state, option) for option in question.options]
        fewest = min(self.done.get(key, 0) for key in keys)
        rare = [place for place, key in enumerate(keys) if self.done.get(key, 0) == fewest]
        place = self.rng.pick(rare)
        self.done[keys[place]] = fewest + 1
        return place


class Counter:
    """Counts cards and features in logs."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Game[Any] = game
        self.cards: list[dict[str, Any]] = game.catalogue()
        self.seen: list[int] = [0] * len(self.cards)
        self.fired: dict[str, int] = dict.fromkeys(game.features(), 0)

    def count(self, entry: Entry) -> None:
        """Count what one entry of the log shows."""
        for role, value in zip(self.game.event_roles(entry[0]), entry[1], strict=False):
            if role == "c" and 0 <= value < len(self.seen):
                self.seen[value] += 1
        for feature in self.game.fired(entry):
            if feature not in self.fired:
                raise NightdeckError(f"{self.game.slug} fires {feature!r}, which is no feature")
            self.fired[feature] += 1


def play_curiously(game: Game[Any], counter: Counter, player: Curious, seed: str) -> int:
    """Play one game with its log counted, and return how many decisions it took."""
    setup = game.any_setup(Rng(seed_key(seed)))
    setup.record = True
    state = new_game(game, setup)
    curious = player.rng.below(2) == 0
    while state.question is not None and state.decisions < MOST_DECISIONS:
        choose(state, player.pick(state, curious))
    for entry in state.log or []:
        counter.count(entry)
    return state.decisions


def coverage(game: Game[Any], games: int = 100, seed: str = "0") -> Coverage:
    """Play fuzz games and return how often every card and every feature was reached."""
    counter = Counter(game)
    player = Curious(seed)
    decisions = 0
    for number in range(games):
        decisions += play_curiously(game, counter, player, f"cards {seed}/{number}")
    return counted(game, counter, games, decisions)


def counted(game: Game[Any], counter: Counter, games: int, decisions: int) -> Coverage:
    """Return the counts card by card, features beside the card they belong to."""
    own: dict[str, dict[str, int]] = {card["id"]: {} for card in counter.cards}
    for feature, count in counter.fired.items():
        card, _, what = feature.partition(": ")
        if card not in own:
            raise NightdeckError(f"the feature {feature!r} names no card of {game.slug}")
        own[card][what] = count
    cards = [
        CardUse(card["id"], card["name"], seen, own[card["id"]])
        for card, seen in zip(counter.cards, counter.seen, strict=True)
    ]
    return Coverage(
        game=game.slug,
        games=games,
        decisions=decisions,
        cards=cards,
        features=len(counter.fired),
        never_seen=[card.id for card in cards if card.seen == 0],
        never_fired=[feature for feature, count in counter.fired.items() if count == 0],
    )
