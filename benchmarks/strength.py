"""How well a game's advice plays, and how long its games are: `python benchmarks/strength.py GAME` (`--help`).

Strength: half of the seats follow one policy (the advice), the others another (random play); every seat of one kind is compared by rank with
every seat of the other. Every deal is played twice, the halves changing places; the error is over deals. Length: all seats follow the first.
"""

from __future__ import annotations

import argparse
import time
from functools import cache
from typing import Any

import numpy as np

from magnat.core.compile import SEATED, linker, play_to_end, seated, set_up
from magnat.core.declare import NOBODY, scratch
from magnat.core.entries import reach
from magnat.core.game import Game, load
from magnat.core.numbers import CHANCE_STREAM
from magnat.core.play import options

STREAMS = 0  # bound, like the function below
FIRST_AGAINST = ("heuristic", "random")


def rank(st: Any, seat: int) -> int: ...  # type: ignore[empty-body]


def mixed(states: Any, policies: Any, seed: int, limit: int, counts: Any, ranks: Any) -> None:
    """Games in which every seat has its own policy, two of each deal; counts decisions, notes ranks."""
    drawn = scratch(STREAMS)
    for game in range(len(states)):
        st = states[game]
        set_up(st, drawn)
        acts = play_to_end(st, drawn, policies[game], seed, game // 2, limit, drawn)
        counts[game] = acts - drawn[CHANCE_STREAM]
        for seat in range(st.seats):
            ranks[game, seat] = rank(st, seat)


@cache
def compiled(game: Game) -> Any:
    """The template: every seat has its own policy."""
    return reach(game, "mixed", mixed, "seated")


def halves(players: int, games: int) -> Any:
    """Masks of the seats of the first kind: the even ones in one game, the odd ones in the next."""
    even = sum(1 << seat for seat in range(0, players, 2))
    return np.array([even if game % 2 == 0 else (1 << players) - 1 - even for game in range(games)], np.int64)


def played(game: Game, players: int, masks: Any, seed: int, chosen: dict[str, object], policies: tuple[str, str] = FIRST_AGAINST) -> Any:
    """The final states of games, how many decisions were made, and the ranks."""
    states = game.new_state(players, options.resolve(game, players, chosen)).to_records(len(masks))
    counts, ranks = np.zeros(len(masks), np.int64), np.zeros((len(masks), players), np.int64)
    packed = [seated([policies[0] if mask >> seat & 1 else policies[1] for seat in range(players)]) for mask in masks.tolist()]
    compiled(game)(states, np.array(packed, np.int64), seed, game.limit, counts, ranks)
    return states, counts, ranks


def strength(
    game: Game,
    players: int,
    games: int,
    seed: int = 1,
    policies: tuple[str, str] = FIRST_AGAINST,
    **chosen: object,
) -> dict[str, float]:
    """The share of pairs in which a seat of the first policy ranks before one of the second, of pairs that share a rank, and the error of both."""
    masks = halves(players, games)
    states, _, ranks = played(game, players, masks, seed, chosen, policies)
    first = (masks[:, None] >> np.arange(players)) & 1 == 1
    gaps = [(row[~mine][None, :] - row[mine][:, None]).ravel() for row, mine in zip(ranks, first, strict=True)]
    every = np.concatenate(gaps)
    deals = np.array([((1 + np.sign(gap)) / 2).mean() for gap in gaps][: games // 2 * 2]).reshape(-1, 2).mean(axis=1)
    return {
        "pairs_won": round(float((every > 0).mean()), 4),
        "pairs_shared": round(float((every == 0).mean()), 4),
        "error": round(float(deals.std(ddof=1) / np.sqrt(len(deals))), 4) if len(deals) > 1 else 0.0,
        "finished": float((states["actor"] == NOBODY).mean()),
    }


def length(game: Game, players: int, games: int, seed: int = 2, policies: tuple[str, str] = FIRST_AGAINST, **chosen: object) -> dict[str, float]:
    """Player turns and decisions of games between seats of the first policy."""
    states, counts, _ = played(game, players, np.full(games, (1 << players) - 1, np.int64), seed, chosen, policies)
    lengths = {"turns": states["turn"]} if "turn" in game.state.fields else {"decisions": counts}
    found: dict[str, float] = {}
    for name, values in lengths.items():
        found |= {f"{name}_mean": round(float(values.mean()), 1), f"{name}_95": int(np.quantile(values, 0.95)), f"{name}_most": int(values.max())}
    return {**found, "decisions_mean": round(float(counts.mean())), "finished": float((states["actor"] == NOBODY).mean())}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("option", nargs="*", help="as in edition=riche_ou_pauvre")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, nargs="*", help="default: all numbers")
    parser.add_argument("--seed", type=int, default=1, help="of the strength; the next one is that of the length")
    parser.add_argument("--policies", default=",".join(FIRST_AGAINST), help=f"the first against the second, of {', '.join(SEATED)}")
    wanted = parser.parse_args()
    one, other = wanted.policies.split(",")
    game = load(wanted.game)
    chosen: dict[str, object] = dict(pair.split("=", 1) for pair in wanted.option)
    for players in wanted.players or game.seat_counts:
        won = strength(game, players, wanted.games, wanted.seed, linker.CPU, (one, other), **chosen)
        began = time.process_time()
        long = length(game, players, wanted.games, wanted.seed + 1, linker.CPU, (one, other), **chosen)
        games_a_second = round(wanted.games / (time.process_time() - began))
        row = {"players": players, **won, **long, "games_a_cpu_second": games_a_second}
        print(", ".join(f"{name} {value}" for name, value in row.items()), flush=True)


if __name__ == "__main__":
    main()
