"""What a scene can do, in both games: choosing in words, passing, stopping, reading."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from nightdeck.games import game
from nightdeck.games.android_netrunner.model.events import CARD_PLAYED, CARD_TRASHED, VIRUS_PURGED
from nightdeck.games.gangs_of_night_city.model.events import DISC_SPENT
from nightdeck.kernel.errors import BadSetup, NightdeckError
from nightdeck.language.card_game import CardGame
from nightdeck.testing import Scene, SceneError, card, cards, clause, questions, readers
from nightdeck.testing.battery import Case
from nightdeck.testing.policies import policy
from nightdeck.testing.scene import ImpossiblePosition
from tests.tiny.game import TINY

GAMES = ("android_netrunner", "gangs_of_night_city")
CORP, RUNNER = 0, 1
ROOT = Path(__file__).resolve().parent.parent.parent


def netrunner(**position):
    """Returns a scene of Android: Netrunner."""
    return Scene("android_netrunner", **position)


# Choosing ---------------------------------------------------------------------------------------


def test_equal_cards_in_hand_count_as_one_option():
    scene = netrunner(corp={"hq": ["Biotic Labor", "Biotic Labor"]})

    scene.choose(CORP, "play:", "Biotic Labor")

    assert scene.hand(CORP) == ["Biotic Labor"]


def test_different_cards_of_one_name_need_a_number():
    bank = card("Bank Job", credits=8)
    scene = netrunner(
        turn="runner",
        corp={"servers": {"remote1": {"root": ["PAD Campaign"]}}},
        runner={"rig": [card("Bank Job", credits=4), bank]},
        run={"server": "remote1", "at": "success"},
    )
    assert scene.asked == (RUNNER, "replacement")

    with pytest.raises(SceneError, match="2 options of seat 1 fit"):
        scene.choose(RUNNER, "replace:", "Bank Job")
    scene.choose(RUNNER, "replace:", "Bank Job", "#2")

    assert scene.asked == (RUNNER, "number")
    assert len(scene.offered(RUNNER)) == 9


@pytest.mark.parametrize("word", ["#0", "#9"])
def test_a_number_that_is_not_there_fits_nothing(word):
    scene = netrunner(corp={"hq": ["Hedge Fund"]})

    assert not scene.offers(CORP, "play:", word)


def test_a_verb_with_a_colon_means_that_verb_only():
    scene = netrunner(turn="runner", runner={"rig": ["Mr. Li"]})

    with pytest.raises(SceneError, match="2 options"):
        scene.choose(RUNNER, "draw")
    scene.choose(RUNNER, "draw:")

    assert scene.hand(RUNNER) == ["Sure Gamble"]


def test_equal_units_count_as_one_option():
    scene = Scene(
        "gangs_of_night_city",
        seats=2,
        units={0: {"watson": ["solo", "solo"]}, 1: {"pacifica": ["solo"]}},
        doing=("solos", 0),
    )

    scene.choose(0, "Move Solo from Watson to Westbrook")

    assert scene.units(0) == {"watson": ["solo"], "westbrook": ["solo"]}


# Passing ----------------------------------------------------------------------------------------


def run_on_a_remote() -> Scene:
    """Returns a run on an asset past unrezzed ice."""
    servers = {"remote1": {"root": ["PAD Campaign"], "ice": ["Ice Wall"]}}
    scene = netrunner(turn="runner", corp={"servers": servers})
    return scene.choose(RUNNER, "run:", "Server 1")


def test_strict_passing_passes_windows_and_goes_on_with_the_run():
    scene = run_on_a_remote().pass_until("access", strict=True)

    assert (scene.asked, scene.accessed()) == ((RUNNER, "access"), "PAD Campaign")


def test_strict_passing_does_not_answer_anything_else():
    scene = run_on_a_remote()

    with pytest.raises(SceneError, match="was not asked first"):
        scene.pass_until("action", strict=True)

    assert scene.asked == (RUNNER, "access")


def test_strict_passing_knows_the_names_of_the_questions():
    with pytest.raises(SceneError, match=r"no question 'acces' .did you mean 'access'"):
        run_on_a_remote().pass_until("acces", strict=True)


def test_passing_can_be_limited_to_the_running_turn():
    scene = netrunner(turn="runner", runner={"clicks": 1})

    with pytest.raises(SceneError, match="not asked in this turn"):
        scene.pass_until("access", this_turn=True)


def test_windows_are_passed_until_anything_else_is_asked():
    assert run_on_a_remote().pass_windows().asked == (RUNNER, "access")


def test_passing_without_more_words_answers_everything_as_before():
    assert run_on_a_remote().pass_until("action", seat=RUNNER).asked == (RUNNER, "action")


# Stopping ---------------------------------------------------------------------------------------


def about_to_purge() -> Scene:
    """Returns the last clicks of the Corp against a Parasite with a counter."""
    ice = card("Wall of Static", rezzed=True, hosted=[card("Parasite", virus=1)])
    return netrunner(corp={"servers": {"hq": {"ice": [ice]}}}, turn="corp")


@clause("ANR-VIR1")
def test_a_scene_stops_after_an_event():
    scene = about_to_purge().choose(CORP, "purge:", stop_at=VIRUS_PURGED)

    assert scene.counters("Parasite", "virus") == 0
    assert (scene.active(), scene.asked) == (CORP, (-1, ""))
    assert scene.summary().startswith("stopped before CorpTurn.")


@clause("ANR-VIR1", "ANR-C3.3")
def test_a_scene_stops_before_a_step():
    scene = about_to_purge().choose(CORP, "purge:", stop_at="end_turn")

    assert (scene.next_step, scene.clicks(CORP)) == ("CorpTurn.end_turn", 0)
    assert scene.problems() == []
    assert scene.resume().asked == (RUNNER, "action")
    assert scene.counters("Parasite", "virus") == 1


def test_a_scene_stops_where_a_condition_holds():
    scene = about_to_purge().choose(CORP, "purge:", stop_at=lambda each: each.clicks(CORP) == 0)

    assert scene.next_step == "CorpTurn.after_action"


def test_a_stop_that_does_not_come_is_an_error():
    with pytest.raises(SceneError, match="did not come before this"):
        about_to_purge().choose(CORP, "Take 1 credit", stop_at="end_turn")


def test_a_wrong_answer_is_refused_with_a_stop_too():
    with pytest.raises(NightdeckError):
        about_to_purge().take(RUNNER, 0, stop_at="end_turn")


@clause("GNC-5.4")
def test_a_scene_of_the_other_game_stops_as_well():
    scene = Scene("gangs_of_night_city", seats=2, acted=["techie"])

    scene.pass_(0, stop_at="Turn.end")

    assert (scene.next_step, scene.active()) == ("Turn.end", 0)


def test_a_stopped_scene_goes_on_when_it_is_passed():
    scene = about_to_purge().choose(CORP, "purge:", stop_at="end_turn")

    assert scene.pass_until("action", seat=RUNNER).asked == (RUNNER, "action")


# Reading ----------------------------------------------------------------------------------------


def test_events_can_be_read_with_titles():
    scene = netrunner(corp={"hq": ["Hedge Fund"]}).choose(CORP, "Hedge Fund")

    assert scene.happened(CARD_PLAYED, titles=True)[0][0] == "Hedge Fund"
    assert scene.happened(CARD_TRASHED, titles=True) == [("Hedge Fund", -1)]


def test_events_without_cards_read_the_same_with_titles():
    scene = Scene("gangs_of_night_city", seats=2)
    scene.pass_until("second_action")

    assert scene.happened(DISC_SPENT, titles=True) == scene.happened(DISC_SPENT) != []


@pytest.mark.parametrize("slug", GAMES)
def test_no_reader_hides_a_method_of_a_scene(slug):
    assert not set(readers(slug)) & set(dir(Scene))


@pytest.mark.parametrize("slug", GAMES)
def test_every_reader_says_what_it_does(slug):
    assert all(sentence.endswith((".", ",")) for sentence in readers(slug).values())


def test_what_means_the_same_has_the_same_name_in_both_games():
    shared = {"turn", "active", "points", "hand", "deck", "discards", "pile", "where"}

    assert shared <= set(readers(GAMES[0])) & set(readers(GAMES[1]))


def test_an_unknown_reader_is_answered_with_the_known_ones():
    with pytest.raises(AttributeError, match="did you mean 'credits'"):
        _ = netrunner(turn="corp").credit


def test_a_game_without_readers_says_so():
    with pytest.raises(AttributeError, match="nothing more"):
        _ = Scene(TINY).credits


def test_a_copied_scene_is_read_by_itself():
    scene = netrunner(turn="corp")
    other = scene.copy().choose(CORP, "Take 1 credit")

    assert (scene.credits(CORP), other.credits(CORP)) == (5, 6)


# What there is ----------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", GAMES)
def test_all_cards_of_a_game_can_be_gone_through(slug):
    assert len(cards(slug)) > 100
    assert all(each["name"] for each in cards(slug))


def test_a_game_without_cards_has_none_to_go_through(monkeypatch):
    monkeypatch.setattr(type(TINY), "catalogue", lambda game: [])
    with pytest.raises(NightdeckError, match="has no cards"):
        cards(TINY)


def test_the_pool_is_never_empty_whoever_imports_it_first():
    module = "nightdeck.games.android_netrunner.model.definitions"
    program = f"from {module} import POOL; print(len(POOL))"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert int(done.stdout) == len(cards("android_netrunner"))


@pytest.mark.parametrize("slug", GAMES)
def test_random_play_asks_only_questions_that_are_listed(slug):
    known = set(questions(slug))
    asked = set()
    for seed in range(12):
        scene = Scene(slug)
        scene.state = Case(scene.game, "questions", seed, "rare").start()
        player = policy("rare", seed)
        while scene.state.question is not None:
            asked.add(scene.asked[1])
            scene.take(scene.asked[0], player.pick(scene.state))
    assert asked <= known
    assert len(asked) > 15


@pytest.mark.parametrize("slug", GAMES)
def test_every_question_that_is_written_in_the_rules_is_listed(slug):
    written = set()
    folders = [ROOT / "nightdeck" / "games" / slug]
    if isinstance(game(slug), CardGame):
        folders.append(ROOT / "nightdeck" / "language")
    for path in [path for folder in folders for path in folder.rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr in ("ask", "ask_if_open") and len(node.args) > 1:
                    name = node.args[1]
                    written |= {name.value} if isinstance(name, ast.Constant) else set()
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
                if getattr(node.targets[0], "id", "") == "question":
                    written.add(node.value.value)
    assert len(written) > 30
    assert written <= set(questions(slug))


def test_a_card_of_a_position_is_written_in_one_line():
    assert card("Nisei MK II", agenda=1) == {"card": "Nisei MK II", "agenda": 1}


# Errors -----------------------------------------------------------------------------------------


def test_a_broken_invariant_is_an_impossible_position_and_a_bad_set_up():
    assert issubclass(ImpossiblePosition, BadSetup)
    assert issubclass(ImpossiblePosition, SceneError)


@pytest.mark.parametrize("game", [5, None, "chess", ["android_netrunner"]])
def test_a_scene_needs_a_game(game):
    with pytest.raises(BadSetup):
        Scene(game)
