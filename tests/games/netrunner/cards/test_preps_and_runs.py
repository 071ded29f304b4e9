"""Preps for bits and cards, preps that make a run, and preps with a condition."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.games.netrunner.model import events
from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import CORP, RUNNER, table, until, up


def played(prep: str, corp: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Return a table on which the Runner, with 9 bits, has just chosen to play a prep."""
    fort = more.pop("fort", "")
    runner = {"bits": 9, **more.pop("runner", {})}
    runner["hand"] = [prep, *runner.get("hand", [])]
    scene = table(corp=corp or {}, runner=runner, turn="runner", **more)
    return scene.choose(RUNNER, "play:", prep, fort)


PLAIN = [
    # prep, bits, cards in hand and tags afterwards
    ("Bodyweight Synthetic Blood", 7, 5, 0),
    ("Livewire's Contacts", 12, 0, 0),
    ("Cruising for Netwatch", 10, 2, 0),
    ("Drone for a Day", 14, 0, 1),
    ("Stakeout", 11, 1, 0),
]


@clause("ONR-9.4", "ONR-7.12")
@pytest.mark.parametrize(("prep", "bits", "hand", "tags"), PLAIN)
def test_a_prep_gives_bits_cards_or_tags(prep, bits, hand, tags):
    scene = until(played(prep), "runner-action")

    assert (scene.bits(RUNNER), len(scene.hand(RUNNER)), scene.tags()) == (bits, hand, tags)
    assert scene.trash() == [prep]
    assert scene.actions(RUNNER) == 3


MORE = [
    # prep, fort, cards accessed
    ("Custodial Position", "R&D", 3),
    ("Executive Wiretaps", "HQ", 3),
    ("All-Hands", "HQ", 4),
    ("Rush Hour", "R&D", 4),
]


@clause("ONR-11.1", "ONR-10.18")
@pytest.mark.parametrize(("prep", "fort", "number"), MORE)
def test_a_run_with_more_accesses(prep, fort, number):
    corp = {"hq": ["Rustbelt HQ Branch"] * 6, "rd": ["Rustbelt HQ Branch"] * 6}
    scene = until(played(prep, corp), "runner-action")

    seen = [entry for entry in scene.state.log if entry[0] == events.CARD_ACCESSED]
    assert len(seen) == number


@clause("ONR-12.7")
@pytest.mark.parametrize("prep", ["All-Hands", "Rush Hour"])
def test_a_silent_run_bars_noisy_icebreakers(prep):
    fort = {"ice": [up("Data Wall")]}
    corp = {"forts": {"hq": fort, "rd": {"ice": [up("Data Wall")]}}}
    scene = played(prep, corp, runner={"rig": ["Hammer"]})

    until(scene, "encounter", "runner-action")

    assert scene.asked[1] == "runner-action"
    assert scene.state.tally[1] == 0


@clause("ONR-10.24")
def test_all_nighter_offers_a_second_run():
    scene = until(played("All-Nighter", fort="HQ"), "choose-fort")

    until(scene.choose(RUNNER, "R&D"), "runner-action")

    assert (scene.state.tally[0], scene.actions(RUNNER)) == (2, 3)


@clause("ONR-10.0", "ONR-15.1")
def test_lucidrine_lends_nine_bits_for_a_run_and_takes_a_card():
    scene = played("Lucidrine Booster Drug", fort="HQ", runner={"hand": ["Score!"] * 2})
    assert scene.state.run_bits == 9

    until(scene, "runner-action")

    assert (scene.brain_damage(), len(scene.hand(RUNNER)), scene.bits(RUNNER)) == (1, 1, 9)


@clause("ONR-10.23")
def test_priority_wreck_ruins_both_sides_alike():
    scene = until(played("Priority Wreck", {"bits": 5, "hq": ["Filter"]}), "number")

    scene.choose(RUNNER, (29, 5))

    assert (scene.bits(RUNNER), scene.bits(CORP), scene.state.accessed) == (4, 0, [])


@clause("ONR-10.23")
def test_weather_to_finance_pipe_takes_four_bits():
    scene = until(played("Weather-to-Finance Pipe", {"bits": 5}), "runner-action")

    assert scene.bits(CORP) == 1


@clause("ONR-10.23")
def test_private_ldl_access_leads_from_hq_to_rd():
    scene = played("Private LDL Access", {"hq": ["Filter"], "rd": ["Hostile Takeover"]})

    until(scene, "runner-action")

    assert scene.scored(RUNNER) == ["Hostile Takeover"]


