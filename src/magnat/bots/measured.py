"""How strong the levels are in a game, as far as tournaments tell: what the page shows beside them, and which are worth offering.

`measured.json` is written by `scripts/bot_ratings.py` from the tournaments that are kept in docs/tournaments.
"""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files

from magnat.bots import LEVELS, StandardBot

NOTICEABLE = 0.6  # of pairs: with less, a level is none of its own


@dataclass(frozen=True)
class Measured:
    """A contest of two levels at the tables of one kind: the share of pairs of seats that the first won."""

    game: str
    players: int
    bot: str
    against: str
    share: float
    deals: int
    options: dict[str, str] = field(default_factory=dict)  # those that lead: the edition, for one


@cache
def measured() -> tuple[Measured, ...]:
    """All contests that were played."""
    return tuple(Measured(**row) for row in json.loads((files("magnat.bots") / "measured.json").read_text(encoding="utf-8")))


def shares_against(game: str, bot: str, against: str) -> list[Measured]:
    """What share of pairs one level wins against another in a game: one row for each kind of table at which they met."""
    tables = defaultdict[tuple[object, ...], list[Measured]](list)
    for row in measured():
        if (row.game, row.bot, row.against) == (game, bot, against):
            tables[row.players, *sorted(row.options.items())].append(row)
    return [_together(met) for met in tables.values()]


def _together(met: list[Measured]) -> Measured:
    deals = sum(row.deals for row in met)
    return replace(met[0], share=sum(row.share * row.deals for row in met) / deals, deals=deals)


def worth_offering(game: str) -> list[str]:
    """The levels of a game without those that were measured and nowhere are noticeably stronger than the one below, or weaker than the one above."""
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
    met = shares_against(game, stronger, weaker)
    return not met or max(row.share for row in met) >= NOTICEABLE
