"""Who owns a match: one process at a time. The others know which one it is, follow what it writes, and pass on what is asked of it."""

from __future__ import annotations

from magnat.web.ownership.alone import Alone
from magnat.web.ownership.interface import Lease, Sharing, Sighting
from magnat.web.ownership.neighbours import Neighbours
from magnat.web.ownership.relay import Granting, Wish
from magnat.web.ownership.tenure import OwnedTable, Tenure
from magnat.web.store import SqliteDriver, Store

__all__ = ["Alone", "Granting", "Lease", "Neighbours", "OwnedTable", "Sharing", "Sighting", "Tenure", "Wish", "sharing_of"]


def sharing_of(store: Store) -> Sharing:
    """With whom the matches of a store are shared."""
    if isinstance(store.driver, SqliteDriver):
        return Alone()
    from magnat.web.ownership.postgresql import Shared
    from magnat.web.store.postgresql import PostgresqlDriver

    assert isinstance(store.driver, PostgresqlDriver)
    return Shared(store.driver)