@clause("ONR-11.5")
def test_romp_through_hq_trashes_at_no_cost():
    scene = until(played("Romp through HQ", {"hq": ["Filter"]}), "trash-set")

    scene.choose(RUNNER, "Filter")
    until(scene, "runner-action")

    assert (scene.archives(), scene.bits(RUNNER)) == (["Filter"], 7)


@clause("ONR-7.6c")
def test_anonymous_tip_derezzes_black_ice():
    scene = played("Anonymous Tip", {"forts": {"hq": {"ice": [up("Cerberus"), up("Filter")]}}})

    assert (scene.rezzed("Cerberus"), scene.rezzed("Filter")) == (False, True)


CONDITIONS = [
    ("Deal with Militech", {"this_turn": {"research_stolen": 1}}),
    ("Desperate Competitor", {"this_turn": {"gray_ops_stolen": 1}}),
    ("Hot Tip for WNS", {"this_turn": {"black_ops_stolen": 1}}),
    ("Security Code WORM Chip", {"this_turn": {"successful_hq": 1}}),
    ("Terrorist Reprisal", {"last_turn": {"corp": {"black_ops_scored": 1}}}),
    ("Frame-Up", {"this_turn": {"successful_hq": 1, "successful_rd": 1}}),
    ("Poisoned Water Supply", {}),
]
TWO = ["Broker", "Nomad Allies"]


@clause("ONR-9.4")
@pytest.mark.parametrize(("prep", "memory"), CONDITIONS)
def test_a_prep_with_a_condition_is_playable_only_when_it_holds(prep, memory):
    corp = {"forts": {"hq": {"ice": ["Filter"]}}, "hq": ["Filter"]}
    for held in (False, True):
        rig: list[Any] = ["Codecracker", *(TWO if held else TWO[:1])]
        scene = table(
            corp=corp,
            runner={"hand": [prep], "bits": 9, "rig": rig},
            turn="runner",
            **(memory if held else {}),
        )
        assert scene.offers(RUNNER, "play:", prep) is held


@clause("ONR-12.3", "ONR-2.4e")
def test_deal_with_militech_and_the_personal_touch_make_icebreakers_stronger():
    scene = played(
        "Deal with Militech",
        this_turn={"research_stolen": 1},
        runner={"hand": ["The Personal Touch"], "rig": ["Codecracker", "Dwarf"]},
    )
    assert (scene.strength("Codecracker"), scene.strength("Dwarf")) == (1, 4)

    until(scene, "runner-action").choose(RUNNER, "play:").choose(RUNNER, "Codecracker")

    assert (scene.strength("Codecracker"), scene.strength("Dwarf")) == (2, 4)
    assert scene.bits(RUNNER) == 5


@clause("ONR-16.15")
@pytest.mark.parametrize(
    ("prep", "stolen"),
    [
        ("Desperate Competitor", {"gray_ops_stolen": 1}),
        ("Hot Tip for WNS", {"black_ops_stolen": 1}),
    ],
)
def test_a_prep_scores_a_point_for_what_was_stolen(prep, stolen):
    assert played(prep, this_turn=stolen).points(RUNNER) == 1


@clause("ONR-16.7")
@pytest.mark.parametrize(("raided", "publicity"), [(0, 1), (1, 2)])
def test_frame_up_is_worse_after_a_raid_on_black_ops(raided, publicity):
    memory = {"successful_hq": 1, "successful_rd": 1, "black_ops_raided": raided}

    assert played("Frame-Up", this_turn=memory).bad_publicity() == publicity


@clause("ONR-16.7")
def test_poisoned_water_supply_costs_two_connections():
    scene = until(played("Poisoned Water Supply", runner={"rig": list(TWO)}), "runner-action")

    assert (scene.rig(), scene.bad_publicity(), scene.bits(RUNNER)) == ([], 1, 5)


@clause("ONR-16.7", "ONR-15.1")
def test_faked_hit_hurts_the_runner_too():
    scene = until(played("Faked Hit", runner={"hand": ["Score!"] * 3}), "runner-action")

    assert (scene.bad_publicity(), scene.brain_damage(), len(scene.hand(RUNNER))) == (1, 2, 1)


@clause("ONR-7.12")
def test_terrorist_reprisal_empties_hq_by_five():
    corp = {"hq": ["Filter"] * 7}
    scene = played("Terrorist Reprisal", corp, last_turn={"corp": {"black_ops_scored": 1}})

    assert len(scene.hand(CORP)) == 2
    assert len(scene.archives(face_up=False)) == 5


