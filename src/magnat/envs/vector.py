"""Many games for Gymnasium, as a vector environment: one seat in each is the learner's, policies have the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from magnat.core.compile import SEATED
from magnat.core.errors import MagnatError
from magnat.core.game import Game, load
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
        rules = load(game) if isinstance(game, str) else game
        players = players or rules.usual_seats
        if not 0 <= seat < players:
            raise MagnatError(f"the learner sits on a seat from 0 to {players - 1}, not {seat}")
        if render_mode not in (None, "ansi"):
            raise MagnatError(f"there is no render mode {render_mode!r}; there are: ansi, None")
        others = seated(opponents, players - 1)
        around = [None if place == seat else others[(place - seat - 1) % players] for place in range(players)]
        named = [policy for policy in around if policy is None or (isinstance(policy, str) and policy in SEATED)]
        is_inside = len(named) == players
        self.batch = Batch(
            rules, num_envs, players=players, options=options, payoff=payoff, facts=facts, limit=limit, autoreset=False, illegal="end",
            backend=backend, threads=threads, policies=named if is_inside else (),
        )  # fmt: skip
        self.players = None if is_inside else Players(self.batch, [policy or "random" for policy in around], None)
        self.num_envs, self.seat, self.render_mode = num_envs, seat, render_mode
        self.mode = MODES[autoreset_mode] if isinstance(autoreset_mode, str) else autoreset_mode
        self.metadata = {"render_modes": ["ansi"], "autoreset_mode": self.mode}
        size, acts = self.batch.seen.shape[1], self.batch.act_count
        self.single_observation_space = spaces.Dict(
            {"observation": spaces.Box(0, 255, (size,), np.uint8), "action_mask": spaces.Box(0, 1, (acts,), np.int8)}
        )
        self.single_action_space = spaces.Discrete(acts)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._is_seeded = False
        self._earlier = 0  # decisions in games that have made way for others

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """All games from the first number of a seed on; with `options={"reset_mask": ...}` some of them, each with its next number."""
        mask = (options or {}).get("reset_mask")
        if seed is None and not self._is_seeded:
            seed = int(np.random.SeedSequence().generate_state(1)[0])
        if mask is None and seed is not None:
            self._is_seeded, self._earlier = True, 0
            self.batch.reset(seed)
            self._others()
        else:
            self._begin(np.ones(self.num_envs, np.bool_) if mask is None else np.asarray(mask, np.bool_))
        return self._answer()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """The learner's acts, and what the others do until it is asked again or the game ends."""
        over, cut = self._ended()
        begun = over | cut
        if begun.any():
            if self.mode is not AutoresetMode.NEXT_STEP:
                raise MagnatError("a game has ended: reset it with options={'reset_mask': ...} before the next step")
            self._begin(begun)
        self.batch.step(actions, ~begun)
        self._others()
        over, cut = self._ended()
        rewards = self.batch.payoffs[:, self.seat].astype(np.float64)
        ended = over | cut
        if self.mode is not AutoresetMode.SAME_STEP or not ended.any():
            seen, info = self._answer()
            return seen, rewards, over, cut, info
        last, masks = self.batch.look(self.seat, ended), np.zeros_like(self.batch.masks, np.int8)
        finals = np.full(self.num_envs, None, object)
        for index in np.flatnonzero(ended).tolist():  # one by one, as Gymnasium wants them
            finals[index] = {"observation": last[index], "action_mask": masks[index]}
        self._begin(ended)
        seen, info = self._answer()
        return seen, rewards, over, cut, info | {
            "final_obs": finals, "_final_obs": ended, "final_info": {"action_mask": masks}, "_final_info": ended,
        }  # fmt: skip

    @property
    def decisions(self) -> int:
        """Of all seats, since the games of a seed began."""
        acts, by_chance = self.batch.tally()
        return self._earlier + int(acts.sum() - by_chance.sum())

    def render(self) -> tuple[str, ...] | None:
        if self.render_mode is None:
            return None
        names = [f"player_{seat}" for seat in range(self.batch.players)]
        return tuple(drawn(self.batch.game, self.batch.position(index), self.seat, names) for index in range(self.num_envs))

    def close_extras(self, **more: Any) -> None:
        """Nothing is open."""

    def _begin(self, where: Any) -> None:
        """Set games up again, each with its next number."""
        acts, by_chance = self.batch.tally()
        self._earlier += int((acts - by_chance)[where].sum())
        self.batch.reset(where=where, numbers=self.batch.numbers + self.num_envs * where)
        self._others()
        if (self.batch.actors < 0).any():
            raise MagnatError("a game ended before the learner was asked anything: raise the limit")

    def _others(self) -> None:
        """Policies that do not play inside the batch's steps play until the learner is asked in every game that goes on."""
        if self.players is None:
            return
        acts = np.full(self.num_envs, -1, np.int32)
        while (where := (self.batch.actors >= 0) & (self.batch.actors != self.seat)).any():
            self.players.decide(acts, where)
            self.batch.step(acts, where)

    def _ended(self) -> tuple[Any, Any]:
        return self.batch.over != 0, self.batch.cut != 0

    def _answer(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What the learner sees and may do; nothing in games that have ended, of which it sees the end."""
        seen, masks = self.batch.seen.copy(), self.batch.masks.astype(np.int8)
        if (ended := self.batch.actors < 0).any():
            seen[ended] = self.batch.look(self.seat, ended)[ended]
        return {"observation": seen, "action_mask": masks}, {"action_mask": masks, "number": self.batch.numbers.copy()}
