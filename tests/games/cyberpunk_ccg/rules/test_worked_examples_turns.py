"""Worked examples: windows, drawing, discarding, and the nine ways to win."""

import pytest

from nightdeck.decks import Deck
from nightdeck.games.cyberpunk_ccg.game import CYBERPUNK_CCG
from nightdeck.games.cyberpunk_ccg.model.numbers import style
from nightdeck.games.cyberpunk_ccg.model.terms import LOCATIONS, OPERATIONS
from nightdeck.testing import Scene, clause
from tests.games.cyberpunk_ccg.tables import (
    A,
    B,
    choose,
    fight_on,
    hand,
    hit,
    names,
    pass_turn_to,
    person,
    place,
    reach,
    scene,
    trash,
    unanswered,
    use,
)

MOB = [
    "The Afterlife",  # Bar
    "Steel Arena",  # Entertainment
    "Soy Depot",  # Grocery
    "Mega-Mall",  # Retail
    "Robotics Plant",  # Manufacturing
    "Uplink Tower",  # Net
    "Trauma Center",  # Medical
    "Arasaka Compound",
    "Corner Dive",
]
"""52 EB together."""
BARS = ("The Afterlife", "Corner Dive")
RICH_WITHOUT_A_BAR = [
    *(each for each in MOB if each not in BARS),
    "Militech Proving Ground",
    "Biotech Laboratory",
]
"""54 EB together."""
PARTS = ["Cargo Truck", "Family R.V.", "Hover Sled", "A.V. 1", "Salvaged Railgun"]


# Windows ------------------------------------------------------------------------------------------


@clause("CCG-X45", "CCG-6.1a")
def test_a_window_closes_after_two_passes_in_a_row() -> None:
    sides = {"sponsor": "The Mob", "runners": [person("Road Scout", power=4)], "hand": ["Assassin"]}
    table = scene(sides, sides)

    unanswered(use(table, A, "Family", target="Player 2's Road Scout"))
    table.pass_(B)
    assert (table.asked[0], table.step()) == (A, "hits")
    table.pass_(A)
    assert table.step() == "runs"

    again = scene(sides, sides | {"locations": ["Corner Dive"]})
    reach(again, A, "pass:").pass_(A)
    use(again, B, "play:", "Assassin", target="Player 1's Road Scout")
    choose(again, B, "auto:")
    unanswered(again)
    assert (again.asked[0], again.step()) == (A, "hits")


@clause("CCG-X58", "CCG-6.1h", "CCG-R57")
@pytest.mark.parametrize(
    ("held", "ruling", "is_asked"),
    [
        (["Kevlar Vest", "Hand Cannon"], "public-facts", True),
        ([], "public-facts", False),
        (["Corner Dive"], "public-facts", False),
        (["Kevlar Vest", "Hand Cannon"], "no-legal-action", False),
    ],
)
def test_who_is_asked_betrays_no_event(held: list[str], ruling: str, is_asked: bool) -> None:
    table = scene(
        {"runners": [person("Road Scout", power=4), "Glam Idol"], "hand": ["Dig In"]},
        {"sponsor": "The Mob", "hand": held, "runners": [{"card": "Ex-Ranger", "used": True}]},
        rulings={"auto_pass": ruling},
    )

    use(table, A, "Family", target="Glam Idol")

    assert (table.asked[0] == B) is is_asked
    assert not is_asked or [each[0] for each in table.options(B)] == [0]


@clause("CCG-X59", "CCG-6.5o", "CCG-15.4")
def test_an_announcement_may_be_taken_back_until_the_first_source() -> None:
    table = scene(
        {"sponsor": "The Mob", "hand": ["Assassin"], "locations": ["Corner Dive"]},
        {"runners": [person("Glam Idol", power=3), person("Ex-Ranger", power=3)]},
    )
    before = table.view(B)["log"]

    choose(table, A, "play:", "Assassin")
    table.choose(A, "target:", "Glam Idol")
    table.choose(A, "cancel:")
    assert table.asked[0] == A
    assert table.view(B)["log"] == before
    assert hand(table, A) == ["Assassin"]
    table.choose(A, "play:", "Assassin").choose(A, "target:", "Glam Idol")
    table.choose(A, "source:", "Corner Dive")
    assert not table.offers(A, "cancel:")
    told = " ".join(line["text"] for line in table.view(B)["log"][len(before) :])
    assert "Assassin" in told


