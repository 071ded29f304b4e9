"""GNC-14 The single player game: set-up, Johnny/V, the opposing Gang, your actions, the end."""

import pytest

from nightdeck.games.gangs_of_night_city.model.board import (
    CITY_CENTER,
    HEYWOOD,
    PACIFICA,
    PLACES,
    WATSON,
    WESTBROOK,
)
from nightdeck.games.gangs_of_night_city.model.definitions import (
    BEHAVIOURS,
    EDGERUNNER_CARDS,
    PROFILES,
)
from nightdeck.games.gangs_of_night_city.model.events import (
    AUTOMATON_ACTIVATED,
    AUTOMATON_CARD,
    CARD_REMOVED,
    DISTRICT_DRAWN,
    FIREFIGHT_STARTED,
    MARKET_REFILLED,
    TURN_STARTED,
)
from nightdeck.games.gangs_of_night_city.model.options import (
    ACTION,
    FIREFIGHT,
    SPEND,
    SWAP,
    USE,
)
from nightdeck.games.gangs_of_night_city.model.options import RIVAL as NAME_RIVAL
from nightdeck.games.gangs_of_night_city.model.terms import (
    BOX,
    DISC_SOLO,
    DISTRICT_DECK,
    DISTRICT_DISCARD,
    EDGERUNNER_DECK,
    EDGERUNNER_SLOT,
    LEGEND_SIDE,
    LEGEND_UNIT,
    RESERVE,
    RIVAL,
    UNITS,
)
from nightdeck.games.gangs_of_night_city.rules.solo import draw_districts
from nightdeck.games.gangs_of_night_city.rules.units import (
    check_drones,
    dominant,
    in_play,
    lose_unit,
    units_in,
)
from nightdeck.games.gangs_of_night_city.rules.winning import target_of
from nightdeck.games.gangs_of_night_city.seen.catalogue import BY_NAME
from nightdeck.testing import Scene, clause
from tests.games.gangs_of_night_city.solo_tables import (
    NOBODY_HOME,
    YOU,
    after_activate,
    after_reclaim,
    fight,
    here,
    market,
    settle,
    solo,
)
from tests.games.gangs_of_night_city.tables import active_cards, play

# Set-up -----------------------------------------------------------------------------------------


def fresh(**choices: str) -> Scene:
    """Returns a single player game as it is set up."""
    chosen = {"gang@0": "voodoo-boys", "rival_gang": "valentinos", **choices}
    return Scene("gangs_of_night_city", seats=1, choices=chosen)


@clause("GNC-14.1", "GNC-14.1b", "GNC-14.1c", "GNC-14.1d", "GNC-14.1e")
def test_the_set_up_of_the_single_player_game():
    state = fresh().state

    assert state.board == 0
    assert state.resources == [[1, 2, 0]]
    assert [units_in(state, YOU, PACIFICA)] == [[0, 3, 6, 9]]
    first = RIVAL * UNITS
    assert units_in(state, RIVAL, HEYWOOD) == [first, first + 3, first + 6, first + 9]
    assert state.place[first + 3] == HEYWOOD * PLACES + 1
    assert state.hideouts == [1 << PACIFICA, 1 << HEYWOOD, 0]
    assert state.place[LEGEND_UNIT] == CITY_CENTER * PLACES + 1
    assert in_play(state, LEGEND_SIDE) == [LEGEND_UNIT]
    assert state.cred == [0, 0, 0]


@clause("GNC-14.1d", "GNC-14.12")
def test_the_rest_of_the_gang_is_its_reserve_and_its_abilities_are_unused():
    state = fresh().state

    first = RIVAL * UNITS
    assert state.place[first : first + 13].count(RESERVE) == 9
    gangs = [source for sources in state.modifiers.values() for source in sources]
    assert all(source & 63 < UNITS for source in gangs)


@clause("GNC-14.1f", "GNC-15.6b", "GNC-17.4")
@pytest.mark.parametrize(("deck", "left"), [("full", 14), ("box-size", 6)])
def test_four_edgerunners_leave_the_deck(deck, left):
    state = fresh(edgerunner_deck=deck).state

    names = [
        EDGERUNNER_CARDS[state.definition[card] - 64].id
        for card in range(len(state.definition))
        if 64 <= state.definition[card] < 82
    ]
    assert len(names) == left
    assert not {"johnny-silverhand", "v-female", "v-male", "goro-takemura"} & set(names)
    assert len(state.zones[DISTRICT_DECK]) == 6


