"""What the table stops for, as each side may see it (ONR-21.7); no stage says more than the log."""

from __future__ import annotations

from typing import Any

from nightdeck.games.netrunner.game import NETRUNNER
from nightdeck.testing import Scene, clause
from nightdeck.testing.battery import run
from nightdeck.testing.staging import untold
from tests.games.netrunner.play import CORP, RUNNER, run_on, table, until, up


def staged(scene: Scene, seat: int, kind: str) -> list[dict[str, Any]]:
    """Return the stages of a kind that a seat was shown."""
    lines = scene.view(seat)["log"]
    return [line["stage"] for line in lines if line.get("stage", {}).get("kind") == kind]


def headings(scene: Scene, seat: int) -> list[str]:
    """Return the headings of the cards that a seat was shown."""
    return [stage["heading"] for stage in staged(scene, seat, "card")]


def steps(stage: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Return the way of a run as label, state and text of each step."""
    return [(item["label"], item["state"], item.get("text", "")) for item in stage["items"]]


def traced(corp_bits: int, runner_bits: int, **runner: Any) -> Scene:
    """Return a run that has met Hunter, which traces with a limit of 5."""
    scene = table(
        corp={"bits": corp_bits, "hq": ["Night Shift"], "forts": {"hq": {"ice": [up("Hunter")]}}},
        runner={"bits": runner_bits, "rig": ["Access to Kiribati"], **runner},
        turn="runner",
    )
    run_on(scene, "HQ")
    return until(scene, "trace-bid-corp")


def link(scene: Scene, boosts: int) -> None:
    """Bid for the Runner: the base link card with so many boosts."""
    card = scene.options(RUNNER)[1][1]
    scene.choose(RUNNER, (36, card, boosts))


@clause("ONR-13.2", "ONR-13.5")
def test_no_bid_is_staged_before_both_are_turned_at_once() -> None:
    scene = traced(6, 5)
    scene.choose(CORP, (35, 4, 0))
    assert staged(scene, RUNNER, "sealed") == []
    assert staged(scene, CORP, "sealed") == []

    link(scene, 4)

    for seat in (CORP, RUNNER, -1):
        (stage,) = staged(scene, seat, "sealed")
        assert stage["heading"] == "Secret bids: Hunter"
        assert stage["sides"] == [{"seat": CORP, "value": 4}, {"seat": RUNNER, "value": 5}]


@clause("ONR-13.2")
def test_a_trace_that_fails_is_staged_with_trace_and_link() -> None:
    scene = traced(6, 5)
    scene.choose(CORP, (35, 4, 0))
    link(scene, 4)

    (stage,) = staged(scene, CORP, "sums")
    assert stage["heading"] == "The trace fails"
    assert [(sum_["label"], sum_["after"]) for sum_ in stage["rows"][0]["sums"]] == [
        ("Trace", 4),
        ("Link", 5),
    ]
    assert "Tagged" not in headings(scene, RUNNER)


@clause("ONR-13.2", "ONR-14.2")
def test_a_tie_is_staged_as_a_success_and_the_tag_after_it() -> None:
    scene = traced(6, 5)
    scene.choose(CORP, (35, 4, 0))
    link(scene, 3)

    (stage,) = staged(scene, RUNNER, "sums")
    assert stage["heading"] == "The trace succeeds"
    assert stage["rows"][0]["verdict"] == "A tie is enough."
    assert headings(scene, CORP)[-1] == "Tagged"


@clause("ONR-10.4", "ONR-10.6")
def test_the_way_of_a_run_names_the_ice_met_what_lies_ahead_and_the_fort() -> None:
    scene = table(
        corp={"forts": {"hq": {"ice": ["Filter", up("Data Wall")]}}, "hq": ["Night Shift"]},
        runner={"rig": ["Dwarf"]},
        turn="runner",
    )
    run_on(scene, "HQ")
    until(scene, "encounter")

    begun, approach, encounter = staged(scene, RUNNER, "path")
    assert steps(begun) == [("HQ", "next", "")]
    assert steps(approach) == [
        ("Data Wall", "now", "approach"),
        ("Ice further in", "next", ""),
        ("HQ", "next", ""),
    ]
    assert steps(encounter)[0] == ("Data Wall", "now", "encounter")


@clause("ONR-10.9", "ONR-10.11")
def test_a_successful_run_leaves_broken_and_unrezzed_ice_behind() -> None:
    scene = table(
        corp={
            "bits": 0,
            "forts": {"hq": {"ice": ["Keeper", up("Data Wall")]}},
            "hq": ["Night Shift"],
        },
        runner={"rig": ["Dwarf"]},
        turn="runner",
    )
    run_on(scene, "HQ")
    until(scene, "encounter")
    scene.choose(RUNNER, "break:")
    until(scene, "runner-action")

    last = staged(scene, RUNNER, "path")[-1]
    assert steps(last) == [
        ("Data Wall", "done", "broken"),
        ("Unrezzed ice", "done", "not rezzed"),
        ("HQ", "now", "successful"),
    ]


@clause("ONR-10.8", "ONR-10.13")
def test_a_run_that_ice_ends_stops_there_and_the_fort_is_not_reached() -> None:
    scene = table(
        corp={"forts": {"rd": {"ice": [up("Data Wall")]}}}, runner={"rig": []}, turn="runner"
    )
    run_on(scene, "R&D")
    until(scene, "runner-action")

    last = staged(scene, CORP, "path")[-1]
    assert steps(last) == [
        ("Data Wall", "now", "the run ends here"),
        ("R&D", "next", "not reached"),
    ]


@clause("ONR-10.9")
def test_jacking_out_is_staged_where_the_runner_turned_back() -> None:
    scene = table(corp={"bits": 0, "forts": {"hq": {"ice": ["Keeper"]}}}, runner={}, turn="runner")
    run_on(scene, "HQ")
    scene.pass_(CORP)
    scene.choose(RUNNER, "jack-out:")

    assert steps(staged(scene, RUNNER, "path")[-1])[0] == (
        "Unrezzed ice",
        "now",
        "the Runner jacks out",
    )


@clause("ONR-21.2")
def test_unrezzed_ice_on_the_way_has_a_name_for_the_corp_only() -> None:
    scene = table(corp={"bits": 0, "forts": {"hq": {"ice": ["Hunter"]}}}, runner={}, turn="runner")
    run_on(scene, "HQ")

    seen = {seat: staged(scene, seat, "path")[1]["items"][0] for seat in (CORP, RUNNER, -1)}
    assert (seen[CORP]["label"], seen[CORP]["card"]) == ("Hunter", "hunter")
    assert (seen[RUNNER]["label"], seen[RUNNER]["card"]) == ("Unrezzed ice", None)
    assert (seen[-1]["label"], seen[-1]["card"]) == ("Unrezzed ice", None)


@clause("ONR-11.2b", "ONR-21.8")
def test_a_card_left_in_rd_is_staged_for_the_runner_alone() -> None:
    scene = table(corp={"rd": ["Night Shift", "Night Shift"]}, runner={}, turn="runner")
    run_on(scene, "R&D")
    until(scene, "access", "runner-action")

    assert "Accessed" in headings(scene, RUNNER)
    assert "Accessed" not in headings(scene, CORP)
    assert "Accessed" not in headings(scene, -1)


@clause("ONR-11.3a")
def test_a_stolen_agenda_is_shown_to_everybody() -> None:
    scene = table(
        corp={"forts": {"s1": {"inside": ["Hostile Takeover"]}}}, runner={}, turn="runner"
    )
    run_on(scene, "S1")
    until(scene, "runner-action")

    for seat in (CORP, RUNNER, -1):
        assert staged(scene, seat, "card")[-1] == {
            "kind": "card", "heading": "Agenda stolen", "cards": ["hostile-takeover"],
            "seat": RUNNER,
        }  # fmt: skip


@clause("ONR-8.4")
def test_a_scored_agenda_is_shown() -> None:
    agenda = {"card": "Hostile Takeover", "advancement": 2}
    scene = table(corp={"bits": 3, "forts": {"s1": {"inside": [agenda]}}}, runner={})
    scene.choose(CORP, "advance:")
    scene.choose(CORP, "score:")

    assert {"Agenda scored"} <= set(headings(scene, RUNNER))


@clause("ONR-15.1", "ONR-15.2")
def test_damage_is_staged_as_a_blow_and_then_by_the_cards_it_cost() -> None:
    scene = table(
        corp={"bits": 3, "hq": ["Scorched Earth"]},
        runner={"tags": 1, "hand": ["Score!", "Score!", "Score!", "Score!", "Jack 'n' Joe"]},
    )
    scene.choose(CORP, "play:", "Scorched Earth")
    until(scene, "corp-action")

    assert headings(scene, RUNNER)[-2:] == ["4 meat damage", "4 cards lost"]
    lost = staged(scene, CORP, "card")[-1]["cards"]
    assert len(lost) == 4
    assert set(lost) <= {"score", "jack-n-joe"}


def test_no_stage_shows_more_than_the_log_tells() -> None:
    assert run(NETRUNNER, range(6), only=["stages", "log"]) == 12


@clause("ONR-13.2", "ONR-X49")
def test_a_link_below_zero_is_staged_as_the_log_tells_it() -> None:
    scene = table(
        corp={"bits": 0, "hq": ["Night Shift"], "forts": {"hq": {"ice": [up("Hunter")]}}},
        runner={"bits": 5, "counters": {"crying": 1}},
        turn="runner",
    )
    until(run_on(scene, "HQ"), "runner-action")

    (stage,) = staged(scene, CORP, "sums")
    link = {"label": "Link", "seat": RUNNER, "before": 0, "after": -2}
    assert stage["rows"][0]["sums"][1] == link
    names = {str(entry["id"]): str(entry["name"]) for entry in NETRUNNER.catalogue()}
    assert list(untold(scene.view(CORP)["log"], names)) == []
