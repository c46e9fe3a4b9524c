"""Many games for Gymnasium, as a vector environment: one seat in each is the learner's, policies have the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.envs.drawn import drawn
from magnat.lab import Batch
from magnat.lab.playing import Players
from magnat.lab.policies import Policy, seated

MODES = {mode.value: mode for mode in AutoresetMode}


class SeatVectorEnv(VectorEnv):
    """The learner sits on `seat` of every game and decides when it is asked; between two of its decisions the others play.

    An observation is `{"observation": bytes, "action_mask": ...}`. An illegal act loses the game, as Gymnasium's agents may try any.
    `opponents` has a policy for every other seat, clockwise, or one for all.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        *,
        seat: int = 0,
        opponents: Policy | Sequence[Policy] = "heuristic",
        players: int = 0,
        options: Mapping[str, object] | None = None,
        payoff: str = "victory",
        facts: bool = True,
        limit: int = 0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        backend: str = "cpu",
        threads: int = 1,
        render_mode: str | None = None,
    ) -> None:
        self.batch = Batch(
            game, num_envs, players=players, options=options, payoff=payoff, facts=facts, limit=limit, autoreset=False, illegal="end",
            backend=backend, threads=threads, skip_forced=False,
        )  # fmt: skip
        if not 0 <= seat < self.batch.players:
            raise MagnatError(f"the learner sits on a seat from 0 to {self.batch.players - 1}, not {seat}")
        if render_mode not in (None, "ansi"):
            raise MagnatError(f"there is no render mode {render_mode!r}; there are: ansi, None")
        self.num_envs, self.seat, self.render_mode = num_envs, seat, render_mode
        self.mode = MODES[autoreset_mode] if isinstance(autoreset_mode, str) else autoreset_mode
        self.metadata = {"render_modes": ["ansi"], "autoreset_mode": self.mode}
        others = list(seated(opponents, self.batch.players - 1))
        around = [others[(place - seat - 1) % self.batch.players % len(others)] if place != seat else "random" for place in range(self.batch.players)]
        self.players = Players(self.batch, around, None)
        size, acts = self.batch.seen.shape[1], self.batch.act_count
        self.single_observation_space = spaces.Dict(
            {"observation": spaces.Box(0, 255, (size,), np.uint8), "action_mask": spaces.Box(0, 1, (acts,), np.int8)}
        )
        self.single_action_space = spaces.Discrete(acts)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._over, self._cut = np.zeros(num_envs, np.bool_), np.zeros(num_envs, np.bool_)
        self._is_seeded = False
        self.decisions = 0  # of all seats, so far

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """All games from the first number of a seed on; with `options={"reset_mask": ...}` some of them, each with its next number."""
        mask = (options or {}).get("reset_mask")
        if mask is not None:
            self._begin(np.asarray(mask, np.bool_))
        else:
            if seed is None and not self._is_seeded:
                seed = int(np.random.SeedSequence().generate_state(1)[0])
            if seed is None:
                self._begin(np.ones(self.num_envs, np.bool_))
            else:
                self.batch.reset(seed)
                self._over[:] = self._cut[:] = False
            self._is_seeded = True
        self._others()
        return self._seen(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """The learner's acts, and what the others do until it is asked again or the game ends."""
        waiting = ~(self._over | self._cut)
        rewards = np.zeros(self.num_envs, np.float64)
        if self.mode is AutoresetMode.NEXT_STEP and not waiting.all():
            self._begin(~waiting)
        elif not waiting.all():
            raise MagnatError("a game has ended: reset it with options={'reset_mask': ...} before the next step")
        acts = np.where(waiting, np.asarray(actions), -1).astype(np.int32)
        self._step(acts, waiting, rewards)
        self._others(rewards)
        over, cut = self._over.copy(), self._cut.copy()
        info: dict[str, Any] = {}
        ended = over | cut
        if self.mode is AutoresetMode.SAME_STEP and ended.any():
            last = self._seen()
            info |= {"final_obs": _each(last, ended), "_final_obs": ended, "final_info": {"action_mask": last["action_mask"]}, "_final_info": ended}
            self._begin(ended)
            self._others()
        return self._seen(), rewards, over, cut, self._info() | info

    def render(self) -> tuple[str, ...] | None:
        if self.render_mode is None:
            return None
        names = [f"player_{seat}" for seat in range(self.batch.players)]
        return tuple(drawn(self.batch.game, self.batch.position(index), self.seat, names) for index in range(self.num_envs))

    def close_extras(self, **more: Any) -> None:
        """Nothing is open."""

    def _begin(self, where: Any) -> None:
        """Set games up again, each with its next number."""
        self.batch.reset(where=where, numbers=self.batch.numbers + self.num_envs * where)
        self._over[where] = self._cut[where] = False

    def _step(self, acts: Any, where: Any, rewards: Any) -> None:
        self.batch.step(acts, where)
        self.decisions += int(where.sum())
        ended = where & ((self.batch.over != 0) | (self.batch.cut != 0))
        self._over |= ended & (self.batch.over != 0)
        self._cut |= ended & (self.batch.cut != 0)
        rewards[ended] += self.batch.payoffs[ended, self.seat]

    def _others(self, rewards: Any = None) -> None:
        """Everybody else plays until the learner is asked in every game that goes on."""
        earned = np.zeros(self.num_envs) if rewards is None else rewards
        acts = np.full(self.num_envs, -1, np.int32)
        while (where := (self.batch.actors >= 0) & (self.batch.actors != self.seat)).any():
            self.players.decide(acts, where)
            self._step(acts, where, earned)

    def _seen(self) -> dict[str, Any]:
        mine = self.batch.actors == self.seat
        masks = np.where(mine[:, None], self.batch.masks, 0).astype(np.int8)
        if mine.all():
            return {"observation": self.batch.seen.copy(), "action_mask": masks}
        seen = self.batch.look(self.seat)
        return {"observation": seen, "action_mask": masks}

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": np.where((self.batch.actors == self.seat)[:, None], self.batch.masks, 0).astype(np.int8),
            "number": self.batch.numbers.copy(),
        }


def _each(seen: dict[str, Any], where: Any) -> Any:
    """One observation for each game that ended, as Gymnasium wants them."""
    found = np.full(len(where), None, object)
    for index in np.flatnonzero(where).tolist():
        found[index] = {name: rows[index] for name, rows in seen.items()}
    return found
