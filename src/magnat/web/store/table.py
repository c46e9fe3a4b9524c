"""What the rows of a table hold, said once: reading, adding and copying follow from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Generic, TypeVar

from magnat.web.store.driver import Statement

RESERVED = ("match", "key", "rank")  # words of SQL that are names of columns
OneRow = TypeVar("OneRow")


class Table:
    """A table with its columns."""

    def __init__(self, name: str, parts: Sequence[str]) -> None:
        quoted = [f'"{part}"' if part in RESERVED else part for part in parts]
        self.name, self.columns = name, ", ".join(quoted)
        self.full = ", ".join(f"{name}.{part}" for part in quoted)  # the columns, where there are those of other tables
        self.add = Statement(f"INSERT INTO {name} ({self.columns}) VALUES ({', '.join(f':{part}' for part in parts)})")
        self.add_missing = Statement(f"{self.add.text} ON CONFLICT DO NOTHING")


class TableOf(Table, Generic[OneRow]):
    """A table whose rows are those of a dataclass."""

    def __init__(self, name: str, row: type[OneRow]) -> None:
        super().__init__(name, [field.name for field in fields(row)])  # type: ignore[arg-type]
        self.row = row

    def made(self, row: dict[str, Any]) -> OneRow:
        return self.row(**row)
