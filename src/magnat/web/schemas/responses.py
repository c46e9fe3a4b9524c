"""What the server sends, as `/openapi.json` shows it; games are in `catalogue`, tables in `snapshot`.

These types are checked by mypy where responses are made, and by tests against real ones; no response is validated on its way.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import ConfigDict, Field, with_config
from typing_extensions import TypedDict

from magnat.web.schemas.common import FORBID, Act
from magnat.web.schemas.snapshot import Clocks, EarlierDice, LogLine, Snapshot, WishInfo


@with_config(FORBID)
class Fault(TypedDict):
    code: str
    message: str
    reason: NotRequired[str | None]
    rules: NotRequired[list[str] | None]
    retry_after: NotRequired[float | None]


@with_config(
    ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [{"error": {"code": "illegal", "message": "That is too dear. (H18)", "rules": ["H18"], "reason": "TOO_DEAR"}}]
        },
    )
)
class Failure(TypedDict):
    """Why not. With 409 `stale`, `news` holds the present snapshot."""

    error: Fault
    news: NotRequired[Snapshot | None]


@with_config(FORBID)
class Created(TypedDict):
    """The tokens are shown once; a browser has them as cookies."""

    id: str
    code: str
    token: str | None
    host_token: str
    seat: int | None
    invite: str
    snapshot: Snapshot


@with_config(FORBID)
class Joined(TypedDict):
    token: str
    seat: int
    snapshot: Snapshot


@with_config(FORBID)
class Again(TypedDict):
    """A rematch: the first who asks is its host, the others take their seats."""

    id: str
    code: str
    token: str | None
    host_token: str | None
    seat: int | None
    invite: str
    snapshot: Snapshot


@with_config(FORBID)
class ListedTable(TypedDict):
    """A table that its host has opened to everybody; `options` are those that are not as usual. `fits`: whether the reader's rating is wanted."""

    id: str
    code: str
    game: str
    players: Annotated[list[str], Field(description="who sits there, bots included")]
    free: Annotated[int, Field(description="open seats")]
    options: dict[str, str]
    clock: Literal["none", "live", "days"]
    clocks: Clocks
    rated: bool
    bots: Annotated[list[str], Field(description="the levels of the bots that sit there")]
    wish: WishInfo | None
    fits: bool


@with_config(FORBID)
class Found(TypedDict):
    id: str


@with_config(FORBID)
class Previewed(TypedDict):
    view: dict[str, Any]
    lines: list[LogLine]


@with_config(FORBID)
class ForeseenEnd(TypedDict):
    """A complete answer, and what one would see and read after it."""

    acts: list[Act]
    view: dict[str, Any]
    lines: list[LogLine]


@with_config(FORBID)
class ForeseenEnds(TypedDict):
    """`whole`: whether these are all; of very many only the shortest are worked out."""

    ends: list[ForeseenEnd]
    whole: bool


@with_config(FORBID)
class HintReason(TypedDict):
    hint: str
    values: dict[str, int]
    words: str


@with_config(FORBID)
class Hint(TypedDict):
    """`acts`: all that a good player would do before somebody else or chance has a say, the first of them is `act`; `plan` says them in words,
    `told` in one sentence.
    `version`: of the table for which it holds."""

    version: int
    act: Act
    words: str
    reasons: list[HintReason]
    acts: list[Act]
    plan: list[str]
    told: str


@with_config(FORBID)
class ThoughtOption(TypedDict):
    """An act that was tried: its chance of victory between players of standard strength and the error of that, in thousandths."""

    act: Act
    words: str
    win: int
    error: int


@with_config(FORBID)
class Thought(Hint):
    """A hint of somebody who has thought longer: `options` are what was tried, the best first.

    `agrees`: with the advice, whose `reasons` are told then.
    """

    options: list[ThoughtOption]
    agrees: bool
    playouts: int


@with_config(FORBID)
class Why(Thought):
    """The same of a choice in a finished game, at `place`, as its `seat` saw it then. `played`: what it did, one of `options` if it was weighed."""

    place: int
    seat: int
    played: Act


@with_config(FORBID)
class Helped(TypedDict):
    """`version`: of the table for which the answer holds."""

    version: int
    answer: Any


@with_config(FORBID)
class Link(TypedDict):
    link: str


@with_config(FORBID)
class Recovered(TypedDict):
    id: str
    token: str | None
    host_token: str | None
    seat: int | None


@with_config(FORBID)
class Replayed(TypedDict):
    place: int
    places: int
    first: Annotated[int, Field(description="the place of the first act of a seat: what comes before it is the setup")]
    view: dict[str, Any]
    lines_from: int
    lines: list[LogLine]
    standing: list[list[int]]


@with_config(FORBID)
class Fact(TypedDict):
    figure: str
    values: dict[str, int]


@with_config(FORBID)
class Source(TypedDict):
    source: str
    sums: Annotated[list[int], Field(description="what it brought every seat; over all sources they add up to the score")]


@with_config(FORBID)
class Figured(TypedDict):
    """A finished game in figures; nothing of one that went on from a save without its past."""

    facts: list[Fact]
    sources: list[Source]


@with_config(FORBID)
class Dice(TypedDict):
    """The dice that were in use before the match was continued, the oldest first."""

    earlier: list[EarlierDice]


@with_config(FORBID)
class RemindersInfo(TypedDict):
    """`key`: with which a browser subscribes (`applicationServerKey`); null: this server sends no reminders."""

    key: str | None


@with_config(FORBID)
class Ready(TypedDict):
    ready: bool
    reasons: list[str]


@with_config(FORBID)
class Health(TypedDict):
    status: str
    version: str
    database: str
    matches: int
