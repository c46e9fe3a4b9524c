"""What clients send, as `/openapi.json` shows it; nothing else is accepted."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from magnat.web.schemas.common import Act
from magnat.web.state import AMONG_PEOPLE

Key = Annotated[
    str,
    Field(
        min_length=1,
        max_length=80,
        pattern=r"^[^\x00-\x1f]+$",
        description="idempotency key: repeated, it gives the first answer",
        examples=["b7e1-1"],
    ),
]
Version = Annotated[int, Field(ge=0, le=2**53, description="the version of the snapshot on which the decision was made", examples=[17])]
Name = Annotated[str, Field(max_length=200, examples=["Ada"])]


DEEPEST = 8  # lists in lists


def _check_shallow(value: Any) -> Any:
    """Nothing that is asked for nests deeply, and what does would break whoever goes through it."""
    rows, depth = [value], 0
    while rows := [entry for row in rows if isinstance(row, (list, dict)) for entry in (row.values() if isinstance(row, dict) else row)]:
        depth += 1
        if depth > DEEPEST:
            raise ValueError(f"nests more than {DEEPEST} deep")
    return value


Shallow = Annotated[Any, AfterValidator(_check_shallow)]


class RequestModel(BaseModel):
    """What a client sends: nothing that is not asked for."""

    model_config = ConfigDict(extra="forbid")


class SeatChoice(RequestModel):
    """Who shall sit there: the creator, whoever joins, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: Annotated[str, Field(max_length=40, examples=["standard"])] | None = None


class ClockChoice(RequestModel):
    """`live`: seconds for each decision, then a bank for the whole game; `days` for each decision.

    `grace`: seconds after which a stand-in acts for somebody who is not connected. `window`: seconds for an answer in windows that are answered
    against the clock; null: no countdown. Without it 30 seconds among people, and no countdown against bots. With `days` there is none.
    """

    kind: Literal["none", "live", "days"] = "none"
    per_decision: Annotated[float, Field(ge=0, le=86_400, allow_inf_nan=False)] = 0
    bank: Annotated[float, Field(ge=0, le=864_000, allow_inf_nan=False)] = 0
    days: Annotated[float, Field(ge=0, le=60, allow_inf_nan=False)] = 0
    grace: Annotated[float, Field(ge=1, le=864_000, allow_inf_nan=False)] | None = None
    window: Annotated[float, Field(ge=1, le=600, allow_inf_nan=False)] | None = AMONG_PEOPLE


ChosenOptions = Annotated[dict[Annotated[str, Field(max_length=60)], Annotated[str, Field(max_length=60)] | bool | int], Field(max_length=60)]


class Wanted(RequestModel):
    """How many will play, and which options are chosen so far."""

    players: Annotated[int, Field(examples=[3])]
    options: ChosenOptions = {}


