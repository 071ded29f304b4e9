"""ONR-21.9, ONR-21.11, ONR-21.14: what views do not keep track of, and what they do not follow."""

from __future__ import annotations

from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import CORP, RUNNER, go_on, run_on, same_to, table, until, up


def tags(scene: Scene, seat: int, zone: str) -> list[str]:
    """Return the handles a seat sees in a zone."""
    found: list[str] = scene.view(seat)["zones"][zone]["cards"]
    return found


@clause("ONR-21.9")
def test_a_card_seen_in_hq_is_not_followed_when_it_is_installed():
    scene = table(corp={"hq": ["Rockerboy Promotion"]}, turn="runner")
    until(run_on(scene, "HQ"), "trash-set")
    seen = {tag for tag, entry in scene.view(RUNNER)["cards"].items() if entry["card"]}
    until(scene, "corp-action")
    scene.choose(CORP, "Install Rockerboy Promotion in a new fort")
    assert not seen & set(tags(scene, RUNNER, "s1-inside"))


@clause("ONR-21.9", "ONR-2.2l")
def test_a_card_seen_in_hq_is_not_followed_into_archives():
    scene = table(corp={"hq": ["Rex"] * 6, "actions": 1}, turn="corp")
    before = set(tags(scene, CORP, "hq"))
    scene.choose(CORP, "Gain a bit").take(CORP, 0)
    assert not before & set(tags(scene, RUNNER, "archives-down"))


@clause("ONR-21.9", "ONR-21.10")
def test_handles_are_the_same_whatever_is_installed():
    scenes = []
    for card in ("Hostile Takeover", "Setup!", "Red Herrings"):
        scene = table(corp={"hq": [card]})
        scenes.append(scene.choose(CORP, f"Install {card} in a new fort"))
    same_to(RUNNER, *scenes)
    same_to(-1, *scenes)


@clause("ONR-21.9", "ONR-21.12")
def test_ice_that_is_shuffled_gets_new_handles():
    ice = ["Filter", "Rex", "Keeper"]
    scene = table(corp={"hq": ["New Blood"], "forts": {"hq": {"ice": ice}}, "bits": 9})
    before = set(tags(scene, RUNNER, "hq-ice"))
    scene.choose(CORP, "New Blood")
    for _ in range(20):
        if scene.asked[1] == "corp-action":
            break
        scene.take(scene.asked[0], 0)
    assert not before & set(tags(scene, RUNNER, "hq-ice"))


@clause("ONR-21.11")
def test_a_card_returned_to_rd_is_not_shown_in_its_place():
    scene = table(corp={"rd": ["Rex", "Filter"]}, turn="runner")
    go_on(run_on(scene, "R&D")).choose(RUNNER, "Done")
    until(scene, "runner-action")
    zone = scene.view(RUNNER)["zones"]["rd"]
    assert (zone["count"], zone["cards"]) == (2, [])


@clause("ONR-21.11", "ONR-21.8")
def test_what_was_looked_at_on_top_of_rd_is_not_kept():
    scene = table(
        corp={"rd": ["Rex", "Filter"]}, runner={"rig": ["Technician Lover"]}, turn="runner"
    )
    scene.choose(RUNNER, "Technician Lover")
    assert '"rex"' in str(scene.view(RUNNER)["cards"]).replace("'", '"')
    until(scene, "runner-action")
    assert '"rex"' not in str(scene.view(RUNNER)["cards"]).replace("'", '"')


@clause("ONR-21.14")
def test_views_are_the_same_whatever_the_decks_hold():
    first = table(corp={"rd": ["Rex"] * 9}, runner={"stack": ["Cloak"] * 9}, turn="runner")
    second = table(corp={"rd": ["Fang"] * 9}, runner={"stack": ["Dwarf"] * 9}, turn="runner")
    for seat in (CORP, RUNNER, -1):
        same_to(seat, first, second)


@clause("ONR-21.14", "ONR-17.20")
def test_questions_do_not_depend_on_what_the_decks_hold():
    asked = []
    for rd in ("Fang", "City Surveillance"):
        scene = table(corp={"rd": [rd] * 9, "forts": {"s1": {"inside": ["Setup!"]}}}, turn="runner")
        scene.choose(RUNNER, "Draw a card")
        asked.append(scene.asked)
    assert asked[0] == asked[1] == (CORP, "interrupt")


@clause("ONR-21.12", "ONR-21.5")
def test_a_note_travels_with_ice_that_is_turned_round_in_sight():
    ice = [{"card": "Filter", "seen": True}, "Rex"]
    scene = table(
        corp={"forts": {"hq": {"ice": ice}}}, runner={"rig": ["Netspace Inverter"]}, turn="runner"
    )
    until(run_on(scene, "HQ"), "after-run").choose(RUNNER, "Netspace Inverter")
    entries = [scene.view(RUNNER)["cards"][tag] for tag in tags(scene, RUNNER, "hq-ice")]
    assert [entry.get("memory") for entry in entries] == [None, "filter"]


def test_a_rezzed_card_keeps_its_face_for_everybody():
    scene = table(corp={"forts": {"hq": {"ice": [up("Rex")]}}})
    (tag,) = tags(scene, -1, "hq-ice")
    assert scene.view(-1)["cards"][tag]["card"] == "rex"
