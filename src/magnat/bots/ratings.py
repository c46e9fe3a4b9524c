"""What a tournament tells: pairs won with their intervals, and ratings by OpenSkill (Plackett-Luce)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from magnat.bots.tournament import Played, Results
from magnat.lab.intervals import mean_interval


@dataclass(frozen=True)
class Contest:
    """One bot against another: the share of pairs of seats at the same table that it won, ties half; its 95 % interval has deals as its unit."""

    bot: str
    against: str
    share: float
    low: float
    high: float
    deals: int

    def __str__(self) -> str:
        return f"{100 * self.share:.0f} ({100 * self.low:.0f} to {100 * self.high:.0f})"


@dataclass(frozen=True)
class Rating:
    """A bot in a tournament. 25 is the middle; it is worth about `skill` ± 2 `uncertainty`."""

    bot: str
    skill: float
    uncertainty: float
    games: int
    wins: float  # games won, shared ones in parts
    fair_wins: float  # what it would have won if all were alike
    seconds: float  # of CPU time for a decision, on average


def contests(games: Sequence[Played], bots: Sequence[str]) -> list[Contest]:
    """Every bot against every other that it met."""
    shares: dict[tuple[str, str], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        for seat, one in enumerate(game.seating):
            for place, other in enumerate(game.seating):
                if one != other:
                    gap = game.ranks[place] - game.ranks[seat]
                    shares[one, other][game.deal].append(1.0 if gap > 0 else 0.5 if gap == 0 else 0.0)
    found = []
    for one in bots:
        for other in bots:
            if by_deal := shares.get((one, other)):
                means = [sum(row) / len(row) for row in by_deal.values()]
                found.append(Contest(one, other, sum(means) / len(means), *mean_interval(means), len(means)))
    return found


def ratings(games: Sequence[Played], bots: Sequence[str]) -> list[Rating]:
    """The ratings after all games in their order, the best first. Several seats of one bot share its rating: each counts for a part."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = {name: model.rating(name=name) for name in bots}
    for game in games:
        teams = [[model.rating(mu=rated[name].mu, sigma=rated[name].sigma)] for name in game.seating]
        after = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        for name in set(game.seating):
            own = [team[0] for team, who in zip(after, game.seating, strict=True) if who == name]
            rated[name].mu = sum(each.mu for each in own) / len(own)
            rated[name].sigma = sum(each.sigma for each in own) / len(own)
    found = []
    for name in bots:
        wins = sum((1 / len(game.winners)) for game in games for seat in game.winners if game.seating[seat] == name)
        fair = sum(game.seating.count(name) / len(game.seating) for game in games)
        decisions = sum(game.decisions[seat] for game in games for seat, who in enumerate(game.seating) if who == name)
        seconds = sum(game.seconds[seat] for game in games for seat, who in enumerate(game.seating) if who == name)
        count = sum(name in game.seating for game in games)
        a_decision = seconds / decisions if decisions else 0.0
        found.append(Rating(name, round(rated[name].mu, 2), round(rated[name].sigma, 2), count, round(wins, 2), round(fair, 2), round(a_decision, 4)))
    return sorted(found, key=lambda each: -each.skill)


def summed(results: Results) -> dict[str, Any]:
    """Ratings and contests as JSON."""
    return {
        "ratings": [asdict(each) for each in ratings(results.games, results.plan.bots)],
        "contests": [asdict(each) | {name: round(getattr(each, name), 4) for name in ("share", "low", "high")}
                     for each in contests(results.games, results.plan.bots)],
    }  # fmt: skip


def table_lines(results: Results) -> list[str]:
    """Ratings and cross table for a terminal."""
    plan, found = results.plan, contests(results.games, results.plan.bots)
    about = f"{plan.title}, {len(results.games)} games, {len({game.deal for game in results.games})} deals"
    rows = [about, plan.command(len(results.games)), ""]
    width = max(8, *(len(name) for name in plan.bots))
    rows.append(f"{'bot':{width}}  rating      games won (fair)   CPU s a decision")
    for each in ratings(results.games, plan.bots):
        won = f"{each.wins:.1f} ({each.fair_wins:.1f})"
        rows.append(f"{each.bot:{width}}  {each.skill:5.1f} ± {2 * each.uncertainty:3.1f}  {won:>16}  {each.seconds:16.4f}")
    rows += ["", "pairs won, row against column, in percent, with the 95 % interval over deals"]
    column = 4 + max(width, len("100 (100 to 100)"))
    rows.append(" " * width + "".join(f"{name:>{column}}" for name in plan.bots))
    by_pair = {(each.bot, each.against): each for each in found}
    for one in plan.bots:
        cells = [by_pair.get((one, other)) for other in plan.bots]
        rows.append(f"{one:{width}}" + "".join(f"{cell or '-'!s:>{column}}" for cell in cells))
    return rows
