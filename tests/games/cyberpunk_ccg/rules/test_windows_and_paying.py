"""CCG-6 Windows, abilities, Events, paying and responses."""

import pytest

from nightdeck.games.cyberpunk_ccg.model.funds import best_assignment, cheapest
from nightdeck.testing import Scene, clause
from tests.games.cyberpunk_ccg.tables import (
    A,
    B,
    C,
    choose,
    fight_on,
    hand,
    hit,
    person,
    place,
    reach,
    scene,
    stash,
    trash,
    unanswered,
    use,
)

# Windows ------------------------------------------------------------------------------------------


@clause("CCG-6.1a", "CCG-14.1", "CCG-6.2d")
def test_players_are_asked_clockwise_from_the_active_one() -> None:
    table = scene({}, {}, {}, turn=B, step="hits")
    asked = []
    while table.asked[1] == "hits":
        asked.append(table.asked[0])
        table.pass_(table.asked[0])

    assert asked == [B, C, A]


@clause("CCG-6.1c")
def test_who_can_only_pass_is_passed_over_without_a_trace() -> None:
    table = scene(rulings={"auto_pass": "no-legal-action"})

    assert table.step() == "draw"
    assert table.active() == B


@clause("CCG-6.1f")
def test_what_has_no_target_is_not_offered() -> None:
    table = scene({"runners": ["Garage Screamer", "Glam Idol"]}, step="legwork")

    assert table.asked == (A, "legwork")
    assert not table.offers(A, "Charisma")


@clause("CCG-6.1i", "CCG-6.4c")
def test_an_any_event_is_no_response() -> None:
    table = scene(
        {"runners": [person("Road Scout", power=4), "Glam Idol"]},
        {"sponsor": "The Mob", "locations": ["Corner Dive"], "hand": ["Assassin"]},
    )

    use(table, A, "Family")
    while table.asked != (B, "response"):
        table.pass_(table.asked[0])

    assert not table.offers(B, "play:")
    table.pass_(B)
    reach(table, B, "play:", "Assassin")


@clause("CCG-6.2b", "CCG-6.4a")
def test_an_event_is_paid_for_resolves_and_goes_to_the_trash() -> None:
    table = scene({"sponsor": "Arasaka", "hand": ["Media Blitz"]})

    choose(table, A, "play:", "Media Blitz")
    unanswered(choose(table, A, "auto:"))

    assert table.is_used("Arasaka")
    assert (trash(table, A), table.style_bonus(A)) == (["Media Blitz"], 4)


@clause("CCG-6.4b")
def test_a_cancelled_event_is_lost_with_its_money() -> None:
    table = scene(
        {"sponsor": "Arasaka", "hand": ["Media Blitz"]},
        {"sponsor": "Arasaka", "hand": ["Net Blackout"]},
    )

    choose(table, A, "play:", "Media Blitz")
    choose(table, A, "auto:")
    choose(table, B, "play:", "Net Blackout")
    unanswered(choose(table, B, "auto:"))

    assert table.style_bonus(A) == 0
    assert (trash(table, A), trash(table, B)) == (["Media Blitz"], ["Net Blackout"])
    assert table.state.exhausted[table.state.sponsor[A]]


@clause("CCG-6.4c")
def test_while_it_waits_an_event_is_in_no_zone_and_public() -> None:
    table = scene({"sponsor": "Arasaka", "hand": ["Media Blitz"]})

    choose(table, A, "play:", "Media Blitz")
    choose(table, A, "auto:")

    assert table.asked[1] == "response"
    assert (hand(table, A), trash(table, A)) == ([], [])
    assert "Media Blitz" in str(table.view(B))


@clause("CCG-6.3e", "CCG-6.3c")
def test_an_effect_without_its_target_does_nothing_and_its_price_stays_paid() -> None:
    table = scene(
        {"runners": [person("Road Scout", power=4), person("Glam Idol", power=3)]},
        {"runners": [person("Beat Cop", power=4)]},
    )

    use(table, A, "Family", target="Glam Idol")
    unanswered(use(table, B, "Authority"))

    assert table.power("Glam Idol") == 3 + 2  # equal Power: nothing happens to the Nomad
    assert (table.is_used("Road Scout"), table.is_used("Beat Cop")) == (True, True)


@clause("CCG-6.3b", "CCG-6.7d")
def test_targets_are_chosen_before_anything_is_exhausted() -> None:
    table = scene(
        {"runners": ["Garage Screamer"], "locations": ["Corner Dive", "Kibble Mart"]},
        step="legwork",
    )

    table.choose(A, "Charisma")
    assert not table.is_used("Garage Screamer")
    table.choose(A, "cancel:")
    assert table.asked == (A, "legwork")
    table.choose(A, "Charisma").choose(A, "target:", "Kibble Mart")

    assert table.is_used("Garage Screamer")


