"""What EXEs, Scripts and Drugs do."""

import pytest

from nightdeck.games.neuroscape.check.readers import card_of
from nightdeck.games.neuroscape.model.numbers import keywords
from nightdeck.games.neuroscape.model.terms import OVERRUN, STAMINA
from tests.games.neuroscape.tables import A, B, play, scene

KEEP = "Yes Man"  # a Corpo whose ability keeps the Deploy stage open


def table_with(card, bank, b=None, field=(KEEP, "Coder"), **more):
    return scene({"hand": [card], "bank": bank, "field": list(field), **more}, b)


def keywords_of(table, name):
    return keywords(table.state, card_of(table.state, name))


def test_download_more_ram_installs_refreshed_ram():
    assert play(table_with("Download More RAM", 3), A, "Download").bank(A) == (2, 3)


def test_market_manipulation_deals_new_hands():
    table = table_with("Market Manipulation", 4, {"hand": ["Delete", "Time"], "deck": 9}, deck=9)
    play(table, A, "Market Manipulation")

    assert (len(table.hand(A)), len(table.hand(B)), len(table.bin(B))) == (1, 2, 2)


def test_genocide_destroys_a_faction():
    table = table_with("Genocide", 5, {"field": ["Tagger", "Scrapper"]})
    play(table, A, "Genocide", "Hacker")

    assert (table.field(A), table.field(B)) == ([KEEP], ["Scrapper"])


def test_bailout_refreshes_five_ram_and_draws():
    table = play(table_with("Bailout", 2, running=4, deck=2), A, "Bailout")
    while table.asked[1] == "card":
        table.take(A, 0)

    assert (table.bank(A), len(table.hand(A))) == ((5, 1), 1)


def test_propaganda_takes_a_character_for_good():
    table = table_with("Propaganda", 8, {"field": ["Scrapper"]}, (KEEP, "Executive"))
    play(table, A, "Propaganda")

    assert table.field(A) == [KEEP, "Executive", "Scrapper"]


def test_an_oil_spill_burns_all_and_lets_survivors_bleed():
    table = table_with("Oil Spill", 5, {"field": ["Big Kat", "Back Alley Bruisers", "Scrapper"]})
    play(table, A, "Oil Spill")

    # 3 damage and a bleed counter on a defense of 4
    assert (table.field(A), table.field(B)) == ([], [])
    table = table_with("Oil Spill", 5, {"field": ["Metal Head", "Scrapper"]})
    play(table, A, "Oil Spill")
    assert (table.field(B), table.counters("Metal Head")) == (["Metal Head"], 1)


def test_phishing_reveals_a_hand_and_takes_a_card_that_is_no_character():
    table = table_with("Phishing", 2, {"hand": ["Delete", "Scrapper"]})
    play(table, A, "Phishing")
    assert not table.offers(A, "Scrapper")
    table.choose(A, "Delete")

    assert (table.hand(B), table.bin(B)) == (["Scrapper"], ["Delete"])


def test_comb_the_desert_takes_one_of_four():
    table = table_with("Comb the Desert", 2, deck=["Time", "Delete", "Enhance", "Mirage", "Coder"])
    play(table, A, "Comb the Desert", "Enhance", "Time", "Delete")

    assert table.hand(A) == ["Enhance"]
    assert table.deck(A) == ["Coder", "Time", "Delete", "Mirage"]


def test_rush_the_stage_sends_everybody():
    table = table_with("Rush the Stage", 5, field=("Shredder", "Roadie", "Coder"))
    play(table, A, "Rush the Stage")

    assert (table.attack("Coder"), keywords_of(table, "Coder")) == (3, OVERRUN)


def test_through_the_looking_glass_copies_an_own_character():
    table = table_with("Through the Looking Glass", 4, field=("Coder",))
    play(table, A, "Looking Glass")

    assert table.field(A) == ["Coder", "Coder"]


