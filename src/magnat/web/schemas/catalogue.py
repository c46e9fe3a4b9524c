"""What the server says about the games in its box: options, phases and acts, rules, how to play."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field, with_config
from typing_extensions import TypedDict

from magnat.web.schemas.common import FORBID
from magnat.web.schemas.snapshot import LogLine


@with_config(FORBID)
class OptionInfo(TypedDict):
    name: str
    default: str
    values: NotRequired[list[str] | None]
    least: NotRequired[int | None]
    most: NotRequired[int | None]
    offered: NotRequired[list[str]]  # the numbers that have a name, where any may be chosen
    depends: NotRequired[bool]  # the default follows the number of seats, or other options
    leads: NotRequired[bool]  # it makes another game of it: to be asked before the others
    suggested: NotRequired[str]  # to somebody who plays with bots alone, where that is not the default
    of_seats: NotRequired[bool]  # its values are numbers of seats, and a word: seats that nobody sits on cannot be chosen


@with_config(FORBID)
class Defaults(TypedDict):
    """The value of each option if it is left out."""

    defaults: dict[str, str]


@with_config(FORBID)
class Names(TypedDict):
    """What tells of each game, as Fluent messages."""

    names: dict[str, str]


@with_config(FORBID)
class GuidedStart(TypedDict):
    """A guided first game can be opened: how many sit there, the newcomer first, and how many steps it has."""

    seats: int
    steps: int


@with_config(FORBID)
class Ahead(TypedDict):
    """How often a level is ahead of a standard bot at the tables of one kind."""

    seats: int
    options: dict[str, str]  # those that lead, where they are not as usual at so many seats
    share: float  # of the games


@with_config(FORBID)
class GameInfo(TypedDict):
    name: str
    seats: list[int]
    usual_seats: int
    version: int
    bots: list[str]  # levels that are worth a choice, from the weakest on
    ahead: dict[str, list[Ahead]]  # by level, as far as that was measured
    warming: bool  # the game is still being compiled: until then bots that look ahead play like the standard one
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
    refusals: Annotated[dict[str, list[str]], Field(description="by refusal: the rules it cites")]
    hints: dict[str, dict[str, str]]
    figures: Annotated[dict[str, dict[str, str]], Field(description="facts that are told of a finished game")]
    kinds: dict[str, Any]
    fields: dict[str, FieldInfo]
    components: Any
    printed: Annotated[dict[str, Any], Field(description="tables of the printed matter that drawings read")]


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
