"""The past of a match as workers need it: where it began and which acts followed, as plain numbers, which travel fast however many they are."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from magnat.bots.coach import Doubtful, doubtful
from magnat.bots.search import seen_world
from magnat.core.declare import Course, Told
from magnat.core.game import Game
from magnat.core.play import Match

Named = tuple[str, dict[str, int]]  # a fact with its values
Summed = tuple[str, list[int]]  # a source with what it brought every seat


@dataclass(frozen=True)
class Decision:
    """A choice that somebody had, in a world that the seat could not tell from the true one."""

    place: int
    seat: int
    world: Any
    played: int


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

    def doubtful(self, seat: int, luck: int) -> list[Doubtful]:
        """The latest acts of a seat that the advice would not have played, each in a world as the seat saw it."""
        return doubtful(self.game, self.state_at(0), self.acts, seat, luck)

    def decision_from(self, ply: int, match: Match, luck: int) -> Decision | None:
        """The first choice from a ply on, if there is one; `match` is the present one, without its past: it tells who sits where."""
        st = self.state_at(ply)
        for place, act in enumerate(self.acts[ply:], ply):
            if len(self.game.legal(st)) > 1:
                seat = int(st.actor)
                return Decision(place, seat, seen_world(replace(match, state=st, windows=[], played=[]), seat, luck), act)
            self.game.dispatch.apply(st, act)
        return None

    def standing(self) -> list[list[int]]:
        """For every seat, how it stood before each act and at the end."""
        st = self.state_at(0)
        standing = [[self.game.standing(st, seat)] for seat in range(st.seats)]
        for act in self.acts:
            self.game.dispatch.apply(st, act)
            for seat, row in enumerate(standing):
                row.append(self.game.standing(st, seat))
        return standing

    def figures(self, standing: list[list[int]], lines: Sequence[tuple[int, str, tuple[int, ...]]]) -> tuple[list[Named], list[Summed]]:
        """Facts and sources of a finished game; `lines` are (ply, event, values) of all that was told."""
        events, figures = self.game.events, self.game.figures
        assert figures is not None
        told = [Told(ply, event, dict(zip(events[event].kinds, values, strict=True))) for ply, event, values in lines]
        course = Course(told, standing, self.state_at(len(self.acts)))
        return figures.rows(course), figures.columns(course)

    def what_if(self, match: Match, ply: int, seat: int, luck: int) -> Match | None:
        """A match of its own from an earlier position; None if the game was over there. `match` is the present one, without its past."""
        past = replace(match, state=self.state_at(ply), windows=[], played=[])
        return None if past.is_over else past.what_if(seat, luck)
