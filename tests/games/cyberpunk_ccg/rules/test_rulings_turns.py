"""Rulings about turns, money, winning and the Punknaught, and the numbers of the rules."""

import pytest

from nightdeck.games.cyberpunk_ccg.game import CYBERPUNK_CCG
from nightdeck.games.cyberpunk_ccg.model.rulings import PRESETS, RULINGS
from nightdeck.games.cyberpunk_ccg.model.terms import DEFENSE, THIS_TURN
from nightdeck.games.cyberpunk_ccg.rules.using_cards import last
from nightdeck.testing import Scene, clause
from tests.games.cyberpunk_ccg.tables import (
    A,
    B,
    C,
    choose,
    crew,
    fight_on,
    go_on,
    hand,
    hit,
    pass_turn_to,
    person,
    reach,
    scene,
    stash,
    trash,
    unanswered,
    use,
)

TOKEN_RULING = next(each.name for each in RULINGS if each.clause == "CCG-R32")
PARTS = ["Cargo Truck", "Family R.V.", "Hover Sled", "A.V. 1", "Salvaged Railgun"]


def opening(**rulings: str) -> Scene:
    """Return a new game with the decks one begins with."""
    return Scene(CYBERPUNK_CCG, rulings={"auto_pass": "never"} | rulings)


def into_first_turn(table: Scene) -> Scene:
    """Answer everything by default until somebody may buy."""
    while table.asked[1] != "purchase":
        table.take(table.asked[0], table.state.question.default)
    return table


# Setting up and drawing ---------------------------------------------------------------------------


@clause("CCG-R01", "CCG-7.1a")
def test_cards_are_drawn_one_at_a_time_or_declared_first() -> None:
    one = scene(step="draw")
    many = scene(step="draw", rulings={"draw_choice": "declare-first"})

    assert [len(one.options(A)), len(many.options(A))] == [2, 4]
    many.take(A, 1)
    assert len(hand(many, A)) == 3


@clause("CCG-R34", "CCG-5.3", "CCG-6.7y")
def test_opponents_may_be_asked_to_cut() -> None:
    assert opening().asked[1] == "draw"
    table = opening(cut_offers="ask")
    asked = []
    while table.asked[1] == "cut":
        asked.append(table.asked[0])
        table.choose(table.asked[0], "decline:")

    assert asked == [B, B, A, A]


@clause("CCG-R35", "CCG-5.6", "CCG-5.4")
@pytest.mark.parametrize(("ruling", "cards"), [("yes", 7), ("no", 4)])
def test_whether_the_first_player_draws(ruling: str, cards: int) -> None:
    table = into_first_turn(opening(first_turn_draw=ruling))

    assert len(table.hand(table.active())) == cards


@clause("CCG-R33", "CCG-7.1b", "CCG-14.4")
@pytest.mark.parametrize(
    ("ruling", "gains"),
    [
        ("each-opponent", (0, 15, 15)),
        ("next-clockwise", (0, 15, 0)),
        ("chosen-opponent", (0, 0, 15)),
    ],
)
def test_who_gains_from_empty_decks(ruling: str, gains: tuple[int, ...]) -> None:
    table = scene({"runs": [], "gear": []}, {}, {}, step="draw", rulings={"deckout_gain": ruling})

    while table.asked[1] in ("reward", "opponent"):
        if table.asked[1] == "opponent":
            table.choose(A, "player:", "3")
        else:
            table.choose(table.asked[0], "ops:")

    assert tuple(table.ops(seat) for seat in (A, B, C)) == gains


@clause("CCG-7.1c", "CCG-6.8a")
def test_a_draw_by_an_effect_costs_nothing() -> None:
    table = scene(
        {"runs": [], "gear": ["Dig In"], "runners": ["Director Ren Ishikawa"]}, step="purchase"
    )

    unanswered(use(table, A, "use:", "Director Ren Ishikawa"))
    choose(table, A, "Dig In")

    assert trash(table, A) == ["Dig In"]
    assert (table.ops(B), table.style(B)) == (0, 0)


