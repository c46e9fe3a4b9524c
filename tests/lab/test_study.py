"""Studies: the same games in several ways, kept, resumed and told in one page."""

from __future__ import annotations

import json
import logging
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
from typer.testing import CliRunner

from magnat.cli import app
from magnat.core.errors import MagnatError
from magnat.core.game import load
from magnat.lab import Compiled, simulate, studies, study

HAB = load("hab_und_gut")
SMALL: dict[str, Any] = {"games": 6, "policies": ["random"], "players": [3], "vary": {"memory_aid": ["off", "on"]}, "backend": "python"}


class Tags(HTMLParser):
    """All that a page loads from elsewhere, and how many of each tag it has."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: dict[str, int] = {}
        self.foreign: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found[tag] = self.found.get(tag, 0) + 1
        self.foreign += [value or "" for name, value in attrs if name in ("src", "href")]


def test_a_study_plays_every_way_with_the_same_numbers(tmp_path: Path) -> None:
    report = study(HAB, tmp_path / "out", seed=4, command="magnat study <hab>", **SMALL)
    rows = pyarrow.parquet.read_table(tmp_path / "out" / "games.parquet").to_pylist()
    assert len(rows) == 12 and len({row["cell"] for row in rows}) == 2
    alone = simulate(HAB, 6, seed=4, players=3, chosen={"memory_aid": "off"}, backend="python", results=True).results
    assert alone is not None
    assert [row["score_1"] for row in rows[:6]] == alone.scores[:, 1].tolist() and [row["number"] for row in rows[6:]] == list(range(6))
    page = report.read_text()
    tags = Tags(page)
    assert tags.found["svg"] >= 4 and not tags.foreign and "magnat study &lt;hab&gt;" in page and "prefers-color-scheme: dark" in page
    assert "Compared with" in page and "memory_aid on" in page
    assert "magnat study hab_und_gut --players 3 --policies random --options memory_aid=on -n 6 --seed 4 --out alone" in page


@pytest.mark.thorough
def test_every_size_of_table_is_compared_with_its_own_first_way(tmp_path: Path) -> None:
    asked: dict[str, Any] = {**SMALL, "players": [3, 4], "policies": ["random", "heuristic"], "vary": {"memory_aid": ["off", "on"]}}
    page = study(HAB, tmp_path / "out", **asked).read_text()
    told = [part.split("</h2>") for part in page.split("Compared with: ")[1:]]
    assert [base for base, _ in told] == [
        f"{players} players; {policy}; memory_aid off" for players, policy in ((3, "random"), (3, "heuristic"), (4, "random"), (4, "heuristic"))
    ]
    compared = [part.count("games with another winner") for _, part in told]
    assert compared == [2, 1, 2, 1]  # with the other option, and the first way of each size also with the other policy
    rows = pyarrow.parquet.read_table(tmp_path / "out" / "games.parquet").to_pylist()
    names = list(dict.fromkeys(row["cell"] for row in rows))
    random, advised = ([row for row in rows if row["cell"] == names[place]] for place in (0, 2))
    pairs = list(zip(random, advised, strict=True))
    other = sum(any(one[f"won_{seat}"] != two[f"won_{seat}"] for seat in range(3)) for one, two in pairs)
    score = sum(two["score_2"] - one["score_2"] for one, two in pairs) / 6
    assert other and f"games with another winner<td>{100 * other / 6:.1f} %<td>" in page and f"score of seat 2<td>{score:+,.2f}<td>" in page
    assert "wins of seat 3<td>" in told[2][1] and "wins of seat 3<td>" not in told[0][1]


def test_what_is_finished_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magnat.lab.studies.CHUNK", 2)
    study(HAB, tmp_path / "whole", **SMALL)
    played: list[int] = []
    real = studies._played

    def stop_after(count: int) -> Any:
        def play(*arguments: Any) -> Any:
            if len(played) == count:
                raise KeyboardInterrupt
            played.append(arguments[2])
            return real(*arguments)

        return play

    monkeypatch.setattr("magnat.lab.studies._played", stop_after(4))
    with pytest.raises(KeyboardInterrupt):
        study(HAB, tmp_path / "halves", **SMALL)
    monkeypatch.setattr("magnat.lab.studies._played", stop_after(99))
    study(HAB, tmp_path / "halves", **SMALL)
    assert played == [0, 2, 4, 0, 2, 4]
    one, two = (pyarrow.parquet.read_table(tmp_path / name / "games.parquet") for name in ("whole", "halves"))
    assert one.equals(two)


def test_decisions_are_counted_by_the_rule_that_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magnat.lab.studies.CHUNK", 4)
    page = study(HAB, tmp_path / "out", decisions=True, **SMALL).read_text()
    rows = pyarrow.parquet.read_table(tmp_path / "out" / "decisions.parquet").to_pylist()
    games = pyarrow.parquet.read_table(tmp_path / "out" / "games.parquet").to_pylist()
    assert len(rows) == sum(game["decisions"] for game in games) and min(row["seat"] for row in rows) == 0
    trades = [row["block"] for row in rows if row["phase"] == "TRADE" and row["cell"] == games[0]["cell"]]
    assert f"<td>H14<td>TRADE<td>{len(trades) / 6:.2f}" in page and f"buy {100 * trades.count('buy') / len(trades):.1f} %" in page
    with pytest.raises(MagnatError, match="where all seats follow one policy"):
        study(HAB, tmp_path / "mixed", decisions=True, **{**SMALL, "policies": [["random", "heuristic", "random"]]})
    with pytest.raises(MagnatError, match="has another study in it"):
        study(HAB, tmp_path / "out", **SMALL)


def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    study(HAB, tmp_path / "out", **SMALL)
    with pytest.raises(MagnatError, match="has another study in it"):
        study(HAB, tmp_path / "out", **{**SMALL, "games": 7})
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "thesis.txt").write_text("mine")
    with pytest.raises(MagnatError, match="is not empty, and has no study in it"):
        study(HAB, tmp_path / "full", **SMALL)
    assert (tmp_path / "full" / "thesis.txt").read_text() == "mine"
    for wrong, sentence in (
        ({"vary": {"speed": ["1"]}}, "hab_und_gut has no option 'speed'"),
        ({"vary": {"memory_aid": ["maybe"]}}, "memory_aid"),
        ({"policies": ["clever"]}, "there is no policy 'clever'"),
        ({"players": [9]}, "3 to 5 players"),
        ({"policies": ["random", "random"]}, "are the same"),
        ({"games": 0}, "at least one game"),
    ):
        with pytest.raises(MagnatError, match=sentence):
            study(HAB, tmp_path / "never", **{**SMALL, **wrong})
    with pytest.raises(MagnatError, match="plays with 2, 3 or 4 players, not with 5"):
        study(load("maxi_bourse"), tmp_path / "never", players=[4, 5], games=6, policies=["net"], chosen={"edition": "junior"})
    assert not (tmp_path / "never").exists()


def last(st: Any, choices: list[int], count: int, number: int) -> int:
    """Whatever comes last."""
    return choices[count - 1]


def by_weight(st: Any, choices: list[int], count: int, number: int, weights: Any) -> int:
    """The first or the last, as its weight says."""
    return choices[count - 1] if weights[0] else choices[0]


def first(seen: Any, masks: Any, actors: Any) -> Any:
    """Asked for all games at once."""
    return masks.argmax(1)


@pytest.mark.thorough
def test_policies_of_ones_own_are_compared_by_their_names(tmp_path: Path) -> None:
    ways: list[Any] = [Compiled(last), [first, "random", "random"], "random", Compiled(by_weight, b"\1", called="late")]
    asked: dict[str, Any] = {**SMALL, "vary": {}, "policies": ways}
    page = study(HAB, tmp_path / "out", **asked).read_text()
    assert page.count("--out alone") == 1 and "seat 0 (last)" in page and "first, random, random" in page and "3 players; late" in page
    rows = pyarrow.parquet.read_table(tmp_path / "out" / "games.parquet").to_pylist()
    alone = simulate(HAB, 6, players=3, policy=Compiled(last), backend="python", results=True).results
    assert alone is not None and [row["score_1"] for row in rows[:6]] == [row["score_1"] for row in rows[18:]] == alone.scores[:, 1].tolist()
    kept = json.loads((tmp_path / "out" / "study.json").read_text())
    assert sorted(kept["own"]) == ["first", "last", "late"] and [cell["policies"][0] for cell in kept["cells"]] == ["last", "first", "random", "late"]
    study(HAB, tmp_path / "out", **asked)  # nothing is missing
    for wrong, sentence in (
        ({"policies": [*ways[:3], Compiled(by_weight, b"\0", called="late")]}, "has another study in it"),
        ({"policies": [Compiled(by_weight, b"\0"), Compiled(by_weight, b"\1")]}, "two policies of one's own are called 'by_weight'"),
        ({"policies": [Compiled(last, called="random")]}, "is called 'random', like one of the box"),
        ({"decisions": True}, "decisions are kept of the policies of the box, not of 'first'"),
    ):
        with pytest.raises(MagnatError, match=sentence):
            study(HAB, tmp_path / ("out" if "another" in sentence else "never"), **{**asked, **wrong})
    assert not (tmp_path / "never").exists()


@pytest.mark.parametrize("name", ["study.json", "part"])
def test_a_damaged_file_is_said(tmp_path: Path, name: str) -> None:
    study(HAB, tmp_path / "out", **SMALL)
    file = tmp_path / "out" / name if name != "part" else next((tmp_path / "out" / "parts").iterdir())
    whole = file.read_bytes()
    for damaged in (whole[: len(whole) // 2], b"", b"\xff\xfe not this"):
        file.write_bytes(damaged)
        with pytest.raises(MagnatError, match=rf"{file.name} is damaged"):
            study(HAB, tmp_path / "out", **SMALL)
    file.unlink()
    if name == "part":
        study(HAB, tmp_path / "out", **SMALL)  # as it was said
        assert file.exists()


def test_standard_is_the_advice_by_its_other_name(tmp_path: Path) -> None:
    report = study(HAB, tmp_path / "out", **{**SMALL, "policies": ["standard"]})
    study(HAB, tmp_path / "out", **{**SMALL, "policies": ["heuristic"]})  # the same study: nothing is missing
    assert "3 players; heuristic" in report.read_text()


def test_a_disk_that_is_full_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, columns: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("magnat.lab.studies._keep", full)
    with pytest.raises(MagnatError, match=r"the study cannot be kept in .*: no space left on device; what is finished stays there"):
        study(HAB, tmp_path / "out", **SMALL)


def test_the_command_refuses_in_sentences(tmp_path: Path) -> None:
    for arguments, sentence in (
        (["--players", "four"], "--players takes whole numbers"),
        (["--vary", "memory_aid"], "--vary takes option=value,value"),
        (["--vary", "speed=1,2"], "has no option 'speed'"),
    ):
        told = CliRunner().invoke(app, ["study", "hab_und_gut", "--out", str(tmp_path / "x"), *arguments])
        assert told.exit_code == 2 and sentence in told.stderr


@pytest.mark.compiled
def test_the_command_writes_a_report(tmp_path: Path) -> None:
    told = CliRunner().invoke(
        app, ["study", "hab_und_gut", "--out", str(tmp_path / "x"), "-n", "40", "--policies", "standard,heuristic:random:random:random"]
    )
    path, *table = told.stdout.splitlines()
    assert told.exit_code == 0 and Path(path).read_text().count("<h2>") == 3
    assert [line for line in table if "40 games" in line] == [line for line in table if line.startswith("4 players; heuristic")]
    shares = [float(line.split()[2]) for line in table if line.startswith("   ")]
    assert len(shares) == 8 and sum(shares[:4]) == pytest.approx(100, abs=0.3)
    assert json.loads((tmp_path / "x" / "study.json").read_text())["games"] == 40


@pytest.mark.thorough
def test_a_cluster_finds_what_one_machine_finds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two workers of a local Ray play the pieces in any order; one study interrupted here goes on there."""
    import ray

    monkeypatch.setattr("magnat.lab.studies.CHUNK", 2)
    study(HAB, tmp_path / "here", decisions=True, **SMALL)
    ray.init(address="local", num_cpus=2, include_dashboard=False, logging_level=logging.ERROR, log_to_driver=False)
    try:
        study(HAB, tmp_path / "there", decisions=True, ray="local", **SMALL)
        for part in list((tmp_path / "here" / "parts").iterdir())[::2]:
            part.unlink()
        study(HAB, tmp_path / "here", decisions=True, ray="local", **SMALL)
    finally:
        ray.shutdown()
    for name in ("games.parquet", "decisions.parquet"):
        here, there = (pyarrow.parquet.read_table(tmp_path / folder / name) for folder in ("here", "there"))
        assert here.equals(there)


def test_a_cluster_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(MagnatError, match=r"there is no Ray cluster at '127\.0\.0\.1:1'"):
        study(HAB, tmp_path / "out", ray="127.0.0.1:1", **SMALL)


@pytest.mark.parametrize(("package", "part", "more"), [("pyarrow", "study", {}), ("ray", "ray", {"ray": "local"})])
def test_a_part_that_is_missing_is_said_before_there_is_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str, part: str, more: dict[str, Any]
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MagnatError, match=rf'is not installed: pip install "magnat\[{part}\]"'):
        study(HAB, tmp_path / "out", **SMALL, **more)
    assert not (tmp_path / "out").exists()
