"""What only the tests of a game can tell the contract: each `contract.py` declares `NOTES = Notes(...)`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from magnat.core.errors import MagnatError
from magnat.core.play import Match

Spelled = list[list[int | str]]
Claim = Callable[[Any, Any, Any], bool]  # (state when a step is told, once its acts are done, when the next step is told)


def unwritten(match: Match, seat: int, target: Any) -> Spelled:
    """In the place of a completion that nobody has written yet."""
    raise MagnatError(f"write tests/games/{match.game.name}/contract.py, with `completion`")


def nothing_given_up(match: Match) -> str:
    """The position keeps all that the record of a match tells."""
    return ""


@dataclass(frozen=True)
class Notes:
    """completion(match, seat, target): the record with what the seat did not see replaced so that it leads to `target`.

    given_up(match): why RULES.md gives up what the record of a match tells, or "".
    """

    completion: Callable[[Match, int, Any], Spelled] = unwritten
    given_up: Callable[[Match], str] = nothing_given_up
    uncited: Mapping[str, str] = field(default_factory=dict)  # rule -> why no code cites it
    unreached: Mapping[str, str] = field(default_factory=dict)  # phase -> why random games do not reach it
    unhidden: Mapping[str, str] = field(default_factory=dict)  # secret field -> why random games hide it from nobody
    short: Mapping[str, str] = field(default_factory=dict)  # options with which games are short enough for the contract
    unnoticed: Mapping[str, str] = field(default_factory=dict)  # planted fault -> why no check notices it
    claims: Mapping[str, Claim] = field(default_factory=dict)  # step of the guide -> what its words say, of the states around it
