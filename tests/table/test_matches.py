"""Matches at the table: kinds, swaps in secret, the score, restarts, people and bots."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from nightdeck.games.neuroscape.game import NEUROSCAPE
from nightdeck.kernel.game import Game
from tests.play.parlour import PARLOUR
from tests.table.place import Browser, Doc, Line, Place, served

GAMES: dict[str, Game[object]] = {"parlour": PARLOUR}
SWAP = [["n0", "n5"]]


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Place]:
    """A server with the game that has every kind of match."""
    async with served(tmp_path, GAMES) as place:
        yield place


async def play_out(*lines: Line) -> None:
    """Everybody lays their first card until the game is over."""
    for line in lines:
        await line.until(lambda doc: doc["prompt"] is not None or doc["over"] is not None)
        if line.doc["prompt"]:
            assert (await line.decide(0))["type"] == "ok"
    for line in lines:
        await line.until(lambda doc: doc["over"] is not None and doc["room"]["match"]["game"] > 0)


async def friends(place: Place, match: str) -> tuple[Browser, Browser, str]:
    """Two people at the first table of a match."""
    one, other = place.browser(), place.browser()
    table = await one.made("me open", "parlour", match=match, name="Ada")
    assert (await other.post(f"/tables/{table}/seats/1", name="Bo")).status_code == 303
    return one, other, table


async def next_table(line: Line) -> str:
    """Return the table of the next game."""
    doc = await line.until(lambda doc: doc["room"]["next"] is not None)
    return str(doc["room"]["next"])


def match_in(doc: Doc) -> Doc:
    """Return what a document tells of the match."""
    shown: Doc = doc["room"]["match"]
    return shown


async def test_the_set_up_page_offers_the_kinds_of_match_a_game_has(parlour: Place) -> None:
    me = parlour.browser()
    page = (await me.get("/games/parlour")).text
    facts = (await me.get("/api/v1/games/parlour")).json()

    assert '<option value="best-of-three">Best of three</option>' in page
    assert [each["name"] for each in facts["match_types"]] == [
        "single", "three-games", "best-of-three", "two-rounds",
    ]  # fmt: skip


async def test_a_kind_of_match_that_does_not_exist_is_refused(parlour: Place) -> None:
    form = {"game": "parlour", "seats": "2", "seat0": "me", "seat1": "bot", "match": "best-of-9"}
    answer = await parlour.browser().post("/tables", **form)

    assert answer.status_code == 400
    assert "best-of-9" in answer.text
    assert "best-of-three" in answer.text


async def test_a_single_game_is_no_match(parlour: Place) -> None:
    me = parlour.browser()
    table = await me.made("me bot", "parlour", match="single")
    async with me.at(table) as line:
        assert line.doc["room"]["match"] is None
        assert (await line.ask(type="ready"))["code"] == "not_allowed"


async def test_friends_swap_in_secret_and_play_until_one_has_won_twice(parlour: Place) -> None:
    one, other, table = await friends(parlour, "best-of-three")
    async with one.at(table) as mine, other.at(table) as theirs:
        assert (await mine.ask(type="ready"))["code"] == "not_allowed"
        await play_out(mine, theirs)
        await mine.until(lambda doc: doc["own"]["swap"] is not None)
        assert match_in(mine.doc)["score"] == [0, 1]
        assert "Guest 1" in match_in(mine.doc)["standing"]
        sections = {each["label"]: each["cards"] for each in mine.doc["own"]["swap"]["sections"]}
        assert [card["name"] for card in sections["Sideboard"]] == ["Number Five"]
        since = len(theirs.raw)
        assert (await mine.ask(type="ready", swaps=SWAP * 2))["type"] == "ok"
        await theirs.until(lambda doc: match_in(doc)["ready"] == [0])
        assert "n5" not in "".join(theirs.raw[since:])
        assert mine.doc["room"]["next"] is None
        assert (await theirs.ask(type="ready"))["type"] == "ok"
        second = await next_table(mine)
        assert await next_table(theirs) == second
    async with one.at(second) as mine, other.at(second) as theirs:
        await mine.until(lambda doc: doc["room"]["status"] == "running")
        assert (match_in(mine.doc)["game"], match_in(mine.doc)["score"]) == (2, [0, 1])
        deck = parlour.room(second).row.seats[0].deck
        assert '"n5":2' in deck


async def test_a_best_of_three_ends_with_the_second_win(parlour: Place) -> None:
    one, other, table = await friends(parlour, "best-of-three")
    for game in range(1, 6):
        async with one.at(table) as mine, other.at(table) as theirs:
            await play_out(mine, theirs)
            match = match_in(mine.doc)
            assert match["game"] == game
            if match["over"]:
                break
            assert max(match["score"]) < 2
            await mine.ask(type="ready")
            await theirs.ask(type="ready")
            table = await next_table(mine)

    assert match["over"]
    assert max(match["score"]) == 2
    assert match["result"].startswith("Guest wins the match: Ada ")
    refused = await one.http.post(f"/api/v1/tables/{table}/messages", json={"type": "ready"})
    assert refused.json()["code"] == "not_allowed"


@pytest.mark.parametrize(
    ("swaps", "code", "words"),
    [
        ([["n0", "n4"]], "bad_setup", "Sideboard has 0 of Number Four"),
        ([["n0", "n5"]] * 3, "bad_setup", "3 swaps are too many"),
        ([["n0", "nonsense"]], "bad_setup", "'nonsense'"),
        ([["n0"]], "bad_message", "no message of the table"),
    ],
)
async def test_a_swap_that_cannot_be_made_is_refused(
    parlour: Place, swaps: list[list[str]], code: str, words: str
) -> None:
    me = parlour.browser()
    table = await me.made("me bot", "parlour", match="best-of-three")
    async with me.at(table) as line:
        await play_out(line)
        answer = await line.ask(type="ready", swaps=swaps)

        assert answer["code"] == code
        assert words in answer["text"]
        assert parlour.room(table).row.seats[0].swaps is None


async def test_against_a_bot_the_next_game_comes_at_once(parlour: Place) -> None:
    me = parlour.browser()
    table = await me.made("me bot", "parlour", match="two-rounds")
    async with me.at(table) as line:
        await play_out(line)
        assert (await line.ask(type="rematch"))["code"] == "not_allowed"
        assert (await line.ask(type="ready"))["type"] == "ok"
        second = await next_table(line)
        first = match_in(line.doc)["score"]
    async with me.at(second) as line:
        await line.until(lambda doc: doc["room"]["status"] == "running")
        assert line.hello["mine"] == [1], "in two rounds seats are exchanged"
        assert match_in(line.doc)["score"] == first[::-1]
        await play_out(line)
        assert match_in(line.doc)["over"]
        assert match_in(line.doc)["result"]
        assert (await line.ask(type="rematch"))["type"] == "ok"
        again = await next_table(line)
    async with me.at(again) as line:
        assert (match_in(line.doc)["game"], match_in(line.doc)["score"]) == (1, [0, 0])


async def test_what_was_chosen_survives_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path, GAMES) as place:
        one, other, table = await friends(place, "best-of-three")
        async with one.at(table) as mine, other.at(table) as theirs:
            await play_out(mine, theirs)
            await mine.ask(type="ready", swaps=SWAP)
        cookies = [dict(each.http.cookies) for each in (one, other)]
    async with served(tmp_path, GAMES) as place:
        one, other = place.browser(), place.browser()
        for browser, kept in zip((one, other), cookies, strict=True):
            browser.http.cookies.update(kept)
        async with one.at(table) as mine, other.at(table) as theirs:
            assert mine.doc["own"]["swap"]["chosen"] == SWAP
            assert theirs.doc["own"]["swap"]["chosen"] is None
            await theirs.ask(type="ready")
            second = await next_table(mine)
        row = await place.house.store.rooms.get(second)
        assert row is not None
        assert '"n5":1' in row.seats[0].deck


async def test_bots_among_themselves_play_the_whole_match_while_somebody_looks(
    parlour: Place,
) -> None:
    me = parlour.browser()
    table = await me.made("bot bot", "parlour", match="three-games")
    for game in (1, 2, 3):
        async with me.at(table) as line:
            await line.until(lambda doc: doc["over"] is not None)
            assert match_in(line.doc)["game"] == game
            if game < 3:
                table = await next_table(line)
    assert match_in(line.doc)["over"]


async def test_a_bot_gets_ready_for_somebody_who_stays_away(tmp_path: Path) -> None:
    async with served(tmp_path, GAMES) as place:
        one, other, table = await friends(place, "three-games")
        async with one.at(table) as mine:
            async with other.at(table) as theirs:
                await play_out(mine, theirs)
            await mine.ask(type="ready")
            room = place.room(table)
            await mine.until(lambda doc: not doc["room"]["seats"][1]["here"])
            guest = room.row.seats[1].guest
            assert guest is not None
            room.left[guest] = -1_000_000.0
            assert (await mine.ask(type="takeover", seat=1))["type"] == "ok"
            second = await next_table(mine)
        async with one.at(second) as mine:
            seats = mine.doc["room"]["seats"]
            assert [(each["name"], each["taken_over"]) for each in seats] == [
                ("Guest", True), ("Ada", False),
            ]  # fmt: skip


@pytest.mark.parametrize(
    ("ruling", "uneven", "first"),
    [
        ("", False, "scrapper"),
        ("NEU-R50=free-size", True, "scrapper"),
        ("NEU-R51=mainframe-allowed", False, "synthetix"),
    ],
)
async def test_the_form_for_swaps_knows_what_a_ruling_allows(
    tmp_path: Path, ruling: str, uneven: bool, first: str
) -> None:
    name, _, value = ruling.partition("=")
    rulings = {f"ruling.{name}": value} if name else {}
    async with served(tmp_path, {"neuroscape": NEUROSCAPE}) as place:
        me = place.browser()
        table = await me.made("me bot", "neuroscape", match="best-of-3", **rulings)
        async with me.at(table) as line:
            assert (await line.ask(type="resign"))["type"] == "ok"
            await line.until(lambda doc: doc["own"]["swap"] is not None)
            swap = line.doc["own"]["swap"]

    assert swap["uneven"] == uneven
    assert swap["sections"][0]["cards"][0]["card"] == first
