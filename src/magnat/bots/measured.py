"""How strong the levels are in a game, as far as tournaments tell: what the page shows beside them, and which are worth offering.

`measured.json` is written by `scripts/bot_ratings.py` from the tournaments that are kept in docs/tournaments.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from magnat.bots import LEVELS, StandardBot

NOTICEABLE = 0.6  # of pairs: with less, a level is none of its own


@dataclass(frozen=True)
class Measured:
    """A contest of two levels at the tables of one size: the share of pairs of seats that the first won."""

    game: str
    players: int
    bot: str
    against: str
    share: float
    deals: int


@cache
def measured() -> tuple[Measured, ...]:
    """All contests that were played."""
    return tuple(Measured(**row) for row in json.loads((files("magnat.bots") / "measured.json").read_text(encoding="utf-8")))


def share_against(game: str, bot: str, against: str) -> float | None:
    """The share of pairs that one level wins against another in a game, whatever the size of the table; None if they never met."""
    met = [row for row in measured() if (row.game, row.bot, row.against) == (game, bot, against)]
    deals = sum(row.deals for row in met)
    return sum(row.share * row.deals for row in met) / deals if deals else None


def against_standard(game: str, players: int) -> dict[str, float]:
    """The share of pairs that each level wins against the standard one at a table of so many, or of one seat more or fewer."""
    told = {}
    for level in LEVELS:
        met = [row for row in measured() if (row.game, row.bot, row.against) == (game, level, StandardBot.name) and abs(row.players - players) <= 1]
        if met:
            told[level] = min(met, key=lambda row: (abs(row.players - players), -row.deals)).share
    return told


def worth_offering(game: str) -> list[str]:
    """The levels of a game without those that were measured and are hardly stronger than the one below, or weaker than the one above."""
    middle = LEVELS.index(StandardBot.name)
    below, above = [StandardBot.name], [StandardBot.name]
    for level in reversed(LEVELS[:middle]):
        if _is_noticeable(game, below[-1], level):
            below.append(level)
    for level in LEVELS[middle + 1 :]:
        if _is_noticeable(game, level, above[-1]):
            above.append(level)
    return [*reversed(below), *above[1:]]


def _is_noticeable(game: str, stronger: str, weaker: str) -> bool:
    share = share_against(game, stronger, weaker)
    return share is None or share >= NOTICEABLE