@clause("GNC-14.1g", "GNC-3.7")
def test_the_summary_lies_in_a_story_slot_and_you_take_turn_after_turn():
    scene = fresh()

    assert active_cards(scene) == ["fbyc-summary"]
    assert scene.asked[0] == YOU


@clause("GNC-14.1a", "GNC-9.6b")
@pytest.mark.parametrize(("side", "cred"), [(LEGEND_SIDE, [1, 5, 3]), (RIVAL, [1, 3, 5])])
def test_the_token_on_the_second_yellow_space_sets_a_rival_back(side, cred):
    scene = solo(
        players=[{"net": 4, "units": {"pacifica": "netrunner solo"}}],
        rival={"cred": 5, "legend_cred": 5},
        doing="netrun",
    )

    scene.pass_until("net_effect")
    scene.choose(YOU, (USE,))
    assert scene.asked == (YOU, "net_rival")
    scene.choose(YOU, (NAME_RIVAL, side))

    assert scene.state.cred == cred


# Random Districts -------------------------------------------------------------------------------


@clause("GNC-14.6")
def test_drawn_districts_are_discarded_and_shuffled_back_only_when_the_deck_is_empty():
    scene = after_reclaim("watson", "westbrook", "city-center")
    state = scene.state

    assert scene.happened(DISTRICT_DRAWN) == [(WATSON,), (WESTBROOK,), (CITY_CENTER,)]
    assert len(state.zones[DISTRICT_DISCARD]) == 3
    assert len(state.zones[DISTRICT_DECK]) == 3


@clause("GNC-14.6")
def test_a_new_deck_is_made_without_the_cards_of_this_activation():
    state = solo().state
    for card in state.zones[DISTRICT_DECK][:4]:
        state.move(card, DISTRICT_DISCARD)

    drawn = draw_districts(state, 3)

    assert len(set(drawn)) == 3
    assert len(state.zones[DISTRICT_DECK]) == 3
    assert len(state.zones[DISTRICT_DISCARD]) == 3


@clause("GNC-R22")
@pytest.mark.parametrize(
    ("ruling", "left"), [("reshuffle-when-empty", 2), ("reshuffle-every-activation", 5)]
)
def test_the_district_deck_is_shuffled_when_empty_or_every_time(ruling, left):
    scene = solo(rulings={"GNC-R22": ruling}, players=[NOBODY_HOME], rival={"units": {}})
    state = scene.state
    for card in state.zones[DISTRICT_DECK][:3]:
        state.move(card, DISTRICT_DISCARD)

    scene.pass_until("second_action")
    scene.pass_(YOU)
    settle(scene)

    assert len(state.zones[DISTRICT_DECK]) == left


# Johnny/V acts ----------------------------------------------------------------------------------


@clause("GNC-14.2", "GNC-14.2a", "GNC-14.2d")
def test_after_an_activate_turn_johnny_takes_an_empty_district():
    scene = after_activate("watson", players=[NOBODY_HOME])

    assert scene.happened(AUTOMATON_ACTIVATED) == [(LEGEND_SIDE,)]
    assert scene.state.place[LEGEND_UNIT] == WATSON * PLACES + 1
    assert scene.state.cred == [0, 0, 3]
    assert market(scene) == 0
    assert len(scene.state.zones[BOX]) == 3


@clause("GNC-X13", "GNC-14.2a", "GNC-14.2c")
def test_johnny_wipes_out_the_gang_where_you_are_not():
    scene = after_activate(
        "heywood", players=[NOBODY_HOME], opportunities=["smartguns", None, "synthcoke-deal"]
    )

    assert scene.state.place[LEGEND_UNIT] == HEYWOOD * PLACES
    assert units_in(scene.state, RIVAL, HEYWOOD) == []
    assert scene.state.cred == [0, 0, 4]
    assert scene.happened(CARD_REMOVED) == [(BY_NAME["smartguns"], BOX)]
    assert market(scene) == 3 - 1
    assert scene.asked[0] == YOU


@clause("GNC-14.10", "GNC-12.1")
def test_the_market_emptied_by_automata_is_refilled_after_your_next_activate_turn():
    scene = after_activate("watson", players=[NOBODY_HOME])
    assert market(scene) == 0
    assert scene.happened(MARKET_REFILLED) == []

    scene.pass_until("second_action")
    scene.pass_(YOU)

    assert [args[1] for args in scene.happened(MARKET_REFILLED)] == [6, 7, 8]


