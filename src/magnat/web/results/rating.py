"""Ratings by OpenSkill (Plackett-Luce), one for each game, live and by days together.

They follow from the rated games in the order of their ends and from the fixed ratings of bots, and from nothing else. A game that is counted late
changes all that came after it, so rating again gives the same figures. Where tournaments tell of other bots than before, all is rated again.
"""

from __future__ import annotations

import asyncio
import hashlib
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from magnat.bots.measured import measured
from magnat.web.store import PlaySeat, Store
from magnat.web.store import results as rows

MIDDLE, UNKNOWN = 25.0, 25.0 / 3  # of somebody who has not played yet: skill and uncertainty
BOTS = {"random": 5.0, "beginner": 16.0, "casual": 25.0, "standard": 30.0, "strong": 34.0, "expert": 37.0}  # where no tournament has told more
OF_A_BOT = 2.0  # the uncertainty of these
SPREAD = math.sqrt(2 * (25 / 6) ** 2 + 2 * OF_A_BOT**2)  # of the difference of two bots, in the model of the ratings
FEWEST_DEALS = 50  # of a tournament, for its shares to be taken at their word
SETTLED, VAGUE = 3.0, 6.0  # uncertainties up to which a rating is well known, or known roughly; beyond that it means nothing yet
AT_ONCE = 200  # games that are rated in one go


@cache
def bot_skill(game: str, level: str) -> float:
    """The fixed rating of a level in a game: from the share of pairs that it wins against the standard bot, as far as it was measured.

    >>> bot_skill("no such game", "strong"), bot_skill("no such game", "standard")
    (34.0, 30.0)
    """
    contests = [row for row in measured() if (row.game, row.bot, row.against) == (game, level, "standard")]
    deals = sum(row.deals for row in contests)
    if deals < FEWEST_DEALS:
        return BOTS.get(level, MIDDLE)
    share = min(0.99, max(0.01, sum(row.share * row.deals for row in contests) / deals))
    return round(BOTS["standard"] + SPREAD * math.log(share / (1 - share)), 2)


def basis(games: Iterable[str]) -> str:
    """Of the ratings of these games: what they rest on besides results."""
    fixed = [(game, level, bot_skill(game, level)) for game in sorted(games) for level in BOTS]
    return hashlib.sha256(repr(fixed).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Skill:
    mu: float = MIDDLE
    sigma: float = UNKNOWN


Certainty = Literal["unknown", "rough", "settled"]


def certainty(sigma: float) -> Certainty:
    """How much is known of somebody, as the page says it.

    >>> certainty(8.3), certainty(4.0), certainty(2.5)
    ('unknown', 'rough', 'settled')
    """
    return "settled" if sigma <= SETTLED else "rough" if sigma <= VAGUE else "unknown"


def places(seats: Sequence[PlaySeat]) -> list[float]:
    """The ranks that count: players who have left come after everybody else."""
    last = len(seats) + 1.0
    return [last if seat.resigned and seat.bot is None else float(seat.rank) for seat in seats]


def rated(seats: Sequence[PlaySeat], before: dict[str, Skill]) -> dict[str, Skill]:
    """The skills after a game of those persons who played it."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = []
    for seat in seats:
        known = before.get(seat.person or "", Skill())
        skill = known if seat.bot is None else Skill(bot_skill(seat.game, seat.bot), OF_A_BOT)
        teams.append([model.rating(mu=skill.mu, sigma=skill.sigma)])
    after = model.rate(teams, ranks=places(seats))
    return {seat.person: Skill(team[0].mu, team[0].sigma) for seat, team in zip(seats, after, strict=True) if seat.person is not None}


def _rated_in_order(plays: Sequence[Sequence[PlaySeat]], skills: dict[str, Skill]) -> list[rows.Rated]:
    """One game after the other; on a thread, because nobody should wait for many of them."""
    written: list[rows.Rated] = []
    for play in plays:
        after = rated(play, skills)
        skills |= after
        written += [rows.Rated(seat.match, seat.seat, after[seat.person].mu, after[seat.person].sigma) for seat in play if seat.person in after]
    return written


async def rate_new(store: Store, game: str) -> int:
    """Rate the games that are not rated yet and all that ended after the first of them; gives how many that were.

    What is rated before the first that is not is right at any moment, so several processes may do so at once, and each may end in the middle.
    """
    done = 0
    while True:
        games = await rows.count_rated(store, game)  # first: whatever is put in after it is noticed
        first = await rows.first_unrated(store, game)
        plays = [] if first is None else await rows.rated_from(store, game, *first, AT_ONCE)
        if first is None or not plays:
            return done
        skills = {person: Skill(mu, sigma) for person, mu, sigma in await rows.skills_before(store, game, *first)}
        written = await asyncio.to_thread(_rated_in_order, plays, skills)
        if await rows.put_ratings(store, plays, written, games, rest=len(plays) == AT_ONCE):
            done += len(plays)


async def renew(store: Store, games: Iterable[str]) -> bool:
    """Forget all ratings if they rest on other bots than today's; whoever counts games works them out again. Whether there were any."""
    now = basis(games)
    if await store.value(rows.RATED_ON) == now:
        return False
    is_anybody_rated = await rows.is_anybody_rated(store)
    await rows.forget_ratings(store)
    await store.set_value(rows.RATED_ON, now)
    return is_anybody_rated


async def rate_again(store: Store) -> int:
    """Forget all ratings and work them out from the results."""
    await rows.forget_ratings(store)
    return await rate_rest(store)


async def rate_rest(store: Store) -> int:
    """Rate what is not rated yet."""
    done = 0
    for game in await rows.unrated(store):
        done += await rate_new(store, game)
    return done
