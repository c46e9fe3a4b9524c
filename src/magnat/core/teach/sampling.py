"""Plays games by their own advice until the moment comes that a game declares as its sample."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.core.play import Match
from magnat.core.teach.guided_walk import play

READER = 0  # the seat from which the table is drawn
GAMES = 20  # of which one has the moment
LONGEST = 3000  # acts of one game


class NoSample(MagnatError):
    """A game that declares no sample, or whose moment does not come."""


def sampled(game: Game, names: Sequence[str]) -> Match:
    """The match at its moment, always the same; the first so many of the names sit there."""
    sample = game.sample
    if sample is None:
        raise NoSample(f"{game.name} declares no sample")
    for seed in range(1, GAMES + 1):
        match = Match.new(game, names[: sample.seats], chosen=dict(sample.options), seed=seed)
        while not match.is_over and len(match.played) < LONGEST:
            if sample.when(match.view(READER)):
                return match
            seat = match.asked()[0]
            act, _ = match.hint(seat)
            play(match, seat, [game.spelled(act)])
    raise NoSample(f"the moment that {game.name} declares does not come")