@clause("GNC-R04", "GNC-14.10")
def test_with_every_turn_the_market_is_refilled_after_the_activation():
    scene = after_activate("watson", players=[NOBODY_HOME], rulings={"GNC-R04": "every-turn"})

    assert market(scene) == 3


@clause("GNC-14.2a")
def test_johnny_stays_where_he_is_and_enters_an_empty_point_of_interest():
    stays = after_activate("watson", players=[NOBODY_HOME], legend="watson-1")
    enters = after_activate("watson", players=[NOBODY_HOME], legend="watson")

    assert stays.state.place[LEGEND_UNIT] == WATSON * PLACES + 1
    assert enters.state.place[LEGEND_UNIT] == WATSON * PLACES + 1


@clause("GNC-14.2b", "GNC-14.3")
def test_johnny_starts_a_firefight_where_you_have_units():
    scene = after_activate("pacifica", players=[NOBODY_HOME])

    assert scene.happened(FIREFIGHT_STARTED) == [(LEGEND_SIDE, PACIFICA)]
    assert scene.asked == (YOU, "combat_card")
    assert market(scene) == 3


@clause("GNC-5.1a", "GNC-R03", "GNC-14.2")
def test_an_empty_turn_that_would_repeat_for_ever_ends_the_game():
    scene = solo(
        rulings={"GNC-R03": "both"},
        players=[{"units": {}, "eurodollars": 1}],
        rival={"cred": 4},
    )

    assert scene.happened(AUTOMATON_ACTIVATED) == []
    assert scene.outcome is not None
    assert (scene.outcome.winners, scene.outcome.reason) == (
        (),
        "New Management: the opposing Gang has the most Street Cred, you lose",
    )


# The Gang acts ----------------------------------------------------------------------------------


@clause("GNC-X14", "GNC-14.4", "GNC-14.4a", "GNC-14.4b", "GNC-R18")
def test_the_valentinos_example():
    scene = after_reclaim(
        "watson",
        "westbrook",
        "city-center",
        players=[
            {
                "eurodollars": 1,
                "units": {"westbrook-1": "solo", "city-center": "techie netrunner"},
            }
        ],
        rival={"units": {"city-center": "techie", "heywood": "solo"}},
        opportunities=["smartguns", "synthcoke-deal", "militech-convoy"],
    )
    state = scene.state
    first = RIVAL * UNITS

    assert state.place[first + 4] == WATSON * PLACES + 1
    assert state.place[first + 5] == WESTBROOK * PLACES
    assert state.place[first + 1] == CITY_CENTER * PLACES
    assert here(scene, RIVAL, WATSON) == here(scene, RIVAL, WESTBROOK) == 2
    assert state.cred == [0, 2, 0]
    assert market(scene, EDGERUNNER_SLOT) == 0
    assert scene.asked == (YOU, "techie_tax")
    assert scene.options(YOU) == [(SPEND, 0), (0,)]
    scene.choose(YOU, (SPEND, 0))
    assert state.resources[YOU] == [0, 0, 0]
    assert state.cred == [0, 5, 0]
    assert scene.happened(CARD_REMOVED)[-2:] == [
        (BY_NAME["smartguns"], BOX),
        (BY_NAME["synthcoke-deal"], BOX),
    ]
    assert scene.happened(FIREFIGHT_STARTED) == [(RIVAL, CITY_CENTER)]
    assert scene.asked == (YOU, "combat_card")
    play(scene, "crusher")
    assert [args[0] for args in scene.happened(AUTOMATON_CARD)] == [1, 1, 2, 2, 2]


@clause("GNC-14.4a")
@pytest.mark.parametrize(
    ("gang", "order"),
    [
        ("maelstrom", [0, 1, 2]),
        ("valentinos", [1, 0, 2]),
        ("tyger-claws", [0, 2, 1]),
        ("sixth-street", [0, 1, 2]),
    ],
)
def test_each_gang_recruits_in_its_own_order(gang, order):
    rest = {0: "solo solo", 1: "techie techie", 2: "netrunner netrunner"}
    for step, kind in enumerate(order):
        used = " ".join(rest[each] + " " + rest[each].split()[0] for each in order[:step])
        scene = after_reclaim(
            "watson",
            "westbrook",
            "pacifica",
            choices={"rival_gang": gang},
            players=[{"units": {}}],
            rival={"units": {"santo-domingo": used} if used else {}},
        )
        unit = scene.state.occupant[WATSON * PLACES + 1]
        assert scene.state.unit_class[unit] == kind


