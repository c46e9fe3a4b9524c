"""Compiling what bots need before anybody waits for it: half a minute once for each game, then under a second in every new process."""

from __future__ import annotations

from magnat.bots.coach import Record, noted, wins_from
from magnat.bots.search import glanced, seen_world
from magnat.core.game import Game
from magnat.core.play import Match


def warm(game: Game) -> None:
    """Compile the entries of a game and the templates of search and coach, or take them from the cache."""
    match = Match.new(game, [f"seat {seat}" for seat in range(game.usual_seats)], seed=0)
    seat = match.asked()[0]
    glanced(game, seen_world(match, seat, 0), seat, match.legal(seat)[:1], 1, seed=0)
    record = Record.of(match)
    noted(record)
    wins_from(record, [0], [0], 0, 1, 0)
