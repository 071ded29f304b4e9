"""Matches at the table: one table for each game, swaps in secret between them, one score.

Every table of a match keeps the points of the games before it and everybody's decks. When its game
is over, everybody says that they are ready for the next, and what they swap; nobody hears what.
The last one opens the next table. All of it is stored, so that a restart changes nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from nightdeck.decks import Deck, MatchType
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Game, View
from nightdeck.play.matches import Brought, Match, bot_swaps, match_type
from nightdeck.play.swaps import Swaps, swapped, title
from nightdeck.table.kept_decks import deck_of, kept_deck
from nightdeck.table.protocol import Ready, Refusal
from nightdeck.table.store_rooms import RoomRow, SeatRow

if TYPE_CHECKING:
    from nightdeck.table.acts import Answer, Speaker
    from nightdeck.table.rooms import Room


class KeptMatch(msgspec.Struct):
    """What a table knows of its match; points, partners and decks are by player."""

    kind: str
    decks: list[str]
    """The decks the match began with, by seat."""
    brought: list[list[str]]
    points: list[list[int]] = []
    partners: list[list[int]] = []
    tables: list[str] = []
    """The games before this one."""
    ties: list[list[int]] = []
    """What the games before this one count where the totals are equal."""


def begun(game: Game[Any], name: str, decks: list[str]) -> dict[str, Any] | None:
    """Return what the first table of a match keeps; a single game is no match."""
    kind = match_type(game, name)
    if kind.games == 1:
        return None
    kept: dict[str, Any] = msgspec.to_builtins(KeptMatch(kind.name, decks, [decks] * len(decks)))
    return kept


def kept_of(room: Room) -> KeptMatch | None:
    """Return what a table keeps of its match, if it belongs to one."""
    return None if room.row.match is None else msgspec.convert(room.row.match, KeptMatch)


def match_of(room: Room) -> Match | None:
    """Return the match a table belongs to, with the game of this table if it is over."""
    kept, game = kept_of(room), room.house.games.get(room.row.slug)
    if kept is None or game is None:
        return None
    match = Match(game, match_type(game, kept.kind), len(room.row.seats))
    match.points = [list(gained) for gained in kept.points]
    match.ties = [list(tie) for tie in kept.ties]
    if kept.partners:
        match.partners = [set(each) for each in kept.partners]
    if room.play is not None and room.play.state.outcome is not None:
        match.enter(room.play.state)
    return match


def is_played(room: Room) -> bool:
    """Tell whether the game of a table has ended as the rules have it."""
    return room.play is not None and room.play.state.outcome is not None


def waiting(room: Room) -> Match | None:
    """Return the match whose next game has not begun yet, if everybody can get ready for it."""
    if not is_played(room) or room.row.following is not None:
        return None
    match = match_of(room)
    return None if match is None or match.is_over else match


# What is shown ------------------------------------------------------------------------------------


def match_shown(room: Room) -> View | None:
    """Return what everybody may know about the match; never who swaps what."""
    match, kept = match_of(room), kept_of(room)
    if match is None or kept is None:
        return None
    totals, players = match.totals(), match.players(len(kept.points))
    names = player_names(room, players)
    return {
        "kind": match.kind.name,
        "label": match.kind.label,
        "clause": match.kind.clause,
        "game": len(kept.points) + 1,
        "games": match.kind.games,
        "wins": match.kind.wins,
        "swaps": match.kind.swaps,
        "score": [totals[player] for player in players],
        "standing": match.standing(names) if match.points else "",
        "over": match.is_over,
        "result": match.result(names) if match.is_over else "",
        "ready": [each.seat for each in room.row.seats if each.swaps is not None],
    }


def player_names(room: Room, players: list[int]) -> list[str]:
    """Return what players are called; those who share a name are told apart by their seat."""
    names = [""] * len(players)
    everybody = [seat.name for seat in room.row.seats]
    for seat, player in enumerate(players):
        name = everybody[seat]
        role = room.house.role(room.row.slug, len(players), seat)
        names[player] = name if everybody.count(name) == 1 else f"{name} ({role})"
    return names


def swap_shown(room: Room, seat: int) -> View | None:
    """Return what a seat may swap before the next game, and what it has chosen."""
    match, kept = waiting(room), kept_of(room)
    if match is None or kept is None:
        return None
    deck = swapping(room, match, kept)[match.players(match.number - 1)[seat]]
    if deck is None:
        return {"most": 0, "uneven": False, "chosen": room.row.seats[seat].swaps, "sections": []}
    game, values = match.game, match.game.ruling_values(room.row.rulings)
    some = next(iter(deck.cards), "")
    spare = not game.swap_problem(deck, (deck.identity, some), values)
    return {
        "most": match.kind.swaps,
        "uneven": not game.swap_problem(deck, (some, ""), values),
        "chosen": room.row.seats[seat].swaps,
        "sections": [
            {
                "label": section.label,
                "sideboard": section.is_sideboard,
                "cards": [
                    {"card": card, "name": title(game, card), "count": count}
                    for card, count in listed(deck, cards, spare and section is game.deck_form.main)
                ],
            }
            for section, cards in game.deck_form.parts(deck)
            if section is game.deck_form.main or section.is_sideboard
        ],
    }


def listed(deck: Deck, cards: dict[str, int], spare: bool) -> list[tuple[str, int]]:
    """Return what may go out of a section; the identity too, where a game swaps it."""
    return [*([(deck.identity, 1)] if spare and deck.identity else []), *cards.items()]


# Decks --------------------------------------------------------------------------------------------


def brought(room: Room, match: Match, kept: KeptMatch) -> list[Brought]:
    """Return the decks of every player, seat by seat."""
    usual = match.game.default_decks(match.seats)
    if not usual and not any(kept.decks):
        return [()] * match.seats
    return [
        tuple(deck_of(deck) if deck else usual[seat] for seat, deck in enumerate(each))
        for each in kept.brought
    ]


def swapping(room: Room, match: Match, kept: KeptMatch) -> list[Deck | None]:
    """Return by player the deck in which cards may be swapped before the next game."""
    return match.swapping(brought(room, match, kept))


# Getting ready ------------------------------------------------------------------------------------


async def ready(room: Room, speaker: Speaker, message: Ready) -> Answer:
    """Be ready for the next game with some swaps, which may be changed until it begins."""
    seat = speaker.own_seat(room)
    if message.seat is not None and message.seat in room.mine(speaker.id):
        seat = message.seat
    match, kept = waiting(room), kept_of(room)
    if match is None or kept is None:
        raise Refusal("not_allowed", "no next game of a match is waiting here")
    deck = swapping(room, match, kept)[match.players(match.number - 1)[seat]]
    if message.swaps and deck is None:
        raise Refusal("not_allowed", "you have nothing to swap before the next game")
    if deck is not None:
        try:
            swapped(match.game, deck, message.swaps, match.kind.swaps, room.row.rulings)
        except BadSetup as error:
            raise Refusal("bad_setup", str(error)) from None
    chosen = [list(each) for each in message.swaps]
    await room.house.store.rooms.change_seat(room.row.id, seat, swaps=chosen)
    room.row.seats[seat].swaps = chosen
    room.publish()
    await go_on(room)
    return {}


async def go_on(room: Room) -> None:
    """Open the table of the next game as soon as everybody is ready for it."""
    match, kept = waiting(room), kept_of(room)
    if match is None or kept is None or any(each.swaps is None for each in room.people()):
        return
    row = next_row(room, match, kept)
    if await room.house.store.rooms.add_next(room.row.id, row):
        room.row.following = row.id
        room.publish()
    else:
        await room.catch_up()


def next_row(room: Room, match: Match, kept: KeptMatch) -> RoomRow:
    """Return the table of the next game: who sits where, and with which deck after all swaps."""
    old, number, now = room.row, match.number, room.house.clock()
    sitting = {player: old.seats[seat] for seat, player in enumerate(match.players(number - 1))}
    decks = brought(room, match, kept)
    chosen = [swaps_of(room, match, sitting[player], deck)
              for player, deck in enumerate(match.swapping(decks))]  # fmt: skip
    after = match.swap(decks, chosen, old.rulings)
    lying = match.decks(number, after)
    seats: list[SeatRow] = []
    for seat, player in enumerate(match.players(number)):
        sitter = sitting[player]
        row = SeatRow(seat, sitter.kind, sitter.guest, sitter.name, sitter.level)
        row.deck = kept_deck(lying[seat]) if lying else ""
        row.taken_over, row.stops = sitter.taken_over, sitter.stops
        seats.append(row)
    told = KeptMatch(
        kept.kind,
        kept.decks,
        [[kept_deck(deck) for deck in each] for each in after] if lying else kept.brought,
        match.points,
        [sorted(each) for each in match.partners],
        [*kept.tables, old.id],
        match.ties,
    )
    return RoomRow(
        room.house.new_id(),
        old.slug,
        old.maker,
        old.visibility,
        "waiting",
        match.choices(old.choices, old.rulings),
        old.rulings,
        old.pace,
        now,
        now,
        match=msgspec.to_builtins(told),
        seats=seats,
    )


def swaps_of(room: Room, match: Match, seat: SeatRow, deck: Deck | None) -> Swaps:
    """Return what is swapped for a seat: what its player chose, or what a bot would."""
    if deck is None:
        return ()
    if seat.kind == "human" and not seat.taken_over:
        return [(going, coming) for going, coming in seat.swaps or ()]
    found = bot_swaps(match.game, match.kind, deck, room.house.entropy(8).hex())
    try:
        swapped(match.game, deck, found, match.kind.swaps, room.row.rulings)
    except BadSetup:
        return ()
    return found


def kind_values(kind: MatchType) -> dict[str, Any]:
    """Return what a page or program needs to offer a kind of match."""
    return {
        "name": kind.name,
        "label": kind.label,
        "clause": kind.clause,
        "games": kind.games,
        "wins": kind.wins,
        "swaps": kind.swaps,
    }
