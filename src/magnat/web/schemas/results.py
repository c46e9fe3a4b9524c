"""Results of finished games, as clients get them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, with_config
from typing_extensions import TypedDict

from magnat.web.schemas.common import FORBID

Certainty = Literal["unknown", "rough", "settled"]


@with_config(FORBID)
class SeatResult(TypedDict):
    """`name` is null for somebody whose name is nobody else's business; `person`: whose profile can be read."""

    seat: int
    name: str | None
    person: str | None
    bot: str | None
    score: int
    sum: Annotated[str, Field(description="the score as the game tells it")]
    rank: int
    won: bool
    resigned: bool


@with_config(FORBID)
class PlayResult(TypedDict):
    """A finished game; `match` is null where its table was not open to everybody and the reader did not sit there."""

    match: str | None
    game: str
    edition: str
    began: float
    ended: float
    acts: int
    finished: bool
    rated: bool
    seats: list[SeatResult]


@with_config(FORBID)
class Plays(TypedDict):
    """A page of games, the last one first; `next`: where the next page begins."""

    plays: list[PlayResult]
    next: int | None


@with_config(FORBID)
class Total(TypedDict):
    """`best`: the best score of a game that was played to its end without taking anything back."""

    game: str
    edition: str
    seats: int
    games: int
    finished: int
    wins: int
    best: int | None
    sum: Annotated[str | None, Field(description="that score as the game tells it")]
    mean_rank: float


@with_config(FORBID)
class Met(TypedDict):
    """Somebody with whom one has played, and how often one came before or behind them."""

    person: str
    name: str
    games: int
    ahead: int
    behind: int


@with_config(FORBID)
class RatingInfo(TypedDict):
    """`skill`: 25 is the middle; null while it means nothing yet. `curve`: [when, skill] after each of the last rated games."""

    game: str
    skill: float | None
    certainty: Certainty
    games: int
    curve: list[tuple[float, float]]


@with_config(FORBID)
class Pace(TypedDict):
    """How long somebody takes to decide in a game, on average; not over days."""

    game: str
    decisions: int
    seconds: float


@with_config(FORBID)
class BestPlay(TypedDict):
    """The best score of an edition, without taking anything back; `match` is null where the reader may not look."""

    game: str
    edition: str
    seats: int
    score: int
    sum: Annotated[str, Field(description="the score as the game tells it")]
    rank: int
    ended: float
    match: str | None


@with_config(FORBID)
class Collection(TypedDict):
    """What somebody has met of one kind in finished games, of how many there are."""

    game: str
    kind: str
    things: list[str]
    all: int


@with_config(FORBID)
class Profile(TypedDict):
    id: str
    name: str
    me: bool
    hidden: bool
    since: float
    totals: list[Total]
    ratings: list[RatingInfo]
    met: list[Met]
    best: list[BestPlay]
    paces: list[Pace]
    collections: list[Collection]
    blocked: Annotated[bool, Field(description="whether the reader has blocked this person")]


@with_config(FORBID)
class SeatRate(TypedDict):
    seats: int
    seat: int
    games: int
    wins: int


@with_config(FORBID)
class LevelRate(TypedDict):
    """`who`: the level of a bot, or "person"."""

    who: str
    games: int
    wins: int


@with_config(FORBID)
class Best(TypedDict):
    person: str
    name: str
    score: int
    sum: Annotated[str, Field(description="the score as the game tells it")]
    edition: str
    seats: int
    ended: float


@with_config(FORBID)
class Lengths(TypedDict):
    """In decisions, and minutes on average."""

    mean: float | None
    shortest: int | None
    longest: int | None
    minutes: float | None


@with_config(FORBID)
class Records(TypedDict):
    game: str
    games: int
    finished: int
    lengths: Lengths
    by_seat: list[SeatRate]
    by_level: list[LevelRate]
    best: list[Best]


@with_config(FORBID)
class Ranked(TypedDict):
    place: int
    person: str
    name: str
    skill: float
    certainty: Certainty
    games: int


@with_config(FORBID)
class Ranking(TypedDict):
    ranking: list[Ranked]
    next: Annotated[int | None, Field(description="where the next page begins")]
