"""Matches that were saved under the first version of the rules, when a holder could only ask 10, 20, 50 or 100 more: see version_1.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from magnat.core.play import saves

ROWS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "version_1.json").read_text())


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["moment"])
def test_m46_a_match_of_the_first_version_replays_act_by_act(row: dict[str, Any]) -> None:
    assert row["save"]["rules_version"] == 1
    match = saves.from_json(row["save"])
    assert match.spelled() == row["save"]["acts"] and match.state.to_json() == row["save"]["snapshot"]
    assert "rules-changed" not in match.marks and not match.before  # every moment of it can be looked at again


def test_m46_it_goes_on_under_the_rules_of_today() -> None:
    match = saves.from_json(ROWS[0]["save"])
    asker, holder = match.state.buyer, match.state.seller
    match.play(asker, [match.game.act_id("accept", 0)])
    price = match.state.price + 13
    match.play(holder, [match.game.act_id("hundreds", price // 10), match.game.act_id("tens", price % 10)])
    assert match.state.offer == price and match.asked() == [asker]
