"""What an operator can watch: counts and times of this process, for eyes on this machine."""

from __future__ import annotations

from pathlib import Path

from nightdeck.table.settings import Settings
from tests.table.place import Place, served


async def figures(place: Place) -> dict[str, float]:
    """Return every counter by its name and labels."""
    text = (await place.browser().get("/metrics")).text
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


async def test_acts_tables_connections_refusals_and_bots_are_counted(place: Place) -> None:
    me = place.browser()
    table = await me.made("me bot", level1="street")
    async with me.at(table) as line:
        await line.decide()
        await line.until(lambda doc: doc["prompt"] or doc["over"])
        await line.ask(type="decide", number=99, option=0)
        now = await figures(place)

    assert now['nightdeck_acts_total{by="player",game="back_alley"}'] == 1
    assert now['nightdeck_tables{status="running"}'] == 1
    assert now["nightdeck_sockets"] == 1
    assert now['nightdeck_connections_total{kind="fresh"}'] == 1
    assert now['nightdeck_refusals_total{code="stale"}'] == 1
    assert now["nightdeck_act_seconds_count"] >= 1
    assert now["nightdeck_bot_decisions_lost_total"] == 0


async def test_a_connection_that_comes_back_is_counted_apart(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    async with me.at(table) as line:
        mark, doc = line.mark, line.doc
    async with me.at(table, f"?since={mark}", doc):
        now = await figures(place)
    assert now['nightdeck_connections_total{kind="again"}'] == 1


async def test_counters_say_nothing_about_people_or_cards(place: Place) -> None:
    me = place.browser()
    await me.post("/me/name", name="Zaphira", back="/me")
    table = await me.made("me bot")
    text = (await me.get("/metrics")).text
    assert "Zaphira" not in text
    assert table not in text


async def test_from_another_machine_there_are_no_counters_unless_the_host_wants_it(
    tmp_path: Path,
) -> None:
    for wanted, status in ((False, 404), (True, 200)):
        settings = Settings(secure=True, metrics=wanted)
        async with served(tmp_path, settings=settings) as place:
            far = {"x-forwarded-for": "203.0.113.7"}
            answer = await place.browser().http.get("/metrics", headers=far)
            assert answer.status_code == status
