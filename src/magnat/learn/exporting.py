"""A net from a checkpoint, for the layout of today: `python -m magnat.learn.exporting GAME CHECKPOINT NET`.

A layout of observations changes when a game gets a field or an option. What a net reads is found again by its name, and so are the acts; so a net
outlives such a change if all that it reads is still there. What has come since then it does not read, and acts that have come it never likes.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import torch

from magnat.core.errors import MagnatError
from magnat.core.game import Game, load
from magnat.lab.engines import player_acts
from magnat.lab.features import Features
from magnat.lab.net_file import Net
from magnat.lab.net_packing import packed
from magnat.learn.checkpoint import FORMAT
from magnat.learn.plan import BadTraining

NEVER_LIKED = -1000.0


def exported(game: Game, path: Path) -> Net:
    """The net of a checkpoint of this game, whatever layout it was trained with; BadTraining if that lacks something it reads."""
    try:
        found = torch.load(path, map_location="cpu", weights_only=True)
    except Exception as wrong:  # PyTorch has no common error for what is no checkpoint
        raise BadTraining(f"{path} holds no training") from wrong
    if not isinstance(found, dict) or found.get("format") != FORMAT or found.get("game") != game.name:
        raise BadTraining(f"{path} holds no training of {game.name}")
    sizes = {part.name: found["sizes"].get(part.name, 1) for part in game.observation_layout()}
    features = Features(game, sizes=sizes)
    columns = {name: column for column, name in enumerate(features.names)}
    if missing := [name for name in found["names"] if name not in columns]:
        raise BadTraining(f"the net reads {missing[0]}, which observations of {game.name} no longer have")
    return packed(features, *_in_order(game, found, [columns[name] for name in found["names"]]), _told(found))


def _in_order(game: Game, found: dict[str, Any], columns: list[int]) -> tuple[list[int], list[Any]]:
    """Columns in ascending order, the inputs of the first layer and the acts of the last with them."""
    weights = {name: value.double().numpy() for name, value in found["model"].items()}
    order = np.argsort(columns)
    acts = {tuple(act): place for place, act in enumerate(found["acts_spelled"])}
    count = player_acts(game)
    out = np.zeros((count + 1, weights["out.weight"].shape[1])), np.full(count + 1, NEVER_LIKED)
    for act in range(count):
        if (then := acts.get(tuple(game.spelled(act)))) is not None:
            out[0][act], out[1][act] = weights["out.weight"][then], weights["out.bias"][then]
    out[0][-1], out[1][-1] = weights["out.weight"][-1], weights["out.bias"][-1]
    first = weights["first.weight"][:, order], weights["first.bias"]
    return [columns[place] for place in order], [first, (weights["second.weight"], weights["second.bias"]), out]


def _told(found: dict[str, Any]) -> dict[str, Any]:
    plan, point = found["plan"], found["points"][-1] if found["points"] else {}
    trained = {name: plan[name] for name in ("seed", "players", "options")}
    rest = {"decisions": found["decisions"], "rounds": [plan["imitated"], plan["rounds"]], "seconds": round(found["seconds"])}
    return {"trained": {**trained, **rest, "pairs": point.get("pairs", {})}}


def main() -> int:
    if len(sys.argv) != 4:
        print("python -m magnat.learn.exporting GAME CHECKPOINT NET", file=sys.stderr)
        return 2
    name, kept, net = sys.argv[1:]
    try:
        made = exported(load(name), Path(kept)).to_bytes()
        Path(net).write_bytes(made)
    except (MagnatError, OSError) as wrong:
        print(f"magnat: {wrong}", file=sys.stderr)
        return 2
    print(f"{len(made)} bytes in {net}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
