"""The forms of requests and answers, as `/openapi.json` shows them. Answers are made in `readers`; tests hold them against these forms."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Act = Annotated[tuple[str, int], Field(description="[block, argument]", examples=[["buy", 0]])]
Key = Annotated[str, Field(min_length=1, max_length=80, description="idempotency key: repeated, it gives the first answer", examples=["b7e1-1"])]
Version = Annotated[int, Field(ge=0, le=2**53, description="the version of the snapshot on which the decision was made", examples=[17])]
Moment = Annotated[str, Field(examples=["2026-07-01T12:00:00.000Z"])]
Name = Annotated[str, Field(max_length=200, examples=["Ada"])]


class Form(BaseModel):
    """What a client sends: nothing that is not asked for."""

    model_config = ConfigDict(extra="forbid")


class Answer(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(extra="forbid")


# Requests.


class SeatChoice(Form):
    """Who shall sit there: the creator, whoever joins, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: Annotated[str, Field(max_length=40, examples=["heuristic"])] | None = None


class ClockChoice(Form):
    """`live`: seconds for each decision, then a bank for the whole game; `days` for each decision.

    `grace`: seconds after which a stand-in acts for somebody who is not connected. `window`: seconds for an answer in windows that are answered
    against the clock; null: no countdown. With `days` there is none.
    """

    kind: Literal["none", "live", "days"] = "none"
    per_decision: Annotated[float, Field(ge=0, le=86_400, allow_inf_nan=False)] = 0
    bank: Annotated[float, Field(ge=0, le=864_000, allow_inf_nan=False)] = 0
    days: Annotated[float, Field(ge=0, le=60, allow_inf_nan=False)] = 0
    grace: Annotated[float, Field(ge=1, le=864_000, allow_inf_nan=False)] | None = None
    window: Annotated[float, Field(ge=1, le=600, allow_inf_nan=False)] | None = 7


ChosenOptions = Annotated[dict[Annotated[str, Field(max_length=60)], Annotated[str, Field(max_length=60)] | bool | int], Field(max_length=60)]


class Wanted(Form):
    """How many will play, and which options are chosen so far."""

    players: Annotated[int, Field(examples=[3])]
    options: ChosenOptions = {}


