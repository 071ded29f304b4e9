"""GNC-13.9 Curfew: every rule, branch and epilogue."""

from typing import Any

import pytest

from nightdeck.games.gangs_of_night_city.cards.stories.choices import BRIBE
from nightdeck.games.gangs_of_night_city.model.board import (
    CITY_CENTER,
    CONTRABAND,
    EURODOLLAR,
    HEYWOOD,
    PACIFICA,
    SECRET,
    WATSON,
    WESTBROOK,
)
from nightdeck.games.gangs_of_night_city.model.events import EPILOGUE, FOR_STORY, UNIT_LOST
from nightdeck.games.gangs_of_night_city.model.markers import BRIBED, MAXTAC, add_heat
from nightdeck.games.gangs_of_night_city.model.options import AMOUNT, CHOICE, DISTRICT, GAIN, LOSE
from nightdeck.games.gangs_of_night_city.rules.resources import gain_cred
from nightdeck.games.gangs_of_night_city.rules.units import in_play, lose_unit, units_in
from nightdeck.testing import Scene, clause
from tests.games.gangs_of_night_city.tables import active_cards, next_turn, number, play, table

CURFEW = "curfew"


def curfew(*cards: str, seats: int = 3, **words: Any) -> Scene:
    """Returns a table with the Ordinance and these acts."""
    story = {"cards": [*cards, "cf-ordinance"], **words.pop("story", {})}
    return table(seats, CURFEW, story=story, **words)


def everywhere(*districts: str) -> dict[str, Any]:
    """Returns a player with a Hideout and a Techie in each of these Districts."""
    return {"hideouts": " ".join(districts), "units": dict.fromkeys(districts, "techie")}


# The Ordinance and act 1 ------------------------------------------------------------------------


@clause("GNC-13.1")
def test_maxtac_starts_in_city_center_and_every_district_is_cold():
    scene = table(3, CURFEW)

    assert scene.state.counters[MAXTAC] == CITY_CENTER
    assert scene.state.heat == [0] * 6


@clause("GNC-11.2", "GNC-13.2")
def test_presence_under_maxtac_pays_nothing_but_dominance_does():
    present = curfew(
        "cf-1",
        players=[{"units": {"pacifica": "solo"}, "hideouts": "heywood"}, {}, {}],
        story={"maxtac": "pacifica"},
        doing="reclaim",
    )
    dominant = curfew("cf-1", story={"maxtac": "pacifica"}, doing="reclaim")

    assert present.state.resources[0] == [0, 0, 0]
    assert dominant.state.resources[0] == [1, 1, 0]


@clause("GNC-11.2")
def test_the_ordinance_does_not_reach_other_districts():
    scene = curfew(
        "cf-1",
        players=[{"units": {"pacifica": "solo"}, "hideouts": "heywood"}, {}, {}],
        doing="reclaim",
    )

    assert scene.asked == (0, "reward")


@clause("GNC-8.9", "GNC-13.2")
def test_a_firefight_adds_heat_and_draws_maxtac():
    pair = {"units": {"heywood": "solo techie"}}
    scene = curfew("cf-1", players=[pair, pair, {}], doing="firefight heywood")

    play(scene, "crusher", "crusher")
    scene.pass_until("action", "second_action")

    assert scene.state.heat[HEYWOOD] == 1
    assert scene.state.counters[MAXTAC] == HEYWOOD


@clause("GNC-13.4")
def test_three_heat_in_a_district_lead_to_the_raid():
    scene = curfew("cf-1", story={"heat": {"heywood": 2}})

    add_heat(scene.state, HEYWOOD)
    next_turn(scene)

    assert active_cards(scene) == ["cf-ordinance", "cf-2a"]


@clause("GNC-13.4", "GNC-13.8")
@pytest.mark.parametrize(
    ("own", "follows"), [((4, 1), True), ((3, 1), False), ((4, 2, 1), True), ((4, 1, 1), False)]
)
def test_twice_the_players_plus_one_hideouts_lead_to_kickbacks(own, follows):
    names = ("pacifica", "heywood", "watson", "westbrook")
    players = [{"hideouts": " ".join(names[:each])} for each in own]
    scene = curfew("cf-1", seats=len(own), players=players)

    next_turn(scene)

    assert active_cards(scene)[-1] == ("cf-2b" if follows else "cf-ordinance")


# Raid -------------------------------------------------------------------------------------------


def raid(**words: Any) -> Scene:
    """Returns the gap after a turn of seat 1 in which a third Heat came to Watson."""
    heat = {"watson": 2, "heywood": 2, "pacifica": 1}
    scene = curfew("cf-1", active=1, story={"heat": heat}, **words)
    add_heat(scene.state, WATSON)
    return scene.pass_until("story_choice")


