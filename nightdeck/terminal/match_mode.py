"""A match in line mode: one sitting per game, swaps between them, the standing in words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from nightdeck.decks import Deck, MatchType, Swap
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Game, Setup
from nightdeck.kernel.state import NOBODY
from nightdeck.play.matches import Brought, Contestant, Match, bot_swaps
from nightdeck.play.seating import HUMAN, Seating
from nightdeck.play.swaps import Swaps, read_swaps, swapped, title
from nightdeck.records.session import Session
from nightdeck.terminal.faces import safe
from nightdeck.terminal.line_mode import LineMode
from nightdeck.terminal.regions import Block
from nightdeck.terminal.sitting import Sitting
from nightdeck.terminal.writers import NOTE, REFUSAL, Writer

SetupOf = Callable[[int, list[Seating], Brought], Setup]
"""Returns the set-up of a game: its number, who sits where, the deck at each seat."""

SitDown = Callable[[Session, list[Seating], Path | None], LineMode]
"""Returns the line mode of one game of the match."""


class MatchMode:
    """Plays the games of a match with people at this terminal and computer players."""

    def __init__(
        self,
        game: Game[Any],
        kind: MatchType,
        players: list[Contestant],
        writer: Writer,
        setup_of: SetupOf,
        sit_down: SitDown,
        rulings: dict[str, str] | None = None,
    ) -> None:
        self.game: Game[Any] = game
        self.match: Match = Match(game, kind, len(players))
        self.players: list[Contestant] = players
        self.brought: list[Brought] = [each.decks for each in players]
        self.writer: Writer = writer
        self.setup_of: SetupOf = setup_of
        self.sit_down: SitDown = sit_down
        self.rulings: dict[str, str] = rulings or {}
        people = [each for each in players if each.seating.level == HUMAN]
        self.names: list[str] = [
            safe(f"Player {number} ({'you' if people == [each] else each.seating.who})")
            for number, each in enumerate(players, start=1)
        ]
        self.is_shared: bool = len(people) > 1

    def run(self, keep: Path | None = None) -> bool:
        """Play until the match is over or somebody leaves; tell whether it is over."""
        kind = self.match.kind
        self.writer.say(safe(f"{self.game.title}, {kind.label}."))
        try:
            while not self.match.is_over:
                self.let_swap()
                if not self.play_game(keep):
                    self.writer.say("You left the match; it does not count.")
                    return False
                self.writer.say(self.match.standing(self.names))
        except EOFError:
            self.writer.say("You left the match; it does not count.")
            return False
        self.writer.block(Block("The match", [self.match.result(self.names)]))
        return True

    # Games ------------------------------------------------------------------------------------

    def play_game(self, keep: Path | None) -> bool:
        """Play the next game and enter it; tell whether it was played to its end."""
        number = self.match.number
        who = self.match.players(number)
        seats = [self.players[player].seating for player in who]
        setup = self.setup_of(number, seats, self.match.decks(number, self.brought))
        setup = setup.changed(setup.decks, self.match.choices(setup.choices, self.rulings))
        session = Session(self.game, setup, [str(each) for each in seats])
        places = [self.game.seat_name(len(seats), seat) for seat in range(len(seats))]
        sat = ", ".join(f"{self.names[who[seat]]}: {places[seat]}" for seat in range(len(seats)))
        self.writer.say(safe(f"Game {number + 1}. {sat}."))
        path = None if keep is None else keep.with_stem(f"{keep.stem}-{number + 1}")
        mode = self.sit_down(session, seats, path)
        if not mode.run():
            return False
        if session.state.outcome is None:
            concede(mode.sitting, path)
        self.match.enter(session.state)
        return True

    # Swaps ------------------------------------------------------------------------------------

    def let_swap(self) -> None:
        """Let everybody swap before the next game; all have chosen before anything is taken."""
        decks = self.match.swapping(self.brought)
        chosen = [self.swaps(player, deck) for player, deck in enumerate(decks)]
        self.brought = self.match.swap(self.brought, chosen, self.rulings)
        if any(deck is not None for deck in decks):
            self.writer.say("Everybody has chosen what to swap.", NOTE)

    def swaps(self, player: int, deck: Deck | None) -> Swaps:
        """Return what one player swaps."""
        if deck is None:
            return ()
        if self.players[player].seating.level != HUMAN:
            seed = f"swaps {player} {self.match.points}"
            return bot_swaps(self.game, self.match.kind, deck, seed)
        if not self.is_shared:
            return self.ask_swaps(deck)
        self.writer.turn_away(self.names[player])
        found = self.ask_swaps(deck)
        self.writer.hide()
        return found

    def ask_swaps(self, deck: Deck) -> Swaps:
        """Ask a person for swaps until a line is empty; every swap is checked at once."""
        most = self.match.kind.swaps
        found: list[Swap] = []
        self.show_sections(deck)
        self.writer.say(f"Up to {most} cards may be swapped: CARD OUT > CARD IN; none: forget all.")
        while line := self.writer.ask(f"Swap {len(found) + 1} (an empty line: that is all):"):
            if line.casefold() == "none":
                found = []
                continue
            try:
                more = [*found, *read_swaps(self.game, line)]
                swapped(self.game, deck, more, most, self.rulings)
                found = more
            except BadSetup as error:
                self.writer.say(safe(error), REFUSAL)
        return found

    def show_sections(self, deck: Deck) -> None:
        """Show the two sections between which cards are swapped."""
        for section, cards in self.game.deck_form.parts(deck):
            if section is self.game.deck_form.main or section.is_sideboard:
                lines = [safe(f"{count}x {title(self.game, id)}") for id, count in cards.items()]
                self.writer.block(Block(safe(section.label), lines))


def concede(sitting: Sitting, path: Path | None) -> None:
    """Count a game that somebody gave up: they leave it, and computer players finish the rest."""
    session = sitting.session
    if sitting.resigned != NOBODY:
        session.adopt(session.conceded(sitting.resigned))
        sitting.resigned = NOBODY
    sitting.advance()
    if path is not None:
        sitting.save(path)