@clause("CCG-6.5o")
def test_after_ten_times_nothing_is_taken_back_any_more() -> None:
    table = scene(
        {"runners": ["Garage Screamer"], "locations": ["Corner Dive", "Kibble Mart"]},
        step="legwork",
    )

    for _ in range(10):
        table.choose(A, "Charisma").choose(A, "cancel:")
    table.choose(A, "Charisma")

    assert not table.offers(A, "cancel:")


@clause("CCG-6.3f")
def test_a_runner_is_no_source_for_its_own_ability() -> None:
    table = scene(
        {
            "sponsor_used": True,
            "runners": [person("Junior Exec", "1/2/1", 4), person("Glam Idol", "9/0/9", team=1)],
        },
        {"locations": ["Corner Dive"]},
    )

    hit(table, "Team 1", "Corner Dive")
    while table.asked[0] != A:
        table.pass_(table.asked[0])

    assert not table.offers(A, "Long Range")


# Paying -------------------------------------------------------------------------------------------


@clause("CCG-6.5d")
@pytest.mark.parametrize(
    ("sources", "rest", "picks"),
    [
        ([(1, 6, 0), (2, 3, 0), (3, 4, 0)], 3, [2]),
        ([(1, 6, 0), (2, 3, 0), (3, 4, 0)], 7, [2, 3]),
        ([(1, 5, 0), (2, 3, 0), (3, 2, 0)], 5, [1]),
        ([(1, 3, 0), (2, 3, 0)], 3, [1]),
        ([(1, 3, 0), (2, 2, 1), (3, 2, 1)], 5, [1, 2]),
        ([(1, 9, 0), (2, 5, 1)], 5, [1]),
    ],
)
def test_auto_wastes_least_then_takes_fewest_then_the_first(
    sources: list[tuple[int, int, int]], rest: int, picks: list[int]
) -> None:
    assert cheapest(sources, rest) == picks


@clause("CCG-6.5q")
@pytest.mark.parametrize(
    ("powers", "rooms", "most"),
    [
        ([5, 3], [3, 5], 8),
        ([5, 3], [4], 4 + 1),
        ([5, 3], [], 2 + 1),
        ([6, 6], [6], 6 + 3),
        ([9], [3, 3], 4),
        ([4, 4, 4], [5, 5], 4 + 4 + 2),
    ],
)
def test_corps_are_shared_out_as_well_as_can_be(
    powers: list[int], rooms: list[int], most: int
) -> None:
    assert best_assignment(sorted(powers, reverse=True), rooms) == most


@clause("CCG-6.5i", "CCG-6.5p")
@pytest.mark.parametrize(("power", "offered"), [(0, False), (1, True)])
def test_what_cannot_be_afforded_is_not_offered(power: int, offered: bool) -> None:
    table = scene(
        {
            "sponsor": "The Mob",
            "sponsor_used": True,
            "hand": ["Kevlar Vest"],
            "locations": ["The Open Road"],
            "runners": [person("Junior Exec", power=power)],
        },
        step="purchase",
    )

    assert table.asked == (A, "purchase")
    assert table.offers(A, "buy:", "Kevlar Vest") is offered  # 2 EB and a boost of 1


@clause("CCG-6.5f")
def test_a_cost_of_nothing_needs_no_source() -> None:
    table = scene(
        {"sponsor_used": True, "hand": ["Black Market Sale"], "stash": ["Kevlar Vest"]},
        step="purchase",
    )

    use(table, A, "play:", "Black Market Sale")
    while table.asked[1] in ("response", "draw"):
        table.take(table.asked[0], 0)

    assert trash(table, A) == ["Black Market Sale", "Kevlar Vest"]
    assert len(hand(table, A)) == 2


@clause("CCG-6.7f", "CCG-7.3a3")
def test_gear_may_be_bought_into_the_stash() -> None:
    table = scene({"hand": ["Kevlar Vest"], "runners": ["Glam Idol"]}, step="purchase")

    table.choose(A, "buy:", "Kevlar Vest").choose(A, "host:", "Stash")
    choose(table, A, "auto:")

    assert stash(table, A) == ["Kevlar Vest"]


@clause("CCG-6.5m", "CCG-6.5e")
def test_a_failed_stash_fee_makes_the_declaration_void() -> None:
    table = scene(
        {
            "sponsor_used": True,
            "runners": [person("Glam Idol", "40/0/40", team=1), person("Junior Exec", power=2)],
        },
        {"stash": ["Kevlar Vest"], "runners": [person("Beat Cop", power=9)]},
    )

    hit(table, "Team 1", "Stash")
    choose(table, A, "source:", "Junior Exec")
    unanswered(use(table, B, "Authority"))

    assert table.state.attack_kind == 0
    assert not table.is_used("Glam Idol")
    assert stash(table, B) == ["Kevlar Vest"]
    reach(table, A, "hit:", "Team 1")


