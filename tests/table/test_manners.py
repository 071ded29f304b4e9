"""Undo, stops, chat, pace, proposals: what players set and agree on beside the game."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from nightdeck.table.protocol import Refusal
from nightdeck.table.settings import Limits, Settings
from tests.table.place import Browser, Line, Place, served


async def two_people(place: Place) -> tuple[object, object, str]:
    """Return two browsers that sit at one table, and the table."""
    one, other = place.browser(), place.browser()
    table = await one.made("me open")
    await other.post(f"/tables/{table}/seats/1")
    return one, other, table


async def agree(line: Line, yes: bool = True) -> dict[str, object]:
    """Answer the proposal that is open, as a browser would."""
    pending = line.doc["room"]["pending"] or {"number": 0}
    return await line.ask(type="consent", proposal=pending["number"], yes=yes)


async def option_of(line: Line, verb: str) -> int:
    """Return the first option with a verb."""
    options = line.doc["prompt"]["options"]
    return next(option["index"] for option in options if option["verb"] == verb)


async def test_a_click_is_taken_back_freely_and_its_number_is_not_used_again(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    async with me.at(table) as line:
        before = line.doc
        await line.decide(0)
        await line.until(lambda doc: doc["own"]["undo"] is not None)
        assert line.doc["own"]["undo"] == {"free": True, "reason": ""}
        await line.ask(type="undo")

        assert line.doc["number"] == 2
        assert line.doc["prompt"] == before["prompt"]
        assert line.doc["log"] == before["log"]
        late = await line.ask(type="decide", number=0, option=1)
        assert late["code"] == "stale"


async def test_an_undo_after_something_was_seen_needs_the_other_ones_consent(place: Place) -> None:
    one, other, table = await two_people(place)
    async with one.at(table) as mine, other.at(table) as theirs:  # type: ignore[attr-defined]
        await mine.decide(0)
        await mine.decide(0)
        answer = await mine.ask(type="undo")
        assert answer["pending"] is True
        await theirs.until(lambda doc: doc["room"]["pending"] is not None)
        assert theirs.doc["room"]["pending"]["needs"] == [1]
        assert (await agree(mine))["code"] == "not_allowed"
        await agree(theirs, False)
        await mine.until(lambda doc: doc["room"]["pending"] is None)
        assert mine.doc["number"] == 2

        await mine.ask(type="undo")
        await theirs.until(lambda doc: doc["room"]["pending"] is not None)
        await agree(theirs)
        await mine.until(lambda doc: doc["number"] == 3)
        assert mine.doc["prompt"]["question"] == "action"


async def test_a_proposal_lapses_when_the_game_goes_on(place: Place) -> None:
    one, other, table = await two_people(place)
    async with one.at(table) as mine, other.at(table) as theirs:  # type: ignore[attr-defined]
        await mine.decide(0)
        await mine.decide(0)
        await mine.ask(type="undo")
        await theirs.until(lambda doc: doc["prompt"] is not None)
        await theirs.decide(0)
        await mine.until(lambda doc: doc["number"] == 3)

        assert mine.doc["room"]["pending"] is None
        assert (await agree(theirs))["code"] == "not_allowed"


async def test_bots_consent_to_every_undo(place: Place) -> None:
    me = place.browser()
    table = await me.made("me bot")
    async with me.at(table) as line:
        before = line.doc["zones"]
        await line.decide(await option_of(line, "brawl"))
        await line.until(lambda doc: doc["prompt"] is not None and doc["number"] >= 1)
        await line.ask(type="undo")
        while line.doc["zones"] != before:
            await line.ask(type="undo")

        assert line.doc["prompt"]["question"] == "action"


async def test_undoing_everything_comes_back_to_the_first_question(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    async with me.at(table) as line:
        first = {name: line.doc[name] for name in ("prompt", "zones", "cards", "log", "seats")}
        for _ in range(2):
            await line.decide(0)
        for _ in range(2):
            await line.ask(type="undo")

        assert {name: line.doc[name] for name in first} == first
        assert (await line.ask(type="undo"))["code"] == "not_allowed"


async def to_flip_window(line: Line) -> None:
    """Hide two cards so that the flip window opens for seat 0."""
    for _ in range(2):
        await line.decide(await option_of(line, "hide"))
    await line.until(lambda doc: doc["prompt"] is not None)
    assert line.doc["prompt"]["question"] == "flip"


async def test_always_pass_answers_a_window_at_once_and_ask_brings_it_back(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    async with me.at(table) as line:
        await line.ask(type="stops", question="flip", mode="pass")
        assert line.doc["own"]["stops"] == {"flip": "pass"}
        for _ in range(2):
            await line.decide(await option_of(line, "hide"))
        await line.until(lambda doc: doc["turn"]["seat"] == 1)
        assert line.doc["waiting"]["question"] == "action"

        await line.ask(type="undo")
        await line.ask(type="stops", question="flip", mode="ask")
        assert line.doc["own"]["stops"] == {}


async def test_a_stop_set_while_the_window_is_open_passes_it(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    async with me.at(table) as line:
        await to_flip_window(line)
        await line.ask(type="stops", question="flip", mode="pass")
        await line.until(lambda doc: doc["turn"]["seat"] == 1)


async def test_the_kinds_of_stops_are_shown_to_the_player_of_a_seat_only(place: Place) -> None:
    me = place.browser()
    table = await me.made("me bot")
    async with me.at(table) as line:
        (kind,) = line.doc["own"]["kinds"]["stops"]
        assert (kind["question"], kind["label"], kind["mode"]) == (
            "flip", "Cards are turned up", "ask",
        )  # fmt: skip


async def test_a_window_that_does_not_matter_is_passed_and_the_player_is_told(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    async with me.at(table) as line:
        await line.ask(type="stops", question="*all", mode="game")
        await line.ask(type="stops", question="flip", mode="game")
        await to_flip_window(line)
        assert line.doc["own"]["stops"] == {"*all": "game", "flip": "game"}
        assert line.doc["own"]["passed"] == []


async def test_the_next_stop_holds_once(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    async with me.at(table) as line:
        await line.ask(type="stops", question="flip", mode="pass")
        await line.ask(type="stops", question="*next", mode="ask")
        await to_flip_window(line)
        await line.until(lambda doc: doc["own"]["stops"] == {"flip": "pass"})
        assert line.doc["prompt"]["question"] == "flip"


async def test_an_order_for_this_turn_is_over_with_the_turn(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    async with me.at(table) as line:
        await line.ask(type="stops", question="*turn", mode="pass")
        mark = line.doc["own"]["stops"]["*turn"]
        assert mark == f"{line.doc['turn']['number']}.0 pass"
        for _ in range(2):
            await line.decide(await option_of(line, "hide"))
        await line.until(lambda doc: doc["turn"]["seat"] == 1)
        assert line.doc["own"]["passed"] == ["Cards are turned up"]


@pytest.mark.parametrize(
    ("question", "mode", "says"),
    [
        ("*evry", "ask", "there is no '*evry'; there are *all, *conflict, *turn, *next"),
        ("*all", "pass", "*all is one of game, ask"),
    ],
)
async def test_an_order_that_means_nothing_is_refused(
    place: Place, question: str, mode: str, says: str
) -> None:
    me = place.browser()
    table = await me.made("me me")
    async with me.at(table) as line:
        answer = await line.ask(type="stops", question=question, mode=mode)
        assert answer["text"] == says
        assert line.doc["own"]["stops"] == {}


async def test_an_answer_after_a_pass_is_refused_where_nothing_is_joined(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    async with me.at(table) as line:
        await to_flip_window(line)
        number, option = line.doc["number"], await option_of(line, "pass")
        answer = await line.ask(type="decide", number=number, option=option, then=0)
        assert answer["code"] == "unlisted"
        assert line.doc["number"] == number


async def test_undo_goes_back_over_passes_ordered_in_advance(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    async with me.at(table) as line:
        await line.ask(type="stops", question="flip", mode="pass")
        for _ in range(2):
            await line.decide(await option_of(line, "hide"))
        await line.until(lambda doc: doc["turn"]["seat"] == 1)
        await line.ask(type="undo")

        assert line.doc["prompt"]["question"] == "action"
        assert line.doc["zones"]["alley-0"]["count"] == 1


async def test_chat_reaches_the_table_and_a_muted_seat_is_not_heard(place: Place) -> None:
    one, other, table = await two_people(place)
    async with one.at(table) as mine, other.at(table) as theirs:  # type: ignore[attr-defined]
        await theirs.ask(type="chat", text="good luck")
        await mine.until(lambda doc: len(doc["chat"]) == 1)
        assert mine.doc["chat"][0]["text"] == "good luck"
        await mine.ask(type="mute", who="seat 1", on=True)
        assert mine.doc["chat"] == []
        await theirs.ask(type="chat", text="hello?")
        assert [line["text"] for line in theirs.doc["chat"]] == ["good luck", "hello?"]
        await mine.ask(type="mute", who="seat 1", on=False)
        assert len(mine.doc["chat"]) == 2


async def test_who_speaks_too_fast_or_too_long_is_told_so(place: Place) -> None:
    me = place.browser()
    table = await me.made("me bot")
    async with me.at(table) as line:
        answers = [await line.ask(type="chat", text=f"line {n}") for n in range(8)]
        assert answers[-1]["code"] == "slow_down"
        assert (await line.ask(type="chat", text=""))["code"] == "bad_message"


async def test_spectators_are_not_heard_by_players_while_the_game_runs(place: Place) -> None:
    me, stranger = place.browser(), place.browser()
    table = await me.made("me me", visibility="public")
    await stranger.post("/me/name", name="Watcher")
    async with me.at(table) as mine, stranger.at(table) as theirs:
        await theirs.ask(type="chat", text="they hold a jam")
        assert theirs.doc["chat"][0]["name"] == "Watcher"
        assert (await mine.ask(type="ping"))["type"] == "pong"
        assert mine.doc["chat"] == []
        await mine.ask(type="resign")
        assert [line["text"] for line in mine.doc["chat"]] == ["they hold a jam"]


async def test_a_bot_takes_over_only_with_consent_and_the_owner_comes_back(place: Place) -> None:
    one, other, table = await two_people(place)
    async with one.at(table) as mine, other.at(table) as theirs:  # type: ignore[attr-defined]
        answer = await mine.ask(type="takeover", seat=1)
        assert answer["pending"] is True
        await theirs.until(lambda doc: doc["room"]["pending"] is not None)
        await agree(theirs)
        await mine.until(lambda doc: doc["room"]["seats"][1]["taken_over"])
        for _ in range(2):
            await mine.decide(0)
        await mine.until(lambda doc: doc["number"] >= 3)
        await theirs.ask(type="comeback", seat=1)
        assert theirs.doc["room"]["seats"][1]["taken_over"] is False


async def test_nobody_can_hand_over_a_seat_that_is_played(place: Place) -> None:
    me, stranger = place.browser(), place.browser()
    table = await me.made("me bot", visibility="public")
    async with stranger.at(table) as line:
        assert (await line.ask(type="takeover", seat=0))["code"] == "not_seated"
    async with me.at(table) as line:
        assert (await line.ask(type="takeover", seat=1))["code"] == "not_allowed"
        assert (await line.ask(type="takeover", seat=9))["code"] == "not_allowed"
        assert (await line.ask(type="comeback", seat=1))["code"] == "not_seated"


async def test_the_pace_of_bots_can_be_set(place: Place) -> None:
    me = place.browser()
    table = await me.made("me bot")
    async with me.at(table) as line:
        await line.ask(type="pace", milliseconds=300)
        assert line.doc["room"]["pace"] == 300
        assert (await line.ask(type="pace", milliseconds=99_000))["code"] == "bad_message"


async def test_a_decision_sent_twice_is_taken_once(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    async with me.at(table) as line:
        first = await line.ask(type="decide", number=0, option=0)
        second = await line.ask(type="decide", number=0, option=0)
        other = await line.ask(type="decide", number=0, option=1)
        early = await line.ask(type="decide", number=5, option=0)

        assert (first["type"], second["repeated"]) == ("ok", True)
        assert (other["code"], other["number"], early["code"]) == ("stale", 1, "stale")
        assert line.doc["number"] == 1


async def test_an_option_that_is_not_listed_changes_nothing(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    async with me.at(table) as line:
        refused = await line.ask(type="decide", number=0, option=999)
        assert refused["code"] == "unlisted"
        assert line.doc["number"] == 0


async def test_somebody_who_stays_away_is_not_waited_for_longer_than_promised(
    tmp_path: Path,
) -> None:
    settings = Settings(limits=Limits(absent_seconds=0.4))
    async with served(tmp_path, settings=settings) as place:
        one, other, table = await two_people(place)
        async with one.at(table) as mine:  # type: ignore[attr-defined]
            async with other.at(table):  # type: ignore[attr-defined]
                pass
            answer = await mine.ask(type="takeover", seat=1)
            assert answer["pending"] is True
            assert mine.doc["room"]["pending"]["needs"] == [1]
            await mine.until(lambda doc: doc["room"]["seats"][1]["taken_over"], 10)
            assert mine.doc["room"]["pending"] is None


async def test_somebody_who_comes_back_in_time_keeps_his_seat(tmp_path: Path) -> None:
    settings = Settings(limits=Limits(absent_seconds=0.4))
    async with served(tmp_path, settings=settings) as place:
        one, other, table = await two_people(place)
        async with one.at(table) as mine:  # type: ignore[attr-defined]
            async with other.at(table):  # type: ignore[attr-defined]
                pass
            await mine.ask(type="takeover", seat=1)
            async with other.at(table) as theirs:  # type: ignore[attr-defined]
                await asyncio.sleep(0.8)
                assert (await mine.ask(type="ping"))["type"] == "pong"
                assert mine.doc["room"]["seats"][1]["taken_over"] is False
                await agree(theirs, False)
            await mine.until(lambda doc: doc["room"]["pending"] is None)


async def test_nobody_waits_for_ever_for_a_table_that_is_closed(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    room = place.room(table)
    begun = asyncio.Event()

    async def slow() -> None:
        begun.set()
        await asyncio.sleep(60)

    waiting = [asyncio.create_task(room.do(slow)) for _ in range(3)]
    await begun.wait()
    assert not room.is_idle
    place.house.rooms.pop(table)
    await room.close()
    answers = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 5)
    assert all(isinstance(answer, Refusal) and answer.code == "busy" for answer in answers)


# Proposals have numbers ------------------------------------------------------------------------


async def test_consent_to_a_proposal_that_was_exchanged_is_refused_in_words(place: Place) -> None:
    """Who agrees names what they have read: a yes to an undo hands no seat to a bot."""
    one, other, table = await two_people(place)
    async with one.at(table) as mine, other.at(table) as theirs:  # type: ignore[attr-defined]
        await mine.decide(0)
        await mine.decide(0)
        await mine.ask(type="undo")
        read = (await theirs.until(lambda doc: doc["room"]["pending"] is not None))["room"]
        await mine.ask(type="takeover", seat=1)
        answer = await theirs.ask(type="consent", proposal=read["pending"]["number"], yes=True)

        assert answer["code"] == "stale"
        assert "something else" in answer["text"]
        assert theirs.doc["room"]["seats"][1]["taken_over"] is False
        assert theirs.doc["room"]["pending"]["kind"] == "takeover"
        assert theirs.doc["room"]["pending"]["number"] > read["pending"]["number"]
        assert (await agree(theirs))["type"] == "ok"
        assert theirs.doc["room"]["seats"][1]["taken_over"] is True


async def test_consent_without_a_number_is_no_message(place: Place) -> None:
    one, _, table = await two_people(place)
    async with one.at(table) as mine:  # type: ignore[attr-defined]
        assert (await mine.ask(type="consent", yes=True))["code"] == "bad_message"


# Clocks that jump ------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [3_600.0, -3_600.0])
async def test_a_clock_that_jumps_makes_nobody_absent_and_keeps_nobody_waiting(
    jump: float, tmp_path: Path
) -> None:
    """Absence is measured by a clock that only goes forwards."""
    jumped = [0.0]
    settings = Settings(limits=Limits(absent_seconds=0.5))
    wrong = {"clock": lambda: time.time() + jumped[0]}
    async with served(tmp_path, settings=settings, **wrong) as place:
        one, other, table = await two_people(place)
        room = place.room(table)
        guest = room.row.seats[1].guest
        assert guest is not None
        async with one.at(table) as mine:  # type: ignore[attr-defined]
            async with other.at(table):  # type: ignore[attr-defined]
                pass
            await mine.until(lambda doc: not doc["room"]["seats"][1]["here"])
            jumped[0] = jump
            assert 0.0 <= room.absent_for(guest) < 0.5
            assert (await mine.ask(type="takeover", seat=1)).get("pending") is True
            await mine.until(lambda doc: doc["room"]["seats"][1]["taken_over"], 5)


@pytest.mark.parametrize("jump", [3_600.0, -3_600.0])
async def test_a_clock_that_jumps_neither_closes_tables_nor_stops_bots(
    jump: float, tmp_path: Path
) -> None:
    jumped = [0.0]
    settings = Settings(limits=Limits(idle_room_seconds=0.3))
    wrong = {"clock": lambda: time.time() + jumped[0]}
    async with served(tmp_path, settings=settings, **wrong) as place:
        me = place.browser()
        quiet = await me.made("me me")
        table = await me.made("me bot", pace="100")
        async with me.at(table) as line:
            jumped[0] = jump
            began = asyncio.get_running_loop().time()
            await line.decide(0)
            await line.decide(0)
            await line.until(lambda doc: doc["prompt"] is not None and doc["number"] > 2, 5)
            assert asyncio.get_running_loop().time() - began < 2.5
        async with asyncio.timeout(5):
            while {quiet, table} & set(place.house.rooms):
                await asyncio.sleep(0.05)


# Who loses a seat ------------------------------------------------------------------------------


async def streamed(me: Browser, table: str, got: list[dict[str, Any]], seat: int) -> None:
    """Listen to a table like a program."""
    address = f"/api/v1/tables/{table}/stream?seat={seat}"
    async with me.http.stream("GET", address, timeout=30) as answer:
        async for line in answer.aiter_lines():
            if line:
                got.append(json.loads(line))


async def test_who_resigns_among_several_is_a_spectator_at_once_in_every_feed(place: Place) -> None:
    """No socket and no stream opened before keeps receiving what the seat alone may see."""
    one, other = place.browser(), place.browser()
    table = await one.made("me open bot")
    await other.post(f"/tables/{table}/seats/1")
    heard: list[dict[str, Any]] = []
    listening = asyncio.create_task(streamed(one, table, heard, 0))
    async with one.at(table) as mine, other.at(table) as theirs, place.browser().at(table) as guest:
        await mine.until(lambda doc: doc["prompt"] is not None)
        while len(heard) < 1:
            await asyncio.sleep(0.01)
        assert heard[0]["seat"] == 0
        assert (await mine.ask(type="resign"))["type"] == "ok"
        assert mine.hello["seat"] == -1
        assert mine.hello["mine"] == []
        since = len(mine.raw)
        for _ in range(40):
            await theirs.until(lambda doc: doc["prompt"] is not None or doc["over"] is not None)
            if theirs.doc["over"]:
                break
            await theirs.decide(0)
        for line in (mine, guest):
            await line.until(lambda doc: doc["over"] is not None)
        assert mine.doc["prompt"] is None
        assert mine.doc["own"] is None
        assert mine.doc["zones"] == guest.doc["zones"]
        assert mine.doc["cards"] == guest.doc["cards"]
        assert '"prompt":{"' not in "".join(mine.raw[since:])
    turned = next(n for n, message in enumerate(heard) if n and message["type"] == "hello")
    assert heard[turned]["seat"] == -1
    assert '"prompt":{"' not in json.dumps(heard[turned:], separators=(",", ":"))
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)


async def test_a_seat_lost_through_another_server_is_lost_here_too(place: Place) -> None:
    one, other = place.browser(), place.browser()
    table = await one.made("me open bot")
    await other.post(f"/tables/{table}/seats/1")
    async with one.at(table) as mine:
        room = place.room(table)
        await place.house.store.rooms.change_seat(table, 0, kind="bot", guest=None, level="random")
        await room.do(room.catch_up)
        await mine.until(lambda doc: doc["own"] is None)
        assert mine.hello["seat"] == -1


async def test_who_lets_a_bot_play_keeps_looking_from_his_seat_and_can_return(place: Place) -> None:
    one, other, table = await two_people(place)
    async with one.at(table) as mine, other.at(table) as theirs:  # type: ignore[attr-defined]
        await mine.ask(type="takeover", seat=1)
        await theirs.until(lambda doc: doc["room"]["pending"] is not None)
        await agree(theirs)
        assert theirs.doc["seat"] == 1
        refused = await theirs.ask(type="decide", number=theirs.doc["number"], option=0)
        assert refused["code"] in ("not_allowed", "wrong_seat")
        assert (await theirs.ask(type="comeback", seat=1))["type"] == "ok"
