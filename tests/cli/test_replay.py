"""`magnat replay`: a game told again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from magnat.core.game import load
from magnat.core.play import Match, SeededDice, to_json
from tests.cli.conftest import User


@pytest.fixture
def saved(tmp_path: Path) -> str:
    """A finished game in which everybody takes the first choice: Ada buys coal and gives it away."""
    match = Match.new(load("hab_und_gut"), ["Ada", "Bob", "Cleo"], dice=SeededDice(3))
    while not match.is_over:
        seat = match.asked()[0]
        match.play(seat, [match.legal(seat)[0]])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(to_json(match)))
    return str(file)


@pytest.fixture
def recorded(magnat: User, tmp_path: Path) -> str:
    file = tmp_path / "games.jsonl"
    magnat("simulate", "hab_und_gut", "-n", "3", "--players", "3", "--backend", "python", "--record", str(file))
    return str(file)


def test_a_save_is_told_with_a_position_after_every_tour(magnat: User, saved: str) -> None:
    said = magnat("replay", saved)
    assert said.code == 0 and "Result" in said.out
    assert said.out.count("wears the top hat.") == 8  # log lines
    assert said.out.count("Price 0") == 8  # tables: after each tour, the last one at the end


def test_a_seat_reads_its_own_secrets(magnat: User, saved: str) -> None:
    hidden, own = "Ada donates a share, face down.", "Ada donates coal, face down."
    assert hidden in magnat("replay", saved).out and own not in magnat("replay", saved).out
    assert own in magnat("replay", saved, "--seat", "0").out
    assert hidden in magnat("replay", saved, "--seat", "1").out
    assert "Left holder" in magnat("replay", saved, "--seat", "0").out


def test_step_by_step(magnat: User, saved: str) -> None:
    said = magnat("replay", saved, "--step", "--lang", "fr")
    assert said.code == 0 and said.out.count("Cours 0") > 100


def test_a_running_game(magnat: User, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    magnat("play", "hab_und_gut", "--seats", "you=Ada,random,random", "--save", file, typed="1\n")
    said = magnat("replay", file)
    assert "Ada buys coal for 40." in said.out and "The game was not finished." in said.out


def test_lines_of_a_record(magnat: User, recorded: str) -> None:
    first, third = magnat("replay", recorded), magnat("replay", recorded, "--game", "2")
    assert first.code == third.code == 0
    assert "Seat 0 wears the top hat" in first.out and "Result" in third.out
    assert first.out != third.out
    assert first.out == magnat("replay", recorded, "--game", "0").out


def test_what_cannot_be_picked(magnat: User, saved: str, recorded: str) -> None:
    said = magnat("replay", recorded, "--game", "3")
    assert said.code == 2 and "has the games 0 to 2, not 3" in said.err
    said = magnat("replay", saved, "--game", "0")
    assert said.code == 2 and "holds one game" in said.err
    for seat in ("3", "-2"):
        said = magnat("replay", saved, "--seat", seat)
        assert said.code == 2 and "seats 0 to 2" in said.err