@clause("GNC-13.5", "GNC-1.7")
def test_the_raid_takes_a_unit_of_each_player_in_each_hot_district():
    units = {"watson": "solo techie drone", "heywood": "solo", "pacifica": "solo"}
    scene = raid(players=[{"units": units}] * 3)

    assert scene.asked == (1, "story_choice")
    assert [option[0] for option in scene.options(1)] == [LOSE] * 3
    for seat in (1, 2, 0):
        scene.choose(seat, scene.options(seat)[0])

    for seat in range(3):
        assert len(units_in(scene.state, seat, WATSON)) == 2
        assert units_in(scene.state, seat, HEYWOOD) == []
        assert len(units_in(scene.state, seat, PACIFICA)) == 1
    assert active_cards(scene) == ["cf-ordinance", "cf-2a"]


@clause("GNC-6.4", "GNC-13.5")
def test_a_drone_left_alone_by_the_raid_is_lost():
    scene = raid(players=[{}, {"units": {"watson": "solo drone", "santo-domingo": "solo"}}, {}])

    scene.choose(1, scene.options(1)[0])

    assert units_in(scene.state, 1, WATSON) == []
    assert len(scene.happened(UNIT_LOST)) >= 2


def tip_off(players: list[dict[str, Any]], maxtac: str = "city-center") -> Scene:
    """Returns the end of seat 0's Reclaim in the Raid."""
    scene = curfew("cf-2a", players=players, story={"maxtac": maxtac}, doing="reclaim")
    return scene.pass_until("story_choice")


@clause("GNC-11.5", "GNC-2.1a")
def test_at_the_end_of_a_reclaim_maxtac_must_move_to_an_adjacent_district():
    scene = tip_off([{}, {}, {}])

    assert scene.options(0) == [(DISTRICT, WATSON), (DISTRICT, WESTBROOK), (DISTRICT, HEYWOOD)]
    scene.choose(0, (DISTRICT, WESTBROOK))

    assert scene.state.counters[MAXTAC] == WESTBROOK


@clause("GNC-11.5", "GNC-13.2")
def test_the_biggest_crew_under_maxtac_loses_a_unit_of_its_choice():
    scene = tip_off([{}, {"units": {"watson": "solo drone"}}, {"units": {"watson": "solo"}}])

    scene.choose(0, (DISTRICT, WATSON))
    assert scene.asked == (1, "story_choice")
    scene.choose(1, scene.options(1)[1])

    assert len(units_in(scene.state, 1, WATSON)) == 1


@clause("GNC-13.2")
def test_tied_crews_under_maxtac_lose_nothing():
    scene = tip_off([{}, {"units": {"watson": "solo"}}, {"units": {"watson": "solo"}}])

    scene.choose(0, (DISTRICT, WATSON))

    assert len(in_play(scene.state, 1)) == len(in_play(scene.state, 2)) == 1


@clause("GNC-13.4", "GNC-13.6")
def test_nineteen_street_cred_lead_to_law_and_disorder():
    scene = curfew(
        "cf-2a",
        seats=2,
        story={"heat": {"pacifica": 3, "heywood": 4, "watson": 2}},
        players=[
            {"cred": 18, "units": {"pacifica": "solo", "heywood": "solo", "watson": "solo"}},
            {"cred": 18},
        ],
    )

    gain_cred(scene.state, 0, 1, FOR_STORY)
    next_turn(scene)

    assert scene.happened(EPILOGUE) == [(number("cf-e1"),)]
    assert scene.state.cred == [17, 18]
    assert scene.outcome is not None
    assert scene.outcome.winners == (1,)


@clause("GNC-13.4", "GNC-13.8")
@pytest.mark.parametrize(
    ("seats", "held", "latched"), [(2, 3, False), (2, 4, True), (3, 2, False), (3, 3, True)]
)
def test_dominance_in_three_districts_or_four_with_two_players_makes_a_king(seats, held, latched):
    districts = ("pacifica", "heywood", "westbrook", "city-center")[:held]
    players = [everywhere(*districts), *[{}] * (seats - 1)]
    players[0]["units"] = dict(zip(districts, ("techie", "techie", "solo", "solo"), strict=False))
    scene = curfew("cf-2a", seats=seats, players=players)

    assert scene.state.latches == ([(number("cf-2a"), 1)] if latched else [])


# King of the Streets ----------------------------------------------------------------------------


def king(rulings: dict[str, str] | None = None, cred: tuple[int, int, int] = (9, 1, 4)) -> Scene:
    """Returns seat 0 with three dominated Districts, seat 1 with two, during a turn of seat 0."""
    players = [
        everywhere("pacifica", "heywood", "westbrook"),
        everywhere("santo-domingo", "city-center"),
        {},
    ]
    for player, each in zip(players, cred, strict=True):
        player["cred"] = each
    return curfew("cf-2a", players=players, rulings=rulings)


@clause("GNC-13.6")
def test_the_player_with_dominance_in_most_districts_is_king_whatever_the_street_cred():
    scene = king(cred=(0, 18, 4))

    next_turn(scene)

    assert scene.happened(EPILOGUE) == [(number("cf-e2"),)]
    assert scene.outcome is not None
    assert scene.outcome.winners == (0,)


@clause("GNC-X44", "GNC-R35", "GNC-12.4")
def test_a_latched_king_who_lost_a_district_ties_and_nobody_wins():
    scene = king()

    lose_unit(scene.state, units_in(scene.state, 0, WESTBROOK)[0])
    next_turn(scene)

    assert scene.happened(EPILOGUE) == [(number("cf-e2"),)]
    assert scene.outcome is not None
    assert scene.outcome.winners == ()
    assert "Voodoo Boys and 6th Street tied" in scene.outcome.reason


