"""Sections 1 to 4: the table, cards, setting up."""

from __future__ import annotations

import pytest

from nightdeck.games.neuroscape.check.readers import card_of
from nightdeck.games.neuroscape.game import NEUROSCAPE
from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.events import START_ROLLED
from nightdeck.games.neuroscape.model.terms import (
    BANK,
    COMMITTED,
    CYBERDECK,
    FACTION_NAMES,
    HAND,
    MAINFRAME,
    PURGE,
    RAM,
    RAM_DECK,
    TYPE_NAMES,
)
from nightdeck.kernel.engine import concede
from nightdeck.testing import clause
from tests.games.neuroscape.tables import (
    A,
    B,
    C,
    D,
    begun,
    circle,
    each_alone,
    end_turn,
    numbers,
    pass_checks,
    play,
    scene,
    until,
)

HOLD = "Deja Vu"


# 1, 2 ---------------------------------------------------------------------------------------------


@clause("NEU-1.1", "NEU-18.9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players_sit_down(seats):
    table = begun(seats, "free-for-all")

    assert table.state.seats == seats
    assert all(len(table.hand(seat)) == 5 for seat in range(seats))


@clause("NEU-1.2", "NEU-4.2", "NEU-2.4")
@pytest.mark.parametrize(("variant", "pools"), [("teams", 2), ("free-for-all", 4)])
def test_every_player_or_team_starts_with_two_pools_of_20(variant, pools):
    assert begun(4, variant).state.health == [[20, 20]] * pools


@clause("NEU-2.1a", "NEU-2.1b", "NEU-4.3")
def test_both_decks_are_shuffled_apart_and_no_ram_is_in_play():
    state = begun().state

    for seat in (A, B):
        kinds = {POOL[state.definition[card]].kind for card in state.cards(seat, CYBERDECK)}
        assert RAM not in kinds
        assert {POOL[state.definition[c]].kind for c in state.cards(seat, RAM_DECK)} == {RAM}
        assert (len(state.cards(seat, RAM_DECK)), state.cards(seat, BANK)) == (25, [])
    other = begun(seed="other").state
    assert [state.definition[c] for c in state.cards(A, CYBERDECK)] != [
        other.definition[c] for c in other.cards(A, CYBERDECK)
    ]


@clause("NEU-2.1d", "NEU-2.1e", "NEU-7.1", "NEU-7.5")
def test_ram_lies_in_the_bank_pledged_or_under_a_character():
    table = scene({"hand": ["Scrapper", HOLD], "bank": 2}, {"hand": [HOLD]})

    table.choose(A, "Scrapper")
    assert (table.bank(A), len(table.state.cards(A, COMMITTED))) == ((1, 0), 0)
    table.pass_(B)

    assert (table.bank(A), len(table.state.cards(A, COMMITTED))) == ((1, 0), 1)
    assert table.committed("Scrapper") == 1


@clause("NEU-2.1f", "NEU-2.5", "NEU-6.3")
def test_a_character_enters_the_field_last_and_refreshed():
    table = scene({"field": ["Coder"], "hand": ["Scrapper", HOLD], "bank": 1})

    play(table, A, "Scrapper")

    assert table.field(A) == ["Coder", "Scrapper"]
    assert not table.is_running("Scrapper")
    assert table.damage("Scrapper") == 0


@clause("NEU-2.1g", "NEU-3.2", "NEU-15.7")
def test_a_mainframe_is_in_play_from_the_start_and_no_target_of_anything():
    table = scene({"hand": ["Delete", "The Tower", HOLD], "bank": 8, "field": ["Psychic"]})

    assert len(table.state.cards(A, MAINFRAME)) == 1
    assert not table.offers(A, "The Tower")


@clause("NEU-2.1h", "NEU-12.12", "NEU-3.10", "NEU-12.6")
def test_a_protocol_fills_a_slot_without_anybody_being_asked_which():
    table = scene({"hand": ["Firewall", HOLD], "bank": 2})

    play(table, A, "Firewall")

    assert (table.slots(A), table.asked) == (["Firewall"], (A, "deploy"))


@clause("NEU-2.1i", "NEU-3.13")
def test_one_environment_lies_between_all_players():
    table = scene({"hand": ["The Net", HOLD], "bank": 4}, {"field": ["Coder"]})

    play(table, A, "The Net")

    assert (table.environment(), table.attack("Coder")) == ("The Net", 2)
    assert (table.synergy(A, "Hacker"), table.synergy(B, "Hacker")) == (1, 2)


@clause("NEU-2.1j", "NEU-8.3")
def test_the_newest_item_lies_on_top_of_the_cache():
    table = scene(
        {"hand": ["Hackathon", HOLD], "bank": 2}, {"hand": ["Binary Blast", HOLD], "bank": 1}
    )

    table.choose(A, "Hackathon").choose(B, "Binary Blast")

    assert table.cache() == ["Binary Blast", "Hackathon"]


@clause("NEU-2.1k", "NEU-2.1l", "NEU-20.20", "NEU-2.3")
def test_used_cards_go_to_the_bin_and_purged_ones_to_the_purge_of_their_owners():
    table = scene(
        {"hand": ["Dust to Dust", HOLD], "bank": 5, "field": ["Badlands Infantry"]},
        {"field": ["Scrapper"]},
    )

    play(table, A, "Dust to Dust", "Scrapper")

    assert (table.bin(A), table.purge(B)) == (["Dust to Dust"], ["Scrapper"])
    assert (table.bioframe(B), table.state.cards(A, PURGE)) == (18, [])


@clause("NEU-2.2")
def test_a_virus_stays_its_players_wherever_it_is_attached():
    table = scene({"hand": ["Bitrot", HOLD], "bank": 2})

    play(table, A, "Bitrot")

    card = card_of(table.state, "Bitrot")
    assert (table.state.owner[card], table.state.control[card]) == (A, A)
    assert (table.slots(B), table.synergy(A, "Hacker")) == (["Bitrot"], 1)


@clause("NEU-2.6", "NEU-5.7c")
def test_the_turn_passes_to_the_next_player_with_the_next_number():
    table = scene({"hand": [HOLD]})

    end_turn(table, A)

    assert (table.active(), table.turn()) == (B, 6)


@clause("NEU-2.7", "NEU-2.12")
def test_a_card_that_leaves_play_and_comes_back_is_new():
    grown = {"card": "Freelance Merc", "plus": 2, "damage": 1, "used": True}
    table = scene(
        {"field": [grown, "Searcher of the Sky"], "hand": ["The Hermit"], "bank": 4},
        {"hand": [HOLD]},
    )
    table.choose(A, "The Hermit").choose(A, "upright:").choose(A, "Freelance Merc").pass_(B)

    play(table, A, "Freelance Merc")

    assert numbers(table, "Freelance Merc") == (2, 3)
    card = card_of(table.state, "Freelance Merc")
    assert (table.counters("Freelance Merc", "plus"), table.state.spent[card]) == (0, 0)


@clause("NEU-13.6", "NEU-6.10")
def test_a_program_whose_only_target_is_gone_fails():
    table = scene(
        {"hand": ["Claritex", "Coder"], "bank": 1, "deck": 9},
        {"field": ["Virtual Kid", "Badlands Sniper"]},
    )
    table.choose(A, "Claritex").choose(A, "Virtual Kid")

    table.choose(B, "Long Shot").choose(B, "Virtual Kid")
    pass_checks(table)

    assert (table.hand(A), table.bin(A)) == (["Coder"], ["Claritex"])


@clause("NEU-2.10", "NEU-16.8")
@pytest.mark.parametrize("asked", [A, B])
def test_anybody_may_concede_whoever_is_asked(asked):
    table = scene({"hand": [HOLD]}, {"hand": [HOLD]})
    if asked == B:
        table.choose(A, "done:").pass_(A)

    concede(table.state, A)

    assert table.outcome.winners == (B,)


@clause("NEU-16.8", "NEU-2.10")
def test_a_partner_decides_for_who_has_given_up():
    table = circle({"hand": ["Hackathon", HOLD], "bank": 2, "deck": 9}, {}, {}, {})

    concede(table.state, A)
    assert table.outcome is None
    assert table.asked == (D, "deploy")
    play(table, D, "Hackathon")

    assert len(table.hand(A)) == 1 + 2
    assert table.active() == A


@clause("NEU-16.8")
def test_a_team_is_out_when_both_of_it_have_given_up():
    table = circle({"hand": [HOLD]}, {}, {}, {})

    concede(table.state, A)
    concede(table.state, D)

    assert table.outcome.winners == (B, C)


@clause("NEU-16.8")
def test_who_has_given_up_cannot_give_up_again():
    table = circle({"hand": [HOLD]}, {}, {}, {})
    concede(table.state, A)
    before = table.state.decisions

    with pytest.raises(Exception, match="has given up already"):
        concede(table.state, A)

    assert table.state.decisions == before


@clause("NEU-16.8", "NEU-16.9")
def test_who_concedes_in_the_middle_of_an_announcement_leaves_nothing_behind():
    table = each_alone(
        {"hand": ["Overload Mk I", HOLD], "bank": 1, "field": ["Coder"]},
        {"field": ["Scrapper"], "hand": [HOLD]},
        {"hand": [HOLD]},
    )
    table.choose(A, "Overload Mk I")
    assert table.asked == (A, "target")

    concede(table.state, A)

    assert (table.cache(), table.field(A), table.hand(A)) == ([], [], [])
    assert table.problems() == []
    assert table.asked[0] == B


@clause("NEU-2.14", "NEU-19.2")
def test_others_see_an_announced_card_only_when_it_lies_on_the_cache():
    table = scene(
        {"hand": ["Delete", HOLD], "bank": 4, "field": ["Coder"]},
        {"field": ["Scrapper"], "hand": [HOLD]},
    )

    table.choose(A, "Delete")
    assert "Delete" not in str(table.view(B))
    table.choose(A, "Scrapper")

    assert "delete" in str(table.view(B)["cards"])


# 3 ------------------------------------------------------------------------------------------------


@clause("NEU-3.1")
def test_the_pool_has_every_type_of_card():
    assert {card.kind for card in POOL} == set(TYPE_NAMES.values())


@clause("NEU-3.3")
def test_ram_is_installed_and_never_played():
    table = scene({"bank": 3, "hand": ["Scrapper"]}, stage="initialize")

    table.choose(A, "install:")

    assert table.bank(A) == (4, 0)
    assert all(
        POOL[table.state.definition[card]].kind != RAM for card in table.state.cards(A, HAND)
    )


@clause("NEU-3.4", "NEU-6.7")
def test_a_character_attacks_in_the_turn_it_comes():
    table = scene({"hand": ["Coyote Raiders"], "bank": 2})

    play(table, A, "Coyote Raiders", "attacks")

    assert table.bioframe(B) == 18


@clause("NEU-3.5", "NEU-7.14", "NEU-6.3")
def test_cyberware_is_attached_and_its_ram_is_run():
    table = scene({"hand": ["Riot Blade", HOLD], "bank": 1, "field": ["Cryoblade Assassin"]})

    play(table, A, "Riot Blade")

    assert (table.attack("Cryoblade Assassin"), table.bank(A)) == (3, (0, 1))


@clause("NEU-3.6", "NEU-12.1", "NEU-6.1")
@pytest.mark.parametrize("card", ["Hackathon", "Megaroids Kiwi Krush", "Firewall", "Scrapper"])
def test_what_is_not_swift_is_played_in_the_own_deploy_stage_only(card):
    table = scene({"hand": [card, HOLD], "bank": 4, "field": ["Coder"]}, {"hand": [HOLD]})
    assert table.offers(A, card)

    table.choose(A, "done:")

    assert table.asked == (A, "swift")
    assert not table.offers(A, card)


@clause("NEU-3.7", "NEU-12.2", "NEU-8.1", "NEU-20.15")
def test_a_script_is_played_in_any_check_and_then_goes_to_the_bin():
    table = scene({"hand": [HOLD]}, {"hand": ["Binary Blast"], "bank": 1})

    table.choose(A, "done:").pass_(A)
    table.choose(B, "Binary Blast")
    pass_checks(table)

    assert (table.mainframe(A), table.bin(B)) == (18, ["Binary Blast"])


@clause("NEU-3.8", "NEU-12.3")
def test_a_tarot_needs_a_mystic_character_and_not_only_synergy():
    hand = {"hand": ["The Sun", HOLD], "bank": 2}
    points = scene(hand, environment="Setu Simulation")
    mystic = scene({**hand, "field": ["Psychic"]})

    assert points.synergy(A, "Mystic") == 1
    assert not points.offers(A, "The Sun")
    assert mystic.offers(A, "The Sun")


@clause("NEU-3.9", "NEU-12.5")
def test_a_drug_works_once_and_goes_to_the_bin():
    table = scene({"hand": ["Megaroids Kiwi Krush", HOLD], "bank": 2, "field": ["Scrapper"]})

    play(table, A, "Megaroids Kiwi Krush")

    assert (numbers(table, "Scrapper"), table.bin(A)) == ((3, 4), ["Megaroids Kiwi Krush"])


@clause("NEU-3.11", "NEU-12.7", "NEU-12.6")
def test_protocols_go_to_the_own_team_and_viruses_to_opponents():
    hand = {"hand": ["Firewall", "Bitrot", HOLD], "bank": 4}
    table = circle(hand, {}, {}, {})

    table.choose(A, "Firewall")
    assert sorted(option[1] for option in table.options(A)) == [A, D]
    pass_checks(table.choose(A, "your mainframe"))
    table.choose(A, "Bitrot")

    assert sorted(option[1] for option in table.options(A)) == [B, C]


@clause("NEU-3.12", "NEU-12.8")
def test_a_trojan_costs_two_and_lies_face_down():
    table = scene({"hand": ["Redirect", HOLD], "bank": 2})

    play(table, A, "Redirect")

    card = card_of(table.state, "Redirect")
    assert (table.slots(B), table.bank(A)) == (["Redirect"], (0, 2))
    assert (table.state.knows(A, card), table.state.knows(B, card)) == (True, False)
    assert table.synergy(A, "Hacker") == 0


@clause("NEU-3.14", "NEU-9.5b")
@pytest.mark.parametrize(("attacker", "pools"), [("Scrapper", (20, 19)), ("Coder", (19, 20))])
def test_red_attacks_hurt_the_bioframe_and_blue_ones_the_mainframe(attacker, pools):
    table = scene({"field": [attacker]}, stage="combat")

    pass_checks(table.choose(A, "attacks"))

    assert (table.mainframe(B), table.bioframe(B)) == pools


@clause("NEU-3.15")
def test_an_attack_below_zero_deals_nothing_and_does_not_heal():
    weak = {"card": "Scrapper", "plus": 1, "bleed": 1}
    table = scene(
        {"field": [weak], "slots": [{"card": "Bitrot", "by": B}] * 2},
        {"bioframe_health": 10},
        stage="combat",
    )
    assert table.attack("Scrapper") == -1

    pass_checks(table.choose(A, "attacks"))

    assert table.bioframe(B) == 10


@clause("NEU-3.16")
def test_a_new_base_comes_before_everything_that_is_added():
    grown = {"card": "Scrapper", "plus": 1, "cyberware": ["Riot Blade"]}
    table = scene(
        {"field": [grown, "Big Kat"], "hand": ["Eat Me", HOLD], "bank": 3},
    )

    play(table, A, "Eat Me", "Scrapper")

    assert numbers(table, "Scrapper") == (6 + 1 + 1, 6 + 1)


# 4 ------------------------------------------------------------------------------------------------


@clause("NEU-4.6", "NEU-4.6a")
def test_the_higher_roller_of_two_picks_first_or_second():
    table = until(begun(), "play-order")

    rolls = dict(table.happened(START_ROLLED))
    winner = max(rolls, key=rolls.get)
    assert table.asked == (winner, "play-order")
    table.choose(winner, "go-second:")

    assert table.state.first_seat == 1 - winner


@clause("NEU-4.6a")
def test_a_tie_is_rolled_again():
    for number in range(80):
        table = until(begun(seed=f"tie {number}"), "play-order")
        rolls = [value for _, value in table.happened(START_ROLLED)]
        if len(rolls) > 2:
            assert rolls[0] == rolls[1]
            assert rolls[-2] != rolls[-1]
            return
    pytest.fail("no tie in 80 games")


@clause("NEU-4.6b", "NEU-4.6d")
def test_a_team_is_asked_through_its_member_with_the_higher_die():
    table = until(begun(4), "play-order")

    rolls = [value for _, value in table.happened(START_ROLLED)][-4:]
    team = (A, D) if rolls[A] + rolls[D] > rolls[B] + rolls[C] else (B, C)
    assert table.asked[0] == max(team, key=lambda seat: (rolls[seat], -seat))
    table.choose(table.asked[0], "go-first:")

    assert table.asked[1] == "first-member"
    assert table.asked[0] in team


@clause("NEU-4.6c")
def test_of_single_players_only_the_tied_roll_again():
    for number in range(200):
        table = until(begun(3, seed=f"tie {number}"), "play-order")
        rolls = table.happened(START_ROLLED)
        if len(rolls) > 3:
            first = dict(rolls[:3])
            tied = [seat for seat in first if first[seat] == max(first.values())]
            assert [seat for seat, _ in rolls[3 : 3 + len(tied)]] == tied
            assert len(tied) < 3 or len(rolls) >= 6
            return
    pytest.fail("no tie in 200 games")


@clause("NEU-15.1")
def test_the_thirteen_factions_are_known_and_all_are_used():
    shown = {name for card in NEUROSCAPE.catalogue() for name in card.get("factions", [])}

    assert len(FACTION_NAMES) == 13
    assert len(shown) == 13
    assert shown <= set(FACTION_NAMES)
