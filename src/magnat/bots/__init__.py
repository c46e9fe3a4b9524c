"""Players that are programs. A bot chooses for a seat of a match, from what that seat may see, and knows no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from magnat.core.errors import MagnatError
from magnat.core.match import Match
from magnat.core.numbers import MOST_SEED, below, number


class UnknownBot(MagnatError):
    """A bot that nobody has written."""


class Bot(Protocol):
    """Whoever can be asked for an act."""

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


class HeuristicBot:
    """What the game's own advice would do, the same that a person gets as a hint."""

    name = "heuristic"

    def choose(self, match: Match, seat: int) -> int:
        act, _ = match.hint(seat)
        return act


BOTS: dict[str, Callable[[int], Bot]] = {  # name -> a bot that gets a seed and may need it
    HeuristicBot.name: lambda seed: HeuristicBot(),
    RandomBot.name: RandomBot,
}


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name; UnknownBot with a sentence if there is none.

    >>> bot("random", seed=7).name
    'random'
    """
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)
