"""GNC-16.2 What the table stops for, as each gang may see it."""

from __future__ import annotations

from typing import Any

from nightdeck.games.gangs_of_night_city.model import events
from nightdeck.testing import Scene, clause
from tests.games.gangs_of_night_city.fights import fight
from tests.games.gangs_of_night_city.tables import table


def staged(scene: Scene, kind: str, seat: int = -1) -> list[dict[str, Any]]:
    """Return the stages of a kind that a seat was shown."""
    lines = scene.view(seat)["log"]
    return [line["stage"] for line in lines if line.get("stage", {}).get("kind") == kind]


@clause("GNC-8.3", "GNC-16.3")
def test_chosen_cards_are_turned_together_and_not_before() -> None:
    waiting = table(
        2,
        players=[
            {"hand": "mantis-blades", "units": {"city-center": "solo"}},
            {"hand": "pain-editor", "units": {"city-center": "solo"}},
        ],
        doing="firefight city-center",
    )
    assert staged(waiting, "sealed") == []

    scene = fight("mantis-blades", "pain-editor")
    (stage,) = staged(scene, "sealed")
    assert [(side["seat"], side["card"]) for side in stage["sides"]] == [
        (0, "mantis-blades"), (1, "pain-editor"),
    ]  # fmt: skip


@clause("GNC-8.4")
def test_firepower_is_compared_from_what_the_cards_print_to_the_totals() -> None:
    scene = fight("mantis-blades", "pain-editor")
    while not staged(scene, "sums"):
        scene.take(scene.asked[0], 0)

    (stage,) = staged(scene, "sums")
    sums = stage["rows"][0]["sums"]
    assert [each["seat"] for each in sums] == [0, 1]
    assert [each["before"] for each in sums] == [5, 3]
    assert [each["after"] for each in sums] == list(scene.totals().values())


@clause("GNC-8.5")
def test_the_units_a_firefight_costs_pile_up_one_by_one() -> None:
    scene = fight("mantis-blades", "short-circuit")
    while not scene.happened(events.FIREFIGHT_ENDED):
        scene.take(scene.asked[0], 0)

    stages = staged(scene, "pile")
    assert [len(stage["items"]) for stage in stages] == list(range(1, len(stages) + 1))
    assert stages[-1]["items"][-1]["state"] == "now"
