"""Preps whose work is more than facts."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import CORP, RUNNER, table, until, up


def holding(prep: str, corp: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Return the Runner's action question with one prep in hand and 9 bits."""
    runner = {"hand": [prep], "bits": 9, **more.pop("runner", {})}
    return table(corp=corp or {}, runner=runner, turn="runner", **more)


@clause("ONR-15.9")
def test_arasaka_owns_you_saves_a_flatlined_runner_at_a_price():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Cerberus")]}}},
        runner={
            "hand": ["Arasaka Owns You", "Score!"],
            "bits": 1,
            "tags": 2,
            "brain_damage": 1,
        },
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )

    until(scene, "last-breath").choose(RUNNER, "Arasaka Owns You")

    assert (scene.brain_damage(), scene.tags(), scene.bits(RUNNER)) == (0, 0, 11)
    assert len(scene.hand(RUNNER)) == 5
    assert scene.forgo(RUNNER) == 4
    assert scene.state.points_withheld == 3


@clause("ONR-7.6")
def test_core_command_jettison_ice_costs_the_rez_cost():
    corp = {"forts": {"hq": {"ice": [up("Wall of Static")]}}}
    scene = holding("Core Command: Jettison Ice", corp, this_turn={"successful_hq": 1})

    scene.choose(RUNNER, "play:")

    assert scene.bits(RUNNER) == 6
    assert scene.where("Wall of Static") == "archives"


@clause("ONR-7.6")
def test_core_command_jettison_ice_is_not_played_for_ice_that_is_too_dear():
    corp = {"forts": {"hq": {"ice": [up("Cerberus")]}}}
    scene = holding("Core Command: Jettison Ice", corp, this_turn={"successful_hq": 1})

    assert not scene.offers(RUNNER, "play:")


@clause("ONR-9.4")
@pytest.mark.parametrize(
    ("words", "bits", "where"), [("rez", 2, "hq-ice"), ("trash", 5, "archives-down")]
)
def test_forged_activation_orders_leave_the_corp_a_choice(words, bits, where):
    scene = holding(
        "Forged Activation Orders", {"forts": {"hq": {"ice": ["Wall of Static"]}}, "bits": 5}
    )

    scene.choose(RUNNER, "play:").choose(CORP, words)

    assert scene.bits(CORP) == bits
    assert scene.where("Wall of Static") == where


@clause("ONR-9.4")
def test_forged_activation_orders_trash_what_the_corp_cannot_pay():
    scene = holding(
        "Forged Activation Orders", {"forts": {"hq": {"ice": ["Wall of Static"]}}, "bits": 2}
    )

    scene.choose(RUNNER, "play:")

    assert scene.ice("hq") == []


@clause("ONR-17.12", "ONR-24.18")
def test_fortress_respecification_orders_the_ice_of_the_last_successful_run():
    scene = holding(
        "Fortress Respecification",
        {"forts": {"s1": {"inside": [up("Rustbelt HQ Branch")], "ice": ["Filter", "Data Wall"]}}},
    )
    assert not scene.offers(RUNNER, "play:")
    scene.choose(RUNNER, "run:", "Run on S1")
    until(scene, "runner-action").choose(RUNNER, "play:")

    scene.take(RUNNER, 1)
    until(scene, "runner-action")

    assert scene.ice("s1") == ["Data Wall", "Filter"]


@clause("ONR-14.2")
@pytest.mark.parametrize(("words", "bits", "hand"), [("pay:", 8, 1), ("Do not pay", 9, 0)])
def test_open_ended_mileage_program_may_be_bought_back(words, bits, hand):
    scene = holding("Open-Ended Mileage Program", runner={"tags": 2})

    scene.choose(RUNNER, "play:").choose(RUNNER, words)
    until(scene, "runner-action")

    assert (scene.tags(), scene.bits(RUNNER), len(scene.hand(RUNNER))) == (1, bits, hand)


@clause("ONR-2.1b")
def test_playful_ai_gives_at_most_what_its_dice_show():
    bits = set()
    for seed in range(30):
        scene = holding("Playful AI", seed=seed)
        scene.choose(RUNNER, "play:")
        until(scene, "runner-action")
        bits.add(scene.bits(RUNNER))

    assert bits == {8, 9, 10, 11}


@clause("ONR-2.1b")
def test_playful_ai_rolls_again_for_what_is_not_taken():
    for seed in range(30):
        scene = holding("Playful AI", seed=seed)
        scene.choose(RUNNER, "play:")
        rolls = 0
        while scene.asked[1] == "number" and rolls < 40:
            scene.take(RUNNER, 0)
            rolls += 1
        assert rolls <= 30
        assert scene.bits(RUNNER) == 8


@clause("ONR-9.4", "ONR-16.16")
@pytest.mark.parametrize("pile", ["trash", "stack"])
def test_sneak_preview_lends_a_program_for_a_turn(pile):
    scene = holding("Sneak Preview", runner={pile: ["Cloak", "Score!"]})

    scene.choose(RUNNER, "play:")
    if scene.asked[1] == "mode":
        scene.choose(RUNNER, pile)
    if scene.asked[1] == "choose-card":
        scene.choose(RUNNER, "Cloak")
    assert (scene.where("Cloak"), scene.bits(RUNNER)) == ("programs", 6)

    scene = until(scene, "runner-action").choose(RUNNER, "End the action phase")
    until(scene, "corp-action")

    assert "Cloak" in scene.hand(RUNNER)


