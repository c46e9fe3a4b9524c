"""A table as its reader sees it: the snapshot with all its parts, and what the WebSocket pushes."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import ConfigDict, Field, with_config
from typing_extensions import TypedDict

from magnat.web.schemas.common import FORBID, Act, Moment, PaceName

EXAMPLE: dict[str, Any] = {
    "id": "k3v8m2q7x9t4bz", "code": "WOLF-PEARL-4821", "game": "hab_und_gut", "version": 17, "status": "running", "me": 0, "host": True,
    "options": {"memory_aid": "on"}, "marks": [],
    "seats": [
        {"name": "Ada", "kind": "person", "bot": None, "connected": True, "resigned": False, "standin": "standard", "reserved": False,
         "muted": False, "given": False, "covered": None, "coverable_from": None,
         "holiday": None, "holiday_left": 14, "character": {}},
        {"name": "Berta", "kind": "bot", "bot": "standard", "connected": False, "resigned": False, "standin": "standard", "reserved": False,
         "muted": False, "given": False, "covered": None, "coverable_from": None,
         "holiday": None, "holiday_left": 14, "character": {}},
    ], "spectators": 0, "listed": False, "wish": None, "gathering": None, "series": None, "spectators_chat": False, "pace": "normal",
    "asked": [0], "window": "asked", "phase": "TRADE", "phase_rule": "H14", "deadline": "2026-07-01T12:00:30.000Z", "countdown": None,
    "clocks": {"kind": "live", "bank": [600.0, 600.0], "per_decision": 30.0, "days": 0.0, "grace": None, "window": 7.0},
    "view": {"price": [8, 8, 8, 8, 8, 8], "hand": [[1, 0, 0, 0, 0, 0], [None, None, None, None, None, None]]},
    "legal": [{"act": ["buy", 0]}, {"act": ["trade_end", 0]}],
    "refused": [{"act": ["sell", 1], "reason": "NOT_YOURS", "rules": ["H20"]}],
    "orders": {}, "ordered": False, "undoable": 1, "may_take_back": False, "takebacks": False, "rated": False, "advice": True, "fixed": True,
    "deal": None, "puzzle": None,
    "lines_from": 0, "lines": [{"place": 12, "event": "BOUGHT", "values": {"seat": 0, "good": 1, "price": 40},
    "rules": ["H17"], "chapter": False, "turn": True, "joined": False, "leads": False, "at": "2026-07-01T12:00:00.000Z"}],
    "chat_from": 0, "chat": [{"seat": 0, "name": "Ada", "text": "Good luck!", "remark": None, "notice": None, "at": "2026-07-01T11:59:00.000Z"}],
    "may_settle": False, "removed": False,
    "fair": {"commitment": "9f86d081…", "words": ["the moon"], "secret": None, "earlier": 0}, "guide": None, "result": None,
    "entries_left": None, "rematch": None,
}  # fmt: skip


@with_config(FORBID)
class DealtHere(TypedDict):
    """The deal that is played here, and elsewhere too: a day, or the id of a duplicate. `ends`: when the game is ended wherever it stands.

    While it is `sealed` nobody but those who sit here may look, and the secret of the dice stays one.
    """

    id: str
    ends: Moment | None
    sealed: bool


@with_config(FORBID)
class Chair(TypedDict):
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    connected: bool
    resigned: bool
    standin: str | None
    reserved: bool
    muted: bool
    given: bool
    covered: Annotated[
        Literal["away", "silent"] | None, Field(description="a bot plays for a person who was away, or did not answer, until they are back")
    ]
    coverable_from: Annotated[Moment | None, Field(description="from when on everybody at the table may let a bot play there; its host at once")]
    character: Annotated[dict[str, int], Field(description="how the bot on the seat is, by traits of the game: its words are `trait-<name>`")]
    holiday: Annotated[Moment | None, Field(description="until when the clock of the seat stands still, in games by days")]
    holiday_left: Annotated[int, Field(description="how many days of holiday the seat still has in this game")]


@with_config(FORBID)
class Clocks(TypedDict):
    kind: Literal["none", "live", "days"]
    bank: list[float]
    per_decision: float
    days: float
    grace: float | None
    window: float | None


@with_config(FORBID)
class CountdownInfo(TypedDict):
    """The present window is answered against the clock: until when, of how many seconds."""

    until: Moment
    seconds: float


Scope = Literal["turn", "question", "act"]


@with_config(FORBID)
class PuzzleAsked(TypedDict):
    """The table asks a puzzle of that seat. An answer is all that it does before chance or anybody else has a say (`turn`), all that it answers to
    this question (`question`), or its first act.
    """

    id: str
    seat: int
    scope: Scope
    answered: bool


@with_config(FORBID)
class WishInfo(TypedDict):
    """Skills from `least` to `most`, null: any; and how experienced people should be."""

    least: float | None
    most: float | None
    level: Literal["any", "newcomers", "experienced"]


@with_config(FORBID)
class GatheringInfo(TypedDict):
    """The game begins when all seats are taken (`there`: and everybody is connected), or at `until` with bots of that level on the others."""

    until: Moment | None
    bot: str | None
    there: bool


@with_config(FORBID)
class Choice(TypedDict):
    """`named`: what the words of the act name besides its argument, where they do: values by name, each with its kind."""

    act: Act
    named: NotRequired[dict[str, tuple[str, int]]]


@with_config(FORBID)
class RefusedChoice(TypedDict):
    act: Act
    named: NotRequired[dict[str, tuple[str, int]]]
    reason: str
    rules: list[str]


@with_config(FORBID)
class LogLine(TypedDict):
    place: int
    event: str
    values: dict[str, int | None]
    rules: Annotated[list[str], Field(description="what it rests on")]
    chapter: Annotated[bool, Field(description="whether it begins a chapter of the log: a turn, a round")]
    turn: Annotated[bool, Field(description="whether somebody's turn begins with it, within a chapter")]
    joined: Annotated[bool, Field(description="whether it is told as one with the lines before it")]
    leads: Annotated[bool, Field(description="whether it says what those lines come to; else the first of them does")]
    at: NotRequired[Moment | None]


@with_config(FORBID)
class LogPage(TypedDict):
    """Lines of the log from `lines_from` on; `total`: how many there are in all at this `version`."""

    version: int
    lines_from: int
    lines: list[LogLine]
    total: int


@with_config(FORBID)
class Message(TypedDict):
    """Something typed, or a bot's `remark`: why it declined an offer. Words of the game are `remark-<remark>`; its `text` is empty.

    `seat` is null if a spectator typed it. A `notice` tells of a seat: the host has given out a link to it; whoever had it agrees, or takes it
    back; somebody, whose name is the `text`, lets a bot play there, or its person does; the person is back, or has left the
    game for good.
    """

    seat: int | None
    name: str
    text: str
    remark: str | None
    notice: Literal["given", "agreed", "taken-back", "covered", "handed", "back", "left", "holiday", "holiday-over"] | None
    at: Moment


@with_config(FORBID)
class Commitment(TypedDict):
    commitment: str | None
    words: list[str]
    secret: str | None


class EarlierDice(Commitment):
    """Dice that were in use before the match was continued; `first`: the number of their first draw."""

    first: int


class Fair(Commitment):
    """The dice in use. A match that was continued from a save got new ones; `earlier`: how many there were before, which `/dice` lists."""

    earlier: int


@with_config(FORBID)
class GuideInfo(TypedDict):
    """The step of a guided game that is told now: its words are `guide-<step>` of the game; without `acts` it is only read.

    `done`: the step whose acts were done last, with the words `guide-<done>.done`. `strayed`: something else was done since.
    """

    step: str | None
    number: int
    steps: int
    point: Annotated[list[str], Field(description="what the table points at: an act, an area, or a place that the drawing marks")]
    acts: list[Act]
    done: str | None
    strayed: bool
    left: bool
    over: bool


@with_config(FORBID)
class Result(TypedDict):
    scores: list[int]
    ranks: list[int]
    winners: list[int]


class ForEverybody(TypedDict):
    """The part of a snapshot that is the same for all its readers."""

    id: str
    code: str
    game: str
    version: int
    status: Literal["lobby", "running", "paused", "over"]
    options: dict[str, str]
    marks: list[str]
    seats: list[Chair]
    spectators: int
    listed: bool
    wish: Annotated[WishInfo | None, Field(description="whom the host wants at a table that is open to everybody")]
    gathering: Annotated[GatheringInfo | None, Field(description="when it begins by itself, if it does")]
    series: Annotated[str | None, Field(description="the series of which it is a table")]
    spectators_chat: bool
    pace: Annotated[PaceName, Field(description="of the bots")]
    asked: list[int]
    window: Literal["asked", "together", "open"]
    phase: str | None
    phase_rule: str | None
    countdown: CountdownInfo | None
    clocks: Clocks
    takebacks: bool
    rated: bool
    advice: Annotated[bool, Field(description="whether hints and what-ifs may be asked for while it is played")]
    fixed: Annotated[bool, Field(description="whether options and places are given: by a save, a guide, a deal, or because it has begun")]
    deal: Annotated[DealtHere | None, Field(description="what is played here and at other tables too, if it is")]
    puzzle: PuzzleAsked | None
    fair: Fair
    result: Result | None
    entries_left: int | None
    rematch: str | None


@with_config(ConfigDict(extra="forbid", json_schema_extra={"examples": [EXAMPLE]}))
class Snapshot(ForEverybody):
    """A table as its reader may see it. `lines` begin at `lines_from`: keep that many of the lines you have, then add these; likewise `chat`.

    The log is paged: whoever has fewer lines than `lines_from` asks `log` for those between. `entries_left`: how much more may be done at this
    table before the server ends it unfinished; null while that is far away.
    """

    me: int | None
    host: bool
    deadline: Moment | None
    view: dict[str, Any] | None
    legal: list[Choice]
    refused: list[RefusedChoice]
    orders: dict[str, Any] | None
    ordered: bool
    undoable: int
    may_take_back: bool
    lines_from: int
    lines: list[LogLine]
    chat_from: int
    chat: list[Message]
    guide: GuideInfo | None
    may_settle: bool
    removed: Annotated[bool, Field(description="the host has removed the reader from this table")]


@with_config(FORBID)
class Push(Snapshot):
    """What the WebSocket pushes after every change."""

    type: Literal["snapshot"]


@with_config(FORBID)
class ChatPage(TypedDict):
    version: int
    chat_from: int
    chat: list[Message]
    total: int


@with_config(FORBID)
class ChatPush(TypedDict):
    type: Literal["chat"]
    version: int
    chat_from: int
    chat: list[Message]


@with_config(FORBID)
class PresencePush(TypedDict):
    type: Literal["presence"]
    connected: list[bool]
    coverable_from: list[Moment | None]
    spectators: int
