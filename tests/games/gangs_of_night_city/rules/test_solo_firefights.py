"""GNC-14.7 Firefights of the single player game: cards drawn, Units lost, who is paid."""

import pytest

from nightdeck.games.gangs_of_night_city.model.board import (
    PACIFICA,
    PLACES,
    WESTBROOK,
)
from nightdeck.games.gangs_of_night_city.model.events import (
    AUTOMATON_CARD,
    SWAPPED,
    TOTAL_FIXED,
    UNIT_LOST,
)
from nightdeck.games.gangs_of_night_city.model.options import (
    SPEND,
)
from nightdeck.games.gangs_of_night_city.model.terms import (
    BOX,
    DRONE,
    LEGEND_CARDS,
    LEGEND_SIDE,
    LEGEND_UNIT,
    RIVAL,
    RIVAL_CARDS,
    UNITS,
    UPGRADE_DECK,
)
from nightdeck.games.gangs_of_night_city.rules.units import (
    check_drones,
    in_play,
    lose_unit,
    units_in,
)
from nightdeck.games.gangs_of_night_city.seen.catalogue import BY_NAME
from nightdeck.testing import Scene, clause
from tests.games.gangs_of_night_city.solo_tables import (
    NOBODY_HOME,
    YOU,
    after_activate,
    after_reclaim,
    fight,
    here,
    settle,
    totals,
)
from tests.games.gangs_of_night_city.tables import play

# Firefights -------------------------------------------------------------------------------------


@clause("GNC-14.5a", "GNC-14.5h", "GNC-16.6")
def test_the_gang_fights_with_the_highest_of_two_drawn_cards():
    scene = fight("ping mantis-blades", rival="techie")

    play(scene, "crusher")
    settle(scene)

    assert scene.happened(AUTOMATON_CARD) == [
        (RIVAL, BY_NAME["ping"]),
        (RIVAL, BY_NAME["mantis-blades"]),
    ]
    assert totals(scene) == {YOU: 3, RIVAL: 5}


@clause("GNC-3.3c", "GNC-14.5a")
def test_a_star_is_zero_for_automata():
    scene = fight("kerenzikov sandevistan", rival="techie")

    play(scene, "short-circuit")
    settle(scene)

    assert totals(scene) == {YOU: 1, RIVAL: 0}


@clause("GNC-14.3a", "GNC-14.5f")
def test_with_both_present_the_gang_draws_two_and_johnny_three():
    scene = fight("ping satori contagion skippy mantis-blades", rival="techie", legend="westbrook")

    play(scene, "crusher")

    assert [args[0] for args in scene.happened(AUTOMATON_CARD)] == [1, 1, 2, 2, 2]
    assert totals(scene) == {YOU: 3, RIVAL: 4, LEGEND_SIDE: 5}


@clause("GNC-14.3a")
def test_with_an_empty_upgrade_deck_johnny_has_no_firepower():
    scene = fight("", legend="westbrook", rival="techie")
    for card in scene.state.zones[UPGRADE_DECK][1:]:
        scene.state.move(card, BOX)

    play(scene, "crusher")
    settle(scene)

    assert totals(scene)[LEGEND_SIDE] == 0
    assert [args[0] for args in scene.happened(AUTOMATON_CARD)] == [RIVAL]


@clause("GNC-14.3b", "GNC-X40")
def test_johnny_alone_highest_kills_everybody_else_there():
    scene = fight(
        "ping weapon-glitch skippy mantis-blades contagion",
        rival="techie drone",
        legend="westbrook",
    )

    play(scene, "crusher")
    settle(scene)

    assert totals(scene) == {YOU: 3, RIVAL: 2, LEGEND_SIDE: 5}
    assert (here(scene, YOU), here(scene, RIVAL), here(scene, LEGEND_SIDE)) == (0, 0, 1)
    assert scene.state.cred == [0, 0, 2]


@clause("GNC-14.5b", "GNC-14.5l")
@pytest.mark.parametrize(("gang", "cred"), [("valentinos", 3), ("tyger-claws", 4)])
def test_the_gang_alone_highest_gains_and_you_lose_a_unit_of_your_choice(gang, cred):
    scene = fight("ping mantis-blades", rival="techie", choices={"rival_gang": gang})

    play(scene, "crusher")
    assert scene.asked == (YOU, "casualty")
    assert len(scene.options(YOU)) == 2
    scene.take(YOU, 1)
    settle(scene)

    assert (here(scene, YOU), here(scene, RIVAL)) == (1, 1)
    assert scene.state.cred == [0, cred, 0]


