"""Studies: the same games under different options, tables and policies, side by side. What is finished is kept and not played again.

    study(load("hab_und_gut"), "out", players=[3, 4], policies=["heuristic"], games=2000)

A *cell* is one way to play: options, players, policies. All cells have the same numbers of chance, so that what an option changes is seen pair by
pair. The folder gets `games.parquet` (one row a game), on request `decisions.parquet` (one row a decision), `study.json` (what was asked) and
`report.html`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from magnat.core.errors import MagnatError, reason
from magnat.core.game import Game
from magnat.lab.batches import simulate
from magnat.lab.cells import Cell, cells, fingerprint
from magnat.lab.clusters import installed_ray, played_here, played_on_ray
from magnat.lab.policies import Policy
from magnat.lab.records import Recorder
from magnat.lab.report import report
from magnat.lab.standings import standing_lines, standings
from magnat.lab.tables import acts_of, arrow

CHUNK = 1000  # games of a cell that are kept together
FORMAT_VERSION = 1
GAMES, DECISIONS = ".parquet", "-decisions.parquet"  # how the files of a piece end


@dataclass(frozen=True)
class Piece:
    """Games of a cell that are played and kept together, and what is still missing of them."""

    cell: Cell
    first: int
    count: int
    missing: tuple[str, ...] = ()

    def path(self, folder: Path, kind: str = GAMES) -> Path:
        return folder / "parts" / f"{self.cell.name}-{self.first}{kind}"


def study(
    game: Game,
    out: Path | str,
    *,
    games: int = 2000,
    players: Sequence[int] = (),
    policies: Sequence[Policy | Sequence[Policy]] = ("heuristic",),
    vary: Mapping[str, Sequence[object]] | None = None,
    chosen: Mapping[str, object] | None = None,
    seed: int = 0,
    threads: int = 0,
    backend: str = "cpu",
    decisions: bool = False,
    ray: str = "",
    command: str = "",
    progress: Callable[[int, int], None] | None = None,
) -> Path:
    """Play all that is missing of a study, and write its report; returns the report's file. `ray` is the address of a cluster to play on.

    `policies` are compared: each is one for all seats, or a list with one for each. Those of one's own are told by their names, and known again by
    their text and weights.
    """
    folder = Path(out)
    if games < 1:
        raise MagnatError(f"at least one game is played, not {games}")
    compared, own = cells(game, players or [game.usual_seats], policies, vary or {}, chosen or {})
    asked = {
        "format": "magnat-study", "format_version": FORMAT_VERSION, "game": game.name, "rules_version": game.version, "games": games, "seed": seed,
        "cells": [{"name": cell.name, **asdict(cell)} for cell in compared],
    }  # fmt: skip
    if own:
        asked["own"] = {name: fingerprint(policy) for name, policy in own.items()}
    if decisions:
        asked["decisions"] = True
        if own:
            raise MagnatError(f"decisions are kept of the policies of the box, not of {min(own)!r}")
        if mixed := [cell.title for cell in compared if len(set(cell.policies)) > 1]:
            raise MagnatError(f"decisions are kept where all seats follow one policy, not of: {mixed[0]}")
    arrow()  # what is missing here is said before there is a folder
    if ray:
        installed_ray()
    try:
        _take(folder, asked)
        kinds = (GAMES, DECISIONS) if decisions else (GAMES,)
        pieces = list(_pieces(compared, games, folder, kinds))
        missing = [piece for piece in pieces if piece.missing]
        done = sum(piece.count for piece in pieces if not piece.missing)
        work = partial(_work, game, seed, 1 if ray else threads, backend, own)
        for piece, found in played_on_ray(ray, work, missing) if ray else played_here(work, missing):
            for kind, columns in found.items():
                _keep(piece.path(folder, kind), columns)
            done += piece.count
            if progress:
                progress(done, games * len(compared))
        return _report(game, folder, compared, games, seed, command, decisions)
    except OSError as wrong:
        raise MagnatError(f"the study cannot be kept in {folder}: {reason(wrong)}; what is finished stays there") from wrong


def _pieces(compared: Sequence[Cell], games: int, folder: Path, kinds: Sequence[str]) -> Iterator[Piece]:
    for cell in compared:
        for first in range(0, games, CHUNK):
            piece = Piece(cell, first, min(CHUNK, games - first))
            yield replace(piece, missing=tuple(kind for kind in kinds if not piece.path(folder, kind).exists()))


def _take(folder: Path, asked: dict[str, Any]) -> None:
    """Begin a study in a folder, or go on with the same one."""
    described = folder / "study.json"
    if described.exists():
        try:
            before = json.loads(described.read_text(encoding="utf-8"))
        except ValueError as damaged:
            raise MagnatError(f"{described} is damaged: take another folder, or delete this one") from damaged
        if before != json.loads(json.dumps(asked)):
            raise MagnatError(f"{folder} has another study in it: take another folder, or ask for the same games, players, policies and options")
        return
    draft = folder / "study.draft"
    if folder.exists() and any(path != draft for path in folder.iterdir()):
        raise MagnatError(f"{folder} is not empty, and has no study in it: take another folder")
    folder.mkdir(parents=True, exist_ok=True)
    draft.write_text(json.dumps(asked, indent=1) + "\n")
    draft.replace(described)


def _work(game: Game, seed: int, threads: int, backend: str, own: Mapping[str, Policy], piece: Piece) -> dict[str, dict[str, Any]]:
    """What is missing of a piece, as columns."""
    ways = {GAMES: _played, DECISIONS: _decided}
    return {kind: ways[kind](game, piece.cell, piece.first, piece.count, seed, threads, backend, own) for kind in piece.missing}


def _played(game: Game, cell: Cell, first: int, count: int, seed: int, threads: int, backend: str, own: Mapping[str, Policy]) -> dict[str, Any]:
    """The games of a piece as columns."""
    summary = simulate(
        game, count, first=first, players=cell.players, seed=seed, policy=[own.get(name, name) for name in cell.policies], chosen=cell.options,
        threads=threads, backend=backend, results=True,
    )  # fmt: skip
    assert summary.results is not None
    return {"cell": [cell.name] * count, "players": [cell.players] * count, **summary.results.columns()}


def _decided(game: Game, cell: Cell, first: int, count: int, seed: int, threads: int, backend: str, own: Mapping[str, Policy]) -> dict[str, Any]:
    """The decisions of a piece as columns: the acts of seats, without those of chance."""
    pyarrow, _ = arrow()
    recorder = Recorder(
        game, players=cell.players, chosen=dict(cell.options), seed=seed, policy=cell.policies[0], backend=backend, limit=0
    )  # fmt: skip
    tables: list[Any] = []
    simulate(
        game, count, first=first, players=cell.players, seed=seed, policy=cell.policies[0], chosen=cell.options, threads=threads, backend=backend,
        visit=lambda place, states: tables.append(pyarrow.table(acts_of(recorder, recorder.games(place, states)))),
    )  # fmt: skip
    whole = pyarrow.concat_tables(tables)
    kept = whole.filter(pyarrow.compute.greater_equal(whole["seat"], 0))
    return {"cell": [cell.name] * len(kept), **{name: kept[name] for name in kept.column_names}}


def _keep(path: Path, columns: dict[str, Any]) -> None:
    """Write a piece; a kill leaves no half of it."""
    pyarrow, parquet = arrow()
    path.parent.mkdir(exist_ok=True)
    draft = path.with_suffix(".draft")
    parquet.write_table(pyarrow.table(columns), draft)
    draft.replace(path)


def _read(path: Path) -> Any:
    """A piece that was kept, or a sentence if it is damaged."""
    pyarrow, parquet = arrow()
    try:
        return parquet.read_table(path)
    except (OSError, ValueError, pyarrow.ArrowException) as damaged:
        raise MagnatError(f"{path} is damaged: delete it and ask again, then only its games are played again") from damaged


def study_lines(folder: Path | str) -> list[str]:
    """Who wins in a finished study, as a short table for each way to play."""
    table = _read(Path(folder) / "games.parquet")
    columns = {name: table[name].to_numpy(zero_copy_only=False) for name in table.column_names}
    lines = []
    for told in json.loads((Path(folder) / "study.json").read_text(encoding="utf-8"))["cells"]:
        cell = Cell(told["players"], tuple(told["policies"]), told["options"])
        rows = {name: column[columns["cell"] == cell.name] for name, column in columns.items()}
        about = f"{len(rows['number'])} games, {rows['decisions'].astype(float).mean():.0f} decisions on average"
        lines += ["", f"{cell.title}: {about}", *standing_lines(standings(rows, cell.policies))]
    return lines


def _report(game: Game, folder: Path, compared: Sequence[Cell], games: int, seed: int, command: str, decisions: bool) -> Path:
    pyarrow, parquet = arrow()
    pieces = list(_pieces(compared, games, folder, ()))
    tables = [_read(piece.path(folder)) for piece in pieces]
    whole = pyarrow.concat_tables(tables, promote_options="default")
    parquet.write_table(whole, folder / "games.parquet")
    columns = {name: whole[name].to_numpy(zero_copy_only=False) for name in whole.column_names}
    path = folder / "report.html"
    counts: dict[str, dict[tuple[str, str], int]] = {}
    if decisions:
        parts = [(piece.cell, _read(piece.path(folder, DECISIONS))) for piece in pieces]
        parquet.write_table(pyarrow.concat_tables([part for _, part in parts]), folder / "decisions.parquet")
        for cell, part in parts:
            found = counts.setdefault(cell.name, {})
            for row in part.group_by(["phase", "block"]).aggregate([([], "count_all")]).to_pylist():
                found[row["phase"], row["block"]] = found.get((row["phase"], row["block"]), 0) + row["count_all"]
    path.write_text(report(game, compared, columns, seed, command, counts), encoding="utf-8")
    return path