class Create(Form):
    """A new table."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "game": "hab_und_gut",
                    "options": {"memory_aid": "on"},
                    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "heuristic"}],
                    "name": "Ada",
                    "clock": {"kind": "live", "per_decision": 30, "bank": 600},
                    "start": False,
                }
            ]
        },
    )

    game: Annotated[str, Field(max_length=60)]
    options: ChosenOptions = {}
    seats: Annotated[list[SeatChoice], Field(min_length=1, max_length=8)]
    name: Name = ""
    clock: ClockChoice | None = None
    takebacks: bool = False
    start: bool = False


class Join(Form):
    """Take an open seat: that one, or the first."""

    name: Name
    seat: Annotated[int, Field(ge=0, lt=8)] | None = None


class SeedWords(Form):
    words: Annotated[str, Field(max_length=1000, examples=["the moon is a harsh mistress"])]


class Acts(Form):
    """One or several acts of one seat; all or nothing."""

    version: Version
    key: Key | None = None
    acts: Annotated[list[Act], Field(min_length=1, max_length=64, examples=[[["buy", 0], ["trade_end", 0]]])]


class Preview(Form):
    version: Version
    acts: Annotated[list[Act], Field(min_length=1, max_length=64, examples=[[["buy", 0]]])]


class Help(Form):
    """What the helper needs to know; each helper of a game says what."""

    arguments: Annotated[dict[Annotated[str, Field(max_length=60)], Any], Field(max_length=20, examples=[{"cards": [0, 2]}])] = {}


class Pass(Form):
    version: Version
    key: Key | None = None


class Undo(Form):
    version: Version
    key: Key | None = None
    steps: Annotated[int, Field(ge=1, le=1000)] = 1


class Takeback(Form):
    version: Version
    key: Key | None = None


class Handing(Form):
    """The bot that plays on for the seat; null takes the seat back."""

    bot: Annotated[str, Field(max_length=40, examples=["heuristic"])] | None


class Standin(Form):
    """The bot that acts when the clock of the seat ends; null: the default act of the phase."""

    standin: Annotated[str, Field(max_length=40, examples=["heuristic"])] | None


class Orders(Form):
    """Standing orders by name; those that are not named stay as they are. `GET /api/games/{game}` says which there are. They are never stale."""

    version: Version
    key: Key | None = None
    orders: Annotated[dict[Annotated[str, Field(max_length=60)], Any], Field(max_length=20, examples=[{"claim": True}])]


class Pause(Form):
    paused: Annotated[bool, Field(examples=[True])]


class Chat(Form):
    text: Annotated[str, Field(min_length=1, max_length=2000, examples=["Good luck!"])]
    key: Key | None = None


class Recover(Form):
    secret: Annotated[str, Field(max_length=200, description="the end of the private link", examples=["5f0c…"])]


class WhatIf(Form):
    """From the position before that act; without it, from now."""

    place: Annotated[int, Field(ge=0, le=10**6, examples=[12])] | None = None


# Answers.

EXAMPLE: dict[str, Any] = {
    "id": "k3v8m2q7x9t4bz", "code": "WOLF-42", "game": "hab_und_gut", "version": 17, "status": "running", "me": 0, "host": True,
    "options": {"memory_aid": "on"}, "marks": [],
    "seats": [
        {"name": "Ada", "kind": "person", "bot": None, "connected": True, "resigned": False, "standin": "heuristic"},
        {"name": "Berta", "kind": "bot", "bot": "heuristic", "connected": False, "resigned": False, "standin": "heuristic"},
    ],
    "asked": [0], "window": "asked", "phase": "TRADE", "phase_rule": "H14", "deadline": "2026-07-01T12:00:30.000Z", "countdown": None,
    "clocks": {"kind": "live", "bank": [600.0, 600.0], "per_decision": 30.0, "days": 0.0, "grace": None, "window": 7.0},
    "view": {"price": [8, 8, 8, 8, 8, 8], "hand": [[1, 0, 0, 0, 0, 0], [None, None, None, None, None, None]]},
    "legal": [{"act": ["buy", 0]}, {"act": ["trade_end", 0]}],
    "refused": [{"act": ["sell", 1], "reason": "NOT_YOURS", "rules": ["H20"]}],
    "orders": {}, "ordered": False, "undoable": 1, "may_take_back": False, "takebacks": False,
    "lines_from": 0, "lines": [{"place": 12, "event": "BOUGHT", "values": {"seat": 0, "good": 1, "price": 40}, "at": "2026-07-01T12:00:00.000Z"}],
    "chat_from": 0, "chat": [{"seat": 0, "name": "Ada", "text": "Good luck!", "remark": None, "at": "2026-07-01T11:59:00.000Z"}],
    "fair": {"commitment": "9f86d081…", "words": ["the moon"], "secret": None}, "result": None, "rematch": None,
}  # fmt: skip


class Fault(Answer):
    code: str
    message: str
    reason: str | None = None
    rules: list[str] | None = None
    retry_after: float | None = None


class Failure(Answer):
    """Why not. With 409 `stale`, `news` holds the present snapshot."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [{"error": {"code": "illegal", "message": "That is too dear. (H18)", "rules": ["H18"], "reason": "TOO_DEAR"}}]
        },
    )

    error: Fault
    news: Snapshot | None = None


class OptionInfo(Answer):
    name: str
    default: str
    depends: bool
    values: list[str] | None = None
    least: int | None = None
    most: int | None = None


class Defaults(Answer):
    """The value of each option if it is left out."""

    defaults: dict[str, str]


class GameInfo(Answer):
    name: str
    seats: list[int]
    usual_seats: int
    version: int
    bots: list[str]
    drawn: bool
    hurried: bool
    options: list[OptionInfo]


class BlockInfo(Answer):
    name: str
    size: int
    of: str


