"""Positions from which pages draw parts of a table that nobody sits at: worked out once for each game, in a worker."""

from __future__ import annotations

from magnat.bots.naming import BOT_NAMES
from magnat.core.game import Game
from magnat.core.play import options
from magnat.core.teach import READER, sampled
from magnat.web.schemas import catalogue
from magnat.web.state import snapshots


def sample_of(game: Game) -> catalogue.Sample:
    """The sample of a game as its first seat sees it, with all that the log has told it."""
    match = sampled(game, BOT_NAMES)
    told = [(-1, line) for line in match.opening] + [(ply, line) for ply, act in enumerate(match.played) for line in act.lines]
    return {
        "seats": [seat.name for seat in match.seats],
        "options": options.spelled(game, options.of_state(game, match.state)),
        "view": match.view(READER),
        "lines": [snapshots.foreseen(match, ply, line, READER) for ply, line in told],
        "helped": {name: match.helped(READER, name, {}) for name in game.sample.helpers} if game.sample else {},
    }
