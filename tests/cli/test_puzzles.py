"""`magnat puzzles`: the same seed finds the same puzzles, goes on where it was, and a check keeps what a deeper search confirms."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from magnat.bots.puzzles import PuzzleSet, games, shipped
from magnat.core.game import load
from tests.cli.conftest import User


@pytest.mark.compiled
def test_the_same_deal_gives_the_same_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "LOOKED_AT", 5)
    source = games.sourced(load("hab_und_gut"), players=3, seed=5, playouts=64)
    assert games.puzzles_of(source, 3) == games.puzzles_of(source, 3)
    assert {"standard", "casual"} == set(games.levels_of(source, 3))


@pytest.mark.compiled
def test_a_check_keeps_what_a_deeper_search_confirms(magnat: User, tmp_path: Path) -> None:
    game, file = load("hab_und_gut"), tmp_path / "some.jsonl"
    clear, other = sorted(shipped(game).values(), key=lambda puzzle: puzzle.advised_win - puzzle.win)[:2]
    overturned = replace(other, answers=(other.advised,), advised=other.answers[0])
    file.write_text(PuzzleSet(games.sourced(game), 3, [clear, overturned]).to_text())
    checked = magnat("puzzles", "hab_und_gut", "--check", str(file), "--playouts", "1024", "--workers", "1")
    kept = PuzzleSet.from_text(file.read_text()).puzzles
    assert checked.code == 0 and "1 of 2 puzzles are confirmed" in checked.out and f"{overturned.id} is removed" in checked.out
    assert [puzzle.id for puzzle in kept] == [clear.id] and kept[0].answers[0] == clear.answers[0]


@pytest.mark.thorough
def test_a_file_is_gone_on_with_only_if_it_has_the_same_source(magnat: User, tmp_path: Path) -> None:
    file = tmp_path / "new.jsonl"
    words = ("puzzles", "hab_und_gut", "--out", str(file), "--minutes", "0.000001", "--workers", "1")
    assert magnat(*words).code == 0 and magnat(*words).out.startswith("0 puzzles in 0 deals")
    written = file.read_text()
    said = magnat(*words, "--seed", "2")
    assert said.code == 2 and "comes from elsewhere" in said.err and file.read_text() == written


def test_bad_input_is_answered_with_a_sentence(magnat: User, tmp_path: Path) -> None:
    file = tmp_path / "file.jsonl"
    file.write_text("no puzzles\n")
    for words in (
        ("chess", "--out", "x"),
        ("hab_und_gut",),
        ("hab_und_gut", "--out", "x", "--check", "y"),
        ("hab_und_gut", "--out", str(file)),
        ("hab_und_gut", "--check", str(file)),
        ("hab_und_gut", "--check", str(tmp_path / "nothing")),
        ("hab_und_gut", "--players", "9", "--out", str(tmp_path / "new")),
    ):
        said = magnat("puzzles", *words)
        assert said.code == 2 and said.err.startswith("magnat: "), words
    assert file.read_text() == "no puzzles\n" and not (tmp_path / "new").exists()