# Windows ------------------------------------------------------------------------------------------


def questions_of_a_turn(ruling: str) -> list[str]:
    """Return the names of what is asked from Draw to the end of the first player's turn."""
    table = scene(
        {"runners": ["Glam Idol"], "operations": ["Bank Job"]},
        step="draw",
        rulings={"no_action_steps": ruling},
    )
    found: list[str] = []
    while table.active() == A:
        if table.asked[1] not in found:
            found.append(table.asked[1])
        table.take(table.asked[0], table.state.question.default)
    return found


@clause("CCG-R03", "CCG-6.1b", "CCG-7.1d", "CCG-7.2c", "CCG-7.5d")
def test_which_steps_have_a_window() -> None:
    usual = ["draw", "purchase", "equip", "legwork", "teams", "closing", "hits", "runs"]

    assert questions_of_a_turn("draw-straighten-and-discard") == [*usual, "damage-control"]
    assert questions_of_a_turn("damage-control-entirely") == usual
    assert questions_of_a_turn("none") == [
        "draw",
        "draw-window",
        "straighten-window",
        *usual[1:],
        "damage-control",
        "late-window",
    ]


@clause("CCG-R06", "CCG-6.1d")
def test_what_others_do_in_a_turn() -> None:
    rich = {"sponsor": "The Mob", "hand": ["Corner Dive"]}
    usual = scene({}, rich, step="purchase")
    mirror = scene({}, rich, step="purchase", rulings={"offturn_actions": "mirror-basic-actions"})
    quiet = scene({}, rich, step="purchase", rulings={"offturn_actions": "responses-only"})
    for table in (usual, mirror, quiet):
        table.pass_(A)

    assert usual.asked == (B, "purchase")
    assert not usual.offers(B, "buy:")
    assert mirror.offers(B, "buy:", "Corner Dive")
    assert quiet.asked[0] == A


@clause("CCG-R06", "CCG-7.1a")
def test_with_mirrored_actions_everybody_draws() -> None:
    table = scene(step="draw", rulings={"offturn_actions": "mirror-basic-actions"})

    while table.asked[1] == "draw":
        table.take(table.asked[0], 0)

    assert (len(hand(table, A)), len(hand(table, B))) == (3, 3)


@clause("CCG-R08", "CCG-7.4b1", "CCG-7.4c1")
@pytest.mark.parametrize(("ruling", "following"), [("sequential", A), ("alternating", B)])
def test_how_teams_are_declared(ruling: str, following: int) -> None:
    table = scene(
        {"runners": ["Glam Idol", "Ex-Ranger"]},
        {"runners": ["Protest Singer"]},
        step="teams",
        rulings={"team_declaration": ruling},
    )

    table.choose(A, "assign:", "Glam Idol")

    assert table.asked[0] == following


# Money and gear -----------------------------------------------------------------------------------


@clause("CCG-R10", "CCG-6.5e")
@pytest.mark.parametrize(
    ("ruling", "used"), [("exhausted-and-withdrawn", True), ("full-rollback", False)]
)
def test_what_a_failed_payment_leaves(ruling: str, used: bool) -> None:
    table = scene(
        {
            "sponsor": "N.C.P.D.",
            "sponsor_used": True,
            "hand": ["Steel Arena"],
            "locations": ["Chrome Cross Club"],
            "runners": [person("Junior Exec", power=8)],
        },
        {"runners": [person("Beat Cop", power=9)]},
        step="purchase",
        rulings={"failed_payment": ruling},
    )

    table.choose(A, "buy:", "Steel Arena").choose(A, "source:", "Chrome Cross Club")
    go_on(table, A)
    if table.asked[0] == A and table.offers(A, "source:", "Junior Exec"):
        table.choose(A, "source:", "Junior Exec")
    unanswered(use(table, B, "Authority"))

    assert hand(table, A) == ["Steel Arena"]
    assert table.is_used("Chrome Cross Club") is used
    assert table.is_busted("Junior Exec")


