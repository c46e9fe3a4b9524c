"""The database behind a server: a SQLite file of its own, or a PostgreSQL that several processes share.

Its chapters (`deals`, `persons`, ...) ask and change what is kept of one thing; `postgresql` is there where its driver is installed.
"""

from __future__ import annotations

from magnat.web.store import coachings, company, deals, operations, persons, puzzles, results, schema, series, subscriptions
from magnat.web.store.coachings import Coaching
from magnat.web.store.company import Report
from magnat.web.store.copying import back_up, move, part_of
from magnat.web.store.database import Database, alone, database_at, default_database, store_at
from magnat.web.store.deals import Deal
from magnat.web.store.driver import Row, Statement
from magnat.web.store.operations import Listed
from magnat.web.store.persons import Person
from magnat.web.store.results import Discovery, Play, PlaySeat
from magnat.web.store.rows import ANSWERS_KEPT, ASIDE, THINNED, Change, Conflict, DiskFull, EntryRow, Fenced, News, Stored, StoreError
from magnat.web.store.series import Member, Series, SeriesTable
from magnat.web.store.sqlite import SqliteDriver
from magnat.web.store.statements import ENTRIES, MATCHES, NAMED, RIGHTS
from magnat.web.store.store import LOG_KEY, PERSON_KEY, PUSH_KEY, SAVE_KEY, Store
from magnat.web.store.subscriptions import Subscription
from magnat.web.store.table import Table

__all__ = [
    "ANSWERS_KEPT", "ASIDE", "ENTRIES", "LOG_KEY", "MATCHES", "NAMED", "PERSON_KEY", "PUSH_KEY", "RIGHTS", "SAVE_KEY", "THINNED", "Change",
    "Coaching", "Conflict", "Database", "Deal", "Discovery", "DiskFull", "EntryRow", "Fenced", "Listed", "Member", "News", "Person", "Play",
    "PlaySeat", "Report", "Row", "Series", "SeriesTable", "SqliteDriver", "Statement", "Store", "StoreError", "Stored", "Subscription", "Table",
    "alone", "back_up", "coachings", "company", "database_at", "deals", "default_database", "move", "operations", "part_of", "persons", "puzzles",
    "results", "schema", "series", "store_at", "subscriptions",
]  # fmt: skip