@clause("CCG-6.5m")
def test_an_unpaid_event_goes_back_to_hand() -> None:
    table = scene(
        {
            "sponsor_used": True,
            "hand": ["Media Blitz"],
            "runners": [person("Junior Exec", power=6)],
        },
        {"runners": [person("Beat Cop", power=9)]},
    )

    choose(table, A, "play:", "Media Blitz")
    choose(table, A, "source:", "Junior Exec")
    unanswered(use(table, B, "Authority"))

    assert hand(table, A) == ["Media Blitz"]
    assert table.is_busted("Junior Exec")


@clause("CCG-6.5n")
def test_waiting_discounts_apply_together_and_end_with_the_turn() -> None:
    table = scene(
        {
            "sponsor": "The Mob",
            "hand": ["Mega-Mall", "Robotics Plant"],
            "locations": ["The Afterlife"],
            "runners": ["Mob Consigliere"],
        },
        step="purchase",
    )

    assert table.cost("Mega-Mall") == 11 - 1
    unanswered(use(table, A, "use:", "The Mob"))
    assert table.cost("Mega-Mall") == 11 - 1 - 8
    reach(table, A, "buy:", "Mega-Mall").choose(A, "buy:", "Mega-Mall").choose(A, "auto:")

    assert table.locations(A) == ["The Afterlife", "Mega-Mall"]
    assert table.cost("Robotics Plant") == 11 - 1


# Responses ----------------------------------------------------------------------------------------


def doomed() -> Scene:
    """Return a table where two Runners of the first player are about to be Trashed."""
    table = scene(
        {
            "runners": [
                person("Glam Idol", "1/0/1", 2, team=1),
                person("Protest Singer", "1/0/1", 2, team=1),
                person("Street Doc", power=9),
                person("Ripperdoc", power=9),
            ]
        },
        {"locations": ["Mega-Mall"]},
    )
    hit(table, "Team 1", "Mega-Mall")
    return reach(table, A, "Medical Tech")


@clause("CCG-6.6d", "CCG-9.2", "CCG-6.7p")
def test_the_window_closes_with_the_last_saved_card() -> None:
    table = doomed()

    use(table, A, "Medical Tech", "Street Doc", target="Glam Idol")
    use(table, A, "Medical Tech", "Ripperdoc", target="Protest Singer")
    while table.asked[1] == "response" and table.state.attack_kind:
        table.pass_(table.asked[0])

    assert table.state.attack_kind == 0
    assert trash(table, A) == []


@clause("CCG-6.6b", "CCG-9.2")
def test_when_all_pass_the_rest_is_lost() -> None:
    table = doomed()

    use(table, A, "Medical Tech", "Street Doc", target="Glam Idol")
    fight_on(table)

    assert trash(table, A) == ["Protest Singer"]
    assert table.is_used("Glam Idol")


@clause("CCG-6.6a", "CCG-6.6e", "CCG-10.2a")
def test_only_a_runner_used_for_an_effect_can_be_answered() -> None:
    table = scene(
        {"sponsor": "The Mob", "hand": ["Corner Dive"], "locations": ["Kibble Mart"]},
        {"runners": [person("Beat Cop", power=9)]},
        step="purchase",
    )

    table.choose(A, "buy:", "Corner Dive").choose(A, "source:", "Kibble Mart")

    assert table.asked == (B, "purchase")


@clause("CCG-6.6h", "CCG-10.13c")
def test_cops_and_cyber_psychos_are_never_targets() -> None:
    psycho = {"card": "Data Thief", "power": 2, "empathy": 3, "gear": ["Targeting Scope Eyes"]}
    cop = {"card": "Undercover Detective", "power": 1}
    table = scene(
        {"sponsor": "Arasaka", "runners": [psycho, cop, {"card": "Max Tac Rookie", "used": True}]},
        {"runners": [person("Beat Cop", power=9)], "locations": [place("Corner Dive", 5, 5)]},
        step="legwork",
    )

    assert table.empathy("Data Thief") == 1
    use(table, A, "Interface", mode="lower")
    while table.asked[1] == "response":
        assert not table.offers(table.asked[0], "Authority")
        table.pass_(table.asked[0])
    use(table, A, "use:", "Undercover Detective")
    choose(table, A, "auto:")
    while table.asked[1] == "response":
        assert not table.offers(table.asked[0], "Authority")
        table.pass_(table.asked[0])

    assert not table.is_used("Max Tac Rookie")