@clause("CCG-R11", "CCG-7.3a3", "CCG-3.12f")
@pytest.mark.parametrize(("ruling", "used"), [("free", False), ("exhaust-runner", True)])
def test_whether_attaching_at_purchase_exhausts(ruling: str, used: bool) -> None:
    table = scene(
        {
            "sponsor": "The Mob",
            "hand": ["Kevlar Vest"],
            "runners": ["Ex-Ranger", {"card": "Glam Idol", "used": True}],
        },
        step="purchase",
        rulings={"purchase_attach": ruling},
    )

    table.choose(A, "buy:", "Kevlar Vest")
    assert table.offers(A, "host:", "Glam Idol") is not used
    table.choose(A, "host:", "Ex-Ranger")
    choose(table, A, "auto:")

    assert table.is_used("Ex-Ranger") is used
    assert table.bearer("Kevlar Vest") == "Ex-Ranger"


@clause("CCG-R20", "CCG-3.12b")
@pytest.mark.parametrize(
    ("ruling", "car", "vest"),
    [("by-type", False, False), ("by-kind", True, False), ("by-name", True, True)],
)
def test_what_one_of_each_type_means(ruling: str, car: bool, vest: bool) -> None:
    runner = {"card": "Ex-Ranger", "gear": ["Cargo Truck", "Leather Jacket"]}
    for card, fits in (("Muscle Car", car), ("Kevlar Vest", vest)):
        table = scene(
            {"sponsor": "Arasaka", "hand": [card], "runners": [runner]},
            step="purchase",
            rulings={"equipment_type": ruling},
        )
        table.choose(A, "buy:", card)
        assert table.offers(A, "host:", "Ex-Ranger") is fits


@clause("CCG-R51", "CCG-15.1")
@pytest.mark.parametrize(("ruling", "seen"), [("public", True), ("owner-only", False)])
def test_who_sees_a_stash(ruling: str, seen: bool) -> None:
    table = scene({"stash": ["Kevlar Vest"]}, rulings={"stash_visibility": ruling})

    assert ("kevlar-vest" in str(table.view(B))) is seen
    assert "kevlar-vest" in str(table.view(A))


# Empathy ------------------------------------------------------------------------------------------

PSYCHO = {"card": "Shadow Operative", "gear": ["Boosted Reflexes", "Subdermal Plating"]}


@clause("CCG-R31", "CCG-11.3")
@pytest.mark.parametrize(("ruling", "saved"), [("trashed", True), ("burned", False)])
def test_an_idle_cyber_psycho_may_be_beyond_saving(ruling: str, saved: bool) -> None:
    table = scene(
        {"runners": [PSYCHO, person("Street Doc", power=9)]}, rulings={"psycho_penalty": ruling}
    )

    if saved:
        use(table, A, "Medical Tech")
    pass_turn_to(table, B)

    assert ("Shadow Operative" in table.runners(A)) is saved


@clause("CCG-R46", "CCG-11.4")
@pytest.mark.parametrize(
    ("ruling", "lives"), [("hit-or-run-as-attacker", False), ("also-defending", True)]
)
def test_whether_defending_satisfies_a_cyber_psycho(ruling: str, lives: bool) -> None:
    table = scene(
        {"runners": [PSYCHO], "locations": ["Corner Dive"]},
        {"runners": [person("Glam Idol", "1/0/40", team=1)]},
        turn=B,
        rulings={"psycho_counts": ruling},
    )

    hit(table, "Team 1", "Corner Dive", B)
    choose(table, A, "defend:")
    pass_turn_to(pass_turn_to(fight_on(table), A), B)

    assert ("Shadow Operative" in table.runners(A)) is lives


# The Punknaught -----------------------------------------------------------------------------------


def workshop(parts: list[str], tokens: int = 0, **rulings: str) -> Scene:
    """Return a table with a Chassis on a Location of the first player."""
    place = {"card": "Corner Dive", "chassis": {"tokens": tokens, "parts": parts}}
    return scene({"locations": [place]}, rulings=rulings)


