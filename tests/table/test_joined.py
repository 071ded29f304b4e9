"""Two questions that are shown as one: a pass and the answer after it are sent together."""

from __future__ import annotations

from pathlib import Path

from nightdeck.games import game
from tests.table.place import Line, served

ANR = {"android_netrunner": game("android_netrunner")}
WANTED = ("keep", "install", "gain-credit", "go-on", "continue", "leave", "discard", "pass")


async def to_joined(line: Line) -> None:
    """Answer simply until a window is shown together with the action after it."""
    for _ in range(120):
        prompt = line.doc["prompt"]
        if prompt is None:
            await line.ask(type="look", seat=line.doc["waiting"]["seat"])
            continue
        if prompt.get("joined"):
            return
        verbs = [option["verb"] for option in prompt["options"]]
        verb = next((each for each in WANTED if each in verbs), verbs[0])
        await line.decide(verbs.index(verb))
    raise AssertionError("no window was shown together with an action")


async def test_a_pass_and_the_action_after_it_are_one_message(tmp_path: Path) -> None:
    async with served(tmp_path, games=dict(ANR)) as place:
        me = place.browser()
        table = await me.made("me me", "android_netrunner")
        async with me.at(table) as line:
            await to_joined(line)
            prompt, number = line.doc["prompt"], line.doc["number"]
            seat = line.doc["seat"]
            credits = line.doc["seats"][seat]["numbers"][0]["value"]
            passing = [each["verb"] for each in prompt["options"]].index("pass")
            then = [each["verb"] for each in prompt["joined"]].index("gain-credit")
            wrong = await line.ask(type="decide", number=number, option=passing, then=99)
            assert wrong["code"] == "unlisted"
            assert line.doc["number"] == number

            answer = await line.ask(type="decide", number=number, option=passing, then=then)
            await line.until(lambda doc: doc["number"] >= number + 2)

            assert answer["taken"] == 2
            assert line.doc["seats"][seat]["numbers"][0]["value"] == credits + 1


async def test_a_hint_where_two_questions_are_one_names_an_answer_that_is_listed(
    tmp_path: Path,
) -> None:
    async with served(tmp_path, games=dict(ANR)) as place:
        me = place.browser()
        table = await me.made("me me", "android_netrunner")
        async with me.at(table) as line:
            await to_joined(line)
            prompt = line.doc["prompt"]
            hint = await line.ask(type="hint")
            listed = prompt["options"] if "then" not in hint else prompt["joined"]
            chosen = listed[hint.get("then", hint["option"])]
            assert chosen["verb"] != "pass"
            assert chosen["text"] in hint["text"]
