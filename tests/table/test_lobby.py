"""Set-up pages, decks, absent players, idle rooms, tables on PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from nightdeck.games import game as find_game
from nightdeck.play.decks import write_deck
from nightdeck.table.settings import Limits, Settings
from tests.play.parlour import PARLOUR
from tests.table.place import Place, served
from tests.table.test_programs import program
from tests.table.test_store import emptied


async def test_the_set_up_page_offers_seats_choices_and_rulings(place: Place) -> None:
    me = place.browser()
    page = (await me.get("/games/back_alley?seats=3")).text

    for name in ("seat2", "level2", "choice.start", "ruling.TNY-Q1", "visibility"):
        assert f'name="{name}"' in page, name
    assert (await me.get("/games/nothing")).status_code == 404


async def test_a_ruling_that_may_be_a_number_is_a_field_to_write_in(tmp_path: Path) -> None:
    games = {"gangs_of_night_city": find_game("gangs_of_night_city")}
    async with served(tmp_path, games=games) as place:
        me = place.browser()
        page = (await me.get("/games/gangs_of_night_city?seats=2")).text
        wrong = await me.post(
            "/tables", game="gangs_of_night_city", seats="2", seat0="me", seat1="me",
            **{"ruling.GNC-R40": "1000"},
        )  # fmt: skip
        table = await me.made("me me", "gangs_of_night_city", **{"ruling.GNC-R40": "7"})

    assert '<input name="ruling.GNC-R40" value="off"' in page
    assert "(off or a number from 1 to 999)" in page
    assert wrong.status_code == 400
    assert "off or a number from 1 to 999, not" in wrong.text
    assert 'name="ruling.GNC-R40" value="1000"' in wrong.text
    assert table


async def test_a_wrong_set_up_comes_back_with_the_reason(place: Place) -> None:
    me = place.browser()
    form = {"game": "back_alley", "seats": "2", "seat0": "me", "seat1": "bot", "level1": "god"}
    answer = await me.post("/tables", **form)

    assert answer.status_code == 400
    assert "god" in answer.text


async def test_a_former_name_of_a_level_makes_a_table_with_its_present_name(place: Place) -> None:
    me = place.browser()
    table = await me.made("me bot", level1="runner")

    document = await me.get(f"/api/v1/tables/{table}")

    assert document.json()["seats"][1]["level"] == "veteran"


@pytest.mark.parametrize(
    "form",
    [
        {"seats": "0"},
        {"seats": "99"},
        {"seats": "2x"},
        {"seats": "2", "seat0": "everybody"},
        {"seats": "2", "visibility": "secret"},
        {"seats": "2", "choice.start": "9"},
        {"seats": "2", "ruling.TNY-Q9": "all"},
        {"seats": "2", "deck0": "nothing"},
        {"seats": "2", "list0": "3 Nothing\n"},
        {"seats": "2", "list0": "x\n" * 20_000},
        {"seats": "2", "list0": "999999999 Jam\n"},
        {"seats": "2", "list0": "<deck>" * 500},
    ],
)
async def test_hostile_set_ups_are_refused_by_name(form: dict[str, str], place: Place) -> None:
    answer = await place.browser().post("/tables", game="back_alley", **form)

    assert answer.status_code in (400, 413)
    assert place.house.rooms == {}


async def test_a_pasted_deck_is_played_and_its_title_is_shown_to_its_owner_only(
    tmp_path: Path,
) -> None:
    game = find_game("android_netrunner")
    names = game.default_decks(2)
    pasted = write_deck(game, game.decks[names[0]])
    async with served(tmp_path, games={"android_netrunner": game}) as place:
        me = place.browser()
        table = await me.made("me me", "android_netrunner", list0=pasted)
        async with me.at(table, "?seat=0") as mine, me.at(table, "?seat=1") as theirs:
            assert mine.doc["own"]["deck"]
            assert mine.doc["own"]["deck"] not in "".join(theirs.raw)


PASTED = """\
Mine
Ada: The Aunt
4 Number One
# Chip box
2 White Chip
# Sideboard
2 Number Five
"""


async def test_a_pasted_deck_keeps_its_sections(tmp_path: Path) -> None:
    async with served(tmp_path, games={"parlour": PARLOUR}) as place:
        me = place.browser()
        page = (await me.get("/games/parlour?seats=2")).text
        table = await me.made("me me", "parlour", list0=PASTED)
        play = place.house.rooms[table].play
        assert play is not None
        kept = play.session.record.header.decks[0]

    assert "there are Numbers, Chip box, Sideboard." in page
    assert kept["sections"] == {"chips": {"white": 2}, "sideboard": {"n5": 2}}


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        (("# Sideboard", "# Sidebord"), "names no section; there are Numbers, Chip box, Sideboard"),
        (("2 Number Five", "1 Black Chip"), "does not belong into Sideboard; move it to Chip box"),
        (("2 Number Five", "4 Number Five"), "at most 3 belong there; take out 1"),
    ],
)
async def test_a_pasted_deck_with_a_wrong_section_comes_back_with_the_reason(
    changed: tuple[str, str], reason: str, tmp_path: Path
) -> None:
    form = {"game": "parlour", "seats": "2", "seat0": "me", "seat1": "me"}
    async with served(tmp_path, games={"parlour": PARLOUR}) as place:
        answer = await place.browser().post("/tables", **form, list0=PASTED.replace(*changed))

        assert answer.status_code == 400
        assert reason in answer.text
        assert place.house.rooms == {}


@pytest.mark.parametrize(
    ("sections", "reason"),
    [
        ({"attic": {"n1": 1}}, "there is no section 'attic'; choose from chips, sideboard"),
        ({"chips": {"white": 2}, "sideboard": {"n9": 1}}, "there is no card 'n9' in Parlour"),
        ({"chips": {"white": 100}}, "a card is in a deck 1 to 99 times"),
        ({str(number): {} for number in range(9)}, "a deck has at most 8 sections"),
    ],
)
async def test_programs_are_told_which_section_is_wrong(
    sections: dict[str, dict[str, int]], reason: str, tmp_path: Path
) -> None:
    deck = {"title": "Own", "cards": {"n1": 4}, "identity": "ada", "sections": sections}
    wanted = {"game": "parlour", "seats": [{"kind": "me", "deck": deck}, {"kind": "bot"}]}
    async with served(tmp_path, games={"parlour": PARLOUR}) as place:
        client = await program(place, "One")
        answer = await client.post("/api/v1/tables", json=wanted)
        await client.aclose()

        assert answer.status_code == 409
        assert reason in answer.json()["detail"]


async def test_a_bot_plays_for_an_absent_player_without_his_consent(tmp_path: Path) -> None:
    limits = Limits(absent_seconds=0.05)
    async with served(tmp_path, settings=Settings(limits=limits)) as place:
        one, other = place.browser(), place.browser()
        table = await one.made("me open")
        await other.post(f"/tables/{table}/seats/1")
        async with one.at(table) as mine:
            async with other.at(table):
                answer = await mine.ask(type="takeover", seat=1)
                assert answer.get("pending") is True
            await asyncio.sleep(0.2)
            answer = await mine.ask(type="takeover", seat=1)
            assert "pending" not in answer
            assert mine.doc["room"]["seats"][1]["taken_over"] is True


async def test_a_room_nobody_looks_at_is_let_go_and_comes_back_as_it_was(tmp_path: Path) -> None:
    limits = Limits(idle_room_seconds=0.1)
    async with served(tmp_path, settings=Settings(limits=limits)) as place:
        me = place.browser()
        table = await me.made("me me")
        async with me.at(table) as line:
            await line.decide(0)
            await line.ask(type="stops", question="flip", mode="pass")
            await line.ask(type="chat", text="back soon")
            before = line.doc
            await asyncio.sleep(0.4)
            assert table in place.house.rooms
        async with asyncio.timeout(5):
            while table in place.house.rooms:
                await asyncio.sleep(0.05)
        async with me.at(table) as line:
            for part in ("number", "prompt", "zones", "log", "own", "chat"):
                assert line.doc[part] == before[part]


async def test_tables_are_played_on_postgresql_and_survive_a_restart(
    postgres: str, tmp_path: Path
) -> None:
    await emptied(postgres)
    async with served(tmp_path, url=postgres) as place, served(tmp_path, url=postgres) as twin:
        one, other = place.browser(), twin.browser()
        table = await one.made("me open")
        assert (await other.post(f"/tables/{table}/seats/1")).status_code == 303
        async with one.at(table) as mine, other.at(table) as theirs:
            await mine.until(lambda doc: doc["room"]["status"] == "running")
            await mine.decide(0)
            await mine.decide(0)
            await theirs.until(lambda doc: doc["prompt"] is not None)
            await theirs.decide(0)
            await mine.until(lambda doc: doc["number"] == 3)
        cookies = dict(one.http.cookies)
    async with served(tmp_path, url=postgres) as place:
        me = place.browser()
        me.http.cookies.update(cookies)
        async with me.at(table) as line:
            assert line.doc["number"] == 3


async def test_when_the_house_is_full_new_tables_are_refused_and_old_ones_go_on(
    tmp_path: Path,
) -> None:
    limits = Limits(tables_in_memory=1)
    async with served(tmp_path, settings=Settings(limits=limits)) as place:
        me = place.browser()
        table = await me.made("me me")
        refused = await me.post("/games/back_alley/play")
        assert refused.status_code == 503
        async with me.at(table) as line:
            assert (await line.decide(0))["type"] == "ok"


async def test_every_registered_game_is_offered_and_begins_with_one_click(tmp_path: Path) -> None:
    from nightdeck.games import slugs

    games = {slug: find_game(slug) for slug in slugs()}
    async with served(tmp_path, games=games) as place:
        me = place.browser()
        home = (await me.get("/")).text
        for slug, game in games.items():
            assert f'action="/games/{slug}/play"' in home
            for path in ("", "/rules", "/cards"):
                assert (await me.get(f"/games/{slug}{path}")).status_code == 200
            answer = await me.post(f"/games/{slug}/play", level="random")
            table = answer.headers["location"].rpartition("/")[2]
            async with me.at(table) as line:
                for _ in range(3):
                    await line.until(lambda doc: bool(doc["prompt"] or doc["over"]), 20)
                    assert line.doc["scene"]["regions"], game.title
                    if line.doc["over"]:
                        break
                    assert (await line.decide())["type"] == "ok"


async def test_a_decision_sent_again_after_a_restart_is_recognised(tmp_path: Path) -> None:
    async with served(tmp_path) as place:
        me = place.browser()
        table = await me.made("me me")
        async with me.at(table) as line:
            await line.decide(0)
        cookies = dict(me.http.cookies)
    async with served(tmp_path) as place:
        me = place.browser()
        me.http.cookies.update(cookies)
        async with me.at(table) as line:
            again = await line.ask(type="decide", number=0, option=0)
            assert again["repeated"] is True


async def test_a_game_that_is_too_long_can_only_be_resigned(tmp_path: Path) -> None:
    limits = Limits(acts_per_game=2)
    async with served(tmp_path, settings=Settings(limits=limits)) as place:
        me = place.browser()
        table = await me.made("me me")
        async with me.at(table) as line:
            await line.decide(0)
            await line.ask(type="undo")
            assert (await line.decide(0))["code"] == "not_allowed"
            assert (await line.ask(type="resign"))["type"] == "ok"
            assert line.doc["over"] is not None
