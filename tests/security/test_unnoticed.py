"""Acts that a seat must not hear of leave no trace: no byte, no number, no step, no time."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pytest

from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.game import Setup
from nightdeck.kernel.handles import card_tag
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import NOBODY, PASS
from nightdeck.records.codec import load, save
from nightdeck.seen.views import redealt, view
from nightdeck.table import plays
from nightdeck.table.pages import table_values
from nightdeck.table.plays import Play
from nightdeck.table.replays import chunk, lengths
from nightdeck.table.rooms import Pending
from tests.crossfire import rules
from tests.crossfire.game import CROSSFIRE, Crossfire
from tests.crossfire.state import DECK, CrossfireState
from tests.security.twins import MAKER, World, around, two_houses, world

STEPS = 15
"""So many that what is done last is done in secret."""
KEEP, UNDER, REST = (rules.KEEP,), (rules.UNDER,), (rules.REST,)


class QuietTurn(rules.Turn):
    """A turn in which the second seat has a part of its own before its action."""

    steps: ClassVar[tuple[str, ...]] = (
        "begin", "draw_card", "offer_part", "offer_action", "act", "finish",
    )  # fmt: skip

    def offer_part(self, state: CrossfireState) -> str | None:
        """The part is asked under the public step it belongs to."""
        if state.active == 1:
            state.ask(1, "action", [PASS])
        return None


class Asking(Crossfire):
    """Asks the second seat in a part where it can only pass; Crossfire itself skips it."""

    def deal(self, state: CrossfireState, setup: Setup) -> None:
        super().deal(state, setup)
        state.stack[-1] = QuietTurn()


ASKING = Asking()


async def story(one: World, seat: int, looks: int) -> tuple[bytes, dict[str, Any]]:
    """Play a game in which the second seat does something in secret, or does not.

    The clock stands still but for what is done in secret, which comes last of all, too.
    """
    now = [1_000.0]
    one.house.clock = lambda: now[0]
    one.listen(seat)
    for step in range(STEPS):
        now[0] = 1_000.0 + step
        question = one.play.state.question
        assert question is not None
        if question.options == [PASS]:
            await one.take(PASS)
            question = one.play.state.question
            assert question is not None
        if question.name == "sort" and question.seat == 1:
            now[0] += 0.5
            for _ in range(looks):
                await one.take(UNDER)
            if step == STEPS - 1:
                break
            now[0] += 0.1
            await one.take(KEEP if looks < rules.MOST_LOOKS else REST)
        else:
            await one.take(KEEP if question.name == "sort" else REST)
    assert question.name == "sort"
    return one.heard(), await found_out(one, seat)


async def found_out(one: World, seat: int) -> dict[str, Any]:
    """Return all that a seat, or with NOBODY a spectator, can find out by asking."""
    row, house = one.room.row, one.house
    guest = MAKER if seat != NOBODY else None
    eyes = str(seat) if seat != NOBODY else "watch"
    return {
        "table": table_values(house, row, guest),
        "steps": await lengths(house, row, [eyes]),
        "record": await chunk(house, row.id, eyes, 0, guest),
        "document": one.room.feeds[seat].document,
    }


async def difference(folder: Path, seat: int, twin: Crossfire, looks: tuple[int, int]) -> str:
    """Return where what a seat hears and can find out differs between two worlds."""
    stories: list[Any] = []
    async with two_houses(folder, CROSSFIRE, twin) as pair:
        for house, count in zip(pair, looks, strict=True):
            one = await world(house, house.games["crossfire"], 2, "unnoticed", {})
            stories.append(await story(one, seat, count))
    assert stories[0][0].count(b'"update"') > STEPS // 2
    return "" if stories[0] == stories[1] else around(*stories)


@pytest.mark.parametrize("seat", [0, NOBODY])
async def test_a_part_that_was_passed_and_one_that_was_skipped_send_the_same_bytes(
    seat: int, tmp_path: Path
) -> None:
    assert await difference(tmp_path, seat, ASKING, (0, 0)) == ""


@pytest.mark.parametrize("seat", [0, NOBODY])
async def test_what_is_done_in_secret_leaves_no_trace(seat: int, tmp_path: Path) -> None:
    assert await difference(tmp_path, seat, CROSSFIRE, (0, 1)) == ""


async def test_the_seat_itself_hears_of_its_own_secret_acts(tmp_path: Path) -> None:
    assert await difference(tmp_path, 1, CROSSFIRE, (0, 1)) != ""


@pytest.mark.parametrize("leak", ["numbers", "undo"])
async def test_a_planted_trace_is_found(
    leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if leak == "numbers":
        monkeypatch.setattr(plays, "is_noticed", lambda patch: True)
    else:
        monkeypatch.setattr(Play, "is_seen", lambda self, seat, number: True)

    assert await difference(tmp_path, 0, CROSSFIRE, (0, 1)) != ""


async def test_a_proposal_outlives_what_is_done_in_secret(tmp_path: Path) -> None:
    async with two_houses(tmp_path, CROSSFIRE) as pair:
        one = await world(pair[0], CROSSFIRE, 2, "proposal", {})
        for option in (KEEP, REST):
            await one.take(option)
        taken_back = one.play.counting[-1]
        one.room.pending = Pending("undo", 0, "asks to undo", [1], 0, taken_back)

        await one.take(UNDER)
        assert one.room.pending is not None
        await one.room.do(lambda: one.room.undo(0, taken_back))
        assert one.play.asked == 0
        for option in (REST, KEEP):
            await one.take(option)
        assert one.room.pending is None


def test_names_of_cards_do_not_tell_how_many_were_moved_in_secret() -> None:
    state = new_game(CROSSFIRE, Setup(2, (), {}, {}, "handles", record=False))
    before = set(view(state, 0)["cards"])
    for _ in range(3):
        state.mix(state.place(1, DECK))
    later = new_game(CROSSFIRE, Setup(2, (), {}, {}, "handles", record=False))

    choose(state, 0)
    choose(later, 0)
    fresh = [set(view(each, 0)["cards"]) - before for each in (state, later)]
    assert [len(names) for names in fresh] == [1, 1]
    assert all(len(name) == 6 for names in fresh for name in names)
    names = [card_tag(later, card) for card in range(len(later.tag))]
    by_age = [name for _, name in sorted(zip(later.tag, names, strict=True))]
    assert by_age != sorted(by_age), "names in order would count"


def test_who_plays_a_redealt_game_knows_the_cards_by_the_same_names() -> None:
    state = new_game(CROSSFIRE, Setup(2, (), {}, {}, "handles", record=False))
    copy = load(save(redealt(state, 0, Rng(bytes(32)))), CROSSFIRE)

    cards = range(len(state.tag))
    assert [card_tag(copy, card) for card in cards] == [card_tag(state, card) for card in cards]
