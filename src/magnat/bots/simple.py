"""What a bot is, and the two bots that need no search."""

from __future__ import annotations

from typing import Protocol

from magnat.core.errors import MagnatError
from magnat.core.numbers import MOST_SEED, below, number
from magnat.core.play import Match


class UnknownBot(MagnatError):
    """A bot that does not exist."""


class Bot(Protocol):
    """Anything that can be asked for an act."""

    name: str

    def choose(self, match: Match, seat: int) -> int:
        """A legal act of a seat that is asked."""
        ...


class RandomBot:
    """Any legal act, all alike.

    Its numbers are those of `magnat simulate`: stream 1 + seat of (seed, game), one for each decision of the seat so far. So it needs no
    memory, goes on unchanged after a save, and a seeded match of random bots is the game of the same number in a batch.
    """

    name = "random"

    def __init__(self, seed: int = 0, game: int = 0) -> None:
        if not 0 <= seed <= MOST_SEED:
            raise MagnatError(f"a seed is a whole number from 0 to {MOST_SEED}")
        self.seed, self.game = seed, game

    def choose(self, match: Match, seat: int) -> int:
        legal = match.legal(seat)
        decisions = sum(act[0] == seat for act in match.before) + sum(act.seat == seat for act in match.played)
        return legal[below(number(self.seed, self.game, 1 + seat, decisions), len(legal))]


class StandardBot:
    """What the game's own advice would do with its character; without one, the same that a person gets as a hint."""

    name = "standard"

    def choose(self, match: Match, seat: int) -> int:
        return int(match.game.advise(match.asking_bot(seat)))
