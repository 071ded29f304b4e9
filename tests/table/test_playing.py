"""Playing at a table: from the first page to the result, alone, together, with and without luck."""

from nightdeck.table.plays import APART
from tests.table.place import Line, Place


async def play_out(line: Line) -> None:
    """Answer every question with the last option until the game is over."""
    while line.doc["over"] is None:
        await line.until(lambda doc: bool(doc["prompt"] or doc["over"]))
        if line.doc["prompt"]:
            answer = await line.decide(len(line.doc["prompt"]["options"]) - 1)
            assert answer["type"] == "ok"


async def test_one_click_starts_a_game_against_a_bot_that_can_be_played_to_its_end(
    place: Place,
) -> None:
    me = place.browser()
    assert "Back Alley" in (await me.get("/")).text
    table = (await me.post("/games/back_alley/play")).headers["location"].rpartition("/")[2]

    async with me.at(table) as line:
        assert line.hello["mine"] == [0]
        await play_out(line)
        await line.until(lambda doc: doc["room"]["status"] == "over")

    assert line.doc["over"]["reason"] in ("three points", "time is up")
    assert line.doc["room"]["status"] == "over"
    assert line.doc["over"]["reason"] in (await me.get("/")).text


async def test_two_people_sit_down_and_see_only_their_own_hands(place: Place) -> None:
    one, other = place.browser(), place.browser()
    table = await one.made("me open")
    async with one.at(table) as mine:
        assert mine.doc["room"]["status"] == "waiting"
        assert (await other.post(f"/tables/{table}/seats/1")).status_code == 303
        await mine.until(lambda doc: doc["room"]["status"] == "running")
        async with other.at(table) as theirs:
            assert (mine.hello["mine"], theirs.hello["mine"]) == ([0], [1])
            assert mine.doc["zones"]["hand-1"]["cards"] == []
            assert len(theirs.doc["zones"]["hand-1"]["cards"]) == 3
            await mine.decide(0)
            await theirs.until(lambda doc: doc["number"] == APART + 1)
            refused = await theirs.ask(type="decide", number=APART + 1, option=0)
            assert refused["code"] == "wrong_seat"


