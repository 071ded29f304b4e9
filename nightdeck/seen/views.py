"""What a seat or a spectator is shown, built from what it may know."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.kernel.clone import clone
from nightdeck.kernel.engine import choose
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Game, Stop, View, Wording
from nightdeck.kernel.handles import card_tag
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import NOBODY, PASS, State, bit
from nightdeck.kernel.windows import SealedChoices
from nightdeck.seen.telling import log_lines as log_lines


def game_of(state: State) -> Game[Any]:
    """Return the game a state belongs to."""
    if state.game is None:
        raise BadSetup("this state belongs to no game")
    return state.game


MOST_USES: Final = 4
"""How many options that use a card are named when somebody asks about it."""


def view(state: State, seat: int = NOBODY, log_from: int = 0) -> View:
    """Return all that a seat (or with NOBODY a spectator) may see, as plain JSON values."""
    return views(state, [seat], log_from)[0]


def views(state: State, seats: list[int], log_from: int = 0) -> list[View]:
    """Return what several seats see of one moment; what they all see is built once.

    Who keeps a table numbers its questions: the number of all decisions would tell a seat of those
    it must not hear of.
    """
    game = game_of(state)
    found: list[View] = [
        {
            "game": game.slug,
            "seat": seat,
            "number": 0,
            "over": over(state, seat),
            "prompt": prompt(state, seat),
            "waiting": waiting(state, seat),
            "log": log_lines(state, seat, log_from),
            **table,
        }
        for seat, table in zip(seats, game.tables(state, seats), strict=True)
    ]
    if state.out or state.seats > 2:
        for document in found:
            document["seats"] = standing(state, game, document.get("seats") or [])
    return found


def standing(state: State, game: Game[Any], entries: list[View]) -> list[View]:
    """Return the entries of seats with who has left the game, and with teams where there are any.

    Entries may be shared with earlier views, so they are never changed, only added to.
    """
    teams = [game.team(state, seat) for seat in range(state.seats)]
    has_teams = len(set(teams)) < len(teams)
    if not state.out and not has_teams:
        return entries
    shown: list[View] = []
    for seat, entry in enumerate(entries):
        added: View = {"team": teams[seat]} if has_teams else {}
        if state.is_out(seat):
            added["out"] = True
        shown.append({**entry, **added} if added else entry)
    return shown


def over(state: State, seat: int) -> View | None:
    """Return how the game ended, if it did, with how it was won as this seat reads it."""
    outcome = state.outcome
    if outcome is None:
        return None
    ended: View = {
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "clause": outcome.clause,
    }
    told = game_of(state).ending(state, seat)
    return {**ended, "told": told} if told else ended


def waiting(state: State, seat: int) -> View | None:
    """Return who is being asked what, when it is somebody else."""
    question = state.question
    if question is None or question.seat == seat:
        return None
    return {"seat": question.seat, "question": question.name}


def worded(state: State, wording: Wording) -> View:
    """Return a wording with its cards as tags."""
    found: View = {
        "text": wording.text,
        "note": wording.note,
        "clause": wording.clause,
        "cards": [card_tag(state, card) for card in wording.cards],
        "places": list(wording.places),
    }
    if wording.danger:
        found["danger"] = True
    if wording.after:
        found["after"] = wording.after
    if wording.costs:
        found["costs"] = [
            {"icon": cost.icon, "value": cost.value, "text": cost.text} for cost in wording.costs
        ]
    group = wording.group
    if group is not None:
        found["group"] = {"text": group.text, "asks": group.asks, "short": group.short}
    for name, value in (
        ("key", wording.key),
        ("emblem", wording.emblem),
        ("more", wording.more),
    ):
        if value:
            found[name] = value
    return found


def prompt(state: State, seat: int) -> View | None:
    """Return the open question with all its options, for the seat that is asked only."""
    question = state.question
    if question is None or question.seat != seat:
        return None
    game = game_of(state)
    options: list[dict[str, Any]] = []
    for index, option in enumerate(question.options):
        entry = worded(state, game.describe(state, seat, option))
        entry["index"] = index
        entry["verb"] = game.verb(option)
        options.append(entry)
    following = joined(state)
    told = game.prompt(state, seat)
    if following is not None:
        told = game.joint_prompt(state, following, seat)
    document = worded(state, told)
    document["seat"] = seat
    document["question"] = question.name
    document["about"] = [card_tag(state, card) for card in question.about]
    document["default"] = question.default
    document["options"] = options
    document["shortcuts"] = [
        {
            **worded(state, told),
            "first": question.options.index(sequence[0]),
            "steps": len(sequence),
        }
        for told, sequence in game.shortcuts(state, seat)
    ]
    if following is not None and following.question is not None:
        document["joined"] = joined_options(following, seat)
    basics = game.basics(state if following is None else following, seat)
    if basics:
        document["basics"] = [
            {"key": each.key, "text": each.text, "icon": each.icon} for each in basics
        ]
    return document


def stop_of(state: State) -> Stop | None:
    """Return the stop that the open question belongs to, if it is one that may be passed."""
    question = state.question
    if question is None:
        return None
    for stop in game_of(state).stops(state.seats, question.seat):
        if stop.question == question.name:
            return stop
    return None


def joined(state: State) -> State | None:
    """Return the state after a pass, if the pass leads at once to the question it is joined with.

    Nothing may have happened in between, and the same seat is asked: whoever passes would learn
    nothing by it, and so may be shown both questions as one.
    """
    stop, question = stop_of(state), state.question
    if stop is None or question is None or not stop.joins or PASS not in question.options:
        return None
    ahead = clone(state)
    ahead.log = []
    choose(ahead, question.options.index(PASS))
    asked = ahead.question
    if asked is None or asked.seat != question.seat or asked.name != stop.joins or ahead.log:
        return None
    return ahead


def joined_options(following: State, seat: int) -> list[View]:
    """Return the options of a question that is shown before the pass that leads to it."""
    game, question = game_of(following), following.question
    found: list[View] = []
    for index, option in enumerate([] if question is None else question.options):
        entry = worded(following, game.describe(following, seat, option))
        entry["index"] = index
        entry["verb"] = game.verb(option)
        found.append(entry)
    return found


def uses(state: State, seat: int, card: int) -> list[tuple[int, Wording]]:
    """Return the options of a seat's open question that use a card: their places, their words."""
    question = state.question
    if question is None or question.seat != seat:
        return []
    game = game_of(state)
    worded_options = [game.describe(state, seat, option) for option in question.options]
    return [(place, told) for place, told in enumerate(worded_options) if card in told.cards]