def test_garbage_day_purges_a_bin_and_draws():
    table = table_with("Garbage Day", 3, {"bin": ["Delete", "Basic RAM"]}, deck=1)
    play(table, A, "Garbage Day", "Player 2")

    assert (table.purge(B), len(table.hand(A))) == (["Delete", "Basic RAM"], 1)


def test_a_solar_flare_halves_every_bank():
    table = table_with("Solar Flare", 6, {"bank": 3})
    play(table, A, "Solar Flare")
    while table.asked[1] == "card":
        table.take(table.asked[0], 0)

    assert (sum(table.bank(A)), sum(table.bank(B))) == (3, 1)


def test_deja_vu_returns_three_cards_and_is_purged():
    table = table_with("Deja Vu", 6, bin=["Delete", "Time", "Basic RAM"])
    play(table, A, "Deja Vu", "Delete", "Done")

    assert (table.hand(A), table.purge(A)) == (["Delete"], ["Deja Vu"])
    assert table.bin(A) == ["Time", "Basic RAM"]


def test_a_blue_screen_counters_a_card_and_costs_health():
    table = scene(
        {"hand": ["Scrapper"], "bank": 1},
        {"hand": ["Blue Screen of Death"], "bank": 5, "field": ["Coder", "Admin"]},
    )
    table.choose(A, "Scrapper")
    play(table, B, "Blue Screen of Death")

    assert (table.bin(A), table.mainframe(A)) == (["Scrapper"], 17)


@pytest.mark.parametrize("slot", ["slots", "trojans"])
def test_an_antivirus_destroys_viruses_and_trojans(slot):
    card = "Bitrot" if slot == "slots" else "Redirect"
    table = table_with("Antivirus", 1, **{slot: [{"card": card, "by": B}]})
    play(table, A, "Antivirus")

    assert table.bin(B) == [card]


def test_a_beatdown_is_a_duel():
    table = table_with("Beatdown", 1, {"field": ["Scrapper"]}, ("Shredder", "Coder"))
    play(table, A, "Beatdown", "Shredder")

    assert (table.field(B), table.damage("Shredder")) == ([], 1)


def test_trample_gives_an_attacker_overrun():
    table = scene(
        {"field": ["Shredder"], "hand": ["Trample"], "bank": 1}, {"hand": ["Time"]}, stage="combat"
    )
    table.choose(A, "Shredder", "attacks")
    play(table, A, "Trample")

    assert table.bioframe(B) == 17


def test_death_metal_throws_the_attack_of_what_is_sacrificed():
    table = table_with("Death Metal", 2, field=("Vic Viper, Axe God", "Coder"))
    play(table, A, "Death Metal", "Player 2's bioframe", "Vic Viper")

    assert (table.bioframe(B), table.field(A)) == (16, ["Coder"])


def test_claritex_calms_and_draws():
    crab = {"card": "Virtual Kid", "cyberware": [{"card": "Cortex Crab", "by": B}]}
    table = table_with("Claritex", 1, field=(KEEP, crab), deck=1)
    play(table, A, "Claritex", "Virtual Kid")

    assert (table.psychosis("Virtual Kid"), len(table.hand(A))) == (0, 1)


def test_redline_drives_and_wounds():
    table = play(table_with("Redline", 2, field=(KEEP, "Big Kat")), A, "Redline", "Big Kat")

    assert (table.attack("Big Kat"), keywords_of(table, "Big Kat")) == (6, STAMINA)
    assert table.counters("Big Kat") == 1


def test_mad_honey_weakens():
    table = play(table_with("Mad Honey", 3, {"field": ["Vic Viper, Axe God"]}), A, "Mad Honey")

    assert table.field(B) == []


def test_a_moon_flower_strengthens_and_finds():
    table = table_with(
        "Moon Flower Cactus", 2, field=("Scavenger", "Coder"), deck=["Time", "Delete", "Mirage"]
    )
    play(table, A, "Moon Flower", "Coder", "Delete", "Time")

    assert (table.attack("Coder"), table.hand(A)) == (2, ["Delete"])


