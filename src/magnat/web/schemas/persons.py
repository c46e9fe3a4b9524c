"""Persons, as clients send and get them."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, with_config
from typing_extensions import TypedDict

from magnat.web.schemas.common import FORBID
from magnat.web.schemas.company import BlockedPerson
from magnat.web.schemas.puzzles import OwnTry
from magnat.web.schemas.requests import Name, RequestModel, Shallow


class Called(RequestModel):
    """What somebody wants to be called."""

    name: Name


class Hiding(RequestModel):
    hidden: Annotated[bool, Field(description="whether nobody else sees the profile", examples=[True])]


class Phrase(RequestModel):
    phrase: Annotated[str, Field(max_length=200, examples=["acorn wolf tiger mint opal zebra"])]


class Secret(RequestModel):
    secret: Annotated[str, Field(max_length=200, description="the end of the link", examples=["5f0c…"])]


class Credential(RequestModel):
    """A `PublicKeyCredential` of a browser as JSON."""

    credential: Annotated[dict[str, Shallow], Field(examples=[{"id": "dQw4w9WgXcQ", "type": "public-key"}])]


class Erasing(RequestModel):
    name: Annotated[Name, Field(description="one's own, so that nobody does it by accident")]


@with_config(FORBID)
class DeviceInfo(TypedDict):
    """A browser that is this person's; `this`: the one that asks."""

    id: str
    label: str
    made: float
    seen: float
    this: bool


@with_config(FORBID)
class PasskeyInfo(TypedDict):
    id: str
    label: str
    made: float


@with_config(FORBID)
class PersonInfo(TypedDict):
    """`secured`: the name is this person's alone, and something besides a browser proves it."""

    id: str
    name: str
    secured: bool
    phrase: bool
    hidden: bool
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]


@with_config(FORBID)
class Me(TypedDict):
    """`offered`: whether this server knows persons at all; `passkeys`: whether they can be used at this address of it."""

    offered: bool
    passkeys: bool
    person: PersonInfo | None


@with_config(FORBID)
class NewPhrase(TypedDict):
    """Told once."""

    phrase: str


@with_config(FORBID)
class Asked(TypedDict):
    """What `navigator.credentials` takes, as JSON."""

    options: dict[str, Any]


@with_config(FORBID)
class MyMatches(TypedDict):
    """The ids of the matches at which one holds a seat, those touched last first; `next`: where the next page begins."""

    matches: list[str]
    next: int | None


@with_config(FORBID)
class Taken(TypedDict):
    """How much of what this browser held at the table is the person's now."""

    taken: int


@with_config(FORBID)
class HeldSeat(TypedDict):
    match: str
    seat: int | None
    since: float


@with_config(FORBID)
class OwnResult(TypedDict):
    match: str
    seat: int
    game: str
    ended: float
    score: int
    rank: int
    won: bool
    skill: float | None


@with_config(FORBID)
class OwnReport(TypedDict):
    """What one has told the operator."""

    match: str | None
    name: str
    reason: str
    text: str
    at: float
    settled: float | None


@with_config(FORBID)
class OwnSeries(TypedDict):
    series: str
    title: str
    game: str


@with_config(FORBID)
class OwnDiscovery(TypedDict):
    game: str
    kind: str
    thing: str
    at: float


@with_config(FORBID)
class OwnDeal(TypedDict):
    deal: str
    match: str
    status: str
    score: int | None
    share: int | None


@with_config(FORBID)
class Everything(TypedDict):
    """All that the server keeps about a person. The records of the matches are their own exports."""

    id: str
    name: str
    secured: bool
    phrase: bool
    hidden: bool
    made: float
    seen: float
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]
    seats: list[HeldSeat]
    results: list[OwnResult]
    blocked: list[BlockedPerson]
    reports: list[OwnReport]
    series: list[OwnSeries]
    met: list[OwnDiscovery]
    deals: list[OwnDeal]
    puzzles: list[OwnTry]
