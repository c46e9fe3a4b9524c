"""Taking acts back: the moments before the last acts of a seat, up to the last draw, reveal, or act of somebody else."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Generic, NamedTuple

from magnat.core.game import Game, St
from magnat.core.play.windows import Window


class Moment(NamedTuple, Generic[St]):
    """What a match goes back to."""

    state: St
    windows: list[Window]


@dataclass
class UndoStack(Generic[St]):
    """The moments before the acts that can still be undone, the latest last."""

    moments: list[Moment[St]] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.moments)

    def copy(self) -> UndoStack[St]:
        """A stack of its own; moments never change."""
        return UndoStack(list(self.moments))

    def keep(self, st: St, windows: list[Window]) -> None:
        """Call before playing an act that may be taken back."""
        self.moments.append(Moment(st.copy(), deepcopy(windows)))

    def forget(self) -> None:
        """Nothing of what has been played so far can be taken back any more."""
        self.moments.clear()

    def back(self) -> Moment[St]:
        """The moment before the last act, which is taken back."""
        return self.moments.pop()

    def begun(self, game: Game) -> int:
        """How many acts have begun the answer that a question of a phase with `continues` completes."""
        for count, moment in enumerate(reversed(self.moments), 1):
            if not game.phases.entries[moment.state.phase].continues:
                return count
        return 0