@clause("GNC-14.4a")
def test_the_voodoo_boys_recruit_netrunners_first():
    scene = after_reclaim(
        "watson",
        "westbrook",
        "heywood",
        choices={"gang@0": "maelstrom", "rival_gang": "voodoo-boys"},
        players=[{"units": {}}],
        rival={"units": {}},
    )

    assert [scene.state.unit_class[unit] for unit in in_play(scene.state, RIVAL)] == [2, 2, 2]


@clause("GNC-X46", "GNC-14.4a", "GNC-R19")
@pytest.mark.parametrize(
    ("ruling", "cred"), [("this-district-only", 6), ("all-revealed-each-time", 10)]
)
def test_a_gang_without_reserve_boasts_where_it_is_not_present(ruling, cred):
    everybody = "solo solo solo techie techie techie netrunner netrunner netrunner"
    scene = after_reclaim(
        "watson",
        "heywood",
        "pacifica",
        rulings={"GNC-R19": ruling},
        players=[{"units": {"heywood": "solo"}, "eurodollars": 1}],
        rival={"units": {"heywood": everybody}},
        upgrades=["ping", "contagion"],
    )

    # Watson pays before the tax in Heywood, where the Netrunner pays 2; Pacifica comes last.
    assert scene.asked == (YOU, "techie_tax")
    assert scene.state.cred[RIVAL] == cred - 2
    scene.choose(YOU, (SPEND, 0))
    assert scene.state.cred[RIVAL] == cred
    play(scene, "cyberpsychosis")
    settle(scene)

    assert scene.state.cred[RIVAL] == cred + 2


@clause("GNC-R18")
@pytest.mark.parametrize(("ruling", "recruited"), [("recruit-all-first", 3), ("per-district", 1)])
def test_the_gang_recruits_everywhere_first_or_district_by_district(ruling, recruited):
    scene = after_reclaim(
        "pacifica",
        "watson",
        "westbrook",
        rulings={"GNC-R18": ruling},
        players=[{"units": {"pacifica": "solo"}, "eurodollars": 1}],
        rival={"units": {}},
    )

    assert scene.asked == (YOU, "techie_tax")
    techies = [u for u in in_play(scene.state, RIVAL) if scene.state.unit_class[u] == 1]
    assert len(techies) == recruited


@clause("GNC-14.4b", "GNC-16.6")
def test_without_your_presence_the_edgerunners_go_under_their_deck():
    scene = after_reclaim(
        "watson",
        "westbrook",
        "city-center",
        players=[NOBODY_HOME],
        rival={"units": {}},
        edgerunners=["rogue", "nix", "t-bug"],
    )
    state = scene.state

    assert state.cred == [0, 6, 0]
    buried = [state.definition[card] for card in state.zones[EDGERUNNER_DECK][:3]]
    assert sorted(buried) == sorted(BY_NAME[name] for name in ("rogue", "nix", "t-bug"))
    assert all(state.known[card] == 0 for card in state.zones[EDGERUNNER_DECK][:3])
    assert [args[1] for args in scene.happened(CARD_REMOVED)] == [EDGERUNNER_DECK] * 3


@clause("GNC-14.4b")
def test_the_techie_tax_can_be_refused_for_three_street_cred():
    scene = after_reclaim(
        "pacifica",
        "watson",
        "westbrook",
        players=[{**NOBODY_HOME, "eurodollars": 1, "secrets": 1}],
        rival={"units": {}},
    )

    assert scene.options(YOU) == [(SPEND, 0), (SPEND, 2), (0,)]
    scene.pass_(YOU)

    assert scene.state.resources[YOU] == [1, 0, 1]
    assert scene.state.cred[RIVAL] == 3 + 2 + 2
    assert market(scene) == 2


@clause("GNC-X47", "GNC-14.4b")
def test_without_resources_the_gang_gains_three_unasked_and_the_deal_is_gone():
    scene = after_reclaim(
        "pacifica", "watson", "westbrook", players=[NOBODY_HOME], rival={"units": {}}
    )

    assert scene.state.cred[RIVAL] == 3 + 2 + 2
    assert market(scene) == 2


