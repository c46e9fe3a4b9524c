"""Checkpoints: a training as it stands, in one file that another run goes on with. Games under way are not kept; new ones begin."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from magnat.core.game import Game
from magnat.lab.net_file import made_for
from magnat.learn.plan import BadTraining, Plan

FORMAT, VERSION = "magnat-training", 1
FILE = "checkpoint.pt"
OF_THE_PLAN = ("players", "options", "seed", "tables", "steps", "units", "bold")


def keep(path: Path, game: Game, plan: Plan, state: dict[str, Any]) -> None:
    """Write a checkpoint; the one before stays until this one is complete."""
    draft = path.with_suffix(".draft")
    try:
        torch.save({"format": FORMAT, "training": VERSION, **made_for(game), "plan": plan.to_json(), **state}, draft)
        draft.replace(path)
    except OSError as wrong:
        raise BadTraining(f"{path} cannot be written: {wrong.strerror}") from wrong


def kept(path: Path, game: Game, plan: Plan, device: str) -> dict[str, Any]:
    """The checkpoint of this very training; BadTraining with a sentence if there is none, or it is of another one."""
    if not path.exists():
        raise BadTraining(f"there is no training to go on with: {path} does not exist")
    try:
        found = torch.load(path, map_location=device, weights_only=True)
    except Exception as wrong:  # PyTorch has no common error for what is no checkpoint
        raise BadTraining(f"{path} holds no training") from wrong
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadTraining(f"{path} holds no training")
    for name, here in {"training": VERSION, **made_for(game)}.items():
        if found.get(name) != here:
            raise BadTraining(f"the training in {path} is of another {name.replace('_', ' ')}: {found.get(name)!r}, and here it is {here!r}")
    then, now = {"bold": False, **found["plan"]}, plan.to_json()
    for name in OF_THE_PLAN:
        if then.get(name) != now[name]:
            raise BadTraining(f"the training in {path} has other {name}: {then.get(name)!r}, not {now[name]!r}")
    return found
