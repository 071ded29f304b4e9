"""How a game went: figures turn by turn, moments that mattered, nothing before the end."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.games import game, slugs
from nightdeck.play.rulebook import rulebook
from nightdeck.table.summaries import Course, counted, telling
from tests.table.place import Place
from tests.table.test_replays import finished


def view(number: int, scores: list[int], lines: list[str], credits: int = 5) -> dict[str, Any]:
    """Return as much of a spectator's view as a summary reads."""
    return {
        "turn": {"number": number, "seat": number % 2, "text": f"turn {number}"},
        "seats": [
            {"seat": seat, "name": name, "score": score, "goal": 7,
             "numbers": [{"id": "credits", "label": "Credits", "value": credits + seat}]}
            for seat, (name, score) in enumerate(zip(("Corp", "Runner"), scores, strict=True))
        ],
        "log": [{"text": text, "clause": ""} for text in lines],
        "cards": {"t1": {}},
    }  # fmt: skip


def test_figures_are_kept_as_each_turn_begins_and_at_the_end() -> None:
    course = Course()
    for document in (
        view(1, [0, 0], []),
        view(1, [0, 0], ["Corp gains 1 credit."], 6),
        view(2, [0, 0], ["Corp gains 1 credit.", "Runner's turn."], 6),
        view(2, [0, 2], ["Corp gains 1 credit.", "Runner's turn.", "Runner steals it."], 9),
    ):
        course.begin(document)
    told = course.summary()

    assert told["steps"] == 3
    assert [turn["step"] for turn in told["turns"]] == [0, 2, 4]
    assert told["figures"] == [
        {"id": "score", "label": "Score", "values": [[0, 0, 0], [0, 0, 2]]},
        {"id": "credits", "label": "Credits", "values": [[5, 6, 9], [6, 7, 10]]},
    ]
    assert told["moments"] == [
        {"step": 3, "seat": 1, "change": 2, "scores": [0, 2], "turn": "turn 2",
         "text": "Runner steals it."}
    ]  # fmt: skip


def test_only_the_weightiest_moments_are_kept_in_the_order_they_came() -> None:
    course = Course()
    course.begin(view(1, [0, 0], []))
    scores = [0, 0]
    for step in range(20):
        scores[step % 2] += 3 if step in (4, 11) else 1
        course.begin(view(1, list(scores), []))
    moments = course.summary()["moments"]

    assert len(moments) == 8
    steps = [moment["step"] for moment in moments]
    assert steps == sorted(steps)
    assert {5, 12} <= set(steps)


def test_the_line_that_tells_of_a_score_is_preferred() -> None:
    lines = ["Runner runs.", "Runner steals Braintrust.", "Corp sighs."]
    assert telling(lines, "Runner") == "Runner steals Braintrust."
    assert telling(["Something happens."], "Runner") == "Something happens."
    assert telling([], "Runner") == ""


async def test_a_finished_game_can_be_summed_up_and_a_running_one_not(place: Place) -> None:
    me = place.browser()
    running = await me.made("me me")
    assert (await me.get(f"/api/v1/replays/{running}/summary")).status_code == 409

    table, seen = await finished(place, me)
    told = (await me.get(f"/api/v1/replays/{table}/summary")).json()
    last: Any = seen[-1]
    assert told["steps"] == len(seen) - 1
    score = next(each for each in told["figures"] if each["id"] == "score")
    assert [values[-1] for values in score["values"]] == [
        seat.get("score") or 0 for seat in last["seats"]
    ]
    assert told["moments"]
    assert all(0 < moment["step"] <= told["steps"] for moment in told["moments"])


def test_deeds_are_counted_for_whoever_did_them_and_what_nobody_did_is_left_out() -> None:
    log = [
        {"text": "Runner runs.", "clause": "A-1", "seat": 1},
        {"text": "Runner runs.", "clause": "A-1", "seat": 1},
        {"text": "It is trashed.", "clause": "A-2"},
        {"text": "Corp rezzes.", "clause": "A-3", "seat": 0},
    ]
    tallies = (("Runs", "A-1"), ("Trashed", "A-2"), ("Rezzed", "A-3"), ("Scored", "A-4"))

    assert counted(log, tallies, 2) == [
        {"label": "Runs", "values": [0, 2]},
        {"label": "Rezzed", "values": [1, 0]},
    ]


@pytest.mark.parametrize("slug", slugs())
def test_every_game_counts_deeds_by_clauses_of_its_rulebook(slug: str) -> None:
    counts = game(slug).tallies

    assert counts
    assert {clause for _, clause in counts} <= set(rulebook(slug).clauses())
