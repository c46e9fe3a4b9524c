"""What came out of simulated games, one row a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from magnat.core.compile import linker
from magnat.core.entries import entry_bindings, reach
from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.core.stubs import rank, score, won


def judge_all(states: Any, winners: Any, ranks: Any, scores: Any) -> None:
    """Who won, and who stands where."""
    for index in range(len(states)):
        st = states[index]
        for seat in range(st.seats):
            winners[index, seat] = won(st, seat) if st.actor < -1 else 0
            ranks[index, seat] = rank(st, seat)
            scores[index, seat] = score(st, seat)


@dataclass(frozen=True, eq=False)
class Results:
    """Games by rows, seats by columns. Nobody wins a game that was given up at its limit; its ranks and scores are those of its last position."""

    numbers: Any  # of the games
    finished: Any
    winners: Any  # truth values
    ranks: Any  # 1 is the first
    scores: Any
    decisions: Any
    turns: Any  # as the game counts them; None if it does not

    def columns(self) -> dict[str, Any]:
        """One column for each seat and figure."""
        found: dict[str, Any] = {"number": self.numbers, "finished": self.finished, "decisions": self.decisions}
        if self.turns is not None:
            found["turns"] = self.turns
        for seat in range(self.ranks.shape[1]):
            found |= {f"won_{seat}": self.winners[:, seat], f"rank_{seat}": self.ranks[:, seat], f"score_{seat}": self.scores[:, seat]}
        return found

    def to_frame(self, library: str = "pandas") -> Any:
        """A data frame of pandas or polars."""
        if library not in ("pandas", "polars"):
            raise MagnatError(f"there is no data frame of {library!r}; there are: pandas, polars")
        try:
            module = __import__(library)
        except ImportError as missing:
            raise MagnatError(f"{library} is not installed: pip install {library}") from missing
        return module.DataFrame(self.columns())

    @staticmethod
    def joined(parts: list[Results]) -> Results:
        """The results of several chunks, in order."""
        names = Results.__dataclass_fields__
        return Results(
            **{name: None if getattr(parts[0], name) is None else np.concatenate([getattr(part, name) for part in parts]) for name in names}
        )


class Judge:
    """Reads results off final states."""

    def __init__(self, game: Game, players: int, *, compiled: bool) -> None:
        self.game, self.players, self.compiled = game, players, compiled
        self.judge = reach(game, "judge", judge_all) if compiled else linker.plain(judge_all, entry_bindings(game))

    def results(self, first: int, states: Any, decisions: Any) -> Results:
        count = len(states)
        winners = np.zeros((count, self.players), np.bool_)
        ranks, scores = np.zeros((count, self.players), np.int32), np.zeros((count, self.players), np.int64)
        self.judge(states if self.compiled else [self.game.state.from_record(record) for record in states], winners, ranks, scores)
        turns = states["turn"].astype(np.int32) if "turn" in self.game.state.fields else None
        return Results(np.arange(first, first + count), states["actor"] < -1, winners, ranks, scores, np.array(decisions), turns)
