"""Ways to compile a game in wavefronts for a GPU, tried side by side: `python benchmarks/gpu_fault.py` on a machine with an NVIDIA card.

In Merchant of Venus `apply` loses the address at which it is to leave its (empty) answer: compute-sanitizer reports a local write of 8 bytes to 0x0
at its end. Each way is a process of its own, because a fault ends the whole context: first 2,000 games, whose digest must be the CPU's, then speed.
"""

from __future__ import annotations

import argparse
import ast
import json
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba.cuda still asks for the name that NumPy dropped

LIMIT_S = 370
GAMES, SEED, PLAYERS, OPTIONS = 2000, 3, 2, {"turn_cap": 60}
DIGEST = "667d7393f88ee9313cb3e95be70c7e1bf2dc91b65256f2f10bf137b802c1c8a1"  # of these games on the CPU
HEAD = "from numba import cuda\n\njit = cuda.jit(device=True{device})\nentry = cuda.jit({entry})\n"


def answering(text: str) -> str:
    """All functions without an answer answer 0."""
    tree = ast.parse(text)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and any(isinstance(made, ast.Name) and made.id == "jit" for made in node.decorator_list):
            returns = [each for each in ast.walk(node) if isinstance(each, ast.Return)]
            if all(each.value is None for each in returns):
                for each in returns:
                    each.value = ast.Constant(0)
                node.body.append(ast.Return(ast.Constant(0)))
    return ast.unparse(ast.fix_missing_locations(tree))


def outermost(text: str) -> str:
    """`apply` alone becomes part of the kernel."""
    inlined = "jit = cuda.jit(device=True)\nwithin = cuda.jit(device=True, forceinline=True)"
    return text.replace("jit = cuda.jit(device=True)", inlined).replace("@jit\ndef apply(", "@within\ndef apply(")


def same(text: str) -> str:
    return text


WAYS: dict[str, tuple[str, str, Callable[[str], str]]] = {  # name -> options of device functions, of kernels, what else is done to the text
    "plain": ("", "", same),
    "inlined": (", forceinline=True", "", same),
    "inlined_without_lto": (", forceinline=True, lto=False", "lto=False", same),
    "without_lto": (", lto=False", "lto=False", same),
    "answering": ("", "", answering),
    "outermost": ("", "", outermost),
    "registers": ("", "max_registers=128", same),
}


def follow(name: str) -> dict[str, Any]:
    """One way."""
    from magnat.core.compile import linker
    from magnat.core.game import load
    from magnat.lab import batches, simulate

    device, entry, changed = WAYS[name]
    made: Callable[..., str] = linker.linked_source
    linker.HEADS[linker.CUDA] = HEAD.format(device=device, entry=entry)
    linker.linked_source = lambda template, bindings, target: changed(made(template, bindings, target))
    batches.WAVES = True
    game, common = load("merchant_of_venus"), {"players": PLAYERS, "seed": SEED, "backend": "cuda", "chosen": OPTIONS}
    began = time.perf_counter()
    found: dict[str, Any] = {"way": name, "equal": simulate(game, GAMES, **common).digest == DIGEST}
    found["first_s"] = round(time.perf_counter() - began, 1)
    print(json.dumps(found), flush=True)
    for games in (262_144, 1_048_576):
        batches.CHUNK["cuda"] = games
        found[f"per_s_{games}"] = max(simulate(game, games, **common).decisions_per_second for _ in range(2))
        print(json.dumps(found), flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--way", choices=WAYS, help="this one alone, in this process")
    if name := parser.parse_args().way:
        follow(name)
        return
    running = {way: subprocess.Popen([sys.executable, __file__, "--way", way], stdout=-1, stderr=-2, text=True) for way in WAYS}
    deadline = time.monotonic() + LIMIT_S
    for way, process in running.items():
        try:
            said, _ = process.communicate(timeout=max(1.0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            said, _ = process.communicate()
        lines = [line for line in said.splitlines() if "Warning" not in line and "warn(" not in line]
        print(f"== {way}: exit {process.returncode}", *lines[-8:], sep="\n", flush=True)


if __name__ == "__main__":
    main()
