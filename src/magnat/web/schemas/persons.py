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
    uncertainty: float | None
    decisions: int | None
    seconds: float | None


@with_config(FORBID)
class OwnOpening(TypedDict):
    """What can be used once: a link that adds a device, a question to a passkey."""

    kind: str
    until: float


@with_config(FORBID)
class OwnName(TypedDict):
    """Under which one has sat or spoken somewhere."""

    match: str
    name: str


@with_config(FORBID)
class OwnMessage(TypedDict):
    match: str
    at: float
    text: str


@with_config(FORBID)
class OwnReminder(TypedDict):
    """A device that is reminded; `service`: the host of its push service, for the whole address opens it."""

    match: str
    seat: int
    service: str
    language: str


@with_config(FORBID)
class OwnRating(TypedDict):
    game: str
    skill: float
    uncertainty: float
    games: int


@with_config(FORBID)
class OwnInvitation(TypedDict):
    """`sent`: by me; otherwise to me."""

    match: str
    at: float
    sent: bool


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
    """`made`: by me; `left`: I no longer play there, or never did."""

    series: str
    title: str
    game: str
    made: bool
    left: bool


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
class OwnDuplicate(TypedDict):
    """One that I have opened for others."""

    deal: str
    game: str
    made: float


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
    openings: list[OwnOpening]
    seats: list[HeldSeat]
    names: list[OwnName]
    said: list[OwnMessage]
    reminders: list[OwnReminder]
    results: list[OwnResult]
    ratings: list[OwnRating]
    blocked: list[BlockedPerson]
    reports: list[OwnReport]
    invitations: list[OwnInvitation]
    series: list[OwnSeries]
    met: list[OwnDiscovery]
    deals: list[OwnDeal]
    duplicates: list[OwnDuplicate]
    puzzles: list[OwnTry]
