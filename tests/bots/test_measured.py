"""What stands beside the choice of a level, and which levels are offered, follows from what was played."""

from __future__ import annotations

import pytest

from magnat.bots import LEVELS, measured
from magnat.bots.measured import Measured, shares_against, worth_offering
from magnat.core.game import load, names
from magnat.core.play import options


def row(bot: str, against: str, share: float, players: int = 2, deals: int = 10, edition: str = "") -> Measured:
    return Measured("trade", players, bot, against, share, deals, {"edition": edition} if edition else {})


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Measured]:
    rows: list[Measured] = []
    monkeypatch.setattr(measured, "measured", lambda: tuple(rows))
    return rows


def test_a_level_that_nobody_has_measured_is_offered_and_nothing_is_said_of_it(played: list[Measured]) -> None:
    assert worth_offering("trade") == list(LEVELS) and shares_against("trade", "strong", "standard") == []


def test_a_level_that_is_hardly_stronger_than_the_one_below_is_not_offered(played: list[Measured]) -> None:
    played += [row("strong", "standard", 0.52), row("expert", "strong", 0.9), row("expert", "standard", 0.64)]
    assert worth_offering("trade") == ["beginner", "casual", "standard", "expert"]  # expert is compared with the best that is left
    played += [row("standard", "casual", 0.5), row("standard", "beginner", 0.7)]
    assert worth_offering("trade") == ["beginner", "standard", "expert"]


def test_the_standard_level_is_always_offered(played: list[Measured]) -> None:
    played += [row("standard", level, 0.1) for level in ("beginner", "casual")] + [row(level, "standard", 0.1) for level in ("strong", "expert")]
    assert worth_offering("trade") == ["standard"]


def test_each_edition_and_size_of_table_has_its_own_figure(played: list[Measured]) -> None:
    played += [row("strong", "standard", 0.9), row("strong", "standard", 0.5, deals=30), row("strong", "standard", 0.7, 4)]
    played += [row("strong", "standard", 0.4, edition="short"), row("strong", "standard", 0.55, edition="long")]
    told = [(each.players, each.options.get("edition"), round(each.share, 4), each.deals) for each in shares_against("trade", "strong", "standard")]
    assert told == [(2, None, 0.6, 40), (4, None, 0.7, 10), (2, "short", 0.4, 10), (2, "long", 0.55, 10)]


def test_a_level_is_offered_if_it_is_noticeably_stronger_somewhere(played: list[Measured]) -> None:
    played += [row("strong", "standard", 0.48, 3), row("strong", "standard", 0.64, 4), row("expert", "strong", 0.5, 3)]
    assert worth_offering("trade")[-1] == "strong"


def test_what_is_kept_can_be_read_and_leaves_every_game_a_choice() -> None:
    assert measured.measured() and {each.game for each in measured.measured()} <= set(names())
    assert all(len(worth_offering(name)) > 1 for name in names())
    leading = {name: {option for option, declared in options.declared(load(name)).items() if declared.leads} for name in names()}
    assert all(each.options.keys() == leading[each.game] for each in measured.measured())