@clause("GNC-14.5c", "GNC-14.5k")
def test_if_you_alone_are_highest_the_gang_loses_a_drone_first():
    scene = fight("ping contagion", rival="techie drone")

    play(scene, "crusher")
    settle(scene)

    units = units_in(scene.state, RIVAL, WESTBROOK)
    assert [scene.state.unit_class[unit] for unit in units] == [1]
    assert scene.state.cred == [1, 0, 0]


@clause("GNC-14.5c")
def test_without_a_drone_you_choose_the_gang_s_unit():
    scene = fight("ping contagion", rival="netrunner techie")

    play(scene, "cyberpsychosis")

    assert scene.asked == (YOU, "kill_rival_unit")
    assert len(scene.options(YOU)) == 2
    scene.take(YOU, 1)
    settle(scene)
    assert [scene.state.unit_class[unit] for unit in units_in(scene.state, RIVAL, WESTBROOK)] == [1]


@clause("GNC-14.5k", "GNC-15.3")
def test_tsunami_ashura_lets_you_choose_freely():
    scene = fight(
        "ping contagion",
        rival="techie drone",
        player={"hand": "tsunami-ashura crusher short-circuit subdermal-armor"},
    )

    play(scene, "tsunami-ashura")

    assert scene.asked == (YOU, "kill_rival_unit")
    assert len(scene.options(YOU)) == 2


@clause("GNC-14.5d", "GNC-X39", "GNC-R20")
@pytest.mark.parametrize(("ruling", "lost"), [("nobody-loses", 0), ("basic-rule", 0)])
def test_a_tie_of_you_and_the_gang_above_johnny_costs_nobody_a_unit(ruling, lost):
    scene = fight(
        "satori ping contagion skippy pain-editor",
        rival="techie",
        legend="westbrook",
        rulings={"GNC-R20": ruling},
    )

    play(scene, "cyberpsychosis")
    settle(scene)

    assert totals(scene) == {YOU: 4, RIVAL: 4, LEGEND_SIDE: 3}
    assert len(scene.happened(UNIT_LOST)) == lost
    assert scene.state.cred == [0, 0, 1]


@clause("GNC-X59", "GNC-R20")
@pytest.mark.parametrize(("ruling", "left"), [("nobody-loses", 2), ("basic-rule", 1)])
def test_a_tie_above_the_gang(ruling, left):
    scene = fight(
        "ping contagion satori skippy weapon-glitch",
        rival="techie drone",
        legend="westbrook",
        rulings={"GNC-R20": ruling},
    )

    play(scene, "cyberpsychosis")
    settle(scene)

    assert totals(scene) == {YOU: 4, RIVAL: 2, LEGEND_SIDE: 4}
    assert here(scene, RIVAL) == left
    assert units_in(scene.state, RIVAL, WESTBROOK)[0] == RIVAL * UNITS + 3
    assert here(scene, YOU) == 2
    assert scene.state.cred == [0, 0, 1]


@clause("GNC-14.3c", "GNC-14.5m")
@pytest.mark.parametrize(
    ("profile", "alone", "beaten"), [("johnny", 2, 1), ("v-female", 3, 1), ("v-male", 3, 0)]
)
def test_each_legend_gains_by_its_own_condition(profile, alone, beaten):
    wins = fight(
        "ping contagion mantis-blades skippy weapon-glitch",
        rival="techie drone",
        legend="westbrook",
        choices={"profile": profile},
    )
    settle(play(wins, "cyberpsychosis"))
    loses = fight(
        "ping contagion skippy weapon-glitch cyberware-malfunction",
        rival="techie drone",
        legend="westbrook",
        choices={"profile": profile},
    )
    settle(play(loses, "cyberpsychosis"))

    assert wins.state.cred[LEGEND_SIDE] == alone
    assert loses.state.cred[LEGEND_SIDE] == beaten


@clause("GNC-14.3d")
def test_johnny_is_never_lost_or_offered_as_a_casualty():
    scene = fight(
        "ping contagion skippy",
        rival="",
        legend="westbrook",
        player={"hand": "ozobs-nose crusher short-circuit subdermal-armor"},
    )
    lose_all(scene)

    play(scene, "ozobs-nose")
    settle(scene)

    assert here(scene, LEGEND_SIDE) == 1
    assert here(scene, YOU) == 1