def reason(state: State, seat: int, card: int) -> Wording:
    """Say what a seat can do with a card now, or else why it can do nothing with it.

    The options are looked at first: a game's own reasons are for cards that none of them uses.
    """
    found = uses(state, seat, card)
    if found:
        texts = [told.text for _, told in found[:MOST_USES]]
        more = len(found) - len(texts)
        ending = f", and {more} more" if more else ""
        text = f"No rule forbids it; you can choose now: {'; '.join(texts)}{ending}."
        return Wording(text, found[0][1].clause)
    game, question = game_of(state), state.question
    told = game.why_not(state, seat, card)
    if told is not None:
        return told
    if question is None or question.seat != seat:
        return Wording("You are not asked anything now.")
    clause = game.prompt(state, seat).clause
    return Wording("No rule forbids it, but no answer to the open question uses it.", clause)


def redealt(state: State, seat: int, rng: Rng) -> State:
    """Return a copy in which all that a seat cannot know is replaced by a random consistent world.

    Future randomness is replaced too, so a search over such copies never sees what will come.
    """
    copy = clone(state, log=True)
    game_of(state).redeal(copy, seat, rng)
    for frame in copy.stack:
        if isinstance(frame, SealedChoices):
            frame.reseal(copy, seat, rng)
    copy.rng = rng.fork("future")
    copy.rng.handles = state.rng.handle_key()
    return copy


def permute(state: State, cards: list[int], rng: Rng) -> None:
    """Exchange the faces of cards among themselves at random; for redealing.

    The faces are sorted first, so that the result tells nothing about who held which before.
    """
    faces = sorted(state.definition[card] for card in cards)
    rng.shuffle(faces)
    for card, face in zip(cards, faces, strict=True):
        state.definition[card] = face


def unknown_to(state: State, seat: int, cards: list[int]) -> list[int]:
    """Return those of the cards whose face a seat does not know."""
    mask = bit(seat)
    return [card for card in cards if not state.known[card] & mask]
