"""Series of games, as clients send and get them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, with_config
from typing_extensions import TypedDict

from magnat.web.schemas.common import FORBID
from magnat.web.schemas.requests import ChosenOptions, ClockChoice, Name, RequestModel

Title = Annotated[str, Field(max_length=60, description="what the series is called", examples=["Thursdays"])]
Rounds = Annotated[int, Field(ge=1, le=30, description="games of each member; null: until everybody has met everybody")]


class MakeSeries(RequestModel):
    """`size`: how many seats a table has, bots on those that are left; in larger groups some tables have fewer. `name`: one's own."""

    title: Title = ""
    name: Name
    game: Annotated[str, Field(max_length=60, examples=["hab_und_gut"])]
    options: ChosenOptions = Field(default_factory=dict)
    clock: ClockChoice | None = None
    size: Annotated[int, Field(ge=2, le=8)]
    rounds: Rounds | None = None
    rated: bool = False
    bot: Annotated[str, Field(max_length=40, examples=["standard"])] = "standard"


class PlayOn(RequestModel):
    """A series of those who have just played a game, at the same kind of table."""

    title: Title = ""
    rounds: Rounds = 5


class Belong(RequestModel):
    """Under which name one wants to play."""

    name: Name


class RemoveMember(RequestModel):
    number: Annotated[int, Field(ge=0, lt=16, examples=[2])]


@with_config(FORBID)
class SeriesMember(TypedDict):
    """`name` is null for somebody who was erased; `person`: whose profile can be read; `gone`: has left, a bot plays on."""

    number: int
    name: str | None
    person: str | None
    gone: bool


@with_config(FORBID)
class SeriesStanding(TypedDict):
    place: int
    number: int
    points: float
    games: int
    wins: int


@with_config(FORBID)
class SeriesTableInfo(TypedDict):
    """Members and points by seat; null for bots. `status`: drawn (to come), played (going on), counted (over), void (over without a result)."""

    round: int
    number: int
    members: list[int | None]
    match: str | None
    status: Literal["drawn", "played", "counted", "void"]
    points: list[float] | None


@with_config(FORBID)
class SeriesInfo(TypedDict):
    """`me`: one's own number, if one plays; `maker`: whether one has made it; `meets`: rounds after which everybody has met everybody."""

    id: str
    title: str
    game: str
    options: dict[str, str | bool | int]
    clock: Literal["none", "live", "days"]
    days: float
    size: int
    rounds: int | None
    meets: int | None
    rated: bool
    bot: str
    status: Literal["open", "running", "over"]
    round: int
    me: int | None
    maker: bool
    members: list[SeriesMember]
    standings: list[SeriesStanding]
    tables: list[SeriesTableInfo]


@with_config(FORBID)
class SeriesBrief(TypedDict):
    """`match`: where one's table of the present round is."""

    id: str
    title: str
    game: str
    status: Literal["open", "running", "over"]
    round: int
    rounds: int | None
    match: str | None


@with_config(FORBID)
class MySeries(TypedDict):
    series: list[SeriesBrief]
    next: int | None