def lose_all(scene: Scene) -> None:
    """Takes the Gang out of Westbrook before anybody is drawn in."""
    for unit in units_in(scene.state, RIVAL, WESTBROOK):
        lose_unit(scene.state, unit)
    check_drones(scene.state)


@clause("GNC-14.5j")
def test_ozob_s_nose_costs_you_and_the_gang_one_unit_but_not_johnny():
    scene = fight(
        "ping contagion skippy weapon-glitch cyberware-malfunction",
        rival="techie drone",
        legend="westbrook",
        player={"hand": "ozobs-nose crusher short-circuit subdermal-armor"},
    )

    play(scene, "ozobs-nose")
    settle(scene)

    assert (here(scene, YOU), here(scene, RIVAL), here(scene, LEGEND_SIDE)) == (1, 1, 1)


@clause("GNC-14.5j")
def test_gorilla_arms_costs_the_gang_a_second_unit_and_johnny_none():
    scene = fight(
        "ping contagion skippy weapon-glitch cyberware-malfunction",
        rival="techie drone drone",
        legend="westbrook",
        player={"hand": "gorilla-arms crusher short-circuit subdermal-armor"},
    )

    play(scene, "gorilla-arms")
    while scene.asked[1] == "effect_target":
        scene.choose(YOU, next(o for o in scene.options(YOU) if o[1] == RIVAL))
    settle(scene)

    assert here(scene, RIVAL) == 1
    assert here(scene, LEGEND_SIDE) == 1


@clause("GNC-14.5b", "GNC-8.3e")
def test_the_gang_is_paid_although_you_withdrew():
    scene = fight(
        "ping mantis-blades",
        rival="techie",
        player={"hand": "optical-camo crusher short-circuit subdermal-armor"},
    )

    play(scene, "optical-camo")
    scene.take(YOU, 0)
    settle(scene)

    assert scene.state.cred[RIVAL] == 3
    assert len(in_play(scene.state, YOU)) == 3
    assert here(scene, YOU) == 0


@clause("GNC-14.5i", "GNC-8.5f")
def test_your_escapes_work_against_automata_and_the_gang_is_paid_all_the_same():
    scene = fight(
        "ping mantis-blades",
        rival="techie",
        player={"hand": "pain-editor crusher short-circuit subdermal-armor", "eurodollars": 1},
    )

    play(scene, "pain-editor")
    assert scene.asked == (YOU, "escape")
    scene.choose(YOU, (SPEND, 0))
    settle(scene)

    assert here(scene, YOU) == 2
    assert scene.state.cred[RIVAL] == 3


@clause("GNC-14.5i", "GNC-8.5a")
def test_adam_smasher_dies_last_against_automata():
    scene = fight("ping mantis-blades", rival="techie", you="solo adam-smasher")

    play(scene, "short-circuit")
    settle(scene)

    left = units_in(scene.state, YOU, WESTBROOK)
    assert [scene.state.unit_card[unit] >= 0 for unit in left] == [True]


@clause("GNC-14.5h", "GNC-8.3d")
def test_monowire_changes_the_gang_s_card():
    scene = fight(
        "ping contagion",
        rival="techie",
        player={"hand": "monowire crusher short-circuit subdermal-armor"},
    )

    play(scene, "monowire")
    settle(scene)

    assert totals(scene)[RIVAL] == 0


@clause("GNC-14.5h", "GNC-R39")
def test_reboot_optics_takes_the_gang_s_modifier_away():
    scene = fight(
        "ping contagion",
        rival="techie techie",
        player={"hand": "reboot-optics crusher short-circuit subdermal-armor"},
    )

    play(scene, "reboot-optics")
    settle(scene)

    assert totals(scene)[RIVAL] == 2


@clause("GNC-14.5a", "GNC-R39")
@pytest.mark.parametrize(("ruling", "total"), [("yes", 3), ("only-own", 2)])
def test_the_valentinos_crew_is_worth_one_firepower_in_your_firefights(ruling, total):
    scene = fight("ping contagion", rival="techie techie", rulings={"GNC-R39": ruling})

    play(scene, "crusher")
    settle(scene)

    assert totals(scene)[RIVAL] == total


@clause("GNC-14.5a")
@pytest.mark.parametrize(("crew", "total"), [("techie drone", 2), ("techie solo", 3)])
def test_drones_are_no_crew(crew, total):
    scene = fight("ping contagion", rival=crew)

    settle(play(scene, "crusher"))

    assert totals(scene)[RIVAL] == total


