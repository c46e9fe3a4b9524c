"""What the coach says of a finished game. Chances, changes and errors are thousandths of a victory."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import Field, with_config
from typing_extensions import TypedDict

from magnat.web.schemas.common import FORBID, Act


@with_config(FORBID)
class CurvePoint(TypedDict):
    """Everybody's chance of victory before the act of that place; the last point is the result."""

    place: int
    chances: list[int]


@with_config(FORBID)
class Balance(TypedDict):
    """A player's game: result = expected + luck + skill + others + corrections. `fitted`: what was to be expected between players of this strength.

    `corrections` are there where playouts follow a quicker policy than the advice: what changes where it would not have played an advised act.
    """

    seat: int
    expected: int
    luck: int
    luck_error: int
    skill: int
    skill_error: int
    others: int
    result: int
    fitted: int | None
    corrections: NotRequired[int]


@with_config(FORBID)
class SpokenMove(TypedDict):
    """What a seat did, or would have done, before chance or somebody else had a say; of many acts, the first."""

    acts: list[Act]
    words: str


@with_config(FORBID)
class Swing(TypedDict):
    """A moment that changed much, from the act at `place` to the one before `end`. `seat` is -1 where it was luck; `act` is null then."""

    place: int
    end: int
    seat: int
    act: SpokenMove | None
    told: str
    chances: list[int]
    changes: list[int]
    errors: list[int]


@with_config(FORBID)
class SeenDecision(TypedDict):
    """The better move against the one that was played, from what the seat could know; `sure`: better beyond twice the error."""

    gain: int
    error: int
    sure: bool
    reasons: list[str]


@with_config(FORBID)
class Decision(TypedDict):
    """A move that the advice would not have made: what it changed for its player as the game was, and what it cost from what could be seen."""

    place: int
    seat: int
    act: SpokenMove
    better: SpokenMove
    change: int
    error: int
    seen: SeenDecision | None


@with_config(FORBID)
class DecisionSoFar(TypedDict):
    """A move of one's own that the advice would not have made, and what it cost from what could be seen then."""

    place: int
    act: SpokenMove
    better: SpokenMove
    seen: SeenDecision


@with_config(FORBID)
class SoFar(TypedDict):
    """The latest such moves of the reader in a running game, the last one first."""

    decisions: list[DecisionSoFar]


@with_config(FORBID)
class CoachReport(TypedDict):
    format: Literal["magnat-coach"]
    form: int
    game: str
    rules_version: int
    between: Annotated[Literal["standard"], Field(description="the chances are those between players of this strength")]
    playouts: int
    places: int
    players: list[str]
    curve: list[CurvePoint]
    balances: list[Balance]
    swings: list[Swing]
    decisions: list[Decision]
    lessons: Annotated[list[list[int]], Field(description="for every seat, the places of the decisions that are most worth looking at again")]


@with_config(FORBID)
class Coached(TypedDict):
    """`none`: nobody has asked for it yet. While it is `judging`, `report` holds what is known so far: at first a coarse curve."""

    status: Literal["none", "judging", "done"]
    done: int
    of: int
    report: CoachReport | None
