"""CCG-12, CCG-13, CCG-15 The Punknaught, winning and leaving, and what stays hidden."""

import pytest

from nightdeck.games.cyberpunk_ccg.game import CYBERPUNK_CCG
from nightdeck.kernel.engine import concede
from nightdeck.testing import Scene, clause
from tests.games.cyberpunk_ccg.tables import (
    A,
    B,
    C,
    choose,
    fight_on,
    go_on,
    hand,
    hit,
    pass_turn_to,
    person,
    scene,
    stash,
    trash,
    unanswered,
    use,
)

PARTS = ["Cargo Truck", "Family R.V.", "Hover Sled", "A.V. 1", "Salvaged Railgun"]


def built(tokens: int = 0, parts: list[str] | None = None) -> dict[str, object]:
    """Return a Location with a Chassis on it."""
    chassis = {"tokens": tokens, "parts": PARTS if parts is None else parts}
    return {"card": "Corner Dive", "chassis": chassis}


# The Punknaught -----------------------------------------------------------------------------------


@clause("CCG-12.1", "CCG-12.3", "CCG-12.14", "CCG-12.10")
def test_a_chassis_is_bought_onto_a_location_without_one() -> None:
    table = scene(
        {
            "hand": ["Punknaught Chassis"],
            "locations": [built(), "Kibble Mart", "Mega-Mall"],
            "runners": ["Ex-Ranger"],
        },
        step="purchase",
    )

    table.choose(A, "buy:", "Punknaught Chassis")
    assert not table.offers(A, "host:", "Corner Dive")
    assert not table.offers(A, "host:", "Ex-Ranger")
    assert not table.offers(A, "host:", "Stash")
    table.choose(A, "host:", "Kibble Mart")
    choose(table, A, "auto:")

    assert table.tokens(2) == 3


@clause("CCG-12.4", "CCG-7.3a3")
def test_vehicles_and_heavy_weapons_are_bought_straight_onto_it() -> None:
    sides = {"sponsor": "Arasaka", "locations": [built(3, []), "Mega-Mall"]}
    truck = scene(sides | {"hand": ["Cargo Truck"]}, step="purchase")
    truck.choose(A, "buy:", "Cargo Truck").choose(A, "host:", "Chassis")
    choose(truck, A, "auto:")
    pistol = scene(sides | {"hand": ["Street Pistol"]}, step="purchase")
    pistol.choose(A, "buy:", "Street Pistol")

    assert truck.bearer("Cargo Truck") == "Punknaught Chassis"
    assert not pistol.offers(A, "host:", "Chassis")


@clause("CCG-12.4")
def test_equip_moves_nothing_onto_or_off_a_chassis() -> None:
    table = scene({"locations": [built(3, ["Cargo Truck"])], "stash": ["Hover Sled"]}, step="equip")

    assert table.asked == (A, "equip")
    assert not table.offers(A, "transfer:")


@clause("CCG-12.6", "CCG-12.11", "CCG-12.7")
def test_until_complete_it_gives_nothing() -> None:
    gear = [{"card": "Punknaught Chassis", "tokens": 0, "parts": PARTS[:4]}]
    table = scene({"runners": [person("Glam Idol", "1/1/1", gear=gear)]})

    assert not table.complete()
    assert (table.sr("Glam Idol"), table.defense("Glam Idol")) == (1, 1)
    assert table.movement("Glam Idol") == (1, 1)


@clause("CCG-12.8", "CCG-7.3b4", "CCG-12.7")
@pytest.mark.parametrize(("tokens", "moves"), [(0, True), (1, False)])
def test_without_tokens_it_moves_onto_a_runner(tokens: int, moves: bool) -> None:
    table = scene({"locations": [built(tokens)], "runners": ["Glam Idol"]}, step="equip")

    assert table.offers(A, "transfer:", "Punknaught Chassis") is moves
    if moves:
        go_on(table.choose(A, "transfer:", "Punknaught Chassis"), A)
        assert table.bearer("Punknaught Chassis") == "Glam Idol"
        assert table.is_used("Glam Idol")


@clause("CCG-12.9", "CCG-8.6d")
def test_when_it_is_trashed_its_parts_go_too() -> None:
    gear = [{"card": "Punknaught Chassis", "tokens": 0, "parts": PARTS}]
    table = scene(
        {"runners": [person("Glam Idol", "0/0/0", team=1, gear=gear)]},
        {"locations": ["Arasaka Compound"]},
    )

    fight_on(hit(table, "Team 1", "Arasaka Compound"))

    assert trash(table, A) == sorted([*PARTS, "Punknaught Chassis"])
    assert table.runners(A) == ["Glam Idol"]


@clause("CCG-12.12")
def test_on_a_runner_it_goes_to_another_but_not_into_the_stash() -> None:
    gear = [{"card": "Punknaught Chassis", "tokens": 0, "parts": PARTS}]
    table = scene(
        {"runners": [{"card": "Glam Idol", "gear": gear}, "Ex-Ranger"]},
        step="equip",
    )

    go_on(table.choose(A, "transfer:", "Punknaught Chassis"), A)

    assert table.bearer("Punknaught Chassis") == "Ex-Ranger"
    assert table.is_used("Punknaught Chassis")
    assert stash(table, A) == []