# Drawing and discarding ---------------------------------------------------------------------------


@clause("CCG-X28", "CCG-7.1b", "CCG-7.1e")
def test_every_card_that_cannot_be_drawn_is_worth_five() -> None:
    table = scene({"runs": [], "gear": ["Dig In"]}, {"runs": ["Corner Dive"] * 9}, step="draw")

    choose(table, B, "ops:")
    choose(table, B, "style:")

    assert hand(table, A) == ["Dig In"]
    assert (table.state.ops, table.state.style_bonus) == ([0, 5], [0, 5])


@clause("CCG-X29", "CCG-5.5", "CCG-5.7")
@pytest.mark.parametrize(("gear", "first"), [("leather-jacket", A), ("dig-in", None)])
def test_the_best_style_begins(gear: str, first: int | None) -> None:
    runs = {"corner-dive": 42}
    decks = (
        Deck("a", "A", "", runs, "the-mob", "", {"gear": {gear: 42}}),
        Deck("b", "B", "", runs, "the-mob", "", {"gear": {"dig-in": 42}}),
    )
    starts = set()
    for seed in range(12):
        table = Scene(CYBERPUNK_CCG, decks=decks, rulings={"copies_max": "60"}, seed=f"cut {seed}")
        while table.state.turn == 0:
            table.take(table.asked[0], table.state.question.default)
        starts.add(table.state.first_seat)

    assert starts == ({A, B} if first is None else {first})


@clause("CCG-X43", "CCG-7.6b", "CCG-6.7r")
@pytest.mark.parametrize(("held", "lost"), [(11, 3), (8, 0)])
def test_the_hand_is_discarded_down_to_eight(held: int, lost: int) -> None:
    table = scene({"hand": ["Corner Dive"] * held}, step="damage control")

    pass_turn_to(table, B)

    assert len(trash(table, A)) == lost
    assert len(hand(table, A)) == held - lost


@clause("CCG-X38", "CCG-3.7")
def test_a_legendary_card_in_play_keeps_others_from_being_played() -> None:
    rich = {"sponsor": "The Mob", "hand": ["Johnny Silverhand"], "locations": ["The Afterlife"]}
    table = scene({"runners": ["Johnny Silverhand"]}, rich, turn=B, step="purchase")
    free = scene({}, rich, turn=B, step="purchase")

    assert not table.offers(B, "buy:", "Johnny Silverhand")
    assert free.offers(B, "buy:", "Johnny Silverhand")


@clause("CCG-X30", "CCG-7.4a1", "CCG-R05")
@pytest.mark.parametrize("pays", [True, False])
def test_an_enemy_operation_must_be_paid_for(pays: bool) -> None:
    table = scene(
        {
            "sponsor": "Arasaka",
            "runners": [person("Glam Idol", "40/0/40", team=1)],
            "trash": ["Ex-Ranger"],
        },
        {"operations": [place("Witness Protection", 8, 6)], "locations": ["Corner Dive"]},
        step="legwork",
    )

    if pays:
        table.choose(A, "pay-for-op:", "Witness Protection")
        choose(table, A, "source:", "Arasaka")
    choose(table, A, "hit:", "Team 1")
    assert table.offers(A, "target:", "Witness Protection") is pays
    if pays:
        table.choose(A, "target:", "Witness Protection")
        fight_on(table)
        assert names(table, B, OPERATIONS) == []
        assert trash(table, B) == ["Witness Protection"]
        assert table.state.ops == [9, 0]
        assert hand(table, A) == ["Ex-Ranger"]


# Winning ------------------------------------------------------------------------------------------


def winner(table: Scene) -> tuple[tuple[int, ...], str] | None:
    """Return who has won, and by which clause."""
    return None if table.outcome is None else (table.outcome.winners, table.outcome.clause)


