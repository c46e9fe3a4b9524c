"""What stands beside the choice of a level, and which levels are offered, follows from what was played."""

from __future__ import annotations

import pytest

from magnat.bots import LEVELS, measured
from magnat.bots.measured import Measured, against_standard, share_against, worth_offering
from magnat.core.game import names


def row(bot: str, against: str, share: float, players: int = 2, deals: int = 10) -> Measured:
    return Measured("trade", players, bot, against, share, deals)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Measured]:
    rows: list[Measured] = []
    monkeypatch.setattr(measured, "measured", lambda: tuple(rows))
    return rows


def test_a_level_that_nobody_has_measured_is_offered_and_nothing_is_said_of_it(played: list[Measured]) -> None:
    assert worth_offering("trade") == list(LEVELS) and against_standard("trade", 2) == {}
    assert share_against("trade", "strong", "standard") is None


def test_a_level_that_is_hardly_stronger_than_the_one_below_is_not_offered(played: list[Measured]) -> None:
    played += [row("strong", "standard", 0.52), row("expert", "strong", 0.9), row("expert", "standard", 0.64)]
    assert worth_offering("trade") == ["beginner", "casual", "standard", "expert"]  # expert is compared with the best that is left
    played += [row("standard", "casual", 0.5), row("standard", "beginner", 0.7)]
    assert worth_offering("trade") == ["beginner", "standard", "expert"]


def test_the_standard_level_is_always_offered(played: list[Measured]) -> None:
    played += [row("standard", level, 0.1) for level in ("beginner", "casual")] + [row(level, "standard", 0.1) for level in ("strong", "expert")]
    assert worth_offering("trade") == ["standard"]


def test_tables_of_nearly_the_same_size_tell_for_those_that_were_not_measured(played: list[Measured]) -> None:
    played += [row("strong", "standard", 0.9, 2), row("strong", "standard", 0.7, 4, deals=30)]
    assert [against_standard("trade", players).get("strong") for players in (2, 3, 4, 5, 6)] == [0.9, 0.7, 0.7, 0.7, None]
    assert share_against("trade", "strong", "standard") == pytest.approx(0.75)


def test_what_is_kept_can_be_read_and_leaves_every_game_a_choice() -> None:
    assert measured.measured() and {each.game for each in measured.measured()} <= set(names())
    assert all(len(worth_offering(name)) > 1 for name in names())
