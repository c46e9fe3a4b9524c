"""A game for PettingZoo, as an AEC environment: every seat is an agent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.envs import pettingzoo_name
from magnat.envs.drawn import drawn
from magnat.lab import Batch


class GameEnv(AECEnv):  # type: ignore[misc]
    """One game after the other. An observation is `{"observation": bytes, "action_mask": ...}`; the mask is in `info` too.

    Rewards are payoffs at the end of a game (`payoff`: victory, rank or score); a game that reaches its limit of acts is truncated.
    """

    def __init__(
        self,
        game: Game | str,
        *,
        players: int = 0,
        options: Mapping[str, object] | None = None,
        payoff: str = "victory",
        seats: str = "relative",
        facts: bool = True,
        limit: int = 0,
        skip_forced: bool = False,
        backend: str = "cpu",
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise MagnatError(f"there is no render mode {render_mode!r}; there are: ansi, None")
        self.batch = Batch(
            game, 1, players=players, options=options, payoff=payoff, seats=seats, facts=facts, limit=limit, skip_forced=skip_forced,
            backend=backend, autoreset=False, threads=1,
        )  # fmt: skip
        self.metadata = {"name": pettingzoo_name(self.batch.game.name), "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.batch.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, acts = self.batch.seen.shape[1], self.batch.act_count
        self._observation_space = spaces.Dict(
            {"observation": spaces.Box(0, 255, (size,), np.uint8), "action_mask": spaces.Box(0, 1, (acts,), np.int8)}
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observation_space)
        self.action_spaces = {agent: spaces.Discrete(acts) for agent in self.possible_agents}
        self._acts = np.zeros(1, np.int32)
        self._no_mask = np.zeros(acts, np.int8)
        self._episode = -1
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Another game; with a seed the first of that seed, else the next one."""
        if seed is not None:
            self._episode = -1
        self._episode += 1
        self.batch.reset(seed, numbers=np.array([self._episode]))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._no_mask} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; a mask only for the one that is to act."""
        seat = self._seat[agent]
        if seat == self.batch.actors[0]:
            return {"observation": self.batch.seen[0].copy(), "action_mask": self.infos[agent]["action_mask"]}
        return {"observation": self.batch.look(seat)[0], "action_mask": self._no_mask}

    def step(self, action: Any) -> None:
        """Play an act of the agent whose turn it is; Refused with its reason if it is illegal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._acts[0] = action
        self.batch.step(self._acts)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self._no_mask}
        if self.batch.actors[0] >= 0:
            self._clear_rewards()
            self._ask()
            return
        finished = bool(self.batch.over[0])
        for seat, other in enumerate(self.possible_agents):
            self.rewards[other] = float(self.batch.payoffs[0, seat])
            self.terminations[other], self.truncations[other] = finished, not finished
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _ask(self) -> None:
        self.agent_selection = self.possible_agents[int(self.batch.actors[0])]
        self.infos[self.agent_selection] = {"action_mask": self.batch.masks[0].astype(np.int8)}

    def render(self) -> str | None:
        """The position as the agent to act sees it, as text."""
        if self.render_mode is None:
            return None
        return drawn(self.batch.game, self.batch.position(0), max(0, int(self.batch.actors[0])), self.possible_agents)

    def close(self) -> None:
        """Nothing is open."""