@clause("CCG-R32", "CCG-12.3", "CCG-7.0a")
@pytest.mark.parametrize(("ruling", "left"), [("every-turn", 2), ("controller-turns", 3)])
def test_when_tokens_come_off(ruling: str, left: int) -> None:
    table = workshop([], 3, **{TOKEN_RULING: ruling})

    assert pass_turn_to(table, B).tokens() == left


@clause("CCG-R36", "CCG-12.5")
@pytest.mark.parametrize(("ruling", "complete"), [("at-least", True), ("exact", False)])
def test_whether_more_wheels_are_too_many(ruling: str, complete: bool) -> None:
    assert workshop(PARTS, chassis_counts=ruling).complete() is complete


@clause("CCG-R37", "CCG-12.5")
@pytest.mark.parametrize(
    ("ruling", "complete"), [("parts-only", True), ("parts-and-tokens", False)]
)
def test_whether_tokens_keep_it_incomplete(ruling: str, complete: bool) -> None:
    assert workshop(PARTS, 2, chassis_complete=ruling).complete() is complete


@clause("CCG-R50", "CCG-12.7")
@pytest.mark.parametrize(
    ("ruling", "stats"), [("each-of-sr-lr-def", (2, 7, 10)), ("total", (2, 13, 16))]
)
def test_from_what_the_penalty_is_taken(ruling: str, stats: tuple[int, ...]) -> None:
    parts = ["Gun Truck", "Family R.V.", "Hover Sled", "Assault A.V.", "Rotary Cannon"]
    gear = [{"card": "Punknaught Chassis", "tokens": 0, "parts": parts}]
    table = scene(
        {"runners": [person("Glam Idol", "0/0/0", gear=gear)]},
        rulings={"punknaught_penalty": ruling},
    )

    assert (table.sr("Glam Idol"), table.lr("Glam Idol"), table.defense("Glam Idol")) == stats


# Winning ------------------------------------------------------------------------------------------


def winners(table: Scene) -> tuple[int, ...] | None:
    """Return who has won."""
    return None if table.outcome is None else table.outcome.winners


@clause("CCG-R29", "CCG-13.4")
@pytest.mark.parametrize(
    ("ruling", "wins"),
    [
        ("attempts-since-own-last-turn", False),
        ("successes-since-own-last-turn", True),
        ("this-turn-only", True),
        ("whole-game", False),
    ],
)
def test_what_spoils_arasakas_plan(ruling: str, wins: bool) -> None:
    table = scene(
        {
            "sponsor": "Arasaka",
            "runners": [person("Ex-Ranger", "1/0/60"), person("Gonzo Reporter", "1/0/65")],
            "locations": ["Mega-Mall"],
        },
        {"runners": [person("Glam Idol", "1/0/40", team=1)]},
        turn=B,
        rulings={"arasaka_hit": ruling},
    )

    fight_on(hit(table, "Team 1", "Mega-Mall", B))
    pass_turn_to(pass_turn_to(table, A), B)

    assert winners(table) == ((A,) if wins else None)


@clause("CCG-R29", "CCG-13.4")
def test_the_whole_game_never_forgets_a_hit() -> None:
    sides = {
        "sponsor": "Arasaka",
        "runners": [
            person("Ex-Ranger", "1/0/99"),
            "Goliath Unit 7",
            person("Gonzo Reporter", "1/0/30"),
        ],
        "hit_since": True,
    }
    table = scene(sides, step="damage control", rulings={"arasaka_hit": "whole-game"})
    other = scene(sides, step="damage control")
    for each in (table, other):
        pass_turn_to(pass_turn_to(pass_turn_to(each, B), A), B)

    assert winners(table) is None
    assert winners(other) == (A,)


