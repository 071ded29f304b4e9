"""GNC-8 Firefights, except step 5 (test_casualties.py)."""

import pytest

from nightdeck.games.gangs_of_night_city.model.events import (
    CARD_CHOSEN,
    CARD_REVEALED,
    CARDS_RECYCLED,
    CRED_GAINED,
    EFFECT_CANCELLED,
    FIREFIGHT_ENDED,
    FIREFIGHT_STARTED,
    TOTAL_FIXED,
)
from nightdeck.games.gangs_of_night_city.model.options import BOOST, PLAY, SWAP, TARGET
from nightdeck.games.gangs_of_night_city.model.terms import DISCARD, HAND
from nightdeck.games.gangs_of_night_city.rules.firefight import Firefight
from nightdeck.testing import clause
from tests.games.gangs_of_night_city.fights import fight, standing, totals
from tests.games.gangs_of_night_city.tables import hand, play, table


def swapping(rulings=None, **units):
    """Returns seat 0's Firefight in Heywood on the large board at the question of the swap."""
    return table(
        4,
        players=[
            {"units": {"heywood": "solo solo", **units}},
            {"units": {"heywood-1": "techie", "heywood-2": "netrunner"}},
            {"units": {"watson": "solo"}},
            {"units": {"westbrook": "solo"}},
        ],
        rulings=rulings,
        doing="firefight heywood",
    )


@clause("GNC-8.0")
def test_everybody_in_the_district_is_drawn_in_and_nobody_else():
    scene = table(
        4,
        players=[
            {"units": {"heywood": "solo"}},
            {"units": {"pacifica": "solo"}},
            {"units": {"heywood": "techie drone"}},
            {"units": {"heywood": "netrunner"}},
        ],
        doing="firefight heywood",
    )
    asked = []
    while scene.asked[1] == "combat_card":
        asked.append(scene.asked[0])
        scene.take(scene.asked[0], 0)

    assert asked == [0, 2, 3]
    assert scene.happened(FIREFIGHT_STARTED) == [(0, 3)]


@clause("GNC-8.0", "GNC-8.4")
def test_the_number_of_units_adds_no_firepower():
    scene = fight("crusher", "crusher", units=("solo techie netrunner drone", "solo"))

    assert totals(scene) == [3, 3]


@clause("GNC-8.0a")
def test_a_firefight_without_opposition_does_not_happen():
    scene = table(
        2,
        players=[
            {"units": {"city-center": "solo"}},
            {"units": {"city-center": "meredith-stout"}},
        ],
        doing="firefight city-center",
    )
    scene.choose(1, "Move Meredith Stout from City Center to Heywood")

    assert scene.asked == (0, "second_action")
    assert scene.happened(CARD_CHOSEN) == []
    assert scene.happened(FIREFIGHT_ENDED) == [(2,)]


@clause("GNC-8.1", "GNC-18.2")
def test_every_pair_of_an_own_solo_and_an_occupant_may_swap():
    scene = swapping(**{"watson-1": "solo"})

    assert scene.options(0) == [(SWAP, 0, 19), (SWAP, 0, 22), (0,)]
    scene.choose(0, (SWAP, 0, 22))
    assert scene.state.occupant[11] == 0
    assert scene.state.place[22] == 9
    assert scene.asked == (0, "combat_card")


@clause("GNC-8.1", "GNC-R38")
@pytest.mark.parametrize("ruling", ["exchange-places", "solo-must-be-open"])
def test_a_solo_in_another_point_exchanges_places_or_stays(ruling):
    scene = table(
        4,
        players=[
            {"units": {"heywood-1": "solo"}},
            {"units": {"heywood-2": "techie"}},
            {"units": {"watson": "solo"}},
            {"units": {"westbrook": "solo"}},
        ],
        rulings={"GNC-R38": ruling},
        doing="firefight heywood",
    )
    if ruling == "solo-must-be-open":
        assert scene.asked == (0, "combat_card")
    else:
        scene.choose(0, (SWAP, 0, 19))
        assert scene.state.occupant[10:12] == [19, 0]


@clause("GNC-R01")
@pytest.mark.parametrize(("ruling", "second"), [("one", "combat_card"), ("any-number", "swap")])
def test_how_many_swaps(ruling, second):
    scene = swapping({"GNC-R01": ruling})
    scene.choose(0, (SWAP, 0, 19))
    assert scene.asked == (0, second)
    if second == "swap":
        assert scene.options(0) == [(SWAP, 1, 22), (0,)]


@clause("GNC-R02")
@pytest.mark.parametrize(("ruling", "declining"), [("optional", True), ("mandatory", False)])
def test_whether_the_swap_may_be_declined(ruling, declining):
    assert ((0,) in swapping({"GNC-R02": ruling}).options(0)) is declining


@clause("GNC-8.2", "GNC-16.3", "GNC-18.3")
def test_a_single_card_is_asked_for_too():
    scene = table(
        2,
        players=[
            {"units": {"city-center": "solo"}, "hand": "crusher"},
            {"units": {"city-center": "solo"}},
        ],
        doing="firefight city-center",
    )
    assert scene.asked == (0, "combat_card")
    assert len(scene.options(0)) == 1


@clause("GNC-8.2", "GNC-18.2")
def test_cards_are_listed_in_the_order_they_came():
    scene = table(
        2,
        players=[
            {"units": {"city-center": "solo"}, "hand": "ping crusher satara"},
            {"units": {"city-center": "solo"}},
        ],
        doing="firefight city-center",
    )

    assert scene.options(0) == [(PLAY, card) for card in scene.state.pile(0, HAND)]
    assert hand(scene, 0) == ["ping", "crusher", "satara"]


