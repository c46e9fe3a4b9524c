"""What was played, saved and stored before is what it was: see `python -m tests.guard`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.guard import helped, positions, runs, tables
from tests.guard.files import DATA, GAMES, missing, spelled
from tests.sampling import first_quick

ANSWERED_SOON = ("maxi_bourse", "venture")  # games whose helpers the quick loop asks
every_game = pytest.mark.parametrize("name", GAMES)


def cases() -> list[Any]:
    """Four players, random, belong to the quick loop; of the rest every third to `make test`, and all to `make thorough`."""
    found = []
    for name in GAMES:
        for index, run in enumerate(runs.expected(name)["runs"]):
            quick = (run["players"], run["policy"]) == (4, "random")
            marks = () if quick else pytest.mark.thorough if index % 3 == 0 else pytest.mark.exhaustive
            found.append(pytest.param(name, run, id=f"{name}-{index}", marks=marks))
    return found


def test_the_past_of_three_games_is_kept() -> None:
    assert GAMES == ["hab_und_gut", "richesses_du_monde", "venture"]


@pytest.mark.parametrize(("name", "run"), cases())
def test_simulations_give_the_digests_and_records_they_gave(name: str, run: dict[str, Any]) -> None:
    assert runs.wrong(name, run) == []


@every_game
@pytest.mark.compiled
@pytest.mark.exhaustive
def test_compiled_simulations_too(name: str) -> None:
    """What follows from the test above and from those that compare compiled games with interpreted ones."""
    found = {index: runs.wrong(name, run, backend="cpu") for index, run in enumerate(runs.expected(name)["runs"])}
    assert {index: lines for index, lines in found.items() if lines} == {}


@every_game
def test_whole_records_replay(name: str, tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("".join(spelled(record) + "\n" for record in runs.whole_records(name)))
    for line in range(len(runs.whole_records(name))):
        assert runs.magnat("replay", str(tmp_path / "games.jsonl"), "--game", str(line))


@pytest.mark.parametrize("name", first_quick(GAMES))
def test_saves_are_read_written_undone_and_played_on_as_they_were(name: str) -> None:
    rows = positions.rows(name)
    assert any(row["undone"] for row in rows) and any(row["save"]["base"] for row in rows)
    assert any(row["save"]["windows"] for row in rows) == (name == "richesses_du_monde")  # the only one whose seats answer at the same time
    assert {row["moment"]: lines for row in rows if (lines := positions.wrong(row))} == {}


@every_game
def test_databases_are_read_undone_and_played_on_as_they_were(name: str) -> None:
    assert tables.wrong(name) == []


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name in ANSWERED_SOON else pytest.mark.thorough) for name in helped.GAMES])
def test_helpers_answer_as_they_did(name: str) -> None:
    assert helped.wrong(name) == []


def test_the_guard_notices_what_goes_and_what_changes() -> None:
    then = {"kept": 1, "row": [1, {"name": "Ada"}]}
    assert missing(then, then | {"new": 2}) == []
    assert missing(then, {"row": [1, {"name": "Bob"}]}) == [".kept: is gone", '.row[1].name: "Ada" became "Bob"']
    assert missing({"row": [1]}, {"row": [1, 2]}) == [".row: [1] became [1,2]"]


def test_the_fixtures_stay_small() -> None:
    sizes = {str(path): path.stat().st_size for path in DATA.rglob("*") if path.is_file()}
    assert max(sizes.values()) < 300_000 and sum(sizes.values()) < 600_000
