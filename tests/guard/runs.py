"""What `magnat simulate` gave: digests of final states, and of the records of all games with some of them whole."""

from __future__ import annotations

import itertools
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from magnat.cli import app
from magnat.core.game import Game, load
from magnat.core.play import options
from tests.contract.subjects import is_possible
from tests.guard.files import DATA, digest, read_lines, write_lines

GAMES_A_RUN = {"random": 6, "heuristic": 2}
CUT = 150  # acts after which an unfinished game is cut off
KEPT = ("finished", "decisions", "acts", "digest")  # of the summary
Row = dict[str, Any]


def magnat(*words: str) -> str:
    """What a command prints."""
    result = CliRunner().invoke(app, list(words))
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.stdout


def played(run: Row, backend: str = "python") -> tuple[Row, list[Row]]:
    """The summary of a run, and its records if it is interpreted."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.jsonl"
        words = [f"--{name}={run[name]}" for name in ("games", "players", "seed", "policy", "limit")]
        words += [f"--backend={backend}", "--options=" + ",".join(f"{name}={value}" for name, value in run["options"].items())]
        words += [f"--record={file}"] if backend == "python" else []  # records are acts, which no backend has of its own
        summary = json.loads(magnat("simulate", run["game"], *words, "--json"))
        records = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    return {name: summary[name] for name in KEPT}, records


def shape(record: Row) -> Row:
    """The names that a record has; others may be added later, and do not count then."""
    return {"record": sorted(record), "result": sorted(record["result"]), "position": sorted(record["result"]["position"])}


def record_digest(records: list[Row], names: Row) -> str:
    """The digest of what the records had then."""
    kept = []
    for record in records:
        row = {name: record[name] for name in names["record"]}
        row["result"] = {name: row["result"][name] for name in names["result"]}
        row["result"]["position"] = {name: row["result"]["position"][name] for name in names["position"]}
        kept.append(row)
    return digest(kept)


# Which runs.


def mixtures(game: Game, seats: int, turn: Iterator[int]) -> dict[str, str]:
    """The next mixture of options that is possible: every option goes round its values, each at its own pace."""
    known = options.declared(game)
    for count in turn:
        chosen: dict[str, str] = {}
        for index, (name, option) in enumerate(known.items()):
            values = option.values or tuple(map(str, sorted({option.least, min(option.least + 9, option.most), option.most})))
            value = values[(count + index * (count // len(values))) % len(values)]
            chosen |= {name: value} if is_possible(game, seats, {name: value}) else {}
        if is_possible(game, seats, chosen):
            return chosen
    raise AssertionError("no mixture is left")


def runs(game: Game) -> Iterator[Row]:
    """Defaults, mixtures of options and games that are cut off, for every number of players and both policies."""
    turn = itertools.count()
    for seats, (policy, games) in itertools.product(game.seat_counts, GAMES_A_RUN.items()):
        recipe = {"game": game.name, "players": seats, "policy": policy, "seed": seats, "games": games}
        yield recipe | {"options": {}, "limit": 0}
        yield recipe | {"options": {}, "limit": CUT}
        for _ in range(3):
            yield recipe | {"options": mixtures(game, seats, turn), "limit": 0}


def left_out(game: Game, made: list[Row]) -> list[str]:
    """The values of options that no run has."""
    used = {item for run in made for item in options.spelled(game, options.resolve(game, run["players"], run["options"])).items()}
    return [f"{name}={value}" for name, option in options.declared(game).items() for value in option.values if (name, value) not in used]


# Writing and reading.


def write(name: str) -> None:
    """Choose the runs and write down what they give."""
    game = load(name)
    recipes = list(runs(game))
    assert left_out(game, recipes) == []
    rewrite(name, recipes)


def rewrite(name: str, recipes: list[Row] | None = None) -> None:
    """Write down what the chosen runs give now."""
    rows: list[Row] = []
    whole: dict[str, Row] = {}  # by policy: a game of four
    names: Row = {} if recipes else expected(name)["shape"]
    for run in recipes or expected(name)["runs"]:
        summary, records = played(run)
        names = names or shape(records[0])
        rows.append(run | summary | {"records": record_digest(records, names)})
        if run["players"] == 4 and bool(run["options"]) == (run["policy"] == "heuristic"):
            whole.setdefault(run["policy"], records[0])
    text = json.dumps({"shape": names, "runs": []}, indent=1)
    lines = ",\n  ".join(json.dumps(row) for row in rows)
    (DATA / name).mkdir(parents=True, exist_ok=True)
    (DATA / name / "runs.json").write_text(text.replace('"runs": []', f'"runs": [\n  {lines}\n ]') + "\n")
    if recipes:
        write_lines(DATA / name / "records.jsonl.gz", whole.values())


def expected(name: str) -> Row:
    found: Row = json.loads((DATA / name / "runs.json").read_text())
    return found


def whole_records(name: str) -> list[Row]:
    return read_lines(DATA / name / "records.jsonl.gz")


def wrong(name: str, run: Row, backend: str = "python") -> list[str]:
    """What a run gives otherwise today."""
    summary, records = played(run, backend)
    now = summary | ({"records": record_digest(records, expected(name)["shape"])} if records else {})
    return [f"{key} was {run[key]} and is {value}" for key, value in now.items() if run[key] != value]
