"""How fast the games are, beside what others have: `make bench`, or `python benchmarks/speed.py [--game G] [--json] [--against FILE]`.

One table from one run: one pinned core, CPU seconds, five repetitions in turns, the median and the spread between the least and the most. Figures are
decisions a CPU second. Peers are measured where they are installed; what is not is named. Nothing here asserts a time.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.metadata
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from magnat.core.compile import TO_THE_END, seated
from magnat.core.entries import reach
from magnat.core.game import Game, load, names
from magnat.lab import Batch, simulate

HERE = Path(__file__).parent
SEED = 3
SHORT: dict[str, dict[str, object]] = {"merchant_of_venus": {"turn_cap": 60}, "venture": {"turn_limit": 60}, "richesses_du_monde": {"turn_limit": 60}}
GAMES_AT_ONCE, STEPS = 1024, 60
MIDDLE = 80  # decisions that lead to the middle of a game
PACKAGES = ("numba", "numpy", "pettingzoo", "gymnasium", "open-spiel", "rlcard", "pgx", "catanatron", "fastcatan")

Measure = Callable[[], int]  # does some work and returns how many decisions that were


def rate(work: Measure) -> float:
    """Decisions a CPU second of one piece of work."""
    began = time.process_time()
    done = work()
    return done / max(1e-9, time.process_time() - began)


def whole_games(game: Game, backend: str, policy: str, count: int) -> Measure:
    options = SHORT.get(game.name)
    return lambda: simulate(game, count, seed=SEED, backend=backend, policy=policy, threads=1, chosen=options).decisions


def batches(game: Game, **settings: Any) -> Measure:
    """Random acts in many games at once."""
    batch = Batch(game, GAMES_AT_ONCE, seed=SEED, threads=1, options=SHORT.get(game.name), **settings)
    acts = batch.random()

    def work() -> int:
        for _ in range(STEPS):
            batch.step(batch.random(acts))
        return STEPS * GAMES_AT_ONCE

    return work


def play_on(st: Any, policies: int, drawn: int, seed: int, game: int, limit: int, until: int) -> int: ...  # type: ignore[empty-body]


def play_out(roots: Any, work: Any, policies: int, seed: int, limit: int) -> int:
    """Every position to its end, in the memory of another; returns how many acts there were."""
    acts = 0
    for index in range(len(roots)):
        work[0] = roots[index]
        acts += play_on(work[0], policies, 0, seed, index, limit, TO_THE_END)
    return acts


def playouts(game: Game) -> Measure:
    """Advised playouts from positions in the middle of random games: acts, those of chance among them."""
    batch = Batch(game, 200, seed=SEED, threads=1, options=SHORT.get(game.name), observe=False)
    batch.play("random", MIDDLE)
    policies = seated(["heuristic"] * batch.players)
    made, work = reach(game, "playouts", play_out), batch.states[:1].copy()
    return lambda: int(made(batch.states, work, policies, SEED, game.limit))


def one_game(game: Game) -> Measure:
    """A batch of one, called from Python for every decision."""
    batch = Batch(game, 1, seed=SEED, threads=1, options=SHORT.get(game.name))
    acts = batch.random()

    def work() -> int:
        for _ in range(5000):
            batch.random(acts)
            batch.step(acts)
        return 5000

    return work


def pettingzoo_env(game: Game) -> Measure:
    from magnat.envs.aec import GameEnv

    env = GameEnv(game, options=SHORT.get(game.name))
    env.reset(seed=SEED)

    def work() -> int:
        done = 0
        while done < 3000:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            env.step(int(seen["action_mask"].argmax()))
            done += 1
        return done

    return work


def open_spiel_env(game: Game) -> Measure:
    """Through OpenSpiel's own classes, without observations, as its peer below."""
    import pyspiel

    from magnat.envs.spiel import spiel_name

    chosen = ";".join(f"{name}:{value}" for name, value in SHORT.get(game.name, {}).items())
    return spiel_games(pyspiel.load_game(spiel_name(game.name), {"options": chosen}))


def spiel_games(game: Any) -> Measure:
    """Random games of OpenSpiel; all that chance can do counts alike."""
    luck = random.Random(SEED)

    def work() -> int:
        done = 0
        while done < 3000:
            state = game.new_initial_state()
            while not state.is_terminal() and done < 3000:
                if state.is_chance_node():
                    state.apply_action(luck.choice(state.chance_outcomes())[0])
                else:
                    state.apply_action(luck.choice(state.legal_actions()))
                    done += 1
        return done

    return work


