"""GNC-13.9 Last Call at the Afterlife: every rule, branch and epilogue."""

from typing import Any

import pytest

from nightdeck.games.gangs_of_night_city.model.board import EURODOLLAR, PLACES, WATSON
from nightdeck.games.gangs_of_night_city.model.events import EPILOGUE, FOR_STORY
from nightdeck.games.gangs_of_night_city.model.markers import TAB
from nightdeck.games.gangs_of_night_city.model.options import CASUALTY, HIRE
from nightdeck.games.gangs_of_night_city.model.terms import FIRST_HIRED, UNITS
from nightdeck.games.gangs_of_night_city.rules.resources import gain_cred
from nightdeck.games.gangs_of_night_city.rules.units import lose_unit, place_unit
from nightdeck.testing import Scene, clause
from tests.games.gangs_of_night_city.tables import active_cards, next_turn, number, play, table

LAST_CALL = "last-call-at-the-afterlife"
EDGERUNNER = 1 * UNITS + FIRST_HIRED
"""The first Edgerunner of seat 1."""


def last_call(card: str, seats: int = 3, **words: Any) -> Scene:
    """Returns a table in one act of the Story."""
    story = {"cards": [card], **words.pop("story", {})}
    return table(seats, LAST_CALL, story=story, **words)


# Names on the Menu ------------------------------------------------------------------------------


@clause("GNC-13.1")
def test_the_tab_starts_at_zero():
    assert table(3, LAST_CALL).state.counters[TAB] == 0


@clause("GNC-10.3", "GNC-13.2")
@pytest.mark.parametrize(("merc", "cost"), [("adam-smasher", 4), ("nix", 1)])
def test_hiring_costs_one_eurodollar_less(merc, cost):
    scene = last_call(
        "lc-1",
        players=[{"eurodollars": 5, "units": {"heywood-1": "techie"}}, {}, {}],
        edgerunners=[merc, None, None],
        doing="techies",
    )
    scene.pass_(0)

    scene.choose(0, (HIRE, 0))

    assert scene.state.resources[0][EURODOLLAR] == 5 - cost


