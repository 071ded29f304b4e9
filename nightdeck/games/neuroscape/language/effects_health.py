"""Health gained and lost, and winning at once (NEU-16.4, NEU-16.12)."""

from __future__ import annotations

from nightdeck.games.neuroscape.language.players import TARGET_PLAYER, YOU, players
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import MAINFRAME_POOL
from nightdeck.games.neuroscape.model.vocabulary import Amount, Effect
from nightdeck.games.neuroscape.rules.damage import gain, lose
from nightdeck.games.neuroscape.rules.winning import win
from nightdeck.language.values import amount_of, told


class GainHealth(Effect):
    """NEU-16.12 Some players gain health in a pool."""

    def __init__(self, pool: int, amount: int | Amount, whom: int = YOU) -> None:
        super().__init__()
        self.pool: int = pool
        self.amount: Amount = amount_of(amount)
        self.whom: int = whom

    def words(self) -> str:
        name = "mainframe" if self.pool == MAINFRAME_POOL else "bioframe"
        return told(f"gain {{}} {name} health", self.amount, "", "").replace("  ", " ")

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        for seat in players(state, source, target, number, self.whom):
            gain(state, seat, self.pool, amount)


class LoseHealth(Effect):
    """NEU-16.11 Some players lose health, which is no damage."""

    def __init__(self, pool: int, amount: int | Amount, whom: int = TARGET_PLAYER) -> None:
        super().__init__()
        self.pool: int = pool
        self.amount: Amount = amount_of(amount)
        self.whom: int = whom

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        for seat in players(state, source, target, number, self.whom):
            lose(state, seat, self.pool, amount)


class WinTheGame(Effect):
    """NEU-16.4 A player's team wins at once."""

    def __init__(self, whom: int = YOU) -> None:
        super().__init__()
        self.whom: int = whom

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        seat = players(state, source, target, number, self.whom)[0]
        win(state, state.teams[seat], f"{state.card(source).name} wins the game", "NEU-16.4")
