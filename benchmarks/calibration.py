"""How often happens what the coach says: reliability curves of its chances of victory, for each game.

    python benchmarks/calibration.py hab_und_gut --players 4 --games 1000

Games are played by the advice. Three positions of each are judged as the coach judges them (at a quarter, half and three quarters of the game), and
what is said of every seat is compared with who won. `--random N`: seat 0 plays N acts of a hundred at random, which shows how whoever plays worse
than the advice is judged too well, and how far `fitted` mends that (with --fitted, which judges whole games and is slow).
"""

from __future__ import annotations

import argparse
import json
import math
import time
from typing import Any

from magnat.bots import RandomBot
from magnat.bots.coach import DRAWN, SHARED_WIN, Record, coach, noted, wins_from
from magnat.core.game import Game, load
from magnat.core.numbers import below, number
from magnat.core.play import Match, SeededDice

TENTHS = 10
AT = (0.25, 0.5, 0.75)
HUNDRED = 100


def played(game: Game, players: int, seed: int, options: dict[str, str], random: int) -> Match:
    """A game by the advice; seat 0 sometimes plays at random."""
    match = Match.new(game, [f"seat {seat}" for seat in range(players)], dice=SeededDice(seed), chosen=options)
    stray, decision = RandomBot(seed), 0
    while not match.is_over:
        seat, decision = match.asked()[0], decision + 1
        strays = seat == 0 and below(number(seed, decision, 1, 7), HUNDRED) < random
        match.play(seat, [stray.choose(match, seat) if strays else match.hint(seat)[0]])
    return match


def said(match: Match, playouts: int, seed: int) -> list[tuple[float, float]]:
    """(chance that was said, part of the victory) of every seat, at three positions."""
    record, winners = Record.of(match), match.result()["winners"]
    notes = noted(record)
    places = sorted({int(share * len(record.acts)) for share in AT})
    wins = wins_from(record, places, [int(notes[place][DRAWN]) for place in places], 0, playouts, seed)
    result = [1 / len(winners) if seat in winners else 0.0 for seat in range(record.seats)]
    return [(float(row[:, seat].mean()) / SHARED_WIN, result[seat]) for row in wins for seat in range(record.seats)]


def reliability(pairs: list[tuple[float, float]]) -> list[dict[str, Any]]:
    """For every tenth: how many, what was said, what happened, and its standard error."""
    rows = []
    for tenth in range(TENTHS):
        those = [(chance, result) for chance, result in pairs if min(TENTHS - 1, int(chance * TENTHS)) == tenth]
        if not those:
            continue
        chance, result = (sum(pair[side] for pair in those) / len(those) for side in (0, 1))
        error = math.sqrt(max(result * (1 - result), 1 / len(those)) / len(those))
        rows.append({"tenth": tenth, "count": len(those), "said": chance, "happened": result, "error": error})
    return rows


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("game")
    wanted.add_argument("--players", type=int, default=None)
    wanted.add_argument("--games", type=int, default=1000)
    wanted.add_argument("--playouts", type=int, default=40)
    wanted.add_argument("--seed", type=int, default=1000)
    wanted.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    wanted.add_argument("--random", type=int, default=0, metavar="N")
    wanted.add_argument("--fitted", action="store_true")
    wanted.add_argument("--json", action="store_true")
    chosen = wanted.parse_args()
    game, options = load(chosen.game), dict(option.split("=", 1) for option in chosen.options)
    players = chosen.players or game.usual_seats
    pairs, starts, began = list[tuple[float, float]](), list[tuple[float, float, float]](), time.process_time()
    for index in range(chosen.games):
        match = played(game, players, chosen.seed + index, options, chosen.random)
        pairs += said(match, chosen.playouts, chosen.seed)
        if chosen.fitted:
            first = coach(match, playouts=50).balances[0]
            starts.append((first.expected, first.expected if first.fitted is None else first.fitted, first.result))
    rows, brier = reliability(pairs), sum((chance - result) ** 2 for chance, result in pairs) / len(pairs)
    worst = max((abs(row["said"] - row["happened"]) for row in rows), default=0.0)
    document = {"game": game.name, "players": players, "games": chosen.games, "playouts": chosen.playouts, "brier": brier, "worst": worst}
    document |= {"tenths": rows, "cpu": time.process_time() - began}
    if starts:
        document["start"] = {name: sum(row[place] for row in starts) / len(starts) for place, name in enumerate(("said", "fitted", "happened"))}
    if chosen.json:
        print(json.dumps(document))
        return
    print(f"{game.name}, {players} players, {chosen.games} games: Brier score {brier:.3f}, CPU {document['cpu']:.0f} s")
    for row in rows:
        print(f"said {100 * row['said']:5.1f} %  happened {100 * row['happened']:5.1f} ± {100 * row['error']:.1f} %  ({row['count']})")
    print(f"largest difference of a tenth: {100 * worst:.1f} points")
    if starts:
        told = document["start"]
        print(f"seat 0 at the start: said {100 * told['said']:.1f} %, fitted {100 * told['fitted']:.1f} %, won {100 * told['happened']:.1f} %")


if __name__ == "__main__":
    main()
