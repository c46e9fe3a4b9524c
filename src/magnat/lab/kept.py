"""What seats have done in the games of a batch that go on, so that a game can be told if a policy fails in it."""

from __future__ import annotations

from collections import deque
from typing import Any

import numpy as np


class Kept:
    """The acts of every step; those of games that have made way for others are forgotten."""

    def __init__(self, count: int) -> None:
        self.steps: deque[tuple[Any, Any]] = deque()  # (actors, acts); nobody's act is -1
        self.forgotten = 0  # steps
        self.begun = np.zeros(count, np.int64)  # by how many steps each game began later than the batch

    def note(self, actors: Any, acts: Any) -> None:
        """What was played in a step, before the games that it ended make way."""
        self.steps.append((actors.astype(np.int8), acts.copy()))

    def begin(self, where: Any) -> None:
        """Games begin, or have ended."""
        self.begun[where] = self.forgotten + len(self.steps)
        for _ in range(int(self.begun.min()) - self.forgotten):
            self.steps.popleft()
            self.forgotten += 1

    def copy(self, here: Any, there: Any) -> None:
        for actors, acts in self.steps:
            actors[there], acts[there] = actors[here], acts[here]
        self.begun[there] = self.begun[here]

    def of(self, game: int) -> list[tuple[int, int]]:
        """Who did what in a game, as they counted it."""
        steps = list(self.steps)[int(self.begun[game]) - self.forgotten :]
        return [(int(actors[game]), int(acts[game])) for actors, acts in steps if actors[game] >= 0]
