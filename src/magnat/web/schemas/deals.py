"""Deals that many play alike, as clients get them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, with_config
from typing_extensions import TypedDict

from magnat.web.schemas.common import FORBID
from magnat.web.schemas.requests import RequestModel

TryStatus = Literal["playing", "finished", "unfinished", "left"]
Share = Annotated[int | None, Field(description="of what strong bots made of the same deal, in thousandths; null: not worked out yet")]


@with_config(FORBID)
class Tried(TypedDict):
    """My try. `place`: among those who have finished; `of`: how many these are. Both are null until I have."""

    match: str
    status: TryStatus
    score: int | None
    sum: Annotated[str | None, Field(description="the score in words")]
    rank: int | None
    share: Share
    place: int | None
    of: int | None


@with_config(FORBID)
class Par(TypedDict):
    """What bots of a level made of a deal from the same seat, in several games."""

    level: str
    scores: list[int]
    mean: float
    sum: Annotated[str, Field(description="the mean in words")]


@with_config(FORBID)
class DealFacts(TypedDict):
    """A deal. `commitment`: the SHA-256 of the secret of its dice, public since `made`."""

    id: str
    game: str
    options: dict[str, str]
    seats: int
    seat: int
    level: str
    commitment: str
    made: float
    opens: float
    closes: Annotated[float, Field(description="from then on nobody begins")]
    ends: Annotated[float, Field(description="from then on nobody plays, and everything lies open")]


class DealOfDay(DealFacts):
    """The deal of a day as the reader may see it. `par` and the numbers of tries are told to those who have finished, and when it is over."""

    status: Literal["coming", "open", "closing", "over"]
    now: Annotated[float, Field(description="the server's clock")]
    tries: int
    mine: Tried | None
    par: Par | None
    secret: Annotated[str | None, Field(description="of the dice, when the deal is over")]
    streak: Annotated[int, Field(description="days in a row whose deals I have finished")]
    next: Annotated[DealFacts | None, Field(description="the next deal, with its commitment")]


@with_config(FORBID)
class DealPlace(TypedDict):
    """`person` and `name` are null for somebody whose profile is hidden; `match`: whose replay lies open."""

    place: int
    person: str | None
    name: str | None
    me: bool
    score: int
    sum: str
    rank: int
    share: Share
    minutes: int
    match: str | None


@with_config(FORBID)
class DealRanking(TypedDict):
    ranking: list[DealPlace]
    next: int | None


@with_config(FORBID)
class SpanPlace(TypedDict):
    """`points`: the sum of the shares of all days, in hundredths of what strong bots made of one."""

    place: int
    person: str | None
    name: str | None
    me: bool
    points: int
    days: int


@with_config(FORBID)
class SpanRanking(TypedDict):
    """Of the days of a week or a month that are over: from the first on, up to the one before `until`."""

    since: str
    until: str
    ranking: list[SpanPlace]
    next: int | None


@with_config(FORBID)
class PastDeal(TypedDict):
    id: str
    game: str
    options: dict[str, str]
    seats: int
    level: str
    tries: int
    mine: TryStatus | None
    share: Share


@with_config(FORBID)
class PastDeals(TypedDict):
    deals: list[PastDeal]
    next: int | None


@with_config(FORBID)
class TryOpened(TypedDict):
    """The table at which one plays it."""

    id: str
    seat: int


@with_config(FORBID)
class Turned(TypedDict):
    """What was done in a turn, from which act of the game on, and how the seat stood before it."""

    place: int
    standing: str
    words: str


@with_config(FORBID)
class Turn(TypedDict):
    """A turn in which two games differ; `after`: how many turns were alike before it. Null: there was none."""

    after: int
    mine: Turned | None
    best: Turned | None


@with_config(FORBID)
class SideBySide(TypedDict):
    """`more`: how many further turns differ."""

    alike: int
    turns: list[Turn]
    more: int


class SideBySideWith(SideBySide):
    """My game and the best one of the deal; `best` is null where that is of somebody who hides."""

    match: str
    best: str | None
    name: str | None
    sum: str
    mine: str


class NewDuplicate(RequestModel):
    """One deal at several tables. `people`: at how many seats of each people sit; bots take the others."""

    game: Annotated[str, Field(max_length=60, examples=["hab_und_gut"])]
    options: dict[str, str] = Field(default_factory=dict)
    seats: Annotated[int, Field(ge=2, le=8)]
    people: Annotated[int, Field(ge=1, le=8)]
    tables: Annotated[int, Field(ge=2, le=8)]
    days: Annotated[float, Field(gt=0, le=14, allow_inf_nan=False, description="after which whatever is not finished ends")] = 3.0


@with_config(FORBID)
class DuplicateSeat(TypedDict):
    """`name` is empty where nobody sits yet. `score` and `points` are told when the table is over, to those who have finished theirs."""

    name: str
    person: bool
    team: int
    score: int | None
    sum: str | None
    points: int | None


@with_config(FORBID)
class DuplicateTable(TypedDict):
    """`code`: by which one joins; null once the game has begun. `match`: for those who sit there, and for everybody when all is over."""

    number: int
    status: Literal["lobby", "running", "paused", "over", "gone"]
    code: str | None
    match: str | None
    mine: bool
    seats: list[DuplicateSeat]


@with_config(FORBID)
class Duplicate(TypedDict):
    """A duplicate. `teams`: the points of each so far; `open`: whether all of it is over and everybody may look at everything."""

    id: str
    game: str
    options: dict[str, str]
    seats: int
    level: str
    commitment: str
    secret: str | None
    made: float
    ends: float
    open: bool
    host: bool
    tables: list[DuplicateTable]
    teams: list[int]