@clause("ONR-24.20", "ONR-13.5")
def test_social_engineering_loses_the_hidden_bits_to_a_right_guess():
    scene = holding("Social Engineering", {"forts": {"hq": {"ice": [up("Filter")]}}})

    scene.choose(RUNNER, "play:").choose(RUNNER, (29, 5))
    assert scene.asked == (CORP, "secret-number")
    assert scene.view(CORP)["seats"][RUNNER]["numbers"][0]["value"] == 8
    scene.choose(CORP, (29, 5))

    assert scene.bits(RUNNER) == 3
    assert scene.state.tally[0] == 0


@clause("ONR-24.20", "ONR-10.5")
def test_social_engineering_slips_past_one_piece_of_ice():
    scene = holding("Social Engineering", {"forts": {"hq": {"ice": [up("Filter")]}}})

    scene.choose(RUNNER, "play:").choose(RUNNER, (29, 5)).choose(CORP, (29, 4))
    scene.choose(RUNNER, "HQ")
    until(scene, "runner-action")

    assert scene.bits(RUNNER) == 8
    assert scene.state.tally[2] == 1


@clause("ONR-9.4")
def test_synchronized_attack_on_hq_costs_the_corp_cards_or_bits():
    corp = {"hq": ["Night Shift", "Filter", "Hostile Takeover"], "bits": 5}
    scene = holding("Synchronized Attack on HQ", corp, this_turn={"successful_hq": 1})

    scene.choose(RUNNER, "play:").choose(CORP, "Hostile Takeover").choose(CORP, "Filter")

    assert sorted(scene.hand(CORP)) == ["Filter", "Hostile Takeover"]
    assert scene.archives(face_up=False) == ["Night Shift"]
    assert scene.bits(CORP) == 1


@clause("ONR-16.2")
def test_synchronized_attack_on_hq_leaves_no_choice_of_cards_with_two_cockroaches():
    corp = {"hq": ["Night Shift"] * 3, "bits": 5, "counters": {"cockroach": 2}}
    scene = holding("Synchronized Attack on HQ", corp, this_turn={"successful_hq": 1})

    scene.choose(RUNNER, "play:").choose(CORP, (29, 1))

    assert (len(scene.hand(CORP)), scene.bits(CORP)) == (1, 3)


@clause("ONR-6.8", "ONR-12.18")
def test_valu_pak_gives_five_installs_in_a_row_and_a_bit_for_them():
    scene = holding(
        "Valu-Pak Software Bundle",
        runner={"hand": ["Valu-Pak Software Bundle", "Codecracker"], "bits": 1},
    )

    scene.choose(RUNNER, "play:")
    until(scene, "runner-action").choose(RUNNER, "install:", "Codecracker")
    until(scene, "runner-action")

    assert scene.where("Codecracker") == "programs"
    assert (scene.bits(RUNNER), scene.actions(RUNNER), scene.state.temporary) == (0, 3, [])


@clause("ONR-6.8", "ONR-12.18")
def test_valu_pak_ends_with_its_bit_when_the_runner_stops():
    scene = holding(
        "Valu-Pak Software Bundle", runner={"hand": ["Valu-Pak Software Bundle", *["Pox"] * 6]}
    )

    scene.choose(RUNNER, "play:")
    until(scene, "runner-action")
    assert not scene.offers(RUNNER, "draw:")
    scene.choose(RUNNER, "stop:")

    assert scene.actions(RUNNER) == 3
    assert scene.state.temporary == []
    assert scene.offers(RUNNER, "draw:")


@clause("ONR-6.8")
def test_valu_pak_gives_no_sixth_install():
    scene = holding(
        "Valu-Pak Software Bundle",
        runner={
            "hand": ["Valu-Pak Software Bundle", *["Pox"] * 7],
            "rig": ["Zetatech Mem Chip"] * 4,
        },
    )
    scene.choose(RUNNER, "play:")
    for _ in range(5):
        until(scene, "runner-action").choose(RUNNER, "install:", "Pox", "#1")
    until(scene, "runner-action")

    assert scene.actions(RUNNER) == 3
    assert scene.offers(RUNNER, "draw:")


@clause("ONR-16.7", "ONR-17.27")
def test_live_news_feed_counts_what_a_successful_run_brought_to_light():
    corp = {"forts": {"s1": {"inside": ["Corporate Coup"], "ice": [up("Fatal Attractor")]}}}
    scene = holding("Live News Feed", corp)

    until(scene.choose(RUNNER, "play:", "S1"), "runner-action")

    assert scene.tags() == 2
    assert scene.bad_publicity() == 2


@clause("ONR-16.7", "ONR-7.6c")
@pytest.mark.parametrize(
    ("words", "publicity", "rezzed"), [("derez", 0, False), ("publicity", 2, True)]
)
def test_senatorial_field_trip_finds_fresh_black_ice(words, publicity, rezzed):
    corp = {"forts": {"hq": {"ice": ["Fatal Attractor"]}}, "bits": 5}
    scene = holding("Senatorial Field Trip", corp)
    assert not scene.offers(RUNNER, "play:")
    scene.choose(RUNNER, "run:", "Run on HQ").choose(CORP, "rez:")
    until(scene, "runner-action")

    scene.choose(RUNNER, "play:").choose(CORP, words)

    assert scene.bad_publicity() == publicity
    assert scene.rezzed("Fatal Attractor") is rezzed


@clause("ONR-16.7", "ONR-17.27")
def test_subliminal_corruption_counts_trashed_advertisements():
    corp = {"forts": {"s1": {"inside": ["BBS Whispering Campaign"]}}}
    scene = holding("Subliminal Corruption", corp)

    until(scene.choose(RUNNER, "play:", "S1"), "trash-set").choose(RUNNER, "BBS Whispering")
    until(scene, "runner-action")

    assert scene.bad_publicity() == 1
    assert scene.bits(RUNNER) == 3
