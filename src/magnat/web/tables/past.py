"""The past of a match as workers need it: where it began and which acts followed, as plain numbers, which travel fast however many they are."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, replace
from typing import Any

from magnat.core.game import Game
from magnat.core.play import Match


@dataclass(frozen=True)
class Past:
    """How a match came to where it is."""

    game: Game
    base: Any  # the state from which the acts start
    fresh: bool  # it is yet to be set up
    acts: array[int]

    @classmethod
    def of(cls, match: Match) -> Past:
        return cls(match.game, match.base, not match.before, array("l", [act.act for act in match.played]))

    def state_at(self, ply: int) -> Any:
        """The state before the act of that ply."""
        st = self.base.copy()
        if self.fresh:
            self.game.setup(st)
        for act in self.acts[:ply]:
            self.game.dispatch.apply(st, act)
        return st

    def standing(self) -> list[list[int]]:
        """For every seat, how it stood before each act and at the end."""
        st = self.state_at(0)
        standing = [[self.game.standing(st, seat)] for seat in range(st.seats)]
        for act in self.acts:
            self.game.dispatch.apply(st, act)
            for seat, row in enumerate(standing):
                row.append(self.game.standing(st, seat))
        return standing

    def what_if(self, match: Match, ply: int, seat: int, luck: int) -> Match | None:
        """A match of its own from an earlier position; None if the game was over there. `match` is the present one, without its past."""
        past = replace(match, state=self.state_at(ply), windows=[], played=[])
        return None if past.is_over else past.what_if(seat, luck)