@clause("GNC-14.5a", "GNC-R39")
def test_maelstrom_is_stronger_only_in_firefights_it_starts():
    yours = fight("ping contagion", rival="techie", choices={"rival_gang": "maelstrom"})
    settle(play(yours, "crusher"))
    theirs = after_reclaim(
        "pacifica",
        "heywood",
        "westbrook",
        choices={"rival_gang": "maelstrom"},
        players=[NOBODY_HOME],
        rival={"units": {"pacifica": "solo"}},
        upgrades=["ping", "contagion"],
    )
    play(theirs, "crusher")

    assert totals(yours)[RIVAL] == 2
    assert totals(theirs)[RIVAL] == 3


@clause("GNC-14.5", "GNC-15.4a")
@pytest.mark.parametrize(
    ("crew", "drones"), [("solo techie", 1), ("techie", 0), ("techie drone", 0)]
)
def test_sixth_street_rebuilds_a_drone_for_a_lost_unit(crew, drones):
    scene = fight("ping contagion", rival=crew, choices={"rival_gang": "sixth-street"})

    settle(play(scene, "crusher"))

    units = units_in(scene.state, RIVAL, WESTBROOK)
    assert sum(scene.state.unit_class[unit] == DRONE for unit in units) == drones


@clause("GNC-14.5e", "GNC-14.5f", "GNC-14.3c", "GNC-16.6")
def test_the_drawn_cards_go_under_the_deck_the_gang_s_above_johnny_s():
    names = ["ping", "contagion", "skippy", "weapon-glitch", "cyberware-malfunction"]
    scene = fight(" ".join(names), rival="techie", legend="westbrook")

    settle(play(scene, "crusher"))

    state = scene.state
    bottom = [state.definition[card] for card in state.zones[UPGRADE_DECK][:5]]
    assert sorted(bottom[:3]) == sorted(BY_NAME[name] for name in names[2:])
    assert sorted(bottom[3:]) == sorted(BY_NAME[name] for name in names[:2])
    assert all(state.known[card] == 0 for card in state.zones[UPGRADE_DECK][:5])
    assert state.zones[RIVAL_CARDS] == state.zones[LEGEND_CARDS] == []


@clause("GNC-14.5g", "GNC-R21")
@pytest.mark.parametrize(("ruling", "swaps"), [("never", 0), ("always-if-possible", 1)])
def test_johnny_swaps_into_a_point_of_interest_only_by_the_ruling(ruling, swaps):
    scene = after_activate(
        "pacifica",
        rulings={"GNC-R21": ruling},
        players=[{"units": {"pacifica-1": "solo"}}],
    )

    assert len(scene.happened(SWAPPED)) == swaps
    assert scene.state.place[LEGEND_UNIT] == PACIFICA * PLACES + swaps


@clause("GNC-R21")
def test_an_initiating_gang_swaps_a_solo_from_the_open_area():
    scene = after_reclaim(
        "pacifica",
        "heywood",
        "westbrook",
        rulings={"GNC-R21": "always-if-possible"},
        players=[{"units": {"pacifica-1": "solo"}}],
        rival={"units": {"pacifica": "solo"}},
    )
    scene.pass_until("combat_card")

    assert scene.state.occupant[PACIFICA * PLACES + 1] // UNITS == RIVAL
    assert scene.state.place[0] == PACIFICA * PLACES


@clause("GNC-14.5l", "GNC-1.7")
def test_turn_order_from_an_automaton_is_it_then_you():
    scene = after_activate("heywood", players=[{"units": {"heywood": "solo"}}])

    assert scene.asked == (YOU, "combat_card")
    assert scene.state.stack[-2].involved == [LEGEND_SIDE, YOU, RIVAL]


@clause("GNC-14.13", "GNC-8.0a")
def test_a_firefight_does_not_happen_if_your_own_move_empties_the_district():
    scene = after_activate(
        "pacifica",
        players=[{"units": {"pacifica": "meredith-stout", "westbrook": "solo"}}],
        rival={"units": {}},
    )

    assert scene.asked == (YOU, "specialist_move")
    scene.take(YOU, 0)

    assert scene.happened(TOTAL_FIXED) == []
    assert scene.state.cred == [0, 0, 0]
    assert scene.asked[1] in ("action", "turn_type")