@clause("CCG-X33", "CCG-13.9")
@pytest.mark.parametrize("is_cancelled", [True, False])
def test_the_gangs_win_with_a_punknaught_in_the_corp_zone(is_cancelled: bool) -> None:
    table = scene(
        {
            "sponsor": "Your Friendly Local Gangs",
            "locations": [{"card": "Corner Dive", "chassis": {"parts": PARTS}}],
            "hand": ["Trashin' The Corp Zone"],
        },
        {"sponsor": "Arasaka", "hand": ["Net Blackout"]},
    )

    choose(table, A, "play:", "Trashin' The Corp Zone")
    choose(table, A, "source:", "Your Friendly Local Gangs")
    if is_cancelled:
        choose(table, B, "play:", "Net Blackout")
        if table.offers(B, "source:", "Arasaka"):
            table.choose(B, "source:", "Arasaka")
    pass_turn_to(table, B)

    assert winner(table) == (None if is_cancelled else ((A,), "CCG-13.9"))


@clause("CCG-X34", "CCG-13.7", "CCG-7.0b")
@pytest.mark.parametrize("locations", [MOB, RICH_WITHOUT_A_BAR])
def test_the_mob_wins_only_when_its_turn_begins(locations: list[str]) -> None:
    table = scene({"sponsor": "The Mob", "locations": locations}, step="damage control")

    pass_turn_to(table, B)
    assert table.outcome is None
    pass_turn_to(table, A)

    assert winner(table) == (((A,), "CCG-13.7") if locations is MOB else None)


@clause("CCG-X34", "CCG-13.7")
def test_the_mob_does_not_win_without_its_only_bar() -> None:
    table = scene(
        {"sponsor": "The Mob", "locations": [*RICH_WITHOUT_A_BAR, "The Afterlife"]},
        {"runners": [person("Glam Idol", "40/0/40", team=1)]},
        turn=B,
    )

    fight_on(hit(table, "Team 1", "The Afterlife", B))
    pass_turn_to(table, A)

    assert "The Afterlife" not in names(table, A, LOCATIONS)
    assert table.outcome is None


@clause("CCG-X35", "CCG-13.6", "CCG-R17")
@pytest.mark.parametrize(("sr", "wins"), [(121, True), (119, False)])
def test_militech_breaks_an_empty_stash(sr: int, wins: bool) -> None:
    table = scene(
        {
            "sponsor": "Militech",
            "runners": [
                person("Ex-Ranger", "60/0/5"),
                person("Gonzo Reporter", f"{sr - 61}/0/5"),
                person("Glam Idol", "1/0/5", team=1),
            ],
        }
    )

    fight_on(hit(table, "Team 1", "Stash"))
    assert table.state.stash_broken == [1, 0]
    pass_turn_to(table, B)

    assert winner(table) == (((A,), "CCG-13.6") if wins else None)


@clause("CCG-X36", "CCG-13.4", "CCG-R29")
@pytest.mark.parametrize("is_hit", [True, False])
def test_arasaka_does_not_win_after_a_hit(is_hit: bool) -> None:
    table = scene(
        {
            "sponsor": "Arasaka",
            "runners": [person("Ex-Ranger", "1/0/60"), person("Glam Idol", "1/0/65")],
            "locations": ["Mega-Mall"],
        },
        {"runners": [person("Protest Singer", "1/0/40", team=1)]},
        turn=B,
    )

    if is_hit:
        fight_on(hit(table, "Team 1", "Mega-Mall", B))
    pass_turn_to(pass_turn_to(table, A), B)

    assert winner(table) == (None if is_hit else ((A,), "CCG-13.4"))


@clause("CCG-X37", "CCG-13.2", "CCG-2.6")
@pytest.mark.parametrize(("bonus", "wins"), [(5, True), (3, False)])
def test_style_wins_at_the_end_of_anybodys_turn(bonus: int, wins: bool) -> None:
    table = scene(
        {"runners": ["Glam Idol"] * 12, "style": bonus, "stash": ["Designer Suit"]},
        turn=B,
        step="damage control",
    )

    assert style(table.state, A) == 96 + bonus
    pass_turn_to(table, A)

    assert winner(table) == (((A,), "CCG-13.2") if wins else None)
