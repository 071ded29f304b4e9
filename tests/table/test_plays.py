"""A game and its record: what is stored is enough to go on, and edits are noticed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nightdeck.games import game as find_game
from nightdeck.games import slugs
from nightdeck.kernel.errors import BadFile
from nightdeck.kernel.game import Game, Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.records.codec import fingerprint
from nightdeck.table.diff import apply
from nightdeck.table.plays import EVERY, PLAYER, Play, begun, restored, shown_value, whole_events
from nightdeck.table.store_games import Act
from tests.tiny.game import TINY


class Recorded:
    """A game played at random with undos, and everything the store would keep of it."""

    def __init__(self, seed: str, acts: int, game: Game[Any] = TINY) -> None:
        self.game = game
        self.play = begun(game, Setup(2, seed=seed_key(seed)), ["One", "Other"])
        self.acts: list[Act] = []
        self.snapshot: tuple[int, bytes] | None = None
        self.shown = {each: [body] for each, body in whole_events(self.play.documents).items()}
        self.documents = {each: [doc] for each, doc in self.play.documents.items()}
        luck = Rng(seed_key(f"luck {seed}"))
        while len(self.acts) < acts:
            self.one_act(luck)

    def one_act(self, luck: Rng) -> None:
        """Decide anything; take something back now and then, and whenever the game has ended."""
        play = self.play
        seat = luck.below(2)
        target = play.undo_target(seat)
        if target >= 0 and (play.asked is None or luck.below(6) == 0):
            step = play.undone(seat, target, 0.0)
        elif play.asked is None:
            step = play.undone(1 - seat, play.undo_target(1 - seat), 0.0)
        else:
            question = play.state.question
            assert question is not None
            option = luck.below(len(question.options))
            step = play.decided(question.seat, option, PLAYER, 0.0)
        kept = play.snapshot(step)
        if kept is not None:
            self.snapshot = (step.act.number + 1, kept)
        for each, body in step.events().items():
            self.shown[each].append(body)
            self.documents[each].append(step.documents[each])
        play.adopt(step)
        self.acts.append(step.act)

    def again(self, snapshot: bool = True) -> Play:
        """Rebuild the game from what was kept."""
        header = self.play.session.record.header
        return restored(self.game, header, self.acts, self.snapshot if snapshot else None)


@pytest.mark.parametrize("acts", [1, 7, EVERY - 1, EVERY, EVERY + 1, 3 * EVERY + 20])
@pytest.mark.parametrize("with_snapshot", [True, False])
def test_a_game_rebuilt_from_its_record_stands_where_it_stood(
    acts: int, with_snapshot: bool
) -> None:
    recorded = Recorded(f"restore {acts}", acts)

    again = recorded.again(with_snapshot)

    assert fingerprint(again.state) == fingerprint(recorded.play.state)
    assert again.session.chain == recorded.play.session.chain
    assert again.documents == recorded.play.documents
    assert again.number == acts
    for seat in (0, 1):
        assert again.undo_target(seat) == recorded.play.undo_target(seat)
        assert again.undo_needs(seat) == recorded.play.undo_needs(seat)


@pytest.mark.parametrize("slug", slugs())
def test_every_registered_game_is_rebuilt_from_its_record(slug: str) -> None:
    recorded = Recorded(f"restore {slug}", 2 * EVERY + 13, find_game(slug))

    again = recorded.again()

    assert recorded.snapshot is not None
    assert fingerprint(again.state) == fingerprint(recorded.play.state)
    assert again.documents == recorded.play.documents


def test_a_rebuilt_game_can_be_undone_to_its_beginning() -> None:
    recorded = Recorded("undo", 2 * EVERY + 5)
    again = recorded.again()

    while again.undo_target(0) >= 0:
        again.adopt(again.undone(0, again.undo_target(0), 0.0))

    fresh = begun(TINY, Setup(2, seed=seed_key("undo")), ["One", "Other"])
    assert fingerprint(again.session.state_at(0)) == fingerprint(fresh.state)


def test_every_step_of_the_event_record_shows_what_was_shown() -> None:
    recorded = Recorded("record", 2 * EVERY + 30)

    for audience, bodies in recorded.shown.items():
        document: dict[str, object] = {}
        for number, body in enumerate(bodies):
            value = shown_value(body)
            document = value if number % EVERY == 0 else apply(value, document)
            assert document == msgspec.to_builtins(recorded.documents[audience][number])


def test_an_edited_act_is_noticed_and_named() -> None:
    recorded = Recorded("edit", 30)
    place = next(n for n, act in enumerate(recorded.acts) if act.kind == "decide" and n > 8)
    act = recorded.acts[place]
    recorded.acts[place] = msgspec.structs.replace(act, chain="0" * 32)

    with pytest.raises(BadFile, match=f"act {place}"):
        recorded.again(False)


def test_a_missing_act_is_noticed() -> None:
    recorded = Recorded("missing", 20)
    del recorded.acts[5]

    with pytest.raises(BadFile, match="act 5 is missing"):
        recorded.again(False)


def test_a_snapshot_of_another_moment_is_noticed() -> None:
    recorded, other = Recorded("one", EVERY + 3), Recorded("two", EVERY + 3)
    assert recorded.snapshot is not None
    assert other.snapshot is not None
    recorded.snapshot = (recorded.snapshot[0], other.snapshot[1])

    with pytest.raises(BadFile, match="snapshot"):
        recorded.again()


def test_a_game_of_another_behaviour_is_not_continued() -> None:
    recorded = Recorded("behaviour", 3)
    recorded.play.session.record.header.behaviour = 99

    with pytest.raises(BadFile, match="behaviour 99"):
        recorded.again()
