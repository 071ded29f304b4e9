"""Crossfire: teams, elimination, conceding in the middle of things, cards on cards on cards."""

from __future__ import annotations

from nightdeck.kernel import Setup, choose, concede, new_game
from nightdeck.kernel.checks import problems
from nightdeck.kernel.handles import card_tag
from nightdeck.seen.views import view
from tests.crossfire import rules
from tests.crossfire.game import CROSSFIRE
from tests.crossfire.state import DECK, HAND, RACK, CrossfireState


def started(seats: int = 4, seed: int = 3, teams: str = "pairs") -> CrossfireState:
    setup = Setup(seats, choices={"teams": teams}, seed=seed, record=True)
    state = new_game(CROSSFIRE, setup)
    assert isinstance(state, CrossfireState)
    return state


def give(state: CrossfireState, seat: int, name: str, place: int = HAND) -> int:
    """Put a card of a seat's deck where it is wanted."""
    card = next(
        each
        for kind in (DECK, HAND)
        for each in state.lying(seat, kind)
        if state.card(each).name == name
    )
    state.move(card, state.place(seat, place))
    return card


def until(state: CrossfireState, question: str) -> None:
    """Give first answers until something is asked."""
    while state.question is not None and state.question.name != question:
        choose(state, 0)


def take(state: CrossfireState, *option: int) -> None:
    assert state.question is not None
    choose(state, state.question.options.index(option))


def shooting(seats: int = 4) -> CrossfireState:
    """Return a game in which seat 0 has announced a shot against seat 1."""
    state = started(seats)
    shot = give(state, 0, "Shot")
    until(state, "action")
    take(state, rules.STRIKE, shot)
    take(state, rules.TARGET, 1)
    return state


def test_whoever_concedes_takes_what_they_announced_along() -> None:
    state = shooting()
    assert len(state.pile) == 1
    concede(state, 0)
    assert state.pile == []
    assert state.outcome is None
    assert problems(state) == []


def test_whoever_concedes_while_asked_for_an_answer_lets_the_pile_go_on() -> None:
    state = shooting()
    assert state.question is not None
    asked = state.question.seat
    concede(state, asked)
    assert state.question is not None
    assert state.question.seat != asked
    assert problems(state) == []


def test_whoever_concedes_while_aiming_announces_nothing() -> None:
    state = started()
    shot = give(state, 0, "Shot")
    until(state, "action")
    take(state, rules.STRIKE, shot)
    concede(state, 0)
    assert state.pile == []
    assert state.question is not None
    assert state.question.seat == 1


def test_a_shot_at_somebody_who_has_left_does_nothing() -> None:
    state = shooting(3)
    concede(state, 1)
    while state.pile:
        assert state.question is not None
        take(state, 0)
    assert state.health == [3, 0, 3]


def test_a_team_wins_with_those_who_have_left() -> None:
    state = started()
    for seat in (0, 1, 3):
        if state.outcome is None:
            concede(state, seat)
    assert state.outcome is not None
    assert state.outcome.winners == (0, 2)


def test_who_loses_all_health_is_eliminated_and_never_asked_again() -> None:
    state = started(3, teams="alone")
    rules.eliminate(state, 1)
    asked: set[int] = set()
    while state.question is not None:
        asked.add(state.question.seat)
        choose(state, 0)
    assert 1 not in asked
    assert view(state)["seats"][1]["out"] is True


def test_a_card_is_lost_with_everything_on_it_however_deep() -> None:
    state = started()
    walker, mount, scope = (give(state, 1, name, RACK) for name in ("Walker", "Mount", "Scope"))
    state.host[mount], state.host[scope] = walker, mount
    shown = view(state, 0)["cards"]
    tags = [card_tag(state, card) for card in (walker, mount, scope)]
    assert shown[tags[0]]["hosted"] == [tags[1]]
    assert shown[tags[1]]["hosted"] == [tags[2]]
    rules.discard(state, 1, state.whole(walker))
    assert state.lying(1, RACK) == []
    assert problems(state) == []


def test_views_tell_teams_and_regions_tell_their_seat() -> None:
    shown = view(started(6), 2)
    assert [seat["team"] for seat in shown["seats"]] == [0, 1, 0, 1, 0, 1]
    racks = [each["seat"] for each in shown["scene"]["regions"] if each["label"] == "rack"]
    assert racks == [3, 4, 5, 0, 1, 2]


def test_alone_nobody_has_a_team_to_show() -> None:
    assert all("team" not in seat for seat in view(started(3))["seats"])