async def test_every_tab_of_a_player_shows_the_same(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    async with me.at(table) as one, me.at(table) as two, me.at(table) as three:
        await one.decide(0)
        for tab in (two, three):
            await tab.until(lambda doc: doc["number"] == 1)
            await tab.until(lambda doc: doc["own"]["undo"] is not None)
        await one.until(lambda doc: doc["own"]["undo"] is not None)

        assert one.doc == two.doc == three.doc


async def test_one_person_plays_both_sides_and_looks_from_each(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    async with me.at(table) as line:
        for _ in range(2):
            await line.decide(0)
        await line.until(lambda doc: doc["waiting"] is not None)
        await line.ask(type="look", seat=1)

        assert line.doc["seat"] == 1
        assert line.doc["prompt"]["question"] == "action"
        assert (await line.decide(0))["type"] == "ok"


async def test_a_reconnecting_client_gets_exactly_what_it_missed(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    async with me.at(table, "?seat=0") as watched:
        for cut in range(8):
            async with me.at(table, "?seat=0") as line:
                mark, doc = line.mark, line.doc
            await decide_anyhow(place, table, cut)
            async with me.at(table, f"?seat=0&since={mark}", doc) as again:
                assert again.hello["type"] == "resume"
                number = number_for(place, table, 0)
                await again.until(lambda doc, n=number: doc["number"] == n)  # type: ignore[misc]
                await watched.until(lambda doc, n=number: doc["number"] == n)  # type: ignore[misc]
                assert without_presence(again.doc) == without_presence(watched.doc)


def without_presence(doc: dict[str, object]) -> dict[str, object]:
    """Return a document without what the number of open sockets changes."""
    return {name: value for name, value in doc.items() if name != "room"}


def number_for(place: Place, table: str, seat: int) -> int:
    """Return the number a seat knows the moment by."""
    play = place.room(table).play
    assert play is not None
    return play.number_for(seat)


async def decide_anyhow(place: Place, table: str, count: int) -> None:
    """Take some decisions of whoever is asked."""
    room = place.room(table)
    for _ in range(count):
        assert room.play is not None
        seat = room.play.asked
        if seat is None:
            return
        await room.do(lambda seat=seat: room.decide(seat, room.number, 0, "player"))  # type: ignore[misc]


async def test_a_mark_from_before_a_restart_brings_the_whole_document(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    for since in ("?since=0000.4", "?since=", "?since=x", "?since=....", "?since=a.-1"):
        async with me.at(table, since) as line:
            assert line.hello["type"] == "hello"


async def test_spectators_see_no_hand_and_may_not_decide(place: Place) -> None:
    me, stranger = place.browser(), place.browser()
    table = await me.made("me me", visibility="public")
    async with stranger.at(table) as line:
        assert line.doc["seat"] == -1
        assert line.doc["prompt"] is None
        assert line.doc["own"] is None
        assert line.doc["zones"]["hand-0"]["cards"] == []
        refused = await line.ask(type="decide", number=0, option=0)
        assert refused["code"] == "not_seated"
        refused = await line.ask(type="chat", text="psst")
        assert refused["code"] == "not_allowed"


async def test_asking_for_a_foreign_seat_shows_the_spectators_view(place: Place) -> None:
    me, stranger = place.browser(), place.browser()
    table = await me.made("me me")
    async with stranger.at(table, "?seat=0") as line:
        assert line.doc["seat"] == -1
        refused = await line.ask(type="look", seat=0)
        assert refused["code"] == "not_seated"


async def test_a_resignation_ends_a_game_of_two(place: Place) -> None:
    me = place.browser()
    table = await me.made("me bot")
    async with me.at(table) as line:
        await line.ask(type="resign")

        assert line.doc["over"] == {"winners": [1], "reason": "Player 1 concedes", "clause": ""}
        assert line.doc["prompt"] is None
        refused = await line.ask(type="decide", number=line.doc["number"], option=0)
        assert refused["code"] == "over"


async def test_at_a_bigger_table_a_bot_plays_on_for_who_resigned(place: Place) -> None:
    one, other = place.browser(), place.browser()
    table = await one.made("me open bot")
    await other.post(f"/tables/{table}/seats/1")
    async with one.at(table) as line:
        await line.until(lambda doc: doc["room"]["status"] == "running")
        await line.ask(type="resign")

        assert line.doc["room"]["seats"][0]["kind"] == "bot"
        assert line.doc["over"] is None
        await line.until(lambda doc: doc["number"] >= 1)


async def test_a_rematch_begins_when_both_want_it_with_sides_exchanged(place: Place) -> None:
    one, other = place.browser(), place.browser()
    table = await one.made("me open")
    await other.post(f"/tables/{table}/seats/1")
    async with one.at(table) as mine, other.at(table) as theirs:
        await mine.ask(type="resign")
        await mine.ask(type="rematch", swap=True)
        assert mine.doc["room"]["next"] is None
        await theirs.ask(type="rematch", swap=True)
        await mine.until(lambda doc: doc["room"]["next"] is not None)
        following = mine.doc["room"]["next"]

    async with one.at(following) as mine, other.at(following) as theirs:
        assert (mine.hello["mine"], theirs.hello["mine"]) == ([1], [0])
        await theirs.until(lambda doc: doc["room"]["status"] == "running")


async def test_a_friend_takes_the_seat_a_link_leads_to_and_the_link_is_used_up(
    place: Place,
) -> None:
    me, friend, late = place.browser(), place.browser(), place.browser()
    table = await me.made("me link", visibility="private")
    async with me.at(table) as line:
        link = (await line.ask(type="invite", seat=1))["address"]
        assert "Player 2" in (await friend.get(link)).text
        assert (await friend.get(f"/tables/{table}")).status_code == 404
        assert (await friend.post(link, name="Friend")).status_code == 303
        await line.until(lambda doc: doc["room"]["status"] == "running")
        assert line.doc["room"]["seats"][1]["name"] == "Friend"

    assert (await late.post(link)).status_code == 404


async def test_a_new_link_replaces_the_one_before(place: Place) -> None:
    me, friend = place.browser(), place.browser()
    table = await me.made("me link")
    async with me.at(table) as line:
        old = (await line.ask(type="invite", seat=1))["address"]
        new = (await line.ask(type="invite", seat=1))["address"]

    assert (await friend.get(old)).status_code == 404
    assert (await friend.get(new)).status_code == 200


async def test_the_maker_puts_a_bot_on_a_seat_nobody_took(place: Place) -> None:
    me, other = place.browser(), place.browser()
    table = await me.made("me open", visibility="public")
    async with other.at(table) as line:
        assert (await line.ask(type="fill", seat=1))["code"] == "not_allowed"
    async with me.at(table) as line:
        assert (await line.ask(type="fill", seat=1, level="nothing"))["code"] == "not_found"
        assert (await line.ask(type="fill", seat=1, level="random"))["type"] == "ok"
        await line.until(lambda doc: doc["room"]["status"] == "running")


async def test_of_two_who_want_the_same_seat_one_gets_it(place: Place) -> None:
    me, one, other = place.browser(), place.browser(), place.browser()
    table = await me.made("me open", visibility="public")

    first = await one.post(f"/tables/{table}/seats/1")
    second = await other.post(f"/tables/{table}/seats/1")

    assert (first.status_code, second.status_code) == (303, 409)


async def test_a_hint_names_an_option_of_the_open_question(place: Place) -> None:
    me = place.browser()
    table = await me.made("me bot")
    async with me.at(table) as line:
        hint = await line.ask(type="hint")
        options = line.doc["prompt"]["options"]

        assert hint["number"] == line.doc["number"]
        assert hint["text"].startswith(options[hint["option"]]["text"])


async def test_a_card_can_be_asked_why_it_cannot_be_used_unless_it_is_not_seen(
    place: Place,
) -> None:
    me = place.browser()
    table = await me.made("me bot")
    async with me.at(table) as line:
        card = line.doc["zones"]["hand-0"]["cards"][0]
        assert (await line.ask(type="why", card=card))["type"] == "why"
        assert (await line.ask(type="why", card="t0"))["code"] == "not_found"


async def test_there_is_always_a_reason_why_a_card_cannot_be_used(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    async with me.at(table) as line:
        used = {card for option in line.doc["prompt"]["options"] for card in option["cards"]}
        for card in line.doc["cards"]:
            answer = await line.ask(type="why", card=card)
            assert bool(answer["text"]) == (card not in used)
            assert bool(answer["options"]) == (card in used)
        await line.ask(type="look", seat=1)
        answer = await line.ask(type="why", card=next(iter(line.doc["cards"])))
        assert answer["text"]


async def test_a_fault_report_keeps_seed_and_decisions_on_the_server(place: Place) -> None:
    me = place.browser()
    table = await me.made("me bot")
    await me.get(f"/tables/{table}")

    answer = await me.http.post(f"/api/v1/tables/{table}/reports", json={"text": "odd"})

    assert answer.status_code == 201
    assert list(answer.json()) == ["reference"]
