"""A puzzle as a line of JSON: a position as a seat sees it, what was found, and where it comes from."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from magnat.bots.puzzles.answering import SCOPES, after
from magnat.bots.search import Plan
from magnat.core.asking import judged as rehearse
from magnat.core.declare import ASKED
from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.core.play import can_upgrade

Spelled = tuple[tuple[str, int], ...]  # acts as [block, argument]


class BadPuzzle(MagnatError):
    """A puzzle, or a file of them, that cannot be used."""


@dataclass(frozen=True)
class Tried:
    """An answer that was tried: its chance of victory between players of standard strength, with its error."""

    acts: Spelled
    win: float
    error: float
    worlds: int


@dataclass(frozen=True)
class Puzzle:
    """A position and its best answer."""

    game: str
    rules_version: int  # that found it
    seed: int  # of the games, which begin with deal 0
    deal: int
    ply: int  # acts before it, chance among them
    levels: tuple[str, ...]  # who played
    seat: int  # that answers
    phase: str
    scope: str  # how much an answer holds
    answers: tuple[Spelled, ...]  # the best first; all equally good
    advised: Spelled
    tried: tuple[Tried, ...]  # the best first
    position: dict[str, Any]  # fields that are not zero

    @property
    def id(self) -> str:
        """A name that only this position has, and keeps when it is judged again.

        It is made of what is asked, never of the answer.
        """
        asked = json.dumps([self.game, self.seat, self.position], sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(asked.encode()).hexdigest()[:10]

    @property
    def players(self) -> int:
        return len(self.levels)

    @property
    def win(self) -> float:
        """The chance of victory after the best answer."""
        return next(one.win for one in self.tried if one.acts == self.answers[0])

    @property
    def advised_win(self) -> float:
        return next(one.win for one in self.tried if one.acts == self.advised)

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "game": self.game,
            "rules_version": self.rules_version,
            "seed": self.seed,
            "deal": self.deal,
            "ply": self.ply,
            "levels": list(self.levels),
            "seat": self.seat,
            "phase": self.phase,
            "scope": self.scope,
            "answers": [_listed(acts) for acts in self.answers],
            "advised": _listed(self.advised),
            "tried": [[_listed(one.acts), one.win, one.error, one.worlds] for one in self.tried],
            "position": self.position,
        }

    @classmethod
    def from_json(cls, row: Any) -> Puzzle:
        try:
            found = cls(
                str(row["game"]), int(row["rules_version"]), int(row["seed"]), int(row["deal"]), int(row["ply"]), tuple(map(str, row["levels"])),
                int(row["seat"]), str(row["phase"]), str(row["scope"]), tuple(_acts(acts) for acts in row["answers"]), _acts(row["advised"]),
                tuple(Tried(_acts(acts), float(win), float(error), int(worlds)) for acts, win, error, worlds in row["tried"]), dict(row["position"]),
            )  # fmt: skip
            told = {one.acts for one in found.tried}
            whole = found.answers and {*found.answers, found.advised} <= told and found.scope in SCOPES and found.id == row["id"]
        except (LookupError, TypeError, ValueError) as wrong:
            raise BadPuzzle("a puzzle of this file is damaged") from wrong
        if not whole:
            raise BadPuzzle("a puzzle of this file is damaged: its parts do not fit together")
        return found

    def opened(self, game: Game) -> Any:
        """The position under the rules of today; BadPuzzle with a sentence if it cannot be reached or its answers cannot be given."""
        position = game.state().to_json() | self.position
        if self.rules_version != game.version and can_upgrade(game, self.rules_version):
            assert game.upgrade is not None
            position = game.upgrade(position, self.rules_version)
        try:
            st = game.state.from_json(position)
            if st.actor != self.seat or game.phases.entries[st.phase].window != ASKED:
                raise BadPuzzle(f"puzzle {self.id}: its seat is not asked any more")
            for one in self.tried:
                rehearse(game, st, self.seat, self.plan(game, one.acts))
        except BadPuzzle:
            raise
        except MagnatError as changed:
            raise BadPuzzle(
                f"puzzle {self.id} was made by version {self.rules_version} of the rules and does not fit today's: {changed}"
            ) from changed
        return st

    def plan(self, game: Game, acts: Spelled) -> Plan:
        """Acts as the numbers of this build."""
        return tuple(game.act_id(block, argument) for block, argument in acts)

    def is_right(self, game: Game, played: Plan) -> bool:
        """Whether these acts are one of the best answers, in whatever order."""
        return any(self.amounts_to(game, played, answer) for answer in self.answers)

    def amounts_to(self, game: Game, played: Plan, answer: Spelled) -> bool:
        """Whether these acts lead where an answer leads, in whatever order."""
        position = self.opened(game)
        return after(game, position, played) == after(game, position, self.plan(game, answer))


def spelled(game: Game, plan: Plan) -> Spelled:
    """Acts as they are written."""
    return tuple(game.spelled(act) for act in plan)


def without_zeros(position: dict[str, Any]) -> dict[str, Any]:
    """The fields of a position that are not zero throughout."""
    return {name: value for name, value in position.items() if _is_something(value)}


def _is_something(value: Any) -> bool:
    return any(map(_is_something, value)) if isinstance(value, list) else bool(value)


def _listed(acts: Spelled) -> list[list[str | int]]:
    return [[block, argument] for block, argument in acts]


def _acts(rows: Any) -> Spelled:
    return tuple((str(block), int(argument)) for block, argument in rows)
