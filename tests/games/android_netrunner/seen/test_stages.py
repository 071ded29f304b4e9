"""ANR-H12: what the table stops for, as each side may see it."""

from __future__ import annotations

from typing import Any

from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.play import CORP, RUNNER, run_on, table, until
from tests.games.android_netrunner.rules.test_trace import hunted


def staged(scene: Scene, seat: int, kind: str) -> list[dict[str, Any]]:
    """Return the stages of a kind that a seat was shown."""
    lines = scene.view(seat)["log"]
    return [line["stage"] for line in lines if line.get("stage", {}).get("kind") == kind]


@clause("ANR-T4")
def test_a_trace_is_staged_with_both_strengths_before_and_after_the_bids() -> None:
    scene = hunted(2, 4)
    scene.choose(CORP, (28, 2))
    scene.choose(RUNNER, (28, 3))

    (stage,) = staged(scene, RUNNER, "sums")
    assert stage["heading"] == "Trace: Hunter"
    assert stage["rows"][0]["sums"] == [
        {"label": "Trace", "seat": CORP, "before": 3, "after": 5},
        {"label": "Link", "seat": RUNNER, "before": 1, "after": 4},
    ]


@clause("ANR-K25")
def test_both_psi_bids_are_turned_on_one_stage() -> None:
    snowflake = {"hq": {"ice": [{"card": "Snowflake", "rezzed": True}]}}
    scene = table(
        corp={"hq": ["Hunter"], "credits": 1, "servers": snowflake},
        runner={"credits": 0},
        turn="runner",
    )
    run_on(scene, "HQ")
    until(scene, "psi-bid")
    assert staged(scene, CORP, "sealed") == []
    scene.choose(CORP, (28, 1))

    (stage,) = staged(scene, RUNNER, "sealed")
    assert stage["sides"] == [{"seat": CORP, "value": 1}, {"seat": RUNNER, "value": 0}]


@clause("ANR-RUN2a", "ANR-RUN3a")
def test_the_way_of_a_run_names_the_ice_met_and_where_the_runner_stands() -> None:
    scene = hunted(2, 4)

    (begun, approach, encounter) = staged(scene, RUNNER, "path")
    assert [item["label"] for item in begun["items"]] == ["HQ"]
    assert approach["items"][0] == {
        "label": "Hunter", "state": "now", "card": "hunter", "text": "approach",
    }  # fmt: skip
    assert encounter["items"][0]["text"] == "encounter"
    assert encounter["items"][1] == {"label": "HQ", "state": "next"}


@clause("ANR-H12")
def test_unrezzed_ice_on_the_way_has_a_name_for_the_corp_only() -> None:
    scene = table(
        corp={"credits": 0, "servers": {"hq": {"ice": ["Hunter"]}}, "hq": ["Hedge Fund"]},
        runner={"credits": 5},
        turn="runner",
    )
    run_on(scene, "HQ")

    assert staged(scene, RUNNER, "path")[1]["items"][0]["label"] == "Unrezzed ice"
    assert staged(scene, RUNNER, "path")[1]["items"][0]["card"] is None
    assert staged(scene, CORP, "path")[1]["items"][0]["card"] == "hunter"


@clause("ANR-ACC4", "ANR-H12")
def test_a_stolen_agenda_is_shown_to_everybody_and_a_card_left_in_rd_to_the_runner_only() -> None:
    scene = table(
        corp={"rd": ["Priority Requisition"], "hq": ["Hedge Fund"]}, runner={}, turn="runner"
    )
    run_on(scene, "R&D")
    until(scene, "access")
    accessed = [stage["heading"] for stage in staged(scene, -1, "card")]
    assert "Accessed" not in accessed
    scene.choose(RUNNER, "steal")

    assert staged(scene, -1, "card")[-1] == {
        "kind": "card", "heading": "Agenda stolen", "cards": ["priority-requisition"],
        "seat": RUNNER,
    }  # fmt: skip
