"""Records as tables: one row an act, in a Parquet file, for those who ask many games one question.

A record has no more than the acts; a column for the phase says what was asked, so that decisions can be counted by the rule that asked for them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import numpy as np

from magnat.core.errors import MagnatError, reason
from magnat.lab.records import CHUNK, Recorder

Played = tuple[int, Any, list[tuple[int, int, int]]]  # number of the game, its end, (seat, act, phase) of every act


def arrow() -> tuple[Any, Any]:
    """pyarrow and its Parquet; a sentence if it is not installed."""
    try:
        import pyarrow
        import pyarrow.compute
        import pyarrow.parquet
    except ImportError as missing:
        raise MagnatError('pyarrow is not installed: pip install "magnat[study]"') from missing
    return pyarrow, pyarrow.parquet


class ActsFile:
    """A Parquet file with one row for every act of recorded games; `visit` is given to `simulate`."""

    def __init__(self, path: Path, recorder: Recorder) -> None:
        self.path, self.recorder = path, recorder
        self.pyarrow, parquet = arrow()
        schema = self.pyarrow.schema(
            {"number": "int64", "ply": "int32", "seat": "int8", "phase": self._words(), "block": self._words(), "argument": "int32"},
            metadata={name: value if isinstance(value, str) else json.dumps(value) for name, value in recorder.recipe().items()},
        )
        try:
            self.writer = parquet.ParquetWriter(path, schema)
        except OSError as wrong:
            raise MagnatError(f"{path} cannot be written: {reason(wrong)}") from wrong

    def visit(self, first: int, states: Any) -> None:
        """Write the games that ended in these states."""
        for part in range(0, len(states), CHUNK):
            columns = acts_of(self.recorder, self.recorder.games(first + part, states[part : part + CHUNK]))
            try:
                self.writer.write_table(self.pyarrow.table(columns, schema=self.writer.schema))
            except OSError as wrong:
                raise MagnatError(f"{self.path} cannot be written: {reason(wrong)}") from wrong

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, where: TracebackType | None) -> None:
        try:
            self.writer.close()
        except OSError as wrong_end:
            raise MagnatError(f"{self.path} cannot be written: {reason(wrong_end)}") from wrong_end

    def _words(self) -> Any:
        return self.pyarrow.dictionary(self.pyarrow.int16(), self.pyarrow.string())


def acts_of(recorder: Recorder, games: Iterable[Played]) -> dict[str, Any]:
    """The acts of games as columns."""
    pyarrow, _ = arrow()
    game = recorder.game
    numbers, plies, rows = [], [], []
    for number, _, acts in games:
        numbers.append(np.full(len(acts), number, np.int64))
        plies.append(np.arange(len(acts), dtype=np.int32))
        rows.append(np.array(acts, np.int32).reshape(-1, 3))
    seats, ids, phases = np.concatenate(rows).T if rows else np.zeros((3, 0), np.int32)
    blocks = list(game.blocks)
    firsts = np.array([row.number for row in blocks], np.int32)
    place = np.searchsorted(firsts, ids, side="right") - 1

    def named(places: Any, names: list[str]) -> Any:
        return pyarrow.DictionaryArray.from_arrays(pyarrow.array(places.astype(np.int16)), pyarrow.array(names))

    return {
        "number": np.concatenate(numbers) if numbers else np.zeros(0, np.int64),
        "ply": np.concatenate(plies) if plies else np.zeros(0, np.int32),
        "seat": seats.astype(np.int8),
        "phase": named(phases, [row.name for row in game.phases]),
        "block": named(place, [row.name for row in blocks]),
        "argument": ids - firsts[place],
    }
