"""What is written to a database."""

from __future__ import annotations

from magnat.web.store.driver import Statement
from magnat.web.store.rows import THINNED
from magnat.web.store.table import Table, TableOf
from magnat.web.tokens import Right

NAMED = Table("magnat", ("name", "value"))
MATCHES = Table("matches", ["id", "code", "game", "rules_version", "status", "head", "due", "touched", "position", "owner", "fence"])
ENTRIES = Table("entries", ["match", "number", "at", "kind", "seat", "body", "outcome", "key", "answer"])
RIGHTS = TableOf("rights", Right)
MOVE_MATCH = Statement(
    "UPDATE matches SET head = :head, rules_version = :rules_version, status = :status, due = :due, touched = :touched, position = :position"
    " WHERE id = :of AND fence = :fence",
    hits=True,
    told=True,
)
NO_VALUE = Statement("DELETE FROM magnat WHERE name = :name")
SET_VALUE = Statement("INSERT INTO magnat (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value")
DROP_RIGHT = Statement("DELETE FROM rights WHERE hash = :of", hits=True)
MOVE_RIGHT = Statement("UPDATE rights SET seat = :seat WHERE hash = :hash", hits=True)
MOVE_HOLDING = Statement("UPDATE holdings SET seat = :seat WHERE hash = :hash")
MOVE_SUBSCRIPTION = Statement("UPDATE subscriptions SET seat = :seat WHERE hash = :hash")
MOVES = (MOVE_RIGHT, MOVE_HOLDING, MOVE_SUBSCRIPTION)
OLD_ANSWERS = Statement('UPDATE entries SET answer = NULL WHERE "match" = :of AND number < :before AND answer IS NOT NULL')
NO_ENTRIES = Statement('DELETE FROM entries WHERE "match" = :of')
NO_RIGHTS = Statement('DELETE FROM rights WHERE "match" = :of')
NO_COACHING = Statement('DELETE FROM coachings WHERE "match" = :of')
THIN = Statement(f"UPDATE matches SET status = '{THINNED}', due = NULL, position = NULL, owner = NULL, fence = fence + 1 WHERE id = :of")
NO_NAMES = Statement("UPDATE play_seats SET name = '', appearance = '' WHERE \"match\" = :of")
IN_ORDER = (MATCHES.add, MOVE_MATCH, ENTRIES.add, RIGHTS.add, DROP_RIGHT, *MOVES, OLD_ANSWERS, NO_ENTRIES, NO_RIGHTS, NO_COACHING, NO_NAMES, THIN)