def test_eat_me_makes_a_six_six():
    table = play(table_with("Eat Me", 3, field=("Coder", "Red Knight")), A, "Eat Me", "Coder")

    assert (table.attack("Coder"), table.defense("Coder")) == (6, 6)


def test_a_mirror_drive_copies_a_slot_card():
    table = play(
        table_with("Mirror Drive", 3, slots=["Firewall"]), A, "Mirror Drive", "your mainframe"
    )

    assert table.slots(A) == ["Firewall", "Firewall"]


def test_a_mass_reboot_puts_two_characters_into_play():
    table = table_with("Mass Reboot", 8, bin=["Scrapper", "Roadie", "Big Kat"])
    play(table, A, "Mass Reboot", "Scrapper", "Roadie")

    assert table.field(A) == [KEEP, "Coder", "Scrapper", "Roadie"]


@pytest.mark.parametrize(("x", "left"), [("2", []), ("1", ["Scrapper"])])
def test_a_capacitor_dump_deals_x(x, left):
    table = table_with("Capacitor Dump", 3, {"field": ["Scrapper"]}, ("Lug Nut", "Coder"))
    play(table, A, "Capacitor Dump", x, "Scrapper")

    assert table.field(B) == left


def test_a_fork_bomb_copies_an_answer():
    table = scene(
        {"hand": ["Scrapper", "Fork Bomb"], "bank": 4, "field": ["Admin"]},
        {"hand": ["Static Blast"], "bank": 3, "field": ["Coder", "Scrapper"]},
    )
    table.choose(A, "Scrapper").choose(B, "Static Blast").choose(B, "mainframe", "Player 1")
    play(table, A, "Fork Bomb", "Player 2's mainframe")

    assert (table.mainframe(A), table.mainframe(B)) == (18, 18)


def test_numbskull_protects_and_silences():
    table = table_with("Numbskull", 5, field=("Scrapper", "Coder"), hand=["Numbskull", "Delete"])
    play(table, A, "Numbskull", "Scrapper", "Delete", "Scrapper")

    assert table.field(A) == ["Scrapper", "Coder"]
    assert not table.offers(A, "Scrap Heap")


# The first cards ----------------------------------------------------------------------------------

OVERSEER = ("Yes Man", "Coder", "Tagger", "Scavenger", "Lug Nut", "Red Knight")


@pytest.mark.parametrize(
    ("card", "bank", "foe"),
    [("Overload Mk II", 4, "Back Alley Bruisers"), ("Dust to Dust", 5, "Scrapper")],
)
def test_a_program_removes_a_character(card, bank, foe):
    table = table_with(card, bank, {"field": [foe]}, OVERSEER)
    play(table, A, card, foe)

    assert table.field(B) == []


def test_terminate_destroys_only_what_is_running():
    field = [{"card": "Scrapper", "running": True}, "White Knight"]
    table = table_with("Terminate", 3, {"field": field}, OVERSEER)
    play(table, A, "Terminate")

    assert table.field(B) == ["White Knight"]


def test_a_savage_duststorm_spares_dustrunners():
    table = table_with("Savage Duststorm", 4, {"field": ["Scrapper", "Scavenger"]}, OVERSEER)
    play(table, A, "Savage Duststorm")

    assert table.field(B) == ["Scavenger"]


def test_drink_me_makes_a_one_one():
    table = table_with("Drink Me", 3, {"field": ["White Knight"]}, OVERSEER)
    play(table, A, "Drink Me", "White Knight")

    assert (table.attack("White Knight"), table.defense("White Knight")) == (1, 1)


def test_an_emp_grenade_runs_two_characters():
    table = table_with("EMP Grenade", 3, {"field": ["White Knight", "Scrapper"]}, OVERSEER)
    play(table, A, "EMP Grenade", "White Knight", "Scrapper")

    assert table.is_running("White Knight")
    assert table.is_running("Scrapper")
