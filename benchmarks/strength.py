"""How well a game's advice plays, and how long its games are: `python benchmarks/strength.py GAME` (`--help`).

Strength: half of the seats follow the advice, the others play at random; every seat of one kind is compared by rank with every seat of
the other. The halves change places from game to game. Length: all seats follow the advice.
"""

from __future__ import annotations

import argparse
from functools import cache
from typing import Any

import numpy as np

from magnat.core import linker, options
from magnat.core.acts import scratch
from magnat.core.entries import reach
from magnat.core.game import Game, load
from magnat.core.numbers import CHANCE_STREAM
from magnat.core.playout import play_to_end, set_up
from magnat.core.state import NOBODY

STREAMS = 0  # bound, like the function below


def rank(st: Any, seat: int) -> int: ...  # type: ignore[empty-body]


def mixed(states: Any, advised: Any, seed: int, limit: int, counts: Any, ranks: Any) -> None:
    """Games in which the seats of a mask follow the advice and the others choose at random; counts decisions, notes ranks."""
    drawn = scratch(STREAMS)
    for game in range(len(states)):
        st = states[game]
        set_up(st, drawn)
        acts = play_to_end(st, drawn, advised[game], seed, game, limit, drawn)
        counts[game] = acts - drawn[CHANCE_STREAM]
        for seat in range(st.seats):
            ranks[game, seat] = rank(st, seat)


@cache
def compiled(game: Game, target: str) -> Any:
    """The template: every seat has its own policy."""
    return reach(game, "mixed", mixed, "seated", target=target)


def halves(players: int, games: int) -> Any:
    """Masks of advised seats: the even ones in one game, the odd ones in the next."""
    even = sum(1 << seat for seat in range(0, players, 2))
    return np.array([even if game % 2 == 0 else (1 << players) - 1 - even for game in range(games)], np.int64)


def played(game: Game, players: int, masks: Any, seed: int, chosen: dict[str, object], target: str = linker.CPU) -> Any:
    """The final states of games, how many decisions were made, and the ranks."""
    states = game.new_state(players, options.resolve(game, players, chosen)).to_records(len(masks))
    counts, ranks = np.zeros(len(masks), np.int64), np.zeros((len(masks), players), np.int64)
    compiled(game, target)(states, masks, seed, game.limit, counts, ranks)
    return states, counts, ranks


def strength(game: Game, players: int, games: int, seed: int = 1, target: str = linker.CPU, **chosen: object) -> dict[str, float]:
    """The share of pairs in which the advised seat ranks before the other, and of pairs that share a rank."""
    masks = halves(players, games)
    states, _, ranks = played(game, players, masks, seed, chosen, target)
    advised = (masks[:, None] >> np.arange(players)) & 1 == 1
    gaps = np.concatenate([(row[~mine][None, :] - row[mine][:, None]).ravel() for row, mine in zip(ranks, advised, strict=True)])
    return {
        "pairs_won": round(float((gaps > 0).mean()), 4),
        "pairs_shared": round(float((gaps == 0).mean()), 4),
        "finished": float((states["actor"] == NOBODY).mean()),
    }


def length(game: Game, players: int, games: int, seed: int = 2, target: str = linker.CPU, **chosen: object) -> dict[str, float]:
    """Player turns and decisions of games between advised seats."""
    states, counts, _ = played(game, players, np.full(games, (1 << players) - 1, np.int64), seed, chosen, target)
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
    wanted = parser.parse_args()
    game = load(wanted.game)
    chosen: dict[str, object] = dict(pair.split("=", 1) for pair in wanted.option)
    for players in wanted.players or game.seat_counts:
        won = strength(game, players, wanted.games, wanted.seed, linker.CPU, **chosen)
        row = {"players": players, **won, **length(game, players, wanted.games, wanted.seed + 1, linker.CPU, **chosen)}
        print(", ".join(f"{name} {value}" for name, value in row.items()), flush=True)


if __name__ == "__main__":
    main()
