"""How fast Hab & Gut is played: `make bench`, or `python benchmarks/speed.py [--games N] [--json]`.

One core, random play. Interpreted, compiled and the same rules in C are measured in turns within one run and the best of
several rounds is taken, because machines are shared and noisy; the ratio is what counts. Nothing here asserts a time.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from magnat.core import linker, options
from magnat.core.game import load
from magnat.lab import simulate

HERE = Path(__file__).parent
GAME, PLAYERS, SEED = "hab_und_gut", 4, 3
SCRIPT = f"from magnat.core.game import load; from magnat.lab import simulate; simulate(load({GAME!r}), 1, players={PLAYERS}, threads=1)"


def copies(states: Any, count: int) -> None:
    """Copy one state to and fro."""
    for turn in range(count):
        states[turn % 2] = states[1 - turn % 2]


def build_c(folder: Path) -> Path | None:
    """The yardstick in C; None where there is no compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    program = folder / "hab_und_gut"
    subprocess.run([compiler, "-O3", "-o", program, HERE / "hab_und_gut.c"], check=True)
    return program


def run_c(program: Path, games: int) -> float:
    """Decisions a second in C."""
    told = json.loads(subprocess.run([program, str(games), str(PLAYERS), str(SEED)], check=True, capture_output=True).stdout)
    return float(told["decisions"] / told["seconds"])


def timed_start(cache: Path) -> float:
    """Seconds from a new process to the end of a first compiled game."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", SCRIPT], check=True, env={**os.environ, "MAGNAT_CACHE": str(cache)})
    return time.perf_counter() - began


def measure(games: int) -> dict[str, Any]:
    """All figures as one object."""
    game = load(GAME)
    found: dict[str, Any] = {"game": GAME, "players": PLAYERS, "state_bytes": game.state.record_type().itemsize}
    with tempfile.TemporaryDirectory() as folder:
        cache = Path(folder) / "cache"
        found["cold_start_s"], found["warm_start_s"] = timed_start(cache), timed_start(cache)
        program = build_c(Path(folder))
        speeds: dict[str, list[float]] = {"interpreted": [], "compiled": [], "compiled_heuristic": [], "c": []}
        for _ in range(5):
            speeds["interpreted"].append(simulate(game, 100, players=PLAYERS, seed=SEED, backend="python").decisions_per_second)
            speeds["compiled"].append(simulate(game, games, players=PLAYERS, seed=SEED, threads=1).decisions_per_second)
            speeds["compiled_heuristic"].append(simulate(game, 1000, players=PLAYERS, seed=SEED, threads=1, policy="heuristic").decisions_per_second)
            if program:
                speeds["c"].append(run_c(program, games))
        found |= {f"{name}_per_s": round(max(values)) for name, values in speeds.items() if values}
        if program:
            found["compiled_over_c"] = round(found["compiled_per_s"] / found["c_per_s"], 2)
            dumped = subprocess.run([program, "1000", str(PLAYERS), str(SEED), "dump"], check=True, capture_output=True).stdout
            same = hashlib.sha256(dumped).hexdigest() == simulate(game, 1000, players=PLAYERS, seed=SEED, threads=1).digest
            found["same_final_states_as_c"] = same
    states = game.new_state(PLAYERS, options.resolve(game, PLAYERS)).to_records(2)
    copy = linker.link("copies", copies, {})
    copy(states, 1)
    best = min(_timed(copy, states, 1_000_000) for _ in range(5))
    found["copy_ns"] = round(best * 1000, 1)
    return found


def _timed(copy: Any, states: Any, count: int) -> float:
    """Microseconds a copy."""
    began = time.perf_counter()
    copy(states, count)
    return (time.perf_counter() - began) / count * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found = measure(arguments.games)
    if arguments.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name:24} {value:>14,}" if isinstance(value, int) and not isinstance(value, bool) else f"{name:24} {value!s:>14.14}")


if __name__ == "__main__":
    main()
