"""Where a game in wavefronts reads an illegal address: `python benchmarks/gpu_fault.py [--game G]` on a machine with an NVIDIA card.

Plays the same games in several ways at once, each in a process of its own, because a fault ends the whole context: as they are, in great number, with
a larger stack, with all tables in device memory, not optimised, and under compute-sanitizer with line numbers. Each waits after every launch, so that
the kernel and the act that fault are known; the positions before that launch are written to the folder `--out`.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import shutil
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba.cuda still asks for the name that NumPy dropped

LIMIT_S = 500
JIT = "from numba import cuda\n\njit = cuda.jit(device=True, {options})\nentry = cuda.jit({options})\n"
WAYS: dict[str, dict[str, Any]] = {  # name -> what is different
    "plain": {"games": 1024},
    "many": {"games": 65536, "keep": False},
    "stack": {"games": 1024, "stack": 65536},
    "far": {"games": 1024, "constant": 0},
    "unoptimised": {"games": 1024, "options": "opt=False"},
    "sanitized": {"games": 192, "options": "lineinfo=True", "sanitizer": True, "keep": False, "turns": 1500},
    "sanitized_threads": {"games": 64, "options": "lineinfo=True", "sanitizer": True, "threads": True},
}


def follow(name: str, way: dict[str, Any], game_name: str, players: int, out: Path) -> dict[str, Any]:
    """Play the waves with a look after every launch."""
    from numba import cuda

    from magnat.core.compile import linker, literals
    from magnat.core.game import load
    from magnat.core.play import options
    from magnat.lab import cuda as waves
    from magnat.lab import simulate, wavefront
    from magnat.lab.counting_sort import Sorter
    from magnat.lab.drive import Plan

    if "options" in way:
        linker.HEADS[linker.CUDA] = JIT.format(options=way["options"])
    if "constant" in way:
        literals.CONSTANT_BYTES = way["constant"]
    if "stack" in way:
        cuda.current_context()
        ctypes.CDLL("libcuda.so.1").cuCtxSetLimit(0, ctypes.c_size_t(way["stack"]))
    game = load(game_name)
    values = options.resolve(game, players, {"turn_cap": 60} if game_name == "merchant_of_venus" else {})
    count, spelled = int(way["games"]), options.spelled(game, values)
    if way.get("threads"):
        from magnat.lab import batches

        batches.WAVES = False
        return {"digest": simulate(game, count, players=players, seed=3, backend="cuda", chosen=spelled).digest}
    start = game.new_state(players, values)
    plan = np.zeros(len(Plan), np.int64)
    plan[Plan.SEED], plan[Plan.LIMIT] = 3, game.limit
    streams = 1 + game.seat_counts[-1]
    templates = (wavefront.wave_begin, wavefront.wave_decide, wavefront.wave_play)
    begin, decide, play = (waves.kernel(game, made, "random") for made in templates)
    states, there = cuda.to_device(start.to_records(count)), cuda.to_device(plan)
    ledgers, keys = cuda.to_device(np.zeros((count, streams + 1), np.int32)), cuda.to_device(np.zeros(count, np.int32))
    sorter = Sorter(count)
    waves.launch(begin, count, states, ledgers, keys, there)
    sorter.sort(keys)
    cuda.synchronize()
    live, turn, stage = count, 0, "begin"
    kept: dict[str, Any] = {}
    began = time.perf_counter()
    try:
        while live and turn < way.get("turns", 10**9) and time.perf_counter() - began < LIMIT_S - 200:
            for stage in ("decide", "sort by act", "play", "sort by phase"):
                if way.get("keep", True):
                    kept = {"keys": keys.copy_to_host(), "states": states.copy_to_host(), "order": sorter.order.copy_to_host()}
                elif stage == "sort by act":
                    kept = {"keys": keys.copy_to_host()}
                if stage == "decide":
                    waves.launch(decide, live, states, sorter.order, live, ledgers, 0, keys, there)
                elif stage == "play":
                    waves.launch(play, live, states, sorter.order, live, ledgers, keys, there)
                else:
                    sorter.sort(keys)
                cuda.synchronize()
            turn += 1
            if turn % 8 == 0:
                live = count - sorter.how_many(wavefront.DONE)
    except Exception as wrong:
        found: dict[str, Any] = {"failed": f"{type(wrong).__name__}: {wrong}"[:600], "turn": turn, "stage": stage, "live": live}
        if "keys" in kept:
            acts = Counter(int(key) for key in kept["keys"])
            found["keys"] = {"least": min(acts), "most": max(acts), "common": acts.most_common(12)}
        if "states" in kept:
            found["phases"] = Counter(int(phase) for phase in kept["states"]["phase"]).most_common(20)
            np.savez_compressed(out / f"{name}.npz", keys=kept["keys"], order=kept["order"], states=kept["states"].view(np.uint8))
        return found
    ended: dict[str, Any] = {"turns": turn, "live": live, "seconds": round(time.perf_counter() - began, 1)}
    for made, template in zip((begin, decide, play), templates, strict=True):
        for asked in ("get_local_mem_per_thread", "get_const_mem_size", "get_regs_per_thread"):
            try:
                ended[f"{template.__name__}_{asked[4:]}"] = list(getattr(made, asked)().values())
            except Exception as wrong:  # not every version can say
                ended[f"{template.__name__}_{asked[4:]}"] = str(wrong)[:80]
    if not live:
        here = simulate(game, count, players=players, seed=3, backend="cpu", chosen=spelled)
        from hashlib import sha256

        ended["equal"] = sha256(game.state.packed_bytes(states.copy_to_host())).hexdigest() == here.digest
    return ended


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="merchant_of_venus")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--way", action="append", choices=WAYS)
    parser.add_argument("--out", default=os.environ.get("OUT", "."))
    parser.add_argument("--one", action="store_true", help="play the one way in this process")
    arguments = parser.parse_args()
    ways, out = arguments.way or list(WAYS), Path(arguments.out)
    if arguments.one:
        print(json.dumps({"way": ways[0], **follow(ways[0], WAYS[ways[0]], arguments.game, arguments.players, out)}), flush=True)
        return
    sanitizer = shutil.which("compute-sanitizer") or "/usr/local/cuda/bin/compute-sanitizer"
    running = {}
    for way in ways:
        command = [sys.executable, __file__, "--one", "--way", way, "--game", arguments.game, "--players", str(arguments.players), "--out", str(out)]
        if WAYS[way].get("sanitizer"):
            command = [sanitizer, "--tool", "memcheck", "--print-limit", "12", *command]
        with (out / f"{way}.log").open("w") as log:
            running[way] = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
    deadline = time.monotonic() + LIMIT_S
    for way, process in running.items():
        try:
            process.wait(max(1.0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
        lines = (out / f"{way}.log").read_text(errors="replace").splitlines()
        print(f"== {way}: exit {process.returncode}", *(lines if len(lines) <= 24 else [*lines[:16], "...", *lines[-8:]]), sep="\n", flush=True)


if __name__ == "__main__":
    main()
