"""Whether the characters of a game are equally strong: `python benchmarks/characters.py GAME` (`--help`).

Every seat of every game has a character of its own; all follow the advice. For each value of each trait, seats that have it are compared by rank
with the others at their table; ties count half, and the error is over games. With `--against`, half of the seats have one value of one trait and the
others are neutral; every deal is played twice, the halves changing places.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from strength import compiled, halves

from magnat.core.compile import ADVISED
from magnat.core.game import Game, load
from magnat.core.play import SeededDice, drawn_character, options


def ranks_of(game: Game, characters: Any, seed: int, chosen: dict[str, object]) -> Any:
    """The ranks of advised games, two of each deal, in which everybody has a character."""
    games, players = characters.shape[:2]
    states = game.new_state(players, options.resolve(game, players, chosen)).to_records(games)
    states["character"][:, :players] = characters
    ranks = np.zeros((games, players), np.int64)
    compiled(game, "cpu")(states, np.full(games, ADVISED), seed, game.limit, np.zeros(games, np.int64), ranks)
    return ranks


def drawn(game: Game, players: int, games: int, seed: int) -> Any:
    """A character for every seat of every game, as tables draw them."""
    return np.array([[drawn_character(game, SeededDice(seed, number), seat) for seat in range(players)] for number in range(games)])


def share(ranks: Any, has: Any) -> tuple[float, float]:
    """The share of pairs that seats of a kind win against the others at their table, and its error over games."""
    gaps = ranks[:, None, :] - ranks[:, :, None]
    pairs = has[:, :, None] & ~has[:, None, :]
    met = pairs.sum(axis=(1, 2)).astype(float)
    won = (np.where(gaps > 0, 1.0, np.where(gaps == 0, 0.5, 0.0)) * pairs).sum(axis=(1, 2))
    mean = won.sum() / max(1.0, met.sum())
    return float(mean), float(np.sqrt(((won - mean * met) ** 2).sum()) / max(1.0, met.sum()))


def of_characters(game: Game, players: int, games: int, seed: int, chosen: dict[str, object]) -> list[dict[str, Any]]:
    """How every value of every trait does among random characters."""
    characters = drawn(game, players, games, seed)
    ranks = ranks_of(game, characters, seed, chosen)
    rows = []
    for row in game.state.traits:
        for value in range(row.least, row.most + 1):
            won, error = share(ranks, characters[:, :, row.number] == value)
            rows.append({"trait": row.name, "value": value, "pairs_won": round(won, 4), "error": round(error, 4)})
    return rows


def against_neutral(game: Game, trait: str, value: int, players: int, games: int, seed: int, chosen: dict[str, object]) -> dict[str, Any]:
    """How one value of a trait does against the neutral one."""
    has = (halves(players, games)[:, None] >> np.arange(players)) & 1 == 1
    characters = np.zeros((games, players, len(game.state.traits)), np.int64)
    characters[:, :, game.state.traits[trait].number][has] = value
    won, error = share(ranks_of(game, characters, seed, chosen), has)
    return {"trait": trait, "value": value, "pairs_won": round(won, 4), "error": round(error, 4)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("option", nargs="*", help="as in edition=riche_ou_pauvre")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", type=int, default=0, help="default: the usual number")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", nargs="*", default=[], help="TRAIT=VALUE against neutral seats, instead of characters among themselves")
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    game = load(wanted.game)
    players = wanted.players or game.usual_seats
    chosen: dict[str, object] = dict(pair.split("=", 1) for pair in wanted.option)
    if wanted.against:
        named = [one.split("=") for one in wanted.against]
        rows = [against_neutral(game, trait, int(value), players, wanted.games, wanted.seed, chosen) for trait, value in named]
    else:
        rows = of_characters(game, players, wanted.games, wanted.seed, chosen)
    for row in rows:
        print(f"{row['trait']:12} {row['value']:3d}  {100 * row['pairs_won']:5.1f} ± {200 * row['error']:3.1f} % of pairs", flush=True)
    if wanted.json:
        plan = {"game": game.name, "players": players, "games": wanted.games, "seed": wanted.seed, "options": chosen}
        wanted.json.write_text(json.dumps({**plan, "rows": rows}, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