@clause("GNC-R35")
def test_with_the_tiebreak_street_cred_settles_the_tie_of_kings():
    scene = king({"GNC-R35": "street-cred-tiebreak"})

    lose_unit(scene.state, units_in(scene.state, 0, WESTBROOK)[0])
    next_turn(scene)

    assert scene.outcome is not None
    assert scene.outcome.winners == (0,)


@clause("GNC-R35")
def test_with_the_tiebreak_equal_street_cred_is_still_won_by_nobody():
    scene = king({"GNC-R35": "street-cred-tiebreak"}, cred=(4, 4, 9))

    lose_unit(scene.state, units_in(scene.state, 0, WESTBROOK)[0])
    next_turn(scene)

    assert scene.outcome is not None
    assert scene.outcome.winners == ()


# Kickbacks --------------------------------------------------------------------------------------


def kickbacks(**player: Any) -> Scene:
    """Returns seat 0 reclaiming in Kickbacks with Presence under MaxTac's eyes."""
    words = {"units": {"pacifica": "solo"}, "hideouts": "heywood", **player}
    return curfew("cf-2b", players=[words, {}, {}], story={"maxtac": "pacifica"}, doing="reclaim")


@clause("GNC-11.2b", "GNC-13.2")
def test_a_bribe_lifts_the_ordinance_and_pays_one_street_cred():
    scene = kickbacks(eurodollars=1)

    assert scene.asked == (0, "story_choice")
    scene.choose(0, (CHOICE, BRIBE))

    assert scene.state.cred[0] == 1
    assert scene.state.resources[0][EURODOLLAR] == 0
    assert scene.asked == (0, "reward")
    scene.choose(0, (GAIN, CONTRABAND, 0))
    assert scene.state.resources[0][CONTRABAND] == 1


@clause("GNC-11.2b", "GNC-1.6")
def test_a_declined_bribe_changes_nothing():
    scene = kickbacks(eurodollars=1)

    scene.pass_(0)

    assert scene.state.cred[0] == 0
    assert scene.asked == (0, "recruit")
    assert scene.state.resources[0] == [1, 0, 0]


@clause("GNC-2.4")
def test_a_secret_may_stand_in_for_the_bribe_and_the_poor_are_not_asked():
    secret = kickbacks(secrets=1)
    secret.choose(0, (CHOICE, BRIBE))
    poor = kickbacks(contraband=5)

    assert secret.state.resources[0][SECRET] == 0
    assert secret.state.cred[0] == 1
    assert poor.asked == (0, "recruit")


@clause("GNC-13.2")
def test_a_bribe_of_an_earlier_turn_does_not_help():
    scene = kickbacks(eurodollars=1)
    scene.state.counters[BRIBED] = scene.state.turn
    scene.state.turn += 3

    scene.pass_(0)

    assert scene.asked == (0, "recruit")


@clause("GNC-13.4", "GNC-13.6", "GNC-13.6a")
def test_twenty_street_cred_lead_to_bought_and_paid_for():
    scene = curfew(
        "cf-2b",
        active=1,
        players=[
            {"cred": 18, "eurodollars": 3, "secrets": 2},
            {"cred": 19, "eurodollars": 1},
            {"cred": 17, "eurodollars": 6},
        ],
    )

    gain_cred(scene.state, 1, 1, FOR_STORY)
    scene.pass_until("story_choice")

    assert scene.happened(EPILOGUE) == [(number("cf-e3"),)]
    assert scene.asked == (2, "story_choice")
    assert scene.options(2) == [(AMOUNT, 0), (AMOUNT, 2), (AMOUNT, 4), (AMOUNT, 6)]
    scene.choose(2, (AMOUNT, 6))
    assert scene.state.cred == [18, 20, 17]
    assert scene.options(0) == [(AMOUNT, 0), (AMOUNT, 2), (AMOUNT, 4)]
    scene.choose(0, (AMOUNT, 4))
    scene.pass_until("nothing")

    assert scene.state.cred == [20, 20, 20]
    assert scene.state.resources[0][EURODOLLAR] + scene.state.resources[0][SECRET] == 1
    assert scene.outcome is not None
    assert scene.outcome.winners == ()


@clause("GNC-13.4")
def test_dominance_in_kickbacks_makes_a_king_too():
    scene = curfew("cf-2b", players=[everywhere("pacifica", "heywood", "westbrook"), {}, {}])

    next_turn(scene)

    assert scene.happened(EPILOGUE) == [(number("cf-e2"),)]


@clause("GNC-13.2", "GNC-18.2")
def test_a_story_question_says_what_the_card_says():
    scene = kickbacks(eurodollars=1)

    document = scene.view(0)["prompt"]

    assert document["note"].startswith("Kickbacks: At the start of step 2")
    assert [option["text"] for option in document["options"]] == [
        "Spend 1 Eurodollar: gain 1 Street Cred and ignore the Ordinance in this Reclaim",
        "Decline",
    ]
