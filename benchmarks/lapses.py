"""How many decisions beginner and casual should misjudge: `python benchmarks/lapses.py GAME --lapses 40 80 160` (`--help`).

Plays tournaments between the standard bot and bots that misjudge so many decisions in a thousand; `LAPSES` in bots/levels.py are read off where these
lose 80 and 65 pairs of a hundred.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from collections.abc import Callable
from pathlib import Path

from magnat.bots import Bot, StandardBot
from magnat.bots.levels import LapsingBot
from magnat.bots.ratings import contests
from magnat.bots.tournament import Results, deals_for, planned, play_tournament
from magnat.core.game import Game, load

LOST = {"beginner": 0.80, "casual": 0.65}  # pairs against standard


class Lapsing(LapsingBot):
    """Misjudges as many decisions as it is told."""

    def __init__(self, seed: int, lapses: int) -> None:
        super().__init__(seed)
        self.count, self.name = lapses, f"lapses:at_{lapses}"

    def lapses(self, game: Game, players: int) -> int:
        return self.count


def __getattr__(name: str) -> Callable[[int], Bot]:
    """`at_80` makes a bot that misjudges 80 decisions in a thousand: what a tournament finds as `lapses:at_80`."""
    if not name.startswith("at_"):
        raise AttributeError(name)
    return lambda seed: Lapsing(seed, int(name.removeprefix("at_")))


def between(found: dict[int, float], share: float) -> int | None:
    """The lapses at which a bot should lose this share, in a straight line between those that were tried."""
    rows = sorted(found.items())
    for (low, lost), (high, more) in itertools.pairwise(rows):
        if lost <= share <= more:
            return round(low + (high - low) * (share - lost) / max(1e-9, more - lost))
    return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("option", nargs="*", help="as in edition=junior")
    parser.add_argument("--lapses", type=int, nargs="+", default=[40, 80, 160, 320])
    parser.add_argument("--players", type=int, default=0, help="default: the usual number")
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--seed", type=int, default=9000)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    game, found = load(wanted.game), {0: 0.5}
    for lapses in wanted.lapses:
        names = [f"lapses:at_{lapses}", StandardBot.name]
        plan = planned(game, names, players=wanted.players, seed=wanted.seed, chosen=dict(pair.split("=", 1) for pair in wanted.option))
        results = Results(plan)
        for _ in play_tournament(results, deals_for(plan, wanted.games), workers=wanted.workers):
            pass
        contest = next(each for each in contests(results.games, plan.bots) if each.bot == StandardBot.name)
        found[lapses] = contest.share
        print(f"{wanted.game}, {plan.players} players, {lapses} lapses: loses {contest} %", flush=True)
    fitted = {level: between(found, share) for level, share in LOST.items()}
    print(fitted, flush=True)
    if wanted.json:
        wanted.json.write_text(json.dumps({"game": game.name, "players": plan.players, "lost": found, "fitted": fitted}), encoding="utf-8")


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    main()
