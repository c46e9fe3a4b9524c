"""What the server sends, as `/openapi.json` shows it. These types are checked by mypy where responses are made, and by tests against real ones;
no response is validated on its way."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import ConfigDict, Field, with_config
from typing_extensions import TypedDict

Act = Annotated[tuple[str, int], Field(description="[block, argument]", examples=[["buy", 0]])]
Moment = Annotated[str, Field(examples=["2026-07-01T12:00:00.000Z"])]
FORBID = ConfigDict(extra="forbid")

EXAMPLE: dict[str, Any] = {
    "id": "k3v8m2q7x9t4bz", "code": "WOLF-42", "game": "hab_und_gut", "version": 17, "status": "running", "me": 0, "host": True,
    "options": {"memory_aid": "on"}, "marks": [],
    "seats": [
        {"name": "Ada", "kind": "person", "bot": None, "connected": True, "resigned": False, "standin": "heuristic", "reserved": False,
         "muted": False},
        {"name": "Berta", "kind": "bot", "bot": "heuristic", "connected": False, "resigned": False, "standin": "heuristic", "reserved": False,
         "muted": False},
    ], "spectators": 0, "listed": False, "spectators_chat": False, "pace": "normal",
    "asked": [0], "window": "asked", "phase": "TRADE", "phase_rule": "H14", "deadline": "2026-07-01T12:00:30.000Z", "countdown": None,
    "clocks": {"kind": "live", "bank": [600.0, 600.0], "per_decision": 30.0, "days": 0.0, "grace": None, "window": 7.0},
    "view": {"price": [8, 8, 8, 8, 8, 8], "hand": [[1, 0, 0, 0, 0, 0], [None, None, None, None, None, None]]},
    "legal": [{"act": ["buy", 0]}, {"act": ["trade_end", 0]}],
    "refused": [{"act": ["sell", 1], "reason": "NOT_YOURS", "rules": ["H20"]}],
    "orders": {}, "ordered": False, "undoable": 1, "may_take_back": False, "takebacks": False,
    "lines_from": 0, "lines": [{"place": 12, "event": "BOUGHT", "values": {"seat": 0, "good": 1, "price": 40},
    "rules": ["H17"], "chapter": False, "turn": True, "joined": False, "leads": False, "at": "2026-07-01T12:00:00.000Z"}],
    "chat_from": 0, "chat": [{"seat": 0, "name": "Ada", "text": "Good luck!", "remark": None, "at": "2026-07-01T11:59:00.000Z"}],
    "fair": {"commitment": "9f86d081…", "words": ["the moon"], "secret": None, "earlier": []}, "guide": None, "result": None, "entries_left": None,
    "rematch": None,
}  # fmt: skip


PaceName = Literal["slow", "normal", "fast", "at_once"]


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
class OptionInfo(TypedDict):
    name: str
    default: str
    values: NotRequired[list[str] | None]
    least: NotRequired[int | None]
    most: NotRequired[int | None]
    depends: NotRequired[bool]  # the default follows the number of seats, or other options
    of_seats: NotRequired[bool]  # its values are numbers of seats, and a word: seats that nobody sits on cannot be chosen


@with_config(FORBID)
class Defaults(TypedDict):
    """The value of each option if it is left out."""

    defaults: dict[str, str]


@with_config(FORBID)
class GuidedStart(TypedDict):
    """A guided first game can be opened: how many sit there, the newcomer first, and how many steps it has."""

    seats: int
    steps: int


@with_config(FORBID)
class GameInfo(TypedDict):
    name: str
    seats: list[int]
    usual_seats: int
    version: int
    bots: list[str]
    drawn: bool
    hurried: bool
    guide: GuidedStart | None
    options: list[OptionInfo]


@with_config(FORBID)
class BlockInfo(TypedDict):
    name: str
    size: int
    of: str


@with_config(FORBID)
class PhaseInfo(TypedDict):
    name: str
    rule: str
    window: Literal["asked", "together", "open"]
    hurried: bool


@with_config(FORBID)
class OrderInfo(TypedDict):
    """A standing order. A flag is true or false, a set a list of things, amounts an object thing -> amount; `of` names the kind of thing."""

    name: str
    kind: Literal["flag", "set", "amounts"]
    of: str
    most: int
    default: Any


@with_config(FORBID)
class FieldInfo(TypedDict):
    of: Annotated[list[str], Field(description="the kind of things that each index counts; empty: plain places")]
    value: Annotated[str, Field(description="the kind of thing that the number counts; empty: a plain number")]
    form: Annotated[Literal["", "one", "maybe", "several", "truth"], Field(description="maybe: 0 is none, else number + 1; several: one bit each")]
    said: Annotated[bool, Field(description="whether it says something that a player needs")]


@with_config(FORBID)
class GameDetails(GameInfo):
    blocks: list[BlockInfo]
    phases: list[PhaseInfo]
    orders: list[OrderInfo]
    events: dict[str, dict[str, str]]
    same: Annotated[dict[str, list[str]], Field(description="by event: the values that are the same in lines that add up")]
    hints: dict[str, dict[str, str]]
    kinds: dict[str, Any]
    fields: dict[str, FieldInfo]
    components: Any


@with_config(FORBID)
class RuleInfo(TypedDict):
    number: str
    text: str


@with_config(FORBID)
class ChapterInfo(TypedDict):
    title: str
    rules: list[RuleInfo]


@with_config(FORBID)
class RulingInfo(TypedDict):
    number: str
    text: str
    point: str
    ruling: str
    reason: str


@with_config(FORBID)
class OptionRule(TypedDict):
    name: str
    default: str
    values: str


@with_config(FORBID)
class Rules(TypedDict):
    title: str
    intro: str
    chapters: list[ChapterInfo]
    options_title: str
    options: list[OptionRule]
    rulings_title: str
    rulings: list[RulingInfo]


@with_config(FORBID)
class Sample(TypedDict):
    """A moment of a game among bots, as the first of them sees it."""

    seats: Annotated[list[str], Field(description="names")]
    options: dict[str, str]
    view: dict[str, Any]
    lines: list[LogLine]
    helped: Annotated[dict[str, Any], Field(description="what helpers answer there, by their names, as far as drawings rest on them")]


@with_config(FORBID)
class HowToBlock(TypedDict):
    kind: Literal["text", "list"]
    lines: list[str]


@with_config(FORBID)
class HowToChapter(TypedDict):
    part: Literal["aim", "turn", "pays", "end", "advice"]
    title: str
    blocks: list[HowToBlock]
    rules: list[str]


@with_config(FORBID)
class HowTo(TypedDict):
    title: str
    lead: list[str]
    minutes: int
    chapters: list[HowToChapter]


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


@with_config(FORBID)
class Choice(TypedDict):
    act: Act


@with_config(FORBID)
class RefusedChoice(TypedDict):
    act: Act
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

    `seat` is null if a spectator typed it.
    """

    seat: int | None
    name: str
    text: str
    remark: str | None
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
    """The dice in use. A match that was continued from a save got new ones; `earlier` are those before."""

    earlier: list[EarlierDice]


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


