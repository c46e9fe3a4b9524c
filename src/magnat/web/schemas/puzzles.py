"""Puzzles, as clients get them. Nothing here tells an answer but `Solution`, which goes only to somebody who has answered."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, with_config
from typing_extensions import TypedDict

from magnat.web.schemas.common import FORBID, Act
from magnat.web.schemas.requests import Name, RequestModel
from magnat.web.schemas.results import Certainty
from magnat.web.schemas.snapshot import Scope


class Solver(RequestModel):
    """Who wants to solve a puzzle."""

    name: Name


@with_config(FORBID)
class PuzzleSkill(TypedDict):
    """`skill`: 25 is the middle, more is harder, or better; null while it means nothing yet."""

    skill: float | None
    certainty: Certainty


@with_config(FORBID)
class PuzzleInfo(TypedDict):
    """A puzzle without its answer. `solved`: what I have answered at my first try; null before it. `tries`, `right`: of everybody."""

    id: str
    game: str
    number: Annotated[int, Field(description="among the puzzles of its game, from 1 on")]
    players: int
    seat: int
    phase: str
    scope: Scope
    solved: bool | None
    tries: int
    right: int
    rating: PuzzleSkill


@with_config(FORBID)
class PuzzleGame(TypedDict):
    """The puzzles of a game, and how I stand in them."""

    game: str
    puzzles: int
    tried: int
    solved: int
    rating: PuzzleSkill | None


@with_config(FORBID)
class Puzzles(TypedDict):
    """`offered`: whether this server has puzzles; `daily`: the one of `day`."""

    offered: bool
    day: str
    daily: PuzzleInfo | None
    games: list[PuzzleGame]


@with_config(FORBID)
class PuzzlePage(TypedDict):
    """The puzzles of a game; `next`: where the next page begins."""

    puzzles: list[PuzzleInfo]
    next: int | None


@with_config(FORBID)
class PuzzleAnswer(TypedDict):
    """An answer, its chance of victory between players of standard strength, and the error of that, in thousandths."""

    acts: list[Act]
    words: str
    win: int
    error: int
    best: bool
    advised: bool
    mine: bool


@with_config(FORBID)
class Solution(TypedDict):
    """The answers that were tried, the best first; `given`: mine in words; `line`: what the best one leads to."""

    answers: list[PuzzleAnswer]
    given: str | None
    line: str
    playouts: int


@with_config(FORBID)
class JudgedPuzzle(TypedDict):
    """`counts`: whether this was the first try of a person, which alone is rated; `rating`: mine in the puzzles of this game."""

    solved: bool
    counts: bool
    puzzle: PuzzleInfo
    rating: PuzzleSkill | None
    solution: Solution


@with_config(FORBID)
class OwnTry(TypedDict):
    """My first try at a puzzle, and my rating in the puzzles of its game after it."""

    puzzle: str
    game: str
    at: float
    solved: bool
    skill: float | None
