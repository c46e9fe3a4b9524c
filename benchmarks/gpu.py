"""The same source on a GPU: `python benchmarks/gpu.py [--game G] [--players P]` on a machine with an NVIDIA card.

Compares the digest with that of the CPU over the same games, then measures random play for several batch sizes.
"""

from __future__ import annotations

import argparse
import time

from magnat.core.game import load
from magnat.lab import batches as simulation


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="hab_und_gut")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--policy", default="random")
    arguments = parser.parse_args()
    missing = simulation.cuda_missing()
    if missing:
        raise SystemExit(f"no GPU to measure: {missing}")
    from numba import cuda

    game = load(arguments.game)
    players = arguments.players or game.usual_seats
    name = cuda.get_current_device().name
    name = name.decode() if isinstance(name, bytes) else name
    print(f"{name}: {game.name}, {players} players, {arguments.policy} play, {game.state.record_type().itemsize} bytes a state")
    began = time.perf_counter()
    gpu = simulation.simulate(game, 20_000, players=players, seed=3, backend="cuda", policy=arguments.policy)
    print(f"first run, compiling included: {time.perf_counter() - began:.1f} s")
    cpu = simulation.simulate(game, 20_000, players=players, seed=3, backend="cpu", policy=arguments.policy)
    verdict = "equal" if gpu.digest == cpu.digest else "DIFFERENT"
    print(f"digest of 20 000 games: {gpu.digest[:16]}… on the GPU, {cpu.digest[:16]}… on the CPU: {verdict}")
    print(f"CPU, {cpu.threads} threads: {cpu.decisions_per_second / 1e6:,.1f} million decisions a second")
    for games in (65_536, 131_072, 262_144, 524_288):
        for threads in (32, 64, 128, 256):
            simulation.CHUNK["cuda"], simulation.CUDA_THREADS = games, threads
            best = max(
                simulation.simulate(game, games, players=players, seed=5, backend="cuda", policy=arguments.policy).decisions_per_second
                for _ in range(3)
            )
            print(f"{games:>8} games at a time, {threads:>4} threads a block: {best / 1e6:>9,.0f} million decisions a second")


if __name__ == "__main__":
    main()