@clause("CCG-R38", "CCG-13.18")
@pytest.mark.parametrize(
    ("ruling", "wins"),
    [("all-runners-active-gear", True), ("unused-only", False), ("printed-only", False)],
)
def test_what_counts_for_the_total(ruling: str, wins: bool) -> None:
    table = scene(
        {
            "sponsor": "Arasaka",
            "runners": [person("Ex-Ranger", "1/0/99", used=True), person("Glam Idol", "1/0/21")],
        },
        step="damage control",
        rulings={"stat_total_scope": ruling},
    )

    pass_turn_to(table, B)

    assert winners(table) == ((A,) if wins else None)


@clause("CCG-R39", "CCG-13.11")
@pytest.mark.parametrize(
    ("ruling", "found"),
    [("active-then-clockwise", (A,)), ("highest-margin", (B,)), ("shared", (A, B))],
)
def test_several_winners_at_once(ruling: str, found: tuple[int, ...]) -> None:
    table = scene(
        {"ops": 100}, {"ops": 120}, step="damage control", rulings={"simultaneous_win": ruling}
    )

    pass_turn_to(table, B)

    assert winners(table) == found


@clause("CCG-R47", "CCG-13.1")
@pytest.mark.parametrize(("ruling", "wins"), [("any-turn", True), ("own-turn", False)])
def test_whose_turn_must_end_for_ops_to_win(ruling: str, wins: bool) -> None:
    table = scene({}, {"ops": 100}, step="damage control", rulings={"winner_check_time": ruling})

    pass_turn_to(table, B)

    assert winners(table) == ((B,) if wins else None)


@clause("CCG-R48", "CCG-7.6d")
@pytest.mark.parametrize(("ruling", "wins"), [("count", True), ("ignore", False)])
def test_whether_bonuses_of_this_turn_count(ruling: str, wins: bool) -> None:
    table = scene(
        {"sponsor": "Arasaka", "runners": [person("Ex-Ranger", "1/0/99")]},
        rulings={"temp_bonus_for_win": ruling},
    )
    card = table.state.runners(A)[0]
    last(table.state, DEFENSE, card, 30, THIS_TURN, A, card)

    pass_turn_to(table, B)

    assert winners(table) == ((A,) if wins else None)


# Numbers and presets ------------------------------------------------------------------------------


@clause("CCG-14.6", "CCG-13.1", "CCG-13.2")
def test_a_short_game_ends_at_sixty() -> None:
    short = next(each for each in PRESETS if each.name == "short-game")
    ops = scene({"ops": 60}, step="damage control", rulings=dict(short.rulings))
    full = scene({"ops": 60}, step="damage control")
    for table in (ops, full):
        pass_turn_to(table, B)

    assert (winners(ops), winners(full)) == ((A,), None)


@clause("CCG-14.6", "CCG-7.1a")
def test_a_fast_draw_is_four_cards() -> None:
    table = scene(step="draw", rulings={"draw_per_turn": "4"})

    while table.asked[1] == "draw":
        table.take(A, 0)

    assert len(hand(table, A)) == 4


@clause("CCG-14.6", "CCG-7.6b")
def test_other_numbers_are_followed() -> None:
    table = scene({"hand": ["Corner Dive"] * 7}, step="damage control", rulings={"hand_limit": "5"})

    pass_turn_to(table, B)

    assert (len(trash(table, A)), len(hand(table, A)), stash(table, A)) == (2, 5, [])


@clause("CCG-14.6", "CCG-7.4b2")
def test_teams_may_be_larger() -> None:
    table = scene(
        {"runners": [*crew(4, "1/1/1", team=1), "Ex-Ranger"]},
        step="teams",
        rulings={"team_max": "5"},
    )

    assert table.offers(A, "assign:", "Ex-Ranger", "Team 1")
    reach(table, A, "done:")


@clause("CCG-14.6")
def test_every_preset_names_rulings_that_exist() -> None:
    known = {each.name: each for each in RULINGS}
    for preset in PRESETS:
        for name, value in preset.rulings.items():
            assert value in known[name].values or known[name].numbers is not None, name