@clause("CCG-12.15")
def test_a_chassis_trashed_as_a_cost_takes_its_parts_along() -> None:
    table = scene(
        {
            "sponsor_used": True,
            "hand": ["Black Market Sale"],
            "locations": [built(2, ["Cargo Truck"])],
            "runners": [person("Grease Kid", power=9)],
        },
        step="purchase",
    )

    choose(table, A, "play:", "Black Market Sale")
    table.choose(A, "trash:", "Punknaught Chassis")
    use(table, A, "Jury-Rig")
    unanswered(table)

    assert stash(table, A) == ["Cargo Truck"]
    assert "Punknaught Chassis" in trash(table, A)


# Winning ------------------------------------------------------------------------------------------


def winner(table: Scene) -> tuple[tuple[int, ...], str] | None:
    """Return who has won, and by which clause."""
    return None if table.outcome is None else (table.outcome.winners, table.outcome.clause)


@clause("CCG-13.1")
@pytest.mark.parametrize(("ops", "wins"), [(100, True), (99, False)])
def test_a_hundred_ops_points_win(ops: int, wins: bool) -> None:
    table = pass_turn_to(scene({"ops": ops}, step="damage control"), B)

    assert winner(table) == (((A,), "CCG-13.1") if wins else None)


@clause("CCG-13.3", "CCG-13.5")
@pytest.mark.parametrize(("sponsor", "wins"), [("Biotechnica", True), ("Militech", False)])
def test_fifty_lost_empathy_win_for_biotechnica_alone(sponsor: str, wins: bool) -> None:
    cyber = [
        "Full Borg Conversion",
        "Overdrive Reflexes",
        "Grenade Arm",
        "Sprinter Legs",
        "Full Skinweave",
        "Chrome Right Arm",
    ]
    runners = [
        person("Glam Idol", empathy=40, gear=cyber),
        person("Ex-Ranger", empathy=40, gear=cyber),
    ]
    table = scene({"sponsor": sponsor, "runners": runners}, step="damage control")

    pass_turn_to(table, B)

    assert winner(table) == (((A,), "CCG-13.5") if wins else None)


@clause("CCG-13.8", "CCG-12.11")
@pytest.mark.parametrize("road", [True, False])
def test_the_nomads_need_the_open_road_and_all_seven_kinds(road: bool) -> None:
    kinds = ["Street Bike", "Muscle Car", "Scout Gyro"]
    names = ["Glam Idol", "Ex-Ranger", "Script Kid"]
    runners = [{"card": name, "gear": [kind]} for name, kind in zip(names, kinds, strict=True)]
    table = scene(
        {
            "sponsor": "The Nomads",
            "runners": runners,
            "locations": [built(), *(["The Open Road"] if road else [])],
        },
        step="damage control",
    )

    pass_turn_to(table, B)

    assert winner(table) == (((A,), "CCG-13.8") if road else None)


@clause("CCG-13.10", "CCG-13.15")
def test_fifty_bust_points_end_the_game_at_once() -> None:
    table = scene(
        {"runners": [person("Script Kid", power=1)]},
        {
            "sponsor": "N.C.P.D.",
            "busts": 49,
            "runners": [person("Beat Cop", power=9)],
            "locations": ["Corner Dive"],
        },
        step="legwork",
    )

    use(table, A, "Interface", mode="lower")
    unanswered(use(table, B, "Authority"))

    assert winner(table) == ((B,), "CCG-13.10")


@clause("CCG-13.12", "CCG-13.16")
def test_who_concedes_takes_their_cards_along() -> None:
    table = scene(
        {"runners": ["Glam Idol"]},
        {"locations": ["Corner Dive", {"card": "Kibble Mart", "by": A}], "runners": ["Ex-Ranger"]},
        {},
    )

    concede(table.state, B)

    assert table.outcome is None
    assert (table.locations(B), table.runners(B)) == ([], [])
    assert trash(table, A) == ["Kibble Mart"]
    concede(table.state, C)
    assert winner(table) == ((A,), "CCG-13.12")


@clause("CCG-13.16", "CCG-5.4")
@pytest.mark.parametrize("seat", [A, B, C])
def test_somebody_may_leave_while_opening_hands_are_drawn(seat: int) -> None:
    table = Scene(CYBERPUNK_CCG, seats=3)

    table.choose(A, "runs:")
    concede(table.state, seat)
    while table.state.turn == 0:
        table.take(table.asked[0], 0)

    assert {len(table.hand(each)) for each in (A, B, C) if each != seat} == {4}
    assert table.hand(seat) == []


