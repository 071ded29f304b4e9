"""What cards can do is counted when it happens; the catalogue tells every fact."""

from __future__ import annotations

from nightdeck.games import game
from nightdeck.games.android_netrunner.check.features import feature_name, features, fired
from tests.games.android_netrunner.play import CORP, RUNNER, run_on, table, until


def worked(scene) -> list[str]:
    return [name for entry in scene.events for name in fired(entry)]


def test_every_feature_is_named_once():
    found = features()

    assert len(found) == len(set(found))
    assert "hedge-fund: played" in found
    assert "corroder: ability 2" in found
    assert "snare: when accessed" in found
    assert "account-siphon: replacement" in found


def test_playing_breaking_and_triggering_are_counted():
    wall = {"hq": {"ice": [{"card": "Ice Wall", "rezzed": True}]}}
    scene = table(
        corp={"hq": ["Hunter"], "servers": wall},
        runner={"rig": ["Corroder", "Desperado"]},
        turn="runner",
    )
    run_on(scene, "HQ")
    until(scene, "break-window")
    scene.choose(RUNNER, "Corroder", "break")
    until(scene, "access")

    assert "corroder: ability 1" in worked(scene)
    assert "desperado: trigger 1" in worked(scene)


def test_what_is_only_counted_is_told_to_nobody():
    scene = table(corp={"hq": ["Hedge Fund"]})
    scene.choose(CORP, "play", "Hedge Fund")

    assert "hedge-fund: played" in worked(scene)
    assert all(line for line in scene.log(CORP))


def test_numbers_of_features_have_names():
    assert feature_name(0) == "ability 1"
    assert feature_name(201) == "trigger 2"
    assert feature_name(402) == "subroutine 3"
    assert feature_name(500) == "replacement"


def test_the_catalogue_holds_the_printed_facts():
    by_id = {card["id"]: card for card in game("android_netrunner").catalogue()}

    assert len(by_id) == 263
    assert by_id["enigma"]["strength"] == 2
    assert by_id["enigma"]["subroutines"][-1] == "End the run."
    assert by_id["psychographics"]["cost"] == "X"
    assert by_id["astroscript-pilot-program"]["influence"] is None
    assert by_id["corroder"]["memory_cost"] == 1
    assert by_id["noise-hacker-extraordinaire"]["minimum_deck_size"] == 45
    assert all(card["text"] for card in by_id.values())
