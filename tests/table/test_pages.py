"""Home and set-up: what is offered, and that it is what the table then has."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from nightdeck.games import game
from nightdeck.play.players import LEVELS
from tests.table.place import Place, served

SLUG = "android_netrunner"
ANDROID = game(SLUG)


@pytest.fixture
async def android(tmp_path: Path) -> AsyncIterator[Place]:
    async with served(tmp_path, games={SLUG: ANDROID}) as running:
        yield running


def part(text: str, begin: str, end: str) -> str:
    """Return a part of a page."""
    return text.partition(begin)[2].partition(end)[0]


async def test_home_says_honestly_what_each_game_is_and_lets_a_level_be_picked(
    android: Place,
) -> None:
    text = (await android.browser().get("/")).text
    assert "About 40 minutes" in text
    picker = part(text, '<select name="level">', "</select>")
    assert re.findall(r'value="(\w+)"', picker) == list(LEVELS)
    assert 'value="street" selected' in picker


async def test_play_now_sits_down_against_the_level_that_was_picked(android: Place) -> None:
    me = android.browser()
    answer = await me.post(f"/games/{SLUG}/play", level="random", seat="1")
    table = answer.headers["location"].rpartition("/")[2]
    seats = android.room(table).row.seats
    assert [seat.kind for seat in seats] == ["bot", "human"]
    assert seats[0].level == "random"


async def test_running_tables_and_finished_games_stand_in_lists_of_their_own(place: Place) -> None:
    me = place.browser()
    running = await me.made("me bot", level1="random")
    over = await me.made("me me")
    async with me.at(over) as line:
        await line.ask(type="resign")
    text = (await me.get("/")).text

    mine, _, recent = text.partition("Recent games")
    assert f"/tables/{running}" in mine
    assert over not in mine
    assert f"/replays/{over}" in recent
    assert "(you)" in mine
    assert "(bot, random)" in mine
    assert over not in (await place.browser().get("/")).text


async def test_a_seat_is_offered_only_the_decks_of_its_side(android: Place) -> None:
    text = (await android.browser().get(f"/games/{SLUG}")).text
    for seat, side in enumerate(("corp", "runner")):
        offered = part(text, f'<select name="deck{seat}">', "</select>")
        names = [name for name in re.findall(r'value="([^"]+)"', offered) if name]
        wanted = [deck.name for deck in ANDROID.decks.values() if deck.side.lower() == side]
        assert names == wanted
        assert names


async def test_the_pace_of_the_form_is_the_pace_of_the_table(place: Place) -> None:
    me = place.browser()
    table = await me.made("me bot", pace="600")
    assert place.room(table).row.pace == 600
    for wrong in ("-1", "3001", "fast", "99999"):
        form = {"game": "back_alley", "seats": "2", "seat0": "me", "seat1": "bot", "pace": wrong}
        answer = await me.post("/tables", **form)
        assert answer.status_code == 400
        assert "milliseconds" in answer.text


async def test_a_pasted_deck_list_goes_before_the_chosen_deck(android: Place) -> None:
    me = android.browser()
    deck = ANDROID.decks["starter-jinteki"]
    names = {each["id"]: each["name"] for each in ANDROID.catalogue()}
    lines = [
        names[deck.identity],
        *(f"{count}x {names[card]}" for card, count in deck.cards.items()),
    ]
    table = await me.made("me bot", SLUG, deck0="starter-haas-bioroid", list0="\n".join(lines))
    async with me.at(table) as line:
        identity = line.doc["cards"][line.doc["seats"][0]["card"]]["card"]
    assert identity == deck.identity


async def test_a_wrong_line_of_a_pasted_list_is_named_and_the_list_is_kept(android: Place) -> None:
    form = {"game": SLUG, "seats": "2", "seat0": "me", "seat1": "bot", "list0": "3x Hedge Fond"}
    answer = await android.browser().post("/tables", **form)
    assert answer.status_code == 400
    assert "Hedge Fund" in answer.text
    assert "3x Hedge Fond</textarea>" in answer.text


async def test_every_page_says_who_looks_at_it(android: Place) -> None:
    me = android.browser()
    await me.post("/me/name", name="Zaphira", back="/me")
    cards = f"/games/{SLUG}/cards"
    for path in ("/", f"/games/{SLUG}", f"/games/{SLUG}/rules", cards, f"{cards}/enigma", "/help"):
        assert ">Zaphira</a>" in (await me.get(path)).text, path


async def test_a_missing_page_explains_itself(android: Place) -> None:
    answer = await android.browser().get("/nothing")
    assert answer.status_code == 404
    assert "There is no such page." in answer.text


async def test_play_now_gives_the_seat_a_game_is_learnt_from(android: Place) -> None:
    home = (await android.browser().get("/")).text
    first = home.partition(">Play now<")[0].rpartition('name="seat" value="')[2][0]

    assert first == str(ANDROID.beginner) == "1"
    assert "Play now as Corp" in home