@clause("GNC-8.3", "GNC-8.3a")
def test_all_cards_are_turned_up_together():
    scene = table(
        2,
        players=[{"units": {"city-center": "solo"}}, {"units": {"city-center": "solo"}}],
        doing="firefight city-center",
    )
    play(scene, "crusher")
    assert scene.happened(CARD_REVEALED) == []
    play(scene, "short-circuit")

    assert scene.happened(CARD_REVEALED) == [(0, 1), (1, 3)]


@clause("GNC-8.3b", "GNC-R08")
@pytest.mark.parametrize(
    ("ruling", "cancelled"), [("cancel-first-then-turn-order", True), ("turn-order", False)]
)
def test_whether_cancelling_comes_first(ruling, cancelled):
    scene = fight(
        "comrades-hammer",
        "cyberware-malfunction",
        players=({"contraband": 1}, {}),
        rulings={"GNC-R08": ruling},
    )
    if not cancelled:
        assert scene.asked == (0, "effect_pay")
        scene.pass_(0)

    assert totals(scene)[0] == (6 if cancelled else 3)
    assert len(scene.happened(EFFECT_CANCELLED)) == 1


@clause("GNC-R08")
def test_the_active_player_may_order_reveal_effects():
    scene = fight(
        "comrades-hammer",
        "cyberware-malfunction",
        players=({"contraband": 1}, {}),
        rulings={"GNC-R08": "active-player-orders"},
    )
    assert scene.asked == (0, "order_own")
    scene.choose(0, (TARGET, 1))

    assert totals(scene) == [6, 2]


@clause("GNC-8.3d")
def test_a_later_setting_replaces_an_earlier_one():
    scene = fight("monowire", "weapon-glitch", third="skippy", units=("solo", "solo", "solo drone"))
    assert scene.asked == (0, "effect_target")
    scene.choose(0, (TARGET, 2))

    assert totals(scene) == [3, 2, 3]


@clause("GNC-8.4", "GNC-15.2b")
def test_totals_are_card_effect_and_abilities():
    scene = fight("satara", "crusher", units=("v-male johnny-silverhand", "solo"))

    assert totals(scene) == [7, 3]


@clause("GNC-8.4b", "GNC-R09")
@pytest.mark.parametrize("ruling", ["turn-order-open", "secret"])
def test_boosts_are_open_or_sealed(ruling):
    scene = fight(
        "crusher",
        "crusher",
        units=("solo", "solo"),
        players=({"rage": 1}, {}),
        choices={"gang@0": "maelstrom"},
        rulings={"GNC-R09": ruling},
    )
    assert scene.asked == (0, "compare_boost")
    assert scene.prompt(0) == "Boost your Firepower?"
    scene.choose(0, (BOOST, 0))

    assert totals(scene) == [5, 3]


@clause("GNC-8.4c")
def test_everybody_with_the_highest_total_leads():
    scene = fight("crusher", "crusher", third="short-circuit", units=("solo", "solo", "solo"))

    assert [standing(scene, seat) for seat in range(3)] == ["solo", "solo", ""]


@clause("GNC-8.6", "GNC-15.4b", "GNC-R07")
@pytest.mark.parametrize(("ruling", "cred"), [("once", 3), ("per-unit", 6)])
def test_a_condition_pays_once_or_for_every_unit(ruling, cred):
    scene = fight(
        "cyberware-malfunction",
        "short-circuit",
        third="short-circuit",
        units=("solo", "solo", "solo"),
        rulings={"GNC-R07": ruling},
    )

    assert scene.state.cred == [cred, 2, 2]


@clause("GNC-8.6")
def test_conditions_are_checked_in_turn_order_even_without_units():
    scene = fight("short-circuit", "cyberpsychosis", units=("solo", "solo"))

    assert [args[0] for args in scene.happened(CRED_GAINED)] == [0, 1]
    assert standing(scene, 0) == ""


@clause("GNC-8.7", "GNC-2.5")
def test_played_cards_lie_face_up_in_the_discard_piles():
    scene = fight("crusher", "crusher", players=({"hand": "crusher ping"}, {}))

    state = scene.state
    assert [state.definition[card] for card in state.pile(0, DISCARD)][-1] == 1
    zone = scene.view(1)["zones"]["discard-0"]
    assert zone["count"] == len(zone["cards"]) == 3


@clause("GNC-8.8", "GNC-8.9")
def test_recycling_comes_before_after_firefight_rules():
    scene = fight(
        "crusher", "short-circuit", units=("solo", "solo"), choices={"gang@0": "maelstrom"}
    )
    kinds = [entry[0] for entry in scene.events]

    assert kinds.index(CARDS_RECYCLED) < kinds.index(FIREFIGHT_ENDED)
    assert scene.state.resources[0] == [0, 1, 0]


@clause("GNC-8.10")
def test_the_steps_are_numbered_as_in_the_main_text():
    order = ("offer_swap", "choose_cards", "turn_up", "compare", "casualties", "street_cred",
             "discard", "recycle", "after")  # fmt: skip
    places = [Firefight.steps.index(step) for step in order]

    assert places == sorted(places)


@clause("GNC-8.4")
def test_a_total_is_never_below_zero():
    scene = fight("kerenzikov", "monowire", units=("solo", "solo"))

    assert scene.happened(TOTAL_FIXED) == [(0, 1), (1, 3)]
