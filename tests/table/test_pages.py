"""Home and set-up: what is offered, and that it is what the table then has."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from nightdeck.games import game, slugs
from nightdeck.kernel.game import Setup
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
    assert 'value="random" selected' in picker


async def test_whoever_has_finished_a_game_is_offered_the_usual_level(place: Place) -> None:
    me = place.browser()
    over = await me.made("me me")
    async with me.at(over) as line:
        await line.ask(type="resign")
    assert 'value="street" selected' in (await me.get("/")).text


async def test_both_sides_of_a_poster_are_played_against_the_level_that_is_picked(
    android: Place,
) -> None:
    text = (await android.browser().get("/")).text
    form = part(text, f'action="/games/{SLUG}/play">', "</form>")
    assert re.findall(r'name="seat" value="(\d)"', form) == ["1", "0"]
    assert form.count('<select name="level">') == 1


async def test_the_tables_that_wait_for_somebody_stand_first_and_above_the_games(
    place: Place,
) -> None:
    me = place.browser()
    waiting = await me.made("me bot", level1="random")
    newer = await me.made("me open")
    text = (await me.get("/")).text
    assert text.index(waiting) < text.index(newer) < text.index('class="posters"')


async def test_a_newcomer_is_invited_to_learn_first(android: Place) -> None:
    text = (await android.browser().get("/")).text
    assert text.index(f'href="/learn/{SLUG}"') < text.index('class="posters"')
    assert re.search(r"New here\? Learn in \d+ minutes", text)


async def test_set_up_says_what_a_level_measurably_beats(android: Place) -> None:
    text = (await android.browser().get(f"/games/{SLUG}")).text
    assert "Beats Street in 78.5 % of 400 games" in text
    laboratory = (Path(__file__).parents[2] / "docs" / "laboratory.md").read_text(encoding="utf-8")
    for each in ANDROID.ladder:
        row = rf"\| {each.level}(?:@\w+)? \| {each.against} \| {each.games} \| {each.won} %"
        assert re.search(row, laboratory), each.level


async def test_the_side_one_learns_from_is_yours_when_nothing_is_said(android: Place) -> None:
    text = (await android.browser().get(f"/games/{SLUG}")).text
    assert 'name="seat1" value="me" checked' in text
    assert 'name="seat0" value="bot" checked' in text


async def test_a_preset_sets_its_rulings_and_opens_the_house_rules(android: Place) -> None:
    text = (await android.browser().get(f"/games/{SLUG}?preset=ask-everything")).text
    assert "3 changed" in text
    picked = part(text, 'name="ruling.ANR-Q24">', "</select>")
    assert 'value="ask-always" selected' in picked
    assert (await android.browser().get(f"/games/{SLUG}?preset=nonsense")).status_code == 200


@pytest.mark.parametrize(("preset", "value"), [("manual", "manual"), ("default", "classic")])
async def test_the_set_up_of_netrunner_offers_its_three_presets(
    tmp_path: Path, preset: str, value: str
) -> None:
    async with served(tmp_path, games={"netrunner": game("netrunner")}) as running:
        text = (await running.browser().get(f"/games/netrunner?preset={preset}")).text
    assert [name in text for name in ("preset=default", "preset=manual", "preset=classic")] == [
        True
    ] * 3
    picked = part(text, 'name="ruling.ONR-R01">', "</select>")
    assert f'value="{value}" selected' in picked


@pytest.mark.parametrize("slug", slugs())
def test_a_preset_names_rulings_and_choices_that_exist(slug: str) -> None:
    found = game(slug)
    for preset in found.presets:
        setup = Setup(2, found.default_decks(2), preset.rulings, preset.choices)
        assert found.check_setup(setup), preset.name


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
        names = re.findall(rf'name="deck{seat}" value="([^"]+)"', text)
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
    first = home.partition(" Play now<")[0].rpartition('name="seat" value="')[2][0]

    assert first == str(ANDROID.beginner) == "1"
    assert "Play now as Corp" in home


async def test_the_rules_can_be_searched_and_the_engines_sections_stand_apart(
    android: Place,
) -> None:
    me = android.browser()
    whole = (await me.get(f"/games/{SLUG}/rules")).text
    found = (await me.get(f"/games/{SLUG}/rules?q=jack+out")).text

    assert whole.index('id="glossary"') < whole.index('id="section-DEC"')
    assert whole.count(">Keywords</h2>") == 1
    assert 0 < found.count("<dt>") < whole.count("<dt>")
    assert "0 clauses" in (await me.get(f"/games/{SLUG}/rules?q=xyzzy")).text


async def test_ones_own_page_lists_finished_games(place: Place) -> None:
    me = place.browser()
    over = await me.made("me me")
    async with me.at(over) as line:
        await line.ask(type="resign")
    text = (await me.get("/me")).text

    assert f"/replays/{over}" in text
    assert "1 game, 1 won" in text


async def test_an_invitation_says_who_invites(place: Place) -> None:
    host, guest = place.browser(), place.browser()
    await host.post("/me/name", name="Ada", back="/")
    table = await host.made("me link")
    async with host.at(table) as line:
        link = (await line.ask(type="invite", seat=1))["address"]

    assert "Ada invites you to sit down" in (await guest.get(link)).text