class PhaseInfo(Answer):
    name: str
    rule: str
    window: Literal["asked", "together", "open"]
    hurried: bool


class OrderInfo(Answer):
    """A standing order. A flag is true or false, a set a list of things, amounts an object thing -> amount; `of` names the kind of thing."""

    name: str
    kind: Literal["flag", "set", "amounts"]
    of: str
    most: int
    default: Any


class GameDetails(GameInfo):
    blocks: list[BlockInfo]
    phases: list[PhaseInfo]
    orders: list[OrderInfo]
    events: dict[str, dict[str, str]]
    hints: dict[str, dict[str, str]]
    kinds: dict[str, Any]
    components: Any


class RuleInfo(Answer):
    number: str
    text: str


class ChapterInfo(Answer):
    title: str
    rules: list[RuleInfo]


class RulingInfo(Answer):
    number: str
    text: str
    point: str
    ruling: str
    reason: str


class OptionRule(Answer):
    name: str
    default: str
    values: str


class Rules(Answer):
    title: str
    intro: str
    chapters: list[ChapterInfo]
    options_title: str
    options: list[OptionRule]
    rulings_title: str
    rulings: list[RulingInfo]


class Chair(Answer):
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    connected: bool
    resigned: bool
    standin: str | None


class Clocks(Answer):
    kind: Literal["none", "live", "days"]
    bank: list[float]
    per_decision: float
    days: float
    grace: float | None
    window: float | None


class CountdownInfo(Answer):
    """The present window is answered against the clock: until when, of how many seconds."""

    until: Moment
    seconds: float


class Choice(Answer):
    act: Act


class RefusedChoice(Answer):
    act: Act
    reason: str
    rules: list[str]


class LogLine(Answer):
    place: int
    event: str
    values: dict[str, int | None]
    at: Moment | None = None


class Message(Answer):
    """Something typed, or a bot's `remark`: why it declined an offer. Words of the game are `remark-<remark>`; its `text` is empty."""

    seat: int
    name: str
    text: str
    remark: str | None
    at: Moment


class Fair(Answer):
    commitment: str | None
    words: list[str]
    secret: str | None


class Result(Answer):
    scores: list[int]
    ranks: list[int]
    winners: list[int]


class Snapshot(Answer):
    """A table as its reader may see it. `lines` begin at `lines_from`: keep that many of the lines you have, then add these; likewise `chat`."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [EXAMPLE]})

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
    result: Result | None
    rematch: str | None


class Push(Snapshot):
    """What the WebSocket pushes after every change."""

    type: Literal["snapshot"]


class ChatPush(Answer):
    type: Literal["chat"]
    version: int
    chat_from: int
    chat: list[Message]


class PresencePush(Answer):
    type: Literal["presence"]
    connected: list[bool]


class Created(Answer):
    """The tokens are shown once; a browser has them as cookies."""

    id: str
    code: str
    token: str | None
    host_token: str
    seat: int | None
    invite: str
    snapshot: Snapshot


class Joined(Answer):
    token: str
    seat: int
    snapshot: Snapshot


class Again(Answer):
    """A rematch: the first who asks is its host, the others take their seats."""

    id: str
    code: str
    token: str | None
    host_token: str | None
    seat: int | None
    invite: str
    snapshot: Snapshot


class Found(Answer):
    id: str


class Previewed(Answer):
    view: dict[str, Any]
    lines: list[LogLine]


class HintReason(Answer):
    hint: str
    values: dict[str, int]
    words: str


class Hint(Answer):
    act: Act
    words: str
    reasons: list[HintReason]


class Helped(Answer):
    """`version`: of the table for which the answer holds."""

    version: int
    answer: Any


class Link(Answer):
    link: str


class Recovered(Answer):
    id: str
    token: str | None
    host_token: str | None
    seat: int | None


class Replayed(Answer):
    place: int
    places: int
    view: dict[str, Any]
    lines: list[LogLine]
    standing: list[list[int]]


class Health(Answer):
    status: str
    version: str
    database: str
    matches: int


Failure.model_rebuild()
