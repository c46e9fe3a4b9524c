"""One game for Gymnasium: one seat is the learner's, policies have the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode

from magnat.core.game import Game
from magnat.envs.vector import SeatVectorEnv


class SeatEnv(gymnasium.Env):
    """The vector environment with a single game; takes what `SeatVectorEnv` takes."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  as Gymnasium has it

    def __init__(self, game: Game | str, *, render_mode: str | None = None, **settings: Any) -> None:
        self.inner = SeatVectorEnv(game, 1, autoreset_mode=AutoresetMode.DISABLED, render_mode=render_mode, **settings)
        self.render_mode = render_mode
        self.observation_space, self.action_space = self.inner.single_observation_space, self.inner.single_action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        return self._first(*self.inner.reset(seed=seed))

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, rewards, over, cut, info = self.inner.step(np.array([action]))
        return (*self._first(seen, info)[:1], float(rewards[0]), bool(over[0]), bool(cut[0]), self._first(seen, info)[1])

    def render(self) -> str | None:
        found = self.inner.render()
        return None if found is None else found[0]

    def _first(self, seen: dict[str, Any], info: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        return {name: rows[0] for name, rows in seen.items()}, {"action_mask": info["action_mask"][0], "number": int(info["number"][0])}