@clause("GNC-X48", "GNC-14.4b")
@pytest.mark.parametrize(
    ("gang", "net", "left"),
    [("valentinos", 0, 0), ("valentinos", 3, 2), ("voodoo-boys", 3, 1), ("voodoo-boys", 1, 0)],
)
def test_a_netrunner_sends_your_token_back_and_gains_two(gang, net, left):
    scene = after_reclaim(
        "santo-domingo",
        "watson",
        "westbrook",
        choices={"gang@0": "sixth-street", "rival_gang": gang},
        players=[{"units": {"santo-domingo": "solo"}, "net": net}],
        rival={
            "units": {
                "santo-domingo": "netrunner",
                "heywood": "techie techie techie solo solo solo",
            }
        },
    )

    assert scene.state.net == [left]
    # The third recruit finds no Unit in the reserve: 1 more.
    assert scene.state.cred[RIVAL] == 2 + 2 + 2 + 1


@clause("GNC-X49", "GNC-14.4b")
def test_techie_netrunner_and_solo_act_in_this_order():
    scene = after_reclaim(
        "pacifica",
        "watson",
        "westbrook",
        players=[{**NOBODY_HOME, "net": 2, "eurodollars": 1}],
        rival={"units": {"pacifica": "techie netrunner solo"}},
    )

    assert (scene.asked[1], scene.state.net) == ("techie_tax", [2])
    scene.choose(YOU, (SPEND, 0))
    assert (scene.asked[1], scene.state.net) == ("combat_card", [1])
    assert scene.happened(FIREFIGHT_STARTED) == [(RIVAL, PACIFICA)]


@clause("GNC-X49", "GNC-14.4b")
def test_whoever_was_wiped_out_before_has_no_presence_left():
    scene = after_reclaim(
        "pacifica",
        "watson",
        "westbrook",
        choices={"rival_gang": "tyger-claws"},
        players=[{"units": {"pacifica": "solo", "watson": "techie"}, "eurodollars": 3}],
        rival={"units": {"watson": "techie netrunner"}},
        upgrades=["ping", "contagion"],
    )
    assert scene.asked[1] == "combat_card"
    assert scene.state.cred[RIVAL] == 0

    lose_unit(scene.state, 3)
    play(scene, "crusher")

    assert scene.state.resources[YOU] == [3, 0, 0]
    assert scene.state.cred[RIVAL] == 2 + 2


# Your own actions -------------------------------------------------------------------------------


@clause("GNC-14.7", "GNC-R27")
@pytest.mark.parametrize(("ruling", "offered"), [("yes", True), ("no", False)])
def test_you_may_attack_johnny_alone_if_he_is_a_unit(ruling, offered):
    scene = solo(
        rulings={"GNC-R27": ruling},
        players=[{"units": {"westbrook": "solo"}}],
        legend="westbrook",
    )
    scene.choose(YOU, (ACTION, DISC_SOLO, DISC_SOLO))
    scene.pass_(YOU)

    assert ((FIREFIGHT, WESTBROOK) in scene.options(YOU)) is offered


@clause("GNC-14.7", "GNC-R27")
@pytest.mark.parametrize(("ruling", "offered"), [("yes", True), ("no", False)])
def test_you_may_swap_with_johnny_if_he_is_a_unit(ruling, offered):
    scene = fight("", legend="westbrook-1", rulings={"GNC-R27": ruling})

    assert ((SWAP, 0, LEGEND_UNIT) in scene.options(YOU)) is offered


@clause("GNC-14.8", "GNC-R27")
@pytest.mark.parametrize(("ruling", "holder"), [("yes", -1), ("no", YOU)])
def test_johnny_counts_as_a_unit_of_a_third_gang_for_dominance(ruling, holder):
    scene = solo(
        rulings={"GNC-R27": ruling},
        players=[{"units": {"pacifica": "solo"}}],
        legend="pacifica",
    )

    assert dominant(scene.state, PACIFICA) == holder


@clause("GNC-R27")
def test_johnny_is_drawn_into_every_firefight_in_his_district_all_the_same():
    scene = fight("", legend="westbrook", rulings={"GNC-R27": "no"})

    assert LEGEND_SIDE in scene.state.stack[-2].involved


@clause("GNC-14.11", "GNC-14.12")
def test_the_gang_s_lonely_drones_are_lost():
    scene = solo(rival={"units": {"heywood": "solo drone"}})

    lose_unit(scene.state, RIVAL * UNITS)
    check_drones(scene.state)

    assert in_play(scene.state, RIVAL) == []


