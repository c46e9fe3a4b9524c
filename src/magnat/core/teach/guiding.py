"""A newcomer on the path of a guide: which step is told now, and what of it is done, still to do, or out of reach."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from magnat.core.declare import NEWCOMER, Act, Guide, Step
from magnat.core.game import Game
from magnat.core.play import Match


@dataclass(frozen=True)
class Guided:
    """How far a newcomer has come. It never changes: every event gives the next one."""

    game: Game
    step: int = 0  # the one that is told, or that waits until it can be
    did: tuple[Act, ...] = ()  # of its acts
    done: str = ""  # the step that was finished last
    strayed: bool = False  # the newcomer has done something else since
    left: bool = False  # the newcomer plays on alone, and may come back
    past: tuple[tuple[int, Guided], ...] = ()  # the ply of each act of the newcomer, and how it was before it

    @property
    def guide(self) -> Guide:
        """The guide of the game; through the game, because a game can be sent to another process and a guide cannot."""
        assert self.game.guide is not None
        return self.game.guide

    @property
    def is_over(self) -> bool:
        """Whether all steps are behind the newcomer."""
        return self.step == len(self.guide.steps)

    @property
    def to_do(self) -> tuple[Act, ...]:
        """The acts of the step that are still to be done."""
        rest = [] if self.is_over else list(self.guide.steps[self.step].acts)
        for act in self.did:
            rest.remove(act)
        return tuple(rest)

    def shown(self, match: Match) -> Step | None:
        """The step that is told now."""
        return None if self.is_over or not self._holds(match) else self.guide.steps[self.step]

    def _holds(self, match: Match) -> bool:
        if match.is_over or not (self.did or self.guide.steps[self.step].when(match.view(NEWCOMER))):
            return False
        legal = [match.game.spelled(act) for act in match.legal(NEWCOMER)] if self.to_do else []
        return not self.to_do or any(act in legal for act in self.to_do)

    def read(self, name: str) -> Guided:
        """The newcomer has read that step; nothing changes if another one is told by now."""
        if self.is_over or self.guide.steps[self.step].name != name or self.guide.steps[self.step].acts:
            return self
        return replace(self, step=self.step + 1, done="", strayed=False)

    def acted(self, ply: int, acts: Sequence[Act]) -> Guided:
        """The newcomer has played these acts, the first of them at that ply of the record."""
        now = self
        for later, act in enumerate(acts):
            if not now.is_over:
                now = replace(now._after(act), past=(*now.past, (ply + later, replace(now, past=()))))
        return now

    def _after(self, act: Act) -> Guided:
        """Acting goes on from steps that are only read; anything but what the next step asks for leaves the path."""
        step = next((number for number in range(self.step, len(self.guide.steps)) if self.guide.steps[number].acts), None)
        if step is None:
            return self  # only farewells are left to read
        here = self if step == self.step else replace(self, step=step, did=())
        if act not in here.to_do:
            return replace(here, step=step + 1, did=(), done="", strayed=True)
        if len(here.to_do) > 1:
            return replace(here, did=(*here.did, act), strayed=False, done="" if step != self.step else here.done)
        return replace(here, step=step + 1, did=(), done=self.guide.steps[step].name, strayed=False)

    def taken_back(self, ply: int) -> Guided:
        """What was played at that ply and after it has been taken back."""
        kept = tuple((other, before) for other, before in self.past if other < ply)
        if len(kept) == len(self.past):
            return self
        return replace(self.past[len(kept)][1], left=self.left, past=kept)

    def found(self, match: Match) -> Guided:
        """A newcomer who has left the path finds it again at the next step that can be told."""
        if not self.strayed:
            return self
        later = (replace(self, step=step, did=()) for step in range(self.step, len(self.guide.steps)))
        return next((there for there in later if there._holds(match)), self)


def prepared_act(guide: Guide, match: Match, seat: int) -> int | None:
    """The act that a guide has prepared for a bot now, if it can be played."""
    prepared = guide.bots.get(seat, ())
    index = sum(act.seat == seat for act in match.played)
    if index >= len(prepared):
        return None
    act = match.game.act_id(*prepared[index])
    return act if match.refusal(seat, act) is None else None
