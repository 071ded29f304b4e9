"""Replays: every step from every side after the end, a file that plays again, from before too."""

from __future__ import annotations

from nightdeck.records.replay import read, rerun
from nightdeck.table.diff import apply
from tests.table.place import Browser, Line, Place
from tests.tiny.game import TINY


async def finished(place: Place, me: Browser) -> tuple[str, list[dict[str, object]]]:
    """Play a game to its end; return it and every document seat 0 saw."""
    table = await me.made("me me")
    seen: list[dict[str, object]] = []
    async with me.at(table, "?seat=0") as watched, me.at(table) as line:
        while not line.doc["over"]:
            if line.doc["prompt"] is None:
                await line.ask(type="look", seat=line.doc["waiting"]["seat"])
            seen.append(dict(watched.doc))
            await act(line)
            now = place.room(table).feeds[0].document
            await watched.until(lambda doc, now=now: is_same_moment(doc, now))  # type: ignore[misc]
        seen.append(dict(watched.doc))
    return table, seen


def is_same_moment(one: dict[str, object], other: dict[str, object]) -> bool:
    """Tell whether two documents show one moment; who is asked may change without a number."""
    return all(one[name] == other[name] for name in ("number", "waiting"))


async def act(line: Line) -> None:
    """Brawl when possible, so that the game is short."""
    options = line.doc["prompt"]["options"]
    await line.decide(len(options) - 1)


async def test_every_step_can_be_seen_again_from_every_side(place: Place) -> None:
    me = place.browser()
    table, seen = await finished(place, me)
    steps = (await me.get(f"/api/v1/replays/{table}")).json()
    assert steps["audiences"] == ["0", "1", "watch"]
    assert steps["steps"] == len(seen) - 1

    chunk = (await me.get(f"/api/v1/replays/{table}/0/0")).json()
    document = chunk["document"]
    shown = [document]
    for patch in chunk["patches"]:
        document = apply(patch, document)
        shown.append(document)

    for step, expected in zip(shown, seen, strict=True):
        assert step == {key: expected[key] for key in step}
    for audience in ("1", "watch"):
        assert (await me.get(f"/api/v1/replays/{table}/{audience}/0")).status_code == 200


async def test_the_file_of_a_finished_game_plays_again_to_the_same_end(place: Place) -> None:
    me = place.browser()
    table, seen = await finished(place, me)

    record = read((await me.get(f"/api/v1/replays/{table}/file")).content)
    state = rerun(TINY, record)

    assert state.outcome is not None
    assert {"winners": list(state.outcome.winners), "reason": state.outcome.reason,
            "clause": state.outcome.clause} == seen[-1]["over"]  # fmt: skip


async def test_a_link_to_a_step_opens_there(place: Place) -> None:
    me = place.browser()
    table, _ = await finished(place, me)
    page = (await me.get(f"/replays/{table}?seat=1&step=3")).text

    assert '"step": 3' in page
    assert '"seat": "1"' in page
    for odd in ("?seat=9&step=99999", "?seat=x&step=-1", "?step=1e9"):
        assert (await me.get(f"/replays/{table}{odd}")).status_code == 200


async def test_steps_that_do_not_exist_are_not_found(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")

    assert (await me.get(f"/api/v1/replays/{table}/0/99")).status_code == 404
    assert (await me.get(f"/api/v1/replays/{table}/7/0")).status_code == 409
    assert (await me.get(f"/api/v1/replays/{table}/0/-1")).status_code in (400, 404)
