"""Bots that always decide alike: the same level, in the same position, at the same decision of its seat, does the same on every machine.

Where several people play one deal bots must add no chance of their own. Their numbers come from the deal, by the count of their own decisions, and
those that search have a number of playouts instead of seconds.
"""

from __future__ import annotations

import hmac
import time
from typing import Any

from magnat.bots import BOTS, LookingAhead, SearchBot
from magnat.bots.search import Budget, seen_world, think
from magnat.core.declare import OPEN
from magnat.core.game import Game
from magnat.core.numbers import number
from magnat.core.play import FairDice, Match

PLAYOUTS = {"strong": 400, "expert": 2000}  # of a decision: about what they do in their seconds on a slow core


def seed_of(dice: FairDice) -> int:
    """The numbers of all bots of a deal; nobody knows them before its secret lies open, and then anybody can work them out."""
    return int.from_bytes(hmac.digest(dice.secret, b"magnat bots", "sha256")[:4], "big") >> 1


def luck_of(seed: int, match: Match, seat: int) -> int:
    """The number of a decision."""
    decisions = sum(act[0] == seat for act in match.before) + sum(act.seat == seat for act in match.played)
    return number(seed, decisions, 1 + seat, 0)


def is_searching(level: str) -> bool:
    """Whether a level needs the compiled game."""
    made = BOTS[level]
    return isinstance(made, type) and issubclass(made, LookingAhead)


def considered(game: Game, world: Any, seat: int, level: str, luck: int, playouts: int = 0) -> int:
    """What a level that looks ahead does in a world as the seat sees it; playouts: of a search, 0 is what is usual for the level."""
    bot = BOTS[level](0)
    if isinstance(bot, SearchBot):
        return think(game, world, seat, Budget(playouts=playouts or PLAYOUTS[level]), seed=luck).act
    assert isinstance(bot, LookingAhead)
    return bot.consider(game, world, seat, luck)


class FixedBot:
    """A level that always decides alike, as a bot of a match."""

    def __init__(self, level: str, seed: int, playouts: int = 0) -> None:
        self.name, self.seed, self.playouts = level, seed, playouts

    def choose(self, match: Match, seat: int) -> int:
        if not is_searching(self.name):
            return BOTS[self.name](self.seed).choose(match, seat)
        luck = luck_of(self.seed, match, seat)
        return considered(match.game, seen_world(match, seat, luck), seat, self.name, luck, self.playouts)


def play_on(match: Match, bots: dict[int, FixedBot], seconds: float) -> Match:
    """Let bots play for so long at all seats, or to the end."""
    until = time.monotonic() + seconds
    while not match.is_over and time.monotonic() < until:
        seat = match.asked()[0]
        act = bots[seat].choose(match, seat)
        if match.window == OPEN and act == match.game.default_act(match.asking(seat)):
            match.pass_window(seat)
        else:
            match.play(seat, [act])
    return match