def vector_env(game: Game) -> Measure:
    """Random acts of the learner against random players; the decisions of all seats count, as in a batch."""
    from magnat.envs.vector import SeatVectorEnv

    env = SeatVectorEnv(game, GAMES_AT_ONCE, opponents="random", options=SHORT.get(game.name))
    env.reset(seed=SEED)
    acts = env.batch.random()

    def work() -> int:
        before = env.decisions
        for _ in range(STEPS):
            env.step(env.batch.random(acts))
        return env.decisions - before

    return work


def ours(game: Game) -> dict[str, Callable[[], Measure]]:
    """What is measured of each game; made only when it is its turn, because making compiles."""
    return {
        "interpreted": lambda: whole_games(game, "python", "random", 4),
        "random": lambda: whole_games(game, "cpu", "random", 2000),
        "advised": lambda: whole_games(game, "cpu", "heuristic", 200),
        "advised playouts from mid-game, acts": lambda: playouts(game),
        "batch, masks": lambda: batches(game, observe=False),
        "batch, masks, observations": lambda: batches(game),
        "batch, without facts": lambda: batches(game, facts=False),
        "batch of one": lambda: one_game(game),
        "PettingZoo": lambda: pettingzoo_env(game),
        "OpenSpiel": lambda: open_spiel_env(game),
        "vector environment": lambda: vector_env(game),
    }


def pettingzoo_peer() -> Measure | None:
    """Connect Four of PettingZoo, random legal moves."""
    with contextlib.suppress(Exception), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3

        env = connect_four_v3.env()
        env.reset(seed=SEED)

        def work() -> int:
            done = 0
            while done < 2000:
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.reset()
                    continue
                env.step(int(np.flatnonzero(seen["action_mask"])[0]))
                done += 1
            return done

        return work
    return None


def open_spiel_peer() -> Measure | None:
    """Backgammon of OpenSpiel, through Python."""
    with contextlib.suppress(ImportError):
        import pyspiel

        return spiel_games(pyspiel.load_game("backgammon"))
    return None


def rlcard_peer() -> Measure | None:
    """Limit Hold'em of RLCard, the first legal act."""
    with contextlib.suppress(ImportError), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import rlcard

        env = rlcard.make("limit-holdem", config={"seed": SEED})

        def work() -> int:
            done = 0
            while done < 3000:
                state, _ = env.reset()
                while not env.is_over():
                    state, _ = env.step(next(iter(state["legal_actions"])))
                    done += 1
            return done

        return work
    return None


def catanatron_peer() -> Measure | None:
    """Catan of catanatron, random players."""
    with contextlib.suppress(ImportError):
        from catanatron import Color, Game, RandomPlayer

        def work() -> int:
            random.seed(SEED)
            game, done = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]), 0
            while game.winning_color() is None and done < 3000:
                game.play_tick()
                done += 1
            return done

        return work
    return None


def fastcatan_peer() -> Measure | None:
    """Catan of fastcatan in batches (Python 3.12 and later), masks and steps alone: random legal acts are chosen beforehand."""
    with contextlib.suppress(ImportError):
        import fastcatan

        games, luck = fastcatan.BatchedEnv(GAMES_AT_ONCE, seed=SEED), np.random.default_rng(SEED)
        masks = np.zeros((GAMES_AT_ONCE, fastcatan.MASK_WORDS), np.uint64)
        acts, ended = np.zeros(GAMES_AT_ONCE, np.uint32), np.zeros(GAMES_AT_ONCE, np.uint8)
        begun = np.zeros((GAMES_AT_ONCE, fastcatan.SNAPSHOT_BYTES), np.uint8)

        def chosen() -> Any:
            games.write_masks(masks)
            legal = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little")
            acts[:] = (legal * luck.random(legal.shape)).argmax(axis=1)
            games.step_autoreset(acts, ended)
            return acts.copy()

        games.reset()
        for _ in range(MIDDLE):
            chosen()
        games.save_snapshots(begun)
        course = [chosen() for _ in range(STEPS)]

        def work() -> int:
            games.load_snapshots(begun)
            for acts in course:
                games.write_masks(masks)
                games.step_autoreset(acts, ended)
            return STEPS * GAMES_AT_ONCE

        return work
    return None


