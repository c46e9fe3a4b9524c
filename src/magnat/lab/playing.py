"""Policies that play a batch. A wrong answer of a Python function is reported with its game, and with the record up to there."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NoReturn

import numpy as np

from magnat.core.declare import CHANCE
from magnat.core.errors import MagnatError, Refused
from magnat.core.numbers import CHANCE_STREAM, number
from magnat.core.play import options
from magnat.lab.policies import Chooser, Compiled, Policy, Table, choose_by_role, is_python, resolved, told


class PolicyFailed(MagnatError):
    """A policy that raised, answered illegally or too late.

    `record` is the game up to there, as `magnat.lab.steps` reads it; None if the batch was stepped by hand before any Python function played it.
    """

    def __init__(self, sentence: str, game: int, number: int, act: int | None, record: dict[str, Any] | None) -> None:
        self.game, self.number, self.act, self.record = game, number, act, record
        super().__init__(sentence)


class Players:
    """The policies of all seats at the games of a batch."""

    def __init__(self, batch: Any, policies: Sequence[Policy], late: float | None) -> None:
        self.batch, self.policies, self.late = batch, resolved(batch.game, policies, batch.options), late
        if any(map(is_python, self.policies)):
            batch.keep()
        self.tables = {one: self.table(one) for one in self.policies if isinstance(one, Compiled)}

    def table(self, policy: Compiled) -> tuple[Any, Table]:
        """The template that writes the acts of a compiled policy, and its weights."""
        made = Table(self.batch.game, [policy])
        return made.plain(choose_by_role) if self.batch.backend == "python" else made.linked(choose_by_role), made

    def play(self, steps: int | None) -> int:
        done = 0
        batch = self.batch
        while steps is None or done < steps:
            asked = batch.actors >= 0
            if steps is None and not asked.any():
                break
            acts = np.full(batch.count, -1, np.int32)
            self.decide(acts, asked)
            batch.step(acts)
            done += 1
        return done

    def decide(self, acts: Any, where: Any) -> None:
        """Write the acts of all who are to decide, in the games of the mask."""
        for policy in dict.fromkeys(self.policies):
            asked = where & np.isin(self.batch.actors, [seat for seat, one in enumerate(self.policies) if one == policy])
            if asked.any():
                self.choose(policy, acts, asked)

    def choose(self, policy: Policy, acts: Any, where: Any) -> None:
        """Write the acts of one policy."""
        batch = self.batch
        if policy == "random":
            batch.random(acts, where)
        elif policy == "heuristic":
            batch.advise(acts, where)
        elif policy == "quick":
            batch.quick(acts, where)
        elif isinstance(policy, Compiled):
            self.choose_compiled(policy, acts, where)
        else:
            self.ask(policy, acts, where)  # type: ignore[arg-type]

    def choose_compiled(self, policy: Compiled, acts: Any, where: Any) -> None:
        """A plain function beside others: compiled, or run by the interpreter as the batch is."""
        batch = self.batch
        play, table = self.tables[policy]
        play(
            where.astype(np.uint8), batch.states, batch.actors, batch.numbers, batch.ledgers, acts, batch.seed, batch.how, table.weights, table.starts
        )

    def ask(self, policy: Chooser, acts: Any, where: Any) -> None:
        """A Python function decides in all games in which it is its turn."""
        batch, index = self.batch, np.flatnonzero(where)
        began = time.monotonic()
        try:
            given = np.asarray(policy(batch.seen[index], batch.masks[index], batch.actors[index]))
        except Exception as wrong:
            self.fail(policy, int(index[0]), None, f"raised {type(wrong).__name__}: {wrong}", wrong)
        spent = time.monotonic() - began
        if self.late is not None and spent > self.late:
            self.fail(policy, int(index[0]), None, f"took {spent:.3f} seconds, and may take {self.late}")
        if given.shape != index.shape or given.dtype.kind not in "iu":
            self.fail(policy, int(index[0]), None, f"answered {given.dtype} with the shape {given.shape}: {len(index)} whole numbers were asked for")
        inside = (given >= 0) & (given < batch.act_count)
        lawful = inside & (batch.masks[index, np.where(inside, given, 0)] != 0)
        if not lawful.all():
            first = int(np.flatnonzero(~lawful)[0])
            act = int(given[first])
            try:
                batch.refuse(int(index[first]), act)
            except Refused as refused:
                self.fail(policy, int(index[first]), act, f"answered illegally: {refused}", refused)
        acts[index] = given

    def fail(self, policy: Policy, game: int, act: int | None, what: str, cause: BaseException | None = None) -> NoReturn:
        batch = self.batch
        at = int(batch.numbers[game])
        sentence = (
            f"the policy {told([policy])} of seat {int(batch.actors[game])} {what} (game {game} of the batch, number {at} of seed {batch.seed})"
        )
        record = self.record(game)
        more = "" if record else "; there is no record of it, because not all acts before were kept"
        raise PolicyFailed(sentence + more, game, at, act, record) from cause

    def record(self, game: int) -> dict[str, Any] | None:
        """The game so far: what the seats did is remembered, what chance did follows from the numbers. None if something is not remembered."""
        batch = self.batch
        index = int(batch.numbers[game])
        decided = batch.kept.of(game)
        st = batch.game.new_state(batch.players, options.resolve(batch.game, batch.players, batch.options))
        batch.game.setup(st)
        played: list[list[Any]] = []
        drawn = 0
        while True:
            if st.actor == CHANCE:
                act = batch.game.dispatch.outcome(st, number(batch.seed, index, CHANCE_STREAM, drawn))
                drawn += 1
            elif batch.skips_forced and len(batch.game.legal(st)) == 1 and st.actor >= 0:
                act = batch.game.legal(st)[0]
            elif decided and st.actor >= 0:
                seat, counted = decided.pop(0)
                act = batch.meant(counted, seat)
                if seat != st.actor or batch.game.refusal(st, act) is not None:
                    return None
            else:
                break
            played.append([int(st.actor), *batch.game.spelled(act)])
            batch.game.dispatch.apply(st, act)
        if decided or st != batch.position(game):
            return None
        return {"game": batch.game.name, "players": batch.players, "options": batch.options, "seed": batch.seed, "number": index, "acts": played}