@clause("CCG-13.16")
def test_what_a_player_who_left_has_started_ends() -> None:
    table = scene(
        {"runners": [person("Road Scout", power=6), "Ex-Ranger"]},
        {"runners": [{"card": "Glam Idol"}]},
        {},
        turn=B,
        step="hits",
    )

    table.pass_(B)
    table.pass_(C)
    unanswered(use(table, A, "Family", target="Glam Idol"))
    assert table.power("Glam Idol") == 5 + 3
    concede(table.state, A)

    assert table.power("Glam Idol") == 5


@clause("CCG-13.14")
def test_a_turn_ends_when_its_player_concedes() -> None:
    table = scene({}, {}, {}, step="hits")

    concede(table.state, A)

    assert table.active() == B
    assert table.asked == (B, "draw")


@clause("CCG-13.14")
def test_an_attack_on_somebody_who_leaves_ends_without_result() -> None:
    table = scene(
        {"runners": [person("Glam Idol", "40/0/40", team=1)]},
        {"locations": ["Corner Dive"]},
        {},
    )

    hit(table, "Team 1", "Corner Dive")
    concede(table.state, B)

    assert table.state.attack_kind == 0
    assert table.ops(A) == 0
    assert table.is_used("Glam Idol")
    assert table.asked[0] in (A, C)


@clause("CCG-13.13", "CCG-13.17")
@pytest.mark.parametrize(
    ("a", "b", "winners"),
    [
        ({"ops": 30}, {"style": 20}, (A,)),
        ({"ops": 20}, {"style": 30}, (B,)),
        ({"ops": 30}, {"ops": 30, "style": 5}, (B,)),
        ({"ops": 30}, {"style": 30}, ()),
    ],
)
def test_after_the_last_round_the_most_points_win(
    a: dict[str, int], b: dict[str, int], winners: tuple[int, ...]
) -> None:
    table = scene(a, b, turn=B, round=60, step="damage control")

    pass_turn_to(table, A)

    assert winner(table) == (winners, "CCG-13.13")


@clause("CCG-13.17", "CCG-13.11")
def test_the_active_players_sponsor_is_looked_at_with_ops_and_style() -> None:
    table = scene(
        {
            "sponsor": "Arasaka",
            "runners": [person("Ex-Ranger", "1/0/90"), person("Glam Idol", "1/0/40")],
        },
        {"ops": 150},
        step="damage control",
    )

    pass_turn_to(table, B)

    assert winner(table) == ((A,), "CCG-13.4")


@clause("CCG-13.18", "CCG-13.4")
def test_bonuses_of_a_skirmish_do_not_count_for_the_total() -> None:
    table = scene(
        {
            "sponsor": "Arasaka",
            "runners": [person("Contract Bodyguard", "1/0/59"), person("Glam Idol", "1/0/60")],
        },
        step="damage control",
    )

    pass_turn_to(table, B)

    assert table.outcome is None


# Hidden information -------------------------------------------------------------------------------


@clause("CCG-15.1", "CCG-15.4", "CCG-15.5")
def test_hands_and_decks_are_hidden_but_their_backs_are_counted() -> None:
    table = scene({"hand": ["Assassin", "Media Blitz", "Bank Job"]})
    seen = str(table.view(B))

    assert "assassin" not in seen
    assert "bank-job" not in seen
    assert "assassin" in str(table.view(A))


@clause("CCG-15.6", "CCG-6.8c", "CCG-6.7t", "CCG-6.8m")
def test_a_search_without_a_match_is_asked_all_the_same() -> None:
    table = scene({"sponsor": "Arasaka", "hand": ["Headhunter Fee"]}, step="purchase")

    use(table, A, "play:", "Headhunter Fee")
    unanswered(choose(table, A, "auto:"))

    assert table.asked == (A, "search")
    assert len(table.options(A)) == 1
    table.take(A, 0)
    assert hand(table, A) == []


@clause("CCG-15.2", "CCG-6.8c", "CCG-15.7")
def test_a_card_that_was_found_is_shown() -> None:
    table = scene(
        {"sponsor": "Arasaka", "hand": ["Headhunter Fee"], "runs": ["Bank Job", "Ex-Ranger"]},
        step="purchase",
    )

    use(table, A, "play:", "Headhunter Fee")
    unanswered(choose(table, A, "auto:"))
    assert not table.offers(A, "Bank Job")
    table.choose(A, "Ex-Ranger")

    assert hand(table, A) == ["Ex-Ranger"]
    assert "Ex-Ranger" in " ".join(line["text"] for line in table.view(B)["log"])
    assert "ex-ranger" not in str(table.view(B)["zones"])


@clause("CCG-6.8e")
def test_a_look_at_a_hand_is_seen_but_not_the_hand() -> None:
    table = scene(
        {"runners": [person("Info Broker", power=5)]}, {"hand": ["Assassin"]}, {}, step="legwork"
    )

    use(table, A, "use:", "Info Broker", target="Player 2")
    unanswered(table)

    assert "Assassin" in str(table.view(A)["log"])
    assert "Assassin" not in str(table.view(C)["log"])