@with_config(ConfigDict(extra="forbid", json_schema_extra={"examples": [EXAMPLE]}))
class Snapshot(TypedDict):
    """A table as its reader may see it. `lines` begin at `lines_from`: keep that many of the lines you have, then add these; likewise `chat`.

    The log is paged: whoever has fewer lines than `lines_from` asks `log` for those between. `entries_left`: how much more may be done at this
    table before the server ends it unfinished; null while that is far away.
    """

    id: str
    code: str
    game: str
    version: int
    status: Literal["lobby", "running", "paused", "over"]
    me: int | None
    host: bool
    options: dict[str, str]
    marks: list[str]
    seats: list[Chair]
    spectators: int
    listed: bool
    spectators_chat: bool
    pace: Annotated[PaceName, Field(description="of the bots")]
    asked: list[int]
    window: Literal["asked", "together", "open"]
    phase: str | None
    phase_rule: str | None
    deadline: Moment | None
    countdown: CountdownInfo | None
    clocks: Clocks
    view: dict[str, Any] | None
    legal: list[Choice]
    refused: list[RefusedChoice]
    orders: dict[str, Any] | None
    ordered: bool
    undoable: int
    may_take_back: bool
    takebacks: bool
    lines_from: int
    lines: list[LogLine]
    chat_from: int
    chat: list[Message]
    fair: Fair
    guide: GuideInfo | None
    result: Result | None
    entries_left: int | None
    rematch: str | None


@with_config(FORBID)
class Push(Snapshot):
    """What the WebSocket pushes after every change."""

    type: Literal["snapshot"]


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
    spectators: int


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
    """A table that its host has opened to everybody; `options` are those that are not as usual."""

    id: str
    code: str
    game: str
    players: Annotated[list[str], Field(description="who sits there, bots included")]
    free: Annotated[int, Field(description="open seats")]
    options: dict[str, str]
    clock: Literal["none", "live", "days"]


@with_config(FORBID)
class Found(TypedDict):
    id: str


@with_config(FORBID)
class Previewed(TypedDict):
    view: dict[str, Any]
    lines: list[LogLine]


@with_config(FORBID)
class HintReason(TypedDict):
    hint: str
    values: dict[str, int]
    words: str


@with_config(FORBID)
class Hint(TypedDict):
    """`acts`: all that a good player would do before somebody else or chance has a say, the first of them is `act`; `plan` says them in words."""

    act: Act
    words: str
    reasons: list[HintReason]
    acts: list[Act]
    plan: list[str]


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
class Ready(TypedDict):
    ready: bool
    reasons: list[str]


@with_config(FORBID)
class Health(TypedDict):
    status: str
    version: str
    database: str
    matches: int
