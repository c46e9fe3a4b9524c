"""How a command is declared: what is sent, who may send it, and what becomes of it. The route, its documentation and the way to the process
that owns the match follow from the declaration, and so does the call of the page, whose types are those of the documentation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, TypeVar

from magnat.web.errors import not_found
from magnat.web.schemas.requests import RequestModel
from magnat.web.settings import Limits
from magnat.web.state import NO_SEAT, Entry, Present, Reader, Rights, TableState
from magnat.web.tokens import Right

Wanted = TypeVar("Wanted", bound=RequestModel)


class Who(Enum):
    """Whose command it is."""

    ANYBODY = "anybody"
    SEAT = "seat"
    HOST = "host"


class Nothing(RequestModel):
    """There is nothing to say besides."""


@dataclass(frozen=True)
class Asked(Generic[Wanted]):
    """A command at the moment of its decision: nobody else changes the table meanwhile."""

    state: TableState
    rights: Rights
    reader: Reader
    wanted: Wanted
    limits: Limits
    bots: Sequence[str]  # those who can play here, by name
    present: Present
    now: float
    of: int = NO_SEAT  # the seat that it is about, where the path names one

    @property
    def seat(self) -> int:
        return self.reader.seat

    @property
    def about(self) -> int:
        """The seat that it is about, if the table has it."""
        if not 0 <= self.of < len(self.state.chairs):
            raise not_found("seat-number")
        return self.of


@dataclass(frozen=True)
class Decision:
    """What becomes of a command."""

    entry: Entry | None = None  # is written; None: nothing changes that is kept
    reader: Reader | None = None  # who gets the answer, if that is not who has asked
    rights: Sequence[Right] = ()  # that come with it
    revoked: Sequence[Right] = ()
    moved: Sequence[Right] = ()  # that open another seat from now on
    hurry: bool = False  # the bots play at once until somebody is asked


Decide = Callable[[Asked[Any]], Entry | Decision]


@dataclass(frozen=True)
class Command:
    """One thing that can be done at a table."""

    name: str
    decide: Decide = field(repr=False)
    wants: type[RequestModel]
    by: Who
    path: str | None  # behind that of the match; None: it has no route of its own
    says: str  # for the documentation
    tag: str
    ages: bool  # refused if what its sender decided on has changed
    seats: bool  # whoever sends it sits down by it
    rate: str | None  # the limit for how often, besides that for all commands

    def decided(self, asked: Asked[Any]) -> Decision:
        decision = self.decide(asked)
        return Decision(decision) if isinstance(decision, Entry) else decision


@dataclass(frozen=True)
class Click:
    """A command on its way: who wants what. Under the name `once` it is carried out only once, even if another process owns the match by then."""

    command: Command
    reader: Reader
    wanted: RequestModel = field(default_factory=Nothing)
    of: int = NO_SEAT
    once: str | None = None

    @property
    def version(self) -> int | None:
        """What its sender has seen."""
        version: int | None = getattr(self.wanted, "version", None)
        return version

    @property
    def key(self) -> str | None:
        """Under which it is remembered: the one that its sender gave, else ours."""
        return self._given or (f"~{self.once}" if self.once else None)

    @property
    def is_named_by_us(self) -> bool:
        return self._given is None

    @property
    def _given(self) -> str | None:
        """All spectators have the same number, so what one of them gives would be another's too."""
        given: str | None = getattr(self.wanted, "key", None)
        return given if self.reader.seat != NO_SEAT else None


COMMANDS: dict[str, Command] = {}


def command(
    says: str = "",
    *,
    by: Who = Who.SEAT,
    wants: type[RequestModel] = Nothing,
    path: str | None = None,
    tag: str = "play",
    ages: bool = True,
    seats: bool = False,
    rate: str | None = None,
) -> Callable[[Decide], Command]:
    """Declares a function as the decision of a command, which is called like the function."""

    def declared(decide: Decide) -> Command:
        made = Command(decide.__name__, decide, wants, by, path, says, tag, ages, seats, rate)
        COMMANDS[made.name] = made
        return made

    return declared
