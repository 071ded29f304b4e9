"""Values of rulings that trade secrecy say so wherever the ruling is shown."""

from __future__ import annotations

from pathlib import Path

from nightdeck.games import game
from tests.table.place import served

SLUG = "android_netrunner"
TOLD = "an attentive Runner learns something about its hidden cards"


async def test_set_up_rulebook_and_programs_are_told(tmp_path: Path) -> None:
    async with served(tmp_path, {SLUG: game(SLUG)}) as place:
        me = place.browser()
        setup = (await me.get(f"/games/{SLUG}")).text
        book = (await me.get(f"/games/{SLUG}/rules")).text
        rulings = (await me.get(f"/api/v1/games/{SLUG}")).json()["rulings"]

    assert setup.count(TOLD) == 2
    assert "Auto pass (careful)" in setup
    assert "Public test (careful)" not in setup
    assert TOLD in book.partition('id="ANR-Q34"')[2].partition("</div>")[0]
    warned = {each["name"]: sorted(each["warnings"]) for each in rulings if each["warnings"]}
    assert warned == {"ANR-Q34": ["always-offer-corp-in-runs", "auto-pass"]}


async def test_whoever_is_invited_to_such_a_table_is_told(tmp_path: Path) -> None:
    async with served(tmp_path, {SLUG: game(SLUG)}) as place:
        me, friend = place.browser(), place.browser()
        seats = {"visibility": "public"}
        table = await me.made("me link", SLUG, **seats, **{"ruling.ANR-Q34": "auto-pass"})
        async with me.at(table) as line:
            link = (await line.ask(type="invite", seat=1))["address"]
        await me.made("me open", SLUG, **seats, **{"ruling.ANR-Q34": "auto-pass"})
        await me.made("me open", SLUG, **seats)

        assert TOLD in (await friend.get(link)).text
        assert (await friend.get("/")).text.count(TOLD) == 1


def test_every_warning_belongs_to_a_value_that_is_not_the_default() -> None:
    for slug in (SLUG, "gangs_of_night_city"):
        for ruling in game(slug).rulings:
            assert set(ruling.warnings) <= set(ruling.values) - {ruling.default}
