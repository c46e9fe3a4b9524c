"""`magnat simulate` and its records."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest

from magnat.core.errors import MagnatError
from magnat.core.game import load
from magnat.core.play import replay
from magnat.lab.batches import simulate
from magnat.lab.records import Recorder, match_of, result
from tests.cli.conftest import User

KEYS = {
    "game", "players", "games", "decisions", "acts", "seconds", "decisions_per_second", "games_per_second", "digest", "limit", "options", "seed",
    "policy", "backend", "threads",
}  # fmt: skip


def as_json(magnat: User, *words: str) -> dict[str, Any]:
    said = magnat("simulate", "hab_und_gut", "--json", *words)
    assert (said.code, said.err) == (0, "")
    assert said.out.count("\n") == 1
    document: dict[str, Any] = json.loads(said.out)
    return document


def test_one_json_object(true_magnat: User) -> None:
    document = as_json(true_magnat, "-n", "20", "--players", "5", "--seed", "3", "--backend", "python", "--options", "memory_aid=off")
    assert set(document) >= KEYS
    assert (document["games"], document["players"], document["seed"], document["policy"]) == (20, 5, 3, "random")
    assert document["options"]["memory_aid"] == "off" and document["acts"] == document["decisions"] + 20 * 80


def test_a_table_for_people(magnat: User) -> None:
    said = magnat("simulate", "hab_und_gut", "-n", "2", "--backend", "python", "--check")
    assert said.code == 0
    assert "digest" in said.out and "decisions per second" in said.out


def first_legal(seen: Any, masks: Any, actors: Any) -> Any:
    return masks.argmax(1)


@pytest.mark.thorough
def test_who_wins_is_one_command(magnat: User) -> None:
    words = ("-n", "8", "--players", "3", "--seed", "3", "--backend", "python")
    document = as_json(magnat, *words, "--policy", f"standard,quick,{__name__}:first_legal")
    found = simulate(load("hab_und_gut"), 8, players=3, seed=3, policy=["heuristic", "quick", first_legal], backend="python", results=True).results
    assert found is not None
    assert document["policy"] == "heuristic,quick,first_legal" and [row["policy"] for row in document["winners"]] == document["policy"].split(",")
    parts = found.winners / found.winners.sum(1, keepdims=True)
    assert [row["wins"] for row in document["winners"]] == pytest.approx(parts.mean(0).tolist())
    assert [row["score"] for row in document["winners"]] == pytest.approx(found.scores.mean(0).tolist())
    assert all(0 <= row["low"] <= row["wins"] <= row["high"] <= 1 and row["high"] > row["low"] for row in document["winners"])
    said = magnat("simulate", "hab_und_gut", *words, "--policy", "standard", "--winners")
    share = document["winners"][0]["wins"]
    assert said.code == 0 and said.out.count("heuristic") == 4 and "95 % interval" in said.out and share > 0.3
    assert "winners" not in as_json(magnat, *words, "--policy", "standard")
    for policy, sentence in (
        ("strong", "there is no policy 'strong'; there are: random, heuristic, quick, net, standard"),
        ("standard,random", "3 seats need 3 policies, not 2"),
        ("nowhere.at.all:policy", "cannot be imported"),
        (f"{__name__}:nobody", "there is no 'nobody'"),
        (f"{__name__}:KEYS", "is no policy: a function of a batch, or Compiled(...)"),
    ):
        said = magnat("simulate", "hab_und_gut", *words, "--policy", policy)
        assert said.code == 2 and sentence in said.err, (policy, said.err)


def test_only_games_of_one_policy_are_recorded(magnat: User, tmp_path: Path) -> None:
    words = ("simulate", "hab_und_gut", "-n", "1", "--players", "3", "--backend", "python", "--record", str(tmp_path / "games.jsonl"))
    said = magnat(*words, "--policy", "standard,random,random")
    assert said.code == 2 and "where all seats follow the same policy" in said.err and not (tmp_path / "games.jsonl").exists()
    assert magnat(*words, "--policy", "standard").code == 0
    assert json.loads((tmp_path / "games.jsonl").read_text())["policy"] == "heuristic"


def test_the_usual_number_of_seats(magnat: User) -> None:
    document = as_json(magnat, "-n", "1", "--backend", "python")
    assert document["players"] == 4 and document["limit"] == load("hab_und_gut").limit


@pytest.mark.parametrize("policy", ["random", "heuristic"])
@pytest.mark.parametrize("options", ["", "first_player=random,memory_aid=off"])
def test_a_record_replays_to_its_result(magnat: User, tmp_path: Path, policy: str, options: str) -> None:
    file = tmp_path / "games.jsonl"
    words = ("-n", "3", "--seed", "6", "--backend", "python", "--policy", policy, "--options", options)
    document = as_json(magnat, *words, "--record", str(file))
    assert document["digest"] == as_json(magnat, *words)["digest"]
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert [line["number"] for line in lines] == [0, 1, 2]
    for line in lines:
        assert line["game"] == "hab_und_gut" and line["rules_version"] == 1 and line["seed"] == 6 and line["policy"] == policy
        match = replay(load("hab_und_gut"), line["players"], line["options"], line["acts"])
        assert match.is_over and match.spelled() == line["acts"]
        assert {key: line["result"][key] for key in ("scores", "ranks", "winners")} == match.result()
        assert line["result"]["position"] == match.view()
        assert ("hat" in {act[1] for act in line["acts"]}) == bool(options)
    assert sum(len(line["acts"]) for line in lines) == document["acts"]


def test_a_limit_leaves_games_unfinished(magnat: User, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    document = as_json(magnat, "-n", "2", "--limit", "50", "--backend", "python", "--record", str(file))
    assert document["finished"] == 0 and document["acts"] == 100
    line = json.loads(file.read_text().splitlines()[0])
    assert not line["result"]["finished"] and line["result"]["winners"] == [] and len(line["acts"]) == 50
    assert match_of(load("hab_und_gut"), line).state.actor >= 0


def test_a_record_that_ends_otherwise_is_a_defect() -> None:
    game = load("hab_und_gut")
    recorder = Recorder(game, players=3, chosen={}, seed=1, policy="random", backend="python", limit=0)
    states: list[Any] = []
    simulate(game, 1, players=3, seed=2, backend="python", visit=lambda _, ended: states.append(np.array(ended)))
    with pytest.raises(MagnatError, match="ends otherwise"):
        recorder.to(io.StringIO())(0, states[0])


def test_results_are_what_everybody_sees() -> None:
    game = load("hab_und_gut")
    st = game.new_state(3, {})
    assert result(game, st)["position"]["hand"] == [[None] * 6] * 5


@pytest.mark.compiled
@pytest.mark.parametrize("policy", ["random", "heuristic"])
def test_compiled_records_are_the_interpreted_ones(magnat: User, tmp_path: Path, policy: str) -> None:
    files = {backend: tmp_path / f"{backend}.jsonl" for backend in ("python", "cpu")}
    found = [as_json(magnat, "-n", "12", "--seed", "5", "--policy", policy, "--backend", name, "--record", str(file)) for name, file in files.items()]
    assert found[0]["digest"] == found[1]["digest"]
    assert files["python"].read_text() == files["cpu"].read_text()


@pytest.mark.compiled
def test_neither_threads_nor_watching_change_the_digest(magnat: User) -> None:
    words = ("-n", "12", "--seed", "5", "--backend")
    watched = as_json(magnat, *words, "cpu", "--threads", "2", "--check")
    assert watched["digest"] == as_json(magnat, *words, "python")["digest"]


def test_a_record_as_a_table_has_the_same_acts(magnat: User, tmp_path: Path) -> None:
    words = ("-n", "3", "--seed", "6", "--backend", "python")
    document = as_json(magnat, *words, "--record", str(tmp_path / "games.jsonl"))
    assert as_json(magnat, *words, "--record", str(tmp_path / "games.parquet"))["digest"] == document["digest"]
    table = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    rows = table.to_pylist()
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    for line in lines:
        own = [row for row in rows if row["number"] == line["number"]]
        assert [[row["seat"], row["block"], row["argument"]] for row in own] == line["acts"] and [row["ply"] for row in own] == list(range(len(own)))
    assert len(rows) == document["acts"] and {row["phase"] for row in rows if row["block"] == "buy"} == {"TRADE"}
    said = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    assert said["game"] == "hab_und_gut" and json.loads(said["options"]) == lines[0]["options"] and json.loads(said["seed"]) == 6


def test_a_table_that_cannot_be_written_is_told_before_anything_is_played(magnat: User, tmp_path: Path) -> None:
    said = magnat("simulate", "hab_und_gut", "-n", "1", "--backend", "python", "--record", str(tmp_path / "nowhere" / "games.parquet"))
    assert said.code != 0 and "cannot be written" in said.err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
def test_a_disk_that_is_full_is_told(magnat: User, tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.symlink_to("/dev/full")
    said = magnat("simulate", "hab_und_gut", "-n", "2", "--players", "3", "--backend", "python", "--record", str(file))
    assert said.code == 2 and said.err == f"magnat: {file} cannot be written: no space left on device\n"