@clause("GNC-13.4", "GNC-13.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_edgerunner_more_than_players_leads_to_the_booth(seats):
    crews = ("rogue nix t-bug", "judy-alvarez", "river-ward", "jackie-welles")
    players = [{"units": {"heywood": f"solo {crew}"}} for crew in crews[:seats]]
    players[0] = {"units": {"heywood": "solo rogue"}, "hired": "nix"}
    scene = last_call("lc-1", seats, players=players)
    assert scene.state.latches == []

    place_unit(scene.state, FIRST_HIRED + 1, 0)

    assert scene.state.latches == [(number("lc-1"), 0)]
    next_turn(scene)
    assert active_cards(scene) == ["lc-2a"]


@clause("GNC-13.4")
def test_a_lost_edgerunner_leads_to_the_drink_with_a_name():
    scene = last_call("lc-1", players=[{}, {"units": {"heywood": "solo river-ward"}}, {}])

    lose_unit(scene.state, EDGERUNNER)
    next_turn(scene)

    assert active_cards(scene) == ["lc-2b"]
    assert scene.state.counters[TAB] == 0


@clause("GNC-13.4")
def test_twelve_street_cred_lead_to_the_booth():
    scene = last_call("lc-1")

    gain_cred(scene.state, 0, 12, FOR_STORY)
    next_turn(scene)

    assert active_cards(scene) == ["lc-2a"]


# Legends in the Booth ---------------------------------------------------------------------------


@clause("GNC-11.5", "GNC-13.2")
@pytest.mark.parametrize(
    ("units", "paid"),
    [
        ({"heywood": "solo river-ward nix"}, 0),
        ({"heywood-1": "river-ward", "pacifica": "nix"}, 1),
        ({"heywood-1": "river-ward", "pacifica-1": "nix", "westbrook-1": "t-bug"}, 2),
        ({"heywood-1": "solo", "pacifica-1": "techie"}, 0),
    ],
)
def test_edgerunners_in_points_of_interest_pay_at_the_end_of_a_reclaim(units, paid):
    player = {"units": units, "hideouts": "watson"}
    scene = last_call("lc-2a", players=[player, {}, {}], doing="reclaim")

    next_turn(scene)

    assert scene.state.cred == [paid, 0, 0]


@clause("GNC-13.4", "GNC-13.6")
def test_nineteen_street_cred_lead_to_legends():
    scene = last_call(
        "lc-2a",
        players=[
            {"cred": 18},
            {"cred": 17, "units": {"heywood": "solo rogue nix river-ward"}},
            {},
        ],
    )

    gain_cred(scene.state, 0, 1, FOR_STORY)
    next_turn(scene)

    assert scene.happened(EPILOGUE) == [(number("lc-e1"),)]
    assert scene.state.cred == [19, 20, 0]
    assert scene.outcome is not None
    assert scene.outcome.winners == (1,)


@clause("GNC-13.4")
def test_from_the_booth_a_lost_edgerunner_crosses_over_to_the_drink():
    scene = last_call("lc-2a", players=[{}, {"units": {"heywood": "solo nix"}}, {}])

    lose_unit(scene.state, EDGERUNNER)
    next_turn(scene)

    assert active_cards(scene) == ["lc-2b"]


# A Drink With Your Name -------------------------------------------------------------------------


@clause("GNC-6.5", "GNC-13.2")
def test_a_lost_edgerunner_runs_up_the_tab_and_pays_its_owner():
    scene = last_call("lc-2b", players=[{}, {"units": {"heywood": "solo nix"}}, {}])

    lose_unit(scene.state, EDGERUNNER)
    lose_unit(scene.state, 1 * UNITS)

    assert scene.state.counters[TAB] == 1
    assert scene.state.cred == [0, 1, 0]


@clause("GNC-8.5", "GNC-13.2")
def test_an_edgerunner_lost_in_step_five_pays_the_leading_opponents_too():
    scene = last_call(
        "lc-2b",
        players=[
            {"units": {"watson": "solo"}},
            {"units": {"watson": "nix techie"}},
            {"units": {"watson": "solo"}},
        ],
        doing="firefight watson",
    )

    play(scene, "cyberpsychosis", "subdermal-armor", "cyberpsychosis")
    scene.choose(1, (CASUALTY, EDGERUNNER))
    scene.pass_until("action", "second_action")

    assert scene.state.counters[TAB] == 1
    assert scene.state.cred == [1, 2, 1]


@clause("GNC-13.4", "GNC-13.6")
def test_a_tab_of_three_leads_to_empty_barstools():
    scene = last_call(
        "lc-2b",
        story={"tab": 2},
        players=[
            {"cred": 16},
            {"cred": 10, "units": {"heywood": "solo river-ward"}, "hired": "nix t-bug"},
            {},
        ],
    )

    lose_unit(scene.state, EDGERUNNER)
    assert scene.state.latches == [(number("lc-2b"), 0)]
    next_turn(scene)

    assert scene.happened(EPILOGUE) == [(number("lc-e2"),)]
    assert scene.state.cred == [16, 17, 0]
    assert scene.outcome is not None
    assert scene.outcome.winners == (1,)


@clause("GNC-13.4")
def test_twenty_street_cred_end_the_drinks_with_legends():
    scene = last_call("lc-2b", players=[{"cred": 19}, {}, {}])

    gain_cred(scene.state, 0, 1, FOR_STORY)
    next_turn(scene)

    assert scene.happened(EPILOGUE) == [(number("lc-e1"),)]


@clause("GNC-R33", "GNC-8.5g")
@pytest.mark.parametrize(("ruling", "tab"), [("yes", 1), ("no", 0)])
def test_an_edgerunner_saved_by_second_heart_is_drunk_to_only_if_it_counts_as_lost(ruling, tab):
    scene = last_call(
        "lc-2b",
        rulings={"GNC-R33": ruling},
        players=[
            {"units": {"watson": "solo"}},
            {"units": {"watson": "nix"}, "hand": "second-heart"},
            {},
        ],
        doing="firefight watson",
    )

    play(scene, "cyberpsychosis", "second-heart")
    scene.pass_until("action", "second_action")

    assert scene.state.counters[TAB] == tab
    assert scene.state.place[EDGERUNNER] // PLACES != WATSON
    assert scene.state.place[EDGERUNNER] >= 0