@clause("ONR-17.17")
def test_security_code_worm_chip_trashes_unrezzed_ice():
    corp = {"forts": {"hq": {"ice": ["Filter", up("Data Wall")]}}}
    scene = played("Security Code WORM Chip", corp, this_turn={"successful_hq": 1})

    assert scene.ice("hq") == ["Data Wall"]


@clause("ONR-16.9")
def test_hunt_club_bbs_exposes_up_to_three_cards():
    corp = {
        "forts": {"s1": {"inside": ["Hostile Takeover"], "ice": ["Filter", "Data Wall", "Hunter"]}}
    }
    scene = played("Hunt Club BBS", corp)
    for _ in range(3):
        scene.take(RUNNER, 0)
    until(scene, "runner-action")

    names = ("Hostile Takeover", "Filter", "Data Wall", "Hunter")
    assert sum(scene.exposed(name) for name in names) == 3


@clause("ONR-16.9")
def test_ice_and_datas_guide_exposes_the_outermost_ice_of_every_fort():
    corp = {"forts": {"hq": {"ice": ["Filter", "Data Wall"]}, "rd": {"ice": ["Hunter"]}}}
    scene = played("Ice and Data's Guide to the Net", corp)

    assert [scene.exposed(name) for name in ("Filter", "Data Wall", "Hunter")] == [
        False,
        True,
        True,
    ]


@clause("ONR-24.18", "ONR-16.16")
def test_if_you_want_it_done_right_takes_one_of_five_and_orders_the_rest():
    stack = ["Cloak", "Codecracker", "Dwarf", "Score!", "Pox", "Stakeout"]
    scene = played("If You Want It Done Right...", runner={"stack": stack})
    scene.choose(RUNNER, "Codecracker")
    for name in ("Cloak", "Dwarf", "Score!"):
        scene.choose(RUNNER, name)
    until(scene, "runner-action")

    assert scene.hand(RUNNER) == ["Codecracker"]
    assert scene.deck(RUNNER) == ["Pox", "Score!", "Dwarf", "Cloak", "Stakeout"]


@clause("ONR-16.16")
def test_mit_west_tier_reshuffles_everything_and_leaves_the_game():
    more = {"hand": ["Cloak"] * 2, "trash": ["Pox"], "stack": 4}
    scene = until(played("MIT West Tier", runner=more), "runner-action")

    assert (len(scene.hand(RUNNER)), len(scene.deck(RUNNER)), scene.trash()) == (5, 2, [])
    assert scene.where("MIT West Tier") == "removed"


@clause("ONR-16.16")
def test_mantis_finds_any_card():
    scene = played("Mantis, Fixer-at-Large", runner={"stack": ["Score!", "Pox", "Cloak"]})

    scene.choose(RUNNER, "Pox")

    assert (scene.hand(RUNNER), scene.bits(RUNNER), len(scene.deck(RUNNER))) == (["Pox"], 6, 2)


@clause("ONR-16.16")
def test_forgotten_backup_chip_brings_a_program_back():
    scene = played("Forgotten Backup Chip", runner={"trash": ["Score!", "Pox"]})

    assert scene.hand(RUNNER) == ["Pox"]


@clause("ONR-17.24")
@pytest.mark.parametrize(
    ("prep", "more", "bits"),
    [("Organ Donor", {"hand": ["Pox"] * 3}, 13), ("misc.for-sale", {"rig": ["Cloak"] * 3}, 15)],
)
def test_a_prep_sells_what_the_runner_chooses(prep, more, bits):
    scene = played(prep, runner=more).take(RUNNER, 0).take(RUNNER, 0)
    if scene.asked[1] == "choose-card":
        scene.choose(RUNNER, "Done")
    until(scene, "runner-action")

    assert scene.bits(RUNNER) == bits
    assert len(scene.hand(RUNNER)) + len(scene.rig()) == 1


@clause("ONR-14.3", "ONR-14.6")
def test_total_genetic_retrofit_removes_all_tags_and_avoids_the_next():
    scene = played("Total Genetic Retrofit", runner={"tags": 3, "hand": ["Drone for a Day"]})
    assert scene.tags() == 0

    until(scene, "runner-action").choose(RUNNER, "play:", "Drone for a Day")

    assert (scene.tags(), scene.bits(RUNNER)) == (0, 11)
