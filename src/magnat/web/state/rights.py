"""Who may do what at one table: the tokens of its seats and of its host, by their hashes."""

from __future__ import annotations

from collections.abc import Iterable

from magnat.core.declare import SPECTATOR
from magnat.web.state.snapshots import Reader
from magnat.web.tokens import GIVEN, HOST, ONCE, SEAT, Right, hashed

SEATS = (SEAT, GIVEN)


class Rights:
    """The rights of one match."""

    def __init__(self, rights: Iterable[Right]) -> None:
        self.held = {right.hash: right for right in rights}

    def reader(self, token: str | None, host_token: str | None) -> Reader:
        """What these tokens open; without them, a spectator."""
        seat = self.held.get(hashed(token)) if token else None
        host = self.held.get(hashed(host_token)) if host_token else None
        sits = seat is not None and seat.kind in SEATS
        given = sits and seat is not None and seat.kind == GIVEN
        out = bool(token) and not sits and hashed(hashed(token or "")) in self.held
        return Reader(seat.seat if sits and seat is not None else SPECTATOR, host is not None and host.kind == HOST, given, out)

    def knows(self, *tokens: str | None) -> bool:
        """Whether all of these tokens open something."""
        return all(hashed(token) in self.held for token in tokens if token)

    def of_seat(self, seat: int) -> list[Right]:
        """All that opens a seat."""
        return [right for right in self.held.values() if right.seat == seat]

    def given(self, seat: int) -> list[Right]:
        """What opens a seat because its host gave a link to it."""
        return [right for right in self.of_seat(seat) if right.kind in (GIVEN, GIVEN + ONCE)]

    def of_kind(self, kind: str, seat: int) -> list[Right]:
        return [right for right in self.held.values() if (right.kind, right.seat) == (kind, seat)]

    def change(self, new: Iterable[Right], gone: Iterable[Right] = ()) -> set[int]:
        """Some come, some go, some open another seat; gives the seats that nobody may sit on any more, and those that some have moved away from."""
        new, gone = list(new), list(gone)
        left = {old.seat for right in new if (old := self.held.get(right.hash)) is not None and old.seat != right.seat}
        self.held.update({right.hash: right for right in new})
        for right in gone:
            self.held.pop(right.hash, None)
        return left | ({right.seat for right in gone if right.kind in SEATS} - {right.seat for right in self.held.values() if right.kind in SEATS})
