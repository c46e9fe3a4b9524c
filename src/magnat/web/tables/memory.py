"""What is in memory of one match."""

from __future__ import annotations

from collections.abc import Iterable

from magnat.web.state import Rights, TableState
from magnat.web.store import ANSWERS_KEPT
from magnat.web.tokens import Right

Keys = dict[tuple[int, str], int]


class Memory:
    """How the table stands, who may sit there, and which requests were carried out, (seat, key), with the numbers of their entries.

    Everything around a table looks here, and only who has written or read something new changes it.
    """

    def __init__(self, state: TableState, rights: Iterable[Right], keys: Keys, now: float) -> None:
        self.state, self.rights, self.keys = state, Rights(rights), keys
        self.used = now
        self.dismissed = False  # the table is about to leave the memory

    def remember(self, seat: int, key: str, number: int) -> None:
        """Keep keys as long as the store does."""
        self.keys[seat, key] = number
        if len(self.keys) > 2 * ANSWERS_KEPT:
            self.keys = {known: since for known, since in self.keys.items() if since >= number - ANSWERS_KEPT}
