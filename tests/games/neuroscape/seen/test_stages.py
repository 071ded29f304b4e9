"""What the table stops for: the cache unwinding, a clash, a roll, a pool that breaks."""

from __future__ import annotations

from typing import Any

from nightdeck.games.neuroscape.game import NEUROSCAPE
from nightdeck.kernel.engine import concede
from nightdeck.testing import Scene, clause
from nightdeck.testing.battery import run
from tests.games.neuroscape.tables import A, B, end_stage, fight, pass_checks, scene


def staged(table: Scene, seat: int, kind: str) -> list[dict[str, Any]]:
    """Return the stages of a kind that a seat was shown."""
    lines = table.view(seat)["log"]
    return [line["stage"] for line in lines if line.get("stage", {}).get("kind") == kind]


def items(stage: dict[str, Any]) -> list[tuple[str, str]]:
    """Return what lies on a staged pile, the top first."""
    return [(item["label"], item["state"]) for item in stage["items"]]


@clause("NEU-8.3", "NEU-8.7")
def test_the_cache_is_staged_item_by_item_from_the_top() -> None:
    table = scene(
        {"hand": ["Binary Blast"], "bank": 3},
        {
            "hand": ["Quantum Encryption"],
            "bank": 3,
            "field": ["Admin", "Deep Diver", "Digital Spectre"],
        },
    )
    table.choose(A, "Binary Blast").choose(B, "Quantum Encryption")
    pass_checks(table)

    answer, countered, resolved = staged(table, A, "pile")

    assert answer["heading"] == "An answer"
    assert items(answer) == [("Quantum Encryption", "now"), ("Binary Blast", "next")]
    assert items(countered) == [("Quantum Encryption", "now"), ("Binary Blast", "done")]
    assert items(resolved) == [("Quantum Encryption", "done"), ("Binary Blast", "done")]
    assert staged(table, -1, "pile") == [answer, countered, resolved]


@clause("NEU-8.3")
def test_a_card_that_nobody_answers_is_only_shown() -> None:
    table = scene({"hand": ["Binary Blast"], "bank": 3})
    table.choose(A, "Binary Blast")
    pass_checks(table)

    assert staged(table, A, "pile") == []
    assert [stage["cards"] for stage in staged(table, A, "card")] == [["binary-blast"]]


@clause("NEU-9.5f")
def test_a_clash_is_staged_lane_by_lane_when_all_damage_is_dealt() -> None:
    table = scene({"field": ["Digital Spectre", "Hex, Codemancer"]}, {"field": ["Iron Maiden"]})
    fight(table, ["Digital Spectre", "Hex, Codemancer"], {"Iron Maiden": "Digital Spectre"})

    (stage,) = staged(table, B, "sums")

    assert [row["title"] for row in stage["rows"]] == [
        "Digital Spectre against Iron Maiden",
        "Mainframe of Player 2",
    ]
    assert [each["after"] for each in stage["rows"][0]["sums"]] == [1, 2]
    assert [each["after"] for each in stage["rows"][1]["sums"]] == [3]


@clause("NEU-11.8")
def test_a_psychosis_roll_is_staged_with_its_die_and_the_number_to_reach() -> None:
    table = scene({"field": [{"card": "Iron Maiden", "cyberware": ["Drive Saw"]}]})
    fight(table, ["Iron Maiden"])

    stage = staged(table, A, "sums")[0]

    assert stage["heading"] == "Psychosis roll: 3 or more holds"
    assert stage["rows"][0]["title"] == "Iron Maiden"
    assert 1 <= stage["rows"][0]["sums"][0]["after"] <= 20


@clause("NEU-1.3")
def test_a_pool_that_breaks_is_staged_with_what_broke_it() -> None:
    table = scene({"field": ["Hex, Codemancer"]}, {"mainframe_health": 3})
    fight(table, ["Hex, Codemancer"])

    stage = staged(table, B, "card")[-1]

    assert table.outcome is not None
    assert stage["heading"] == "The mainframe breaks"
    assert (stage["seat"], stage["cards"]) == (B, ["hex-codemancer"])


@clause("NEU-16.8")
def test_who_gives_up_breaks_no_pool() -> None:
    table = scene()
    end_stage(table, A)
    concede(table.state, B)

    assert staged(table, A, "card")[-1]["heading"] == "Out of the game"


@clause("NEU-12.8")
def test_a_trojan_that_is_answered_has_no_name_on_the_stage_of_others() -> None:
    table = scene({"hand": ["Fatal Error 75"], "bank": 5}, {"hand": ["Static Blast"], "bank": 3})
    table.choose(A, "Fatal Error 75")
    table.choose(B, "Static Blast").choose(B, "your bioframe")

    stage = staged(table, B, "pile")[0]

    assert items(stage) == [("Static Blast", "now"), ("A face-down trojan", "next")]
    assert stage["items"][1]["card"] is None


def test_no_stage_shows_more_than_the_log_tells_in_whole_games() -> None:
    assert run(NEUROSCAPE, range(4), ["stages"]) == 4