# The end ----------------------------------------------------------------------------------------


@clause("GNC-14.9")
@pytest.mark.parametrize(
    ("cred", "won", "reason"),
    [
        ((25, 24, 3), True, "Night City Is Yours: you have the most Street Cred"),
        ((3, 4, 25), False, "Legend of the Afterlife: Johnny/V has the most Street Cred, you lose"),
        ((3, 25, 4), False, "New Management: the opposing Gang has the most Street Cred, you lose"),
        ((25, 25, 4), False, "a tie for the most Street Cred is a loss for you"),
        ((26, 25, 25), True, "Night City Is Yours: you have the most Street Cred"),
    ],
)
def test_the_epilogues_of_the_single_player_game(cred, won, reason):
    scene = after_activate(
        "watson", players=[{"cred": cred[0]}], rival={"cred": cred[1], "legend_cred": cred[2]}
    )

    assert scene.outcome is not None
    assert scene.outcome.winners == ((0,) if won else ())
    assert scene.outcome.reason == reason
    assert scene.happened(AUTOMATON_ACTIVATED) == []


@clause("GNC-14.9", "GNC-14.2")
def test_the_end_is_checked_again_after_the_activation():
    scene = after_activate("watson", players=[NOBODY_HOME], rival={"cred": 0, "legend_cred": 22})

    assert scene.outcome is not None
    assert scene.outcome.reason.startswith("Legend of the Afterlife: ")
    assert scene.state.cred[LEGEND_SIDE] == 25


@clause("GNC-R23", "GNC-14.9")
@pytest.mark.parametrize("short", [0, 1])
@pytest.mark.parametrize("target", [20, 23, 25, 30, 35])
def test_the_rival_s_target_is_a_switch(target, short):
    scene = after_activate(
        "watson",
        players=[NOBODY_HOME],
        rival={"cred": target - short},
        rulings={"GNC-R23": str(target)},
    )

    assert (scene.outcome is None) is bool(short)


@clause("GNC-14.9", "GNC-17.3")
def test_the_rival_s_target_is_a_little_lower_than_yours():
    scene = after_activate("watson", players=[NOBODY_HOME])

    assert [target_of(scene.state, side) for side in (YOU, RIVAL, LEGEND_SIDE)] == [25, 23, 23]


@clause("GNC-R23", "GNC-17.3")
@pytest.mark.parametrize(("cred", "ends"), [(29, False), (30, True)])
def test_the_rival_s_target_moves_with_the_length_of_the_game(cred, ends):
    scene = after_activate(
        "watson",
        players=[NOBODY_HOME],
        rival={"cred": cred},
        rulings={"GNC-R23": "35"},
        choices={"target_cred": "20"},
    )

    assert (scene.outcome is not None) is ends


@clause("GNC-3.7", "GNC-14.3", "GNC-14.4")
def test_profiles_and_behaviours_have_words():
    assert [each.id for each in PROFILES] == [
        "profile-johnny",
        "profile-v-female",
        "profile-v-male",
    ]
    assert len(BEHAVIOURS) == 5
    assert all(each.text for each in (*PROFILES, *BEHAVIOURS))


@clause("GNC-13.4d", "GNC-14.2")
def test_the_activation_belongs_to_your_turn():
    scene = after_activate("pacifica", players=[NOBODY_HOME])

    assert scene.asked == (YOU, "combat_card")
    assert scene.state.turn == 1
    assert scene.happened(TURN_STARTED) == []


@clause("GNC-2.5", "GNC-3.7", "GNC-14.6")
def test_the_view_shows_the_rivals_cards_and_the_drawn_districts():
    scene = after_reclaim("watson", "westbrook", "city-center", players=[NOBODY_HOME])

    document = scene.view(YOU)
    regions = {region["id"]: region for region in document["scene"]["regions"]}
    titles = [card["title"] for card in regions["story"]["cards"]]
    assert titles == ["Fine Before You Came", "Johnny Silverhand", "Valentinos (opposing Gang)"]
    assert "Recruits Techie, Solo, Netrunner." in regions["story"]["cards"][2]["text"]
    drawn = document["zones"]["district-discard"]["cards"]
    names = [document["cards"][tag]["card"] for tag in drawn]
    assert names == ["random-watson", "random-westbrook", "random-city-center"]
    assert document["zones"]["district-deck"]["count"] == 3
    assert regions["districts-drawn"]["zones"] == ["district-discard"]
