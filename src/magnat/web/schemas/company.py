"""Whom one plays with, as clients send and get it: blocked and reported persons, invitations, tables for whoever comes."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, with_config
from typing_extensions import TypedDict

from magnat.web.schemas.common import FORBID
from magnat.web.schemas.requests import ChosenOptions, ClockChoice, Name, RequestModel

Reason = Literal["insult", "cheating", "name", "leaving", "other"]
Told = Annotated[str, Field(max_length=500, description="in one's own words", examples=["He insulted everybody in the chat."])]


class ReportPerson(RequestModel):
    """Tell the operator about somebody."""

    reason: Reason
    text: Told = ""


class ReportAtTable(ReportPerson):
    """About whoever sits on that seat, or about a message of the chat, by its number from the first."""

    seat: Annotated[int, Field(ge=0, lt=8)] | None = None
    message: Annotated[int, Field(ge=0, le=10**6)] | None = None


@with_config(FORBID)
class BlockedPerson(TypedDict):
    """`name`: as the person was called then."""

    person: str
    name: str
    since: float


@with_config(FORBID)
class Blocked(TypedDict):
    blocked: list[BlockedPerson]


@with_config(FORBID)
class BlockedHere(TypedDict):
    """Whose messages one does not want to read: seats, and the names of those who may speak as spectators."""

    seats: list[int]
    names: list[str]


@with_config(FORBID)
class Invitation(TypedDict):
    """To a table that has not begun."""

    match: str
    game: str
    host: str
    at: float


@with_config(FORBID)
class Invitations(TypedDict):
    """The newest first; `next`: where the next page begins."""

    invitations: list[Invitation]
    next: int | None


class Invite(RequestModel):
    """Persons with whom one has played; they read of it at their front door."""

    persons: Annotated[list[Annotated[str, Field(pattern="^[0-9a-z]{4,40}$")]], Field(min_length=1, max_length=7, examples=[["k3m9x2p7w4t8rn"]])]


@with_config(FORBID)
class Invited(TypedDict):
    """How many were invited."""

    invited: int


class Seek(RequestModel):
    """Play with whoever comes: a table of this kind that is open already, or a new one.

    `bot`: the level of the bots that take the seats which are left after a minute; null: wait for people. `instead_of`: the table at which one
    waits; one leaves it when a place at an older one is found, and if nobody is left there it is closed.
    """

    game: Annotated[str, Field(max_length=60, examples=["hab_und_gut"])]
    name: Name
    options: ChosenOptions = Field(default_factory=dict)
    seats: Annotated[int, Field(ge=2, le=8, description="at the table; null: any number")] | None = None
    clock: ClockChoice | None = None
    rated: bool = False
    bot: Annotated[str, Field(max_length=40, examples=["standard"])] | None = "standard"
    instead_of: Annotated[str, Field(pattern="^[0-9a-z]{4,40}$")] | None = None


@with_config(FORBID)
class Sought(TypedDict):
    """The table at which one sits now; `found`: somebody else has opened it."""

    id: str
    found: bool


@with_config(FORBID)
class LiveGame(TypedDict):
    """A game that is being played and that everybody may watch."""

    id: str
    game: str
    edition: str
    players: list[str]
    rated: bool
    since: float
    acts: int
    spectators: int


@with_config(FORBID)
class LiveGames(TypedDict):
    """A page of games, those that began last first; `next`: where the next page begins."""

    games: list[LiveGame]
    next: int | None
