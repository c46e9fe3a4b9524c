"""Which puzzles a server has, and which is the one of a day."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime

from magnat.bots.puzzles import Puzzle, shipped
from magnat.core.game import Game
from magnat.web.errors import not_found

ENOUGH = 10  # puzzles of a game that takes turns: with fewer the same one would come again within weeks


class Shelf:
    """The puzzles of all games of a server; they are read when somebody first asks for them."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self.games = games

    def of(self, game: str) -> Sequence[Puzzle]:
        """The puzzles of a game, in the order in which they were found."""
        return tuple(shipped(self.games[game]).values()) if game in self.games else ()

    def puzzle(self, id: str) -> Puzzle:
        for game in self.games.values():
            if (found := shipped(game).get(id)) is not None:
                return found
        raise not_found("puzzle")

    def today(self, now: float) -> Puzzle | None:
        return self.daily(datetime.fromtimestamp(now, UTC).date())

    def daily(self, day: date) -> Puzzle | None:
        """The puzzle of a day: the games take turns, and none comes again before all of its game were there."""
        games = [game for game in sorted(self.games) if len(self.of(game)) >= ENOUGH]
        if not games:
            return None
        number = day.toordinal()
        order = sorted(self.of(games[number % len(games)]), key=lambda puzzle: hashlib.sha256(puzzle.id.encode()).digest())
        return order[number // len(games) % len(order)]