class Create(RequestModel):
    """A new table."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "game": "hab_und_gut",
                    "options": {"memory_aid": "on"},
                    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "standard"}],
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
    rated: Annotated[bool, Field(description="what becomes of people here counts for their ratings")] = False
    advice: Annotated[bool, Field(description="whether hints and what-ifs may be asked for while it is played; never at a rated table")] = True
    start: bool = False
    guided: Annotated[bool, Field(description="the guided first game of this game: the creator on the first seat, bots on the others")] = False


class FollowGuide(RequestModel):
    """`read`: the step that was read, if one was; `left`: whether the newcomer plays without the guide."""

    read: Annotated[str, Field(max_length=60, examples=["prices"])] | None = None
    left: bool = False


class Agree(RequestModel):
    """What is agreed on before the game begins; what is not named stays as it is."""

    options: ChosenOptions | None = None
    clock: ClockChoice | None = None
    advice: Annotated[bool, Field(examples=[False])] | None = None


class Player(RequestModel):
    """Who is to play at a seat where no person sits: a bot of that level; null: whoever comes."""

    bot: Annotated[str, Field(max_length=40, examples=["standard"])] | None


class Swap(RequestModel):
    """With which seat it changes places."""

    other: Annotated[int, Field(ge=0, le=7, examples=[2])]


class Join(RequestModel):
    """Take an open seat: that one, or the first. Whoever sits already moves there."""

    name: Name
    seat: Annotated[int, Field(ge=0, lt=8)] | None = None


class SeedWords(RequestModel):
    words: Annotated[str, Field(max_length=1000, examples=["the moon is a harsh mistress"])]


class Acts(RequestModel):
    """One or several acts of one seat; all or nothing."""

    version: Version
    key: Key | None = None
    acts: Annotated[list[Act], Field(min_length=1, max_length=64, examples=[[["buy", 0], ["trade_end", 0]]])]


class Preview(RequestModel):
    version: Version
    acts: Annotated[list[Act], Field(min_length=1, max_length=64, examples=[[["buy", 0]]])]


class Ends(RequestModel):
    """Complete answers that begin with these acts. `phases`: one is complete where another phase asks; without any, where somebody else does."""

    version: Version
    acts: Annotated[list[Act], Field(max_length=64, examples=[[["left_card", 3]]])] = []
    phases: Annotated[list[Annotated[str, Field(max_length=60)]], Field(max_length=60, examples=[["HALVE", "ORDER"]])] = []


class Help(RequestModel):
    """What the helper needs to know; each helper of a game says what.

    `version`: of the table that the question is about. Where that has changed meanwhile, a question that makes no sense any more is not
    refused, but answered with null.
    """

    version: Version | None = None
    arguments: Annotated[dict[Annotated[str, Field(max_length=60)], Shallow], Field(max_length=20, examples=[{"cards": [0, 2]}])] = {}


class Pass(RequestModel):
    version: Version
    key: Key | None = None


class Undo(RequestModel):
    version: Version
    key: Key | None = None
    steps: Annotated[int, Field(ge=1, le=1000)] = 1


class Takeback(RequestModel):
    version: Version
    key: Key | None = None


class Handing(RequestModel):
    """The bot that plays on for the seat; null takes the seat back."""

    bot: Annotated[str, Field(max_length=40, examples=["standard"])] | None


class Standin(RequestModel):
    """The bot that acts when the clock of the seat ends; null: the default act of the phase."""

    standin: Annotated[str, Field(max_length=40, examples=["standard"])] | None


class Orders(RequestModel):
    """Standing orders by name; those that are not named stay as they are. `GET /api/games/{game}` says which there are. They are never stale."""

    version: Version
    key: Key | None = None
    orders: Annotated[dict[Annotated[str, Field(max_length=60)], Shallow], Field(max_length=20, examples=[{"claim": True}])]


class Pace(RequestModel):
    """How long bots pause between their acts."""

    pace: Annotated[Literal["slow", "normal", "fast", "at_once"], Field(examples=["fast"])]


class Holiday(RequestModel):
    """For how many days one's clock stands still; 0: it runs again."""

    days: Annotated[int, Field(ge=0, le=14, examples=[5])]


class Pause(RequestModel):
    paused: Annotated[bool, Field(examples=[True])]


class Chat(RequestModel):
    """`name`: how a spectator wants to be called; who sits at the table has a name."""

    text: Annotated[str, Field(min_length=1, max_length=2000, examples=["Good luck!"])]
    name: Name | None = None
    key: Key | None = None


Skill = Annotated[float, Field(ge=0, le=100, allow_inf_nan=False)]


class WishChoice(RequestModel):
    """Whom the host wants: skills from `least` to `most`, 25 is the middle; null: any. Nobody checks how experienced somebody is."""

    least: Skill | None = None
    most: Skill | None = None
    level: Literal["any", "newcomers", "experienced"] = "any"


class Listing(RequestModel):
    listed: Annotated[bool, Field(examples=[True])]
    wish: WishChoice | None = None


class Audience(RequestModel):
    chat: Annotated[bool, Field(examples=[True])]


class Mute(RequestModel):
    muted: Annotated[bool, Field(examples=[True])]


class Settle(RequestModel):
    end: Annotated[bool, Field(description="end what a link of the host has opened", examples=[True])]


class Recover(RequestModel):
    secret: Annotated[str, Field(max_length=200, description="the end of the private link", examples=["5f0c…"])]


Address = Annotated[str, Field(max_length=1000, description="of this device at its push service", examples=["https:…/send/dQw4w9WgXcQ"])]


class DeviceKeys(RequestModel):
    """What the browser adds, in base64 for addresses: with it reminders are sealed for this device alone."""

    p256dh: Annotated[str, Field(max_length=200, examples=["BNcRdreALRFXTkOOUHK1EtK2…"])]
    auth: Annotated[str, Field(max_length=100, examples=["tBHItJI5svbpez7KI4CCXg"])]


class Subscribe(RequestModel):
    """A `PushSubscription` of a browser."""

    endpoint: Address
    keys: DeviceKeys


class Unsubscribe(RequestModel):
    endpoint: Address


class AskWhy(RequestModel):
    """The first choice that somebody had from that place on."""

    place: Annotated[int, Field(ge=0, le=10**6, examples=[12])]


class WhatIf(RequestModel):
    """From the position before that act; without it, from now."""

    place: Annotated[int, Field(ge=0, le=10**6, examples=[12])] | None = None
