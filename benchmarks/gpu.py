"""The same source on a GPU: `python benchmarks/gpu.py [--game G] [--players P] [--what ...]` on a machine with an NVIDIA card.

For each game: random play with one thread a game ("threads") and in wavefronts ("waves"), and batches with masks and observations ("batch"). Each
is first held against the CPU: the digests of the same games must be equal. Then it is measured for several sizes. Compiling takes minutes for the
larger games; `--what` and `--game` choose a part.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from typing import Any

from magnat.core.game import Game, load, names
from magnat.lab import Batch, simulate
from magnat.lab import batches as simulation
from magnat.lab.engines import cuda_missing

WHAT = ("threads", "waves", "batch")
SHORT = {"merchant_of_venus": {"turn_cap": 60}, "venture": {"turn_limit": 60}, "richesses_du_monde": {"turn_limit": 60}}
EQUAL = 20_000  # games whose digests are compared


def simulated(game: Game, players: int, policy: str, waves: bool, sizes: list[int]) -> dict[str, Any]:
    """Whole games."""
    simulation.WAVES = waves
    options = SHORT.get(game.name, {})
    common: dict[str, Any] = {"players": players, "policy": policy, "chosen": options}
    began = time.perf_counter()
    there = simulate(game, EQUAL, seed=3, backend="cuda", **common)
    found: dict[str, Any] = {"first_run_s": round(time.perf_counter() - began, 1)}
    here = simulate(game, EQUAL, seed=3, backend="cpu", **common)
    found |= {"digest": there.digest[:16], "equal": there.digest == here.digest, "cpu_threads": here.threads, "cpu_per_s": here.decisions_per_second}
    for games in sizes:
        simulation.CHUNK["cuda"] = games
        found[f"per_s_{games}"] = max(simulate(game, games, seed=5, backend="cuda", **common).decisions_per_second for _ in range(2))
    return found


def batched(game: Game, players: int, sizes: list[int]) -> dict[str, Any]:
    """One decision at a time, with masks and observations."""
    from numba import cuda

    options = SHORT.get(game.name, {})
    common: dict[str, Any] = {"players": players, "options": options}
    began = time.perf_counter()
    batch = Batch(game, 2048, seed=3, backend="cuda", autoreset=False, **common)
    found: dict[str, Any] = {}
    steps = 0
    while steps % 64 or (batch.actors.copy_to_host() >= 0).any():
        batch.step(batch.random())
        steps += 1
        if steps == 1:
            cuda.synchronize()
            found["first_step_s"] = round(time.perf_counter() - began, 1)
    digest = hashlib.sha256(game.state.digest_bytes(batch.records())).hexdigest()
    here = simulate(game, 2048, players=players, seed=3, chosen=options)
    found |= {"digest": digest[:16], "equal": digest == here.digest, "steps": steps}
    beside = Batch(game, 512, seed=7, **common)
    there = Batch(game, 512, seed=7, backend="cuda", **common)
    for _ in range(100):
        beside.step(beside.random())
        there.step(there.random())
    same = {
        name: bool((getattr(beside, name) == getattr(there, name).copy_to_host()).all()) for name in ("masks", "seen", "actors", "over", "numbers")
    }
    found["equal_to_cpu"] = same
    for observe in (True, False):
        for games in sizes:
            batch = Batch(game, games, seed=5, backend="cuda", observe=observe, **common)
            acts = batch.random()
            for turn in range(40):
                if turn == 10:
                    cuda.synchronize()
                    began = time.perf_counter()
                batch.step(batch.random(acts))
            cuda.synchronize()
            found[f"{'seen' if observe else 'masks'}_per_s_{games}"] = round(30 * games / (time.perf_counter() - began))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=names())
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--policy", default="random")
    parser.add_argument("--what", action="append", choices=WHAT)
    parser.add_argument("--sizes", default="65536,262144,1048576")
    arguments = parser.parse_args()
    if missing := cuda_missing():
        raise SystemExit(f"no GPU to measure: {missing}")
    sizes = [int(size) for size in arguments.sizes.split(",")]
    for name in arguments.game or names():
        game = load(name)
        players = arguments.players or game.usual_seats
        for what in arguments.what or WHAT:
            try:
                found = batched(game, players, sizes) if what == "batch" else simulated(game, players, arguments.policy, what == "waves", sizes)
            except Exception as wrong:  # the other measurements are worth having
                found = {"failed": f"{type(wrong).__name__}: {wrong}"[:2000]}
            print(json.dumps({"game": name, "players": players, "what": what, **found}), flush=True)


if __name__ == "__main__":
    main()