def pgx_peer() -> Measure | None:
    """Backgammon of Pgx in batches on the CPU, any legal act; masks and observations are part of its states."""
    with contextlib.suppress(ImportError):
        import jax
        import pgx

        env = pgx.make("backgammon")
        begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
        states = begin(jax.random.split(jax.random.PRNGKey(SEED), GAMES_AT_ONCE))

        def work() -> int:
            now, key = states, jax.random.PRNGKey(SEED)
            for _ in range(20):
                key, own = jax.random.split(key)
                logits = jax.numpy.where(now.legal_action_mask, 0.0, -1e9)
                now = step(now, jax.random.categorical(own, logits), jax.random.split(own, GAMES_AT_ONCE))
            now.rewards.block_until_ready()
            return 20 * GAMES_AT_ONCE

        return work
    return None


def in_c(folder: Path) -> Callable[[], float] | None:
    """Hab & Gut in C, the yardstick; it measures itself."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    program = folder / "hab_und_gut"
    subprocess.run([compiler, "-O3", "-o", program, HERE / "hab_und_gut.c"], check=True)

    def rated() -> float:
        told = json.loads(subprocess.run([program, "20000", "4", str(SEED)], check=True, capture_output=True).stdout)
        return float(told["decisions"] / told["seconds"])

    return rated


PEERS: dict[str, Callable[[], Measure | None]] = {
    "PettingZoo, Connect Four": pettingzoo_peer,
    "OpenSpiel, backgammon": open_spiel_peer,
    "RLCard, limit hold'em": rlcard_peer,
    "catanatron, random players": catanatron_peer,
    "fastcatan, 1,024 games, masks": fastcatan_peer,
    "Pgx, 1,024 games of backgammon": pgx_peer,
}


def rates(work: Measure, rounds: int) -> list[float]:
    work()  # compiles, and warms up
    return [rate(work) for _ in range(rounds)]


def told(values: list[float]) -> dict[str, float]:
    return {"median": round(statistics.median(values), 1), "least": round(min(values), 1), "most": round(max(values), 1)}


def measure(chosen: list[str], only: str, rounds: int) -> dict[str, Any]:
    """All figures as one object."""
    found: dict[str, Any] = {"python": sys.version.split()[0], "rounds": rounds, "games": {}, "peers": {}, "missing": []}
    with tempfile.TemporaryDirectory() as folder:
        for name in chosen:
            rows: dict[str, Any] = {}
            for what, make in ours(load(name)).items():
                if only in what:
                    rows[what] = told(rates(make(), rounds))
                    print(f"{name}: {what}: {rows[what]['median']:,.0f}", file=sys.stderr, flush=True)
            found["games"][name] = rows
        yardstick = in_c(Path(folder))
        if yardstick:
            found["peers"]["the same rules in C (Hab & Gut)"] = told([yardstick() for _ in range(rounds)])
    for name, make_peer in PEERS.items():
        peer = make_peer()
        if peer is None:
            found["missing"].append(name)
        else:
            found["peers"][name] = told(rates(peer, rounds))
            print(f"{name}: {found['peers'][name]['median']:,.0f}", file=sys.stderr, flush=True)
    found["versions"] = {name: importlib.metadata.version(name) for name in PACKAGES if _installed(name)}
    return found


def _installed(name: str) -> bool:
    with contextlib.suppress(importlib.metadata.PackageNotFoundError):
        return bool(importlib.metadata.version(name))
    return False


def table(found: dict[str, Any], before: dict[str, Any] | None) -> str:
    """The figures as people read them, with what became slower or faster."""
    lines = [f"{'decisions a CPU second':52}{'median':>14}{'least':>14}{'most':>14}{'before':>14}"]
    for group, rows in [*found["games"].items(), ("peers", found["peers"])]:
        lines.append(group)
        for what, row in rows.items():
            old = ((before or {}).get("games", {}) | {"peers": (before or {}).get("peers", {})}).get(group, {}).get(what)
            change = f"{100 * (row['median'] / old['median'] - 1):+.0f} %" if old else ""
            lines.append(f"  {what:50}{row['median']:>14,.0f}{row['least']:>14,.0f}{row['most']:>14,.0f}{change:>14}")
    lines.append(f"not installed, left out: {'; '.join(found['missing']) or 'nothing'}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=names(), help="some games only")
    parser.add_argument("--only", default="", help="what has this in its name")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="one JSON object, to be kept for --against")
    parser.add_argument("--against", type=Path, help="an earlier --json")
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    found = measure(arguments.game or names(), arguments.only, arguments.rounds)
    before = json.loads(arguments.against.read_text()) if arguments.against else None
    print(json.dumps(found) if arguments.json else table(found, before))


if __name__ == "__main__":
    main()
