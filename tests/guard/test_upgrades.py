"""Positions that older rules have written: upgraded wherever they are kept, or refused with a sentence, never taken for others."""

from __future__ import annotations

import copy
import dataclasses
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from magnat.core.errors import CorruptSave
from magnat.core.game import Game, load, same_fields
from magnat.core.play import saves
from tests.guard import positions, tables
from tests.guard.files import GAMES, missing

FIELD = {"hab_und_gut": "sold", "richesses_du_monde": "jokers", "venture": "profits"}  # of each game: one that is about to change
Row = dict[str, Any]
Change = Callable[[str, Row], Row]  # of a position


def shifted(value: Any, by: int) -> Any:
    return [shifted(row, by) for row in value] if isinstance(value, list) else value + by


def was_named_otherwise(name: str, position: Row) -> Row:
    return {f"old_{key}" if key == FIELD[name] else key: value for key, value in position.items()}


def was_counted_otherwise(name: str, position: Row) -> Row:
    return position | {FIELD[name]: shifted(position[FIELD[name]], 1)}


def renamed(name: str, position: Row) -> Row:
    return {key.removeprefix("old_"): value for key, value in position.items()}


def recounted(name: str, position: Row) -> Row:
    return position | {FIELD[name]: shifted(position[FIELD[name]], -1)}


CHANGES = {"moved": (was_named_otherwise, renamed), "encoded otherwise": (was_counted_otherwise, recounted)}
every_game = pytest.mark.parametrize("name", GAMES)
every_change = pytest.mark.parametrize("change", CHANGES)


def newer(name: str, upgrade: Change | None) -> Game:
    """The game one version later, with or without an upgrade from the last one."""
    game = load(name)

    def upgraded(position: Row, version: int) -> Row:
        assert version == game.version and upgrade is not None
        return upgrade(name, position)

    return dataclasses.replace(game, version=game.version + 1, upgrade=upgraded if upgrade else None)


def older(name: str, document: Row, change: Change) -> Row:
    """The save as it would have been written before the change."""
    old = copy.deepcopy(document)
    for part in ("snapshot", "base"):
        old[part] = change(name, old[part]) if old[part] else None
    return old | {"digest": saves.digest(old)}


@every_game
@every_change
def test_a_save_of_the_last_version_is_upgraded(name: str, change: str) -> None:
    before, upgrade = CHANGES[change]
    rows = positions.rows(name)
    for row in [*rows[:12:4], next(row for row in rows if row["save"]["base"]), *[row for row in rows if row["save"]["windows"]][:3]]:
        match = saves.from_json(older(name, row["save"], before), game=newer(name, upgrade))
        assert missing(row["seen"], positions.seen(match)) == [] and "rules-changed" not in match.marks
        assert missing(row["undone"], positions.undone(match)) == []


@every_game
@every_change
def test_without_an_upgrade_a_save_of_the_last_version_is_refused(name: str, change: str) -> None:
    before, _ = CHANGES[change]
    for row in positions.rows(name)[::9]:
        with pytest.raises(CorruptSave, match="has no upgrade"):
            saves.from_json(older(name, row["save"], before), game=newer(name, None))


@every_game
def test_a_base_of_other_rules_is_never_believed_without_an_upgrade(name: str) -> None:
    """Acts from a base lead wherever it led, whatever its fields mean."""
    row = next(row for row in positions.rows(name) if row["save"]["base"])
    with pytest.raises(CorruptSave, match="has no upgrade"):
        saves.from_json(row["save"], game=newer(name, None))
    same = dataclasses.replace(newer(name, None), upgrade=same_fields)
    assert missing(row["seen"], positions.seen(saves.from_json(row["save"], game=same))) == []


@every_game
def test_what_newer_rules_have_written_is_refused(name: str) -> None:
    row = next(row for row in positions.rows(name) if row["save"]["base"])
    document = row["save"] | {"rules_version": 9}
    with pytest.raises(CorruptSave, match="newer rules \\(version 9\\)"):
        saves.from_json(document | {"digest": saves.digest(document)})


def rewritten(name: str, change: Change) -> Callable[[Path], None]:
    """A database as it would have been before the change: its positions, and the saves from which tables went on."""

    def prepare(path: Path) -> None:
        database = sqlite3.connect(path)
        for match, position in database.execute("SELECT id, position FROM matches WHERE position IS NOT NULL").fetchall():
            database.execute("UPDATE matches SET position = ? WHERE id = ?", (json.dumps(older(name, json.loads(position), change)), match))
        for row, body in database.execute("SELECT rowid, body FROM entries").fetchall():
            document = json.loads(body)
            if document.get("save"):
                document["save"] = older(name, document["save"], change)
                database.execute("UPDATE entries SET body = ? WHERE rowid = ?", (json.dumps(document), row))
        database.commit()
        database.close()

    return prepare


@pytest.mark.thorough
@every_game
@every_change
def test_a_database_of_the_last_version_is_upgraded(name: str, change: str) -> None:
    before, upgrade = CHANGES[change]
    rows = tables.stored(name)
    found = tables.again(name, rows, newer(name, upgrade), rewritten(name, before))
    for then, now in zip(rows, found, strict=True):
        assert missing(then["looked"]["view"], now["looked"]["view"]) == []
        for part in ("asked", "legal", "undoable", "status", "phase", "orders"):
            assert missing(then["looked"][part], now["looked"][part]) == [], part
        assert now["looked"]["marks"] == then["looked"]["marks"]


@pytest.mark.thorough
@every_game
@every_change
def test_without_an_upgrade_a_database_of_the_last_version_goes_on_with_nothing_else(name: str, change: str) -> None:
    rows = tables.stored(name)
    with pytest.raises(AssertionError, match="damaged"):
        tables.again(name, rows, newer(name, None), rewritten(name, CHANGES[change][0]))
