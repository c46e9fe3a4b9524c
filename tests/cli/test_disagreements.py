"""Where search leaves the advice is told by phase and by position, the same on every machine."""

from __future__ import annotations

import json

import pytest

from magnat.bots.disagreeing import Doubt, by_phase
from tests.cli.conftest import User


def doubt(phase: str, gain: float, *, left: bool) -> Doubt:
    return Doubt(0, 5, 0, phase, "buy 1", "buy 2" if left else "buy 1", gain, 0.01)


def test_phases_are_told_by_what_is_at_stake() -> None:
    rows = by_phase([doubt("TRADE", 0.5, left=True), doubt("TRADE", 0, left=False), doubt("GIVE", 0.1, left=True), doubt("END", 0, left=False)])
    assert [(row.phase, row.looked, row.left, row.gain, row.at_stake) for row in rows] == [
        ("TRADE", 2, 1, 0.5, 25.0), ("GIVE", 1, 1, 0.1, 10.0), ("END", 1, 0, 0.0, 0.0),
    ]  # fmt: skip


@pytest.mark.compiled
def test_every_decision_that_was_looked_at_is_told_once_and_repeats_itself(magnat: User) -> None:
    words = ("disagreements", "hab_und_gut", "--players", "3", "--games", "1", "--every", "12", "--playouts", "150")
    first, again = magnat(*words, "--json"), magnat(*words, "--json")
    rows = [json.loads(line) for line in first.out.splitlines()]
    assert first.code == 0 and first.out == again.out and len(rows) > 5 and len({row["acts"] for row in rows}) == len(rows)
    told = magnat(*words, "--positions", "2")
    assert told.code == 0 and "one decision in 12" in told.out and all(row["phase"] in told.out for row in rows)
    left = [row for row in rows if row["better"] != row["advised"]]
    assert all(row["gain"] > 2 * row["error"] for row in left)


def test_what_cannot_be_played_is_refused_with_a_sentence(magnat: User) -> None:
    assert magnat("disagreements", "chess").code == 2
    said = magnat("disagreements", "hab_und_gut", "--players", "9")
    assert said.code == 2 and said.err.startswith("magnat: ")
